import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';
import { PLAYTHING_DRAWINGS } from './plaything-drawings.ts';

export const WORKSHOP_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  ...PLAYTHING_DRAWINGS,
  shovel: sketched(
    [60, 170, 66, '#8a94a0'],
    `path $ M -22 -58 L 22 -58 Q 26 -22 0 0 Q -26 -22 -22 -58 Z
    line $-30 3 0 -54 0 -12
    line wood 8 0 -60 0 -150
    curve wood-10 8 M 0 -146 L -16 -166 L 16 -166 Z`,
  ),
  rake: sketched(
    [100, 170, 76, '#5f8a4a'],
    `line wood 7 0 -168 0 -40
    box $ -44 -44 88 10 4
    9x 10.4 0 curve $-14 4 M -42 -38 Q -44 -16 -40 0`,
  ),
  hoe: sketched(
    [70, 170, 76, '#7d8794'],
    `line wood 7 -10 -168 -10 -10
    curve $-10 6 M -10 -22 Q -8 -40 14 -36
    poly $ 8 -44 30 -30 20 0 -4 -8`,
  ),
  pitchfork: sketched(
    [60, 170, 76, '#7d8794'],
    `line wood 7 0 -168 0 -62
    curve $ 5 M -24 0 L -24 -46 Q -24 -62 0 -62 Q 24 -62 24 -46 L 24 0 M -8 0 L -8 -60 M 8 0 L 8 -60`,
  ),
  wheelbarrow: sketched(
    [190, 96, 42, '#3f9a6a'],
    `line wood 7 88 -66 -50 -22
    line iron 6 44 -50 56 0
    line iron 6 30 -46 34 0
    poly $ -60 -86 66 -86 40 -38 -22 -38
    poly $-24 -60 -86 66 -86 62 -78 -54 -78
    poly $+30@50 -50 -74 -30 -74 -12 -42 -22 -42
    disc ink -54 -20 20
    disc steel -54 -20 9
    disc ink -54 -20 4
    box red 76 -74 22 9 4`,
    { surface: -84 },
  ),
  'lawn mower': sketched(
    [170, 110, 50, '#d0413a'],
    `line ink 6 -28 -36 -80 -106
    line ink 8 -84 -106 -66 -108
    path $ M -40 -20 Q -40 -44 -10 -44 L 50 -42 Q 70 -38 70 -18 Z
    path $-40 M -6 -44 L -2 -66 L 34 -66 L 38 -43 Z
    box ink 4 -74 24 10 3
    disc ink -30 -13 14
    disc steel -30 -13 6
    disc ink 58 -11 12
    disc steel 58 -11 5
    box $-30 -20 -20 68 8 2
    box white@60 -26 -36 60 5 2`,
  ),
  'garden hose': sketched(
    [150, 84, 24, '#4fa04a'],
    `ring $ 11 -22 -42 36
    ring $-16 11 -22 -42 25
    ring $ 11 -22 -42 14
    curve $ 11 M -22 -6 Q 10 2 34 -14
    poly gold 30 -24 40 -4 62 -24 56 -36
    box #d8433b 54 -40 14 18 3
    path water M 66 -34 Q 74 -40 76 -48 Q 80 -38 74 -32 Z
    disc water 74 -22 3`,
  ),
  sprinkler: sketched(
    [190, 110, 40, '#e0a030'],
    `curve #bfe6f8 4 M -4 -36 Q -40 -116 -88 -40 M -4 -36 Q -30 -108 -58 -30 M 4 -36 Q 40 -116 88 -40 M 4 -36 Q 30 -108 58 -30 M 0 -36 Q -8 -110 -28 -70 M 0 -36 Q 8 -110 28 -70
    disc water -88 -34 4
    disc water -58 -22 4
    disc water 88 -34 4
    disc water 58 -22 4
    disc water -74 -54 3
    disc water 74 -54 3
    box iron -5 -30 10 28 2
    box $ -16 -40 32 12 5
    line iron 6 0 -6 -26 0
    line iron 6 0 -6 26 0
    curve #3f8a4a 7 M 0 -6 Q 30 2 90 -2`,
  ),
  'watering can': sketched(
    [150, 96, 26, '#4a9a6a'],
    `curve $-20 9 M -26 -70 Q -66 -78 -58 -34 Q -54 -16 -36 -12
    curve $-10 8 M -26 -66 Q -20 -96 18 -92 Q 32 -88 30 -66
    path $-10 M 28 -26 L 64 -74 L 72 -68 L 36 -8 Z
    poly steel 56 -84 82 -62 76 -56 52 -76
    path $ M -36 -66 L 34 -66 L 38 0 L -40 0 Z
    oval $-36 -1 -66 35 7
    box $+30@60 -30 -56 9 50 3
    curve #8fd4f4 3 M 80 -56 Q 88 -48 86 -34 M 74 -54 Q 80 -44 78 -30`,
  ),
  'flower pot': sketched(
    [90, 80, 17, '#c8703f'],
    `poly $ -34 -62 34 -62 26 0 -26 0
    poly $-16 10 -62 34 -62 26 0 12 0
    box $ -42 -80 84 22 4
    box $-16 -42 -62 84 4 1
    oval #5a3a28 0 -78 34 5`,
    { mouth: { x: 0, y: -78, radiusX: 36, radiusY: 5 } },
  ),
  drill: sketched(
    [150, 110, 15, '#e0a52a'],
    `line steel 5 52 -86 76 -86
    poly ink 36 -98 54 -92 54 -80 36 -74
    path $ M -58 -106 Q -66 -106 -64 -90 Q -64 -68 -54 -68 L 38 -68 L 38 -104 Z
    path ink M -34 -70 L -6 -70 L -12 -18 L -44 -18 Z
    path $-40 M -4 -68 Q 6 -52 -6 -48 L -8 -68 Z
    box $-20 -56 -22 56 22 4
    4x 8 0 box ink -46 -96 4 16 1
    box white@60 -14 -98 44 8 3`,
  ),
  nail: sketched(
    [36, 130, 9, '#8d98a6'],
    `oval $ 0 -124 17 6
    poly $-14 -5 -120 5 -120 4 -14 0 0 -4 -14
    line $+40 2 -2 -116 -2 -20`,
  ),
  pliers: sketched(
    [84, 140, 15, '#c93a3a'],
    `curve $ 15 M -8 -78 Q -40 -44 -22 -8
    curve $ 15 M 8 -78 Q 40 -44 22 -8
    path steel M -12 -76 L -18 -104 Q -14 -130 -2 -140 L -2 -96 L 2 -76 Z
    path steel-20 M 12 -76 L 18 -104 Q 14 -130 2 -140 L 2 -96 L -2 -76 Z
    disc iron 0 -84 10
    disc steel 0 -84 4`,
  ),
  'tape measure': sketched(
    [150, 84, 10, '#f0b92a'],
    `box #fbe9a0 10 -16 64 14 1
    9x 7 0 line ink 1.6 16 -16 16 -9
    box steel 72 -20 4 20 1
    path $ M -62 0 L -62 -48 Q -60 -82 -24 -82 Q 16 -82 20 -46 L 20 0 Z
    disc ink -22 -44 23
    disc $+10 -22 -44 16
    box ink -34 -84 22 6 2`,
  ),
  tape: sketched(
    [100, 96, 9, '#b4bcc6'],
    `path $-20 M 0 -8 L 46 -4 L 46 0 L 0 0 Z
    disc $ -4 -48 46
    disc #c9a06a -4 -48 25
    disc #cfdbe0 -4 -48 20
    ring $-22@80 2 -4 -48 40
    ring $-22@80 2 -4 -48 33`,
  ),
  chainsaw: sketched(
    [180, 80, 24, '#e07a2a'],
    `path steel M 0 -34 L 78 -34 Q 90 -26 78 -16 L 0 -16 Z
    11x 7.4 0 poly ink 2 -34 6 -40 8 -34
    11x 7.4 0 poly ink 2 -16 6 -10 8 -16
    curve ink 9 M -66 -44 Q -66 -76 -30 -72 L 4 -70
    path $ M -74 -8 Q -80 -50 -50 -52 L 0 -52 L 12 -40 L 12 -4 L -66 -4 Z
    path ink M -74 -8 L -84 -30 L -78 -38 L -70 -30 Z
    curve ink 7 M 6 -50 Q 4 -78 22 -70
    box white@60 -60 -44 52 8 3
    disc $-40 -34 -20 11`,
  ),
  chisel: sketched(
    [36, 150, 15, '#c98a3f'],
    `box $ -13 -150 26 62 9
    box gold -11 -94 22 10 2
    poly steel -7 -86 7 -86 12 -10 -12 -10
    poly steel-20 -12 -10 12 -10 12 0
    box $+40@60 -8 -142 6 44 3`,
  ),
  crowbar: sketched(
    [60, 160, 34, '#b8372f'],
    `curve $ 11 M -6 -8 L -6 -128 Q -6 -152 14 -152 Q 28 -150 26 -134
    poly $-20 -12 -14 0 -14 8 0 -6 0`,
  ),
  anvil: sketched(
    [150, 84, 40, '#5a616c'],
    `path $ M -72 -80 Q -44 -62 -20 -58 L -20 -44 Q -20 -24 -42 -16 L -42 0 L 46 0 L 46 -16 Q 24 -24 24 -44 L 24 -52 L 58 -56 L 58 -82 Z
    box $+24 -40 -84 98 9 2
    box $-20 -42 -8 88 8 1`,
    { surface: -84 },
  ),
  'paint can': sketched(
    [100, 100, 20, '#3f86c9'],
    `curve steel 4 M -40 -74 Q 0 -132 40 -74
    box steel -40 -82 80 82 5
    box steel-20 -40 -10 80 10 4
    box white -40 -62 80 42 0
    path $ M -40 -84 L 40 -84 L 40 -60 Q 34 -44 28 -60 Q 22 -70 16 -56 Q 10 -34 2 -56 Q -6 -68 -12 -58 Q -18 -48 -24 -60 Q -34 -66 -40 -56 Z
    oval steel-10 0 -84 40 8
    oval $ 0 -84 34 6`,
  ),
  'paint roller': sketched(
    [100, 140, 26, '#e2433a'],
    `box $ -46 -140 76 30 8
    box $-24 -46 -140 8 30 3
    curve steel 5 M 30 -125 L 42 -125 L 42 -92 L 0 -84 L 0 -60
    box ink -8 -62 16 62 6
    path $ M -40 -112 L -40 -98 Q -36 -92 -32 -100 L -32 -112 Z M -10 -112 L -10 -92 Q -6 -86 -2 -94 L -2 -112 Z`,
  ),
  tire: sketched(
    [110, 110, 36, '#2f2e36'],
    `disc $ 0 -55 55
    ring $+24 4 0 -55 46
    disc $+12 0 -55 34
    disc steel 0 -55 29
    disc steel-30 0 -55 22
    line steel 8 0 -77 0 -33
    line steel 8 -20 -66 20 -44
    line steel 8 20 -66 -20 -44
    disc ink 0 -55 5`,
  ),
  pipe: sketched(
    [170, 90, 22, '#8d98a6'],
    `box $ -50 -40 130 30 2
    box $+30@70 -46 -36 122 7 3
    path $ M -80 -90 L -50 -90 L -50 -42 Q -50 -10 -20 -10 L -20 -40 L -50 -40 Z
    path $-10 M -80 -90 L -50 -90 L -50 -40 L -40 -10 Q -80 -14 -80 -50 Z
    box $-24 -86 -92 42 14 3
    box $-24 70 -46 14 42 3
    box $-24 -40 -46 14 42 3`,
  ),
  plank: sketched(
    [190, 60, 18, '#c4925a'],
    `poly $-14 -90 -40 -72 -56 92 -56 80 -40
    box $-6 -90 -40 170 16 1
    poly $-30 80 -40 92 -56 92 -42 80 -24
    box $ -82 -22 172 18 1
    curve $-24@80 2 M -80 -16 Q -20 -20 84 -14 M -80 -8 Q 0 -12 84 -7 M -84 -34 Q -10 -37 74 -33
    oval $-34@80 -30 -13 8 3`,
  ),
  match: sketched(
    [50, 140, 4, '#c93a2f'],
    `path #ff9a2a M 0 -84 Q -26 -104 -6 -140 Q 28 -112 8 -84 Z
    path #ffe06a M 2 -86 Q -12 -100 0 -118 Q 16 -102 8 -86 Z
    box #d8b27a -4 -84 9 84 2
    oval $ 0 -88 8 12`,
  ),
  lighter: sketched(
    [56, 130, 8, '#3f86c9'],
    `path #ff9a2a M -4 -90 Q -20 -108 -4 -130 Q 18 -108 4 -90 Z
    path #ffe06a M -3 -90 Q -10 -102 -2 -114 Q 9 -100 3 -90 Z
    box steel -16 -90 34 22 3
    disc iron 12 -92 9
    box $ -20 -72 42 72 7
    box white@50 -14 -66 8 58 3`,
  ),
  glue: sketched(
    [60, 130, 12, '#3f86c9'],
    `poly #e8832a -5 -130 5 -130 10 -104 -10 -104
    box #e8832a -14 -106 28 12 3
    path white M -14 -94 Q -28 -86 -28 -70 L -28 -6 Q -28 0 -20 0 L 20 0 Q 28 0 28 -6 L 28 -70 Q 28 -86 14 -94 Z
    box $ -28 -62 56 40 0
    text white 18 0 -36 GLUE`,
  ),
  tripod: sketched(
    [120, 160, 86, '#3a3d46'],
    `line $ 6 0 -104 -50 0
    line $ 6 0 -104 50 0
    line $-20 6 0 -104 4 -4
    line steel 6 0 -132 0 -96
    box $ -30 -158 60 34 5
    disc #6d7480 0 -141 13
    disc #8fc4e0 0 -141 8
    box $-20 -22 -164 18 8 2`,
  ),
  clothespin: sketched(
    [40, 120, 5, '#d8b27a'],
    `path $ M -4 -118 L -14 -118 L -16 -60 L -10 0 L -2 0 L -4 -56 Z
    path $-14 M 4 -118 L 14 -118 L 16 -60 L 10 0 L 2 0 L 4 -56 Z
    curve steel 5 M -16 -66 L 16 -66 M -16 -58 L 16 -58`,
  ),
  horseshoe: sketched(
    [96, 104, 9, '#8d98a6'],
    `curve $ 19 M -30 -8 Q -50 -92 0 -94 Q 50 -92 30 -8
    curve $-30 3 M -28 -20 Q -42 -84 0 -88 Q 42 -84 28 -20
    disc ink -36 -36 3
    disc ink -34 -58 3
    disc ink -20 -82 3
    disc ink 36 -36 3
    disc ink 34 -58 3
    disc ink 20 -82 3`,
  ),
  saddle: sketched(
    [130, 96, 34, '#8a4f28'],
    `path $-26 M -10 -58 Q -44 -30 -30 -6 L 16 -6 Q 26 -36 20 -58 Z
    path $ M -60 -86 Q -48 -60 0 -64 Q 34 -66 44 -92 Q 58 -94 56 -80 Q 48 -44 10 -42 Q -44 -40 -62 -68 Q -68 -84 -60 -86 Z
    line $-40 6 2 -40 4 -20
    curve steel 6 M -8 0 Q -10 -20 4 -22 Q 18 -20 16 0 Z
    curve gold@80 2 M -54 -76 Q -40 -52 4 -54 Q 36 -56 46 -80`,
  ),
  stick: sketched(
    [150, 44, 20, '#8a5f38'],
    `curve $ 10 M -70 -8 Q -20 -22 10 -16 L 72 -30
    curve $ 7 M 6 -17 L 30 -38
    curve $ 5 M -30 -17 L -40 -34
    curve $+30@70 2 M -60 -13 Q -20 -24 6 -20`,
  ),
  spear: sketched(
    [30, 190, 110, '#9a6a43'],
    `line $ 7 0 0 0 -152
    path steel M 0 -190 L 13 -164 L 4 -150 L -4 -150 L -13 -164 Z
    box red -6 -152 12 12 2`,
  ),
  sword: sketched(
    [60, 170, 55, '#c9d2dc'],
    `poly $ -9 -46 -9 -148 0 -170 9 -148 9 -46
    poly $-20 0 -46 0 -170 9 -148 9 -46
    box gold -30 -48 60 10 4
    box #6b3f28 -6 -40 12 30 2
    disc gold 0 -6 8`,
  ),
  cannon: sketched(
    [170, 90, 50, '#3d414b'],
    `poly wood -80 -8 -40 -44 10 -40 20 -24
    path $ M -44 -62 Q -52 -36 -36 -32 L 72 -58 L 66 -86 Z
    poly $-30 62 -90 74 -86 80 -58 70 -52
    disc $-20 -48 -44 9
    disc wood-20 -4 -28 28
    disc wood -4 -28 21
    line wood-30 5 -4 -52 -4 -4
    line wood-30 5 -28 -28 20 -28
    disc iron -4 -28 7
    disc ink 60 -10 10
    disc ink 78 -10 10
    disc ink 69 -26 10`,
  ),
};
