import type { DeedGroup } from './deed.ts';
import { HOUSEHOLD_PROPS } from './household-props.ts';
import { TEA_PROPS } from './tea-props.ts';

/** Cooking, eating and drinking. */
export const KITCHEN_DEEDS: DeedGroup = {
  deeds: {
    'taste-beer': {
      cycle: 2,
      cutAt: -32,
      keys: [
        'nh 20,-66 fh 2,-46 head 0 tilt 0',
        'nh 16,-82 head -.18 tilt -.7',
        'nh 16,-82 head -.22 tilt -.85',
        'nh 20,-66 head .04 tilt 0',
      ],
      props: `
        front beer nh 1 tilt`,
    },
    drink: {
      cycle: 2,
      cutAt: -32,
      keys: [
        'nh 20,-66 fh 2,-46 head 0 tilt 0',
        'nh 16,-82 head -.18 tilt -.8',
        'nh 16,-82 head -.2 tilt -.9',
        'nh 20,-66 head .04 tilt 0',
      ],
      props: `
        front glass nh 1 tilt`,
    },
    'drink-tea': {
      cycle: 2,
      cutAt: -32,
      keys: [
        'nh 20,-66 fh 12,-58 head 0 tilt 0',
        'nh 15,-81 fh 8,-60 head -.1 tilt -.5',
        'nh 15,-81 fh 8,-60 head -.12 tilt -.6',
        'nh 20,-66 fh 12,-58 head .04 tilt 0',
      ],
      props: `
        front steaming-cup nh 1 tilt
        front saucer fh 1`,
    },
    'eat-watermelon': {
      cycle: 1.4,
      cutAt: -32,
      keys: [
        'nh 18,-66 fh 22,-66 head 0 slice 21,-72',
        'nh 14,-76 fh 18,-76 head .1 slice 18,-82',
        'nh 15,-75 fh 19,-75 head .04 slice 19,-81',
      ],
      face: ['smile', 'open', 'smile'],
      props: `
        front watermelon-slice slice 1`,
    },
    eat: {
      cycle: 1.4,
      stance: 'sit',
      near: 1.5,
      keys: ['nh 26,-42 fh 20,-40 angle .6', 'nh 14,-60 fh 20,-40 head .06 angle -.3'],
      face: ['smile', 'open'],
      props: `
        behind chair-side 0,0 1
        front dinner-table 34,0 1
        front fork nh 1 angle`,
    },
    'cut-watermelon': {
      cycle: 1,
      near: 1.5,
      keys: ['nh 24,-58 fh 20,-46 lean .1 head .12', 'nh 25,-48 fh 20,-46 lean .14 head .16'],
      props: `
        front counter 30,0 1
        front watermelon-half 32,-42 1
        front knife nh 1 .2`,
    },
    cook: {
      cycle: 0.9,
      near: 1.5,
      keys: ['nh 24,-50 fh 10,-46 toss 46,-58 lean .06', 'nh 25,-56 fh 10,-46 toss 47,-84 lean .02'],
      look: { hat: 'chef' },
      props: `
        front stove 42,0 1
        front pan nh 1
        front egg toss 1
        front apron hip 1`,
    },
    'flip-pancake': {
      cycle: 0.9,
      near: 1.5,
      keys: [
        'nh 24,-50 fh 10,-46 toss 46,-58 spin 0 lean .06',
        'nh 25,-56 fh 10,-46 toss 47,-100 spin .7 lean .02',
      ],
      look: { hat: 'chef' },
      props: `
        front stove 42,0 1
        front pan nh 1
        front pancake toss 1 spin
        front apron hip 1`,
    },
    barbecue: {
      cycle: 1.2,
      near: 1.5,
      keys: ['nh 26,-56 fh 6,-48 angle .5 smoke 40,-86', 'nh 28,-50 fh 6,-48 angle .2 smoke 44,-98'],
      props: `
        front barbecue 44,0 1
        front spatula nh 1 angle
        front smoke smoke 1
        front apron hip 1`,
    },
    bake: {
      cycle: 1,
      near: 1.5,
      keys: ['nh 24,-46 fh 22,-46 lean .16', 'nh 30,-44 fh 28,-44 lean .28'],
      look: { hat: 'chef' },
      props: `
        front counter 30,0 1
        front dough 32,-42 1
        front apron hip 1`,
    },
    'pour-drink': {
      cycle: 1.6,
      near: 1.5,
      keys: ['nh 24,-66 fh 18,-46 tilt .6', 'nh 26,-66 fh 18,-46 tilt 1.9', 'nh 26,-66 fh 18,-46 tilt 1.9'],
      props: `
        front counter 30,0 1
        front glass 40,-46 1
        front bottle nh 1 tilt`,
    },
    'open-bottle': {
      cycle: 1.4,
      cut: true,
      cutAt: -32,
      keys: [
        'nh 18,-66 fh 20,-52 cap 20,-74',
        'nh 20,-70 fh 20,-52 cap 20,-75',
        'nh 26,-84 fh 20,-52 cap 30,-96',
      ],
      face: ['strain', 'strain', 'laugh'],
      props: `
        mid bottle 20,-54 1
        front cap cap 1`,
    },
    'wash-dishes': {
      cycle: 0.8,
      near: 1.5,
      keys: ['nh 24,-54 fh 22,-48 head .14 lean .08', 'nh 20,-48 fh 23,-48 head .16 lean .1'],
      props: `
        mid plate 26,-56 1
        front kitchen-sink 32,0 1
        front sponge nh 1
        front suds 30,-52 1`,
    },
    'blow-candles': {
      cycle: 2,
      cut: true,
      near: 1.5,
      keys: [
        'lean .1 nh 14,-46 fh 12,-46 lit 1 head 0',
        'lean .34 nh 14,-46 fh 12,-46 lit 1 head -.1',
        'lean .4 nh 14,-46 fh 12,-46 lit 0 head -.1',
        'lean .1 nh 18,-60 fh 20,-62 lit 0 head 0',
      ],
      face: ['smile', 'blow', 'blow', 'laugh'],
      props: `
        front cake-table 44,0 1
        front candle-flames 44,-66 1 0 ?lit
        front breath 30,-68 1
        front party-hat head 1`,
    },
    smoke: {
      cycle: 2.4,
      cutAt: -36,
      keys: [
        'nh 24,-72 fh 2,-46 head 0 puff 22,-84 size .5',
        'nh 17,-81 head 0 puff 30,-96 size .8',
        'nh 26,-66 head -.1 puff 24,-86 size .6',
        'nh 26,-66 head -.1 puff 36,-104 size 1.3',
      ],
      face: ['smile', 'blow', 'blow', 'blow'],
      props: `
        front cigarette nh 1
        front smoke puff size`,
    },
  },
  props: { ...HOUSEHOLD_PROPS, ...TEA_PROPS },
};
