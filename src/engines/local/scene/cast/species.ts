/** Proportions and coat of a four-legged animal. Lengths are relative to a dog of 1. */
export interface Species {
  readonly coat: string;
  readonly belly: string;
  readonly paw: string;
  readonly ear: 'point' | 'flop' | 'round' | 'leaf' | 'long' | 'fan';
  readonly tail: 'bushy' | 'thin' | 'hair' | 'short' | 'tuft' | 'curl' | 'none';
  readonly leg: number;
  readonly neck: number;
  readonly snout: number;
  readonly body: number;
  readonly girth: number;
  /** Height of the whole animal relative to a dog. */
  readonly size: number;
  readonly mark?: 'stripes' | 'spots' | 'patches' | 'panda' | 'mask' | 'wool' | 'giraffe';
  readonly markColour?: string;
  readonly mane?: string;
  readonly bigMane?: string;
  readonly horns?: 'antlers' | 'cow' | 'goat' | 'rhino' | 'unicorn' | 'giraffe';
  readonly extra?: 'trunk' | 'hump' | 'hop';
}

const DOG: Species = { coat: '#c98a4b', belly: '#f3dcbc', paw: '#f3dcbc', ear: 'flop', tail: 'thin', leg: 1, neck: 1, snout: 1, body: 1, girth: 1, size: 1 };
const CAT: Species = { ...DOG, coat: '#f0a04b', belly: '#ffe6c4', paw: '#ffe6c4', ear: 'point', leg: 0.86, neck: 0.78, snout: 0.42, body: 0.95, size: 0.82, mark: 'stripes', markColour: '#c9762b' };
const HORSE: Species = { ...DOG, coat: '#8f573a', belly: '#8f573a', paw: '#3a241c', ear: 'point', tail: 'hair', leg: 1.55, neck: 1.95, snout: 1.45, body: 1.25, size: 1.7, mane: '#2d1b18' };
const BEAR: Species = { ...DOG, coat: '#6f4a33', belly: '#86603f', paw: '#4d3020', ear: 'round', tail: 'short', leg: 0.84, neck: 0.9, snout: 0.75, body: 1.15, girth: 1.4, size: 1.45 };

export const SPECIES: Readonly<Record<string, Species>> = {
  dog: DOG,
  husky: { ...DOG, coat: '#6f7c8c', belly: '#f6f8fa', paw: '#f6f8fa', ear: 'point', tail: 'bushy', size: 1.06 },
  corgi: { ...DOG, coat: '#e39a4c', belly: '#fff4e6', paw: '#fff4e6', ear: 'point', tail: 'curl', leg: 0.62, size: 0.86 },
  fox: { ...DOG, coat: '#e8702a', belly: '#fff1e0', paw: '#3a2420', ear: 'point', tail: 'bushy', snout: 1.1, size: 0.95 },
  wolf: { ...DOG, coat: '#7d8794', belly: '#dfe4ea', paw: '#5d6673', ear: 'point', tail: 'bushy', leg: 1.12, neck: 1.05, snout: 1.15, body: 1.08, size: 1.15 },
  cat: CAT,
  horse: HORSE,
  unicorn: { ...HORSE, coat: '#f7f3fa', belly: '#f7f3fa', paw: '#d9c7ef', mane: '#e07fc0', horns: 'unicorn' },
  zebra: { ...HORSE, coat: '#f4f2ee', belly: '#f4f2ee', paw: '#2c2a30', mane: '#2c2a30', mark: 'stripes', markColour: '#2c2a30', tail: 'tuft', leg: 1.35, neck: 1.6, size: 1.5 },
  donkey: { ...HORSE, coat: '#9a948e', belly: '#d9d4cd', paw: '#5f5a56', mane: '#4c4744', leg: 1.2, neck: 1.4, size: 1.3, ear: 'long' },
  deer: { ...DOG, coat: '#b97a45', belly: '#f0d9b5', paw: '#6b4428', ear: 'leaf', tail: 'short', leg: 1.5, neck: 1.75, snout: 1.05, girth: 0.86, size: 1.35, horns: 'antlers' },
  reindeer: { ...DOG, coat: '#8a6a4f', belly: '#e9dcc8', paw: '#4f3b2c', ear: 'leaf', tail: 'short', leg: 1.35, neck: 1.45, snout: 1.15, girth: 1.05, size: 1.45, horns: 'antlers' },
  lion: { ...DOG, coat: '#dca04a', belly: '#f3d9a2', paw: '#dca04a', ear: 'round', tail: 'tuft', snout: 0.85, body: 1.18, girth: 1.08, size: 1.3, bigMane: '#8f4f22' },
  tiger: { ...DOG, coat: '#f0892f', belly: '#fff3e0', paw: '#fff3e0', ear: 'round', snout: 0.72, body: 1.2, girth: 1.08, size: 1.3, mark: 'stripes', markColour: '#2a1d1a' },
  panther: { ...DOG, coat: '#32303c', belly: '#3f3d4a', paw: '#282631', ear: 'round', snout: 0.72, body: 1.18, size: 1.2 },
  bear: BEAR,
  'polar bear': { ...BEAR, coat: '#f3f1ea', belly: '#ffffff', paw: '#e3e0d6' },
  panda: { ...BEAR, coat: '#f7f6f2', belly: '#ffffff', paw: '#2a2a30', mark: 'panda', markColour: '#2a2a30', size: 1.3 },
  cheetah: { ...DOG, coat: '#eab866', belly: '#fff0d6', paw: '#fff0d6', ear: 'round', leg: 1.22, snout: 0.68, body: 1.15, girth: 0.85, size: 1.15, mark: 'spots', markColour: '#3b2a20' },
  elephant: { ...DOG, coat: '#8e98a6', belly: '#a4adba', paw: '#78828f', ear: 'fan', tail: 'tuft', leg: 1.05, neck: 0.95, snout: 0.5, body: 1.25, girth: 1.75, size: 2.2, extra: 'trunk' },
  giraffe: { ...DOG, coat: '#efc15c', belly: '#f8e3b0', paw: '#a8712f', ear: 'leaf', tail: 'tuft', leg: 1.75, neck: 4.1, snout: 1.05, body: 1.05, size: 2.5, mark: 'giraffe', markColour: '#b9722c', horns: 'giraffe' },
  camel: { ...DOG, coat: '#d0a063', belly: '#ddb57f', paw: '#a87a45', ear: 'round', tail: 'tuft', leg: 1.55, neck: 1.85, snout: 1.2, body: 1.2, girth: 1.1, size: 1.85, extra: 'hump' },
  cow: { ...DOG, coat: '#f6f3ee', belly: '#f6f3ee', paw: '#4a3a34', ear: 'leaf', tail: 'tuft', leg: 1.02, neck: 1.05, snout: 1.2, body: 1.3, girth: 1.35, size: 1.5, mark: 'patches', markColour: '#3a3338', horns: 'cow' },
  pig: { ...DOG, coat: '#f2a8b0', belly: '#f8c4c9', paw: '#c97f88', ear: 'leaf', tail: 'curl', leg: 0.62, neck: 0.8, snout: 0.8, body: 1.1, girth: 1.35, size: 0.95 },
  sheep: { ...DOG, coat: '#f5f1e8', belly: '#f5f1e8', paw: '#3d3a40', ear: 'leaf', tail: 'short', leg: 0.82, neck: 0.95, snout: 0.8, girth: 1.35, size: 1, mark: 'wool', markColour: '#3d3a40' },
  goat: { ...DOG, coat: '#e6dccb', belly: '#f4eee2', paw: '#6a5c4c', ear: 'leaf', tail: 'short', leg: 1.1, neck: 1.35, snout: 1, size: 1.05, horns: 'goat' },
  rabbit: { ...DOG, coat: '#d9c3aa', belly: '#fbf3e8', paw: '#fbf3e8', ear: 'long', tail: 'short', leg: 0.66, neck: 0.72, snout: 0.36, body: 0.78, girth: 1.08, size: 0.6, extra: 'hop' },
  mouse: { ...DOG, coat: '#a8a4aa', belly: '#e3dfe2', paw: '#f0b9bd', ear: 'round', tail: 'thin', leg: 0.5, neck: 0.6, snout: 0.6, body: 0.8, girth: 1.1, size: 0.5 },
  squirrel: { ...DOG, coat: '#b5622e', belly: '#f6dcc0', paw: '#8f4a22', ear: 'point', tail: 'bushy', leg: 0.6, neck: 0.7, snout: 0.5, body: 0.75, size: 0.55, extra: 'hop' },
  rhino: { ...DOG, coat: '#8f8f96', belly: '#a5a5ab', paw: '#74747b', ear: 'leaf', tail: 'tuft', leg: 0.85, neck: 0.95, snout: 1.3, body: 1.35, girth: 1.6, size: 1.7, horns: 'rhino' },
  raccoon: { ...DOG, coat: '#8b8a8f', belly: '#c9c6c4', paw: '#3f3d42', ear: 'round', tail: 'bushy', leg: 0.72, neck: 0.75, snout: 0.7, girth: 1.15, size: 0.75, mark: 'mask', markColour: '#2f2d33' },
};
