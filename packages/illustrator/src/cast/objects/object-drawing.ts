import type { Rig } from '../rig.ts';

/** `colour` is the `#rrggbb` that the prompt asks for, or null for the thing's own. */
export type ObjectDrawing = (colour: string | null) => Rig;
