import { DEEDS } from '../cast/people/deed-names.ts';
import { baseForms } from './lexicon/inflections.ts';
import { BE } from './word-classes.ts';

export interface DeedMatch {
  readonly name: string;
  /** Positions of its words in the text. */
  readonly at: readonly number[];
}

/** Words between two of a phrase: "playing a golden harp" is still playing harp. */
const WIDEST_GAP = 3;

interface Phrase {
  readonly name: string;
  readonly words: readonly string[];
  /** Of each word, whether it stays a thing of its own. */
  readonly kept: readonly boolean[];
  /** The thing is said before its verb: "is lawn mowing". */
  readonly compound?: boolean;
}

let phrases: ReadonlyMap<string, readonly Phrase[]> | null = null;

/** Whether some deed begins with this word. */
export function beginsDeed(word: string): boolean {
  phrases ??= byFirstWord();
  return baseForms(word).some((form) => phrases!.get(form)?.some(({ compound }) => !compound) ?? false);
}

/** The deeds a text tells of, the longest phrases first; no word belongs to two of them. */
export function matchDeeds(tokens: readonly string[]): DeedMatch[] {
  phrases ??= byFirstWord();
  const forms = tokens.map((token) => baseForms(token));
  const found: (DeedMatch & { readonly length: number })[] = [];
  for (const [at, starts] of forms.entries()) {
    for (const form of starts) {
      for (const { name, words, kept, compound } of phrases.get(form) ?? []) {
        if (compound && !isCompound(tokens, at)) continue;
        const positions = follow(forms, tokens, at, words)?.filter((_, index) => !kept[index]);
        if (positions) found.push({ name, at: positions, length: words.length });
      }
    }
  }
  const taken = new Set<number>();
  return found
    .toSorted((a, b) => b.length - a.length || a.at[0]! - b.at[0]!)
    .filter(({ at }) => {
      if (at.some((position) => taken.has(position))) return false;
      for (const position of at) taken.add(position);
      return true;
    });
}

/** After a form of "be", a noun and the -ing of its verb are one word written as two. */
function isCompound(tokens: readonly string[], at: number): boolean {
  return BE.has(tokens[at - 1] ?? '') && /ing$/.test(tokens[at + 1] ?? '');
}

function follow(
  forms: readonly (readonly string[])[],
  tokens: readonly string[],
  start: number,
  words: readonly string[],
): number[] | null {
  const positions = [start];
  for (const word of words.slice(1)) {
    const last = positions.at(-1)!;
    let next = -1;
    for (let at = last + 1; at <= last + 1 + WIDEST_GAP && at < tokens.length; at++) {
      if (/^[.;!?]$/.test(tokens[at]!)) break;
      if (forms[at]!.includes(word)) {
        next = at;
        break;
      }
    }
    if (next < 0) return null;
    positions.push(next);
  }
  return positions;
}

function byFirstWord(): Map<string, Phrase[]> {
  const built = new Map<string, Phrase[]>();
  for (const [name, { words }] of Object.entries(DEEDS)) {
    for (const phrase of words.split(', ')) {
      const parts = phrase.trim().split(' ');
      const known = built.get(parts[0]!) ?? [];
      const words = parts.map((part) => part.replace('+', ''));
      known.push({ name, words, kept: parts.map((part) => part.startsWith('+')) });
      built.set(parts[0]!, known);
      if (words.length === 2 && !phrase.includes('+')) {
        const [verb, noun] = words as [string, string];
        const compounds = built.get(noun) ?? [];
        compounds.push({ name, words: [noun, verb], kept: [false, false], compound: true });
        built.set(noun, compounds);
      }
    }
  }
  return built;
}
