import type { TimeRange } from './video.ts';

const PATTERN = /^\s*(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)\s*$/;

/** Floating point: 3.3 - 0.3 is slightly more than 3. */
const TOLERANCE = 1e-6;

/** Parses `<start>,<end>`: two non-negative numbers, 1 to 3 seconds apart; null when the text is anything else. */
export function parseTimeRange(text: string): TimeRange | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const start = Number(match[1]);
  const end = Number(match[2]);
  const length = end - start;
  return length >= 1 - TOLERANCE && length <= 3 + TOLERANCE ? { start, end } : null;
}
