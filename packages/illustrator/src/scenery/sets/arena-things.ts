/** What tells a full stadium, a ring of clay and a lake under ice. */
export const ARENA_THINGS: Readonly<Record<string, string>> = {
  'full-stand': `
    poly #76818f -222 0 222 0 222 -100 -222 -100
    poly #66717f -222 -100 222 -100 222 -112 -222 -112
    7x 0 14 line #5b6572 2 -222 -86 222 -86
    34x 13 0 disc #e8b48c -216 -92 3.4
    34x 13 0 disc red -216 -85 4.6
    34x 13 0 disc #9a6a4a -210 -78 3.4
    34x 13 0 disc white -210 -71 4.6
    34x 13 0 disc #f0c8a0 -216 -64 3.6
    34x 13 0 disc blue -216 -56 4.8
    34x 13 0 disc #7a4f35 -210 -49 3.6
    34x 13 0 disc yellow -210 -41 4.8
    34x 13 0 disc #e8b48c -216 -34 3.8
    34x 13 0 disc red -216 -26 5
    34x 13 0 disc #b07a55 -210 -19 3.8
    34x 13 0 disc white -210 -11 5
    poly #49535f -222 -112 222 -112 214 -124 -214 -124`,
  floodlight: `
    line #77828e 5 0 40 0 -40
    box #56606b -24 -62 48 24 2
    4x 12 0 disc #fffbe0 -18 -56 4.4
    4x 12 0 disc #fffbe0 -18 -45 4.4`,
  'advert-boards': `
    4x 108 0 box #2f6fb5 -216 -14 52 14 1
    4x 108 0 box #c8302a -162 -14 52 14 1
    4x 108 0 box white -208 -9 36 4 1
    4x 108 0 box white -154 -9 36 4 1`,
  'soccer-goal-wide': `
    12x 10 0 line #eef2f4 1 -54 0 -54 -62
    7x 0 10 line #eef2f4 1 -56 -60 66 -60
    line white 5 -58 2 -58 -66 64 -66 64 2
    line white 3 -58 -66 -74 0
    line white 3 64 -66 80 0`,
  'penalty-lines': `
    line white 4 -214 -70 214 -70
    line white 4 -214 -6 214 -6
    line white 4 -20 -70 -6 -38 -214 -38
    disc white 40 -40 3
    curve white 4 M -8 -52 C 16 -54 16 -34 -4 -32`,
  'clay-ring': `
    poly #c79a62 -196 0 196 0 168 -52 -168 -52
    poly #d9b078 -168 -52 168 -52 156 -78 -156 -78
    oval #efe0b8 0 -64 128 13
    oval #d9b078 0 -64 118 10
    box white -16 -68 3 8 0
    box white 14 -68 3 8 0
    poly #b58a54 -196 0 196 0 194 -6 -194 -6`,
  'hanging-roof': `
    path #4a5a4a M -170 30 L -110 -30 L 110 -30 L 170 30 Z
    path #5f705c M -110 -30 L -90 -44 L 90 -44 L 110 -30 Z
    box #6a3f9a -160 30 320 12 1
    3x 96 0 path #8a5fbf M -144 42 C -130 62 -64 62 -48 42 Z
    line #d8433b 6 -156 42 -156 78
    line white 6 156 42 156 78`,
  'seated-crowd': `
    poly #4a3f4c -222 0 222 0 222 -92 -222 -92
    26x 17 0 disc #8d5f8a -216 -64 7
    26x 17 0 disc #e8b48c -216 -75 5
    26x 17 0 disc #4f7fa8 -208 -38 8
    26x 17 0 disc #d89f78 -208 -51 5.6
    26x 17 0 disc #a85a50 -216 -10 9
    26x 17 0 disc #f0c8a0 -216 -25 6.2`,
  'low-cliff': `
    path #9a8a7c M 222 4 L 222 -86 L -120 -84 L -128 -60 L -112 -40 L -132 -14 L -124 4 Z
    path #857567 M -120 -84 L -100 -60 L -90 -20 L -96 4 L -124 4 L -132 -14 L -112 -40 L -128 -60 Z
    path #857567 M -20 -84 L 0 -50 L -14 -20 L 4 4 L 30 4 L 16 -26 L 26 -56 L 10 -84 Z
    path #857567 M 120 -84 L 140 -52 L 124 -20 L 138 4 L 164 4 L 152 -30 L 164 -60 L 150 -84 Z
    path #5fa84f M -124 -82 C -60 -96 120 -98 222 -92 L 222 -80 C 120 -76 0 -80 -60 -74 C -90 -72 -118 -76 -124 -82 Z
    path #ffffff@85 M -190 4 C -176 -14 -150 -10 -140 -18 C -126 -8 -96 -12 -84 -2 L -80 4 Z`,
  'broken-tower': `
    path #7d7f88 M -44 0 L -44 -150 L -30 -138 L -22 -166 L -8 -140 L 6 -150 L 14 -112 L 30 -124 L 44 -96 L 44 0 Z
    path #696b75 M 14 -112 L 30 -124 L 44 -96 L 44 0 L 22 0 L 22 -80 Z
    5x 0 24 box #3b3d48 -34 -122 12 14 0
    4x 0 24 box #3b3d48 -12 -98 12 14 0
    3x 0 24 box #3b3d48 10 -74 10 14 0
    line #4a4c55 3 -8 -140 4 -176
    line #4a4c55 3 30 -124 42 -146`,
  'broken-front': `
    path #9a8f86 M -60 0 L -60 -84 L -46 -92 L -34 -70 L -20 -96 L -4 -76 L 12 -84 L 20 -50 L 40 -58 L 60 -30 L 60 0 Z
    4x 26 0 box #4a423f -50 -54 14 20 1
    2x 26 0 box #4a423f -50 -24 14 20 1
    box #4a423f 2 -30 18 30 0`,
  'rubble-heap': `
    poly #8d857c -60 0 -44 -18 -20 -12 -4 -30 18 -16 36 -22 60 0
    poly #a79e94 -40 0 -26 -12 -8 0
    poly #756d65 0 0 14 -14 34 0
    line #5b5048 3 -10 -20 8 -46
    line #5b5048 3 20 -14 40 -34`,
  'snow-bank': `
    path white M -222 10 L -222 -16 C -170 -30 -120 -8 -60 -16 C 0 -26 60 -6 120 -18 C 170 -28 200 -12 222 -18 L 222 10 Z
    path #d5e3f1 M -222 10 L -222 0 C -120 -8 -40 4 40 -2 C 120 -8 180 4 222 -2 L 222 10 Z`,
  'ice-sheet': `
    path #ffffff@45 M -150 -58 L -60 -58 L -130 0 L -214 0 L -214 -24 Z
    path #ffffff@35 M 40 -58 L 76 -58 L 60 0 L -10 0 Z
    curve #8fbcd8 2 M -200 -30 L -120 -40 L -70 -28 L -10 -44 L 40 -36
    curve #8fbcd8 2 M -70 -28 L -40 -6
    curve #8fbcd8 2 M 80 -12 L 130 -34 L 190 -26
    curve #8fbcd8 2 M 130 -34 L 150 -52`,
};
