import { PLACES } from '../src/catalogue/place-index.ts';
import { LookSchema } from './look-schema.ts';
import { mayHave, oneOf, part, text, texts, words } from './schema-parts.ts';

/** One file of `roles/`, as its author writes it. */
export const RoleSchema = part('a kind of people', {
  words,
  ...mayHave({
    lives: oneOf(PLACES, 'where they are when the prompt names no place'),
    wears: texts('names of garments, a colour before each or none'),
    does: text('a deed, when the prompt gives them nothing to do'),
    carries: text('a thing in hand where hands are free, beside them where it is large'),
    look: LookSchema,
  }),
});
