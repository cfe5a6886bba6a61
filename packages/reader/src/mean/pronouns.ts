import type { Word } from '../parse/tree.ts';
import { describeBefore } from './describe-noun.ts';
import type { EntityDraft } from './discourse.ts';
import type { Mentioned } from './mentioned.ts';
import { findPreposition } from './prepositions.ts';

const RELATIVE = new Set(['who', 'whom', 'which', 'that', 'whose']);
const HE = new Set(['he', 'him', 'his', 'himself']);
const SHE = new Set(['she', 'her', 'hers', 'herself']);
const IT = new Set(['it', 'its', 'itself']);
const THEY = new Set(['they', 'them', 'their', 'theirs', 'themselves', 'both', 'all']);
/** Kinds of which nobody says "another one". */
const UNCOUNTED = new Set(['place', 'light', 'weather', 'substance', 'abstract', 'time']);
const REFLEXIVE = /sel(?:f|ves)$/;

/** Whom a pronoun, "one", "another" or "each other" stands for; null for a word that is none of them. */
export function resolvePronoun(word: Word, mentions: Mentioned): readonly number[] | null {
  const { sentence, discourse } = mentions;
  const { lower } = word;
  const isOne = ['one', 'ones', 'another', 'other', 'others'].includes(lower) && word.tag !== 'PROPN';
  if (lower === 'other' && sentence.has(word, 'det', new Set(['each']))) return subjectsOf(word, mentions);
  if (lower === 'each' && sentence.at(word.index + 1)?.lower === 'other') return subjectsOf(word, mentions);
  if (isOne && !(lower === 'one' && word.label === 'nummod')) return oneMore(word, mentions);
  if (RELATIVE.has(lower) && word.tag === 'PRON') return antecedent(word, mentions);
  if (REFLEXIVE.test(lower) && word.tag === 'PRON') return subjectsOf(word, mentions);
  const before = discourse.entities
    .toReversed()
    .filter((entity) => !isSameClauseSubject(word, entity, mentions));
  if (HE.has(lower))
    return only(find(before, (each) => isPerson(each) && sexOf(each) !== 'female') ?? find(before, isAlive));
  if (SHE.has(lower))
    return only(find(before, (each) => isPerson(each) && sexOf(each) !== 'male') ?? find(before, isAlive));
  if (IT.has(lower)) return only(itFor(word, before, mentions));
  if (THEY.has(lower) && word.tag !== 'DET') return theyFor(before, discourse.entities);
  return null;
}

function only(entity: EntityDraft | undefined): readonly number[] | null {
  return entity ? [entity.id] : null;
}

function find(
  before: readonly EntityDraft[],
  test: (entity: EntityDraft) => boolean,
): EntityDraft | undefined {
  return before.find(test);
}

const isPerson = ({ kinds }: EntityDraft) => kinds[0] === 'person';
const isAlive = ({ kinds }: EntityDraft) => kinds[0] === 'person' || kinds[0] === 'animal';
const sexOf = ({ attributes }: EntityDraft) => attributes.find(({ name }) => name === 'sex')?.value;

/** Things before places, and what the sentence is about before what stands in a phrase. */
function itFor(word: Word, before: readonly EntityDraft[], mentions: Mentioned): EntityDraft | undefined {
  const single = before.filter((entity) => entity.count === 1 && !isPerson(entity));
  const isOwner = word.label === 'nmod:poss';
  const animal = single.find(isAlive);
  if (isOwner && animal) return animal;
  // "a bottle with a letter in it": not the letter, which the phrase is said of, nor what is named in the same clause.
  const head = mentions.sentence.head(word);
  const clause = head
    ? mentions.sentence.words.filter(
        (each) => each.index < word.index && mentions.sentence.isWithin(each, head),
      )
    : [];
  const said = clause.flatMap((each) => mentions.of(each));
  const open = single.filter(({ id }) => !said.includes(id));
  return (
    open.find(({ kinds }) => kinds[0] !== 'place' && kinds[0] !== 'part') ??
    open[0] ??
    before.find(({ count }) => count === 1)
  );
}

function theyFor(before: readonly EntityDraft[], all: readonly EntityDraft[]): readonly number[] | null {
  const many = before.filter(({ count, kinds }) => count !== 1 && kinds[0] !== 'place');
  const chosen = many.find(isAlive) ?? (all.filter(isAlive).length > 1 ? undefined : many[0]);
  if (chosen) return [chosen.id];
  const alive = all.filter(isAlive).map(({ id }) => id);
  return alive.length > 1 ? alive : before[0] ? [before[0].id] : null;
}

/** "He hits him": whoever does it is not whom it is done to. */
function isSameClauseSubject(word: Word, entity: EntityDraft, mentions: Mentioned): boolean {
  if (!['obj', 'iobj', 'obl', 'obl:agent'].includes(word.label)) return false;
  // "the shark behind him": whoever does something may have things around.
  const preposition = findPreposition(mentions.sentence.preposition(word));
  if (preposition?.role === 'place') return false;
  return subjectsOf(word, mentions).includes(entity.id);
}

/** Whoever does what a word is part of; in a clause without one, whoever does what that belongs to. */
function subjectsOf(word: Word, mentions: Mentioned): readonly number[] {
  const { sentence } = mentions;
  for (let head = sentence.head(word), steps = 0; head && steps < 12; head = sentence.head(head), steps++) {
    const [subject] = sentence.below(head, 'nsubj', 'nsubj:pass');
    if (subject && subject.index !== word.index && subject.index < word.index) return mentions.of(subject);
    const own = mentions.own(head);
    if (own.length > 0 && head.index < word.index && sentence.below(head, 'acl', 'acl:relcl').length > 0)
      return own;
  }
  return [];
}

/** The noun a relative clause belongs to; where the grammar missed it, the nearest noun before. */
function antecedent(word: Word, mentions: Mentioned): readonly number[] | null {
  const { sentence } = mentions;
  for (let at = sentence.head(word), steps = 0; at && steps < 6; at = sentence.head(at), steps++) {
    const head = sentence.head(at);
    if (at.label === 'acl:relcl' && head && mentions.own(head).length > 0) return mentions.of(head);
  }
  const before = sentence.words.slice(0, word.index - 1).toReversed();
  const nearest = before.find((each) => mentions.own(each).length > 0);
  return nearest ? mentions.of(nearest) : null;
}

/** "a white one", "another": one more of what was named last. "the other": one that was named and is not meant yet. */
function oneMore(word: Word, mentions: Mentioned): readonly number[] | null {
  const { discourse, sentence, lexicon } = mentions;
  const all = discourse.entities.toReversed();
  const doers = word.label === 'obj' ? subjectsOf(word, mentions) : [];
  const others = all.filter(({ id, kinds }) => !doers.includes(id) && !UNCOUNTED.has(kinds[0] ?? ''));
  const before = others.length > 0 ? others : all;
  const said = sentence.below(word, 'amod').flatMap(({ lower }) => lexicon.attributes(lower));
  const many = word.lower === 'ones' || word.lower === 'others';
  const like = (many ? before.find(({ count }) => count !== 1) : undefined) ?? before[0];
  if (!like) return null;
  const isDefinite = sentence.has(word, 'det', new Set(['the']));
  const same = before.find(
    ({ attributes, noun }) =>
      noun === like.noun &&
      said.length > 0 &&
      said.every(({ name, value }) => attributes.some((own) => own.name === name && own.value === value)),
  );
  if (isDefinite && same) return [same.id];
  const alike = before.filter(({ noun }) => noun === like.noun);
  if (isDefinite && word.lower === 'other' && alike.length > 1) return [alike.at(-1)?.id ?? like.id];
  const added = discourse.add({
    noun: like.noun,
    name: like.name,
    kinds: like.kinds,
    count: many ? 'some' : 1,
  });
  if (!added) return null;
  describeBefore(word, added, mentions, 'known');
  return [added.id];
}
