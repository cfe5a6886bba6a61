import type { Deed, DeedGroup } from './deed.ts';
import { HANDWORK_PROPS } from './handwork-props.ts';
import { OUTING_PROPS } from './outing-props.ts';
import { RIDES } from './rides.ts';
import { SPORTS_PROPS } from './sports-props.ts';

/** From one step to the next; a step is 24 wide and 14 high. */
const UPWARD: readonly string[] = [
  'hip -58,-60 nf -48,-28 ff -72,-14 nh -42,-72 fh -44,-86',
  'hip -36,-74 nf -48,-28 ff -24,-42 nh -34,-88 fh -20,-100',
  'hip -12,-88 nf 0,-56 ff -24,-42 nh 0,-98 fh 0,-112',
  'hip 12,-102 nf 0,-56 ff 24,-70 nh 12,-114 fh 26,-128',
  'hip 36,-116 nf 48,-84 ff 24,-70 nh 50,-126 fh 50,-140',
];
const DOWNWARD: readonly string[] = [
  'hip -36,-118 nf -24,-70 ff -48,-84 nh -22,-124 fh -26,-140',
  'hip -14,-104 nf -24,-70 ff 0,-56 nh -12,-114 fh -2,-126',
  'hip 10,-90 nf 24,-42 ff 0,-56 nh 24,-98 fh 20,-112',
  'hip 34,-76 nf 24,-42 ff 48,-28 nh 36,-86 fh 46,-98',
  'hip 56,-62 nf 72,-14 ff 48,-28 nh 70,-72 fh 66,-86',
];

function walking(props: string, keys: readonly string[], rest: Partial<Deed> = {}): Deed {
  return { cycle: 1.1, speed: 55, near: 1.35, keys, props, ...rest };
}

/** Up and down on something soft. */
function bouncing(height: number, props: string, rest: Partial<Deed> = {}): Deed {
  return {
    cycle: 1,
    near: 1.3,
    keys: [
      `hip 0,${-height - 34} nf 8,${-height} ff -8,${-height} nh 14,${-height - 34} fh -12,${-height - 34}`,
      `hip 0,${-height - 92} nf 10,${-height - 52} ff -12,${-height - 56} nh 20,${-height - 148} fh -20,${-height - 146}`,
    ],
    face: ['laugh'],
    props,
    ...rest,
  };
}

const ON_FOOT: Readonly<Record<string, Deed>> = {
  'climb-stairs': {
    cycle: 2.1,
    cut: true,
    near: 1.2,
    keys: UPWARD,
    props: `
      behind rising-stairs 0,0 1
      behind way-up 78,-182 1`,
  },
  'descend-stairs': {
    cycle: 2.1,
    cut: true,
    near: 1.2,
    keys: DOWNWARD,
    props: `
      behind rising-stairs 0,0 1 0 flip
      behind way-down 56,-150 1`,
  },
  'walk-stilts': walking(
    `
    mid stilt nf 1
    behind stilt ff 1`,
    [
      'hip 0,-104 nf 12,-60 ff -14,-62 nh 12,-106 fh -10,-108',
      'hip 0,-104 nf -14,-62 ff 12,-60 nh -8,-106 fh 14,-108',
    ],
    { near: 1.15, face: ['laugh'] },
  ),
  'walk-cane': walking(
    `
    front walking-cane nh 1`,
    [
      'lean .22 hip 0,-42 nf 12,0 ff -12,-2 nh 24,-48 fh -6,-46 head -.1',
      'lean .26 hip 0,-41 nf -8,-1 ff 10,0 nh 20,-50 fh 2,-46 head -.1',
    ],
    { cycle: 1.6, speed: 30 },
  ),
  snowshoe: walking(
    `
    front snow-racket nf 1
    behind snow-racket ff 1
    front trek-pole nh 1
    behind trek-pole fh 1`,
    ['lean .16 nf 16,-3 ff -18,-6 nh 20,-52 fh 2,-54', 'lean .18 nf -16,-6 ff 18,-3 nh 2,-54 fh 22,-52'],
    { look: { hat: 'beanie', top: '#d8433b', dress: false } },
  ),
  wade: {
    cycle: 1.4,
    near: 1.35,
    medium: 'water',
    keys: [
      'hip 0,-24 lean .16 nf 12,16 ff -14,14 nh 18,-42 fh -18,-40',
      'hip 0,-22 lean .18 nf -14,14 ff 14,16 nh -14,-42 fh 22,-40',
    ],
    face: ['smile', 'open'],
    look: { dress: false },
    props: `
      front knee-water 0,0 1`,
  },
  'jump-puddle': {
    cycle: 1.4,
    near: 1.35,
    keys: [
      'hip -6,-40 lean .2 nf 4,0 ff -10,0 nh -12,-52 fh -10,-56 splash 0',
      'hip 0,-70 nf 10,-34 ff -12,-38 nh 22,-106 fh -22,-104 splash 0',
      'hip 4,-36 nf 12,0 ff -4,0 nh 24,-70 fh -20,-66 splash 1',
      'hip 4,-38 nf 12,0 ff -4,0 nh 20,-60 fh -16,-60 splash 1',
    ],
    face: ['smile', 'laugh'],
    look: { shoes: '#f2c230' },
    props: `
      behind rain-puddle 4,0 1
      front puddle-splash 4,0 1 0 ?splash`,
  },
  'jump-fence': {
    cycle: 1.4,
    cut: true,
    near: 1.15,
    keys: [
      'hip -86,-42 lean .3 nf -70,0 ff -104,-6 nh -70,-54 fh -96,-56',
      'hip -40,-72 lean .2 nf -16,-56 ff -66,-30 nh -20,-92 fh -46,-88',
      'hip 0,-94 lean .24 nf 34,-84 ff -28,-72 nh 22,-112 fh -20,-104',
      'hip 44,-74 lean .1 nf 68,-46 ff 10,-60 nh 64,-100 fh 20,-96',
      'hip 82,-40 lean .3 nf 92,0 ff 60,-4 nh 100,-58 fh 66,-56',
    ],
    face: ['strain', 'open'],
    props: `
      behind low-fence 0,0 1`,
  },
  'climb-fence': {
    cycle: 1.6,
    near: 1.25,
    keys: [
      'hip 2,-64 lean .2 nf 14,-40 ff 8,-22 nh 24,-98 fh 30,-94 head -.2',
      'hip 6,-86 lean .4 nf 20,-76 ff 12,-46 nh 26,-98 fh 34,-96 head -.1',
    ],
    face: ['strain'],
    props: `
      behind wire-fence 28,0 1`,
  },
  parkour: {
    cycle: 1.2,
    cut: true,
    near: 1.15,
    keys: [
      'hip -76,-42 lean .4 nf -58,0 ff -96,-10 nh -54,-60 fh -88,-58',
      'hip -26,-70 lean .6 nf -50,-50 ff -60,-40 nh 0,-66 fh 4,-66',
      'hip 6,-96 lean .5 nf 40,-92 ff 34,-98 nh 2,-66 fh 6,-66',
      'hip 56,-74 lean .1 nf 84,-50 ff 70,-44 nh 76,-100 fh 30,-94',
      'hip 90,-32 lean .5 nf 98,0 ff 84,0 nh 112,-40 fh 70,-40',
    ],
    face: ['strain'],
    look: { hat: 'beanie', bottom: '#4a4f5a', dress: false },
    props: `
      behind city-wall 0,0 1`,
  },
  'roll-hill': {
    cycle: 1.4,
    cut: true,
    near: 1.2,
    stance: 'lie',
    keys: [
      'hip -66,-66 turn -1.1 nh -92,-112 fh -88,-112 nf -44,-30 ff -44,-30',
      'hip -24,-46 turn -3 nh -24,-2 fh -20,-2 nf -26,-88 ff -24,-88',
      'hip 20,-28 turn -4.9 nh 62,-22 fh 62,-20 nf -20,-24 ff -20,-22',
      'hip 62,-14 turn -6.6 nh 58,-56 fh 56,-56 nf 74,24 ff 72,24',
    ],
    face: ['laugh'],
    props: `
      behind grass-slope 0,0 1
      behind roll-arrows -10,-96 1`,
  },
  'jump-bed': bouncing(34, 'behind bouncing-bed 0,0 1'),
  'jump-sofa': bouncing(30, 'behind bouncing-sofa 0,0 1'),
  'bouncy-castle': bouncing(22, 'behind bouncy-castle 0,0 1', { near: 1.05 }),
  'hang-bar': {
    cycle: 1.8,
    near: 1.15,
    keys: [
      'hip -6,-62 lean .04 nh 2,-124 fh 8,-124 nf -12,-20 ff -16,-20',
      'hip 8,-62 lean -.04 nh 2,-124 fh 8,-124 nf 16,-20 ff 12,-20',
    ],
    face: ['strain'],
    props: `
      behind high-bar 4,0 1`,
  },
  'swing-rope': {
    cycle: 1.9,
    near: 1.1,
    keys: [
      'hip -46,-66 lean -.4 nh -28,-112 fh -30,-104 nf -34,-26 ff -24,-30 r .3',
      'hip 0,-50 lean 0 nh 4,-106 fh 4,-96 nf 16,-12 ff 10,-10 r 0',
      'hip 46,-66 lean .3 nh 34,-116 fh 34,-106 nf 74,-40 ff 66,-36 r -.3',
      'hip 0,-50 lean 0 nh 4,-106 fh 4,-96 nf -6,-10 ff -10,-10 r 0',
    ],
    face: ['shout', 'laugh'],
    props: `
      behind long-vine 4,-236 1 r
      behind vine-branch 4,-236 1`,
  },
  piggyback: walking(
    `
    front carrying-arm 6,-46 1`,
    [
      'lean .3 nf 13,0 ff -14,-2 nh 0,-46 fh 6,-46 head -.2',
      'lean .3 nf -13,-2 ff 14,0 nh 0,-47 fh 6,-47 head -.2',
    ],
    {
      face: ['laugh'],
      partner: {
        x: -10,
        y: -30,
        facing: 'right',
        height: 0.78,
        keys: [
          'hip 0,-30 lean .2 nf 26,-14 ff 26,-16 nh 28,-56 fh 26,-58',
          'hip 0,-31 lean .2 nf 26,-15 ff 26,-17 nh 28,-57 fh 26,-59',
        ],
        face: ['laugh'],
        over: true,
      },
    },
  ),
  sleepwalk: walking(
    `
    front night-cap head 1
    front sleep-zs 30,-112 1`,
    ['nf 10,0 ff -10,-2 nh 30,-72 fh 31,-70 head -.1', 'nf -8,-2 ff 10,0 nh 30,-70 fh 31,-72 head -.14'],
    {
      face: ['kiss'],
      speed: 30,
      cycle: 1.6,
      look: { top: '#8fb8e8', bottom: '#8fb8e8', shoes: '#e0a878', dress: false },
    },
  ),
  'march-protest': walking(
    `
    behind protest-sign fh 1
    front raised-fist nh 1`,
    ['nf 14,0 ff -14,-3 nh 22,-66 fh 8,-84', 'nf -14,-3 ff 14,0 nh 22,-70 fh 8,-92'],
    {
      face: ['shout', 'angry'],
      partner: {
        x: -64,
        facing: 'right',
        keys: ['nf -14,-3 ff 14,0 nh 10,-102 fh 16,-92', 'nf 14,0 ff -14,-3 nh 10,-98 fh 16,-84'],
        face: ['shout', 'angry'],
        props: `
          behind protest-sign-two fh 1
          front raised-fist nh 1`,
      },
    },
  ),
  'run-race': walking(
    `
    front race-number 3,-60 1
    behind finish-gate 90,0 1`,
    ['lean .2 nf 24,-6 ff -26,-18 nh 20,-62 fh -14,-52', 'lean .2 nf -26,-18 ff 24,-4 nh -14,-52 fh 22,-62'],
    {
      cycle: 0.7,
      speed: 60,
      face: ['strain'],
      partner: {
        x: -66,
        facing: 'right',
        keys: [
          'lean .2 nf -26,-18 ff 24,-4 nh -14,-52 fh 22,-62',
          'lean .2 nf 24,-6 ff -26,-18 nh 20,-62 fh -14,-52',
        ],
        face: ['strain'],
        props: `
          front race-number-two 3,-60 1`,
      },
    },
  ),
};

/** Getting about, and what one meets on the way. */
export const OUTINGS: DeedGroup = {
  deeds: { ...ON_FOOT, ...RIDES },
  props: { ...SPORTS_PROPS, ...HANDWORK_PROPS, ...OUTING_PROPS },
};
