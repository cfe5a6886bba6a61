import type { DeedGroup } from './deed.ts';
import { HOUSEHOLD_PROPS } from './household-props.ts';

/** What is done about the house: cooking, eating, cleaning, clothes, one's own body. */
export const HOUSEHOLD_DEEDS: DeedGroup = {
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
    'peel-apple': {
      cycle: 1.2,
      cutAt: -30,
      keys: ['nh 20,-62 fh 24,-58 head .14 angle -.3 peel 1', 'nh 26,-58 fh 24,-58 head .18 angle .3 peel 1'],
      props: `
        front apple 27,-60 1
        front apple-peel 27,-54 1
        front knife nh .7 angle`,
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
    'wash-hands': {
      cycle: 0.7,
      near: 1.5,
      keys: ['nh 28,-50 fh 24,-52 lean .14 head .16', 'nh 24,-48 fh 28,-54 lean .14 head .16'],
      props: `
        behind mirror 44,-60 1
        front wash-basin 34,0 1
        front suds 28,-50 1`,
    },
    'brush-teeth': {
      cycle: 0.5,
      cutAt: -36,
      keys: ['nh 20,-78 fh 2,-46', 'nh 25,-79 fh 2,-46'],
      face: ['open'],
      props: `
        front toothbrush nh 1
        front foam mouth 1`,
    },
    'brush-hair': {
      cycle: 1,
      cutAt: -36,
      keys: ['nh 6,-102 fh 2,-46 angle 2.6', 'nh -14,-82 fh 2,-46 angle 2.2'],
      look: { hairStyle: 'long' },
      props: `
        front hairbrush nh 1 angle`,
    },
    'dye-hair': {
      cycle: 1.2,
      near: 1.5,
      stance: 'sit',
      keys: ['head .06', 'head .02'],
      look: { hair: '#d04fb0', hairStyle: 'long' },
      props: `
        behind salon-chair 0,0 1
        front cape-cloth neck 1`,
      partner: {
        x: -34,
        facing: 'right',
        keys: ['nh 26,-74 fh 20,-66 angle -.2', 'nh 22,-64 fh 20,-66 angle .3'],
        props: `
          front dye-brush nh 1 angle
          behind dye-bowl fh 1`,
      },
    },
    'get-haircut': {
      cycle: 0.8,
      near: 1.5,
      stance: 'sit',
      keys: ['head .08', 'head .05'],
      props: `
        behind salon-chair 0,0 1
        front cape-cloth neck 1
        front hair-bits -8,-30 1`,
      partner: {
        x: -32,
        facing: 'right',
        keys: ['nh 28,-76 fh 26,-70 open .5', 'nh 27,-72 fh 26,-70 open 0'],
        props: `
          front scissors nh 1
          behind comb fh 1`,
      },
    },
    'shave-beard': {
      cycle: 1,
      cutAt: -40,
      keys: ['nh 18,-82 fh 2,-46 head -.08', 'nh 15,-74 fh 2,-46 head -.12'],
      look: { dress: false, beard: '#f8f6f1' },
      props: `
        front razor nh 1`,
    },
    'fill-eyebrows': {
      cycle: 1,
      cutAt: -48,
      keys: ['nh 17,-90 fh 2,-50', 'nh 20,-92 fh 2,-50'],
      props: `
        front brow-pencil nh 1
        behind hand-mirror 40,-66 1`,
    },
    'put-on-makeup': {
      cycle: 1,
      cutAt: -48,
      keys: ['nh 18,-82 fh 2,-50', 'nh 21,-84 fh 2,-50'],
      look: { hairStyle: 'long' },
      props: `
        front lipstick nh 1
        behind hand-mirror 40,-66 1`,
    },
    'cut-nails': {
      cycle: 0.9,
      cutAt: -34,
      keys: ['nh 26,-62 fh 18,-60 head .2', 'nh 24,-61 fh 18,-60 head .22'],
      props: `
        front open-hand fh 1.3 1.2
        front nail-clipper nh 1`,
    },
    'take-shower': {
      cycle: 1,
      near: 1.4,
      keys: ['nh 8,-102 fh -6,-100 head -.2', 'nh -4,-104 fh 10,-102 head -.16'],
      look: { bare: true, dress: false, top: '#e0a878', bottom: '#e0a878' },
      face: ['laugh'],
      props: `
        behind shower-head 14,0 1
        front shower-water 6,-116 1
        front shower-curtain 0,0 1
        front suds 0,-104 1`,
    },
    'take-bath': {
      cycle: 1.6,
      near: 1.4,
      stance: 'sit',
      keys: ['hip -14,-18 lean -.4 nh 12,-44 fh 8,-40', 'hip -14,-18 lean -.4 nh 4,-56 fh 8,-40'],
      look: { bare: true, dress: false },
      props: `
        front bathtub 0,0 1
        front suds 0,-34 1`,
    },
    'sweep-floor': {
      cycle: 1,
      near: 1.4,
      stance: 'step',
      keys: ['lean .2 nh 14,-50 fh 4,-62 tip 44,-2', 'lean .14 nh 8,-48 fh 4,-64 tip 18,-2'],
      props: `
        mid broom nh 1 >tip
        front dust 52,0 1`,
    },
    'mop-floor': {
      cycle: 1,
      near: 1.4,
      stance: 'step',
      keys: ['lean .2 nh 14,-50 fh 4,-62 tip 44,-2', 'lean .14 nh 8,-48 fh 4,-64 tip 18,-2'],
      props: `
        behind bucket 56,0 1
        mid mop nh 1 >tip`,
    },
    vacuum: {
      cycle: 1.2,
      near: 1.4,
      stance: 'step',
      keys: ['lean .25 nh 20,-50 fh 14,-52 tip 60,-4', 'lean .1 nh 10,-50 fh 6,-52 tip 40,-4'],
      props: `
        behind vacuum-cleaner -34,0 1
        mid vacuum-pipe nh 1 >tip`,
    },
    'clean-window': {
      cycle: 1.2,
      near: 1.3,
      keys: [
        'nh 30,-96 fh 8,-50 lean .08 head -.2',
        'nh 30,-70 fh 8,-50 lean .1 head -.05',
        'nh 31,-60 fh 8,-50 lean .12',
        'nh 30,-84 fh 8,-50 lean .08 head -.1',
      ],
      props: `
        behind big-window 36,0 1
        behind bucket -22,0 1
        front squeegee nh 1
        front window-shine 52,-90 1`,
    },
    iron: {
      cycle: 1.2,
      near: 1.5,
      keys: [
        'nh 16,-50 fh 6,-48 lean .1 head .14 steam 20,-66',
        'nh 32,-50 fh 8,-48 lean .22 head .14 steam 36,-72',
      ],
      props: `
        front ironing-board 30,0 1
        front flat-iron nh 1
        front steam steam 1`,
    },
    'fold-clothes': {
      cycle: 1.4,
      near: 1.5,
      keys: [
        'nh 20,-48 fh 36,-48 lean .1 half 1',
        'nh 28,-62 fh 34,-50 lean .12 half 1',
        'nh 34,-48 fh 36,-48 lean .16 half 0',
      ],
      props: `
        front laundry-table 34,0 1
        front shirt-flat 34,-46 1`,
    },
    'do-laundry': {
      cycle: 1.4,
      near: 1.4,
      keys: [
        'nh 16,-46 fh 14,-44 lean .14 cloth 18,-44',
        'nh 32,-34 fh 30,-34 lean .4 hip -4,-38 cloth 36,-32',
      ],
      props: `
        behind washing-machine 58,0 1
        behind laundry-basket -26,0 1
        front cloth-bundle cloth 1`,
    },
    'hang-laundry': {
      cycle: 1.6,
      near: 1.3,
      keys: ['nh 20,-92 fh 28,-92', 'nh 24,-96 fh 30,-94'],
      props: `
        behind clothes-line 40,0 1
        front laundry-basket -26,0 1`,
    },
    'make-bed': {
      cycle: 1.4,
      near: 1.3,
      keys: ['hip -10,-40 lean .5 nh 22,-40 fh 26,-40 sheet 1', 'hip -10,-43 lean .1 nh 18,-66 fh 20,-66'],
      props: `
        behind bed-side 52,0 1
        front bed-sheet hands 1`,
    },
    'tie-tie': {
      cycle: 1.2,
      cutAt: -34,
      keys: ['nh 10,-62 fh 9,-70 head .1', 'nh 8,-54 fh 9,-71 head .12'],
      look: { top: '#f8f6f1', dress: false, beard: null },
      props: `
        mid necktie neck 1`,
    },
    'shine-shoes': {
      cycle: 0.5,
      near: 1.5,
      stance: 'sit',
      keys: ['lean .4 nh 22,-20 fh 30,-16 head .1', 'lean .4 nh 32,-20 fh 30,-16 head .1'],
      props: `
        behind stool 0,0 1
        mid big-shoe 32,-14 1
        front shoe-brush nh 1`,
    },
    knit: {
      cycle: 0.8,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 18,-44 fh 22,-46 na -.7 fa -2.2 head .14', 'nh 20,-46 fh 22,-43 na -.4 fa -2.5 head .16'],
      props: `
        behind armchair 0,0 1
        mid knitting 22,-42 1
        front needle nh 1 na
        front needle fh 1 fa
        front yarn 34,0 1`,
    },
    sew: {
      cycle: 0.8,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 26,-44 fh 32,-44 lean .14', 'nh 30,-44 fh 34,-44 lean .16'],
      props: `
        behind chair-side 0,0 1
        front sewing-machine 42,0 1`,
    },
    'read-book': {
      cycle: 3,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 18,-50 fh 20,-50 head .2', 'nh 18,-51 fh 20,-51 head .24'],
      props: `
        behind armchair 0,0 1
        mid open-book 22,-54 1`,
    },
    'read-newspaper': {
      cycle: 3,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 16,-52 fh 24,-52 head .1', 'nh 16,-53 fh 24,-53 head .14'],
      props: `
        behind armchair 0,0 1
        mid newspaper 24,-54 1`,
    },
    'use-computer': {
      cycle: 0.5,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 26,-41 fh 30,-43', 'nh 28,-43 fh 28,-41'],
      props: `
        behind office-chair 0,0 1
        front computer-desk 46,0 1`,
    },
    write: {
      cycle: 1,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 26,-42 fh 20,-41 lean .2 head .2', 'nh 33,-42 fh 20,-41 lean .2 head .22'],
      props: `
        behind chair-side 0,0 1
        front writing-desk 36,0 1
        front pen nh 1`,
    },
    draw: {
      cycle: 1,
      near: 1.5,
      keys: ['nh 26,-76 fh 10,-52 head .04', 'nh 28,-62 fh 10,-52 head .08', 'nh 32,-70 fh 10,-52 head .06'],
      props: `
        behind sketch-easel 46,0 1
        front pencil nh 1`,
    },
    paint: {
      cycle: 1.2,
      near: 1.5,
      keys: ['nh 26,-78 fh 14,-54', 'nh 28,-60 fh 14,-54', 'nh 31,-70 fh 14,-54'],
      look: { hat: 'beanie' },
      props: `
        behind paint-easel 46,0 1
        front palette fh 1
        front paintbrush nh 1`,
    },
    'blow-candles': {
      cycle: 2,
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
    'play-controller': {
      cycle: 0.5,
      stance: 'sit',
      near: 1.4,
      keys: ['nh 22,-44 fh 24,-44 lean .08', 'nh 24,-47 fh 25,-46 lean .14'],
      face: ['open', 'laugh'],
      props: `
        behind sofa-side -4,0 1
        behind television 78,0 1
        front gamepad 26,-46 1`,
    },
    'take-photo': {
      cycle: 1.4,
      cutAt: -32,
      keys: ['nh 17,-84 fh 22,-84 flash 0', 'nh 17,-84 fh 22,-84 flash 1'],
      props: `
        front camera 18,-88 1
        front spark 32,-90 1.6 0 ?flash`,
    },
    'talk-phone': {
      cycle: 1.4,
      cutAt: -34,
      keys: ['nh 6,-84 fh 18,-58 head .06', 'nh 6,-84 fh 22,-66 head -.04'],
      face: ['open', 'smile', 'open', 'smile'],
      props: `
        front phone nh 1`,
    },
    'count-money': {
      cycle: 0.6,
      cutAt: -32,
      keys: ['nh 20,-60 fh 24,-58 note 26,-62', 'nh 28,-62 fh 24,-58 note 34,-62'],
      props: `
        front banknotes 26,-60 1
        front banknote note 1
        front banknote-pile 40,-36 1`,
    },
    bandage: {
      cycle: 1.2,
      near: 1.6,
      stance: 'sit',
      keys: ['nh 24,-40 fh 28,-30 lean .2 head .16', 'nh 26,-28 fh 30,-38 lean .22 head .18'],
      look: { top: '#f8fbfd', bottom: '#5b9aa8', dress: false },
      props: `
        behind stool 0,0 1
        front medic-badge 4,-42 1
        front bandage-roll nh 1`,
      partner: {
        x: 58,
        stance: 'sit',
        face: ['sad'],
        keys: ['nh 30,-34 fh 10,-34 lean .05', 'nh 30,-34 fh 10,-34 lean .08'],
        props: `
          behind stool 0,0 1
          front bandaged-arm nh 1`,
      },
    },
    massage: {
      cycle: 0.9,
      near: 1.4,
      keys: [
        'hip -6,-42 lean .35 nh 20,-42 fh 26,-42 head .1',
        'hip -6,-42 lean .42 nh 26,-41 fh 20,-41 head .1',
      ],
      look: { top: '#f8fbfd', dress: false },
      props: `
        behind massage-table 44,0 1`,
      partner: {
        x: 32,
        y: -33,
        facing: 'left',
        stance: 'lie',
        keys: ['hip 0,-4 turn 1.57 head .0 nh 40,4 fh 40,4', 'hip 0,-4 turn 1.57 nh 40,4 fh 40,4'],
        face: ['kiss'],
      },
    },
    'massage-legs': {
      cycle: 0.9,
      near: 1.5,
      stance: 'sit',
      keys: ['lean .3 nh 20,-34 fh 26,-32 head .1', 'lean .4 nh 32,-30 fh 22,-34 head .1'],
      look: { top: '#f8fbfd', dress: false },
      props: `
        behind stool 0,0 1`,
      partner: {
        x: 74,
        stance: 'sit',
        keys: [
          'hip 0,-24 lean -.25 nh -6,-26 fh -8,-26 nf 44,-30 ff 41,-28',
          'hip 0,-24 lean -.25 nh -6,-26 fh -8,-26 nf 44,-30 ff 41,-28',
        ],
        face: ['laugh'],
        look: { bare: true, dress: false },
        props: `
          behind armchair 0,0 1`,
      },
    },
    'wake-up-baby': {
      cycle: 2.4,
      near: 1.6,
      stance: 'sit',
      keys: [
        'hip 0,-22 lean -.3 nh 10,-42 fh 8,-42 nf 20,-22 ff 20,-20 head -.1',
        'hip 0,-22 lean 0 nh 18,-72 fh -12,-74 nf 20,-22 ff 20,-20 head -.2',
        'hip 0,-22 lean 0 nh 8,-62 fh 6,-48 nf 20,-22 ff 20,-20 head 0',
      ],
      face: ['kiss', 'open', 'laugh'],
      look: {
        hairStyle: 'bald',
        top: '#9fd3f0',
        bottom: '#9fd3f0',
        headSize: 1.5,
        dress: false,
        hat: 'none',
        beard: null,
      },
      props: `
        behind crib-back 4,0 1
        front crib-front 4,0 1
        front baby-curl head 1.4`,
    },
    'groom-dog': {
      cycle: 1,
      near: 1.4,
      keys: [
        'hip -8,-42 lean .16 nh 20,-62 fh 18,-54 angle .3',
        'hip -8,-42 lean .22 nh 32,-58 fh 18,-54 angle .3',
      ],
      animal: 'dog idle 44 .9',
      props: `
        front hairbrush nh 1 angle`,
    },
  },
  props: HOUSEHOLD_PROPS,
};
