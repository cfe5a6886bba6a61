import type { Sketch } from '../../painting/sketch.ts';
import type { Medium } from '../rig.ts';

/** An animal drawn as text, looking right, with legs that swing while it goes. */
export interface CreatureSketch {
  /** Measures of the sketch; its foot is at y 0, its middle at x 0. */
  readonly wide: number;
  readonly tall: number;
  /** How tall it is in life, in hundredths of a person's height. */
  readonly size: number;
  readonly sketch: Sketch;
  /** From behind to front; drawn before the body. */
  readonly legs?: readonly Leg[];
  /** How it gets about: on its legs, in hops, or swaying in the water. */
  readonly goes: 'walks' | 'hops' | 'sways';
  /** Where its feet are, above its foot, on a branch that the sketch has in wood and leaf. */
  readonly feet?: number;
  /** Hundredths of a person's height a second; else it stays where it is. */
  readonly speed?: number;
  readonly medium?: Medium;
}

interface Leg {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly thick: number;
  readonly colour: string;
}
