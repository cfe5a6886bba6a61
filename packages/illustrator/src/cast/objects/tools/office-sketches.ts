import type { ToolSketch } from './tool-sketch.ts';

export const OFFICE_SKETCHES: Readonly<Record<string, ToolSketch>> = {
  stapler: {
    wide: 120,
    tall: 56,
    size: 14,
    colour: '#d8433b',
    sketch: `
      box ink -58 -10 114 10 4
      box steel -52 -14 26 5 1
      path $ M -56 -30 L 38 -54 C 52 -56 58 -44 56 -30 L 54 -14 L 40 -14 L 40 -26 L -54 -18 Z
      path $-20 M -56 -26 L 40 -28 L 40 -22 L -54 -18 Z
      line $+50 4 -40 -32 34 -49
      disc ink 46 -18 5
      line steel 4 -52 -17 30 -24`,
  },
  calculator: {
    wide: 80,
    tall: 112,
    size: 22,
    colour: '#3a3f4a',
    sketch: `
      box $-20 -38 -112 76 112 8
      box $ -38 -112 74 108 8
      box #b9d6b0 -30 -104 58 24 3
      text ink 15 -2 -86 1234
      4x 0 18 box #f8f6f1 -30 -72 12 12 3
      4x 0 18 box #f8f6f1 -15 -72 12 12 3
      4x 0 18 box #f8f6f1 0 -72 12 12 3
      4x 0 18 box #f2832a 16 -72 12 12 3`,
  },
  'paper clip': {
    wide: 50,
    tall: 120,
    size: 18,
    colour: '#4a6fa8',
    sketch: `
      curve $ 5 M 8 -88 L 8 -26 C 8 -14 -8 -14 -8 -26 L -8 -96 C -8 -122 24 -122 24 -96 L 24 -22 C 24 8 -24 8 -24 -22 L -24 -92`,
  },
  whiteboard: {
    wide: 190,
    tall: 170,
    size: 96,
    colour: '#f8f8f8',
    sketch: `
      line steel 6 -60 -60 -72 0
      line steel 6 60 -60 72 0
      box steel -92 -170 184 116 4
      box $ -86 -164 172 104 2
      line blue 4 -66 -88 -40 -112 -14 -100 20 -138
      line red 3 -70 -142 -22 -142
      line ink 3 -70 -130 -34 -130
      3x 0 14 line leaf 3 34 -112 70 -112
      box steel -46 -56 92 6 2
      box red -30 -60 18 4 1
      box blue -6 -60 18 4 1`,
  },
  typewriter: {
    wide: 150,
    tall: 116,
    size: 26,
    colour: '#2f5f5a',
    sketch: `
      box white -36 -116 72 56 2
      4x 0 9 line #9aa2ac 2.4 -28 -108 26 -108
      box ink -66 -70 132 12 6
      disc steel -70 -64 7
      disc steel 70 -64 7
      path $ M -58 -60 L 58 -60 L 70 -10 L 70 0 L -70 0 L -70 -10 Z
      path $-20 M -46 -54 L 46 -54 L 50 -40 L -50 -40 Z
      8x 12 0 disc white -42 -30 4.4
      8x 12.6 0 disc white -46 -19 4.4
      box white -30 -11 60 6 3`,
  },
  globe: {
    wide: 100,
    tall: 126,
    size: 30,
    colour: '#4aa8d8',
    sketch: `
      oval wood 0 -5 34 6
      line wood-20 6 0 -8 0 -26
      disc $ 0 -74 44
      path leaf M -30 -96 C -18 -112 -2 -108 -6 -94 C -12 -86 -6 -80 -16 -72 C -26 -70 -38 -78 -36 -88 Z
      path leaf M -14 -62 C -4 -66 4 -56 -2 -46 C -6 -38 -12 -36 -14 -46 Z
      path leaf M 12 -100 C 26 -104 36 -92 38 -80 C 30 -76 26 -84 18 -82 C 22 -70 30 -66 24 -54 C 14 -56 10 -70 12 -78 Z
      ring gold 4 0 -74 47
      line gold 5 14 -126 20 -118
      line #ffffff@50 4 -28 -90 -22 -100`,
  },
  wallet: {
    wide: 110,
    tall: 80,
    size: 16,
    colour: '#7a4a2c',
    sketch: `
      box #6fae6a -40 -78 70 30 2
      text #2f6a3a 18 -6 -58 $
      box #d8b04a -44 -72 60 20 3
      box $ -52 -64 104 62 9
      box $-20 -52 -64 104 16 8
      line $+30 2 -46 -10 46 -10
      box $-30 26 -42 28 18 6
      disc gold 36 -33 5`,
  },
};
