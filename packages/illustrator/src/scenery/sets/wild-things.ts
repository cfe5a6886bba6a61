import type { FlipBook } from './place-set.ts';

const jet = (tall: number): string => `
  path #dff4fc@90 M -10 0 C -14 ${-tall * 0.5} -30 ${-tall * 0.8} -44 ${-tall} C -20 ${-tall * 1.12} 20 ${-tall * 1.12} 44 ${-tall} C 30 ${-tall * 0.8} 14 ${-tall * 0.5} 10 0 Z
  path white M -5 0 C -6 ${-tall * 0.5} -14 ${-tall * 0.8} -20 ${-tall * 0.96} C -6 ${-tall} 6 ${-tall} 20 ${-tall * 0.96} C 14 ${-tall * 0.8} 6 ${-tall * 0.5} 5 0 Z
  disc white@90 -34 ${-tall} 20
  disc white@90 0 ${-tall * 1.08} 26
  disc white@90 34 ${-tall} 20
  disc white@60 62 ${-tall * 0.94} 22
  5x 14 0 disc #dff4fc -28 ${-tall * 0.7} 4`;

/** What tells a wild landscape. */
export const WILD_THINGS: Readonly<Record<string, string | FlipBook>> = {
  'spring-pool': `
    oval #6d6156 0 -10 150 38
    oval #3fc4c9 0 -12 136 31
    oval #7fe6e0 0 -12 100 21
    oval #bff6f0 -10 -13 56 10
    9x 32 0 oval #8a7a6a -134 22 16 8`,
  'steam-cloud': [
    `disc white@35 -16 -20 20\ndisc white@35 10 -36 24\ndisc white@28 -6 -64 20\ndisc white@20 14 -88 16`,
    `disc white@35 -14 -26 20\ndisc white@35 8 -44 24\ndisc white@28 -4 -72 20\ndisc white@20 10 -96 16`,
    `disc white@35 -12 -32 20\ndisc white@35 6 -52 24\ndisc white@28 -8 -80 20\ndisc white@18 8 -104 16`,
  ],
  'geyser-basin': `
    oval #c9b08a 0 -4 150 30
    oval #e0a04a 0 -6 120 22
    oval #f2d46a 0 -7 90 16
    oval #4fc0d8 0 -8 62 11`,
  'geyser-jet': [jet(150), jet(164), jet(172), jet(160)],
  'tundra-cover': `
    poly #9a8a52 -230 -82 230 -82 230 4 -230 4
    9x 54 3 oval #b5603a -220 -60 26 4
    8x 60 -2 oval #7a8a42 -210 -36 32 5
    7x 70 4 oval #c98a3a -220 -16 36 6`,
  'snow-patch': 'oval #f4f8fc 0 -4 50 9\noval #f4f8fc 26 -2 40 7',
  'bamboo-wall': `
    box #4f8a4a -230 -160 460 170 0
    box #a9cf7a -30 -160 60 170 0
    44x 10.4 0 line #3f7a40 4 -228 10 -226 -160
    22x 21 0 line #6aa85a 4 -222 10 -222 -160
    path #dff0b0@60 M -20 10 L -34 -160 L 34 -160 L 20 10 Z`,
  bamboo: `
    line #5fa345 8 0 4 2 -190
    line #8fc46a 2.4 -2 4 0 -190
    6x 0 -30 line #3f7a34 2.4 -5 -50 6 -51
    oval #4f9a45 20 -120 18 4 -.4
    oval #4f9a45 -18 -136 18 4 .4
    oval #62b050 22 -154 18 4 -.6
    oval #62b050 -20 -166 18 4 .5
    oval #4f9a45 16 -90 14 3.4 .5`,
  'bamboo-path': `
    poly #c9b48a -16 -84 16 -84 110 4 -110 4
    5x 0 18 line #b59e72 2 -20 -70 20 -70`,
  birch: `
    path #f2efe6 M -6 0 L -4 -150 L 4 -150 L 6 0 Z
    7x 0 -20 line #33313c 2.4 -5 -12 0 -13
    6x 0 -22 line #33313c 2 1 -24 5 -23
    disc #9ac45a -16 -140 18
    disc #8ab84e 16 -144 18
    disc #a8d06a 0 -158 20
    line #f2efe6 2.4 0 -104 14 -124
    line #f2efe6 2.4 0 -90 -14 -112`,
  'far-dunes': `
    path #e8c384 M -230 10 C -160 -40 -110 -30 -50 -6 C 20 -50 90 -40 130 -8 C 170 -34 210 -30 230 -20 L 230 20 L -230 20 Z
    path #d9ad68 M -110 -22 C -90 -14 -70 -6 -50 -6 C -70 4 -100 10 -130 14 Z`,
  'oasis-pool': `
    oval #6fae4f 0 -8 150 34
    oval #3fa8c8 0 -8 132 27
    oval #7fd0e6 -14 -12 90 15
    5x 52 0 oval white@60 -100 -8 18 1.8`,
  'oasis-palm': `
    path #8a6238 M -5 0 C -2 -40 6 -70 12 -96 L 18 -94 C 12 -60 6 -30 6 0 Z
    curve #3f8f3f 7 M 14 -96 C -4 -116 -30 -112 -40 -92
    curve #3f8f3f 7 M 14 -96 C 34 -116 58 -112 66 -92
    curve #4fa34a 7 M 14 -96 C 0 -124 -22 -130 -36 -122
    curve #4fa34a 7 M 14 -96 C 30 -124 52 -130 64 -120
    curve #62b556 6 M 14 -96 C 14 -120 20 -134 24 -138
    3x 6 0 disc #8a5a2a 8 -92 4`,
  'creek-water': `
    path #4a9ac0 M -10 -88 L 14 -88 C 40 -70 -50 -58 -20 -40 C 10 -24 60 -14 90 4 L -110 4 C -70 -10 -90 -22 -80 -38 C -66 -58 0 -68 -10 -88 Z
    path #8fd0ea M 0 -86 C 20 -70 -50 -58 -40 -40 C -20 -22 30 -14 40 4 L 10 4 C 0 -12 -50 -22 -58 -38 C -60 -58 10 -70 0 -86 Z
    4x -6 16 curve white 2 M -30 -50 C -20 -54 -10 -48 0 -52
    3x 14 10 curve white 2 M -50 -24 C -36 -28 -24 -20 -10 -26`,
  'delta-arms': `
    path #6fae58 M -230 -130 L 230 -130 L 230 4 L -230 4 Z
    path #3f9ac8 M -8 -132 L 10 -132 C 14 -110 0 -104 6 -92 L 6 -84 C -40 -70 -150 -60 -230 -20 L -230 -4 C -120 -34 -70 -50 -14 -60 C -30 -40 -90 -20 -130 4 L -92 4 C -60 -20 -20 -36 0 -50 C -4 -30 -20 -16 -20 4 L 24 4 C 22 -20 12 -34 12 -50 C 40 -36 80 -20 110 4 L 150 4 C 110 -24 60 -44 28 -60 C 90 -50 160 -34 230 -2 L 230 -20 C 160 -56 60 -70 16 -86 C 24 -104 14 -112 14 -132 Z
    path #57994a M -40 -14 C -30 -22 -20 -26 -14 -24 C -16 -14 -24 -4 -40 0 Z
    path #57994a M 34 -10 C 28 -22 34 -26 44 -18 C 56 -8 60 -2 50 0 Z
    path #d9c48a M -230 0 C -120 -14 120 -14 230 0 L 230 6 L -230 6 Z
    12x 34 2 disc #4a8a3f -190 -92 6
    9x 40 3 disc #4a8a3f -170 -112 5
    5x 20 8 disc #4a8a3f -120 -44 5
    5x 22 7 disc #4a8a3f 80 -52 5`,
  'lagoon-ring': `
    poly #2f86c4 -230 -92 230 -92 230 4 -230 4
    path #4fd0d0 M -230 -60 C -120 -84 120 -84 230 -60 L 230 4 L -230 4 Z
    path #8feae0 M -160 -30 C -80 -52 80 -52 160 -30 C 120 -10 -120 -10 -160 -30 Z
    path #f4e2b0 M -230 -74 C -140 -84 -90 -80 -60 -76 C -110 -70 -180 -66 -230 -64 Z
    path #f4e2b0 M 230 -74 C 140 -84 90 -80 60 -76 C 110 -70 180 -66 230 -64 Z
    path #4f9a52 M -230 -78 C -180 -100 -120 -94 -70 -78 Z
    path #4f9a52 M 230 -78 C 180 -100 120 -94 70 -78 Z
    path #f4e2b0 M -230 -20 C -180 -24 -150 -10 -170 4 L -230 4 Z
    path #f4e2b0 M 230 -26 C 180 -28 150 -12 170 4 L 230 4 Z`,
  'leaning-palm': `
    path #8a6238 M -8 0 C 0 -40 24 -76 52 -92 L 56 -86 C 32 -68 10 -34 6 0 Z
    curve #3f8f3f 7 M 54 -90 C 34 -104 10 -96 2 -76
    curve #3f8f3f 7 M 54 -90 C 72 -106 96 -98 104 -78
    curve #4fa34a 7 M 54 -90 C 44 -118 20 -122 8 -114
    curve #4fa34a 7 M 54 -90 C 68 -118 92 -120 102 -110
    curve #62b556 6 M 54 -90 C 56 -114 62 -126 66 -130
    3x 7 0 disc #7a4a22 46 -86 5`,
  'stilt-hut': `
    4x 24 0 line #6b4a2e 4 -36 6 -36 -20
    box #c99a5f -42 -50 84 32 1
    poly #a87a3f -54 -48 54 -48 0 -86
    box #5f3f22 -10 -42 20 24 1
    box wood -52 -20 104 5 0`,
  'mangrove-tree': `
    curve #6b4a32 5 M 0 -40 C -14 -30 -24 -14 -30 6
    curve #6b4a32 5 M 0 -40 C 14 -30 24 -14 30 6
    curve #6b4a32 5 M 0 -40 C -6 -24 -10 -10 -12 6
    curve #6b4a32 5 M 0 -40 C 6 -24 10 -10 12 6
    curve #6b4a32 4 M 0 -36 C -24 -32 -40 -14 -46 6
    curve #6b4a32 4 M 0 -36 C 24 -32 40 -14 46 6
    path #6b4a32 M -6 -36 L -4 -70 L 4 -70 L 6 -36 Z
    disc #3f8a48 -24 -74 22
    disc #3f8a48 24 -74 22
    disc #4f9a52 0 -90 26
    oval white@40 0 8 50 3`,
  'salt-cracks': `
    poly #f8fbfd -230 -84 230 -84 230 4 -230 4
    11x 44 0 line #b9cbd8 1.2 -220 -80 -206 -70
    11x 44 0 line #b9cbd8 1.2 -206 -70 -176 -72
    11x 44 0 line #b9cbd8 1.4 -206 -70 -214 -56
    9x 56 0 line #a9bccb 1.8 -224 -54 -196 -42
    9x 56 0 line #a9bccb 1.8 -196 -42 -168 -54
    9x 56 0 line #a9bccb 1.8 -196 -42 -200 -22
    7x 76 0 line #9ab0c0 2.4 -236 -22 -200 -6
    7x 76 0 line #9ab0c0 2.4 -200 -6 -160 -22
    7x 76 0 line #9ab0c0 2.4 -200 -6 -200 6`,
  'banded-hills': `
    path #c98a62 M -230 10 L -230 -60 L -180 -110 L -120 -60 L -60 -120 L 0 -56 L 70 -116 L 130 -50 L 190 -104 L 230 -60 L 230 10 Z
    path #a85a42 M -230 -40 L -196 -66 L -150 -44 L -120 -30 L -80 -62 L -30 -50 L 0 -30 L 50 -60 L 100 -50 L 130 -28 L 180 -58 L 230 -36 L 230 -26 L 180 -48 L 130 -18 L 100 -40 L 50 -50 L 0 -20 L -30 -40 L -80 -52 L -120 -20 L -150 -34 L -196 -56 L -230 -30 Z
    path #e8c8a0 M -204 -86 L -180 -110 L -156 -86 Z
    path #e8c8a0 M -84 -96 L -60 -120 L -38 -98 Z
    path #e8c8a0 M 46 -96 L 70 -116 L 92 -92 Z
    path #7a4a3a M -230 -10 L 230 -10 L 230 -2 L -230 -2 Z`,
  'banded-hill': `
    path #c07a56 M -80 0 L -40 -60 L -14 -84 L 14 -84 L 44 -54 L 80 0 Z
    path #e0b48a M -58 -34 L -46 -50 L 50 -46 L 60 -32 Z
    path #8a4a38 M -70 -16 L -62 -26 L 64 -24 L 70 -14 Z
    path #f0d8b8 M -28 -72 L -14 -84 L 14 -84 L 28 -70 Z`,
  'natural-arch': `
    path #b5603f M -130 0 L -120 -90 C -100 -140 -40 -150 10 -146 C 70 -142 110 -120 124 -80 L 134 0 L 84 0 C 86 -50 60 -92 0 -94 C -50 -94 -70 -50 -70 0 Z
    path #cf7d55 M -120 -90 C -100 -140 -40 -150 10 -146 C 60 -142 96 -128 112 -104 C 60 -128 -60 -134 -116 -72 Z
    2x 204 0 line #94492f 3 -110 -40 -74 -34
    2x 204 0 line #94492f 3 -112 -16 -76 -12`,
  butte: `
    path #b5603f M -60 0 L -46 -40 L -38 -120 L 34 -120 L 42 -44 L 60 0 Z
    path #cf7d55 M -38 -120 L 34 -120 L 36 -104 L -36 -104 Z
    3x 20 0 line #94492f 3 -22 -100 -24 -44
    path #a8553a M -60 0 L -46 -40 L 42 -44 L 60 0 Z`,
  hoodoo: `
    path #c9774f M -12 0 C -20 -20 -8 -40 -14 -60 C -8 -70 8 -70 14 -60 C 8 -40 20 -20 14 0 Z
    oval #a8553a 0 -68 24 10
    line #a8553a 3 -14 -24 14 -24
    line #a8553a 3 -12 -44 10 -44`,
  islet: `
    oval #8fe0e0 0 4 150 24
    path #f4e2b0 M -110 4 C -70 -26 70 -28 110 4 C 60 14 -60 14 -110 4 Z
    oval #5fae52 -6 -14 56 9`,
  'heather-ground': `
    poly #8a7a5a -230 -84 230 -84 230 4 -230 4
    10x 48 1 oval #9a5f9a -220 -66 28 5
    9x 54 -1 oval #a86ab0 -216 -40 32 7`,
  heather: `
    oval #5f6f42 0 -6 22 8
    5x 9 0 line #6f7f4a 2 -18 -4 -20 -20
    5x 9 0 oval #b06ac0 -20 -22 4 9
    4x 9 0 oval #c98ad8 -15 -18 4 8`,
  'crater-bowl': `
    oval #a8907a 0 -26 170 52
    oval #8a7462 0 -24 152 44
    oval #5f4f42 0 -16 130 34
    oval #3f342c 0 -8 96 22
    path #b9a28c M -170 -26 C -150 -76 150 -76 170 -26 C 150 -60 -150 -60 -170 -26 Z`,
  'fjord-walls': `
    path #5f7a62 M -230 20 L -230 -150 L -190 -160 L -150 -110 L -110 -96 L -60 -20 L -40 4 L -60 20 Z
    path #4a6652 M -230 20 L -230 -80 L -170 -60 L -120 -20 L -60 4 L -60 20 Z
    path #5a755e M 230 20 L 230 -150 L 200 -170 L 150 -120 L 120 -70 L 70 -30 L 50 4 L 60 20 Z
    path #46624e M 230 20 L 230 -70 L 170 -50 L 120 -14 L 70 6 L 60 20 Z
    path white M -206 -156 L -190 -160 L -166 -130 L -186 -134 Z
    path white M 214 -160 L 200 -170 L 172 -142 L 194 -144 Z
    line white 4 -150 -108 -140 -20
    line white 3 140 -104 132 -14`,
  'red-cabin': `
    box #b8332f -30 -30 60 30 0
    poly #4a4a4e -36 -29 36 -29 0 -52
    box white -20 -22 12 12 0
    box white 8 -22 12 22 0`,
  'ferry-small': `
    path white M -50 -12 L 50 -12 L 42 4 L -42 4 Z
    box white -30 -26 54 14 1
    5x 10 0 box #33507f -26 -22 6 5 0
    box red 0 -38 10 12 0`,
  'pond-water': `
    oval #4f8a42 0 -14 190 50
    oval #3f8fb0 0 -14 176 43
    oval #6fb8d4 -20 -22 120 22
    6x 52 0 oval white@50 -130 -12 18 2`,
  'swimming-duck': `
    path #8a6a4a M -22 -10 C -24 -22 0 -18 8 -18 L 24 -20 C 22 -6 12 -2 -4 -2 C -14 -2 -20 -4 -22 -10 Z
    disc #2f6a45 -16 -24 8
    poly #f2b52a -24 -24 -32 -21 -24 -20
    disc white -18 -26 1.6
    oval white@60 0 0 30 2`,
  'round-hill': `
    path #5fa84f M -230 4 C -150 -60 -80 -134 0 -134 C 80 -134 150 -60 230 4 Z
    path #74bb60 M -140 -50 C -90 -100 -50 -126 0 -130 C -30 -110 -70 -80 -90 -40 Z
    curve #d9c48a 5 M -60 4 C 0 -30 -50 -60 -10 -84 C 20 -104 4 -120 0 -130`,
  'dry-grassland': `
    poly #d3b45a -230 -84 230 -84 230 4 -230 4
    6x 80 2 oval #c0a048 -210 -60 50 4
    5x 96 -2 oval #e0c46e -200 -30 60 6`,
  'grass-tuft': `
    7x 6 0 line #b99a3f 2 -18 0 -20 -24
    6x 6 0 line #d9bd62 2 -15 0 -11 -28
    4x 9 0 line #a88a34 2 -14 0 -18 -18`,
  'mud-pools': `
    poly #8a7a5f -230 -70 230 -70 230 4 -230 4
    5x 88 3 oval #9fc8da -190 -50 30 4
    4x 110 -2 oval #9fc8da -170 -22 44 6
    9x 46 2 oval #6f614a -210 -36 12 2`,
  'stranded-boat': `
    path #3f6ab0 M -60 -26 L 56 -40 C 56 -16 40 0 20 2 L -30 4 C -46 -2 -56 -14 -60 -26 Z
    line white 4 -60 -26 56 -40
    line wood 4 0 -30 10 -90
    oval #5f523c 0 4 50 5`,
};
