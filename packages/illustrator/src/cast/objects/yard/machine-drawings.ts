import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';

/** What has wheels or tracks and stands still here. */
export const MACHINE_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  wagon: sketched(
    [170, 90, 50, '#a8733f'],
    `line wood-20 6 60 -30 88 -58
    poly $ -78 -84 72 -84 62 -36 -68 -36
    2x 0 16 line $-26 3 -74 -68 68 -68
    3x 36 0 line $-26 3 -40 -82 -38 -38
    disc #5a3a26 -44 -24 24
    disc $+30 -44 -24 18
    line #5a3a26 4 -44 -44 -44 -4
    line #5a3a26 4 -64 -24 -24 -24
    disc #5a3a26 -44 -24 6
    disc #5a3a26 42 -24 24
    disc $+30 42 -24 18
    line #5a3a26 4 42 -44 42 -4
    line #5a3a26 4 22 -24 62 -24
    disc #5a3a26 42 -24 6`,
    { mouth: { x: -3, y: -83, radiusX: 70, radiusY: 3 } },
  ),
  carriage: sketched(
    [190, 140, 110, '#7a2f4a'],
    `curve gold 5 M 60 -40 Q 84 -44 88 -24
    path $ M -60 -50 Q -70 -110 -30 -124 L 40 -124 Q 66 -112 62 -76 Q 58 -44 30 -40 L -30 -40 Q -54 -40 -60 -50 Z
    box gold -36 -132 76 9 4
    box #bfe0ee -40 -110 32 34 5
    box #bfe0ee 8 -110 32 34 5
    box gold -4 -112 6 66 1
    curve gold 3 M -58 -66 Q 0 -58 60 -68
    box $-20 58 -84 26 8 3
    disc ink -46 -30 30
    disc $+50 -46 -30 24
    line ink 4 -46 -54 -46 -6
    line ink 4 -70 -30 -22 -30
    line ink 4 -63 -47 -29 -13
    line ink 4 -63 -13 -29 -47
    disc gold -46 -30 7
    disc ink 48 -22 22
    disc $+50 48 -22 17
    line ink 3 48 -39 48 -5
    line ink 3 31 -22 65 -22
    disc gold 48 -22 6`,
  ),
  tricycle: sketched(
    [120, 100, 40, '#e2433a'],
    `line $ 8 -34 -20 26 -40
    line $ 8 34 -24 26 -84
    line ink 7 14 -88 40 -84
    line $ 7 -10 -30 -14 -52
    box ink -30 -60 34 10 5
    disc ink 36 -26 26
    disc white 36 -26 19
    disc $ 36 -26 6
    line #c9ced6 3 36 -44 36 -8
    line #c9ced6 3 18 -26 54 -26
    disc ink -38 -18 18
    disc white -38 -18 12
    disc $ -38 -18 5
    box ink 44 -14 14 6 2`,
  ),
  unicycle: sketched(
    [90, 150, 64, '#e2433a'],
    `line $ 7 0 -44 0 -128
    curve $ 7 M -8 -44 L -8 -84 Q 0 -92 8 -84 L 8 -44
    path ink M -26 -140 Q 0 -126 28 -142 L 26 -128 Q 0 -118 -24 -128 Z
    disc ink 0 -42 42
    disc #eef2f4 0 -42 34
    line #b4bcc6 2 0 -76 0 -8
    line #b4bcc6 2 -34 -42 34 -42
    line #b4bcc6 2 -24 -66 24 -18
    line #b4bcc6 2 24 -66 -24 -18
    line $-30 6 0 -42 14 -24
    box ink 8 -26 22 6 2
    disc $ 0 -42 7`,
  ),
  forklift: sketched(
    [190, 130, 110, '#f0b92a'],
    `box steel 46 -128 8 120 1
    box steel 58 -128 8 120 1
    box steel 60 -20 34 6 1
    box wood 62 -26 32 7 1
    box #c4925a 64 -58 28 32 1
    path $ M -80 -66 L -46 -70 L -40 -40 L 20 -40 L 28 -64 L 44 -64 L 44 -14 L -80 -14 Z
    curve iron 6 M -44 -66 L -34 -122 L 24 -122 L 32 -62
    box ink -30 -66 12 30 3
    box ink -30 -42 30 10 3
    line ink 4 18 -40 8 -64
    disc ink -52 -16 17
    disc steel -52 -16 7
    disc ink 26 -18 19
    disc steel 26 -18 8`,
  ),
  excavator: sketched(
    [220, 140, 150, '#f0b02a'],
    `line $ 15 6 -64 50 -128
    line $-14 13 50 -128 92 -70
    path iron M 82 -76 L 102 -70 L 100 -40 Q 84 -24 70 -38 L 78 -50 Z
    4x 7 4 poly iron 70 -38 74 -30 77 -38
    path $ M -76 -36 L -76 -78 L -34 -82 L -34 -108 L 12 -108 L 22 -66 L 22 -36 Z
    path #bfe0ee M -24 -100 L 6 -100 L 14 -68 L -24 -68 Z
    box $-30 -76 -44 98 9 1
    box ink -84 -30 120 30 15
    5x 23 0 disc steel -70 -15 10
    5x 23 0 disc iron -70 -15 5`,
  ),
  bulldozer: sketched(
    [190, 116, 110, '#f0b02a'],
    `path iron M 72 -64 Q 58 -30 76 -2 L 94 -2 Q 78 -32 90 -64 Z
    line iron 8 20 -24 68 -24
    path $ M -70 -36 L -70 -68 L -40 -70 L -36 -112 L 12 -112 L 16 -70 L 52 -68 L 52 -36 Z
    path #bfe0ee M -28 -104 L 4 -104 L 8 -72 L -30 -72 Z
    line iron 7 34 -68 34 -92
    box $-30 -70 -44 122 9 1
    box ink -78 -34 118 34 17
    4x 26 0 disc steel -60 -17 11
    4x 26 0 disc iron -60 -17 5`,
  ),
  'construction crane': sketched(
    [200, 240, 330, '#f0b02a'],
    `box stone -34 -10 52 10 1
    box $ -16 -210 4 202 0
    box $ 0 -210 4 202 0
    14x 0 14 curve $ 2.4 M -14 -206 L 2 -192
    box $ -70 -214 168 4 0
    box $ -60 -226 150 3 0
    13x 12 0 curve $ 2 M -60 -212 L -54 -225 L -48 -212
    poly $ -14 -222 -6 -240 2 -222
    curve ink 1.6 M -6 -240 L 80 -224 M -6 -240 L -60 -224
    box stone-20 -70 -210 20 20 1
    box #bfe0ee 4 -210 16 16 2
    line ink 1.8 74 -210 74 -120
    curve ink 4 M 74 -120 q 8 8 -2 12 q -8 0 -6 -6
    box wood 58 -106 34 14 1`,
  ),
  tank: sketched(
    [220, 96, 110, '#6a7a48'],
    `box $-24 26 -78 84 9 3
    path $ M -44 -62 L -30 -92 L 26 -92 L 42 -62 Z
    box $-20 -14 -98 24 8 3
    path $-10 M -96 -40 L -78 -62 L 74 -62 L 94 -40 L 82 -18 L -84 -18 Z
    box #2f332a -98 -38 192 38 19
    6x 28 0 disc $-30 -72 -19 13
    6x 28 0 disc $+10 -72 -19 5
    poly white 0 -88 3 -80 11 -80 5 -75 7 -67 0 -72 -7 -67 -5 -75 -11 -80 -3 -80`,
  ),
  snowmobile: sketched(
    [180, 80, 60, '#e2433a'],
    `box ink -76 -24 96 20 10
    path $ M -70 -26 L -62 -48 L -10 -52 L 10 -40 L 34 -62 Q 66 -54 84 -26 Z
    path glass M 34 -62 L 50 -80 L 58 -54 Z
    path ink M -60 -50 L -8 -54 L -4 -44 L -56 -40 Z
    line ink 5 30 -60 18 -76
    line iron 5 60 -26 64 -8
    curve iron 6 M 36 -4 L 84 -4 Q 92 -6 90 -14`,
  ),
  motorhome: sketched(
    [220, 120, 140, '#f2eee4'],
    `path $ M -104 -18 L -104 -100 Q -102 -114 -90 -114 L 62 -114 Q 88 -112 92 -86 L 104 -54 L 104 -18 Z
    path #4f93b8 M -104 -58 L 102 -58 L 104 -46 L -104 -46 Z
    box #bfe0ee -90 -98 40 28 4
    box #bfe0ee 4 -98 34 28 4
    path #bfe0ee M 60 -98 L 80 -98 L 92 -66 L 60 -66 Z
    box $-14 -38 -98 30 78 3
    box #bfe0ee -32 -92 18 24 2
    disc ink -14 -58 3
    box $-26 -104 -22 208 8 1
    disc ink -66 -16 17
    disc steel -66 -16 8
    disc ink 66 -16 17
    disc steel 66 -16 8
    disc yellow 101 -34 5`,
  ),
};
