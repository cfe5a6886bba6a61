import type { Word } from '../parse/tree.ts';
import type { EntityDraft } from './discourse.ts';
import { isShare } from './mend-shares.ts';
import type { Mentioned } from './mentioned.ts';
import { oneMore } from './one-more.ts';
import { findPreposition } from './prepositions.ts';
import { subjectsOf } from './subjects-of.ts';
import { wordSet } from './word-sets.ts';

const REFLEXIVE = /sel(?:f|ves)$/;
const PERSONAL = [
  { words: wordSet('he'), noun: 'man', sex: 'male' },
  { words: wordSet('she'), noun: 'woman', sex: 'female' },
] as const;

/** Whom a pronoun, "one", "another" or "each other" stands for; null for a word that is none of them. */
export function resolvePronoun(word: Word, mentions: Mentioned): readonly number[] | null {
  const { sentence, discourse, lexicon } = mentions;
  const { lower } = word;
  // "three men push, a fourth steers"
  const isOrdinal =
    wordSet('ordinal').has(lower) &&
    sentence.has(word, 'det') &&
    !sentence.has(word, 'nmod') &&
    lower !== 'last';
  // "braids the hair of the shortest"
  const isCompared =
    word.tag === 'ADJ' && sentence.has(word, 'det', wordSet('the')) && lexicon.comparative(lower) !== null;
  const isOne =
    (wordSet('one').has(lower) && word.tag !== 'PROPN') || isOrdinal || isCompared || isShare(word);
  if (lower === 'other' && sentence.has(word, 'det', new Set(['each']))) return subjectsOf(word, mentions);
  if (lower === 'each' && sentence.at(word.index + 1)?.lower === 'other') return subjectsOf(word, mentions);
  if (isOne && !(lower === 'one' && word.label === 'nummod')) return oneMore(word, mentions);
  if (wordSet('relative').has(lower) && word.tag === 'PRON') return antecedent(word, mentions);
  if (REFLEXIVE.test(lower) && word.tag === 'PRON') {
    const doers = subjectsOf(word, mentions);
    // "its shadow longer than itself": whose shadow it is.
    const owners = sentence.below(sentence.head(sentence.head(word) ?? word) ?? word, 'nmod:poss');
    return doers.length > 0 ? doers : owners.flatMap((owner) => mentions.own(owner));
  }
  const before = discourse.entities
    .toReversed()
    .filter((entity) => !isSameClauseSubject(word, entity, mentions));
  for (const { words, noun, sex } of PERSONAL)
    if (words.has(lower)) return somebody(before, noun, sex, word, mentions);
  if (wordSet('it').has(lower)) return only(itFor(word, before, mentions));
  const isEach = word.label === 'nsubj' && ['neither', 'both', 'each', 'all', 'none'].includes(lower);
  if ((wordSet('they').has(lower) && word.tag !== 'DET') || (isEach && !sentence.has(word, 'nmod')))
    return theyFor(word, before, mentions);
  return null;
}

function only(entity: EntityDraft | undefined): readonly number[] | null {
  return entity ? [entity.id] : null;
}

const isPerson = ({ kinds }: EntityDraft) => kinds[0] === 'person';
const isAlive = ({ kinds }: EntityDraft) => kinds[0] === 'person' || kinds[0] === 'animal';
const sexOf = ({ attributes }: EntityDraft) => attributes.find(({ name }) => name === 'sex')?.value;

/** "he", "her": a single person whose sex it can be, and thereby is; where nobody was named, somebody new. */
function somebody(
  before: readonly EntityDraft[],
  noun: string,
  sex: string,
  word: Word,
  mentions: Mentioned,
): readonly number[] {
  const { discourse, lexicon } = mentions;
  const fits = (each: EntityDraft) =>
    each.count === 1 && (sexOf(each) ?? sex) === sex && !wordSet('collective').has(each.noun);
  const people = before.filter((each) => isPerson(each) && fits(each));
  // "A boy shows a man his kite": the boy's. "A nurse pushes a man in his chair": his, because he is known to be one.
  const doers = word.label === 'nmod:poss' ? subjectsOf(word, mentions) : [];
  const doer = people.find(({ id }) => doers.includes(id));
  const known = people.find((each) => sexOf(each) === sex);
  const found =
    (doer && (sexOf(doer) === sex || !known) ? doer : undefined) ??
    (doer ? known : people[0]) ??
    before.find((each) => isAlive(each) && fits(each));
  if (!found && isOwnerOnly(word, sex, mentions)) return [];
  const meant = found ?? discourse.add({ noun, name: noun, kinds: lexicon.kindsOf(noun), count: 1 });
  if (!meant) return [];
  discourse.describe(meant.id, { name: 'sex', value: sex, word: word.lower });
  return [meant.id];
}

/** "Her brother waves": nobody else is there. But "her hands shake", "her bag is larger than she is". */
function isOwnerOnly(word: Word, sex: string, { sentence, lexicon }: Mentioned): boolean {
  const owned = word.label === 'nmod:poss' ? sentence.head(word) : undefined;
  if (!owned || lexicon.kindsOf(lexicon.noun(owned.lower).base).includes('part')) return false;
  const uses = PERSONAL.find((each) => each.sex === sex)?.words;
  return !sentence.words.some(({ label, lower }) => label !== 'nmod:poss' && uses?.has(lower));
}

/** Things before places, and what the sentence is about before what stands in a phrase. */
function itFor(word: Word, before: readonly EntityDraft[], mentions: Mentioned): EntityDraft | undefined {
  const { sentence } = mentions;
  const single = before.filter((entity) => entity.count === 1 && !isPerson(entity));
  const head = sentence.head(word);
  const animal = single.find(isAlive);
  const isOwner = word.label === 'nmod:poss';
  // "the audience holds its breath"
  const doers = isOwner ? subjectsOf(word, mentions) : [];
  const group = before.find(({ id, noun }) => doers.includes(id) && wordSet('collective').has(noun));
  if (group) return group;
  const acts = word.label === 'nsubj' && head?.tag === 'VERB';
  const above = nounsAbove(word, mentions).flatMap((each) => mentions.of(each));
  const own = single.find(
    ({ id, kinds }) =>
      doers.includes(id) && !above.includes(id) && !wordSet('owning nothing kind').has(kinds[0] ?? ''),
  );
  if (own && (!animal || isAlive(own))) return own;
  if ((isOwner || acts) && animal) return animal;
  // "a bottle with a letter in it": not the letter, which the phrase is said of, nor what is named in the same clause.
  const clause = head
    ? sentence.words.filter((each) => each.index < word.index && sentence.isWithin(each, head))
    : [];
  const said = [...(isOwner ? [] : clause.flatMap((each) => mentions.of(each))), ...above];
  const open = single.filter(({ id }) => !said.includes(id));
  const owners = isOwner ? wordSet('owning nothing kind') : new Set(['place', 'part', 'abstract', 'time']);
  // "pulls a sled up the hill and races down it"
  const isWay = findPreposition(sentence.preposition(word))?.role === 'path';
  const way = isWay ? open.find(({ kinds }) => kinds[0] === 'place') : undefined;
  if (way) return way;
  // "takes the candle from the shelf and lights it": what something is done to before where.
  const done = isOwner ? [] : objectsBefore(word, head, mentions);
  return (
    open.find(({ id, kinds }) => done.includes(id) && !owners.has(kinds[0] ?? '')) ??
    open.find(({ kinds }) => !owners.has(kinds[0] ?? '')) ??
    open[0] ??
    before.find(({ count }) => count === 1)
  );
}

/** What the clause that this one is joined to is done to, or who does it. */
function objectsBefore(word: Word, verb: Word | undefined, mentions: Mentioned): readonly number[] {
  const { sentence } = mentions;
  const before =
    verb && ['conj', 'advcl', 'parataxis'].includes(verb.label) ? sentence.head(verb) : undefined;
  if (!verb || !before) return [];
  // "takes off his hat, pulls out a rabbit and gives it away": the verb right before.
  const row = sentence.below(before, 'conj').filter(({ index, tag }) => index < verb.index && tag === 'VERB');
  const last = row.at(-1) ?? before;
  // "refuses to pull the cart, so he pushes it"
  const objects = [last, ...sentence.below(last, 'xcomp')]
    .flatMap((each) => sentence.below(each, 'obj'))
    .filter(({ index }) => index < word.index);
  // "A goat stands on a car while the owner shouts at it."
  const doers = objects.length > 0 ? [] : sentence.below(last, 'nsubj');
  // "puts a cake on a table, then a dog jumps up and eats it"
  const further = objects.length > 0 ? [] : objectsBefore(word, before, mentions);
  return [...[...objects, ...doers].flatMap((each) => mentions.own(each)), ...further];
}

/** "moss on its shoulder", "a fork on top of it": neither the moss's shoulder nor on top of the fork. */
function nounsAbove(word: Word, { sentence }: Mentioned): readonly Word[] {
  const above: Word[] = [];
  // "with a dog behind it", "in front of it": of the dog alone.
  const side = sentence.head(word);
  const phrase = side && sentence.pronoun(side) === word ? side : word;
  const of = phrase.label === 'nmod' ? sentence.head(phrase) : undefined;
  if (of && sentence.preposition(of) === 'with') return [of];
  for (let at: Word | undefined = word, steps = 0; at && steps < 4; steps++) {
    const head = sentence.head(at);
    if (head && at.label === 'nmod' && at !== word) above.push(head);
    if (head?.label === 'acl' && at.label === 'obl')
      above.push(...[sentence.head(head)].filter((each) => each !== undefined));
    at = head && ['nmod', 'nmod:poss'].includes(at.label) ? head : undefined;
  }
  return above;
}

function theyFor(word: Word, before: readonly EntityDraft[], mentions: Mentioned): readonly number[] | null {
  const { entities } = mentions.discourse;
  const subjects = subjectsOf(word, mentions);
  // "His sheep … one of them": "them" tells that there are several.
  for (const entity of before)
    if (entity.count === 1 && mentions.lexicon.isItsOwnPlural(entity.noun) && !subjects.includes(entity.id))
      entity.count = 'some';
  const many = before.filter(
    ({ count, kinds }) => count !== 1 && kinds[0] !== 'place' && kinds[0] !== 'part',
  );
  // "sheep with numbers painted on their backs": numbers have none.
  const owned = mentions.sentence.head(word);
  const isLimb =
    owned !== undefined && mentions.lexicon.kindsOf(mentions.lexicon.noun(owned.lower).base)[0] === 'part';
  const isSubject = many.find(
    (each) =>
      subjects.includes(each.id) &&
      word.label === 'nmod:poss' &&
      (isAlive(each) || !isLimb || !many.some(isAlive)),
  );
  // "His sister tries to catch them": not herself and him.
  const alive = entities.filter((each) => before.includes(each) && isAlive(each)).map(({ id }) => id);
  const chosen = isSubject ?? many.find(isAlive) ?? (alive.length > 1 ? undefined : many[0]);
  if (chosen) return [chosen.id];
  return alive.length > 1 ? alive : before[0] ? [before[0].id] : null;
}

/** "He hits him": the agent is not the one it is done to. */
function isSameClauseSubject(pronoun: Word, entity: EntityDraft, mentions: Mentioned): boolean {
  // "runs after both of them", but "with a mountain behind him"
  const whole = mentions.sentence.preposition(pronoun) === 'of' ? mentions.sentence.head(pronoun) : undefined;
  const isCounted = pronoun.label === 'nmod' && whole && mentions.lexicon.quantity(whole.lower) !== null;
  const word = isCounted ? whole : pronoun;
  if (!['obj', 'iobj', 'obl', 'obl:agent'].includes(word.label)) return false;
  // "the shark behind him": an agent may have things around itself.
  const preposition = findPreposition(mentions.sentence.preposition(word));
  const isCompared = mentions.sentence
    .below(word, 'case', 'mark')
    .some(({ lower }) => lower === 'as' || lower === 'than');
  // Nobody sits beside himself, but one may have things around.
  const head = mentions.sentence.head(word);
  const isIdle = head !== undefined && !mentions.sentence.has(head, 'obj');
  if ((preposition?.role === 'place' && !isIdle) || isCompared) return false;
  return subjectsOf(word, mentions).includes(entity.id);
}

/** The noun a relative clause belongs to; where the grammar missed it, the nearest noun before. */
function antecedent(word: Word, mentions: Mentioned): readonly number[] | null {
  const { sentence } = mentions;
  for (let at = sentence.head(word), steps = 0; at && steps < 6; at = sentence.head(at), steps++) {
    const head = sentence.head(at);
    if (at.label === 'acl:relcl' && head && mentions.own(head).length > 0)
      return sentence.joined(head).every(({ index }) => index < word.index)
        ? mentions.of(head)
        : mentions.own(head);
  }
  const before = sentence.words.slice(0, word.index - 1).toReversed();
  const nearest = before.find((each) => mentions.own(each).length > 0);
  return nearest ? mentions.of(nearest) : null;
}
