import { ANIMAL_CARE } from './animal-care.ts';
import type { Deed, DeedGroup } from './deed.ts';
import { ERRANDS } from './errands.ts';
import { HANDWORK_PROPS } from './handwork-props.ts';
import { TRADE_PROPS } from './trade-props.ts';

const WALK = ['nf 18,0 ff -16,-2', 'nf 2,-6 ff 2,0', 'nf -16,-2 ff 18,0', 'nf 2,0 ff 2,-6'] as const;
const walking = (body: string) => WALK.map((feet) => `${body} ${feet}`);

/** At a workbench, from the hips up. */
function atBench(keys: readonly string[], props: string, rest: Partial<Deed> = {}): Deed {
  return {
    cycle: 0.9,
    cutAt: -14,
    keys: keys.map((key) => `hip 8,-44 nf 12,0 ff 3,0 ${key}`),
    props: `
      front work-bench 44,0 1
      ${props}`,
    ...rest,
  };
}

const WORK: Readonly<Record<string, Deed>> = {
  push: {
    cycle: 1,
    speed: 30,
    near: 1.4,
    keys: walking('hip -34,-40 lean .42 nh -2,-54 fh 0,-50').map((key) =>
      key.replace(/([nf]f) (-?\d+)/g, (_, foot, x) => `${foot} ${Number(x) - 42}`),
    ),
    face: ['strain'],
    props: `
      front anything:crate-large 52,0 96 0 foot
      front push-lines -56,-60 1`,
  },
  pull: {
    cycle: 1,
    speed: 30,
    near: 1.35,
    keys: walking('hip 30,-40 lean .36 nh 18,-46 fh 24,-52').map((key) =>
      key.replace(/([nf]f) (-?\d+)/g, (_, foot, x) => `${foot} ${Number(x) + 30}`),
    ),
    face: ['strain'],
    props: `
      behind anything:sack -62,0 70 0 foot
      front tie nh -40,-26 #a8713f 2.4`,
  },
  saw: atBench(
    [
      'nh 24,-56 fh 50,-50 lean .16 head .14 blade 30,-54',
      'nh 36,-50 fh 50,-50 lean .26 head .1 blade 44,-48',
    ],
    `
      front wood-plank 62,-44 1
      front hand-saw nh 1 .12
      front saw-dust 50,-36 1
      front holding-hand 72,-50 1.1`,
    { cycle: 0.7 },
  ),
  drill: atBench(
    ['nh 34,-66 fh 28,-58 lean .16 head .16', 'nh 35,-65 fh 29,-57 lean .17 head .18'],
    `
      front wood-block 62,-42 1
      front power-drill nh 1.1
      front saw-dust 60,-58 1`,
    { cycle: 0.3, face: ['strain'] },
  ),
  'screw-in': atBench(
    ['nh 40,-72 fh 50,-48 lean .14 head .16 twist -.3', 'nh 40,-71 fh 50,-48 lean .14 head .18 twist .3'],
    `
      front wood-block 44,-42 1
      front big-screw 44,-58 1
      front upright-screwdriver nh 1 twist
      front turn-arrow 56,-84 1`,
  ),
  sand: atBench(
    ['nh 28,-52 fh 24,-50 lean .2 head .1', 'nh 44,-51 fh 40,-49 lean .36 head .06'],
    `
      front wood-plank 50,-44 1
      front sanding-block nh 1.1
      front saw-dust 62,-50 1`,
    { cycle: 0.7 },
  ),
  measure: atBench(
    ['nh 22,-52 fh 54,-52 lean .14 head .2', 'nh 22,-52 fh 60,-52 lean .18 head .22'],
    `
      front wood-plank 50,-44 1
      front tape-measure 24,-51 1
      front holding-hand nh 1.1
      front holding-hand 78,-50 1.1`,
    { cycle: 1.6 },
  ),
  'lay-bricks': {
    cycle: 1.4,
    near: 1.45,
    keys: [
      'lean .2 nh 24,-72 fh 26,-60 head .1 brick 30,-74',
      'lean .3 nh 32,-58 fh 30,-56 head .14 brick 48,-54',
    ],
    look: { hat: 'helmet-fire' },
    props: `
      behind rising-wall 62,0 1
      front loose-brick brick 1
      front trowel fh 1
      front mortar-tub -30,0 1`,
  },
  weld: atBench(
    ['nh 38,-60 fh 30,-54 lean .24 head .1 fire 1', 'nh 39,-59 fh 30,-54 lean .25 head .12 fire 1.3'],
    `
      front steel-pipe 64,-44 1
      front torch nh 1
      front welding-sparks 58,-52 fire
      front welding-mask head 1`,
    { cycle: 0.4 },
  ),
  'change-bulb': {
    cycle: 1.2,
    near: 1.35,
    keys: [
      'hip 0,-70 nf 6,-26 ff -6,-26 nh 14,-126 fh 4,-84 head -.5 twist -.2',
      'hip 0,-70 nf 6,-26 ff -6,-26 nh 15,-127 fh 4,-84 head -.54 twist .2',
    ],
    props: `
      behind step-ladder 0,0 1
      front lamp-cord 15,-140 1
      front glow-bulb 15,-134 1 twist
      front holding-hand nh 1`,
  },
  'mend-net': {
    cycle: 1.6,
    near: 1.6,
    stance: 'sit',
    keys: ['nh 26,-52 fh 18,-44 head .2 lean .16', 'nh 34,-62 fh 18,-44 head .1 lean .12'],
    look: { hat: 'beanie' },
    props: `
      behind wooden-crate -2,0 1
      front fishing-net 32,-44 1
      front tie nh 28,-40 #d8433b 1
      front net-needle nh 1
      front net-floats 60,0 1`,
  },
  'cast-net': {
    cycle: 2,
    cut: true,
    near: 1.3,
    stance: 'step',
    keys: [
      'lean -.16 nh -16,-72 fh -10,-62 net -14,-66 wide .35',
      'lean .2 nh 30,-82 fh 26,-74 net 66,-96 wide .8',
      'lean .24 nh 32,-72 fh 28,-64 net 104,-70 wide 1.1',
    ],
    props: `
      front flying-net net wide`,
  },
  weave: atBench(
    ['nh 28,-60 fh 46,-58 lean .1 head .18', 'nh 40,-66 fh 48,-58 lean .1 head .14'],
    `
      front object:half-basket 46,-42 36 0 foot
      front reed nh 1
      front holding-hand fh 1.1
      front reed-bundle 84,-42 1`,
    { cycle: 1.2 },
  ),
  'spin-wool': {
    cycle: 0.8,
    near: 1.6,
    stance: 'sit',
    keys: ['nh 26,-50 fh 22,-44 head .12 nf 24,-1', 'nh 30,-52 fh 24,-46 head .16 nf 24,-4'],
    props: `
      behind dressing-chair 0,0 1
      front spinning-wheel 62,0 1
      front tie nh 50,-40 #f4efe4 1.2
      front wool-tuft nh 1`,
  },
  carve: atBench(
    ['nh 34,-66 fh 26,-56 lean .12 head .18 angle .2', 'nh 40,-60 fh 30,-56 lean .16 head .2 angle .5'],
    `
      front object:wood-figure 56,-42 34 0 foot
      front chisel nh 1 angle
      front wood-chips 58,-44 1
      front holding-hand fh 1.1`,
  ),
  forge: {
    cycle: 1,
    near: 1.5,
    keys: [
      'lean -.04 nh 6,-98 fh 26,-54 swing -1.3 hit 0',
      'lean .2 nh 30,-60 fh 28,-52 swing .4 hit 1',
      'lean .16 nh 26,-68 fh 28,-54 swing 0 hit 0',
    ],
    face: ['strain'],
    props: `
      front anvil 52,0 1
      front glowing-iron 46,-46 1
      front sledge nh 1 swing
      front welding-sparks 54,-50 1 0 ?hit`,
  },
  rake: {
    cycle: 1.1,
    near: 1.45,
    keys: ['nh 22,-56 fh 12,-64 lean .16 tip 62,-2', 'nh 14,-54 fh 4,-64 lean .02 tip 40,-2'],
    props: `
      behind leaf-heap 74,0 1
      front garden-rake fh 1 >tip
      front flying-leaves 50,-14 1`,
  },
  'shovel-snow': {
    cycle: 1.3,
    near: 1.45,
    keys: [
      'nh 24,-38 fh 10,-52 lean .36 tip 54,-6 load 50,-6',
      'nh 28,-62 fh 12,-64 lean .06 tip 62,-66 load 70,-76',
    ],
    look: { hat: 'beanie' },
    props: `
      behind snow-pile 84,0 1
      front snow-shovel fh 1 >tip
      front snow-lump load 1`,
  },
  'trim-hedge': {
    cycle: 0.8,
    near: 1.45,
    keys: ['nh 24,-74 fh 26,-66 lean .06 snip .3', 'nh 26,-72 fh 26,-68 lean .08 snip 0'],
    look: { hat: 'straw' },
    props: `
      behind object:trimmed-hedge 70,0 90 0 foot
      front hedge-shears hands 1 snip
      front falling-leaves 56,-40 1`,
  },
  weed: {
    cycle: 1.4,
    near: 1.6,
    stance: 'kneel',
    keys: ['lean .6 nh 28,-10 fh 20,-12 weed 32,-8', 'lean .4 nh 26,-34 fh 20,-16 weed 30,-36'],
    look: { hat: 'straw' },
    props: `
      behind garden-bed 44,0 1
      front weed-plant weed 1`,
  },
  sow: {
    cycle: 1.2,
    near: 1.5,
    keys: ['lean .2 nh 18,-52 fh 2,-50 fall 26,-40', 'lean .3 nh 32,-54 fh 4,-50 fall 42,-10'],
    look: { hat: 'straw' },
    props: `
      behind garden-bed 52,0 1
      front seed-pouch fh 1
      front seed-grains fall 1`,
  },
  harvest: {
    cycle: 1.4,
    near: 1.45,
    keys: ['lean .3 nh 20,-48 fh 10,-54 tip 30,-6', 'lean .36 nh 30,-44 fh 18,-52 tip 66,-8'],
    look: { hat: 'straw' },
    props: `
      behind standing-wheat 72,0 1
      front scythe fh 1 >tip
      front wheat-sheaf -34,0 1`,
  },
  'pick-fruit': {
    cycle: 1.8,
    near: 1.4,
    keys: ['nh 22,-98 fh -2,-50 head -.3 fruit 30,-106', 'nh 14,-66 fh -2,-50 head .1 fruit 16,-64'],
    look: { hat: 'straw' },
    props: `
      behind orchard-tree 62,0 1
      behind object:red-fruit 44,-120 15
      behind object:red-fruit 64,-132 15
      behind object:red-fruit 84,-118 15
      behind object:red-fruit 60,-106 15
      front object:red-fruit fruit 15
      front holding-hand nh 1
      front fruit-basket -14,0 1
      front object:red-fruit -20,-24 13
      front object:red-fruit -8,-25 13`,
  },
  'pick-flowers': {
    cycle: 1.8,
    near: 1.5,
    keys: [
      'lean .9 hip -8,-38 nh 28,-20 fh 2,-48 flower 30,-16 head -.3',
      'lean .3 hip -4,-43 nh 18,-56 fh 4,-52 flower 20,-62 head .1',
    ],
    props: `
      behind flower-patch 50,0 1
      front small-bunch fh 1
      front picked-flower flower 1`,
  },
  collect: {
    cycle: 1.8,
    near: 1.5,
    keys: [
      'lean .9 hip -8,-38 nh 28,-14 fh -2,-44 item 32,-8 head -.3',
      'lean .4 hip -6,-42 nh 14,-44 fh -4,-46 item 10,-44 head .1',
    ],
    props: `
      behind pile:mushrooms 46,-6 13
      front carried-basket fh 1
      front object:one-mushroom item 13
      front holding-hand nh 1`,
  },
  'take-trash': {
    cycle: 1.6,
    near: 1.5,
    keys: ['nh 22,-50 fh 4,-48 lean .04 bag 24,-30', 'nh 30,-78 fh 8,-52 lean .08 bag 34,-60'],
    props: `
      behind waste-bin 58,0 1
      front trash-bag bag 1`,
  },
  'set-table': {
    cycle: 1.6,
    cutAt: -12,
    keys: [
      'hip 8,-44 nh 28,-66 fh 16,-54 lean .08 plate 34,-66',
      'hip 8,-44 nh 36,-52 fh 16,-54 lean .26 plate 44,-48',
    ],
    props: `
      front laid-table 50,0 1
      front carried-plate plate 1
      front holding-hand nh 1`,
  },
  'scrub-floor': {
    cycle: 0.8,
    near: 1.7,
    keys: [
      'hip -18,-24 lean 1.1 head -.8 nh 20,-2 fh 8,0 nf -40,-2 ff -30,-2',
      'hip -16,-24 lean 1.15 head -.8 nh 34,-2 fh 10,0 nf -40,-2 ff -30,-2',
    ],
    props: `
      front scrub-brush nh 1
      front floor-suds 34,0 1
      front wash-bucket 66,0 1`,
  },
  'beat-carpet': {
    cycle: 0.8,
    near: 1.4,
    keys: ['nh 4,-96 fh 4,-48 swing -1.2 hit 0', 'nh 30,-68 fh 4,-48 swing .2 hit 1'],
    props: `
      behind hanging-carpet 62,0 1
      front carpet-beater nh 1 swing
      front dust-cloud 50,-70 1.3 0 ?hit`,
  },
  'scrub-laundry': {
    cycle: 0.8,
    near: 1.6,
    stance: 'kneel',
    keys: ['lean .4 nh 26,-26 fh 30,-24 head .1', 'lean .5 nh 32,-18 fh 36,-16 head .1'],
    props: `
      front wash-tub 42,0 1
      front wet-cloth nh 1
      front soap-suds 42,-24 .9`,
  },
};

/** Work of hands that has a name of its own. */
export const TRADES: DeedGroup = {
  deeds: { ...WORK, ...ANIMAL_CARE, ...ERRANDS },
  props: { ...HANDWORK_PROPS, ...TRADE_PROPS },
};
