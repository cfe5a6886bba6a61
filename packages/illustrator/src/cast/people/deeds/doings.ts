import type { Deed, DeedGroup } from './deed.ts';
import { DOING_PROPS } from './doing-props.ts';
import { PAIR_DOINGS } from './pair-doings.ts';

const DOINGS: Readonly<Record<string, Deed>> = {
  put: {
    cycle: 2.4,
    near: 1.45,
    keys: [
      'hip -26,-44 lean .02 nh -6,-54 fh -2,-52 nf -20,0 ff -34,0 thing 2,-50 head .1',
      'hip -20,-43 lean .14 nh 8,-66 fh 12,-64 nf -12,0 ff -32,0 thing 18,-64 head .06',
      'hip -12,-42 lean .38 nh 30,-62 fh 34,-60 nf 0,0 ff -30,0 thing 42,-58 head .16',
      'hip -12,-41 lean .46 nh 34,-52 fh 38,-50 nf 0,0 ff -30,0 thing 46,-44 head .2',
    ],
    face: ['smile'],
    props: `
      behind target:put-crate 52,0 own 0 foot
      front pile:put-parcel thing 24 0 foot
      front holding-hand nh 1.1
      front holding-hand fh 1.1`,
  },
  drop: {
    cycle: 2,
    cut: true,
    near: 1.45,
    keys: [
      'nh 18,-56 fh 22,-54 thing 22,-52 turned 0 broken 0 head .1',
      'nh 20,-70 fh 24,-68 thing 24,-34 turned .6 broken 0 head .3 lean -.1',
      'nh 12,-86 fh 28,-84 thing 26,-4 turned 1.4 broken 1 head .36 lean -.14',
      'nh 4,-90 fh 18,-90 thing 26,-4 turned 1.5 broken 1 head .4 lean -.1',
      'nh 4,-90 fh 18,-90 thing 26,-4 turned 1.5 broken 1 head .4 lean -.1',
    ],
    face: ['smile', 'open', 'shout', 'cry', 'cry'],
    props: `
      front pile:put-parcel thing 26 turned
      front shards 28,2 1 0 ?broken
      front surprise-marks 4,-104 1 0 ?broken`,
  },
  spill: {
    cycle: 1.8,
    near: 1.5,
    keys: [
      'nh 20,-62 fh 4,-52 cup 26,-64 tilt 0 poured 0 head .06',
      'nh 22,-66 fh 16,-84 cup 29,-68 tilt 1.2 poured 1 head .3 lean -.1',
      'nh 22,-64 fh 18,-88 cup 29,-66 tilt 1.5 poured 1 head .34 lean -.14',
      'nh 22,-64 fh 18,-88 cup 29,-66 tilt 1.5 poured 1 head .34 lean -.14',
    ],
    face: ['smile', 'open', 'shout', 'shout'],
    props: `
      behind spill-puddle 40,2 1 0 ?poured
      front spill-stream 36,-62 1.5 0 ?poured
      front spill-cup cup 1.1 tilt
      front holding-hand nh 1.1
      front surprise-marks 4,-106 1 0 ?poured`,
  },
  'knock-over': {
    cycle: 1.9,
    cut: true,
    near: 1.4,
    keys: [
      'hip -20,-44 nh -34,-60 fh -16,-50 nf -12,0 ff -28,0 thing 22,-18 turned 0 fallen 0',
      'hip -16,-43 lean .2 nh 14,-52 fh -12,-50 nf -6,0 ff -28,0 thing 24,-18 turned .2 fallen 0',
      'hip -16,-43 lean .1 nh 20,-60 fh -12,-60 nf -6,0 ff -28,0 thing 36,-15 turned .9 fallen 0',
      'hip -16,-43 lean -.06 nh 2,-84 fh -6,-86 nf -6,0 ff -28,0 thing 48,-10 turned 1.57 fallen 1',
      'hip -16,-43 lean -.06 nh 2,-86 fh -6,-88 nf -6,0 ff -28,0 thing 48,-10 turned 1.57 fallen 1',
    ],
    face: ['smile', 'smile', 'open', 'shout', 'shout'],
    props: `
      front anything:put-parcel thing 38 turned
      front shards 54,2 1 0 ?fallen`,
  },
  reach: {
    cycle: 1.6,
    near: 1.45,
    keys: [
      'hip -20,-43 lean .24 nh 22,-66 fh -10,-50 nf -6,0 ff -36,0 head -.06',
      'hip -14,-41 lean .46 nh 36,-58 fh -8,-56 nf 2,0 ff -38,0 head -.1',
    ],
    face: ['strain', 'open'],
    props: `
      front anything:reach-thing 52,-58 26
      front holding-hand nh 1.1`,
  },
  'roll-up': {
    cycle: 1.2,
    near: 1.5,
    stance: 'kneel',
    keys: [
      'hip -22,-28 lean .4 nh 18,-38 fh 22,-30 nf -36,-1 ff 0,-1 round 0',
      'hip -22,-28 lean .46 nh 26,-24 fh 16,-40 nf -36,-1 ff 0,-1 round 3.1',
    ],
    props: `
      front object:hose-coil 30,0 46 0 foot
      front holding-hand nh 1.1
      front holding-hand fh 1.1`,
  },
  'dance-with': {
    cycle: 1.6,
    near: 1.45,
    keys: [
      'hip -6,-44 lean -.16 nh 16,-62 fh 20,-78 nf 8,-3 ff -16,0 tip .34 mid 20,-62 head -.12',
      'hip 0,-47 lean 0 nh 20,-60 fh 20,-78 nf 2,0 ff -6,-6 tip 0 mid 22,-62 head .06',
      'hip 6,-44 lean .22 nh 26,-56 fh 28,-72 nf 18,0 ff -10,-8 tip -.4 mid 30,-56 head .14',
      'hip 0,-47 lean 0 nh 20,-60 fh 20,-78 nf 8,-8 ff -4,0 tip 0 mid 22,-62 head -.06',
    ],
    face: ['laugh', 'smile'],
    props: `
      mid anything:dance-pole mid 96 tip
      front holding-hand nh 1.1`,
  },
  'wipe-ceiling': {
    cycle: 1.2,
    near: 1.35,
    keys: [
      'hip 0,-90 nf 4,-48 ff -5,-48 nh -8,-158 fh -4,-96 head -.4',
      'hip 2,-90 nf 4,-48 ff -5,-48 nh 20,-158 fh -6,-96 head -.34',
    ],
    face: ['strain'],
    props: `
      behind step-ladder 0,0 1
      behind ceiling-board 6,-164 1
      front wet-sponge nh 1.1`,
  },
  'adjust-pillow': {
    cycle: 1.6,
    near: 1.4,
    keys: [
      'hip -62,-43 nf -56,0 ff -70,0 lean .44 nh -34,-56 fh -28,-54 head .16 pillow -34,-46',
      'hip -62,-43 nf -56,0 ff -70,0 lean .4 nh -36,-62 fh -30,-60 head .12 pillow -36,-49',
    ],
    props: `
      behind sick-bed 14,0 1
      behind big-pillow pillow 1
      behind sick-head -18,-49 1
      behind sick-blanket 22,0 1
      front holding-hand nh 1.1
      front holding-hand fh 1.1`,
  },
  'surf-barrel': {
    cycle: 2.2,
    near: 1.7,
    medium: 'water',
    stance: 'wide',
    keys: [
      'hip 4,-26 lean .36 nh 34,-44 fh -34,-60 nf 20,2 ff -16,2 head -.2 foam -60,10',
      'hip 6,-23 lean .44 nh 36,-38 fh -36,-64 nf 20,2 ff -16,2 head -.24 foam -76,4',
    ],
    face: ['laugh'],
    props: `
      behind wave-wall 0,0 1
      behind long-board 2,4 1.1 -.06
      front wave-foam foam 1.6
      front wave-lip 0,0 1`,
  },
};

/** What becomes of things in somebody's hands, and what two do to each other. */
export const DOING_DEEDS: DeedGroup = { deeds: { ...DOINGS, ...PAIR_DOINGS }, props: DOING_PROPS };
