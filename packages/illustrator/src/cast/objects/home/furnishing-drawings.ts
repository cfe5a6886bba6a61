import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';

export const FURNISHING_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  hammock: sketched(
    [220, 130, 100, '#d8564a'],
    `box wood -110 -130 14 130 4
    box wood 96 -130 14 130 4
    curve white-10 3 M -98 -100 L -72 -66 M -98 -100 L -66 -72 M 98 -100 L 72 -66 M 98 -100 L 66 -72
    path $ M -76 -70 Q 0 0 76 -70 Q 78 -60 66 -48 Q 0 8 -66 -48 Q -78 -60 -76 -70 Z
    path $-24 M -76 -70 Q 0 -6 76 -70 Q 0 -24 -76 -70 Z
    curve white@80 5 M -50 -40 Q -44 -30 -40 -26 M -16 -22 L -14 -8 M 16 -22 L 14 -8 M 50 -40 Q 44 -30 40 -26`,
    { surface: -34 },
  ),
  crib: sketched(
    [130, 110, 56, '#f2efe6'],
    `box #bcd8ee -52 -40 104 16 4
    oval white -34 -44 18 8
    box $-10 -60 -104 8 104 2
    box $-10 52 -104 8 104 2
    box $ -60 -92 120 9 3
    box $ -60 -24 120 9 3
    10x 11.5 0 box $-6 -54 -88 5 66 2
    disc $-20 -56 -106 7
    disc $-20 56 -106 7`,
    { inside: { left: -50, right: 50, top: -104, bottom: -38 } },
  ),
  'sleeping bag': sketched(
    [180, 60, 18, '#3f7fb8'],
    `path $-26 M -84 -4 Q -92 -52 -60 -56 L 70 -46 Q 92 -40 88 -4 Z
    path $ M -70 -2 Q -78 -46 -52 -48 L 68 -40 Q 84 -36 82 -2 Z
    oval white-6 -66 -30 20 20
    curve $-34 3 M -30 -47 L -30 -2 M 0 -45 L 0 -2 M 30 -43 L 30 -2
    curve steel 3 M -46 -22 L 80 -18`,
  ),
  'bunk bed': sketched(
    [160, 150, 100, '#a8733f'],
    `box white-4 -68 -52 136 18 4
    box #4f86c9 -34 -54 102 20 4
    box white -64 -62 28 12 5
    box white-4 -68 -118 136 18 4
    box #d8564a -34 -120 102 20 4
    box white -64 -128 28 12 5
    box $ -78 -150 10 150 2
    box $ 68 -150 10 150 2
    box $ -78 -36 156 10 2
    box $ -78 -102 156 10 2
    box $ -30 -138 106 6 2
    line $-20 5 40 0 40 -140
    line $-20 5 62 0 62 -140
    7x 0 -18 line $-20 5 40 -12 62 -12`,
    { surface: -118 },
  ),
  'rocking chair': sketched(
    [130, 130, 64, '#9a6a43'],
    `curve $-14 9 M -60 -16 Q 0 14 62 -14
    line $ 8 -34 -4 -30 -52
    line $ 8 36 -4 34 -52
    line $ 9 -30 -50 -50 -126
    line $ 9 -34 -126 -62 -122
    4x 4 16 line $-10 5 -54 -112 -40 -112
    line $-10 6 -46 -108 -30 -56
    box $ -38 -58 78 11 4
    line $ 8 -40 -82 36 -84
    line $ 7 32 -84 34 -54`,
    { surface: -58 },
  ),
  'office chair': sketched(
    [110, 140, 64, '#3a3f4c'],
    `box $ -34 -140 68 66 12
    box $+14 -26 -132 52 50 9
    line iron 8 0 -76 0 -58
    box $ -44 -62 88 18 8
    curve iron 7 M -46 -84 L -46 -58 M 46 -84 L 46 -58
    box ink -56 -90 20 8 4
    box ink 36 -90 20 8 4
    line steel 9 0 -46 0 -18
    line iron 7 0 -18 -42 -10
    line iron 7 0 -18 42 -10
    line iron 7 0 -18 0 -8
    disc ink -44 -6 6
    disc ink 44 -6 6
    disc ink 0 -6 6`,
    { surface: -62 },
  ),
  throne: sketched(
    [110, 170, 96, '#b8283a'],
    `path gold M -46 0 L -46 -130 Q -46 -150 0 -166 Q 46 -150 46 -130 L 46 0 Z
    path $ M -34 -66 L -34 -126 Q -32 -138 0 -150 Q 32 -138 34 -126 L 34 -66 Z
    disc gold 0 -160 8
    disc gold -44 -146 8
    disc gold 44 -146 8
    disc gold 0 -110 4
    disc gold -18 -98 3
    disc gold 18 -98 3
    disc gold 0 -88 3
    box gold-14 -54 -84 16 84 4
    box gold-14 38 -84 16 84 4
    box $-10 -40 -70 80 22 5
    box gold -40 -50 80 42 3
    box $-20 -30 -44 60 30 3`,
    { surface: -70 },
  ),
  nightstand: sketched(
    [90, 86, 34, '#a8774a'],
    `line $-24 8 -36 -6 -36 0
    line $-24 8 36 -6 36 0
    box $ -42 -78 84 74 4
    box $-16 -46 -86 92 11 3
    box $-12 -35 -70 70 28 3
    box $-12 -35 -38 70 28 3
    disc gold 0 -56 4
    disc gold 0 -24 4`,
    { surface: -86 },
  ),
  dresser: sketched(
    [140, 110, 54, '#a8774a'],
    `box $-30 -62 -8 12 8 2
    box $-30 50 -8 12 8 2
    box $ -66 -102 132 96 4
    box $-16 -70 -110 140 11 3
    3x 0 31 box $-12 -60 -94 57 26 3
    3x 0 31 box $-12 3 -94 57 26 3
    3x 0 31 box gold -40 -82 18 5 2
    3x 0 31 box gold 23 -82 18 5 2`,
    { surface: -110 },
  ),
  'floor lamp': sketched(
    [80, 180, 92, '#f0dca8'],
    `oval ink 0 -4 26 5
    line iron 6 0 -6 0 -134
    oval #fff6d0@50 0 -146 60 40
    poly $ -22 -178 22 -178 38 -132 -38 -132
    poly white@50 -22 -178 -8 -178 -14 -132 -38 -132
    line iron 2 12 -132 12 -112
    disc gold 12 -110 3`,
  ),
  chandelier: sketched(
    [170, 140, 50, '#e0b23f'],
    `line $-10 5 0 -140 0 -96
    disc $ 0 -92 9
    curve $ 6 M 0 -60 Q -30 -30 -66 -62 M 0 -60 Q 30 -30 66 -62 M 0 -56 Q -16 -30 -36 -54 M 0 -56 Q 16 -30 36 -54
    path $ M -10 -94 Q -18 -60 0 -42 Q 18 -60 10 -94 Z
    box white -70 -90 9 28 2
    box white 61 -90 9 28 2
    box white -40 -82 9 28 2
    box white 31 -82 9 28 2
    path #ffb02a M -66 -92 q -8 -10 1 -20 q 8 10 -1 20 M 65 -92 q -8 -10 1 -20 q 8 10 -1 20 M -36 -84 q -8 -10 1 -20 q 8 10 -1 20 M 35 -84 q -8 -10 1 -20 q 8 10 -1 20 Z
    path glass M -30 -44 l 5 14 l -5 6 l -5 -6 Z M 30 -44 l 5 14 l -5 6 l -5 -6 Z M 0 -40 l 7 22 l -7 10 l -7 -10 Z M -58 -50 l 4 12 l -4 5 l -4 -5 Z M 58 -50 l 4 12 l -4 5 l -4 -5 Z`,
  ),
  rug: sketched(
    [210, 54, 18, '#b8443c'],
    `poly $-30 -100 -6 -74 -50 74 -50 100 -6
    poly $ -94 -8 -72 -48 72 -48 94 -8
    poly #f0d9a0 -80 -14 -64 -43 64 -43 80 -14
    poly $-10 -72 -17 -58 -40 58 -40 72 -17
    path #f0d9a0 M 0 -38 L 24 -28 L 0 -19 L -24 -28 Z M -46 -34 L -34 -28 L -46 -22 L -58 -28 Z M 46 -34 L 58 -28 L 46 -22 L 34 -28 Z
    26x 8 0 line #f0d9a0 2.4 -100 -6 -101 0`,
  ),
  curtain: sketched(
    [150, 150, 110, '#a8384a'],
    `box glass -44 -132 88 124 2
    box white -3 -132 6 124 0
    box white -44 -76 88 5 0
    line wood 8 -72 -142 72 -142
    disc gold -74 -142 7
    disc gold 74 -142 7
    path $ M -66 -140 L -8 -140 Q -12 -80 -44 -64 Q -34 -30 -36 0 L -66 0 Z
    path $ M 66 -140 L 8 -140 Q 12 -80 44 -64 Q 34 -30 36 0 L 66 0 Z
    curve $-26 3 M -54 -138 Q -58 -80 -54 0 M -38 -138 Q -38 -90 -54 -66 M -22 -138 Q -26 -96 -50 -68 M 54 -138 Q 58 -80 54 0 M 38 -138 Q 38 -90 54 -66 M 22 -138 Q 26 -96 50 -68
    line gold 6 -66 -64 -40 -64
    line gold 6 66 -64 40 -64`,
  ),
  window: sketched(
    [120, 140, 80, '#f4f1ea'],
    `box $-22 -60 -140 120 132 3
    box $ -56 -136 112 124 2
    box #9fd4f2 -48 -128 96 108 0
    path #dff2fb M -48 -70 L -6 -128 L 14 -128 L -48 -42 Z
    path white@80 M -26 -40 q 2 -12 14 -10 q 6 -12 18 -4 q 12 -2 12 10 q 0 4 -4 4 h -36 q -4 0 -4 0 Z
    box $ -4 -136 8 124 0
    box $ -56 -80 112 7 0
    box $-12 -68 -14 136 14 3`,
  ),
  candle: sketched(
    [80, 130, 16, '#f2e6c8'],
    `oval #b4bcc6 0 -6 38 7
    oval #d3d9df 0 -8 34 5
    path #ff9a2a M 0 -84 Q -18 -100 0 -130 Q 20 -102 0 -84 Z
    path #ffe06a M 0 -86 Q -9 -98 0 -114 Q 11 -98 0 -86 Z
    box $ -19 -78 38 70 5
    oval $+30 0 -77 19 5
    path $+22 M -19 -76 L -19 -54 Q -15 -46 -11 -56 Q -8 -64 -4 -58 L -2 -72 Z
    box $-16@70 8 -72 11 62 3
    line ink 3 0 -76 0 -86`,
  ),
  candlestick: sketched(
    [110, 140, 26, '#d8a93a'],
    `oval $-20 0 -5 30 6
    path $ M -24 -6 Q -4 -14 -5 -60 L 5 -60 Q 4 -14 24 -6 Z
    curve $ 7 M -44 -78 Q -44 -46 0 -46 Q 44 -46 44 -78
    disc $ 0 -50 8
    box $ -54 -84 20 8 3
    box $ 34 -84 20 8 3
    box $ -10 -86 20 8 3
    line $ 6 0 -50 0 -84
    box white -49 -110 10 27 2
    box white 39 -110 10 27 2
    box white -5 -118 10 33 2
    path #ffa82a M -44 -112 q -8 -10 0 -20 q 8 10 0 20 M 44 -112 q -8 -10 0 -20 q 8 10 0 20 M 0 -120 q -8 -10 0 -20 q 8 10 0 20 Z`,
  ),
  'coat rack': sketched(
    [100, 170, 96, '#8a5a38'],
    `line $-10 8 0 -6 -30 0
    line $-10 8 0 -6 30 0
    line $ 8 0 -2 0 -166
    disc $ 0 -166 7
    curve $ 6 M 0 -136 Q -34 -134 -34 -154 M 0 -136 Q 34 -134 34 -154 M 0 -112 Q -26 -112 -26 -128 M 0 -112 Q 26 -112 26 -128
    path #4f6fa8 M 26 -126 Q 14 -116 14 -100 L 10 -48 L 44 -48 L 40 -100 Q 38 -118 26 -126 Z
    line #3a5488 2 27 -120 27 -50
    oval #b8483c -34 -150 19 5
    path #b8483c M -46 -151 Q -46 -168 -34 -168 Q -22 -168 -22 -151 Z`,
  ),
  pedestal: sketched(
    [90, 110, 56, '#dcd8ce'],
    `box $-14 -42 -14 84 14 2
    box $ -36 -24 72 11 2
    poly $ -26 -24 -24 -90 24 -90 26 -24
    poly $-16 8 -24 8 -90 24 -90 26 -24
    3x 14 0 line $-20@80 3 -16 -28 -15 -86
    box $-6 -34 -98 68 10 3
    box $ -42 -110 84 13 3`,
    { surface: -110 },
  ),
  safe: sketched(
    [100, 110, 40, '#5f6874'],
    `box ink -42 -8 16 8 2
    box ink 26 -8 16 8 2
    box $ -50 -108 100 102 6
    box $-20 -42 -100 84 86 4
    box $+10 -37 -95 74 76 3
    disc $-40 -4 -58 19
    disc steel -4 -58 15
    line ink 3 -4 -72 -4 -64
    line ink 3 -4 -52 -4 -44
    line ink 3 -18 -58 -10 -58
    line ink 3 2 -58 10 -58
    line steel 6 26 -70 26 -46
    disc steel 26 -58 7`,
  ),
  beanbag: sketched(
    [130, 86, 38, '#5f9ac9'],
    `path $ M -60 -8 Q -70 -54 -30 -66 Q -16 -88 8 -84 Q 30 -82 36 -60 Q 66 -44 60 -8 Q 40 4 0 2 Q -40 4 -60 -8 Z
    path $-20@80 M -34 -60 Q -2 -36 36 -58 Q 12 -40 -10 -42 Q -26 -46 -34 -60 Z
    curve $-26 3 M 2 -82 Q 8 -60 0 -42 M -44 -52 Q -50 -26 -40 -4 M 46 -48 Q 52 -26 42 -4
    path $+30@60 M -22 -68 Q -8 -80 6 -78 Q -8 -70 -14 -58 Z`,
    { surface: -48 },
  ),
  fan: sketched(
    [110, 140, 28, '#4a8fc9'],
    `oval $-20 0 -5 34 6
    box $-10 -6 -50 12 48 3
    disc steel-10 0 -88 50
    disc #eaf2f6 0 -88 46
    path $ M 0 -88 Q -10 -126 14 -128 Q 24 -108 0 -88 Z M 0 -88 Q 38 -98 42 -74 Q 24 -58 0 -88 Z M 0 -88 Q 4 -50 -20 -50 Q -30 -68 0 -88 Z M 0 -88 Q -38 -80 -42 -104 Q -24 -118 0 -88 Z
    ring steel 3 0 -88 48
    ring steel@70 2 0 -88 34
    line steel@80 2 -48 -88 48 -88
    line steel@80 2 0 -136 0 -40
    line steel@80 2 -34 -122 34 -54
    line steel@80 2 34 -122 -34 -54
    disc $-20 0 -88 10`,
  ),
  heater: sketched(
    [140, 96, 36, '#f0efe9'],
    `box $-40 -58 -8 8 8 1
    box $-40 50 -8 8 8 1
    8x 17 0 box $-20 -66 -94 14 86 6
    8x 17 0 box $ -66 -94 9 86 5
    box $-24 -68 -86 136 6 2
    box $-24 -68 -22 136 6 2
    box red 64 -26 8 14 2`,
  ),
  'aquarium tank': sketched(
    [150, 104, 34, '#3f86c9'],
    `box #4fb0dc -68 -84 136 76 2
    path #e2c98f M -68 -20 Q -30 -28 0 -18 Q 36 -28 68 -20 L 68 -8 L -68 -8 Z
    curve leaf 5 M -50 -14 Q -58 -34 -48 -50 M -40 -14 Q -34 -32 -42 -44 M 48 -14 Q 56 -34 46 -56
    path #f2832a M -4 -52 Q 14 -66 30 -52 Q 14 -38 -4 -52 L -16 -60 L -14 -52 L -16 -44 Z
    disc ink 22 -54 2.4
    path yellow M 0 -32 Q -12 -42 -24 -32 Q -12 -22 0 -32 L 8 -38 L 8 -26 Z
    disc ink -19 -33 2
    disc white@80 40 -66 4
    disc white@80 34 -76 3
    path white@40 M -62 -80 L -40 -80 L -56 -14 L -62 -14 Z
    box $ -72 -104 144 18 4
    box $-20 -72 -10 144 10 3`,
    { inside: { left: -60, right: 60, top: -82, bottom: -14 } },
  ),
  birdcage: sketched(
    [110, 150, 40, '#d8a93a'],
    `ring $ 5 0 -142 7
    path white@30 M -44 -14 L -44 -84 Q -42 -134 0 -134 Q 42 -134 44 -84 L 44 -14 Z
    line wood 5 -30 -56 30 -56
    curve $ 3 M -44 -14 L -44 -84 Q -42 -134 0 -134 Q 42 -134 44 -84 L 44 -14 M -28 -14 L -28 -90 Q -26 -126 0 -134 Q 26 -126 28 -90 L 28 -14 M -12 -14 L -12 -96 Q -10 -124 0 -134 Q 10 -124 12 -96 L 12 -14
    line $ 4 -44 -84 44 -84
    box $-20 -50 -16 100 16 5`,
    { inside: { left: -36, right: 36, top: -110, bottom: -18 } },
  ),
  'piggy bank': sketched(
    [130, 90, 13, '#f29ab0'],
    `curve $-16 6 M -54 -48 q -12 -2 -8 -12 q 6 -4 8 4
    box $-16 -38 -20 18 20 6
    box $-16 18 -20 18 20 6
    oval $ -4 -46 52 38
    path $-10 M 20 -78 L 30 -96 L 44 -74 Z
    oval $-14 52 -48 14 17
    disc $-45 54 -52 3
    disc $-45 54 -42 3
    disc ink 32 -60 4
    box $-55 -18 -84 30 6 2
    disc gold -4 -94 12
    box $-55 -20 -84 34 6 2
    oval white@50 -22 -64 14 6 -0.3`,
  ),
  trunk: sketched(
    [150, 110, 46, '#8a5a38'],
    `path $-34 M -66 -62 L -60 -104 Q -58 -110 -50 -110 L 50 -110 Q 58 -110 60 -104 L 66 -62 Z
    path maroon-10 M -58 -62 L -53 -100 L 53 -100 L 58 -62 Z
    oval $-60 0 -58 66 9
    box $ -70 -58 140 58 5
    box $-20 -70 -34 140 6 0
    box gold-10 -70 -58 14 58 2
    box gold-10 56 -58 14 58 2
    box gold -11 -50 22 22 4`,
    { mouth: { x: 0, y: -58, radiusX: 64, radiusY: 8 } },
  ),
  windowsill: sketched(
    [220, 170, 96, '#f4f1ea'],
    `box $-8 -90 -168 180 130 4
    box #a9dcf5 -80 -158 160 112 2
    path white@50 M -70 -60 L -30 -150 L -14 -150 L -54 -60 Z
    box $-8 -4 -160 8 116 0
    box $-8 -80 -104 160 7 0
    box $ -108 -42 216 14 4
    box $-16 -100 -28 200 8 2
    box $-24 -84 -20 14 14 2
    box $-24 70 -20 14 14 2`,
    { surface: -42 },
  ),
  'treasure chest': sketched(
    [130, 104, 34, '#9a5f30'],
    `path $-30 M -58 -62 Q -60 -104 0 -104 Q 60 -104 58 -62 Z
    path $ M -52 -64 Q -52 -98 0 -98 Q 52 -98 52 -64 Z
    path gold M -52 -46 Q -40 -66 -22 -58 Q -6 -74 12 -60 Q 32 -72 52 -46 Z
    6x 17 0 disc #ffd95a -42 -54 8
    disc red -14 -64 6
    disc leaf 20 -66 6
    disc blue 40 -60 5
    box $ -60 -52 120 52 4
    box $-20 -60 -20 120 6 0
    box gold-10 -60 -52 12 52 2
    box gold-10 48 -52 12 52 2
    box gold -13 -56 26 26 4
    disc ink 0 -45 4
    box ink -2 -45 4 9 1`,
    { mouth: { x: 0, y: -50, radiusX: 54, radiusY: 6 } },
  ),
  blackboard: sketched(
    [160, 130, 84, '#2f5a48'],
    `line wood 8 -50 -30 -62 0
    line wood 8 50 -30 62 0
    box wood -78 -130 156 104 3
    box $ -71 -123 142 90 1
    text white 24 -26 -84 A B C
    text white@80 18 20 -52 2+2=4
    box wood-20 -60 -28 120 7 2
    box white -30 -31 18 4 1
    box #c9a06a 18 -34 22 8 2`,
  ),
  whiteboard: sketched(
    [160, 130, 84, '#fbfcfd'],
    `line steel 6 -50 -30 -60 0
    line steel 6 50 -30 60 0
    box steel -78 -130 156 104 4
    box $ -72 -124 144 92 1
    curve blue 4 M -56 -50 L -34 -78 L -14 -62 L 16 -100
    curve red 4 M 30 -60 L 58 -60 M 30 -76 L 50 -76 M 30 -92 L 58 -92
    box steel-20 -50 -30 100 6 2
    box red -34 -34 18 4 1
    box blue -10 -34 18 4 1`,
  ),
  easel: sketched(
    [110, 160, 88, '#a8774a'],
    `line $-20 6 0 -150 0 -4
    line $ 7 -8 -156 -48 0
    line $ 7 8 -156 48 0
    box white-8 -48 -134 96 74 1
    box white -45 -131 90 68 0
    path #8fd0f0 M -45 -131 h 90 v 40 h -90 Z
    path leaf M -45 -91 Q -20 -104 0 -92 Q 24 -106 45 -90 L 45 -63 L -45 -63 Z
    disc yellow 26 -118 9
    box $ -56 -62 112 9 2
    line $-10 5 -34 -28 34 -28`,
  ),
};
