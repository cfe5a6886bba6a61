/** Furniture and fittings that many places share; the origin is on the floor under its middle, or its middle on a wall. */
export const FURNISHINGS: Readonly<Record<string, string>> = {
  bed: `
    box wood -66 -52 7 52 2
    box wood 58 -34 6 34 2
    box wood -60 -16 120 9 1
    box white -60 -30 120 16 4
    box #c8604a -26 -32 86 20 5
    box #d9806a -26 -32 86 6 3
    box white -58 -40 28 13 6`,
  'front-bed': `
    box wood -62 -62 124 62 6
    box wood+12 -56 -56 112 30 5
    box white -54 -44 46 18 7
    box white 8 -44 46 18 7
    box #5f86b8 -60 -28 120 28 6
    box #7fa3cf -60 -28 120 9 4`,
  nightstand: `
    box wood -14 -28 28 28 2
    box wood+15 -11 -24 22 9 1
    disc gold 0 -19.5 1.6
    line iron 2 0 -28 0 -40
    poly #ffe2a0 -9 -40 9 -40 6 -54 -6 -54`,
  wardrobe: `
    box wood -28 -96 56 96 2
    box wood+12 -25 -92 24 86 1
    box wood+12 1 -92 24 86 1
    disc gold -4 -48 1.8
    disc gold 4 -48 1.8`,
  chair: `
    line wood 3.4 -10 0 -10 -26
    line wood 3.4 10 0 10 -26
    box wood+8 -13 -28 26 6 2
    box wood -13 -58 4 32 1
    box wood 9 -58 4 32 1
    box wood+8 -12 -58 24 8 2
    box wood+8 -12 -44 24 6 2`,
  table: `
    box wood -40 -38 80 6 2
    line wood-15 4 -34 -32 -36 0
    line wood-15 4 34 -32 36 0`,
  'round-table': `
    line wood-15 5 0 -36 0 -3
    oval wood-15 0 -2 14 3
    oval wood 0 -38 34 5
    oval wood+20 0 -39.5 34 5`,
  stool: `
    line iron 2.6 0 -34 0 -2
    oval iron 0 -1 10 2.4
    oval red 0 -36 11 4`,
  sofa: `
    box #5f86a8-12 -54 -52 108 40 8
    box #5f86a8 -62 -38 18 36 7
    box #5f86a8 44 -38 18 36 7
    box #5f86a8+12 -46 -28 92 18 5
    line #5f86a8-25 1.4 0 -28 0 -12
    box #5f86a8-20 -50 -12 100 9 3
    box ink -52 -4 6 4 1
    box ink 46 -4 6 4 1`,
  plant: `
    poly #b5623a -10 -18 10 -18 7 0 -7 0
    path leaf M 0 -16 C -22 -26 -22 -44 -16 -50 C -8 -40 -4 -30 0 -16 Z
    path leaf+15 M 0 -16 C 22 -26 22 -44 16 -52 C 8 -42 4 -30 0 -16 Z
    path leaf-12 M 0 -16 C -8 -36 -4 -56 0 -62 C 5 -54 8 -36 0 -16 Z`,
  door: `
    box wood-20 -24 -98 48 98 1
    box wood -21 -95 42 95 1
    box wood+15 -16 -88 32 36 1
    box wood+15 -16 -44 32 36 1
    disc gold 15 -46 2.4`,
  'double-door': `
    box wood-25 -44 -106 88 106 2
    box wood -40 -102 39 102 1
    box wood 1 -102 39 102 1
    box wood+15 -34 -92 27 40 1
    box wood+15 7 -92 27 40 1
    box wood+15 -34 -44 27 38 1
    box wood+15 7 -44 27 38 1
    disc gold -5 -50 2
    disc gold 5 -50 2`,
  lamp: `
    line iron 1.6 0 -60 0 -12
    path #f2d48a M -14 0 C -14 -14 14 -14 14 0 Z
    oval #fff6d8 0 0 14 2.4`,
  'tube-light': `
    box #dfe5ec -40 -3 80 6 2
    box white -38 -1 76 4 2`,
  chandelier: `
    line gold 1.6 0 -50 0 -14
    curve gold 2.4 M -34 -10 C -20 8 20 8 34 -10
    curve gold 2.4 M -18 -14 C -10 0 10 0 18 -14
    5x 17 0 line white 2.6 -34 -10 -34 -18
    5x 17 0 path #ffd36a M -36 -18 C -36 -24 -34 -26 -34 -28 C -32 -26 -32 -22 -32 -18 Z
    5x 13 0 disc #dff2fb -26 2 2`,
  'wall-clock': `
    disc ink 0 0 13
    disc white 0 0 11
    line ink 1.6 0 0 0 -7
    line ink 1.6 0 0 5 3`,
  painting: `
    box gold -24 -18 48 36 1
    box #9fd3f0 -20 -14 40 28 0
    poly #5d8a5a -20 14 -20 4 -6 -6 6 4 14 -2 20 6 20 14
    disc #fff0a8 11 -7 4`,
  portrait: `
    box gold -17 -23 34 46 1
    box #4a3a34 -13 -19 26 38 0
    path #7a2f3a M -12 19 C -12 6 12 6 12 19 Z
    disc #e8b98f 0 -3 7.4
    path #3a2a22 M -8 -4 C -8 -14 8 -14 8 -4 C 4 -9 -4 -9 -8 -4 Z`,
  abstract: `
    box ink -22 -22 44 44 1
    box white -20 -20 40 40 0
    disc red -6 -4 9
    box blue 2 -2 13 15 0
    poly yellow -14 16 0 6 4 16
    line ink 2 -16 -16 16 14`,
  bookcase: `
    box wood -40 -112 80 112 2
    4x 0 27 box wood-40 -37 -109 74 24 0
    4x 0 27 box red -34 -103 6 18 0
    4x 0 27 box blue -27 -105 7 20 0
    4x 0 27 box yellow -19 -102 6 17 0
    4x 0 27 box leaf -12 -106 7 21 0
    4x 0 27 box #8f5a9a -4 -103 6 18 0
    4x 0 27 box #e8dcc4 3 -105 8 20 0
    4x 0 27 box #d97b3a 12 -102 6 17 0
    4x 0 27 box #3aa6a0 19 -106 6 21 0
    4x 0 27 box #b5624a 26 -103 8 18 0`,
  desk: `
    box wood -44 -38 88 6 2
    box wood-12 -42 -32 24 32 1
    box wood-12 18 -32 24 32 1
    2x 0 14 box wood+8 -39 -29 18 11 1
    2x 0 14 box wood+8 21 -29 18 11 1`,
  'office-desk': `
    box #d9dee6 -46 -38 92 5 2
    box #b9c1cc -44 -33 26 33 1
    line iron 3 42 -33 42 0
    box ink -12 -66 34 22 2
    box #7fd0f0 -10 -64 30 18 1
    line ink 4 5 -44 5 -39
    box #e8ecf0 -14 -41 26 3 1
    box white 26 -41 14 3 0
    box #c8604a -34 -46 7 8 1`,
  'office-chair': `
    box ink -13 -62 26 30 6
    box ink -14 -28 28 6 3
    line iron 3 0 -22 0 -5
    line iron 3 -12 -2 12 -2
    disc ink -12 -1 2.4
    disc ink 12 -1 2.4`,
  'school-desk': `
    box #d9a96a -22 -32 44 5 1
    line iron 2.4 -19 -27 -19 0
    line iron 2.4 19 -27 19 0
    box #b98a55 -18 -26 36 6 1
    line iron 2.4 -11 8 -11 -12
    line iron 2.4 11 8 11 -12
    box #d9a96a -13 -14 26 5 1
    box #d9a96a -13 -30 26 9 1`,
  blackboard: `
    box wood -82 -34 164 62 2
    box #2f5a48 -78 -30 156 54 1
    text #eef5ee 13 -36 -16 A B C
    text #eef5ee 13 34 -16 2 + 3 = 5
    line #cfe0d6 1 -62 0 0 0
    line #cfe0d6 1 -62 10 -16 10
    ring #eef5ee 1.2 44 6 9
    line white 2 -6 28 6 28`,
  counter: `
    box wood -60 -40 120 40 1
    box wood+18 -64 -45 128 7 2
    6x 20 0 box wood-14 -56 -34 15 28 1`,
  'white-counter': `
    box #e3e8ec -60 -40 120 40 1
    box white -64 -45 128 7 2
    line #b9c1cc 1.4 -20 -36 -20 -3
    line #b9c1cc 1.4 20 -36 20 -3`,
  till: `
    box ink -10 -8 20 8 1
    box #5f6874 -8 -18 16 10 1
    box #7fe0a8 -6 -16 12 5 0`,
  sink: `
    path white M -22 -40 L 22 -40 C 21 -28 12 -26 6 -25 L 7 0 L -7 0 L -6 -25 C -12 -26 -21 -28 -22 -40 Z
    curve steel 2.6 M 0 -40 L 0 -52 C 0 -56 8 -56 8 -50`,
  mirror: `
    box steel -22 -28 44 56 3
    box #dceffa -19 -25 38 50 2
    line white 2 -10 14 6 -16
    line white 2 -2 18 12 -8`,
  toilet: `
    box white -16 -58 32 26 3
    box #dfe5ec -18 -60 36 5 2
    disc steel 9 -50 2
    path white M -18 -30 L 18 -30 C 18 -14 10 -12 9 0 L -9 0 C -10 -12 -18 -14 -18 -30 Z
    oval #e8ecf0 0 -30 19 5
    oval #cfd8e0 0 -30 13 3`,
  bathtub: `
    path white M -60 -40 L 60 -40 C 60 -12 48 -5 40 -5 L -40 -5 C -50 -5 -60 -14 -60 -40 Z
    line #dfe5ec 5 -63 -41 63 -41
    line steel 3 50 -42 50 -56 40 -56
    disc gold -40 -2 4
    disc gold 40 -2 4
    disc white@90 -20 -44 8
    disc white@90 -8 -47 9
    disc white@90 6 -44 8
    disc white@90 18 -46 7`,
  window2: `
    box white -34 -44 68 70 2
    box #9fd3f0 -30 -40 28 62 0
    box #9fd3f0 2 -40 28 62 0
    poly white@50 -30 -10 -14 -40 -6 -40 -30 0
    box white -38 26 76 5 1`,
  pillar: `
    box #e8e0d0 -9 -140 18 140 1
    line #cfc4b0 1.6 -4 -132 -4 -8
    line #cfc4b0 1.6 4 -132 4 -8
    box #d9cfba -14 -146 28 8 2
    box #d9cfba -14 -6 28 8 2`,
  crate: `
    box #b98a55 -18 -34 36 34 1
    line #8a6238 2.4 -16 -32 16 -2
    line #8a6238 2.4 -17 -17 17 -17
    box #8a6238 -18 -34 36 4 0
    box #8a6238 -18 -4 36 4 0`,
  barrel: `
    path #9a6a43 M -14 0 C -20 -14 -20 -26 -14 -40 L 14 -40 C 20 -26 20 -14 14 0 Z
    line iron 2.4 -17 -12 17 -12
    line iron 2.4 -17 -28 17 -28
    oval #7a5233 0 -40 14 3`,
  'cardboard-box': `
    box #c99f68 -20 -28 40 28 1
    box #b58a54 -20 -28 40 6 0
    box #e3c48f -4 -28 8 12 0`,
  bin: `
    poly #4f6a5a -14 -36 14 -36 11 0 -11 0
    box #3f5548 -17 -41 34 6 2
    3x 8 0 line #3f5548 1.6 -8 -32 -7 -4`,
  bench: `
    box wood -46 -24 92 6 2
    box wood -46 -44 92 5 2
    box wood -46 -35 92 5 2
    line iron 4 -36 -44 -38 0
    line iron 4 36 -44 38 0`,
  'street-lamp': `
    line iron 4 0 0 0 -128
    line iron 3 0 -128 18 -134
    oval #fff3cf 21 -131 8 4
    box iron -5 -8 10 8 1`,
  'old-lamp': `
    line iron 4 0 0 0 -92
    box iron -6 -6 12 6 1
    poly #ffe9b0 -8 -94 8 -94 10 -112 -10 -112
    poly iron -11 -112 11 -112 0 -122`,
  tree: `
    path #6a4630 M -6 0 L -3 -50 L 3 -50 L 6 0 Z
    disc leaf-8 -18 -62 22
    disc leaf-8 18 -62 22
    disc leaf 0 -82 28
    disc leaf+10 -8 -88 14`,
  bush: `
    disc leaf-8 -18 -12 14
    disc leaf 0 -18 18
    disc leaf-8 18 -12 14
    disc leaf+12 -4 -22 8`,
  'flower-bush': `
    disc leaf-8 -18 -12 14
    disc leaf 0 -18 18
    disc leaf-8 18 -12 14
    disc #e0479e -12 -20 4
    disc yellow 0 -28 4
    disc #e23b2e 12 -18 4
    disc white -2 -12 4
    disc #e0479e 22 -10 4`,
  fence: `
    line #c79a68 4 -60 -18 60 -18
    line #c79a68 4 -60 -34 60 -34
    6x 22 0 line #b58850 6 -55 0 -55 -44`,
  'iron-fence': `
    line ink 2 -60 -10 60 -10
    line ink 2 -60 -46 60 -46
    11x 12 0 line ink 2 -60 0 -60 -54`,
  rock: `
    path #8d8580 M -30 0 C -34 -20 -14 -34 2 -30 C 22 -32 34 -14 30 0 Z
    path #a8a09a M -18 -10 C -16 -24 2 -28 8 -24 C 2 -18 -8 -14 -18 -10 Z`,
  car: `
    path #d8433b M -58 -14 C -58 -30 -44 -32 -32 -34 C -20 -52 22 -54 36 -36 C 54 -34 60 -28 60 -14 Z
    path #bfe0ee M -24 -36 C -16 -46 -4 -48 2 -48 L 2 -36 Z
    path #bfe0ee M 6 -48 C 18 -48 26 -44 30 -36 L 6 -36 Z
    disc #22202a -34 -12 12
    disc steel -34 -12 5
    disc #22202a 36 -12 12
    disc steel 36 -12 5
    oval #fff3b0 57 -24 3 4`,
  'blue-car': `
    path #3576c9 M -58 -14 C -58 -30 -44 -32 -32 -34 C -20 -52 22 -54 36 -36 C 54 -34 60 -28 60 -14 Z
    path #bfe0ee M -24 -36 C -16 -46 -4 -48 2 -48 L 2 -36 Z
    path #bfe0ee M 6 -48 C 18 -48 26 -44 30 -36 L 6 -36 Z
    disc #22202a -34 -12 12
    disc steel -34 -12 5
    disc #22202a 36 -12 12
    disc steel 36 -12 5`,
  'white-car': `
    path #eef0f2 M -58 -14 C -58 -30 -44 -32 -32 -34 C -20 -52 22 -54 36 -36 C 54 -34 60 -28 60 -14 Z
    path #9fc8da M -24 -36 C -16 -46 -4 -48 2 -48 L 2 -36 Z
    path #9fc8da M 6 -48 C 18 -48 26 -44 30 -36 L 6 -36 Z
    disc #22202a -34 -12 12
    disc steel -34 -12 5
    disc #22202a 36 -12 12
    disc steel 36 -12 5`,
  cone: `
    poly #f2832a -9 0 9 0 3 -26 -3 -26
    box #f2832a -12 -3 24 4 1
    poly white -6 -9 6 -9 4.6 -15 -4.6 -15`,
};
