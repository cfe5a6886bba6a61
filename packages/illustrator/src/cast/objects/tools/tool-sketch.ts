import type { Sketch } from '../../../painting/sketch.ts';

/** A tool as a sketch; its foot is at y 0, its middle at x 0. */
export interface ToolSketch {
  readonly wide: number;
  readonly tall: number;
  /** How tall it is in life, in hundredths of a person's height. */
  readonly size: number;
  /** What `$` is where the prompt names no colour. */
  readonly colour: string;
  readonly sketch: Sketch;
}
