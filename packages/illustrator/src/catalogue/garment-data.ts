import type { Sketch } from '../painting/sketch.ts';
import type { Look } from './look-data.ts';

/** Two garments of one slot are not worn at once: what a prompt names replaces what a role wears there. */
export const SLOTS = [
  'hat',
  'face',
  'neck',
  'scarf',
  'top',
  'over',
  'apron',
  'bottom',
  'feet',
  'hands',
  'back',
  'bag',
] as const;

/** Parts of a look that a garment can colour. */
export const PAINTED = [
  'top',
  'bottom',
  'shoes',
  'boots',
  'gloves',
  'socks',
  'pack',
  'scarf',
  'cape',
  'skirt',
] as const;

export interface GarmentWords {
  /** What it is called in prompts; garments that are worn in pairs are named in the plural. */
  readonly words?: readonly string[];
  /** What else roles call it. */
  readonly names?: readonly string[];
}

/** How a garment is drawn. */
export interface GarmentPart {
  readonly slot: (typeof SLOTS)[number];
  /** Its colour where the prompt names none. */
  readonly colour: string;
  /** What of the look has the garment's colour. */
  readonly paints?: readonly (typeof PAINTED)[number][];
  readonly look?: Partial<Look>;
  /** On the head, whose middle is the origin and whose radius is 12. */
  readonly head?: Sketch;
  /** The origin is the neck, the hips are at 31, and the breast is to the right. */
  readonly neck?: Sketch;
  readonly body?: Sketch;
  /** Behind the body, and over the arm. */
  readonly back?: Sketch;
  readonly front?: Sketch;
}

/** One file of `garments/`. */
export type GarmentData = GarmentWords & GarmentPart;
