import { TIMESTAMP_STEP } from './whisper-tokens.ts';

/** A text between two timestamps, in seconds of its window. The end is null where the model gave none. */
export interface Piece {
  /** With its timestamps. */
  readonly tokens: number[];
  readonly start: number;
  readonly end: number | null;
}

/** Nobody says so many tokens in a second: the model has skipped what was said there. */
const MOST_TOKENS_PER_SECOND = 20;

/** Cuts "<0.00> text <2.00><2.00> text <4.00>" at its timestamps. */
export function cutIntoPieces(written: readonly number[], firstTimestamp: number): Piece[] {
  const result: Piece[] = [];
  let tokens: number[] = [];
  let start = 0;
  for (const token of written) {
    tokens.push(token);
    if (token < firstTimestamp) continue;
    const time = (token - firstTimestamp) * TIMESTAMP_STEP;
    if (tokens.length === 1) {
      start = time;
      continue;
    }
    result.push({ tokens, start, end: time });
    tokens = [];
    start = time;
  }
  if (tokens.length > 1) result.push({ tokens, start, end: null });
  return result;
}

/**
 * The pieces before the one in which the model lost its way: it repeats a phrase, or writes a sentence into no time.
 * From there on the sound is worth hearing again, in a window that begins there.
 */
export function piecesBeforeError(pieces: readonly Piece[], loops: boolean): readonly Piece[] {
  const error = pieces.findIndex((piece, n) => isTooFast(piece) || (loops && n === pieces.length - 1));
  return error < 0 ? pieces : pieces.slice(0, error);
}

function isTooFast({ tokens, start, end }: Piece): boolean {
  // The timestamps count as a token each, so a short "Yes." in a quarter of a second is none of these.
  return (
    end !== null && tokens.length - 2 > 4 && (tokens.length - 2) / (end - start) > MOST_TOKENS_PER_SECOND
  );
}
