import { type Static, type TSchema, Type } from 'typebox';
import { type GarmentData, PAINTED, SLOTS } from '../../src/catalogue/garment-data.ts';
import { LookSchema } from './look-schema.ts';
import { drawPerson } from './portrait.ts';
import { colour, oneOf, type Same, strict, words } from './schema-parts.ts';
import type { Shelf } from './shelf.ts';

const sketch = (description: string) => Type.Optional(Type.String({ minLength: 1, description }));

export const GarmentSchema = Type.Object(
  {
    words: Type.Optional(words),
    names: Type.Optional(Type.Array(Type.String(), { description: 'what else roles call it' })),
    slot: oneOf(SLOTS, 'where it is worn: two of one slot are not worn at once'),
    colour: colour('its own, where the prompt names none'),
    paints: Type.Optional(Type.Array(oneOf(PAINTED, 'a part'), { description: 'what has its colour' })),
    look: Type.Optional(LookSchema),
    head: sketch('what is drawn on the head, whose middle is the origin and whose radius is 12'),
    neck: sketch('what is drawn at the neck, which is the origin'),
    body: sketch('what is drawn on the breast: the neck is the origin, the hips are at y 31'),
    back: sketch('what is drawn behind the body, from the same origin'),
    front: sketch('what is drawn over the arm, from the same origin'),
  },
  strict,
);

true satisfies Same<keyof Static<typeof GarmentSchema>, keyof GarmentData>;

export const GARMENTS: Shelf<GarmentData> = {
  one: 'garment',
  many: 'garments',
  schema: GarmentSchema as TSchema,
  sketches: [['head'], ['neck'], ['body'], ['back'], ['front']],
  inks: ['skin', 'hair', 'cloth'],
  sharesWords: true,
  parts: ({ data: { names, words, ...drawing } }) => [
    { ...(words ? { words } : {}), ...(names ? { names } : {}) },
    drawing,
  ],
  beginning: (name) => `words: [${name}]
slot: hat
colour: '#c8604a'
head: |
  box $ -11 -24 22 16 4
`,
  draw: ({ data }, colour) => drawPerson({}, [{ ...data, colour: colour ?? data.colour }]),
};
