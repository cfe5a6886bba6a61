import { BODY_PROPS } from './body-props.ts';
import type { Deed, DeedGroup } from './deed.ts';
import { PLAY_PROPS } from './play-props.ts';
import { SHOWS } from './shows.ts';
import { SKILL_PROPS } from './skill-props.ts';
import { SPORTS_PROPS } from './sports-props.ts';
import { TABLE_GAMES } from './table-games.ts';

const ATHLETE = { bottom: '#2f4858', dress: false } as const;

const INSTRUMENTS: Readonly<Record<string, Deed>> = {
  'play-bagpipes': {
    cycle: 1.3,
    near: 1.45,
    keys: ['nh 18,-52 fh 20,-46 head .06', 'nh 20,-48 fh 20,-42 head .1'],
    face: ['blow'],
    look: { bottom: '#b5343f', hat: 'cap', dress: false },
    props: `
      front pipe-bag 6,-60 1
      front kilt hip 1
      front music-note 44,-104 1`,
  },
  'play-harmonica': {
    cycle: 1.1,
    cutAt: -36,
    keys: ['nh 18,-81 fh 24,-82 head .02', 'nh 22,-81 fh 28,-82 head -.06'],
    face: ['blow'],
    props: `
      front harmonica hands 1
      front music-note 42,-104 1`,
  },
  'play-trombone': {
    cycle: 1.4,
    cutAt: -26,
    keys: ['nh 24,-76 fh 16,-78 slide 0 far 34,-76', 'nh 30,-72 fh 16,-78 slide 1 far 56,-74'],
    face: ['blow'],
    props: `
      mid trombone 12,-82 1
      front trombone-slide far 1
      front music-note 78,-112 1`,
  },
  'play-cymbals': {
    cycle: 0.9,
    cutAt: -24,
    keys: ['nh 10,-66 fh 34,-70 hit 0', 'nh 20,-70 fh 24,-70 hit 1', 'nh 20,-70 fh 24,-70 hit 1'],
    face: ['open', 'laugh', 'laugh'],
    props: `
      front brass-plate nh 1
      front brass-plate fh 1
      front clash-marks 24,-92 1 0 ?hit`,
  },
  'play-gong': {
    cycle: 1.6,
    near: 1.3,
    keys: [
      'nh 4,-86 fh 2,-44 lean -.06 hit 0',
      'nh 28,-70 fh 4,-44 lean .12 hit 1',
      'nh 26,-72 fh 4,-44 lean .1 hit 1',
    ],
    props: `
      behind gong-stand 66,0 1
      front gong-mallet nh 1
      front clash-marks 66,-130 1 0 ?hit`,
  },
  'play-timpani': {
    cycle: 0.6,
    near: 1.35,
    keys: ['nh 24,-70 fh 28,-54 na -.7 fa .3', 'nh 26,-54 fh 24,-72 na .3 fa -.7'],
    props: `
      front felt-stick nh 1 na
      behind felt-stick fh 1 fa
      front kettle-drum 46,0 1
      front kettle-drum 98,0 .9`,
  },
  'play-didgeridoo': {
    cycle: 1.6,
    near: 1.4,
    stance: 'sit',
    keys: [
      'hip 0,-10 nf 26,-2 ff 24,-2 lean .1 nh 24,-42 fh 16,-52 head .1',
      'hip 0,-10 nf 26,-2 ff 24,-2 lean .14 nh 26,-40 fh 18,-50 head .14',
    ],
    face: ['blow'],
    props: `
      front didgeridoo 12,-52 1
      front music-note 84,-40 1`,
  },
  'play-panpipes': {
    cycle: 1.4,
    cutAt: -36,
    keys: ['nh 18,-76 fh 28,-76 head .06 at 22,-80', 'nh 20,-76 fh 30,-76 head -.04 at 26,-80'],
    face: ['blow'],
    look: { hat: 'beanie' },
    props: `
      front pan-pipes at 1
      front music-note 46,-104 1`,
  },
  'tune-guitar': {
    cycle: 1.4,
    near: 1.5,
    stance: 'sit',
    keys: ['nh 4,-34 fh 30,-58 head .24', 'nh 6,-32 fh 31,-60 head .28'],
    props: `
      behind plain-stool 0,0 1
      mid tuned-guitar 2,-36 1
      front turn-peg 36,-66 1
      front music-note 58,-84 .8`,
  },
  beatbox: {
    cycle: 0.8,
    cutAt: -30,
    keys: ['nh 15,-78 fh 22,-58 head .06 lean .06', 'nh 15,-76 fh 26,-66 head .16 lean .1'],
    face: ['blow', 'open'],
    look: { hat: 'cap' },
    props: `
      front hand-mic nh 1
      front beat-words 44,-92 1
      front gold-chain neck 1`,
  },
};

const MOVES: Readonly<Record<string, Deed>> = {
  lasso: {
    cycle: 1,
    near: 1.2,
    keys: [
      'nh 10,-98 fh 10,-52 loop 0,-134',
      'nh 14,-100 fh 10,-52 loop 22,-130',
      'nh 10,-102 fh 10,-52 loop 10,-140',
      'nh 6,-100 fh 10,-52 loop -14,-136',
    ],
    face: ['laugh'],
    look: { hat: 'cowboy', top: '#b5652f', bottom: '#3f5a8a', dress: false },
    props: `
      front tie nh loop #c9a86a 2.4
      front lasso-loop loop 1`,
  },
  bullfight: {
    cycle: 1.4,
    near: 1.2,
    keys: [
      'hip -24,-44 lean -.1 nh 6,-62 fh 4,-58 nf -16,0 ff -34,0 sway .1',
      'hip -24,-44 lean .1 nh 8,-56 fh 6,-54 nf -16,0 ff -34,0 sway -.2',
    ],
    look: { top: '#e3bd4f', bottom: '#8a1f3a', shoes: '#16161c', dress: false },
    props: `
      front red-cape hands 1 sway
      front matador-hat head 1`,
  },
  'high-kick': {
    cycle: 1.4,
    near: 1.3,
    keys: [
      'nf 12,0 ff -12,0 nh 18,-66 fh 14,-70 hip 0,-42',
      'hip -6,-45 lean -.3 nf 14,-34 ff -8,0 nh 8,-64 fh -14,-66',
      'hip -8,-46 lean -.7 nf 30,-70 ff -8,0 nh -6,-64 fh -24,-56',
      'hip -8,-46 lean -.7 nf 31,-68 ff -8,0 nh -6,-64 fh -24,-56',
    ],
    face: ['strain', 'shout'],
    look: { top: '#fbfcfd', bottom: '#f4f1ea', dress: false, shoes: '#e0a878' },
    props: `
      front black-belt hip 1
      front kick-arc 26,-66 1`,
  },
  'break-board': {
    cycle: 1.3,
    near: 1.35,
    cut: true,
    keys: [
      'nh 8,-100 fh 16,-56 lean -.04 whole 1 broken 0',
      'nh 10,-102 fh 16,-56 lean -.06 whole 1 broken 0',
      'nh 34,-44 fh 10,-54 lean .5 whole 0 broken 1',
      'nh 34,-42 fh 10,-54 lean .5 whole 0 broken 1',
    ],
    face: ['strain', 'strain', 'shout', 'shout'],
    look: { top: '#fbfcfd', bottom: '#f4f1ea', dress: false },
    props: `
      front black-belt hip 1
      behind board-blocks 44,0 1
      front whole-board 44,-40 1 0 ?whole
      front broken-board 44,-40 1 0 ?broken`,
  },
  'head-ball': {
    cycle: 1.2,
    near: 1.2,
    cut: true,
    keys: [
      'hip 0,-42 nh 12,-56 fh -10,-56 ball 60,-190',
      'hip 0,-66 nf 4,-24 ff -12,-30 nh 16,-84 fh -18,-84 head -.2 ball 14,-138',
      'hip 0,-66 nf 4,-24 ff -12,-30 nh 14,-80 fh -20,-80 head .3 ball 52,-140',
      'hip 0,-44 nh 12,-56 fh -10,-56 ball 116,-110',
    ],
    look: ATHLETE,
    face: ['open', 'strain'],
    props: `
      front soccer-ball ball 1.2`,
  },
  'save-goal': {
    cycle: 1.5,
    near: 1,
    cut: true,
    keys: [
      'hip -50,-38 lean .1 turn 0 nf -40,0 ff -62,0 nh -34,-54 fh -64,-56 ball 150,-20',
      'hip -20,-56 turn .7 nf -46,-18 ff -54,-10 nh 22,-106 fh 18,-104 ball 90,-70',
      'hip 4,-66 turn 1.2 nf -38,-44 ff -36,-56 nh 56,-94 fh 54,-90 ball 62,-98',
      'hip 14,-50 turn 1.4 nf -28,-40 ff -26,-46 nh 66,-64 fh 64,-62 ball 74,-66',
      'hip 20,-12 turn 1.55 nf -24,-8 ff -22,-14 nh 72,-14 fh 70,-16 ball 80,-14',
    ],
    face: ['strain', 'strain', 'open', 'strain', 'laugh'],
    look: { ...ATHLETE, top: '#f08a2c' },
    props: `
      behind keeper-goal 10,0 1
      front keeper-glove nh 1
      front keeper-glove fh 1
      front soccer-ball ball 1.2`,
  },
  plank: {
    cycle: 2.4,
    near: 1.5,
    keys: [
      'hip -4,-20 lean 1.3 nh 38,-2 fh 36,-2 nf -46,-3 ff -44,-3 head -.4 ne -1 fe -1',
      'hip -4,-21 lean 1.3 nh 38,-2 fh 36,-2 nf -46,-3 ff -44,-3 head -.3 ne -1 fe -1',
    ],
    face: ['strain'],
    look: ATHLETE,
    props: `
      behind exercise-mat -6,3 1
      front stop-watch -40,-70 1`,
  },
  lunge: {
    cycle: 1.8,
    near: 1.4,
    keys: [
      'hip 0,-43 nf 6,0 ff -6,0 nh 12,-46 fh 6,-46',
      'hip 2,-24 nf 30,0 ff -30,-3 nh 12,-34 fh 6,-34',
      'hip 2,-22 nf 30,0 ff -30,-3 nh 12,-34 fh 6,-34',
    ],
    face: ['strain'],
    look: ATHLETE,
  },
  splits: {
    cycle: 2.1,
    near: 1.5,
    keys: [
      'hip 0,-8 nf 43,-3 ff -43,-3 nh 24,-70 fh -24,-70',
      'hip 0,-6 nf 43,-3 ff -43,-3 nh 16,-92 fh -16,-92',
    ],
    look: ATHLETE,
    props: `
      behind exercise-mat 0,3 1.1`,
  },
  'one-leg': {
    cycle: 1.8,
    near: 1.35,
    keys: [
      'nf 14,-34 ff 0,0 nh 28,-74 fh -30,-72 lean .04 nk 1',
      'nf 14,-34 ff 0,0 nh 30,-66 fh -28,-80 lean -.06 nk 1',
    ],
    face: ['strain'],
    look: ATHLETE,
  },
  'exercise-ball': {
    cycle: 1.2,
    near: 1.45,
    stance: 'sit',
    keys: [
      'hip 0,-50 nf 22,0 ff 18,0 nh 12,-104 fh -12,-104',
      'hip 0,-44 nf 22,0 ff 18,0 nh 24,-72 fh -20,-72',
    ],
    look: ATHLETE,
    props: `
      behind big-ball 0,0 1`,
  },
  'ribbon-dance': {
    cycle: 1.6,
    near: 1.2,
    keys: [
      'nh 26,-88 fh -26,-76 nf 2,0 ff -34,-40 hip 0,-46 lean .3',
      'nh 16,-100 fh -24,-84 nf 2,0 ff -38,-52 hip 0,-46 lean .2',
    ],
    look: { top: '#b23a8e', bottom: '#b23a8e', hairStyle: 'bun', dress: false },
    props: `
      front long-ribbon nh 1`,
  },
  'balance-beam': {
    cycle: 1.8,
    near: 1.15,
    keys: [
      'hip -6,-88 nf 6,-44 ff -14,-44 nh 26,-112 fh -34,-108 lean .05',
      'hip 4,-88 nf 6,-44 ff 30,-56 nh 32,-108 fh -24,-114 lean -.06',
    ],
    look: { ...ATHLETE, top: '#b23a8e', hairStyle: 'bun' },
    props: `
      behind beam 0,0 1`,
  },
  'hang-rings': {
    cycle: 1.9,
    near: 1.1,
    keys: [
      'hip 0,-66 nh -22,-122 fh 24,-122 nf 4,-22 ff -4,-22',
      'hip 0,-74 nh -26,-112 fh 28,-112 nf 30,-70 ff 28,-72',
    ],
    face: ['strain'],
    look: { top: '#fbfcfd', bottom: '#2f4a7a', dress: false },
    props: `
      behind two-rings 0,-116 1`,
  },
  'pole-dance': {
    cycle: 1.8,
    near: 1.2,
    keys: [
      'hip -14,-64 lean -.4 nh 12,-104 fh 12,-78 nf 16,-40 ff -34,-26 head -.2',
      'hip -14,-60 lean -.6 nh 12,-100 fh 12,-74 nf 16,-36 ff -42,-44 head -.3',
    ],
    props: `
      behind steel-pole 14,0 1`,
  },
  moonwalk: {
    cycle: 1.1,
    speed: -40,
    near: 1.4,
    keys: [
      'lean .16 nf 10,-6 ff -12,0 nh 10,-44 fh 13,-96 head .2',
      'lean .16 nf -8,0 ff 8,-6 nh 6,-44 fh 13,-96 head .2',
    ],
    look: { top: '#22222c', bottom: '#22222c', shoes: '#16161c', dress: false },
    props: `
      front tilted-hat head 1
      behind slide-lines 34,-4 1`,
  },
  headbang: {
    cycle: 0.6,
    near: 1.5,
    keys: [
      'lean .1 head -.5 nh 20,-96 fh -16,-60 nf 12,0 ff -12,0',
      'lean .6 head .6 nh 22,-90 fh -10,-54 nf 12,0 ff -12,0',
    ],
    face: ['shout', 'laugh'],
    look: { hairStyle: 'long', top: '#22222c', bottom: '#22222c', dress: false },
    props: `
      front horn-hand nh 1
      front rock-words 48,-104 1`,
  },
  capoeira: {
    cycle: 1.2,
    near: 1.2,
    keys: [
      'hip 0,-46 turn 2.4 lean 0 nh 34,0 fh 18,0 nf -26,-88 ff 18,-86',
      'hip -4,-42 turn 1.9 lean 0 nh 34,0 fh 18,0 nf -46,-52 ff -16,-86',
    ],
    look: { top: '#f4f1ea', bottom: '#fbfcfd', dress: false, shoes: '#a96b45' },
    props: `
      behind kick-arc -30,-84 1.4`,
  },
};

/** What takes practice. */
export const SKILLS: DeedGroup = {
  deeds: { ...INSTRUMENTS, ...MOVES, ...SHOWS, ...TABLE_GAMES },
  props: { ...BODY_PROPS, ...PLAY_PROPS, ...SPORTS_PROPS, ...SKILL_PROPS },
};
