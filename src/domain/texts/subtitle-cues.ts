import type { Cue } from './subtitles.ts';

/** What people can read: two lines, each as wide as a television shows, for no shorter and no longer than this. */
const LINE_WIDTH = 42;
const MOST_LINES = 2;
const SHORTEST_SECONDS = 1;
const LONGEST_SECONDS = 7;
/** A longer pause always ends a cue. */
const PAUSE_SECONDS = 0.6;

/** What a cut costs, by what comes before it. A sentence's end is free. */
const COST_OF_CUE = 3;
const CUT_AT_CLAUSE = 2;
const CUT_AT_SEGMENT = 4;
const CUT_ANYWHERE = 7;
/** "the", "of", "and": better at the beginning of the next cue. */
const CUT_AFTER_SHORT_WORD = 2;
const TOO_SHORT = 20;
/** Two sentences in one cue: only if each alone would be too short. */
const SENTENCE_INSIDE = 4;

const SENTENCE_END = /[.!?…。！？]["'”’»)]*$/u;
const CLAUSE_END = /[,;:–—、，；：]["'”’»)]*$/u;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u;
/** Languages without spaces may be cut after any character. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

interface Word {
  readonly text: string;
  readonly width: number;
  /** Whether a space belongs between it and the word before. */
  readonly spaced: boolean;
  readonly start: number;
  readonly end: number;
  readonly endsSegment: boolean;
}

/** Segments of a transcript as subtitles: cut at sentences and clauses, short enough to read, long enough to be seen. */
export function subtitleCues(segments: readonly Cue[]): Cue[] {
  const cues = passages(segments.flatMap(timedWords)).flatMap(cutPassage);
  return cues.map((cue, index) => {
    const next = cues[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const end = Math.min(Math.max(cue.end, cue.start + SHORTEST_SECONDS), cue.start + LONGEST_SECONDS, next);
    return { ...cue, end: Math.max(end, Math.min(cue.end, cue.start + LONGEST_SECONDS)) };
  });
}

/** Within a segment everybody is taken to speak evenly. */
function timedWords({ start, end, text }: Cue): Word[] {
  const pieces = text.trim().split(/\s+/).filter(Boolean).flatMap(splitLong);
  const whole = pieces.reduce((sum, piece) => sum + widthOf(piece.text) + 1, 0);
  let before = 0;
  return pieces.map((piece, index) => {
    const width = widthOf(piece.text);
    const at = start + ((end - start) * before) / whole;
    before += width + 1;
    return {
      ...piece,
      width,
      start: at,
      end: start + ((end - start) * before) / whole,
      endsSegment: index === pieces.length - 1,
    };
  });
}

/** Characters of languages without spaces, each with its punctuation; pieces of a word that fits on no line. */
function splitLong(word: string): { text: string; spaced: boolean }[] {
  const parts = UNSPACED.test(word)
    ? (word.match(/[\p{L}\p{N}][\p{M}\u30FC]*[^\p{L}\p{N}]*|[^\p{L}\p{N}]+/gu) ?? [word])
    : word.length <= LINE_WIDTH
      ? [word]
      : chunks([...word]);
  return parts.map((text, index) => ({ text, spaced: index === 0 }));
}

function chunks(characters: readonly string[]): string[] {
  const count = Math.ceil(characters.length / LINE_WIDTH);
  return Array.from({ length: count }, (_, n) =>
    characters.slice(n * LINE_WIDTH, (n + 1) * LINE_WIDTH).join(''),
  );
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 2 : 1;
  return width;
}

function passages(words: readonly Word[]): Word[][] {
  const all: Word[][] = [];
  let last: Word | undefined;
  for (const word of words) {
    const current = all.at(-1);
    if (!current || !last || word.start - last.end > PAUSE_SECONDS) all.push([word]);
    else current.push(word);
    last = word;
  }
  return all;
}

/** The cheapest way to cut: for each position the best cut before it is known when it is reached. */
function cutPassage(words: readonly Word[]): Cue[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (const [index, last] of words.entries()) {
    const to = index + 1;
    const cut = costOfCut(last);
    let choice = { cost: Number.POSITIVE_INFINITY, from: index };
    let inside = 0;
    for (let from = index; from >= 0; from--) {
      if (from < index && !fits(words, from, to)) break;
      if (from < index && SENTENCE_END.test(words[from]?.text ?? '')) inside += SENTENCE_INSIDE;
      const seconds = last.end - (words[from]?.start ?? 0);
      if (from < index && seconds > LONGEST_SECONDS) break;
      const tooShort = seconds < SHORTEST_SECONDS ? TOO_SHORT * (1 - seconds) : 0;
      const cost = (best[from]?.cost ?? 0) + COST_OF_CUE + inside + tooShort + cut;
      if (cost < choice.cost) choice = { cost, from };
    }
    best.push(choice);
  }
  const cues: Cue[] = [];
  for (let to = words.length; to > 0; to = best[to]?.from ?? 0) {
    const cue = words.slice(best[to]?.from ?? 0, to);
    cues.push({ start: cue[0]?.start ?? 0, end: cue.at(-1)?.end ?? 0, text: inLines(cue) });
  }
  return cues.reverse();
}

/** Whether the words fit when each line takes as many as it can. */
function fits(words: readonly Word[], from: number, to: number): boolean {
  let lines = 1;
  let width = 0;
  for (let at = from; at < to; at++) {
    const word = words[at];
    if (!word) break;
    const added = width > 0 && word.spaced ? word.width + 1 : word.width;
    if (width + added <= LINE_WIDTH) {
      width += added;
    } else {
      lines += 1;
      width = word.width;
    }
    if (lines > MOST_LINES) return false;
  }
  return true;
}

function costOfCut({ text, width, endsSegment }: Word): number {
  if (SENTENCE_END.test(text)) return 0;
  if (CLAUSE_END.test(text)) return CUT_AT_CLAUSE;
  return (endsSegment ? CUT_AT_SEGMENT : CUT_ANYWHERE) + (width <= 3 ? CUT_AFTER_SHORT_WORD : 0);
}

/** On one line if it fits; otherwise cut where both lines fit, at a clause if there is one, else nearly in the middle. */
function inLines(words: readonly Word[]): string {
  const whole = joined(words);
  if (widthOf(whole) <= LINE_WIDTH) return whole;
  let best: { lines: string; cost: number } | null = null;
  for (let at = 1; at < words.length; at++) {
    const [first, second] = [joined(words.slice(0, at)), joined(words.slice(at))];
    if (widthOf(first) > LINE_WIDTH || widthOf(second) > LINE_WIDTH) continue;
    const isSense = CLAUSE_END.test(first) || SENTENCE_END.test(first);
    const cost = Math.abs(widthOf(first) - widthOf(second)) - (isSense ? LINE_WIDTH / 2 : 0);
    if (best === null || cost < best.cost) best = { lines: `${first}\n${second}`, cost };
  }
  return best?.lines ?? whole;
}

function joined(words: readonly Word[]): string {
  return words.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join('');
}
