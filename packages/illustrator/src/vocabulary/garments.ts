import { garmentWords } from '../catalogue/garment-index.ts';
import { byWord, wordTable } from '../catalogue/word-tables.ts';
import type { Material } from '../scene-description.ts';

const WORDS = wordTable<Readonly<Record<'others' | 'accessories', string[]>>>('clothes');
const SMALL = new Set(WORDS.accessories);

/** What is worn, and hair and beards, which are named in the same way. */
export const GARMENTS: ReadonlySet<string> = new Set([...garmentWords(), ...WORDS.others]);

/** Of these the rest of the clothes does not take the colour. */
export const isAccessory = (garment: string): boolean => SMALL.has(garment.split(/[ -]/).at(-1)!);

export const MATERIAL_WORDS: ReadonlyMap<string, Material> = byWord(
  wordTable<Record<Material, string[]>>('materials'),
);
