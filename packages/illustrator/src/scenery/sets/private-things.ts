import { HOME_THINGS } from './home-things.ts';
import type { FlipBook } from './place-set.ts';
import { WORK_THINGS } from './work-things.ts';

/** What tells a room of a home or of work. */
export const PRIVATE_THINGS: Readonly<Record<string, string | FlipBook>> = {
  ...HOME_THINGS,
  ...WORK_THINGS,
};
