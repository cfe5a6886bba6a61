import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import type { ObjectDrawing } from './object-drawing.ts';
import { type ThingSize, thing } from './thing.ts';

/** Measures of a sketch, how tall the thing is in life in hundredths of a person's height, and its own colour. */
export type SketchMeasures = readonly [wide: number, tall: number, size: number, own: string];

/** A thing drawn as text: `$` in it is the colour asked for, or its own. */
export function sketched(
  [wide, tall, size, own]: SketchMeasures,
  sketch: Sketch,
  more: Partial<Pick<ThingSize, 'surface' | 'inside' | 'mouth'>> = {},
): ObjectDrawing {
  return (colour) =>
    thing({ wide, tall, size, ...more }, (brush) => drawSketch(brush, sketch, { main: colour ?? own }));
}
