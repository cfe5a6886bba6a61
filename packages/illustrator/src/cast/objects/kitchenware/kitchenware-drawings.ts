import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';
import { FOOD_DRAWINGS } from './food-drawings.ts';

export const KITCHENWARE_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  ...FOOD_DRAWINGS,
  'cutting board': sketched(
    [140, 84, 22, '#c99a63'],
    `box $-28 -64 -80 128 80 10
    box $ -64 -84 128 80 10
    4x 0 17 curve $-16@80 2 M -58 -66 Q -10 -72 56 -66
    box $-40 34 -76 22 10 5
    box #5a3a28 36 -75 18 8 4`,
  ),
  'rolling pin': sketched(
    [160, 34, 8, '#d6a66a'],
    `box $-26 -80 -24 40 14 7
    box $-26 40 -24 40 14 7
    box $ -50 -34 100 34 8
    box $+30@70 -46 -30 92 7 3
    box $-20@70 -48 -9 96 7 3`,
  ),
  whisk: sketched(
    [60, 150, 18, '#6d7480'],
    `box $-20 -7 -50 14 50 6
    box $-45 -8 -58 16 12 3
    curve steel-10 3 M -3 -56 Q -46 -110 0 -148 Q 46 -110 3 -56
    curve steel 3 M -2 -56 Q -26 -110 0 -148 Q 26 -110 2 -56
    curve steel+30 3 M 0 -56 L 0 -148`,
  ),
  spatula: sketched(
    [46, 150, 18, '#3a3f4a'],
    `box $ -6 -66 12 66 5
    line steel 6 0 -66 0 -96
    box $-10 -22 -150 44 56 6
    3x 12 0 box #cfdbe0 -15 -140 6 36 3`,
  ),
  ladle: sketched(
    [80, 150, 18, '#b4bcc6'],
    `line $-16 8 26 -30 26 -136
    curve $-16 7 M 26 -136 Q 26 -150 14 -146
    path $ M -34 -40 Q -34 0 0 0 Q 34 0 34 -40 Z
    oval $-30 0 -40 34 9`,
  ),
  colander: sketched(
    [150, 70, 15, '#d8564a'],
    `curve $-34 8 M -62 -58 Q -80 -54 -66 -42 M 62 -58 Q 80 -54 66 -42
    path $ M -64 -62 Q -58 -8 -22 -6 L 22 -6 Q 58 -8 64 -62 Z
    box $-28 -24 -8 48 8 3
    oval $-36 0 -62 64 9
    7x 16 0 disc $-60 -48 -46 3.4
    6x 16 0 disc $-60 -40 -32 3.4
    5x 15 0 disc $-60 -30 -18 3.2`,
  ),
  grater: sketched(
    [80, 124, 16, '#b9c1ca'],
    `curve ink 9 M -16 -104 Q -16 -122 0 -122 Q 16 -122 16 -104
    poly $ -20 -104 20 -104 38 0 -38 0
    poly $-22@80 20 -104 28 -104 50 -6 38 0
    4x 11 0 oval $-50 -16 -92 4 2.6
    4x 12 0 oval $-50 -18 -77 4 2.6
    4x 13 0 oval $-50 -20 -62 4 2.6
    4x 14 0 oval $-50 -22 -47 4 2.6
    4x 15 0 oval $-50 -24 -32 4 2.6
    4x 16 0 oval $-50 -26 -17 4 2.6
    box ink -40 -6 80 6 2`,
  ),
  'coffee machine': sketched(
    [110, 130, 24, '#3d424e'],
    `box $ -50 -130 100 40 8
    box $-16 -50 -100 34 96 4
    box $-30 -50 -12 100 12 4
    box #7d8794 -10 -92 44 8 2
    path glass M -10 -66 L 42 -66 Q 50 -14 42 -14 L -10 -14 Q -18 -14 -10 -66 Z
    path #4a2a1c M -13 -44 L 45 -44 Q 48 -14 42 -14 L -10 -14 Q -17 -20 -13 -44 Z
    curve ink 6 M 46 -56 Q 62 -42 46 -28
    disc red -32 -112 6
    disc white -12 -112 5
    box #9fd4c0 8 -120 32 16 3`,
  ),
  dishwasher: sketched(
    [100, 124, 50, '#e4e8ec'],
    `box $ -50 -124 100 120 4
    box $-16 -50 -124 100 20 4
    3x 14 0 disc ink -36 -114 4
    box #8fd0a8 12 -119 30 9 2
    box $-8 -46 -100 92 90 4
    box $-40 -34 -94 68 7 3
    box $-50 -46 -6 92 6 1
    oval glass 0 -50 24 24
    curve $-40 4 M -16 -50 L 16 -50 M -10 -62 L -10 -40 M 0 -62 L 0 -40 M 10 -62 L 10 -40`,
  ),
  jug: sketched(
    [100, 110, 19, '#5b93c9'],
    `curve $-24 11 M 26 -84 Q 58 -78 52 -50 Q 48 -26 24 -24
    path $ M -30 -102 L -44 -108 L -32 -88 Q -44 -40 -34 -8 Q -30 0 -20 0 L 20 0 Q 30 0 34 -8 Q 44 -40 26 -102 Z
    oval $-36 -3 -100 28 7
    path $+40@60 M -28 -78 Q -36 -40 -28 -14 L -22 -14 Q -28 -44 -20 -78 Z`,
  ),
  thermos: sketched(
    [56, 140, 20, '#2f7f6f'],
    `box steel -18 -140 36 34 6
    box steel-20 -22 -110 44 12 3
    box $ -26 -100 52 100 9
    box $+30@70 -20 -92 8 82 4
    box steel -26 -14 52 9 1`,
  ),
  tray: sketched(
    [170, 40, 9, '#b07b4a'],
    `path $-26 M -82 -34 Q -80 0 -66 0 L 66 0 Q 80 0 82 -34 Z
    oval $ 0 -30 82 12
    oval $-16 0 -28 70 8
    box $-60 -80 -26 14 7 3
    box $-60 66 -26 14 7 3`,
    { surface: -28 },
  ),
  corkscrew: sketched(
    [70, 120, 10, '#9a6a43'],
    `curve steel 5 M 0 -84 Q 18 -76 0 -68 Q -18 -60 0 -52 Q 18 -44 0 -36 Q -16 -28 0 -20 L 0 0
    line steel 7 0 -98 0 -80
    box $ -34 -120 68 24 11
    box $+30@60 -28 -116 56 6 3`,
  ),
  'oven mitt': sketched(
    [84, 110, 17, '#d2574a'],
    `path $ M -30 -24 L -32 -74 Q -32 -110 -2 -110 Q 26 -110 24 -74 L 24 -66 Q 42 -80 42 -58 Q 38 -38 24 -24 Z
    curve $-20@70 2.4 M -28 -84 L 20 -96 M -30 -64 L 22 -78 M -30 -44 L 22 -58 M -18 -30 L -18 -98 M 0 -30 L 0 -106
    box white -34 -26 62 26 5
    curve white 4 M 24 -8 Q 42 -6 34 -22`,
  ),
  scale: sketched(
    [110, 70, 12, '#e2e6ea'],
    `oval steel 0 -62 50 8
    box steel-16 -16 -62 32 14 2
    path $ M -40 -48 L 40 -48 L 54 0 L -54 0 Z
    disc white 0 -24 20
    ring ink 2.4 0 -24 20
    line red 3 0 -24 10 -38
    disc ink 0 -24 3
    line ink 2 0 -43 0 -39
    line ink 2 -19 -24 -15 -24
    line ink 2 19 -24 15 -24`,
    { surface: -66 },
  ),
  'pepper mill': sketched(
    [50, 130, 15, '#7a4a2c'],
    `disc steel 0 -124 6
    path $ M -14 -96 Q -22 -120 0 -120 Q 22 -120 14 -96 Z
    box $-24 -16 -98 32 8 3
    path $ M -14 -92 Q -6 -70 -12 -54 Q -26 -30 -24 0 L 24 0 Q 26 -30 12 -54 Q 6 -70 14 -92 Z
    path $+30@60 M -10 -86 Q -4 -66 -8 -52 Q -18 -26 -16 -6 L -11 -6 Q -12 -30 -3 -52 Q 0 -70 -6 -86 Z`,
  ),
  cauldron: sketched(
    [130, 100, 36, '#34363f'],
    `line $-20 9 -34 -12 -42 0
    line $-20 9 34 -12 42 0
    path $ M -54 -82 Q -78 -8 -20 -6 L 20 -6 Q 78 -8 54 -82 Z
    box $-20 -60 -92 120 14 7
    oval #6fae3f 0 -88 50 8
    disc #9fd86a -18 -90 6
    disc #9fd86a 14 -92 8
    disc #9fd86a 30 -88 4
    ring $-40 5 -62 -54 10
    ring $-40 5 62 -54 10`,
    { mouth: { x: 0, y: -86, radiusX: 50, radiusY: 8 } },
  ),
  barrel: sketched(
    [100, 120, 46, '#a8733f'],
    `path $ M -36 -114 Q -60 -60 -36 -4 Q 0 6 36 -4 Q 60 -60 36 -114 Z
    curve $-30 2.6 M -18 -116 Q -30 -60 -18 0 M 0 -114 L 0 2 M 18 -116 Q 30 -60 18 0
    oval $-34 0 -112 36 8
    path iron M -44 -92 Q 0 -80 44 -92 L 46 -80 Q 0 -68 -46 -80 Z
    path iron M -47 -40 Q 0 -28 47 -40 L 44 -28 Q 0 -16 -44 -28 Z
    disc $-60 0 -62 5`,
    { mouth: { x: 0, y: -112, radiusX: 36, radiusY: 8 } },
  ),
  'milk carton': sketched(
    [70, 124, 18, '#3f8fd0'],
    `box white -30 -84 60 84 2
    poly #e4e8ee 14 -84 30 -84 30 0 14 0
    poly $ -30 -84 30 -84 18 -110 -18 -110
    box $-20 -20 -124 40 16 2
    path $ M -30 -36 Q -14 -48 2 -34 Q 18 -24 30 -36 L 30 0 L -30 0 Z
    text ink 17 -2 -56 MILK`,
  ),
  'soda can': sketched(
    [60, 104, 9, '#d8342f'],
    `box steel -25 -104 50 12 4
    path $ M -27 -94 L 27 -94 L 27 -10 Q 0 0 -27 -10 Z
    box steel -25 -8 50 8 4
    path white M -27 -40 Q -8 -56 8 -42 Q 20 -34 27 -44 L 27 -30 Q 16 -22 4 -30 Q -10 -42 -27 -26 Z
    box white@40 -20 -90 7 78 3
    oval steel-30 0 -102 12 3`,
  ),
  juice: sketched(
    [90, 130, 14, '#f29a2a'],
    `line #e2433a 6 8 -20 28 -128
    path glass@70 M -34 -104 L 34 -104 L 26 0 L -26 0 Z
    path $ M -32 -84 L 32 -84 L 26 -4 L -26 -4 Z
    oval $+24 0 -84 32 5
    disc #f2832a -30 -104 18
    disc #ffd27a -30 -104 14
    curve #f2832a 2 M -30 -118 L -30 -90 M -44 -104 L -16 -104
    path white@50 M -26 -78 L -18 -78 L -14 -10 L -20 -10 Z`,
  ),
  milkshake: sketched(
    [84, 150, 17, '#f2a0b8'],
    `line #3f86c9 6 6 -90 24 -148
    disc white -14 -106 15
    disc white 12 -108 16
    disc white 0 -120 14
    disc red -4 -134 8
    path glass@80 M -32 -102 L 32 -102 L 20 -20 L -20 -20 Z
    path $ M -30 -96 L 30 -96 L 19 -24 L -19 -24 Z
    box glass-10 -5 -22 10 14 2
    oval glass-10 0 -5 24 5
    path white@50 M -24 -90 L -16 -90 L -11 -32 L -16 -32 Z`,
  ),
  perfume: sketched(
    [80, 110, 9, '#e2a0c0'],
    `box gold -10 -110 20 26 5
    box steel -7 -86 14 12 2
    box glass -36 -76 72 76 12
    box $ -30 -58 60 52 8
    box white -18 -48 36 24 3
    box white@60 -30 -70 7 60 3
    curve gold 4 M 10 -96 Q 34 -100 40 -92
    disc gold 42 -90 7`,
  ),
  napkin: sketched(
    [110, 62, 9, '#f2ead8'],
    `path $ M -52 0 L 0 -62 L 52 0 Z
    path $-16 M 0 -62 L 52 0 L 10 0 Z
    curve $-24 2 M 0 -62 L -18 0
    curve #d8564a 3 M -46 -3 L -4 -52`,
  ),
};
