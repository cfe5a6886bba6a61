import { ThingSchema } from '../../schemas/thing-schema.ts';
import { sketched } from '../../src/cast/objects/sketched.ts';
import type { ThingData, ThingWords } from '../../src/catalogue/thing-data.ts';
import type { Shelf } from './shelf.ts';

export const THINGS: Shelf<ThingData> = {
  one: 'thing',
  many: 'things',
  schema: ThingSchema,
  sketches: [['sketch'], ['front']],
  reads: ['words', 'kind', 'rests', 'held'] satisfies (keyof ThingWords)[],
  beginning: (name) => `words: [${name}]
rests: floor
size: 50
wide: 100
tall: 100
colour: '#c8604a'
sketch: |
  box $ -50 -100 100 100 8
  text ink 12 0 -50 ${name}
`,
  draw: ({ data }, colour) => sketched(data, colour),
};
