import type { DeedGroup } from './deed.ts';
import { HOUSEHOLD_PROPS } from './household-props.ts';

/** Washing, hair, dress, and care of others. */
export const BODY_CARE: DeedGroup = {
  deeds: {
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
      cutAt: -58,
      keys: ['nh 27,-82 fh 2,-50 tip 10,-93', 'nh 29,-83 fh 2,-50 tip 13,-93'],
      look: { hairStyle: 'long' },
      props: `
        front thick-brow head 1
        front brow-pencil tip 1
        behind hand-mirror 46,-74 1.1`,
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
      cycle: 0.8,
      cutAt: -44,
      keys: ['nh 30,-66 fh 16,-56 head .22 clip 0', 'nh 29,-66 fh 16,-56 head .24 clip 1'],
      props: `
        front long-hand 20,-62 2 .55
        front nail-clipper 41,-78 2 0
        front clipping 40,-88 1.4 0 ?clip`,
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
    'tie-tie': {
      cycle: 1.2,
      cutAt: -34,
      keys: ['nh 10,-62 fh 9,-70 head .1', 'nh 8,-54 fh 9,-71 head .12'],
      look: { top: '#f8f6f1', dress: false, beard: null },
      props: `
        mid necktie neck 1`,
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
        x: 40,
        y: -32,
        facing: 'right',
        keys: [
          'hip 0,-5 turn 1.57 nh 44,4 fh 40,4 nf -44,-4 ff -44,-7',
          'hip 0,-5 turn 1.57 nh 44,4 fh 40,4 nf -44,-4 ff -44,-7',
        ],
        face: ['kiss'],
        look: { bare: true, dress: false },
      },
    },
    'massage-legs': {
      cycle: 1,
      near: 1.5,
      keys: [
        'hip -8,-42 lean .5 nh 26,-45 fh 34,-46 head .15',
        'hip -6,-42 lean .55 nh 40,-44 fh 24,-46 head .15',
      ],
      face: ['smile'],
      look: { top: '#f8fbfd', bottom: '#f8fbfd', dress: false },
      props: `
        behind massage-table 48,0 1
        front rub-marks 34,-56 1`,
      partner: {
        x: 52,
        y: -32,
        facing: 'right',
        keys: [
          'hip 0,-6 turn 1.57 nh 40,6 fh 36,6 nf -44,-4 ff -44,-8 head -.5',
          'hip 0,-6 turn 1.57 nh 40,6 fh 36,6 nf -44,-4 ff -44,-8 head -.5',
        ],
        face: ['smile'],
        look: { bare: true, dress: false, bottom: '#3f8fd2', top: '#3f8fd2' },
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
