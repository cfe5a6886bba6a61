import type { Deed } from './deed.ts';

/** What one does for fun, with a thing in hand. */
export const PASTIMES: Readonly<Record<string, Deed>> = {
  juggle: {
    cycle: 1.2,
    near: 1.35,
    cut: true,
    keys: [
      'nh 16,-62 fh 22,-74 head -.12 a 20,-74 b 4,-168 c 30,-90',
      'nh 20,-72 fh 18,-62 head -.12 a 44,-128 b -30,-140 c 44,-132',
      'nh 16,-62 fh 22,-74 head -.12 a 24,-172 b -34,-100 c 12,-174',
      'nh 20,-72 fh 18,-62 head -.12 a -10,-166 b 0,-72 c -26,-146',
      'nh 16,-62 fh 22,-74 head -.12 a -36,-116 b 42,-108 c -36,-100',
      'nh 20,-72 fh 18,-62 head -.12 a -6,-72 b 36,-150 c 4,-70',
    ],
    face: ['laugh', 'smile'],
    props: `
      front object:juggling-ball a 27
      front object:juggling-ball b 27
      front object:juggling-ball c 27`,
  },
  'feed-ducks': {
    cycle: 1.3,
    near: 1.35,
    keys: ['nh 18,-62 fh 10,-56 head .1 fall 40,-52', 'nh 28,-58 fh 10,-56 head .16 fall 70,-14'],
    face: ['laugh', 'smile'],
    props: `
      behind pond-water 96,2 1
      front pile:pond-duck 92,-10 30
      front bread-crumbs fall 1
      front target:seed-bag fh 18`,
  },
  'eat-food': {
    cycle: 1.6,
    near: 1.45,
    keys: [
      'nh 20,-66 fh 14,-52 head .1',
      'nh 15,-88 fh 14,-54 head .02',
      'nh 15,-87 fh 14,-54 head .08',
      'nh 16,-84 fh 14,-54 head .02',
    ],
    face: ['smile', 'open', 'smile', 'open'],
    props: `
      front object:bamboo-stick nh 26`,
  },
  toss: {
    cycle: 1.3,
    near: 1.35,
    keys: [
      'nh 24,-72 fh 20,-70 head 0 up 26,-82',
      'nh 26,-96 fh 20,-94 head -.2 up 28,-130',
      'nh 26,-92 fh 20,-90 head -.3 up 28,-168',
      'nh 26,-92 fh 20,-90 head -.2 up 28,-134',
    ],
    face: ['smile', 'laugh'],
    props: `
      front object:juggling-ball up 56`,
  },
  'punch-bag': {
    cycle: 0.9,
    near: 1.25,
    stance: 'step',
    keys: [
      'lean .06 nh 16,-80 fh 22,-78 swing 0',
      'lean .2 nh 46,-80 fh 14,-76 swing -.16',
      'lean .08 nh 18,-80 fh 20,-78 swing -.06',
      'lean .16 nh 14,-78 fh 46,-80 swing -.14',
    ],
    face: ['strain'],
    props: `
      behind punching-bag 54,-156 1 swing
      front boxing-glove nh 1
      behind boxing-glove fh 1`,
  },
  'feed-birds': {
    cycle: 1.8,
    near: 1.3,
    stance: 'sit',
    keys: ['nh 20,-54 fh 12,-44 head .1 fall 26,-50', 'lean .1 nh 34,-58 fh 12,-44 head .16 fall 44,-12'],
    props: `
      behind park-bench -6,0 1
      front target:seed-bag fh 18
      front object:pecking-dove 54,2 27 0 foot
      front object:pecking-dove 84,5 27 0 foot
      front object:pecking-dove 112,1 27 0 foot
      front seeds fall 1`,
  },
  roast: {
    cycle: 2,
    near: 1.3,
    stance: 'sit',
    keys: ['nh 22,-52 fh 16,-48 stick .12 head .08', 'nh 23,-55 fh 16,-50 stick .06 head .04'],
    props: `
      behind log -4,0 1
      behind small-campfire 84,0 1
      front roasting-stick nh 1 stick`,
    partner: {
      x: 168,
      stance: 'sit',
      ifNamed: true,
      keys: ['nh 22,-54 fh 16,-48 stick .06', 'nh 23,-52 fh 16,-50 stick .12'],
      props: `
        behind log -4,0 1
        front roasting-stick nh 1 stick`,
    },
  },
  'plant-flag': {
    cycle: 2,
    near: 1.3,
    keys: ['lean .1 nh 28,-66 fh 28,-44', 'lean .14 nh 28,-60 fh 28,-40'],
    props: `
      mid tall-flag 29,0 1`,
  },
  'blow-bubbles': {
    cycle: 2,
    near: 1.4,
    keys: [
      'nh 17,-84 fh 10,-56 a 40,-90 b 66,-112 c 92,-92 d 52,-128 head 0',
      'nh 17,-84 fh 10,-56 a 50,-98 b 74,-122 c 100,-102 d 60,-138 head -.06',
    ],
    face: ['blow'],
    props: `
      front bubble-wand nh 1
      front bubble-jar fh 1
      front soap-bubble a .7
      front soap-bubble b 1
      front soap-bubble c 1.3
      front soap-bubble d .9`,
  },
  'draw-sword': {
    cycle: 2,
    near: 1.35,
    stance: 'step',
    keys: [
      'lean .02 nh 8,-52 fh -4,-46 blade -.4',
      'lean -.04 nh 22,-98 fh 2,-48 blade -1.3',
      'lean .06 nh 34,-84 fh 4,-50 blade -.5',
      'lean .06 nh 34,-82 fh 4,-50 blade -.45',
    ],
    face: ['strain'],
    props: `
      front long-sword nh 1 blade`,
  },
  trampoline: {
    cycle: 1.1,
    near: 1.2,
    keys: [
      'hip 0,-72 nh 14,-62 fh -12,-62 nf 4,-34 ff -5,-34',
      'hip 0,-150 nh 26,-182 fh -22,-182 nf 12,-112 ff -13,-112',
    ],
    face: ['laugh'],
    props: `
      behind trampoline 0,0 1`,
  },
  handstand: {
    cycle: 2.4,
    near: 1.3,
    keys: [
      'hip 0,-76 turn 3.14 nh 6,-2 fh -5,-2 nf 10,-118 ff -12,-116 head -.5',
      'hip 2,-76 turn 3.1 nh 6,-2 fh -5,-2 nf 4,-120 ff -4,-120 head -.5',
    ],
    face: ['strain'],
  },
  'throw-darts': {
    cycle: 1.4,
    cut: true,
    near: 1.3,
    stance: 'step',
    keys: [
      'lean -.06 nh 2,-90 fh 14,-54 dart 8,-92',
      'lean .1 nh 32,-84 fh 10,-52 dart 44,-88',
      'lean .1 nh 34,-80 fh 10,-52 dart 112,-92',
      'lean .06 nh 30,-74 fh 10,-52 dart 114,-92',
    ],
    props: `
      behind dart-board 128,-92 1
      front dart dart 1`,
  },
  'push-stroller': {
    cycle: 1,
    speed: 60,
    near: 1.3,
    keys: [
      'lean .1 nh 26,-52 fh 26,-52 nf 18,0 ff -16,-2',
      'lean .1 nh 26,-53 fh 26,-53 nf 2,-6 ff 2,0',
      'lean .1 nh 26,-52 fh 26,-52 nf -16,-2 ff 18,0',
      'lean .1 nh 26,-53 fh 26,-53 nf 2,0 ff 2,-6',
    ],
    props: `
      behind stroller 62,0 1`,
  },
  'hammer-nails': {
    cycle: 0.9,
    near: 1.35,
    keys: [
      'lean .06 nh 14,-92 fh 38,-46 swing -1.4',
      'lean .16 nh 30,-58 fh 38,-46 swing .3',
      'lean .14 nh 28,-62 fh 38,-46 swing .1',
    ],
    face: ['smile', 'strain', 'strain'],
    props: `
      behind nail-bench 56,0 1
      front nail-hammer nh 1 swing`,
  },
  'table-tennis': {
    cycle: 1.1,
    near: 1.15,
    stance: 'step',
    keys: [
      'lean .06 nh 26,-58 fh 8,-50 bat -.2 ball 50,-62',
      'lean .12 nh 34,-62 fh 6,-50 bat .4 ball 92,-84',
      'lean .06 nh 24,-58 fh 8,-50 bat 0 ball 134,-60',
      'lean .04 nh 22,-56 fh 8,-50 bat -.3 ball 92,-82',
    ],
    props: `
      behind tennis-table 92,0 1
      front table-bat nh 1 bat
      front small-ball ball 1`,
    partner: {
      x: 184,
      stance: 'step',
      keys: [
        'lean .06 nh 24,-58 fh 8,-50 bat 0',
        'lean .04 nh 22,-56 fh 8,-50 bat -.3',
        'lean .06 nh 26,-58 fh 8,-50 bat -.2',
        'lean .12 nh 34,-62 fh 6,-50 bat .4',
      ],
      props: `
        front table-bat nh 1 bat`,
    },
  },
  'look-telescope': {
    cycle: 3,
    near: 1.35,
    keys: ['lean .14 nh 26,-82 fh 22,-78 head -.06', 'lean .16 nh 27,-83 fh 22,-78 head -.1'],
    props: `
      front telescope-stand 40,0 1`,
  },
};
