import type { TimeRange } from './film.ts';

const PATTERN = /^\s*(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)\s*$/;

/** Binary fractions: 3.3 - 0.3 is a hair more than 3. */
const TOLERANCE = 1e-6;

/** `<start>,<end>`: two non-negative numbers, end after start, 1 to 3 seconds apart (decision 26); null when it is not. */
export function parseTimeRange(text: string): TimeRange | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const start = Number(match[1]);
  const end = Number(match[2]);
  const length = end - start;
  return length >= 1 - TOLERANCE && length <= 3 + TOLERANCE ? { start, end } : null;
}
