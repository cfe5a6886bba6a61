import { WrongUsage } from './command-words.ts';

const UNITS_MS: Readonly<Record<string, number>> = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000 };

/** Milliseconds of a span such as `90m`, `12h`, `30d` or `2w`; null: it is not one. */
function spanMs(text: string): number | null {
  return /^[1-9][0-9]{0,5}[mhdw]$/.test(text)
    ? Number(text.slice(0, -1)) * (UNITS_MS[text.slice(-1)] ?? 0)
    : null;
}

/** Converts flags to values of the operator API. `none` is the API's null: no limit. */

export function readAmount(text: string | undefined, flag: string): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === 'none') return null;
  const amount = Number(text);
  if (text.trim() !== '' && Number.isFinite(amount) && amount >= 0) return amount;
  throw new WrongUsage(`--${flag} takes an amount such as 12.50, or none for no limit; not "${text}".`);
}

/** Unix seconds, a date, or a duration from now; `sign` -1 counts back. */
export function readTime(text: string | undefined, flag: string, sign: 1 | -1 = 1): number | undefined {
  if (text === undefined) return undefined;
  const span = spanMs(text);
  if (span !== null) return Math.floor((Date.now() + sign * span) / 1000);
  if (/^\d{1,12}$/.test(text)) return Number(text);
  const date = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(date)) return Math.floor(date / 1000);
  throw new WrongUsage(
    `--${flag} takes a date such as 2030-01-31, a span such as 30d or 12h, or Unix seconds; not "${text}".`,
  );
}

export function readExpiry(text: string | undefined, flag: string): number | null | undefined {
  return text === 'never' ? null : readTime(text, flag);
}

/** Repeated flags, or one with commas; a single `all` is the API's null. */
export function readList(texts: readonly string[] | undefined, all: string): string[] | null | undefined {
  if (texts === undefined) return undefined;
  if (texts.length === 1 && texts[0] === all) return null;
  return texts
    .flatMap((text) => text.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

export function readRateLimit(text: string | undefined, flag: string) {
  if (text === undefined || text === 'default') return text;
  if (text === 'none') return null;
  const match = /^(\d{1,7})\/(\d{1,5})s?$/.exec(text);
  if (match) return { requests: Number(match[1]), per_seconds: Number(match[2]) };
  throw new WrongUsage(
    `--${flag} takes requests/seconds such as 100/60, or default, or none for no limit; not "${text}".`,
  );
}

export function readYesNo(text: string | undefined, flag: string): boolean | undefined {
  if (text === undefined) return undefined;
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new WrongUsage(`--${flag} takes yes or no; not "${text}".`);
}

/** Leaves out fields that were not given: the API keeps their values. */
export function given(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A change without any flag is probably a mistake. */
export function assertSomeChange(body: object, flags: Readonly<Record<string, unknown>>): void {
  if (Object.keys(body).length > 0) return;
  const names = Object.keys(flags).map((flag) => `--${flag}`);
  throw new WrongUsage(`There is nothing to change: give at least one of ${names.join(', ')}.`);
}
