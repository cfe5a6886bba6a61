import { darker, mix, NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName } from '../../scene-description.ts';

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
}

const BIRD: BirdKind = {
  body: '#4f8fd0',
  wing: '#3a76b8',
  tip: '#28578c',
  head: '#4f8fd0',
  beak: '#f2a63a',
  neck: 0,
  beakLength: 9,
  legs: 0,
  size: 0.34,
  span: 1,
};

const KINDS: Readonly<Record<string, BirdKind>> = {
  bird: BIRD,
  eagle: {
    ...BIRD,
    body: '#6b4a32',
    wing: '#5a3d29',
    tip: '#3a281c',
    head: '#f4f1ea',
    beakLength: 13,
    size: 0.7,
    span: 1.35,
  },
  seagull: {
    ...BIRD,
    body: '#f7f8fa',
    wing: '#cfd6de',
    tip: '#4a515c',
    head: '#f7f8fa',
    size: 0.46,
    span: 1.3,
  },
  parrot: {
    ...BIRD,
    body: '#e2433a',
    wing: '#2f7fd6',
    tip: '#f2c23a',
    head: '#e2433a',
    beak: '#3a3640',
    beakLength: 8,
    size: 0.5,
  },
  owl: {
    ...BIRD,
    body: '#8a6548',
    wing: '#6f4f38',
    tip: '#4f3828',
    head: '#9a7555',
    beakLength: 5,
    size: 0.5,
    span: 1.1,
  },
  dove: { ...BIRD, body: '#f6f6f8', wing: '#e6e8ee', tip: '#c9cfda', head: '#f6f6f8', size: 0.36 },
  pigeon: {
    ...BIRD,
    body: '#8f98a8',
    wing: '#a8b0bd',
    tip: '#4f5866',
    head: '#4f8a78',
    beak: '#4a4650',
    size: 0.36,
  },
  sparrow: {
    ...BIRD,
    body: '#b98a60',
    wing: '#8a5f3a',
    tip: '#5f4028',
    head: '#8a5f3a',
    beak: '#4a4038',
    size: 0.26,
  },
  pelican: {
    ...BIRD,
    body: '#f4f2ec',
    wing: '#e6e4de',
    tip: '#33313c',
    head: '#f4f2ec',
    neck: 14,
    beakLength: 34,
    size: 0.66,
    span: 1.3,
  },
  toucan: {
    ...BIRD,
    body: '#26252e',
    wing: '#2f2e38',
    tip: '#17161d',
    head: '#26252e',
    beakLength: 32,
    size: 0.44,
  },
  woodpecker: {
    ...BIRD,
    body: '#f4f2ec',
    wing: '#26252e',
    tip: '#17161d',
    head: '#d8342f',
    beak: '#8d98a6',
    beakLength: 16,
    size: 0.36,
  },
  crow: {
    ...BIRD,
    body: '#2b2a33',
    wing: '#23222a',
    tip: '#17161d',
    head: '#2b2a33',
    beak: '#3f3d48',
    beakLength: 12,
    size: 0.42,
  },
  crane: {
    ...BIRD,
    body: '#f7f8fa',
    wing: '#eef0f4',
    tip: '#2b2a33',
    head: '#f7f8fa',
    beak: '#c9973a',
    neck: 42,
    beakLength: 16,
    legs: 46,
    size: 0.62,
    span: 1.3,
  },
  flamingo: {
    ...BIRD,
    body: '#f48fb1',
    wing: '#ee6f9a',
    tip: '#2b2a33',
    head: '#f48fb1',
    beak: '#33313c',
    neck: 44,
    beakLength: 12,
    legs: 50,
    size: 0.6,
    span: 1.2,
  },
  duck: {
    ...BIRD,
    body: '#8f7a5f',
    wing: '#7a6850',
    tip: '#3f6ab0',
    head: '#2f8a5a',
    neck: 14,
    beakLength: 13,
    size: 0.44,
  },
  swan: {
    ...BIRD,
    body: '#ffffff',
    wing: '#f0f3f8',
    tip: '#dfe5ee',
    head: '#ffffff',
    beak: '#f08a3c',
    neck: 40,
    beakLength: 12,
    size: 0.72,
    span: 1.2,
  },
  goose: {
    ...BIRD,
    body: '#d9d4c9',
    wing: '#b8b1a3',
    tip: '#7d7668',
    head: '#4a4540',
    neck: 28,
    beakLength: 10,
    size: 0.56,
    span: 1.2,
  },
  phoenix: {
    ...BIRD,
    body: '#f2742a',
    wing: '#f2a52a',
    tip: '#e2331f',
    head: '#f29a2a',
    neck: 14,
    size: 0.85,
    span: 1.4,
  },
  bat: {
    ...BIRD,
    body: '#3a3244',
    wing: '#2f2838',
    tip: '#241f2c',
    head: '#3a3244',
    beakLength: 0,
    size: 0.36,
    span: 1.2,
  },
  hummingbird: {
    ...BIRD,
    body: '#2fae86',
    wing: '#8fd6c9',
    tip: '#57b5a5',
    head: '#2f8fae',
    beak: '#33313c',
    beakLength: 20,
    size: 0.24,
  },
};

export function kindOf(model: string, colour: ColourName | null): BirdKind {
  const kind = KINDS[model] ?? BIRD;
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
