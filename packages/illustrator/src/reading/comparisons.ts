import { findNoun } from './find-noun.ts';
import { KNOWN_WORDS } from './lexicon/known-words.ts';
import { figureOfWord } from './lexicon/nouns.ts';
import { COLOUR_WORDS, COUNT_WORDS, SIZE_WORDS } from './lexicon/verbs.ts';
import { matchDeeds } from './match-deeds.ts';
import { matchPhrase } from './phrase-book.ts';
import { isWord } from './tokens.ts';
import { endsNoun } from './word-classes.ts';

/**
 * "A dragon the size of a house", "she swims like a fish": what something is only compared with is not in the film. How
 * large or of what colour that makes it stays.
 */
export function withoutComparisons(tokens: readonly string[]): string[] {
  const kept: string[] = [];
  const deeds = new Set(matchDeeds(tokens).flatMap(({ at }) => (at.length > 1 ? at : [])));
  for (let at = 0; at < tokens.length; at++) {
    // To dance like a robot is a deed.
    const marker = deeds.has(at) ? 0 : comparisonAt(tokens, at);
    if (!marker || !kept.some((_, index) => isNamed(kept, index)) || STANDS_FOR.test(lastWords(kept))) {
      kept.push(tokens[at]!);
      continue;
    }
    const end = endOfNoun(tokens, at + marker);
    const likeness = tokens.slice(at, end);
    const small = kept.at(-1) === 'no' || kept.at(-1) === 'not';
    while (
      /^(twice|half|about|almost|nearly|roughly|exactly|times|is|are|not|no|much|far|just|that|which|who)$/.test(
        kept.at(-1) ?? '',
      )
    )
      kept.pop();
    const quality = small ? 'tiny' : qualityOf(likeness);
    if (quality) insertBeforeNoun(kept, quality);
    at = end - 1;
  }
  return kept;
}

/** "Something that looks like a whale" is one, for all one can see. */
const STANDS_FOR =
  /\b(something|someone|somebody|thing|creature|figure|object|toy|statue|sculpture|costume|dressed|dresses|disguised|made up)( that| which| who)?$/;

function lastWords(kept: readonly string[]): string {
  return kept.slice(-4).join(' ');
}

const SIZES = /^(size|shape|form|colou?r|height|weight|length|width|thickness)$/;
const MORE =
  /^(bigger|larger|smaller|taller|higher|longer|wider|thicker|heavier|brighter|faster|stronger|older|shorter|thinner|whiter|redder|darker)$/;

/** How many words at a token say that a likeness follows. */
function comparisonAt(tokens: readonly string[], at: number): number {
  const [token, next, third] = [tokens[at]!, tokens[at + 1] ?? '', tokens[at + 2] ?? ''];
  const before = tokens[at - 1] ?? '';
  if (token === 'the' && SIZES.test(next) && third === 'of') return 3;
  if (token === 'in' && next === 'the' && SIZES.test(third) && tokens[at + 3] === 'of') return 4;
  if (token === 'as' && third === 'as' && isWord(next)) return 3;
  if (MORE.test(token) && next === 'than') return 2;
  if (
    /^(shaped|look|looks|looking|looked|built|formed|styled|seems|sounds|feels|acts|behaves)$/.test(token) &&
    next === 'like'
  )
    return 2;
  if (/^resembl(e|es|ing)$/.test(token)) return 1;
  if (/^(reminiscent|similar)$/.test(token) && /^(of|to)$/.test(next)) return 2;
  if (/^pretend(s|ing)?$/.test(token) && next === 'to' && third === 'be') return 3;
  const liking = /^(would|who|they|i|we|you|to|people|kids|children|also|not|things|animals|foods)$/.test(
    before,
  );
  return token === 'like' &&
    !liking &&
    !/^(dressed|dresses|disguised|costumed)$/.test(before) &&
    !/^(up|it|this|that)$/.test(next)
    ? 1
    : 0;
}

/** Where the noun ends that begins at a token, with its article and its adjectives. */
function endOfNoun(tokens: readonly string[], from: number): number {
  let at = from;
  while (at < tokens.length && isWord(tokens[at]) && at - from < 5) {
    const noun = findNoun(tokens, at)?.length ?? placeAt(tokens, at);
    if (noun > 0 && !isDescribing(tokens, at)) {
      const end = at + noun;
      const further = findNoun(tokens, end);
      return further && !/(s|ing|ed)$/.test(tokens[end]!) && !endsNoun(tokens[end])
        ? end + further.length
        : end;
    }
    if (at > from && endsNoun(tokens[at])) return at;
    // "No bigger than a thumb rides": a word that nobody knows, and a verb.
    const next = tokens[at + 1] ?? '';
    if (!isDescribing(tokens, at) && /..(s|ing|ed)$/.test(next) && !KNOWN_WORDS.has(next)) return at + 1;
    at++;
  }
  return at;
}

function isDescribing(tokens: readonly string[], at: number): boolean {
  const token = tokens[at]!;
  return token in COLOUR_WORDS || token in SIZE_WORDS || token in COUNT_WORDS || token === 'the';
}

function placeAt(tokens: readonly string[], at: number): number {
  const found = matchPhrase(tokens, at);
  const place = found?.meanings.some(
    ({ type }) => type === 'place' || type === 'weather' || type === 'effect',
  );
  return place ? found!.length : 0;
}

function isNamed(tokens: readonly string[], at: number): boolean {
  return findNoun(tokens, at) !== null || placeAt(tokens, at) > 0 || tokens[at] === 'cloud';
}

const SMALL =
  /^(thumb|thumbs|fingernail|fingertip|pea|coin|mouse|ant|bee|bean|button|grain|pin|matchbox|teacup|walnut|hand|palm|fist|peanut|egg|matchstick|fly|seed|stamp)$/;
const LARGE =
  /^(house|houses|car|bus|building|skyscraper|mountain|tree|elephant|whale|truck|ship|plane|tower|castle|planet|city|barn|train|hill|stadium|church|cathedral|island|horse|bear|room|moon|door|bed|man|person|human|boat|village|tank|cow)$/;

/** The size or colour that a comparison gives. */
function qualityOf(likeness: readonly string[]): string | null {
  const last = likeness.at(-1)!;
  const colour = likeness[0] === 'as' ? likeness[1]! : '';
  if (colour in COLOUR_WORDS) return colour;
  const ofSize = likeness.some((word) =>
    /^(size|big|large|tall|huge|bigger|larger|taller|high|small|tiny|height)$/.test(word),
  );
  if (!ofSize) return null;
  if (SMALL.test(last) && !MORE.test(likeness[0]!)) return 'tiny';
  return LARGE.test(last) ? 'giant' : MORE.test(likeness[0]!) ? 'big' : null;
}

/** Before the noun that the words end with. */
function insertBeforeNoun(kept: string[], quality: string): void {
  for (let at = kept.length - 1; at >= Math.max(0, kept.length - 3); at--) {
    const noun = findNoun(kept, at);
    if (!noun && !figureOfWord(kept[at]!)) continue;
    const described = kept[at - 1] ?? '';
    if (!(described in SIZE_WORDS) && !(described in COLOUR_WORDS && quality in COLOUR_WORDS))
      kept.splice(at, 0, quality);
    return;
  }
}
