/** What tells a built place under the sky. */
export const BUILDING_THINGS: Readonly<Record<string, string>> = {
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
};
