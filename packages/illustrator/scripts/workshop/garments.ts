import { GarmentSchema } from '../../schemas/garment-schema.ts';
import type { GarmentData, GarmentWords } from '../../src/catalogue/garment-data.ts';
import { drawPerson } from './portrait.ts';
import type { Shelf } from './shelf.ts';

export const GARMENTS: Shelf<GarmentData> = {
  one: 'garment',
  many: 'garments',
  schema: GarmentSchema,
  sketches: [['head'], ['neck'], ['body'], ['back'], ['front']],
  inks: ['skin', 'hair', 'cloth'],
  sharesWords: true,
  reads: ['words', 'names'] satisfies (keyof GarmentWords)[],
  beginning: (name) => `words: [${name}]
slot: hat
colour: '#c8604a'
head: |
  box $ -11 -24 22 16 4
`,
  draw: ({ data }, colour) => drawPerson({}, [{ ...data, colour: colour ?? data.colour }]),
};
