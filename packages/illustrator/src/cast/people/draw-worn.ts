import type { Brush } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { Worn } from './person-look.ts';

export function drawWorn(brush: Brush, worn: readonly Worn[] | undefined, at: Worn['at']): void {
  for (const each of worn ?? []) if (each.at === at) drawSketch(brush, each.sketch, { main: each.colour });
}
