import type { DeedGroup } from './deed.ts';
import { SPORTS_PROPS } from './sports-props.ts';

/** Getting along on blades, boards and water. */
export const GLIDING: DeedGroup = {
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
    'water-ski': {
      cycle: 1.6,
      near: 1.2,
      medium: 'water',
      keys: [
        'hip -12,-28 lean -.3 nh 22,-44 fh 22,-43 nf 8,-3 ff 0,-3 head .2',
        'hip -14,-25 lean -.36 nh 22,-40 fh 22,-39 nf 8,-5 ff 0,-2 head .2',
      ],
      look: { bare: true },
      props: `
        behind wake 0,0 1
        behind ski ff 1 -.14
        front ski nf 1 -.14
        front tow-rope nh 1
        front life-vest neck 1
        front spray -34,0 1`,
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
  },
  props: SPORTS_PROPS,
};
