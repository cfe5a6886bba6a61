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
  /** On the head: a bat's ears, a crane's red cap, the plumes of a phoenix, who has them at its tail too. */
  readonly crest?: 'ears' | 'cap' | 'plumes';
  /** Owls look at whoever watches them, and sit on a stump. */
  readonly face?: 'owl';
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
  readonly mark: 'none' | 'bands' | 'orca' | 'grooves';
  readonly cycle: number;
  readonly speed: number;
  readonly face?: 'shark' | 'whale' | 'dolphin';
  /** It has any of these, and belly and fins after it. */
  readonly colours?: readonly string[];
}

export const FISH = { depth: 0.46, tail: 'forked', mark: 'none', cycle: 0.7, speed: 80 } as const;

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
