import { readFile } from 'node:fs/promises';
import type { JobLine } from '../render-job.ts';

/** A line of the film as it is heard. */
export interface HeardLine extends JobLine {
  /** Between -1 and 1. */
  readonly samples: Float32Array;
  readonly rate: number;
  readonly endSeconds: number;
}

/** Lines come as 16-bit little-endian mono at this rate. */
export const LINE_RATE = 24_000;

export async function hearLines(lines: readonly JobLine[]): Promise<HeardLine[]> {
  return await Promise.all(
    lines.map(async (line) => {
      const bytes = await readFile(line.file);
      const samples = new Float32Array(Math.floor(bytes.length / 2));
      for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(at * 2) / 32768;
      return {
        ...line,
        samples,
        rate: LINE_RATE,
        endSeconds: line.startSeconds + samples.length / LINE_RATE,
      };
    }),
  );
}

/** Root mean square of the samples around a moment, `seconds` after the line begins. */
function loudness({ samples, rate }: HeardLine, seconds: number, window: number): number {
  const from = Math.max(0, Math.round((seconds - window / 2) * rate));
  const to = Math.min(samples.length, Math.round((seconds + window / 2) * rate));
  let sum = 0;
  for (let at = from; at < to; at++) sum += samples[at]! ** 2;
  return to > from ? Math.sqrt(sum / (to - from)) : 0;
}

/** A syllable lasts about four frames; lips that follow shorter moments flicker. */
const WINDOW_SECONDS = 0.07;
/** Of the line's loudest moment: below the first a mouth is at rest, from the second on it is wide open. */
const AT_REST = 0.12;
const WIDE_OPEN = 0.5;

/** 0 at rest, then the number of the mouth's shape, at a moment of the film. */
export function lipsOf(lines: readonly HeardLine[]): (seconds: number) => number {
  const loudest = lines.map((line) => {
    let most = 0;
    for (let at = 0; at < line.samples.length / line.rate; at += WINDOW_SECONDS)
      most = Math.max(most, loudness(line, at, WINDOW_SECONDS));
    return most || 1;
  });
  return (seconds) => {
    const index = lines.findIndex((line) => seconds >= line.startSeconds && seconds < line.endSeconds);
    if (index < 0) return 0;
    const line = lines[index]!;
    const share = loudness(line, seconds - line.startSeconds, WINDOW_SECONDS) / loudest[index]!;
    return share < AT_REST ? 0 : share < WIDE_OPEN ? 1 : 2;
  };
}
