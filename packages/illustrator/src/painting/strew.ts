import type { Random } from '../seeded-random.ts';
import { type Brush, placed } from './shapes.ts';
import { drawSketch, type Sketch } from './sketch.ts';

export interface Strewn {
  readonly number: number;
  readonly size: readonly [least: number, most: number];
  readonly along?: 'edge' | 'flow';
  readonly sketches: readonly Sketch[];
}

/** Sketches by chance over an area; or along its edge, or each turned as its neighbours are. */
export function strew(
  brush: Brush,
  random: Random,
  [width, height]: readonly [number, number],
  unit: number,
  { along, number, size, sketches }: Strewn,
): void {
  const short = Math.min(width, height);
  for (let index = 0; index < number; index++) {
    let [x, y] = [random() * width, random() * height];
    if (along === 'edge' && index % 2 === 0) x = index % 4 === 0 ? 0 : width;
    else if (along === 'edge') y = index % 4 === 1 ? 0 : height;
    const turn = along === 'flow' ? Math.sin(x / short / 0.4) * 1.3 + Math.cos(y / short / 0.3) * 1.1 : 0;
    const scale = (size[0] + (size[1] - size[0]) * random()) * unit;
    placed(brush, { x, y, turn, scale }, () => drawSketch(brush, sketches[index % sketches.length]!));
  }
}
