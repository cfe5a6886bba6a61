import { once } from '../once.ts';
import { openIndex } from './compiled-index.ts';
import type { GarmentPart, GarmentWords } from './garment-data.ts';

/** The files of `garments/`. */
const GARMENTS = openIndex<GarmentWords, GarmentPart>('garments');

/** What prompts call garments. */
export const garmentWords = (): readonly string[] =>
  GARMENTS.names().flatMap((name) => GARMENTS.reading(name)?.words ?? []);

/** The file of each name. */
const files = once(
  () =>
    new Map(
      GARMENTS.names().flatMap((file) => {
        const { names = [], words = [] } = GARMENTS.reading(file)!;
        return [file, ...words, ...names].map((called): [string, string] => [called, file]);
      }),
    ),
);

/** By any of its names. */
export function garmentPart(called: string): GarmentPart | null {
  const file = files().get(called);
  return file === undefined ? null : GARMENTS.drawing(file);
}
