import { DEEDS, isDoneToThing } from '../cast/people/deed-names.ts';
import { findGarment } from './find-garment.ts';
import { findNoun, openNoun } from './find-noun.ts';
import { baseForms } from './lexicon/inflections.ts';
import { OTHER_MEANINGS } from './lexicon/other-meanings.ts';
import { GROUPS } from './lexicon/reading-hints.ts';
import { COLOUR_WORDS } from './lexicon/verbs.ts';
import { beginsDeed, type DeedMatch, matchDeeds } from './match-deeds.ts';
import { matchPhrase } from './phrase-book.ts';
import { LIVING } from './scene-draft.ts';
import { isWord } from './tokens.ts';
import { BE, beginsNoun } from './word-classes.ts';

/** The deeds somebody does in a text. */
export function findDeeds(tokens: readonly string[]): DeedMatch[] {
  return matchDeeds(tokens).filter(
    ({ name, at }) =>
      isDone(tokens, at[0]!) &&
      !isWorn(tokens, at[0]!) &&
      !namesPlace(tokens, at) &&
      !((at.length === 1 || name === 'curling') && meansOther(tokens, at[0]!, name)) &&
      !(UPRIGHT.has(name) && isByAnimal(tokens, at[0]!)) &&
      !(at.length === 1 && (isQuality(tokens, at[0]!, name) || isDoneTo(tokens, at[0]!))),
  );
}

/** A bow tie is nobody's bow, and swimming trunks are worn ashore too. */
function isWorn(tokens: readonly string[], at: number): boolean {
  const length = findGarment(tokens, at)?.length ?? 0;
  if (length !== 1) return length > 1;
  // "A nurse in teal scrubs"
  const before = tokens.slice(Math.max(0, at - 3), at);
  return (before.at(-1) ?? '') in COLOUR_WORDS || before.some((word) => /^(in|wearing)$/.test(word));
}

/** "Falls asleep", "wearing tan gear": the word is used for something else than the deed. */
function meansOther(tokens: readonly string[], at: number, name: string): boolean {
  const [before, token] = [tokens[at - 1] ?? '', tokens[at]!];
  if (
    BARE.test(token) &&
    !/(?:s|ing|^to|^they|^and|^men|^women|^people|^children|^will|^can|^who|^person)$/.test(before)
  )
    return true;
  // "His greasy hands tighten a bolt": he gives nothing.
  if (
    token === 'hands' &&
    !/^(an?|the|him|her|them|it|out|over|his|their|some|two|three)$/.test(tokens[at + 1] ?? '')
  )
    return true;
  const after = tokens.slice(at + 1, at + 6).join(' ');
  return OTHER_MEANINGS[name]?.test(after) ?? false;
}

/** Nouns and adjectives as well: after one of somebody the verb would have an ending. */
const BARE =
  /^(?:tan|clean|dry|open|close|fence|box|bow|pet|milk|train|film|sign|stamp|print|text|sample|season|smoke|party|fall|slide|swing|point|polish|pack|pile|stack|screw|drill|rake|sand|iron|paint|judge|sweet|plank|bead|weed|saddle|sled|raft|canoe|puzzle|toast|present|display|beam|battle|mop|duel|dust|cradle|hand|offer|spar|whip|season|sage|count|picket|strike|bandage|glue|paste|staple|wallpaper|tattoo|vault|hurdle|boulder|crunch|parade|barbecue|grill|fence|quilt|loom|forge|cycle|bike|march|hammer|shovel|saw)$/;

/** What animals do on their own legs, beside the things that are named: a horse jumps over a fence as it is. */
const UPRIGHT = new Set(
  'jump-fence jump-puddle jump-bed jump-sofa climb-stairs descend-stairs climb-fence wade lick high-kick scratch-back get-in-car get-out-car smash-plate keep-bees slap throw-frisbee open-door'.split(
    ' ',
  ),
);

/** Whoever was named last before it is an animal. */
function isByAnimal(tokens: readonly string[], at: number): boolean {
  const doer = tokens
    .slice(0, at)
    .map((_, index) => findNoun(tokens, index)?.figure.kind ?? 'emoji')
    .findLast((kind) => LIVING.has(kind));
  return doer !== undefined && doer !== 'person';
}

/** Words that hold a phrase together: the "on" of "putting on a hat" is no preposition. */
export function wordsWithin(deeds: readonly DeedMatch[]): Set<number> {
  return new Set(deeds.flatMap(({ name, at }) => at.slice(1, isDoneToThing(name) ? undefined : -1)));
}

/** "A boy eats toast", "collects stamps": what follows another verb is its object. */
function isDoneTo(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1];
  if (tokens[at]!.endsWith('ing') || !isWord(before) || !/(s|ing)$/.test(before)) return false;
  if (LIVING.has(findNoun(tokens, at - 1)?.figure.kind ?? 'emoji')) return false;
  return before.endsWith('ing') ? !SUPPORTING.test(before) : beginsDeed(before) || acts(tokens, at - 1);
}

/** Of these the deed itself follows: "doing karate". */
const SUPPORTING = /^(doing|going|practi[cs]ing|performing|playing|having|taking|being)$/;

function acts(tokens: readonly string[], at: number): boolean {
  return matchPhrase(tokens, at)?.meanings.some(({ type }) => type === 'action') ?? false;
}

/** "A man close to the camera" closes nothing: after one of them such a verb has an ending. */
function isQuality(tokens: readonly string[], at: number, name: string): boolean {
  if (!DEEDS[name]?.needsThing || /(s|ing|ed)$/.test(tokens[at]!)) return false;
  return !/(s|^to|^they|men|^people|^children|^and)$/.test(tokens[at - 1] ?? '');
}

/** A deed has somebody before it who does it, and begins with a verb: "two boxes" and "a skateboard" are things. */
function isDone(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1];
  const dressed = tokens[at - 2] === 'in' && before !== undefined && before in COLOUR_WORDS;
  if (!isWord(before) || (beginsNoun(before) && !(before in GROUPS) && !dressed)) return false;
  if (isDescribed(tokens, at)) return false;
  if (
    isOfThing(tokens, BE.has(before) ? at - 2 : at - 1) ||
    (/^drops?$/.test(tokens[at]!) && /^(dew|rain|water|tear|snow|oil|paint|gum|cough)$/.test(before)) ||
    /^falling (?:leaves|petals|snow|rain)/.test(`${tokens[at]} ${tokens[at + 1]}`)
  )
    return false;
  return tokens.slice(0, at).some((token, index) => token in GROUPS || isSomebody(tokens, index));
}

/** A guest and a spectator are somebody too, though only the dictionary knows them. */
function isSomebody(tokens: readonly string[], at: number): boolean {
  const known = findNoun(tokens, at);
  if (known) return LIVING.has(known.figure.kind);
  return [tokens[at]!, ...baseForms(tokens[at]!)].some((form) => openNoun(form, false)?.kind === 'person');
}

/** "A heavy box": what has an article and a word between is a thing. */
function isDescribed(tokens: readonly string[], at: number): boolean {
  if (!/^(a|an|the)$/.test(tokens[at - 2] ?? '') || /(s|ing|ed)$/.test(tokens[at]!)) return false;
  return !(tokens[at - 1]! in GROUPS) && findNoun(tokens, at - 1) === null;
}

const FALLING =
  /^(leaves|leaf|petals?|snow|snowflakes?|rain|raindrops|drops|confetti|embers|sparks|blossoms?|feathers?|ashes)$/;

/** "Leaves fall", "the wheels are spinning": that is no fall of whoever was named before. */
function isOfThing(tokens: readonly string[], at: number): boolean {
  if (!isWord(tokens[at]) || tokens[at]! in GROUPS) return false;
  if (FALLING.test(tokens[at]!) && /^(fall|spin|tumbl|trembl|collaps)/.test(tokens[at + 1]!)) return true;
  const before = tokens[at - 1];
  const kind = findNoun(tokens, at)?.figure.kind;
  // "A man in a hat bows": the hat is named by the preposition.
  return kind !== undefined && !LIVING.has(kind) && isWord(before) && /^(the|and|while|as)$/.test(before);
}

/** A bowling alley is a place and nobody's bowling. */
function namesPlace(tokens: readonly string[], at: readonly number[]): boolean {
  const phrase = matchPhrase(tokens, at[0]!);
  return (
    phrase !== null &&
    phrase.length > 1 &&
    phrase.length >= at.length &&
    phrase.meanings.some(({ type }) => type === 'place')
  );
}
