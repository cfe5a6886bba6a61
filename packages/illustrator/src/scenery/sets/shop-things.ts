import type { FlipBook } from './place-set.ts';

/** What tells a public room. */
export const SHOP_THINGS: Readonly<Record<string, string | FlipBook>> = {
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
};
