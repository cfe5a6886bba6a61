import type { DeedGroup } from './deed.ts';
import { HOUSEHOLD_PROPS } from './household-props.ts';

/** Housework, and what is done at a desk or on a sofa. */
export const CHORES: DeedGroup = {
  deeds: {
    'sweep-floor': {
      cycle: 1,
      near: 1.4,
      stance: 'step',
      keys: ['lean .2 nh 14,-50 fh 4,-62 tip 44,-2', 'lean .14 nh 8,-48 fh 4,-64 tip 18,-2'],
      props: `
        mid broom nh 1 >tip
        front dust 52,0 1`,
    },
    'mop-floor': {
      cycle: 1,
      near: 1.4,
      stance: 'step',
      keys: ['lean .2 nh 14,-50 fh 4,-62 tip 44,-2', 'lean .14 nh 8,-48 fh 4,-64 tip 18,-2'],
      props: `
        behind bucket 56,0 1
        mid mop nh 1 >tip`,
    },
    vacuum: {
      cycle: 1.2,
      near: 1.4,
      stance: 'step',
      keys: ['lean .25 nh 20,-50 fh 14,-52 tip 60,-4', 'lean .1 nh 10,-50 fh 6,-52 tip 40,-4'],
      props: `
        behind vacuum-cleaner -34,0 1
        mid vacuum-pipe nh 1 >tip`,
    },
    'clean-window': {
      cycle: 1.2,
      near: 1.3,
      keys: [
        'nh 30,-96 fh 8,-50 lean .08 head -.2',
        'nh 30,-70 fh 8,-50 lean .1 head -.05',
        'nh 31,-60 fh 8,-50 lean .12',
        'nh 30,-84 fh 8,-50 lean .08 head -.1',
      ],
      props: `
        behind big-window 36,0 1
        behind bucket -22,0 1
        front squeegee nh 1
        front window-shine 52,-90 1`,
    },
    iron: {
      cycle: 1.2,
      near: 1.5,
      keys: [
        'nh 16,-50 fh 6,-48 lean .1 head .14 steam 20,-66',
        'nh 32,-50 fh 8,-48 lean .22 head .14 steam 36,-72',
      ],
      props: `
        front ironing-board 30,0 1
        front flat-iron nh 1
        front steam steam 1`,
    },
    'fold-clothes': {
      cycle: 1.4,
      near: 1.5,
      keys: [
        'nh 20,-48 fh 36,-48 lean .1 half 1',
        'nh 28,-62 fh 34,-50 lean .12 half 1',
        'nh 34,-48 fh 36,-48 lean .16 half 0',
      ],
      props: `
        front laundry-table 34,0 1
        front shirt-flat 34,-46 1`,
    },
    'do-laundry': {
      cycle: 1.4,
      near: 1.4,
      keys: [
        'nh 16,-46 fh 14,-44 lean .14 cloth 18,-44',
        'nh 32,-34 fh 30,-34 lean .4 hip -4,-38 cloth 36,-32',
      ],
      props: `
        behind washing-machine 58,0 1
        behind laundry-basket -26,0 1
        front cloth-bundle cloth 1`,
    },
    'hang-laundry': {
      cycle: 1.6,
      near: 1.3,
      keys: ['nh 20,-92 fh 28,-92', 'nh 24,-96 fh 30,-94'],
      props: `
        behind clothes-line 40,0 1
        front laundry-basket -26,0 1`,
    },
    'make-bed': {
      cycle: 1.4,
      near: 1.3,
      keys: ['hip -10,-40 lean .5 nh 22,-40 fh 26,-40 sheet 1', 'hip -10,-43 lean .1 nh 18,-66 fh 20,-66'],
      props: `
        behind bed-side 52,0 1
        front bed-sheet hands 1`,
    },
    'shine-shoes': {
      cycle: 0.5,
      near: 1.5,
      stance: 'sit',
      keys: ['lean .4 nh 22,-20 fh 30,-16 head .1', 'lean .4 nh 32,-20 fh 30,-16 head .1'],
      props: `
        behind stool 0,0 1
        mid big-shoe 32,-14 1
        front shoe-brush nh 1`,
    },
    knit: {
      cycle: 0.8,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 18,-44 fh 22,-46 na -.7 fa -2.2 head .14', 'nh 20,-46 fh 22,-43 na -.4 fa -2.5 head .16'],
      props: `
        behind armchair 0,0 1
        mid knitting 22,-42 1
        front needle nh 1 na
        front needle fh 1 fa
        front yarn 34,0 1`,
    },
    sew: {
      cycle: 0.8,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 26,-44 fh 32,-44 lean .14', 'nh 30,-44 fh 34,-44 lean .16'],
      props: `
        behind chair-side 0,0 1
        front sewing-machine 42,0 1`,
    },
    'read-book': {
      cycle: 3,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 18,-50 fh 20,-50 head .2', 'nh 18,-51 fh 20,-51 head .24'],
      props: `
        behind armchair 0,0 1
        mid open-book 22,-54 1`,
    },
    'read-newspaper': {
      cycle: 3,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 16,-52 fh 24,-52 head .1', 'nh 16,-53 fh 24,-53 head .14'],
      props: `
        behind armchair 0,0 1
        mid newspaper 24,-54 1`,
    },
    'use-computer': {
      cycle: 0.5,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 26,-41 fh 30,-43', 'nh 28,-43 fh 28,-41'],
      props: `
        behind office-chair 0,0 1
        front computer-desk 46,0 1`,
    },
    write: {
      cycle: 1,
      near: 1.5,
      stance: 'sit',
      keys: ['nh 26,-42 fh 20,-41 lean .2 head .2', 'nh 33,-42 fh 20,-41 lean .2 head .22'],
      props: `
        behind chair-side 0,0 1
        front writing-desk 36,0 1
        front pen nh 1`,
    },
    draw: {
      cycle: 1,
      near: 1.5,
      keys: ['nh 26,-76 fh 10,-52 head .04', 'nh 28,-62 fh 10,-52 head .08', 'nh 32,-70 fh 10,-52 head .06'],
      props: `
        behind sketch-easel 46,0 1
        front pencil nh 1`,
    },
    paint: {
      cycle: 1.2,
      near: 1.5,
      keys: ['nh 26,-78 fh 14,-54', 'nh 28,-60 fh 14,-54', 'nh 31,-70 fh 14,-54'],
      look: { hat: 'beanie' },
      props: `
        behind paint-easel 46,0 1
        front palette fh 1
        front paintbrush nh 1`,
    },
    'play-controller': {
      cycle: 0.5,
      stance: 'sit',
      near: 1.4,
      keys: ['nh 22,-44 fh 24,-44 lean .08', 'nh 24,-47 fh 25,-46 lean .14'],
      face: ['open', 'laugh'],
      props: `
        behind sofa-side -4,0 1
        behind television 78,0 1
        front gamepad 26,-46 1`,
    },
    'take-photo': {
      cycle: 1.4,
      cutAt: -32,
      keys: ['nh 17,-84 fh 22,-84 flash 0', 'nh 17,-84 fh 22,-84 flash 1'],
      props: `
        front camera 18,-88 1
        front spark 32,-90 1.6 0 ?flash`,
    },
    'talk-phone': {
      cycle: 1.4,
      cutAt: -34,
      keys: ['nh 6,-84 fh 18,-58 head .06', 'nh 6,-84 fh 22,-66 head -.04'],
      face: ['open', 'smile', 'open', 'smile'],
      props: `
        front phone nh 1`,
    },
    'count-money': {
      cycle: 0.6,
      cutAt: -32,
      keys: ['nh 20,-60 fh 24,-58 note 26,-62', 'nh 28,-62 fh 24,-58 note 34,-62'],
      props: `
        front banknotes 26,-60 1
        front banknote note 1
        front banknote-pile 40,-36 1`,
    },
  },
  props: HOUSEHOLD_PROPS,
};
