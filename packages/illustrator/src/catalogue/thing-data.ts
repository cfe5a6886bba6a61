import type { ThingSize } from '../cast/objects/thing.ts';
import type { Point } from '../cast/rig.ts';
import type { Sketch } from '../painting/sketch.ts';

/** What a thing stands on where the prompt names nothing: decides the place of a scene that names none. */
export const RESTS = [
  'table',
  'floor',
  'street',
  'ground',
  'grass',
  'farm',
  'beach',
  'water',
  'desert',
  'snow',
  'air',
] as const;

export type Rests = (typeof RESTS)[number];

/** What reading a prompt needs to know of a thing. */
export interface ThingWords {
  /** Singular words and phrases it is found by; a thing without any is only drawn where the scene itself brings it. */
  readonly words?: readonly string[];
  readonly rests: Rests;
  /** How a person holds it in one hand: upright in the fist, or hanging by its handle. */
  readonly held?: 'upright' | 'hanging';
}

/** What drawing it needs. */
export interface ThingDrawing extends Omit<ThingSize, 'front'> {
  /** `$` in the sketch where the prompt names no colour. */
  readonly colour: string;
  readonly sketch: Sketch;
  /** Drawn over what is inside. */
  readonly front?: Sketch;
  /** Where it gets about when a prompt says that it does. */
  readonly moves?: 'ground' | 'water' | 'air';
  /** How fast, in hundredths of a person's height a second. */
  readonly speed?: number;
  /** Where somebody who rides it sits; else on top. */
  readonly seat?: Point;
  /** They turn while it moves, and are drawn over the sketch. */
  readonly wheels?: readonly Wheel[];
}

export interface Wheel extends Point {
  readonly radius: number;
}

/** One file of `things/`. */
export type ThingData = ThingWords & ThingDrawing;
