import { Type } from 'typebox';
import { PLACES } from '../src/catalogue/place-index.ts';
import { LookSchema } from './look-schema.ts';
import { oneOf, strict, words } from './schema-parts.ts';

/** One file of `roles/`, as its author writes it. */
export const RoleSchema = Type.Object(
  {
    words,
    lives: Type.Optional(oneOf(PLACES, 'where they are when the prompt names no place')),
    wears: Type.Optional(
      Type.Array(Type.String(), {
        minItems: 1,
        description: 'names of garments, a colour before each or none',
      }),
    ),
    does: Type.Optional(Type.String({ description: 'a deed, when the prompt gives them nothing to do' })),
    carries: Type.Optional(
      Type.String({ description: 'a thing in hand where hands are free, beside them where it is large' }),
    ),
    look: Type.Optional(LookSchema),
  },
  strict,
);
