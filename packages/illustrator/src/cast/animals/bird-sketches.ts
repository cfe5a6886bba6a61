import type { CreatureSketch } from './sketched-creatures.ts';

const FOWL_LEG = '#e8952f';

function fowl(own: string, size: number, body: string): CreatureSketch {
  return {
    wide: 130,
    tall: 120,
    size,
    own,
    body,
    legs: [
      [-6, -40, 38, 6, FOWL_LEG],
      [12, -40, 38, 6, FOWL_LEG],
    ],
    goes: 'walks',
    speed: 24,
  };
}

const HEN_BODY = `path $-16 M -48 -62 Q -64 -92 -50 -100 Q -38 -96 -30 -78 Z
    path $-16 M -46 -58 Q -70 -78 -64 -90 Q -46 -88 -34 -70 Z
    path $ M -50 -60 Q -46 -34 -8 -32 Q 34 -32 38 -66 Q 40 -90 46 -100 Q 34 -116 20 -102 Q 14 -76 -10 -74 Q -36 -76 -50 -60 Z
    path $-12 M -32 -58 Q -10 -70 10 -58 Q 8 -42 -12 -40 Q -30 -42 -32 -58 Z
    curve $-24 2.4 M -24 -48 Q -10 -46 4 -52
    path red M 22 -104 Q 18 -118 28 -114 Q 30 -124 37 -114 Q 46 -116 42 -104 Z
    poly #f2a52a 44 -102 62 -95 44 -90
    path red M 42 -90 Q 50 -84 46 -74 Q 38 -78 40 -90 Z
    disc ink 37 -98 3.4
    disc white 38 -99 1.2`;

export const BIRD_SKETCHES: Readonly<Record<string, CreatureSketch>> = {
  chicken: fowl('#f4efe6', 34, HEN_BODY),
  hen: fowl('#b8703f', 34, HEN_BODY),
  rooster: fowl(
    '#b5502a',
    44,
    `path #1f6a5a M -40 -60 Q -78 -74 -62 -116 Q -44 -112 -28 -76 Z
    path #2a4f8f M -44 -58 Q -84 -52 -80 -92 Q -58 -94 -34 -70 Z
    path #1f6a5a M -44 -54 Q -78 -30 -84 -62 Q -62 -72 -36 -62 Z
    path $ M -48 -60 Q -44 -34 -8 -32 Q 34 -32 38 -66 Q 40 -92 48 -104 Q 34 -120 18 -104 Q 14 -76 -10 -74 Q -34 -76 -48 -60 Z
    path #e8a83a M 18 -104 Q 12 -72 22 -62 L 28 -70 L 34 -60 L 40 -70 Q 40 -90 48 -102 Q 34 -116 18 -104 Z
    path $-26 M -32 -58 Q -10 -70 10 -58 Q 8 -42 -12 -40 Q -30 -42 -32 -58 Z
    path red M 18 -104 Q 10 -124 24 -118 Q 26 -132 35 -120 Q 46 -126 44 -112 Q 52 -112 46 -102 Z
    poly #f2c23a 46 -104 66 -96 46 -92
    path red M 44 -92 Q 56 -82 48 -68 Q 38 -74 42 -92 Z
    disc white 38 -101 4.6
    disc ink 39 -101 2.8`,
  ),
  chick: {
    ...fowl(
      '#f8d64a',
      12,
      `disc $ -10 -52 36
    disc $ 14 -88 29
    path $-12 M -34 -56 Q -14 -66 2 -52 Q -6 -36 -22 -38 Q -34 -44 -34 -56 Z
    poly #f2832a 40 -92 58 -84 40 -78
    disc ink 24 -94 4.4
    disc white 25.5 -95.6 1.6
    disc #f29a6a@60 18 -82 5`,
    ),
    legs: [
      [-16, -22, 20, 6, FOWL_LEG],
      [2, -22, 20, 6, FOWL_LEG],
    ],
  },
  duckling: {
    ...fowl(
      '#f6d24a',
      14,
      `path $ M -56 -64 Q -40 -66 -32 -58 Q -10 -70 16 -58 Q 36 -54 32 -32 Q 20 -16 -10 -18 Q -44 -20 -50 -42 Z
    disc $ 22 -86 27
    path #f2832a M 44 -92 Q 68 -90 70 -82 Q 62 -74 44 -78 Z
    path $-14 M -32 -50 Q -10 -60 8 -48 Q 0 -32 -16 -32 Q -32 -36 -32 -50 Z
    disc ink 30 -92 4.4
    disc white 31.5 -93.6 1.6`,
    ),
    legs: [
      [-12, -22, 20, 7, FOWL_LEG],
      [6, -22, 20, 7, FOWL_LEG],
    ],
  },
  ostrich: {
    wide: 130,
    tall: 200,
    size: 120,
    own: '#33313c',
    body: `path white M -58 -104 Q -84 -112 -78 -88 Q -86 -78 -62 -76 Q -50 -78 -44 -92 Z
    curve #e8c0a8 13 M 26 -100 Q 50 -112 42 -150 Q 40 -172 48 -182
    oval #e8c0a8 52 -186 15 10
    poly #d8a25a 62 -190 82 -184 62 -179
    disc ink 54 -189 3.4
    oval $ -14 -98 52 34 -0.1
    path white M -44 -86 Q -20 -70 8 -78 Q -6 -60 -30 -64 Q -44 -70 -44 -86 Z
    path $+14 M -34 -112 Q -6 -126 16 -108 Q 8 -88 -14 -88 Q -32 -92 -34 -112 Z`,
    legs: [
      [-20, -74, 70, 10, '#d8a890'],
      [4, -74, 70, 10, '#e8c0a8'],
    ],
    goes: 'walks',
    speed: 90,
  },
  pelican: {
    wide: 150,
    tall: 130,
    size: 60,
    own: '#f4f2ec',
    body: `poly ink -74 -60 -34 -72 -30 -54
    path $ M -62 -62 Q -40 -86 0 -82 Q 34 -76 34 -50 Q 26 -26 -10 -28 Q -48 -32 -62 -62 Z
    curve $ 18 M 20 -66 Q 44 -76 30 -100
    disc $ 32 -108 17
    path #f2a52a M 42 -114 L 92 -98 Q 70 -66 44 -92 Z
    path #e8842a M 42 -114 L 94 -99 L 44 -104 Z
    disc ink 36 -112 3.4
    path $-16 M -48 -64 Q -16 -78 12 -60 Q 0 -42 -24 -44 Z`,
    legs: [
      [-14, -34, 32, 7, '#e8842a'],
      [6, -34, 32, 7, '#e8842a'],
    ],
    goes: 'walks',
    speed: 24,
  },
  toucan: {
    wide: 150,
    tall: 130,
    size: 40,
    own: '#26252e',
    body: `poly $ -30 -44 -64 -2 -48 2 -14 -34
    path $ M -34 -50 Q -30 -86 0 -108 Q 20 -124 40 -110 Q 50 -96 38 -72 Q 22 -26 -10 -26 Q -34 -30 -34 -50 Z
    path white M 22 -104 Q 46 -104 38 -74 Q 28 -58 14 -66 Q 10 -88 22 -104 Z
    path #f2a52a M 38 -110 Q 84 -124 92 -88 Q 90 -78 84 -84 Q 66 -92 38 -90 Z
    path red M 38 -96 Q 70 -98 86 -84 Q 66 -86 38 -88 Z
    path ink M 86 -100 Q 94 -90 90 -80 Q 84 -84 82 -92 Z
    disc #5fb0e0 30 -100 7
    disc ink 31 -100 4
    line wood 10 -60 -18 50 -22`,
    goes: 'sways',
    speed: 0,
  },
  pigeon: {
    ...fowl(
      '#8f98a8',
      18,
      `poly $-34 -70 -52 -34 -66 -30 -48
    path $ M -48 -58 Q -40 -84 -6 -84 Q 14 -84 20 -100 Q 30 -118 44 -108 Q 52 -98 44 -84 Q 40 -38 0 -34 Q -36 -36 -48 -58 Z
    path #4f8a78 M 18 -96 Q 34 -78 46 -90 Q 46 -70 36 -60 Q 20 -68 14 -84 Z
    path #8a5a90@80 M 16 -82 Q 30 -70 42 -74 Q 38 -62 32 -58 Q 20 -66 16 -82 Z
    path $+14 M -46 -60 Q -20 -80 10 -66 Q 0 -46 -28 -46 Z
    line $-45 5 -28 -52 -8 -70
    line $-45 5 -16 -48 2 -66
    poly ink 48 -102 62 -96 48 -94
    disc white 46 -99 2.6
    disc #f2832a 38 -102 4
    disc ink 38 -102 2`,
    ),
    legs: [
      [-4, -38, 36, 5, '#d8605a'],
      [12, -38, 36, 5, '#d8605a'],
    ],
  },
  sparrow: {
    ...fowl(
      '#9a6a43',
      13,
      `poly $-30 -74 -66 -36 -66 -32 -50
    path $ M -46 -58 Q -40 -82 -8 -84 Q 12 -86 20 -98 Q 34 -116 48 -102 Q 54 -88 44 -76 Q 38 -34 0 -32 Q -38 -34 -46 -58 Z
    path #efe2cc M 40 -80 Q 36 -36 0 -33 Q -16 -34 -20 -40 Q 14 -44 24 -80 Z
    path #6b4428 M 20 -98 Q 32 -116 48 -102 Q 40 -98 22 -90 Z
    path ink M 36 -84 Q 46 -84 46 -74 Q 38 -70 34 -76 Z
    path $-26 M -46 -60 Q -20 -80 6 -68 Q -2 -48 -28 -46 Z
    line #efe2cc 4 -24 -62 0 -66
    poly #4a4038 50 -98 62 -92 49 -88
    disc ink 41 -97 3.6
    disc white 42 -98 1.3`,
    ),
    legs: [
      [-2, -36, 34, 4, '#c98a5a'],
      [12, -36, 34, 4, '#c98a5a'],
    ],
    goes: 'hops',
  },
  woodpecker: {
    wide: 120,
    tall: 170,
    size: 40,
    own: '#26252e',
    body: `box #8a5f38 30 -170 34 170 4
    curve #6b4428 3 M 40 -160 L 40 -20 M 54 -150 L 54 -10
    poly $ -22 -40 -30 -4 -16 -6 -8 -44
    path $ M -24 -52 Q -30 -96 -4 -108 Q 10 -112 14 -92 Q 16 -56 -4 -36 Q -20 -36 -24 -52 Z
    path white M 4 -98 Q 18 -84 10 -56 Q 6 -46 0 -42 Q 4 -70 -2 -92 Z
    4x 0 12 line white 3.4 -22 -88 -8 -86
    disc $ 4 -116 17
    path red M -14 -122 Q -6 -144 14 -134 Q 20 -128 18 -122 Q 4 -128 -14 -122 Z
    poly #8d98a6 18 -120 38 -114 18 -109
    disc white 9 -117 4.6
    disc ink 10 -117 2.8
    line #8d98a6 4 8 -60 30 -66
    line #8d98a6 4 2 -46 30 -50`,
    goes: 'sways',
    speed: 0,
  },
};
