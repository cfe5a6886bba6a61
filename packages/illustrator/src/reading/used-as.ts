import type { Mention } from './attribute-lines.ts';
import type { VerbLink } from './belongings.ts';
import { doerOf } from './clause-subject.ts';
import { type FoundNoun, findNoun, openNoun } from './find-noun.ts';
import { GARMENTS } from './lexicon/garments.ts';
import { figureOfWord } from './lexicon/nouns.ts';
import { BODY_PARTS } from './lexicon/parts.ts';
import { PARTS } from './lexicon/reading-hints.ts';
import { COLOUR_WORDS } from './lexicon/verbs.ts';
import { beginsDeed } from './match-deeds.ts';
import { matchPhrase } from './phrase-book.ts';
import { LIVING } from './scene-draft.ts';
import { isWord } from './tokens.ts';
import { isVerbByGrammar } from './verb-by-grammar.ts';
import { BE, beginsNoun, JOINING, PRONOUNS } from './word-classes.ts';

/** "a drink", "the fish" against "dogs drink", "fishing": what stands before decides, if somebody can act. */
export function isUsedAsVerb(tokens: readonly string[], at: number, somebodyActs: boolean): boolean {
  const before = tokens[at - 1];
  if (tokens[at]?.endsWith('ing')) return true;
  if (before === undefined || !isWord(before)) return false;
  if (before === 'to' || PRONOUNS.has(before) || before === 'they' || before === 'she' || before === 'he')
    return true;
  // "they sit on a hill and watch the sunset"
  if (JOINING.has(before) && somebodyActs && OBJECT_FOLLOWS.test(tokens[at + 1] ?? '')) return true;
  const described = beginsNoun(before) || before === 'that' || JOINING.has(before);
  return !described && somebodyActs && findNoun([before], 0) !== null;
}

/** What follows the verb of a sentence and not a plural: "plants a flag", "punches the bag". */
const OBJECT_FOLLOWS =
  /^(an?|the|his|her|its|their|some|him|them|it|two|three|four|five|six|seven|eight|nine|ten|several)$/;
/** Of these a direction follows as well: "flies over the sea"; plants on a table are plants. */
const GOES = /^(flies|swings|rides|drives|dives|falls|springs|drinks)$/;
const DIRECTIONS =
  /^(over|above|through|into|across|along|past|around|towards?|down|up|away|off|out|from|under|between|by)$/;
/** After somebody or something that acts, these are what it does, wherever: "a campfire burns in front of a tent". */
const DOES =
  /^(stops|burns|lands|rests|sails|skates|smokes|bows|hops|peeks|works|waters|hammers|sweeps|turns|watches|climbs|paints|fishes|rocks|rolls|drops|breaks|parks|beams|lights|nets|drills|presses|waves|cycles|bikes|hands|fires|points|faces|nests|showers|cooks|guards|ties|drums|pots|pours|walks|runs|roars|rises|sets)$/;
/** What things do as well. */
const HAPPENS =
  /^(burns|rests|hangs|rolls|drops|falls|floats|spins|glows|flickers|steams|leans|lies|stands)$/;
const FOLLOWS_DEED =
  /^(at|in|on|with|to|against|alone|together|for|behind|beside|near|before|after|while|and|as|out|back|over|under|up|down|the|an?|his|her|its|their|\w+ly)$/;

/** No verbs, whatever they end in. */
const SMALL =
  /^(as|is|was|has|its|his|this|us|always|perhaps|towards|across|besides|upwards|downwards|backwards|forwards|sideways|sometimes|indoors|outdoors)$/;

/** "An astronaut plants a flag": a verb of the third person that is written like the plural of a noun. */
export function isFiniteVerb(tokens: readonly string[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // "In teal scrubs": worn, and nobody scrubs.
  if (before !== undefined && GARMENTS.has(token ?? '') && before in COLOUR_WORDS) return false;
  if (isVerbByGrammar(tokens, at)) return true;
  if (!isWord(token) || !/[^s]s$/.test(token) || !isWord(next) || SMALL.test(token)) return false;
  if (GOES.test(token) && DIRECTIONS.test(next) && (!isWord(before) || !beginsNoun(before))) return true;
  if (DOES.test(token) && isWord(before) && FOLLOWS_DEED.test(next) && canAct(before)) return true;
  if (!isWord(before) || beginsNoun(before) || JOINING.has(before)) return false;
  if (HAPPENS.test(token) && FOLLOWS_DEED.test(next) && findNoun([before], 0)?.plural === false) return true;
  if (followsAttribute(tokens, at)) return true;
  if (!OBJECT_FOLLOWS.test(next)) return false;
  return !/[^s]s$/.test(before) && (findNoun([before], 0) !== null || canAct(before));
}

/** "a gardener with a green apron waters roses", "a boy in a cap flies": the first verb after what somebody has or wears. */
function followsAttribute(tokens: readonly string[], at: number): boolean {
  const opened = tokens.slice(0, at).findLastIndex((token) => !isWord(token) || ATTRIBUTE.test(token));
  if (opened < 1 || at - opened > 8 || !ATTRIBUTE.test(tokens[opened]!) || !canAct(tokens[opened - 1]!))
    return false;
  const [before, token, next] = [tokens[at - 1]!, tokens[at]!, tokens[at + 1]!];
  if (!isAttribute(before)) return false;
  if (DOES.test(token)) return true;
  const acts = matchPhrase(tokens, at)?.meanings.some(({ type }) => type === 'action') ?? false;
  return acts || (beginsDeed(token) && !/^(in|on|of|and)$/.test(next));
}

const ATTRIBUTE = /^(with|in|wearing|behind|on)$/;

/** What somebody has or wears ends with a noun; an adjective before a plural does not. */
function isAttribute(word: string): boolean {
  return PARTS.has(word) || BODY_PARTS.has(word) || GARMENTS.has(word) || findNoun([word], 0) !== null;
}

/** Whom a verb is said of: whoever did the last thing, or whoever was named before it. */
export function linkOfVerb(tokens: readonly string[], at: number, mentions: readonly Mention[]): VerbLink {
  let before = at - 1;
  while (/ly$/.test(tokens[before] ?? '')) before--;
  return {
    participle: /ing$/.test(tokens[at]!),
    continues: JOINING.has(tokens[before] ?? '') || tokens[before] === 'then',
    ...doerOf(tokens, at, mentions),
  };
}

const ACTS = new Set(['vehicle', 'craft', 'landmark', ...LIVING]);

/** One of whom a verb can be said; a rider or a blacksmith as well as whoever has a drawing. */
function canAct(noun: string): boolean {
  if (beginsNoun(noun) || JOINING.has(noun)) return false;
  const known = findNoun([noun], 0);
  const figure = known ? known.figure : openNoun(noun, false);
  return figure !== null && ACTS.has(figure.kind) && !known?.plural;
}

/** "A man and a woman watch birds": after two, a verb has no ending, and looks like a noun. */
export function pairActs(tokens: readonly string[], at: number, { figure, length }: FoundNoun): boolean {
  if (!LIVING.has(figure.kind)) return false;
  const verb = tokens[at + length] ?? '';
  const acts = matchPhrase(tokens, at + length)?.meanings.some(({ type }) => type === 'action') ?? false;
  if (/(s|ing|ed)$/.test(verb) || !(acts || beginsDeed(verb))) return false;
  const begins = tokens.slice(0, at).findLastIndex((token) => !isWord(token) || JOINING.has(token));
  return begins > 0 && JOINING.has(tokens[begins]!) && at - begins <= 4;
}

export function isUsedAsNoun(tokens: readonly string[], at: number): boolean {
  const token = tokens[at];
  if (!isWord(token) || !findNoun(tokens, at) || isFiniteVerb(tokens, at)) return false;
  const verb = matchPhrase(tokens, at)?.meanings.some((meaning) => meaning.type === 'action');
  return !(verb && /(s|ing|ed)$/.test(token));
}

/** "a sleeping cat": said of what comes, not of whom it comes after. */
export function isDescribing(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1];
  return /ing$/.test(tokens[at]!) && isWord(before) && beginsNoun(before);
}

/** "a spaceship landing": the tagger takes some of these for nouns. */
export function isHappening(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1];
  return /...ing$/.test(tokens[at]!) && isWord(before) && !beginsNoun(before) && !JOINING.has(before);
}

/** "its trunk" is no luggage. */
export function isOwnPart(tokens: readonly string[], at: number): boolean {
  return /^(its|his|her|their)$/.test(tokens[at - 1] ?? '') && PARTS.has(tokens[at]!);
}

/** "the car is red", "painted red": the colour at this place is of what was named before. */
export function isSaidOf(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && (BE.has(before) || /^(painted|colou?red|turns?|dyed)$/.test(before));
}

/** Flowers in a vase or in somebody's hands; all others grow. */
export function isPicked(tokens: readonly string[], at: number, length: number): boolean {
  const after = tokens.slice(at + length, at + length + 4).join(' ');
  const before = tokens.slice(Math.max(0, at - 4), at).join(' ');
  return (
    /^(in|inside) (an? |the )?(\w+ )?(vase|pot|jar|basket|bucket|bottle|glass|box|bowl|hands?)\b/.test(
      after,
    ) ||
    /\b(vase|pot|basket|bucket|bunch|bouquet|holds?|holding|carr(y|ies|ying)|giv(es|ing)|buy(s|ing)|brings?)( of| with)?( an?| some| the)?( \w+)?$/.test(
      before,
    )
  );
}

/** A musician has a guitar, unless another instrument is named. */
export function namesOther(tokens: readonly string[], companion: string): boolean {
  const kind = figureOfWord(companion)?.kind;
  return tokens.some(
    (token) => token === companion || (kind === 'instrument' && figureOfWord(token)?.kind === kind),
  );
}
