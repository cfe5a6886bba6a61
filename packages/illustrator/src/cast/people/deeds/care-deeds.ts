import type { Deed } from './deed.ts';

/** A face near to the viewer. */
function near(keys: readonly string[], props: string, rest: Partial<Deed> = {}): Deed {
  return { cycle: 1.2, cutAt: -36, keys, props, ...rest };
}

const SCRUBS = { top: '#5fb8a8', bottom: '#5fb8a8', dress: false } as const;

/** Somebody lies on a table or the ground before the doer. */
const LYING: NonNullable<Deed['partner']> = {
  x: 40,
  stance: 'lie',
  keys: [
    'hip 0,-46 turn 1.57 nh 4,-46 fh 4,-46 nf -43,-44 ff -43,-46',
    'hip 0,-46 turn 1.57 nh 4,-46 fh 4,-46 nf -43,-44 ff -43,-46',
  ],
  face: ['kiss'],
};

/** Bodies, children, meetings. */
export const CARE_DEEDS: Readonly<Record<string, Deed>> = {
  'weigh-self': {
    cycle: 1.6,
    near: 1.4,
    keys: ['hip 0,-52 nf 5,-8 ff -5,-8 head .34', 'hip 0,-52 nf 5,-8 ff -5,-8 head .4 nh 14,-56'],
    face: ['open', 'sad'],
    props: `
      behind floor-scale 0,0 1
      front weight-sign 46,-70 1`,
  },
  'paint-face': near(
    ['nh 24,-80 fh 8,-50 head .04', 'nh 26,-86 fh 8,-50 head .04'],
    'front thin-brush nh 1\n front paint-box fh 1',
    {
      partner: {
        x: 56,
        height: 0.86,
        keys: ['nh 5,-42 fh 0,-42 head 0', 'nh 5,-42 fh 0,-42 head -.04'],
        face: ['kiss'],
        props: `
        front tiger-paint head 1`,
      },
    },
  ),
  'thread-needle': near(
    ['nh 18,-72 fh 32,-74 head .1', 'nh 24,-73 fh 32,-74 head .14'],
    `
    front big-needle fh 1
    front red-thread nh 1`,
    { face: ['strain'] },
  ),
  'string-beads': near(
    ['nh 18,-64 fh 34,-66 head .2 b 14,-52', 'nh 26,-66 fh 34,-66 head .22 b 26,-60'],
    `
    front bead-string fh 1
    front one-bead nh 1
    front bead-bowl 60,-42 1`,
  ),
  'dip-candles': near(
    ['nh 34,-84 fh 8,-50 head .1 at 36,-78', 'nh 34,-70 fh 8,-50 head .16 at 36,-64'],
    `
    front two-candles at 1
    front wax-pot 40,-34 1`,
    { cutAt: -22 },
  ),
  'file-nails': near(
    ['nh 22,-64 fh 36,-60 head .24', 'nh 30,-62 fh 36,-60 head .24'],
    `
    front wide-fingers 40,-58 1
    front nail-file nh 1`,
    { cycle: 0.5 },
  ),
  tattoo: near(
    ['nh 26,-66 fh 22,-50 head .24', 'nh 29,-63 fh 22,-50 head .26'],
    `
    front inked-arm 44,-56 1
    front ink-machine nh 1`,
    { cycle: 0.6, face: ['strain'] },
  ),
  surgery: {
    cycle: 1.2,
    near: 1.4,
    keys: [
      'hip 20,-44 nf 24,0 ff 14,0 lean .2 nh 44,-56 fh 50,-54 head .2',
      'hip 20,-44 nf 24,0 ff 14,0 lean .2 nh 48,-52 fh 46,-56 head .22',
    ],
    look: SCRUBS,
    props: `
      behind surgery-lamp 44,-150 1
      front surgery-table 44,0 1
      front surgeon-mask head 1
      front scalpel nh 1`,
    partner: LYING,
  },
  cpr: {
    cycle: 0.6,
    near: 1.5,
    stance: 'kneel',
    keys: [
      'hip -14,-28 lean .5 nh 30,-22 fh 28,-22 head .1',
      'hip -14,-28 lean .6 nh 32,-14 fh 30,-14 head .1',
    ],
    face: ['strain'],
    props: `
      front pressed-fists 31,-14 1
      front heart-beat 46,-76 1`,
    partner: { ...LYING, x: 50, y: 38 },
  },
  'donate-blood': {
    cycle: 1.5,
    near: 1.5,
    stance: 'sit',
    keys: ['lean -.3 nh 26,-42 fh 4,-36 drop 60,-76', 'lean -.3 nh 26,-43 fh 4,-36 drop 60,-70'],
    props: `
      behind clinic-chair 0,0 1
      behind blood-stand 60,0 1
      front blood-line 26,-42 1
      front arm-pad 26,-36 1`,
  },
  'take-pill': near(
    ['nh 22,-66 fh 30,-58 head 0', 'nh 16,-80 fh 30,-58 head -.14', 'nh 16,-80 fh 30,-58 head -.2'],
    `
    front red-pill nh 1
    front plain-glass fh 1
    front pill-box 60,-44 1`,
    { face: ['smile', 'open', 'kiss'] },
  ),
  'put-mascara': near(
    ['nh 20,-86 fh 26,-66 head -.04', 'nh 19,-90 fh 26,-66 head -.06'],
    `
    front lash-brush nh 1
    front round-mirror 46,-76 1`,
    { face: ['open'], look: { hairStyle: 'long' } },
  ),
  'shave-legs': {
    cycle: 1.2,
    near: 1.5,
    stance: 'sit',
    keys: [
      'hip -10,-30 lean .4 nf 30,-24 ff 18,-1 nh 20,-36 fh 4,-40 head .2',
      'hip -10,-30 lean .5 nf 30,-24 ff 18,-1 nh 28,-28 fh 4,-40 head .24',
    ],
    look: { bare: true, dress: false, shoes: '#e0a878' },
    props: `
      behind tub-edge -4,0 1
      front leg-foam 16,-36 1
      front leg-razor nh 1`,
  },
  'curl-hair': near(
    ['nh 6,-84 fh 12,-54 head .06', 'nh 8,-94 fh 12,-54 head .1'],
    `
    front curling-wand nh 1
    front hot-marks 0,-104 1
    front round-mirror 46,-70 1`,
    { look: { hairStyle: 'long' } },
  ),
  'braid-hair': {
    cycle: 1,
    cutAt: -28,
    keys: ['nh 24,-70 fh 28,-66 head .1', 'nh 28,-64 fh 24,-72 head .14'],
    partner: {
      x: 52,
      facing: 'right',
      y: 8,
      keys: ['nh 5,-42 fh 0,-42 head .04', 'nh 5,-42 fh 0,-42 head 0'],
      look: { hairStyle: 'short' },
      face: ['smile'],
      props: `
        front long-braid -13,-82 1`,
    },
  },
  'clean-ears': near(
    ['nh -8,-86 fh 4,-46 head .06 ne -1', 'nh -4,-86 fh 4,-46 head .08 ne -1'],
    'front cotton-swab nh 1',
    {
      face: ['strain', 'kiss'],
    },
  ),
  'tuck-in': {
    cycle: 1.8,
    near: 1.4,
    keys: [
      'hip -56,-42 nf -48,0 ff -62,0 lean .5 nh -26,-54 fh -22,-52 head .1',
      'hip -56,-42 nf -48,0 ff -62,0 lean .6 nh -20,-50 fh -16,-48 head .14',
    ],
    props: `
      behind kid-bed 20,0 1
      behind child-head 0,-50 1
      front kid-blanket 20,0 1
      front moon-star 60,-112 1`,
  },
  'dress-child': {
    cycle: 1.3,
    near: 1.5,
    stance: 'kneel',
    keys: ['hip -20,-28 lean .2 nh 18,-46 fh 22,-44', 'hip -20,-28 lean .2 nh 18,-56 fh 22,-54'],
    props: `
      front small-shirt 30,-46 1`,
    partner: {
      x: 38,
      height: 0.62,
      keys: ['nh 14,-96 fh -10,-96', 'nh 16,-90 fh -12,-90'],
      face: ['laugh'],
    },
  },
  'nurse-baby': {
    cycle: 2,
    near: 1.5,
    stance: 'sit',
    keys: ['nh 16,-46 fh 18,-40 head .34', 'nh 16,-47 fh 18,-41 head .38'],
    look: { hairStyle: 'long' },
    props: `
      behind rocking-chair 0,0 1
      front held-baby 14,-46 1
      front feeding-bottle nh 1`,
  },
  marry: {
    cycle: 1.8,
    near: 1.45,
    keys: ['nh 26,-58 fh 22,-54 head .06', 'nh 28,-60 fh 24,-56 head .12'],
    look: { top: '#22222c', bottom: '#22222c', shoes: '#16161c', dress: false, hairStyle: 'short' },
    face: ['smile', 'laugh'],
    props: `
      behind flower-arch 30,0 1
      front wedding-ring 30,-62 1
      front shirt-front hip 1`,
    partner: {
      x: 62,
      keys: ['nh 26,-58 fh 22,-54 head .06', 'nh 28,-60 fh 24,-56 head .1'],
      look: { top: '#fdfcfa', bottom: '#fdfcfa', dress: true, hairStyle: 'bun' },
      face: ['laugh', 'smile'],
      props: `
        behind long-veil head 1
        front bride-flowers fh 1`,
    },
  },
  'anchor-news': {
    cycle: 1.6,
    cutAt: -20,
    keys: ['nh 26,-48 fh 34,-48 head .02', 'nh 28,-54 fh 34,-48 head .08'],
    look: { top: '#22304f', dress: false },
    face: ['open', 'smile'],
    props: `
      behind news-screen 70,-60 1
      front news-desk 34,0 1
      front news-sheets 38,-46 1`,
  },
  interview: near(
    ['nh 30,-72 fh 12,-54 head 0', 'nh 31,-74 fh 12,-54 head .08'],
    `
    front news-mic nh 1
    front note-pad fh 1`,
    {
      cutAt: -28,
      face: ['smile', 'open'],
      partner: {
        x: 72,
        keys: ['nh 14,-56 fh 6,-46 head 0', 'nh 20,-64 fh 6,-46 head .06'],
        face: ['open', 'laugh'],
      },
    },
  ),
  auction: {
    cycle: 1,
    cutAt: -16,
    keys: ['nh 28,-80 fh 30,-50 r -.8', 'nh 34,-58 fh 30,-50 r .3'],
    look: { top: '#22222c', dress: false },
    face: ['shout', 'open'],
    props: `
      front judge-desk 44,0 1
      front gavel nh 1 r`,
  },
  handcuff: {
    cycle: 1.6,
    near: 1.4,
    keys: ['nh 24,-46 fh 22,-52 head .1', 'nh 26,-48 fh 24,-54 head .14'],
    look: { hat: 'police', top: '#34507f', bottom: '#283a5c', dress: false },
    face: ['strain'],
    props: `
      front steel-cuffs 32,-44 1`,
    partner: {
      x: 46,
      facing: 'right',
      keys: ['nh -12,-44 fh -14,-44 head .2 ne -1 fe -1', 'nh -12,-44 fh -14,-44 head .26 ne -1 fe -1'],
      look: { top: '#4a4f5a', hat: 'beanie' },
      face: ['sad', 'angry'],
    },
  },
  'fly-drone': {
    cycle: 1.4,
    near: 1.2,
    keys: ['nh 20,-56 fh 26,-56 head -.2 at 84,-130', 'nh 22,-56 fh 28,-56 head -.26 at 98,-146'],
    props: `
      front remote-box hands 1
      front quad-copter at 1`,
  },
  'fly-plane': {
    cycle: 1.4,
    cutAt: -18,
    keys: ['nh 30,-56 fh 36,-54 head 0 r -.1', 'nh 30,-52 fh 36,-58 head .04 r .14'],
    look: { top: '#fbfcfd', bottom: '#22304f', dress: false, hat: 'police' },
    props: `
      front flight-yoke 38,-52 1 r
      front big-headset head 1`,
  },
  'wave-flag': {
    cycle: 0.9,
    near: 1.3,
    keys: ['nh 14,-92 fh -8,-60 r -.5', 'nh 24,-88 fh -8,-60 r .3'],
    face: ['laugh', 'shout'],
    props: `
      front waved-flag nh 1 r`,
  },
  'hold-sign': {
    cycle: 1.4,
    near: 1.4,
    keys: ['nh 12,-98 fh -14,-98', 'nh 12,-101 fh -14,-101'],
    props: `
      front blank-board 0,-116 1
      front grip-hand nh 1
      front grip-hand fh 1`,
  },
  'view-painting': {
    cycle: 2,
    near: 1.3,
    keys: [
      'hip -30,-44 nf -24,0 ff -36,0 nh -14,-76 fh -30,-56 head -.06',
      'hip -30,-44 nf -24,0 ff -36,0 nh -14,-78 fh -30,-56 head .1',
    ],
    face: ['open', 'smile'],
    props: `
      behind framed-art 62,-56 1`,
  },
  'warm-hands': {
    cycle: 1.4,
    near: 1.5,
    stance: 'sit',
    keys: ['lean .2 hip 0,-22 nh 28,-44 fh 30,-40 f 1', 'lean .24 hip 0,-22 nh 30,-40 fh 28,-46 f 1.15'],
    props: `
      behind sitting-log 0,0 1
      front log-fire 64,0 f
      front warm-palm nh 1
      front warm-palm fh 1`,
  },
  'wash-feet': {
    cycle: 1,
    near: 1.5,
    stance: 'sit',
    keys: [
      'lean .6 nf 30,-8 ff 26,-8 nh 26,-18 fh 30,-16 head .2',
      'lean .6 nf 30,-8 ff 26,-8 nh 30,-14 fh 24,-20 head .24',
    ],
    look: { shoes: '#e0a878' },
    props: `
      behind low-stool 0,0 1
      front foot-basin 30,0 1
      front foot-suds 30,-16 1`,
  },
  'swat-fly': {
    cycle: 0.9,
    near: 1.4,
    keys: ['nh 4,-98 fh 4,-46 lean -.04 r -1.2 fly 64,-80', 'nh 30,-74 fh 2,-46 lean .14 r 0 fly 72,-104'],
    face: ['angry'],
    props: `
      front fly-swatter nh 1 r
      front buzzing-fly fly 1`,
  },
  'smash-plate': {
    cycle: 1.2,
    near: 1.4,
    cut: true,
    keys: [
      'nh 16,-98 fh 4,-46 at 18,-102 a 1 b 0',
      'nh 28,-62 fh 2,-46 at 36,-50 a 1 b 0',
      'nh 28,-54 fh 2,-46 at 44,-4 a 0 b 1',
      'nh 26,-54 fh 2,-46 at 44,-4 a 0 b 1',
    ],
    face: ['angry', 'shout'],
    props: `
      front one-plate at 1 0 ?a
      front plate-shards 44,0 1 0 ?b`,
  },
  'push-wheelchair': {
    cycle: 1.2,
    speed: 50,
    near: 1.3,
    keys: ['lean .2 nh 28,-56 fh 26,-54 nf 14,0 ff -14,-3', 'lean .2 nh 28,-56 fh 26,-54 nf -14,-3 ff 14,0'],
    props: `
      behind wheel-chair 62,0 1`,
    partner: {
      x: 60,
      facing: 'right',
      stance: 'sit',
      keys: [
        'hip 0,-28 nf 26,-10 ff 24,-10 nh 14,-38 fh 12,-36',
        'hip 0,-28 nf 26,-10 ff 24,-10 nh 14,-38 fh 12,-36 head .06',
      ],
    },
  },
  'use-wheelchair': {
    cycle: 1,
    speed: 60,
    near: 1.45,
    stance: 'sit',
    keys: [
      'hip 0,-28 lean .1 nf 26,-10 ff 24,-10 nh -6,-40 fh 0,-38',
      'hip 0,-28 lean .24 nf 26,-10 ff 24,-10 nh 16,-34 fh 18,-32',
    ],
    props: `
      behind wheel-chair 2,0 1
      mid side-wheel -2,-20 1`,
  },
  'pick-trash': {
    cycle: 1.5,
    near: 1.4,
    keys: [
      'lean .8 hip -10,-38 nh 26,-14 fh -14,-40 head -.1 at 28,-8',
      'lean .2 hip -10,-43 nh 6,-46 fh -14,-42 head .1 at 2,-42',
    ],
    props: `
      front litter-can at 1
      behind litter-bag -30,0 1
      front litter-heap 52,0 1`,
  },
  'sort-clothes': {
    cycle: 1.5,
    near: 1.35,
    keys: ['nh 20,-80 fh 6,-50 head 0', 'nh 28,-84 fh 10,-56 head .06'],
    props: `
      behind clothes-rail 64,0 1
      front hung-shirt nh 1`,
  },
  'sleep-hammock': {
    cycle: 2,
    near: 1.2,
    stance: 'lie',
    keys: [
      'hip 0,-30 turn -1.4 nh -30,-44 fh -26,-44 nf 40,-42 ff 40,-44',
      'hip 3,-29 turn -1.4 nh -27,-43 fh -23,-43 nf 43,-41 ff 43,-43',
    ],
    face: ['kiss'],
    props: `
      behind palm-pair 0,0 1
      front net-hammock 0,-30 1
      front sleep-letters -44,-76 1`,
  },
  'teach-knit': {
    cycle: 0.8,
    near: 1.5,
    stance: 'sit',
    keys: ['nh 18,-46 fh 26,-44 head .24', 'nh 20,-42 fh 24,-47 head .26'],
    props: `
      behind rocking-chair 0,0 1
      front knit-work hands 1
      front wool-ball 34,0 1`,
    partner: {
      x: 66,
      height: 0.76,
      stance: 'sit',
      keys: ['nh 18,-46 fh 26,-44 head .24', 'nh 20,-42 fh 24,-47 head .2'],
      face: ['laugh'],
      props: `
        behind low-stool 0,0 1
        front knit-work hands 1`,
    },
  },
};
