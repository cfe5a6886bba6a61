import { darker, mix, NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName } from '../../scene-description.ts';
import type { Usually } from './usually.ts';

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

const BIRD = {
  beak: '#f2a63a',
  neck: 0,
  beakLength: 9,
  legs: 0,
  legColour: '#4a4540',
  span: 1,
} as const;

/** What the file of an animal says of it; the body has the animal's own colour where no other is said. */
export type BirdData = Usually<BirdKind, keyof typeof BIRD | 'body'>;

export function birdKind(data: BirdData, own: string, colour: ColourName | null): BirdKind {
  const kind: BirdKind = { body: own, ...BIRD, ...data };
  if (!colour) return kind;
  const tone = NAMED_COLOURS[colour];
  return {
    ...kind,
    body: mix(tone, kind.body, 0.2),
    wing: darker(tone, 0.12),
    tip: darker(tone, 0.35),
    head: tone,
  };
}
