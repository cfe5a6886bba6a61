import type { Deed } from './deed.ts';

const HELMET = { hat: 'helmet-fire', top: '#f08a2c', bottom: '#3f5a8a', dress: false } as const;

/** Before something large on the right. */
function standing(keys: readonly string[], props: string, rest: Partial<Deed> = {}): Deed {
  return { cycle: 1.5, near: 1.35, keys, props, ...rest };
}

/** At a desk, from the hips up. */
function atDesk(keys: readonly string[], props: string, rest: Partial<Deed> = {}): Deed {
  return {
    cycle: 1.2,
    cutAt: -18,
    keys,
    props: `
      front wide-desk 44,0 1
      ${props}`,
    ...rest,
  };
}

/** Tools and machines. */
export const TOOL_DEEDS: Readonly<Record<string, Deed>> = {
  'paddle-canoe': {
    cycle: 1.5,
    near: 1.2,
    medium: 'water',
    keys: [
      'hip -6,-20 lean .34 nh 26,-30 fh 16,-54 nf 20,-4 ff 18,-4 r -.5',
      'hip -6,-20 lean .04 nh 10,-26 fh 4,-56 nf 20,-4 ff 18,-4 r .3',
    ],
    props: `
      front open-canoe 6,0 1
      front one-blade nh 1 r`,
  },
  'fill-bathtub': standing(
    ['lean .4 hip -14,-40 nh 22,-50 fh 10,-44 head .2', 'lean .4 hip -14,-40 nh 23,-48 fh 10,-44 head .24'],
    `
    front filling-tub 56,0 1`,
    { cycle: 0.8 },
  ),
  'turn-key': standing(
    ['nh 28,-60 fh 4,-46 head .16 r 0', 'nh 28,-60 fh 4,-46 head .16 r 1.2'],
    `
    behind big-door 62,0 1
    front big-key 34,-60 1 r
    front turn-ring 44,-82 1`,
    { near: 1.5 },
  ),
  'plug-in': standing(
    [
      'lean .7 hip -14,-36 nh 16,-30 fh -4,-40 head .1 at 24,-28',
      'lean .76 hip -12,-34 nh 26,-28 fh -4,-40 head .1 at 34,-28',
    ],
    `
    behind wall-socket 52,-28 1
    front plug at 1`,
    { near: 1.5 },
  ),
  wring: {
    cycle: 1,
    cutAt: -22,
    keys: ['nh 12,-62 fh 36,-62 head .16 drop 24,-50', 'nh 13,-60 fh 35,-64 head .2 drop 24,-34'],
    face: ['strain'],
    props: `
      front twisted-towel hands 1
      front towel-drops drop 1`,
  },
  'shelve-book': standing(
    ['hip -8,-44 nh 14,-66 fh -4,-46 head 0', 'hip -6,-46 nh 22,-94 fh -4,-48 head -.2 lean .06'],
    `
    behind tall-shelf 50,0 1
    front small-book nh 1`,
  ),
  'lay-tiles': {
    cycle: 1.4,
    near: 1.5,
    stance: 'kneel',
    keys: [
      'lean .7 hip -20,-24 nh 24,-26 fh 14,-16 head .1 at 34,-22',
      'lean .8 hip -20,-24 nh 26,-10 fh 14,-16 head .14 at 36,-8',
    ],
    props: `
      behind tiled-floor 30,4 1
      front square-tile at 1
      front tile-stack -52,0 1`,
  },
  'roll-carpet': {
    cycle: 1.5,
    near: 1.4,
    stance: 'kneel',
    keys: [
      'lean .6 hip -24,-26 nf -38,-1 ff -6,-1 nh 14,-22 fh 10,-20 at 34,0',
      'lean .8 hip -18,-26 nf -34,-1 ff 0,-1 nh 28,-22 fh 24,-20 at 50,0',
    ],
    props: `
      behind flat-carpet -16,2 1
      front carpet-roll at 1`,
  },
  wallpaper: standing(
    ['nh 28,-96 fh 24,-90 head -.2', 'nh 29,-66 fh 24,-94 head .04'],
    `
    behind patterned-wall 62,0 1
    front wide-brush nh 1
    front paste-bucket -34,0 1`,
    { near: 1.3 },
  ),
  'clean-toilet': {
    cycle: 0.9,
    near: 1.5,
    stance: 'kneel',
    keys: [
      'lean .5 hip -16,-28 nh 24,-44 fh 10,-40 head .2',
      'lean .56 hip -16,-28 nh 30,-38 fh 10,-40 head .24',
    ],
    face: ['strain'],
    props: `
      front toilet-brush nh 1
      front toilet-bowl 48,0 1`,
  },
  'clean-pool': standing(
    ['nh 16,-60 fh 26,-54 lean .1 tip 90,6', 'nh 8,-60 fh 18,-56 lean .04 tip 60,8'],
    `
    front tie nh tip #8d96a3 3
    front leaf-net tip 1
    behind pool-edge 84,6 1`,
    { near: 1.2 },
  ),
  'open-curtains': standing(
    ['nh 22,-80 fh 26,-80 at 0 a 1 b 0', 'nh 6,-84 fh 30,-84 a 0 b 1', 'nh 2,-82 fh 31,-80 a 0 b 1'],
    `
    behind bright-window 20,-40 1
    behind curtains-shut 20,-40 1 0 ?a
    behind curtains-apart 20,-40 1 0 ?b`,
    { near: 1.2, face: ['smile', 'laugh', 'laugh'] },
  ),
  'decorate-tree': standing(
    ['nh 20,-70 fh 8,-50 head 0', 'nh 28,-92 fh 8,-50 head -.16 lean .08'],
    `
    behind christmas-tree 64,0 1
    front tree-ball nh 1
    front ornament-box 20,0 1`,
    { near: 1.2 },
  ),
  chainsaw: standing(
    ['lean .2 nh 12,-50 fh 24,-46 at 16,-48', 'lean .24 nh 18,-50 fh 30,-46 at 22,-48'],
    `
    behind cut-trunk 66,0 1
    front chain-saw at 1
    front chip-spray 44,-40 1`,
    { cycle: 0.4, look: HELMET, face: ['strain'] },
  ),
  jackhammer: standing(
    ['lean .3 nh 20,-56 fh 30,-54 at 25,-54 hip -6,-42', 'lean .3 nh 20,-53 fh 30,-51 at 25,-51 hip -6,-41'],
    `
    behind broken-road 26,2 1
    front road-drill at 1
    front shake-lines 25,-30 1`,
    { cycle: 0.3, look: HELMET, face: ['strain'] },
  ),
  'blow-leaves': standing(
    ['nh 16,-48 fh 4,-46 head .1 up 92,-10', 'nh 18,-50 fh 4,-46 head .1 up 112,-20'],
    `
    front leaf-blower nh 1
    front blown-leaves up 1`,
    { cycle: 0.6 },
  ),
  megaphone: {
    cycle: 0.9,
    cutAt: -28,
    keys: ['nh 20,-76 fh -8,-46 head -.04 lean .04', 'nh 21,-77 fh -16,-84 head -.1 lean .08'],
    face: ['shout'],
    props: `
      front loud-horn nh 1
      front sound-waves 66,-84 1`,
  },
  extinguisher: standing(
    ['nh 24,-54 fh 10,-46 lean .1 f 1', 'nh 24,-50 fh 10,-46 lean .14 f 1.15'],
    `
    front red-cylinder 8,-44 1
    front foam-jet nh f
    front floor-fire 104,0 1`,
    { cycle: 0.5, face: ['strain'] },
  ),
  vending: standing(
    [
      'nh 27,-72 fh 4,-46 head 0',
      'nh 29,-66 fh 4,-46 head .06',
      'lean .5 hip -8,-38 nh 26,-30 fh 4,-40 head .2',
    ],
    `
    behind drink-machine 62,0 1`,
    { cycle: 1.9 },
  ),
  'cash-machine': standing(
    ['nh 26,-60 fh 10,-50 head .16 out 32,-50', 'nh 27,-58 fh 10,-50 head .2 out 27,-50'],
    `
    behind bank-machine 58,0 1
    front paper-money out 1`,
  ),
  calculate: atDesk(
    ['nh 36,-50 fh 24,-46 head .26', 'nh 40,-48 fh 24,-46 head .28'],
    `
    front big-calculator 46,-46 1
    front paper-sums 82,-46 1
    front pressing-finger nh 1`,
    { cycle: 0.6 },
  ),
  'use-tablet': {
    cycle: 1.3,
    cutAt: -32,
    keys: ['nh 26,-68 fh 22,-54 head .24', 'nh 34,-72 fh 22,-54 head .26'],
    props: `
      front big-tablet 32,-64 1
      front pressing-finger nh 1`,
  },
  typewriter: atDesk(
    ['nh 30,-52 fh 38,-50 head .24', 'nh 34,-50 fh 34,-53 head .26'],
    `
    front type-writer 48,-44 1`,
    { cycle: 0.4 },
  ),
  'video-call': atDesk(
    ['nh 20,-84 fh 16,-48 head .02', 'nh 26,-88 fh 16,-48 head .06'],
    `
    front face-screen 62,-44 1
    front waving-hand nh 1`,
    { cycle: 0.8, face: ['laugh', 'open'] },
  ),
  'fix-roof': {
    cycle: 0.9,
    near: 1.15,
    stance: 'kneel',
    keys: [
      'hip -14,-104 nf -30,-82 ff 4,-84 lean .5 nh 16,-118 fh 18,-94 r -.6',
      'hip -14,-104 nf -30,-82 ff 4,-84 lean .56 nh 24,-100 fh 18,-94 r .5',
    ],
    look: HELMET,
    props: `
      behind house-roof 0,0 1
      front claw-hammer nh 1 r`,
  },
  'fix-sink': {
    cycle: 1,
    near: 1.5,
    stance: 'kneel',
    keys: [
      'lean .4 hip -18,-28 nh 22,-32 fh 26,-26 head .1 r 0',
      'lean .4 hip -18,-28 nh 24,-26 fh 26,-26 head .14 r .8',
    ],
    look: { hat: 'cap', top: '#3f5a8a', bottom: '#3f5a8a', dress: false },
    props: `
      behind open-sink 48,0 1
      front pipe-wrench nh 1 r
      front drip-bucket 36,0 1`,
  },
  'blow-glass': standing(
    ['nh 20,-74 fh 30,-68 head .1 b .8 at 84,-46', 'nh 20,-74 fh 30,-68 head .14 b 1.2 at 84,-46'],
    `
    front tie mouth at #8d96a3 3
    front hot-bubble at b
    behind glass-oven 128,0 1`,
    { cycle: 1.4, face: ['blow'] },
  ),
  graffiti: standing(
    ['nh 26,-90 fh 4,-46 head -.1', 'nh 29,-60 fh 4,-46 head .06'],
    `
    behind sprayed-wall 74,0 1
    front spray-can nh 1`,
    { look: { hat: 'beanie' } },
  ),
  'keep-bees': standing(
    ['nh 24,-56 fh 30,-54 head .14 b 0', 'nh 24,-62 fh 30,-60 head .1 b 1'],
    `
    front bee-hive 52,0 1
    front honey-frame hands 1
    front bee-veil head 1
    front flying-bees 50,-104 1`,
    { look: { top: '#fbfcfd', bottom: '#f4f1ea', dress: false } },
  ),
  survey: standing(
    [
      'hip -14,-44 lean .2 nh 14,-66 fh 18,-64 head .04 nf -6,0 ff -20,0',
      'hip -14,-44 lean .24 nh 16,-64 fh 18,-64 head .08 nf -6,0 ff -20,0',
    ],
    `
    front tripod-level 26,0 1
    behind striped-rod 120,0 1`,
    { look: HELMET },
  ),
  sledgehammer: standing(
    [
      'lean -.16 nh -8,-96 fh -4,-92 r -2.2',
      'lean .3 nh 28,-56 fh 24,-54 r .2',
      'lean .3 nh 28,-54 fh 24,-52 r .2',
    ],
    `
    behind cracked-wall 78,0 1
    front heavy-hammer nh 1 r`,
    { look: HELMET, face: ['strain'], cycle: 1.2 },
  ),
  'load-truck': standing(
    ['lean .4 hip -20,-40 nh 8,-40 fh 12,-38 at 14,-40', 'lean .1 hip -12,-44 nh 20,-66 fh 24,-64 at 26,-66'],
    `
    behind van-rear 74,0 1
    front brown-box at 1`,
    { near: 1.2, face: ['strain'] },
  ),
  'move-sofa': {
    cycle: 1.2,
    near: 1.2,
    keys: [
      'lean -.1 nh 22,-40 fh 20,-38 nf 6,0 ff -10,-3 up 64,-28',
      'lean -.1 nh 22,-42 fh 20,-40 nf -6,-3 ff 6,0 up 64,-30',
    ],
    face: ['strain'],
    props: `
      front lifted-sofa up 1`,
    partner: {
      x: 128,
      keys: ['lean -.1 nh 22,-42 fh 20,-40 nf -6,-3 ff 6,0', 'lean -.1 nh 22,-40 fh 20,-38 nf 6,0 ff -10,-3'],
      face: ['strain'],
    },
  },
  'deliver-parcel': {
    cycle: 1.8,
    near: 1.3,
    keys: ['nh 24,-58 fh 20,-54 lean .04', 'nh 30,-60 fh 28,-56 lean .12'],
    look: { hat: 'cap', top: '#8a5a32', bottom: '#6b4226', dress: false },
    props: `
      behind house-door 84,0 1
      front brown-box 36,-58 .8`,
    partner: {
      x: 80,
      keys: ['nh 20,-58 fh 18,-54', 'nh 26,-62 fh 24,-58 lean .08'],
      face: ['open', 'laugh'],
    },
  },
  'deliver-papers': {
    cycle: 1,
    speed: 60,
    near: 1.3,
    keys: ['nf 14,0 ff -14,-3 nh -10,-80 fh 8,-48', 'nf -14,-3 ff 14,0 nh 28,-76 fh 4,-48'],
    look: { hat: 'cap' },
    props: `
      front paper-bag hip 1
      front rolled-paper nh 1`,
  },
  'build-wood': standing(
    ['nh 20,-90 fh 34,-56 r -.7', 'nh 34,-70 fh 34,-56 r .5'],
    `
    front strong-bench 56,0 1
    front object:wood-frame 62,-40 44 0 foot
    front claw-hammer nh 1 r
    front plank-pile -46,0 1`,
    { cycle: 0.8, near: 1.4 },
  ),
  'sign-paper': atDesk(
    ['nh 42,-50 fh 28,-46 head .26', 'nh 52,-49 fh 28,-46 head .28'],
    `
    front signed-sheet 54,-44 1
    front ink-pen nh 1`,
    { cycle: 1.4 },
  ),
  'do-homework': atDesk(
    ['nh 40,-50 fh 18,-72 head .24', 'nh 48,-49 fh 18,-72 head .28'],
    `
    front exercise-book 52,-44 1
    front ink-pen nh 1
    front book-pile 92,-44 1
    front question-cloud 56,-104 1`,
    { cycle: 1.4, face: ['strain'] },
  ),
  experiment: atDesk(
    ['nh 38,-80 fh 30,-58 head .14 r .9 up 62,-80', 'nh 40,-80 fh 30,-58 head .16 r 1.2 up 62,-96'],
    `
    front pouring-tube nh 1 r
    front green-flask 60,-44 1
    front flask-bubbles up 1
    front red-tubes 96,-44 1`,
    { look: { top: '#fbfcfd', dress: false }, face: ['open', 'laugh'] },
  ),
};
