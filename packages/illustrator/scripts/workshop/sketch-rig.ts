import { measured } from '../../src/cast/measured.ts';
import type { Rig } from '../../src/cast/rig.ts';
import { drawSketch, type Sketch, type SketchColours } from '../../src/painting/sketch.ts';

/** A sketch that says no measures, as the page of the workshop shows it. */
export const sketchRig = (sketch: Sketch, colours?: SketchColours): Rig =>
  measured({
    cycle: 1,
    frames: 1,
    speed: 0,
    medium: 'ground',
    draw: (brush) => drawSketch(brush, sketch, colours),
  });
