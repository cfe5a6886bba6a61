import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';
import { FURNISHING_DRAWINGS } from './furnishing-drawings.ts';

const PILLOW =
  'M -70 -76 Q -58 -68 -40 -74 Q 0 -86 40 -74 Q 58 -68 70 -76 Q 80 -72 71 -56 Q 64 -40 71 -22 Q 80 -4 68 -2 Q 56 -10 40 -5 Q 0 5 -40 -5 Q -56 -10 -68 -2 Q -80 -4 -71 -22 Q -64 -40 -71 -56 Q -80 -72 -70 -76 Z';

export const HOME_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  ...FURNISHING_DRAWINGS,
  pillow: sketched(
    [156, 84, 24, '#eef1f6'],
    `path $ ${PILLOW}
    path $-12 M -71 -22 Q -50 -16 0 -18 Q 50 -16 71 -22 Q 80 -4 68 -2 Q 56 -10 40 -5 Q 0 5 -40 -5 Q -56 -10 -68 -2 Q -80 -4 -71 -22 Z
    path $+45@60 M -50 -62 Q -20 -76 20 -72 Q -18 -66 -42 -50 Z
    curve $-22 3 M -66 -72 Q -54 -62 -48 -52 M 66 -72 Q 54 -62 48 -52 M -64 -8 Q -54 -16 -48 -24 M 64 -8 Q 54 -16 48 -24
    curve $-16 3 M -20 -44 Q 0 -34 22 -46`,
  ),
  cushion: sketched(
    [110, 100, 24, '#d88a3a'],
    `path $-20 M -48 -98 Q 0 -88 48 -98 Q 56 -96 52 -88 Q 44 -50 52 -10 Q 54 0 46 -2 Q 0 -12 -46 -2 Q -54 0 -52 -10 Q -44 -50 -52 -88 Q -56 -96 -48 -98 Z
    path $ M -42 -92 Q 0 -84 42 -92 Q 38 -50 42 -8 Q 0 -16 -42 -8 Q -38 -50 -42 -92 Z
    curve $-26 3 M -34 -84 L -5 -54 M 34 -84 L 5 -54 M -34 -16 L -5 -46 M 34 -16 L 5 -46
    disc $-34 0 -50 6`,
  ),
  blanket: sketched(
    [150, 74, 18, '#c46a5a'],
    `path $-22 M -68 -24 Q -76 -2 -64 0 L 64 0 Q 74 -2 68 -24 Z
    path $-8 M -68 -48 Q -76 -24 -66 -22 L 66 -22 Q 74 -24 68 -48 Z
    path $ M -66 -72 Q -78 -48 -66 -44 L 66 -44 Q 76 -48 66 -72 Q 0 -78 -66 -72 Z
    curve white@80 4 M -70 -58 L 70 -58 M -70 -34 L 70 -34 M -70 -11 L 70 -11
    box $-14 20 -74 26 74 2
    box white@70 24 -74 4 74 0
    box white@70 38 -74 4 74 0
    10x 14 0 line $-10 3 -62 0 -62 6`,
  ),
  quilt: sketched(
    [140, 120, 46, '#c4504a'],
    `path $-20 M -66 -116 Q 0 -122 66 -116 L 68 -2 Q 0 6 -68 -2 Z
    4x 33 0 box $ -66 -114 32 27 1
    4x 33 0 box white-6 -66 -86 32 27 1
    4x 33 0 box $+30 -66 -58 32 27 1
    4x 33 0 box white-6 -66 -30 32 27 1
    2x 66 0 box blue+20 -33 -114 32 27 1
    2x 66 0 box yellow -66 -86 32 27 1
    2x 66 0 box leaf+20 -33 -58 32 27 1
    2x 66 0 box $-10 -66 -30 32 27 1
    4x 33 0 disc white@80 -50 -100 7
    4x 33 0 disc $@70 -50 -72 7
    4x 33 0 disc white@80 -50 -44 7
    4x 33 0 disc $@70 -50 -16 7`,
  ),
  mattress: sketched(
    [180, 60, 24, '#eceff4'],
    `poly $ -88 -28 -66 -58 66 -58 88 -28
    9x 17 0 line $-18@80 1.6 -70 -30 -54 -57
    2x 0 14 line $-18@80 1.6 -80 -48 82 -48
    box $-10 -88 -30 176 28 6
    box $-30 -88 -27 176 3 1
    box $-30 -88 -9 176 3 1
    8x 22 0 disc $-34 -78 -16 2.4`,
    { surface: -44 },
  ),
  towel: sketched(
    [90, 120, 30, '#5fb0b8'],
    `line wood 8 -44 -114 44 -114
    disc wood-20 -44 -114 6
    disc wood-20 44 -114 6
    path $-14 M -30 -118 L 34 -118 L 34 -24 L -30 -24 Z
    path $ M -34 -118 L 28 -118 Q 30 -60 28 -8 L -34 -8 Q -36 -60 -34 -118 Z
    box white@80 -34 -40 62 5 0
    box white@80 -34 -30 62 5 0
    13x 5 0 line $-10 2 -33 -8 -33 0
    curve $-18@80 2.4 M -14 -112 L -14 -48 M 8 -112 L 8 -48`,
  ),
  hairbrush: sketched(
    [70, 150, 15, '#b8487a'],
    `box $ -10 -70 20 70 10
    box $-20 -7 -64 8 50 4
    oval $ -2 -108 27 42
    oval #f2dcc8 4 -108 19 34
    6x 0 9 line ink 2.4 10 -132 34 -132
    6x 0 9 line ink 2.4 4 -128 28 -128
    6x 0 9 disc ink 34 -132 2.6
    oval $+40@60 -22 -112 3 24`,
  ),
  toothpaste: sketched(
    [150, 52, 10, '#3f9fd0'],
    `poly white -70 -48 -70 -4 40 -10 52 -18 52 -34 40 -42
    box #d9dee4 -76 -50 10 48 2
    path $ M -66 -38 L 36 -34 L 36 -18 L -66 -14 Z
    path red M -66 -22 L 36 -22 L 36 -18 L -66 -14 Z
    text white 14 -18 -22 MINT
    box $-20 50 -36 20 20 3
    3x 5 0 line $-40 1.6 55 -34 55 -18`,
  ),
  'tissue box': sketched(
    [120, 90, 12, '#7fb5d8'],
    `path white M -22 -50 Q -30 -84 -8 -78 Q 4 -98 14 -80 Q 34 -80 22 -50 Z
    curve #dfe4ea 2 M -6 -76 Q -2 -62 -8 -52 M 12 -78 Q 10 -64 14 -52
    box $ -56 -54 112 54 4
    poly $+30 -56 -54 -48 -62 48 -62 56 -54
    oval $-50 0 -57 26 4
    3x 32 0 disc white@80 -32 -24 9`,
  ),
  mop: sketched(
    [80, 160, 78, '#4f93c9'],
    `line wood 7 0 -158 0 -40
    box $ -24 -46 48 14 5
    9x 7 0 curve white-6 7 M -28 -32 Q -34 -14 -32 -2
    8x 7 0 curve white-16 3 M -24 -32 Q -30 -14 -27 -2`,
  ),
  'vacuum cleaner': sketched(
    [170, 120, 50, '#d0413a'],
    `curve ink 9 M -16 -48 Q -40 -116 20 -100
    line steel 8 20 -104 66 -12
    curve ink 8 M 20 -104 L 6 -118
    path ink M 44 -12 L 82 -12 Q 84 0 76 0 L 40 0 Z
    path $ M -76 -8 Q -80 -56 -40 -58 Q -4 -58 4 -8 Z
    path $+40@60 M -66 -26 Q -62 -48 -42 -50 L -42 -44 Q -56 -42 -60 -24 Z
    box $-40 -80 -14 88 12 5
    disc ink -58 -10 11
    disc steel -58 -10 5
    disc ink -10 -8 8
    curve ink 6 M -52 -58 Q -36 -72 -22 -56
    disc white -32 -30 7`,
  ),
  iron: sketched(
    [140, 84, 15, '#4a8fc9'],
    `curve $-26 13 M -40 -46 Q -44 -78 -10 -76 L 20 -74 Q 34 -70 36 -54
    path $ M -62 -14 Q -60 -50 -20 -50 L 30 -50 Q 56 -44 66 -14 Z
    poly steel -66 -14 70 -14 74 -2 -66 -2
    path $+40@60 M -50 -24 Q -48 -40 -24 -42 L 10 -42 L 6 -36 L -22 -36 Q -40 -34 -42 -24 Z
    disc white 8 -30 9
    line red 2.6 8 -30 12 -36
    curve ink 4 M -60 -34 Q -76 -40 -70 -60`,
  ),
  'ironing board': sketched(
    [190, 100, 52, '#7fb0d0'],
    `line steel 6 -50 0 40 -82
    line steel 6 50 0 -40 -82
    line steel 7 -64 -2 -38 -2
    line steel 7 38 -2 64 -2
    path $ M -92 -98 L 60 -98 Q 96 -96 94 -90 Q 92 -82 60 -82 L -92 -82 Z
    path $-26@70 M -92 -88 L 92 -88 Q 84 -82 60 -82 L -92 -82 Z
    9x 18 0 disc white@80 -80 -93 2.6`,
    { surface: -98 },
  ),
  clothesline: sketched(
    [220, 130, 110, '#d8564a'],
    `line wood 8 -102 0 -102 -126
    line wood 8 102 0 102 -126
    line wood 7 -110 -122 -92 -122
    line wood 7 92 -122 110 -122
    curve white 2.4 M -102 -118 Q 0 -104 102 -118
    path $ M -84 -114 L -72 -116 Q -64 -108 -56 -114 L -44 -112 L -34 -94 L -44 -88 L -50 -96 L -50 -54 L -78 -54 L -78 -96 L -84 -88 L -94 -94 Z
    path white M -24 -108 L 22 -108 L 22 -40 L -24 -40 Z
    path #e4e9f0 M 6 -108 L 22 -108 L 22 -40 L 10 -40 Z
    path blue M 40 -110 L 78 -113 L 82 -44 L 66 -44 L 60 -90 L 54 -44 L 36 -44 Z
    6x 20 0.5 box yellow -76 -119 4 11 1`,
  ),
  dustpan: sketched(
    [120, 70, 14, '#4fa86a'],
    `box $-20 -60 -52 44 12 6
    path $ M -22 -60 L 46 -66 L 58 -4 Q 18 4 -30 0 Z
    path $-30 M -12 -48 L 38 -52 L 46 -14 L -18 -10 Z
    path $+30@60 M -30 0 L 58 -4 L 58 0 Q 18 8 -30 4 Z`,
  ),
  'spray bottle': sketched(
    [76, 140, 18, '#4fb0d8'],
    `path white M -30 -138 L 16 -138 L 20 -120 L 6 -112 L 4 -104 L -12 -104 L -12 -120 L -30 -122 Z
    path white-14 M -16 -118 Q -24 -108 -30 -108 L -26 -104 Q -14 -104 -10 -114 Z
    box white-10 -14 -106 22 10 2
    path $ M -14 -98 Q -30 -84 -30 -62 L -30 -8 Q -30 0 -22 0 L 18 0 Q 26 0 26 -8 L 26 -62 Q 26 -84 8 -98 Z
    box white -24 -58 44 36 4
    disc $ -2 -40 11
    box white@50 -24 -82 6 18 3`,
  ),
  'first aid kit': sketched(
    [120, 90, 18, '#f4f4f2'],
    `curve $-40 9 M -22 -72 Q -22 -88 0 -88 Q 22 -88 22 -72
    box $ -58 -74 116 74 10
    box $-14 -58 -18 116 18 8
    box red -9 -58 18 44 1
    box red -22 -45 44 18 1
    box steel -44 -76 14 10 2
    box steel 30 -76 14 10 2`,
  ),
  'sewing machine': sketched(
    [150, 104, 22, '#3a3f4c'],
    `box wood -72 -14 144 14 3
    box $-14 -64 -26 126 14 4
    path $ M 26 -24 L 26 -70 L -50 -70 L -50 -50 L -62 -50 L -62 -88 Q -60 -98 -48 -98 L 46 -98 Q 60 -98 60 -84 L 60 -24 Z
    line steel 4 -56 -50 -56 -28
    box steel -62 -30 14 4 1
    disc steel 66 -76 12
    disc steel-30 66 -76 6
    box red -8 -108 14 12 2
    line white 2 0 -102 -40 -92
    path gold M -30 -82 h 50 v 4 h -50 Z
    path #e88fb0 M -70 -28 L -40 -28 L -30 -16 L -74 -16 Z`,
  ),
  typewriter: sketched(
    [150, 110, 18, '#4a7a6a'],
    `box white -32 -110 64 50 1
    line #c9ced6 2 -22 -98 22 -98
    line #c9ced6 2 -22 -90 12 -90
    box ink -60 -70 120 15 7
    disc steel -66 -62 7
    disc steel 66 -62 7
    path $ M -54 -58 L 54 -58 L 68 -4 Q 68 0 62 0 L -62 0 Q -68 0 -68 -4 Z
    path $-30 M -34 -58 Q 0 -38 34 -58 Z
    9x 12.5 0 disc white -50 -32 4.6
    8x 12.5 0 disc white -44 -21 4.6
    box white -30 -13 60 6 3`,
  ),
  'record player': sketched(
    [150, 70, 14, '#8a5a38'],
    `box $ -70 -30 140 28 5
    poly $-20 -70 -30 -54 -52 54 -52 70 -30
    oval #22212a -14 -41 40 10
    oval #3a3944 -14 -41 26 6
    oval red -14 -41 11 3
    line steel 4 48 -48 50 -58
    line steel 4 50 -56 10 -42
    disc steel 50 -50 6
    disc gold 46 -14 5
    disc gold 30 -14 5
    box $-40 -60 -2 18 4 1
    box $-40 42 -2 18 4 1`,
  ),
  loudspeaker: sketched(
    [80, 130, 30, '#34323c'],
    `box $ -38 -130 76 130 6
    box $+14 -32 -124 64 118 4
    disc $-40 0 -40 27
    disc #6d7480 0 -40 22
    disc ink 0 -40 9
    disc $-40 0 -96 17
    disc #6d7480 0 -96 13
    disc ink 0 -96 5
    disc steel -26 -118 2
    disc steel 26 -118 2
    disc steel -26 -12 2
    disc steel 26 -12 2`,
  ),
  wallet: sketched(
    [120, 84, 7, '#7a4a2c'],
    `box #8fc48a -46 -84 84 30 2
    box #7ab075 -38 -80 84 30 2
    box $-24 -56 -66 112 66 9
    box $ -56 -58 112 58 9
    curve $-40@80 2 M -50 -52 L 50 -52 M -50 -6 L 50 -6
    path $-24 M 56 -40 L 26 -40 Q 16 -40 16 -29 Q 16 -18 26 -18 L 56 -18 Z
    disc gold 30 -29 5`,
  ),
  magazine: sketched(
    [96, 124, 15, '#e2508a'],
    `poly white-10 -40 -122 46 -118 46 -2 -40 2
    box $ -46 -124 88 124 2
    text white 22 -2 -100 STYLE
    disc #f2cba8 -2 -64 18
    path #5a3a28 M -22 -62 Q -24 -90 -2 -90 Q 20 -90 18 -62 Q 14 -76 -2 -76 Q -16 -76 -22 -62 Z
    path white M -30 -12 Q -28 -46 -2 -46 Q 24 -46 26 -12 Z
    box yellow -40 -34 26 6 1
    box yellow 14 -26 22 6 1
    box white -40 -8 78 3 1`,
  ),
  'vinyl record': sketched(
    [110, 110, 18, '#d8433b'],
    `disc #1d1c24 0 -55 55
    ring #3a3944 1.6 0 -55 48
    ring #3a3944 1.6 0 -55 41
    ring #3a3944 1.6 0 -55 34
    ring #3a3944 1.6 0 -55 27
    disc $ 0 -55 20
    disc #cfdbe0 0 -55 4
    path white@18 M 0 -55 L -34 -98 A 55 55 0 0 1 -10 -109 Z M 0 -55 L 34 -12 A 55 55 0 0 1 10 -1 Z`,
  ),
  rope: sketched(
    [130, 92, 22, '#c9a063'],
    `curve $-10 11 M -8 -6 Q 30 2 58 -8
    ring $ 12 -8 -46 38
    ring $-14 12 -8 -46 27
    ring $ 12 -8 -46 16
    curve $-36 2.6 M -46 -66 l 9 4 M -52 -48 l 10 -2 M -46 -28 l 8 -6 M -30 -12 l 4 -9 M -8 -3 l 0 -9 M 14 -10 l -5 -8 M 28 -26 l -9 -4 M 35 -48 l -10 2 M 28 -68 l -8 6 M 12 -82 l -4 9 M -10 -89 l 1 10 M -30 -82 l 5 8
    curve $-40 2.6 M -34 -58 l 7 4 M -30 -32 l 7 -5 M -6 -16 l 0 -8 M 18 -34 l -8 -3 M 16 -60 l -7 5 M -10 -76 l 0 8
    curve $-36 2.6 M 20 -5 l 5 7 M 36 -6 l 5 7 M 50 -9 l 4 7`,
  ),
  nest: sketched(
    [140, 76, 18, '#8a5f38'],
    `oval $-40 0 -40 54 14
    oval #e8e2d0 -20 -48 14 17 -0.2
    oval #d5e2ea 2 -52 14 18
    oval #e8e2d0 24 -48 14 17 0.2
    path $ M -60 -40 Q -50 0 0 0 Q 50 0 60 -40 Q 30 -26 0 -28 Q -30 -26 -60 -40 Z
    curve $+26 3 M -54 -32 L -20 -14 M -40 -16 L 4 -22 M -10 -8 L 36 -24 M 10 -4 L 48 -22 M -44 -28 L -8 -6
    curve $-30 3 M -50 -24 L -4 -10 M 0 -20 L 50 -30 M -60 -40 L -70 -46 M 60 -40 L 70 -48`,
    { mouth: { x: 0, y: -38, radiusX: 52, radiusY: 10 } },
  ),
  marble: sketched(
    [90, 90, 3, '#3f86c9'],
    `disc $ 0 -45 44
    path white@80 M -30 -60 Q 0 -30 36 -58 Q 10 -16 -26 -30 Z
    path yellow M -34 -46 Q -4 -20 34 -42 Q 6 -6 -28 -22 Z
    ring $-20 3 0 -45 42
    oval white@80 -14 -70 11 6 -0.5`,
  ),
  tablet: sketched(
    [96, 130, 15, '#33313c'],
    `box $ -46 -130 92 130 9
    box #8fd0f0 -39 -120 78 104 3
    3x 24 0 box red -30 -108 16 16 4
    3x 24 0 box yellow -30 -84 16 16 4
    3x 24 0 box leaf -30 -60 16 16 4
    disc steel 0 -8 4`,
  ),
  calculator: sketched(
    [84, 120, 9, '#3d4450'],
    `box $ -40 -120 80 120 8
    box #c9dcb8 -32 -110 64 26 3
    text ink 20 12 -90 123
    4x 0 19 box white -32 -76 13 13 3
    4x 0 19 box white -15 -76 13 13 3
    4x 0 19 box white 2 -76 13 13 3
    4x 0 19 box #e8832a 19 -76 13 13 3`,
  ),
  stapler: sketched(
    [140, 56, 6, '#c93a3a'],
    `box $-30 -66 -10 132 10 4
    box steel -64 -22 126 9 2
    path $ M -66 -24 L 58 -48 Q 70 -50 70 -40 L 66 -22 L -60 -18 Q -70 -18 -66 -24 Z
    path $+40@60 M -44 -30 L 50 -46 L 52 -40 L -40 -26 Z
    disc steel -58 -18 8`,
  ),
  eraser: sketched(
    [110, 56, 4, '#e88fa8'],
    `box $ -52 -48 50 48 8
    box #4f86c9 -12 -50 64 50 3
    box white -12 -50 12 50 0
    box white@60 34 -50 6 50 0
    oval $-20 -46 -24 4 18`,
  ),
  binoculars: sketched(
    [120, 100, 12, '#3a3f48'],
    `path $ M -52 -8 L -40 -74 L -14 -74 L -6 -8 Z
    path $ M 52 -8 L 40 -74 L 14 -74 L 6 -8 Z
    box $-30 -40 -96 26 26 5
    box $-30 14 -96 26 26 5
    box $-14 -14 -66 28 22 3
    oval #8fc4e0 -29 -6 23 7
    oval #8fc4e0 29 -6 23 7
    oval white@70 -34 -8 8 3
    oval white@70 24 -8 8 3
    box steel -6 -72 12 20 3`,
  ),
  button: sketched(
    [100, 100, 3, '#3f86c9'],
    `disc $-22 0 -48 50
    disc $ 0 -52 48
    ring $-22 6 0 -52 34
    disc $-55 -12 -64 6
    disc $-55 12 -64 6
    disc $-55 -12 -40 6
    disc $-55 12 -40 6
    curve white 3 M -12 -64 L 12 -40 M 12 -64 L -12 -40`,
  ),
  doll: sketched(
    [100, 140, 22, '#e2709a'],
    `curve #f2cba8 13 M -20 -70 L -40 -48 M 20 -70 L 40 -48
    curve #f2cba8 14 M -14 -28 L -14 -6 M 14 -28 L 14 -6
    oval ink -14 -4 10 5
    oval ink 14 -4 10 5
    path $ M -18 -84 L 18 -84 L 40 -26 Q 0 -14 -40 -26 Z
    path white M -12 -84 Q 0 -72 12 -84 Z
    disc #c9803a -28 -104 13
    disc #c9803a 28 -104 13
    disc #c9803a 0 -114 29
    disc #f2cba8 0 -108 25
    path #c9803a M -25 -112 Q -14 -138 12 -134 Q 28 -128 25 -110 Q 6 -114 0 -122 Q -8 -112 -25 -112 Z
    disc ink -9 -106 3.6
    disc ink 9 -106 3.6
    disc #f29a9a -15 -97 4
    disc #f29a9a 15 -97 4
    curve #c93a4a 2.4 M -6 -95 Q 0 -90 6 -95`,
  ),
};
