import { HALL_THINGS } from './hall-things.ts';
import type { FlipBook } from './place-set.ts';
import { SHOP_THINGS } from './shop-things.ts';
import { SPORT_HALL_THINGS } from './sport-hall-things.ts';

/** What tells a public room. */
export const PUBLIC_THINGS: Readonly<Record<string, string | FlipBook>> = {
  ...HALL_THINGS,
  ...SHOP_THINGS,
  ...SPORT_HALL_THINGS,
};
