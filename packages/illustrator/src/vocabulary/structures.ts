import { byWord, wordTable } from '../catalogue/word-tables.ts';
import type { Figure } from '../scene-description.ts';

const STRUCTURES = byWord(wordTable<Record<string, string[]>>('structures'));

/** How a building looks from the street. */
export function structureOf(noun: string): Figure | null {
  const model = STRUCTURES.get(noun) ?? (SHOPS.test(noun) ? 'shop' : undefined);
  return model ? { kind: 'landmark', model } : null;
}

const SHOPS = /(?:shop|store|boutique|parlou?r|salon|diner|pizzeria|bookshop|market|deli|pub|bar)$/;
