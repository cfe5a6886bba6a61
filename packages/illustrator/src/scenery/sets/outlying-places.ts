import type { OutdoorSet } from './place-set.ts';

/** Stations of those who help, and places that have seen better days. */
export const OUTLYING_PLACES: Readonly<Record<string, OutdoorSet>> = {
  'fire-station': {
    back: 'towers',
    ground: 'concrete',
    things: `
      fire-house 0 40 0.87
      fire-engine -60 150 0.88
      street-lamp 540 120 1.3`,
  },
  'police-station': {
    back: 'towers',
    ground: 'paving',
    things: `
      police-house 0 40 0.87
      police-car 230 190 0.85
      street-lamp -540 120 1.3
      tree 540 80 1.2`,
  },
  ruins: {
    back: 'hills',
    ground: 'grass',
    things: `
      temple-ruin 60 60 0.90
      broken-column -430 110 0.88
      broken-column 500 130 0.72
      fallen-column -200 200 0.83
      stone-blocks 330 210 0.88
      bush -540 190 1.1`,
  },
  shed: {
    back: 'trees',
    ground: 'grass',
    things: `
      fence -520 60 1.4
      fence 520 60 1.4
      wooden-shed 40 110 1.10
      leaning-tools -240 150 0.88
      flower-bush 420 200 1.2
      barrel 330 150 1.3`,
  },
  slum: {
    back: 'hills',
    ground: 'dirt',
    things: `
      tin-shacks 0 30 0.97
      washing-line -60 -60 1.5
      tin-shack -430 150 0.94
      tin-shack 440 160 0.94
      puddle 20 230 1.4
      barrel 220 190 1.2`,
  },
  'fire-escape': {
    back: 'none',
    ground: 'paving',
    edge: 40,
    things: `
      brick-front 0 50 0.76
      iron-stairs 30 50 0.76
      dumpster -430 170 1.5
      bin 440 170 1.3`,
  },
  'hot-spring': {
    back: 'mountains pines',
    ground: 'rock',
    things: `
      steaming-pool 0 190 1.12
      rock -500 150 1.6
      rock 520 160 1.7
      rock 300 80 .9
      stone-lantern -380 110 1.4
      steam -150 90 0.85
      steam 160 70 0.95`,
  },
};
