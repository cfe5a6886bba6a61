import type { DeedGroup } from './deed.ts';
import { GESTURE_PROPS } from './gesture-props.ts';

/** What bare bodies do: exercise and dance. */
export const EXERCISE: DeedGroup = {
  deeds: {
    squat: {
      cycle: 1.6,
      keys: [
        'hip 0,-44 nh 28,-70 fh 27,-68 nf 6,0 ff -6,0',
        'hip -12,-19 lean .5 nh 30,-50 fh 29,-48 nf 6,0 ff -6,0',
      ],
      face: ['strain'],
    },
    'bend-back': {
      cycle: 3,
      near: 1.5,
      keys: [
        'hip 2,-44 lean -.5 head -.4 nh -6,-104 fh -2,-104',
        'hip 8,-41 lean -1.5 head -.5 nh -44,-34 fh -42,-34 nf 10,0 ff 2,0 ne -1 fe -1',
        'hip 6,-39 lean -2.15 head -.3 nh -36,0 fh -31,0 nf 12,0 ff 4,0 ne -1 fe -1',
        'hip 6,-40 lean -2.1 head -.3 nh -36,0 fh -31,0 nf 12,0 ff 4,0 ne -1 fe -1',
        'hip 8,-41 lean -1.5 head -.5 nh -44,-34 fh -42,-34 nf 10,0 ff 2,0 ne -1 fe -1',
      ],
      face: ['smile'],
      look: { bottom: '#2f4858', hairStyle: 'short', dress: false },
      props: `
        behind mat -10,3 1.2`,
    },
    'stretch-leg': {
      cycle: 2,
      near: 1.5,
      keys: [
        'hip -12,-43 lean .1 nh 6,-58 fh 4,-60 nf 31,-46 ff -12,0 nk 1',
        'hip -12,-43 lean .85 nh 28,-49 fh 26,-52 nf 31,-46 ff -12,0 head .1',
        'hip -12,-43 lean .95 nh 31,-48 fh 29,-51 nf 31,-46 ff -12,0 head .1',
      ],
      face: ['strain'],
      look: { dress: false, bottom: '#2f4858', shoes: '#f8f6f1' },
      props: `
        behind high-rail 30,0 1`,
    },
    'push-up': {
      cycle: 1.2,
      near: 1.5,
      keys: [
        'hip -4,-21 lean 1.2 nh 23,-1 fh 20,-1 nf -46,-3 ff -44,-3 head -.6 ne -1 fe -1',
        'hip -4,-9 lean 1.5 nh 23,-1 fh 20,-1 nf -46,-3 ff -44,-3 head -.6 ne -1 fe -1',
      ],
      face: ['strain'],
      props: `
        behind mat -6,3 1`,
    },
    'sit-up': {
      cycle: 1.4,
      keys: [
        'hip 0,-7 lean -1.4 head .2 nh -26,-24 fh -26,-26 nf 22,0 ff 20,0',
        'hip 0,-7 lean .3 head .1 nh 10,-44 fh 10,-46 nf 22,0 ff 20,0',
      ],
      face: ['strain'],
      props: `
        behind mat 0,3 1`,
    },
    'tai-chi': {
      cycle: 3.2,
      stance: 'wide',
      keys: [
        'hip -6,-36 nh 24,-76 fh -24,-58 nf 16,0 ff -16,0',
        'hip 6,-34 lean .05 nh 30,-60 fh -8,-66 nf 16,0 ff -16,0',
        'hip 8,-34 nh 22,-52 fh -28,-80 nf 16,0 ff -16,0',
        'hip -4,-35 nh 10,-84 fh -24,-66 nf 16,0 ff -16,0',
      ],
      look: { top: '#f4f1ea', bottom: '#f4f1ea', shoes: '#33313c' },
    },
    yoga: {
      cycle: 3,
      keys: [
        'hip 0,-44 nh 1,-103 fh 3,-103 nf 8,-24 ff -3,0 nk 1',
        'hip 1,-44 lean .04 nh 2,-103 fh 4,-103 nf 8,-24 ff -3,0',
      ],
      props: `
        behind mat 0,3 1`,
    },
    aerobics: {
      cycle: 1,
      stance: 'wide',
      keys: [
        'hip 0,-40 nh 20,-94 fh -18,-94 nf 22,0 ff -20,0',
        'hip 0,-43 nh 26,-60 fh -26,-60 nf 16,-20 ff -4,0',
        'hip 0,-40 nh 20,-94 fh -18,-94 nf 22,0 ff -20,0',
        'hip 0,-43 nh 12,-48 fh -12,-48 nf 4,0 ff -16,-20 fk 1',
      ],
      look: { top: '#e0479e', bottom: '#2a2f3d', shoes: '#f6f4f0' },
      partner: {
        x: -58,
        facing: 'right',
        height: 0.86,
        y: -14,
        stance: 'wide',
        look: { top: '#2fb8b5', bottom: '#2a2f3d', shoes: '#f6f4f0' },
        keys: [
          'hip 0,-40 nh 20,-94 fh -18,-94 nf 22,0 ff -20,0',
          'hip 0,-43 nh 26,-60 fh -26,-60 nf 16,-20 ff -4,0',
          'hip 0,-40 nh 20,-94 fh -18,-94 nf 22,0 ff -20,0',
          'hip 0,-43 nh 12,-48 fh -12,-48 nf 4,0 ff -16,-20 fk 1',
        ],
      },
    },
    'robot-dance': {
      cycle: 2.4,
      near: 1.5,
      stance: 'wide',
      keys: [
        'nh 16,-86 fh -16,-54 head -.2 lean -.05 nf 12,0 ff -10,0',
        'nh 16,-86 fh -16,-54 head -.2 lean -.05 nf 12,0 ff -10,0',
        'nh 17,-54 fh -14,-88 head .2 lean .05 nf 12,-8 ff -10,0',
        'nh 17,-54 fh -14,-88 head .2 lean .05 nf 12,-8 ff -10,0',
        'nh 28,-71 fh -26,-71 head 0 lean 0 nf 12,0 ff -10,-8',
        'nh 28,-71 fh -26,-71 head 0 lean 0 nf 12,0 ff -10,-8',
      ],
      look: { top: '#b7c0cb', bottom: '#8b95a3', shoes: '#5f6d7e', dress: false },
      face: ['strain'],
      props: `
        mid robot-suit neck 1
        front robot-visor head 1
        front angle-marks 0,-70 1
        front dance-note 46,-96 1`,
    },
    ballet: {
      cycle: 2,
      keys: [
        'hip 0,-46 nh 14,-100 fh -12,-100 nf 6,-22 ff 0,-1 nk 1 lean 0',
        'hip 0,-46 nh 28,-78 fh -26,-76 nf -34,-50 ff 1,-1 nk 1 lean .35 head -.3',
      ],
      look: { dress: true, tutu: true, top: '#f7a8c4', hairStyle: 'bun', shoes: '#f7a8c4' },
    },
    'belly-dance': {
      cycle: 1,
      keys: [
        'hip 6,-43 lean -.14 nh 26,-86 fh -24,-80 nf 5,0 ff -5,0',
        'hip -6,-43 lean .14 nh 24,-78 fh -26,-88 nf 5,0 ff -5,0',
      ],
      look: { dress: true, top: '#c22f7a', hairStyle: 'long', hat: 'none' },
      props: `
        front coin-belt hip 1`,
    },
    cheer: {
      cycle: 0.9,
      stance: 'wide',
      keys: [
        'hip 0,-42 nh 24,-98 fh -20,-98 nf 12,0 ff -12,0',
        'hip 0,-50 nh 28,-62 fh -28,-62 nf 24,-14 ff -24,-14',
      ],
      face: ['laugh'],
      look: { dress: true, top: '#d8433b', hairStyle: 'pony', shoes: '#f6f4f0' },
      props: `
        front pompom nh 1
        behind pompom fh 1`,
      partner: {
        x: 66,
        facing: 'right',
        height: 0.92,
        y: -10,
        stance: 'wide',
        face: ['laugh'],
        look: { dress: true, top: '#d8433b', hairStyle: 'pony', shoes: '#f6f4f0' },
        keys: [
          'hip 0,-42 nh 24,-98 fh -20,-98 nf 12,0 ff -12,0',
          'hip 0,-50 nh 28,-62 fh -28,-62 nf 24,-14 ff -24,-14',
        ],
        props: `
          front pompom nh 1
          behind pompom fh 1`,
      },
    },
    jog: {
      cycle: 0.7,
      speed: 210,
      keys: [
        'hip 0,-46 lean .16 nf 18,-12 ff -24,-16 nh -12,-56 fh 20,-64',
        'hip 0,-42 lean .16 nf 4,0 ff -14,-24 nh 2,-52 fh 10,-54',
        'hip 0,-46 lean .16 nf -24,-16 ff 18,-12 nh 20,-64 fh -12,-56',
        'hip 0,-42 lean .16 nf -14,-24 ff 4,0 nh 10,-54 fh 2,-52',
      ],
      look: { top: '#f2832a', bottom: '#2a2f3d', shoes: '#f6f4f0', bare: true },
      props: `
        front sweatband head 1`,
    },
    'jumping-jack': {
      cycle: 0.9,
      keys: [
        'hip 0,-44 nh 5,-42 fh 0,-42 nf 4,0 ff -4,0',
        'hip 0,-46 nh 10,-102 fh -6,-102 nf 20,-4 ff -20,-4',
      ],
    },
  },
  props: GESTURE_PROPS,
};
