import type { Deed } from './deed.ts';
import { ERRAND_STOPS } from './errand-stops.ts';

/** On or in something that carries: the same seat twice, a little shaken. */
function aboard(key: string, props: string, rest: Partial<Deed> = {}): Deed {
  const shaken = key.replace(/hip (-?[\d.]+),(-?[\d.]+)/, (_, x, y) => `hip ${x},${Number(y) - 2}`);
  return {
    cycle: 0.6,
    near: 1.25,
    keys: [key, `${shaken} bob 1`].map((each) => `bob 0 ${each}`),
    props,
    ...rest,
  };
}

const AFLOAT = { medium: 'water', cycle: 1.2 } as const;
const WET = { bare: true, dress: false } as const;

/** What is ridden, sailed and driven. */
export const RIDES: Readonly<Record<string, Deed>> = {
  ...ERRAND_STOPS,
  'jet-ski': aboard(
    'hip -14,-34 lean .34 nh 20,-48 fh 22,-48 nf 0,-12 ff 4,-12 head -.2',
    `
    behind jet-ski 0,0 1
    front jet-spray -64,2 1
    front life-vest hip 1`,
    { ...AFLOAT, face: ['laugh'] },
  ),
  snowmobile: aboard(
    'hip -16,-38 lean .3 nh 22,-54 fh 24,-54 nf 6,-16 ff 8,-16 head -.1',
    `
    behind snowmobile 0,0 1
    front snow-plume -66,0 1
    front skate-helmet head 1`,
    { speed: 300, look: { top: '#d8433b', bottom: '#2f4a7a', dress: false } },
  ),
  windsurf: {
    ...AFLOAT,
    cycle: 1.8,
    near: 1.1,
    keys: [
      'hip -24,-34 lean -.4 nh 0,-62 fh 2,-56 nf -6,-4 ff -24,-4 tilt -.04',
      'hip -28,-32 lean -.5 nh -2,-60 fh 0,-54 nf -6,-4 ff -24,-4 tilt -.1',
    ],
    look: WET,
    face: ['laugh'],
    props: `
      behind surf-sail 2,-4 1 tilt
      front long-board 0,0 1
      front spray 56,2 1`,
  },
  kitesurf: {
    ...AFLOAT,
    cycle: 1.6,
    near: 1,
    keys: [
      'hip -8,-34 lean -.34 nh 12,-66 fh 14,-64 nf 6,-4 ff -14,-4 sail 96,-168',
      'hip -10,-42 lean -.44 nh 10,-74 fh 12,-72 nf 6,-12 ff -14,-12 sail 108,-176',
    ],
    look: WET,
    face: ['laugh'],
    props: `
      behind tie nh sail #f4f1ea 1.2
      behind kite-sail sail 1
      front short-board 0,-2 1
      front spray -40,4 1`,
  },
  paddleboard: {
    ...AFLOAT,
    cycle: 1.7,
    near: 1.15,
    keys: [
      'hip 0,-46 lean .1 nh 12,-68 fh 18,-52 nf 6,-4 ff -8,-4 angle .1',
      'hip 0,-43 lean .26 nh 16,-62 fh 14,-46 nf 6,-4 ff -8,-4 angle .6',
    ],
    look: WET,
    props: `
      behind long-board 0,0 1
      front long-paddle fh 1 angle`,
  },
  raft: {
    ...AFLOAT,
    near: 1.15,
    keys: [
      'hip -10,-24 lean .2 nh 18,-34 fh 6,-54 nf 10,-12 ff 8,-12 angle .7',
      'hip -10,-30 lean .3 nh 12,-46 fh 12,-60 nf 10,-18 ff 8,-18 angle .2',
    ],
    face: ['shout', 'laugh'],
    props: `
      front life-vest hip 1
      front skate-helmet head 1
      front short-paddle nh 1 angle
      front rubber-raft 24,0 1
      front white-water 24,4 1`,
    partner: {
      x: 44,
      facing: 'right',
      keys: [
        'hip 0,-28 lean .3 nh 24,-46 fh 12,-60 nf 14,-18 ff 12,-18 angle .2',
        'hip 0,-24 lean .2 nh 28,-36 fh 16,-54 nf 14,-12 ff 12,-12 angle .7',
      ],
      face: ['laugh', 'shout'],
      props: `
        front life-vest hip 1
        front skate-helmet head 1
        front short-paddle nh 1 angle`,
    },
  },
  scuba: {
    cycle: 1.6,
    near: 1.3,
    medium: 'submerged',
    keys: [
      'hip 0,-20 turn 1.45 nh 44,-8 fh 40,-10 nf -44,-24 ff -42,-10 up 52,-40',
      'hip 0,-20 turn 1.45 nh 42,-4 fh 38,-6 nf -42,-10 ff -44,-26 up 52,-62',
    ],
    look: { top: '#22222c', bottom: '#22222c', shoes: '#22222c', hairStyle: 'short', dress: false },
    props: `
      behind air-tank 12,-34 1
      front swim-fin nf 1
      behind swim-fin ff 1
      front dive-mask head 1
      front air-bubbles up 1`,
  },
  snorkel: {
    cycle: 1.6,
    near: 1.3,
    medium: 'water',
    keys: [
      'hip 0,-4 turn 1.5 nh 40,6 fh 36,4 nf -44,-8 ff -42,4',
      'hip 0,-4 turn 1.5 nh 42,10 fh 38,8 nf -42,4 ff -44,-10',
    ],
    look: WET,
    props: `
      front swim-fin nf 1
      behind swim-fin ff 1
      front snorkel-mask head 1
      front pool-water 0,2 1`,
  },
  'high-dive': {
    cycle: 1.9,
    cut: true,
    near: 0.95,
    keys: [
      'hip -70,-176 turn 0 lean 0 nh -58,-222 fh -60,-222 nf -66,-132 ff -74,-132 splash 0',
      'hip -30,-196 turn .9 nh 14,-230 fh 10,-230 nf -66,-168 ff -64,-164 splash 0',
      'hip 10,-140 turn 2.3 nh 52,-94 fh 50,-92 nf -22,-172 ff -24,-170 splash 0',
      'hip 26,-66 turn 2.9 nh 34,-6 fh 36,-6 nf 14,-110 ff 18,-110 splash 0',
      'hip 28,20 turn 3.1 nh 28,70 fh 30,70 nf 24,-26 ff 28,-26 splash 1',
    ],
    look: WET,
    props: `
      behind dive-tower 0,0 1
      front dive-water 20,2 1
      front dive-splash 28,2 1 0 ?splash`,
  },
  'water-slide': {
    cycle: 1.5,
    cut: true,
    near: 1.05,
    keys: [
      'hip -74,-104 lean -.5 nf -36,-86 ff -36,-88 nh -92,-150 fh -70,-152 splash 0',
      'hip -20,-70 lean -.5 nf 18,-50 ff 18,-52 nh -40,-116 fh -14,-118 splash 0',
      'hip 34,-32 lean -.5 nf 72,-14 ff 72,-16 nh 14,-80 fh 40,-80 splash 0',
      'hip 86,-8 lean -.3 nf 122,-10 ff 120,-12 nh 74,-56 fh 98,-58 splash 1',
    ],
    face: ['laugh', 'shout'],
    look: WET,
    props: `
      behind flume 0,0 1
      front flume-edge 0,0 1
      front dive-splash 104,4 .8 0 ?splash`,
  },
  'water-polo': {
    cycle: 1.4,
    near: 1.4,
    medium: 'water',
    keys: [
      'hip 0,14 lean .1 nh -14,-46 fh 22,-8 ball -14,-54',
      'hip 0,4 lean .2 nh 24,-44 fh 18,-8 ball 54,-64',
      'hip 0,14 lean .1 nh 20,-16 fh 18,-8 ball 96,-50',
    ],
    cut: true,
    face: ['strain'],
    look: WET,
    props: `
      behind floating-goal 112,0 1
      front polo-cap head 1
      front yellow-ball ball 1
      front pool-water 0,2 1`,
  },
  bobsled: aboard(
    'hip -8,-18 lean -.1 nh 12,-30 fh 12,-32 nf 30,-8 ff 30,-8',
    `
    front bob-hull 0,0 1
    front skate-helmet head 1
    front snow-plume -66,0 1`,
    { speed: 420, cycle: 0.4 },
  ),
  unicycle: {
    cycle: 0.9,
    speed: 90,
    near: 1.2,
    keys: [
      'hip 0,-78 nf 9,-30 ff -9,-30 nh 28,-96 fh -26,-90',
      'hip 0,-78 nf 0,-20 ff 0,-40 nh 30,-86 fh -28,-98',
      'hip 0,-78 nf -9,-30 ff 9,-30 nh 28,-92 fh -26,-94',
      'hip 0,-78 nf 0,-40 ff 0,-20 nh 30,-98 fh -28,-86',
    ],
    face: ['laugh'],
    props: `
      behind one-wheel 0,0 1`,
  },
  segway: aboard(
    'hip -4,-58 lean .06 nh 18,-66 fh 20,-66 nf 4,-16 ff -4,-16',
    `
    behind segway 0,0 1
    front skate-helmet head 1`,
    { speed: 160, cycle: 1.2 },
  ),
  hoverboard: {
    cycle: 1.4,
    speed: 160,
    near: 1.3,
    stance: 'wide',
    keys: [
      'hip 0,-56 nf 11,-14 ff -11,-14 nh 24,-66 fh -22,-62 lean .06',
      'hip 0,-55 nf 11,-14 ff -11,-14 nh 26,-60 fh -24,-70 lean -.04',
    ],
    look: { hat: 'cap' },
    props: `
      behind balance-board 0,0 1`,
  },
  'go-kart': aboard(
    'hip -18,-16 lean -.2 nh 12,-34 fh 13,-36 nf 34,-12 ff 34,-14',
    `
    behind kart-back 0,0 1
    front kart-front 0,0 1
    front skate-helmet head 1`,
    { speed: 420, cycle: 0.4 },
  ),
  'quad-bike': aboard(
    'hip -14,-48 lean .2 nh 20,-60 fh 22,-60 nf 6,-22 ff 8,-22',
    `
    behind quad-bike 0,0 1
    front skate-helmet head 1
    front dirt-plume -60,0 1`,
    { speed: 280, cycle: 0.5 },
  ),
  'bike-jump': {
    cycle: 1.5,
    near: 1,
    medium: 'air',
    mount: 'bicycle',
    keys: [
      'hip -16,-66 lean .5 nh 24,-74 fh 24,-74 nf 0,-26 ff -8,-26 head -.3',
      'hip -20,-76 lean .6 nh 24,-80 fh 24,-80 nf 0,-26 ff -8,-26 head -.3',
    ],
    props: `
      behind jump-lines -60,0 1
      front skate-helmet head 1`,
  },
  'roller-coaster': {
    cycle: 1.2,
    near: 1,
    keys: [
      'hip 6,-74 lean .1 turn .3 nh 38,-130 fh 14,-134 nf 40,-58 ff 40,-60',
      'hip 0,-78 lean .1 turn .34 nh 34,-138 fh 8,-138 nf 36,-62 ff 36,-64',
    ],
    face: ['shout', 'laugh'],
    props: `
      behind coaster-track 0,0 1
      front coaster-car 14,-58 1`,
    partner: {
      x: -38,
      y: -16,
      facing: 'right',
      keys: [
        'hip 0,-74 lean .1 turn .3 nh 32,-134 fh 8,-132 nf 36,-58 ff 36,-60',
        'hip -4,-78 lean .1 turn .34 nh 28,-130 fh 2,-138 nf 32,-62 ff 32,-64',
      ],
      face: ['laugh', 'shout'],
    },
  },
  'ride-carousel': {
    cycle: 1.6,
    near: 1.2,
    keys: [
      'hip -4,-56 lean .02 nh 14,-76 fh 14,-86 nf 6,-26 ff 2,-26 up 0,-20',
      'hip -4,-70 lean .02 nh 14,-90 fh 14,-100 nf 6,-40 ff 2,-40 up 0,-34',
    ],
    face: ['laugh'],
    props: `
      behind carousel-frame 0,0 1
      mid wooden-horse up 1`,
  },
  'zip-line': {
    cycle: 1,
    near: 1.1,
    speed: 160,
    medium: 'air',
    keys: [
      'hip 0,-50 lean -.2 nh 2,-102 fh 6,-102 nf 30,-36 ff 26,-30',
      'hip -4,-50 lean -.26 nh 2,-102 fh 6,-102 nf 26,-28 ff 22,-24',
    ],
    face: ['shout', 'laugh'],
    props: `
      behind steel-cable 4,-116 1
      front pulley 4,-112 1
      front skate-helmet head 1`,
  },
  trapeze: {
    cycle: 1.9,
    near: 1.05,
    keys: [
      'hip -62,-96 lean -.5 nh -38,-148 fh -34,-148 nf -76,-56 ff -80,-60 r .45',
      'hip 0,-66 lean 0 nh 2,-128 fh 8,-128 nf 6,-22 ff 0,-22 r 0',
      'hip 62,-96 lean .4 nh 44,-150 fh 48,-148 nf 92,-64 ff 96,-70 r -.45',
      'hip 0,-66 lean 0 nh 2,-128 fh 8,-128 nf -6,-22 ff -10,-22 r 0',
    ],
    face: ['laugh'],
    look: { top: '#c8243c', bottom: '#c8243c', dress: false },
    props: `
      behind trapeze-bar 4,-228 1 r`,
  },
  slackline: {
    cycle: 1.6,
    near: 1.15,
    keys: [
      'hip -4,-72 nf 6,-28 ff -12,-28 nh 28,-92 fh -32,-84 lean .06',
      'hip 4,-72 nf 8,-28 ff 16,-34 nh 30,-82 fh -28,-96 lean -.08',
    ],
    face: ['strain', 'open'],
    props: `
      behind two-trunks 0,0 1
      front slack-band 0,-26 1`,
  },
  abseil: {
    cycle: 1.4,
    near: 1.15,
    keys: [
      'hip -14,-84 lean -.7 nf 22,-72 ff 22,-88 nh 4,-104 fh -6,-76 head -.1',
      'hip -24,-76 lean -.6 nf 14,-66 ff 16,-78 nh -2,-98 fh -14,-68 head -.1',
    ],
    face: ['strain'],
    props: `
      behind cliff-side 36,0 1
      behind tie 20,-226 nh #e2574c 2.4
      front tie nh 0,-30 #e2574c 2.4
      front skate-helmet head 1`,
  },
  'ice-climb': {
    cycle: 1.4,
    near: 1.15,
    keys: [
      'hip -2,-76 lean .1 nh 22,-126 fh 24,-104 nf 18,-32 ff 20,-52 head -.2',
      'hip -2,-82 lean .1 nh 20,-108 fh 26,-128 nf 18,-52 ff 20,-34 head -.2',
    ],
    face: ['strain'],
    look: { top: '#d8433b', bottom: '#2f4a7a', dress: false },
    props: `
      behind ice-wall 40,0 1
      front ice-axe nh 1
      behind ice-axe fh 1
      front skate-helmet head 1`,
  },
};
