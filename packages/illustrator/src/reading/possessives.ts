import { findNoun } from './find-noun.ts';
import { BODY_PARTS } from './lexicon/parts.ts';
import { matchPhrase } from './phrase-book.ts';
import { LIVING } from './scene-draft.ts';
import { isWord } from './tokens.ts';

const DETERMINER = /^(an?|the|his|her|its|their|my|your|our)$/;
const FURTHEST = 4;

/** "On a fortune teller's table" is on the table; whose room, house or car it is need not be there. */
export function possessives(tokens: readonly string[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at] !== "'") {
      told.push(tokens[at]!);
      continue;
    }
    const owner = namesPlace(tokens, at) ? null : ownerBefore(told);
    const thing = owner === null ? null : thingAfter(tokens, at + 1);
    if (owner === null || thing === null) {
      told.push("'");
      continue;
    }
    const words = told.splice(owner);
    told.push('the', ...tokens.slice(at + 1, thing.end), ...(thing.isPlace ? [] : ['of', ...words]));
    at = thing.end - 1;
  }
  return told;
}

/** "A dentist's office" is a place of its own. */
function namesPlace(tokens: readonly string[], at: number): boolean {
  return [1, 2].some((before) => (matchPhrase(tokens, at - before)?.length ?? 0) > before);
}

/** Where the name of somebody begins who has what follows. */
function ownerBefore(told: readonly string[]): number | null {
  for (let at = told.length - 2; at >= Math.max(0, told.length - FURTHEST); at--) {
    if (!isWord(told[at])) return null;
    if (!DETERMINER.test(told[at]!)) continue;
    const noun = told.findIndex(
      (_, index) => index > at && LIVING.has(findNoun(told, index)?.figure.kind ?? 'emoji'),
    );
    return noun > 0 ? at : null;
  }
  return null;
}

function thingAfter(tokens: readonly string[], from: number): { end: number; isPlace: boolean } | null {
  for (let at = from; at < from + 3 && isWord(tokens[at]); at++) {
    if (BODY_PARTS.has(tokens[at]!)) return null;
    const place = matchPhrase(tokens, at);
    const isPlace = place?.meanings.some(({ type }) => type === 'place') ?? false;
    const noun = findNoun(tokens, at);
    if (noun && LIVING.has(noun.figure.kind)) return null;
    const vehicle = noun?.figure.kind === 'vehicle' || noun?.figure.kind === 'landmark';
    if (noun || isPlace)
      return {
        end: at + Math.max(noun?.length ?? 0, isPlace ? place!.length : 0),
        isPlace: isPlace || vehicle,
      };
  }
  return null;
}
