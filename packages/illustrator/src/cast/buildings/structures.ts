import type { ObjectDrawing } from '../objects/object-drawing.ts';
import { sketched } from '../objects/sketched.ts';

/** What is a place when somebody is in it, seen from outside. */
export const STRUCTURES: Readonly<Record<string, ObjectDrawing>> = {
  'phone booth': sketched(
    [90, 220, 140, '#d0302a'],
    `box $-24 -44 -10 88 10 2
    box $ -40 -196 80 190 3
    path $ M -44 -194 Q 0 -226 44 -194 Z
    box $-24 -44 -196 88 6 1
    box white -32 -188 64 15 2
    text ink 11 0 -180 TELEPHONE
    box #cfe8f2 -30 -166 60 142 2
    box #5f6874 -12 -120 24 34 3
    disc ink 0 -96 6
    curve ink 3 M -12 -112 Q -22 -96 -12 -84
    2x 20 0 line $ 4 -10 -166 -10 -24
    5x 0 24 line $ 4 -30 -144 30 -144`,
  ),
  barn: sketched(
    [260, 230, 260, '#b5352c'],
    `path $ M -120 0 L -120 -130 L -78 -196 L 0 -226 L 78 -196 L 120 -130 L 120 0 Z
    18x 14 0 line $-16 2 -114 -126 -114 -2
    curve #5a4a48 12 M -126 -124 L -80 -198 L 0 -228 L 80 -198 L 126 -124
    box white -44 -98 88 98 1
    box $-14 -38 -92 76 92 1
    line white 6 -38 -92 38 0
    line white 6 38 -92 -38 0
    line white 6 0 -92 0 0
    box white -26 -176 52 50 2
    box #3a2420 -20 -170 40 38 1
    line white 4 -20 -170 20 -132
    line white 4 20 -170 -20 -132`,
  ),
  bridge: sketched(
    [420, 150, 260, '#b9b3a8'],
    `path water@70 M -206 -14 Q -100 -26 0 -14 Q 100 -2 206 -14 L 206 0 L -206 0 Z
    path $ M -206 -70 Q 0 -146 206 -70 L 206 -8 L 150 -8 Q 144 -60 100 -62 Q 56 -60 50 -8 L -50 -8 Q -56 -60 -100 -62 Q -144 -60 -150 -8 L -206 -8 Z
    curve $-24 7 M -206 -70 Q 0 -146 206 -70
    curve $-14 5 M -150 -8 Q -144 -60 -100 -62 Q -56 -60 -50 -8 M 150 -8 Q 144 -60 100 -62 Q 56 -60 50 -8
    curve $-30 6 M -206 -96 Q 0 -172 206 -96
    curve $-24 5 M -160 -108 L -160 -84 M -110 -122 L -110 -98 M -56 -131 L -56 -107 M 0 -134 L 0 -110 M 56 -131 L 56 -107 M 110 -122 L 110 -98 M 160 -108 L 160 -84
    path water@60 M -206 -10 Q -100 -20 0 -10 Q 100 2 206 -10 L 206 0 L -206 0 Z`,
    { surface: -106 },
  ),
  fountain: sketched(
    [220, 190, 130, '#c9c3b8'],
    `curve #bfe6f8 7 M 0 -150 Q -20 -196 -48 -120 M 0 -150 Q 20 -196 48 -120 M 0 -150 L 0 -182
    curve #8fd0ee 6 M -44 -116 Q -84 -120 -90 -48 M 44 -116 Q 84 -120 90 -48 M -30 -112 Q -52 -100 -54 -48 M 30 -112 Q 52 -100 54 -48
    box $-12 -10 -150 20 100 3
    path $ M -50 -118 L 50 -118 Q 44 -96 10 -94 L -10 -94 Q -44 -96 -50 -118 Z
    oval #8fd0ee 0 -118 46 6
    path $ M -106 -50 L 106 -50 Q 104 -6 80 0 L -80 0 Q -104 -6 -106 -50 Z
    box $-20 -110 -56 220 11 4
    oval #6fc0e6 0 -52 98 6
    7x 30 0 box $-12 -96 -36 20 26 3`,
    { mouth: { x: 0, y: -52, radiusX: 98, radiusY: 6 } },
  ),
  greenhouse: sketched(
    [260, 190, 190, '#eef4f0'],
    `path #d9f0ea@80 M -120 0 L -120 -110 L 0 -184 L 120 -110 L 120 0 Z
    5x 44 0 path leaf M -98 -4 Q -116 -50 -92 -70 Q -76 -44 -84 -4 Z
    4x 50 0 path leaf+14 M -70 -4 Q -84 -60 -64 -84 Q -46 -54 -56 -4 Z
    5x 46 0 disc red -92 -50 5
    curve $ 7 M -120 0 L -120 -110 L 0 -184 L 120 -110 L 120 0 Z
    7x 40 0 line $ 4 -120 -110 -120 0
    line $ 5 -120 -110 120 -110
    line $ 4 -120 -56 120 -56
    line $ 4 0 -184 0 0
    line $ 4 -60 -146 -60 0
    line $ 4 60 -146 60 0
    box white@50 -22 -84 44 84 1`,
  ),
  carousel: sketched(
    [260, 240, 210, '#d8433b'],
    `box gold -6 -238 12 30 3
    path $ M -124 -158 Q -60 -200 0 -214 Q 60 -200 124 -158 Z
    path white M -62 -158 Q -34 -196 0 -214 Q 34 -196 62 -158 Z
    path $ M -24 -158 Q -14 -196 0 -214 Q 14 -196 24 -158 Z
    8x 31 0 path yellow M -124 -160 L -93 -160 Q -94 -138 -108 -136 Q -122 -138 -124 -160 Z
    box #f4d0dc -26 -140 52 118 4
    4x 66 0 line gold 5 -98 -140 -98 -20
    4x 66 0 path white M -118 -60 Q -112 -84 -92 -80 L -86 -98 L -74 -96 L -72 -82 L -82 -78 Q -80 -60 -86 -52 L -84 -32 L -92 -32 L -96 -50 L -108 -50 L -114 -32 L -122 -34 Z
    2x 132 0 path red M -106 -80 L -92 -80 L -94 -66 L -106 -66 Z
    2x 132 0 path blue M -40 -80 L -26 -80 L -28 -66 L -40 -66 Z
    box gold-10 -128 -24 256 24 5
    10x 26 0 disc white -117 -12 5`,
  ),
  'bus stop': sketched(
    [200, 190, 150, '#3576c9'],
    `line steel 7 -60 0 -60 -140
    line steel 7 84 0 84 -140
    box #d9eef6@70 -60 -134 144 100 2
    box $ -70 -150 166 14 4
    box wood -40 -44 104 9 2
    line iron 5 -26 -36 -26 0
    line iron 5 50 -36 50 0
    line steel 6 -86 0 -86 -186
    box $ -98 -186 26 40 4
    text white 15 -85 -166 BUS
    box white 20 -124 40 56 2`,
  ),
  garage: sketched(
    [220, 170, 170, '#d9cfc0'],
    `box $ -104 -124 208 124 2
    poly #8a5040 -116 -122 116 -122 84 -164 -84 -164
    box white -82 -100 164 100 2
    4x 0 25 box #c9d0d6 -78 -96 156 21 2
    4x 38 0 box #8fc0d8 -70 -94 26 16 2
    box ink -10 -10 20 5 2`,
  ),
};
