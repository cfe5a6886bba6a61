import { FIELD_THINGS } from './field-things.ts';
import { LAND_THINGS } from './land-things.ts';
import type { FlipBook } from './place-set.ts';

/** What tells a landscape or a field of play. */
export const NATURE_THINGS: Readonly<Record<string, string | FlipBook>> = {
  ...LAND_THINGS,
  ...FIELD_THINGS,
};
