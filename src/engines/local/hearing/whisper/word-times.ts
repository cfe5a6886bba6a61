import type { TranscriptWord } from '../../../engine.ts';
import type { WhisperText } from './whisper-model.ts';
import { END_OF_TEXT, TIMESTAMP_STEP, type WhisperTokens } from './whisper-tokens.ts';

const MEDIAN_WIDTH = 7;
/** Otherwise a word at the end of a sentence would last through the following pause. */
const LONGEST_WORD_SECONDS = 1.5;

/**
 * When each word was spoken: the decoder's alignment heads attend to the sound of the word they write, and the cheapest
 * monotone path through their attention shows where one word ends and the next begins.
 */
export function wordTimes(
  heard: WhisperText,
  vocabulary: WhisperTokens,
  offset: number,
  seconds: number,
): TranscriptWord[] {
  const frames = Math.min(1500, Math.ceil(seconds / TIMESTAMP_STEP));
  // The first token is a timestamp without attention.
  const spoken = heard.tokens
    .slice(1)
    .map((token, index) => ({ token, attention: heard.attention[index]! }))
    .filter(({ token }) => token < END_OF_TEXT);
  if (spoken.length === 0) return [];
  const starts = monotonePath(
    attentionMatrix(
      spoken.map(({ attention }) => attention),
      frames,
    ),
    frames,
  );
  const words = groupIntoWords(
    spoken.map(({ token }) => token),
    vocabulary,
  );
  return words.map(({ word, first, next }) => {
    const start = starts[first]! * TIMESTAMP_STEP;
    const end = (starts[next] ?? frames) * TIMESTAMP_STEP;
    return {
      word,
      start: offset + start,
      end: offset + Math.min(Math.max(end, start + TIMESTAMP_STEP), start + LONGEST_WORD_SECONDS),
    };
  });
}

/** Tokens by frames: the mean of the heads, normalised across tokens and smoothed over time. */
function attentionMatrix(attention: readonly (readonly Float32Array[])[], frames: number): Float32Array[] {
  const rows = attention.map(() => new Float32Array(frames));
  const heads = attention[0]!.length;
  for (let head = 0; head < heads; head++) {
    const column = new Float64Array(attention.length);
    const scaled = attention.map(() => new Float32Array(frames));
    for (let frame = 0; frame < frames; frame++) {
      for (let n = 0; n < column.length; n++) column[n] = attention[n]![head]![frame]!;
      const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
      const variance = column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length;
      const deviation = Math.sqrt(variance) || 1;
      for (let n = 0; n < column.length; n++) scaled[n]![frame] = (column[n]! - mean) / deviation;
    }
    for (let n = 0; n < rows.length; n++) addMedian(rows[n]!, scaled[n]!, 1 / heads);
  }
  return rows;
}

function addMedian(target: Float32Array, values: Float32Array, weight: number): void {
  const half = (MEDIAN_WIDTH - 1) / 2;
  for (let n = 0; n < values.length; n++) {
    const nearby = values.slice(Math.max(0, n - half), n + half + 1).sort();
    target[n]! += nearby[nearby.length >> 1]! * weight;
  }
}

/** The first frame of each row on the best path from the first row and frame to the last. */
function monotonePath(rows: readonly Float32Array[], frames: number): number[] {
  const best = rows.map(() => new Float64Array(frames).fill(-Infinity));
  for (let row = 0; row < rows.length; row++) {
    for (let frame = row === 0 ? 0 : 1; frame < frames; frame++) {
      const stay = frame > 0 ? best[row]![frame - 1]! : 0;
      const advance = row > 0 ? best[row - 1]![frame - 1]! : -Infinity;
      best[row]![frame] = rows[row]![frame]! + Math.max(stay, advance);
    }
  }
  const starts = rows.map(() => 0);
  let row = rows.length - 1;
  for (let frame = frames - 1; frame > 0 && row > 0; frame--) {
    if (best[row - 1]![frame - 1]! < best[row]![frame - 1]!) continue;
    starts[row] = frame;
    row--;
  }
  return starts;
}

/** Tokens that belong to one word. Languages without spaces get a "word" per whole character sequence. */
function groupIntoWords(
  tokens: readonly number[],
  vocabulary: WhisperTokens,
): { word: string; first: number; next: number }[] {
  const words: { word: string; first: number; next: number }[] = [];
  let pending = 0;
  for (let n = 0; n < tokens.length; n++) {
    const text = vocabulary.text(tokens.slice(pending, n + 1));
    // An incomplete character is completed by the next token.
    if (text.includes('\uFFFD') && n + 1 < tokens.length) continue;
    const previous = words.at(-1);
    const continues = previous && !text.startsWith(' ') && !isUnspaced(text);
    if (continues) {
      previous.word += text;
      previous.next = n + 1;
    } else {
      words.push({ word: text, first: pending, next: n + 1 });
    }
    pending = n + 1;
  }
  return words.map((entry) => ({ ...entry, word: entry.word.trim() })).filter(({ word }) => word !== '');
}

function isUnspaced(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
}
