import type { FlipBook } from './place-set.ts';

/** What tells a room of a home or of work. */
export const PRIVATE_THINGS: Readonly<Record<string, string | FlipBook>> = {
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
  'test-tubes': `
    box wood -30 -8 60 8 1
    box wood -30 -24 60 4 1
    5x 11 0 box #dff2fb -25 -36 7 32 3
    2x 22 0 box #e0557a -25 -20 7 16 3
    2x 22 0 box #4f9ad8 -14 -16 7 12 3
    box #f2c230 19 -22 7 18 3`,
  'acoustic-foam': `
    box #33293f -50 -34 100 68 1
    5x 19 0 poly #57486a -48 -32 -30 -32 -39 -14
    5x 19 0 poly #57486a -48 -10 -30 -10 -39 8
    5x 19 0 poly #57486a -48 12 -30 12 -39 30`,
  'studio-window': `
    box #2a2433 -64 -36 128 66 3
    box #8fb8c8 -58 -30 116 54 1
    path #33404a M -20 24 C -20 0 20 0 20 24 Z
    disc #c6865a 0 -6 10
    curve ink 3 M -10 -8 C -10 -22 10 -22 10 -8
    box red -20 -48 40 12 2
    text white 8 0 -41.6 ON AIR`,
  guitars: `
    line ink 3 -34 0 -20 -40
    line ink 3 34 0 20 -40
    disc #c9702f -16 -20 15
    disc #c9702f -16 -42 11
    disc #4a2a18 -16 -30 5
    line #5a3a26 4 -16 -46 -16 -96
    disc #d8433b 20 -20 14
    disc #d8433b 22 -40 10
    box white 14 -28 14 5 1
    line #5a3a26 4 21 -42 21 -94`,
  'drum-set': `
    disc #a62f25 0 -22 22
    disc white 0 -22 18
    box #c0392b -46 -42 24 16 2
    oval white -34 -42 12 3
    box #c0392b -24 -58 20 14 2
    oval white -14 -58 10 3
    box #c0392b 4 -58 20 14 2
    oval white 14 -58 10 3
    box #c0392b 24 -40 26 24 2
    oval white 37 -40 13 3
    line steel 2 -58 0 -52 -74
    oval gold -52 -74 18 3 -.15
    line steel 2 58 0 52 -70
    oval gold 52 -70 17 3 .15`,
  'studio-mic': `
    line iron 3 0 0 0 -84
    line iron 3 -14 0 14 0
    line iron 3 0 -84 18 -96
    box #aeb6c0 12 -110 14 24 7
    line ink 1.4 12 -100 26 -100
    disc ink 36 -98 12
    ring #8d949c 2 36 -98 11`,
  'mixing-desk': `
    poly #2a2730 -80 -30 80 -30 92 0 -92 0
    12x 12 0 line #8d949c 1.6 -70 -24 -74 -6
    6x 24 0 box red -72 -18 5 5 1
    6x 24 0 box #5fe08a -60 -14 5 5 1
    12x 12 0 disc #f2c230 -70 -27 1.8
    box ink -30 -66 60 34 2
    box #1f5a4a -27 -63 54 28 1
    line #5fffb0 1.6 -24 -48 -16 -56 -8 -42 0 -58 8 -44 16 -54 24 -48
    box #4a3f57 -90 0 180 12 1`,
  speaker: `
    box #22202a -22 -76 44 76 2
    disc #4a4656 0 -52 12
    disc #22202a 0 -52 5
    disc #4a4656 0 -22 16
    disc #22202a 0 -22 6`,
  'paint-shelf': `
    box wood -26 -80 52 80 1
    3x 0 25 box wood-35 -22 -76 44 21 0
    3x 0 25 box red -18 -66 10 11 1
    3x 0 25 box blue -5 -66 10 11 1
    3x 0 25 box #f2c230 8 -66 10 11 1`,
  'easel-back': `
    line wood 4 0 -110 -24 0
    line wood 4 0 -110 24 0
    box white -26 -98 52 56 1
    path #9fd3f0 M -24 -96 L 24 -96 L 24 -66 L -24 -66 Z
    path leaf M -24 -44 L -24 -66 C -8 -76 8 -60 24 -70 L 24 -44 Z
    line wood 4 -28 -40 28 -40`,
  'paint-splats': `
    oval red -40 0 12 3
    oval blue 0 8 14 4
    oval #f2c230 40 -2 12 3
    oval leaf -10 -8 9 2`,
  'pot-shelf': `
    2x 0 42 box #8a6238 -60 0 120 4 0
    path #b5623a M -50 0 C -58 -14 -50 -22 -46 -26 L -32 -26 C -28 -22 -20 -14 -28 0 Z
    path #c9805a M -10 0 L 8 0 L 12 -20 L -14 -20 Z
    path #8a6a9a M 24 0 C 14 -16 24 -22 26 -30 L 40 -30 C 42 -22 52 -16 42 0 Z
    path #5a8a9a M -48 42 L -26 42 L -22 24 L -52 24 Z
    path #b5623a M -6 42 C -14 28 -6 20 -2 16 L 12 16 C 16 20 24 28 16 42 Z
    box #c9a87a 34 22 20 20 3`,
  workbench: `
    box #8a5a34 -64 -40 128 8 1
    line #6d4428 7 -54 -32 -54 0
    line #6d4428 7 54 -32 54 0
    box #6d4428 -54 -14 108 5 0
    box iron 36 -50 20 11 1
    box red -40 -46 20 6 1`,
  'laundry-shelf': `
    box #b9c8d0 -80 0 160 4 0
    box #4f9ad8 -70 -24 18 24 2
    text white 7 -61 -12 SOAP
    box #f2832a -44 -20 14 20 2
    3x 0 -6 box white 0 -6 30 6 2
    3x 0 -6 box #e0a0b4 40 -6 30 6 2`,
  washer: `
    box white -26 -70 52 70 3
    box #dfe5ec -26 -70 52 13 2
    disc #8d98a4 0 -30 19
    disc #9fd3f0 0 -30 15
    path #e0708a M -11 -28 C -6 -38 6 -20 12 -30 C 12 -16 -8 -15 -11 -28 Z
    path #4f9ad8 M -4 -40 C 6 -42 8 -34 0 -34 Z
    disc #3f9a52 16 -63 2.6
    box iron -20 -66 16 5 1`,
  'laundry-basket': `
    path #d9b27c M -22 -28 L 22 -28 L 17 0 L -17 0 Z
    5x 8 0 line #a87f48 1.4 -16 -26 -13 -2
    path #3576c9 M -17 -28 C -14 -44 0 -42 0 -30 Z
    path #e23b2e M 0 -28 C 6 -44 20 -40 18 -28 Z`,
  'salon-mirror': `
    box gold -36 -50 72 86 6
    box #dceffa -32 -46 64 78 4
    line white 3 -18 20 10 -34
    5x 15 0 disc #fff3cf -30 -56 3`,
  'salon-shelf': `
    box #e8c8d0 -200 -34 400 6 1
    4x 110 0 box #8a4a6a -170 -50 8 16 1
    4x 110 0 box #5fa8c8 -158 -46 8 12 1
    4x 110 0 box #f2c230 -146 -48 8 14 1`,
  'hair-dryer': `
    line steel 4 0 0 0 -70
    oval steel 0 -1 18 4
    path #e0708a M -24 -62 C -24 -100 24 -100 24 -62 Z
    oval #f8d8e0 0 -62 24 5`,
  candles: `
    box wood -26 -20 52 20 1
    box white -18 -36 9 16 1
    box white -4 -42 9 22 1
    box white 10 -32 9 12 1
    path #ffc84a M -16 -36 C -16 -42 -14 -44 -14 -46 C -12 -43 -12 -40 -11 -36 Z
    path #ffc84a M -2 -42 C -2 -48 0 -50 0 -52 C 2 -49 2 -46 3 -42 Z
    path #ffc84a M 12 -32 C 12 -38 14 -40 14 -42 C 16 -39 16 -36 17 -32 Z`,
  'folded-towels': `
    box wood -30 -24 60 24 1
    3x 0 -9 box white -22 -34 44 8 4
    disc #e0708a 0 -58 4`,
  'dining-table': `
    box wood -84 -42 168 7 2
    line wood-20 6 -70 -36 -72 0
    line wood-20 6 70 -36 72 0
    4x 42 0 oval white -63 -44 14 3
    path #b5623a M -8 -44 L 8 -44 L 5 -56 L -5 -56 Z
    disc #e0708a -5 -62 5
    disc #f2c230 5 -63 5
    disc leaf 0 -58 4`,
  'flower-buckets': `
    3x 36 0 path #8d98a4 M -50 -28 L -24 -28 L -28 0 L -46 0 Z
    5x 5 0 line leaf 1.6 -47 -28 -47 -46
    5x 5 0 disc red -47 -48 5
    5x 5 0 line leaf 1.6 -11 -28 -11 -50
    5x 5 0 disc #f2c230 -11 -52 5
    5x 5 0 line leaf 1.6 25 -28 25 -46
    5x 5 0 disc #e0479e 25 -48 5
    3x 36 0 path #6d7a8a M -54 -64 L -28 -64 L -32 -70 L -50 -70 Z
    box wood -60 -64 124 5 0
    6x 20 0 disc leaf -50 -74 7
    6x 20 0 disc white -50 -80 4`,
  'hanging-plant': `
    line iron 1.4 0 -40 0 -8
    poly #b5623a -14 -8 14 -8 10 8 -10 8
    curve leaf 3 M -10 -8 C -22 4 -18 14 -24 26
    curve leaf 3 M 10 -8 C 22 4 18 14 24 26
    curve leaf 3 M 0 -8 C -4 -18 4 -20 2 -26
    disc #e0479e -16 2 4
    disc #e0479e 16 2 4`,
  'barn-beams': `
    line #5a3420 10 -210 -150 0 -196
    line #5a3420 10 210 -150 0 -196
    line #5a3420 10 -210 -118 210 -118
    line #5a3420 10 -150 -118 -150 4
    line #5a3420 10 150 -118 150 4`,
  'barn-door': `
    box #fbf6e8 -52 -106 104 106 0
    box #9fd3f0 -46 -100 92 60 0
    box leaf -46 -44 92 42 0
    poly #b8332f -52 -106 -100 -112 -100 6 -52 0
    poly #b8332f 52 -106 100 -112 100 6 52 0
    line #fbf6e8 4 -98 -108 -56 -4
    line #fbf6e8 4 -56 -102 -98 2
    line #fbf6e8 4 98 -108 56 -4
    line #fbf6e8 4 56 -102 98 2`,
  'hay-bale': `
    box #e3bd4f -36 -36 72 36 3
    line #b5862a 2 -18 -36 -18 0
    line #b5862a 2 18 -36 18 0
    6x 11 0 line #f3d88a 1.4 -32 -28 -26 -24
    6x 11 0 line #c99a30 1.4 -30 -12 -24 -8`,
  pitchfork: `
    line wood 3 0 0 8 -84
    3x 6 0 line iron 2 2 -84 4 -106
    line iron 2 2 -84 15 -83`,
  'milk-can': `
    path steel M -13 0 L -13 -34 C -13 -42 -7 -42 -7 -48 L 7 -48 C 7 -42 13 -42 13 -34 L 13 0 Z
    oval iron 0 -48 8 2.6
    line #8d98a4 2 -13 -14 13 -14`,
  'barn-fence': `
    line #c79a68 6 -60 -20 60 -20
    line #c79a68 6 -60 -42 60 -42
    4x 38 0 box #a8744a -60 -54 9 54 1`,
  'elevator-doors': `
    box #5f666e -110 -146 220 146 1
    box #c3ccd3 -104 -140 102 140 0
    box #c3ccd3 2 -140 102 140 0
    poly white@50 -90 0 -50 -140 -30 -140 -70 0
    poly white@50 20 0 60 -140 80 -140 40 0
    box ink -24 -168 48 18 2
    text red 13 0 -159 12`,
  'elevator-buttons': `
    box #d9dee3 -16 -40 32 80 2
    4x 0 15 disc #fff3cf -6 -28 4.6
    4x 0 15 disc white 6 -28 4.6
    poly ink -4 36 4 36 0 30`,
  'glass-roof': `
    poly #dff2fb@60 -220 0 0 -60 220 0
    line white 5 -220 0 0 -62 220 0
    9x 46 0 line white 2.4 -184 -8 -184 10
    line white 4 -220 0 220 0`,
  'palm-pot': `
    poly #b5623a -18 -26 18 -26 13 0 -13 0
    path #8f6a45 M -4 -26 C -8 -60 -2 -84 0 -92 L 5 -92 C 4 -70 4 -50 5 -26 Z
    path leaf M 2 -92 C -20 -112 -44 -104 -54 -84 C -36 -94 -18 -94 2 -90 Z
    path leaf M 2 -92 C 24 -112 48 -104 58 -84 C 40 -94 22 -94 2 -90 Z
    path leaf-12 M 2 -92 C -12 -122 -36 -126 -46 -112 C -28 -112 -12 -104 2 -90 Z
    path leaf-12 M 2 -92 C 16 -122 40 -126 50 -112 C 32 -112 16 -104 2 -90 Z
    path leaf+12 M 2 -92 C -4 -116 4 -132 14 -134 C 10 -118 8 -104 2 -90 Z`,
  'flower-bed': `
    box #8a5a3a -50 -14 100 14 2
    6x 17 0 line leaf 2 -42 -14 -42 -34
    3x 34 0 disc #e23b4e -42 -38 7
    3x 34 0 disc #f2c230 -25 -34 7
    3x 34 0 disc #fff0a8 -42 -38 2.6
    3x 34 0 disc #b5762f -25 -34 2.6
    7x 15 0 oval leaf -45 -18 7 3 .5`,
  'cactus-pot': `
    poly #b5623a -14 -20 14 -20 10 0 -10 0
    box #4b9156 -8 -72 16 54 8
    curve #4b9156 8 M -6 -44 C -24 -44 -22 -50 -22 -60
    curve #4b9156 8 M 6 -38 C 24 -38 22 -46 22 -54
    disc #e0479e 0 -74 4`,
  'garden-path': `
    poly #d9c8a4 -36 -92 36 -92 110 0 -110 0
    line #b9a67e 2 -50 -74 50 -74
    line #b9a67e 2 -66 -52 66 -52
    line #b9a67e 2 -88 -26 88 -26`,
};
