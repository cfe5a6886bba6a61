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
}

export const FISH: FishKind = {
  top: '#3f9fd8',
  belly: '#c9ecf7',
  fin: '#f2b134',
  length: 36,
  depth: 0.46,
  tail: 'forked',
  mark: 'none',
  cycle: 0.7,
  speed: 80,
};

export const FISH_KINDS: Readonly<Record<string, FishKind>> = {
  fish: FISH,
  goldfish: {
    ...FISH,
    top: '#f28a2a',
    belly: '#ffd08a',
    fin: '#f7b45a',
    tail: 'fan',
    depth: 0.56,
    length: 32,
  },
  clownfish: {
    ...FISH,
    top: '#f2712a',
    belly: '#f79a4c',
    fin: '#f2712a',
    tail: 'fan',
    mark: 'bands',
    depth: 0.5,
    length: 32,
  },
  shark: {
    ...FISH,
    top: '#6f8296',
    belly: '#e6edf2',
    fin: '#5c6f83',
    length: 190,
    depth: 0.24,
    cycle: 1.3,
    speed: 120,
  },
  whale: {
    ...FISH,
    top: '#3f6f9f',
    belly: '#d3e3ee',
    fin: '#35608c',
    length: 300,
    depth: 0.32,
    tail: 'fluke',
    mark: 'grooves',
    cycle: 2.6,
    speed: 60,
  },
  orca: {
    ...FISH,
    top: '#23232c',
    belly: '#f6f8fa',
    fin: '#1c1c24',
    length: 220,
    depth: 0.3,
    tail: 'fluke',
    mark: 'orca',
    cycle: 1.8,
    speed: 110,
  },
  dolphin: {
    ...FISH,
    top: '#6f93b5',
    belly: '#dfeaf2',
    fin: '#5c80a3',
    length: 130,
    depth: 0.27,
    tail: 'fluke',
    cycle: 1.1,
    speed: 150,
  },
};
