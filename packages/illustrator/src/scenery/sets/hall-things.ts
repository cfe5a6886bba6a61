import type { FlipBook } from './place-set.ts';

/** What tells a public room. */
export const HALL_THINGS: Readonly<Record<string, string | FlipBook>> = {
  'big-tank': `
    box #0c2a4a -196 -136 392 128 4
    box #2f8fd0 -190 -130 380 116 2
    box #57b8ea -190 -130 380 26 2
    poly white@20 -150 -14 -100 -130 -70 -130 -120 -14
    path #e3c48a M -190 -14 L -190 -26 C -120 -34 -60 -22 0 -28 C 70 -34 130 -22 190 -28 L 190 -14 Z
    path #2f9a5a M -150 -24 C -160 -50 -140 -60 -146 -84 C -134 -62 -146 -48 -140 -24 Z
    path #2f9a5a M 120 -24 C 110 -46 128 -60 120 -80 C 134 -58 124 -44 132 -24 Z
    path #e0557a M -60 -24 C -70 -50 -52 -56 -54 -40 C -48 -60 -36 -54 -42 -38 C -34 -48 -28 -40 -36 -24 Z
    path #f2a02a M 50 -26 C 44 -44 56 -46 56 -36 C 62 -52 72 -46 66 -34 C 74 -40 78 -32 72 -26 Z
    ring #dff2fb 1 -100 -90 3
    ring #dff2fb 1 -96 -102 2
    ring #dff2fb 1 90 -96 3`,
  'swimming-fish': [
    `
    path #f2832a M -120 -6 C -106 -20 -84 -20 -74 -6 C -84 8 -106 8 -120 -6 L -134 -18 L -130 -6 L -134 6 Z
    path #f2c230 M 30 -30 C 44 -44 66 -42 74 -30 C 66 -18 44 -16 30 -30 L 18 -42 L 22 -30 L 18 -18 Z
    path #8a4fd0 M 96 16 C 108 4 126 6 132 16 C 126 26 108 28 96 16 L 86 6 L 88 16 L 86 26 Z
    path #5f7a94 M -40 24 C -10 6 40 8 62 24 C 40 34 -10 36 -40 24 L -60 10 L -54 24 L -60 38 Z
    path #5f7a94 M 0 14 L 16 -2 L 22 14 Z
    disc ink -82 -8 2
    disc ink 66 -32 2
    disc ink 48 20 2`,
    `
    path #f2832a M -116 -4 C -102 -18 -80 -18 -70 -4 C -80 10 -102 10 -116 -4 L -132 -14 L -126 -4 L -132 4 Z
    path #f2c230 M 34 -32 C 48 -46 70 -44 78 -32 C 70 -20 48 -18 34 -32 L 20 -40 L 26 -32 L 20 -24 Z
    path #8a4fd0 M 100 14 C 112 2 130 4 136 14 C 130 24 112 26 100 14 L 88 8 L 92 14 L 88 22 Z
    path #5f7a94 M -34 23 C -4 5 46 7 68 23 C 46 33 -4 35 -34 23 L -56 13 L -48 23 L -56 33 Z
    path #5f7a94 M 6 13 L 22 -3 L 28 13 Z
    disc ink -78 -6 2
    disc ink 70 -34 2
    disc ink 54 19 2`,
  ],
  visitor: `
    box #22304f -10 -40 20 42 4
    box #33507f -13 -74 26 40 9
    disc #3a2a22 0 -88 12`,
  sunflowers: `
    box gold -18 -22 36 44 1
    box #9fc8d8 -14 -18 28 36 0
    poly #5a8ac0 -6 18 6 18 7 4 -7 4
    disc #f2b134 -6 -4 6
    disc #f2b134 6 -6 6
    disc #f2b134 0 -12 5
    disc #7a4a2a -6 -4 2.6
    disc #7a4a2a 6 -6 2.6
    disc #7a4a2a 0 -12 2.2`,
  sculpture: `
    box #cfc8bc -16 -34 32 34 1
    box #b9b2a6 -20 -36 40 5 1
    path #f4f1ea M -12 -36 C -16 -52 -8 -58 -6 -64 L 6 -64 C 8 -58 16 -52 12 -36 Z
    oval #f4f1ea 0 -74 9 11
    path #e3ded2 M -8 -78 C -8 -90 8 -90 8 -78 C 4 -84 -4 -84 -8 -78 Z`,
  'rope-posts': `
    3x 50 0 line gold 3 -50 0 -50 -32
    3x 50 0 disc gold -50 -34 3.4
    curve #a8283a 3 M -50 -28 C -40 -14 -10 -14 0 -28
    curve #a8283a 3 M 0 -28 C 10 -14 40 -14 50 -28`,
  'bread-shelves': `
    box wood -62 -110 124 110 2
    3x 0 34 box wood-35 -58 -104 116 28 0
    3x 0 34 box #d9a55a -52 -92 26 15 7
    3x 0 34 box #c98a3f -22 -90 34 13 6
    3x 0 34 line #e8c48a 1.6 -16 -88 -10 -80
    3x 0 34 line #e8c48a 1.6 -6 -88 0 -80
    3x 0 34 disc #e0b068 24 -84 8
    3x 0 34 disc #d09a4a 42 -84 8`,
  'bread-oven': `
    path #b5624a M -48 0 L -48 -70 C -48 -112 48 -112 48 -70 L 48 0 Z
    path #2a1a18 M -28 -20 L -28 -50 C -28 -72 28 -72 28 -50 L 28 -20 Z
    path #ff9a2e M -22 -20 C -18 -46 -8 -30 0 -50 C 8 -30 18 -46 22 -20 Z
    oval #e0b068 -8 -22 12 6
    oval #d09a4a 12 -22 11 5`,
  'cake-counter': `
    box wood -64 -20 128 20 1
    box #e3f2f8@70 -62 -52 124 32 3
    box #f7c4d4 -54 -38 26 18 3
    path white M -54 -36 C -48 -30 -40 -34 -28 -32 L -28 -40 L -54 -40 Z
    disc red -41 -42 3
    box #6b3f2a -16 -36 26 16 3
    disc #fff4e0 -3 -38 4
    poly #f2c230 22 -22 46 -22 34 -38
    disc #d8433b 34 -36 2.4
    box wood+20 -66 -56 132 5 2`,
  'tall-window': `
    path #fbf3df M -26 0 L -26 -74 C -26 -108 26 -108 26 -74 L 26 0 Z
    path #9fd3f0 M -21 -4 L -21 -74 C -21 -100 21 -100 21 -74 L 21 -4 Z
    line #fbf3df 3 0 -98 0 -4
    line #fbf3df 3 -20 -40 20 -40
    line #fbf3df 3 -20 -70 20 -70`,
  'bottle-shelves': `
    box #3f2819 -74 -66 148 92 2
    2x 0 44 box #7a4a2a -74 -24 148 4 0
    2x 0 44 box #2f7a4a -66 -52 9 28 2
    2x 0 44 box #b8862a -52 -50 10 26 2
    2x 0 44 box #8a2f3a -38 -54 9 30 2
    2x 0 44 box #dfeef6 -24 -48 10 24 2
    2x 0 44 box #5f8ad0 -10 -52 9 28 2
    2x 0 44 box #d9a03a 4 -50 10 26 2
    2x 0 44 box #3f9a52 18 -54 9 30 2
    2x 0 44 box #c8604a 32 -48 10 24 2
    2x 0 44 box #6b3f7a 46 -52 9 28 2
    2x 0 44 box #e3d0a0 58 -48 9 24 2
    4x 34 0 line #2f7a4a 3 -61 -52 -61 -58`,
  'neon-beer': `
    box #ff9f2e -16 -18 26 34 4
    box #3f2819 -12 -14 18 26 2
    curve #ff9f2e 3 M 10 -10 C 22 -10 22 10 10 10
    line #fff0c0 3 -12 -22 8 -22
    text #ff5fa8 18 -3 36 BAR`,
  'bar-counter': `
    box #6d4028 -126 -44 252 44 1
    9x 28 0 box #5a3420 -122 -36 22 32 1
    box #a8683c -132 -50 264 8 2
    line gold 2 -126 -8 126 -8`,
  'beer-tap': `
    box gold -4 -22 8 22 1
    box gold -20 -26 40 7 3
    3x 14 0 line ink 3 -14 -26 -14 -38
    box #f0a81e 34 -16 12 16 2
    disc white 37 -17 3.4
    disc white 43 -17 3.4`,
  'food-line': `
    box #c3ccd6 -100 -44 200 44 1
    box #e3eaf0 -104 -50 208 7 1
    6x 32 0 box ink -96 -49 26 4 1
    2x 96 0 oval #d8433b -83 -52 10 3
    2x 96 0 oval #f2c230 -51 -52 10 3
    2x 96 0 oval leaf -19 -52 10 3
    box #bfe0ee@60 -100 -78 200 20 2
    line steel 2 -100 -78 -100 -50
    line steel 2 100 -78 100 -50`,
  'menu-board': `
    box wood -36 -26 72 56 2
    box #22302a -32 -22 64 48 1
    text white 9 0 -14 MENU
    4x 0 8 line #cfe0d6 1.2 -26 -4 10 -4
    4x 0 8 line #f2c230 1.2 16 -4 25 -4`,
  'long-table': `
    box #e3c48f -70 -36 140 6 2
    line iron 3 -58 -30 -60 0
    line iron 3 58 -30 60 0
    3x 44 0 box #d8433b -58 -40 22 4 1
    3x 44 0 disc white -47 -41 4
    5x 30 0 oval iron -60 -6 11 3
    5x 30 0 line iron 2 -60 -6 -60 6`,
  'world-map': `
    box white -36 -24 72 48 1
    box #9fd3f0 -33 -21 66 42 0
    path leaf M -28 -12 C -20 -18 -10 -14 -12 -6 C -8 -2 -16 4 -14 12 C -20 8 -22 -2 -28 -12 Z
    path leaf M -2 -14 C 8 -20 24 -16 28 -8 C 22 -4 16 -4 14 0 C 8 -4 4 -6 -2 -6 Z
    path leaf M 0 -4 C 8 -2 8 6 4 12 C 0 8 -2 2 0 -4 Z
    oval leaf 22 10 6 4`,
  'teacher-desk': `
    box wood -44 -42 88 7 2
    box wood-14 -40 -35 80 35 1
    disc red 24 -47 5
    box #3576c9 -30 -46 22 4 0
    box #3f9a52 -28 -50 20 4 0`,
  'movie-screen': `
    box #1a1420 -134 -96 268 138 2
    box #fffbe8 -128 -90 256 126 1
    path #7fb8d8 M -128 -90 L 128 -90 L 128 6 L -128 6 Z
    path #5a7a5a M -128 36 L -128 0 L -70 -34 L -20 2 L 40 -42 L 128 8 L 128 36 Z
    disc #fff0a8 70 -58 14
    path #33313c M -30 36 C -30 14 -10 8 -10 36 Z
    disc #33313c -20 6 8`,
  'exit-sign': `
    box #2f8f45 -20 -8 40 16 2
    text white 11 0 .5 EXIT`,
  'cinema-seats': `
    box #b8283a -24 -44 48 40 9
    box #8a1a2a -24 -16 48 18 6
    box #5f1220 -29 -26 8 26 4
    box #5f1220 21 -26 8 26 4`,
  'theatre-arch': `
    path #c9a23a M -210 20 L -210 -150 L 210 -150 L 210 20 L 168 20 L 168 -96 C 100 -130 -100 -130 -168 -96 L -168 20 Z
    path #2a1a30 M -168 8 L -168 -94 C -100 -128 100 -128 168 -94 L 168 8 Z
    path #b8283a M -168 8 L -168 -96 C -140 -110 -120 -114 -104 -116 C -110 -60 -130 -20 -150 8 Z
    path #b8283a M 168 8 L 168 -96 C 140 -110 120 -114 104 -116 C 110 -60 130 -20 150 8 Z
    path #d8434e M -168 -96 C -100 -130 100 -130 168 -96 L 168 -84 C 140 -70 120 -88 100 -98 C 60 -84 40 -104 0 -100 C -40 -104 -60 -84 -100 -98 C -120 -88 -140 -70 -168 -84 Z
    path #fff3c8@40 M -10 -110 L 10 -110 L 60 8 L -60 8 Z
    disc gold 0 -138 9`,
  footlights: `
    box #6d4028 -190 -8 380 10 1
    14x 27 0 path #ffe9a0 M -182 -8 C -182 -16 -170 -16 -170 -8 Z`,
  'dinosaur-bones': `
    box #b9ab94 -120 -6 240 8 1
    curve #f3ead6 7 M -100 -66 C -60 -96 0 -96 40 -70 C 60 -70 66 -100 84 -108
    path #f3ead6 M 80 -112 C 96 -122 122 -116 126 -104 L 122 -98 L 100 -98 C 88 -98 78 -102 80 -112 Z
    poly #d6cbb4 104 -98 107 -92 110 -98
    poly #d6cbb4 114 -98 117 -92 120 -98
    disc #4a4038 98 -110 3
    7x 14 0 curve #f3ead6 3 M -50 -84 C -58 -64 -52 -50 -44 -44
    line #f3ead6 6 -44 -76 -34 -40 -46 -6
    line #f3ead6 6 22 -72 34 -38 22 -6
    line #f3ead6 5 -58 -72 -66 -38 -58 -6
    line #f3ead6 4 44 -66 54 -48 48 -40
    curve #f3ead6 4 M -100 -66 C -120 -56 -130 -40 -140 -20
    text #6b4a32 8 0 -1 DINOSAUR`,
  'amphora-case': `
    box #8a6242 -26 -30 52 30 1
    box #dff2fb@60 -24 -92 48 62 1
    path #c8703a M -10 -30 C -20 -48 -16 -62 -6 -68 L -8 -76 L 8 -76 L 6 -68 C 16 -62 20 -48 10 -30 Z
    curve #c8703a 3 M -7 -72 C -18 -70 -18 -60 -14 -56
    curve #c8703a 3 M 7 -72 C 18 -70 18 -60 14 -56
    line #33313c 2 -15 -52 15 -52
    line #6b4a32 2 -25 -92 25 -92`,
  planets: `
    disc #f2a02a 0 0 26
    disc #ffd27a -6 -6 12
    disc #4f9ad8 -70 10 11
    path leaf M -76 6 C -70 0 -64 6 -68 12 Z
    disc #c8604a -112 -16 8
    disc #d9b27c 74 4 16
    curve #f3dfb4 4 M 50 12 C 60 20 92 10 100 -4
    disc #7fd0d8 124 -20 9
    line white 1 0 -26 0 -50
    line white 1 -70 0 -70 -50
    line white 1 74 -12 74 -50`,
  'hanging-rocket': `
    path white M 0 -120 C 20 -96 20 -50 16 -20 L -16 -20 C -20 -50 -20 -96 0 -120 Z
    path red M 0 -120 C 10 -108 14 -98 16 -86 L -16 -86 C -14 -98 -10 -108 0 -120 Z
    disc #5fb8e8 0 -66 8
    path red M -16 -46 L -32 -12 L -16 -20 Z
    path red M 16 -46 L 32 -12 L 16 -20 Z
    box iron -24 -12 48 12 2`,
  'dna-model': `
    box iron -22 -8 44 8 2
    curve #e0557a 5 M -14 -8 C 20 -30 20 -44 -14 -62 C -20 -80 20 -84 14 -112
    curve #4f9ad8 5 M 14 -8 C -20 -30 -20 -44 14 -62 C 20 -80 -20 -84 -14 -112
    line #f2c230 3 -10 -18 10 -18
    line #f2c230 3 -10 -50 10 -50
    line #f2c230 3 -10 -72 10 -72
    line #f2c230 3 -10 -98 10 -98`,
  'display-table': `
    box #33507f -60 -36 120 36 3
    box #5f7ab0 -64 -40 128 6 2
    disc #dff2fb@80 -30 -56 16
    line #c77bff 2 -30 -56 -20 -66
    line #c77bff 2 -30 -56 -42 -62
    disc ink -30 -56 3
    poly #f2832a 14 -40 42 -40 28 -62`,
  'red-cross': `
    disc white 0 0 30
    box red -7 -22 14 44 1
    box red -22 -7 44 14 1`,
  'curtain-rail': `
    line steel 3 -10 -120 60 -120
    6x 10 0 path #9fd3c9 M -8 -120 C -12 -80 -6 -50 -10 -8 L 2 -8 C 0 -50 4 -80 2 -120 Z`,
};
