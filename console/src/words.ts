import { language, locale, textsOf } from './languages/languages.ts';

/**
 * Every text that a person reads goes through `t`. The English text is the key; another language is a table from it,
 * and what the table lacks stays English. `{name}` is replaced by the value of that name.
 */
const table = await textsOf(language);
document.documentElement.lang = locale;

export function t(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const found = table[text] ?? text;
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
    found,
  );
}

/** Sentences one after the other, with the stops and spaces of the language. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => t('{sentence}.', { sentence: part.replace(/[.。]$/, '') }))
    .join(language === 'zh' ? '' : ' ');

const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' });

const roundNumbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

export const number = (value: number) => numbers.format(value);
export const compact = (value: number) => short.format(value);
export const moment = (unixSeconds: number) => moments.format(unixSeconds * 1000);
const daysInUtc = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const shortDaysInUtc = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

export const day = (unixSeconds: number) => days.format(unixSeconds * 1000);
/** Days of charts: the service counts them in UTC. */
export const dayInUtc = (unixSeconds: number) => daysInUtc.format(unixSeconds * 1000);
export const shortDayInUtc = (unixSeconds: number) => shortDaysInUtc.format(unixSeconds * 1000);

/** Money in the service's own unit; null has no limit. Whole amounts need no millionths. */
export function credits(amount: number | null): string {
  if (amount === null) return t('No limit');
  return amount === 1
    ? t('1 credit')
    : t('{amount} credits', { amount: (amount > 1 ? roundNumbers : numbers).format(amount) });
}

/** A place in a recording: 1:05. */
export const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "5 minutes ago"; beyond a week, the date. */
export function ago(unixSeconds: number): string {
  const seconds = unixSeconds - Date.now() / 1000;
  if (Math.abs(seconds) > 7 * 86_400) return day(unixSeconds);
  const unit = UNITS.find(([, size]) => Math.abs(seconds) >= size);
  if (!unit) return t('just now');
  return relative.format(Math.round(seconds / unit[1]), unit[0]);
}
