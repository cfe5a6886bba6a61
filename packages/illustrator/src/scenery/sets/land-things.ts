import type { FlipBook } from './place-set.ts';

/** What tells a landscape or a field of play. */
export const LAND_THINGS: Readonly<Record<string, string | FlipBook>> = {
  'big-tent': `
    poly #e0703a -70 0 70 0 0 -84
    poly #f2934f -70 0 -10 0 0 -84
    poly #4a2f24 -14 0 24 0 4 -52
    poly #ffd9a0 -8 0 -14 0 4 -52
    line #6d4a30 3 -4 -90 4 -80
    line white 1.4 -70 0 -90 6
    line white 1.4 70 0 90 6`,
  'small-tent': `
    path #3f8f8a M -60 0 C -56 -70 56 -70 60 0 Z
    path #2f6f6a M -16 0 C -16 -40 20 -40 20 0 Z
    curve #5fb8b2 2 M -40 -2 C -30 -60 -10 -54 0 -52`,
  log: `
    box #7a5233 -40 -16 80 16 8
    oval #c79a68 -38 -8 6 8
    ring #8a6242 1.4 -38 -8 3
    line #5f3f28 1.4 -20 -11 10 -11
    line #5f3f28 1.4 -8 -5 30 -5`,
  'camp-chair': `
    line iron 3 -18 0 14 -30
    line iron 3 18 0 -14 -30
    box #3576c9 -18 -34 36 7 2
    box #3576c9 -18 -62 36 26 3`,
  'lantern-post': `
    line wood 4 0 0 0 -76
    line wood 3 0 -74 16 -74
    box #ffe27a 11 -70 10 16 2
    line ink 2 9 -70 23 -70`,
  'sea-cliff': `
    path #8d7f70 M -70 0 L -84 -60 L -66 -100 L -80 -150 L -60 -196 L 190 -200 L 190 0 Z
    path #a8998a M -40 0 L -52 -50 L -30 -90 L -44 -140 L -20 -196 L 190 -200 L 190 0 Z
    path #75695c M 40 0 L 30 -70 L 60 -110 L 44 -196 L 60 -198 L 84 -110 L 60 -60 L 70 0 Z
    path #75695c M -62 -100 L -20 -96 L -30 -90 Z
    path leaf M -64 -192 C -40 -206 0 -200 40 -208 C 90 -200 140 -210 190 -204 L 190 -186 C 120 -190 60 -182 -60 -184 Z
    path white M -90 4 C -80 -14 -60 -4 -50 -12 C -36 -2 -20 -12 0 2 Z`,
  'breaking-wave': [
    `
    path white M -60 0 C -50 -26 -30 -20 -24 -34 C -8 -22 6 -44 20 -28 C 34 -34 40 -12 56 0 Z
    disc white -30 -44 4
    disc white 10 -54 4
    disc white 34 -40 3`,
    `
    path white M -60 0 C -50 -36 -34 -28 -26 -50 C -10 -32 4 -62 20 -40 C 36 -46 42 -16 58 0 Z
    disc white -32 -64 4
    disc white 8 -78 4
    disc white 36 -58 3`,
    `
    path white M -62 0 C -50 -18 -30 -14 -20 -20 C -6 -14 10 -26 22 -16 C 36 -20 44 -8 60 0 Z
    disc white -26 -30 3
    disc white 14 -36 3`,
  ],
  'cliff-gulls': `
    line white 3 -40 0 -28 -8 -20 0 -12 -8 0 0
    line white 3 20 -24 32 -32 40 -24 48 -32 60 -24
    line white 3 30 16 40 10 46 16 52 10 62 16`,
  'canyon-walls': `
    path #c8754a M -220 40 L -220 -150 L -150 -150 L -140 -100 L -110 -96 L -100 -40 L -70 -30 L -50 40 Z
    path #b5623a M 220 40 L 220 -160 L 140 -160 L 130 -110 L 100 -104 L 94 -46 L 66 -36 L 50 40 Z
    4x 0 36 line #e0986a 4 -220 -132 -150 -132
    3x 0 36 line #e0986a 4 -220 -60 -104 -60
    4x 0 36 line #d08a5a 4 220 -140 146 -140
    3x 0 36 line #d08a5a 4 220 -64 100 -64`,
  'canyon-river': `
    path #4aa8d8 M -14 -70 C 20 -50 -30 -30 40 0 L 110 0 C 30 -34 60 -50 14 -70 Z`,
  'stand-seats': `
    poly #8d98a4 -214 0 214 0 206 -66 -206 -66
    5x 0 13 line #b9c4ce 3 -210 -60 210 -60
    28x 15 0 disc red -202 -56 4
    28x 15 0 disc yellow -196 -43 4
    28x 15 0 disc blue -202 -30 4
    28x 15 0 disc white -196 -17 4
    box white -216 -8 432 10 0`,
  'soccer-goal': `
    8x 10 0 line #eef2f4 1 -40 0 -40 -62
    7x 0 10 line #eef2f4 1 -42 -60 34 -60
    line white 5 -44 2 -44 -66 36 -66 36 2
    line white 3 36 -66 60 0`,
  'goal-posts': `
    line #f2c230 6 0 0 0 -50
    line #f2c230 6 -36 -50 36 -50
    line #f2c230 6 -36 -50 -36 -130
    line #f2c230 6 36 -50 36 -130
    box #3576c9 -8 -44 16 44 3`,
  'field-lines': `
    line white 4 -210 -82 210 -82
    line white 5 -214 -8 214 -8
    line white 4 0 -82 0 -8
    curve white 4 M -60 -44 C -60 -66 60 -66 60 -44 C 60 -18 -60 -18 -60 -44
    disc white 0 -44 3
    line white 4 -210 -66 -150 -66
    line white 4 -150 -66 -168 -22
    line white 4 210 -66 150 -66
    line white 4 150 -66 168 -22`,
  'corner-flag': `
    line white 2.4 0 0 0 -52
    poly red 0 -52 20 -44 0 -36`,
  'soccer-ball-big': `
    disc white 0 -12 12
    ring ink 1.2 0 -12 11.6
    poly ink 0 -17 5 -13 3 -8 -3 -8 -5 -13
    line ink 1.4 0 -17 0 -23
    line ink 1.4 5 -13 10 -15
    line ink 1.4 -5 -13 -10 -15
    line ink 1.4 3 -8 6 -3
    line ink 1.4 -3 -8 -6 -3`,
  'road-depth': `
    poly #6d727c -12 -92 12 -92 150 0 -150 0
    poly #f4f0e4 -1 -92 1 -92 2 -76 -2 -76
    poly #f4f0e4 -2 -66 2 -66 4 -44 -4 -44
    poly #f4f0e4 -4 -32 4 -32 8 0 -8 0`,
  'forest-trunk': `
    path #5f4430 M -10 4 L -6 -90 L 6 -90 L 10 4 Z
    path #7a5a40 M -3 2 L -1 -88 L 3 -88 L 5 2 Z
    disc #2f7a42 -24 -110 30
    disc #2f7a42 24 -110 30
    disc #3f9a52 0 -134 36`,
  'glacier-tongue': `
    path #d6edf8 M -60 -130 C -40 -90 -90 -60 -150 0 L 150 0 C 90 -50 50 -90 70 -130 Z
    path #b4dcf0 M -60 -130 C -44 -90 -80 -50 -110 0 L -60 0 C -40 -60 -10 -90 -20 -130 Z
    path #eef8fd M -10 -130 C 0 -80 -20 -50 -20 0 L 40 0 C 50 -50 30 -90 30 -130 Z
    6x 0 20 curve #8fc4e0 2 M -70 -110 C -30 -100 20 -100 60 -110
    path #a4d4ec M -150 0 L -150 26 L -110 20 L -80 34 L -30 24 L 20 36 L 70 24 L 120 34 L 150 22 L 150 0 Z
    line #7ab4d4 2 -110 2 -110 18
    line #7ab4d4 2 -30 2 -30 22
    line #7ab4d4 2 70 2 70 22`,
  'ice-block': `
    path #e6f5fc M -34 0 L -40 -26 L -14 -44 L 22 -36 L 36 0 Z
    path #b4dcf0 M -14 -44 L -4 -18 L 36 0 L 22 -36 Z
    path #cde9f6 M -40 -26 L -4 -18 L -14 -44 Z`,
  'big-iceberg': `
    path #e8f5fb M -110 0 L -96 -50 L -60 -70 L -44 -124 L -8 -140 L 24 -96 L 56 -90 L 84 -40 L 116 0 Z
    path #b9dff2 M -8 -140 L 6 -60 L -30 0 L 116 0 L 84 -40 L 56 -90 L 24 -96 Z
    path #d3ecf8 M -60 -70 L -50 -30 L -30 0 L -110 0 L -96 -50 Z
    path #8fd0e8@70 M -110 0 L 116 0 L 96 26 L 50 40 L -20 46 L -80 26 Z`,
  'small-iceberg': `
    path #e8f5fb M -44 0 L -36 -30 L -10 -52 L 20 -34 L 44 0 Z
    path #b9dff2 M -10 -52 L 4 -20 L 44 0 L 20 -34 Z
    path #8fd0e8@70 M -44 0 L 44 0 L 30 14 L -24 16 Z`,
  'ice-floe': `
    poly #f4fafd -60 -4 -30 -12 40 -10 64 0 20 8 -44 6`,
  'putting-green': `
    oval #8fd46a 0 0 110 20
    oval #2f5a34 30 0 7 2
    line white 3 30 0 30 -84
    poly red 30 -84 62 -74 30 -62
    disc white -20 -3 4`,
  'sand-bunker': `
    path #4f9a44 M -60 0 C -60 -20 60 -24 64 0 C 50 14 -50 14 -60 0 Z
    path #f0d8a0 M -52 0 C -50 -14 50 -16 54 0 C 44 10 -42 10 -52 0 Z`,
  'golf-cart': `
    box white -40 -26 80 18 4
    line white 3 -30 -26 -30 -64
    line white 3 26 -26 30 -64
    box white -40 -70 80 7 3
    box ink -18 -36 20 12 3
    line ink 2.4 12 -26 18 -42
    disc #22202a -24 -6 9
    disc #22202a 26 -6 9
    disc steel -24 -6 3.4
    disc steel 26 -6 3.4`,
  'golf-bag': `
    box red -12 -54 24 54 5
    box #a8283a -12 -54 24 8 2
    line steel 2 -6 -54 -12 -78
    line steel 2 0 -54 0 -82
    line steel 2 6 -54 12 -78
    box iron -16 -82 8 6 1
    box iron -4 -86 8 6 1
    box iron 8 -82 8 6 1`,
  'marsh-pools': `
    oval #6fa0b4 -110 0 76 14
    oval #8fbccc -120 -2 50 7
    oval #6fa0b4 90 20 100 18
    oval #8fbccc 70 17 66 8
    oval #6fa0b4 0 -24 60 7
    oval #7a9a4a -20 4 30 6`,
  reeds: `
    line #6a8a3a 2.4 -16 0 -20 -56
    line #7d9a44 2.4 -8 0 -8 -70
    line #6a8a3a 2.4 0 0 4 -62
    line #7d9a44 2.4 8 0 14 -74
    line #6a8a3a 2.4 16 0 24 -54
    box #7a4a2a -11 -78 6 20 3
    box #7a4a2a 10 -82 6 20 3
    box #7a4a2a 1 -70 6 18 3
    line #8fae54 2.4 -4 0 -14 -40
    line #8fae54 2.4 10 0 22 -36`,
  heron: `
    line #6d6a4a 2 -3 0 -2 -36
    line #6d6a4a 2 5 0 3 -36
    path #b9c4cc M -22 -40 C -10 -60 14 -56 16 -44 C 10 -34 -10 -32 -22 -40 Z
    curve #d3dce2 5 M 12 -50 C 24 -62 8 -74 16 -86
    disc #d3dce2 17 -88 5
    poly #f2a02a 20 -90 40 -85 20 -86
    line ink 2 12 -92 4 -94`,
  'lily-pads': `
    oval #4f9a52 -24 0 16 4
    oval #4f9a52 12 6 18 4
    disc #f7a8c4 -24 -6 6
    disc #fff0a8 -24 -7 2.4
    oval #5faa5a 44 -4 12 3`,
};
