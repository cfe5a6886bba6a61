import type { Sketch } from '../painting/sketch.ts';
import type { Box, Medium, Point, Posture } from './measures.ts';

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
  'mountain',
  'forest',
  'ice',
  'lake',
  'seabed',
  'air',
  'space',
] as const;

export type Rests = (typeof RESTS)[number];

/** What reading a prompt needs to know of a thing. */
export interface ThingWords {
  /** Singular words and phrases it is found by; a thing without any is only drawn where the scene itself brings it. */
  readonly words?: readonly string[];
  /** What of the film it is, where it is more than a thing: what drives, what floats or flies, a building. */
  readonly kind?: 'vehicle' | 'craft' | 'landmark';
  /** Buildings may stand anywhere. */
  readonly rests?: Rests;
  /** How a person holds it in one hand: upright in the fist, over the head, or hanging by its handle. */
  readonly held?: 'upright' | 'overhead' | 'hanging';
}

/** Measures of a drawing, and where others are on it or in it. */
export interface ThingSize {
  /** The drawing's own measures; its foot is at y 0, its middle at x 0. */
  readonly wide: number;
  readonly tall: number;
  /** How tall it is in life, in hundredths of a person's height. */
  readonly size: number;
  /** In the drawing's own measures: see `Rig`. */
  readonly surface?: number;
  readonly inside?: Box;
  /** The oval opening of a container; its front is all that is drawn below it. */
  readonly mouth?: {
    readonly x: number;
    readonly y: number;
    readonly radiusX: number;
    readonly radiusY: number;
  };
}

/** What drawing it needs. */
export interface ThingDrawing extends ThingSize {
  /** `$` in the sketch where the prompt names no colour. */
  readonly colour: string;
  readonly sketch: Sketch;
  /** Drawn over what is inside. */
  readonly front?: Sketch;
  /** How far the sketch reaches below y 0: a keel under water, the flames of a rocket. */
  readonly below?: number;
  /** Gives light of its own. */
  readonly glows?: boolean;
  /** Where it gets about when a prompt says that it does. */
  readonly moves?: Medium;
  /** How fast, in hundredths of a person's height a second. */
  readonly speed?: number;
  /** Where somebody who rides it sits, and how, where not as on a chair; else on top. */
  readonly seat?: Point & { readonly posture?: Posture };
  /** Where the head of whoever drives it is seen, and how large beside a head of somebody who walks. */
  readonly cabin?: Point & { readonly scale: number };
  /** They turn while it moves, and are drawn over the sketch. */
  readonly wheels?: readonly Wheel[];
  /** The angle, in radians, by which all of it rocks. */
  readonly sways?: number;
  /** Seconds of one round of what moves in its sketch. */
  readonly cycle?: number;
}

export interface Wheel extends Point {
  readonly radius: number;
  readonly rim?: string;
  /** A bicycle's. */
  readonly thin?: boolean;
  /** Drawn below the sketch. */
  readonly behind?: boolean;
}

/** One file of `things/`. */
export type ThingData = ThingWords & ThingDrawing;
