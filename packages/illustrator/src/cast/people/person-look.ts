import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName } from '../../scene-description.ts';
import type { Random } from '../../seeded-random.ts';
import type { Rig } from '../rig.ts';

export type HeadKind =
  | 'human'
  | 'robot'
  | 'alien'
  | 'monkey'
  | 'snowman'
  | 'teddy'
  | 'monster'
  | { readonly species: string };
export type Hat =
  | 'none'
  | 'chef'
  | 'wizard'
  | 'crown'
  | 'cowboy'
  | 'helmet-fire'
  | 'cap'
  | 'santa'
  | 'pirate'
  | 'straw'
  | 'knight'
  | 'astronaut'
  | 'headband'
  | 'police'
  | 'beanie';
export type HairStyle = 'short' | 'long' | 'bun' | 'bald' | 'curly' | 'pony';

/** Something worn on the head or at the neck, drawn about its middle. */
export interface Worn {
  readonly at: 'head' | 'neck' | 'back';
  readonly sketch: string;
  readonly colour: string;
}

/** How a person looks, whatever the person does. */
export interface PersonLook {
  readonly skin: string;
  readonly hair: string;
  readonly hairStyle: HairStyle;
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  readonly dress: boolean;
  readonly hat: Hat;
  readonly head: HeadKind;
  readonly cape: string | null;
  readonly beard: string | null;
  readonly tutu: boolean;
  /** A skirt down to the feet. */
  readonly gown?: boolean;
  readonly longBeard?: boolean;
  /** A long coat, buttoned, with sleeves, over whatever is worn below. */
  readonly coat?: boolean;
  /** An animal that has no body like ours: its whole figure in place of body and head, with two arms. */
  readonly figure?: Rig;
  /** Bare arms and legs, as for swimming. */
  readonly bare?: boolean;
  readonly worn?: readonly Worn[];
  /** Relative to a grown person's: babies have large heads. */
  readonly headSize?: number;
  /** Relative to a grown person. */
  readonly height: number;
}

const SKINS = ['#f3c6a0', '#e0a878', '#c6865a', '#8d5a3c', '#f7d7bd', '#a96b45'];
const HAIRS = ['#2b2024', '#4a2f24', '#7a4a2a', '#1e1b22', '#b5762f', '#5a3a2e'];
const TOPS = ['#e2574c', '#3f8fd2', '#f2b134', '#4fae7b', '#8e6bc9', '#f08a5d', '#3aa6a0'];
const BOTTOMS = ['#34495e', '#5b4a78', '#2f4858', '#6b4f3f', '#3d405b'];

/** Over the hair and down the back, under a wreath. */
const VEIL = `
  path $@80 M 2 -14 C -18 -18 -26 10 -24 46 L -8 44 C -10 20 -6 0 4 -11 Z
  line $-12 2.4 -10 -10 8 -12
  disc pink -6 -12 2.2
  disc pink 0 -13 2.2
  disc pink 6 -12.4 2.2`;
/** A white shirt between lapels, with a bow tie. */
const SHIRT_FRONT = `
  poly $ 1 2 9 2 6 17
  poly black 5 4 0 1 0 8
  poly black 5 4 10 1 10 8`;

export type Role = Partial<Omit<PersonLook, 'skin'>> & { readonly skin?: string };

const ROLES: Readonly<Record<string, Role>> = {
  man: {},
  woman: { hairStyle: 'long', dress: true },
  bride: {
    hairStyle: 'bun',
    dress: true,
    gown: true,
    top: '#fdfdfb',
    bottom: '#fdfdfb',
    shoes: '#f4f2ec',
    worn: [{ at: 'head', sketch: VEIL, colour: '#fdfdfb' }],
  },
  groom: {
    hairStyle: 'short',
    top: '#2a2c38',
    bottom: '#2a2c38',
    shoes: '#15151a',
    worn: [{ at: 'neck', sketch: SHIRT_FRONT, colour: '#fdfdfb' }],
  },
  boy: { height: 0.74, hairStyle: 'short' },
  girl: { height: 0.74, hairStyle: 'pony', dress: true },
  grandfather: { hair: '#e6e4e0', hairStyle: 'bald', beard: '#e6e4e0', top: '#8a9a6b' },
  grandmother: { hair: '#d9d6d2', hairStyle: 'bun', dress: true, top: '#9a7fb5' },
  astronaut: { hat: 'astronaut', top: '#f2f4f7', bottom: '#e3e7ee', shoes: '#b9c1cc' },
  robot: { head: 'robot', top: '#aebccb', bottom: '#8796a8', skin: '#9fb0c2', shoes: '#5f6d7e' },
  alien: { head: 'alien', skin: '#8fd16f', top: '#6a5acd', bottom: '#4b3f9e', hairStyle: 'bald' },
  knight: { hat: 'knight', top: '#b7c0cb', bottom: '#8b95a3', shoes: '#6d7683', cape: '#b8332f' },
  wizard: {
    hat: 'wizard',
    top: '#4b3fa8',
    bottom: '#4b3fa8',
    dress: true,
    beard: '#f0eeea',
    hair: '#f0eeea',
  },
  witch: {
    hat: 'wizard',
    top: '#3b2a4f',
    bottom: '#3b2a4f',
    dress: true,
    hairStyle: 'long',
    hair: '#a8512f',
  },
  chef: { hat: 'chef', top: '#fbfaf7', bottom: '#4a5568' },
  doctor: { top: '#fbfcfd', bottom: '#5b9aa8' },
  dancer: { dress: true, top: '#d7263d', hairStyle: 'bun' },
  ballerina: { dress: true, tutu: true, top: '#f7a8c4', hairStyle: 'bun', shoes: '#f7a8c4' },
  musician: { top: '#33313c', hairStyle: 'curly' },
  singer: { top: '#b23a8e', hairStyle: 'long' },
  pirate: { hat: 'pirate', top: '#8a2f2f', beard: '#3a2a22' },
  ninja: { hat: 'headband', top: '#2a2a35', bottom: '#2a2a35', shoes: '#1d1d26', hairStyle: 'short' },
  samurai: { hat: 'none', top: '#7a2f3a', bottom: '#2f3550', dress: true, hairStyle: 'bun', hair: '#1e1b22' },
  king: { hat: 'crown', top: '#8e2f5a', cape: '#b8332f', beard: '#7a4a2a' },
  queen: { hat: 'crown', top: '#b04f9e', dress: true, hairStyle: 'long' },
  superhero: { top: '#2f5fd0', bottom: '#2f5fd0', shoes: '#d23b34', cape: '#d23b34' },
  cowboy: { hat: 'cowboy', top: '#b5652f', bottom: '#3f5a8a' },
  farmer: { hat: 'straw', top: '#c9503f', bottom: '#3f6a9e' },
  firefighter: { hat: 'helmet-fire', top: '#c9a23a', bottom: '#c9a23a' },
  'police officer': { hat: 'police', top: '#34507f', bottom: '#283a5c' },
  santa: {
    hat: 'santa',
    top: '#d0312d',
    bottom: '#d0312d',
    shoes: '#2a2024',
    beard: '#fbfaf7',
    hair: '#fbfaf7',
  },
  reporter: { top: '#34507f', bottom: '#2a3550', hairStyle: 'short' },
  teacher: { top: '#5f8a6b' },
  monk: { top: '#d98f2f', bottom: '#d98f2f', dress: true, hairStyle: 'bald' },
  surfer: { top: '#2f9fb5', bottom: '#f2b134', shoes: '#e0a878', hair: '#d9a441' },
  skier: { hat: 'beanie', top: '#d8433b', bottom: '#2f4a7a' },
  skater: { hat: 'cap', top: '#f2b134', bottom: '#3d405b' },
  cyclist: { hat: 'cap', top: '#3aa6a0', bottom: '#2a2f3d' },
  painter: { hat: 'beanie', top: '#f1efe9', bottom: '#4a5f8a' },
  fisherman: { hat: 'straw', top: '#4f7f5f', bottom: '#6b5a3f' },
  swimmer: { top: '#2f6fd0', bottom: '#2f6fd0' },
  monkey: {
    head: 'monkey',
    skin: '#8a5a3a',
    top: '#8a5a3a',
    bottom: '#7a4d31',
    shoes: '#d8a878',
    height: 0.8,
  },
  monster: {
    head: 'monster',
    skin: '#7d5fb8',
    top: '#7d5fb8',
    bottom: '#6a4fa0',
    shoes: '#4a3580',
    height: 1.1,
    headSize: 1.3,
  },
  snowman: { head: 'snowman', skin: '#f4f8fc', top: '#f4f8fc', bottom: '#f4f8fc' },
  zombie: { skin: '#9dbb84', top: '#6b6a5a', bottom: '#4a4f5a' },
  fairy: { dress: true, top: '#8fd6a8', hairStyle: 'long', hair: '#f0c24a', height: 0.8 },
};

/** What of a look belongs to the role alone. */
export function roleLook(role: string): Role {
  return ROLES[role] ?? {};
}

export function personLook(role: string, random: Random, dress: ColourName | null): PersonLook {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const chosen = {
    skin: pick(SKINS),
    hair: pick(HAIRS),
    hairStyle: pick(['short', 'short', 'curly'] as const),
    top: pick(TOPS),
    bottom: pick(BOTTOMS),
    shoes: pick(['#3a3440', '#5a4035', '#f0ece4']),
    dress: false,
    hat: 'none',
    head: 'human',
    cape: null,
    beard: null,
    tutu: false,
    height: 1,
  } satisfies PersonLook;
  const look: PersonLook = { ...chosen, ...ROLES[role] };
  return dress
    ? { ...look, top: NAMED_COLOURS[dress], bottom: look.dress ? NAMED_COLOURS[dress] : look.bottom }
    : look;
}
