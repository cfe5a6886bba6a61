import type { AnimalData } from './animal-data.ts';

export type QuadrupedData = NonNullable<AnimalData['quadruped']>;
export type BirdData = NonNullable<AnimalData['bird']>;
export type FishData = NonNullable<AnimalData['fish']>;
export type CreatureSketch = NonNullable<AnimalData['sketched']>;

/** As it is drawn: what it has as most others of its kind is left out of its file. */
type Whole<Data, Usual> = Omit<Data, keyof Usual> & Required<Pick<Data, keyof Usual & keyof Data>>;

export const DOG = { leg: 1, neck: 1, snout: 1, body: 1, girth: 1 } as const;
export type Species = Whole<QuadrupedData, typeof DOG> & { readonly coat: string };

export const BIRD = {
  beak: '#f2a63a',
  neck: 0,
  beakLength: 9,
  legs: 0,
  legColour: '#4a4540',
  span: 1,
} as const;
export type BirdKind = Whole<BirdData, typeof BIRD & { readonly body: string }>;

export const FISH = { depth: 0.46, tail: 'forked', cycle: 0.7, speed: 80 } as const;
export type FishKind = Whole<FishData, typeof FISH> & { readonly top: string };
