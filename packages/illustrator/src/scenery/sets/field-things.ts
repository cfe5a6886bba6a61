import type { FlipBook } from './place-set.ts';

/** What tells a landscape or a field of play. */
export const FIELD_THINGS: Readonly<Record<string, string | FlipBook>> = {
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
