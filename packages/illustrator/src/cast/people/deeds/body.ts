import { BODY_PROPS } from './body-props.ts';
import type { Deed, DeedGroup } from './deed.ts';
import { WHOLE_BODY } from './whole-body.ts';

/** From the chest up: faces and hands tell it. */
function portrait(keys: readonly string[], rest: Partial<Deed> = {}): Deed {
  return { cycle: 1.2, cutAt: -40, keys, ...rest };
}

const FACES: Readonly<Record<string, Deed>> = {
  sneeze: portrait(
    [
      'head -.3 lean -.1 nh 16,-62 fh 2,-46 spray 0',
      'head -.34 lean -.12 nh 16,-66 fh 2,-46 spray 0',
      'head .5 lean .3 nh 25,-72 fh 2,-46 spray 1',
      'head .5 lean .3 nh 25,-72 fh 2,-46 spray 1',
    ],
    {
      cycle: 1.5,
      cut: true,
      cutAt: -34,
      face: ['yawn', 'yawn', 'cry', 'cry'],
      props: `
        front tissue nh 1.3
        front sneeze-burst 34,-78 1.2 0 ?spray`,
    },
  ),
  'blow-nose': portrait(['nh 18,-78 fh 20,-76 head .16 puff 0', 'nh 18,-79 fh 20,-77 head .2 puff 1'], {
    cycle: 0.8,
    face: ['kiss'],
    props: `
      front big-tissue 17,-80 1
      front nose-puff 30,-78 1 0 ?puff`,
  }),
  yawn: portrait(
    [
      'head -.06 nh 10,-50 fh -16,-100 lean -.04',
      'head -.28 nh 14,-74 fh -14,-106 lean -.08',
      'head -.3 nh 14,-74 fh -14,-106 lean -.08',
    ],
    {
      cycle: 2.2,
      face: ['smile', 'yawn', 'yawn'],
      props: `
        front flat-palm nh 1
        front yawn-marks 26,-96 1`,
    },
  ),
  cough: portrait(
    ['head .1 lean .06 nh 16,-76 fh 8,-52 puff 0', 'head .34 lean .22 nh 20,-76 fh 12,-54 puff 1'],
    {
      cycle: 0.6,
      face: ['strain', 'shout'],
      props: `
        front cough-puffs 36,-74 1.2 0 ?puff
        front big-fist nh 1.2`,
    },
  ),
  smile: portrait(['head -.06', 'head .08'], {
    cycle: 2,
    cutAt: -52,
    face: ['laugh'],
    props: `
      front happy-marks 0,-92 1`,
  }),
  frown: portrait(['head .1', 'head .16'], {
    cycle: 2,
    cutAt: -52,
    face: ['angry'],
    props: `
      front frown-cloud -2,-112 1`,
  }),
  wink: portrait(['head .06 spark 0', 'head .12 spark 1'], {
    cycle: 1.2,
    cutAt: -52,
    face: ['smile', 'wink'],
    props: `
      front wink-star 24,-94 1 0 ?spark`,
  }),
  nod: portrait(['head -.2 up 0', 'head .34 up 1', 'head -.2 up 0', 'head .34 up 1'], {
    cycle: 1.4,
    cutAt: -44,
    face: ['smile'],
    props: `
      front nod-arrows 24,-88 1`,
  }),
  shrug: portrait(
    [
      'nh 12,-50 fh -10,-50 hip 0,-44 head 0 ne 1 fe -1',
      'nh 30,-66 fh -30,-66 hip 0,-47 head .2 ne 1 fe -1',
      'nh 30,-66 fh -30,-66 hip 0,-47 head .22 ne 1 fe -1',
    ],
    {
      cycle: 1.6,
      face: ['strain'],
      props: `
        front palm-up nh 1.1
        front palm-up fh 1.1 0 flip
        front question-marks 0,-108 1`,
    },
  ),
  salute: {
    cycle: 2,
    near: 1.5,
    keys: [
      'nh 10,-92 fh -3,-42 ne 1 head -.04',
      'nh 10,-93 fh -3,-42 ne 1 head -.06',
      'nh 16,-84 fh -3,-42 ne 1 head -.04',
    ],
    face: ['strain'],
    look: { top: '#5d6b45', bottom: '#4c583a', shoes: '#1d1d26', hat: 'police', dress: false },
    props: `
      front salute-hand nh 1
      front medals 4,-66 1`,
  },
  bow: {
    cycle: 2.2,
    near: 1.45,
    keys: [
      'lean .1 nh 10,-54 fh -6,-46 head .1',
      'lean 1.1 nh 20,-50 fh -16,-50 head .5',
      'lean 1.2 nh 20,-48 fh -16,-50 head .5',
    ],
    face: ['smile'],
    props: `
      behind curtain-hint -60,0 1`,
  },
  curtsy: {
    cycle: 2,
    near: 1.45,
    keys: [
      'nh 18,-44 fh -16,-44 hip 0,-44 nf 4,0 ff -5,0',
      'nh 24,-40 fh -22,-40 hip 0,-34 nf 10,0 ff -22,-2 head .25',
    ],
    look: { dress: true, hairStyle: 'long' },
    face: ['smile'],
    props: `
      front skirt-hold nh 1
      front skirt-hold fh 1 0 flip`,
  },
  point: portrait(['nh 31,-70 fh 4,-48 head 0 go 0', 'nh 30,-74 fh 4,-48 head -.06 go 1'], {
    cycle: 1.2,
    cutAt: -30,
    face: ['open', 'smile'],
    props: `
      front index-hand nh 1.3
      front point-arrow 56,-72 1`,
  }),
  'point-up': {
    cycle: 1.6,
    near: 1.5,
    keys: ['nh 20,-98 fh 2,-46 head -.3', 'nh 22,-99 fh 2,-46 head -.36'],
    face: ['open', 'smile'],
    props: `
      front index-hand nh 1.1 -1.1`,
  },
  'thumbs-up': portrait(['nh 24,-72 fh 2,-46 head .04', 'nh 25,-80 fh 2,-46 head -.04'], {
    cycle: 1,
    cutAt: -38,
    face: ['laugh'],
    props: `
      front thumb-hand nh 1.5`,
  }),
  'thumbs-down': portrait(['nh 24,-72 fh 2,-46 head .1', 'nh 25,-66 fh 2,-46 head .16'], {
    cycle: 1,
    cutAt: -38,
    face: ['angry'],
    props: `
      front thumb-hand nh 1.5 3.14`,
  }),
  'peace-sign': portrait(['nh 24,-78 fh 2,-46 head .04', 'nh 25,-82 fh 2,-46 head -.06'], {
    cycle: 1.4,
    cutAt: -38,
    face: ['laugh'],
    props: `
      front two-fingers nh 1.4`,
  }),
  whisper: {
    cycle: 1.6,
    cutAt: -40,
    keys: ['lean .16 head .14 nh 22,-80 fh 4,-48', 'lean .18 head .18 nh 23,-81 fh 4,-48'],
    face: ['blow', 'open'],
    partner: {
      x: 44,
      keys: ['head -.1 lean -.04', 'head -.14 lean -.06'],
      facing: 'right',
      face: ['open'],
      look: { hairStyle: 'short' },
    },
    props: `
      front cupped-hand nh 1.2
      front whisper-marks 27,-92 1`,
  },
  shout: portrait(
    [
      'nh 18,-78 fh 22,-76 head -.04 lean .04 ne 1 loud 1',
      'nh 19,-79 fh 23,-77 head -.12 lean .1 ne 1 loud 1.2',
    ],
    {
      cycle: 0.7,
      face: ['shout'],
      props: `
        front cupped-hand 21,-76 1.2
        front shout-waves 34,-84 loud`,
    },
  ),
  whistle: portrait(['head -.04 note 30,-92', 'head .06 note 42,-104'], {
    cycle: 1.2,
    face: ['blow'],
    props: `
      front whistled-note note 1
      front whistled-note 24,-84 .6`,
  }),
  sigh: portrait(['head -.1 lean -.04 puff 24,-78 size .5', 'head .2 lean .1 puff 38,-74 size 1.2'], {
    cycle: 2,
    face: ['sad', 'blow'],
    props: `
      front breath-cloud puff size`,
  }),
  breathe: portrait(['head .04 lean .02 puff 34,-80 size .6', 'head -.2 lean -.06 puff 20,-82 size 1.1'], {
    cycle: 2.6,
    face: ['kiss'],
    props: `
      front breath-cloud puff size`,
  }),
  think: portrait(['nh 12,-74 fh 12,-54 head .14 bulb 1', 'nh 12,-75 fh 12,-54 head .06 bulb 1.1'], {
    cycle: 2,
    face: ['strain'],
    props: `
      front chin-hand nh 1.1
      front thought-bubble 36,-116 bulb`,
  }),
  'scratch-head': portrait(['nh 14,-98 fh 4,-48 head .06', 'nh 8,-100 fh 4,-48 head .12'], {
    cycle: 0.6,
    face: ['strain'],
    props: `
      front scratch-fingers nh 1.1
      front question-marks 30,-104 .9`,
  }),
  'rub-eyes': portrait(['nh 10,-88 fh 14,-87 head .06', 'nh 6,-90 fh 12,-89 head .12'], {
    cycle: 0.7,
    face: ['yawn'],
    props: `
      front big-fist 5,-89 1
      front big-fist 12,-88 1`,
  }),
  'cover-ears': portrait(['nh -2,-86 fh 16,-84 head .1 ne 1', 'nh -2,-87 fh 16,-85 head .16 ne 1'], {
    cycle: 0.6,
    face: ['cry'],
    props: `
      front flat-palm -7,-85 .9
      front flat-palm 15,-86 .8
      front noise-marks 40,-94 1`,
  }),
  'cover-eyes': portrait(['nh 6,-89 fh 14,-88 head .1 ne 1', 'nh 7,-90 fh 14,-89 head .14 ne 1'], {
    cycle: 1.4,
    face: ['strain'],
    props: `
      front flat-palm 3,-88 1.05
      front flat-palm 11,-88 1.05`,
  }),
  'cover-mouth': portrait(['nh 12,-80 fh 4,-48 head 0', 'nh 12,-81 fh 4,-48 head -.08'], {
    cycle: 1,
    face: ['open'],
    props: `
      front flat-palm 8,-80 1.3
      front surprise-marks 0,-106 1`,
  }),
  facepalm: portrait(['nh 12,-90 fh 4,-48 head .24 lean .06', 'nh 12,-91 fh 4,-48 head .34 lean .08'], {
    cycle: 1.6,
    face: ['sad'],
    props: `
      front flat-palm 9,-90 1.5`,
  }),
  'blow-kiss': portrait(
    [
      'nh 14,-78 fh 4,-48 head .04 heart 24,-82 size .3',
      'nh 26,-76 fh 4,-48 head -.04 heart 44,-88 size .9',
      'nh 28,-74 fh 4,-48 head -.06 heart 60,-96 size 1.2',
    ],
    {
      cycle: 1.4,
      cut: true,
      face: ['kiss'],
      props: `
        front flat-palm nh 1
        front red-heart heart size`,
    },
  ),
  'cross-arms': portrait(['nh 16,-60 fh -8,-58 head -.04', 'nh 16,-60 fh -8,-58 head .06'], {
    cycle: 2.4,
    cutAt: -34,
    face: ['strain'],
    props: `
      front crossed-arms 2,-60 1`,
  }),
  'raise-hand': {
    cycle: 1.4,
    cutAt: -24,
    stance: 'sit',
    keys: ['nh 8,-84 fh 18,-42 ne 1', 'nh 10,-86 fh 18,-42 ne 1'],
    face: ['smile', 'open'],
    props: `
      behind school-chair 0,0 1
      front school-desk 30,0 1
      front open-hand-up nh 1.2`,
  },
  'count-fingers': portrait(
    ['nh 22,-68 fh 28,-66 head .14 at 24,-72', 'nh 25,-72 fh 28,-66 head .18 at 30,-76'],
    {
      cycle: 1,
      cutAt: -34,
      face: ['open', 'smile'],
      props: `
      front five-fingers 30,-68 1.2
      front index-hand nh 1
      front finger-numbers 46,-86 1`,
    },
  ),
  hiccup: portrait(['hip 0,-44 head 0 pop 0', 'hip 0,-49 head -.16 pop 1'], {
    cycle: 0.9,
    face: ['smile', 'open'],
    props: `
      front hic-word 32,-96 1 0 ?pop`,
  }),
  angry: portrait(['nh 16,-58 fh -8,-56 head .06', 'nh 14,-54 fh -6,-52 head .12'], {
    cycle: 0.6,
    face: ['angry'],
    props: `
      front big-fist nh 1.2
      front anger-marks 0,-106 1`,
  }),
};

/** What faces and bodies do of themselves. */
export const BODY_DEEDS: DeedGroup = { deeds: { ...FACES, ...WHOLE_BODY }, props: BODY_PROPS };
