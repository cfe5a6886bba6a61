import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';

/** Machines of roads and building sites, odd boats and aircraft. */
const STANDING: Readonly<Record<string, ObjectDrawing>> = {
  'cement mixer': sketched(
    [260, 150, 160, '#e07a2a'],
    `box ink -116 -40 236 12 2
    poly #d9d4c8 -112 -60 -72 -96 20 -132 54 -104 40 -52 -40 -40
    poly $ -92 -79 -60 -100 -30 -44 -44 -42
    poly $ -12 -120 16 -130 36 -54 4 -48
    poly steel -112 -60 -72 -96 -80 -106 -122 -70
    line steel 8 -112 -66 -118 -24
    path $ M 56 -34 L 56 -110 L 96 -110 Q 112 -90 118 -66 L 122 -34 Z
    poly glass 76 -102 94 -102 108 -72 76 -72
    box yellow 112 -56 9 9 2
    disc ink -82 -20 20
    disc steel -82 -20 9
    disc ink -34 -20 20
    disc steel -34 -20 9
    disc ink 86 -20 20
    disc steel 86 -20 9`,
  ),
  steamroller: sketched(
    [230, 150, 130, '#f2b92a'],
    `box $-24 -80 -146 120 9 3
    line $-30 6 -72 -138 -66 -80
    line $-30 6 28 -138 28 -80
    box glass@60 -66 -136 92 50 2
    path $ M -80 -40 L -80 -88 L 46 -88 L 60 -66 L 60 -40 Z
    line $-30 9 40 -74 78 -74
    line $-30 9 78 -74 78 -38
    box ink -40 -104 22 20 3
    disc iron 78 -38 38
    disc steel 78 -38 30
    disc iron 78 -38 8
    disc ink -56 -34 34
    disc steel -56 -34 15
    3x 12 0 box ink 8 -78 6 20 2`,
  ),
  'jet ski': sketched(
    [210, 110, 66, '#d8433b'],
    `path #8fd0ee M -104 -8 Q -60 -26 0 -14 Q 60 -4 104 -14 L 104 0 L -104 0 Z
    path $ M -92 -36 Q -60 -46 -20 -44 L 28 -62 Q 74 -54 98 -24 Q 40 -8 -84 -10 Z
    path white M -86 -26 Q 0 -30 92 -26 Q 40 -16 -84 -18 Z
    path ink M -84 -42 Q -70 -62 -22 -58 L -8 -46 Q -50 -38 -84 -42 Z
    line ink 7 18 -60 4 -84
    line ink 8 -8 -88 20 -84
    poly glass@80 24 -62 40 -60 30 -84
    path #eaf6fb M -92 -10 Q -112 -40 -104 -58 Q -88 -34 -82 -10 Z`,
  ),
  tugboat: sketched(
    [220, 170, 190, '#d8433b'],
    `box ink -30 -158 26 46 3
    box yellow -30 -146 26 9 0
    disc #cfd6da@70 -30 -166 9
    box white -56 -112 112 56 4
    box white 8 -146 56 38 4
    box glass 16 -140 18 18 2
    box glass 40 -140 18 18 2
    3x 30 0 disc glass -36 -84 10
    3x 30 0 ring ink 2 -36 -84 10
    path $ M -104 -60 L 84 -60 L 108 -84 Q 108 -30 84 0 L -84 0 Q -104 -20 -104 -60 Z
    path ink M -98 -20 L 96 -20 L 84 0 L -84 0 Z
    4x 42 0 ring ink 8 -70 -42 12
    line #d9c08a 5 -104 -62 84 -62`,
  ),
  'go kart': sketched(
    [200, 90, 60, '#2f7fd0'],
    `line ink 6 -70 -22 84 -22
    path $ M 10 -20 L 18 -38 L 60 -42 L 98 -22 L 98 -12 L 10 -12 Z
    path ink M -52 -24 L -60 -76 Q -52 -84 -44 -76 L -30 -34 L 0 -32 L 0 -22 Z
    line ink 5 22 -38 8 -58
    line ink 6 0 -66 14 -52
    box iron -88 -44 26 26 3
    disc ink -66 -20 20
    disc steel -66 -20 8
    disc ink 70 -17 17
    disc steel 70 -17 7
    disc white 46 -28 11
    text ink 15 46 -27 7`,
  ),
  'quad bike': sketched(
    [200, 130, 74, '#d8433b'],
    `line ink 7 42 -72 30 -104
    line ink 8 18 -108 44 -104
    path ink M -60 -76 Q -20 -88 14 -72 L 10 -62 L -58 -62 Z
    path $ M -96 -52 Q -92 -82 -60 -78 L 10 -68 L 36 -82 L 62 -80 Q 92 -78 96 -52 L 76 -58 Q 58 -66 44 -48 L -34 -48 Q -50 -68 -80 -56 Z
    box yellow 80 -76 12 10 3
    box iron -30 -52 70 18 3
    line ink 4 -90 -84 -50 -84
    disc ink -58 -32 32
    disc steel -58 -32 13
    disc ink 60 -32 32
    disc steel 60 -32 13
    ring #4a4854 4 -58 -32 26
    ring #4a4854 4 60 -32 26`,
  ),
  'monster truck': sketched(
    [250, 190, 190, '#6a3fc0'],
    `line steel 8 -60 -80 -50 -44
    line steel 8 60 -80 50 -44
    path $ M -112 -86 L -112 -122 L -30 -124 L -12 -160 L 50 -160 L 70 -122 L 110 -116 L 114 -86 Z
    poly glass -4 -152 16 -152 16 -126 -16 -126
    poly glass 22 -152 46 -152 60 -126 22 -126
    poly #f2832a -100 -92 -60 -116 -50 -104 0 -114 -20 -96 30 -100 60 -92
    box yellow 104 -112 9 12 2
    disc ink -70 -50 50
    disc steel -70 -50 20
    disc ink 70 -50 50
    disc steel 70 -50 20
    ring #4a4854 7 -70 -50 40
    ring #4a4854 7 70 -50 40
    disc red -70 -50 7
    disc red 70 -50 7`,
  ),
  limousine: sketched(
    [320, 90, 86, '#23242c'],
    `path $ M -156 -26 L -152 -52 L -112 -56 L -92 -84 L 78 -84 L 104 -56 L 148 -50 L 156 -24 Z
    poly glass -88 -78 -66 -78 -66 -58 -100 -58
    4x 36 0 box glass -58 -78 30 20 2
    line steel 3 -152 -38 152 -38
    box yellow 142 -44 11 8 2
    box red -155 -46 8 9 2
    4x 36 0 box steel -48 -50 12 3 1
    disc ink -104 -20 20
    disc steel -104 -20 10
    disc ink 106 -20 20
    disc steel 106 -20 10`,
  ),
  'tow truck': sketched(
    [250, 140, 130, '#f2b92a'],
    `line iron 9 -40 -56 -96 -122
    line iron 7 -40 -90 -96 -122
    line ink 3 -96 -122 -104 -74
    curve ink 5 M -104 -74 Q -96 -58 -110 -60
    box $-20 -112 -56 150 22 3
    path $ M 22 -30 L 22 -112 L 66 -112 L 90 -74 L 116 -68 L 120 -30 Z
    poly glass 40 -104 62 -104 80 -76 40 -76
    box red 30 -122 30 10 4
    box white 112 -58 8 10 2
    box ink -112 -36 232 10 2
    disc ink -70 -20 20
    disc steel -70 -20 9
    disc ink 80 -20 20
    disc steel 80 -20 9`,
  ),
  'golf cart': sketched(
    [180, 150, 110, '#f4f1ea'],
    `box $ -70 -148 140 11 4
    line steel 5 -60 -140 -60 -60
    line steel 5 56 -140 66 -60
    box #8fb84a -50 -82 54 14 4
    box #8fb84a -56 -112 12 40 4
    line ink 5 46 -60 34 -86
    line ink 6 26 -92 42 -82
    path $ M -84 -24 L -84 -62 L -10 -66 L -4 -30 L 20 -30 L 30 -62 L 70 -62 Q 88 -50 88 -24 Z
    box #3f7a3a -92 -106 22 54 4
    line steel 4 -86 -106 -90 -130
    line steel 4 -76 -106 -74 -126
    disc ink -56 -20 20
    disc white -56 -20 9
    disc ink 60 -20 20
    disc white 60 -20 9`,
  ),
  barge: sketched(
    [320, 110, 130, '#6a4a3a'],
    `box white 84 -96 54 46 3
    box glass 92 -88 16 14 1
    box glass 114 -88 16 14 1
    box ink 126 -112 10 18 2
    4x 44 0 path #3a3a40 M -120 -50 Q -98 -86 -76 -50 Z
    path $ M -156 -52 L 156 -52 L 142 0 L -134 0 Z
    box $-30 -156 -56 312 9 2
    path #b5432a M -140 -14 L 146 -14 L 142 0 L -134 0 Z`,
  ),
  houseboat: sketched(
    [240, 160, 150, '#3f8a9a'],
    `poly #b5502a -92 -116 92 -116 72 -148 -72 -148
    box $ -84 -118 168 74 2
    box glass -66 -104 34 32 2
    line white 3 -49 -104 -49 -72
    box glass 28 -104 38 32 2
    line white 3 47 -104 47 -72
    box wood -16 -106 30 62 2
    disc gold 8 -74 3
    box #c8703f -66 -70 34 8 2
    3x 11 0 disc red -60 -74 6
    box brick 44 -158 16 26 1
    path #8a5a38 M -116 -44 L 116 -44 L 102 0 L -102 0 Z
    box #8a5a38-24 -118 -48 236 8 2`,
  ),
  'aircraft carrier': sketched(
    [360, 120, 330, '#8a94a0'],
    `box $-10 40 -104 46 52 2
    box $-16 52 -116 20 16 2
    line iron 4 62 -116 62 -120
    2x 0 14 box glass 46 -98 34 6 1
    path $ M -176 -58 L 178 -58 L 150 0 L -140 0 Z
    path $-30 M -150 -14 L 156 -14 L 150 0 L -140 0 Z
    box iron -178 -64 356 9 1
    4x 42 0 path #dfe6ea M -150 -66 L -142 -76 L -128 -74 L -112 -66 Z
    4x 42 0 poly #5f6874 -150 -66 -152 -84 -142 -74
    7x 44 0 line white 3 -160 -60 -140 -60`,
  ),
  paraglider: sketched(
    [240, 230, 190, '#e8703a'],
    `path $ M -116 -148 Q -100 -228 0 -228 Q 100 -228 116 -148 Q 60 -186 0 -186 Q -60 -186 -116 -148 Z
    path yellow M -40 -182 Q -44 -224 0 -228 Q 44 -224 40 -182 Q 0 -188 -40 -182 Z
    path #3576c9 M -116 -148 Q -106 -198 -78 -212 Q -84 -180 -84 -170 Z
    path #3576c9 M 116 -148 Q 106 -198 78 -212 Q 84 -180 84 -170 Z
    line ink 1.6 -114 -148 -6 -54
    line ink 1.6 -60 -178 -4 -54
    line ink 1.6 0 -186 0 -54
    line ink 1.6 60 -178 4 -54
    line ink 1.6 114 -148 6 -54
    disc #e8b48a 0 -54 10
    path red M -10 -60 Q 0 -74 10 -60 Z
    path #3a4a6a M -12 -44 L 12 -44 L 14 -18 L -14 -18 Z
    line #3a4a6a 8 -8 -20 12 -4
    line #3a4a6a 8 8 -20 26 -4`,
  ),
  'hang glider': sketched(
    [260, 150, 130, '#e0433a'],
    `poly $ 0 -148 -126 -92 -60 -92 0 -110
    poly $-16 0 -148 126 -92 60 -92 0 -110
    poly yellow 0 -148 -60 -92 0 -110
    poly yellow-16 0 -148 60 -92 0 -110
    line ink 3 0 -130 -26 -50
    line ink 3 0 -130 26 -50
    line ink 4 -26 -50 26 -50
    oval #3a4a6a -36 -70 44 11
    disc #e8b48a 14 -72 11
    path #f2c230 M 4 -76 Q 14 -92 25 -76 Z
    line #e8b48a 6 4 -66 8 -50`,
  ),
  biplane: sketched(
    [240, 130, 110, '#d8433b'],
    `line wood 5 -30 -106 -30 -56
    line wood 5 36 -106 36 -56
    box $ -52 -116 110 12 5
    path $ M -110 -74 L -96 -74 Q -40 -82 60 -84 Q 92 -84 94 -64 Q 92 -44 60 -44 Q -40 -48 -104 -66 Z
    path $-20 M -112 -108 L -94 -104 L -84 -72 L -110 -70 Z
    box $-20 -54 -60 110 12 5
    path ink M -8 -82 Q 8 -96 22 -84 Z
    disc #e8b48a 4 -92 9
    path wood M -6 -94 Q 4 -106 14 -94 Z
    disc white -50 -64 10
    disc #3576c9 -50 -64 5
    disc ink 96 -64 7
    line wood 5 98 -102 98 -26
    line ink 4 30 -46 36 -14
    line ink 4 50 -46 40 -14
    disc ink 38 -12 12
    disc steel 38 -12 5
    disc ink -94 -54 5`,
  ),
  segway: sketched(
    [80, 170, 72, '#3a3c48'],
    `line steel 7 4 -30 12 -146
    line $ 9 -4 -148 30 -148
    disc ink 14 -150 7
    box $ -34 -34 66 12 4
    disc ink -2 -26 26
    disc steel -2 -26 15
    disc ink -2 -26 5
    box $-10 -36 -40 30 8 3
    box $-10 6 -40 30 8 3`,
  ),
  hoverboard: sketched(
    [200, 70, 18, '#2f7fd0'],
    `path $ M -70 -48 Q -30 -36 0 -36 Q 30 -36 70 -48 L 70 -20 Q 30 -26 0 -26 Q -30 -26 -70 -20 Z
    box ink -62 -52 48 10 4
    box ink 14 -52 48 10 4
    disc ink -78 -30 30
    disc steel -78 -30 14
    disc ink 78 -30 30
    disc steel 78 -30 14
    box #8ff0ff -14 -34 28 6 3`,
  ),
  hovercraft: sketched(
    [260, 140, 140, '#eef2f5'],
    `ring iron 7 -84 -96 32
    line steel 5 -84 -126 -84 -66
    line steel 5 -112 -96 -56 -96
    box iron -90 -66 12 20 2
    path $ M -70 -44 L -60 -98 L 40 -98 L 84 -60 L 92 -44 Z
    4x 26 0 box glass -48 -90 20 18 2
    poly glass 56 -86 78 -62 56 -62
    box red -66 -60 156 8 2
    path ink M -122 0 Q -132 -46 -96 -46 L 100 -46 Q 130 -46 122 0 Z
    6x 40 0 line #5a5864 3 -100 -42 -104 -4`,
  ),
};

const AFLOAT = new Set(['jet ski', 'tugboat', 'barge', 'houseboat', 'aircraft carrier', 'hovercraft']);
const ALOFT = new Set(['paraglider', 'hang glider', 'biplane']);

/** They get about where a prompt says that they do. */
export const VEHICLE_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = Object.fromEntries(
  Object.entries(STANDING).map(([model, drawing]): [string, ObjectDrawing] => [
    model,
    (colour) => ({
      ...drawing(colour),
      speed: 100,
      medium: AFLOAT.has(model) ? 'water' : ALOFT.has(model) ? 'air' : 'ground',
    }),
  ]),
);
