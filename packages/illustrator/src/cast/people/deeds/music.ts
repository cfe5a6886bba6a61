import type { DeedGroup } from './deed.ts';

/** Instruments, and music without one. */
export const MUSIC: DeedGroup = {
  deeds: {
    'play-harp': {
      cycle: 1,
      stance: 'sit',
      keys: ['lean .1 nh 26,-58 fh 30,-46 head .1', 'lean .14 nh 28,-44 fh 28,-62 head .16'],
      props: `
        behind stool 0,0 1
        mid harp 18,0 1
        front notes 46,-96 1`,
    },
    'play-flute': {
      cycle: 1.4,
      cutAt: -30,
      keys: [
        'nh 22,-80 fh 30,-80 head .04 lean .03 note 34,-98',
        'nh 23,-79 fh 29,-80 head -.04 lean -.05 note 42,-106',
      ],
      face: ['blow'],
      props: `
        front flute 8,-81 1
        front note note 1`,
    },
    'play-trumpet': {
      cycle: 1.2,
      cutAt: -30,
      keys: [
        'nh 22,-78 fh 26,-76 head -.06 lean -.04 note 62,-96',
        'nh 22,-80 fh 26,-78 head -.1 lean -.1 note 66,-104',
      ],
      face: ['blow'],
      props: `
        mid trumpet 11,-82 1
        front note note 1`,
    },
    'play-saxophone': {
      cycle: 1.2,
      near: 1.5,
      keys: [
        'nh 14,-56 fh 12,-66 lean -.1 head .06 note 40,-84',
        'nh 14,-54 fh 12,-64 lean .08 head .1 note 44,-92',
      ],
      face: ['blow'],
      props: `
        mid saxophone 11,-80 1
        front note note 1`,
    },
    'play-guitar': {
      cycle: 0.7,
      near: 1.5,
      keys: ['nh 8,-50 fh 30,-66 head .06 lean -.04', 'nh 10,-44 fh 31,-66 head .14 lean .02'],
      props: `
        mid guitar 4,-52 1 -.38
        front note 40,-92 1`,
    },
    'play-violin': {
      cycle: 1.1,
      cutAt: -30,
      keys: ['nh 16,-70 fh 32,-79 head .14 bow -.9', 'nh 30,-58 fh 32,-79 head .16 bow -.6'],
      props: `
        mid violin 8,-79 1
        front bow-stick nh 1 bow
        front note 44,-100 1`,
    },
    'play-cello': {
      cycle: 1.2,
      stance: 'sit',
      keys: ['nh 10,-30 fh 17,-66 ff 24,-1 nf 16,-1 bow .2', 'nh 26,-28 fh 17,-58 ff 24,-1 nf 16,-1 bow .2'],
      props: `
        behind stool 0,0 1
        mid cello 20,0 1
        front bow-stick nh 1 bow`,
    },
    'play-piano': {
      cycle: 0.8,
      stance: 'sit',
      keys: ['nh 26,-41 fh 30,-44 lean .1 head .1', 'nh 29,-44 fh 26,-41 lean .14 head .04'],
      props: `
        behind stool 0,0 1
        behind grand-piano 58,0 1
        front notes 44,-92 1`,
    },
    'play-drums': {
      cycle: 0.5,
      stance: 'sit',
      keys: ['nh 20,-52 fh 22,-38 na -.9 fa .2', 'nh 22,-38 fh 20,-54 na .2 fa -.9'],
      face: ['laugh'],
      props: `
        behind stool 0,0 1
        behind cymbal 58,0 1
        front drumstick nh 1 na
        behind drumstick fh 1 fa
        front drum-kit 38,0 1`,
    },
    'air-drum': {
      cycle: 0.5,
      cutAt: -22,
      keys: ['nh 26,-46 fh 24,-80 head .16 lean .08', 'nh 22,-84 fh 28,-48 head -.14 lean .02'],
      face: ['laugh'],
      props: `
        front drumstick nh 1 -.3
        front drumstick fh 1 -.3
        front headphones head 1
        front hit-marks 40,-38 1
        front note -26,-96 1`,
    },
    'play-accordion': {
      cycle: 1.4,
      near: 1.5,
      keys: ['nh -8,-56 fh 20,-58', 'nh -16,-56 fh 28,-58'],
      props: `
        mid accordion 4,-58 1`,
    },
    sing: {
      cycle: 1.4,
      cutAt: -26,
      keys: ['nh 14,-76 fh -16,-62 head -.1 note 32,-100', 'nh 14,-77 fh -26,-84 head -.22 note 40,-108'],
      face: ['open', 'laugh', 'open', 'smile'],
      props: `
        front microphone nh 1
        front note note 1`,
    },
    dj: {
      cycle: 0.6,
      near: 1.5,
      keys: ['nh 20,-46 fh 28,-44 head .1', 'nh 26,-44 fh 22,-46 head -.05'],
      props: `
        front turntables 26,0 1
        front headphones head 1`,
    },
    conduct: {
      cycle: 1.2,
      near: 1.5,
      keys: ['nh 24,-88 fh -14,-86 angle -.6', 'nh 28,-60 fh -22,-62 angle .2'],
      look: { top: '#22202a', bottom: '#22202a', dress: false },
      props: `
        front baton nh 1 angle
        behind music-stand 34,0 1`,
    },
  },
  props: {
    stool: `
      line wood 3 -9 -22 -11 0
      line wood 3 10 -22 12 0
      box wood+10 -13 -25 27 5 2`,
    note: `
      oval #f2b134 0 0 3.6 2.6 -.3
      line #f2b134 1.2 3.2 -1 3.2 -13
      curve #f2b134 1.6 M 3.2 -13 C 8 -12 8 -8 6.4 -5`,
    notes: `
      oval #f2b134 0 0 3.4 2.4 -.3
      line #f2b134 1.2 3 -1 3 -13 14 -16 14 -4
      line #f2b134 2.4 3 -12.4 14 -15.4
      oval #f2b134 11 -3 3.4 2.4 -.3
      oval #f2b134 -16 12 3 2.2 -.3
      line #f2b134 1.2 -13.4 11 -13.4 0`,
    harp: `
      path gold M -8 0 L 26 0 L 26 -5 L -4 -5 Z
      curve gold 5 M 24 -4 C 30 -40 40 -60 46 -92
      curve gold 5 M 0 -4 C -8 -30 -6 -60 0 -84
      curve gold 6 M 0 -84 C 14 -100 30 -76 46 -93
      line white .8 4 -8 4 -86
      line white .8 9 -8 10 -88
      line white .8 14 -7 17 -87
      line white .8 19 -7 24 -84
      line white .8 22 -14 31 -84
      line white .8 25 -26 37 -87
      line red .8 28 -40 41 -88
      disc #c99a2e 0 -84 4`,
    flute: `
      line #8f969f 4 0 0 46 2
      line #d9dde3 2.8 0 0 46 2
      disc #8f969f 16 .6 1.3
      disc #8f969f 22 1 1.3
      disc #8f969f 28 1.2 1.3
      disc #8f969f 34 1.5 1.3`,
    trumpet: `
      line gold 3 0 0 40 2
      path gold M 38 -1 C 46 -2 50 -7 54 -12 L 54 16 C 50 10 46 5 38 5 Z
      curve gold 2.6 M 8 1 C 2 14 30 16 30 3
      3x 5 0 line #c99a2e 2.4 13 8 13 -5
      3x 5 0 disc white 13 -6 1.8
      disc gold 0 0 2.4
      oval #b5852a 54 2 2 13`,
    saxophone: `
      curve gold 3 M 0 -2 C 4 -6 9 -4 9 2
      curve gold 6 M 9 2 C 10 20 8 34 10 44 C 12 56 26 56 27 42
      path gold M 23 44 C 24 32 22 28 20 24 L 38 20 C 36 28 32 34 31 44 Z
      oval #b5852a 29 22 9 3 -.2
      6x 0 6 disc #fff0c0 12 6 1.7`,
    guitar: `
      box #5a3a26 8 -2.2 36 4.4 1.6
      box #3f2819 42 -4 9 8 2
      disc #c9702f -9 0 13.5
      disc #c9702f 7 0 10
      disc #4a2a18 1 0 4.8
      box #4a2a18 -15 -4 3 8 1
      3x 0 1.2 line #f3e6c8 .4 -13 -1.2 46 -1.2`,
    violin: `
      oval #a8562a 4 1 9 5.6
      oval #a8562a 14 1 7 4.8
      box #3f2819 16 -.6 20 3 1
      line #f3e6c8 .5 0 1 34 1
      line #3f2819 .8 6 -2 8 4`,
    'bow-stick': `
      line #6b3f22 1.5 -4 0 34 0
      line #f3ead0 .8 -2 2 33 1.4`,
    cello: `
      oval #a8562a 6 -20 14 16
      oval #a8562a 3 -42 11 12
      box #3f2819 -1 -78 3.4 40 1
      disc #3f2819 0 -80 3
      line iron 1.4 7 -4 8 0
      line #f3e6c8 .5 1 -76 6 -14`,
    'grand-piano': `
      path #22202a M -34 -44 L 44 -44 C 50 -44 50 -30 40 -30 L -34 -32 Z
      path #33303d M -22 -46 L 44 -46 L 36 -98 C 10 -92 -8 -70 -22 -46 Z
      box white -40 -42 22 4 1
      6x 3.4 0 box ink -39 -42 1.8 2.4 .4
      line ink 4 -28 -32 -26 0
      line ink 4 34 -32 36 0
      line ink 3 6 -32 4 0
      line ink 1.6 20 -46 26 -70`,
    cymbal: `
      line steel 1.8 0 0 0 -58
      oval gold 0 -58 16 2.4 -.12`,
    drumstick: `
      line #e3c79a 2 -3 0 17 0
      disc #e3c79a 18 0 1.6`,
    'drum-kit': `
      disc #a62f25 6 -17 17
      disc white 6 -17 14
      text #a62f25 7 6 -17 DRUM
      box #c0392b -20 -38 18 11 2
      oval white -11 -38 9 3
      box #c0392b 0 -46 16 12 2
      oval white 8 -46 8 3
      box #c0392b 20 -34 18 15 2
      oval white 29 -34 9 3
      line steel 1.6 -11 -28 -14 0
      line steel 1.6 30 -20 32 0`,
    headphones: `
      curve ink 2.4 M -4 -2 C -12 -18 10 -20 6 -12
      box ink -9 -4 7 10 3
      box red -8 -2 5 6 2`,
    'hit-marks': `
      line #f2b134 1.4 0 -3 4 -8
      line #f2b134 1.4 4 0 10 -3
      line #f2b134 1.4 -4 -2 -6 -8
      line #f2b134 1.4 4 4 10 6`,
    accordion: `
      box #b8332f -26 -15 12 30 3
      box #b8332f 14 -15 12 30 3
      7x 4 0 box #f3ead0 -14 -13 2.6 26 1
      4x 0 6 box white 16 -11 8 3.6 .6`,
    microphone: `
      line ink 3 0 5 2 -3
      disc #7d8490 3 -6 4.4
      disc #aeb6c0 2 -7 1.6`,
    turntables: `
      box ink -26 -46 66 8 2
      box iron -22 -38 58 38 2
      oval #1d1a22 -10 -47 12 3
      oval red -10 -47 4 1
      oval #1d1a22 24 -47 12 3
      oval yellow 24 -47 4 1
      text white 9 7 -20 DJ`,
    baton: `
      line white 1.4 0 0 20 0`,
    'music-stand': `
      line ink 2 0 0 0 -44
      line ink 2 -8 0 8 0
      poly ink -12 -64 14 -60 12 -44 -14 -48
      poly white -9 -62 11 -59 9 -47 -11 -50`,
  },
};
