import type { FlipBook } from './place-set.ts';

/** What tells the outlying places. */
export const OUTLYING_THINGS: Readonly<Record<string, string | FlipBook>> = {
  'fire-house': `
    box brick -150 -190 300 190 2
    box brick-20 -156 -198 312 14 2
    box brick-10 -40 -240 80 46 2
    poly brick-30 -48 -240 48 -240 0 -262
    disc gold 0 -218 13
    box white -110 -182 220 26 3
    text red 19 0 -168 FIRE STATION
    3x 96 0 box #d8dde2 -136 -120 80 120 3
    3x 96 0 box #aab4c0 -136 -92 80 4 0
    3x 96 0 box #aab4c0 -136 -62 80 4 0
    3x 96 0 box #8fc4e0 -128 -114 64 18 2
    3x 96 0 box #33313c -132 -54 72 54 2`,
  'fire-engine': `
    box red -110 -66 150 50 4
    path red M 40 -16 L 40 -76 L 84 -76 C 96 -72 102 -50 104 -40 L 104 -16 Z
    box glass 54 -68 34 24 3
    box white -110 -36 214 7 0
    line steel 4 -118 -84 36 -84
    line steel 4 -118 -74 36 -74
    10x 15 0 line steel 3 -112 -84 -112 -74
    box blue 56 -84 18 9 3
    disc ink -72 -14 17
    disc steel -72 -14 8
    disc ink 66 -14 17
    disc steel 66 -14 8
    3x 28 0 box steel -96 -60 20 18 2`,
  'police-house': `
    box #c9cfd6 -150 -190 300 190 2
    box #34507f -156 -200 312 16 2
    box #34507f -104 -180 208 28 3
    text white 19 0 -165 POLICE STATION
    4x 74 0 box #8fc4e0 -136 -134 50 44 2
    2x 222 0 box #8fc4e0 -136 -70 50 44 2
    box #5a4030 -34 -76 68 76 2
    line white 3 0 -76 0 0
    disc blue -50 -86 9
    disc blue 50 -86 9
    poly #e6e9ec -60 0 -48 -12 48 -12 60 0`,
  'police-car': `
    path #f4f6fa M -100 -18 C -104 -40 -80 -46 -62 -46 C -44 -74 30 -76 50 -46 C 80 -44 100 -38 98 -18 Z
    path #26334f M -34 -18 L -34 -48 L 30 -48 L 30 -18 Z
    path glass M -54 -46 C -40 -66 -20 -68 -8 -68 L -8 -46 Z
    path glass M 0 -68 C 20 -68 34 -62 42 -46 L 0 -46 Z
    box red -22 -82 16 10 3
    box blue 0 -82 16 10 3
    text white 11 -2 -30 POLICE
    disc ink -60 -14 17
    disc steel -60 -14 8
    disc ink 58 -14 17
    disc steel 58 -14 8`,
  'temple-ruin': `
    poly stone-10 -160 0 -150 -14 150 -14 160 0
    4x 60 0 box stone -130 -130 26 118 3
    4x 60 0 line stone-20 3 -122 -124 -122 -16
    4x 60 0 line stone-20 3 -113 -124 -113 -16
    4x 60 0 box stone+20 -136 -138 38 11 2
    poly stone -140 -160 30 -160 24 -138 -140 -138
    poly stone-10 -150 -160 -20 -160 -60 -192 -96 -186
    poly stone 84 -12 84 -70 96 -82 104 -64 112 -70 112 -12
    path leaf M -130 -90 C -140 -70 -126 -60 -134 -40 C -120 -56 -118 -76 -126 -92 Z`,
  'broken-column': `
    box stone-10 -30 -14 60 14 2
    box stone -20 -100 40 88 3
    poly stone -20 -98 -12 -116 2 -104 12 -120 20 -98
    3x 12 0 line stone-20 3 -12 -94 -12 -16`,
  'fallen-column': `
    path stone M -80 -34 L 60 -34 C 74 -34 74 0 60 0 L -80 0 Z
    oval stone-20 60 -17 12 17
    line stone-20 3 -78 -24 50 -24
    line stone-20 3 -78 -10 50 -10`,
  'stone-blocks': `
    box stone -60 -30 54 30 3
    box stone-10 0 -26 60 26 3
    box stone+20 -30 -54 50 26 3`,
  'wooden-shed': `
    box #8a5f3c -90 -110 180 110 2
    12x 15 0 line #6f4a2e 2.4 -82 -110 -82 0
    poly #5a4a44 -108 -104 -70 -156 70 -156 108 -104
    poly #6a5850 -108 -104 -104 -112 104 -112 108 -104
    box #6b4528 -24 -84 48 84 2
    line #4f3320 4 -22 -78 22 -40
    line #4f3320 4 -22 -40 22 -4
    disc gold 16 -42 4
    box #bfe0ee 42 -84 34 30 1
    line white 3 59 -84 59 -54
    line white 3 42 -69 76 -69`,
  'leaning-tools': `
    line wood 5 -20 0 4 -110
    poly steel -4 -106 14 -112 22 -140 2 -136
    line wood 5 16 0 22 -116
    line steel 4 6 -118 40 -112
    5x 8 1.4 line steel 3 6 -118 4 -130`,
  'tin-shack': `
    box #9a8a78 -60 -70 120 70 1
    8x 15 0 line #7d6f60 3 -52 -70 -52 0
    poly #a8704a -72 -68 -66 -88 70 -80 74 -62
    9x 15 1 line #8a5838 3 -60 -86 -64 -68
    box #4a3a30 -14 -50 32 50 1
    box #4f9ad8 -50 -54 26 22 1
    box #d8b04a 28 -46 24 28 1`,
  'tin-shacks': `
    box #b08a6a -280 -90 120 90 1
    poly #8f9aa4 -290 -90 -284 -108 -150 -100 -150 -84
    box #7fa0a8 -160 -120 110 120 1
    poly #a8704a -170 -118 -164 -138 -40 -130 -40 -112
    box #c9a06a -50 -84 110 84 1
    poly #8f9aa4 -60 -84 -54 -104 70 -96 70 -78
    box #a87a7a 60 -130 110 130 1
    poly #7d8894 50 -128 56 -148 180 -140 180 -122
    box #8a9a6a 170 -92 120 92 1
    poly #a8704a 160 -92 166 -112 300 -104 300 -86
    5x 112 0 box #3f332a -250 -44 30 44 1
    5x 112 0 box #4f5f6a -206 -70 24 20 1
    line ink 2.4 -120 -140 -120 -176
    line ink 2.4 -132 -168 -108 -168
    line ink 2.4 110 -150 110 -184
    line ink 2.4 98 -176 122 -176`,
  'brick-front': `
    box #a8604a -420 -440 840 440 0
    14x 0 31 line #8f4e3c 2 -420 -424 420 -424
    4x 200 0 box #f1e4d0 -352 -400 100 84 0
    4x 200 0 box #6fa4c4 -344 -392 84 68 0
    4x 200 0 box #f1e4d0 -352 -260 100 84 0
    4x 200 0 box #6fa4c4 -344 -252 84 68 0
    4x 200 0 box #f1e4d0 -352 -120 100 84 0
    4x 200 0 box #6fa4c4 -344 -112 84 68 0`,
  'iron-stairs': `
    3x 0 140 box #26242c -200 -306 400 9 0
    3x 0 140 line #26242c 4 -200 -350 200 -350
    3x 0 140 line #26242c 3 -200 -330 200 -330
    11x 40 0 line #26242c 3 -200 -350 -200 -300
    11x 40 0 line #26242c 3 -200 -210 -200 -160
    11x 40 0 line #26242c 3 -200 -70 -200 -20
    line #26242c 8 -140 -160 60 -300
    line #26242c 4 -140 -184 60 -324
    line #26242c 8 140 -20 -60 -160
    line #26242c 4 140 -44 -60 -184
    line #26242c 6 150 -20 150 30
    line #26242c 6 176 -20 176 30
    4x 0 13 line #26242c 4 150 -14 176 -14`,
  'steaming-pool': `
    oval #6f6a66 0 -14 240 52
    oval #3f9aa8 0 -18 220 42
    oval #6fc4cc 0 -22 190 30
    oval white@40 -60 -26 70 8
    oval white@40 80 -12 60 6
    9x 50 0 oval #857f78 -210 22 30 15
    2x 440 0 oval #857f78 -226 -20 26 18
    7x 60 0 oval #7a746e -180 -54 26 12`,
  steam: [
    `
    curve white@60 14 M -40 60 C -60 20 -10 0 -34 -50 C -46 -80 -20 -90 -26 -110
    curve white@60 14 M 10 60 C -10 20 40 0 16 -50 C 4 -80 30 -90 24 -110
    curve white@50 12 M 54 60 C 36 30 80 10 60 -30`,
    `
    curve white@60 14 M -40 60 C -20 20 -56 0 -30 -50 C -18 -80 -44 -90 -34 -110
    curve white@60 14 M 10 60 C 30 20 -8 0 20 -50 C 32 -80 6 -90 16 -110
    curve white@50 12 M 54 60 C 74 30 40 10 62 -30`,
  ],
};
