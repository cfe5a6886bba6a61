import type { Word } from '../parse/tree.ts';
import { describe } from './describe-noun.ts';
import { eventSubjects } from './event-subjects.ts';
import { isGone } from './is-gone.ts';
import type { Mentions } from './mentions.ts';
import { findPreposition, isPlace } from './prepositions.ts';
import { describePhrase, isSaidWhere, relatePhrase } from './relate.ts';
import { wordSet } from './word-sets.ts';

const COMPARED: Readonly<Record<string, string>> = {
  large: 'larger-than',
  giant: 'larger-than',
  small: 'smaller-than',
  tiny: 'smaller-than',
};

const TIMES: Readonly<Record<string, string>> = { twice: 'larger-than', half: 'smaller-than' };

/** What is said of nouns without a verb of its own: phrases, owners, "is red", "bigger than". */
export function readNominals(mentions: Mentions): void {
  for (const word of mentions.sentence.words) {
    readPhrasesOf(word, mentions);
    readOwner(word, mentions);
    readPredicate(word, mentions);
    readSame(word, mentions);
    readSize(word, mentions);
    readSides(word, mentions);
    readView(word, mentions);
  }
}

/** "a shepherd on a donkey", "a bottle with a letter" */
function readPhrasesOf(word: Word, mentions: Mentions): void {
  const { sentence, discourse } = mentions;
  if (!sentence.isNominal(word) || sentence.below(word, 'cop').length > 0) return;
  for (const phrase of sentence.below(word, 'nmod', 'obl')) {
    const preposition = mentions.preposition(phrase);
    // "a cat and a dog on a couch": what stands after both is said of both.
    const isLast = sentence.joined(word).every(({ index }) => index < phrase.index);
    const own = mentions.preposition(word) ?? '';
    // "the model of a cathedral in a glass case": where a thing is, its parts and its likeness are.
    const isPart = own === 'with' && discourse.kindOf(mentions.own(word)[0] ?? 0) === 'part';
    const isOf = own === 'of' || (isPart && !sentence.has(word, 'nmod:poss'));
    const whole = isOf ? sentence.head(word) : undefined;
    const isWhere = whole && preposition !== null && isPlacePhrase(preposition);
    // "the snow on the roof of the cottage by the lake": so is the cottage.
    const [first] = sentence.below(phrase, 'case');
    const before = first && sentence.at(first.index - 1);
    const isInner = before !== undefined && before !== word && sentence.isWithin(before, word);
    const isNested =
      isInner && isPlacePhrase(chainOf(before, mentions)) && wordSet('nested').has(preposition ?? '');
    const said = [
      ...(isLast ? mentions.of(word) : mentions.own(word)),
      ...(isWhere ? mentions.own(whole) : []),
      ...(isNested ? mentions.own(before) : []),
    ];
    if (preposition === null || (own.endsWith(' of') && own !== 'out of') || word.lower === 'size') continue;
    if (
      describePhrase(
        mentions,
        said,
        preposition,
        phrase,
        preposition === 'of' && mentions.discourse.kindOf(said[0] ?? 0) !== 'container',
      )
    )
      continue;
    const ids = mentions.of(phrase);
    // "one of them" is no part of them.
    const isAmong =
      preposition === 'of' &&
      said.some((id) => ids.some((other) => discourse.entity(id)?.noun === discourse.entity(other)?.noun));
    if (isAmong || (preposition === 'with' && isSaidWhere(phrase, mentions))) continue;
    for (const of of said)
      relatePhrase(
        mentions,
        of,
        preposition,
        ids.filter((id) => !said.includes(id)),
      );
  }
}

/** Of "on the roof of the cottage": on. */
function chainOf(word: Word, { sentence }: Mentions): string {
  let at: Word | undefined = word;
  for (let steps = 0; at && sentence.preposition(at) === 'of' && steps < 4; steps++) at = sentence.head(at);
  return (at && sentence.preposition(at)) ?? '';
}

function isPlacePhrase(preposition: string): boolean {
  const known = findPreposition(preposition);
  return known !== null && isPlace(known);
}

/** "the shepherd's hat", "his sheep" */
function readOwner(word: Word, mentions: Mentions): void {
  const { sentence } = mentions;
  // The grammar knows "whose" badly: it belongs to the next noun.
  const next = sentence.words.slice(word.index).find((each) => sentence.isNominal(each));
  if (word.lower === 'whose' && next) own(mentions.own(word), mentions.own(next), mentions);
  for (const owner of sentence.below(word, 'nmod:poss'))
    own(mentions.own(owner), ownedBy(word, mentions), mentions);
}

/** "his hat and coat" are both his; of a list with commas only the first is. */
function ownedBy(word: Word, mentions: Mentions): readonly number[] {
  const { sentence } = mentions;
  const others = sentence.joined(word).slice(1);
  const isShared =
    others.some((each) => sentence.has(each, 'cc')) && !others.some((each) => sentence.has(each, 'det'));
  return isShared ? mentions.of(word) : mentions.own(word);
}

function own(owners: readonly number[], things: readonly number[], { discourse }: Mentions): void {
  for (const id of owners)
    for (const thing of things) {
      discourse.relate(discourse.kindOf(thing) === 'part' ? 'part-of' : 'belongs-to', thing, id);
      // "its passengers" are in the boat.
      const isAboard = discourse.kindOf(id) === 'vehicle' && discourse.kindOf(thing) === 'person';
      if (isAboard) discourse.relate('in', thing, id);
    }
}

/** "is red", "is on the table", "is bigger than the house", "lies broken", "a man as tall as a tree" */
function readPredicate(word: Word, mentions: Mentions): void {
  const { sentence, discourse, lexicon } = mentions;
  const subject = sentence.below(word, 'nsubj', 'nsubj:pass').find((each) => sentence.isNominal(each));
  const isThere = lexicon.verb(word.lower) === 'be' && word.label !== 'aux' && word.label !== 'cop';
  const ofHead = ['acl', 'acl:relcl', 'amod', 'advmod'].includes(word.label)
    ? sentence.head(word)
    : undefined;
  const said = subject ? mentions.of(subject) : ofHead ? mentions.own(ofHead) : [];
  if (isThere) {
    for (const phrase of sentence.below(word, 'obl', 'nmod'))
      for (const of of said)
        relatePhrase(mentions, of, mentions.preposition(phrase) ?? '', mentions.of(phrase));
    return;
  }
  if (sentence.below(word, 'cop').length > 0 && mentions.preposition(word) !== null) {
    const negated = sentence.has(word, 'advmod', new Set(['not', "n't"]));
    const text = mentions.preposition(word) ?? '';
    if (!negated && describePhrase(mentions, said, text, word, false)) return;
    if (!negated) for (const of of said) relatePhrase(mentions, of, text, mentions.own(word));
    return;
  }
  const plain = lexicon.comparative(word.lower) ?? word.lower;
  const saysHow =
    ['obj', 'advmod', 'acl'].includes(word.label) &&
    mentions.own(word).length === 0 &&
    lexicon.attributes(plain).length > 0;
  if (
    word.tag !== 'ADJ' &&
    !saysHow &&
    !isGone(word, sentence) &&
    !(word.tag === 'VERB' && sentence.below(word, 'cop').length > 0)
  )
    return;
  const ids = said.length > 0 ? said : describedBy(word, mentions);
  if (ids.length === 0) return;
  const compared = comparedWith(word, mentions);
  const size = lexicon.attributes(plain).find(({ name }) => name === 'size');
  if (compared && size) {
    // "no bigger than a coin"
    const isNo = sentence.has(word, 'advmod', new Set(['no', 'not']));
    // "twice as tall as her", "half as big"
    const times = sentence.below(word, 'advmod', 'obl', 'det', 'nummod').map(({ lower }) => TIMES[lower])[0];
    const kind = times ?? (compared.how === 'as' || isNo ? 'as-large-as' : COMPARED[size.value]);
    for (const of of ids) for (const to of compared.ids) if (kind) discourse.relate(kind, of, to);
    return;
  }
  if (sentence.has(word, 'advmod', new Set(['not', "n't", 'never']))) return;
  for (const id of ids) {
    const entity = discourse.entity(id);
    if (entity) describe(word, entity, mentions);
  }
  // "full of apples", "covered with snow"
  for (const phrase of sentence.below(word, 'obl', 'nmod')) {
    const preposition = mentions.preposition(phrase) ?? '';
    for (const of of ids)
      if (preposition === 'of' && ['free', 'empty', 'bare', 'devoid'].includes(word.lower))
        for (const thing of mentions.of(phrase))
          discourse.leaveOut(discourse.entity(thing)?.name ?? phrase.lower);
      else if (preposition === 'of' && word.lower === 'full')
        for (const thing of mentions.of(phrase)) discourse.relate('in', thing, of);
      else if (findPreposition(preposition)?.role === 'exception' && word.lower === 'empty')
        for (const thing of mentions.of(phrase)) discourse.relate('in', thing, of);
      else if (findPreposition(preposition) !== null)
        relatePhrase(mentions, of, preposition, mentions.of(phrase));
  }
}

/** "than the house", "as a tree", "than she is" */
function comparedWith(
  word: Word,
  mentions: Mentions,
): { readonly how: string; readonly ids: readonly number[] } | undefined {
  const { sentence } = mentions;
  for (const each of sentence.below(word, 'obl', 'nmod', 'advcl', 'ccomp')) {
    const mark = sentence.below(each, 'mark', 'case').find(({ lower }) => lower === 'than' || lower === 'as');
    const [subject] = sentence.below(each, 'nsubj');
    if (mark) return { how: mark.lower, ids: subject ? mentions.of(subject) : mentions.of(each) };
  }
  return undefined;
}

/** "lies broken", "paints the wall red": said of the agent, or of what it is done to. */
function describedBy(word: Word, mentions: Mentions): readonly number[] {
  const { sentence } = mentions;
  const head = sentence.head(word);
  if (head?.tag === 'ADJ' && word.label === 'conj') {
    const [subject] = sentence.below(head, 'nsubj', 'nsubj:pass');
    return subject ? mentions.of(subject) : describedBy(head, mentions);
  }
  if (head?.tag !== 'VERB') return [];
  if (!['xcomp', 'obj', 'advcl', 'conj', 'advmod', 'acl'].includes(word.label)) return [];
  const object = sentence
    .below(head, 'obj')
    .find((each) => each.index !== word.index && each.index < word.index);
  if (object) return mentions.of(object);
  // "a heron standing motionless": a state, and no size.
  const isSize = mentions.lexicon.attributes(word.lower).some(({ name }) => name === 'size');
  if (word.label === 'xcomp' && !isSize) return eventSubjects(head, mentions);
  const [subject] = sentence.below(head, 'nsubj', 'nsubj:pass');
  return subject ? mentions.of(subject) : [];
}

/** "a dragon the size of a house" */
function readSize(word: Word, mentions: Mentions): void {
  const { sentence, discourse } = mentions;
  const head = sentence.head(word);
  if (word.lower !== 'size' || !head) return;
  // "half his size", "twice the size of a house"
  const times = sentence.words
    .slice(Math.max(0, word.index - 4), word.index)
    .map(({ lower }) => TIMES[lower]);
  const kind = times.find((each) => each !== undefined) ?? 'as-large-as';
  const before = sentence.words.slice(0, word.index - 2).findLast((each) => mentions.own(each).length > 0);
  const sized = mentions.own(head).length > 0 ? head : before;
  for (const measure of sentence.below(word, 'nmod', 'nmod:poss'))
    for (const to of mentions.of(measure))
      for (const of of sized ? mentions.own(sized) : []) if (of !== to) discourse.relate(kind, of, to);
}

/** "a car on the left and a bus on the right": each is on that side of the other. */
function readSides(word: Word, mentions: Mentions): void {
  const { sentence, discourse } = mentions;
  const head = sentence.head(word);
  // "a red barn in the background"
  if (word.lower === 'background' && head && sentence.preposition(word) === 'in') {
    const [front] = discourse.entities;
    for (const of of mentions.own(head))
      if (front && front.id !== of) discourse.relate('behind', of, front.id);
    return;
  }
  if ((word.lower !== 'left' && word.lower !== 'right') || !head || word.label !== 'nmod') return;
  if (sentence.has(word, 'nmod') || !sentence.isNominal(head)) return;
  const first = head.label === 'conj' ? sentence.head(head) : undefined;
  const other = first ?? sentence.below(head, 'conj')[0];
  const isSaid = discourse.relations.some(({ kind }) => kind === 'left-of' || kind === 'right-of');
  if (!other || (isSaid && !first)) return;
  for (const of of mentions.own(head))
    for (const to of mentions.own(other)) {
      const known = discourse.relations.some((each) => each.of === to && each.to === of);
      if (!known) discourse.relate(word.lower === 'left' ? 'left-of' : 'right-of', of, to);
    }
}

/** "a barn in the background", "far away a ship sails", "a girl with her back to us": how far off it is seen, or from where. */
function readView(word: Word, mentions: Mentions): void {
  const { sentence, discourse, lexicon } = mentions;
  const head = sentence.head(word);
  const before = sentence.at((sentence.below(word, 'case')[0] ?? word).index - 1);
  const phrase = `${sentence.preposition(word) ?? before?.lower} ${word.lower}`;
  const view = ['in the distance', 'from behind'].find((each) => wordSet(each).has(phrase));
  const isMeasured = sentence.at(word.index + 1)?.lower === 'from';
  if (!view || !head || isMeasured || sentence.isPrepositionPart(word)) return;
  const isBack = (each: Word | undefined) => each !== undefined && lexicon.noun(each.lower).base === 'back';
  // "her back turned to us"
  if (phrase.startsWith('to ') && !isBack(before) && !isBack(sentence.at((before?.index ?? 0) - 1))) return;
  // Who attacks from behind is not seen so.
  const isSeen = head.index > word.index || wordSet('seen').has(lexicon.verb(head.lower));
  if (phrase === 'from behind' && !isSeen && !sentence.isNominal(head) && before?.text !== ',') return;
  const isBeside = before && ['appos', 'conj', 'parataxis'].includes(before.label);
  for (const of of isBeside
    ? mentions.own(before)
    : doersOf(isBack(head) ? sentence.head(head) : head, mentions))
    discourse.describe(of, { name: 'state', value: view, word: view });
}

/** Whom a noun means, or who does what a verb tells. */
function doersOf(word: Word | undefined, mentions: Mentions): readonly number[] {
  if (!word) return [];
  const doers = mentions.sentence.below(word, 'nsubj').flatMap((each) => mentions.of(each));
  const own = doers.length > 0 ? doers : mentions.own(word);
  return own.length > 0 ? own : doersOf(mentions.sentence.head(word), mentions);
}

/** "her pet, a parrot": two names of one. */
function readSame(word: Word, mentions: Mentions): void {
  const { sentence, discourse } = mentions;
  const head = sentence.head(word);
  if (!head || mentions.preposition(word) !== null) return;
  // "The judge, a walrus in a wig"
  const named = word.label === 'appos' ? discourse.entity(mentions.own(head)[0] ?? 0) : undefined;
  const also = discourse.entity(mentions.own(word)[0] ?? 0);
  const isBoth = [named, also].every((each) => ['person', 'animal'].includes(each?.kinds[0] ?? ''));
  if (named && also && named !== also && isBoth) named.alsoCalled.push(also.noun);
  if (sentence.below(word, 'cop').length === 0) return;
  const subject = sentence.below(word, 'nsubj')[0];
  const one = discourse.entity(subject ? (mentions.own(subject)[0] ?? 0) : 0);
  const other = discourse.entity(mentions.own(word)[0] ?? 0);
  if (one && other && one !== other) one.alsoCalled.push(other.noun);
}
