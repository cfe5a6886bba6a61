import type { DeedGroup } from './deed.ts';
import { GESTURE_PROPS } from './gesture-props.ts';

/** What faces and hands do: feelings, greetings. */
export const GESTURES: DeedGroup = {
  deeds: {
    clap: {
      cycle: 0.6,
      cutAt: -34,
      keys: [
        'nh 22,-64 fh 26,-66 clap 1 open 0',
        'nh 18,-60 fh 30,-68 clap 0 open 1',
        'nh 22,-64 fh 26,-66 clap 1 open 0',
        'nh 22,-64 fh 26,-66 clap 1 open 0',
      ],
      face: ['laugh'],
      props: `
        front pressed-hands 28,-68 1.5 0 ?clap
        front clap-marks 30,-78 1.3 0 ?clap
        front flat-hand 18,-66 1.5 -.35 ?open
        front flat-hand 40,-66 1.5 .35 flip ?open`,
      partner: {
        x: -34,
        y: 0,
        facing: 'right',
        keys: [
          'nh 18,-60 fh 30,-68 clap 0 open 1',
          'nh 22,-64 fh 26,-66 clap 1 open 0',
          'nh 22,-64 fh 26,-66 clap 1 open 0',
          'nh 18,-60 fh 30,-68 clap 0 open 1',
        ],
        face: ['laugh'],
        props: `
          front pressed-hands 28,-68 1.5 0 ?clap
          front flat-hand 18,-66 1.5 -.35 ?open
          front flat-hand 40,-66 1.5 .35 flip ?open`,
      },
    },
    'present-weather': {
      cycle: 2.4,
      near: 1.5,
      keys: [
        'hip -26,-44 nh -2,-66 fh -30,-46 head .05',
        'hip -26,-44 nh 2,-78 fh -30,-46 head .1',
        'hip -26,-44 nh -2,-66 fh -20,-52 head 0',
      ],
      face: ['open', 'smile', 'open'],
      look: { top: '#2b3a67', bottom: '#232c47' },
      props: `
        behind weather-map 34,-6 1.15`,
    },
    'play-with-baby': {
      cycle: 1.4,
      near: 1.5,
      stance: 'kneel',
      keys: [
        'hip -14,-28 lean .25 nh 16,-34 fh 14,-36 nf -26,-1 ff 4,-1',
        'hip -14,-28 lean .3 nh 18,-44 fh 16,-46 nf -26,-1 ff 4,-1',
      ],
      face: ['laugh'],
      props: `
        front rattle nh 1.2
        front blocks 64,0 1.1`,
      partner: {
        x: 40,
        height: 0.62,
        stance: 'sit',
        keys: [
          'hip 0,-12 lean 0 nh 18,-52 fh 12,-54 nf 22,-4 ff 20,-3',
          'hip 0,-12 lean -.05 nh 22,-64 fh 14,-66 nf 22,-4 ff 20,-3',
        ],
        face: ['laugh'],
        look: {
          hairStyle: 'bald',
          top: '#ffd27f',
          bottom: '#ffd27f',
          headSize: 1.5,
          dress: false,
          hat: 'none',
          beard: null,
        },
        props: `
          front baby-curl head 1.4`,
      },
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
  },
  props: GESTURE_PROPS,
};
