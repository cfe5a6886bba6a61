/** What is juggled, eaten, thrown, blown and pushed for fun. */
export const PASTIME_PROPS: Readonly<Record<string, string>> = {
  'pond-water': `
    oval #4f9fc8 0 4 72 15
    oval #7fc0e0 -8 2 46 8
    curve white 1.6 M -40 6 C -24 2 -8 10 8 6
    line #4f8a3a 3 64 6 66 -22
    line #4f8a3a 3 58 8 56 -14`,
  'pond-duck': `
    path #f4f1ea M -16 0 C -18 -10 -4 -10 2 -8 L 6 -18 C 8 -24 18 -22 16 -14 L 22 -12 L 15 -10 C 14 2 4 6 -4 6 C -12 6 -16 4 -16 0 Z
    poly #f2a02c 15 -15 24 -12 15 -10
    disc ink 11 -17 1.4`,
  'bread-crumbs': `
    4x 6 5 box #e8c890 -10 -8 4 4 1
    3x 7 -4 box #c8924a -8 6 4 3 1`,
  'juggling-ball': `
    disc $ 0 0 9
    disc $+35 -3 -3 3`,
  'bamboo-stick': `
    line #5f9f3f 5 -4 16 6 -20
    line #3f7a2c 1.6 -4 4 3 5
    line #3f7a2c 1.6 -1 -6 6 -5
    path #4a9a3a M 6 -20 C 14 -30 22 -30 28 -26 C 20 -20 12 -18 6 -20 Z
    path #5fb04a M 6 -20 C 4 -32 8 -38 14 -42 C 16 -34 12 -26 6 -20 Z
    path #4a9a3a M 3 -10 C -8 -16 -14 -14 -18 -8 C -10 -4 -4 -6 3 -10 Z`,
  'punching-bag': `
    line iron 3 0 0 0 30
    box #b8332f -17 28 34 92 12
    box #8a241f -17 40 34 5 0
    box #8a241f -17 104 34 5 0
    box #d8584f -11 48 6 52 3`,
  'boxing-glove': `
    disc #d8433b 2 0 7.5
    disc #d8433b -1 -5 4
    box white -9 -4 5 9 1`,
  'park-bench': `
    line #4a4f58 4 -30 0 -30 -34
    line #4a4f58 4 22 0 22 -30
    box wood -40 -34 70 6 2
    box wood -40 -56 6 26 2
    3x 0 -11 box #b98a5e -42 -46 5 8 1`,
  'seed-bag': `
    path #d9b98a M -8 -8 L 8 -8 L 10 12 L -10 12 Z
    path #b8946a M -8 -8 L 8 -8 L 6 -3 L -6 -3 Z`,
  seeds: `
    disc #e8c76a 0 0 1.8
    disc #c99a3a 6 5 1.8
    disc #e8c76a -4 8 1.8
    disc #c99a3a 9 -4 1.6`,
  'pecking-dove': `
    oval #9aa6b8 0 -12 14 8 .25
    poly #7d899c 10 -14 26 -20 22 -10
    disc #7fa08f -11 -8 5.4
    poly #e0a04a -15 -6 -21 -1 -13 -3
    disc ink -12.5 -9 1.2
    2x 5 0 line #d8693f 1.6 -2 -5 -2 1`,
  log: `
    box #7a5236 -26 -30 44 26 8
    oval #c9a070 18 -17 6 13
    ring #8f6444 1.2 18 -17 5`,
  'small-campfire': `
    line #6b4226 6 -22 -2 20 -8
    line #7a5236 6 22 -2 -20 -8
    path #f2862a M -16 -8 C -20 -30 -4 -34 -4 -52 C 8 -40 20 -28 15 -8 Z
    path #ffd23f M -8 -8 C -10 -22 0 -24 0 -36 C 8 -26 12 -18 8 -8 Z`,
  'roasting-stick': `
    line #6b4226 2.4 -10 4 50 -6
    box white 46 -12 13 10 4
    box #e8cfa0 46 -6 13 4 2`,
  'tall-flag': `
    line #d9dee6 4 0 4 0 -150
    path $ M 2 -150 C 20 -158 38 -142 58 -150 L 58 -112 C 38 -104 20 -120 2 -112 Z
    path $-20 M 2 -122 C 20 -130 38 -114 58 -122 L 58 -112 C 38 -104 20 -120 2 -112 Z`,
  'bubble-wand': `
    line #d8433b 2 -8 6 4 -1
    ring #d8433b 2 9 -4 5`,
  'bubble-jar': `
    box #5fb8e0 -6 -8 12 16 2
    box #d8433b -6 -11 12 4 1`,
  'soap-bubble': `
    disc #bfe6f8@50 0 0 10
    ring #7fc8f0 1.4 0 0 10
    disc white -3.5 -3.5 2.6`,
  'long-sword': `
    poly #d5dbe3 4 -2.4 62 -1.4 70 0 62 1.6 4 2.4
    line #8d96a3 .8 6 0 64 0
    box gold 1 -7 4 14 1
    box #5a381f -9 -2 11 4 1`,
  trampoline: `
    6x 22 0 line #5f6874 4 -55 -30 -55 0
    oval #3576c9 0 -32 66 10
    oval #22303f 0 -33 56 7`,
  'dart-board': `
    box #7a5236 -4 0 8 94 1
    disc #22202a 0 0 26
    disc #f4efe4 0 0 21
    disc #d8433b 0 0 16
    disc #f4efe4 0 0 11
    disc #2f8f4f 0 0 7
    disc #d8433b 0 0 3`,
  dart: `
    line #5f6874 2.4 -8 0 8 0
    poly #f2c230 -14 -4 -7 0 -14 4`,
  stroller: `
    line #4a4f58 3 -36 -52 -14 -26
    path $ M -22 -40 L 26 -40 C 28 -18 12 -12 0 -12 C -14 -12 -22 -22 -22 -40 Z
    path $-20 M 4 -40 C 4 -64 30 -64 30 -40 Z
    disc #f3c6a0 -6 -44 7
    disc #7a4a2a -6 -49 4
    line #4a4f58 3 -10 -12 -14 -6
    line #4a4f58 3 12 -12 16 -6
    ring #33313c 3 -14 -7 6
    ring #33313c 3 16 -7 6`,
  'nail-bench': `
    box #9a6a43 -30 -42 60 8 2
    line #7a5236 6 -24 -34 -24 0
    line #7a5236 6 24 -34 24 0
    line #8d96a3 2.4 -16 -42 -16 -54
    line #8d96a3 3.4 -20 -54 -12 -54
    line #8d96a3 2.4 4 -42 4 -47
    line #8d96a3 2.4 16 -42 16 -47`,
  'nail-hammer': `
    line #9a6a43 3.4 -6 2 22 -4
    box #5f6874 18 -14 7 20 1`,
  'tennis-table': `
    box #2f6fb0 -60 -48 120 6 1
    line white 1.4 -60 -48 60 -48
    line #33404a 4 -46 -42 -46 0
    line #33404a 4 46 -42 46 0
    box #f4efe4@80 -1 -60 2 12 0
    line white 1.4 0 -60 0 -48`,
  'table-bat': `
    line #9a6a43 3 0 2 4 -4
    oval #d8433b 7 -11 7 8`,
  'small-ball': `
    disc white 0 0 3.4
    ring #b9b3a8 .8 0 0 3.4`,
  'telescope-stand': `
    line #7a5236 3 0 -66 -16 0
    line #7a5236 3 0 -66 16 0
    line #8f6444 3 0 -66 2 0
    poly #33313c -22 -82 -20 -88 42 -110 48 -94 
    poly #e3bd4f 38 -111 50 -115 56 -96 44 -92`,
};
