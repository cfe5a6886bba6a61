import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';

/** Further clothes and hats, instruments, toys, sports gear and things of the desk. */
export const WEAR_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  wig: sketched(
    [120, 170, 26, '#d9952a'],
    `box wood -22 -8 44 8 3
    box wood-20 -7 -40 14 34 2
    path #f0d8c4 M -26 -92 Q -26 -50 0 -40 Q 26 -50 26 -92 Z
    path $ M -52 -24 Q -66 -90 -46 -132 Q -28 -164 0 -164 Q 28 -164 46 -132 Q 66 -90 52 -24 Q 44 -36 36 -24 Q 30 -36 26 -28 Q 32 -80 26 -108 Q 8 -100 -10 -122 Q -14 -106 -28 -102 Q -32 -70 -26 -28 Q -32 -36 -36 -24 Q -44 -36 -52 -24 Z
    curve $-24 3 M -44 -36 Q -54 -84 -40 -124 M 44 -36 Q 54 -84 40 -124 M -34 -36 Q -42 -80 -34 -112 M 34 -36 Q 42 -80 34 -112 M -10 -124 Q -14 -150 2 -158 M -4 -124 Q 0 -146 14 -154`,
  ),
  overalls: sketched(
    [110, 190, 80, '#3a62a8'],
    `line $-14 9 -24 -130 -30 -186
    line $-14 9 24 -130 30 -186
    box $ -32 -150 64 54 4
    path $ M -42 -100 L 42 -100 L 48 0 L 8 0 L 0 -62 L -8 0 L -48 0 Z
    box $-20 -18 -138 36 28 3
    disc gold -26 -142 5
    disc gold 26 -142 5
    line $-24 2 0 -62 0 -96
    box $-20 -40 -88 20 26 3
    box $-20 20 -88 20 26 3
    line #e0c070 1.6 -46 -8 -10 -8
    line #e0c070 1.6 46 -8 10 -8`,
  ),
  jumpsuit: sketched(
    [120, 200, 90, '#e07a2a'],
    `path $ M -28 -196 L 28 -196 L 56 -168 L 50 -106 L 36 -108 L 36 -150 L 38 -96 L 42 0 L 8 0 L 0 -70 L -8 0 L -42 0 L -38 -96 L -36 -150 L -36 -108 L -50 -106 L -56 -168 Z
    poly $-24 -16 -196 16 -196 0 -176
    line steel 3 0 -180 0 -84
    box $-30 -38 -108 76 9 2
    box $-18 -30 -152 22 20 2
    box $-18 8 -152 22 20 2`,
  ),
  wetsuit: sketched(
    [120, 200, 90, '#23242c'],
    `path $ M -20 -198 L 20 -198 L 54 -170 L 54 -104 L 38 -104 L 36 -150 L 34 -96 L 36 0 L 8 0 L 0 -76 L -8 0 L -36 0 L -34 -96 L -36 -150 L -38 -104 L -54 -104 L -54 -170 Z
    path #3aa0d8 M -36 -160 L -34 -96 L -36 -30 L -24 -30 L -22 -100 Z
    path #3aa0d8 M 36 -160 L 34 -96 L 36 -30 L 24 -30 L 22 -100 Z
    box #3aa0d8 -14 -198 28 9 3
    line steel 3 0 -188 0 -120`,
  ),
  leggings: sketched(
    [80, 170, 56, '#6a4a9a'],
    `path $ M -34 -166 L 34 -166 L 34 -110 L 26 0 L 6 0 L 0 -104 L -6 0 L -26 0 L -34 -110 Z
    box $-24 -35 -168 70 14 4
    line $-24 2 0 -104 0 -154
    line $+24 3 -27 -140 -20 -8
    line $+24 3 27 -140 20 -8`,
  ),
  suspenders: sketched(
    [100, 160, 40, '#d8433b'],
    `curve $ 10 M -34 -10 L -28 -110 Q -20 -150 0 -92 Q 20 -150 28 -110 L 34 -10
    line $ 10 0 -92 0 -34
    poly #5a3a28 -10 -96 10 -96 6 -80 -6 -80
    3x 34 0 box steel -42 -26 16 26 3
    box gold -36 -74 14 12 2
    box gold 22 -74 14 12 2`,
  ),
  corset: sketched(
    [100, 120, 30, '#8a2a4a'],
    `path $ M -42 -114 Q -22 -122 -20 -104 Q 0 -116 20 -104 Q 22 -122 42 -114 Q 34 -64 44 -10 Q 0 4 -44 -10 Q -34 -64 -42 -114 Z
    6x 0 15 line white 2.6 -8 -94 8 -86
    6x 0 15 line white 2.6 8 -94 -8 -86
    line $-30 2 -24 -102 -24 -6
    line $-30 2 24 -102 24 -6
    curve #f6d0dc 4 M -42 -114 Q -22 -122 -20 -104 Q 0 -116 20 -104 Q 22 -122 42 -114`,
  ),
  turban: sketched(
    [130, 110, 18, '#e0832a'],
    `path $ M -58 -14 Q -68 -84 0 -106 Q 68 -84 58 -14 Q 0 -28 -58 -14 Z
    curve $-24 4 M -58 -20 Q -10 -60 10 -104 M -60 -40 Q -30 -70 -8 -102 M 58 -20 Q 30 -70 6 -104 M -44 -18 Q 20 -40 44 -84 M -20 -22 Q 30 -30 58 -44
    disc red 6 -74 9
    path white M 6 -82 Q 0 -108 10 -116 Q 20 -104 8 -82 Z`,
  ),
  veil: sketched(
    [130, 170, 50, '#f8f8fa'],
    `path $@80 M -26 -150 Q 0 -170 26 -150 Q 50 -80 62 -2 Q 0 10 -62 -2 Q -50 -80 -26 -150 Z
    4x 20 0 curve $-14 2 M -30 -2 Q -22 -80 -12 -150
    curve #d9dde4 5 M -62 -2 Q -46 -12 -31 -2 Q -16 8 0 -2 Q 16 -12 31 -2 Q 46 8 62 -2
    5x 12 0 disc #f6c6d4 -24 -152 7
    5x 12 0 disc white -24 -152 3`,
  ),
  eyepatch: sketched(
    [160, 90, 9, '#23242c'],
    `curve $ 7 M -76 -80 Q -10 -76 0 -52 Q 30 -70 76 -64
    path $ M -30 -62 Q 0 -76 30 -58 Q 34 -14 2 -4 Q -32 -16 -30 -62 Z
    path $+22 M -18 -54 Q 0 -62 16 -52 Q 0 -48 -18 -54 Z`,
  ),
  monocle: sketched(
    [100, 140, 8, '#d9a83a'],
    `disc #dff2fa@80 0 -100 32
    ring $ 7 0 -100 34
    line white 4 -14 -106 0 -122
    curve $ 3 M 30 -84 Q 50 -50 26 -40 Q 4 -30 24 -8
    disc $ 24 -6 5`,
  ),
  headband: sketched(
    [140, 90, 12, '#e0507a'],
    `path $ M -62 0 Q -70 -84 0 -86 Q 70 -84 62 0 L 46 0 Q 52 -68 0 -70 Q -52 -68 -46 0 Z
    path $-20 M 20 -84 Q 4 -104 -6 -84 Q 4 -70 20 -84 Z
    path $-20 M 20 -84 Q 40 -104 48 -82 Q 38 -68 20 -84 Z
    disc $-34 20 -84 7`,
  ),
  beret: sketched(
    [140, 80, 12, '#b5303a'],
    `line $-24 6 2 -66 8 -80
    path $ M -66 -34 Q -70 -70 4 -70 Q 68 -66 64 -36 Q 50 -18 -6 -16 Q -54 -16 -66 -34 Z
    path $-30 M -46 -20 Q 0 -10 44 -22 L 40 -6 Q 0 4 -42 -4 Z
    path $+20 M -44 -50 Q -10 -64 30 -58 Q -10 -54 -44 -50 Z`,
  ),
  sombrero: sketched(
    [220, 110, 26, '#e0b04a'],
    `oval $-20 0 -22 106 21
    oval $ 0 -26 104 18
    6x 34 0 disc red -86 -14 6
    5x 34 0 disc #3f9a52 -69 -10 6
    path $ M -40 -28 Q -34 -106 0 -108 Q 34 -106 40 -28 Q 0 -16 -40 -28 Z
    path red M -39 -42 Q 0 -30 39 -42 L 40 -28 Q 0 -16 -40 -28 Z
    4x 16 0 poly yellow -28 -33 -18 -33 -23 -23`,
  ),
  fedora: sketched(
    [150, 90, 14, '#6a5a4a'],
    `path $ M -72 -18 Q -40 -34 0 -30 Q 44 -34 72 -14 Q 30 -2 -10 -2 Q -50 -4 -72 -18 Z
    path $+10 M -42 -24 Q -40 -84 -18 -84 Q 0 -70 18 -86 Q 40 -84 42 -24 Q 0 -14 -42 -24 Z
    path ink M -42 -38 Q 0 -28 42 -38 L 43 -22 Q 0 -12 -43 -22 Z
    path #d8433b M 28 -36 Q 40 -64 48 -60 Q 46 -44 36 -32 Z`,
  ),
  'bowler hat': sketched(
    [130, 90, 14, '#2b2b30'],
    `path $ M -42 -22 Q -46 -86 0 -86 Q 46 -86 42 -22 Z
    path $+24 M -30 -40 Q -32 -72 -10 -78 Q -22 -64 -20 -40 Z
    path #8a2a3a M -43 -34 Q 0 -26 43 -34 L 43 -20 Q 0 -12 -43 -20 Z
    path $ M -64 -22 Q -58 -8 0 -6 Q 58 -8 64 -22 Q 56 -16 42 -18 Q 0 -10 -42 -18 Q -56 -16 -64 -22 Z`,
  ),
  'hard hat': sketched(
    [150, 90, 14, '#f2b92a'],
    `path $ M -54 -22 Q -56 -84 0 -84 Q 56 -84 54 -22 Z
    path $-14 M -10 -86 Q 0 -92 10 -86 L 12 -22 L -12 -22 Z
    path $-14 M -34 -80 Q -40 -50 -36 -22 L -28 -22 Q -30 -60 -24 -82 Z
    path $-14 M 34 -80 Q 40 -50 36 -22 L 28 -22 Q 30 -60 24 -82 Z
    path $ M -72 -14 Q -50 -30 0 -28 Q 50 -30 72 -14 Q 40 -2 0 -4 Q -40 -2 -72 -14 Z`,
  ),
  bandana: sketched(
    [150, 110, 20, '#d0303a'],
    `poly $ -70 -100 70 -100 0 -4
    path $-24 M -74 -108 L 74 -108 L 70 -92 L -70 -92 Z
    5x 24 0 disc white -48 -82 5
    4x 24 0 disc white -36 -64 5
    3x 24 0 disc white -24 -46 5
    disc white 0 -26 5
    path $-24 M 70 -104 Q 86 -96 74 -82 Z
    path $-24 M -70 -104 Q -86 -96 -74 -82 Z`,
  ),
  kettlebell: sketched(
    [110, 130, 18, '#2b2b30'],
    `curve $+14 16 M -30 -66 Q -46 -120 0 -122 Q 46 -120 30 -66
    disc $ 0 -46 46
    box $ -26 -10 52 10 3
    disc $+24 0 -44 20
    text white 20 0 -44 16
    disc white@30 -20 -66 8`,
  ),
  "rubik's cube": sketched(
    [120, 120, 6, '#23242c'],
    `poly $ 0 -116 54 -90 54 -30 0 -2 -54 -30 -54 -90
    3x 17 8 poly white -1 -112 14 -105 0 -98 -15 -105
    3x 17 8 poly white -18 -104 -3 -97 -17 -90 -32 -97
    3x 17 8 poly white -35 -96 -20 -89 -34 -82 -49 -89
    3x 17 8.4 poly #d8433b -52 -84 -38 -77 -38 -62 -52 -69
    3x 17 8.4 poly #d8433b -52 -65 -38 -58 -38 -43 -52 -50
    3x 17 8.4 poly #d8433b -52 -46 -38 -39 -38 -24 -52 -31
    3x 17 -8.4 poly #3576c9 3 -60 17 -67 17 -52 3 -45
    3x 17 -8.4 poly #3f9a52 3 -41 17 -48 17 -33 3 -26
    3x 17 -8.4 poly #f2c230 3 -22 17 -29 17 -14 3 -7`,
  ),
  domino: sketched(
    [130, 120, 6, '#f8f6f1'],
    `box $-20 -58 -114 50 112 7
    box $ -60 -116 50 112 7
    line ink 3 -56 -60 -14 -60
    disc ink -48 -102 5
    disc ink -22 -74 5
    disc ink -35 -88 5
    disc ink -48 -46 5
    disc ink -22 -46 5
    disc ink -48 -18 5
    disc ink -22 -18 5
    box $-20 12 -114 50 112 7
    box $ 10 -116 50 112 7
    line ink 3 14 -60 56 -60
    disc ink 35 -88 5
    disc ink 22 -46 5
    disc ink 48 -46 5
    disc ink 22 -18 5
    disc ink 48 -18 5
    disc ink 35 -32 5`,
  ),
  dart: sketched(
    [180, 60, 8, '#d8433b'],
    `line steel 4 40 -30 86 -30
    box gold -14 -37 58 14 5
    5x 9 0 line #8a6a24 2 -4 -37 -4 -23
    line ink 5 -14 -30 -48 -30
    path $ M -40 -30 L -56 -56 L -86 -56 L -76 -30 Z
    path $-24 M -40 -30 L -56 -4 L -86 -4 L -76 -30 Z`,
  ),
  'hockey stick': sketched(
    [110, 190, 84, '#c89a64'],
    `curve $ 11 M 30 -184 L -14 -14
    path ink M -8 -24 L -52 -14 Q -58 -2 -48 0 L -10 -2 Z
    line ink 12 30 -184 22 -150
    line white 3 -16 -18 -46 -10
    oval ink 34 -8 18 7
    oval #4a4854 34 -11 18 6`,
  ),
  'hockey puck': sketched(
    [130, 70, 3, '#2b2b30'],
    `oval $-20 0 -22 60 20
    box $ -60 -44 120 22 0
    oval $+16 0 -46 60 20
    oval $+30 0 -46 40 12`,
  ),
  'bowling pin': sketched(
    [60, 150, 24, '#f8f6f1'],
    `path $ M -13 -128 Q -13 -148 0 -148 Q 13 -148 13 -128 Q 12 -112 9 -98 Q 26 -62 22 -30 Q 18 -4 12 -2 L -12 -2 Q -18 -4 -22 -30 Q -26 -62 -9 -98 Q -12 -112 -13 -128 Z
    path $-14 M 6 -146 Q 13 -142 13 -128 Q 12 -112 9 -98 Q 26 -62 22 -30 Q 18 -4 12 -2 L 4 -2 Q 16 -40 6 -90 Z
    box red -11 -116 22 6 2
    box red -10 -105 20 6 2`,
  ),
  'cricket bat': sketched(
    [60, 200, 54, '#e0bd84'],
    `box red -6 -196 12 66 4
    6x 0 10 line #8a1f24 2 -6 -190 6 -186
    path $ M -6 -132 Q -24 -124 -24 -110 L -22 -8 Q 0 4 22 -8 L 24 -110 Q 24 -124 6 -132 Z
    path $-14 M 4 -130 Q 24 -124 24 -110 L 22 -8 Q 14 -2 8 -2 Z
    disc red 40 -16 0`,
  ),
  shuttlecock: sketched(
    [100, 120, 6, '#f8f8fa'],
    `poly $ -44 -116 44 -116 18 -34 -18 -34
    line #c9d0d8 3 -40 -114 -16 -36
    line #c9d0d8 3 -20 -114 -8 -36
    line #c9d0d8 3 0 -114 0 -36
    line #c9d0d8 3 20 -114 8 -36
    line #c9d0d8 3 40 -114 16 -36
    5x 17.6 0 path $-8 M -44 -108 Q -35 -124 -26 -108 Z
    line #c0392f 3 -32 -78 32 -78
    path #e8dcc0 M -19 -36 L 19 -36 Q 22 -4 0 -2 Q -22 -4 -19 -36 Z
    box red -20 -40 40 7 2`,
  ),
  'exercise bike': sketched(
    [160, 160, 66, '#3a3c48'],
    `line $ 10 -60 -4 -20 -4
    line $ 10 30 -4 70 -4
    line $ 9 -40 -4 -30 -104
    line $ 9 50 -6 40 -120
    line $ 10 -36 -50 46 -60
    box ink -58 -116 52 13 6
    line $ 8 40 -120 18 -132
    box #8fe0ff 26 -154 34 26 4
    disc red 44 -44 36
    disc white 44 -44 26
    disc red 44 -44 9
    line iron 6 -8 -52 6 -26
    box ink -4 -26 22 7 2`,
  ),
  'scuba tank': sketched(
    [90, 180, 46, '#f2c230'],
    `curve ink 7 M 14 -162 Q 52 -160 44 -110 Q 40 -86 34 -76
    disc ink 32 -68 13
    disc steel 32 -68 6
    box steel -8 -172 16 22 3
    box ink -16 -178 32 10 4
    path $ M -30 -8 L -30 -122 Q -30 -152 0 -152 Q 30 -152 30 -122 L 30 -8 Q 0 2 -30 -8 Z
    box ink -31 -104 62 11 2
    box ink -31 -44 62 11 2
    box white@50 -22 -120 8 100 4
    text ink 17 2 -72 AIR`,
  ),
  slinky: sketched(
    [180, 110, 10, '#8d98a6'],
    `8x 8.4 0 ring $ 4 -62 -30 26
    curve $ 4 M -80 -60 Q 0 -120 80 -60
    9x 4 0 curve $ 4 M -40 -50 Q 0 -116 50 -50
    9x 5 0 ring $-20 4 14 -30 26`,
  ),
  passport: sketched(
    [110, 140, 9, '#8a1f34'],
    `box $-30 -46 -134 98 134 6
    box $ -50 -138 98 134 6
    text gold 17 0 -116 PASSPORT
    ring gold 4 0 -66 27
    oval gold 0 -66 10 27
    oval $ 0 -66 7 23
    line gold 3 -27 -66 27 -66
    line gold 3 -22 -80 22 -80
    line gold 3 -22 -52 22 -52
    box gold -16 -22 32 7 2`,
  ),
  stamp: sketched(
    [120, 140, 4, '#f6f0e2'],
    `box $ -54 -136 108 134 0
    8x 15.4 0 disc #cfc6b0 -54 -136 5
    8x 15.4 0 disc #cfc6b0 -54 -2 5
    9x 0 16.8 disc #cfc6b0 -54 -136 5
    9x 0 16.8 disc #cfc6b0 54 -136 5
    box #4a90c8 -42 -124 84 92 0
    disc #f8e07a 18 -100 12
    poly #3f8a52 -42 -32 -42 -60 -10 -92 20 -56 42 -76 42 -32
    text ink 20 16 -17 75`,
  ),
  postcard: sketched(
    [170, 120, 9, '#f8f4e8'],
    `box $-16 -82 -116 164 114 3
    box $ -84 -118 164 112 3
    box #5fb4e8 -78 -112 80 100 0
    disc #f8d84a -18 -94 12
    poly #f2dca0 -78 -12 2 -12 2 -34 -78 -44
    poly #3a9ac8 -78 -44 2 -34 2 -56 -78 -56
    line wood 5 -60 -30 -54 -72
    path leaf M -54 -72 Q -78 -80 -74 -62 Z
    path leaf M -54 -72 Q -34 -84 -32 -64 Z
    path leaf M -54 -72 Q -58 -94 -70 -88 Z
    box red 50 -110 22 26 0
    4x 0 14 line steel 2.4 12 -66 72 -66`,
  ),
  poster: sketched(
    [130, 170, 50, '#f2b92a'],
    `box $ -60 -166 120 162 2
    text #8a1f34 22 0 -146 CONCERT
    disc #d8433b 0 -84 40
    poly ink -8 -52 -8 -112 28 -120 28 -62 22 -62 22 -106 -2 -100 -2 -52
    oval ink -14 -52 13 9
    oval ink 16 -60 13 9
    text #8a1f34 17 0 -24 TONIGHT
    4x 0 0 disc steel -54 -160 4
    disc steel 54 -160 4
    disc steel -54 -10 4
    disc steel 54 -10 4`,
  ),
  protractor: sketched(
    [180, 100, 7, '#f2c26a'],
    `path $@85 M -84 -6 A 84 84 0 0 1 84 -6 Z
    path white M -40 -12 A 40 40 0 0 1 40 -12 Z
    curve ink 2 M -84 -6 A 84 84 0 0 1 84 -6 Z
    line ink 2 0 -90 0 -74
    line ink 2 -60 -65 -50 -55
    line ink 2 60 -65 50 -55
    line ink 2 -80 -30 -66 -26
    line ink 2 80 -30 66 -26
    line ink 2 -32 -84 -27 -70
    line ink 2 32 -84 27 -70
    text ink 12 0 -64 90
    text ink 12 -62 -16 180
    text ink 12 62 -16 0
    disc ink 0 -8 3`,
  ),
  'pencil sharpener': sketched(
    [150, 90, 4, '#d8433b'],
    `poly yellow -76 -56 -12 -48 -12 -30 -76 -22
    line #c9962a 2 -76 -39 -12 -39
    path $ M -20 -78 L 50 -66 L 50 -12 L -20 0 Z
    poly $+26 -20 -78 50 -66 50 -54 -20 -62
    poly steel -8 -64 40 -56 40 -40 -8 -44
    disc iron 16 -51 5
    path #e8cfa0 M 50 -60 Q 74 -64 72 -44 Q 60 -40 66 -28 Q 52 -26 50 -38 Z`,
  ),
  'hole punch': sketched(
    [160, 100, 8, '#3a3c48'],
    `box white -74 -12 148 6 0
    box $ -66 -12 132 12 4
    box steel -44 -40 12 30 2
    box steel 32 -40 12 30 2
    path $+14 M -62 -34 L -54 -82 Q 0 -98 54 -82 L 62 -34 Z
    path $+30 M -48 -74 Q 0 -88 48 -74 L 46 -66 Q 0 -78 -46 -66 Z
    disc #cfc6b0 -58 -9 5
    disc #cfc6b0 58 -9 5`,
  ),
  'pencil case': sketched(
    [190, 100, 10, '#5a8fd0'],
    `box yellow -60 -96 14 50 2
    poly #e8cfa0 -60 -92 -46 -92 -53 -106
    box red -30 -92 14 46 2
    poly #e8cfa0 -30 -90 -16 -90 -23 -102
    box #3f9a52 10 -94 14 48 2
    box #f4f1ea 36 -90 20 44 2
    path $ M -88 -62 L 88 -62 Q 96 -4 76 -2 L -76 -2 Q -96 -4 -88 -62 Z
    line steel 5 -86 -58 86 -58
    13x 13 0 line ink 1.6 -80 -61 -80 -55
    box gold 62 -62 9 20 2`,
  ),
  binder: sketched(
    [110, 150, 20, '#3576c9'],
    `box $-30 -46 -148 96 146 4
    box white 40 -140 8 130 1
    box $ -50 -148 94 146 4
    box white -30 -124 54 36 3
    line steel 3 -24 -112 18 -112
    line steel 3 -24 -102 6 -102
    disc ink -3 -34 10
    disc $-40 -3 -34 6`,
  ),
  chalk: sketched(
    [170, 70, 5, '#f8f8fa'],
    `poly #5fb4e8 -40 -54 60 -60 62 -46 -38 -40
    oval #5fb4e8-20 61 -53 4 7
    poly #f4b6c4 -70 -30 30 -42 32 -28 -68 -16
    oval #f4b6c4-20 31 -35 4 7
    poly $ -30 -14 76 -18 76 -4 -30 0
    oval $-16 76 -11 4 7
    4x 14 0 disc $@70 -80 -4 3`,
  ),
  compasses: sketched(
    [90, 160, 10, '#aeb6c0'],
    `box $ -7 -158 14 22 4
    disc $-20 0 -128 13
    poly $ -8 -124 2 -120 -34 -20 -38 0 -42 -22
    poly $-14 8 -124 -2 -120 30 -36 42 -38
    box yellow 28 -44 13 32 2
    poly #e8cfa0 28 -12 41 -12 36 0
    line $-20 4 -18 -74 20 -74`,
  ),
};
