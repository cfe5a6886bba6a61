import { ANIMALS } from './animals.ts';
import { DEEDS } from './deeds.ts';
import { FURNISHINGS } from './furnishings.ts';
import { PLACES } from './places.ts';
import { PROPS } from './props.ts';
import type { Shelf } from './shelf.ts';
import { THINGS } from './things.ts';

export const SHELVES: readonly Shelf[] = [THINGS, ANIMALS, PLACES, FURNISHINGS, DEEDS, PROPS];
