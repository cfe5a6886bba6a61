/** What tells a room of a home or of work. */
export const WORK_THINGS: Readonly<Record<string, string>> = {
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
