import type { FlipBook } from './place-set.ts';

/** What tells a public room. */
export const PUBLIC_THINGS: Readonly<Record<string, string | FlipBook>> = {
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
  'hospital-bed': `
    line steel 4 -64 -58 -64 0
    line steel 4 62 -40 62 0
    box steel -64 -26 126 6 2
    poly white -62 -40 -30 -40 -24 -30 60 -30 60 -24 -62 -24
    box #8fd0d0 -18 -38 80 14 4
    box white -60 -50 28 13 6
    line steel 2.4 -64 -58 -30 -58
    disc ink -60 -2 4
    disc ink 58 -2 4`,
  'drip-stand': `
    line steel 2.6 0 0 0 -106
    line steel 2.6 -12 0 12 0
    line steel 2 -12 -106 12 -106
    box #cfeaf8 -18 -102 14 24 4
    box #7fc0e8 -18 -92 14 14 3
    curve #7fc0e8 1.2 M -11 -78 C -11 -50 -24 -50 -30 -40`,
  'heart-monitor': [
    `
    line steel 3 0 0 0 -50
    line steel 3 -14 0 14 0
    box #d9e4e6 -26 -92 52 42 3
    box #0f2a24 -22 -88 44 30 1
    line #4fff9a 2 -20 -72 -8 -72 -4 -84 2 -62 6 -72 20 -72
    disc red -14 -54 2
    disc #f2c230 -6 -54 2`,
    `
    line steel 3 0 0 0 -50
    line steel 3 -14 0 14 0
    box #d9e4e6 -26 -92 52 42 3
    box #0f2a24 -22 -88 44 30 1
    line #4fff9a 2 -20 -72 2 -72 6 -84 12 -62 15 -72 20 -72
    disc red -14 -54 2
    disc #f2c230 -6 -54 2`,
  ],
  'medicine-shelves': `
    box #cfdad2 -72 -112 144 112 2
    4x 0 27 box white -68 -108 136 24 0
    4x 0 27 box #e0557a -64 -102 12 17 1
    4x 0 27 box #4f9ad8 -49 -100 14 15 1
    4x 0 27 box #f2c230 -32 -103 10 18 1
    4x 0 27 box #3f9a52 -19 -100 15 15 1
    4x 0 27 box white -2 -102 12 17 3
    4x 0 27 box #8a4fd0 13 -100 13 15 1
    4x 0 27 box #f2832a 29 -103 10 18 3
    4x 0 27 box #2fb8b5 42 -100 18 15 1
    4x 0 27 box red 0 -96 8 4 0`,
  'green-cross': `
    box #2f8f45 -10 -30 20 60 2
    box #2f8f45 -30 -10 60 20 2
    box #5fd07a -7 -27 14 54 1
    box #5fd07a -27 -7 54 14 1`,
  'pill-bottles': `
    box #f2832a -20 -22 12 22 3
    box white -21 -26 14 6 2
    box #f2832a -4 -18 11 18 3
    box white -5 -22 13 6 2
    box white -18 -14 8 8 0
    oval #e0557a 18 -3 6 3
    oval white 28 -4 6 3`,
  'reading-table': `
    box wood -56 -36 112 6 2
    line wood-20 5 -46 -30 -48 0
    line wood-20 5 46 -30 48 0
    line gold 2 0 -36 0 -54
    path #2f8f5a M -16 -54 L 16 -54 C 12 -64 -12 -64 -16 -54 Z
    poly white -40 -40 -26 -38 -12 -40 -12 -36 -40 -36
    box #c8604a 22 -41 20 5 0`,
  ladder: `
    line wood 3.4 -14 0 -4 -124
    line wood 3.4 14 0 4 -124
    7x 0 -16 line wood 2.6 -11 -12 11 -12`,
  'book-table': `
    box wood -54 -32 108 6 2
    box wood-20 -50 -26 100 26 1
    5x 20 0 box red -48 -36 16 4 0
    4x 20 0 box blue -44 -40 16 4 0
    3x 20 0 box yellow -38 -44 16 4 0`,
  'grocery-shelf': `
    box #7d8894 -74 -108 148 108 2
    4x 0 26 box #dfe3e8 -70 -104 140 23 0
    4x 0 26 box red -66 -98 13 17 1
    4x 0 26 box #f2c230 -51 -100 14 19 1
    4x 0 26 box #3f9a52 -35 -97 12 16 4
    4x 0 26 box blue -21 -100 14 19 1
    4x 0 26 box #f2832a -5 -98 13 17 4
    4x 0 26 box #8a4fd0 10 -100 14 19 1
    4x 0 26 box #e0557a 26 -97 12 16 1
    4x 0 26 box #2fb8b5 40 -100 14 19 4
    4x 0 26 box #f2c230 55 -98 12 17 1`,
  'fruit-stand': `
    poly #8a6242 -60 -44 60 -44 66 -10 -66 -10
    box #6d4a30 -64 -10 128 10 1
    6x 9 0 disc red -54 -44 6
    5x 9 0 disc #f2832a -2 -44 6
    6x 9 0 disc #d8433b -52 -34 6
    5x 10 0 disc #f2c230 0 -34 6
    6x 9 0 disc #6fb04a -50 -24 6
    5x 10 0 disc #8a4fd0 4 -24 5
    text white 10 0 -5 FRUIT`,
  'shopping-cart': `
    line red 3 -32 -54 -22 -54
    path #e9edf1 M -24 -48 L 34 -44 L 28 -18 L -16 -18 Z
    6x 9 0 line iron 1.2 -18 -47 -14 -18
    line iron 1.4 -21 -38 32 -36
    line iron 2.4 -16 -18 -12 -8 26 -8
    disc ink -8 -4 4
    disc ink 22 -4 4
    box #f2a02a -10 -62 12 16 1
    box #3f9a52 4 -58 10 13 1`,
  checkout: `
    box #5f6874 -54 -36 108 36 2
    box ink -50 -40 76 5 1
    box ink 30 -62 16 22 2
    box #7fe0a8 33 -59 10 8 0
    box red -40 -48 10 8 0
    box #f2c230 -24 -50 9 10 0`,
  'food-stall-pizza': `
    box #c22f2a -60 -112 120 26 2
    text white 16 0 -99 PIZZA
    box #4a3a34 -56 -86 112 42 0
    box #e8dcc4 -58 -44 116 44 2
    poly #f2c230 -20 -50 20 -50 0 -80
    disc red -4 -60 3
    disc red 5 -56 3`,
  'food-stall-burger': `
    box #e0a02a -60 -112 120 26 2
    text #7a2f1a 15 0 -99 BURGER
    box #4a3a34 -56 -86 112 42 0
    box #e8dcc4 -58 -44 116 44 2
    path #d9904a M -20 -66 C -20 -82 20 -82 20 -66 Z
    box leaf -21 -66 42 4 1
    box #6b3a24 -20 -62 40 6 2
    box #d9904a -20 -56 40 7 3`,
  'food-stall-sushi': `
    box #22304f -60 -112 120 26 2
    text white 16 0 -99 SUSHI
    box #4a3a34 -56 -86 112 42 0
    box #e8dcc4 -58 -44 116 44 2
    2x 30 0 box white -26 -62 22 10 4
    2x 30 0 box #f2704a -28 -68 26 8 4
    2x 30 0 box #1d3a2a -18 -69 6 18 1`,
  'cafe-table': `
    line iron 3 0 -34 0 -2
    oval iron 0 -1 12 2.6
    oval #e8dcc4 0 -36 28 4.4
    box white -6 -46 10 9 2
    line iron 2.4 -36 0 -36 -22
    line iron 2.4 -20 0 -20 -22
    box red -40 -25 24 5 2
    line red 3 -39 -25 -39 -48
    line iron 2.4 36 0 36 -22
    line iron 2.4 20 0 20 -22
    box red 16 -25 24 5 2
    line red 3 39 -25 39 -48`,
  'dressed-table': `
    line wood 3 -48 0 -48 -54
    line wood 3 -30 0 -30 -22
    box wood -50 -24 22 5 1
    line wood 3 48 0 48 -54
    line wood 3 30 0 30 -22
    box wood 28 -24 22 5 1
    path white M -36 -38 L 36 -38 L 40 -10 L -40 -10 Z
    oval white 0 -38 37 5
    oval #dfe5ec -16 -39 9 2
    oval #dfe5ec 16 -39 9 2
    line #dff2fb 1.6 -2 -40 -2 -48
    path #8a1f3a M -7 -58 L 3 -58 C 3 -50 1 -48 -2 -48 C -5 -48 -7 -50 -7 -58 Z
    line white 2 8 -40 8 -50
    path #ffc84a M 6 -50 C 6 -55 8 -57 8 -58 C 10 -56 10 -52 10 -50 Z`,
  'coffee-bar': `
    box #6d4028 -80 -44 160 44 2
    box #a8744a -84 -50 168 7 2
    box steel -30 -84 50 34 3
    box ink -24 -78 38 10 1
    2x 22 0 line ink 3 -18 -68 -18 -62
    2x 22 0 box white -24 -60 12 9 2
    curve white 2 M -18 -92 C -22 -98 -14 -102 -18 -108
    curve white 2 M 4 -92 C 0 -98 8 -102 4 -108
    box #bfe0ee@70 36 -78 40 28 2
    disc #d9a55a 46 -57 6
    disc #c98a3f 60 -57 6`,
  'subway-map': `
    box iron -32 -26 64 52 2
    box white -29 -23 58 46 0
    line red 2.4 -24 -14 0 -2 24 -10
    line blue 2.4 -24 14 -4 0 24 14
    line leaf 2.4 -14 -20 4 18
    disc white 0 -1 3
    ring ink 1 0 -1 3`,
  'subway-train': `
    box #c3ccd6 -200 -96 320 86 8
    box #d8433b -200 -34 320 12 0
    5x 58 0 box #2a3a4a -192 -82 34 34 3
    5x 58 0 box #fff3cf@70 -190 -80 30 30 3
    2x 116 0 box #aab4c0 -154 -86 30 72 2
    path #c3ccd6 M 120 -96 C 150 -92 166 -60 168 -10 L 110 -10 L 110 -96 Z
    path #2a3a4a M 124 -82 C 142 -78 152 -62 154 -48 L 124 -48 Z
    disc #fff3b0 158 -28 6`,
  'yellow-line': `
    box #f2c230 -200 -4 400 9 0
    20x 20 0 disc #d9a51f -195 0 2`,
  'plane-outside': `
    path white M -120 -30 C -130 -50 110 -56 130 -32 C 136 -22 120 -16 100 -16 L -90 -16 C -110 -16 -118 -22 -120 -30 Z
    path #3576c9 M -122 -34 L -140 -78 L -118 -78 L -96 -42 Z
    path #cfd8e0 M -10 -26 L -50 6 L -24 6 L 30 -24 Z
    9x 18 0 disc #5a86b0 -70 -36 3.4
    path #5a86b0 M 104 -40 L 120 -38 L 124 -32 L 104 -32 Z
    box iron -60 -8 8 10 1
    box iron 80 -14 8 16 1`,
  departures: `
    box ink -60 -24 120 62 2
    text #f2c230 10 0 -14 DEPARTURES
    4x 0 11 line #f2c230 2 -52 0 -20 0
    4x 0 11 line white 2 -12 0 24 0
    4x 0 11 line #5fe08a 2 34 0 52 0`,
  'gate-sign': `
    box #f2c230 -44 -14 88 28 3
    text ink 16 -10 0 GATE 5
    path ink M 24 6 L 34 -8 L 38 -8 L 34 6 Z`,
  'airport-seats': `
    4x 28 0 box #33507f -54 -46 24 26 4
    4x 28 0 box #40609a -54 -22 24 8 3
    line steel 3 -58 -12 62 -12
    line steel 3 -46 -12 -48 0
    line steel 3 50 -12 52 0`,
  suitcase: `
    line ink 2.4 -8 -44 -8 -60 8 -60 8 -44
    box #e0557a -16 -46 32 44 5
    3x 10 0 line #a8304f 1.6 -10 -40 -10 -8
    disc ink -10 0 3
    disc ink 10 0 3`,
  'stained-glass': `
    path #6d6256 M -32 0 L -32 -70 C -32 -100 -8 -112 0 -124 C 8 -112 32 -100 32 -70 L 32 0 Z
    path #4f9ad8 M -27 -5 L -27 -70 C -27 -94 -6 -106 0 -114 C 6 -106 27 -94 27 -70 L 27 -5 Z
    disc #f2c230 0 -74 14
    disc red 0 -74 7
    path red M -27 -5 L -27 -44 L 0 -30 L 0 -5 Z
    path #3f9a52 M 27 -5 L 27 -44 L 0 -30 L 0 -5 Z
    path #8a4fd0 M -27 -48 L -12 -62 L 0 -52 L 0 -36 Z
    path #f2832a M 27 -48 L 12 -62 L 0 -52 L 0 -36 Z
    line #4a4038 1.6 0 -112 0 -5
    line #4a4038 1.6 -27 -46 0 -32 27 -46`,
  altar: `
    line gold 6 0 -44 0 -128
    line gold 6 -24 -104 24 -104
    box #f4efe2 -44 -40 88 40 1
    box #d9c8a0 -48 -46 96 7 1
    path #a8283a M -30 -46 L 30 -46 L 26 -14 L -26 -14 Z
    2x 72 0 line white 4 -36 -46 -36 -64
    2x 72 0 path #ffc84a M -38 -64 C -38 -70 -36 -72 -36 -74 C -34 -72 -34 -68 -34 -64 Z`,
  pew: `
    box wood -60 -44 120 24 2
    box wood+12 -62 -48 124 6 2
    box wood-14 -60 -20 120 6 1
    box wood-14 -62 -44 8 44 1
    box wood-14 54 -44 8 44 1`,
  'circus-roof': `
    path #f2c230 M -220 20 L 0 -66 L 220 20 L 150 20 L 0 -50 L -150 20 Z
    path #d8433b M -150 20 L 0 -50 L -76 20 Z
    path #fff4e0 M -76 20 L 0 -50 L 0 20 Z
    path #d8433b M 0 20 L 0 -50 L 76 20 Z
    path #fff4e0 M 76 20 L 0 -50 L 150 20 Z
    line #fff4e0 2 -120 20 -120 70
    line #fff4e0 2 -80 20 -80 70
    line #8a6242 4 -124 70 -76 70`,
  'circus-ring': `
    oval #b8332f 0 -4 170 34
    oval #e6c48a 0 -10 164 30
    12x 28 0 disc #f2c230 -154 14 4`,
  'circus-podium': `
    poly #3576c9 -26 0 26 0 20 -32 -20 -32
    oval #f2c230 0 -32 20 4
    poly #f2c230 0 -8 4 -18 -4 -18
    3x 16 0 disc white -16 -16 3`,
  'circus-ball': `
    disc #f2c230 0 -20 20
    path #d8433b M -20 -20 C -10 -30 10 -30 20 -20 C 10 -10 -10 -10 -20 -20 Z
    disc white 0 -20 5`,
  'circus-hoop': `
    line iron 3 0 0 0 -20
    ring #ff8a1e 5 0 -48 26
    path #ffc83f M -28 -66 C -30 -78 -22 -80 -22 -88 C -14 -80 -16 -74 -20 -66 Z
    path #ffc83f M -6 -74 C -8 -86 0 -88 0 -98 C 8 -88 6 -82 4 -74 Z
    path #ffc83f M 20 -66 C 18 -78 24 -80 24 -88 C 32 -80 30 -74 28 -64 Z`,
  'slot-machine': `
    box #b8283a -16 -76 32 76 4
    box gold -16 -76 32 14 4
    box ink -13 -58 26 18 1
    3x 8.4 0 box white -12 -56 7.4 14 0
    text red 8 -8.4 -49 7
    text red 8 0 -49 7
    text red 8 8.4 -49 7
    line steel 2 18 -46 18 -60
    disc red 18 -62 3`,
  'roulette-table': `
    box #6d4028 -90 -30 180 30 4
    poly #2f7a4a -92 -44 92 -44 100 -30 -100 -30
    oval #5a2f1a -50 -40 24 6
    oval red -50 -41 20 4.6
    oval gold -50 -42 6 2
    6x 14 0 box red 0 -42 6 5 0
    6x 14 0 box ink 7 -42 6 5 0
    oval #f2c230 50 -46 6 2
    oval blue 50 -49 6 2`,
  'bowling-lanes': `
    box #1c2448 -200 -110 400 60 2
    3x 124 0 box #0f1430 -176 -58 104 58 1
    3x 124 0 poly #e6c089 -160 0 -88 0 -72 120 -176 120
    3x 124 0 path white M -128 -6 C -131 -12 -129 -16 -127 -19 C -129 -24 -121 -24 -123 -19 C -121 -16 -119 -12 -122 -6 Z
    3x 124 0 path white M -143 -10 C -146 -16 -144 -20 -142 -23 C -144 -28 -136 -28 -138 -23 C -136 -20 -134 -16 -137 -10 Z
    3x 124 0 path white M -113 -10 C -116 -16 -114 -20 -112 -23 C -114 -28 -106 -28 -108 -23 C -106 -20 -104 -16 -107 -10 Z
    3x 124 0 line red 1.4 -127 -19 -123 -19
    3x 124 0 line red 1.4 -142 -23 -138 -23
    3x 124 0 line red 1.4 -112 -23 -108 -23`,
  'ball-rack': `
    box iron -40 -10 80 10 2
    disc #2f3a78 -26 -18 10
    disc #c22f7a -3 -18 10
    disc #2f9a5a 20 -18 10`,
  'pool-edge': `
    box #e8eef0 -220 -6 440 14 1
    box #cfd8dc -220 6 440 6 0`,
  'lane-ropes': `
    24x 18 0 box red -210 8 9 4 2
    24x 18 0 box white -201 8 9 4 2
    20x 22 0 box red -214 44 11 6 3
    20x 22 0 box white -203 44 11 6 3`,
  'diving-board': `
    line steel 4 -20 0 -20 -60
    line steel 4 0 0 0 -60
    4x 0 -13 line steel 3 -20 -10 0 -10
    box white -28 -66 78 6 2
    box #3576c9 -28 -62 78 2 0`,
  'pool-ladder': `
    curve steel 3.4 M -9 30 L -9 -20 C -9 -32 6 -32 6 -20
    curve steel 3.4 M 9 30 L 9 -20 C 9 -32 24 -32 24 -20
    3x 0 12 line steel 2.6 -9 0 9 0`,
  lifebuoy: `
    ring #f2832a 9 0 0 17
    line white 9 0 -21 0 -13
    line white 9 0 21 0 13
    line white 9 -21 0 -13 0
    line white 9 21 0 13 0`,
  'wall-bars': `
    4x 36 0 box wood -56 -120 6 120 0
    9x 0 -13 line wood+12 4 -56 -10 54 -10`,
  'gym-window': `
    box white -30 -14 60 36 1
    box #9fd3f0 -27 -11 25 30 0
    box #9fd3f0 2 -11 25 30 0`,
  'basket-board': `
    box white -34 -30 68 46 2
    box red -14 -12 28 22 1
    box white -11 -9 22 16 0
    line #f2832a 4 -14 20 14 20
    5x 6 0 line white 1.4 -13 20 -8 40
    line white 1.4 -11 30 11 30`,
  'gym-lines': `
    curve white 3 M -200 20 C -60 -24 60 -24 200 20
    line red 3 -210 36 210 36
    oval #c9573f@60 0 20 40 10`,
  'dumbbell-rack': `
    line iron 4 -44 0 -38 -52
    line iron 4 44 0 38 -52
    box iron -46 -26 92 4 1
    box iron -44 -50 88 4 1
    4x 23 0 box ink -42 -60 6 12 1
    4x 23 0 box ink -31 -60 6 12 1
    4x 23 0 line steel 2.4 -38 -54 -30 -54
    4x 23 0 box ink -42 -36 6 12 1
    4x 23 0 box ink -31 -36 6 12 1
    4x 23 0 line steel 2.4 -38 -30 -30 -30`,
  'treadmill-back': `
    poly ink -44 -8 40 -8 44 0 -48 0
    line iron 4 38 -4 30 -62
    box ink 18 -74 22 15 3
    box #5fe8ff 21 -71 16 8 1
    line iron 3 30 -58 8 -58`,
  'exercise-ball': `
    disc #8a4fd0 0 -26 26
    disc #a878e0 -8 -34 9`,
  'gym-mat': `
    poly #3576c9 -60 -14 52 -14 64 4 -70 4`,
  barbell: `
    line steel 3 -56 -18 56 -18
    box ink -52 -36 9 36 2
    box red -42 -30 6 24 2
    box ink 43 -36 9 36 2
    box red 36 -30 6 24 2`,
  'spot-lamps': `
    box iron -200 -14 400 6 1
    5x 90 0 path ink M -192 -8 L -168 -8 L -160 14 L -200 14 Z
    5x 90 0 poly #fff3c8@25 -196 14 -164 14 -130 150 -230 150
    5x 90 0 oval #fff3c8 -180 14 20 4`,
  'ring-back': `
    poly #3f6ab0 -190 -10 190 -10 200 40 -200 40
    poly #dfe5ec -184 -14 184 -14 194 10 -194 10
    line iron 7 -176 0 -176 -78
    line iron 7 176 0 176 -78
    box red -182 -80 12 40 3
    box blue 170 -80 12 40 3
    line red 4 -176 -70 176 -70
    line white 4 -176 -52 176 -52
    line blue 4 -176 -34 176 -34`,
  'punching-bag': `
    line iron 2 0 -60 0 -30
    box #a8283a -12 -30 24 66 8
    box ink -12 -20 24 5 0
    box ink -12 20 24 5 0`,
  'corridor-depth': `
    poly #f4f2ea -300 -210 300 -210 70 -96 -70 -96
    poly #e3e2d8 -300 -210 -70 -96 -70 0 -300 130
    poly #d3d2c8 300 -210 70 -96 70 0 300 130
    poly #b3b7ae -300 130 -70 0 70 0 300 130
    poly #c3c7be -40 130 -12 0 12 0 40 130
    box #cfd4cc -70 -96 140 96 0
    box wood -22 -76 44 76 1
    box #9fd3f0 -14 -66 28 20 1
    poly #8a6242 -150 -104 -104 -84 -104 20 -150 44
    poly #8a6242 -260 -130 -196 -110 -196 72 -260 108
    poly #7a5233 150 -104 104 -84 104 20 150 44
    poly #7a5233 260 -130 196 -110 196 72 260 108
    disc gold -110 -28 3
    disc gold 110 -28 3
    poly #fffbe8 -60 -150 60 -150 44 -136 -44 -136
    poly #fffbe8 -34 -116 34 -116 26 -108 -26 -108`,
  stairs: `
    poly #c9a97c -60 40 200 40 200 -176
    11x 20 -16 box #f3e6cc -60 24 240 6 0
    11x 20 -16 box #b58a5a -60 29 240 11 0
    11x 20 -16 box #a8283a -40 24 46 16 0
    12x 20 -16 line white 3 -60 24 -60 -26
    line wood 7 -66 -26 170 -214
    disc wood -66 -28 7`,
  'tunnel-depth': `
    poly #57534f -300 -230 300 -230 300 160 -300 160
    path #3a3734 M -190 130 L -190 -40 C -190 -150 190 -150 190 -40 L 190 130 Z
    path #2a2826 M -120 60 L -120 -30 C -120 -106 120 -106 120 -30 L 120 60 Z
    path #f4f6e8 M -46 8 L -46 -20 C -46 -56 46 -56 46 -20 L 46 8 Z
    path #9fd3f0 M -46 -14 C -44 -56 44 -56 46 -14 Z
    poly #4d4d52 -190 130 -46 8 46 8 190 130
    poly #f2e6c0 -5 130 -1 8 1 8 5 130
    line #ffe9a0 5 -100 -96 -62 -58
    line #ffe9a0 5 100 -96 62 -58
    line #ffe9a0 8 -164 -128 -124 -106
    line #ffe9a0 8 164 -128 124 -106`,
  'barred-window': `
    box #5f5c58 -28 -20 56 40 1
    box #9fd3f0 -24 -16 48 32 0
    5x 11 0 line #33313c 3 -22 -18 -22 18`,
  'prison-bunk': `
    line iron 4 -56 0 -56 -84
    line iron 4 56 0 56 -84
    box iron -56 -28 112 5 1
    box #9aa58a -54 -38 108 10 3
    box iron -56 -72 112 5 1
    box #9aa58a -54 -82 108 10 3
    box white -52 -44 24 8 3
    box white -52 -88 24 8 3`,
  'tally-marks': `
    4x 7 0 line #f4f1ea 2 -30 -10 -30 12
    line #f4f1ea 2 -36 8 -4 -8
    4x 7 0 line #f4f1ea 2 10 -10 10 12
    line #f4f1ea 2 4 8 36 -8`,
  'cell-bars': `
    13x 34 0 line #2f3138 7 -204 -214 -204 0
    13x 34 0 line #5f6470 2 -206 -214 -206 0
    box #2f3138 -220 -120 440 9 0
    box #2f3138 20 -100 30 26 2
    disc #5f6470 35 -86 4`,
  'scales-of-justice': `
    line gold 4 0 -30 0 24
    line gold 3 -34 -20 34 -20
    disc gold 0 -32 4
    line gold 1.2 -34 -20 -44 6
    line gold 1.2 -34 -20 -24 6
    path gold M -46 6 L -22 6 C -24 14 -44 14 -46 6 Z
    line gold 1.2 34 -20 44 6
    line gold 1.2 34 -20 24 6
    path gold M 22 6 L 46 6 C 44 14 24 14 22 6 Z
    box gold -12 22 24 5 1`,
  'judge-bench': `
    box #5a3420 -70 -60 140 60 2
    box #7a4a2a -76 -66 152 8 2
    3x 44 0 box #6d4028 -62 -50 36 40 1
    box #33201a -16 -110 32 44 4
    line #c79a68 4 30 -72 44 -78
    box #c79a68 22 -80 10 14 2`,
  flag: `
    line gold 3 0 0 0 -110
    path #c22f2a M 0 -108 C 14 -100 24 -112 38 -104 L 36 -70 C 24 -78 14 -66 0 -74 Z
    path white M 0 -97 C 14 -89 24 -101 38 -93 L 37 -82 C 24 -90 14 -78 0 -86 Z
    disc gold 0 -112 4`,
};
