import type { Deed } from './deed.ts';

const RIKISHI = { bare: true, bareChest: true, dress: false, hairStyle: 'bun', hat: 'none' } as const;
const JUDOGI = { top: '#f4f1ea', bottom: '#f4f1ea', dress: false } as const;

/** What one body does to another: they touch. */
export const PAIR_DOINGS: Readonly<Record<string, Deed>> = {
  sumo: {
    cycle: 1.6,
    near: 1.35,
    stance: 'wide',
    keys: [
      'hip -14,-34 lean .5 nh 26,-54 fh 24,-64 nf 6,0 ff -36,0 head -.3',
      'hip -6,-32 lean .6 nh 34,-52 fh 32,-62 nf 12,0 ff -32,0 head -.36',
    ],
    face: ['strain'],
    look: { ...RIKISHI, top: '#c98f66', bottom: '#2f4a8a' },
    props: `
      behind clay-ring 26,2 1
      front belly-belt hip 1.5`,
    partner: {
      x: 58,
      alike: true,
      stance: 'wide',
      face: ['strain'],
      look: { ...RIKISHI, top: '#d9a57c', bottom: '#7a2a3a' },
      keys: [
        'hip -6,-32 lean .56 nh 32,-60 fh 30,-50 nf 10,0 ff -30,0 head -.3',
        'hip -18,-34 lean .3 nh 20,-64 fh 18,-56 nf -2,0 ff -38,-4 head -.1',
      ],
      props: `
        front belly-belt hip 1.5`,
    },
  },
  tackle: {
    cycle: 1.7,
    cut: true,
    near: 1.35,
    keys: [
      'hip -44,-40 lean .5 nh -14,-50 fh -16,-56 nf -30,0 ff -66,-6 crash 0',
      'hip -16,-38 lean 1 nh 28,-46 fh 26,-52 nf -26,-2 ff -54,-8 head -.4 crash 0',
      'hip -2,-26 lean 1.3 nh 42,-34 fh 40,-40 nf -34,-8 ff -46,-4 head -.5 crash 0',
      'hip 8,-12 lean 1.5 nh 54,-16 fh 52,-20 nf -32,-6 ff -36,-2 head -.5 crash 1',
    ],
    face: ['strain'],
    props: `
      behind grass-tufts 0,0 1
      front crash-stars 60,-46 1 0 ?crash
      front shove-lines -60,-44 1`,
    partner: {
      x: 40,
      alike: true,
      facing: 'right',
      face: ['open', 'shout', 'shout', 'cry'],
      keys: [
        'hip 0,-43 lean .2 nh 20,-60 fh -16,-58 nf 16,0 ff -16,-4',
        'hip 4,-42 lean -.1 nh 22,-82 fh 6,-80 nf 12,0 ff -12,0',
        'hip 14,-28 turn .5 nh 44,-64 fh 36,-70 nf 0,-4 ff -14,-2',
        'hip 22,-9 turn 1.45 nh 66,-14 fh 60,-8 nf -18,-10 ff -20,-4',
      ],
    },
  },
  collide: {
    cycle: 1.6,
    cut: true,
    near: 1.4,
    keys: [
      'hip -40,-43 lean .24 nh -22,-58 fh -56,-54 nf -24,0 ff -58,-8 crash 0',
      'hip -16,-42 lean .3 nh 4,-62 fh -26,-58 nf 0,0 ff -36,-4 crash 0',
      'hip -8,-42 lean .1 nh 10,-72 fh 8,-60 nf 2,0 ff -20,0 head -.16 crash 1',
      'hip -18,-40 lean -.34 nh -4,-84 fh -40,-76 nf -2,-8 ff -24,0 head -.2 crash 1',
    ],
    face: ['smile', 'open', 'shout', 'cry'],
    props: `
      front crash-stars 14,-104 1.3 0 ?crash`,
    partner: {
      x: 28,
      alike: true,
      face: ['smile', 'open', 'shout', 'cry'],
      keys: [
        'hip -40,-43 lean .24 nh -22,-58 fh -56,-54 nf -24,0 ff -58,-8',
        'hip -16,-42 lean .3 nh 4,-62 fh -26,-58 nf 0,0 ff -36,-4',
        'hip -8,-42 lean .1 nh 10,-70 fh 8,-58 nf 2,0 ff -20,0 head -.16',
        'hip -18,-40 lean -.34 nh -4,-82 fh -40,-74 nf -2,-8 ff -24,0 head -.2',
      ],
    },
  },
  'knock-out': {
    cycle: 1.7,
    cut: true,
    near: 1.35,
    keys: [
      'hip -30,-42 lean .06 nh -24,-62 fh -8,-66 nf -20,0 ff -44,0 hit 0',
      'hip -22,-41 lean .3 nh 18,-76 fh -10,-66 nf -6,0 ff -44,0 hit 1',
      'hip -22,-42 lean .2 nh 12,-74 fh -12,-64 nf -8,0 ff -42,0 hit 1',
      'hip -28,-43 nh -14,-96 fh -42,-94 nf -20,0 ff -38,0 hit 0',
    ],
    face: ['strain', 'strain', 'smile', 'laugh'],
    props: `
      front crash-stars 24,-88 1.3 0 ?hit`,
    partner: {
      x: 36,
      alike: true,
      face: ['open', 'shout', 'cry', 'kiss'],
      keys: [
        'hip 0,-43 nh 10,-60 fh 14,-64 nf 8,0 ff -10,0',
        'hip -6,-42 lean -.4 head -.4 nh 10,-70 fh 6,-60 nf 12,0 ff -12,0',
        'hip -16,-26 turn -.9 nh -20,-70 fh -26,-60 nf 22,-10 ff 14,-2',
        'hip -22,-8 turn -1.5 nh -66,-8 fh -50,-4 nf 22,-6 ff 20,-10',
      ],
    },
  },
  'throw-down': {
    cycle: 1.8,
    cut: true,
    near: 1.35,
    keys: [
      'hip -10,-42 lean .2 nh 16,-64 fh 18,-58 nf 2,0 ff -24,0 crash 0',
      'hip -6,-34 lean .8 nh 16,-62 fh 20,-56 nf 6,0 ff -24,0 crash 0',
      'hip -4,-32 lean 1.1 nh 34,-40 fh 30,-36 nf 6,0 ff -24,0 crash 0',
      'hip -4,-36 lean .8 nh 36,-24 fh 40,-22 nf 6,0 ff -24,0 crash 1',
    ],
    face: ['strain'],
    look: JUDOGI,
    props: `
      behind fight-mat 10,2 1
      front crash-stars 70,-30 1 0 ?crash`,
    partner: {
      x: 26,
      alike: true,
      over: true,
      face: ['open', 'shout', 'shout', 'cry'],
      look: { ...JUDOGI, top: '#3f6fb5', bottom: '#3f6fb5' },
      keys: [
        'hip 0,-42 lean .2 nh 16,-62 fh 14,-56 nf 6,0 ff -12,0',
        'hip 18,-78 turn 1.2 nh 32,-52 fh 28,-48 nf -6,-112 ff -18,-104',
        'hip -14,-60 turn 2.6 nh -8,-22 fh -2,-18 nf -28,-96 ff -12,-100',
        'hip -30,-8 turn 1.5 nh 4,-20 fh 8,-14 nf -68,-8 ff -66,-14',
      ],
    },
  },
  'push-person': {
    cycle: 1.4,
    near: 1.4,
    keys: [
      'hip -24,-42 lean .2 nh 2,-62 fh 6,-60 nf -12,0 ff -38,0',
      'hip -14,-40 lean .44 nh 24,-62 fh 28,-60 nf -2,0 ff -40,0',
    ],
    face: ['angry'],
    props: `
      front shove-lines 8,-92 1`,
    partner: {
      x: 42,
      alike: true,
      facing: 'right',
      face: ['open', 'shout'],
      keys: [
        'hip -4,-43 lean .1 nh 12,-58 fh -12,-58 nf 6,0 ff -14,0',
        'hip 8,-41 lean .5 nh 36,-72 fh 20,-78 nf 20,0 ff -14,-4',
      ],
    },
  },
  tend: {
    cycle: 1.6,
    near: 1.4,
    keys: [
      'hip -20,-43 lean .14 nh 14,-66 fh 16,-58 nf -10,0 ff -32,0 head .06',
      'hip -18,-43 lean .2 nh 19,-70 fh 20,-60 nf -8,0 ff -32,0 head .1',
    ],
    face: ['smile'],
    props: `
      front holding-hand nh 1.1`,
    partner: {
      x: 34,
      keys: [
        'hip 0,-44 nh 6,-44 fh -2,-44 nf 4,0 ff -6,0',
        'hip 0,-44 nh 6,-45 fh -2,-45 nf 4,0 ff -6,0 head -.06',
      ],
      face: ['smile'],
    },
  },
  'lift-person': {
    cycle: 1.8,
    near: 1.3,
    keys: [
      'hip 0,-43 nh 10,-92 fh 14,-92 nf 8,0 ff -10,0 head -.3',
      'hip 0,-45 nh 10,-106 fh 14,-106 nf 8,0 ff -10,0 head -.4',
    ],
    face: ['laugh'],
    partner: {
      x: 20,
      y: -70,
      height: 0.62,
      over: true,
      face: ['laugh'],
      keys: [
        'hip 0,-44 nh 22,-96 fh -22,-96 nf 8,-6 ff -10,-4',
        'hip 0,-66 nh 26,-112 fh -26,-112 nf 12,-30 ff -12,-28',
      ],
    },
  },
};
