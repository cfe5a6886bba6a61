import type { DeedGroup } from './deed.ts';
import { FURNITURE_PROPS } from './furniture-props.ts';
import { WORK_PROPS } from './work-props.ts';

/** Animals, garden, snow and sand. */
export const OUTDOOR_WORK: DeedGroup = {
  deeds: {
    'pet-animal': {
      cycle: 1,
      near: 1.6,
      stance: 'kneel',
      keys: ['lean .3 nh 22,-44 fh 14,-34 head .1', 'lean .36 nh 30,-40 fh 14,-34 head .1'],
      face: ['laugh'],
      animal: 'dog sit 46 .95',
      props: `
        front heart 52,-74 .7`,
    },
    'pet-cat': {
      cycle: 1,
      near: 1.6,
      stance: 'kneel',
      keys: ['lean .35 nh 22,-36 fh 14,-30 head .1', 'lean .42 nh 30,-32 fh 14,-30 head .1'],
      face: ['laugh'],
      animal: 'cat sit 46 1',
      props: `
        front heart 50,-60 .7`,
    },
    'feed-animal': {
      cycle: 1.2,
      near: 1.5,
      stance: 'kneel',
      keys: ['lean .3 nh 24,-36 fh 12,-34', 'lean .36 nh 27,-32 fh 12,-34'],
      animal: 'goat idle 62 .9 flip',
      props: `
        front target:greens nh 16`,
    },
    'walk-dog': {
      cycle: 1.1,
      speed: 90,
      keys: [
        'nf 18,0 ff -18,-4 nh 18,-52 fh -10,-46 lean .04',
        'nf 0,0 ff 2,-8 nh 18,-52 fh 2,-44 lean .04',
        'nf -18,-4 ff 18,0 nh 18,-52 fh 10,-46 lean .04',
        'nf 2,-8 ff 0,0 nh 18,-52 fh 0,-44 lean .04',
      ],
      animal: 'dog walk 62 .9',
      props: `
        front tie nh collar #b8332f 1.2`,
    },
    'lead-horse': {
      cycle: 1.2,
      near: 1.2,
      speed: 80,
      keys: [
        'hip 70,-44 nf 88,0 ff 54,-4 nh 60,-60 fh 78,-46',
        'hip 70,-44 nf 70,0 ff 72,-8 nh 60,-60 fh 72,-44',
        'hip 70,-44 nf 54,-4 ff 88,0 nh 60,-60 fh 66,-46',
        'hip 70,-44 nf 72,-8 ff 70,0 nh 60,-60 fh 70,-44',
      ],
      animal: 'horse walk -30 1',
      props: `
        front tie nh 34,-92 #6b4a32 1.4`,
    },
    'milk-cow': {
      cycle: 0.8,
      near: 1.3,
      stance: 'sit',
      keys: [
        'hip 0,-16 lean .45 nh 30,-30 fh 33,-25 nf 18,-1 ff 16,-1 head .1',
        'hip 0,-16 lean .45 nh 30,-24 fh 33,-30 nf 18,-1 ff 16,-1 head .1',
      ],
      look: { hat: 'straw' },
      animal: 'cow idle 62 1.1',
      props: `
        behind milking-stool 0,0 1
        behind udder 36,-32 1
        front milk-jets 33,-24 1
        front milk-pail 34,0 1`,
    },
    'shear-sheep': {
      cycle: 0.8,
      near: 1.5,
      stance: 'kneel',
      keys: ['lean .5 nh 26,-40 fh 18,-34', 'lean .6 nh 34,-36 fh 18,-34'],
      animal: 'sheep idle 46 1.15',
      props: `
        front shears nh 1
        front wool-heap 24,0 1`,
    },
    'plant-tree': {
      cycle: 1.6,
      near: 1.4,
      stance: 'kneel',
      keys: ['lean .35 nh 26,-34 fh 28,-22', 'lean .55 nh 32,-14 fh 26,-12'],
      look: { hat: 'straw' },
      props: `
        behind sapling 40,0 1
        front soil-heap 40,0 1
        behind shovel-stuck -32,0 1
        front watering-can 78,0 1`,
    },
    dig: {
      cycle: 1.3,
      near: 1.4,
      stance: 'step',
      keys: [
        'lean .5 hip 0,-38 nh 22,-36 fh 10,-50 tip 42,6',
        'lean .3 nh 18,-46 fh 4,-56 tip 44,-16',
        'lean 0 nh 6,-60 fh -8,-60 tip 30,-78',
      ],
      face: ['strain'],
      props: `
        mid shovel nh 1 >tip
        front dirt-hole 46,0 1
        behind dirt-heap -36,0 1`,
    },
    'water-plants': {
      cycle: 1.6,
      near: 1.4,
      keys: ['nh 24,-52 fh 4,-44 tilt .3', 'nh 25,-54 fh 4,-44 tilt .45'],
      props: `
        behind anything:flowerbed 60,2 own 0 foot low
        front watering-can-held nh 1 tilt`,
    },
    'mow-lawn': {
      cycle: 1,
      speed: 60,
      near: 1.3,
      keys: [
        'lean .2 nh 24,-50 fh 22,-50 nf 14,0 ff -16,-3',
        'lean .2 nh 24,-50 fh 22,-50 nf -14,-3 ff 16,0',
      ],
      props: `
        behind lawn-mower 56,0 1
        front tie nh 42,-14 #5f6874 3`,
    },
    'chop-wood': {
      cycle: 1.2,
      near: 1.4,
      stance: 'wide',
      keys: ['lean -.1 nh -6,-102 fh -4,-98 angle -2.3', 'lean .5 nh 28,-46 fh 24,-44 angle .2'],
      face: ['strain'],
      props: `
        behind chopping-block 50,0 1
        front long-axe nh 1 angle`,
    },
    'make-snowman': {
      cycle: 1.4,
      near: 1.4,
      keys: ['lean .15 nh 26,-62 fh 28,-56', 'lean .25 nh 30,-70 fh 28,-50'],
      look: { hat: 'beanie' },
      face: ['laugh'],
      props: `
        behind snowman 52,0 1
        front scarf neck 1
        front snow-heap 14,0 1`,
    },
    'throw-snowball': {
      cycle: 1.2,
      cut: true,
      near: 1.4,
      stance: 'step',
      keys: [
        'lean -.15 nh -24,-84 fh 18,-60 ball -26,-88',
        'lean .25 nh 26,-76 fh -8,-54 ball 34,-80',
        'lean .25 nh 22,-60 fh -8,-54 ball 100,-70',
      ],
      look: { hat: 'beanie' },
      props: `
        front snowball ball 1`,
    },
    'build-sandcastle': {
      cycle: 1.4,
      near: 1.5,
      stance: 'kneel',
      keys: ['lean .4 nh 26,-28 fh 24,-20', 'lean .5 nh 30,-18 fh 26,-16'],
      look: { bare: true },
      partner: {
        x: 116,
        ifNamed: true,
        stance: 'kneel',
        keys: ['lean .5 nh 30,-18 fh 26,-16', 'lean .4 nh 26,-34 fh 24,-20'],
        look: { bare: true },
      },
      props: `
        behind sandcastle 56,0 1
        front beach-bucket 20,0 1`,
    },
    'ride-horse': {
      cycle: 0.9,
      speed: 260,
      near: 1.2,
      keys: [
        'hip -4,-104 lean .08 nh 22,-108 fh 22,-108 nf 8,-68 ff 6,-68',
        'hip -4,-109 lean .14 nh 22,-112 fh 22,-112 nf 8,-72 ff 6,-72',
      ],
      animal: 'horse run 0 1',
      look: { hat: 'cowboy' },
      props: `
        front tie nh 46,-114 #6b4a32 1.4`,
    },
  },
  props: { ...FURNITURE_PROPS, ...WORK_PROPS },
};
