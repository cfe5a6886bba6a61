import type { FlipBook } from './place-set.ts';

/** What tells a landscape or a field of play. */
export const NATURE_THINGS: Readonly<Record<string, string | FlipBook>> = {
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
    path #ffffff00 M 0 0 Z
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
  'winding-river': `
    path #4aa8d8 M -6 -84 C 30 -72 90 -66 60 -50 C 20 -36 -110 -36 -90 -4 L -84 4 L 150 4 C 150 -30 60 -30 110 -48 C 150 -64 60 -76 12 -84 Z
    path #8fd0ee M 10 -80 C 40 -72 80 -66 62 -54 C 90 -62 70 -74 10 -80 Z
    curve white 2.4 M -40 -24 C -20 -28 0 -24 20 -28
    curve white 2.4 M -10 -8 C 20 -12 40 -6 70 -10
    curve white 2 M 40 -46 C 54 -48 64 -46 76 -48`,
  'ski-hill': `
    path #fbfdff M -220 90 L -220 -10 C -120 -20 -20 -90 60 -110 C 110 -116 160 -100 220 -80 L 220 90 Z
    path #dbe8f4 M 60 -110 C 30 -60 -60 0 -160 90 L -90 90 C 0 10 60 -50 76 -112 Z
    curve #b9cee2 2 M 80 -100 C 40 -40 70 -10 0 60
    curve #b9cee2 2 M 92 -100 C 52 -40 82 -10 12 60`,
  'chair-lift': `
    line iron 5 -60 10 -60 -80
    line iron 5 70 -10 70 -130
    line iron 2 -140 -70 160 -150
    line iron 4 -70 -80 -50 -84
    line iron 4 60 -128 80 -132
    2x 70 -20 line iron 2 -20 -100 -20 -74
    2x 70 -20 box red -30 -74 22 5 1
    2x 70 -20 box red -30 -86 4 14 1
    2x 70 -20 disc #33507f -20 -82 5`,
  'snowy-pine': `
    box #6a4630 -5 -18 10 18 0
    poly #2c6f5a -44 -16 44 -16 0 -66
    poly #2c6f5a -36 -46 36 -46 0 -94
    poly #2c6f5a -26 -76 26 -76 0 -120
    path white M -20 -44 C -8 -38 8 -38 20 -44 L 0 -66 Z
    path white M -18 -74 C -6 -68 6 -68 18 -74 L 0 -94 Z
    path white M -16 -94 C -6 -88 6 -88 16 -94 L 0 -120 Z`,
  'snowless-pine': `
    box #6a4630 -5 -18 10 18 0
    poly #2c6f5a -44 -16 44 -16 0 -66
    poly #35806a -36 -46 36 -46 0 -94
    poly #2c6f5a -26 -76 26 -76 0 -120`,
  'slalom-gate': `
    line red 2.4 -14 0 -14 -44
    line red 2.4 10 0 10 -44
    box red -14 -42 24 16 0`,
  'stadium-tiers': `
    path #5f7a94 M -214 10 L -214 -70 C -120 -96 120 -96 214 -70 L 214 10 Z
    path #7f9ab4 M -214 10 L -214 -40 C -120 -62 120 -62 214 -40 L 214 10 Z
    28x 15 0 disc red -204 -66 4
    28x 15 0 disc white -196 -52 4
    28x 15 0 disc yellow -204 -30 4
    28x 15 0 disc blue -196 -16 4
    box #2f6a44 -216 -4 432 18 0
    line white 2 -216 -4 216 -4`,
  floodlight: `
    line iron 5 0 0 0 -120
    box ink -26 -146 52 28 2
    4x 13 0 disc #fffbe0 -20 -139 5
    4x 13 0 disc #fffbe0 -20 -126 5`,
  'score-board': `
    line iron 5 -40 30 -40 60
    line iron 5 40 30 40 60
    box #1f3a2a -66 -34 132 66 3
    text #f2c230 12 0 -22 HOME 3 : 2 GUEST
    3x 0 13 line #cfe0d6 2 -54 -4 54 -4
    9x 12 0 line #cfe0d6 1.4 -48 -8 -48 28`,
  diamond: `
    path #c8844a M 0 -84 L 150 -38 L 0 4 L -150 -38 Z
    path #5fb04f M 0 -66 L 92 -38 L 0 -12 L -92 -38 Z
    line white 3 0 0 -170 -52
    line white 3 0 0 170 -52
    oval #c8844a 0 -40 18 6
    box white -3 -42 6 3 0
    poly white -134 -42 -122 -38 -134 -34 -146 -38
    poly white 134 -42 122 -38 134 -34 146 -38
    poly white 0 -82 10 -79 0 -76 -10 -79
    poly white -8 -4 8 -4 8 0 0 5 -8 0`,
  'lane-numbers': `
    text white 22 -150 -60 1
    text white 26 -150 -34 2
    text white 30 -150 -4 3
    line white 4 -128 -84 -150 6`,
  hurdle: `
    line iron 3 -26 0 -26 -46
    line iron 3 26 0 26 -46
    line iron 3 -26 0 -14 4
    line iron 3 26 0 38 4
    box white -32 -54 64 11 1
    3x 20 0 box red -26 -54 10 11 0`,
  'valley-slopes': `
    path #4f9a4a M -220 60 L -220 -130 C -160 -100 -110 -50 -30 0 C -60 20 -80 40 -90 60 Z
    path #5faa54 M 220 60 L 220 -140 C 160 -104 100 -50 30 0 C 60 20 80 40 90 60 Z
    path #3f8a44 M -220 60 L -220 -60 C -170 -40 -130 -10 -80 20 L -110 60 Z
    path #4a9548 M 220 60 L 220 -64 C 170 -44 130 -12 84 20 L 110 60 Z
    8x 18 16 poly #2c6f5a -206 -70 -194 -70 -200 -94
    8x -18 16 poly #2c6f5a 206 -76 194 -76 200 -100`,
  'valley-river': `
    path #4aa8d8 M -2 -88 C 20 -70 -40 -54 -10 -36 C 40 -20 -40 -10 -30 0 L 70 0 C 60 -16 70 -24 24 -38 C -10 -52 34 -70 6 -88 Z
    curve white 2 M -6 -44 C 0 -46 6 -42 14 -44
    curve white 2 M 0 -10 C 14 -14 26 -8 38 -12`,
  cottage: `
    box #f0e0bc -34 -34 68 34 1
    poly #b5504a -42 -34 42 -34 0 -64
    box #6d4a30 -8 -24 16 24 1
    box #8fc8e8 -26 -26 12 12 0
    box #8fc8e8 16 -26 12 12 0`,
  'lava-pool': `
    oval #7a2a14 0 0 60 9
    oval #ff6a1e 0 0 52 7
    oval #ffc23f -8 -1 28 3`,
  'fall-cliffs': `
    path #7d7468 M -220 60 L -220 -170 L -60 -176 L -46 -120 L -56 -60 L -44 0 L -60 60 Z
    path #6d655a M 220 60 L 220 -170 L 60 -176 L 48 -110 L 58 -50 L 44 10 L 60 60 Z
    path #968c7e M -220 60 L -220 -150 L -110 -160 L -100 -80 L -130 -20 L -120 60 Z
    path #857b6e M 220 60 L 220 -150 L 110 -160 L 104 -90 L 130 -30 L 120 60 Z
    box #7d7468 -64 -176 128 220 0
    path leaf M -220 -164 C -160 -184 -100 -170 -54 -180 L -54 -168 C -110 -160 -160 -166 -220 -150 Z
    path leaf M 220 -164 C 160 -184 100 -170 54 -180 L 54 -168 C 110 -160 160 -166 220 -150 Z
    path leaf M -120 -40 C -100 -56 -90 -40 -80 -46 C -76 -34 -110 -28 -120 -40 Z
    path leaf M 90 -80 C 110 -96 124 -80 134 -86 C 136 -72 100 -68 90 -80 Z`,
  'falling-sheet': [
    `
    path #d3eefa M -54 -178 C -40 -184 40 -184 54 -178 L 62 42 L -62 42 Z
    8x 14 0 line white 4 -48 -170 -52 -110
    8x 14 0 line #a4d8f0 3 -44 -100 -47 -40
    8x 14 0 line white 4 -52 -40 -55 30
    disc white@90 -50 44 14
    disc white@90 -24 48 18
    disc white@90 4 46 20
    disc white@90 32 48 18
    disc white@90 54 44 14`,
    `
    path #d3eefa M -54 -178 C -40 -184 40 -184 54 -178 L 62 42 L -62 42 Z
    8x 14 0 line white 4 -49 -150 -52 -90
    8x 14 0 line #a4d8f0 3 -45 -80 -48 -20
    8x 14 0 line white 4 -52 -20 -55 36
    8x 14 0 line #a4d8f0 3 -46 -176 -47 -156
    disc white@90 -54 42 16
    disc white@90 -28 46 20
    disc white@90 0 48 18
    disc white@90 28 46 20
    disc white@90 54 42 16`,
    `
    path #d3eefa M -54 -178 C -40 -184 40 -184 54 -178 L 62 42 L -62 42 Z
    8x 14 0 line white 4 -50 -130 -53 -70
    8x 14 0 line #a4d8f0 3 -46 -60 -49 0
    8x 14 0 line white 4 -53 0 -55 38
    8x 14 0 line #a4d8f0 3 -46 -176 -48 -136
    disc white@90 -50 46 15
    disc white@90 -22 44 19
    disc white@90 6 48 19
    disc white@90 34 44 19
    disc white@90 56 46 14`,
  ],
  'plunge-pool': `
    oval #4aa8d8 0 0 120 24
    oval #8fd0ee -10 -6 80 10
    curve white 2.4 M -80 4 C -60 0 -40 8 -20 4
    curve white 2.4 M 20 10 C 40 6 60 12 80 8`,
  fern: `
    path leaf M 0 0 C -30 -20 -44 -40 -50 -60 C -30 -50 -10 -30 0 0 Z
    path leaf+10 M 0 0 C 30 -20 44 -40 50 -60 C 30 -50 10 -30 0 0 Z
    path leaf-10 M 0 0 C -12 -30 -10 -60 0 -80 C 10 -60 12 -30 0 0 Z`,
  'court-fence': `
    9x 54 0 line iron 3 -214 0 -214 -72
    line iron 3 -220 -72 220 -72
    36x 12 0 line #8d98a4@60 1 -216 -70 -206 -2
    36x 12 0 line #8d98a4@60 1 -206 -70 -216 -2`,
  'court-lines': `
    poly #3f7fb8 -130 -88 130 -88 180 0 -180 0
    line white 4 -130 -88 130 -88
    line white 4 -180 0 180 0
    line white 4 -130 -88 -180 0
    line white 4 130 -88 180 0
    line white 4 0 -88 0 0`,
  'tennis-net': `
    line iron 5 -96 0 -96 -34
    line iron 5 96 0 96 -34
    24x 8 0 line #33404a@80 1 -94 -30 -94 0
    4x 0 8 line #33404a@80 1 -96 -24 96 -24
    line white 5 -96 -32 96 -32
    line white 4 0 -32 0 0`,
  'key-lines': `
    poly #d98a4a -190 -88 190 -88 226 0 -226 0
    line white 4 -190 -86 190 -86
    curve white 4 M -90 -2 C -80 -70 80 -70 90 -2
    poly #c8604a 110 -86 170 -86 200 -30 126 -30
    line white 4 110 -86 126 -30 200 -30`,
  'rink-boards': `
    box white -220 -34 440 34 0
    box #3576c9 -220 -38 440 6 0
    box #f2c230 -220 -6 440 6 0
    9x 50 0 line #c9d4de 2 -210 -30 -210 -8
    oval #ffffff@50 -80 40 60 4
    oval #ffffff@50 90 60 70 5`,
  'fairy-lights': `
    curve #33404a 1.6 M -210 0 C -100 40 100 40 210 0
    15x 28 0 disc #ffd36a -196 14 5`,
};
