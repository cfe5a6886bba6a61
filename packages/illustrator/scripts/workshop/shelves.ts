import { ANIMALS } from './animals.ts';
import type { Shelf } from './shelf.ts';
import { THINGS } from './things.ts';

export const SHELVES: readonly Shelf[] = [THINGS, ANIMALS];
