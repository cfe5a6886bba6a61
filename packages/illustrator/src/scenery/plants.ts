import { wordTable } from '../catalogue/word-tables.ts';
import { once } from '../once.ts';
import type { Brush } from '../painting/shapes.ts';
import { drawSketch, type Sketch, type SketchColours } from '../painting/sketch.ts';
import { isSnowy } from './land.ts';
import type { Stage } from './stage.ts';

interface Plant {
  readonly colour?: string;
  readonly trunk?: string;
  readonly sketches: readonly Sketch[];
  readonly snowy?: readonly Sketch[];
}

/** `words/plants.yaml`, which says what each is. */
const plants = once(() => wordTable<Readonly<Record<string, Plant>>>('plants'));

export const colourOfPlant = (name: string): string | undefined => plants()[name]!.colour;

/** A plant with its foot at (x, y); `which` of its sketches, and how wide it is beside its height. */
export function paintPlant(
  brush: Brush,
  stage: Stage,
  name: string,
  at: { readonly x: number; readonly y: number; readonly tall: number; readonly wide?: number },
  which: number,
  { depth = 0, ...colours }: SketchColours & { readonly depth?: number },
): void {
  const { sketches, snowy = sketches, trunk = '#6a4630' } = plants()[name]!;
  const shown = isSnowy(stage) ? snowy : sketches;
  const inks = { trunk: stage.paint(trunk, depth), snow: stage.paint('#f6fafe', depth * 0.7) };
  brush.save();
  brush.translate(at.x, at.y);
  brush.scale((at.tall * (at.wide ?? 1)) / 100, at.tall / 100);
  drawSketch(brush, shown[which % shown.length]!, { inks, ...colours });
  brush.restore();
}
