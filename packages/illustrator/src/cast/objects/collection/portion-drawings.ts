import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';

/** Portions and heaps: a slice, a half, a bunch, a stack or a pile of something, and small things of the table. */
export const PORTION_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  'slice of cake': sketched(
    [150, 110, 11, '#f4a6bc'],
    `oval #dfe3e6 0 -10 72 10
    oval white 0 -13 70 9
    poly #d9a05a -56 -20 40 -14 40 -66 -56 -72
    poly #e8b97a 40 -14 62 -30 62 -80 40 -66
    poly #fff4e0 -56 -42 40 -37 40 -46 -56 -51
    poly #fff4e0 40 -37 62 -50 62 -59 40 -46
    path $ M -58 -72 L 40 -66 L 64 -82 L 10 -92 Z
    path $-10 M -58 -72 L 40 -66 L 40 -54 Q 30 -46 22 -56 Q 8 -46 -4 -58 Q -20 -48 -30 -60 Q -46 -52 -58 -62 Z
    disc red 22 -90 11
    path leaf M 22 -100 Q 32 -110 38 -100 Q 30 -94 22 -100 Z`,
  ),
  'slice of pie': sketched(
    [150, 90, 9, '#c0392f'],
    `oval #dfe3e6 0 -10 72 10
    oval white 0 -13 70 9
    poly $ -58 -18 36 -14 36 -44 -58 -46
    poly #d9a05a 36 -14 66 -30 66 -66 36 -46
    path #e8b97a M -60 -48 L 36 -44 L 68 -68 L 4 -76 Z
    path #d08a3e M 36 -44 L 68 -68 L 72 -58 L 38 -34 Z
    3x 22 -3 line #c98a44 3 -24 -54 8 -68
    5x 18 0 disc $-24 -46 -30 6
    path white M -4 -70 Q 0 -90 20 -86 Q 30 -70 14 -64 Z`,
  ),
  'slice of bread': sketched(
    [110, 110, 12, '#b5702f'],
    `path $ M -44 0 L -44 -60 Q -58 -70 -52 -90 Q -40 -108 0 -108 Q 40 -108 52 -90 Q 58 -70 44 -60 L 44 0 Q 0 6 -44 0 Z
    path #f4dcae M -36 -6 L -36 -62 Q -48 -72 -44 -86 Q -34 -100 0 -100 Q 34 -100 44 -86 Q 48 -72 36 -62 L 36 -6 Q 0 -1 -36 -6 Z
    5x 15 0 oval #e0bd84 -28 -70 3 2
    4x 17 0 oval #e0bd84 -24 -44 3 2
    4x 16 0 oval #e0bd84 -26 -22 3 2`,
  ),
  'slice of lemon': sketched(
    [110, 110, 8, '#f8dc3a'],
    `disc $ 0 -54 52
    disc #fdf6d0 0 -54 45
    disc $+20 0 -54 40
    line #fdf6d0 5 0 -94 0 -14
    line #fdf6d0 5 -40 -54 40 -54
    line #fdf6d0 5 -28 -82 28 -26
    line #fdf6d0 5 28 -82 -28 -26
    disc #fdf6d0 0 -54 7`,
  ),
  'half an apple': sketched(
    [110, 120, 9, '#d8303a'],
    `line wood 5 2 -92 8 -116
    path $ M 0 -92 Q -30 -108 -48 -80 Q -60 -40 -30 -6 Q -14 4 0 -4 Q 14 4 30 -6 Q 60 -40 48 -80 Q 30 -108 0 -92 Z
    path #fbf3d8 M 0 -84 Q -28 -98 -41 -76 Q -52 -40 -26 -12 Q -12 -4 0 -10 Q 12 -4 26 -12 Q 52 -40 41 -76 Q 28 -98 0 -84 Z
    path #f0e2b8 M 0 -66 Q -18 -48 0 -26 Q 18 -48 0 -66 Z
    oval #5a3018 -5 -46 3 7
    oval #5a3018 5 -46 3 7`,
  ),
  'bunch of bananas': sketched(
    [150, 120, 14, '#f8d23a'],
    `path $-14 M 30 -108 Q 76 -70 50 -8 Q 44 -2 38 -8 Q 44 -60 14 -98 Z
    path $ M 24 -106 Q 40 -60 4 -10 Q -4 -4 -8 -12 Q 12 -60 8 -100 Z
    path $-8 M 18 -106 Q -4 -60 -50 -34 Q -58 -34 -56 -42 Q -20 -66 2 -102 Z
    path #8a6a24 M 2 -100 L 8 -118 L 26 -116 L 32 -104 Z
    disc #5a4018 44 -7 5
    disc #5a4018 -2 -8 5
    disc #5a4018 -54 -38 5`,
  ),
  'bunch of balloons': sketched(
    [150, 230, 110, '#d8433b'],
    `3x 14 0 line #8a8a94 1.6 -14 -120 0 -30
    curve #8a8a94 1.6 M -44 -134 Q -20 -80 0 -30 M 44 -134 Q 20 -80 0 -30 M 0 -30 L 4 0
    oval $ -40 -160 28 34
    oval #3576c9 40 -160 28 34
    oval #f2c230 0 -140 28 34
    oval #3f9a52 -20 -194 28 34
    oval #b04ac0 24 -194 28 34
    5x 0 0 oval white@50 -48 -172 6 9
    oval white@50 32 -172 6 9
    oval white@50 -8 -152 6 9
    oval white@50 -28 -206 6 9
    oval white@50 16 -206 6 9`,
  ),
  'stack of coins': sketched(
    [150, 120, 7, '#e3bd4f'],
    `6x 0 -14 box $-24 -62 -16 62 14 4
    6x 0 -14 box $ -62 -18 62 9 4
    oval $+30 -31 -88 31 8
    4x 0 -14 box $-24 8 -16 58 14 4
    4x 0 -14 box $ 8 -18 58 9 4
    oval $+30 37 -60 29 8`,
  ),
  'stack of plates': sketched(
    [170, 90, 11, '#f4f1ea'],
    `7x 0 -10 path $-20 M -76 -14 Q -60 0 -30 0 L 30 0 Q 60 0 76 -14 Z
    7x 0 -10 path $ M -76 -16 Q -60 -4 -30 -4 L 30 -4 Q 60 -4 76 -16 Z
    oval $-10 0 -77 76 9
    oval $+20 0 -78 52 6`,
  ),
  'stack of boxes': sketched(
    [170, 190, 100, '#c89a64'],
    `box $ -80 -80 90 80 2
    box $-14 14 -66 66 66 2
    box $+14 -56 -142 74 62 2
    box $-8 -34 -186 46 44 2
    3x 0 0 box #e8d2a0 -44 -80 16 30 0
    box #e8d2a0 40 -66 12 24 0
    box #e8d2a0 -26 -142 13 24 0
    box #e8d2a0 -15 -186 9 18 0`,
  ),
  'stack of paper': sketched(
    [150, 80, 8, '#f8f6f1'],
    `9x 0 -6 poly $-18 -70 0 60 0 70 -14 -60 -14
    9x 0 -6 poly $ -70 -3 60 -3 70 -15 -60 -15
    poly $+40 -66 -54 58 -54 66 -64 -56 -64
    3x 4 -3 line steel 1.6 -40 -56 40 -56`,
  ),
  'pile of bricks': sketched(
    [190, 110, 30, '#b5563c'],
    `4x 46 0 box $ -92 -34 42 32 2
    3x 46 0 box $-14 -69 -69 42 32 2
    2x 46 0 box $ -46 -104 42 32 2
    4x 46 0 box $+20 -92 -34 42 7 2
    3x 46 0 box $+10 -69 -69 42 7 2
    2x 46 0 box $+20 -46 -104 42 7 2`,
  ),
  'pile of stones': sketched(
    [190, 120, 40, '#9a968e'],
    `oval $-20 -60 -22 36 22
    oval $ 4 -20 38 21
    oval $-14 64 -20 32 20
    oval $+10 -34 -56 34 20
    oval $-8 32 -54 34 20
    oval $+16 0 -88 30 19
    oval white@20 -6 -94 14 6`,
  ),
  'pile of leaves': sketched(
    [200, 100, 40, '#d8772a'],
    `path $-20 M -96 0 Q -70 -60 -20 -78 Q 10 -96 40 -72 Q 84 -50 96 0 Z
    6x 30 0 path #e0a030 M -90 -4 Q -92 -30 -72 -34 Q -62 -18 -72 -2 Z
    5x 32 0 path #c0402a M -70 -20 Q -76 -48 -54 -52 Q -44 -34 -56 -18 Z
    4x 30 0 path $ M -52 -40 Q -56 -66 -36 -70 Q -26 -54 -38 -36 Z
    3x 28 0 path #e8b83a M -30 -58 Q -32 -82 -14 -86 Q -4 -70 -16 -54 Z
    2x 90 0 path #c0402a M -60 -70 Q -66 -90 -50 -92 Q -42 -80 -60 -70 Z`,
  ),
  'bunch of keys': sketched(
    [130, 140, 12, '#d9a83a'],
    `ring steel 8 0 -108 26
    ring $ 9 -34 -66 13
    line $ 9 -40 -54 -54 -8
    line $ 7 -50 -20 -38 -16
    line $ 7 -53 -8 -42 -5
    ring $-20 9 0 -66 13
    line $-20 9 0 -52 0 -2
    line $-20 7 0 -14 12 -14
    line $-20 7 0 -4 12 -4
    ring steel 9 34 -66 13
    line steel 9 40 -54 54 -8
    line steel 7 50 -20 62 -24
    line steel 7 53 -8 64 -12`,
  ),
  'wine bottle': sketched(
    [60, 190, 20, '#2f5a3a'],
    `box #8a1f34 -11 -188 22 34 3
    path $ M -10 -156 L 10 -156 L 11 -124 Q 28 -112 28 -92 L 28 -4 Q 0 2 -28 -4 L -28 -92 Q -28 -112 -11 -124 Z
    box #f6eeda -26 -82 52 54 2
    disc #7a2a5a -6 -64 6
    disc #7a2a5a 6 -64 6
    disc #7a2a5a 0 -53 6
    text #7a2a3a 17 0 -38 WINE
    box white@40 -22 -104 6 92 3`,
  ),
  'beer bottle': sketched(
    [60, 190, 15, '#8a4f20'],
    `box gold -10 -188 20 14 3
    path $ M -9 -176 L 9 -176 L 11 -124 Q 26 -108 26 -90 L 26 -4 Q 0 2 -26 -4 L -26 -90 Q -26 -108 -11 -124 Z
    box #f2c230 -25 -82 50 50 2
    text #5a2a10 19 0 -57 BEER
    box white@40 -20 -104 6 92 3`,
  ),
  'box of chocolates': sketched(
    [190, 90, 9, '#c02a44'],
    `poly $-20 -90 -56 90 -56 76 -88 -76 -88
    poly #4a1f24 -86 -10 86 -10 78 -56 -78 -56
    5x 32 0 oval #6a3a20 -64 -44 12 8
    5x 33 0 box #5a2e18 -78 -30 24 14 4
    3x 64 0 disc #f4ead6 -64 -46 4
    4x 33 0 line #d9a05a 3 -74 -26 -58 -22
    box $ -92 -14 184 14 3`,
  ),
  'carton of eggs': sketched(
    [200, 90, 9, '#a8a29a'],
    `6x 30 0 oval #f4e2cc -76 -44 12 17
    5x 30 0 oval #e8c8a4 -61 -54 11 15
    path $ M -96 -36 Q -92 0 -80 0 L 80 0 Q 92 0 96 -36 Z
    6x 30 0 path $-20 M -90 -36 Q -76 -18 -62 -36 Q -70 -6 -76 -6 Q -82 -6 -90 -36 Z`,
  ),
  'pot of gold': sketched(
    [130, 120, 30, '#2b2b33'],
    `7x 15 0 disc gold -45 -84 14
    5x 16 0 disc gold+20 -32 -98 14
    3x 16 0 disc gold -16 -108 12
    path $ M -56 -82 L 56 -82 Q 74 -40 46 -10 Q 0 4 -46 -10 Q -74 -40 -56 -82 Z
    box $+20 -62 -90 124 13 6
    box $ -40 -10 12 10 2
    box $ 28 -10 12 10 2`,
  ),
  torch: sketched(
    [80, 190, 40, '#8a5a38'],
    `path #f2702a M -26 -120 Q -40 -156 -10 -190 Q -8 -168 8 -164 Q 40 -146 26 -120 Z
    path #ffd24a M -14 -120 Q -20 -144 0 -164 Q 20 -144 14 -120 Z
    poly $ -9 -104 9 -104 6 0 -6 0
    path $-30 M -26 -122 L 26 -122 L 16 -96 L -16 -96 Z
    3x 0 9 line #d9b98a 3 -18 -116 18 -112`,
  ),
  whistle: sketched(
    [150, 100, 5, '#d8433b'],
    `curve ink 4 M -66 -76 Q -30 -110 10 -84
    path $ M -72 -78 L 40 -78 Q 76 -74 74 -38 Q 68 0 32 0 Q -6 0 -6 -38 L -6 -44 L -72 -48 Z
    box ink -14 -80 24 14 2
    disc $-30 34 -38 24
    disc #f4ead6 30 -32 11
    ring steel 4 74 -66 8`,
  ),
  ashtray: sketched(
    [140, 70, 4, '#8fa8b8'],
    `line white 8 -10 -36 52 -58
    disc #e0702a 55 -59 5
    2x 6 0 curve #cfd6da 3 M 56 -62 Q 48 -72 58 -80
    path $ M -66 -36 L 66 -36 Q 60 0 40 0 L -40 0 Q -60 0 -66 -36 Z
    oval $-30 0 -36 66 11
    oval #5a5a60 0 -35 46 6`,
  ),
};
