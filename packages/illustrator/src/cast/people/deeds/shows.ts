import type { Deed } from './deed.ts';
import { SIGNS_OF_HANDS } from './signs-of-hands.ts';

const CLOWN = { top: '#f2c230', bottom: '#3576c9', dress: false } as const;

/** Tricks before others, and games in the open. */
export const SHOWS: Readonly<Record<string, Deed>> = {
  ...SIGNS_OF_HANDS,
  curling: {
    cycle: 1.8,
    near: 1.3,
    keys: [
      'hip -10,-20 lean .7 nf 14,0 ff -44,-4 nh 34,-12 fh 16,-20 head -.4',
      'hip -2,-20 lean .7 nf 22,0 ff -38,-4 nh 42,-12 fh 24,-20 head -.4',
    ],
    props: `
      front curling-stone nh 1
      behind ice-target 96,0 1`,
  },
  lacrosse: {
    cycle: 0.8,
    speed: 80,
    near: 1.3,
    keys: [
      'lean .3 nh 10,-66 fh 20,-58 nf 20,-3 ff -22,-12',
      'lean .3 nh 12,-68 fh 22,-60 nf -22,-12 ff 20,-3',
    ],
    look: { hat: 'helmet-fire', dress: false },
    props: `
      front net-stick nh 1`,
  },
  croquet: {
    cycle: 1.6,
    near: 1.35,
    keys: [
      'lean .3 nh 12,-50 fh 14,-44 head .3 m .5 ball 34,-5',
      'lean .3 nh 14,-50 fh 16,-44 head .3 m -.4 ball 34,-5',
      'lean .3 nh 16,-50 fh 18,-44 head .2 m -.6 ball 72,-5',
    ],
    props: `
      behind wire-gate 92,0 1
      front croquet-mallet fh 1 m
      front blue-ball ball 1`,
  },
  'throw-hammer': {
    cycle: 1.2,
    near: 1.2,
    stance: 'wide',
    keys: [
      'hip -4,-40 lean -.3 nh 24,-62 fh 22,-60 far 66,-84',
      'hip 4,-40 lean -.2 nh -14,-74 fh -12,-70 far -56,-104',
    ],
    face: ['strain'],
    look: { dress: false },
    props: `
      front tie nh far #8d96a3 1.6
      front iron-shot far 1.2`,
  },
  bocce: {
    cycle: 1.6,
    cut: true,
    near: 1.3,
    keys: [
      'lean .5 hip -6,-32 nf 16,0 ff -20,-2 nh -6,-24 fh 16,-36 ball -6,-18',
      'lean .5 hip -4,-32 nf 18,0 ff -20,-2 nh 22,-24 fh 12,-36 ball 30,-14',
      'lean .4 hip -4,-34 nf 18,0 ff -20,-2 nh 26,-44 fh 12,-38 ball 74,-7',
      'lean .3 hip -4,-36 nf 18,0 ff -18,-2 nh 22,-50 fh 10,-40 ball 96,-7',
    ],
    props: `
      front bocce-balls 112,0 1
      front bocce-ball ball 1`,
  },
  dodgeball: {
    cycle: 1,
    cut: true,
    near: 1.2,
    keys: [
      'lean -.2 nh -16,-84 fh 22,-70 nf 14,0 ff -14,0 ball -18,-92',
      'lean .3 nh 28,-76 fh -4,-60 nf 16,0 ff -14,-4 ball 52,-78',
      'lean .3 nh 26,-60 fh -6,-56 nf 16,0 ff -14,-4 ball 98,-70',
    ],
    face: ['strain'],
    props: `
      front rubber-ball ball 1`,
    partner: {
      x: 130,
      keys: [
        'lean 0 nh 14,-70 fh 10,-66',
        'lean -.3 hip -6,-36 nh 10,-92 fh -8,-90',
        'lean -.5 hip -10,-32 nh 6,-90 fh -14,-84',
      ],
      face: ['open', 'shout'],
    },
  },
  'play-catch': {
    cycle: 1.6,
    near: 1.1,
    keys: [
      'nh -14,-80 fh 18,-62 ball -14,-86',
      'nh 28,-82 fh 6,-54 ball 54,-120',
      'nh 22,-62 fh 18,-60 ball 110,-116',
      'nh 20,-66 fh 18,-62 ball 136,-78',
    ],
    face: ['laugh'],
    props: `
      front rubber-ball ball .8`,
    partner: {
      x: 160,
      keys: ['nh 20,-66 fh 18,-62', 'nh 22,-76 fh 20,-74', 'nh 24,-84 fh 22,-82', 'nh 24,-76 fh 22,-74'],
      face: ['laugh'],
    },
  },
  'shoot-gun': {
    cycle: 1.2,
    near: 1.2,
    keys: ['nh 30,-72 fh 26,-70 flash 0', 'nh 30,-72 fh 26,-70 flash 1', 'nh 28,-76 fh 25,-74 flash 0'],
    face: ['strain'],
    props: `
      front hand-gun 32,-74 1
      front muzzle-flash 52,-78 1 0 ?flash
      front ear-cups head 1
      behind ring-target 130,0 1`,
  },
  slingshot: {
    cycle: 1.4,
    cutAt: -24,
    keys: ['nh 8,-72 fh 31,-72', 'nh 2,-74 fh 31,-72'],
    face: ['strain'],
    props: `
      behind sling-fork fh 1
      front tie fh nh #8a5a32 2
      front sling-stone nh 1`,
  },
  paintball: {
    cycle: 1,
    near: 1.3,
    stance: 'kneel',
    keys: ['nh 22,-62 fh 30,-62 ball 60,-68', 'nh 20,-63 fh 28,-63 ball 120,-70'],
    look: { top: '#5f6b4a', bottom: '#5f6b4a', dress: false },
    props: `
      front paint-gun 20,-66 1
      front paint-mask head 1
      front paint-shot ball 1
      behind paint-splats 100,-40 1`,
  },
  'skip-stones': {
    cycle: 1.7,
    cut: true,
    near: 1.2,
    keys: [
      'lean -.1 nh -22,-50 fh 16,-54 stone -24,-50 a 0',
      'lean .4 hip -2,-38 nf 16,0 ff -16,0 nh 26,-46 fh -4,-56 stone 50,-28 a 0',
      'lean .3 hip -2,-38 nf 16,0 ff -16,0 nh 24,-56 fh -4,-50 stone 90,-8 a 1',
      'lean .2 nf 14,0 ff -14,0 nh 20,-56 fh -2,-48 stone 128,-22 a 1',
      'lean .1 nh 16,-50 fh 0,-46 stone 160,-6 a 1',
    ],
    props: `
      behind lake-edge 116,2 1
      front skip-rings 116,2 1 0 ?a
      front flat-stone stone 1`,
  },
  'throw-confetti': {
    cycle: 1.4,
    near: 1.4,
    keys: ['nh 16,-62 fh 18,-60 up 20,-80', 'nh 22,-100 fh -20,-100 up 0,-130'],
    face: ['laugh'],
    props: `
      front colour-bits up 1
      front colour-bits 10,-96 1.3`,
  },
  'hit-pinata': {
    cycle: 1,
    near: 1.15,
    keys: [
      'nh -12,-86 fh -8,-80 lean -.1 swing 0',
      'nh 30,-84 fh 26,-78 lean .16 swing -.24',
      'nh 26,-80 fh 22,-76 lean .1 swing -.1',
    ],
    face: ['strain'],
    props: `
      behind donkey-pinata 62,-176 1 swing
      front blindfold head 1
      front wood-stick nh 1
      behind candy-rain 62,-40 1`,
  },
  'pop-balloon': {
    cycle: 1.3,
    cutAt: -26,
    cut: true,
    keys: [
      'nh 14,-66 fh 20,-54 whole 1 bang 0',
      'nh 24,-72 fh 20,-54 whole 1 bang 0',
      'nh 30,-74 fh 16,-54 whole 0 bang 1',
      'nh 28,-74 fh 16,-54 whole 0 bang 1',
    ],
    face: ['smile', 'smile', 'open', 'laugh'],
    props: `
      front round-balloon 50,-84 1 0 ?whole
      front bang-star 50,-84 1 0 ?bang
      front long-pin nh 1`,
  },
  'pillow-fight': {
    cycle: 0.9,
    near: 1.35,
    keys: ['nh -6,-94 fh 0,-90 lean -.1', 'nh 28,-76 fh 26,-70 lean .2'],
    face: ['laugh'],
    props: `
      front white-pillow nh 1
      front feathers 40,-110 1`,
    partner: {
      x: 104,
      keys: ['nh 24,-76 fh 20,-70 lean .1', 'nh -4,-92 fh 0,-88 lean -.16'],
      face: ['laugh', 'shout'],
      props: `
        front blue-pillow nh 1`,
    },
  },
  leapfrog: {
    cycle: 1.4,
    cut: true,
    near: 1.2,
    keys: [
      'hip -60,-42 lean .4 nf -46,0 ff -76,-4 nh -38,-60 fh -44,-60',
      'hip -20,-76 lean .5 nf -4,-50 ff -40,-44 nh 4,-50 fh 0,-50',
      'hip 16,-92 lean .3 nf 42,-70 ff -10,-60 nh 20,-52 fh 12,-52',
      'hip 62,-60 lean .1 nf 82,-28 ff 46,-30 nh 80,-90 fh 44,-88',
      'hip 76,-40 lean .2 nf 84,0 ff 68,0 nh 92,-60 fh 64,-58',
    ],
    face: ['laugh'],
    partner: {
      x: 14,
      facing: 'right',
      keys: [
        'hip -8,-30 lean 1.4 nf 0,0 ff -12,0 nh 14,-8 fh 10,-8 head -.2',
        'hip -8,-29 lean 1.42 nf 0,0 ff -12,0 nh 14,-8 fh 10,-8 head -.1',
      ],
      face: ['smile'],
    },
  },
  'play-tag': {
    cycle: 0.7,
    speed: 90,
    near: 1.2,
    keys: [
      'lean .4 nf 24,-4 ff -24,-16 nh 31,-70 fh -14,-54',
      'lean .4 nf -24,-16 ff 22,-2 nh 31,-68 fh 14,-52',
    ],
    face: ['laugh'],
    partner: {
      x: 66,
      facing: 'right',
      keys: [
        'lean .3 nf -24,-16 ff 22,-2 nh -14,-52 fh 20,-64 head -.2',
        'lean .3 nf 24,-4 ff -24,-16 nh 20,-64 fh -14,-52 head -.2',
      ],
      face: ['laugh', 'shout'],
    },
  },
  'play-fetch': {
    cycle: 1.4,
    near: 1.25,
    animal: 'dog run 96 .8',
    cut: true,
    keys: [
      'nh -18,-84 fh 14,-52 lean -.08 at -20,-90 r 0',
      'nh 28,-84 fh 2,-50 lean .12 at 54,-112 r 1.6',
      'nh 26,-68 fh 0,-48 lean .1 at 110,-116 r 3.4',
    ],
    face: ['laugh'],
    props: `
      front object:fetch-stick at 14 r`,
  },
  'play-with-cat': {
    cycle: 1.1,
    near: 1.5,
    stance: 'kneel',
    animal: 'cat play 74 .9 flip',
    keys: ['nh 22,-56 fh 8,-36 toy 50,-34', 'nh 24,-64 fh 8,-36 toy 56,-52'],
    face: ['laugh'],
    props: `
      front tie nh toy #8a5a32 1.6
      front feather-toy toy 1`,
  },
  'spin-plates': {
    cycle: 0.7,
    near: 1.2,
    keys: ['nh 20,-92 fh -18,-92 head -.1 w 1', 'nh 22,-90 fh -20,-94 head -.14 w .8'],
    face: ['strain', 'laugh'],
    look: CLOWN,
    props: `
      front plate-on-stick nh 1
      front plate-on-stick fh 1
      behind plate-on-stick 52,-58 1
      behind plate-on-stick -50,-58 1`,
  },
  'spin-ball': {
    cycle: 0.8,
    cutAt: -24,
    keys: ['nh 20,-94 fh 4,-46 head -.1 r 0', 'nh 20,-95 fh 4,-46 head -.14 r 1.6'],
    face: ['smile', 'laugh'],
    props: `
      front finger-up nh 1
      front big-basketball 22,-122 1 r
      front whirl-marks 22,-122 1`,
  },
  'spin-top': {
    cycle: 0.8,
    near: 1.6,
    stance: 'kneel',
    keys: [
      'lean .5 hip -14,-20 nf -34,-1 ff 0,-1 nh 20,-22 fh 10,-18 head .3 r .14',
      'lean .54 hip -14,-20 nf -34,-1 ff 0,-1 nh 24,-30 fh 10,-18 head .3 r -.14',
    ],
    face: ['laugh'],
    props: `
      front toy-top 46,0 1 r
      front whirl-marks 46,-20 1`,
  },
  'flip-coin': {
    cycle: 1.3,
    cutAt: -28,
    keys: [
      'nh 22,-66 fh 4,-46 head .1 coin 24,-72',
      'nh 22,-72 fh 4,-46 head -.2 coin 26,-120',
      'nh 22,-68 fh 4,-46 head -.3 coin 26,-138',
    ],
    face: ['smile', 'open'],
    props: `
      front thumb-hand nh 1
      front gold-coin coin 1
      front up-lines 26,-104 .6`,
  },
  'balance-book': {
    cycle: 1.6,
    near: 1.45,
    keys: ['nf 8,0 ff -8,0 nh 26,-62 fh -26,-62 lean .02', 'nf 8,0 ff -8,0 nh 28,-70 fh -28,-56 lean -.02'],
    props: `
      front book-on-head head 1`,
  },
  'breathe-fire': {
    cycle: 1.2,
    near: 1.25,
    keys: ['nh 24,-80 fh 2,-46 head -.1 lean -.06 f .7', 'nh 24,-80 fh 2,-46 head -.14 lean -.1 f 1.1'],
    face: ['blow'],
    look: { bare: true, dress: false },
    props: `
      front fire-torch nh 1
      front fire-breath mouth f`,
  },
  'swallow-sword': {
    cycle: 1.8,
    cutAt: -20,
    keys: ['nh 8,-124 fh 12,-118 head -.9 at 4,-96', 'nh 8,-114 fh 12,-108 head -.95 at 4,-86'],
    face: ['open'],
    look: CLOWN,
    props: `
      front throat-sword at 1`,
  },
  'puppet-show': {
    cycle: 0.9,
    near: 1.3,
    keys: ['nh 26,-88 fh 22,-86 a 40,-62 b 64,-58', 'nh 28,-94 fh 24,-84 a 40,-68 b 64,-54'],
    face: ['laugh', 'open'],
    props: `
      behind puppet-stage 54,0 1
      front tie nh a #8a8a8a 1
      front tie fh b #8a8a8a 1
      front puppet-man a 1
      front puppet-queen b 1`,
  },
  'balloon-animal': {
    cycle: 1.2,
    cutAt: -28,
    keys: ['nh 16,-64 fh 28,-66 head .1', 'nh 18,-68 fh 26,-62 head .14'],
    face: ['smile', 'laugh'],
    look: CLOWN,
    props: `
      front balloon-dog hands 1
      front red-nose head 1`,
  },
  'crack-whip': {
    cycle: 1,
    near: 1.2,
    keys: [
      'nh -6,-92 fh 4,-46 lean -.08 a 1 b 0',
      'nh 28,-74 fh 2,-46 lean .12 a 0 b 1',
      'nh 26,-70 fh 2,-46 lean .1 a 0 b 1',
    ],
    face: ['shout'],
    props: `
      front whip-back nh 1 0 ?a
      front whip-out nh 1 0 ?b`,
  },
};
