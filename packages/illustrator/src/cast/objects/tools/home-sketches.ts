import type { ToolSketch } from './tool-sketch.ts';

export const HOME_SKETCHES: Readonly<Record<string, ToolSketch>> = {
  'power drill': {
    wide: 130,
    tall: 110,
    size: 22,
    colour: '#f2b430',
    sketch: `
      line steel 4 -64 -88 -40 -88
      poly ink -42 -98 -28 -102 -28 -74 -42 -78
      box $ -30 -106 74 36 9
      box ink 34 -102 14 28 5
      poly $-20 2 -72 34 -72 44 -20 12 -20
      box ink -6 -24 62 22 5
      box ink -2 -70 8 14 3
      line $+50 4 -20 -98 24 -98`,
  },
  pliers: {
    wide: 80,
    tall: 130,
    size: 18,
    colour: '#d8433b',
    sketch: `
      path steel M -4 -84 C -18 -96 -16 -122 -3 -130 L -1 -84 Z
      path steel-20 M 4 -84 C 18 -96 16 -122 3 -130 L 1 -84 Z
      curve $ 12 M -4 -76 C 22 -60 30 -30 24 -4
      curve $-20 12 M 4 -76 C -22 -60 -30 -30 -24 -4
      disc steel 0 -80 9
      disc ink 0 -80 3`,
  },
  'vacuum cleaner': {
    wide: 150,
    tall: 130,
    size: 56,
    colour: '#d8433b',
    sketch: `
      curve ink 8 M 20 -44 C 30 -110 -20 -120 -34 -126
      line steel 7 -34 -126 -58 -14
      poly ink -72 0 -68 -12 -44 -12 -40 0
      path $ M -10 -6 C -12 -52 24 -60 48 -50 C 66 -44 70 -20 68 -6 Z
      path $-20 M 20 -54 C 48 -58 66 -44 68 -6 L 34 -6 Z
      disc ink 8 -12 12
      disc steel 8 -12 5
      disc ink 50 -14 14
      disc steel 50 -14 6
      box glass 6 -44 20 12 4`,
  },
  'flat iron': {
    wide: 120,
    tall: 74,
    size: 18,
    colour: '#3576c9',
    sketch: `
      box steel -54 -9 110 9 3
      path $ M -54 -10 C -46 -36 -16 -44 54 -42 L 56 -10 Z
      path $-20 M -50 -16 C -44 -20 20 -22 55 -22 L 56 -10 L -54 -10 Z
      curve ink 9 M -16 -42 C -10 -72 40 -76 48 -42
      curve ink 4 M 48 -46 C 60 -50 60 -66 54 -72
      disc white 6 -32 5`,
  },
  'ironing board': {
    wide: 200,
    tall: 110,
    size: 54,
    colour: '#5f9ad8',
    sketch: `
      line steel 6 -50 -86 50 0
      line steel 6 50 -86 -50 0
      line steel 5 36 0 64 0
      line steel 5 -36 0 -64 0
      path $ M -98 -92 C -90 -102 -60 -104 -40 -104 L 90 -104 L 90 -88 L -50 -88 C -80 -88 -94 -88 -98 -92 Z
      8x 17 0 disc white -54 -96 3`,
  },
  mop: {
    wide: 70,
    tall: 190,
    size: 84,
    colour: '#f1efe8',
    sketch: `
      line wood 7 0 -190 0 -48
      box blue -12 -58 24 14 4
      7x 7.4 0 curve $-10 6 M -22 -46 C -26 -30 -20 -16 -24 -2
      6x 7.4 0 curve $ 6 M -18 -46 C -22 -30 -16 -16 -18 -4`,
  },
  dustpan: {
    wide: 110,
    tall: 120,
    size: 26,
    colour: '#3f9a52',
    sketch: `
      line $-20 9 0 -118 0 -70
      ring $-20 4 0 -114 5
      path $ M -40 -72 L 40 -72 L 50 0 L -50 0 Z
      path $-30 M -34 -64 L 34 -64 L 40 -30 L -40 -30 Z
      line $+40 4 -46 -6 46 -6
      disc #8a7a6a -10 -14 4
      disc #8a7a6a 12 -12 3`,
  },
  pillow: {
    wide: 130,
    tall: 76,
    size: 24,
    colour: '#dfe8f4',
    sketch: `
      path $ M -60 -66 C -30 -76 30 -76 60 -66 C 54 -46 54 -26 62 -6 C 30 2 -30 2 -62 -6 C -54 -26 -54 -46 -60 -66 Z
      path $-20 M 20 -72 C 40 -72 52 -70 60 -66 C 54 -46 54 -26 62 -6 C 46 0 30 0 16 0 C 30 -20 30 -50 20 -72 Z
      curve $-30 3 M -50 -58 C -40 -52 -34 -48 -28 -40
      curve $-30 3 M -50 -14 C -40 -20 -36 -24 -30 -30
      curve $+50 3 M -20 -62 C 0 -66 14 -64 22 -60`,
  },
  blanket: {
    wide: 150,
    tall: 74,
    size: 24,
    colour: '#c8604a',
    sketch: `
      path $ M -70 -70 L 62 -70 C 74 -70 74 -50 62 -50 L -70 -50 Z
      path $-20 M -70 -48 L 62 -48 C 74 -48 74 -26 62 -26 L -70 -26 Z
      path $ M -70 -24 L 62 -24 C 74 -24 74 0 62 0 L -70 0 Z
      3x 0 24 box white@60 -70 -64 134 5 0
      6x 22 0 box white@40 -60 -70 6 20 0
      6x 22 0 box white@40 -60 -48 6 22 0
      6x 22 0 box white@40 -60 -24 6 24 0
      7x 0 11 line $+40 3 -70 -68 -80 -66`,
  },
  'coffee maker': {
    wide: 96,
    tall: 124,
    size: 30,
    colour: '#33313c',
    sketch: `
      box $ -44 -124 88 30 8
      box $-20 14 -98 30 90 3
      box $ -44 -14 88 14 5
      box steel -30 -98 30 8 2
      path glass@80 M -40 -70 L 6 -70 C 14 -50 12 -26 6 -14 L -40 -14 C -46 -26 -48 -50 -40 -70 Z
      path #5a3320 M -43 -44 L 9 -44 C 11 -32 9 -22 6 -14 L -40 -14 C -44 -22 -45 -32 -43 -44 Z
      box ink -42 -76 50 8 3
      curve ink 6 M -42 -64 C -60 -60 -58 -30 -42 -26
      disc #ff5a4f 30 -110 5
      line steel 3 -17 -90 -17 -78`,
  },
  spatula: {
    wide: 50,
    tall: 170,
    size: 30,
    colour: '#33313c',
    sketch: `
      line $ 10 0 -166 0 -104
      line steel 5 0 -108 0 -56
      path steel M -22 -58 L 22 -58 L 24 -4 C 24 0 -24 0 -24 -4 Z
      3x 12 0 box iron -15 -48 6 34 3`,
  },
  whisk: {
    wide: 56,
    tall: 170,
    size: 30,
    colour: '#8a5a3a',
    sketch: `
      line $ 10 0 -166 0 -112
      curve steel 3 M 0 -110 C -40 -70 -34 0 0 0 C 34 0 40 -70 0 -110
      curve steel 3 M 0 -110 C -20 -70 -18 0 0 0 C 18 0 20 -70 0 -110
      line steel 3 0 -110 0 0`,
  },
  'rolling pin': {
    wide: 190,
    tall: 40,
    size: 12,
    colour: '#d8a566',
    sketch: `
      box $-30 -94 -28 32 16 8
      box $-30 62 -28 32 16 8
      box $ -66 -40 132 40 12
      box $-20 -66 -16 132 16 8
      line $+40 4 -54 -30 54 -30`,
  },
  'cutting board': {
    wide: 150,
    tall: 94,
    size: 28,
    colour: '#c99a62',
    sketch: `
      box $-20 -70 -90 128 90 10
      box $ -70 -94 128 90 10
      disc $-40 46 -82 6
      4x 0 19 line $-10 2 -62 -76 36 -76
      oval #d8433b -30 -34 14 11
      oval #f2d0c0 -8 -32 6 10
      oval leaf 16 -36 8 5`,
  },
  'can opener': {
    wide: 60,
    tall: 140,
    size: 18,
    colour: '#d8433b',
    sketch: `
      curve $ 13 M -2 -84 C -16 -60 -18 -30 -16 -4
      curve $-20 13 M 4 -84 C 16 -60 18 -30 16 -4
      box steel -14 -132 28 50 8
      disc iron 0 -112 13
      12x 0 0 ring steel 2 0 -112 9
      poly steel -18 -104 -30 -98 -18 -92
      box ink 12 -116 18 8 4`,
  },
  corkscrew: {
    wide: 90,
    tall: 140,
    size: 20,
    colour: '#9a6a43',
    sketch: `
      box $ -42 -138 84 22 11
      line $+40 3 -32 -132 32 -132
      line steel 7 0 -116 0 -84
      curve steel 6 M 0 -86 C 18 -80 18 -72 0 -68 C -18 -64 -18 -56 0 -52 C 18 -48 18 -40 0 -36 C -18 -32 -18 -24 0 -20 C 8 -16 6 -6 2 0`,
  },
  radiator: {
    wide: 150,
    tall: 110,
    size: 44,
    colour: '#eceae4',
    sketch: `
      8x 18 0 box $ -70 -106 15 98 7
      8x 18 0 box $-20 -60 -102 5 90 2
      box $-10 -74 -94 148 8 3
      box $-10 -74 -28 148 8 3
      box iron -60 -10 8 10 1
      box iron 52 -10 8 10 1
      disc red 76 -90 6`,
  },
  hanger: {
    wide: 150,
    tall: 84,
    size: 22,
    colour: '#9a6a43',
    sketch: `
      curve steel 5 M 0 -52 C 0 -64 12 -62 12 -72 C 12 -84 -8 -84 -8 -72
      curve $ 9 M -70 -10 C -50 -20 -20 -40 0 -50 C 20 -40 50 -20 70 -10
      line $-20 6 -68 -8 68 -8`,
  },
  comb: {
    wide: 140,
    tall: 50,
    size: 12,
    colour: '#8a4fd0',
    sketch: `
      box $ -68 -48 136 18 8
      17x 7.6 0 line $-10 4 -61 -34 -61 -3
      line $+50 3 -56 -42 56 -42`,
  },
  'sewing machine': {
    wide: 150,
    tall: 112,
    size: 30,
    colour: '#f1efe8',
    sketch: `
      box wood -72 -12 144 12 3
      path $ M -66 -102 L 54 -102 C 66 -102 68 -92 68 -84 L 68 -12 L 34 -12 L 34 -68 L -34 -68 L -34 -54 L -62 -54 C -68 -66 -68 -92 -66 -102 Z
      path $-20 M 40 -66 L 68 -84 L 68 -12 L 34 -12 L 34 -68 Z
      disc steel 72 -84 12
      disc ink 72 -84 4
      line steel 4 -48 -54 -48 -18
      box red -56 -112 10 12 2
      path #4f9ad8 M -72 -16 C -40 -24 -20 -10 20 -16 L 24 -12 L -70 -12 Z
      disc blue 20 -84 6`,
  },
  'piggy bank': {
    wide: 130,
    tall: 92,
    size: 22,
    colour: '#f2a0b8',
    sketch: `
      box $-20 -36 -20 16 20 4
      box $-20 22 -20 16 20 4
      oval $ 0 -44 54 36
      poly $-20 -46 -72 -34 -92 -24 -72
      oval $-20 -56 -42 13 11
      disc ink -59 -42 2.4
      disc ink -53 -42 2.4
      disc ink -36 -54 4
      curve $-20 5 M 52 -52 C 66 -62 66 -42 58 -44
      box ink -8 -80 26 5 2
      disc gold 5 -88 11
      disc gold-20 5 -88 6
      oval $+40 6 -62 20 5`,
  },
  matchbox: {
    wide: 120,
    tall: 66,
    size: 12,
    colour: '#d8433b',
    sketch: `
      box #e8d9b0 12 -50 48 38 2
      4x 0 8 line #e3c890 4 20 -44 54 -44
      4x 0 8 disc red 54 -44 4
      box $ -58 -58 84 54 3
      box #f2c230 -48 -48 64 26 2
      poly #f2832a -22 -26 -16 -46 -8 -26
      box ink -58 -10 84 8 0`,
  },
  'rubber duck': {
    wide: 116,
    tall: 104,
    size: 24,
    colour: '#ffd23a',
    sketch: `
      path $ M -44 -42 C -54 -10 -30 0 4 0 C 44 0 58 -24 56 -54 C 44 -40 28 -46 14 -46 L -10 -54 Z
      path $-10 M -10 -4 C 24 -2 50 -14 55 -48 C 56 -20 44 0 4 0 Z
      disc $ -18 -72 31
      path #f2832a M -46 -74 C -62 -76 -62 -64 -60 -60 C -54 -56 -46 -58 -42 -62 Z
      disc white -26 -80 8
      disc ink -28 -80 4.6
      curve $-30 4 M 4 -34 C 16 -18 34 -18 42 -34
      oval #ffffff@60 -10 -92 8 4`,
  },
};
