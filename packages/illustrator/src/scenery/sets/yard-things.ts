/** What tells a built place under the sky. */
export const YARD_THINGS: Readonly<Record<string, string>> = {
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
