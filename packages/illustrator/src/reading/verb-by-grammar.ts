import { findNoun, openNoun } from './find-noun.ts';
import { baseForms } from './lexicon/inflections.ts';
import { BODY_PARTS } from './lexicon/parts.ts';
import { OTHER_PREPOSITIONS } from './lexicon/relations.ts';
import { COLOUR_WORDS } from './lexicon/verbs.ts';
import { PASTS_LIKE_NOUNS, VERBS_LIKE_NOUNS } from './lexicon/verbs-like-nouns.ts';
import { LIVING } from './scene-draft.ts';
import { isWord } from './tokens.ts';
import { BE, JOINING } from './word-classes.ts';

/** What can come after a verb, and hardly after a plural noun that ends its clause. */
const OBJECT =
  /^(an?|the|his|her|its|their|some|him|them|it|two|three|four|himself|herself|itself|everything|something)$/;
const DIRECTION =
  /^(away|off|out|up|down|over|into|onto|across|along|past|around|round|towards?|through|back|backwards?|forwards?|sideways|upside|ahead|apart|open|shut|free|from|under|between|by|home|west|east|north|south|inside|\w+ly|hard|wildly|high|low|against|behind|asleep|closer|beneath|above|underneath|like|together|alone|until)$/;
const PLACE =
  /^(in|on|at|with|to|for|near|beside|before|after|while|and|as|among|amid|next|without|when|but|where|then)$/;
const SUBJECT =
  /^(he|she|it|who|that|which|then|suddenly|never|also|still|now|nobody|somebody|someone|everyone|everybody|one)$/;
/** After these a noun stands alone: where one begins with them, a plural cannot follow. */
const ONE = /^(an?|one|each|every|this|another)$/;
const DEFINITE = /^(the|his|her|its|their|my|your|our|')$/;
const PREPOSITION =
  /^(in|on|at|with|from|into|onto|over|under|beside|behind|near|by|through|between|above|below|inside|wearing)$/;

/** Whether a word that is written like a noun is a verb where it stands: "darts away", "a boxer ducks", "boys duck under". */
export function isVerbByGrammar(tokens: readonly string[], at: number): boolean {
  const token = tokens[at];
  if (!isWord(token)) return false;
  if (Object.hasOwn(PASTS_LIKE_NOUNS, token)) return isPast(tokens, at);
  const third = /[^s]s$/.test(token);
  if (!baseForms(token).some((form) => VERBS_LIKE_NOUNS.has(form)) || /(ing|ed)$/.test(token)) return false;
  return third ? isThirdPerson(tokens, at) : isOfSeveral(tokens, at);
}

/** Horses thunder past, and somebody storms out; all other thunder and storm is weather. */
const WEATHER = /^(rain|snow|storm|thunder|shower|drizzle|spark|hail)s$/;

function follows(next: string | undefined): boolean {
  return !isWord(next) || OBJECT.test(next) || DIRECTION.test(next) || PLACE.test(next);
}

function isThirdPerson(tokens: readonly string[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (before === undefined || !follows(next)) return false;
  if (WEATHER.test(tokens[at]!)) return acts(before);
  if (SUBJECT.test(before)) return true;
  if (/..ly$/.test(before)) return actsBefore(tokens, at - 1);
  if (JOINING.has(before)) return continues(tokens, at);
  if (!isWord(before)) return false;
  // "a goalkeeper in yellow dives"
  if (before in COLOUR_WORDS) return tokens[at - 2] === 'in';
  const noun = findNoun(tokens, at - 1);
  // "A fisherman feeds ducks": what comes after the verb is no other verb.
  if (/[^s]s$/.test(before) && (acts(tokens[at - 2] ?? '') || isVerbByGrammar(tokens, at - 1))) return false;
  if (noun?.plural) return !DEFINITE.test(before) && (isWord(next) || actsBefore(tokens, at - 1));
  if (!noun && !isNounLike(before)) return false;
  return ofOne(tokens, at, next);
}

/** "A lizard darts": a noun with its article, and no plural of a compound. */
function ofOne(tokens: readonly string[], at: number, next: string | undefined): boolean {
  for (let before = at - 2; before >= Math.max(0, at - 6); before--) {
    const word = tokens[before]!;
    if (ONE.test(word)) return true;
    const strong = isWord(next) && (OBJECT.test(next) || DIRECTION.test(next));
    if (DEFINITE.test(word)) return strong || acts(tokens[at - 1]!);
    if (!isWord(word)) return false;
    if (PREPOSITION.test(word) || word === 'of') return acts(tokens[before - 1] ?? '') && strong;
  }
  return false;
}

/** "… and swings back", ", leaves the room": somebody has done something before. */
function continues(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1];
  if (!actsBefore(tokens, at - 1)) return false;
  if (isWord(next) && OBJECT.test(next)) return true;
  const before = at > 1 ? findNoun(tokens, at - 2) : null;
  if (before?.plural && !isVerbByGrammar(tokens, at - 2)) return false;
  return !isWord(next) ? hasVerb(tokens, at) : DIRECTION.test(next) || hasVerb(tokens, at);
}

/** Whether the sentence has a verb in the third person already. */
function hasVerb(tokens: readonly string[], at: number): boolean {
  for (let before = at - 1; before > 0 && !/^[.;!?]$/.test(tokens[before]!); before--)
    if (/[^s]s$/.test(tokens[before]!) && !JOINING.has(tokens[before - 1] ?? '') && isVerbAt(tokens, before))
      return true;
  return false;
}

function isVerbAt(tokens: readonly string[], at: number): boolean {
  const unknown = findNoun(tokens, at) === null && isWord(tokens[at + 1]) && follows(tokens[at + 1]);
  return unknown || isVerbByGrammar(tokens, at);
}

/** "Two boys duck under a fence": after several a verb has no ending. */
function isOfSeveral(tokens: readonly string[], at: number): boolean {
  const [before, next] = [tokens[at - 1] ?? '', tokens[at + 1]];
  const several = at > 0 ? findNoun(tokens, at - 1) : null;
  const alive = several?.plural === true && LIVING.has(several.figure.kind);
  if (!isWord(next) || !(OBJECT.test(next) || DIRECTION.test(next) || (alive && PLACE.test(next))))
    return false;
  if (
    /^(they|we|people|men|women|children|families|couples|guests|spectators|onlookers|visitors|others|to)$/.test(
      before,
    )
  )
    return true;
  return several?.plural === true && !BE.has(before);
}

/** "The old woman rose from her chair", "a woman saw a ghost". */
function isPast(tokens: readonly string[], at: number): boolean {
  const [before, next] = [tokens[at - 1] ?? '', tokens[at + 1] ?? ''];
  if (!isWord(before) || !(OBJECT.test(next) || DIRECTION.test(next) || next === 'to')) return false;
  if (tokens[at] === 'left' && (before === 'the' || PREPOSITION.test(before))) return false;
  return SUBJECT.test(before) || before === 'they' || JOINING.has(before)
    ? actsBefore(tokens, at) || SUBJECT.test(before)
    : acts(before);
}

function actsBefore(tokens: readonly string[], at: number): boolean {
  return tokens.slice(0, at + 1).some((token) => /^(he|she|who)$/.test(token) || acts(token));
}

const ACTS = new Set(['vehicle', 'craft', 'landmark', ...LIVING]);

function acts(word: string): boolean {
  if (!isWord(word) || OTHER_PREPOSITIONS.has(word)) return false;
  const figure = findNoun([word], 0)?.figure ?? openNoun(word, false);
  return figure !== null && ACTS.has(figure.kind);
}

function isNounLike(word: string): boolean {
  return BODY_PARTS.has(word) || openNoun(word, true) !== null;
}
