import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';

/** Further tools, and things of yards, docks and old times. */
export const FURTHER_TOOL_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  mallet: sketched(
    [120, 160, 20, '#b98a5e'],
    `box wood -8 -110 16 110 5
    box $ -54 -158 108 54 8
    box $-24 -54 -158 14 54 4
    box $-24 40 -158 14 54 4`,
  ),
  trowel: sketched(
    [60, 160, 16, '#8d98a6'],
    `path $ M 0 0 Q -28 -40 -22 -78 L 22 -78 Q 28 -40 0 0 Z
    line $+40 2.4 0 -12 0 -74
    line $-24 7 0 -78 0 -102
    box wood -11 -158 22 58 9
    box red -11 -112 22 8 2`,
  ),
  vise: sketched(
    [190, 120, 20, '#3a6a9a'],
    `box $-30 -64 -18 110 18 4
    path $ M -40 -16 L -40 -60 L -58 -60 L -58 -104 L -22 -104 L -22 -66 L 20 -66 L 28 -16 Z
    path $-14 M 14 -70 L 14 -104 L 42 -104 L 42 -44 L 8 -44 Z
    box steel -26 -104 8 28 1
    box steel 10 -104 8 28 1
    line steel 11 42 -56 76 -56
    line steel 6 76 -86 76 -26
    disc ink 76 -88 6
    disc ink 76 -24 6`,
  ),
  'spirit level': sketched(
    [220, 60, 6, '#f2b92a'],
    `box $ -108 -52 216 48 5
    box $-24 -108 -14 216 10 2
    box #c8f06a -26 -44 52 20 9
    oval white 2 -36 11 6
    line ink 2 -12 -44 -12 -24
    line ink 2 14 -44 14 -24
    disc #c8f06a -78 -28 14
    disc #c8f06a 78 -28 14
    oval white -78 -32 4 6
    oval white 78 -32 4 6`,
  ),
  'soldering iron': sketched(
    [190, 90, 10, '#3576c9'],
    `curve ink 6 M 66 -34 Q 96 -30 94 -2
    box $ 0 -48 70 26 10
    box ink -10 -46 14 22 3
    box steel -54 -41 46 12 3
    poly #e0703a -54 -40 -80 -34 -54 -30
    2x 8 0 curve #cfd6da 4 M -84 -38 Q -94 -54 -84 -66 Q -76 -78 -84 -88`,
  ),
  'utility knife': sketched(
    [170, 70, 8, '#f2b92a'],
    `poly steel -34 -40 -80 -20 -74 -8 -30 -18
    line iron 1.6 -62 -26 -58 -12
    line iron 1.6 -48 -32 -44 -15
    path $ M -38 -46 L 60 -58 Q 78 -56 76 -38 L 72 -26 L -30 -12 Z
    box ink -6 -46 24 10 4
    3x 12 0 line ink 3 34 -48 36 -28`,
  ),
  sander: sketched(
    [130, 130, 18, '#3f9a8a'],
    `path $ M -44 -40 L -50 -90 Q -46 -126 0 -126 Q 46 -126 50 -90 L 44 -40 Z
    box ink -30 -116 60 20 9
    box $-30 -58 -42 116 18 4
    box #d9b98a -62 -24 124 12 2
    path ink M 46 -66 L 72 -74 L 72 -44 L 46 -48 Z
    6x 22 0 disc #d9b98a -56 -4 3`,
  ),
  'leaf blower': sketched(
    [230, 110, 26, '#e07a2a'],
    `poly ink 10 -66 104 -40 104 -14 6 -36
    path $ M -80 -84 Q -86 -30 -40 -26 L 10 -30 L 14 -74 L -10 -88 Z
    curve ink 11 M -64 -82 Q -50 -116 4 -92 L 4 -76
    disc ink -40 -54 22
    5x 8 0 line steel 2 -56 -66 -56 -42
    path #c8702a M 108 -40 Q 116 -48 114 -30 Z
    path leaf M 108 -14 Q 118 -20 114 -6 Z`,
  ),
  'hedge trimmer': sketched(
    [240, 90, 20, '#3f9a52'],
    `box steel -8 -40 124 9 2
    15x 8 0 poly iron -4 -44 2 -44 -1 -26
    path $ M -90 -60 Q -92 -14 -60 -12 L -8 -24 L -4 -48 L -50 -62 Z
    curve ink 10 M -84 -56 Q -70 -88 -30 -78 L -24 -54
    box ink -16 -60 8 40 3`,
  ),
  plow: sketched(
    [220, 120, 60, '#7d8794'],
    `line wood 9 -100 -112 -10 -30
    line wood 9 -70 -118 6 -36
    line wood 6 -66 -82 -40 -92
    line wood 10 -10 -34 96 -44
    path $ M -24 -40 Q 14 -44 40 0 L -26 0 Q -40 -16 -24 -40 Z
    path $+30 M -18 -34 Q 8 -36 26 -6 L -14 -6 Z
    ring iron 8 74 -24 20
    disc iron 74 -24 5
    path #5a3a28 M -70 0 Q -44 -16 -22 0 Z`,
  ),
  generator: sketched(
    [180, 120, 40, '#e0433a'],
    `curve ink 8 M -84 -4 L -84 -112 L 84 -112 L 84 -4
    box $ -60 -106 120 30 8
    disc ink 30 -108 8
    box iron -66 -72 60 64 4
    5x 11 0 line ink 4 -58 -66 -58 -16
    box #f4f1ea 4 -70 64 40 4
    disc ink 20 -50 9
    disc ink 44 -50 9
    disc steel 36 -18 12
    line ink 8 -84 -4 84 -4`,
  ),
  funnel: sketched(
    [120, 130, 14, '#3f9ad0'],
    `poly $ -54 -116 54 -116 12 -50 -12 -50
    poly $-24 -12 -52 12 -52 7 0 -7 0
    oval $-20 0 -116 54 11
    oval $-50 0 -116 44 7
    path $+35@60 M -40 -100 L -28 -100 L -8 -58 L -12 -58 Z`,
  ),
  sawhorse: sketched(
    [190, 120, 44, '#d9a86a'],
    `line $-20 9 -62 -96 -84 0
    line $-20 9 62 -96 84 0
    line $ 9 -62 -96 -40 0
    line $ 9 62 -96 40 0
    box $-12 -70 -46 140 9 2
    box $ -94 -112 188 20 4
    box $+24 -94 -112 188 7 3`,
    { surface: -112 },
  ),
  stretcher: sketched(
    [260, 110, 54, '#f2f5f7'],
    `line steel 5 -70 -46 60 -14
    line steel 5 70 -46 -60 -14
    line steel 6 -120 -54 120 -54
    box $ -112 -76 224 22 8
    box $-10 -112 -92 54 22 9
    box #e0703a -20 -78 14 26 2
    box #e0703a 56 -78 14 26 2
    poly $ 104 -60 112 -60 126 -90 118 -92
    disc ink -74 -9 9
    disc ink 74 -9 9
    box red -42 -72 14 5 1`,
    { surface: -76 },
  ),
  handcuffs: sketched(
    [180, 100, 9, '#aeb6c0'],
    `ring $ 12 -52 -48 36
    ring $ 12 52 -48 36
    ring $-30 3 -52 -48 30
    ring $-30 3 52 -48 30
    box $-20 -26 -62 22 28 4
    box $-20 4 -62 22 28 4
    3x 8 0 ring $-35 3 -8 -48 5
    disc ink -15 -48 3
    disc ink 15 -48 3`,
  ),
  net: sketched(
    [150, 180, 90, '#3f9a8a'],
    `line wood 8 10 -128 -52 0
    path #dfeef0@60 M -44 -140 Q -36 -56 16 -50 Q 58 -64 64 -140 Z
    curve $ 2.4 M -30 -134 Q -22 -76 16 -50 M -12 -132 Q -6 -84 16 -50 M 6 -130 Q 8 -86 16 -50 M 24 -130 Q 24 -86 16 -50 M 42 -132 Q 38 -80 16 -50 M 56 -136 Q 50 -76 16 -50 M -42 -136 Q -36 -62 16 -50
    curve $ 2.4 M -42 -118 Q 10 -104 62 -118 M -37 -98 Q 10 -84 58 -98 M -28 -78 Q 12 -66 50 -78 M -12 -62 Q 14 -54 36 -62
    oval #8a5a38 10 -142 58 15
    oval #dfeef0 10 -142 49 10`,
  ),
  slingshot: sketched(
    [110, 140, 14, '#8a5a38'],
    `curve $ 15 M 0 -4 L 0 -62 Q -4 -80 -38 -122
    curve $ 15 M 0 -62 Q 4 -80 38 -122
    curve #c0392f 5 M -38 -120 Q -20 -92 -8 -92 M 38 -120 Q 20 -92 8 -92
    box #5a3a28 -13 -100 26 16 5
    disc stone 0 -96 8`,
  ),
  catapult: sketched(
    [240, 190, 150, '#9a6a43'],
    `line $ 12 -110 -30 110 -30
    line $ 11 -40 -34 10 -120
    line $ 11 60 -34 10 -120
    line $-20 9 -26 -58 48 -58
    line $-14 11 76 -34 -82 -150
    path $-30 M -104 -152 Q -90 -132 -62 -146 L -72 -168 Z
    disc stone -84 -164 20
    box #c9b08a 2 -78 26 22 4
    disc $-30 -78 -20 20
    disc $+14 -78 -20 6
    disc $-30 78 -20 20
    disc $+14 78 -20 6`,
  ),
  crossbow: sketched(
    [190, 110, 30, '#8a5a38'],
    `path $ M -90 -48 L -84 -24 L -40 -32 L 70 -50 L 70 -62 L -30 -60 Z
    path $-20 M -24 -44 L -12 -44 L -18 -16 L -30 -18 Z
    curve iron 8 M 46 -108 Q 84 -56 46 -2
    line #efe6d0 2.4 46 -106 -8 -56 46 -4
    line wood 4 -8 -62 76 -62
    poly iron 74 -68 92 -62 74 -56`,
  ),
  armor: sketched(
    [120, 210, 104, '#aeb6c0'],
    `path red M -4 -206 Q -30 -214 -34 -190 Q -18 -196 -4 -192 Z
    box $-20 -26 -80 22 76 6
    box $-20 4 -80 22 76 6
    path $ M -34 -6 L -4 -6 L -4 0 L -38 0 Z
    path $ M 34 -6 L 4 -6 L 4 0 L 38 0 Z
    box $ -56 -136 22 64 9
    box $ 34 -136 22 64 9
    path $ M -36 -140 Q 0 -156 36 -140 L 30 -78 Q 0 -68 -30 -78 Z
    path $+26 M -4 -142 L 4 -142 L 4 -80 L -4 -80 Z
    disc $-12 -42 -134 18
    disc $-12 42 -134 18
    path $-24 M -32 -82 L 32 -82 L 36 -60 L 0 -54 L -36 -60 Z
    path $ M -24 -156 L -24 -186 Q -22 -204 0 -204 Q 22 -204 24 -186 L 24 -156 Q 0 -144 -24 -156 Z
    box ink -18 -184 36 7 2
    4x 8 0 line ink 2 -12 -170 -12 -158`,
  ),
  'shipping container': sketched(
    [260, 120, 150, '#c0503a'],
    `box $ -128 -116 256 112 2
    16x 15.6 0 box $-18 -122 -108 7 96 1
    box $-30 -128 -116 256 9 1
    box $-30 -128 -12 256 10 1
    box $+10 74 -108 50 96 1
    2x 24 0 line steel 3 88 -106 88 -14
    box ink -128 -4 20 4 0
    box ink 108 -4 20 4 0`,
    { surface: -116 },
  ),
  pallet: sketched(
    [200, 60, 9, '#c89a64'],
    `5x 0 0 box $-20 -96 -8 192 8 1
    3x 78 0 box $-30 -94 -36 34 30 1
    box $ -98 -50 196 14 2
    5x 40 0 box $+14 -96 -50 32 6 1
    box $ -98 -10 196 9 2`,
    { surface: -50 },
  ),
  'manhole cover': sketched(
    [170, 80, 8, '#6a6e76'],
    `oval #4a4a50 0 -38 84 37
    oval $ 0 -41 78 34
    oval $-24 0 -41 62 26
    oval $ 0 -41 56 23
    5x 20 0 line $-34 4 -40 -50 -40 -32
    disc ink -66 -41 5
    disc ink 66 -41 5`,
  ),
  weathervane: sketched(
    [150, 180, 60, '#b5792a'],
    `line iron 5 0 0 0 -104
    line iron 4 -44 -52 44 -52
    text ink 19 -56 -52 W
    text ink 19 56 -52 E
    line iron 4 -70 -100 70 -100
    poly iron 62 -112 80 -100 62 -88
    poly iron -84 -114 -58 -100 -84 -86 -76 -100
    path $ M -40 -110 Q -52 -160 -28 -166 Q -14 -150 -10 -136 Q 8 -128 18 -146 Q 20 -170 36 -172 Q 44 -158 40 -144 Q 34 -106 4 -102 L -16 -102 Q -34 -102 -40 -110 Z
    path red M 22 -164 Q 22 -178 30 -174 Q 36 -182 40 -170 Z
    poly $ 42 -164 54 -158 42 -154`,
  ),
  sundial: sketched(
    [150, 120, 48, '#b9b3a8'],
    `box $-24 -44 -10 88 10 3
    poly $-10 -22 -66 22 -66 32 -10 -32 -10
    oval $-20 0 -66 70 16
    oval $+20 0 -72 68 15
    poly #b5792a -6 -74 36 -74 36 -116
    poly ink@40 -6 -73 -50 -66 34 -73
    text ink 12 -44 -73 IX
    text ink 12 54 -70 III
    text ink 12 2 -82 XII`,
  ),
  loom: sketched(
    [180, 170, 80, '#a8713f'],
    `box $ -86 -166 14 166 3
    box $ 72 -166 14 166 3
    box $-16 -90 -160 180 14 5
    box $-16 -90 -34 180 14 5
    20x 7 0 line #f4ecd8 2 -66 -148 -66 -90
    box #c0392f -68 -90 136 14 0
    box #f2c230 -68 -76 136 10 0
    box #3576c9 -68 -66 136 14 0
    box #3f9a52 -68 -52 136 10 0
    box #c0392f -68 -42 136 9 0
    box $+20 -84 -108 168 9 3
    path wood M 20 -96 Q 44 -104 66 -96 Q 44 -88 20 -96 Z`,
  ),
  'spinning wheel': sketched(
    [190, 160, 70, '#9a6a43'],
    `line $-20 8 -60 -40 -74 0
    line $-20 8 -20 -44 -14 0
    line $-20 8 60 -54 74 0
    poly $ -90 -34 86 -64 86 -52 -90 -22
    line $ 8 -40 -40 -34 -92
    line #efe6d0 2 -34 -152 66 -96
    line #efe6d0 2 -34 -32 66 -84
    ring $ 11 -34 -92 58
    line $ 5 -34 -148 -34 -36
    line $ 5 -90 -92 22 -92
    line $ 5 -74 -132 6 -52
    line $ 5 6 -132 -74 -52
    disc $-30 -34 -92 9
    line $ 8 66 -58 66 -100
    oval #f4ecd8 66 -106 11 20`,
  ),
  'fire pit': sketched(
    [190, 130, 44, '#8d8983'],
    `path #f2832a M -50 -50 Q -60 -96 -24 -110 Q -30 -80 -8 -90 Q -14 -124 12 -130 Q 8 -100 28 -92 Q 44 -84 40 -108 Q 66 -84 50 -50 Z
    path #ffd24a M -28 -48 Q -32 -78 -10 -84 Q -8 -98 4 -104 Q 4 -82 18 -76 Q 32 -66 26 -48 Z
    line wood 11 -44 -48 30 -66
    line wood 11 44 -48 -30 -66
    path $ M -84 -46 L 84 -46 L 74 0 L -74 0 Z
    4x 42 0 box $-16 -80 -44 36 19 5
    4x 40 0 box $+12 -68 -22 34 19 5`,
  ),
  windsock: sketched(
    [170, 170, 110, '#f0703a'],
    `line steel 7 -64 0 -64 -164
    line steel 4 -64 -158 -40 -158
    path $ M -44 -166 L 80 -128 L 80 -104 L -44 -116 Z
    path white M -14 -157 L 16 -148 L 16 -111 L -14 -114 Z
    path white M 46 -139 L 66 -133 L 66 -105 L 46 -108 Z
    oval $-30 -44 -141 7 25`,
  ),
  buoy: sketched(
    [110, 170, 70, '#d8433b'],
    `path water@70 M -54 -14 Q -28 -26 0 -14 Q 28 -2 54 -14 L 54 0 L -54 0 Z
    line iron 5 -18 -70 -8 -130
    line iron 5 18 -70 8 -130
    line iron 3 -14 -100 14 -100
    box yellow -9 -148 18 18 5
    disc #fff6c8 0 -154 8
    path $ M -42 -14 L -24 -72 L 24 -72 L 42 -14 Q 0 -4 -42 -14 Z
    path white M -36 -34 L -30 -52 L 30 -52 L 36 -34 Z`,
  ),
  awning: sketched(
    [240, 90, 60, '#d8433b'],
    `line steel 4 -112 -22 -112 -80
    line steel 4 112 -22 112 -80
    poly $ -100 -88 100 -88 118 -34 -118 -34
    4x 53 0 poly white -84 -88 -58 -88 -68 -34 -98 -34
    9x 26 0 path $ M -118 -34 L -92 -34 Q -92 -16 -105 -14 Q -118 -16 -118 -34 Z
    4x 52 0 path white M -92 -34 L -66 -34 Q -66 -16 -79 -14 Q -92 -16 -92 -34 Z`,
  ),
  gargoyle: sketched(
    [150, 150, 60, '#8d8c92'],
    `box $-30 -60 -22 120 22 3
    path $-20 M -30 -60 Q -74 -130 -70 -146 Q -40 -136 -10 -80 Z
    path $ M -44 -22 Q -52 -70 -10 -80 Q 30 -86 34 -22 Z
    path $+10 M 2 -76 Q -4 -116 30 -120 Q 66 -116 62 -90 Q 52 -68 24 -68 Z
    poly $-20 14 -114 6 -140 28 -120
    poly $-20 46 -116 58 -140 56 -108
    disc #ffd84a 34 -102 5
    disc ink 35 -102 2.4
    path ink M 36 -84 L 62 -88 L 58 -78 Z
    3x 7 0 poly white 40 -85 45 -86 42 -78
    path $-10 M 12 -22 L 20 -50 L 44 -22 Z
    curve $-20 8 M -44 -26 Q -72 -30 -62 -56`,
  ),
  'rubber band': sketched(
    [150, 80, 6, '#d89a54'],
    `curve $ 9 M -60 -36 Q -66 -68 -20 -62 Q 20 -56 50 -68 Q 76 -60 62 -28 Q 40 -6 0 -18 Q -52 -6 -60 -36 Z`,
  ),
  zipper: sketched(
    [70, 170, 18, '#3576c9'],
    `box $ -32 -168 26 168 2
    box $ 6 -168 26 168 2
    9x 0 9 box steel -8 -80 9 5 1
    9x 0 9 box steel -1 -76 9 5 1
    poly $ -6 -168 -26 -168 -8 -84
    poly $ 6 -168 26 -168 8 -84
    8x 1.9 10 box steel -24 -164 9 5 1
    8x -1.9 10 box steel 15 -164 9 5 1
    path steel-20 M -11 -92 L 11 -92 L 8 -70 L -8 -70 Z
    box steel -6 -74 12 30 4`,
  ),
};
