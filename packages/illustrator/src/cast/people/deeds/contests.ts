import type { DeedGroup } from './deed.ts';
import { SPORTS_PROPS } from './sports-props.ts';

/** Fights, feats and tests of skill. */
export const CONTESTS: DeedGroup = {
  deeds: {
    'throw-axe': {
      cycle: 1.5,
      cut: true,
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
      cut: true,
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
        front fist nh 1`,
      partner: {
        x: 62,
        stance: 'step',
        face: ['strain'],
        look: { top: '#3576c9', dress: false },
        keys: ['hip -3,-40 lean -.12 nh 12,-72 fh 16,-80', 'hip 3,-40 lean .12 nh 30,-74 fh 14,-70'],
        props: `
          front fist nh 1`,
      },
    },
    box: {
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
        front tie hip 30,-150 #e23b2e 1.2
        front skate-helmet head 1`,
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
        behind skydive-pack 12,-40 1.1
        front goggles head 1 1
        behind wind-lines 0,-40 .8`,
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
  },
  props: SPORTS_PROPS,
};
