import type { Place } from '../scene-description.ts';
import type { BirdData, CreatureSketch, FishData, QuadrupedData } from './animal-bodies.ts';

/** What reading a prompt needs to know of an animal. */
export interface AnimalWords {
  readonly words: readonly string[];
  /** Where it is when the prompt names no place. */
  readonly lives?: Place;
  /** Its longest side in life, in centimetres. */
  readonly long: number;
  /** Of words that mean a smaller or larger one: a kitten. */
  readonly lengths?: Readonly<Record<string, number>>;
}

/** How it is built: one of these, and a bird that is another picture at rest has a sketch too. */
export interface BodyPlans {
  readonly quadruped?: QuadrupedData;
  readonly bird?: BirdData;
  readonly fish?: FishData;
  readonly sketched?: CreatureSketch;
  /** The picture of the emoji set that stands in for it. */
  readonly picture?: string;
}

/** What drawing it needs. */
export interface AnimalDrawing extends BodyPlans {
  readonly colour: string;
  readonly costume?: Costume;
}

/** What somebody wears who is dressed as it: sketches in measures of a person's head and breast. */
export interface Costume {
  readonly colour: string;
  /** Of the legs, where they have another. */
  readonly second?: string;
  /** On the breast. */
  readonly front?: string;
  /** On the head: what tells it. */
  readonly hood: string;
}

/** One file of `animals/`. */
export type AnimalData = AnimalWords & AnimalDrawing;
