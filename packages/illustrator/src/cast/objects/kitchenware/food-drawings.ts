import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';

export const FOOD_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  vegetables: sketched(
    [176, 100, 24, '#d8433b'],
    `path #6f4a8f M -82 -22 Q -90 -58 -64 -66 Q -40 -70 -38 -40 Q -40 -6 -60 0 Q -78 0 -82 -22 Z
    path leaf-10 M -70 -64 Q -62 -82 -54 -66 Q -44 -72 -48 -58 Q -60 -54 -72 -60 Z
    box #7fae5a -14 -40 22 40 6
    disc leaf -24 -52 20
    disc leaf-8 2 -70 24
    disc leaf 24 -52 20
    disc leaf+14 0 -48 17
    disc leaf+10 -10 -76 9
    disc leaf+10 12 -60 9
    path yellow M 44 -16 Q 36 -62 58 -76 Q 80 -62 72 -16 Z
    path leaf M 40 0 Q 30 -34 50 -48 Q 52 -20 58 0 Z M 76 0 Q 88 -34 68 -48 Q 64 -20 60 0 Z
    disc $ -32 -20 21
    path leaf M -42 -38 L -32 -34 L -22 -40 L -28 -30 L -36 -30 Z
    path #e8832a M -8 -2 Q -4 -20 12 -20 L 76 -4 Q 78 0 74 2 L 6 2 Q -6 4 -8 -2 Z
    path leaf M -6 -10 Q -24 -14 -30 -8 Q -22 -4 -26 0 Q -14 2 -6 -2 Z
    line #c96a1c 2 20 -16 24 -8
    line #c96a1c 2 40 -10 42 -4`,
  ),
  fruit: sketched(
    [160, 84, 18, '#d8433b'],
    `path yellow M -70 -8 Q -74 -64 -30 -82 Q -22 -82 -24 -76 Q -50 -52 -44 -6 Z
    path yellow-14 M -56 -4 Q -60 -52 -26 -77 L -24 -76 Q -50 -52 -44 -6 Z
    box wood-30 -32 -84 7 8 2
    path #b8cf4a M 14 -10 Q 6 -48 22 -60 Q 28 -80 38 -62 Q 58 -44 46 -8 Z
    line wood-30 4 30 -70 34 -82
    disc #e8832a 8 -22 23
    disc $ -30 -24 25
    line wood-40 4 -30 -46 -26 -58
    path leaf M -26 -54 Q -10 -64 -4 -54 Q -14 -46 -26 -54 Z
    oval white@50 -40 -34 6 9 0.4
    disc #6f4fa0 52 -10 10
    disc #7b4fb0 66 -10 10
    disc #7b4fb0 59 -24 10
    disc #6f4fa0 72 -24 9
    disc #6f4fa0 47 -26 9
    disc #7b4fb0 64 -38 9
    curve leaf-10 4 M 62 -44 Q 60 -54 70 -56`,
  ),
  groceries: sketched(
    [110, 140, 30, '#c9a06a'],
    `box #e0b060 -36 -134 20 70 9
    path leaf M -6 -72 Q -18 -130 2 -138 Q 18 -132 10 -72 Z
    path leaf+20 M 4 -72 Q 6 -124 24 -128 Q 34 -112 20 -72 Z
    box white 22 -116 24 50 3
    box blue 22 -104 24 16 0
    disc red 10 -88 14
    disc #e8832a -12 -86 12
    poly $ -46 -84 46 -84 50 0 -50 0
    poly $-16 22 -84 46 -84 50 0 30 0
    poly $+18 -46 -84 -36 -78 -26 -84 -16 -78 -6 -84 4 -78 14 -84 24 -78 34 -84 46 -78 46 -74 -46 -74
    curve $-30@70 2 M -44 -50 Q 0 -44 46 -50`,
  ),
  cake: sketched(
    [150, 96, 18, '#f6b8c8'],
    `oval #e8ecf0 0 -4 74 7
    box #d89a5a -58 -64 116 60 6
    box #fff1dc -58 -38 116 9 0
    path $ M -60 -66 Q -60 -82 0 -84 Q 60 -82 60 -66 L 60 -52 Q 54 -40 48 -52 Q 42 -62 34 -50 Q 26 -38 18 -52 Q 10 -62 0 -48 Q -10 -38 -18 -52 Q -26 -62 -34 -50 Q -42 -40 -48 -52 Q -54 -62 -60 -50 Z
    oval $+16 0 -74 56 9
    7x 17 0 disc red -51 -74 4`,
    { surface: -74 },
  ),
  pumpkin: sketched(
    [124, 100, 20, '#e8802a'],
    `path #5f8a3f M -8 -74 Q -4 -92 -14 -98 L 2 -100 Q 8 -88 10 -74 Z
    oval $-14 -36 -40 26 38
    oval $-14 36 -40 26 38
    oval $ -18 -40 24 41
    oval $ 18 -40 24 41
    oval $+10 0 -40 18 41
    curve leaf-10 3 M 6 -80 Q 30 -94 36 -80 Q 38 -72 30 -74`,
  ),
  sausage: sketched(
    [140, 54, 8, '#a8502f'],
    `curve $ 34 M -46 -34 Q 0 -2 46 -34
    curve $+30@60 6 M -40 -40 Q 0 -14 38 -40
    curve $-34 3 M -20 -34 L -26 -16 M 0 -30 L 0 -8 M 20 -34 L 26 -16
    disc $-34 -58 -44 5
    disc $-34 58 -44 5`,
  ),
  dough: sketched(
    [130, 64, 13, '#ecd9b0'],
    `oval #f7f3ea 0 -4 64 7
    path $ M -52 -4 Q -60 -44 -20 -56 Q 10 -70 36 -50 Q 60 -36 52 -4 Z
    path $+40@70 M -40 -34 Q -24 -52 4 -54 Q -14 -44 -24 -28 Z
    curve $-16 3 M 4 -34 Q 20 -38 28 -26 M -12 -18 Q 4 -24 18 -14`,
  ),
  ketchup: sketched(
    [56, 140, 18, '#cf2f2a'],
    `path white M -7 -140 L 7 -140 L 10 -112 L -10 -112 Z
    box white -14 -114 28 12 3
    path $ M -14 -102 Q -26 -92 -26 -74 L -26 -8 Q -26 0 -18 0 L 18 0 Q 26 0 26 -8 L 26 -74 Q 26 -92 14 -102 Z
    box white -24 -66 48 34 3
    disc red 0 -50 11
    path leaf M -7 -60 L 0 -56 L 7 -60 L 4 -54 L -4 -54 Z
    box white@50 -20 -90 6 80 3`,
  ),
  mustard: sketched(
    [56, 140, 18, '#f0c02a'],
    `path red M -7 -140 L 7 -140 L 10 -112 L -10 -112 Z
    box red -14 -114 28 12 3
    path $ M -14 -102 Q -26 -92 -26 -74 L -26 -8 Q -26 0 -18 0 L 18 0 Q 26 0 26 -8 L 26 -74 Q 26 -92 14 -102 Z
    box white -24 -66 48 34 3
    text #8a6a10 11 0 -46 MUSTARD
    box white@50 -20 -90 6 80 3`,
  ),
  jam: sketched(
    [80, 92, 11, '#b8243f'],
    `box $ -34 -72 68 72 10
    box glass@60 -36 -76 72 76 10
    path #e8504a M -38 -90 L 38 -90 L 44 -68 L 30 -72 L 16 -66 L 0 -72 L -16 -66 L -30 -72 L -44 -68 Z
    6x 13 0 disc white -32 -82 3
    box white -24 -54 48 30 3
    path red M 0 -46 Q 12 -50 10 -38 Q 6 -30 0 -28 Q -6 -30 -10 -38 Q -12 -50 0 -46 Z
    path leaf M -6 -48 L 6 -48 L 0 -43 Z`,
  ),
  flour: sketched(
    [90, 120, 20, '#e9dcc0'],
    `path $ M -36 -106 L 36 -106 L 42 -4 Q 0 4 -42 -4 Z
    path $-16 M 14 -106 L 36 -106 L 42 -4 L 24 -1 Z
    box $-22 -38 -120 76 18 3
    line $-40 2 -36 -112 36 -112
    text #6a4a28 17 0 -64 FLOUR
    path gold M 0 -20 L 0 -50 M 0 -44 Q -12 -46 -12 -54 Q -2 -54 0 -44 M 0 -44 Q 12 -46 12 -54 Q 2 -54 0 -44 M 0 -32 Q -12 -34 -12 -42 Q -2 -42 0 -32 M 0 -32 Q 12 -34 12 -42 Q 2 -42 0 -32 Z
    line gold-20 3 0 -18 0 -48`,
  ),
  sugar: sketched(
    [110, 110, 18, '#f2f4f8'],
    `path #5f93c9 M -46 -96 L 14 -96 L 20 -4 Q -12 4 -50 -4 Z
    box #4a78ad -48 -110 64 17 3
    text white 15 -16 -56 SUGAR
    box $-14 24 -24 24 24 2
    poly $ 24 -24 30 -30 54 -30 48 -24
    poly $-24 48 -24 54 -30 54 -6 48 0
    box $-14 14 -50 24 24 2
    poly $ 14 -50 20 -56 44 -56 38 -50
    poly $-24 38 -50 44 -56 44 -32 38 -26`,
  ),
  oil: sketched(
    [56, 150, 20, '#c9b02a'],
    `box wood -9 -150 18 16 3
    box glass -8 -136 16 36 2
    path glass M -8 -104 Q -26 -92 -26 -74 L -26 0 L 26 0 L 26 -74 Q 26 -92 8 -104 Z
    path $ M -24 -76 Q 0 -82 24 -76 L 24 -4 L -24 -4 Z
    box white -22 -58 44 36 3
    oval #6f8a2f -5 -42 7 10 0.5
    oval #55702a 8 -38 7 10 -0.4
    box white@50 -20 -90 6 84 3`,
  ),
  raspberry: sketched(
    [80, 90, 5, '#d43a5e'],
    `path leaf M 0 -74 L -26 -78 L -14 -68 L -26 -56 L 0 -64 L 26 -56 L 14 -68 L 26 -78 Z
    line leaf 4 0 -70 4 -90
    4x 14 0 disc $ -21 -54 9
    5x 14 0 disc $-8 -28 -42 9
    4x 14 0 disc $ -21 -30 9
    3x 14 0 disc $-8 -14 -18 9
    2x 14 0 disc $ -7 -8 8
    4x 14 0 disc $+45@80 -23 -57 2.6
    5x 14 0 disc $+45@80 -30 -45 2.6
    4x 14 0 disc $+45@80 -23 -33 2.6
    3x 14 0 disc $+45@80 -16 -21 2.6`,
  ),
  plum: sketched(
    [84, 92, 6, '#6f3a86'],
    `line wood-30 4 0 -70 6 -90
    path leaf M 6 -86 Q 26 -96 34 -82 Q 18 -72 6 -86 Z
    oval $ 0 -38 34 38
    curve $-30 3 M 0 -76 Q -16 -40 -2 -2
    oval $+40@70 16 -52 7 12 0.5`,
  ),
  cauliflower: sketched(
    [120, 90, 14, '#f4efdf'],
    `path leaf M -56 -46 Q -60 -4 -10 0 L 10 0 Q 60 -4 56 -46 Q 30 -40 20 -16 L -20 -16 Q -30 -40 -56 -46 Z
    disc $-8 -32 -48 22
    disc $-8 32 -48 22
    disc $ -14 -62 23
    disc $ 16 -62 22
    disc $ 0 -42 26
    disc $-10 -24 -60 6
    disc $-10 10 -70 6
    disc $-10 26 -48 6
    disc $-10 -6 -44 6
    path leaf+14 M -50 -30 Q -34 -2 0 0 Q -16 -18 -24 -34 Z M 50 -30 Q 34 -2 0 0 Q 16 -18 24 -34 Z`,
  ),
  radish: sketched(
    [80, 128, 12, '#c93a66'],
    `path leaf M -4 -62 Q -38 -86 -30 -122 Q -8 -110 0 -64 Z
    path leaf+12 M 0 -62 Q -6 -108 6 -128 Q 20 -108 6 -62 Z
    path leaf-8 M 4 -62 Q 34 -84 34 -114 Q 12 -104 0 -64 Z
    path $ M 0 -64 Q 36 -62 32 -36 Q 26 -16 6 -10 Q 2 -6 0 0 Q -2 -6 -6 -10 Q -26 -16 -32 -36 Q -36 -62 0 -64 Z
    oval white@60 -14 -46 5 9 0.4`,
  ),
  asparagus: sketched(
    [80, 130, 18, '#6fa04a'],
    `line $-10 13 -20 -4 -24 -92
    line $ 13 0 -4 0 -100
    line $-10 13 20 -4 24 -92
    path $-24 M -32 -88 Q -28 -124 -24 -126 Q -14 -116 -16 -88 Z
    path $-18 M -9 -96 Q -4 -130 0 -130 Q 8 -120 9 -96 Z
    path $-24 M 16 -88 Q 20 -124 26 -126 Q 34 -116 32 -88 Z
    3x 21 0 poly $-30 -25 -60 -18 -72 -15 -58
    box #d8b46a -34 -40 68 12 4
    box #eef2e2 -27 -6 54 6 3`,
  ),
  'roast chicken': sketched(
    [170, 92, 17, '#b8702f'],
    `oval white-6 0 -8 84 10
    oval white 0 -11 76 8
    path $ M -56 -16 Q -66 -64 -16 -74 Q 40 -84 52 -40 Q 58 -16 40 -14 Z
    path $-18 M 10 -30 Q 14 -58 44 -52 Q 66 -46 70 -58 Q 76 -58 78 -50 Q 76 -40 64 -36 Q 50 -14 24 -14 Q 10 -16 10 -30 Z
    disc white 74 -60 6
    disc white 81 -52 6
    path $-14 M -44 -20 Q -52 -42 -32 -46 Q -14 -44 -18 -24 Q -28 -14 -44 -20 Z
    path $+40@60 M -34 -58 Q -10 -72 18 -66 Q -6 -62 -26 -50 Z
    disc leaf -60 -14 8
    disc leaf+14 -70 -10 6
    disc #e8832a 62 -12 7
    disc red -48 -10 6`,
  ),
  'candy cane': sketched(
    [70, 140, 16, '#d8342f'],
    `curve white 18 M -18 0 L -18 -98 Q -18 -130 8 -130 Q 30 -130 28 -102
    5x 0 22 line $ 9 -27 -84 -9 -94
    line $ 9 -24 -118 -8 -104
    line $ 9 6 -140 8 -120
    line $ 9 18 -112 36 -114`,
  ),
  macaron: sketched(
    [110, 64, 4, '#e88fb0'],
    `path $ M -50 -36 Q -50 -64 0 -64 Q 50 -64 50 -36 Z
    11x 10 0 disc $-12 -50 -36 5
    box white -48 -34 96 12 5
    11x 10 0 disc $-12 -50 -20 5
    path $ M -50 -20 Q -48 0 0 0 Q 48 0 50 -20 Z
    oval $+50@70 -22 -52 14 5 -0.2`,
  ),
  'wedding cake': sketched(
    [140, 160, 44, '#faf6f0'],
    `oval steel 0 -4 68 6
    box $ -58 -52 116 48 5
    box $ -42 -96 84 46 5
    box $ -27 -134 54 40 5
    6x 20 0 curve #f2b8c6 4 M -56 -48 q 9 12 18 0
    5x 17 0 curve #f2b8c6 4 M -41 -92 q 8 11 16 0
    4x 13 0 curve #f2b8c6 4 M -26 -131 q 6 9 12 0
    disc #e2709a -30 -54 7
    disc #e2709a 20 -96 7
    disc #e2709a 34 -52 6
    box ink -8 -152 7 18 2
    disc #e8b890 -4.5 -156 4.5
    path white M 2 -134 L 5 -150 L 10 -134 Z
    disc #e8b890 5.5 -154 4.5
    path red M 0 -164 l 4 -4 q 3 4 -4 9 q -7 -5 -4 -9 Z`,
  ),
  'gingerbread man': sketched(
    [104, 124, 13, '#b8753a'],
    `disc $ 0 -98 25
    curve $ 27 M -36 -64 L 36 -64
    curve $ 34 M 0 -72 L 0 -46
    curve $ 27 M 0 -46 L -24 -14 M 0 -46 L 24 -14
    disc white -9 -102 3.4
    disc white 9 -102 3.4
    curve white 3 M -10 -90 Q 0 -82 10 -90
    disc red 0 -66 4
    disc leaf 0 -54 4
    curve white 3 M -44 -74 q 3 5 0 10 q -3 5 0 10 M 44 -74 q 3 5 0 10 q -3 5 0 10
    curve white 3 M -34 -20 q 6 0 8 4 q 4 3 8 3 M 34 -20 q -6 0 -8 4 q -4 3 -8 3`,
  ),
  'gingerbread house': sketched(
    [130, 120, 26, '#b8753a'],
    `box $ -46 -66 92 66 2
    poly $-14 -46 -66 0 -112 46 -66
    curve white 11 M -60 -58 L 0 -118 L 60 -58
    disc white -46 -56 7
    disc white -28 -60 6
    disc white 46 -56 7
    disc white 28 -60 6
    box #8a4f28 -12 -36 24 36 8
    disc yellow 6 -18 3
    box #ffe9a8 -38 -46 18 18 2
    box #ffe9a8 20 -46 18 18 2
    curve white 2 M -38 -37 h 18 M -29 -46 v 18 M 20 -37 h 18 M 29 -46 v 18
    disc red 0 -80 6
    disc leaf -14 -70 5
    disc yellow 14 -70 5
    path white M -64 0 Q -30 -12 0 -3 Q 30 -12 64 0 Z
    4x 34 0 disc red -52 -5 5`,
  ),
  chips: sketched(
    [110, 124, 18, '#e2a52a'],
    `poly $ -34 -116 34 -116 38 -6 -38 -6
    poly $-24 -34 -124 34 -124 34 -114 -34 -114
    poly $-24 -38 -8 38 -8 38 0 -38 0
    oval white 0 -74 28 16
    text red 16 0 -68 CHIPS
    oval #f2d27a -10 -36 14 9 0.4
    oval #eac25e 10 -28 14 9 -0.4
    oval #f2d27a 46 -6 12 6 0.2
    poly white@40 -30 -112 -22 -112 -26 -10 -34 -10`,
  ),
};
