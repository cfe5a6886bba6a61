import { MovementSchema } from '../../schemas/movement-schema.ts';
import type { MovementData } from '../../src/catalogue/movement-index.ts';
import { drawDeed } from './draw-deed.ts';
import type { Shelf, Worded } from './shelf.ts';

export const MOVEMENTS: Shelf<MovementData & Worded> = {
  one: 'movement',
  many: 'movements',
  schema: MovementSchema,
  sketches: [],
  pictures: 8,
  beginning: () => `cycle: 1
keys:
  - nh 22,-60
  - nh 26,-66
`,
  draw: ({ data }, colour) => drawDeed({ ...data, words: [], place: 'room' }, colour),
};
