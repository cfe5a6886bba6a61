import type { FlipBook } from './place-set.ts';

/** What tells a built place under the sky. */
export const ROAD_THINGS: Readonly<Record<string, string | FlipBook>> = {
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
  'deck-rail': `
    box #8f6038 -216 -7 432 12 0
    box #7a4f2e -216 -30 432 7 2
    20x 22 0 box #7a4f2e -212 -26 7 24 1`,
  'ship-mast': `
    box #6b4226 -6 -160 12 160 3
    box #5a381f -74 -150 148 6 2
    box #5a381f -60 -66 120 5 2
    path #f4ecd8 M -70 -145 L 70 -145 C 60 -116 60 -90 58 -66 C 24 -58 -24 -58 -58 -66 C -60 -90 -60 -116 -70 -145 Z
    path #e2d7bd M 30 -145 L 70 -145 C 60 -116 60 -90 58 -66 L 34 -62 C 38 -90 38 -116 30 -145 Z
    disc ink -4 -112 15
    box ink -12 -104 16 14 3
    disc #f4ecd8 -10 -113 4
    disc #f4ecd8 2 -113 4
    line #f4ecd8 1.6 -8 -98 -8 -91
    line #f4ecd8 1.6 -3 -98 -3 -91`,
  rigging: `
    line #c9b48a 1.6 -40 0 40 -170
    line #c9b48a 1.6 10 0 46 -170
    line #c9b48a 1.6 -15 0 43 -170
    7x 7 -20 line #c9b48a 1.2 -32 -18 14 -18`,
  'ship-wheel': `
    box #5a381f -6 -30 12 30 1
    ring #8a5a32 5 0 -46 20
    line #6b4226 3.4 -28 -46 28 -46
    line #6b4226 3.4 0 -74 0 -18
    line #6b4226 3.4 -20 -66 20 -26
    line #6b4226 3.4 20 -66 -20 -26
    disc gold 0 -46 5`,
  'deck-barrel': `
    path #8a5a32 M -13 -38 C -18 -24 -18 -14 -13 0 L 13 0 C 18 -14 18 -24 13 -38 Z
    box #4a4f58 -16 -31 32 4 1
    box #4a4f58 -16 -11 32 4 1
    oval #a8744a 0 -38 13 3.4`,
  'deck-cannon': `
    box #6b4226 -22 -12 36 10 2
    disc #4a2d18 -14 -4 6
    disc #4a2d18 8 -4 6
    path #33313c M -26 -24 L 30 -30 L 30 -14 L -26 -10 C -32 -14 -32 -20 -26 -24 Z
    box #26242c 26 -32 6 20 1`,
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
};
