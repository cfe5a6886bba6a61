import { type Static, type TSchema, Type } from 'typebox';
import type { MovementData } from '../../src/catalogue/movement-index.ts';
import { drawDeed } from './draw-deed.ts';
import { length, type Same, strict } from './schema-parts.ts';
import type { Shelf, Worded } from './shelf.ts';

/** One file of `movements/`, as its author writes it. */
const MovementSchema = Type.Object(
  {
    cycle: length('seconds of one round'),
    speed: Type.Optional(length("in hundredths of a person's height a second")),
    keys: Type.Array(Type.String({ pattern: '^(?:[a-z]+ -?[0-9.]+(?:,-?[0-9.]+)?(?: |$))*$' }), {
      minItems: 1,
      description: 'moments of the round, as of a deed; what one leaves out is as in the first',
    }),
  },
  strict,
);
true satisfies Same<keyof Static<typeof MovementSchema>, keyof MovementData>;

export const MOVEMENTS: Shelf<MovementData & Worded> = {
  one: 'movement',
  many: 'movements',
  schema: MovementSchema as TSchema,
  sketches: [],
  pictures: 8,
  parts: ({ data }) => [{}, data],
  beginning: () => `cycle: 1
keys:
  - nh 22,-60
  - nh 26,-66
`,
  draw: ({ data }, colour) => drawDeed({ ...data, words: [], place: 'room' }, colour),
};
