import type { FlipBook } from './place-set.ts';

/** What tells a room of a home or of work. */
export const HOME_THINGS: Readonly<Record<string, string | FlipBook>> = {
  rug: `
    oval #c8604a 0 0 90 14
    oval #e0a080 0 0 74 10
    oval #c8604a 0 0 54 6`,
  suitcase: `
    line ink 2.4 -8 -44 -8 -60 8 -60 8 -44
    box #3576c9 -16 -46 32 44 5
    3x 10 0 line #24508a 1.6 -10 -40 -10 -8
    disc ink -10 0 3
    disc ink 10 0 3`,
  'toilet-roll': `
    box white -9 -8 18 17 4
    oval #cfc8bc 7 0 3 6
    box white -9 6 8 16 0`,
  'towel-rail': `
    line steel 3 -34 -30 34 -30
    box #5fa8c8 -26 -30 24 54 2
    box #e0708a 4 -30 24 44 2
    line white 2 -26 14 -2 14`,
  'bath-mat': `
    oval #f2a0b4 0 0 50 8
    oval #f8c8d4 0 0 42 5`,
  'shower-fittings': `
    line steel 5 40 60 40 -96
    curve steel 5 M 40 -96 C 40 -112 -20 -112 -20 -98
    path steel M -48 -84 L 8 -84 C 4 -100 -44 -100 -48 -84 Z
    disc steel 40 -10 9
    line ink 2 40 -10 46 -16
    disc red 34 -2 2
    disc blue 46 -2 2`,
  'falling-water': [
    `
    9x 6 0 line #eaf8fe 2 -24 -70 -26 -40
    9x 6 0 line #eaf8fe 2 -23 -28 -25 6
    9x 6 0 line #eaf8fe 2 -25 14 -27 52`,
    `
    9x 6 0 line #eaf8fe 2 -25 -56 -27 -26
    9x 6 0 line #eaf8fe 2 -24 -14 -26 20
    9x 6 0 line #eaf8fe 2 -26 28 -28 60
    6x 9 0 disc #eaf8fe -22 66 2`,
    `
    9x 6 0 line #eaf8fe 2 -24 -76 -26 -54
    9x 6 0 line #eaf8fe 2 -26 -42 -28 -12
    9x 6 0 line #eaf8fe 2 -25 0 -27 34
    9x 6 0 line #eaf8fe 2 -26 42 -28 60`,
  ],
  'shower-screen': `
    line steel 4 -90 -160 -90 0
    line steel 4 110 -160 110 0
    line steel 4 -90 -160 110 -160
    poly white@24 -88 -158 108 -158 108 0 -88 0
    poly white@36 -60 0 0 -158 30 -158 -30 0
    line steel 3 96 -84 96 -64`,
  shampoo: `
    box steel -30 0 60 4 1
    box #e0708a -22 -24 12 24 3
    box white -19 -29 6 6 1
    box #5fa8c8 -4 -20 12 20 3
    box white -1 -25 6 6 1
    box #f2c230 14 -12 13 10 4`,
  drain: `
    oval iron 0 0 18 4
    5x 7 0 line ink 1.6 -14 0 -11 0`,
  mobile: `
    line iron 1.6 0 -30 0 -12
    line wood 2 -30 -12 30 -12
    line iron 1 -28 -12 -28 8
    line iron 1 0 -12 0 16
    line iron 1 28 -12 28 8
    poly #f2c230 -28 4 -25 12 -17 12 -23 17 -21 25 -28 20 -35 25 -33 17 -39 12 -31 12
    disc #7fc0e8 0 22 8
    path #e0708a M 28 22 C 16 14 20 6 28 10 C 36 6 40 14 28 22 Z`,
  crib: `
    line white 5 -58 0 -58 -76
    line white 5 58 0 58 -76
    box #f8d8e0 -54 -40 108 12 4
    box #9fd3f0 -20 -46 72 12 5
    box white -52 -50 26 11 5
    line white 5 -58 -70 58 -70
    line white 5 -58 -14 58 -14
    10x 12 0 line white 3 -54 -70 -54 -14`,
  teddy: `
    disc #b5783f -12 -52 7
    disc #b5783f 12 -52 7
    disc #b5783f 0 -42 16
    oval #e0b080 0 -37 8 6
    disc ink -5 -45 2
    disc ink 5 -45 2
    disc ink 0 -39 2.4
    oval #b5783f 0 -14 17 16
    oval #e0b080 0 -13 10 10
    oval #b5783f -16 -20 6 10 .6
    oval #b5783f 16 -20 6 10 -.6
    oval #b5783f -12 -3 9 6
    oval #b5783f 12 -3 9 6`,
  'toy-blocks': `
    box red -26 -24 24 24 2
    text white 15 -14 -12 A
    box blue 2 -24 24 24 2
    text white 15 14 -12 B
    box #f2c230 -12 -48 24 24 2
    text white 15 0 -36 C`,
  'rocking-horse': `
    curve #8a5a34 4 M -34 -6 C -18 6 18 6 34 -6
    line #c79a68 5 -18 -2 -14 -24
    line #c79a68 5 18 -2 14 -24
    path #c79a68 M -24 -36 C -10 -26 6 -28 12 -32 L 18 -54 L 32 -48 L 26 -42 L 20 -24 C 6 -16 -16 -18 -24 -36 Z
    path red M -10 -32 L 6 -32 L 4 -22 L -10 -22 Z
    disc ink 24 -48 1.8`,
  'star-garland': `
    curve #f2c230 1.6 M -200 0 C -100 26 100 26 200 0
    9x 42 0 disc #f2c230 -168 12 4`,
  whiteboard: `
    box steel -70 -34 140 68 2
    box white -66 -30 132 60 0
    line blue 2 -50 16 -24 0 -6 8 20 -16
    line red 2 30 -18 56 -18
    line red 2 30 -8 50 -8
    line red 2 30 2 54 2`,
  'filing-cabinet': `
    box #9aa4ae -20 -76 40 76 2
    3x 0 24 box #b9c1cc -17 -72 34 21 1
    3x 0 24 line iron 2.4 -5 -62 5 -62`,
  'meeting-table': `
    oval wood 0 -30 130 18
    oval wood+16 0 -34 130 18
    box wood-16 -40 -16 80 20 2
    4x 54 0 box white -88 -36 18 4 0`,
  'ceiling-beams': `
    box #4a3a30 -220 0 440 10 0
    6x 80 0 box #3a2c24 -210 0 14 26 0`,
  'bare-bulb': `
    line ink 1.4 0 -60 0 -10
    box iron -4 -12 8 8 1
    disc #fff3b0 0 2 8
    disc #fff3b0@30 0 2 24`,
  'small-window': `
    box #6d6256 -26 -14 52 28 1
    box #bfe0ee -23 -11 46 22 0
    line #6d6256 2 0 -11 0 11`,
  'wooden-stairs': `
    8x -14 -15 box #b98a5e 34 -8 34 7 0
    8x -14 -15 box #8a6238 34 -2 34 8 0
    line #6d4a30 4 76 -10 -40 -136
    line #6d4a30 4 20 0 -78 -106`,
  boiler: `
    box #a8b0b8 -24 -86 48 82 8
    disc #5f6874 0 -44 9
    disc white 0 -44 7
    line red 1.6 0 -44 4 -48
    line #b5784a 6 -10 -86 -10 -140
    line #b5784a 6 10 -86 10 -140
    box iron -20 -6 40 8 1`,
  'old-bike': `
    ring ink 3 -26 -18 17
    ring ink 3 26 -18 17
    line #c8604a 3 -26 -18 -8 -40 20 -40 4 -18 -26 -18
    line #c8604a 3 4 -18 -10 -46
    line ink 3 20 -40 26 -18
    line ink 3 14 -50 26 -48
    box ink -16 -48 12 4 2`,
  cobweb: `
    line white@60 1 0 0 50 0
    line white@60 1 0 0 42 26
    line white@60 1 0 0 20 44
    line white@60 1 0 0 0 50
    line white@60 1 30 0 26 16 12 27 0 30
    line white@60 1 44 0 38 24 17 39 0 44`,
  'attic-roof': `
    poly #6d4028 -230 -160 0 -160 -230 20
    poly #6d4028 230 -160 0 -160 230 20
    line #4a2a18 8 -220 14 0 -156
    line #4a2a18 8 220 14 0 -156
    disc #fbf3df 0 -84 26
    disc #9fd3f0 0 -84 22
    line #fbf3df 3 0 -106 0 -62
    line #fbf3df 3 -22 -84 22 -84`,
  trunk: `
    box #6d4028 -36 -30 72 30 2
    path #7a4a2a M -36 -30 C -36 -48 36 -48 36 -30 Z
    box gold -5 -34 10 12 1
    line gold 3 -26 -40 -26 0
    line gold 3 26 -40 26 0`,
  'old-lamp-shade': `
    line gold 3 0 0 0 -60
    poly #d9b27c -20 -56 20 -56 12 -84 -12 -84
    oval gold 0 -1 14 3`,
  'garage-door': `
    box #8d949c -96 -128 192 128 1
    5x 0 25 box #b9c1cc -92 -124 184 22 1
    box iron -10 -14 20 5 1`,
  'tool-wall': `
    box #c99f68 -54 -36 108 72 1
    line wood 3 -40 -24 -40 6
    box iron -48 -28 16 9 1
    line red 4 -20 4 -20 -8
    line steel 3 -20 -8 -20 -26
    line steel 4 0 -24 0 8
    ring steel 3 0 -28 5
    ring steel 3 0 13 5
    path steel M 14 -26 L 22 -26 L 46 18 L 40 22 Z
    box wood 10 -34 14 12 3
    line ink 3 -44 20 -10 20`,
  'tyre-stack': `
    4x 0 -17 box ink -26 -16 52 15 7
    4x 0 -17 line #5f6874 1.4 -22 -9 22 -9`,
  'tool-box': `
    box red -24 -22 48 22 2
    box #a8283a -24 -22 48 7 1
    line iron 3 -10 -22 -10 -32 10 -32 10 -22`,
  'flask-shelf': `
    2x 0 40 box #b9c8cc -60 0 120 4 0
    path #7fd0f0 M -52 0 L -40 0 L -43 -14 L -49 -14 Z
    path #e0557a M -32 0 C -38 -12 -26 -16 -27 -24 L -21 -24 C -22 -16 -10 -12 -16 0 Z
    box #f2c230 -4 -20 12 20 2
    path #5fd08a M 18 0 L 38 0 L 30 -20 L 26 -20 Z
    box #8a4fd0 44 -16 10 16 2
    box #7a4a2a -54 22 12 18 2
    box white -36 24 14 16 2
    path #f2832a M -12 40 C -18 28 -6 24 -7 16 L -1 16 C -2 24 10 28 4 40 Z
    box #4f9ad8 20 22 12 18 2
    box #e0557a 40 24 12 16 2`,
  'periodic-table': `
    box white -62 -34 124 68 1
    6x 13 0 box #7fd0f0 -56 -14 11 9 0
    6x 13 0 box #f2c230 -56 -3 11 9 0
    8x 13 0 box #5fd08a -56 8 11 9 0
    box #e0557a -56 -25 11 9 0
    box #e0557a 45 -25 11 9 0
    2x 13 0 box #f2832a 32 -14 11 9 0
    2x 13 0 box #f2832a 32 -3 11 9 0
    text ink 8 0 26 ELEMENTS`,
  'lab-bench': `
    box #dfe6ea -70 -34 140 34 1
    box #33404a -74 -42 148 9 1
    3x 46 0 box #c3ccd3 -64 -28 40 24 1
    3x 46 0 line iron 2 -48 -16 -40 -16`,
  microscope: `
    box ink -16 -5 32 5 2
    curve ink 5 M 8 -5 C 20 -20 16 -36 4 -40
    line #5f6874 9 -10 -20 4 -46
    line ink 5 4 -46 9 -56
    box #5f6874 -18 -14 22 3 1`,
  'bubbling-flasks': [
    `
    path #dff2fb M -30 0 L 2 0 L -8 -26 L -8 -40 L -20 -40 L -20 -26 Z
    path #5fd08a M -28 -1 L 0 -1 L -7 -18 L -21 -18 Z
    disc #dfffe8 -16 -8 2
    disc #dfffe8 -10 -22 2
    path #dff2fb M 14 0 C 4 -20 20 -24 20 -44 L 30 -44 C 30 -24 46 -20 36 0 Z
    path #e0557a M 14 -1 C 8 -14 16 -18 19 -22 L 31 -22 C 36 -18 42 -12 36 -1 Z
    disc #ffe0e8 24 -12 2`,
    `
    path #dff2fb M -30 0 L 2 0 L -8 -26 L -8 -40 L -20 -40 L -20 -26 Z
    path #5fd08a M -28 -1 L 0 -1 L -7 -18 L -21 -18 Z
    disc #dfffe8 -14 -14 2
    disc #dfffe8 -16 -32 2.4
    path #dff2fb M 14 0 C 4 -20 20 -24 20 -44 L 30 -44 C 30 -24 46 -20 36 0 Z
    path #e0557a M 14 -1 C 8 -14 16 -18 19 -22 L 31 -22 C 36 -18 42 -12 36 -1 Z
    disc #ffe0e8 26 -18 2
    disc #ffe0e8 24 -34 2`,
  ],
};
