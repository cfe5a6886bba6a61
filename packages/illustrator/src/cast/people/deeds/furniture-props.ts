/** Furniture that belongs to a deed; the origin is on the floor under its middle. */
export const FURNITURE_PROPS: Readonly<Record<string, string>> = {
  stool: `
    line wood 3 -9 -22 -11 0
    line wood 3 10 -22 12 0
    box wood+10 -13 -25 27 5 2`,
  'chair-side': `
    line wood 3.4 -12 0 -12 -58
    line wood 3.4 10 0 10 -20
    box wood+10 -14 -23 27 5 2
    box wood -14 -58 4 36 2`,
  armchair: `
    box #7a5a9a -22 -66 14 66 7
    box #8d6bb0 -18 -24 40 22 6
    box #7a5a9a -18 -40 34 12 6
    line wood 3 -16 -2 -16 2
    line wood 3 18 -2 18 2`,
  'sofa-side': `
    box #4f7f9a -30 -62 16 62 8
    box #5f93b0 -24 -24 54 24 6`,
  'office-chair': `
    box ink -16 -66 6 40 3
    box ink -14 -25 28 6 3
    line iron 4 0 -20 0 -5
    line iron 3 -12 -2 12 -2
    disc ink -12 -1 2.6
    disc ink 12 -1 2.6`,
  'salon-chair': `
    box #7d2f3a -18 -62 9 42 4
    box #963a46 -16 -26 34 9 4
    line steel 6 2 -18 2 -3
    oval steel 2 -2 15 3`,
  'dinner-table': `
    box wood -24 -39 58 5 2
    line wood-15 4 -16 -35 -18 0
    line wood-15 4 28 -35 30 0
    oval white 4 -40 12 2.4
    oval #d8433b 4 -42 5 2
    oval leaf 8 -42 4 1.6
    box #b9d8ea 22 -52 7 13 1.5`,
  counter: `
    box #6fb0a8 -26 -38 70 38 1
    line #4f8a83 1.4 8 -34 8 -4
    box #e3c9a4 -29 -42 76 5 1.5`,
  'kitchen-sink': `
    box #6fb0a8 -26 -36 66 36 1
    line #4f8a83 1.4 6 -32 6 -4
    box #e3c9a4 -29 -42 72 6 1.5
    box #c3ccd6 -18 -43 34 9 2
    curve steel 3 M 22 -42 L 22 -64 C 22 -72 8 -72 8 -62
    line #9fd8f4 2.4 8 -60 8 -44
    5x 5 0 oval white 28 -48 2 7`,
  'wash-basin': `
    path white M -16 -46 L 22 -46 C 20 -30 10 -28 6 -26 L 8 0 L -4 0 L -2 -26 C -8 -28 -14 -34 -16 -46 Z
    curve steel 3 M 16 -46 L 16 -62 C 14 -68 0 -68 -2 -60
    line #9fd8f4 2.4 -3 -58 -4 -44`,
  mirror: `
    box #c9a23a -16 -44 32 52 4
    box #dceffa -13 -41 26 46 3
    line white 2 -8 -6 4 -30`,
  'shower-head': `
    line steel 3 30 4 30 -132
    curve steel 3 M 30 -132 C 30 -142 -8 -142 -8 -130
    path steel M -26 -122 L 10 -122 C 6 -132 -22 -132 -26 -122 Z`,
  'shower-curtain': `
    line iron 2.4 -58 -140 52 -140
    6x 4 0 path #7fc4d8 M -58 -140 C -62 -90 -56 -40 -60 4 L -55 4 C -53 -40 -56 -90 -54 -140 Z
    5x 0 24 disc white -48 -120 3`,
  bathtub: `
    path white M -52 -34 L 54 -34 C 54 -6 44 0 34 0 L -34 0 C -46 0 -52 -10 -52 -34 Z
    line #dfe5ec 5 -54 -35 56 -35
    line steel 3 46 -36 46 -52 38 -52`,
  bucket: `
    path #3f8fe8 M -10 -20 L 10 -20 L 7 0 L -7 0 Z
    oval #9fd8f4 0 -20 10 2.6
    curve steel 1.4 M -10 -20 C -8 -34 8 -34 10 -20`,
  'vacuum-cleaner': `
    path red M -18 -4 C -18 -24 12 -24 18 -6 L 18 -2 L -18 -2 Z
    disc ink -10 -4 5
    disc ink 12 -4 4
    curve ink 3 M 14 -14 C 26 -44 34 -50 44 -50`,
  'big-window': `
    box #fffaf0 -2 -132 92 118 2
    box #9fd3f0 4 -126 38 106 0
    box #9fd3f0 46 -126 38 106 0
    poly white@50 8 -126 22 -126 8 -90
    poly white@50 50 -126 70 -126 50 -80
    disc white@80 66 -40 9
    disc white@80 56 -37 7
    disc white@80 20 -52 6
    box #e6ded0 -6 -16 100 6 2`,
  'ironing-board': `
    line steel 2.4 -20 0 24 -42
    line steel 2.4 26 0 -14 -42
    path #c3d4ea M -28 -46 L 36 -46 C 44 -46 46 -42 40 -41 L -28 -41 Z
    path $ M -6 -47 L 34 -47 L 36 -38 L 30 -34 L 8 -36 L -4 -40 Z`,
  'laundry-table': `
    box wood -30 -42 66 5 2
    line wood-15 4 -22 -38 -24 0
    line wood-15 4 28 -38 30 0
    box #3576c9 16 -47 18 5 1
    box #f2c230 16 -52 18 5 1
    box #3f9a52 16 -57 18 5 1`,
  'shirt-flat': `
    path $ M -26 1 L -26 -4 L -18 -8 L -4 -8 L 4 -4 L 4 1 Z
    line $-25 1 -12 -8 -10 -4`,
  'washing-machine': `
    box white -24 -64 48 64 4
    box #dfe5ec -24 -64 48 13 3
    disc iron 0 -26 17
    disc #9fd3f0 0 -26 13
    path $ M -10 -24 C -6 -32 6 -18 11 -26 C 10 -14 -6 -13 -10 -24 Z
    disc #3f9a52 12 -57 3
    box iron -18 -60 16 5 1`,
  'laundry-basket': `
    path #d9b27c M -16 -22 L 16 -22 L 12 0 L -12 0 Z
    4x 7 0 line #a87f48 1.2 -11 -20 -9 -2
    path #3576c9 M -12 -22 C -10 -34 0 -32 0 -24 Z
    path #e23b2e M 0 -22 C 4 -34 14 -30 13 -22 Z`,
  'clothes-line': `
    line wood 4 -40 0 -40 -110
    line wood 4 70 0 70 -110
    line #f0ece4 1 -40 -104 70 -104
    path $ M -12 -104 L 14 -104 L 12 -74 L -10 -74 Z
    path #3576c9 M 24 -104 L 44 -104 L 44 -64 L 36 -64 L 34 -84 L 32 -64 L 24 -64 Z
    box #f2c230 50 -104 16 22 1`,
  'bed-side': `
    box wood 60 -62 6 62 2
    box wood -44 -34 5 34 2
    box white -42 -32 104 18 5
    box $ -42 -30 70 20 5
    box white 34 -44 26 13 6
    box wood -42 -16 104 7 1`,
  'sewing-machine': `
    box wood -24 -40 60 5 2
    line ink 3 -16 -36 -18 0
    line ink 3 28 -36 30 0
    path ink M 26 -40 L 26 -62 L -10 -62 L -10 -50 L -4 -50 L -4 -54 L 16 -54 L 16 -40 Z
    disc gold 30 -56 4
    path $ M -24 -42 L 4 -42 L 2 -38 L -28 -32 Z`,
  'computer-desk': `
    box wood -28 -39 66 5 2
    line wood-15 4 -14 -35 -16 0
    line wood-15 4 32 -35 34 0
    box ink 8 -76 6 32 2
    poly ink -2 -80 14 -74 14 -46 -2 -50
    poly #7fd0f0 0 -77 11 -72 11 -49 0 -53
    line ink 3 12 -46 12 -40
    poly #d9dee6 -22 -42 2 -42 0 -39 -24 -39`,
  'writing-desk': `
    box wood -26 -39 60 5 2
    line wood-15 4 -16 -35 -18 0
    line wood-15 4 28 -35 30 0
    poly white -16 -42 14 -42 12 -39 -18 -39
    line #6b7a9a .8 -12 -41 0 -41
    line gold 2 24 -40 24 -56
    path yellow M 16 -56 L 32 -56 L 28 -66 L 20 -66 Z`,
  'sketch-easel': `
    line wood 2.6 2 -104 -10 0
    line wood 2.6 2 -104 18 0
    poly white -16 -96 14 -100 18 -44 -12 -42
    ring ink 1.2 0 -78 8
    line ink 1.2 -8 -56 0 -68 8 -58
    line ink 1.2 -3 -80 -3 -78
    line ink 1.2 3 -80 3 -78
    curve ink 1 M -4 -75 C -2 -72 2 -72 4 -75`,
  'paint-easel': `
    line wood 2.6 2 -104 -10 0
    line wood 2.6 2 -104 18 0
    poly white -16 -96 14 -100 18 -44 -12 -42
    poly #9fd3f0 -14 -94 12 -97 14 -70 -13 -68
    poly #5fae5a -13 -68 14 -70 16 -47 -11 -45
    disc yellow 6 -88 4
    poly red -6 -62 4 -63 4 -54 -5 -53
    poly #8a4a2a -8 -62 -1 -70 6 -63`,
  'cake-table': `
    box wood -30 -40 62 5 2
    line wood-15 4 -22 -36 -24 0
    line wood-15 4 24 -36 26 0
    box #f7c4d4 -20 -56 40 16 3
    path white M -20 -54 C -16 -48 -12 -52 -8 -48 C -4 -52 0 -48 4 -50 C 8 -46 12 -52 20 -50 L 20 -57 L -20 -57 Z
    line #3f8fe8 2 -12 -57 -12 -66
    line #3f9a52 2 0 -57 0 -66
    line #e23b2e 2 12 -57 12 -66`,
  television: `
    box wood -22 -18 44 18 2
    box ink -8 -66 12 48 2
    poly ink -14 -72 2 -66 2 -22 -14 -16
    poly #5fd0a0 -12 -68 0 -63 0 -25 -12 -20
    disc red -6 -46 3
    poly yellow -10 -32 -2 -34 -4 -40`,
  'massage-table': `
    box white -64 -34 118 9 4
    line iron 3.4 -50 -26 -50 0
    line iron 3.4 42 -26 42 0
    box #9fd3c4 40 -42 16 9 4`,
  'crib-back': `
    line #c79a68 4 -38 -58 -38 2
    line #c79a68 4 46 -58 46 2
    line #c79a68 3 -38 -54 46 -54
    box white -36 -20 80 14 4
    box #f2c7d8 -34 -30 24 12 5`,
  'crib-front': `
    line #d9b27c 3.4 -40 -28 48 -28
    line #d9b27c 3.4 -40 -2 48 -2
    10x 9 0 line #d9b27c 2 -37 -28 -37 -2`,
};
