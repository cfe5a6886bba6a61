import { ANIMALS } from './animals.ts';
import { DEEDS } from './deeds.ts';
import { FURNISHINGS } from './furnishings.ts';
import { GARMENTS } from './garments.ts';
import { MOVEMENTS } from './movements.ts';
import { PLACES } from './places.ts';
import { PROPS } from './props.ts';
import { ROLES } from './roles.ts';
import type { Shelf } from './shelf.ts';
import { THINGS } from './things.ts';

export const SHELVES: readonly Shelf[] = [
  THINGS,
  ANIMALS,
  GARMENTS,
  ROLES,
  PLACES,
  FURNISHINGS,
  DEEDS,
  PROPS,
  MOVEMENTS,
];
