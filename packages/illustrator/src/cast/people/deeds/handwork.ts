import type { Deed, DeedGroup } from './deed.ts';
import { HANDWORK_PROPS } from './handwork-props.ts';
import { HOME_WORK } from './home-work.ts';

/** As near to the worktop as arms need it. */
const BESIDE = 'hip 12,-44 nf 16,0 ff 7,0';

/** Somebody behind a worktop, from the hips up: what lies on it and in the hands tells the deed. */
function atCounter(keys: readonly string[], props: string, rest: Partial<Deed> = {}): Deed {
  return {
    cycle: 1.2,
    cutAt: -20,
    keys: keys.map((key) => `${BESIDE} ${key}`),
    props: `
      mid apron hip 1
      front worktop 40,0 1
      ${props}`,
    ...rest,
  };
}

/** Something small in both hands before the chest. */
function inHands(keys: readonly string[], props: string, rest: Partial<Deed> = {}): Deed {
  return { cycle: 1.2, cutAt: -30, keys, props, ...rest };
}

const STIRRING = [
  'nh 30,-66 fh 16,-50 lean .08 head .16 spoon .25',
  'nh 38,-64 fh 16,-50 lean .1 head .18 spoon -.25',
];

const KITCHEN: Readonly<Record<string, Deed>> = {
  peel: inHands(
    [
      'nh 20,-70 fh 27,-56 head .16 angle -.5 fall 33,-44',
      'nh 27,-60 fh 27,-56 head .2 angle .2 fall 34,-36',
    ],
    `
      mid object:potato 31,-65 28
      front peelings fall 1.2
      front peeler nh 1.1 angle
      front holding-hand 26,-53 1`,
  ),
  cut: atCounter(
    ['nh 36,-66 fh 30,-49 lean .12 head .2 cut -.2', 'nh 38,-52 fh 30,-49 lean .16 head .24 cut .08'],
    `
      front chopping-board 50,-42 1
      front pile:vegetables 54,-53 19
      front cut-slices 70,-45 1
      front holding-hand 38,-50 1
      front kitchen-knife nh .85 cut`,
    { cycle: 0.8 },
  ),
  grate: atCounter(
    ['nh 34,-72 fh 30,-58 lean .1 head .16 at 40,-70', 'nh 38,-56 fh 30,-58 lean .14 head .2 at 44,-56'],
    `
      front gratings 52,-43 1
      front grater 48,-42 1
      front object:cheese-wedge at 17
      front holding-hand at 1`,
    { cycle: 0.7 },
  ),
  whisk: atCounter(
    ['nh 34,-68 fh 30,-52 lean .08 head .16 spoon .3', 'nh 42,-68 fh 30,-52 lean .1 head .18 spoon -.3'],
    `
      front whisk nh 1 spoon
      front mixing-bowl 46,-42 1
      front pile:egg 78,-48 12`,
    { cycle: 0.5 },
  ),
  'crack-egg': atCounter(
    ['nh 34,-72 fh 46,-70 head .16 yolk 44,-62', 'nh 32,-73 fh 50,-71 head .18 yolk 44,-50'],
    `
      front yolk yolk 1
      front half-shell nh 1 .4
      front half-shell fh 1 -.4 flip
      front mixing-bowl 44,-40 1`,
    { cycle: 1.4, cut: true },
  ),
  stir: atCounter(
    STIRRING,
    `
      front wooden-spoon nh 1 spoon
      front soup-pot 44,-42 1
      front hot-steam 44,-66 1`,
    { cycle: 0.9 },
  ),
  'stir-cup': atCounter(
    ['nh 38,-64 fh 30,-52 head .14 spoon .2', 'nh 42,-64 fh 30,-52 head .16 spoon -.2'],
    `
      front tea-spoon nh 1 spoon
      front filled-cup 46,-42 1.5
      front hot-steam 46,-66 .8`,
    { cycle: 0.7 },
  ),
  taste: atCounter(
    [
      'nh 36,-60 fh 16,-50 head .16 spoon .7',
      'nh 22,-80 fh 16,-50 head -.04 spoon -.15',
      'nh 22,-80 fh 16,-50 head -.08 spoon -.15',
    ],
    `
      front object:soup-pot 50,-42 24 0 foot
      front soup-spoon nh 1.1 spoon
      front hot-steam 50,-66 .8`,
    { cycle: 2, face: ['smile', 'kiss', 'laugh'] },
  ),
  smell: inHands(
    ['nh 20,-68 fh 22,-66 head .1 scent 24,-88', 'nh 18,-74 fh 20,-72 head .26 scent 24,-92'],
    `
      front object:sniffed-flower 22,-76 22
      front scent scent 1
      front holding-hand nh 1`,
    { cycle: 2, face: ['kiss'] },
  ),
  pour: atCounter(
    [
      'nh 36,-80 fh 30,-54 head .14 tilt .5 flow 0',
      'nh 38,-80 fh 30,-54 head .18 tilt 1.15 flow 1',
      'nh 38,-80 fh 30,-54 head .18 tilt 1.2 flow 1',
      'nh 38,-80 fh 30,-54 head .18 tilt 1.15 flow 1',
    ],
    `
      front pour-stream 62,-58 1 0 ?flow
      front target:filled 62,-42 28 0 foot
      front vessel nh 1 tilt`,
    { cycle: 2 },
  ),
  spread: atCounter(
    ['nh 34,-60 fh 28,-50 lean .1 head .2 cut .1', 'nh 52,-60 fh 28,-50 lean .14 head .22 cut .2'],
    `
      front chopping-board 46,-42 1
      front target:bread-slice 46,-53 26
      front spread-layer 46,-54 1
      front object:butter-dish 80,-48 14
      front table-knife nh 1 cut`,
  ),
  sprinkle: atCounter(
    ['nh 40,-84 fh 16,-50 head .12 fall 44,-70', 'nh 46,-82 fh 16,-50 head .14 fall 46,-60'],
    `
      front shaker nh 1
      front grains fall 1
      front plate-of-food 48,-42 1`,
    { cycle: 0.6 },
  ),
  squeeze: atCounter(
    ['nh 40,-72 fh 44,-74 head .16 drop 44,-62', 'nh 42,-71 fh 43,-72 head .18 drop 44,-52'],
    `
      front juice-drop drop 1
      front holding-hand 36,-72 1
      front object:lemon-half 45,-75 22
      front holding-hand 54,-74 1
      front filled-glass 45,-42 1`,
    { cycle: 0.9, face: ['strain'] },
  ),
  knead: atCounter(
    ['nh 34,-56 fh 44,-54 lean .2 head .16 flat 1', 'nh 42,-50 fh 54,-49 lean .34 head .14 flat 1.16'],
    `
      front flour 48,-42 1
      front dough-ball 48,-42 flat
      front holding-hand nh 1.1
      front holding-hand fh 1.1`,
    { cycle: 0.9, look: { hat: 'chef' } },
  ),
  fry: atCounter(
    [
      'nh 32,-56 fh 16,-50 head .1 toss 60,-62 angle 0',
      'nh 34,-62 fh 16,-50 head -.02 toss 62,-90 angle -.3',
      'nh 32,-56 fh 16,-50 head .06 toss 60,-72 angle 0',
    ],
    `
      front stove-flames 58,-42 1
      front deep-pan nh 1 angle
      front pile:wok-vegetables toss 13
      front hot-steam 74,-74 1`,
    { cycle: 0.9, look: { hat: 'chef' }, face: ['smile', 'laugh'] },
  ),
  boil: atCounter(
    ['nh 26,-62 fh 16,-50 head .1 up 46,-68', 'nh 28,-64 fh 16,-50 head .14 up 46,-76'],
    `
      front pile:nothing 46,-66 14
      front boiling-pot 46,-42 1
      front stove-flames 46,-42 1
      front hot-steam up 1.4
      front holding-hand nh 1`,
    { cycle: 1.4 },
  ),
  prepare: atCounter(
    ['nh 34,-66 fh 40,-50 head .18 up 50,-72', 'nh 38,-56 fh 40,-50 head .2 up 50,-62'],
    `
      front chopping-board 50,-42 1
      front object:sandwich-stack 50,-44 30 0 foot
      front lettuce-leaf up 1
      front holding-hand nh 1
      front ingredients 84,-42 1`,
    { cycle: 1.2 },
  ),
  decorate: atCounter(
    ['nh 36,-74 fh 32,-64 head .16 at 44,-76', 'nh 44,-74 fh 40,-64 head .18 at 54,-76'],
    `
      front object:plain-cake 54,-42 30 0 foot
      front piping-bag at 1
      front holding-hand nh 1`,
    { cycle: 1.4 },
  ),
  'brew-coffee': atCounter(
    ['nh 32,-70 fh 20,-50 head .1 lean .06', 'nh 34,-60 fh 20,-50 head .14 lean .08'],
    `
      front coffee-machine 56,-42 1
      front hot-steam 52,-72 .8
      front holding-hand nh 1`,
  ),
  'brew-tea': atCounter(
    ['nh 34,-76 fh 20,-50 head .12 dip 38,-56', 'nh 34,-72 fh 20,-50 head .14 dip 38,-50'],
    `
      front tea-bag nh 1
      front filled-cup 38,-42 1.5
      front vessel-teapot 76,-56 1
      front hot-steam 38,-66 .8`,
  ),
  'drink-from': inHands(
    [
      'nh 22,-66 fh 4,-46 head 0 tilt 0',
      'nh 18,-79 head -.2 tilt -1',
      'nh 18,-79 head -.24 tilt -1.1',
      'nh 22,-66 head .04 tilt 0',
    ],
    `
      front anything:water-bottle nh 28 tilt
      front holding-hand nh 1`,
    { cycle: 2, face: ['smile', 'kiss', 'kiss', 'smile'] },
  ),
};

/** What is done at a table or in the hands, to any thing. */
export const HANDWORK: DeedGroup = {
  deeds: { ...KITCHEN, ...HOME_WORK },
  props: HANDWORK_PROPS,
};
