import type { DeedGroup } from './deed.ts';

/** What faces, hands and bare bodies do: feelings, greetings, exercise, dance. */
export const GESTURES: DeedGroup = {
  deeds: {
    clap: {
      cycle: 0.5,
      cutAt: -34,
      keys: ['nh 20,-60 fh 26,-66 near 1 clap 1', 'nh 14,-50 fh 32,-76 clap 0'],
      face: ['smile'],
      props: `
        front palm nh 1 -.5
        front spark 27,-72 1 0 ?clap`,
    },
    'snap-fingers': {
      cycle: 0.7,
      cutAt: -36,
      keys: ['nh 24,-82 snap 0 fh 2,-46 head 0', 'nh 25,-80 snap 1 head .06', 'nh 24,-82 snap 0 head 0'],
      props: `
        front snap-hand nh 1.15 0
        front spark 30,-98 1.3 0 ?snap`,
    },
    laugh: {
      cycle: 0.8,
      cutAt: -36,
      keys: [
        'lean -.14 head -.28 hip 0,-43 nh 9,-52 fh 6,-50',
        'lean .1 head -.1 hip 0,-45 nh 10,-54 fh 7,-52',
        'lean -.08 head -.3 hip 0,-43 nh 9,-52 fh 6,-50',
        'lean .12 head -.06 hip 0,-45 nh 10,-54 fh 7,-52',
      ],
      face: ['laugh'],
      props: `
        front laugh-marks head 1`,
    },
    cry: {
      cycle: 1.2,
      cutAt: -36,
      keys: ['lean .12 head .22 nh 12,-76 fh 6,-46 tear 12,-82', 'lean .16 head .3 nh 11,-78 tear 16,-56'],
      face: ['cry'],
      props: `
        front tear tear 1
        front tear 8,-66 1
        front handkerchief nh 1`,
    },
    'shake-head': {
      cycle: 0.9,
      cutAt: -40,
      keys: ['head -.3 turnx 0 swing 1', 'head .3 swing 0', 'head -.3 swing 1', 'head .3 swing 0'],
      face: ['strain'],
      props: `
        front shake-marks 1,-90 1`,
    },
    'stick-out-tongue': {
      cycle: 1,
      cutAt: -46,
      keys: ['head 0 out .2', 'head .08 out 1', 'head -.05 out 1', 'head 0 out .2'],
      face: ['laugh'],
      props: `
        front tongue 7,-82 out`,
    },
    kiss: {
      cycle: 1.6,
      cutAt: -40,
      keys: [
        'lean .1 head .05 nh 26,-58 fh 26,-66 heart 24,-100 size .5',
        'lean .17 head .12 nh 27,-60 fh 27,-67 heart 26,-122 size 1.2',
      ],
      face: ['kiss'],
      partner: {
        x: 40,
        keys: ['lean .1 head .05 nh 24,-52 fh 24,-62', 'lean .17 head .12 nh 25,-54 fh 25,-62'],
        face: ['kiss'],
        look: { hairStyle: 'long' },
      },
      props: `
        front heart heart size`,
    },
    hug: {
      cycle: 1.6,
      near: 1.5,
      keys: ['lean .1 head .12 nh 28,-62 fh 30,-68', 'lean .14 head .2 nh 29,-66 fh 30,-64'],
      face: ['laugh'],
      partner: {
        x: 23,
        keys: ['lean .1 head .12 nh 28,-54 fh 30,-60', 'lean .13 head .2 nh 28,-50 fh 30,-58'],
        face: ['laugh'],
        look: { hairStyle: 'long' },
      },
    },
    'shake-hands': {
      cycle: 0.6,
      near: 1.5,
      keys: ['nh 28,-58 lean .05', 'nh 28,-50 lean .05'],
      partner: { x: 56, keys: ['nh 28,-58 lean .05', 'nh 28,-50 lean .05'] },
      props: `
        front clasp nh 1`,
    },
    talk: {
      cycle: 1.6,
      near: 1.4,
      keys: ['nh 22,-66 fh 8,-50 head 0', 'nh 20,-58 fh 18,-62 head .08'],
      face: ['open', 'smile', 'open', 'smile'],
      partner: {
        x: 58,
        keys: ['nh 8,-46 fh 6,-46 head .05', 'nh 18,-56 fh 8,-48 head -.05'],
        face: ['smile', 'open'],
      },
    },
    wave: {
      cycle: 0.7,
      keys: ['nh 18,-96 ne 1', 'nh 30,-88 ne 1'],
      props: `
        front open-hand nh 1`,
    },
    squat: {
      cycle: 1.6,
      keys: [
        'hip 0,-44 nh 28,-70 fh 27,-68 nf 6,0 ff -6,0',
        'hip -12,-19 lean .5 nh 30,-50 fh 29,-48 nf 6,0 ff -6,0',
      ],
      face: ['strain'],
    },
    'bend-back': {
      cycle: 2,
      keys: [
        'lean 0 head 0 nh 4,-98 fh 8,-98 hip 0,-44',
        'hip 8,-42 lean -1.05 head -.6 nh -52,-66 fh -50,-62 nf 4,0 ff -5,0',
      ],
      face: ['strain'],
      look: { bottom: '#2f4858' },
      props: `
        behind mat 0,3 1`,
    },
    'stretch-leg': {
      cycle: 2,
      near: 1.5,
      keys: [
        'hip -6,-36 lean .25 nh 24,-40 fh 22,-42 nf 30,-30 ff -8,0 nk 1',
        'hip -6,-36 lean .75 nh 34,-34 fh 33,-36 nf 30,-30 ff -8,0',
      ],
      props: `
        behind barre-rail 34,0 1`,
    },
    'push-up': {
      cycle: 1.2,
      near: 1.5,
      keys: [
        'hip -4,-21 lean 1.2 nh 23,-1 fh 20,-1 nf -46,-3 ff -44,-3 head -.6 ne -1 fe -1',
        'hip -4,-9 lean 1.5 nh 23,-1 fh 20,-1 nf -46,-3 ff -44,-3 head -.6 ne -1 fe -1',
      ],
      face: ['strain'],
      props: `
        behind mat -6,3 1`,
    },
    'sit-up': {
      cycle: 1.4,
      keys: [
        'hip 0,-7 lean -1.4 head .2 nh -26,-24 fh -26,-26 nf 22,0 ff 20,0',
        'hip 0,-7 lean .3 head .1 nh 10,-44 fh 10,-46 nf 22,0 ff 20,0',
      ],
      face: ['strain'],
      props: `
        behind mat 0,3 1`,
    },
    'tai-chi': {
      cycle: 3.2,
      stance: 'wide',
      keys: [
        'hip -6,-36 nh 24,-76 fh -24,-58 nf 16,0 ff -16,0',
        'hip 6,-34 lean .05 nh 30,-60 fh -8,-66 nf 16,0 ff -16,0',
        'hip 8,-34 nh 22,-52 fh -28,-80 nf 16,0 ff -16,0',
        'hip -4,-35 nh 10,-84 fh -24,-66 nf 16,0 ff -16,0',
      ],
      look: { top: '#f4f1ea', bottom: '#f4f1ea', shoes: '#33313c' },
    },
    yoga: {
      cycle: 3,
      keys: [
        'hip 0,-44 nh 1,-103 fh 3,-103 nf 8,-24 ff -3,0 nk 1',
        'hip 1,-44 lean .04 nh 2,-103 fh 4,-103 nf 8,-24 ff -3,0',
      ],
      props: `
        behind mat 0,3 1`,
    },
    aerobics: {
      cycle: 1,
      stance: 'wide',
      keys: [
        'hip 0,-40 nh 20,-94 fh -18,-94 nf 22,0 ff -20,0',
        'hip 0,-43 nh 26,-60 fh -26,-60 nf 16,-20 ff -4,0',
        'hip 0,-40 nh 20,-94 fh -18,-94 nf 22,0 ff -20,0',
        'hip 0,-43 nh 12,-48 fh -12,-48 nf 4,0 ff -16,-20 fk 1',
      ],
      look: { top: '#e0479e', bottom: '#2a2f3d', shoes: '#f6f4f0' },
      partner: {
        x: -58,
        facing: 'right',
        height: 0.86,
        y: -14,
        stance: 'wide',
        look: { top: '#2fb8b5', bottom: '#2a2f3d', shoes: '#f6f4f0' },
        keys: [
          'hip 0,-40 nh 20,-94 fh -18,-94 nf 22,0 ff -20,0',
          'hip 0,-43 nh 26,-60 fh -26,-60 nf 16,-20 ff -4,0',
          'hip 0,-40 nh 20,-94 fh -18,-94 nf 22,0 ff -20,0',
          'hip 0,-43 nh 12,-48 fh -12,-48 nf 4,0 ff -16,-20 fk 1',
        ],
      },
    },
    'robot-dance': {
      cycle: 2.4,
      keys: [
        'nh 16,-71 ne 1 fh -2,-52 head 0 lean 0',
        'nh 16,-71 fh -2,-52 head .02',
        'nh 14,-42 fh 16,-86 head .25 lean .12',
        'nh 14,-42 fh 16,-86 head .25 lean .12',
        'nh 15,-88 fh -16,-60 head -.25 lean -.1',
        'nh 15,-88 fh -16,-60 head -.25 lean -.1',
      ],
      look: { top: '#b7c0cb', bottom: '#8b95a3', shoes: '#5f6d7e' },
      face: ['strain'],
      props: `
        front robot-visor head 1
        behind angle-marks 0,-70 1`,
    },
    ballet: {
      cycle: 2,
      keys: [
        'hip 0,-46 nh 14,-100 fh -12,-100 nf 6,-22 ff 0,-1 nk 1 lean 0',
        'hip 0,-46 nh 28,-78 fh -26,-76 nf -34,-50 ff 1,-1 nk 1 lean .35 head -.3',
      ],
      look: { dress: true, tutu: true, top: '#f7a8c4', hairStyle: 'bun', shoes: '#f7a8c4' },
    },
    'belly-dance': {
      cycle: 1,
      keys: [
        'hip 6,-43 lean -.14 nh 26,-86 fh -24,-80 nf 5,0 ff -5,0',
        'hip -6,-43 lean .14 nh 24,-78 fh -26,-88 nf 5,0 ff -5,0',
      ],
      look: { dress: true, top: '#c22f7a', hairStyle: 'long', hat: 'none' },
      props: `
        front coin-belt hip 1`,
    },
    cheer: {
      cycle: 0.9,
      stance: 'wide',
      keys: [
        'hip 0,-42 nh 24,-98 fh -20,-98 nf 12,0 ff -12,0',
        'hip 0,-50 nh 28,-62 fh -28,-62 nf 24,-14 ff -24,-14',
      ],
      face: ['laugh'],
      look: { dress: true, top: '#d8433b', hairStyle: 'pony', shoes: '#f6f4f0' },
      props: `
        front pompom nh 1
        behind pompom fh 1`,
      partner: {
        x: 66,
        facing: 'right',
        height: 0.92,
        y: -10,
        stance: 'wide',
        face: ['laugh'],
        look: { dress: true, top: '#d8433b', hairStyle: 'pony', shoes: '#f6f4f0' },
        keys: [
          'hip 0,-42 nh 24,-98 fh -20,-98 nf 12,0 ff -12,0',
          'hip 0,-50 nh 28,-62 fh -28,-62 nf 24,-14 ff -24,-14',
        ],
        props: `
          front pompom nh 1
          behind pompom fh 1`,
      },
    },
    march: {
      cycle: 1,
      speed: 70,
      keys: ['nf 14,-16 ff -5,0 nh -14,-46 fh 20,-56', 'nf -5,0 ff 14,-16 nh 18,-56 fh -12,-46'],
      look: { top: '#b8332f', bottom: '#22304f', shoes: '#1d1d26' },
      props: `
        front busby head 1
        front sash neck 1`,
      partner: {
        x: -62,
        facing: 'right',
        look: { top: '#b8332f', bottom: '#22304f', shoes: '#1d1d26' },
        keys: ['nf 14,-16 ff -5,0 nh -14,-46 fh 20,-56', 'nf -5,0 ff 14,-16 nh 18,-56 fh -12,-46'],
        props: `
          front busby head 1
          front sash neck 1`,
      },
    },
    jog: {
      cycle: 0.7,
      speed: 210,
      keys: [
        'hip 0,-46 lean .16 nf 18,-12 ff -24,-16 nh -12,-56 fh 20,-64',
        'hip 0,-42 lean .16 nf 4,0 ff -14,-24 nh 2,-52 fh 10,-54',
        'hip 0,-46 lean .16 nf -24,-16 ff 18,-12 nh 20,-64 fh -12,-56',
        'hip 0,-42 lean .16 nf -14,-24 ff 4,0 nh 10,-54 fh 2,-52',
      ],
      look: { top: '#f2832a', bottom: '#2a2f3d', shoes: '#f6f4f0', bare: true },
      props: `
        front sweatband head 1`,
    },
    'jumping-jack': {
      cycle: 0.9,
      keys: [
        'hip 0,-44 nh 5,-42 fh 0,-42 nf 4,0 ff -4,0',
        'hip 0,-46 nh 10,-102 fh -6,-102 nf 20,-4 ff -20,-4',
      ],
    },
    'crawl-baby': {
      cycle: 1,
      near: 1.6,
      speed: 24,
      keys: [
        'hip -12,-20 lean 1.25 head -1.1 nh 20,0 fh 8,0 nf -30,-2 ff -20,-2',
        'hip -12,-20 lean 1.25 head -1.1 nh 8,0 fh 20,0 nf -20,-2 ff -30,-2',
      ],
      face: ['laugh'],
      look: {
        hairStyle: 'bald',
        top: '#9fd3f0',
        bottom: '#f8f6f1',
        shoes: '#9fd3f0',
        dress: false,
        headSize: 1.5,
        bare: true,
        hat: 'none',
        beard: null,
      },
      props: `
        front baby-curl head 1.4`,
    },
  },
  props: {
    palm: `
      oval skin 5 0 6.5 3
      4x 1.4 1.2 line skin 2 6 -3 12 -5`,
    'open-hand': `
      disc skin 0 -2 4.4
      line skin 2.2 -3 -4 -6 -10
      line skin 2.2 -1 -5 -2 -12
      line skin 2.2 1 -5 2 -12
      line skin 2.2 3 -4 6 -10
      line skin 2.2 4 -1 8 -3`,
    'snap-hand': `
      box skin -5 -8 11 12 4
      line skin 3.4 -3 -6 -4 -14
      line skin 3.4 1 -7 2 -16
      line skin 3.4 4 -6 7 -13
      line skin 3.6 5 0 9 -5 8 -11
      line skin-18 .6 -1 -8 -1 -12
      line skin-18 .6 3 -8 3 -12`,
    spark: `
      line #f2b134 1.4 0 -4 0 -9
      line #f2b134 1.4 4 -3 8 -7
      line #f2b134 1.4 -4 -3 -8 -7
      line #f2b134 1.4 5 1 10 1
      line #f2b134 1.4 -5 1 -10 1`,
    'laugh-marks': `
      line #f2b134 1.2 -16 -8 -21 -12
      line #f2b134 1.2 -17 0 -23 0
      line #f2b134 1.2 17 -10 22 -14
      line #f2b134 1.2 19 -1 25 -2
      line #f2b134 1.2 0 -17 0 -23`,
    tear: `
      path #4fb4ee M 0 -3.4 C 2.6 0 2.2 3 0 3 C -2.2 3 -2.6 0 0 -3.4 Z`,
    handkerchief: `
      poly white -3 -4 5 -5 6 3 1 7 -4 3
      line #d9dfe6 .6 0 -3 1 5`,
    'shake-marks': `
      curve #5f6874 1.2 M -17 -8 C -22 -3 -22 5 -17 10
      curve #5f6874 1.2 M -22 -7 C -27 -2 -27 5 -22 10
      curve #5f6874 1.2 M 18 -8 C 23 -3 23 5 18 10
      curve #5f6874 1.2 M 23 -7 C 28 -2 28 5 23 10
      line #e23b2e 2 -4 -26 4 -18
      line #e23b2e 2 4 -26 -4 -18`,
    tongue: `
      path #e8506a M -2.6 0 L 2.8 0 L 3 6 C 3 10 -2.6 10 -2.8 6 Z
      line #c03a52 .7 0 1 0 6`,
    heart: `
      path #e23b4e M 0 6 C -12 -2 -8 -10 -3 -9 C -1 -8.6 0 -7 0 -6 C 0 -7 1 -8.6 3 -9 C 8 -10 12 -2 0 6 Z`,
    clasp: `
      oval skin 0 0 5.4 4
      line skin-20 .7 -1 -3 1 3`,
    sweatband: `
      line white 3 -11 -6 11.5 -6`,
    mat: `
      poly #7a4fb0 -74 -3 66 -3 74 3 -66 3`,
    'barre-rail': `
      line wood 3 0 0 0 -26
      line wood 3 26 0 26 -26
      line #c79a68 4 -8 -26 34 -26`,
    'robot-visor': `
      box #5f6d7e -1 -5 15 6 2
      box #5fe8ff 1 -3.6 12 3 1.5
      line #5f6d7e 1.6 -2 -12 -2 -19
      disc red -2 -20 2.4`,
    'angle-marks': `
      line #5f6874 1.4 -34 -28 -42 -28 -42 -20
      line #5f6874 1.4 34 -20 42 -20 42 -28
      line #5f6874 1.4 -36 18 -44 18 -44 10
      line #5f6874 1.4 36 18 44 18 44 10`,
    'coin-belt': `
      line gold 2.4 -9 -3 9 -3
      7x 3 0 disc gold -9 0 1.6`,
    pompom: `
      disc #f2c230 0 0 8
      line #f7dc7a 1.4 -10 0 10 0
      line #f7dc7a 1.4 0 -10 0 10
      line #e0a31f 1.4 -7 -7 7 7
      line #e0a31f 1.4 -7 7 7 -7
      line #fff3c4 1.2 -9 -4 9 4
      line #fff3c4 1.2 -4 9 4 -9`,
    busby: `
      box #1d1a22 -13 -30 27 24 10
      line gold 1.6 -10 -6 12 -6
      disc red 1 -31 3`,
    sash: `
      line white 2.6 -7 2 7 26
      line white 2.6 7 2 -6 26`,
    'baby-curl': `
      curve hair 1.6 M -1 -12 C -2 -18 5 -18 3 -13
      oval #f2b134 11 7 3 2.4
      ring #f6cd3c 1.2 14 8 2.4`,
  },
};
