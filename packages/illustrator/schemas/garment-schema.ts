import { Type } from 'typebox';
import { LookSchema } from './look-schema.ts';
import { choices, colour, mayHave, oneOf, part, text, words } from './schema-parts.ts';

/** One file of `garments/`, as its author writes it; garments that are worn in pairs are named in the plural. */
export const GarmentSchema = part('a garment', {
  slot: oneOf(choices.slots, 'where it is worn: two of one slot are not worn at once'),
  colour: colour('its own, where the prompt names none'),
  ...mayHave({
    words,
    names: Type.Array(Type.String(), { description: 'what else roles call it' }),
    paints: Type.Array(oneOf(choices.painted, 'a part'), { description: 'what has its colour' }),
    look: LookSchema,
    head: text('what is drawn on the head, whose middle is the origin and whose radius is 12'),
    neck: text('what is drawn at the neck, which is the origin'),
    body: text('what is drawn on the breast: the neck is the origin, the hips are at y 31'),
    back: text('what is drawn behind the body, from the same origin'),
    front: text('what is drawn over the arm, from the same origin'),
  }),
});
