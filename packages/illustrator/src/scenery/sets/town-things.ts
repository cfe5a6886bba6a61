import type { FlipBook } from './place-set.ts';

/** What tells a built place under the sky. */
export const TOWN_THINGS: Readonly<Record<string, string | FlipBook>> = {
  'alley-walls': `
    poly #8a5544 -300 -216 -66 -216 -66 10 -300 132
    poly #75483a 300 -216 66 -216 66 10 300 132
    13x 0 22 line #6d4034 1.4 -300 -200 -66 -170
    13x 0 22 line #5f382d 1.4 300 -200 66 -170
    box #3a4258 -66 -120 132 130 0
    3x 40 0 box #f2d48a -50 -100 18 22 0
    2x 40 0 box #55607a -50 -62 18 22 0
    poly #4a5570 -260 -150 -210 -140 -210 -84 -260 -86
    poly #4a5570 -150 -130 -112 -124 -112 -78 -150 -80
    poly #f2d48a 260 -150 210 -140 210 -84 260 -86
    poly #4a5570 150 -130 112 -124 112 -78 150 -80
    poly #3f2a24 170 44 130 26 130 -46 170 -50`,
  'fire-escape': `
    3x 0 46 box #2f3138 -46 -100 92 5 0
    3x 0 46 line #2f3138 2.4 -46 -124 46 -124
    3x 0 46 line #2f3138 2 -44 -124 -44 -98
    3x 0 46 line #2f3138 2 0 -124 0 -98
    3x 0 46 line #2f3138 2 44 -124 44 -98
    2x 0 46 line #2f3138 4 -30 -54 30 -98
    line #2f3138 3 30 -4 30 34
    line #2f3138 3 42 -4 42 34
    4x 0 10 line #2f3138 2 30 2 42 2`,
  'washing-line': `
    curve #f0ece4 1.4 M -90 -10 C -40 8 40 8 90 -10
    box white -50 0 20 26 1
    box #5fa8c8 -20 3 16 22 1
    path #e0708a M 8 4 L 34 2 L 34 26 L 26 26 L 22 12 L 18 26 L 8 26 Z`,
  dumpster: `
    poly #3f7a5a -54 -46 54 -46 48 0 -48 0
    poly #2f5f46 -58 -54 58 -52 54 -44 -54 -44
    4x 24 0 line #2f5f46 3 -36 -40 -34 -4
    oval ink -26 -56 16 10
    oval #4a4656 6 -56 14 8
    disc ink -40 2 5
    disc ink 40 2 5`,
  'wall-lamp': `
    line iron 3 0 0 -16 -6
    disc #fff0a8 -18 -2 6
    disc #fff0a8@25 -18 -2 24`,
  puddle: `
    oval #7f8ea0 0 0 50 8
    oval #9fb0c4 -8 -1 30 4`,
  'roller-coaster': `
    line iron 3 -110 0 -110 -60
    line iron 3 -70 0 -70 -120
    line iron 3 -30 0 -30 -96
    line iron 3 10 0 10 -40
    line iron 3 60 0 60 -70
    line iron 3 100 0 100 -100
    curve #d8433b 6 M -130 -20 C -110 -100 -80 -130 -64 -120 C -40 -110 -20 -40 6 -38 C 30 -36 30 -110 66 -110 C 100 -110 100 -60 66 -60 C 46 -60 60 -100 120 -104
    4x 15 5 box #f2c230 -76 -134 13 11 3
    4x 15 5 disc #c6865a -70 -138 4`,
  'carousel-small': `
    box #b8862a -46 -8 92 8 2
    poly #e0557a -56 -64 56 -64 0 -104
    poly white -28 -64 0 -64 0 -104
    poly white 28 -64 42 -64 0 -104
    3x 36 0 line gold 2 -36 -64 -36 -8
    3x 36 0 path white M -46 -22 C -40 -34 -30 -32 -26 -40 L -22 -34 L -28 -22 L -30 -12 L -34 -22 L -42 -12 Z`,
  'ticket-booth': `
    box #3576c9 -24 -70 48 70 2
    4x 12 0 box white -24 -84 6 16 0
    4x 12 0 box red -18 -84 6 16 0
    box #bfe0ee -14 -58 28 24 1
    box #f2c230 -20 -28 40 12 1
    text ink 8 0 -22 TICKETS`,
  'balloon-bunch': `
    line white 1 0 0 -14 -60
    line white 1 0 0 0 -70
    line white 1 0 0 14 -60
    oval red -16 -70 10 13
    oval yellow 0 -82 10 13
    oval blue 16 -70 10 13`,
  bunting: `
    curve white 2 M -210 0 C -100 30 100 30 210 0
    7x 56 0 poly red -180 10 -164 12 -172 30
    7x 56 0 poly yellow -160 12 -144 14 -152 32
    6x 56 0 poly blue -140 14 -124 16 -132 34`,
  'triumphal-arch': `
    path #e0d3b8 M -96 0 L -96 -146 L 96 -146 L 96 0 L 38 0 L 38 -60 C 38 -104 -38 -104 -38 -60 L -38 0 Z
    box #d0c2a4 -104 -152 208 10 1
    box #e8dcc4 -90 -178 180 28 1
    path #bfae8c M -38 -60 C -38 -104 38 -104 38 -60 L 46 -60 C 46 -116 -46 -116 -46 -60 Z
    2x 134 0 box #d0c2a4 -84 -110 34 44 1
    2x 134 0 box #c0b090 -78 -104 22 32 1
    4x 20 0 box #d0c2a4 -94 -60 6 60 0
    box #d0c2a4 -98 -8 62 8 0
    box #d0c2a4 36 -8 62 8 0
    text #8a7850 12 0 -164 ARCH`,
  'stone-bridge': `
    path #b9ab94 M -240 40 L -240 -60 C -120 -96 120 -96 240 -60 L 240 40 L 200 40 L 200 10 C 200 -30 110 -30 110 10 L 110 40 L 60 40 L 60 10 C 60 -44 -60 -44 -60 10 L -60 40 L -110 40 L -110 10 C -110 -30 -200 -30 -200 10 L -200 40 Z
    curve #d9cdb6 9 M -240 -62 C -120 -98 120 -98 240 -62
    curve #8d8070 2 M -240 -50 C -120 -86 120 -86 240 -50
    13x 38 0 line #8d8070 1.4 -228 -40 -228 -28
    curve #d9cdb6 4 M -60 10 C -60 -44 60 -44 60 10
    curve #d9cdb6 4 M 110 10 C 110 -30 200 -30 200 10
    curve #d9cdb6 4 M -110 10 C -110 -30 -200 -30 -200 10`,
  college: `
    box #b5624a -130 -76 260 76 1
    poly #5f4a4a -138 -76 138 -76 124 -96 -124 -96
    box #e8dcc4 -36 -90 72 90 1
    poly #e8dcc4 -44 -90 44 -90 0 -118
    4x 20 0 box #f8f2e4 -33 -78 7 70 1
    box #4a3a34 -10 -40 20 40 1
    5x 18 0 box #bfe0ee -124 -66 11 20 1
    5x 18 0 box #bfe0ee 42 -66 11 20 1
    5x 18 0 box #bfe0ee -124 -34 11 22 1
    5x 18 0 box #bfe0ee 42 -34 11 22 1
    disc white 0 -100 7
    line ink 1.2 0 -100 0 -105`,
  'campus-path': `
    poly #d9cdb6 -22 -76 22 -76 90 0 -90 0`,
  'carousel-turning': [
    `
    box #b8862a -100 -12 200 12 3
    box #d8a53a -104 -16 208 7 2
    poly #d8433b -116 -104 116 -104 0 -168
    poly #fff4e0 -78 -104 -40 -104 0 -168
    poly #fff4e0 0 -104 40 -104 0 -168
    poly #fff4e0 78 -104 98 -104 0 -168
    12x 20 0 disc #f2c230 -110 -102 6
    box #f2d48a -22 -98 44 84 3
    box #9fd3f0 -12 -84 24 40 2
    4x 60 0 line gold 3 -84 -104 -84 -16
    2x 120 0 path white M -108 -36 C -98 -54 -80 -50 -74 -64 L -66 -56 L -70 -50 L -76 -34 L -78 -20 L -84 -34 L -100 -20 L -100 -34 Z
    2x 120 0 path #8a5a34 M -48 -52 C -38 -70 -20 -66 -14 -80 L -6 -72 L -10 -66 L -16 -50 L -18 -36 L -24 -50 L -40 -36 L -40 -50 Z
    4x 60 0 box red -90 -44 12 8 2
    disc gold 0 -170 6`,
    `
    box #b8862a -100 -12 200 12 3
    box #d8a53a -104 -16 208 7 2
    poly #d8433b -116 -104 116 -104 0 -168
    poly #fff4e0 -98 -104 -60 -104 0 -168
    poly #fff4e0 -20 -104 20 -104 0 -168
    poly #fff4e0 60 -104 84 -104 0 -168
    12x 20 0 disc #fff3cf -110 -102 6
    box #f2d48a -22 -98 44 84 3
    box #9fd3f0 -12 -84 24 40 2
    4x 60 0 line gold 3 -74 -104 -74 -16
    2x 120 0 path white M -98 -46 C -88 -64 -70 -60 -64 -74 L -56 -66 L -60 -60 L -66 -44 L -68 -30 L -74 -44 L -90 -30 L -90 -44 Z
    2x 120 0 path #8a5a34 M -38 -40 C -28 -58 -10 -54 -4 -68 L 4 -60 L 0 -54 L -6 -38 L -8 -24 L -14 -38 L -30 -24 L -30 -38 Z
    4x 60 0 box red -80 -46 12 8 2
    disc gold 0 -170 6`,
    `
    box #b8862a -100 -12 200 12 3
    box #d8a53a -104 -16 208 7 2
    poly #d8433b -116 -104 116 -104 0 -168
    poly #fff4e0 -60 -104 -22 -104 0 -168
    poly #fff4e0 18 -104 58 -104 0 -168
    poly #fff4e0 -112 -104 -96 -104 0 -168
    12x 20 0 disc #f2c230 -110 -102 6
    box #f2d48a -22 -98 44 84 3
    box #9fd3f0 -12 -84 24 40 2
    4x 60 0 line gold 3 -64 -104 -64 -16
    2x 120 0 path white M -88 -52 C -78 -70 -60 -66 -54 -80 L -46 -72 L -50 -66 L -56 -50 L -58 -36 L -64 -50 L -80 -36 L -80 -50 Z
    2x 120 0 path #8a5a34 M -28 -36 C -18 -54 0 -50 6 -64 L 14 -56 L 10 -50 L 4 -34 L 2 -20 L -4 -34 L -20 -20 L -20 -34 Z
    4x 60 0 box red -70 -48 12 8 2
    disc gold 0 -170 6`,
  ],
  'castle-path': `
    poly #d9c8a4 -10 -64 10 -64 90 0 -60 0`,
  'castle-wall': `
    box #9a9288 -220 -120 440 120 0
    12x 38 0 box #9a9288 -218 -138 22 20 0
    11x 40 0 line #7d766c 1.6 -210 -90 -190 -90
    11x 40 0 line #7d766c 1.6 -190 -50 -170 -50
    11x 40 0 line #7d766c 1.6 -206 -20 -186 -20
    path #3a2f2a M -34 0 L -34 -56 C -34 -92 34 -92 34 -56 L 34 0 Z
    5x 14 0 line #5f5048 3 -28 0 -28 -74
    box #8a8278 -200 -176 60 176 0
    box #8a8278 140 -176 60 176 0
    4x 16 0 box #8a8278 -202 -190 10 16 0
    4x 16 0 box #8a8278 138 -190 10 16 0
    path red M -170 -190 L -170 -216 L -140 -206 L -170 -198 Z
    path red M 170 -190 L 170 -216 L 200 -206 L 170 -198 Z`,
  'palace-front': `
    box #f3e6c8 -170 -90 340 90 1
    box #e3d2a8 -176 -96 352 8 1
    box #f3e6c8 -54 -116 108 116 1
    poly #e3d2a8 -64 -116 64 -116 0 -146
    path #4f9a8a M -28 -140 C -28 -176 28 -176 28 -140 Z
    line gold 3 0 -166 0 -186
    disc gold 0 -188 4
    2x 300 0 path #4f9a8a M -170 -96 C -170 -124 -130 -124 -130 -96 Z
    2x 300 0 line gold 3 -150 -116 -150 -132
    6x 16 0 box #fffaf0 -44 -106 7 100 1
    box #6d4a30 -12 -44 24 44 2
    5x 23 0 path #8fb8d8 M -164 -10 L -164 -40 C -164 -50 -152 -50 -152 -40 L -152 -10 Z
    5x 23 0 path #8fb8d8 M 62 -10 L 62 -40 C 62 -50 74 -50 74 -40 L 74 -10 Z
    5x 23 0 box #8fb8d8 -164 -80 12 18 1
    5x 23 0 box #8fb8d8 62 -80 12 18 1`,
  'fountain-jets': [
    `
    oval #a89e90 0 -4 84 16
    oval #c9c0b2 0 -12 84 16
    oval #5fb8e0 0 -13 76 12
    box #b9b0a2 -9 -60 18 52 2
    path #c9c0b2 M -44 -64 L 44 -64 C 36 -48 -36 -48 -44 -64 Z
    oval #5fb8e0 0 -64 42 5
    box #b9b0a2 -5 -92 10 30 1
    path #c9c0b2 M -20 -94 L 20 -94 C 16 -84 -16 -84 -20 -94 Z
    curve #dff4fc 3 M 0 -96 C -6 -130 -30 -120 -34 -66
    curve #dff4fc 3 M 0 -96 C 6 -130 30 -120 34 -66
    curve #dff4fc 3 M 0 -96 C -2 -134 -14 -128 -16 -94
    curve #dff4fc 3 M 0 -96 C 2 -134 14 -128 16 -94
    curve #dff4fc 3 M -40 -62 C -58 -60 -62 -40 -62 -14
    curve #dff4fc 3 M 40 -62 C 58 -60 62 -40 62 -14
    line #dff4fc 3 0 -96 0 -136
    disc white -60 -14 4
    disc white 60 -14 4`,
    `
    oval #a89e90 0 -4 84 16
    oval #c9c0b2 0 -12 84 16
    oval #5fb8e0 0 -13 76 12
    box #b9b0a2 -9 -60 18 52 2
    path #c9c0b2 M -44 -64 L 44 -64 C 36 -48 -36 -48 -44 -64 Z
    oval #5fb8e0 0 -64 42 5
    box #b9b0a2 -5 -92 10 30 1
    path #c9c0b2 M -20 -94 L 20 -94 C 16 -84 -16 -84 -20 -94 Z
    curve #dff4fc 3 M 0 -96 C -8 -124 -26 -118 -30 -66
    curve #dff4fc 3 M 0 -96 C 8 -124 26 -118 30 -66
    curve #dff4fc 3 M 0 -96 C -4 -128 -18 -120 -20 -94
    curve #dff4fc 3 M 0 -96 C 4 -128 18 -120 20 -94
    curve #dff4fc 3 M -40 -62 C -54 -62 -58 -40 -57 -14
    curve #dff4fc 3 M 40 -62 C 54 -62 58 -40 57 -14
    line #dff4fc 3 0 -96 0 -128
    disc white -55 -13 5
    disc white 55 -13 5
    disc white 0 -134 3`,
  ],
  hedge: `
    box leaf-8 -70 -30 140 30 6
    box leaf -70 -34 140 12 6
    disc leaf-8 -56 -42 14
    disc leaf-8 56 -42 14`,
  'mansion-front': `
    box #f4efe2 -130 -96 260 96 1
    poly #6d5a5a -142 -96 142 -96 104 -130 -104 -130
    poly #f4efe2 -46 -96 46 -96 0 -134
    4x 24 0 box white -40 -96 9 96 1
    box #7a2f3a -12 -46 24 46 2
    disc gold 8 -22 2
    4x 20 0 box #8fb8d8 -122 -84 13 28 1
    4x 20 0 box #8fb8d8 50 -84 13 28 1
    4x 20 0 box #8fb8d8 -122 -42 13 32 1
    4x 20 0 box #8fb8d8 50 -42 13 32 1
    2x 180 0 box brick -96 -150 14 26 0
    poly #d9cdb6 -50 0 50 0 58 8 -58 8`,
  'drive-way': `
    poly #c3bdb2 -30 -74 30 -74 84 0 -84 0
    line #a89e90 2 -44 -56 44 -56
    line #a89e90 2 -62 -32 62 -32`,
  'big-house': `
    box #f0e0bc -90 -80 180 80 1
    poly #b5504a -104 -78 104 -78 60 -134 -60 -134
    box brick 40 -150 18 40 0
    box #6d4a30 -16 -48 32 48 1
    disc gold 10 -24 2.4
    box white -76 -66 44 38 1
    box #8fc8e8 -72 -62 16 30 0
    box #8fc8e8 -52 -62 16 30 0
    box white 32 -66 44 38 1
    box #8fc8e8 36 -62 16 30 0
    box #8fc8e8 56 -62 16 30 0
    box white -16 -112 32 26 1
    box #8fc8e8 -12 -108 24 18 0
    box #b9b0a2 -24 -4 48 6 1
    6x 8 0 disc #e0479e -72 -24 4`,
  'white-fence': `
    line white 4 -60 -14 60 -14
    line white 4 -60 -28 60 -28
    10x 13 0 poly white -63 0 -55 0 -55 -36 -59 -42 -63 -36`,
  mailbox: `
    line wood 4 0 0 0 -36
    path red M -12 -34 L -12 -46 C -12 -54 8 -54 8 -46 L 14 -46 L 14 -34 Z
    box yellow 6 -58 3 12 0`,
  'house-path': `
    poly #d9cdb6 -16 -64 16 -64 60 0 -60 0
    line #b9ab94 2 -28 -44 28 -44
    line #b9ab94 2 -42 -22 42 -22`,
  'garage-house': `
    box #dfe3d6 -90 -70 180 70 1
    poly #5f6a7a -100 -68 100 -68 70 -104 -70 -104
    box white 0 -56 80 56 1
    4x 0 14 line #c3c7bc 2 2 -46 78 -46
    box #6d4a30 -40 -46 26 46 1
    box #8fc8e8 -80 -54 26 24 1`,
  'dead-tree': `
    path #4a3f3a M -8 0 L -4 -60 L -30 -90 L -26 -94 L -2 -72 L -6 -110 L 0 -112 L 4 -76 L 28 -100 L 32 -96 L 6 -60 L 9 0 Z
    line #4a3f3a 3 -26 -90 -42 -88
    line #4a3f3a 3 28 -98 40 -112`,
  gravestone: `
    path #9a9a98 M -22 0 L -22 -40 C -22 -64 22 -64 22 -40 L 22 0 Z
    path #b9b9b6 M -18 0 L -18 -40 C -18 -60 18 -60 18 -40 L 18 0 Z
    text #5f5f5c 11 0 -38 R I P
    line #7d7d7a 1.6 -10 -24 10 -24
    line #7d7d7a 1.6 -10 -16 10 -16
    oval leaf 0 0 28 4`,
  'cross-grave': `
    box #a8a8a4 -6 -62 12 62 1
    box #a8a8a4 -22 -48 44 12 1
    oval leaf 0 0 22 4
    disc #e0708a -8 -3 4
    disc white 2 -4 4`,
  'stone-angel': `
    box #a8a8a4 -18 -24 36 24 1
    path #d3d3ce M -12 -24 C -14 -48 -8 -56 -6 -60 L 6 -60 C 8 -56 14 -48 12 -24 Z
    disc #d3d3ce 0 -68 8
    path #c3c3be M -8 -56 C -30 -70 -34 -40 -24 -26 C -16 -32 -10 -42 -8 -56 Z
    path #c3c3be M 8 -56 C 30 -70 34 -40 24 -26 C 16 -32 10 -42 8 -56 Z`,
  'shop-row': `
    box #d96c5a -220 -100 88 100 0
    box #e0a458 -132 -120 88 120 0
    box #5f9ea0 -44 -96 88 96 0
    box #7c8fb8 44 -116 88 116 0
    box #c97b9b 132 -98 88 98 0
    15x 29 0 box #dff0f8 -212 -84 15 20 1
    5x 88 0 box #33404a -212 -42 44 32 1
    5x 88 0 box #dff0f8 -210 -40 40 28 1
    5x 88 0 box #4a3a34 -162 -42 20 42 1
    5x 88 0 poly #fff6ea -216 -56 -136 -56 -132 -44 -220 -44
    5x 88 0 poly red -216 -56 -196 -56 -198 -44 -220 -44
    5x 88 0 poly red -176 -56 -156 -56 -154 -44 -176 -44`,
  'zebra-stripes': `
    9x 42 0 poly #f4f2ea -180 -70 -158 -70 -168 0 -202 0`,
  'traffic-light': `
    line iron 4 0 0 0 -76
    box ink -12 -118 24 46 4
    disc red 0 -108 6
    disc #6d5a1f 0 -95 6
    disc #1f5a34 0 -82 6`,
  'walk-sign': `
    line iron 4 0 0 0 -70
    poly blue -20 -76 20 -76 20 -116 -20 -116
    poly white -16 -80 16 -80 0 -112
    disc ink 0 -102 3
    line ink 2.4 0 -98 -1 -90
    line ink 2.4 -1 -90 -6 -83
    line ink 2.4 -1 -90 5 -83`,
  crane: `
    box #f2b52a -5 -180 10 180 0
    9x 0 20 line #c9901a 2 -5 -180 5 -160
    box #f2b52a -110 -190 200 8 0
    12x 16 0 line #c9901a 2 -108 -190 -100 -182
    poly #f2b52a -6 -190 6 -190 0 -210
    line iron 1.4 0 -208 -104 -188
    line iron 1.4 0 -208 84 -188
    box iron 66 -186 22 16 1
    line iron 1.4 -80 -182 -80 -120
    box #b5624a -98 -120 36 14 1
    box white 4 -178 16 18 1`,
  'scaffold-building': `
    box #b9b3a8 -80 -130 160 130 0
    3x 0 42 box #8d8780 -80 -130 160 6 0
    4x 38 0 box #6d8090 -70 -116 20 26 0
    4x 38 0 box #6d8090 -70 -74 20 26 0
    4x 38 0 box #6d8090 -70 -32 20 26 0
    5x 42 0 line #d8a53a 3 -88 0 -88 -142
    4x 0 42 line #d8a53a 3 -92 -12 84 -12
    3x 42 0 line #d8a53a 2 -88 -54 -46 -96
    4x 12 0 line iron 2 -60 -130 -60 -150
    4x 12 0 line iron 2 20 -130 20 -150`,
  excavator: `
    box ink -40 -16 80 16 8
    5x 16 0 disc #8d949c -32 -8 5
    path #f2b52a M -34 -18 L -34 -46 L -4 -46 L 2 -62 L 26 -62 L 30 -18 Z
    box #bfe0ee 4 -58 18 22 1
    line #f2b52a 8 -28 -44 -66 -84
    line #f2b52a 7 -66 -84 -92 -40
    path iron M -104 -42 L -84 -38 L -84 -20 L -106 -22 Z`,
  'sand-pile': `
    path #d9b27c M -56 0 C -34 -46 -8 -52 6 -44 C 26 -34 44 -12 58 0 Z
    line wood 3 0 -40 20 -76
    path iron M -8 -36 L 6 -46 L 10 -30 Z`,
  'work-sign': `
    line iron 3 -14 0 0 -30
    line iron 3 14 0 0 -30
    poly #f2a02a 0 -84 32 -54 0 -24 -32 -54
    disc ink -2 -66 4
    line ink 3 -2 -61 -4 -50
    line ink 3 -4 -50 -10 -42
    line ink 3 -4 -50 2 -42
    path ink M 8 -42 L 22 -42 L 15 -50 Z`,
  'brick-stack': `
    4x 22 0 box brick -44 -12 20 11 1
    4x 22 0 box brick -36 -24 20 11 1
    3x 22 0 box brick -34 -36 20 11 1`,
  arcade: `
    box #e3cfa8 -220 -150 440 150 0
    box #cfb98e -220 -78 440 8 0
    7x 64 0 path #8a6a4a M -214 0 L -214 -36 C -214 -62 -170 -62 -170 -36 L -170 0 Z
    7x 64 0 path #5f4634 M -208 0 L -208 -36 C -208 -54 -176 -54 -176 -36 L -176 0 Z
    7x 64 0 box #f4e6c8 -168 -50 12 50 1
    7x 64 0 box #8fb8d8 -204 -132 24 36 2
    7x 64 0 box #b5624a -208 -92 32 5 0
    box #b5624a -226 -160 452 14 1`,
  well: `
    path #a89e90 M -34 -30 L 34 -30 L 30 0 L -30 0 Z
    oval #8d8478 0 -30 34 7
    oval #3f6a8a 0 -30 26 5
    line wood 4 -28 -30 -28 -76
    line wood 4 28 -30 28 -76
    poly #b5504a -44 -70 44 -70 0 -98
    line #c9b48a 1.6 0 -70 0 -44
    box wood -7 -46 14 12 1`,
  skyscrapers: `
    box #5f7a94 -210 -176 66 176 0
    box #8fa8be -136 -130 60 130 0
    box #46607a -66 -200 66 200 0
    box #7a94ac 10 -150 60 150 0
    box #55708a 80 -186 64 186 0
    box #94a8ba 152 -124 58 124 0
    11x 0 15 box #dff0fa@80 -204 -168 54 6 0
    8x 0 15 box #dff0fa@80 -130 -122 48 6 0
    12x 0 15 box #dff0fa@80 -60 -192 54 6 0
    9x 0 15 box #dff0fa@80 16 -142 48 6 0
    11x 0 15 box #dff0fa@80 86 -178 52 6 0
    7x 0 15 box #dff0fa@80 158 -116 46 6 0
    line #46607a 3 -33 -200 -33 -224
    5x 86 0 box #33404a -206 -20 50 20 0
    5x 86 0 box #ffdf9a -202 -17 42 15 0`,
  'bus-side': `
    box #f2a02a -66 -56 132 48 6
    box #33404a -60 -50 108 20 3
    5x 22 0 box #bfe0ee -58 -48 18 16 1
    box #bfe0ee 50 -50 13 30 2
    disc #22202a -38 -8 10
    disc steel -38 -8 4
    disc #22202a 40 -8 10
    disc steel 40 -8 4
    box white -20 -24 40 8 1
    text ink 7 0 -20 BUS`,
  'station-shop': `
    box #eef0ea -60 -64 120 64 1
    box #2f8f45 -66 -76 132 16 2
    text white 11 0 -68 SHOP
    box #8fc8e8 -52 -46 60 34 1
    box #33404a 18 -46 26 46 1`,
  'gas-canopy': `
    line #dfe3e8 9 -96 0 -96 -104
    line #dfe3e8 9 96 0 96 -104
    box red -130 -130 260 28 3
    box white -130 -108 260 6 0
    text white 18 0 -117 GAS STATION`,
  'gas-pump': `
    box red -18 -72 36 72 4
    box white -13 -66 26 20 2
    text ink 9 0 -56 GAS
    box ink -11 -40 22 10 1
    text #7fe0a8 7 0 -35 1.99
    curve ink 3 M 18 -50 C 34 -50 32 -10 24 -20
    box iron 16 -58 8 14 2
    box #8d949c -22 -4 44 5 1`,
  'price-sign': `
    line iron 6 0 0 0 -50
    box #2f8f45 -26 -120 52 74 3
    text white 13 0 -108 GAS
    3x 0 17 box white -21 -96 42 13 1
    text ink 9 0 -89 1.99
    text ink 9 0 -72 2.09
    text ink 9 0 -55 1.79`,
  'cargo-ship': `
    path #b8332f M -110 -26 L 104 -26 L 90 4 L -96 4 Z
    line white 3 -108 -20 100 -20
    box white -96 -70 36 44 1
    4x 8 0 box #33404a -92 -62 5 6 0
    box #33404a -88 -86 14 16 1
    3x 42 0 box #3576c9 -48 -46 38 20 0
    3x 42 0 box #f2a02a -48 -66 38 20 0
    2x 42 0 box leaf -48 -86 38 20 0`,
  'harbour-crane': `
    line #f2b52a 6 -26 0 -16 -110
    line #f2b52a 6 26 0 16 -110
    line #f2b52a 5 -22 -40 22 -40
    line #f2b52a 7 -100 -124 50 -104
    line iron 2 -84 -120 -84 -70
    box red -96 -70 24 14 0
    line iron 2 0 -140 -96 -124
    line #f2b52a 5 0 -110 0 -140`,
  'sailing-boat': `
    path white M -44 -8 L 44 -8 L 34 8 L -34 8 Z
    line wood 3 0 -8 0 -110
    path #fbf6e8 M -4 -106 L -4 -14 L -44 -14 Z
    path #e0557a M 4 -98 L 4 -14 L 36 -14 Z`,
  'fishing-boat': `
    path #3576c9 M -56 -22 L 58 -26 L 46 8 L -44 8 Z
    line white 3 -56 -20 57 -24
    box white -30 -56 40 34 2
    box #33404a -24 -50 12 12 1
    box #33404a -6 -50 12 12 1
    line wood 3 26 -26 26 -90
    line wood 2 26 -86 54 -50`,
  'pier-wood': `
    box #a8744a -220 -44 440 44 0
    4x 0 11 box #8a5a34 -220 -44 440 2 0
    11x 40 0 box #6d4428 -212 -60 12 30 2
    curve #d9c8a4 2 M -206 -52 C -190 -40 -180 -40 -166 -52`,
  'lighthouse-small': `
    path white M -16 0 L -10 -96 L 10 -96 L 16 0 Z
    path red M -14.6 -24 L 14.6 -24 L 13 -48 L -13 -48 Z
    path red M -11.6 -72 L 11.6 -72 L 10 -96 L -10 -96 Z
    box #ffe27a -8 -112 16 16 1
    poly red -12 -112 12 -112 0 -126`,
  'highway-lanes': `
    poly #5f6672 -60 -78 60 -78 230 0 -230 0
    poly #f4f0e4 -57 -78 -54 -78 -210 0 -220 0
    poly #f4f0e4 57 -78 54 -78 210 0 220 0
    poly #f2c230 -2 -78 -.6 -78 -2 0 -8 0
    poly #f2c230 .6 -78 2 -78 8 0 2 0
    poly #f4f0e4 -29 -74 -27 -74 -36 -60 -40 -60
    poly #f4f0e4 -48 -52 -44 -52 -66 -30 -74 -30
    poly #f4f0e4 -86 -22 -78 -22 -102 0 -114 0
    poly #f4f0e4 29 -74 27 -74 36 -60 40 -60
    poly #f4f0e4 48 -52 44 -52 66 -30 74 -30
    poly #f4f0e4 86 -22 78 -22 102 0 114 0`,
  'highway-sign': `
    line iron 5 -92 40 -92 -92
    line iron 5 92 40 92 -92
    line iron 5 -92 -92 92 -92
    box #2f7a4a -80 -106 74 46 3
    box #2f7a4a 6 -106 74 46 3
    text white 12 -43 -92 CITY
    text white 12 43 -92 HIGHWAY
    path white M -46 -66 L -46 -76 L -52 -76 L -43 -84 L -34 -76 L -40 -76 L -40 -66 Z
    text white 12 43 -74 101`,
  'car-back': `
    box #d8433b -24 -34 48 28 5
    path #d8433b M -18 -32 L -14 -48 L 14 -48 L 18 -32 Z
    path #33404a M -14 -34 L -11 -45 L 11 -45 L 14 -34 Z
    box #ffd0c0 -22 -24 9 6 1
    box #ffd0c0 13 -24 9 6 1
    box white -9 -18 18 7 1
    box #22202a -22 -8 10 9 2
    box #22202a 12 -8 10 9 2`,
  'truck-back': `
    box #e3e8ec -30 -84 60 74 2
    line #b9c1cc 2 0 -82 0 -12
    box red -28 -14 10 5 0
    box red 18 -14 10 5 0
    box #22202a -26 -10 13 11 2
    box #22202a 13 -10 13 11 2`,
  'guard-rail': `
    4x 40 0 line iron 4 -66 0 -66 -22
    line #c3ccd3 7 -80 -18 80 -18`,
  factory: `
    box #8d7f78 -110 -60 220 60 0
    4x 55 0 poly #a3948a -110 -60 -110 -92 -56 -60
    4x 55 0 poly #bfe0ee -106 -62 -106 -80 -76 -62
    box #b5624a -96 -150 22 90 0
    box #b5624a -56 -136 20 76 0
    box white -96 -140 22 8 0
    box white -56 -126 20 8 0
    6x 34 0 box #dfe8ee -100 -46 22 14 0
    box #4a4038 -20 -32 40 32 0
    text white 12 60 -16 FACTORY`,
  'cooling-tower': `
    path #c3c7c4 M -46 0 C -30 -50 -30 -80 -40 -120 L 40 -120 C 30 -80 30 -50 46 0 Z
    oval #a3a7a4 0 -120 40 7
    disc #eef2f4@85 -14 -136 20
    disc #eef2f4@85 14 -146 24
    disc #eef2f4@70 -4 -170 26`,
  'storage-tank': `
    box #d3d9dc -40 -66 80 66 3
    oval #e8ecee 0 -66 40 8
    line #9aa4aa 2 -40 -34 40 -34
    line iron 2 28 0 28 -70
    line iron 2 36 0 36 -70`,
  pipes: `
    line #b5784a 8 -50 -10 -50 -40 30 -40 30 0
    line #8d98a4 7 -66 -22 60 -22
    disc red 0 -22 7`,
  'chimney-smoke': [
    `
    disc #7d7a78@85 0 -4 14
    disc #8d8a88@75 14 -24 18
    disc #9d9a98@60 34 -46 22
    disc #7d7a78@85 40 8 12
    disc #8d8a88@70 54 -12 16`,
    `
    disc #7d7a78@85 3 -8 15
    disc #8d8a88@75 19 -29 19
    disc #9d9a98@55 40 -52 23
    disc #7d7a78@85 43 3 13
    disc #8d8a88@70 59 -18 17`,
    `
    disc #7d7a78@85 6 -13 16
    disc #8d8a88@70 24 -35 20
    disc #9d9a98@50 46 -58 24
    disc #7d7a78@85 46 -3 14
    disc #8d8a88@65 64 -24 18`,
  ],
  'truck-side': `
    box #dfe5ea -60 -62 84 50 2
    path #3576c9 M 26 -12 L 26 -48 L 46 -48 L 58 -30 L 62 -12 Z
    box #bfe0ee 34 -44 13 14 1
    disc #22202a -40 -10 10
    disc steel -40 -10 4
    disc #22202a 42 -10 10
    disc steel 42 -10 4`,
  'wreck-pile': `
    path #8a5a4a M -64 0 C -66 -20 -40 -20 -34 -36 C -14 -40 20 -40 30 -24 C 56 -22 66 -12 64 0 Z
    path #5f7a8a M -56 -32 C -58 -52 -34 -52 -28 -66 C -10 -70 18 -68 28 -54 C 50 -52 58 -42 56 -32 Z
    path #b58a3a M -48 -64 C -50 -80 -30 -82 -24 -96 C -6 -100 20 -98 26 -84 C 44 -82 50 -72 48 -64 Z
    path #33404a M -22 -38 L -16 -30 L 10 -30 L 8 -38 Z
    path #33404a M -20 -68 L -14 -60 L 14 -60 L 12 -68 Z
    path #33404a M -16 -96 L -10 -88 L 14 -88 L 12 -96 Z
    disc #22202a -40 -2 9
    disc #22202a 40 -2 9
    disc #22202a -36 -34 8
    line #6d4030 2 -60 -10 -30 -6
    oval #6d3f2a 20 -12 12 5
    oval #6d3f2a -14 -46 10 4`,
  'junk-crane': `
    line #d8a53a 7 -10 0 -10 -120
    line #d8a53a 7 -10 -120 60 -150
    line iron 2 60 -150 60 -100
    path iron M 46 -100 L 74 -100 L 68 -82 L 52 -82 Z
    path #c8604a M 36 -64 C 36 -76 48 -78 54 -82 L 72 -82 C 80 -78 86 -74 86 -64 Z
    box #d8a53a -34 -30 48 30 3`,
  'tyre-heap': `
    ring ink 7 -26 -12 10
    ring ink 7 0 -12 10
    ring ink 7 26 -12 10
    ring ink 7 -13 -32 10
    ring ink 7 13 -32 10
    ring ink 7 0 -52 10`,
  wreck: `
    path #7a8a6a M -58 -8 C -58 -26 -44 -28 -32 -30 C -20 -48 22 -46 36 -32 C 54 -30 60 -22 60 -8 Z
    path #22282c M -24 -32 C -16 -42 -4 -44 2 -44 L 2 -32 Z
    line #bfe0ee 1.4 -18 -34 -6 -42
    disc #22202a 36 -6 10
    oval #8a4a2a -36 -16 14 6
    oval #8a4a2a 20 -24 10 4
    line #5f6a50 3 40 -32 66 -50`,
  'old-fridge': `
    box #dfe0d6 -18 -66 36 66 3
    line #a8a89e 2 -18 -42 18 -42
    line iron 3 -12 -58 -12 -48
    oval #8a5a34 8 -14 7 5`,
  'parking-lines': `
    7x 66 0 poly #f4f2ea -180 -84 -176 -84 -198 -40 -204 -40
    7x 78 0 poly #f4f2ea -226 -36 -220 -36 -258 10 -268 10`,
  'parking-sign': `
    line iron 4 0 0 0 -60
    box #2f5fc0 -20 -102 40 42 4
    text white 32 0 -80 P`,
  'red-booth': `
    box #c22a24 -30 -124 60 124 3
    path #c22a24 M -32 -120 C -28 -136 28 -136 32 -120 Z
    box white -24 -118 48 11 1
    text #c22a24 8 0 -112 TELEPHONE
    box #bfe0ee -22 -102 44 88 0
    line #c22a24 3 -7 -102 -7 -14
    line #c22a24 3 8 -102 8 -14
    6x 0 15 line #c22a24 2.4 -22 -88 22 -88
    box ink -8 -70 16 24 2
    curve ink 3 M -10 -66 C -14 -56 -14 -50 -8 -46
    box #8a1a18 -34 -6 68 8 1`,
  grandstand: `
    poly #8d98a4 -210 -20 210 -20 210 -92 -210 -60
    5x 0 14 line #c3ccd3 3 -208 -76 208 -84
    20x 21 0 disc red -200 -70 4
    20x 21 0 disc yellow -192 -56 4
    20x 21 0 disc blue -200 -42 4
    20x 21 0 disc white -190 -30 4
    poly #d8433b -216 -96 216 -126 216 -112 -216 -84
    5x 100 0 line iron 3 -200 -20 -200 -92
    box white -220 -22 440 12 0
    11x 40 0 box red -220 -22 20 12 0`,
  'finish-line': `
    poly #4d535f -80 -78 80 -78 150 0 -150 0
    8x 20 0 box white -80 -78 10 9 0
    8x 20 0 box white -70 -69 10 9 0
    8x 20 0 box #22202a -70 -78 10 9 0
    8x 20 0 box #22202a -80 -69 10 9 0`,
  'finish-gate': `
    line iron 6 -110 60 -110 -70
    line iron 6 110 60 110 -70
    box #22202a -116 -84 232 26 2
    text white 17 0 -70 FINISH
    6x 10 0 box white -114 -84 5 13 0
    6x 10 0 box white -109 -71 5 13 0
    6x 10 0 box white 60 -84 5 13 0
    6x 10 0 box white 65 -71 5 13 0`,
  'racing-car': `
    path #e23b2e M -64 -14 L -60 -24 L -20 -28 L -6 -38 L 10 -38 L 20 -26 L 66 -18 L 72 -10 L -64 -8 Z
    box #22202a -74 -40 8 26 1
    line #e23b2e 5 -78 -40 -56 -40
    disc #f2c230 4 -40 7
    disc #22202a -44 -12 14
    disc steel -44 -12 5
    disc #22202a 46 -11 13
    disc steel 46 -11 5
    disc white -16 -20 6
    text ink 9 -16 -20 7`,
  'racing-car-blue': `
    path #2f5fd0 M -64 -14 L -60 -24 L -20 -28 L -6 -38 L 10 -38 L 20 -26 L 66 -18 L 72 -10 L -64 -8 Z
    box #22202a -74 -40 8 26 1
    line #2f5fd0 5 -78 -40 -56 -40
    disc white 4 -40 7
    disc #22202a -44 -12 14
    disc steel -44 -12 5
    disc #22202a 46 -11 13
    disc steel 46 -11 5
    disc white -16 -20 6
    text ink 9 -16 -20 3`,
  'high-rise': `
    poly #3f6a94 -50 0 -50 -200 0 -214 0 0
    poly #5f94c4 0 0 0 -214 50 -200 50 0
    15x 0 13 line #dff0fa@80 3 -48 -188 -2 -200
    15x 0 13 line #eaf6fc@80 3 48 -188 2 -200
    box #2a4a6a -56 -8 112 8 0
    box #dff0fa -12 -30 24 30 1`,
  'rails-depth': `
    poly #8a7a68 -50 -92 50 -92 170 0 -170 0
    poly #6d5038 -34 -84 34 -84 36 -80 -36 -80
    poly #6d5038 -46 -72 46 -72 50 -66 -50 -66
    poly #6d5038 -64 -56 64 -56 70 -48 -70 -48
    poly #6d5038 -88 -36 88 -36 96 -26 -96 -26
    poly #6d5038 -116 -12 116 -12 126 0 -126 0
    line #c3ccd3 4 -18 -92 -70 0
    line #c3ccd3 4 18 -92 70 0`,
  signal: `
    line iron 5 0 0 0 -90
    box ink -14 -122 28 38 5
    disc red 0 -112 7
    disc #1f5a34 0 -95 7
    line iron 2 -8 -80 8 -80`,
  'level-sign': `
    line iron 4 0 0 0 -80
    line white 9 -30 -104 30 -64
    line white 9 30 -104 -30 -64
    line red 3 -24 -100 -8 -89
    line red 3 24 -100 8 -89
    box ink -22 -56 44 14 4
    disc red -12 -49 5
    disc red 12 -49 5`,
  'train-side': `
    box #dfe5ea -220 -90 340 78 5
    box #2f6ab0 -220 -38 340 14 0
    6x 54 0 box #33404a -210 -78 36 28 3
    6x 54 0 box #bfe0ee -208 -76 32 24 2
    2x 162 0 box #c3ccd3 -172 -82 28 70 2
    path #dfe5ea M 118 -90 C 160 -86 188 -50 194 -12 L 110 -12 L 110 -90 Z
    path #33404a M 128 -78 C 152 -74 166 -58 172 -44 L 128 -44 Z
    path #2f6ab0 M 118 -38 L 180 -38 L 190 -24 L 118 -24 Z
    disc #fff3b0 184 -20 5
    9x 40 0 disc #22202a -196 -6 8`,
  'platform-roof': `
    box #6d7a84 -220 -128 440 14 1
    poly #8d9aa4 -220 -114 220 -114 210 -102 -210 -102
    line #5f6a74 7 -150 -104 -150 70
    line #5f6a74 7 150 -104 150 70
    line #5f6a74 4 -150 -84 -120 -104
    line #5f6a74 4 150 -84 120 -104`,
  'platform-clock': `
    line iron 2 0 -40 0 -18
    disc ink 0 0 20
    disc white 0 0 17
    line ink 2.4 0 0 0 -11
    line ink 2.4 0 0 8 4`,
  'platform-sign': `
    line iron 2 -30 -40 -30 -12
    line iron 2 30 -40 30 -12
    box #1f4f9a -52 -14 104 26 2
    text white 12 0 -1 PLATFORM 1`,
  'yellow-edge': `
    box #f2c230 -220 -4 440 8 0
    22x 20 0 disc #d9a51f -212 0 2`,
  luggage: `
    line ink 2.4 -8 -44 -8 -60 8 -60 8 -44
    box #3f8f6a -16 -46 32 44 5
    disc ink -10 0 3
    disc ink 10 0 3
    box #8a5a34 24 -22 36 22 3
    line #5a3a24 3 34 -22 34 -30 50 -30 50 -22`,
  tulips: `
    8x 12 0 line leaf 2.4 -44 0 -44 -24
    4x 24 0 path red M -50 -24 C -50 -36 -38 -36 -38 -24 C -40 -18 -48 -18 -50 -24 Z
    4x 24 0 path yellow M -38 -24 C -38 -36 -26 -36 -26 -24 C -28 -18 -36 -18 -38 -24 Z`,
  'market-stall': `
    line wood 4 -52 0 -52 -96
    line wood 4 52 0 52 -96
    box #a8744a -58 -36 116 36 1
    6x 18 0 disc red -46 -40 7
    6x 18 0 disc #f2832a -40 -47 6
    3x 36 0 disc leaf -34 -38 7
    6x 20 0 poly white -62 -96 -52 -96 -50 -76 -62 -76
    6x 20 0 poly red -52 -96 -42 -96 -40 -76 -50 -76
    poly #b8332f -56 -104 56 -104 62 -94 -62 -94`,
  'market-stall-blue': `
    line wood 4 -52 0 -52 -96
    line wood 4 52 0 52 -96
    box #a8744a -58 -36 116 36 1
    5x 20 0 box #e3bd6a -52 -48 16 12 4
    5x 20 0 box #c98a3f -48 -56 14 9 4
    6x 20 0 poly white -62 -96 -52 -96 -50 -76 -62 -76
    6x 20 0 poly blue -52 -96 -42 -96 -40 -76 -50 -76
    poly #24508a -56 -104 56 -104 62 -94 -62 -94`,
  parapet: `
    box #b3aca2 -220 -26 440 26 0
    box #c9c2b8 -220 -32 440 8 1`,
  'water-tank': `
    line wood 4 -22 0 -18 -40
    line wood 4 22 0 18 -40
    line wood 3 -20 -8 20 -36
    box #8a5a34 -28 -92 56 54 2
    3x 0 16 line iron 2 -28 -82 28 -82
    poly #6d4428 -32 -92 32 -92 0 -114`,
  'roof-door': `
    box #a39c92 -36 -84 72 84 1
    poly #8d867c -40 -84 40 -84 36 -94 -36 -94
    box #4a5a6a -16 -62 32 62 1
    disc gold 10 -30 2.4`,
  antenna: `
    line iron 3 0 0 0 -110
    5x 0 14 line iron 2 -18 -104 18 -104
    disc red 0 -112 3`,
  'air-unit': `
    box #c3ccd3 -30 -32 60 32 2
    disc #8d98a4 0 -16 12
    line #5f6a74 3 -10 -16 10 -16
    line #5f6a74 3 0 -26 0 -6`,
  slide: `
    line iron 4 -44 0 -44 -78
    line iron 4 -30 0 -30 -78
    5x 0 15 line iron 3 -44 -68 -30 -68
    box #3576c9 -50 -82 34 6 1
    curve #e23b2e 9 M -20 -80 C 10 -66 30 -20 64 -8
    curve #f2c230 3 M -18 -86 C 12 -72 32 -26 64 -14
    poly #f2c230 -54 -100 -12 -100 -33 -122
    line #3576c9 3 -50 -82 -50 -100
    line #3576c9 3 -16 -82 -16 -100`,
  swings: `
    line #e23b2e 5 -64 0 -50 -96
    line #e23b2e 5 -36 0 -50 -96
    line #e23b2e 5 64 0 50 -96
    line #e23b2e 5 36 0 50 -96
    line #e23b2e 5 -50 -96 50 -96
    line iron 1.6 -28 -96 -36 -24
    line iron 1.6 -12 -96 -20 -24
    box #3576c9 -40 -25 24 5 1
    line iron 1.6 12 -96 18 -24
    line iron 1.6 28 -96 34 -24
    box #3576c9 14 -25 24 5 1`,
  seesaw: `
    poly iron -12 0 12 0 0 -24
    line #3f9a52 6 -60 -8 60 -42
    line red 3 -48 -12 -48 -26
    line red 3 48 -40 48 -54`,
  sandbox: `
    poly #8a5a34 -60 -12 60 -12 70 4 -70 4
    poly #f0d8a0 -54 -10 54 -10 62 1 -62 1
    path #e3c48a M -20 -8 L 10 -8 L 4 -24 L -14 -24 Z
    path red M 24 -18 L 38 -18 L 36 -4 L 26 -4 Z`,
  'zoo-gate': `
    box #8a5a34 -90 -90 20 90 2
    box #8a5a34 70 -90 20 90 2
    path #3f8f52 M -96 -92 C -60 -132 60 -132 96 -92 L 84 -84 C 50 -112 -50 -112 -84 -84 Z
    box #f2c230 -34 -132 68 30 4
    text #6d3f1a 22 0 -116 ZOO`,
  'zoo-cage-lion': `
    box #6d5a44 -64 -90 128 90 2
    box #c9e0b4 -60 -86 120 82 0
    oval #d9a04a 4 -22 34 18
    disc #8a4a1f -30 -38 20
    disc #e0b060 -30 -38 13
    disc ink -35 -41 2
    disc ink -26 -41 2
    oval ink -31 -34 3 2
    line #d9a04a 7 -14 -14 -14 -2
    line #d9a04a 7 26 -14 26 -2
    11x 12 0 line iron 3 -60 -88 -60 0`,
  'zoo-cage-monkey': `
    box #6d5a44 -64 -90 128 90 2
    box #c9e0b4 -60 -86 120 82 0
    line wood 5 -50 -64 50 -58
    disc #8a5a3a 0 -42 13
    oval #e0b080 0 -40 8 8
    disc ink -3 -43 1.6
    disc ink 3 -43 1.6
    oval #8a5a3a 0 -22 10 13
    line #8a5a3a 4 -8 -28 -14 -60
    line #8a5a3a 4 8 -28 14 -58
    11x 12 0 line iron 3 -60 -88 -60 0`,
  'stone-lantern': `
    box #9a9a94 -14 -8 28 8 1
    box #a8a8a2 -5 -40 10 32 1
    box #9a9a94 -14 -46 28 7 1
    box #ffe9a8 -9 -62 18 16 1
    line #8d8d88 3 0 -62 0 -46
    poly #8d8d88 -22 -62 22 -62 0 -80`,
  'stone-steps': `
    4x 0 9 box #c3bdb2 -50 -36 100 9 0
    4x 0 9 line #8d867c 1.6 -50 -36 50 -36`,
  'bus-shelter': `
    line iron 4 -60 0 -60 -86
    line iron 4 60 0 60 -86
    box #bfe0ee@60 -58 -80 116 66 1
    box #33507f -68 -92 136 10 2
    box wood -44 -22 70 6 1
    line iron 3 -36 -18 -36 0
    line iron 3 18 -18 18 0
    line iron 4 84 0 84 -76
    disc #2f8f45 84 -86 17
    text white 11 84 -86 BUS`,
  'house-back': `
    box #e8d5b4 -80 -76 160 76 1
    poly #8a4a44 -92 -74 92 -74 60 -116 -60 -116
    box #8fc8e8 -64 -60 40 30 1
    box white 6 -58 50 58 1
    box #8fc8e8 10 -54 20 52 0
    box #8fc8e8 33 -54 20 52 0`,
  'garden-chair': `
    line white 4 -16 0 -10 -26
    line white 4 14 0 10 -26
    box white -16 -28 32 5 2
    line white 4 -14 -28 -20 -56
    box white -22 -58 6 30 2
    line #d9a03a 3 40 0 40 -66
    path red M 4 -60 C 14 -86 66 -86 76 -60 Z
    path white M 28 -60 C 32 -80 48 -80 52 -60 Z`,
  'flower-row': `
    oval #7a5233 0 0 64 7
    7x 18 0 line leaf 2.4 -54 0 -54 -28
    4x 36 0 disc #e23b4e -54 -32 7
    3x 36 0 disc #f2c230 -36 -34 7
    4x 36 0 disc #fff0a8 -54 -32 2.6
    3x 36 0 disc #b5762f -36 -34 2.6
    8x 16 0 oval leaf -56 -8 7 3 .5`,
  'snowy-house': `
    box #b5784a -80 -70 160 70 1
    poly #8a5a34 -92 -68 92 -68 60 -112 -60 -112
    path white M -98 -64 L -62 -118 L 62 -118 L 98 -64 C 80 -72 70 -60 50 -68 C 30 -60 10 -72 -10 -64 C -40 -74 -60 -60 -98 -64 Z
    box #ffdf9a -58 -52 36 30 1
    box #5a3a24 10 -50 30 50 1
    box brick 34 -136 16 30 0
    box white 32 -140 20 6 2`,
  'snowy-pine': `
    box #6a4630 -5 -18 10 18 0
    poly #2c6f5a -44 -16 44 -16 0 -66
    poly #2c6f5a -36 -46 36 -46 0 -94
    poly #2c6f5a -26 -76 26 -76 0 -120
    path white M -20 -44 C -8 -38 8 -38 20 -44 L 0 -66 Z
    path white M -18 -74 C -6 -68 6 -68 18 -74 L 0 -94 Z
    path white M -16 -94 C -6 -88 6 -88 16 -94 L 0 -120 Z`,
};
