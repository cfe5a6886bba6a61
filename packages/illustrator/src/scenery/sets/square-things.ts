import type { FlipBook } from './place-set.ts';

/** What tells a built place under the sky. */
export const SQUARE_THINGS: Readonly<Record<string, string | FlipBook>> = {
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
  'arched-bridge': `
    path #b9ab94 M -240 40 L -240 -60 C -120 -96 120 -96 240 -60 L 240 40 L 200 40 L 200 10 C 200 -30 110 -30 110 10 L 110 40 L 60 40 L 60 10 C 60 -44 -60 -44 -60 10 L -60 40 L -110 40 L -110 10 C -110 -30 -200 -30 -200 10 L -200 40 Z
    curve #d9cdb6 9 M -240 -62 C -120 -98 120 -98 240 -62
    curve #8d8070 2 M -240 -50 C -120 -86 120 -86 240 -50
    13x 38 0 line #8d8070 1.4 -228 -40 -228 -28
    curve #d9cdb6 4 M -60 10 C -60 -44 60 -44 60 10
    curve #d9cdb6 4 M 110 10 C 110 -30 200 -30 200 10
    curve #d9cdb6 4 M -110 10 C -110 -30 -200 -30 -200 10`,
  'stone-bridge': `
    path #b9ab94 M -260 90 L -260 -24 L 260 -24 L 260 90 L 214 90 L 214 40 C 214 0 116 0 116 40 L 116 90 L 66 90 L 66 40 C 66 -8 -66 -8 -66 40 L -66 90 L -116 90 L -116 40 C -116 0 -214 0 -214 40 L -214 90 Z
    box #8f8878 -260 -24 520 12 0
    box #e3d8c2 -260 -26 520 3 0
    box #d9cdb6 -260 -12 520 6 0
    13x 40 0 line #8d8070 1.2 -244 -4 -244 6
    13x 40 0 line #8d8070 1.2 -224 6 -224 14
    curve #d9cdb6 4 M -66 40 C -66 -8 66 -8 66 40
    curve #d9cdb6 4 M 116 40 C 116 0 214 0 214 40
    curve #d9cdb6 4 M -116 40 C -116 0 -214 0 -214 40`,
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
};
