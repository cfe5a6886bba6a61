import type { Sketch } from '../painting/sketch.ts';
import type { Medium, Point, Usually } from './measures.ts';

/** Proportions and coat of a four-legged animal. Lengths are relative to a dog's, which are left out. */
export interface Species {
  readonly coat: string;
  readonly belly: string;
  readonly paw: string;
  readonly ear: 'point' | 'small' | 'flop' | 'round' | 'large' | 'leaf' | 'long' | 'fan';
  readonly tail: 'plume' | 'bushy' | 'ringed' | 'thin' | 'hair' | 'short' | 'tuft' | 'curl' | 'none';
  readonly leg: number;
  readonly neck: number;
  readonly snout: number;
  readonly body: number;
  readonly girth: number;
  /** Height of the whole animal relative to a dog. */
  readonly size: number;
  /** How large the head is for the body. */
  readonly head?: number;
  readonly whiskers?: true;
  /** It has a trunk, or another muzzle that its crest draws. */
  readonly nose?: 'none';
  /** On its body, whose middle is the origin: stripes, spots; in a sketch `mark` is the colour below. */
  readonly mark?: Sketch;
  /** The same where it stands out over the body: wool. */
  readonly fleece?: Sketch;
  readonly stripedLegs?: true;
  /** On its face, under the eye; the head's origin is where it meets the neck. */
  readonly face?: Sketch;
  /** Behind its head: horns, a mane around it, a trunk. */
  readonly crest?: Sketch;
  /** How far that reaches above the head. */
  readonly crestHeight?: number;
  readonly markColour?: string;
  /** Also where it is asked for in another colour: a zebra's stripes. */
  readonly markStays?: true;
  readonly mane?: string;
  /** The colour of ears and legs, where it is not the coat's. */
  readonly limbs?: string;
  readonly extra?: 'hump' | 'hop';
}

export const DOG = { leg: 1, neck: 1, snout: 1, body: 1, girth: 1 } as const;

/** What the file of an animal says of it; the coat has the animal's own colour. */
export type QuadrupedData = Usually<Omit<Species, 'coat'>, keyof typeof DOG>;

export interface BirdKind {
  readonly body: string;
  readonly wing: string;
  readonly tip: string;
  readonly head: string;
  readonly beak: string;
  readonly neck: number;
  readonly beakLength: number;
  readonly legs: number;
  readonly size: number;
  readonly span: number;
  readonly legColour: string;
  /** On the head, whose middle is the origin and whose radius is 16: ears, a red cap, plumes. */
  readonly crest?: Sketch;
  /** In place of the head: owls look at whoever watches them. */
  readonly face?: Sketch;
  /** Plumes behind its tail in flight. */
  readonly train?: Sketch;
  /** Where there is water it is on it. */
  readonly swims?: true;
  /** It is never seen on its feet. */
  readonly hangs?: true;
}

export const BIRD = {
  beak: '#f2a63a',
  neck: 0,
  beakLength: 9,
  legs: 0,
  legColour: '#4a4540',
  span: 1,
} as const;

/** What the file of an animal says of it; the body has the animal's own colour where no other is said. */
export type BirdData = Usually<BirdKind, keyof typeof BIRD | 'body'>;

export interface FishKind {
  readonly top: string;
  readonly belly: string;
  readonly fin: string;
  readonly length: number;
  /** Greatest height as a share of the length. */
  readonly depth: number;
  readonly tail: 'forked' | 'fluke' | 'fan';
  /** On its skin, of a body a hundred long whose nose is at x 50. */
  readonly mark?: Sketch;
  readonly cycle: number;
  readonly speed: number;
  /** Eye and mouth, gills, a beak; in the same measures. */
  readonly face: Sketch;
  /** It has no fin on its back. */
  readonly back?: 'bare';
  /** It has any of these, and belly and fins after it. */
  readonly colours?: readonly string[];
}

export const FISH = { depth: 0.46, tail: 'forked', cycle: 0.7, speed: 80 } as const;

/** What the file of an animal says of it; its back has the animal's own colour. */
export type FishData = Usually<Omit<FishKind, 'top'>, keyof typeof FISH>;

/** An animal drawn as text, looking right. */
export interface CreatureSketch {
  /** Measures of the sketch; its foot is at y 0, its middle at x 0. */
  readonly wide: number;
  readonly tall: number;
  /** How tall it is in life, in hundredths of a person's height. */
  readonly size: number;
  readonly sketch: Sketch;
  /** Drawn over it where there are flames in the scene. */
  readonly breath?: Sketch;
  /** Where its feet are, above its foot, on a branch that the sketch has in wood and leaf. */
  readonly feet?: number;
  /** Seconds of one round of what moves in it. */
  readonly cycle?: number;
  /** Hundredths of a person's height a second; else it stays where it is. */
  readonly speed?: number;
  readonly medium?: Medium;
  /** Where somebody sits who rides it. */
  readonly seat?: Point;
}
