import { BUILDING_THINGS } from './building-things.ts';
import { OUTLYING_THINGS } from './outlying-things.ts';
import type { FlipBook } from './place-set.ts';
import { ROAD_THINGS } from './road-things.ts';
import { SQUARE_THINGS } from './square-things.ts';
import { YARD_THINGS } from './yard-things.ts';

/** What tells a built place under the sky. */
export const TOWN_THINGS: Readonly<Record<string, string | FlipBook>> = {
  ...SQUARE_THINGS,
  ...BUILDING_THINGS,
  ...ROAD_THINGS,
  ...YARD_THINGS,
  ...OUTLYING_THINGS,
};
