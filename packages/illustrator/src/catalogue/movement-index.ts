import type { MovementSchema } from '../../schemas/movement-schema.ts';
import type { Written } from '../../schemas/schema-parts.ts';
import { openIndex } from './compiled-index.ts';

/** One file of `movements/`: how people move who do nothing that has a file of `deeds/`. */
export type MovementData = Written<typeof MovementSchema>;

const MOVEMENTS = openIndex<object, MovementData>('movements');

export const movementDrawing = (name: string): MovementData | null => MOVEMENTS.drawing(name);
