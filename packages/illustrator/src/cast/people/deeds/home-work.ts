import type { Deed } from './deed.ts';

/** As near to the table as arms need it. */
const BESIDE = 'hip 10,-44 nf 14,0 ff 5,0';

function atTable(keys: readonly string[], props: string, rest: Partial<Deed> = {}): Deed {
  return {
    cycle: 1.2,
    cutAt: -20,
    keys: keys.map((key) => `${BESIDE} ${key}`),
    props: `
      front plain-table 40,0 1
      ${props}`,
    ...rest,
  };
}

const WALK = ['nf 18,0 ff -16,-2', 'nf 2,-6 ff 2,0', 'nf -16,-2 ff 18,0', 'nf 2,0 ff 2,-6'] as const;
const walking = (arms: string) => WALK.map((feet) => `${arms} ${feet}`);

/** What is done at home to any thing: opened, packed, lifted, washed, folded, mended. */
export const HOME_WORK: Readonly<Record<string, Deed>> = {
  open: atTable(
    ['nh 34,-62 fh 44,-60 head .16 lid 44,-70 spin .1', 'nh 38,-70 fh 46,-62 head .14 lid 46,-82 spin .4'],
    `
      front anything:jar 44,-42 30 0 foot
      front opening-marks lid 1
      front holding-hand nh 1.1
      front holding-hand 30,-52 1.1`,
    { face: ['strain', 'smile'] },
  ),
  close: atTable(
    ['nh 40,-76 fh 46,-74 head .14 lid 44,-84', 'nh 38,-68 fh 44,-66 head .18 lid 44,-74'],
    `
      front anything:jar 44,-42 30 0 foot
      front closing-marks lid 1
      front holding-hand nh 1.1
      front holding-hand fh 1.1`,
  ),
  'open-door': {
    cycle: 2,
    near: 1.45,
    cut: true,
    keys: [
      'nh 24,-52 lean .04 wide .16',
      'nh 22,-52 lean 0 wide .45',
      'nh 14,-54 lean -.08 wide .85',
      'nh 12,-54 lean -.08 wide .9',
    ],
    props: `
      behind doorway 52,0 1
      behind door-leaf 28,0 1 0
      front door-opening 52,0 1`,
  },
  'close-door': {
    cycle: 2,
    near: 1.45,
    cut: true,
    keys: ['nh 16,-54 lean -.04', 'nh 24,-53 lean .1', 'nh 28,-52 lean .16', 'nh 28,-52 lean .16'],
    props: `
      behind doorway 56,0 1
      behind door-nearly-shut 56,0 1
      front swing-arrow 40,-92 1`,
  },
  'open-window': {
    cycle: 2,
    near: 1.35,
    keys: ['nh 26,-74 fh 24,-78 lean .08 wind 40,-90', 'nh 22,-76 fh 28,-80 lean .02 wind 24,-88'],
    props: `
      behind open-window 44,0 1
      front breeze wind 1`,
  },
  'close-window': {
    cycle: 2,
    near: 1.35,
    keys: ['nh 26,-72 fh 22,-78 lean .1', 'nh 30,-72 fh 28,-78 lean .2'],
    props: `
      behind closing-window 48,0 1`,
  },
  'open-umbrella': {
    cycle: 1.8,
    near: 1.35,
    cut: true,
    keys: [
      'nh 24,-64 fh 20,-72 half 1 full 0',
      'nh 22,-68 fh 20,-84 half 1 full 0',
      'nh 18,-66 fh 16,-72 half 0 full 1',
      'nh 18,-66 fh 16,-72 half 0 full 1',
    ],
    props: `
      front umbrella-half 22,-66 1 .5 ?half
      front umbrella-full 18,-66 1 .1 ?full`,
  },
  'close-umbrella': {
    cycle: 1.8,
    near: 1.35,
    cut: true,
    keys: [
      'nh 18,-66 fh 16,-84 half 0 full 1',
      'nh 20,-68 fh 18,-90 half 0 full 1',
      'nh 24,-60 fh 20,-50 half 1 full 0',
      'nh 24,-60 fh 20,-50 half 1 full 0',
    ],
    props: `
      front umbrella-full 18,-66 1 .1 ?full
      front umbrella-half 22,-58 1 .9 ?half`,
  },
  'open-letter': {
    cycle: 1.6,
    cutAt: -30,
    keys: ['nh 18,-62 fh 28,-62 head .18 up 24,-66', 'nh 20,-76 fh 28,-62 head .12 up 24,-78'],
    props: `
      front letter-sheet up 1
      front open-envelope 25,-60 1.2
      front holding-hand nh 1
      front holding-hand 33,-58 1`,
  },
  'open-can': atTable(
    ['nh 34,-62 fh 48,-60 head .18 spin 0', 'nh 36,-64 fh 48,-60 head .2 spin .6'],
    `
      front tin-can 42,-42 1.4
      front can-opener 42,-64 1 spin
      front holding-hand nh 1.1
      front holding-hand 54,-52 1.1`,
    { cycle: 0.8 },
  ),
  wrap: atTable(
    ['nh 34,-64 fh 50,-64 head .16', 'nh 40,-60 fh 46,-60 head .18'],
    `
      front wrapping-paper 46,-42 1
      front half-wrapped 46,-42 1
      front object:nothing 78,-42 20 0 foot
      front ribbon-roll 18,-42 1
      front holding-hand nh 1.1
      front holding-hand fh 1.1`,
  ),
  unwrap: atTable(
    ['nh 34,-68 fh 50,-68 head .14 tear 0', 'nh 26,-76 fh 58,-76 head .06 tear 1'],
    `
      front gift-box 44,-42 1
      front torn-paper 44,-68 1
      front holding-hand nh 1.1
      front holding-hand fh 1.1`,
    { face: ['smile', 'laugh'] },
  ),
  pack: atTable(
    ['nh 28,-80 fh 34,-78 lean .06 head .1 thing 34,-84', 'nh 36,-60 fh 42,-58 lean .2 head .2 thing 52,-62'],
    `
      front open-suitcase 66,-42 1
      front folded-clothes thing 1
      front holding-hand nh 1.1`,
    { cycle: 1.6 },
  ),
  'pack-box': atTable(
    ['nh 30,-80 fh 36,-78 lean .06 head .1 thing 36,-86', 'nh 36,-64 fh 42,-62 lean .2 head .2 thing 44,-68'],
    `
      front packed-thing thing 1
      front open-box 46,-42 1
      front holding-hand nh 1.1`,
    { cycle: 1.6 },
  ),
  lift: {
    cycle: 2.2,
    near: 1.45,
    keys: [
      'hip -8,-28 lean .5 nh 22,-16 fh 26,-16 nf 10,0 ff -12,0 thing 28,-2 head -.2',
      'hip -6,-38 lean .24 nh 22,-38 fh 26,-38 nf 10,0 ff -12,0 thing 28,-24',
      'hip -2,-43 lean -.06 nh 20,-58 fh 24,-58 nf 10,0 ff -12,0 thing 26,-46',
    ],
    face: ['strain'],
    props: `
      front anything:crate thing 36 0 foot
      front holding-hand nh 1.1
      front strain-lines 26,-96 1`,
  },
  carry: {
    cycle: 1,
    speed: 60,
    near: 1.45,
    keys: walking('lean -.08 nh 20,-56 fh 26,-54'),
    props: `
      front anything:crate 26,-52 50 0 foot
      front holding-hand nh 1.1`,
  },
  'carry-shopping': {
    cycle: 1,
    speed: 60,
    near: 1.45,
    keys: walking('lean 0 nh 12,-42 fh -6,-42'),
    props: `
      behind grocery-bag fh 1
      front grocery-bag nh 1`,
  },
  cradle: {
    cycle: 2,
    cutAt: -30,
    keys: ['nh 18,-54 fh 22,-60 head .16 lean -.04', 'nh 18,-56 fh 22,-62 head .22 lean -.02'],
    face: ['laugh', 'smile'],
    props: `
      front anything:puppy 24,-50 54 0 foot
      front hugging-arm nh 1.2`,
  },
  show: {
    cycle: 2,
    cutAt: -30,
    keys: ['nh 26,-70 fh 28,-66 head -.04', 'nh 28,-76 fh 30,-72 head -.06'],
    face: ['laugh'],
    props: `
      front anything:framed 32,-76 34
      front holding-hand nh 1.1`,
  },
  throw: {
    cycle: 1.6,
    cut: true,
    near: 1.3,
    stance: 'step',
    keys: [
      'lean -.2 nh -22,-84 fh 20,-72 ball -26,-90 spin 0 fly 0',
      'lean -.24 nh -22,-88 fh 22,-74 ball -26,-94 spin 0 fly 0',
      'lean .22 nh 32,-84 fh 2,-56 ball 60,-100 spin 1 fly 1',
      'lean .26 nh 30,-64 fh 0,-54 ball 130,-92 spin 3 fly 1',
    ],
    face: ['strain'],
    props: `
      front flight-lines ball 1 0 ?fly
      front anything:ball ball 20 spin`,
  },
  catch: {
    cycle: 1.6,
    cut: true,
    near: 1.3,
    stance: 'step',
    keys: [
      'lean .04 nh 24,-84 fh 28,-82 ball 130,-100 fly 1',
      'lean .08 nh 28,-84 fh 30,-80 ball 70,-98 fly 1',
      'lean .02 nh 24,-76 fh 26,-72 ball 32,-82 fly 0',
      'lean -.04 nh 18,-66 fh 20,-62 ball 24,-70 fly 0',
    ],
    face: ['open', 'open', 'laugh', 'laugh'],
    props: `
      front flight-lines-back ball 1 0 ?fly
      front anything:ball ball 20
      front open-palm nh 1
      front open-palm fh 1`,
  },
  'catch-fish': {
    cycle: 1.2,
    near: 1.35,
    keys: [
      'lean -.16 nh 22,-62 fh 16,-54 fish 56,-60 bend 0 wag -.3',
      'lean -.22 nh 20,-70 fh 14,-58 fish 54,-72 bend 0 wag .3',
    ],
    face: ['laugh'],
    props: `
      front bent-rod nh 1
      front tie 52,-104 fish #f0ece4 .8
      front anything:caught-fish fish 34 wag
      front fish-splash 58,-8 1`,
  },
  'catch-insect': {
    cycle: 1.4,
    near: 1.35,
    stance: 'step',
    keys: ['lean -.04 nh 16,-92 fh 12,-84 fly 74,-108', 'lean .2 nh 30,-82 fh 26,-74 fly 84,-92'],
    face: ['laugh'],
    props: `
      front insect-net nh 1 .2
      front anything:butterfly fly 20`,
  },
  wash: atTable(
    ['nh 34,-66 fh 44,-60 head .18', 'nh 42,-62 fh 44,-60 head .2'],
    `
      front tap 58,-42 1
      front pile:dirty-thing 45,-64 20
      front holding-hand fh 1.1
      front wash-sponge nh 1
      front soap-suds 44,-52 1
      front basin 42,-42 1`,
    { cycle: 0.7 },
  ),
  'wash-large': {
    cycle: 1,
    near: 1.45,
    keys: [
      'hip -34,-44 nf -30,0 ff -40,0 nh -8,-64 fh -26,-48 lean .1',
      'hip -34,-44 nf -30,0 ff -40,0 nh -4,-50 fh -26,-48 lean .16',
    ],
    props: `
      behind anything:car-side 46,0 104 0 foot
      front foam-patch 10,-46 1
      front foam-patch 40,-30 .8
      front wash-sponge nh 1.3
      front wash-bucket -66,0 1`,
  },
  dry: {
    cycle: 0.9,
    cutAt: -30,
    keys: ['nh 20,-66 fh 30,-64 head .18', 'nh 28,-60 fh 30,-64 head .2'],
    props: `
      front anything:wet-plate 30,-64 26
      front dish-towel nh 1.2`,
  },
  'dry-hands': {
    cycle: 0.8,
    cutAt: -30,
    keys: ['nh 20,-58 fh 28,-60 head .14', 'nh 26,-60 fh 22,-58 head .16'],
    props: `
      front bath-towel 24,-62 1
      front holding-hand nh 1.1
      front holding-hand fh 1.1`,
  },
  'dry-hair': {
    cycle: 0.8,
    cutAt: -36,
    keys: ['nh 33,-92 fh -10,-94 head -.08', 'nh 33,-86 fh -12,-88 head -.14'],
    face: ['smile'],
    look: { hairStyle: 'long' },
    props: `
      front hair-dryer nh 1
      front warm-air 22,-92 .8`,
  },
  wipe: atTable(
    ['nh 28,-48 fh 14,-50 lean .16 head .1', 'nh 50,-47 fh 16,-50 lean .36 head .06'],
    `
      front wet-shine 46,-42 1
      front spray-bottle 76,-42 1
      front wiping-cloth nh 1.1`,
    { cycle: 0.9 },
  ),
  dust: {
    cycle: 0.8,
    near: 1.45,
    keys: ['nh 24,-84 fh 2,-46 angle -.2 lean .04', 'nh 28,-70 fh 2,-46 angle .4 lean .1'],
    props: `
      behind dusty-shelf 56,0 1
      front feather-duster nh 1 angle
      front dust-cloud 56,-92 1`,
  },
  polish: {
    cycle: 0.7,
    cutAt: -30,
    keys: ['nh 22,-66 fh 30,-60 head .16 glint 1', 'nh 30,-62 fh 30,-60 head .18 glint 0'],
    props: `
      front anything:silver-cup 30,-66 28
      front wiping-cloth nh 1
      front gleam 40,-78 1 0 ?glint
      front holding-hand fh 1.1`,
  },
  fold: atTable(
    ['nh 24,-62 fh 56,-62 head .14 open 1', 'nh 34,-66 fh 48,-66 head .16 open 0'],
    `
      front folded-stack 82,-42 1
      front cloth-wide 42,-58 1 0 ?open
      front cloth-folding 42,-60 1
      front holding-hand nh 1.1
      front holding-hand fh 1.1`,
    { cycle: 1.4 },
  ),
  'fold-paper': atTable(
    ['nh 34,-58 fh 50,-58 head .2', 'nh 40,-60 fh 46,-60 head .22'],
    `
      front paper-crane 78,-42 1
      front paper-sheet 44,-42 1
      front paper-fold 44,-56 1
      front holding-hand nh 1.1
      front holding-hand fh 1.1`,
  ),
  'paint-high': {
    cycle: 1.4,
    near: 1.2,
    keys: [
      'hip -14,-92 nf -12,-50 ff -20,-44 nh 22,-146 fh -2,-104 lean .04 head -.2',
      'hip -14,-92 nf -12,-50 ff -20,-44 nh 24,-112 fh 0,-98 lean .06 head 0',
    ],
    look: { hat: 'cap' },
    props: `
      behind high-painted-wall 60,0 1
      behind leaning-ladder -18,0 1
      front paint-roller nh 1
      mid overalls hip 1`,
  },
  'paint-wall': {
    cycle: 1.4,
    near: 1.4,
    keys: [
      'nh 28,-100 fh 10,-54 lean .04 head -.2 roll 40,-118',
      'nh 30,-66 fh 12,-50 lean .06 head 0 roll 42,-72',
    ],
    look: { hat: 'cap' },
    props: `
      behind half-painted-wall 60,0 1
      front paint-tray 14,0 1
      front paint-roller nh 1
      mid overalls hip 1`,
  },
  'paint-thing': {
    cycle: 1,
    near: 1.45,
    keys: [
      'hip -30,-43 nf -26,0 ff -36,0 nh -4,-66 fh -20,-48 lean .1 angle -.2',
      'hip -30,-43 nf -26,0 ff -36,0 nh -2,-46 fh -20,-48 lean .18 angle .3',
    ],
    props: `
      behind anything:wood-fence 44,0 80 0 foot
      behind wet-paint 24,-40 1
      front paint-can -52,0 1
      front wide-brush nh 1 angle`,
  },
  'paint-nails': {
    cycle: 1,
    cutAt: -34,
    keys: ['nh 24,-66 fh 12,-56 head .16', 'nh 28,-65 fh 12,-56 head .18'],
    props: `
      front spread-hand 36,-62 1
      front nail-brush nh 1`,
  },
  'hang-picture': {
    cycle: 1.8,
    near: 1.4,
    keys: ['nh 20,-100 fh 34,-98 head -.24 frame 28,-106', 'nh 20,-104 fh 34,-102 head -.28 frame 28,-111'],
    props: `
      behind wall-nail 28,-136 1
      behind hanging-string frame 1
      behind anything:framed frame 40
      front holding-hand nh 1.1
      front holding-hand fh 1.1
      front nail-hammer-down -16,-40 1`,
  },
  'hang-up': {
    cycle: 1.8,
    near: 1.4,
    keys: ['nh 24,-92 fh 26,-90 head -.14 coat 32,-92', 'nh 26,-100 fh 28,-98 head -.2 coat 34,-100'],
    props: `
      behind coat-hooks 40,-112 1
      front anything:hanging-coat coat 44
      front holding-hand nh 1.1`,
  },
  stack: {
    cycle: 1.8,
    near: 1.4,
    keys: [
      'lean .2 nh 20,-54 fh 24,-52 thing 26,-50 head .1',
      'lean .12 nh 30,-84 fh 32,-82 thing 46,-80 head -.1',
    ],
    props: `
      behind object:crate 48,0 26 0 foot
      behind object:crate 48,-26 26 0 foot
      behind object:crate 48,-52 26 0 foot
      front object:crate thing 26 0 foot
      front holding-hand nh 1.1`,
  },
  'cut-paper': {
    cycle: 0.8,
    cutAt: -30,
    keys: ['nh 18,-62 fh 34,-64 head .18 snip .3', 'nh 24,-62 fh 34,-64 head .2 snip 0'],
    props: `
      front paper-sheet-up 38,-64 1
      front paper-scissors nh 1.2 snip
      front holding-hand 46,-70 1.1
      front paper-bits 34,-40 1`,
  },
  'tear-paper': {
    cycle: 1,
    cutAt: -30,
    keys: [
      'nh 20,-66 fh 30,-66 head .16 left 18,-64 right 32,-64',
      'nh 12,-70 fh 34,-60 head .12 left 10,-68 right 38,-58',
    ],
    face: ['strain'],
    props: `
      front torn-left left 1
      front torn-right right 1
      front holding-hand nh 1.1
      front holding-hand fh 1.1
      front paper-bits 26,-42 1`,
  },
  glue: atTable(
    ['nh 34,-66 fh 54,-54 head .2', 'nh 42,-64 fh 54,-54 head .22'],
    `
      front object:paper-sheet 48,-44 26 0 foot
      front glue-stick nh 1
      front holding-hand fh 1.1`,
  ),
  'sew-button': {
    cycle: 1.2,
    cutAt: -30,
    keys: ['nh 24,-64 fh 28,-58 head .22', 'nh 30,-82 fh 28,-58 head .1'],
    props: `
      front shirt-in-hands 26,-54 1
      front big-button 31,-60 1
      front tie nh 31,-60 #d8433b .8
      front sewing-needle nh 1
      front holding-hand 16,-54 1.1`,
  },
  'sew-hand': {
    cycle: 1.2,
    cutAt: -30,
    keys: ['nh 26,-64 fh 20,-58 head .22', 'nh 32,-84 fh 20,-58 head .1'],
    props: `
      front object:cloth-in-hands 28,-56 32
      front tie nh 32,-60 #d8433b .8
      front red-stitches 30,-58 1
      front sewing-needle nh 1
      front holding-hand 16,-56 1.1`,
  },
  repair: atTable(
    ['nh 34,-70 fh 54,-58 head .2 spin -.3', 'nh 36,-70 fh 54,-58 head .22 spin .3'],
    `
      front anything:broken-clock 52,-42 34 0 foot
      front screwdriver nh 1 spin
      front tool-box 14,-42 1
      front holding-hand 66,-50 1.1`,
    { cycle: 0.7 },
  ),
  'repair-vehicle': {
    cycle: 0.8,
    near: 1.45,
    stance: 'kneel',
    keys: [
      'hip -34,-26 nf -48,-1 ff -20,-1 nh -8,-34 fh -14,-28 lean .24 angle -.4',
      'hip -34,-26 nf -48,-1 ff -20,-1 nh -6,-40 fh -14,-28 lean .28 angle .4',
    ],
    props: `
      behind anything:bicycle-side 40,0 96 0 foot
      front spanner nh 1.2 angle
      front tool-box -70,0 1`,
  },
  count: atTable(
    ['nh 34,-62 fh 16,-52 head .2 coin 40,-60', 'nh 44,-54 fh 16,-52 head .22 coin 48,-54'],
    `
      front pile:coin-stack 58,-51 17
      front pointing-hand nh 1
      front count-marks 44,-82 1`,
  ),
  'press-button': {
    cycle: 1.2,
    cutAt: -30,
    keys: ['nh 20,-76 fh 2,-46 glow 0', 'nh 29,-78 fh 2,-46 glow 1', 'nh 29,-78 fh 2,-46 glow 1'],
    props: `
      behind button-panel 44,-78 1
      front button-glow 42,-78 1 0 ?glow
      front pointing-hand nh 1`,
  },
  knock: {
    cycle: 0.6,
    near: 1.45,
    keys: ['nh 20,-76 fh 2,-46 hit 0', 'nh 27,-76 fh 2,-46 hit 1'],
    props: `
      behind shut-door 52,0 1
      front fist nh 1
      front knock-marks 34,-84 1 0 ?hit`,
  },
  'switch-light': {
    cycle: 1.8,
    cut: true,
    near: 1.4,
    keys: ['nh 28,-62 lit 0 head -.04', 'nh 28,-58 lit 1 head -.04', 'nh 26,-58 lit 1 head -.1'],
    props: `
      behind lamp-stand 44,0 1
      behind lamp-glow 44,-96 1 0 ?lit
      front pull-cord 32,-84 1
      front holding-hand nh 1`,
  },
  'light-candle': atTable(
    [
      'nh 30,-78 fh 16,-50 head .14 lit 0',
      'nh 38,-84 fh 16,-50 head .1 lit 1',
      'nh 36,-84 fh 16,-50 head .1 lit 1',
    ],
    `
      front tall-candle 54,-42 1
      front candle-flame 54,-86 1 0 ?lit
      front burning-match nh 1`,
    { cycle: 1.8, cut: true },
  ),
  handle: atTable(
    ['nh 34,-62 fh 54,-60 head .18', 'nh 38,-68 fh 52,-64 head .16'],
    `
      front anything:parcel 46,-42 36 0 foot
      front holding-hand nh 1.1
      front holding-hand fh 1.1`,
    { cycle: 1.6 },
  ),
};
