import type { Deed, DeedGroup } from './deed.ts';
import { FEAT_PROPS } from './feat-props.ts';

/** On rungs: one hand and one foot after the other. */
const CLIMBING = [
  'hip -2,-80 lean .1 nh 20,-136 fh 22,-112 nf 17,-32 ff 17,-54 head -.2',
  'hip -2,-86 lean .1 nh 20,-116 fh 22,-138 nf 17,-54 ff 17,-36 head -.2',
];

/** Somebody with a tray before a table at which others sit and look up. */
function serving(food: string): Deed {
  return {
    cycle: 1.8,
    near: 1.35,
    keys: ['lean .06 nh 26,-66 fh 24,-62 head .04', 'lean .12 nh 32,-64 fh 30,-60 head .1'],
    partner: {
      x: 122,
      secondX: 160,
      stance: 'sit',
      keys: ['nh 16,-50 fh 12,-40 head -.08', 'nh 22,-58 fh 14,-40 head -.14'],
      face: ['laugh', 'smile'],
      props: `
        behind chair-side 0,0 1`,
    },
    props: `
      behind guest-table 84,0 1
      front serving-tray hands 1
      front ${food} hands 1`,
  };
}

/** What one does with, on or to something large, or for others. */
export const FEATS: DeedGroup = {
  deeds: {
    'climb-ladder': {
      cycle: 1.4,
      near: 1.25,
      keys: CLIMBING,
      props: `
        behind tall-ladder 20,0 1`,
    },
    'rescue-cat': {
      cycle: 1.4,
      near: 1.2,
      keys: CLIMBING,
      props: `
        behind large-tree 74,0 1
        behind cat-on-branch 58,-150 1
        behind tall-ladder 20,0 1`,
    },
    'climb-tree': {
      cycle: 1.6,
      near: 1.25,
      keys: [
        'hip -2,-72 lean .16 nh 24,-124 fh 28,-100 nf 20,-34 ff 22,-50 head -.2',
        'hip -2,-78 lean .16 nh 22,-108 fh 30,-126 nf 20,-50 ff 22,-32 head -.2',
      ],
      face: ['smile', 'laugh'],
      props: `
        behind large-tree 34,0 1.15`,
    },
    slide: {
      cycle: 1.8,
      cut: true,
      near: 1.2,
      keys: [
        'hip -44,-94 lean -.2 nh -40,-128 fh -30,-128 nf -16,-78 ff -14,-80',
        'hip 12,-54 lean -.3 nh 2,-96 fh 26,-94 nf 42,-34 ff 44,-36',
        'hip 62,-20 lean -.2 nh 50,-60 fh 78,-62 nf 96,-6 ff 98,-8',
      ],
      face: ['laugh'],
      props: `
        behind playground-slide 0,0 1`,
    },
    serve: serving('tray-dinner'),
    'serve-pizza': serving('tray-pizza'),
    'serve-drinks': serving('tray-cups'),
    'serve-cake': serving('tray-cake'),
    'spray-water': {
      cycle: 0.6,
      near: 1.3,
      stance: 'step',
      keys: ['lean -.06 nh 26,-56 fh 14,-48', 'lean -.04 nh 27,-57 fh 15,-49'],
      face: ['strain'],
      props: `
        behind hose-line 0,0 1
        front hose-nozzle nh 1
        front water-jet nh 1`,
    },
    juggle: {
      cycle: 1.2,
      near: 1.35,
      cut: true,
      keys: [
        'nh 16,-62 fh 22,-74 head -.12 a 16,-70 b 4,-158 c 22,-82',
        'nh 20,-72 fh 18,-62 head -.12 a 34,-128 b -12,-132 c 26,-120',
        'nh 16,-62 fh 22,-74 head -.12 a 22,-160 b -16,-96 c 10,-160',
        'nh 20,-72 fh 18,-62 head -.12 a -2,-140 b 4,-70 c -12,-128',
        'nh 16,-62 fh 22,-74 head -.12 a -14,-96 b 30,-100 c -14,-92',
        'nh 20,-72 fh 18,-62 head -.12 a 4,-72 b 26,-140 c 6,-70',
      ],
      face: ['laugh', 'smile'],
      props: `
        front object:juggling-ball a 20
        front object:juggling-ball b 20
        front object:juggling-ball c 20`,
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
        front object:juggling-ball up 34`,
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
        behind punching-bag 62,-196 1 swing
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
        front seed-bag fh 1
        front seeds fall 1
        front pecking-dove 54,0 1
        front pecking-dove 78,3 1
        front pecking-dove 100,-1 .9 flip`,
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
    'cast-spell': {
      cycle: 1.2,
      near: 1.3,
      stance: 'step',
      keys: [
        'lean -.08 nh 8,-96 fh 20,-72 glow .4 at 70,-88 wand -1.2',
        'lean .14 nh 34,-78 fh 28,-66 glow 1 at 78,-86 wand .1',
        'lean .14 nh 34,-76 fh 28,-66 glow 1.25 at 84,-86 wand .14',
      ],
      face: ['open'],
      props: `
        front spell-wand nh 1 wand
        front spell at glow`,
    },
  },
  props: FEAT_PROPS,
};
