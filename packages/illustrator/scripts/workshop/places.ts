import { PlaceSchema } from '../../schemas/place-schema.ts';
import type { PlaceDrawing, PlaceWords } from '../../src/catalogue/place-data.ts';
import { findPlaceMistakes } from './find-place-mistakes.ts';
import type { Written } from './read-written.ts';
import type { Shelf } from './shelf.ts';

/** One file of `places/`: a room, or a place under the sky. */
export type PlaceData = PlaceWords & PlaceDrawing;

export const PLACES: Shelf<PlaceData> = {
  one: 'place',
  many: 'places',
  schema: PlaceSchema,
  sketches: [['sketches', '*']],
  mistakes: findPlaceMistakes,
  // A carousel is a thing that stands somewhere, and a place to be at.
  sharesWords: true,
  reads: ['words', 'said'] satisfies (keyof PlaceWords)[],
  tells: (data): Partial<PlaceWords> => ({
    ...('wall' in data ? { indoors: true } : {}),
    ...('outside' in data ? { aboard: true } : {}),
  }),
  source: { file: 'place.ts', text: typeOfPlace },
  beginning: (name) => `said: in ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}
words: [${name}]
wall: { pattern: plain, colour: '#e8dfd0' }
floor: { pattern: boards, colour: '#b98458' }
things: |
  window -300 -380
  chair -200 120 1.2
  sign:${name.toUpperCase().replaceAll(' ', '_')} 0 -300 1.2
`,
  draw: async (written) => (await import('./paint-place.ts')).paintPlace(written),
};

/** Their names as a type, so that a wrong one in code is found where it is written. */
function typeOfPlace(files: readonly Written<PlaceData>[]): string {
  const names = files.map(({ name }) => `  | '${name.replaceAll(' ', '-')}'`);
  return `/** The files of \`places/\`; \`npm run workshop -- compile\` writes this. */\nexport type Place =\n${names.join('\n')};\n`;
}
