import type { DeedGroup } from './deed.ts';
import { FURNITURE_PROPS } from './furniture-props.ts';
import { WORK_PROPS } from './work-props.ts';

/** Crafts, games at a table, and getting about. */
export const CRAFTS: DeedGroup = {
  deeds: {
    'arrange-flowers': {
      cycle: 1.4,
      near: 1.5,
      keys: ['nh 26,-66 fh 22,-56 stem 28,-70 head .1', 'nh 29,-78 fh 22,-56 stem 32,-82 head .04'],
      props: `
        front flower-table 38,0 1
        behind bouquet 42,-56 1
        front flower stem 1`,
    },
    pottery: {
      cycle: 0.8,
      near: 1.6,
      stance: 'sit',
      keys: ['lean .25 nh 26,-44 fh 34,-46 head .14 w 1', 'lean .25 nh 25,-38 fh 34,-40 head .14 w 1.03'],
      props: `
        behind stool 0,0 1
        behind potters-wheel 31,0 1
        behind clay-pot 31,-30 w
        front apron hip .9
        front clay-marks 31,-26 1`,
    },
    'sharpen-knife': {
      cycle: 0.8,
      cutAt: -22,
      keys: ['nh 16,-54 fh 24,-46 angle -.12', 'nh 30,-50 fh 26,-46 angle -.12'],
      face: ['strain'],
      props: `
        front counter 34,4 1.1
        front whetstone 34,-42 1.5
        front knife nh 1.9 angle
        front sparks 58,-58 1.8`,
    },
    'bend-metal': {
      cycle: 1.4,
      cutAt: -28,
      keys: ['nh 14,-62 fh 28,-62 bend 0', 'nh 12,-56 fh 30,-56 bend 1'],
      face: ['strain'],
      look: { dress: false, bare: true },
      props: `
        front metal-bar hands 1 0 ?straight
        front metal-bar-bent hands 1
        front strain-marks 20,-84 1`,
    },
    'push-cart': {
      cycle: 1,
      speed: 80,
      near: 1.3,
      keys: [
        'lean .25 nh 26,-54 fh 24,-54 nf 14,0 ff -16,-3',
        'lean .25 nh 26,-54 fh 24,-54 nf -14,-3 ff 16,0',
      ],
      props: `
        front shopping-cart 56,0 1`,
    },
    'change-wheel': {
      cycle: 1.2,
      near: 1.4,
      stance: 'kneel',
      keys: ['lean .4 nh 26,-30 fh 22,-26 angle 0', 'lean .46 nh 28,-22 fh 22,-26 angle .9'],
      props: `
        behind jacked-car 70,0 1
        front wrench nh 1 angle
        front spare-wheel -34,0 1`,
    },
    'shuffle-cards': {
      cycle: 0.7,
      cutAt: -26,
      keys: ['nh 20,-74 fh 34,-46 head .16 gap 27,-60', 'nh 22,-70 fh 32,-49 head .2 gap 27,-59'],
      props: `
        front card-cascade gap 1
        front card-pack nh .8 -.5
        front card-pack fh .8 -.5`,
    },
    'play-cards': {
      cycle: 1.6,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 18,-50 fh 28,-42', 'nh 18,-50 fh 34,-40'],
      props: `
        behind chair-side 0,0 1
        front card-hand nh 1
        front game-table 42,0 1`,
      partner: {
        x: 84,
        stance: 'sit',
        keys: ['nh 18,-50 fh 32,-41', 'nh 18,-50 fh 27,-42'],
        props: `
          behind chair-side 0,0 1
          front card-hand nh 1`,
      },
    },
    'play-chess': {
      cycle: 2,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 26,-44 fh 12,-40 head .1', 'nh 36,-50 fh 12,-40 head .14', 'nh 38,-46 fh 12,-40 head .16'],
      face: ['strain', 'smile'],
      props: `
        behind chair-side 0,0 1
        front chess-table 42,0 1`,
      partner: {
        x: 84,
        stance: 'sit',
        face: ['strain'],
        keys: ['nh 12,-52 fh 14,-40 lean .16 head .1', 'nh 12,-52 fh 14,-40 lean .18 head .14'],
        props: `
          behind chair-side 0,0 1`,
      },
    },
    'rock-paper-scissors': {
      cycle: 1.6,
      cut: true,
      cutAt: -30,
      keys: [
        'nh 24,-66 fh 2,-48 show 0',
        'nh 24,-58 fh 2,-48 show 0',
        'nh 26,-66 fh 2,-48 show 0',
        'nh 27,-62 fh 2,-48 show 1',
        'nh 27,-62 fh 2,-48 show 1',
      ],
      face: ['smile', 'smile', 'open', 'laugh', 'laugh'],
      props: `
        front rps-scissors nh 1.3 0 ?show
        front rps-fist nh 1.2
        front three-signs 39,-116 1`,
      partner: {
        x: 78,
        face: ['smile', 'smile', 'open', 'sad', 'sad'],
        keys: [
          'nh 24,-66 fh 2,-48 show 0',
          'nh 24,-58 fh 2,-48 show 0',
          'nh 26,-66 fh 2,-48 show 0',
          'nh 27,-62 fh 2,-48 show 1',
          'nh 27,-62 fh 2,-48 show 1',
        ],
        props: `
          front rps-paper nh 1.3 0 ?show`,
      },
    },
    'give-award': {
      cycle: 1.6,
      near: 1.5,
      keys: ['nh 26,-62 fh 28,-60 cup 31,-66', 'nh 27,-66 fh 29,-64 cup 32,-70'],
      look: { top: '#22304f', bottom: '#22304f', dress: false },
      props: `
        front trophy cup 1
        front confetti 30,-100 1`,
      partner: {
        x: 62,
        keys: ['nh 28,-60 fh 26,-58', 'nh 28,-64 fh 26,-62'],
        face: ['laugh'],
        props: `
          front medal neck 1`,
      },
    },
    'dance-together': {
      cycle: 1.6,
      near: 1.5,
      keys: [
        'hip -2,-44 lean .04 nh 20,-60 fh 26,-78 nf 8,0 ff -6,-3',
        'hip 2,-44 lean -.04 nh 20,-60 fh 28,-72 nf 2,-3 ff -10,0',
      ],
      look: { top: '#22304f', bottom: '#22304f', dress: false },
      partner: {
        x: 40,
        keys: [
          'hip 2,-44 lean -.04 nh 22,-66 fh 16,-80 nf 2,-3 ff -8,0',
          'hip -2,-44 lean .06 nh 22,-66 fh 14,-74 nf 8,0 ff -4,-3',
        ],
        look: { dress: true, hairStyle: 'long', top: '#d7263d' },
      },
    },
    'ride-bike': {
      cycle: 0.9,
      speed: 260,
      near: 1.3,
      keys: [
        'hip -16,-60 lean .5 head -.3 nh 24,-72 fh 24,-72 nf 9,-24 ff -17,-28',
        'hip -16,-60 lean .5 head -.3 nh 24,-72 fh 24,-72 nf -4,-12 ff -4,-38',
        'hip -16,-60 lean .5 head -.3 nh 24,-72 fh 24,-72 nf -17,-28 ff 9,-24',
        'hip -16,-60 lean .5 head -.3 nh 24,-72 fh 24,-72 nf -4,-38 ff -4,-12',
      ],
      mount: 'bicycle',
      props: `
        front skate-helmet head 1`,
    },
    'ride-motorcycle': {
      cycle: 0.5,
      speed: 420,
      near: 1.3,
      keys: [
        'hip -18,-56 lean .4 head -.2 nh 20,-72 fh 22,-72 nf 4,-22 ff 6,-22',
        'hip -18,-57 lean .4 head -.2 nh 20,-73 fh 22,-73 nf 4,-22 ff 6,-22',
      ],
      mount: 'motorcycle',
      look: { hairStyle: 'bald' },
      props: `
        front motor-helmet head 1`,
    },
    'drive-car': {
      cycle: 1,
      near: 1.5,
      stance: 'sit',
      keys: [
        'hip -20,-30 lean -.12 nh 14,-56 fh 16,-50 nf 22,-12 ff 20,-12 turn 0',
        'hip -20,-30 lean -.12 nh 12,-50 fh 17,-56 nf 22,-12 ff 20,-12 turn 0',
      ],
      speed: 300,
      props: `
        behind car-inside 0,0 1
        mid steering-wheel 16,-52 1
        front car-door 0,0 1`,
    },
    'crowd-surf': {
      cycle: 1.6,
      near: 1.2,
      stance: 'lie',
      keys: [
        'hip 0,-92 nh -44,-110 fh -30,-120 nf 43,-90 ff 43,-96',
        'hip 4,-96 nh -40,-116 fh -26,-124 nf 46,-94 ff 46,-100',
      ],
      face: ['laugh'],
      props: `
        front crowd-hands 0,0 1`,
    },
  },
  props: { ...FURNITURE_PROPS, ...WORK_PROPS },
};
