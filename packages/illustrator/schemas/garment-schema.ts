import { Type } from 'typebox';
import { LookSchema } from './look-schema.ts';
import { colour, oneOf, strict, words } from './schema-parts.ts';

const sketch = (description: string) => Type.Optional(Type.String({ minLength: 1, description }));

const SLOTS = [
  'hat',
  'face',
  'neck',
  'scarf',
  'top',
  'over',
  'apron',
  'bottom',
  'feet',
  'hands',
  'back',
  'bag',
] as const;

const PAINTED = ['top', 'bottom', 'shoes', 'boots', 'gloves', 'socks', 'scarf', 'cape', 'skirt'] as const;

/** One file of `garments/`, as its author writes it; garments that are worn in pairs are named in the plural. */
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
