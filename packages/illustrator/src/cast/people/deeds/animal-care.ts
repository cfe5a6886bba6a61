import type { Deed } from './deed.ts';

const BABY_LOOK = {
  hairStyle: 'bald',
  top: '#ffd27f',
  bottom: '#ffd27f',
  headSize: 1.5,
  dress: false,
  hat: 'none',
  beard: null,
} as const;

/** What is done for animals and children. */
export const ANIMAL_CARE: Readonly<Record<string, Deed>> = {
  'brush-animal': {
    cycle: 1,
    near: 1.45,
    keys: ['nh 24,-74 fh 6,-48 lean .08', 'nh 30,-58 fh 6,-48 lean .12'],
    animal: 'horse idle 74 1 flip',
    props: `
      front animal-brush nh 1.2`,
  },
  'brush-pet': {
    cycle: 1,
    near: 1.6,
    stance: 'kneel',
    keys: ['lean .3 nh 26,-46 fh 12,-34 head .1', 'lean .36 nh 34,-38 fh 14,-34 head .14'],
    animal: 'dog idle 62 1.1 flip',
    props: `
      behind anything:nothing 64,0 62 0 foot flip
      front animal-brush nh 1.2`,
  },
  'feed-one': {
    cycle: 1.4,
    near: 1.45,
    stance: 'step',
    keys: ['lean .2 nh 30,-50 fh 6,-46 head .1', 'lean .26 nh 34,-47 fh 6,-46 head .14'],
    face: ['smile', 'laugh'],
    props: `
      behind anything:nothing 66,0 58 0 foot flip
      front target:carrot-bunch nh 18`,
  },
  'feed-tall': {
    cycle: 1.2,
    near: 1.4,
    keys: ['lean .1 nh 32,-88 fh 8,-48 head -.1', 'lean .14 nh 34,-92 fh 8,-48 head -.14'],
    animal: 'horse idle 112 .8 flip',
    props: `
      front target:carrot-bunch nh 20`,
  },
  pet: {
    cycle: 1.2,
    near: 1.5,
    stance: 'kneel',
    keys: ['lean .3 nh 24,-44 fh 12,-34 head .1', 'lean .36 nh 30,-36 fh 12,-34 head .14'],
    animal: 'rabbit idle 54 1.1 flip',
    face: ['laugh', 'smile'],
    props: `
      front anything:nothing 48,0 40 0 foot
      front holding-hand nh 1.1
      front red-hearts 40,-74 1`,
  },
  milk: {
    cycle: 0.7,
    near: 1.45,
    stance: 'sit',
    keys: ['nh 26,-30 fh 30,-26 head .2 lean .16', 'nh 26,-24 fh 30,-32 head .2 lean .16'],
    animal: 'goat idle 66 1.2',
    props: `
      behind dressing-stool 0,0 1
      front milk-streams 36,-22 1
      front tin-pail 38,0 1`,
  },
  train: {
    cycle: 1.4,
    near: 1.4,
    keys: ['nh 24,-84 fh 10,-50 head .06', 'nh 28,-88 fh 10,-50 head .1'],
    animal: 'dog sit 76 .9 flip',
    face: ['open', 'smile'],
    props: `
      front index-finger nh 1
      front dog-biscuit fh 1`,
  },
  'feed-fish': {
    cycle: 1.4,
    cutAt: -12,
    keys: ['nh 32,-92 fh 12,-50 head .1 fall 44,-80', 'nh 34,-90 fh 12,-50 head .14 fall 46,-66'],
    props: `
      front aquarium-table 60,0 1
      front fish-tank 60,-36 1
      front object:gold-fish 50,-54 15
      front object:gold-fish 74,-48 15
      front object:gold-fish 64,-62 13
      front tank-glass 60,-36 1
      front fish-flakes fall 1
      front food-tin nh 1`,
  },
  'feed-child': {
    cycle: 1.4,
    near: 1.6,
    stance: 'sit',
    keys: ['nh 26,-50 fh 14,-40 lean .1 spoon .2', 'nh 32,-58 fh 14,-40 lean .2 spoon 0'],
    face: ['open', 'smile'],
    partner: {
      x: 66,
      y: -22,
      height: 0.6,
      stance: 'sit',
      keys: ['nh 18,-46 fh 12,-48 head -.06', 'nh 20,-56 fh 14,-58 head .06'],
      face: ['open', 'laugh'],
      look: BABY_LOOK,
      props: `
        behind high-chair 0,36 1.6
        front bib neck 1`,
    },
    props: `
      behind dressing-stool 0,0 1
      front baby-spoon nh 1 spoon
      front food-bowl fh 1`,
  },
  'feed-bottle': {
    cycle: 1.2,
    near: 1.5,
    stance: 'kneel',
    keys: ['lean .24 nh 26,-46 fh 12,-36', 'lean .28 nh 28,-43 fh 12,-36'],
    animal: 'cow idle 74 .62 flip',
    props: `
      front milk-bottle nh 1.2 .3`,
  },
  saddle: {
    cycle: 1.8,
    near: 1.4,
    keys: ['nh 22,-70 fh 26,-66 lean .04 at 34,-78', 'nh 30,-82 fh 32,-78 lean .14 at 62,-92'],
    animal: 'horse idle 74 1 flip',
    props: `
      front leather-saddle at 1`,
  },
  herd: {
    cycle: 1.2,
    speed: 40,
    near: 1.2,
    keys: ['nh 20,-60 fh -4,-46 nf 14,0 ff -12,-2', 'nh 22,-62 fh 0,-46 nf -10,-2 ff 14,0'],
    look: { hat: 'straw' },
    animal: 'sheep walk 84 1',
    props: `
      front shepherd-crook nh 1
      front object:woolly-sheep 140,0 66 0 foot
      front object:woolly-sheep 196,2 66 0 foot`,
  },
  'rock-baby': {
    cycle: 1.8,
    cutAt: -30,
    keys: [
      'nh 22,-58 fh 18,-54 lean -.06 head .26 sway -.12',
      'nh 20,-60 fh 16,-56 lean .06 head .3 sway .12',
    ],
    face: ['smile', 'kiss'],
    props: `
      front swaddled-baby 22,-62 1.1 sway
      front hugging-arm nh 1.1`,
  },
  'change-diaper': {
    cycle: 1.4,
    cutAt: -14,
    keys: [
      'hip 6,-44 nh 30,-56 fh 38,-54 lean .16 head .18',
      'hip 6,-44 nh 34,-52 fh 42,-52 lean .2 head .22',
    ],
    props: `
      front changing-table 50,0 1
      front lying-baby 52,-42 1
      front clean-diapers 92,-42 1
      front holding-hand nh 1.1
      front holding-hand fh 1.1`,
  },
  'bathe-baby': {
    cycle: 1,
    cutAt: -14,
    keys: [
      'hip 6,-44 nh 30,-60 fh 26,-52 lean .14 head .18',
      'hip 6,-44 nh 36,-56 fh 26,-52 lean .18 head .2',
    ],
    face: ['laugh'],
    props: `
      front plain-table 44,0 1
      front bath-baby 50,-46 1
      front baby-tub 50,-42 1
      front soap-suds 50,-58 1
      front wash-sponge nh .9`,
  },
  'push-swing': {
    cycle: 1.6,
    near: 1.2,
    keys: ['nh 26,-60 fh 28,-56 lean .14', 'nh 30,-62 fh 32,-58 lean .26'],
    partner: {
      x: 62,
      y: -20,
      facing: 'right',
      height: 0.75,
      stance: 'sit',
      keys: [
        'hip 0,-24 lean -.2 nh 6,-70 fh 8,-70 nf 26,-20 ff 24,-18',
        'hip 14,-30 lean .1 nh 14,-76 fh 16,-76 nf 40,-24 ff 38,-22',
      ],
      face: ['laugh'],
      props: `
        behind swing-ropes hip 1.2`,
    },
    props: `
      behind swing-frame 66,0 1`,
  },
  'carry-child': {
    cycle: 1,
    speed: 50,
    near: 1.4,
    keys: [
      'nh 17,-54 fh 20,-62 nf 16,0 ff -14,-2 head .1 lean -.06',
      'nh 17,-55 fh 20,-63 nf -14,-2 ff 16,0 head .14 lean -.06',
    ],
    partner: {
      x: 17,
      y: -35,
      height: 0.58,
      over: true,
      keys: [
        'nh 22,-76 fh 20,-72 nf 14,-8 ff 8,-4 lean .1 head .55',
        'nh 22,-77 fh 20,-73 nf 13,-7 ff 9,-5 lean .12 head .6',
      ],
      face: ['asleep'],
      look: { headSize: 1.35 },
    },
  },
  'ride-shoulders': {
    cycle: 1,
    speed: 50,
    near: 1.2,
    keys: ['nh 12,-70 fh 10,-72 nf 16,0 ff -14,-2', 'nh 12,-71 fh 10,-73 nf -14,-2 ff 16,0'],
    partner: {
      x: -6,
      y: -62,
      facing: 'right',
      height: 0.62,
      stance: 'sit',
      keys: [
        'hip 0,-24 nh 26,-86 fh -14,-86 nf 22,8 ff 18,8',
        'hip 0,-24 nh 30,-82 fh -18,-82 nf 22,8 ff 18,8',
      ],
      face: ['laugh'],
    },
  },
};
