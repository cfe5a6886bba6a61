import type { IncomingHttpHeaders } from 'node:http';

/** Headers that say when to ask again, and their unit in milliseconds. */
const HINTS: readonly (readonly [string, number])[] = [
  ['retry-after-ms', 1],
  ['openai-poll-after-ms', 1],
  ['retry-after', 1000],
];

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

const LONGEST_MS = 3_600_000;
/** Some say "now" while they are busy, or name a moment that has passed: at once would be a storm of questions. */
const SHORTEST_MS = 1000;

/** How long to wait, from the headers of a reply; undefined: they say nothing. */
export function hintedDelay(headers: IncomingHttpHeaders, now: number): number | undefined {
  for (const [name, unit] of HINTS) {
    const value = headers[name];
    if (typeof value !== 'string') continue;
    const milliseconds = /^\d{1,9}(?:\.\d{1,9})?$/.test(value)
      ? Number(value) * unit
      : new Date(value).getTime() - now;
    if (Number.isFinite(milliseconds)) return bounded(milliseconds);
  }
  return undefined;
}

/** The same from prose such as "Your rate limit resets in ~30s." */
export function spokenDelay(text: string): number | undefined {
  const [, digits, unit = ''] =
    /\b(?:in|after) ~?(\d{1,6}(?:\.\d{1,3})?) ?(ms|milliseconds?|s|sec|seconds?|m|min|minutes?|h|hours?)\b/i.exec(
      text.slice(0, 2000),
    ) ?? [];
  if (digits === undefined) return undefined;
  const lower = unit.toLowerCase();
  const factor = UNITS[/^m(?:s|illi)/.test(lower) ? 'ms' : lower.charAt(0)] ?? 1000;
  return bounded(Number(digits) * factor);
}

function bounded(milliseconds: number): number {
  return Math.min(Math.max(SHORTEST_MS, Math.round(milliseconds)), LONGEST_MS);
}
