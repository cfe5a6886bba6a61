import type { Deed } from './deed.ts';

/** Getting up, falling down, hiding, looking: the whole body tells it. */
export const WHOLE_BODY: Readonly<Record<string, Deed>> = {
  pray: {
    cycle: 2.4,
    near: 1.5,
    stance: 'kneel',
    keys: [
      'hip -10,-26 nf -26,-1 ff 6,-1 lean .06 nh 19,-57 fh 20,-57 head .3',
      'hip -10,-26 nf -26,-1 ff 6,-1 lean .08 nh 19,-58 fh 20,-58 head .36',
    ],
    face: ['kiss'],
    props: `
      front praying-hands 20,-60 1`,
  },
  beg: {
    cycle: 1.4,
    near: 1.5,
    stance: 'kneel',
    keys: [
      'hip -10,-26 nf -26,-1 ff 6,-1 lean .2 nh 22,-54 fh 26,-52 head -.2',
      'hip -10,-26 nf -26,-1 ff 6,-1 lean .26 nh 26,-58 fh 30,-56 head -.3',
    ],
    face: ['cry'],
    props: `
      front palm-up nh 1
      front begging-bowl 40,0 1`,
  },
  kneel: {
    cycle: 2.4,
    near: 1.5,
    stance: 'kneel',
    keys: ['nh 8,-36 fh 12,-38 lean .06 head .06', 'nh 8,-36 fh 12,-38 lean .1 head .14'],
    props: `
      behind kneeling-mat 0,0 1`,
  },
  shiver: {
    cycle: 0.3,
    near: 1.5,
    keys: ['nh 10,-64 fh 10,-58 hip -1,-43 head .12', 'nh 11,-63 fh 11,-59 hip 1,-43 head .16'],
    face: ['strain'],
    props: `
      front hugging-sleeves 4,-62 1
      front shiver-marks 0,-60 1
      front cold-breath 26,-84 1`,
  },
  sweat: {
    cycle: 1.4,
    cutAt: -36,
    keys: ['nh 12,-96 fh 4,-48 head .04 drop 18,-88', 'nh 2,-98 fh 4,-48 head .08 drop 20,-70'],
    face: ['strain'],
    props: `
      front wiping-back nh 1
      front sweat-drops drop 1
      front hot-sun 40,-116 1`,
  },
  'sleep-bed': {
    cycle: 2.6,
    near: 1.6,
    stance: 'lie',
    keys: [
      'hip 4,-40 turn -1.57 nh 10,-46 fh 8,-46 nf 44,-38 ff 44,-40 z 0',
      'hip 4,-40.6 turn -1.57 nh 10,-47 fh 8,-47 nf 44,-38 ff 44,-40 z 1',
    ],
    face: ['kiss'],
    props: `
      behind bed-frame 0,0 1
      front bed-blanket 0,0 1
      front sleep-letters -30,-70 1`,
  },
  'wake-up': {
    cycle: 2.2,
    near: 1.6,
    stance: 'sit',
    keys: [
      'hip -8,-40 lean -.1 nh 16,-64 fh 12,-62 nf 34,-38 ff 34,-40 head .1',
      'hip -8,-40 lean -.06 nh 14,-104 fh -22,-100 nf 34,-38 ff 34,-40 head -.24',
    ],
    face: ['smile', 'yawn'],
    props: `
      behind bed-frame 0,0 1
      front bed-blanket-low 0,0 1
      front morning-sun 60,-104 1`,
  },
  stretch: {
    cycle: 2.4,
    cutAt: -24,
    keys: [
      'nh 10,-60 fh -8,-60 head 0 lean 0',
      'nh 16,-104 fh -18,-104 head -.28 lean -.08 hip 0,-45',
      'nh 18,-104 fh -16,-104 head -.3 lean -.12 hip 0,-46',
    ],
    face: ['smile', 'yawn', 'kiss'],
    props: `
      front stretch-marks 0,-112 1`,
  },
  'sit-down': {
    cycle: 2.4,
    cut: true,
    near: 1.5,
    keys: [
      'hip 6,-44 nf 10,0 ff 4,0 nh 12,-46 fh 8,-46',
      'hip 0,-36 lean .3 nf 14,0 ff 8,0 nh 20,-44 fh 16,-44',
      'hip -8,-24 lean .04 nf 16,0 ff 10,0 nh 8,-34 fh 6,-34',
      'hip -8,-24 lean 0 nf 16,0 ff 10,0 nh 8,-34 fh 6,-34',
    ],
    props: `
      behind seat-chair -8,0 1
      front down-arrow 40,-60 1`,
  },
  'stand-up': {
    cycle: 2.4,
    cut: true,
    near: 1.5,
    keys: [
      'hip -8,-24 lean .04 nf 16,0 ff 10,0 nh 8,-34 fh 6,-34',
      'hip -2,-32 lean .4 nf 14,0 ff 8,0 nh 18,-40 fh 14,-40',
      'hip 6,-44 lean .02 nf 10,0 ff 4,0 nh 12,-44 fh 8,-44',
      'hip 6,-44 lean 0 nf 10,0 ff 4,0 nh 12,-44 fh 8,-44',
    ],
    props: `
      behind seat-chair -8,0 1
      front up-arrow 40,-60 1`,
  },
  'lie-down': {
    cycle: 2.6,
    near: 1.6,
    stance: 'lie',
    keys: [
      'nh -34,-10 fh -30,-8 nf 42,-6 ff 30,-3 fk 1',
      'nh -34,-10 fh -30,-8 nf 42,-6 ff 30,-4 fk 1 hip 0,-7.6',
    ],
    face: ['smile'],
    props: `
      behind picnic-cloth 0,0 1`,
  },
  'fall-down': {
    cycle: 1.8,
    cut: true,
    near: 1.4,
    keys: [
      'hip 0,-42 lean .2 nh 22,-84 fh -18,-78 nf 12,-4 ff -8,0 crash 0 thing 28,-82 turned .2',
      'hip 8,-34 turn .6 nh 40,-70 fh 34,-60 nf -12,-10 ff -18,-8 crash 0 thing 66,-84 turned 1.2',
      'hip 14,-10 turn 1.4 nh 56,-14 fh 50,-8 nf -26,-12 ff -28,-8 crash 1 thing 88,-12 turned 2.6',
      'hip 14,-9 turn 1.45 nh 56,-12 fh 50,-6 nf -26,-14 ff -28,-8 crash 1 thing 90,-10 turned 2.8',
    ],
    face: ['open', 'shout', 'cry', 'cry'],
    props: `
      front pile:nothing thing 34 turned
      front crash-stars 50,-34 1 0 ?crash
      front fall-lines 0,-80 1`,
  },
  'fall-stairs': {
    cycle: 1.8,
    cut: true,
    near: 1.15,
    keys: [
      'hip -44,-104 turn .3 nh -14,-150 fh -50,-150 nf -34,-64 ff -50,-66',
      'hip -4,-78 turn 1.6 nh 36,-90 fh 30,-60 nf -40,-86 ff -36,-70',
      'hip 34,-46 turn 3 nh 30,-4 fh 44,-4 nf 28,-88 ff 44,-84',
      'hip 70,-12 turn 4.6 nh 42,-30 fh 40,-10 nf 104,-26 ff 108,-10',
    ],
    face: ['shout', 'shout', 'cry', 'cry'],
    props: `
      behind stair-flight 0,0 1
      front fall-lines -10,-120 1`,
  },
  slip: {
    cycle: 1.6,
    cut: true,
    near: 1.4,
    keys: [
      'hip 0,-44 nh 10,-52 fh -8,-52 nf 12,0 ff -8,0 lean .04 thing 20,-52 turned 0',
      'hip -8,-40 lean -.5 nh 14,-86 fh -34,-74 nf 30,-22 ff 10,-8 thing 38,-90 turned .8',
      'hip -14,-30 lean -.8 nh -2,-72 fh -46,-52 nf 32,-42 ff 26,-32 thing 56,-86 turned 1.8',
      'hip -16,-10 lean -.5 nh -30,-10 fh -40,-8 nf 26,-16 ff 24,-10 thing 64,-12 turned 2.8',
    ],
    face: ['smile', 'shout', 'shout', 'cry'],
    props: `
      behind slippery-spot 16,0 1
      front pile:nothing thing 34 turned
      front banana-skin 24,0 1
      front slip-lines 34,-30 1`,
  },
  trip: {
    cycle: 1.6,
    cut: true,
    near: 1.4,
    keys: [
      'hip -10,-43 nh 10,-50 fh -16,-50 nf 8,0 ff -22,-2 thing 18,-50 turned 0',
      'hip -2,-41 lean .4 nh 26,-70 fh 20,-60 nf -4,-4 ff 6,-10 thing 42,-78 turned .7',
      'hip 8,-38 lean .9 nh 46,-60 fh 42,-52 nf -14,-6 ff 2,-4 thing 72,-62 turned 1.7',
      'hip 14,-12 turn 1.4 lean .1 nh 58,-14 fh 52,-8 nf -24,-12 ff -26,-6 thing 84,-12 turned 2.8',
    ],
    face: ['smile', 'open', 'shout', 'shout'],
    props: `
      behind target:trip-stone 6,0 own 0 foot low
      front pile:nothing thing 34 turned
      front surprise-marks 24,-96 1`,
  },
  limp: {
    cycle: 1.4,
    speed: 30,
    near: 1.45,
    keys: ['nh 20,-48 fh 16,-48 nf 10,0 ff 6,-8 lean .14', 'nh 24,-46 fh 20,-46 nf -8,0 ff 4,-6 lean .24'],
    face: ['strain'],
    props: `
      behind crutch fh 1
      front leg-plaster ff 1
      front crutch nh 1`,
  },
  tiptoe: {
    cycle: 1.6,
    speed: 26,
    near: 1.45,
    keys: [
      'nh 18,-66 fh 22,-64 nf 20,-10 ff -6,-4 nk 1 lean .14 hip 0,-42',
      'nh 20,-68 fh 18,-62 nf -6,-4 ff 20,-10 lean .18 hip 0,-42',
    ],
    face: ['kiss', 'open'],
    props: `
      front limp-wrist nh 1
      front hush 22,-94 1`,
  },
  crawl: {
    cycle: 1,
    speed: 24,
    near: 1.5,
    keys: [
      'hip -16,-26 lean 1.25 head -1.1 nh 22,0 fh 10,0 nf -44,-2 ff -32,-2',
      'hip -16,-26 lean 1.25 head -1.1 nh 10,0 fh 22,0 nf -32,-2 ff -44,-2',
    ],
  },
  crouch: {
    cycle: 2,
    near: 1.5,
    keys: [
      'hip -8,-18 lean .5 nh 18,-26 fh 14,-26 nf 4,0 ff -8,0 head -.3',
      'hip -8,-17 lean .54 nh 18,-25 fh 14,-25 nf 4,0 ff -8,0 head -.2',
    ],
  },
  hop: {
    cycle: 0.8,
    near: 1.4,
    keys: [
      'hip 0,-42 nf 4,0 ff -20,-26 nh 16,-60 fh -14,-58 fk 1',
      'hip 0,-62 nf 4,-20 ff -20,-44 nh 24,-84 fh -22,-82 fk 1',
    ],
    face: ['laugh'],
    props: `
      front hop-lines 0,0 1`,
  },
  skip: {
    cycle: 0.9,
    speed: 70,
    near: 1.4,
    keys: [
      'hip 0,-54 nf 16,-28 ff -6,-10 nh -16,-58 fh 22,-64',
      'hip 0,-44 nf 4,0 ff -12,-4 nh 2,-44 fh 6,-46',
      'hip 0,-54 nf -6,-10 ff 16,-28 nh 20,-64 fh -16,-58',
      'hip 0,-44 nf -8,-4 ff 4,0 nh 6,-44 fh 2,-46',
    ],
    face: ['laugh'],
  },
  spin: {
    cycle: 1,
    near: 1.4,
    keys: ['nh 30,-72 fh -30,-72 head .1 lean .04', 'nh -20,-74 fh 24,-70 head -.1 lean -.04'],
    face: ['laugh'],
    props: `
      behind spin-back 0,0 1
      front spin-front 0,0 1`,
  },
  'look-around': {
    cycle: 2.4,
    cutAt: -36,
    keys: ['nh 14,-96 fh 4,-48 head -.3 left 1 right 0', 'nh 14,-96 fh 4,-48 head .3 left 0 right 1'],
    face: ['open', 'strain'],
    props: `
      front shading-hand 12,-98 1.2
      front look-arrows 0,-112 1`,
  },
  'look-up': {
    cycle: 2.6,
    cutAt: -34,
    keys: ['head -.5 lean -.14 nh 6,-48', 'head -.58 lean -.18 nh 6,-48'],
    face: ['open', 'smile'],
    props: `
      front up-lines 34,-112 1`,
  },
  binoculars: {
    cycle: 2.4,
    cutAt: -36,
    keys: ['nh 18,-86 fh 22,-84 head -.02 ne 1', 'nh 18,-87 fh 22,-85 head -.12 ne 1'],
    face: ['open'],
    props: `
      front field-glasses 13,-88 1.2`,
  },
  microscope: {
    cycle: 2.4,
    near: 1.6,
    keys: [
      'lean .26 head .3 nh 28,-54 fh 32,-50 hip -4,-44',
      'lean .3 head .34 nh 29,-56 fh 33,-52 hip -4,-44',
    ],
    face: ['open'],
    look: { top: '#fbfcfd', coat: true, dress: true },
    props: `
      front lab-bench 50,0 1
      front big-microscope 42,-40 1`,
  },
  magnify: {
    cycle: 2,
    cutAt: -36,
    keys: ['nh 28,-76 fh 4,-48 lean .1 head .06', 'nh 30,-70 fh 4,-48 lean .14 head .12'],
    face: ['open'],
    props: `
      front magnifier nh 1.3`,
  },
  hide: {
    cycle: 2.4,
    near: 1.45,
    keys: [
      'hip -6,-26 lean .3 nh 20,-40 fh 24,-38 nf 2,0 ff -12,0 head -.06',
      'hip -2,-34 lean .34 nh 22,-46 fh 26,-44 nf 4,0 ff -10,0 head .06',
    ],
    face: ['open', 'strain'],
    props: `
      front hiding-bush 26,0 1`,
  },
  peek: {
    cycle: 2.2,
    near: 1.5,
    keys: [
      'hip -16,-44 nf -12,0 ff -20,0 lean .16 nh 8,-70 fh 6,-60 head .1',
      'hip -12,-44 nf -10,0 ff -18,0 lean .32 nh 10,-70 fh 8,-60 head .2',
    ],
    face: ['open'],
    props: `
      behind brick-corner -46,0 1
      front corner-edge -46,0 1`,
  },
  'lean-wall': {
    cycle: 2.6,
    near: 1.5,
    keys: [
      'hip -8,-42 lean -.2 nf 16,0 ff -4,-14 nh 10,-58 fh 0,-56 head .1 fk 1',
      'hip -8,-42 lean -.2 nf 16,0 ff -4,-14 nh 10,-59 fh 0,-57 head .04 fk 1',
    ],
    props: `
      behind brick-wall -22,0 1`,
  },
  'check-watch': {
    cycle: 1.8,
    cutAt: -34,
    keys: ['nh 22,-70 fh 20,-60 head .26', 'nh 22,-71 fh 20,-60 head .32'],
    props: `
      front wrist-watch nh 1.2`,
  },
  'listen-music': {
    cycle: 1.2,
    cutAt: -36,
    keys: ['head -.1 nh 10,-52 fh -4,-50 note 30,-92', 'head .14 nh 12,-56 fh -2,-54 note 38,-106'],
    face: ['kiss', 'laugh'],
    props: `
      front big-headphones head 1
      front whistled-note note 1
      front whistled-note -24,-98 .8`,
  },
  'look-mirror': {
    cycle: 2.2,
    cutAt: -34,
    keys: ['nh 12,-78 fh 4,-48 head 0', 'nh 14,-84 fh 4,-48 head .08'],
    face: ['smile', 'laugh'],
    props: `
      behind wall-mirror 46,-84 1
      front flat-palm nh .9`,
  },
  'wave-arms': {
    cycle: 0.8,
    near: 1.45,
    keys: [
      'hip 0,-42 nh 20,-100 fh -20,-100 nf 8,0 ff -8,0',
      'hip 0,-60 nh 26,-118 fh -26,-118 nf 10,-18 ff -10,-18',
    ],
    face: ['laugh'],
    props: `
      front joy-marks 0,-120 1`,
  },
  dizzy: {
    cycle: 1.6,
    near: 1.45,
    keys: [
      'lean -.2 hip -4,-43 nh 10,-92 fh -18,-56 head -.2 nf 8,0 ff -12,0',
      'lean .2 hip 6,-43 nh 14,-90 fh -10,-56 head .2 nf 14,0 ff -4,0',
    ],
    face: ['strain'],
    props: `
      front dizzy-stars head 1`,
  },
};
