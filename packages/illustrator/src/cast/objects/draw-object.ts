import { thingDrawing } from '../../catalogue/thing-index.ts';
import type { Rig } from '../rig.ts';
import { sketched } from './sketched.ts';

/** `colour` is the `#rrggbb` that the prompt asks for, or null for the thing's own. */
export function drawObject(model: string, colour: string | null): Rig | null {
  const drawing = thingDrawing(model);
  return drawing && sketched(drawing, colour);
}
