import { ANIMALS } from './animals.ts';
import { DEEDS } from './deeds.ts';
import { PROPS } from './props.ts';
import type { Shelf } from './shelf.ts';
import { THINGS } from './things.ts';

export const SHELVES: readonly Shelf[] = [THINGS, ANIMALS, DEEDS, PROPS];
