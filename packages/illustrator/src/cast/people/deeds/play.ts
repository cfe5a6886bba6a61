import { BODY_PROPS } from './body-props.ts';
import type { Deed, DeedGroup } from './deed.ts';
import { PLAY_PROPS } from './play-props.ts';

const CHILD = { height: 0.8 } as const;

/** On the floor with toys. */
function onFloor(keys: readonly string[], props: string): Deed {
  return {
    cycle: 1.4,
    near: 1.8,
    stance: 'kneel',
    keys: keys.map((key) => `hip -14,-20 nf -34,-1 ff 0,-1 ${key}`),
    face: ['laugh', 'smile'],
    props: `
      behind play-rug 20,0 1
      ${props}`,
  };
}

/** A small instrument before the chest. */
function playing(keys: readonly string[], props: string, cycle = 0.8): Deed {
  return { cycle, cutAt: -28, keys, face: ['laugh', 'smile'], props };
}

const GAMES: Readonly<Record<string, Deed>> = {
  volleyball: {
    cycle: 1.4,
    cut: true,
    near: 1.2,
    keys: [
      'hip 0,-42 nh 10,-56 fh 14,-54 ball 40,-150',
      'hip 0,-62 nf 4,-20 ff -10,-22 nh 20,-122 fh -10,-100 ball 30,-136',
      'hip 0,-60 nf 4,-18 ff -10,-20 nh 28,-104 fh -6,-80 ball 90,-120',
      'hip 0,-43 nh 22,-70 fh 4,-56 ball 140,-80',
    ],
    face: ['open', 'strain', 'strain', 'laugh'],
    props: `
      behind volley-net 84,0 1
      front volley-ball ball 1`,
  },
  hockey: {
    cycle: 1,
    speed: 50,
    near: 1.35,
    keys: [
      'lean .5 hip -6,-38 nh 20,-38 fh 12,-48 nf 16,0 ff -22,-4 tip 44,-2',
      'lean .5 hip -6,-38 nh 26,-38 fh 16,-48 nf -16,-4 ff 18,0 tip 58,-2',
    ],
    face: ['strain'],
    props: `
      front hockey-stick fh 1 >tip
      front hockey-ball 66,-4 1`,
  },
  'ice-hockey': {
    cycle: 1,
    speed: 70,
    near: 1.35,
    keys: [
      'lean .5 hip -6,-38 nh 20,-38 fh 12,-48 nf 18,-3 ff -26,-8 tip 46,-2',
      'lean .5 hip -6,-38 nh 26,-38 fh 16,-48 nf -20,-8 ff 20,-3 tip 58,-2',
    ],
    look: { hat: 'helmet-fire', top: '#c8243c', bottom: '#22222c', dress: false },
    props: `
      front skate-edge nf 1
      front skate-edge ff 1
      front hockey-stick fh 1 >tip
      front hockey-puck 66,-2 1`,
  },
  rugby: {
    cycle: 0.8,
    speed: 80,
    near: 1.35,
    keys: [
      'lean .34 nh 14,-56 fh 22,-70 nf 22,-4 ff -24,-14',
      'lean .34 nh 14,-57 fh -16,-54 nf -22,-14 ff 20,-2',
    ],
    face: ['strain'],
    look: { top: '#2f6b4a', bottom: '#f4f1ea', dress: false },
    props: `
      front rugby-ball nh 1.2
      behind rugby-posts 110,0 1`,
  },
  'cricket-game': {
    cycle: 1.2,
    cut: true,
    near: 1.3,
    keys: [
      'lean .2 nh -10,-62 fh -8,-54 bat -2.4 ball 120,-40',
      'lean .24 nh 4,-50 fh 6,-44 bat -.6 ball 60,-26',
      'lean .1 nh 30,-62 fh 26,-58 bat -1 ball 80,-70',
      'lean 0 nh 22,-84 fh 18,-80 bat -1.8 ball 130,-120',
    ],
    look: { top: '#fbfcfd', bottom: '#f4f1ea', hat: 'cap', dress: false },
    props: `
      behind wicket -34,0 1
      front cricket-bat nh 1 bat
      front cricket-ball ball 1`,
  },
  billiards: {
    cycle: 1.4,
    near: 1.6,
    keys: [
      'hip -24,-42 nf -20,0 ff -34,0 lean .9 nh -14,-50 fh 26,-42 head -.6 ball 66,-45',
      'hip -24,-42 nf -20,0 ff -34,0 lean .94 nh -6,-48 fh 26,-42 head -.6 ball 84,-45',
    ],
    face: ['strain'],
    props: `
      front pool-table 74,0 1
      front pool-cue nh 1 >fh
      front white-ball ball 1`,
  },
  marbles: onFloor(
    ['lean .6 nh 20,-8 fh 14,-14 roll 34,-4', 'lean .66 nh 24,-6 fh 14,-14 roll 58,-4'],
    `
    front glass-marbles 56,0 1
    front one-marble roll 1`,
  ),
  hopscotch: {
    cycle: 1,
    near: 1.35,
    keys: [
      'hip 0,-42 nf 4,0 ff -18,-28 nh 18,-60 fh -14,-58 fk 1',
      'hip 6,-60 nf 8,-18 ff -12,-42 nh 24,-82 fh -20,-80 fk 1',
    ],
    face: ['laugh'],
    look: CHILD,
    props: `
      behind chalk-squares 0,0 1`,
  },
  'play-doll': onFloor(
    ['lean .2 nh 22,-34 fh 28,-30 head .2', 'lean .24 nh 24,-42 fh 28,-38 head .16'],
    `
    front rag-doll 34,-34 1.2
    front toy-bed 64,0 1`,
  ),
  'play-blocks': onFloor(
    ['lean .3 nh 26,-22 fh 20,-16 block 32,-22', 'lean .1 nh 28,-52 fh 20,-20 block 36,-54'],
    `
    front block-tower 44,0 1
    front red-block block 1`,
  ),
  'play-toy-car': onFloor(
    ['lean .5 nh 22,-14 fh 12,-14 car 30,-2', 'lean .66 nh 40,-12 fh 16,-14 car 50,-2'],
    `
    front toy-car car 1.2
    front toy-road 40,0 1`,
  ),
  'yo-yo': {
    cycle: 1,
    near: 1.5,
    keys: ['nh 22,-66 fh 2,-46 toy 24,-58', 'nh 22,-60 fh 2,-46 toy 24,-16'],
    props: `
      front tie nh toy #f4f1ea 1.2
      front yo-yo-disc toy 1.2`,
  },
  swing: {
    cycle: 2,
    near: 1.15,
    stance: 'sit',
    keys: [
      'hip -34,-44 lean -.3 nh -28,-86 fh -26,-88 nf -6,-42 ff -8,-40 seat -34,-38',
      'hip 34,-46 lean .1 nh 30,-92 fh 34,-94 nf 46,-22 ff 44,-20 seat 34,-40',
    ],
    face: ['laugh'],
    props: `
      behind swing-posts 0,0 1
      behind tie 0,-150 seat #8a6a3a 2
      front swing-seat seat 1`,
  },
  seesaw: {
    cycle: 1.8,
    near: 1.2,
    stance: 'sit',
    keys: [
      'hip -62,-62 nf -46,-36 ff -48,-34 nh -46,-60 fh -44,-58 tilt .28',
      'hip -62,-26 nf -46,-2 ff -48,0 nh -46,-28 fh -44,-26 tilt -.28',
    ],
    face: ['laugh'],
    props: `
      behind seesaw-foot 0,0 1
      front seesaw-board 0,-30 1 tilt`,
    partner: {
      x: 0,
      stance: 'sit',
      height: 0.9,
      keys: [
        'hip -62,-22 nf -46,-2 ff -48,0 nh -46,-28 fh -44,-26',
        'hip -62,-60 nf -46,-36 ff -48,-34 nh -46,-60 fh -44,-58',
      ],
      face: ['laugh'],
    },
  },
  puzzle: {
    cycle: 1.6,
    cutAt: -18,
    keys: [
      'hip 6,-44 nh 30,-66 fh 20,-50 lean .1 head .2 piece 34,-64',
      'hip 6,-44 nh 38,-54 fh 20,-50 lean .2 head .24 piece 48,-50',
    ],
    props: `
      front puzzle-table 46,0 1
      front jigsaw 48,-42 1
      front puzzle-piece piece 1`,
  },
  sled: {
    cycle: 0.8,
    speed: 120,
    near: 1.5,
    stance: 'sit',
    keys: [
      'hip -4,-18 lean -.14 nh 18,-26 fh 20,-26 nf 28,-14 ff 26,-14',
      'hip -4,-20 lean -.1 nh 18,-28 fh 20,-28 nf 28,-16 ff 26,-16',
    ],
    look: { hat: 'beanie' },
    face: ['laugh'],
    props: `
      behind wood-sled 6,0 1
      front snow-spray -30,0 1`,
  },
  'snow-angel': {
    cycle: 1.2,
    near: 1.7,
    stance: 'lie',
    keys: ['nh -20,-30 fh -16,16 nf 40,-22 ff 40,8', 'nh -36,-22 fh -34,12 nf 44,-12 ff 44,0'],
    look: { hat: 'beanie' },
    face: ['laugh'],
    props: `
      behind angel-print 0,0 1`,
  },
  tightrope: {
    cycle: 1.6,
    near: 1.2,
    keys: [
      'hip 0,-104 nh 26,-122 fh -26,-122 nf 12,-60 ff -10,-60 lean .06',
      'hip 0,-104 nh 26,-130 fh -26,-116 nf -8,-60 ff 12,-62 lean -.06',
    ],
    face: ['strain'],
    props: `
      behind rope-posts 0,0 1
      front balance-pole hands 1`,
  },
  'ice-fish': {
    cycle: 2,
    near: 1.6,
    stance: 'sit',
    keys: ['nh 24,-44 fh 16,-40 head .16', 'nh 24,-50 fh 16,-44 head .1'],
    look: { hat: 'beanie' },
    props: `
      behind fishing-stool 0,0 1
      behind ice-hole 56,0 1
      front short-rod nh 1
      front tie 50,-66 56,-2 #5f6874 1`,
  },
};

const SPORT: Readonly<Record<string, Deed>> = {
  cartwheel: {
    cycle: 1.4,
    cut: true,
    near: 1.25,
    keys: [
      'hip -40,-46 turn .5 nh -10,-92 fh -24,-98 nf -52,-2 ff -64,-6',
      'hip -14,-66 turn 2.3 nh 2,-4 fh -14,-10 nf -44,-104 ff -58,-62',
      'hip 6,-74 turn 3.2 nh 14,-2 fh -4,-2 nf 40,-104 ff -30,-104',
      'hip 30,-64 turn 4.1 nh 18,-8 fh 4,-4 nf 72,-56 ff 58,-100',
    ],
    face: ['laugh'],
    props: `
      behind flip-arrow -50,-96 1`,
  },
  somersault: {
    cycle: 1.2,
    cut: true,
    near: 1.25,
    keys: [
      'hip 0,-44 nh 14,-90 fh 10,-92 nf 6,0 ff -6,0',
      'hip 0,-110 turn 1.6 nh 10,-96 fh 6,-92 nf 14,-124 ff 12,-120',
      'hip 4,-120 turn 3.3 nh 0,-116 fh 4,-112 nf -4,-142 ff 0,-140',
      'hip 6,-90 turn 5.2 nh -8,-80 fh -6,-86 nf -8,-62 ff -4,-60',
    ],
    face: ['strain'],
    props: `
      behind landing-mat 0,0 1
      behind flip-arrow -44,-110 1`,
  },
  'pull-up': {
    cycle: 1.6,
    near: 1.2,
    keys: [
      'hip 0,-72 nh 12,-128 fh -10,-128 nf 4,-30 ff -6,-30',
      'hip 0,-96 nh 12,-128 fh -10,-128 nf 4,-54 ff -6,-56',
    ],
    face: ['strain'],
    props: `
      behind pull-bar 0,0 1`,
  },
  dumbbells: {
    cycle: 1.4,
    cutAt: -26,
    keys: ['nh 18,-46 fh 12,-72 ne 1', 'nh 14,-74 fh 16,-46 ne 1'],
    face: ['strain'],
    look: { bare: true },
    props: `
      front dumbbell fh 1
      front dumbbell nh 1`,
  },
  'row-machine': {
    cycle: 1.6,
    near: 1.6,
    stance: 'sit',
    keys: [
      'hip -10,-18 lean .4 nh 28,-36 fh 30,-36 nf 34,-10 ff 34,-10',
      'hip -34,-18 lean -.3 nh -14,-40 fh -12,-40 nf 6,-10 ff 6,-10',
    ],
    face: ['strain'],
    props: `
      behind rowing-rail 0,0 1
      front tie nh 62,-26 #5f6874 2
      front row-handle nh 1`,
  },
  'exercise-bike': {
    cycle: 0.7,
    near: 1.6,
    stance: 'sit',
    keys: [
      'hip -8,-58 lean .3 nh 24,-70 fh 26,-70 nf 16,-14 ff 6,-30',
      'hip -8,-58 lean .3 nh 24,-70 fh 26,-70 nf 6,-30 ff 16,-14',
    ],
    face: ['strain'],
    props: `
      behind gym-bike 0,0 1`,
  },
  breakdance: {
    cycle: 0.8,
    near: 1.5,
    keys: [
      'hip 4,-50 turn 2.7 nh 6,-2 fh -16,-4 nf 44,-84 ff -12,-92 head -.4',
      'hip 4,-50 turn 3.4 nh 4,-2 fh 16,-4 nf -20,-96 ff 40,-76 head -.4',
    ],
    look: { hat: 'cap' },
    props: `
      behind dance-floor 0,0 1
      front spin-ring 0,-6 1`,
  },
  'tap-dance': {
    cycle: 0.5,
    near: 1.5,
    keys: [
      'nh 22,-64 fh -18,-62 nf 14,-10 ff -5,0 lean .04',
      'nh 18,-72 fh -22,-70 nf 4,0 ff -16,-8 lean -.04',
    ],
    face: ['laugh'],
    look: { shoes: '#16161c' },
    props: `
      front tap-marks 16,-2 1`,
  },
  'hip-hop': {
    cycle: 0.8,
    near: 1.5,
    stance: 'wide',
    keys: ['nh 26,-92 fh -22,-60 hip -4,-38 lean -.1', 'nh 18,-58 fh -24,-94 hip 4,-38 lean .1'],
    face: ['laugh'],
    look: { hat: 'cap' },
    props: `
      behind disco-ball 0,-150 1`,
  },
  javelin: {
    cycle: 1.6,
    cut: true,
    near: 1.25,
    stance: 'step',
    keys: [
      'lean -.24 nh -18,-88 fh 24,-78 spear -16,-90 angle -.3',
      'lean -.28 nh -20,-90 fh 26,-80 spear -18,-92 angle -.3',
      'lean .3 nh 30,-86 fh -4,-56 spear 62,-112 angle -.24',
      'lean .3 nh 28,-64 fh -4,-54 spear 120,-126 angle -.1',
    ],
    face: ['strain'],
    props: `
      front long-spear spear 1 angle`,
  },
  discus: {
    cycle: 1.6,
    cut: true,
    near: 1.3,
    stance: 'step',
    keys: [
      'lean .1 nh -28,-60 fh 24,-66 disc -32,-62',
      'lean 0 nh -26,-70 fh 26,-70 disc -30,-72',
      'lean .2 nh 30,-80 fh -14,-62 disc 64,-96',
      'lean .2 nh 28,-66 fh -10,-56 disc 128,-112',
    ],
    face: ['strain'],
    props: `
      front flat-discus disc 1`,
  },
  'shot-put': {
    cycle: 1.6,
    cut: true,
    near: 1.3,
    stance: 'step',
    keys: [
      'lean -.2 nh 6,-84 fh 26,-74 shot 8,-88',
      'lean -.1 nh 8,-86 fh 26,-76 shot 12,-90',
      'lean .3 nh 30,-98 fh -6,-56 shot 54,-112',
      'lean .3 nh 28,-84 fh -6,-54 shot 104,-96',
    ],
    face: ['strain'],
    props: `
      front iron-shot shot 1`,
  },
  'long-jump': {
    cycle: 1.6,
    cut: true,
    near: 1.2,
    keys: [
      'hip -50,-44 lean .2 nh -30,-66 fh -64,-60 nf -34,-2 ff -70,-8',
      'hip -10,-78 lean -.1 nh 8,-126 fh -22,-122 nf 18,-58 ff 4,-46',
      'hip 30,-66 lean .4 nh 64,-76 fh 60,-70 nf 66,-46 ff 62,-42',
      'hip 56,-24 lean .4 nh 84,-40 fh 80,-36 nf 84,-4 ff 82,-2',
    ],
    face: ['strain'],
    props: `
      behind sand-pit 60,0 1`,
  },
  'high-jump': {
    cycle: 1.6,
    cut: true,
    near: 1.1,
    keys: [
      'hip -56,-44 lean .1 nh -40,-70 fh -66,-64 nf -44,-2 ff -70,-8',
      'hip -22,-96 turn -.9 nh -6,-140 fh -34,-136 nf -4,-62 ff -18,-60',
      'hip 16,-122 turn -1.7 nh -16,-120 fh -18,-112 nf 50,-108 ff 48,-98',
      'hip 56,-36 turn -2 nh 24,-30 fh 26,-24 nf 90,-56 ff 88,-46',
    ],
    face: ['strain'],
    props: `
      behind jump-bar 14,0 1
      behind foam-mat 76,0 1`,
  },
  'pole-vault': {
    cycle: 1.8,
    cut: true,
    near: 1,
    keys: [
      'hip -66,-44 lean .1 nh -44,-70 fh -70,-60 nf -50,-2 ff -80,-8 pole -60,-66',
      'hip -34,-90 turn -.6 nh -12,-120 fh -20,-108 nf -16,-62 ff -30,-58 pole -16,-116',
      'hip 4,-164 turn -2.6 nh 0,-130 fh -4,-138 nf 14,-206 ff 8,-202 pole 0,-132',
      'hip 44,-150 turn -4 nh 30,-180 fh 36,-184 nf 60,-120 ff 66,-124 pole 6,-150',
    ],
    face: ['strain'],
    props: `
      behind vault-bar 28,0 1
      behind foam-mat 86,0 1
      front tie pole 14,0 #d9b27c 3`,
  },
  hurdle: {
    cycle: 0.9,
    speed: 60,
    near: 1.25,
    keys: [
      'hip 0,-66 lean .4 nh 34,-84 fh -14,-66 nf 40,-62 ff -30,-40',
      'hip 0,-48 lean .2 nh -12,-60 fh 20,-66 nf -14,-10 ff 20,-18',
    ],
    face: ['strain'],
    props: `
      front race-hurdle 34,0 1`,
  },
};

const MUSIC: Readonly<Record<string, Deed>> = {
  xylophone: {
    cycle: 0.7,
    cutAt: -16,
    keys: ['hip 4,-44 nh 26,-66 fh 34,-54 head .16', 'hip 4,-44 nh 24,-54 fh 36,-66 head .16'],
    face: ['laugh', 'smile'],
    props: `
      front colour-bars 40,0 1
      front mallet nh 1
      front mallet fh 1`,
  },
  triangle: playing(
    ['nh 28,-66 fh 24,-86 head .04 hit 0', 'nh 24,-68 fh 24,-86 head .08 hit 1'],
    `
    front steel-triangle 26,-84 1.2
    front beater nh 1
    front music-note 48,-92 1 0 ?hit`,
  ),
  tambourine: playing(
    ['nh 24,-78 fh 4,-50 spin -.3', 'nh 24,-86 fh 16,-76 spin .3'],
    `
    front jingle-drum nh 1.2 spin
    front music-note 46,-100 1`,
  ),
  maracas: playing(
    ['nh 22,-66 fh 14,-82 head .06', 'nh 24,-82 fh 16,-66 head -.06'],
    `
    front maraca fh 1
    front maraca nh 1.1
    front music-note 46,-98 1`,
    0.5,
  ),
  tuba: playing(
    ['nh 20,-62 fh 16,-56 head 0 lean -.04', 'nh 20,-61 fh 16,-56 head -.04 lean -.06'],
    `
    front big-tuba 24,-52 .9
    front holding-knuckles nh 1
    front music-note 52,-104 1`,
  ),
  bongos: playing(
    ['nh 22,-62 fh 32,-52 head .1', 'nh 22,-54 fh 32,-62 head .14'],
    `
    front two-bongos 28,-46 1.2
    front music-note 54,-92 1`,
    0.5,
  ),
};

/** Games and feats of the body. */
export const PLAY: DeedGroup = {
  deeds: { ...GAMES, ...SPORT, ...MUSIC },
  props: { ...BODY_PROPS, ...PLAY_PROPS },
};
