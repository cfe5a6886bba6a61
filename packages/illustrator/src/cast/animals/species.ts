import type { Usually } from './usually.ts';

/** Proportions and coat of a four-legged animal. Lengths are relative to a dog's, which are left out. */
export interface Species {
  readonly coat: string;
  readonly belly: string;
  readonly paw: string;
  readonly ear: 'point' | 'flop' | 'round' | 'leaf' | 'long' | 'fan';
  readonly tail: 'plume' | 'bushy' | 'thin' | 'hair' | 'short' | 'tuft' | 'curl' | 'none';
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
  readonly mark?: 'stripes' | 'spots' | 'patches' | 'panda' | 'mask' | 'wool' | 'giraffe' | 'shaggy';
  readonly markColour?: string;
  /** Also where it is asked for in another colour: a zebra's stripes. */
  readonly markStays?: true;
  readonly mane?: string;
  readonly bigMane?: string;
  readonly horns?: 'antlers' | 'cow' | 'goat' | 'rhino' | 'unicorn' | 'giraffe';
  readonly extra?: 'trunk' | 'hump' | 'hop';
}

const DOG = { leg: 1, neck: 1, snout: 1, body: 1, girth: 1 } as const;

/** What the file of an animal says of it; the coat has the animal's own colour. */
export type QuadrupedData = Usually<Omit<Species, 'coat'>, keyof typeof DOG>;

export function speciesFrom(data: QuadrupedData, coat: string): Species {
  return { ...DOG, ...data, coat };
}
