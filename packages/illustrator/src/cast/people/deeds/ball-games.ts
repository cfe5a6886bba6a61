import type { DeedGroup } from './deed.ts';
import { SPORTS_PROPS } from './sports-props.ts';

/** Games with a ball or a disc. */
export const BALL_GAMES: DeedGroup = {
  deeds: {
    'shoot-goal': {
      cycle: 2.4,
      cut: true,
      near: 1.15,
      keys: [
        'hip -62,-44 nf -80,-14 ff -60,0 nh -44,-60 fh -76,-58 lean .15 ball -42,-6 fly 0',
        'hip -58,-44 nf -30,-16 ff -62,0 nh -78,-60 fh -38,-66 lean -.2 ball -28,-12 fly 0',
        'hip -58,-44 nf -22,-34 ff -62,0 nh -82,-66 fh -34,-72 lean -.28 ball 14,-36 fly 1',
        'hip -58,-44 nf -22,-34 ff -62,0 nh -82,-66 fh -34,-72 lean -.26 ball 58,-58 fly 1',
        'hip -60,-44 nf -50,0 ff -66,0 nh -72,-98 fh -46,-100 lean 0 ball 96,-72 fly 0',
        'hip -60,-50 nf -52,-8 ff -66,-8 nh -74,-104 fh -46,-106 lean 0 ball 98,-30 fly 0',
      ],
      face: ['strain', 'strain', 'open', 'open', 'laugh', 'laugh'],
      look: { bottom: '#f8f6f1', shoes: '#1d1d26', bare: true },
      props: `
        behind wide-goal 92,0 1
        front flight ball 1 .45 ?fly
        front soccer-ball ball 1.1`,
      partner: {
        x: 78,
        keys: [
          'hip 0,-40 lean .1 nh 16,-52 fh -14,-52 nf 10,0 ff -12,0',
          'hip 0,-40 lean .1 nh 16,-52 fh -14,-52 nf 10,0 ff -12,0',
          'hip -4,-42 lean -.3 nh -22,-78 fh -24,-74 nf 10,0 ff -12,0',
          'hip -6,-34 lean -.9 nh -44,-62 fh -44,-56 nf 22,-4 ff 14,0',
          'hip -6,-22 lean -1.3 nh -46,-34 fh -44,-30 nf 30,-8 ff 26,-4',
          'hip -6,-14 lean -1.4 nh -44,-20 fh -42,-16 nf 32,-4 ff 28,-2',
        ],
        face: ['strain'],
        look: { top: '#f2c230', bottom: '#1d1d26', dress: false, bare: true },
      },
    },
    'play-soccer': {
      cycle: 0.9,
      speed: 120,
      keys: [
        'hip 0,-44 lean .1 nf -20,-14 ff 2,0 nh 16,-58 fh -12,-54 ball 24,-6 roll 0',
        'hip 0,-45 lean .06 nf 18,-8 ff -4,0 nh -14,-56 fh 18,-60 ball 26,-6 roll 2',
        'hip 0,-44 lean .1 nf 4,0 ff -16,-12 nh -6,-54 fh 12,-56 ball 36,-6 roll 4.2',
      ],
      look: { bottom: '#f8f6f1', bare: true },
      partner: {
        x: 92,
        facing: 'left',
        ifNamed: true,
        keys: [
          'hip 0,-44 lean .06 nf 8,0 ff -12,-6 nh 16,-56 fh -10,-54',
          'hip 0,-43 lean .12 nf -8,-6 ff 10,0 nh -8,-54 fh 16,-58',
          'hip 0,-44 lean .1 nf 14,-4 ff -8,0 nh 12,-60 fh -12,-56',
        ],
        look: { bottom: '#34495e', bare: true },
      },
      props: `
        front soccer-ball ball 1 roll`,
    },
    'shoot-basketball': {
      cycle: 1.6,
      cut: true,
      near: 1.15,
      keys: [
        'hip -40,-36 lean .1 nh -24,-60 fh -22,-58 nf -36,0 ff -46,0 ball -16,-62',
        'hip -40,-46 nh -28,-100 fh -24,-98 nf -36,-3 ff -46,-3 ball -22,-108',
        'hip -40,-48 nh -18,-98 fh -16,-96 nf -36,-5 ff -46,-5 ball 30,-168',
        'hip -40,-44 nh -18,-94 fh -16,-92 nf -36,0 ff -46,0 ball 70,-134',
        'hip -40,-44 nh -26,-60 fh -28,-58 nf -36,0 ff -46,0 ball 72,-90',
      ],
      look: { top: '#f2832a', bottom: '#22304f', bare: true, shoes: '#f8f6f1' },
      props: `
        behind hoop 92,0 1
        front basketball ball 1
        front hoop-net 72,-132 1`,
    },
    'dunk-basketball': {
      cycle: 1.5,
      cut: true,
      near: 1.15,
      keys: [
        'hip -30,-38 lean .2 nh -10,-50 fh -12,-56 nf -20,0 ff -42,0 ball -6,-46',
        'hip 10,-84 lean .1 nh 24,-140 fh 20,-120 nf 14,-50 ff -14,-56 ball 30,-148',
        'hip 26,-96 lean .2 nh 52,-146 fh 34,-120 nf 24,-60 ff 2,-66 ball 56,-144',
        'hip 30,-92 lean .1 nh 52,-138 fh 40,-110 nf 30,-54 ff 10,-60 ball 58,-104',
      ],
      face: ['strain', 'open', 'laugh', 'laugh'],
      look: { top: '#d8433b', bottom: '#d8433b', bare: true, shoes: '#f8f6f1' },
      props: `
        behind hoop 78,0 1
        front basketball ball 1
        front hoop-net 58,-132 1`,
    },
    'dribble-basketball': {
      cycle: 0.7,
      keys: [
        'hip 0,-38 lean .2 nh 18,-44 fh -8,-52 ball 22,-38',
        'hip 0,-36 lean .22 nh 20,-34 fh -8,-52 ball 23,-7',
      ],
      look: { top: '#f2832a', bottom: '#22304f', bare: true },
      props: `
        front basketball ball 1`,
    },
    bowl: {
      cycle: 2,
      cut: true,
      near: 1.1,
      keys: [
        'hip -50,-42 lean .2 nh -66,-56 fh -30,-56 nf -40,0 ff -60,0 ball -68,-50 up 1',
        'hip -44,-30 lean .6 nh -24,-14 fh -30,-40 nf -26,0 ff -72,-3 ball -20,-9 up 1',
        'hip -44,-30 lean .5 nh -12,-50 fh -30,-40 nf -26,0 ff -72,-3 ball 60,-9 up 1',
        'hip -46,-40 lean .1 nh -24,-80 fh -32,-80 nf -36,0 ff -60,0 ball 110,-9 up 0',
      ],
      props: `
        behind bowling-lane 30,0 1
        behind pins 106,0 1 0 ?up
        behind pins-falling 106,0 1
        front bowling-ball ball 1`,
    },
    'throw-frisbee': {
      cycle: 1.8,
      cut: true,
      near: 1.15,
      stance: 'step',
      keys: [
        'hip -54,-42 lean -.1 nh -72,-60 fh -36,-52 nf -40,0 ff -68,0 disc -76,-60 tilt -.2',
        'hip -50,-42 lean .2 nh -22,-70 fh -60,-52 nf -36,0 ff -66,0 disc -16,-72 tilt 0',
        'hip -50,-42 lean .2 nh -22,-68 fh -60,-52 nf -36,0 ff -66,0 disc 30,-96 tilt .15',
        'hip -52,-42 lean 0 nh -34,-50 fh -60,-46 nf -38,0 ff -66,0 disc 66,-76 tilt .1',
      ],
      face: ['smile', 'open', 'laugh', 'smile'],
      props: `
        front frisbee disc 1 tilt`,
      partner: {
        x: 96,
        stance: 'step',
        keys: [
          'nh 18,-56 fh 16,-60',
          'nh 24,-72 fh 22,-76',
          'nh 29,-78 fh 28,-80',
          'nh 30,-76 fh 29,-78 lean .1',
        ],
      },
    },
    'throw-baseball': {
      cycle: 1.4,
      cut: true,
      stance: 'step',
      keys: [
        'hip -20,-42 lean -.25 nh -46,-84 fh 6,-66 nf 4,-16 ff -30,0 ball -48,-88',
        'hip -14,-40 lean .35 nh 16,-76 fh -22,-50 nf 8,0 ff -38,-2 ball 22,-78',
        'hip -14,-40 lean .5 nh 12,-40 fh -22,-50 nf 8,0 ff -38,-4 ball 84,-74',
      ],
      look: { hat: 'cap', top: '#f8f6f1', bottom: '#d9dee6', shoes: '#1d1d26' },
      face: ['strain'],
      props: `
        behind baseball-glove fh .8
        front baseball ball 1`,
    },
    'catch-baseball': {
      cycle: 1.6,
      cut: true,
      stance: 'wide',
      keys: [
        'nh 20,-70 fh 26,-70 ball 92,-96 hip 0,-40',
        'nh 24,-74 fh 29,-76 ball 31,-78 hip 0,-40',
        'nh 10,-56 fh 18,-58 ball 20,-60 hip 0,-38',
      ],
      look: { hat: 'cap', top: '#f8f6f1', bottom: '#d9dee6' },
      props: `
        front baseball ball 1
        front baseball-glove fh 1`,
    },
    'hit-baseball': {
      cycle: 1.4,
      cut: true,
      stance: 'wide',
      keys: [
        'lean -.1 nh -16,-78 fh -12,-74 bat -2.2 ball 100,-62',
        'lean 0 nh -14,-72 fh -10,-70 bat -2 ball 60,-60',
        'lean .15 nh 22,-60 fh 20,-60 bat 0 ball 38,-58',
        'lean .1 nh 4,-80 fh 6,-78 bat -2.4 ball 110,-130',
      ],
      look: { hat: 'cap', top: '#f8f6f1', bottom: '#d9dee6' },
      props: `
        front bat nh 1 bat
        front baseball ball 1`,
    },
    'play-tennis': {
      cycle: 1.2,
      cut: true,
      stance: 'step',
      keys: [
        'lean -.1 nh -22,-66 fh 18,-60 angle -2.6 ball 80,-80',
        'lean .2 nh 26,-60 fh -8,-56 angle -.1 ball 46,-62',
        'lean .2 nh 14,-88 fh -8,-56 angle -1.6 ball 100,-100',
      ],
      look: { top: '#f8f6f1', bottom: '#f8f6f1', bare: true, hat: 'cap' },
      props: `
        front racket nh 1 angle
        front tennis-ball ball 1`,
    },
    golf: {
      cycle: 2,
      cut: true,
      stance: 'wide',
      keys: [
        'lean .3 nh 12,-38 fh 13,-36 angle 1.15 ball 27,-2',
        'lean .1 nh -22,-86 fh -18,-84 angle -2.4 ball 27,-2',
        'lean .3 nh 14,-38 fh 15,-36 angle 1 ball 30,-2',
        'lean 0 nh 16,-90 fh 17,-88 angle -1.2 ball 110,-80',
      ],
      look: { hat: 'cap', top: '#f8f6f1', bottom: '#c9b48a' },
      props: `
        behind golf-flag 96,0 1
        front golf-club nh 1 angle
        front golf-ball ball 1`,
    },
  },
  props: SPORTS_PROPS,
};
