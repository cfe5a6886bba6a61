import { BODY_PROPS } from './body-props.ts';
import { CARE_DEEDS } from './care-deeds.ts';
import type { Deed, DeedGroup } from './deed.ts';
import { HANDWORK_PROPS } from './handwork-props.ts';
import { SERVICE_PROPS } from './service-props.ts';
import { SPORTS_PROPS } from './sports-props.ts';
import { TOOL_DEEDS } from './tool-deeds.ts';

/** Somebody behind a worktop, from the hips up. */
function atWorktop(keys: readonly string[], props: string, rest: Partial<Deed> = {}): Deed {
  return {
    cycle: 1.3,
    cutAt: -20,
    keys: keys.map((key) => `hip 12,-44 nf 16,0 ff 7,0 ${key}`),
    props: `
      mid apron hip 1
      front worktop 40,0 1
      ${props}`,
    ...rest,
  };
}

/** A full dish before somebody who brings it to the mouth. */
function eating(bowl: string, tool: string, rest: Partial<Deed> = {}): Deed {
  return {
    cycle: 1.6,
    cutAt: -18,
    keys: [
      'lean .12 nh 36,-54 fh 20,-48 head .2 up 0 down 1',
      'lean .14 nh 24,-78 fh 20,-48 head .14 up 1 down 0',
      'lean .16 nh 20,-80 fh 20,-48 head .16 up 1 down 0',
    ],
    face: ['smile', 'open', 'blow'],
    props: `
      front worktop 40,0 1
      front ${bowl} 44,-42 1
      front ${tool} nh 1`,
    ...rest,
  };
}

const MEALS: Readonly<Record<string, Deed>> = {
  'eat-noodles': eating('noodle-bowl', 'noodles-on-sticks'),
  'eat-spaghetti': eating('spaghetti-plate', 'spaghetti-fork'),
  'eat-soup': eating('full-bowl', 'filled-spoon'),
  lick: {
    cycle: 1.3,
    cutAt: -30,
    keys: ['nh 18,-66 fh 2,-46 head 0', 'nh 16,-72 fh 2,-46 head .14'],
    face: ['smile', 'open'],
    props: `
      front big-cone nh 1
      front licking-tongue mouth 1`,
  },
  'eat-corn': {
    cycle: 1.2,
    cutAt: -32,
    keys: ['nh 14,-76 fh 34,-76 head .1', 'nh 20,-76 fh 38,-76 head .14'],
    face: ['open', 'smile'],
    props: `
      front corn-cob hands 1`,
  },
  'drink-fountain': {
    cycle: 1.2,
    near: 1.5,
    keys: [
      'lean .7 hip -16,-42 nf -8,0 ff -22,0 nh 14,-46 fh 10,-44 head .1',
      'lean .74 hip -16,-42 nf -8,0 ff -22,0 nh 14,-46 fh 10,-44 head .16',
    ],
    face: ['blow'],
    props: `
      behind drinking-post 30,0 1`,
  },
  'drink-shot': {
    cycle: 1.5,
    cutAt: -28,
    keys: [
      'nh 22,-64 fh 4,-46 head .06 tilt 0',
      'nh 17,-84 fh 4,-46 head -.5 tilt -1.6',
      'nh 17,-84 fh 4,-46 head -.5 tilt -1.7',
    ],
    face: ['smile', 'kiss', 'strain'],
    props: `
      front shot-glass nh 1 tilt
      front shot-row 52,-38 1`,
  },
  'scramble-eggs': atWorktop(
    ['nh 42,-64 fh 30,-54 head .18 r .2', 'nh 54,-62 fh 30,-54 head .2 r -.2'],
    `
    front stove-flames 52,-42 1
    front egg-pan 52,-44 1
    front stirring-spatula nh 1 r
    front hot-steam 56,-72 .8
    front egg-carton 92,-42 1`,
    { cycle: 0.8 },
  ),
  'flip-burger': atWorktop(
    [
      'nh 38,-56 fh 18,-50 head .16 up 60,-54 r 0',
      'nh 40,-66 fh 18,-50 head 0 up 62,-92 r 2',
      'nh 38,-58 fh 18,-50 head .1 up 60,-62 r 3',
    ],
    `
    front griddle 66,-42 1
    front burger-patty up 1 r
    front long-spatula nh 1
    front hot-steam 76,-66 1`,
    { cycle: 1.1, look: { hat: 'chef' } },
  ),
  wok: atWorktop(
    [
      'nh 32,-58 fh 16,-50 head .1 up 62,-70 r 0',
      'nh 34,-66 fh 16,-50 head -.06 up 64,-104 r -.26',
      'nh 32,-58 fh 16,-50 head .04 up 62,-80 r 0',
    ],
    `
    front wok-fire 68,-42 1
    front deep-pan nh 1 r
    front flying-noodles up 1`,
    { cycle: 0.9, face: ['smile', 'laugh'] },
  ),
  blend: atWorktop(
    ['nh 36,-80 fh 20,-50 head .1 lean .06', 'nh 37,-79 fh 20,-50 head .12 lean .07'],
    `
    front blender-base 48,-42 1
    front object:nothing 90,-42 22 0 foot
    front whirl-lines 48,-70 1
    front blend-hand nh 1`,
    { cycle: 0.3 },
  ),
  sieve: atWorktop(
    ['nh 34,-78 fh 30,-52 head .14 at 44,-80', 'nh 42,-78 fh 30,-52 head .16 at 54,-80'],
    `
    front falling-flour 50,-62 1
    front flour-sieve at 1
    front floured-loaf 52,-42 1
    front blend-hand nh 1`,
    { cycle: 0.6, look: { hat: 'chef' } },
  ),
  scoop: atWorktop(
    ['nh 44,-52 fh 26,-60 head .2 ball 50,-50', 'nh 38,-72 fh 26,-60 head .1 ball 34,-84'],
    `
    front ice-tubs 64,-42 1
    front empty-cone fh 1
    front ice-ball ball 1
    front ice-scoop nh 1`,
  ),
  'take-from-oven': {
    cycle: 1.7,
    near: 1.4,
    keys: [
      'lean .5 hip -10,-38 nh 26,-36 fh 30,-34 head .1 at 34,-36',
      'lean .2 hip -14,-43 nh 18,-52 fh 22,-50 head .1 at 26,-54',
    ],
    face: ['smile', 'laugh'],
    props: `
      behind open-oven 66,0 1
      front object:bread-loaf at 26
      front oven-mitts hands 1
      front hot-steam 50,-84 1`,
  },
  'load-dishwasher': {
    cycle: 1.5,
    near: 1.45,
    keys: [
      'lean .2 hip -10,-42 nh 18,-58 fh 8,-48 head .2',
      'lean .6 hip -10,-36 nh 34,-34 fh 14,-40 head .2',
    ],
    props: `
      behind dish-washer 56,0 1
      front one-plate nh 1`,
  },
  'open-fridge': {
    cycle: 1.8,
    near: 1.25,
    keys: [
      'hip -14,-44 nf -8,0 ff -20,0 nh 14,-66 fh -10,-46 head .1 lean .04',
      'hip -14,-44 nf -8,0 ff -20,0 nh 14,-66 fh 18,-60 head .24 lean .2',
    ],
    face: ['open', 'smile'],
    props: `
      behind full-fridge 52,0 1`,
  },
  'toast-bread': atWorktop(
    ['nh 32,-60 fh 20,-50 head .12 up 50,-62', 'nh 34,-66 fh 20,-50 head .04 up 50,-90'],
    `
    front two-toasts up 1
    front toaster 50,-42 1
    front blend-hand nh 1
    front butter-dish 92,-48 1`,
    { face: ['smile', 'laugh'] },
  ),
  'dip-cookie': atWorktop(
    ['nh 40,-78 fh 20,-50 head .14', 'nh 42,-64 fh 20,-50 head .2'],
    `
    front big-cookie nh 1
    front milk-glass 46,-42 1
    front cookie-plate 84,-42 1`,
  ),
  'grind-meat': atWorktop(
    ['nh 70,-62 fh 44,-76 head .14 r 0', 'nh 74,-72 fh 44,-72 head .16 r 1.6'],
    `
    front meat-grinder 56,-42 1
    front crank 74,-66 1 r
    front meat-strings 36,-46 1`,
    { cycle: 0.8 },
  ),
  'make-popcorn': atWorktop(
    ['nh 28,-58 fh 20,-50 head .06 up 52,-72', 'nh 30,-58 fh 20,-50 head -.1 up 52,-92'],
    `
    front stove-flames 50,-42 1
    front popping-corn up 1
    front corn-pot 50,-42 1
    front blend-hand nh 1`,
    { cycle: 0.6, face: ['open', 'laugh'] },
  ),
  weigh: atWorktop(
    ['nh 34,-70 fh 22,-50 head .16 r -.4', 'nh 32,-66 fh 22,-50 head .2 r .5'],
    `
    front kitchen-scale 54,-42 1
    front object:red-apples 54,-66 26 0 foot
    front scale-needle 54,-52 1 r`,
  ),
};

/** Kitchens, repairs, care. */
export const SERVICES: DeedGroup = {
  deeds: { ...MEALS, ...TOOL_DEEDS, ...CARE_DEEDS },
  props: { ...HANDWORK_PROPS, ...SPORTS_PROPS, ...BODY_PROPS, ...SERVICE_PROPS },
};
