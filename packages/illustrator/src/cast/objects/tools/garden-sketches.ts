import type { ToolSketch } from './tool-sketch.ts';

export const GARDEN_SKETCHES: Readonly<Record<string, ToolSketch>> = {
  wheelbarrow: {
    wide: 170,
    tall: 82,
    size: 42,
    colour: '#3f9a52',
    sketch: `
      line ink 6 -40 -34 80 -58
      box ink 70 -64 16 9 4
      line ink 6 30 -36 44 0
      line ink 6 36 0 52 0
      poly $-20 -66 -76 62 -76 34 -34 -42 -34
      poly $ -66 -80 64 -80 58 -66 -62 -66
      line ink 5 -46 -34 -62 -18
      disc ink -62 -18 18
      disc steel -62 -18 11
      disc ink -62 -18 4`,
  },
  'lawn mower': {
    wide: 170,
    tall: 120,
    size: 56,
    colour: '#d8433b',
    sketch: `
      line ink 6 10 -40 74 -112
      line ink 6 66 -116 84 -100
      line ink 5 34 -36 56 -70
      box $-20 -66 -44 110 28 6
      path $ M -64 -42 C -60 -62 -30 -66 -8 -64 L 30 -62 C 44 -58 46 -48 46 -42 Z
      box ink -24 -78 44 18 5
      box steel -16 -84 26 8 3
      poly #6fb04a -80 -2 -76 -14 -72 -2 -68 -16 -64 -2
      poly #6fb04a 56 -2 60 -14 64 -2 68 -16 72 -2
      disc ink -46 -16 16
      disc steel -46 -16 8
      disc ink 34 -20 20
      disc steel 34 -20 10`,
  },
  rake: {
    wide: 70,
    tall: 190,
    size: 88,
    colour: '#3f9a52',
    sketch: `
      line wood 7 0 -190 0 -46
      box $-20 -5 -56 10 16 3
      line $ 5 0 -44 -30 -8
      line $ 5 0 -44 -18 -6
      line $ 5 0 -44 -6 -4
      line $ 5 0 -44 6 -4
      line $ 5 0 -44 18 -6
      line $ 5 0 -44 30 -8
      curve $-20 4 M -22 -22 C -8 -28 8 -28 22 -22
      line $ 4 -30 -8 -31 0
      line $ 4 -18 -6 -19 0
      line $ 4 -6 -4 -6 0
      line $ 4 6 -4 6 0
      line $ 4 18 -6 19 0
      line $ 4 30 -8 31 0`,
  },
  shovel: {
    wide: 56,
    tall: 190,
    size: 84,
    colour: '#aeb6c0',
    sketch: `
      line wood 7 0 -176 0 -56
      ring wood-20 6 0 -180 9
      path $ M -24 -62 L 24 -62 L 24 -26 C 24 -10 8 -2 0 0 C -8 -2 -24 -10 -24 -26 Z
      path $-20 M 4 -60 L 22 -60 L 22 -26 C 22 -12 12 -6 4 -3 Z
      box $-30 -7 -74 14 18 3
      line $+30 3 -14 -52 -14 -22`,
  },
  'watering can': {
    wide: 130,
    tall: 92,
    size: 30,
    colour: '#3576c9',
    sketch: `
      curve $-20 7 M 22 -62 C 56 -84 66 -40 26 -16
      line $-10 11 -24 -22 -56 -70
      poly $-20 -66 -78 -44 -72 -50 -62 -68 -66
      3x -5 8 disc #bfe0ee -72 -62 2.4
      path $ M -30 -62 L 28 -62 L 34 0 L -36 0 Z
      path $-20 M 6 -60 L 26 -60 L 32 -2 L 8 -2 Z
      box $-30 -32 -68 62 8 3
      curve $-20 6 M -24 -66 C -20 -92 18 -92 22 -66
      line $+40 4 -22 -50 -26 -12`,
  },
  'garden hose': {
    wide: 130,
    tall: 96,
    size: 34,
    colour: '#3f9a52',
    sketch: `
      ring $-20 9 0 -46 40
      ring $ 9 0 -46 31
      ring $-20 9 0 -46 22
      ring $ 8 0 -46 13
      curve $ 9 M 34 -22 C 46 -4 52 -4 58 -14
      poly gold 50 -18 58 -24 66 -16 58 -10
      line #4aa8d8@80 3 66 -16 64 -4`,
  },
  'flower pot': {
    wide: 84,
    tall: 78,
    size: 24,
    colour: '#c8704a',
    sketch: `
      path $ M -32 -60 L 32 -60 L 24 0 L -24 0 Z
      path $-20 M 6 -60 L 32 -60 L 24 0 L 8 0 Z
      box $-10 -40 -76 80 18 4
      oval #5a3d29 0 -74 34 6
      line $+40 4 -22 -50 -17 -12`,
  },
  'barbecue grill': {
    wide: 130,
    tall: 140,
    size: 56,
    colour: '#33313c',
    sketch: `
      line steel 6 -26 -60 -44 0
      line steel 6 26 -60 44 0
      line steel 4 -36 -26 36 -26
      disc ink 44 -6 9
      path $ M -54 -84 C -50 -50 50 -50 54 -84 Z
      box steel -58 -90 116 7 3
      oval #b0523f -24 -94 18 7
      oval #c8704a 18 -94 14 6
      line #d8433b 7 -4 -94 2 -94
      line $ 6 52 -92 62 -112
      curve #f8f6f1@70 4 M -20 -104 C -28 -116 -12 -124 -20 -136
      curve #f8f6f1@70 4 M 16 -104 C 8 -116 24 -124 16 -136
      poly #ff9a2a -34 -84 -26 -90 -18 -84
      poly #ff9a2a 4 -84 12 -90 20 -84`,
  },
  hammock: {
    wide: 250,
    tall: 130,
    size: 62,
    colour: '#e0557a',
    sketch: `
      box wood -124 -128 14 128 4
      box wood-20 110 -128 14 128 4
      line wood+30 3 -112 -104 -78 -74
      line wood+30 3 -112 -104 -70 -60
      line wood+30 3 112 -104 78 -74
      line wood+30 3 112 -104 70 -60
      path $ M -84 -78 C -50 -14 50 -14 84 -78 C 50 -40 -50 -40 -84 -78 Z
      curve #f8f6f1 6 M -62 -54 C -34 -18 34 -18 62 -54
      curve $-20 5 M -84 -78 C -50 -36 50 -36 84 -78
      oval #f8f6f1 -52 -56 16 8 0.6`,
  },
};
