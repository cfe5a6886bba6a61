/** Spans of time as people write them: `90m`, `12h`, `30d`, `2w`. */

const UNITS_MS: Readonly<Record<string, number>> = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000 };

/** As a pattern. */
export const TIME_SPAN = '[1-9][0-9]{0,5}[mhdw]';

const WHOLE = new RegExp(`^${TIME_SPAN}$`);

export function spanMs(text: string): number | null {
  return WHOLE.test(text) ? Number(text.slice(0, -1)) * (UNITS_MS[text.slice(-1)] ?? 0) : null;
}

/** In the largest unit that says it exactly; weeks are told in days. */
export function shownSpan(milliseconds: number): string {
  const unit = ['d', 'h'].find((name) => milliseconds % (UNITS_MS[name] ?? 1) === 0) ?? 'm';
  return `${milliseconds / (UNITS_MS[unit] ?? 1)}${unit}`;
}
