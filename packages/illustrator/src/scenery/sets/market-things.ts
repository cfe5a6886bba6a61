/** What tells a market, and places to eat in the open. */
export const MARKET_THINGS: Readonly<Record<string, string>> = {
  'bloom-bucket': `
    poly #8d97a0 -16 -26 16 -26 12 0 -12 0
    3x 9 0 line leaf 2 -9 -26 -11 -40
    3x 11 0 disc #e0332f -12 -42 7
    2x 11 0 disc #f2c230 -6 -52 7
    disc #c95fc9 0 -34 6
    disc white 12 -32 5`,
  'ice-crate': `
    box wood -44 -26 88 26 1
    9x 10 0 disc #eaf6fb -40 -28 7
    3x 26 0 oval #7f9ab0 -26 -32 15 5
    3x 26 0 poly #7f9ab0 -13 -32 -5 -37 -5 -27
    3x 26 0 disc ink -36 -33 1.2`,
  'lantern-string': `
    curve iron 2 M -215 -20 C -100 20 100 20 215 -20
    7x 60 0 line iron 1.4 -180 0 -180 8
    7x 60 0 oval #e0332f -180 22 15 15
    7x 60 0 oval #ffb45a -180 22 7 12
    7x 60 0 box gold -188 6 16 4 1
    7x 60 0 box gold -188 35 16 4 1`,
  glow: 'disc #ffd98a@12 0 0 70',
  'fairy-string': `
    curve #3a3f45 1.6 M -215 -20 C -150 16 -60 16 0 -14 C 60 16 150 16 215 -20
    10x 20 0 disc #ffe08a -196 2 4
    11x 19 0 disc #ffc95a 8 1 4`,
  'market-hut': `
    box #8a5a34 -54 -64 108 64 1
    box #4a2f1c -46 -58 92 28 1
    6x 15 0 disc #e0332f -38 -36 5
    5x 15 0 disc #f2c230 -30 -42 5
    box #a8703f -58 -32 116 8 1
    7x 15 0 line #6d4426 1.6 -46 -24 -46 0
    poly #6d4426 -66 -62 66 -62 0 -100
    path white M -68 -60 L 0 -106 L 68 -60 L 60 -58 L 0 -92 L -60 -58 Z
    9x 13 0 disc #ffe08a -52 -60 3
    disc #2f8f45 0 -74 8
    disc #e0332f 0 -68 3`,
  'bazaar-arches': `
    box #d9b98a -220 -152 440 152 0
    5x 92 0 path #6d4a2f M -214 0 L -214 -72 C -214 -104 -184 -116 -174 -126 C -164 -116 -134 -104 -134 -72 L -134 0 Z
    5x 92 0 path #3f2a1c M -206 0 L -206 -70 C -206 -96 -182 -106 -174 -114 C -166 -106 -142 -96 -142 -70 L -142 0 Z
    22x 20 0 poly #2f7a8a -218 -146 -208 -136 -218 -126
    box #b5894f -220 -152 440 5 0`,
  'bazaar-lamps': `
    5x 76 0 line iron 1.6 -152 -50 -152 -16
    5x 76 0 path #e0a02a M -164 -2 C -164 -16 -140 -16 -140 -2 L -146 14 L -158 14 Z
    3x 152 0 path #c8433b M -164 -2 C -164 -16 -140 -16 -140 -2 L -146 14 L -158 14 Z
    5x 76 0 disc #ffe9a0 -152 2 4
    5x 76 0 poly gold -158 14 -146 14 -152 24`,
  carpets: `
    box #a8282a -50 -100 44 96 1
    box gold -45 -95 34 86 1
    box #7a1f3a -41 -91 26 78 1
    3x 0 25 poly gold -28 -86 -18 -76 -28 -66 -38 -76
    box #1f4f8a 4 -92 44 88 1
    box white 9 -87 34 78 1
    box #c8602a 13 -83 26 70 1
    3x 0 22 poly #1f4f8a 26 -80 35 -70 26 -60 17 -70`,
  'spice-sacks': `
    4x 36 0 path #c9b08a M -70 0 C -76 -20 -72 -26 -66 -28 L -42 -28 C -36 -26 -32 -20 -38 0 Z
    poly #d8602a -68 -28 -40 -28 -54 -50
    poly #f2b82a -32 -28 -4 -28 -18 -50
    poly #8a3a1f 4 -28 32 -28 18 -50
    poly #6f8f2a 40 -28 68 -28 54 -50`,
  'market-roof': `
    box #c9d3d0 -220 -160 440 160 0
    6x 74 0 box #e6f2f4 -210 -110 56 70 1
    6x 74 0 line #4a6a5f 3 -182 -110 -182 -40
    path #3f5f52 M -220 -160 L 220 -160 L 220 -146 C 100 -110 -100 -110 -220 -146 Z
    6x 74 0 line #3f5f52 6 -215 0 -215 -140
    6x 74 0 curve #3f5f52 4 M -215 -100 C -200 -124 -160 -124 -141 -100`,
  'food-van': `
    box #e0493f -110 -96 180 84 6
    box white -110 -30 180 6 0
    path #e0493f M 70 -80 L 100 -80 C 116 -72 124 -50 124 -12 L 70 -12 Z
    path #bfe0ee M 78 -74 L 98 -74 C 106 -68 112 -54 112 -46 L 78 -46 Z
    box #3a2a24 -90 -80 110 40 2
    4x 26 0 disc #ffd98a -78 -72 5
    box #f4e6c8 -96 -42 122 8 1
    6x 20 0 poly white -98 -96 -88 -96 -90 -74 -102 -74
    6x 20 0 poly #f2c230 -88 -96 -78 -96 -78 -74 -90 -74
    text white 16 -20 -19 FOOD TRUCK
    disc ink -70 -10 16
    disc steel -70 -10 7
    disc ink 84 -10 16
    disc steel 84 -10 7
    oval #e0a84a 40 -108 24 9
    oval #c8332f 40 -112 26 4
    curve #f2c230 2 M 20 -112 C 28 -116 36 -108 44 -112`,
  'menu-easel': `
    line wood 3 -20 0 -14 -60
    line wood 3 20 0 14 -60
    box #2f3a34 -22 -70 44 56 2
    text white 12 0 -58 MENU
    3x 0 11 line white@80 2 -14 -46 14 -46`,
  'snack-table': `
    oval white 0 -50 30 5
    line iron 4 0 -48 0 0
    oval iron 0 0 16 3
    box #f2c230 -14 -64 12 14 1
    disc #e0a84a 8 -57 7`,
  'news-kiosk': `
    box #2f6a4a -64 -84 128 84 2
    box #1f4a34 -70 -94 140 14 2
    text white 13 0 -86 NEWS
    box #3a2a20 -40 -74 80 34 1
    path #4f8a6a M -70 -94 C -40 -112 40 -112 70 -94 Z
    5x 15 0 box white -38 -72 12 16 0
    5x 15 0 box #c22f2a -38 -72 12 4 0
    5x 15 0 box #3576c9 -38 -54 12 12 0
    box #f4e6c8 -58 -40 116 6 1
    6x 18 0 box white -54 -36 14 18 0
    6x 18 0 line ink 1.2 -52 -32 -42 -32
    6x 18 0 box #8d8d8a -52 -29 10 6 0
    6x 18 0 box #f2c230 -54 -16 14 12 0`,
  'cafe-front': `
    box #d9b48a -220 -150 440 150 0
    9x 50 0 box #5f7a94 -212 -138 24 34 1
    9x 50 0 box #4f8a5a -216 -138 5 34 0
    9x 50 0 box #4f8a5a -188 -138 5 34 0
    box #4a2f24 -150 -74 300 74 1
    2x 156 0 box #fff0c4 -140 -62 116 56 1
    2x 156 0 line #4a2f24 3 -82 -62 -82 -6
    box #6d4028 -18 -62 36 62 1
    box #bfe0ee -12 -56 24 30 1
    11x 28 0 poly #c22f2a -154 -78 -140 -78 -144 -58 -158 -58
    11x 28 0 poly white -140 -78 -126 -78 -130 -58 -144 -58
    box #4a2f24 -70 -98 140 22 3
    text #ffe9b8 18 0 -86 CAFE
    box #4a2f24 -70 -148 140 24 3
    text #ffe9b8 18 0 -135 CAFE`,
  parasol: `
    line #e6e0d4 4 0 0 0 -104
    poly #c22f2a -66 -80 66 -80 0 -116
    poly white -38 -80 -12 -80 0 -116
    poly white 12 -80 38 -80 0 -116
    11x 12 0 poly #a8282a -66 -80 -54 -80 -60 -72`,
  'restaurant-front': `
    box #b5624a -220 -150 440 150 0
    14x 32 0 box #a85540 -214 -140 14 6 0
    14x 32 0 box #a85540 -204 -124 14 6 0
    3x 140 0 box #3a2a24 -190 -104 100 78 2
    3x 140 0 box #ffdf9a -185 -99 90 68 1
    3x 140 0 line #3a2a24 3 -140 -99 -140 -31
    box #3a2a24 -90 -140 180 26 3
    text #ffe9b8 18 0 -126 RESTAURANT`,
  'laid-table': `
    line wood 3 -50 0 -50 -28
    line wood 3 50 0 50 -28
    box #8a5a34 -58 -32 16 5 1
    box #8a5a34 42 -32 16 5 1
    line #8a5a34 4 -57 -30 -57 -60
    line #8a5a34 4 57 -30 57 -60
    poly white -36 -44 36 -44 42 -12 -42 -12
    oval white 0 -44 37 5
    2x 34 0 oval #dfe5ea -17 -45 9 2
    box #3f6a3f -3 -66 6 20 2
    oval #c22f2a -10 -54 3.4 4.6
    line white 1.4 -10 -50 -10 -45
    oval #c22f2a 10 -54 3.4 4.6
    line white 1.4 10 -50 10 -45`,
  'beer-table': `
    box #d9a058 -70 -40 140 7 1
    line wood 4 -52 -36 -60 0
    line wood 4 52 -36 60 0
    box #d9a058 -76 -20 152 6 1
    line wood 3 -60 -16 -64 4
    line wood 3 60 -16 64 4
    4x 30 0 box #f2b52a -52 -58 12 18 2
    4x 30 0 box white -54 -64 16 8 4
    4x 30 0 curve #e6e0d4 2 M -40 -54 C -32 -54 -32 -44 -40 -44`,
};
