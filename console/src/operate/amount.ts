import { WrongValue } from '../parts/field-problems.svelte.ts';
import { t } from '../words.ts';

/** A field for money, by the API's name for it: empty is no limit. */
export function amountOf(text: string, param: string): number | null {
  if (text.trim() === '') return null;
  const amount = Number(text.replace(',', '.'));
  if (Number.isFinite(amount) && amount >= 0) return amount;
  throw new WrongValue(
    param,
    t('“{text}” is not an amount. Write a number such as 12.5, or leave it empty for no limit.', { text }),
  );
}

/** A field for several words, separated by commas or spaces; empty is no restriction. */
export function listOf(text: string): string[] | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  return words.length === 0 ? null : words;
}

/** A date as Unix seconds at its end; empty is never. */
export function endOf(date: string): number | null {
  return date === '' ? null : Math.floor(new Date(`${date}T23:59:59`).getTime() / 1000);
}

/** The field for it, as a date. */
export function dateOf(seconds: number | null): string {
  return seconds === null ? '' : new Date(seconds * 1000).toLocaleDateString('sv');
}

export const isOver = (seconds: number) => seconds * 1000 <= Date.now();
