import type { Word } from '../parse/tree.ts';
import type { Mentions } from './mentions.ts';
import { findPreposition } from './prepositions.ts';
import { wordSet } from './word-sets.ts';

const OF_NOUN = new Set(['acl', 'acl:relcl', 'amod', 'appos']);
const DEEPEST = 8;

/** The subjects of a verb: named, or taken from the clause or the noun this one belongs to. */
export function eventSubjects(word: Word, mentions: Mentions, steps = 0): readonly number[] {
  const { sentence } = mentions;
  const own = ownSubjects(word, mentions);
  const named = own
    .filter((each) => !isDenied(each, mentions))
    .flatMap((each) => subjectAndJoined(each, mentions));
  if (named.length > 0 || own.some((each) => mentions.isNobody(each)) || steps > DEEPEST) return named;
  const head = sentence.head(word);
  if (!head || isCut(word, mentions)) return [];
  if (OF_NOUN.has(word.label) && mentions.own(head).length > 0)
    return hasOwnSubject(word, mentions) ? [] : nounOf(word, head, mentions);
  // "sees a dog run", "lets it go", "keeps his mouth shut": what it is done to does the next.
  const object = sentence.below(head, 'obj', 'iobj').find((each) => sentence.isNominal(each));
  const isHeld = word.lower.endsWith('ing') && wordSet('holding').has(mentions.lexicon.verb(head.lower));
  // "stops the band from playing"
  const isKept =
    sentence.has(word, 'mark', new Set(['from'])) &&
    wordSet('preventing').has(mentions.lexicon.verb(head.lower));
  // "shows a boy how to throw": the boy throws.
  const isTaught =
    sentence.has(word, 'advmod', new Set(['how'])) &&
    wordSet('teaching').has(mentions.lexicon.verb(head.lower));
  if ((word.label === 'xcomp' || isKept || isTaught) && object && object.index < word.index && !isHeld)
    return mentions.of(object);
  if (mentions.own(head).length > 0 && head.tag !== 'VERB')
    return ofPredicate(head, mentions) ?? mentions.of(head);
  return eventSubjects(head, mentions, steps + 1);
}

/** "…, cut to a beach": nobody in the film does that. */
export function isCut(word: Word, { sentence, lexicon }: Mentions): boolean {
  const isTo = (each: Word) => sentence.preposition(each) === 'to';
  return (
    lexicon.verb(word.lower) === 'cut' && !sentence.has(word, 'obj') && sentence.below(word, 'obl').some(isTo)
  );
}

export function hasOwnSubject(word: Word, { sentence }: Mentions): boolean {
  return sentence.below(word, 'nsubj', 'nsubj:pass').length > 0;
}

/** "Not the dog but the toddler eats it", "all but one eat it": those of whom it is not true. */
export function deniedSubjects(word: Word, mentions: Mentions): readonly number[] {
  const denied = ownSubjects(word, mentions).filter((each) => isDenied(each, mentions));
  const excepted = [word, ...ownSubjects(word, mentions)]
    .flatMap((each) => mentions.sentence.below(each, 'obl', 'nmod'))
    .filter((each) => findPreposition(mentions.preposition(each))?.role === 'exception');
  const doers = eventSubjects(word, mentions);
  return [...denied, ...excepted].flatMap((each) => mentions.own(each)).filter((id) => !doers.includes(id));
}

function ownSubjects(word: Word, { sentence }: Mentions): readonly Word[] {
  const own = sentence.below(word, 'nsubj', 'nsubj:pass', 'csubj').filter((each) => sentence.isNominal(each));
  return own.flatMap((each) =>
    isDenied(each, { sentence }) ? [each, ...sentence.joined(each).slice(1)] : [each],
  );
}

function isDenied(word: Word, { sentence }: Pick<Mentions, 'sentence'>): boolean {
  return (
    sentence.has(word, 'advmod', wordSet('not')) &&
    sentence.below(word, 'conj').some((each) => sentence.has(each, 'cc', new Set(['but'])))
  );
}

function subjectAndJoined(word: Word, mentions: Mentions): readonly number[] {
  return word.label === 'conj' ? mentions.own(word) : mentions.of(word);
}

/** "a ferry docking, a band playing": what stands before the next noun is said of the first alone. */
function nounOf(word: Word, head: Word, mentions: Mentions): readonly number[] {
  const joined = mentions.sentence.joined(head);
  return joined.every(({ index }) => index < word.index) && !isListed(joined, mentions)
    ? mentions.of(head)
    : mentions.own(head);
}

/** Nouns with commas and no "and" are a list of pictures. */
function isListed(joined: readonly Word[], { sentence }: Mentions): boolean {
  return joined.length > 1 && !joined.some((each) => sentence.has(each, 'cc'));
}

/** "a man is at home, sleeping": the man. */
function ofPredicate(head: Word, mentions: Mentions): readonly number[] | null {
  const [subject] = mentions.sentence.below(head, 'nsubj');
  return subject ? mentions.of(subject) : null;
}
