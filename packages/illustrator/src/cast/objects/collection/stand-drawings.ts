import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';

/** Stands and racks, and the larger furniture of rooms and halls. */
export const STAND_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  'music stand': sketched(
    [110, 170, 82, '#3a3c48'],
    `line $ 6 0 -6 0 -92
    line $ 6 0 -26 -34 0
    line $ 6 0 -26 34 0
    line $ 6 0 -26 4 0
    poly $ -52 -168 52 -168 46 -92 -46 -92
    box $-20 -52 -94 104 9 3
    poly white -42 -164 -2 -164 -2 -98 -37 -98
    poly #efe9dc 2 -164 42 -164 37 -98 2 -98
    3x 0 19 line ink 1.2 -36 -154 -6 -154
    3x 0 19 line ink 1.2 -36 -149 -6 -149
    3x 0 19 line ink 1.2 -36 -144 -6 -144
    3x 0 19 line ink 1.2 6 -154 36 -154
    3x 0 19 line ink 1.2 6 -149 36 -149
    3x 0 19 line ink 1.2 6 -144 36 -144
    3x 0 19 disc ink -28 -146 3.2
    3x 0 19 line ink 1.6 -25.4 -146 -25.4 -158
    3x 0 19 disc ink -14 -150 3.2
    3x 0 19 line ink 1.6 -11.4 -150 -11.4 -161
    3x 0 19 disc ink 14 -144 3.2
    3x 0 19 line ink 1.6 16.6 -144 16.6 -157
    3x 0 19 disc ink 28 -150 3.2
    3x 0 19 line ink 1.6 30.6 -150 30.6 -162`,
    { surface: -166 },
  ),
  'umbrella stand': sketched(
    [110, 160, 60, '#8a5a38'],
    `curve wood 6 M -22 -150 Q -22 -166 -34 -162 Q -42 -158 -38 -148
    poly #d8433b -34 -140 -10 -140 -16 -60 -24 -60
    line #a82f2a 2 -22 -140 -20 -60
    line wood 6 -22 -152 -20 -60
    poly #3576c9 -6 -146 18 -146 12 -60 2 -60
    line #234f8f 2 6 -146 7 -60
    curve wood 6 M 6 -146 L 6 -152 Q 6 -168 18 -164 Q 26 -160 22 -150
    poly #f2c230 22 -134 44 -132 32 -60 24 -60
    line wood 6 34 -134 40 -158
    path $ M -44 -84 L 44 -84 L 38 0 L -38 0 Z
    box $-24 -48 -90 96 12 4
    box $-24 -42 -10 84 10 3
    5x 16 0 box $-16 -36 -74 7 60 3`,
    { mouth: { x: 0, y: -86, radiusX: 44, radiusY: 4 } },
  ),
  'shoe rack': sketched(
    [180, 120, 52, '#b98a5e'],
    `box $-20 -86 -116 8 116 2
    box $-20 78 -116 8 116 2
    3x 0 38 box $ -84 -84 168 7 2
    path #d8433b M -70 -86 L -70 -104 L -56 -104 Q -50 -94 -34 -92 L -34 -86 Z
    path #d8433b M -26 -86 L -26 -104 L -12 -104 Q -6 -94 10 -92 L 10 -86 Z
    path #3576c9 M 24 -86 L 24 -104 L 38 -104 Q 44 -94 62 -92 L 62 -86 Z
    path #5a3a28 M -66 -48 L -66 -76 L -50 -76 L -50 -60 Q -34 -58 -32 -48 Z
    path #5a3a28 M -20 -48 L -20 -76 L -4 -76 L -4 -60 Q 12 -58 14 -48 Z
    path ink M 28 -48 L 28 -64 Q 36 -58 44 -62 Q 60 -58 66 -48 Z
    path #3f9a52 M -66 -10 L -66 -28 L -52 -28 Q -46 -18 -30 -16 L -30 -10 Z
    path #f2c230 M -18 -10 L -18 -28 L -4 -28 Q 2 -18 18 -16 L 18 -10 Z
    path #f4efe6 M 28 -10 L 28 -28 L 42 -28 Q 48 -18 66 -16 L 66 -10 Z`,
    { surface: -116 },
  ),
  'wine rack': sketched(
    [150, 130, 48, '#8a5a38'],
    `box $ -72 -128 144 128 4
    box $-45 -64 -120 128 112 2
    4x 32 0 disc #3f6a44 -48 -100 12
    4x 32 0 disc #7a1f34 -48 -100 5
    4x 32 0 disc #3f6a44 -48 -64 12
    4x 32 0 disc #7a1f34 -48 -64 5
    4x 32 0 disc #3f6a44 -48 -28 12
    4x 32 0 disc #7a1f34 -48 -28 5
    2x 0 36 box $ -66 -84 132 6 1
    3x 32 0 box $ -35 -122 5 116 1`,
    { surface: -128 },
  ),
  'dish rack': sketched(
    [180, 110, 20, '#8d98a6'],
    `5x 24 0 oval white -50 -58 10 40
    5x 24 0 oval #cfe3ee -48 -58 6 28
    box #d8433b 62 -52 22 34 4
    line steel 3 66 -52 62 -92
    line steel 3 74 -52 78 -96
    disc steel 79 -100 7
    line $ 5 -84 -10 84 -10
    line $ 5 -84 -44 84 -44
    9x 21 0 line $ 3 -84 -46 -84 -8
    line $ 5 -70 -8 -70 0
    line $ 5 70 -8 70 0`,
  ),
  'bike rack': sketched(
    [220, 110, 46, '#7d8794'],
    `box $-30 -106 -8 212 8 2
    4x 54 0 curve $ 8 M -100 -4 L -100 -80 Q -100 -102 -81 -102 Q -62 -102 -62 -80 L -62 -4
    ring ink 7 -18 -40 36
    ring ink 7 62 -40 36
    curve red 6 M -18 -40 L 10 -40 L 34 -82 L -6 -82 L -18 -40 M 10 -40 L -8 -92 M 34 -82 L 62 -40 M 34 -82 L 30 -100 L 46 -100
    box ink -20 -98 22 6 3`,
  ),
  'plant stand': sketched(
    [90, 170, 60, '#9a6a43'],
    `path leaf M 0 -112 Q -50 -120 -38 -160 Q -14 -150 0 -112 Z
    path leaf-12 M 0 -112 Q 50 -120 38 -160 Q 14 -150 0 -112 Z
    path leaf+14 M 0 -112 Q -16 -150 0 -170 Q 16 -150 0 -112 Z
    poly #c8703f -26 -112 26 -112 20 -74 -20 -74
    box #c8703f-14 -30 -116 60 11 3
    box $ -38 -76 76 9 3
    line $-12 7 -28 -68 -36 0
    line $-12 7 28 -68 36 0
    box $ -32 -30 64 6 2`,
  ),
  'cake stand': sketched(
    [150, 120, 20, '#e9b6c8'],
    `box #8a5236 -48 -92 96 34 6
    box #f9e6d4 -48 -80 96 7 0
    path #f6d3dc M -52 -88 Q -52 -102 0 -102 Q 52 -102 52 -88 Q 44 -74 36 -86 Q 26 -72 16 -86 Q 4 -72 -8 -86 Q -18 -72 -28 -86 Q -42 -72 -52 -88 Z
    disc red 0 -106 8
    oval $ 0 -56 70 9
    oval $+40 0 -59 66 7
    path $-12 M -10 -50 L 10 -50 L 8 -14 L -8 -14 Z
    oval $-12 0 -9 34 9`,
  ),
  'hot dog stand': sketched(
    [200, 210, 120, '#d8433b'],
    `line steel 6 0 -70 0 -170
    6x 30 0 path $ M -90 -160 L -60 -160 L -60 -150 Q -75 -138 -90 -150 Z
    3x 60 0 path white M -60 -160 L -30 -160 L -30 -150 Q -45 -138 -60 -150 Z
    path $ M -90 -160 Q -60 -206 0 -208 Q 60 -206 90 -160 Z
    path white M -46 -160 Q -30 -196 0 -208 L 0 -208 Q 10 -196 12 -160 Z
    box #f2c230 -86 -92 172 70 6
    box $ -86 -98 172 14 4
    box white -52 -74 104 42 6
    path #d89a54 M -40 -52 Q -40 -64 -26 -64 L 26 -64 Q 40 -64 40 -52 Q 40 -42 26 -42 L -26 -42 Q -40 -42 -40 -52 Z
    path #a8432a M -46 -55 Q -46 -62 -38 -62 L 38 -62 Q 46 -62 46 -55 Q 46 -48 38 -48 L -38 -48 Q -46 -48 -46 -55 Z
    curve yellow 3.4 M -38 -56 Q -32 -62 -26 -56 Q -20 -50 -14 -56 Q -8 -62 -2 -56 Q 4 -50 10 -56 Q 16 -62 22 -56 Q 28 -50 36 -56
    disc ink -48 -18 18
    disc steel -48 -18 8
    disc ink 48 -18 18
    disc steel 48 -18 8`,
  ),
  'high chair': sketched(
    [100, 170, 60, '#d9a86a'],
    `box $ -34 -168 68 74 8
    5x 14 0 box $-24 -29 -158 5 60 2
    line $-12 8 -34 -96 -46 0
    line $-12 8 34 -96 46 0
    line $-12 6 -42 -34 42 -34
    box #f3c4cf -36 -106 72 16 5
    box white -48 -122 96 11 4
    disc #6ab0d8 -18 -127 9
    line steel 3 14 -124 34 -128`,
    { surface: -106 },
  ),
  'pool table': sketched(
    [260, 110, 46, '#2f8a5a'],
    `box wood -110 -60 18 60 3
    box wood 92 -60 18 60 3
    poly wood -128 -64 128 -64 122 -38 -122 -38
    poly wood-24 -106 -106 106 -106 128 -62 -128 -62
    poly $ -96 -102 96 -102 114 -68 -114 -68
    disc ink -100 -101 6
    disc ink 100 -101 6
    disc ink -116 -68 7
    disc ink 116 -68 7
    disc ink 0 -103 5
    disc ink 0 -65 6
    disc white -50 -80 6
    disc red 26 -86 6
    disc yellow 38 -80 6
    disc #3576c9 38 -92 6
    disc ink 50 -86 6
    line #d9b98a 4 -118 -58 -58 -82`,
    { surface: -84 },
  ),
  'ping pong table': sketched(
    [260, 110, 46, '#2f6fb5'],
    `line ink 6 -90 -60 -100 0
    line ink 6 90 -60 100 0
    poly $ -100 -84 100 -84 124 -58 -124 -58
    line white 3 -102 -83 102 -83
    line white 3 -122 -60 122 -60
    line white 2 0 -84 0 -58
    box $-30 -124 -58 248 6 1
    poly #e8eef2@80 -7 -104 7 -80 7 -50 -7 -76
    line white 3 -7 -104 7 -80
    disc white 48 -92 5
    disc red -66 -92 12
    line wood 6 -60 -82 -52 -72`,
    { surface: -70 },
  ),
  playpen: sketched(
    [200, 100, 46, '#f2c26a'],
    `box #f6e3ea -90 -16 180 16 3
    disc #b98a5e -30 -44 18
    disc #b98a5e -42 -60 7
    disc #b98a5e -18 -60 7
    oval #b98a5e -30 -18 20 16
    box #3576c9 20 -36 22 20 2
    box red 44 -36 22 20 2
    13x 15.2 0 box $ -94 -92 6 88 2
    box $-14 -98 -98 196 10 4
    box $-14 -98 -10 196 10 4`,
  ),
  'grandfather clock': sketched(
    [80, 230, 116, '#8a5230'],
    `path $ M -36 -190 Q -36 -228 0 -228 Q 36 -228 36 -190 Z
    box $ -36 -192 72 60 2
    box $ -26 -134 52 104 2
    box $-16 -36 -36 72 36 3
    box $-16 -34 -138 68 8 2
    disc gold 0 -176 28
    disc #fbf6e6 0 -176 23
    line ink 3 0 -176 0 -192
    line ink 3 0 -176 11 -170
    disc ink 0 -176 2.4
    box $-45 -18 -126 36 90 2
    line gold 3 0 -126 0 -66
    disc gold 0 -58 13
    disc gold+40 -4 -62 4`,
  ),
  'bulletin board': sketched(
    [180, 130, 60, '#c89a64'],
    `box wood -88 -128 176 124 4
    box $ -80 -120 160 108 2
    box white -68 -110 42 50 1
    4x 0 9 line steel 2 -62 -98 -34 -98
    disc red -47 -108 5
    box #f6e27a -12 -104 34 34 1
    disc #3576c9 5 -102 5
    box #a8d8ea 34 -112 38 54 1
    disc leaf 53 -110 5
    box #f4b6c4 -60 -52 38 32 1
    disc yellow -41 -50 5
    box white -8 -60 50 38 1
    3x 0 9 line steel 2 -2 -48 34 -48
    disc red 17 -58 5`,
  ),
  lectern: sketched(
    [110, 140, 72, '#8a5a38'],
    `poly $ -36 -100 36 -100 28 -8 -28 -8
    poly $-20 -10 -92 10 -92 8 -20 -8 -20
    box $-24 -42 -10 84 10 3
    poly $-16 -52 -126 52 -126 44 -98 -44 -98
    poly white -34 -122 -2 -122 -2 -104 -30 -104
    poly #efe9dc 2 -122 34 -122 30 -104 2 -104
    curve ink 3 M 24 -124 Q 34 -140 22 -146
    oval ink 20 -147 5 4`,
  ),
  scoreboard: sketched(
    [220, 170, 190, '#2b3a4a'],
    `line iron 10 -70 -40 -70 0
    line iron 10 70 -40 70 0
    box $ -106 -168 212 130 5
    box $+14 -98 -160 196 24 2
    text white 15 -52 -147 HOME
    text white 15 52 -147 GUEST
    box ink -92 -126 76 56 3
    box ink 16 -126 76 56 3
    text #ffd84a 46 -54 -97 3
    text #ffd84a 46 54 -97 2
    text #ff6a4a 18 0 -54 12:45`,
  ),
  bust: sketched(
    [100, 150, 44, '#e6e2d8'],
    `box $-14 -34 -20 68 20 3
    box $-6 -16 -40 32 22 2
    path $ M -48 -42 Q -50 -74 -16 -80 L 16 -80 Q 50 -74 48 -42 Q 0 -34 -48 -42 Z
    box $-8 -13 -94 26 20 6
    path $ M -26 -122 Q -24 -150 0 -150 Q 26 -150 26 -122 Q 26 -90 0 -86 Q -26 -90 -26 -122 Z
    path $-16 M -28 -120 Q -32 -152 0 -152 Q 32 -152 28 -120 Q 20 -138 0 -138 Q -20 -138 -28 -120 Z
    disc $-30 -10 -118 2.6
    disc $-30 10 -118 2.6
    curve $-24 2.4 M 0 -118 L -3 -106 L 2 -105
    curve $-24 2.4 M -7 -97 Q 0 -94 7 -97`,
  ),
  'totem pole': sketched(
    [130, 260, 190, '#9a5a34'],
    `poly #3576c9 -64 -214 64 -214 40 -186 -40 -186
    4x 26 0 poly #f2c230 -58 -212 -38 -212 -44 -196 -54 -196
    box $ -30 -256 60 256 5
    box $-18 -30 -176 60 6 0
    box $-18 -30 -90 60 6 0
    disc white -13 -232 9
    disc white 13 -232 9
    disc ink -13 -232 4.5
    disc ink 13 -232 4.5
    poly #f2a52a -9 -222 9 -222 0 -198
    disc #f2c230 -13 -150 9
    disc #f2c230 13 -150 9
    disc ink -13 -150 4.5
    disc ink 13 -150 4.5
    box red -20 -122 40 18 4
    4x 10 0 poly white -19 -122 -10 -122 -14.5 -113
    disc white -13 -62 9
    disc white 13 -62 9
    disc ink -13 -62 4.5
    disc ink 13 -62 4.5
    path leaf M -20 -36 Q 0 -48 20 -36 Q 0 -18 -20 -36 Z`,
  ),
  'diving board': sketched(
    [260, 150, 100, '#5fb4dc'],
    `line steel 8 -90 -96 -104 0
    line steel 8 -50 -96 -40 0
    5x 3 18 line steel 4 -94 -82 -50 -82
    box $ -110 -104 236 12 4
    box $+40 -110 -104 236 4 2
    curve steel 6 M -104 -104 L -104 -140 Q -80 -150 -50 -140 L -50 -104`,
    { surface: -104 },
  ),
  'water cooler': sketched(
    [80, 190, 76, '#eef2f5'],
    `path #8fd0ee M -26 -122 L 26 -122 L 28 -176 Q 28 -188 0 -188 Q -28 -188 -28 -176 Z
    path #4aa8d8@60 M -26 -122 L 26 -122 L 27 -158 L -27 -158 Z
    2x 0 18 line #d9f0fa 2.4 -27 -166 27 -166
    box $ -32 -122 64 122 5
    box $-14 -24 -96 48 34 3
    box #3576c9 -16 -94 10 10 2
    box red 6 -94 10 10 2
    box $-30 -22 -66 44 6 2
    box $-8 -24 -52 48 46 3`,
  ),
};
