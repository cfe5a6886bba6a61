import type { Deed, DeedGroup } from './deed.ts';
import { FEAT_PROPS } from './feat-props.ts';
import { PASTIME_PROPS } from './pastime-props.ts';
import { PASTIMES } from './pastimes.ts';

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
    ...PASTIMES,
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
  props: { ...FEAT_PROPS, ...PASTIME_PROPS },
};
