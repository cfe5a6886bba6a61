import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';
import { MACHINE_DRAWINGS } from './machine-drawings.ts';

export const YARD_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  ...MACHINE_DRAWINGS,
  'lily pad': sketched(
    [150, 34, 14, '#4f9a4a'],
    `oval $-24 0 -8 74 8
    path $ M 0 -16 Q 70 -28 74 -14 Q 72 -4 0 -3 Q -72 -4 -74 -14 Q -70 -28 -30 -25 Z
    curve $+20 2 M -8 -14 L -60 -12 M -4 -13 L -30 -5 M 4 -13 L 30 -5 M 8 -14 L 62 -12
    disc #f2a0c0 56 -22 7
    disc #fbd3e2 52 -26 6
    disc #fbd3e2 60 -27 6`,
    { surface: -15 },
  ),
  'soap bubble': sketched(
    [100, 100, 60, '#bfe6f8'],
    `disc $@24 0 -50 48
    ring #e78fd0@80 3 0 -50 48
    ring #7fd8f0@70 3 0 -50 45
    curve white@90 5 M -34 -66 Q -28 -82 -12 -88
    disc white@80 26 -24 4`,
    { inside: { left: -30, right: 30, top: -82, bottom: -18 } },
  ),
  fence: sketched(
    [240, 84, 52, '#f4f2ec'],
    `box $-16 -118 -62 236 9 1
    box $-16 -118 -28 236 9 1
    11x 22 0 path $-24 M -117 0 L -117 -72 L -108 -84 L -99 -72 L -99 0 Z
    11x 22 0 path $ M -117 0 L -117 -72 L -109 -82 L -101 -72 L -101 0 Z`,
  ),
  'pool of water': sketched(
    [420, 70, 52, '#4aa8d8'],
    `oval #6fae55 0 -35 210 35
    oval #8a6f4a 0 -34 196 31
    oval $ 0 -31 190 28
    oval $+18 -40 -38 110 10
    line white@70 3 -110 -24 -60 -24
    line white@70 3 40 -18 110 -18
    line white@60 2 20 -44 60 -44`,
    { surface: -30 },
  ),
  'hole in the ground': sketched(
    [180, 50, 16, '#2b2119'],
    `oval #8a6a48 0 -25 90 25
    oval #5e4630 0 -24 76 20
    oval $ 0 -21 68 16`,
  ),
  'grassy slope': slope('#6cb054'),
  'snowy slope': slope('#eef4fa'),
  'garden wall': sketched(
    [260, 110, 80, '#b5624a'],
    `box $-16 -130 -110 260 110 2
    8x 32 0 box $ -128 -96 28 20 1
    7x 32 0 box $+6 -112 -72 28 20 1
    8x 32 0 box $ -128 -48 28 20 1
    7x 32 0 box $+6 -112 -24 28 20 1
    box stone -134 -112 268 13 3`,
  ),
  gate: sketched(
    [180, 110, 66, '#9a6a43'],
    `box $-30 -88 -110 16 110 2
    box $-30 72 -110 16 110 2
    box $-14 -90 -114 20 8 2
    box $-14 70 -114 20 8 2
    box $ -68 -92 136 10 2
    box $ -68 -18 136 10 2
    6x 24 0 box $ -68 -92 12 86 2
    line $-20 9 -60 -16 60 -84
    disc ink 54 -54 5
    box iron -72 -86 14 6 1
    box iron -72 -22 14 6 1`,
  ),
  birdhouse: sketched(
    [90, 190, 110, '#c9503f'],
    `box wood -6 -100 12 100 2
    box $ -32 -152 64 54 2
    poly wood-20 -44 -148 0 -188 44 -148 36 -142 0 -174 -36 -142
    disc ink 0 -132 12
    line wood-20 5 0 -112 0 -104
    box wood-20 -38 -102 76 7 2`,
  ),
  'bird feeder': sketched(
    [100, 180, 100, '#4f8f6a'],
    `box wood -5 -90 10 90 2
    box glass@80 -24 -140 48 42 2
    path #d8a93a M -24 -118 Q 0 -126 24 -118 L 24 -98 L -24 -98 Z
    box $ -44 -100 88 9 2
    box $ -30 -142 6 44 1
    box $ 24 -142 6 44 1
    poly $-20 -48 -138 0 -176 48 -138
    path #4f86c9 M 24 -100 Q 26 -122 42 -120 Q 52 -116 48 -104 L 44 -100 Z
    disc #4f86c9 44 -122 8
    poly #f2832a 50 -124 60 -120 50 -118
    disc ink 46 -124 2`,
  ),
  birdbath: sketched(
    [110, 96, 50, '#c9c3b6'],
    `box $-20 -30 -10 60 10 3
    path $ M -18 -10 Q -6 -30 -9 -64 L 9 -64 Q 6 -30 18 -10 Z
    path $ M -52 -90 Q -40 -60 0 -60 Q 40 -60 52 -90 Z
    oval $-20 0 -90 52 9
    oval water 0 -90 43 6
    oval white@60 -12 -91 14 2`,
  ),
  scarecrow: sketched(
    [150, 170, 96, '#c9503f'],
    `box wood -5 -120 10 120 2
    box wood -72 -108 144 9 3
    path $ M -56 -116 L 56 -116 L 58 -90 L 30 -90 L 28 -44 L -28 -44 L -30 -90 L -58 -90 Z
    4x 0 17 line $-30@80 2 -28 -106 28 -106
    path gold M -58 -116 l -14 4 l 8 4 l -10 6 l 10 2 l -8 8 l 14 -2 Z M 58 -116 l 14 4 l -8 4 l 10 6 l -10 2 l 8 8 l -14 -2 Z
    path blue-20 M -28 -46 L 28 -46 L 24 -8 L 6 -8 L 0 -34 L -6 -8 L -24 -8 Z
    path gold M -24 -8 l 3 10 l 4 -9 l 4 9 l 6 -10 Z M 24 -8 l -3 10 l -4 -9 l -4 9 l -6 -10 Z
    disc #e8cf94 0 -132 20
    disc ink -7 -134 3
    disc ink 7 -134 3
    curve ink 2 M -9 -124 Q 0 -118 9 -124
    oval #a8733f 0 -146 32 6
    path #a8733f M -18 -147 Q -14 -170 0 -170 Q 14 -170 18 -147 Z
    path red M -14 -114 L 14 -114 L 0 -100 Z`,
  ),
  beehive: sketched(
    [110, 110, 56, '#e0ac3a'],
    `box wood -50 -10 100 10 3
    path $ M -46 -10 Q -54 -30 -42 -34 Q -48 -54 -34 -58 Q -36 -78 -20 -82 Q -16 -102 0 -102 Q 16 -102 20 -82 Q 36 -78 34 -58 Q 48 -54 42 -34 Q 54 -30 46 -10 Z
    curve $-26 4 M -42 -34 Q 0 -26 42 -34 M -34 -58 Q 0 -50 34 -58 M -20 -82 Q 0 -76 20 -82
    oval ink 0 -18 11 8
    oval yellow -40 -84 7 5
    line ink 2 -41 -88 -41 -80
    oval white@80 -40 -91 5 4
    oval yellow 46 -72 7 5
    line ink 2 45 -76 45 -68
    oval white@80 46 -79 5 4`,
  ),
  well: sketched(
    [130, 160, 92, '#b0aaa0'],
    `box wood -50 -124 9 84 1
    box wood 41 -124 9 84 1
    poly red-20 -66 -112 0 -158 66 -112
    poly red-34 -66 -112 66 -112 60 -104 -60 -104
    box wood-20 -46 -92 92 8 3
    line #e8d9b0 2 0 -88 0 -66
    path wood-10 M -12 -68 L 12 -68 L 9 -48 L -9 -48 Z
    curve iron 4 M 46 -88 L 62 -88 L 62 -72
    path $ M -56 -50 L 56 -50 L 52 0 L -52 0 Z
    oval $-20 0 -50 56 10
    oval #2f3a4a 0 -50 44 7
    4x 26 0 box $-20 -50 -38 22 13 3
    4x 26 0 box $+16 -42 -22 22 13 3`,
  ),
  swing: sketched(
    [160, 150, 108, '#d8433b'],
    `line blue 8 -60 -146 -76 0
    line blue 8 -60 -146 -44 0
    line blue 8 60 -146 76 0
    line blue 8 60 -146 44 0
    line blue 9 -64 -146 64 -146
    line steel 3 -22 -142 -22 -42
    line steel 3 22 -142 22 -42
    box $ -32 -46 64 10 3`,
    { surface: -46 },
  ),
  seesaw: sketched(
    [210, 80, 44, '#e2433a'],
    `poly blue -22 0 0 -44 22 0
    line $ 11 -98 -16 98 -66
    line ink 5 -82 -20 -80 -44
    line ink 5 82 -62 80 -84
    line ink 6 -90 -44 -70 -44
    line ink 6 70 -86 90 -82
    disc iron 0 -41 6`,
  ),
  trampoline: sketched(
    [190, 60, 44, '#3f76c9'],
    `line steel 6 -70 -34 -74 0
    line steel 6 70 -34 74 0
    line steel 6 -28 -28 -30 0
    line steel 6 28 -28 30 0
    oval $ 0 -44 92 15
    oval ink 0 -45 72 10
    oval $+30@60 0 -47 88 11
    oval ink 0 -46 72 9`,
    { surface: -46 },
  ),
  barbecue: sketched(
    [120, 120, 54, '#3a3d46'],
    `line steel 6 -26 -56 -40 0
    line steel 6 26 -56 40 0
    line steel 4 -34 -26 34 -26
    disc ink 40 -7 8
    path $ M -54 -84 Q -48 -42 0 -42 Q 48 -42 54 -84 Z
    path #ff7a2a M -36 -84 q 6 -14 12 0 q 6 -18 14 0 q 6 -14 12 0 q 6 -18 14 0 q 8 -14 14 0 Z
    8x 13 0 line steel 3 -46 -85 -46 -89
    box steel -56 -90 112 6 2
    box #a8502f -38 -100 30 10 5
    box #a8502f 2 -100 30 10 5
    curve #e4e8ee@70 5 M -20 -104 q 8 -6 0 -14 M 16 -104 q 8 -6 0 -14`,
  ),
  bush: sketched(
    [130, 90, 50, '#3f8f4a'],
    `oval $-26 0 -8 54 10
    disc $-12 -40 -34 26
    disc $-12 40 -34 26
    disc $ -20 -56 27
    disc $ 20 -58 28
    disc $+8 0 -36 32
    disc $+20 -22 -64 8
    disc $+20 24 -70 8
    disc $+20 4 -46 8
    disc $+20 -36 -38 7
    disc $+20 38 -40 7`,
  ),
  hedge: sketched(
    [230, 84, 54, '#3f8a48'],
    `box $-20 -110 -64 220 64 10
    10x 23 0 disc $ -104 -64 15
    10x 23 0 disc $-8 -104 -36 15
    10x 23 0 disc $-14 -104 -12 13
    9x 23 0 disc $+12 -92 -52 10
    9x 23 0 disc $+10 -92 -24 9`,
  ),
  doghouse: sketched(
    [120, 104, 46, '#c9503f'],
    `box #e0b47a -48 -62 96 62 2
    3x 0 16 line #c4925a 2 -46 -48 46 -48
    poly $ -60 -58 0 -104 60 -58 52 -50 0 -90 -52 -50
    path #3a2a22 M -24 0 L -24 -30 Q -22 -48 0 -48 Q 22 -48 24 -30 L 24 0 Z
    box white -24 -66 48 14 3
    text ink 12 0 -56 DOG`,
    { inside: { left: -24, right: 24, top: -46, bottom: 0 } },
  ),
  haystack: sketched(
    [150, 110, 70, '#e0bb4f'],
    `path $ M -70 0 Q -74 -40 -40 -78 Q -16 -110 0 -110 Q 18 -110 42 -78 Q 74 -40 70 0 Z
    curve $-26 3 M -50 -8 L -44 -40 M -30 -12 L -34 -60 M -8 -8 L -12 -50 M 14 -10 L 10 -60 M 34 -8 L 38 -50 M 54 -12 L 48 -40 M -10 -64 L -4 -96 M 14 -70 L 10 -98
    curve $+40 3 M -40 -14 L -36 -44 M -20 -30 L -22 -70 M 4 -20 L 0 -54 M 26 -30 L 22 -66 M 46 -16 L 42 -40
    curve $ 4 M -70 -2 L -80 4 M 70 -2 L 80 4 M -40 -78 L -52 -80 M 42 -78 L 54 -82`,
  ),
  'hay bale': sketched(
    [130, 80, 42, '#e0bb4f'],
    `poly $+20 -60 -60 -44 -78 62 -78 50 -60
    poly $-26 50 -60 62 -78 62 -18 50 0
    box $ -60 -60 110 60 3
    8x 13 0 line $-24 2.4 -52 -54 -48 -36
    8x 13 0 line $+36 2.4 -48 -30 -52 -10
    line #a83a2f 4 -28 -60 -28 0
    line #a83a2f 4 20 -60 20 0`,
    { surface: -70 },
  ),
  treehouse: sketched(
    [190, 220, 220, '#c4925a'],
    `path wood-20 M -16 0 Q -6 -60 -12 -130 L 18 -130 Q 12 -60 26 0 Z
    disc leaf-10 -56 -150 44
    disc leaf-10 56 -150 44
    disc leaf 0 -176 52
    disc leaf+8 -34 -188 30
    disc leaf+8 40 -184 28
    box wood -56 -96 112 10 2
    box $ -40 -142 80 48 2
    poly red-10 -50 -140 0 -174 50 -140
    box #6b4428 -8 -126 20 32 2
    box #ffe9a8 -32 -130 16 16 1
    box #ffe9a8 20 -130 14 16 1
    line wood 4 38 0 34 -88
    line wood 4 56 0 50 -88
    6x -0.6 -14 line wood 4 38 -8 56 -8`,
  ),
  'tree stump': sketched(
    [120, 66, 32, '#8a5f38'],
    `path $ M -40 -54 L -46 -18 Q -50 -4 -60 0 L -26 -2 L -10 0 L 14 -2 L 34 0 L 60 0 Q 48 -8 46 -20 L 40 -54 Z
    curve $-26 3 M -26 -46 L -28 -14 M -4 -42 L -6 -8 M 20 -44 L 22 -12
    oval #d8b27a 0 -54 41 11
    oval #c49a60 0 -54 29 7
    oval #d8b27a 0 -54 22 5
    oval #c49a60 0 -54 10 2.4`,
    { surface: -56 },
  ),
  shed: sketched(
    [140, 130, 130, '#a8774a'],
    `box $ -56 -86 112 86 1
    9x 12.4 0 line $-22 2 -50 -84 -50 -2
    poly #5f6874 -70 -82 -52 -124 52 -124 70 -82
    3x 0 13 line #4a525e 2 -56 -116 56 -116
    box $-34 -16 -64 36 64 1
    line $-50 3 -16 -62 20 -2
    disc gold 14 -32 3
    box #9fd4f2 30 -62 18 20 1
    box white 38 -62 2 20 0`,
  ),
  'deck chair': sketched(
    [150, 120, 60, '#e2622a'],
    `line wood 7 -62 -112 34 0
    line wood 7 62 -44 -40 0
    line wood 5 -8 -50 38 -56
    path $ M -66 -114 L -50 -116 Q -20 -40 54 -50 L 62 -42 Q -24 -26 -66 -114 Z
    curve white 5 M -58 -115 Q -24 -36 58 -46`,
    { surface: -42 },
  ),
  'picnic table': sketched(
    [190, 80, 46, '#a8733f'],
    `line $-24 9 -36 -72 -62 0
    line $-24 9 36 -72 62 0
    line $-14 7 -70 -38 70 -38
    box $-10 -94 -44 56 9 2
    box $-10 38 -44 56 9 2
    box $ -72 -80 144 12 2
    line $-30@80 2 -70 -74 70 -74`,
    { surface: -80 },
  ),
  'traffic cone': sketched(
    [90, 104, 40, '#f2762a'],
    `box $-20 -44 -12 88 12 3
    poly $ -8 -102 8 -102 32 -12 -32 -12
    poly white -14 -78 14 -78 20 -58 -20 -58
    poly white -24 -42 24 -42 28 -26 -28 -26
    oval $-24 0 -102 8 3`,
  ),
  billboard: sketched(
    [190, 150, 170, '#e2508a'],
    `box iron -54 -70 11 70 1
    box iron 43 -70 11 70 1
    box ink -92 -150 184 86 3
    box $ -86 -144 172 74 1
    disc yellow -48 -106 24
    text white 30 28 -108 SALE
    box white -8 -92 72 7 2
    box iron -92 -64 184 5 1`,
  ),
  signpost: sketched(
    [130, 150, 100, '#c4925a'],
    `box wood-20 -6 -146 12 146 2
    poly $ -4 -136 44 -136 60 -122 44 -108 -4 -108
    poly $-10 4 -100 -44 -100 -60 -86 -44 -72 4 -72
    line wood-40 3 8 -122 38 -122
    line wood-40 3 -38 -86 -6 -86`,
  ),
  flagpole: sketched(
    [110, 200, 200, '#d8433b'],
    `box stone -20 -8 40 8 2
    line steel 5 -30 -2 -30 -192
    disc gold -30 -194 6
    path $ M -28 -186 Q 0 -198 20 -184 Q 40 -172 54 -182 L 54 -132 Q 40 -122 20 -134 Q 0 -148 -28 -136 Z`,
  ),
  stall: sketched(
    [170, 150, 116, '#d8433b'],
    `box wood -72 -110 8 110 1
    box wood 64 -110 8 110 1
    box #b98a5e -76 -52 152 52 2
    5x 30 0 line #a8774a 2 -60 -50 -60 -2
    box wood-10 -80 -60 160 10 2
    5x 15 0 disc red -66 -66 8
    4x 15 0 disc #e8832a 10 -66 8
    4x 15 0 disc leaf -58 -76 7
    3x 15 0 disc yellow 18 -77 7
    poly $ -70 -148 70 -148 84 -108 -84 -108
    3x 56 0 poly white -51 -148 -23 -148 -17 -108 -50 -108
    6x 28 0 path $-10 M -84 -108 h 28 q 0 14 -14 14 q -14 0 -14 -14 Z
    3x 56 0 path white M -56 -108 h 28 q 0 14 -14 14 q -14 0 -14 -14 Z`,
  ),
  dumpster: sketched(
    [150, 90, 76, '#3f7f5a'],
    `poly $ -70 -66 70 -66 62 -8 -62 -8
    poly $-30 -74 -74 -60 -90 60 -90 74 -74
    box $-14 -74 -76 148 12 2
    4x 34 0 box $-18 -56 -60 7 48 1
    disc ink -50 -6 7
    disc ink 50 -6 7`,
  ),
  bin: sketched(
    [90, 120, 60, '#3f8a4f'],
    `poly $ -38 -100 38 -100 30 -8 -30 -8
    box $-24 -42 -112 84 14 4
    box $-34 -30 -120 60 8 3
    disc ink -26 -8 9
    disc ink 26 -8 9
    curve white 5 M -10 -56 L 0 -74 L 10 -56 M 14 -48 L 6 -34 L -8 -34 M -14 -46 L -18 -52`,
  ),
  'garbage bag': sketched(
    [100, 104, 40, '#2f2e36'],
    `path $ M -10 -80 Q -56 -62 -46 -16 Q -40 2 0 0 Q 40 2 46 -16 Q 56 -62 10 -80 Z
    path $ M -8 -78 L -24 -102 L -6 -94 L 2 -104 L 10 -94 L 26 -100 L 8 -78 Z
    box $-30 -14 -84 28 9 4
    curve $+26 3 M -24 -58 Q -32 -36 -26 -16 M 4 -66 Q 0 -40 6 -14 M 28 -54 Q 34 -34 28 -18`,
  ),
  'shopping bag': sketched(
    [90, 130, 26, '#e2a04a'],
    `curve $-34 5 M -20 -92 Q -20 -126 0 -126 Q 20 -126 20 -92
    box $ -40 -96 80 96 2
    poly $-16 16 -96 40 -96 40 0 26 0
    curve $-40 5 M -16 -90 Q -16 -116 0 -116 Q 16 -116 16 -90
    disc white -8 -46 15
    box $-10 -40 -96 80 6 1`,
  ),
  bollard: sketched(
    [44, 100, 44, '#3a3d46'],
    `box $ -18 -84 36 84 3
    disc $ 0 -86 18
    box white -18 -66 36 11 0
    box $-20 -21 -8 42 8 2`,
  ),
  'vending machine': sketched(
    [100, 170, 108, '#c9342f'],
    `box $ -48 -168 96 164 5
    box #22303f -40 -158 62 110 2
    4x 15 0 box red -36 -152 10 20 2
    4x 15 0 box yellow -36 -124 10 20 2
    4x 15 0 box leaf -36 -96 10 20 2
    4x 15 0 box blue -36 -68 10 18 2
    4x 0 28 box white@60 -38 -131 58 2 0
    box $-30 27 -150 16 40 2
    3x 0 12 box white 30 -146 10 8 1
    box ink -34 -40 50 22 3
    box ink -44 -4 88 4 1`,
  ),
  'telephone pole': sketched(
    [150, 220, 230, '#7a5436'],
    `box $ -6 -220 12 220 2
    box $-14 -56 -200 112 9 2
    box $-14 -40 -176 80 8 2
    4x 32 0 box white -50 -210 6 11 2
    curve ink 2 M -75 -196 Q -62 -208 -47 -208 Q 0 -194 49 -208 Q 64 -206 75 -196 M -75 -184 Q -40 -200 -15 -208 M 17 -208 Q 40 -200 75 -184`,
  ),
  cactus: sketched(
    [120, 150, 90, '#3f9a52'],
    `path $-10 M -16 -62 L -34 -62 Q -52 -62 -52 -84 L -52 -100 Q -50 -112 -42 -112 Q -32 -112 -32 -100 L -32 -84 L -16 -84 Z
    path $-10 M 16 -46 L 36 -46 Q 54 -46 54 -68 L 54 -92 Q 52 -102 44 -102 Q 34 -102 34 -92 L 34 -68 L 16 -68 Z
    path $ M -22 0 L -22 -126 Q -20 -150 0 -150 Q 20 -150 22 -126 L 22 0 Z
    curve $-30 2.6 M -10 -4 L -10 -138 M 2 -4 L 2 -144 M 13 -4 L 13 -138 M -42 -68 L -42 -104 M 44 -54 L 44 -96
    disc #e8508a 6 -150 7
    disc #f29ac0 -5 -151 5`,
  ),
  chimney: sketched(
    [150, 170, 120, '#b5583f'],
    `curve #dfe4ea@90 18 M 4 -140 Q 22 -148 12 -158 Q 2 -166 22 -170
    disc #e9edf2@90 26 -160 13
    box $ -26 -122 52 86 1
    box $-24 -34 -132 68 14 2
    4x 0 18 line $-34 2 -26 -104 26 -104
    5x 0 18 line $-34 2 -8 -118 -8 -106
    4x 0 18 line $-34 2 10 -102 10 -90
    poly #8a3f38 -74 0 -50 -50 -26 -64 -26 -40 26 -40 26 -64 50 -50 74 0
    poly #a34a40 -74 0 -44 -56 44 -56 74 0
    line #7a332e 2 -52 -40 52 -40
    line #7a332e 2 -62 -22 62 -22
    4x 26 0 line #7a332e 2 -39 -54 -39 -42
    5x 24 0 line #7a332e 2 -48 -38 -48 -24
    5x 26 0 line #7a332e 2 -52 -20 -52 -4`,
  ),
  roof: sketched(
    [200, 110, 90, '#b5503f'],
    `box #ece4d4 -76 -30 152 30 1
    poly $ -98 -28 -64 -106 64 -106 98 -28
    line $-28 3 -70 -88 70 -88
    line $-28 3 -78 -70 78 -70
    line $-28 3 -86 -52 86 -52
    6x 22 0 line $-28 2.4 -56 -104 -56 -90
    6x 24 0 line $-28 2.4 -60 -86 -60 -72
    7x 22 0 line $-28 2.4 -66 -68 -66 -54
    7x 24 0 line $-28 2.4 -72 -50 -72 -34
    box $-20 -66 -112 132 8 3
    box $-34 -100 -32 200 7 2`,
  ),
  column: sketched(
    [90, 190, 160, '#ebe6da'],
    `box $-14 -42 -14 84 14 2
    box $ -36 -26 72 13 4
    box $ -26 -162 52 138 1
    4x 13 0 box $-16 -23 -160 6 134 2
    box $ -36 -174 72 13 4
    disc $-10 -36 -166 9
    disc $-10 36 -166 9
    box $-6 -44 -190 88 17 2`,
    { surface: -190 },
  ),
  gazebo: sketched(
    [180, 160, 170, '#f2efe6'],
    `poly #a34a40 -86 -106 0 -156 86 -106
    box $-10 -84 -108 168 9 2
    box gold -4 -166 8 12 3
    box $-20 -78 -12 156 12 2
    box $ -72 -100 9 90 1
    box $ 63 -100 9 90 1
    box $-8 -30 -100 8 90 1
    box $-8 22 -100 8 90 1
    line $ 4 -68 -40 -24 -40
    line $ 4 24 -40 68 -40
    6x 8 0 line $-8 3 -64 -38 -64 -12
    6x 8 0 line $-8 3 26 -38 26 -12`,
  ),
  'water tower': sketched(
    [120, 200, 220, '#8d98a6'],
    `line iron 6 -30 -100 -46 0
    line iron 6 30 -100 46 0
    line iron 5 0 -100 0 0
    line iron 3 -36 -66 40 -34
    line iron 3 36 -66 -40 -34
    box $ -46 -166 92 66 4
    4x 22 0 line $-24 2 -34 -164 -34 -102
    poly $-20 -52 -164 0 -198 52 -164
    box $-30 -50 -106 100 8 2`,
  ),
  silo: sketched(
    [90, 200, 220, '#b4bcc6'],
    `path $ M -36 0 L -36 -150 Q -34 -194 0 -196 Q 34 -194 36 -150 L 36 0 Z
    path red-10 M -36 -150 Q -34 -194 0 -196 Q 34 -194 36 -150 Z
    6x 0 25 line $-22 3 -36 -136 36 -136
    line iron 4 18 -150 18 0
    line iron 4 28 -150 28 0
    9x 0 16 line iron 3 18 -140 28 -140`,
  ),
  'brick wall': sketched(
    [200, 110, 100, '#b5624a'],
    `box $-30 -98 -108 196 108 1
    6x 33 0 box $ -97 -106 30 15 1
    6x 33 0 box $+8 -97 -70 30 15 1
    6x 33 0 box $ -97 -34 30 15 1
    5x 33 0 box $-6 -80 -88 30 15 1
    5x 33 0 box $ -80 -52 30 15 1
    5x 33 0 box $+8 -80 -16 30 15 1
    box $ -97 -88 14 15 1
    box $ -97 -52 14 15 1
    box $-6 -97 -16 14 15 1
    box $ 85 -88 12 15 1
    box $-6 85 -52 12 15 1
    box $ 85 -16 12 15 1`,
  ),
  sandcastle: sketched(
    [150, 110, 40, '#e2bd78'],
    `path $-14 M -76 0 Q -60 -18 0 -18 Q 60 -18 76 0 Z
    box $ -54 -66 30 58 2
    box $ 24 -66 30 58 2
    box $-6 -28 -50 56 44 1
    3x 11 0 box $ -54 -76 8 12 1
    3x 11 0 box $ 24 -76 8 12 1
    4x 14 0 box $-6 -26 -58 9 10 1
    path $-40 M -10 -8 L -10 -26 Q -8 -36 0 -36 Q 8 -36 10 -26 L 10 -8 Z
    box $-30 -43 -52 8 13 3
    box $-30 35 -52 8 13 3
    line wood 3 -39 -76 -39 -106
    poly red -38 -106 -16 -98 -38 -90
    line wood 3 39 -76 39 -104
    poly blue 40 -104 60 -97 40 -90`,
  ),
};

/** A hill that one goes down to the right, and up to the left. */
function slope(own: string): ObjectDrawing {
  return sketched(
    [460, 200, 330, own],
    `path $-12 M -230 0 L -230 -150 C -215 -196 -165 -206 -130 -188 C -50 -145 60 -20 230 0 Z
    path $ M -230 0 L -230 -140 C -210 -186 -165 -196 -130 -178 C -55 -137 60 -12 230 0 Z
    path $+14@60 M -230 0 L -230 -90 C -190 -120 -150 -110 -110 -84 C -60 -50 0 -6 60 0 Z`,
  );
}
