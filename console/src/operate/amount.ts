import { t } from '../words.ts';

/** A field for money: empty is no limit. */
export function amountOf(text: string): number | null {
  if (text.trim() === '') return null;
  const amount = Number(text.replace(',', '.'));
  if (Number.isFinite(amount) && amount >= 0) return amount;
  throw new Error(
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
