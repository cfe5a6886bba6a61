import type { Deed } from './deed.ts';

const BOARDING: readonly string[] = [
  'hip -34,-44 nf -26,0 ff -42,-2 nh -14,-58 fh -26,-50',
  'hip -14,-48 lean .2 nf 10,-14 ff -24,0 nh 12,-74 fh -4,-56',
  'hip 12,-58 lean .16 nf 18,-14 ff 10,-16 nh 30,-86 fh 18,-66',
  'hip 16,-60 lean .06 nf 22,-16 ff 12,-16 nh 30,-88 fh 18,-66',
];
const LEAVING: readonly string[] = [
  'hip -16,-60 nf -10,-16 ff -20,-16 nh 0,-80 fh -22,-62',
  'hip 6,-50 lean .1 nf 24,0 ff -10,-16 nh 18,-58 fh -6,-60',
  'hip 34,-44 nf 46,0 ff 24,-2 nh 44,-46 fh 26,-48',
  'hip 38,-44 nf 50,0 ff 30,0 nh 46,-80 fh 30,-48',
];

/** What is done on the way: doors, platforms, crossings. */
export const ERRAND_STOPS: Readonly<Record<string, Deed>> = {
  'get-in-car': {
    cycle: 2.1,
    cut: true,
    near: 1.25,
    keys: [
      'hip -40,-44 nf -32,0 ff -48,-2 nh -18,-56 fh -34,-46',
      'hip -18,-42 lean .2 nf 6,-8 ff -26,0 nh 8,-68 fh -6,-52 head .1',
      'hip 6,-32 lean .1 nf 32,-10 ff -4,0 nh 26,-56 fh 20,-54 head .2',
      'hip 12,-30 lean 0 nf 36,-12 ff 34,-12 nh 36,-52 fh 34,-50',
    ],
    props: `
      behind open-car 30,0 1
      front way-right 6,-116 1`,
  },
  'get-out-car': {
    cycle: 2.1,
    cut: true,
    near: 1.25,
    keys: [
      'hip -8,-30 lean 0 nf 20,-12 ff 18,-12 nh 16,-52 fh 14,-50',
      'hip 4,-34 lean .4 nf 30,0 ff 16,-12 nh 30,-58 fh 18,-50 head -.1',
      'hip 30,-44 lean .06 nf 42,0 ff 22,0 nh 40,-50 fh 20,-62',
      'hip 42,-44 nf 54,0 ff 34,-2 nh 52,-48 fh 34,-46',
    ],
    props: `
      behind open-car -6,0 1
      front way-right 40,-116 1`,
  },
  'board-bus': {
    cycle: 2.1,
    cut: true,
    near: 1.1,
    keys: BOARDING,
    props: `
      behind bus-door 26,0 1
      front way-right -8,-130 1`,
  },
  'board-train': {
    cycle: 2.1,
    cut: true,
    near: 1.1,
    keys: BOARDING,
    props: `
      behind train-door 26,0 1
      front way-right -8,-130 1`,
  },
  'leave-train': {
    cycle: 2.1,
    cut: true,
    near: 1.1,
    keys: LEAVING,
    props: `
      behind train-door -16,0 1
      front way-right 26,-120 1
      front small-case nh 1`,
  },
  'wait-line': {
    cycle: 2,
    near: 1.15,
    keys: [
      'hip -58,-44 nf -54,0 ff -62,0 nh -46,-56 fh -56,-44 head 0',
      'hip -58,-44 nf -54,0 ff -62,0 nh -46,-60 fh -56,-44 head -.14',
    ],
    face: ['strain', 'sad'],
    props: `
      behind queue-of-three 30,0 1
      front ticket-window 112,0 1
      front small-case -74,-22 1`,
  },
  'cross-street': {
    cycle: 1.1,
    speed: 60,
    near: 1.25,
    keys: ['nf 14,0 ff -14,-3 nh -8,-46 fh 12,-48', 'nf -14,-3 ff 14,0 nh 12,-48 fh -8,-46'],
    props: `
      behind zebra-stripes 0,4 1
      behind green-signal 70,0 1`,
  },
  'enter-door': {
    cycle: 1.9,
    cut: true,
    near: 1.2,
    keys: [
      'hip -26,-44 nf -16,0 ff -36,-2 nh -8,-56 fh -24,-46',
      'hip -4,-44 nf -12,-2 ff 8,0 nh -10,-48 fh 14,-56',
      'hip 20,-44 nf 32,0 ff 10,-2 nh 32,-52 fh 8,-48',
      'hip 42,-44 nf 34,-2 ff 54,0 nh 34,-48 fh 54,-52',
    ],
    props: `
      behind open-doorway -8,0 1
      front way-right 30,-116 1`,
  },
  'metal-detect': {
    cycle: 1.8,
    speed: 20,
    near: 1.3,
    keys: [
      'lean .2 nf 12,0 ff -10,0 nh 18,-46 fh -4,-46 head .3 disc 36,-2',
      'lean .24 nf 4,0 ff -4,0 nh 22,-44 fh -2,-46 head .34 disc 64,-2',
    ],
    props: `
      front big-headset head 1
      front tie nh disc #4a4f5a 3
      front search-coil disc 1
      front beep-marks disc 1`,
  },
  'pan-gold': {
    cycle: 1.2,
    near: 1.5,
    stance: 'kneel',
    keys: ['lean .5 nh 24,-30 fh 34,-28 head .24 tilt .16', 'lean .5 nh 26,-28 fh 36,-32 head .24 tilt -.16'],
    face: ['smile', 'laugh'],
    look: { hat: 'cowboy', beard: '#7a4a2a', dress: false },
    props: `
      front gold-pan 32,-28 1 tilt
      front small-stream 40,2 1`,
  },
  'steer-ship': {
    cycle: 2.4,
    near: 1.4,
    keys: ['nh 32,-76 fh 34,-52 lean .06 turning -.3', 'nh 34,-66 fh 30,-60 lean .08 turning .3'],
    props: `
      behind wheel-post 42,0 1
      behind helm-wheel 42,-62 1 turning`,
  },
  'direct-traffic': {
    cycle: 1.8,
    near: 1.4,
    keys: ['nh 30,-74 fh -28,-76 stop 0', 'nh 24,-94 fh -30,-72 stop 1', 'nh 24,-94 fh -10,-98 stop 1'],
    face: ['strain', 'blow'],
    look: { hat: 'police', top: '#34507f', bottom: '#283a5c', dress: false },
    props: `
      mid reflect-vest hip 1
      front white-glove nh 1
      front white-glove fh 1
      front whistle-lips mouth 1
      behind traffic-cone -48,0 1
      behind traffic-cone 56,0 1`,
  },
  'explore-cave': {
    cycle: 1.4,
    speed: 30,
    near: 1.3,
    keys: [
      'lean .3 nf 14,0 ff -14,-2 nh 26,-60 fh 14,-50 head -.2',
      'lean .34 nf -12,-2 ff 14,0 nh 28,-64 fh 20,-52 head -.1',
    ],
    face: ['open'],
    props: `
      front beam-of-light nh 1
      front lamp-helmet head 1
      behind rope-coil -6,-60 1`,
  },
};
