import type { DeedGroup } from './deed.ts';
import { SPORTS_PROPS } from './sports-props.ts';

/** Games, contests and getting along on boards, blades and ropes. */
export const SPORTS: DeedGroup = {
  deeds: {
    'roller-skate': {
      cycle: 1.4,
      speed: 200,
      keys: [
        'hip 0,-44 lean .3 nf 12,-7 ff -22,-12 nh -16,-50 fh 24,-58 head -.2',
        'hip 2,-42 lean .34 nf 4,-7 ff 0,-7 nh 4,-50 fh 8,-52 head -.2',
        'hip 0,-44 lean .3 nf -22,-12 ff 12,-7 nh 24,-58 fh -16,-50 head -.2',
        'hip 2,-42 lean .34 nf 0,-7 ff 4,-7 nh 8,-52 fh 4,-50 head -.2',
      ],
      props: `
        front roller-skate nf 1
        behind roller-skate ff 1
        front skate-helmet head 1`,
    },
    'ice-skate': {
      cycle: 1.6,
      speed: 200,
      keys: [
        'hip 0,-46 lean .4 nf 6,-6 ff -32,-22 nh -22,-56 fh 30,-72 head -.3',
        'hip 2,-44 lean .3 nf 2,-6 ff -6,-8 nh -6,-50 fh 14,-58 head -.3',
        'hip 0,-46 lean .4 nf -32,-22 ff 6,-6 nh 30,-70 fh -22,-60 head -.3',
        'hip 2,-44 lean .3 nf -6,-8 ff 2,-6 nh 14,-56 fh -6,-50 head -.3',
      ],
      look: { hat: 'beanie', top: '#3576c9', shoes: '#f8f6f1' },
      props: `
        front ice-blade nf 1
        behind ice-blade ff 1
        front scarf neck 1`,
    },
    skateboard: {
      cycle: 1.6,
      speed: 210,
      stance: 'wide',
      keys: [
        'hip 0,-46 lean .1 nf 14,-11 ff -14,-11 nh 22,-66 fh -24,-60',
        'hip 0,-42 lean .2 nf 14,-11 ff -14,-11 nh 28,-58 fh -26,-70',
        'hip -4,-44 lean .3 nf 14,-11 ff -30,0 nh 26,-60 fh -22,-66',
        'hip 0,-42 lean .2 nf 14,-11 ff -14,-11 nh 28,-58 fh -26,-70',
      ],
      look: { hat: 'cap' },
      props: `
        behind skateboard 0,0 1`,
    },
    'ride-scooter': {
      cycle: 1,
      speed: 220,
      keys: [
        'hip -8,-50 lean .16 nf -4,-9 ff -18,-9 nh 19,-60 fh 19,-60 spin 0',
        'hip -8,-46 lean .22 nf -4,-9 ff -34,-2 nh 19,-60 fh 19,-60 spin 1.5',
      ],
      props: `
        behind kick-scooter 0,0 1
        front skate-helmet head 1`,
    },
    'shoot-goal': {
      cycle: 1.4,
      near: 1.15,
      keys: [
        'hip -22,-44 nf -40,-16 ff -22,0 nh -4,-60 fh -36,-60 lean .15 ball -6,-6 net 0',
        'hip -18,-44 nf 8,-14 ff -22,0 nh -36,-60 fh 2,-66 lean -.12 ball 6,-10 net 0',
        'hip -16,-44 nf 12,-30 ff -22,0 nh -38,-58 fh 4,-70 lean -.2 ball 70,-46 net 0',
        'hip -20,-44 nf -14,0 ff -24,0 nh -30,-90 fh -10,-96 lean 0 ball 116,-30 net 1',
      ],
      face: ['strain', 'strain', 'laugh', 'laugh'],
      look: { bottom: '#f8f6f1', shoes: '#1d1d26', bare: true },
      props: `
        behind goal 112,0 1
        front soccer-ball ball 1`,
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
      props: `
        front soccer-ball ball 1 roll`,
    },
    'shoot-basketball': {
      cycle: 1.6,
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
    'throw-axe': {
      cycle: 1.5,
      near: 1.15,
      stance: 'step',
      keys: [
        'hip -50,-42 lean -.2 nh -62,-96 fh -34,-56 nf -36,0 ff -64,0 axe -62,-98 spin -.6',
        'hip -46,-41 lean .25 nh -18,-84 fh -56,-52 nf -32,0 ff -62,0 axe -14,-88 spin .4',
        'hip -46,-41 lean .3 nh -18,-66 fh -56,-52 nf -32,0 ff -62,0 axe 40,-84 spin 4.6',
        'hip -48,-42 lean .1 nh -30,-48 fh -54,-48 nf -34,0 ff -62,0 axe 70,-72 spin 6.9',
      ],
      face: ['strain', 'strain', 'open', 'smile'],
      look: { top: '#b5652f', beard: '#4a2f24', dress: false },
      props: `
        behind target-board 84,0 1
        front axe axe 1 spin`,
    },
    archery: {
      cycle: 2,
      near: 1.1,
      keys: [
        'hip -30,-44 nh -12,-74 fh 1,-74 arrow -6,-74 pull -6,-74',
        'hip -30,-44 lean -.04 nh -34,-75 fh 1,-74 arrow -28,-74 pull -28,-74',
        'hip -30,-44 lean -.04 nh -34,-75 fh 1,-74 arrow -28,-74 pull -28,-74',
        'hip -30,-44 nh -38,-74 fh 1,-74 arrow 88,-74 pull 0,-74',
      ],
      look: { top: '#4f7f5f', hat: 'none' },
      props: `
        behind archery-target 104,0 1
        front bow fh 1
        front tie 1,-96 pull #f0ece4 .7
        front tie 1,-52 pull #f0ece4 .7
        front arrow arrow 1`,
    },
    'sword-fight': {
      cycle: 1,
      stance: 'step',
      keys: [
        'hip -4,-41 nh 22,-82 fh -16,-66 angle -.9',
        'hip 4,-39 lean .15 nh 30,-62 fh -14,-60 angle -.35',
      ],
      face: ['strain'],
      props: `
        front sword nh 1 angle`,
      partner: {
        x: 92,
        stance: 'step',
        face: ['strain'],
        look: { dress: false },
        keys: [
          'hip 4,-39 lean .15 nh 30,-64 fh -14,-60 angle -.5',
          'hip -4,-41 nh 24,-84 fh -16,-66 angle -.8',
        ],
        props: `
          front sword nh 1 angle`,
      },
    },
    fight: {
      cycle: 0.9,
      stance: 'step',
      keys: ['hip 2,-40 lean .12 nh 30,-76 fh 12,-70', 'hip -2,-40 nh 14,-68 fh 18,-76'],
      face: ['strain'],
      look: { top: '#d8433b', dress: false },
      props: `
        front boxing-glove nh 1
        behind boxing-glove fh 1`,
      partner: {
        x: 62,
        stance: 'step',
        face: ['strain'],
        look: { top: '#3576c9', dress: false },
        keys: ['hip -3,-40 lean -.12 nh 12,-72 fh 16,-80', 'hip 3,-40 lean .12 nh 30,-74 fh 14,-70'],
        props: `
          front boxing-glove nh 1
          behind boxing-glove fh 1`,
      },
    },
    wrestle: {
      cycle: 1.2,
      near: 1.5,
      stance: 'wide',
      keys: [
        'hip -4,-32 lean .75 nh 32,-52 fh 30,-60 nf 6,0 ff -22,0 head -.5',
        'hip 4,-30 lean .85 nh 36,-50 fh 34,-58 nf 10,0 ff -20,0 head -.5',
      ],
      face: ['strain'],
      look: { top: '#d8433b', bottom: '#d8433b', bare: true, dress: false },
      partner: {
        x: 56,
        stance: 'wide',
        face: ['strain'],
        look: { top: '#3576c9', bottom: '#3576c9', bare: true, dress: false },
        keys: [
          'hip 4,-30 lean .85 nh 36,-56 fh 34,-48 nf 10,0 ff -20,0 head -.5',
          'hip -4,-32 lean .75 nh 32,-58 fh 30,-50 nf 6,0 ff -22,0 head -.5',
        ],
      },
      props: `
        behind wrestling-mat 28,3 1`,
    },
    'arm-wrestle': {
      cycle: 1.2,
      stance: 'sit',
      keys: ['lean .35 nh 28,-54 fh 12,-40 ne -1 hand 28,-54', 'lean .3 nh 24,-48 fh 12,-40 ne -1'],
      face: ['strain'],
      props: `
        behind table-small 28,0 1
        behind chair-side -2,0 1`,
      partner: {
        x: 56,
        stance: 'sit',
        face: ['strain'],
        keys: ['lean .35 nh 28,-54 fh 12,-40 ne -1', 'lean .4 nh 32,-48 fh 12,-40 ne -1'],
        props: `
          behind chair-side -2,0 1`,
      },
    },
    'hula-hoop': {
      cycle: 0.8,
      keys: [
        'hip 5,-44 lean -.1 nh 18,-84 fh -16,-84 hoop 3,-46 tilt .16',
        'hip 0,-44 lean 0 nh 20,-80 fh -18,-80 hoop 0,-48 tilt -.05',
        'hip -5,-44 lean .1 nh 18,-84 fh -16,-84 hoop -3,-46 tilt -.16',
        'hip 0,-44 lean 0 nh 20,-80 fh -18,-80 hoop 0,-45 tilt .05',
      ],
      face: ['laugh'],
      props: `
        behind hoop-back hoop 1 tilt
        front hoop-front hoop 1 tilt`,
    },
    'jump-rope': {
      cycle: 0.6,
      keys: [
        'hip 0,-50 nh 16,-50 fh -14,-50 nf 3,-8 ff -4,-8 under 0',
        'hip 0,-43 nh 16,-48 fh -14,-48 nf 3,0 ff -4,0 under 1',
      ],
      props: `
        front rope-low 0,0 1 0 ?up
        front rope-high 0,0 1 0 ?under`,
    },
    'fly-kite': {
      cycle: 2.4,
      near: 1.05,
      stance: 'step',
      keys: [
        'hip -50,-42 lean -.12 head -.35 nh -26,-80 fh -24,-74 nf -40,0 ff -62,0 kite 60,-150 tilt .2',
        'hip -50,-42 lean -.16 head -.4 nh -30,-84 fh -28,-78 nf -40,0 ff -62,0 kite 74,-162 tilt -.15',
      ],
      face: ['laugh'],
      props: `
        front tie nh kite #f8f6f1 .8
        front kite kite 1 tilt
        front spool nh 1`,
    },
    surf: {
      cycle: 2,
      near: 1.2,
      medium: 'water',
      stance: 'wide',
      keys: [
        'hip 0,-34 lean .2 nh 28,-66 fh -26,-60 nf 14,-4 ff -14,-6 tilt -.06',
        'hip 0,-31 lean .3 nh 30,-56 fh -28,-66 nf 14,-6 ff -14,-3 tilt .06',
      ],
      look: { bare: true },
      props: `
        behind breaker 0,0 1
        behind surfboard-flat 0,0 1 tilt
        front spray 44,0 1`,
    },
    ski: {
      cycle: 1.4,
      speed: 260,
      keys: [
        'hip -4,-33 lean .5 nh 16,-44 fh 14,-46 nf 4,-3 ff -6,-3 head -.35',
        'hip -4,-29 lean .6 nh 12,-40 fh 10,-42 nf 6,-3 ff -8,-3 head -.45',
      ],
      look: { hat: 'beanie' },
      props: `
        behind ski ff 1 .06
        front ski nf 1 .06
        behind ski-pole fh 1
        front ski-pole nh 1
        front goggles head 1`,
    },
    snowboard: {
      cycle: 1.4,
      speed: 260,
      stance: 'wide',
      keys: [
        'hip 0,-36 lean .15 nh 26,-58 fh -26,-64 nf 13,-4 ff -13,-4',
        'hip -2,-32 lean .3 nh 28,-50 fh -24,-70 nf 13,-4 ff -13,-4',
      ],
      look: { hat: 'beanie' },
      props: `
        behind snowboard-flat 0,0 1
        front goggles head 1`,
    },
    'rock-climb': {
      cycle: 2,
      near: 1.2,
      keys: [
        'hip 0,-62 lean .1 nh 24,-116 fh 20,-92 nf 22,-26 ff 18,-40 head -.3',
        'hip 0,-66 lean .1 nh 22,-104 fh 22,-120 nf 20,-44 ff 22,-26 head -.3',
      ],
      face: ['strain'],
      look: { top: '#f2832a', dress: false },
      props: `
        behind rock-wall 0,0 1
        front harness hip 1
        front tie hip 30,-190 #e23b2e 1.2
        front skate-helmet head 1`,
    },
    'climb-rope': {
      cycle: 1.4,
      near: 1.2,
      keys: [
        'hip 0,-64 nh 12,-112 fh 12,-100 nf 10,-40 ff 11,-34 nk -1 fk -1 head -.3',
        'hip 0,-58 nh 12,-102 fh 12,-116 nf 11,-38 ff 12,-44 nk -1 fk -1 head -.3',
      ],
      face: ['strain'],
      look: { dress: false },
      props: `
        behind climbing-rope 12,0 1`,
    },
    'bungee-jump': {
      cycle: 2.4,
      near: 1.3,
      keys: [
        'hip 0,-104 turn 2.9 nh -20,-44 fh 20,-44 nf 2,-148 ff -3,-148 knot 0,-148',
        'hip 0,-58 turn 3.14 nh -26,-16 fh 26,-18 nf 2,-102 ff -3,-102 knot 0,-102',
        'hip 0,-88 turn 3.4 nh -22,-30 fh 20,-28 nf 2,-132 ff -3,-132 knot 0,-132',
      ],
      face: ['open'],
      look: { dress: false },
      props: `
        behind bungee-bridge 0,-186 .6
        front tie 0,-186 knot #e23b2e 2.2`,
    },
    skydive: {
      cycle: 1.6,
      medium: 'air',
      near: 1.3,
      keys: [
        'hip 0,-30 turn 1.45 lean -.25 head -.7 nh 34,-66 fh 42,-12 nf -36,-52 ff -40,-40 nk 1 ne -1',
        'hip 0,-30 turn 1.5 lean -.25 head -.7 nh 36,-62 fh 44,-16 nf -36,-48 ff -40,-44 nk 1 ne -1',
      ],
      face: ['open', 'laugh'],
      look: { top: '#f2832a', bottom: '#f2832a', dress: false },
      props: `
        front skydive-pack 0,-36 1
        front goggles head 1 1
        behind wind-lines 0,-40 1`,
    },
    parachute: {
      cycle: 2.6,
      medium: 'air',
      near: 1.1,
      keys: [
        'hip 0,-44 lean .05 nh 16,-96 fh -12,-96 nf 10,-4 ff 2,-2',
        'hip 0,-44 lean -.05 nh 16,-96 fh -12,-96 nf 4,-4 ff -4,-2',
      ],
      props: `
        behind canopy 0,-190 1
        behind tie nh 60,-180 #f8f6f1 .8
        behind tie fh -60,-180 #f8f6f1 .8
        behind tie nh 20,-180 #f8f6f1 .8
        behind tie fh -20,-180 #f8f6f1 .8
        front skate-helmet head 1`,
    },
    'swim-backstroke': {
      cycle: 1.4,
      near: 1.3,
      medium: 'water',
      keys: [
        'hip 0,2 turn -1.5 nh -56,-20 fh 0,14 nf 40,-4 ff 42,6 head .25',
        'hip 0,2 turn -1.5 nh -20,-40 fh -30,26 nf 42,4 ff 40,-2 head .25',
        'hip 0,2 turn -1.5 nh 6,-6 fh -54,-10 nf 40,-4 ff 42,6 head .25',
        'hip 0,2 turn -1.5 nh -30,24 fh -18,-34 nf 42,4 ff 40,-2 head .25',
      ],
      look: { bare: true, dress: false },
      props: `
        front pool-water 0,2 1
        front swim-cap head 1 -1.5`,
    },
    swim: {
      cycle: 1.2,
      near: 1.3,
      medium: 'water',
      keys: [
        'hip -10,2 turn 1.45 nh 46,-14 fh -10,18 nf -52,-2 ff -52,8 head -.7',
        'hip -10,2 turn 1.45 nh 20,16 fh 6,-30 nf -52,6 ff -52,-2 head -.7',
        'hip -10,2 turn 1.45 nh -14,10 fh 44,-10 nf -52,-2 ff -52,8 head -.7',
        'hip -10,2 turn 1.45 nh 8,-32 fh 20,20 nf -52,6 ff -52,-2 head -.7',
      ],
      look: { bare: true, dress: false },
      props: `
        front pool-water 0,2 1
        front swim-cap head 1 .6`,
    },
    kayak: {
      cycle: 1.6,
      near: 1.3,
      medium: 'water',
      keys: [
        'hip -4,-6 lean .1 nh 20,-24 fh 6,-48 nf 34,-2 ff 32,-2 mid 13,-36 angle .9',
        'hip -4,-6 lean .14 nh 14,-44 fh 20,-30 nf 34,-2 ff 32,-2 mid 17,-36 angle -.5',
      ],
      props: `
        mid paddle mid 1 angle
        front kayak 0,0 1`,
    },
    'row-boat': {
      cycle: 1.6,
      near: 1.2,
      medium: 'water',
      stance: 'sit',
      keys: [
        'hip -6,-14 lean .5 nh 24,-32 fh 22,-34 nf 22,-6 ff 20,-6 oar 2.3',
        'hip -6,-14 lean -.2 nh 12,-36 fh 10,-38 nf 22,-6 ff 20,-6 oar 1.9',
      ],
      props: `
        front rowboat 0,0 1
        front oar nh 1 oar`,
    },
    sail: {
      cycle: 2.4,
      near: 1.15,
      medium: 'water',
      stance: 'sit',
      keys: [
        'hip -36,-22 lean -.25 nh -12,-40 fh -12,-42 nf -14,-10 ff -16,-10',
        'hip -36,-22 lean -.4 nh -16,-42 fh -16,-44 nf -14,-10 ff -16,-10',
      ],
      props: `
        behind dinghy-sail 0,0 1
        front dinghy 0,0 1
        front tie nh 10,-40 #f0ece4 1`,
    },
    'run-treadmill': {
      cycle: 0.7,
      keys: [
        'hip 0,-54 lean .12 nf 16,-20 ff -22,-26 nh -12,-66 fh 18,-74',
        'hip 0,-51 lean .12 nf 3,-9 ff -12,-32 nh 2,-62 fh 10,-64',
        'hip 0,-54 lean .12 nf -22,-26 ff 16,-20 nh 18,-74 fh -12,-66',
        'hip 0,-51 lean .12 nf -12,-32 ff 3,-9 nh 10,-64 fh 2,-62',
      ],
      look: { bare: true, top: '#2fb8b5', bottom: '#2a2f3d', dress: false, shoes: '#f8f6f1' },
      props: `
        behind treadmill 0,0 1`,
    },
    'lift-weights': {
      cycle: 1.6,
      stance: 'wide',
      keys: ['hip 0,-32 lean .2 nh 12,-62 fh 10,-62 bar 14,-64', 'hip 0,-43 nh 6,-100 fh 4,-100 bar 5,-102'],
      face: ['strain'],
      look: { bare: true, dress: false },
      props: `
        front barbell bar 1`,
    },
  },
  props: SPORTS_PROPS,
};
