import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';

/** Instruments that are more than a guitar, a flute or a drum to those who know them. */
export const MUSIC_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  bagpipes: sketched(
    [170, 180, 44, '#8a1f34'],
    `line ink 8 -30 -84 -60 -176
    line ink 8 -6 -90 -14 -178
    line ink 8 18 -90 34 -172
    line gold 10 -54 -158 -58 -170
    line gold 10 -13 -160 -14 -172
    line gold 10 31 -156 34 -166
    path $ M -72 -60 Q -60 -104 0 -98 Q 66 -98 62 -56 Q 50 -20 0 -22 Q -62 -24 -72 -60 Z
    4x 26 0 line #3f7a4a 5 -44 -94 -36 -26
    2x 0 24 line #f2c230 3 -66 -72 60 -72
    line ink 7 56 -74 82 -104
    line ink 9 -48 -34 -66 -2
    4x 3 -8 disc gold -64 -8 2.4`,
  ),
  banjo: sketched(
    [90, 200, 56, '#f4ecd8'],
    `box wood -7 -176 14 110 3
    box wood-30 -12 -198 24 30 5
    4x 0 0 disc steel -15 -190 4
    disc steel 15 -190 4
    disc steel -15 -176 4
    disc steel 15 -176 4
    disc wood-24 0 -42 42
    disc steel 0 -42 38
    disc $ 0 -42 33
    box wood -14 -30 28 6 2
    4x 3.4 0 line iron 1.2 -5 -176 -5 -28`,
  ),
  ukulele: sketched(
    [80, 180, 32, '#d9a05a'],
    `box #5a3a28 -6 -150 12 80 2
    box #5a3a28 -11 -178 22 32 5
    disc white -15 -170 4
    disc white 15 -170 4
    disc white -15 -156 4
    disc white 15 -156 4
    path $ M -22 -88 Q -32 -70 -22 -56 Q -38 -44 -38 -26 Q -34 0 0 0 Q 34 0 38 -26 Q 38 -44 22 -56 Q 32 -70 22 -88 Q 0 -96 -22 -88 Z
    disc ink 0 -52 11
    ring #8a5a38 3 0 -52 13
    box #5a3a28 -15 -22 30 6 2
    4x 3.2 0 line white 1.2 -4.8 -150 -4.8 -20`,
  ),
  mandolin: sketched(
    [90, 190, 44, '#b5602a'],
    `box #4a2e1e -7 -160 14 90 2
    box #4a2e1e -13 -190 26 34 5
    4x 0 7 disc white -17 -184 3
    4x 0 7 disc white 17 -184 3
    path $ M 0 -96 Q 24 -84 38 -44 Q 42 -4 0 0 Q -42 -4 -38 -44 Q -24 -84 0 -96 Z
    path $+24 M 0 -84 Q 18 -74 28 -42 Q 30 -12 0 -10 Q -30 -12 -28 -42 Q -18 -74 0 -84 Z
    oval ink 0 -50 12 9
    box #4a2e1e -14 -24 28 5 2
    4x 3.2 0 line white 1.2 -4.8 -160 -4.8 -22`,
  ),
  sitar: sketched(
    [90, 220, 76, '#b5702a'],
    `box $-24 -9 -206 18 150 3
    6x 0 20 line wood 5 -9 -196 -20 -198
    4x 0 20 line wood 5 9 -190 20 -192
    disc $ 0 -192 13
    13x 0 10 line gold 2.4 -10 -170 10 -170
    disc $ 0 -40 40
    disc $+24 0 -40 28
    box white -16 -40 32 6 2
    5x 3.4 0 line steel 1 -7 -206 -7 -38
    4x 12 0 disc #f4ecd8 -18 -14 3`,
  ),
  lute: sketched(
    [110, 190, 46, '#c98a4a'],
    `box #4a2e1e -8 -150 16 80 2
    poly #4a2e1e -8 -148 8 -148 46 -180 40 -190
    4x 8 -7 disc white 14 -160 3
    path $ M 0 -104 Q 34 -90 48 -46 Q 50 0 0 0 Q -50 0 -48 -46 Q -34 -90 0 -104 Z
    disc #5a3a28 0 -56 17
    ring $-30 3 0 -56 12
    ring $-30 3 0 -56 5
    box #4a2e1e -22 -20 44 6 2
    5x 3 0 line white 1 -6 -150 -6 -18`,
  ),
  clarinet: sketched(
    [50, 200, 40, '#2b2b30'],
    `poly $ -6 -196 4 -198 8 -170 -8 -170
    box $ -8 -172 16 148 3
    poly $ -8 -28 8 -28 20 0 -20 0
    3x 0 46 box steel -10 -166 20 5 1
    7x 0 16 disc steel 0 -150 4.4
    line steel 3 10 -150 10 -60
    3x 0 34 disc steel 13 -140 4
    line steel 3 -19 -3 19 -3`,
  ),
  oboe: sketched(
    [50, 210, 38, '#3a2420'],
    `line #e0c88a 4 0 -208 0 -184
    box $ -6 -186 12 162 3
    path $ M -6 -28 Q -18 -16 -12 0 L 12 0 Q 18 -16 6 -28 Z
    9x 0 15 disc steel 0 -170 4
    line steel 3 8 -176 8 -40
    4x 0 32 disc steel 11 -160 4
    3x 0 60 box gold -8 -184 16 4 1`,
  ),
  bassoon: sketched(
    [90, 230, 80, '#8a3a20'],
    `box $ -16 -226 14 222 4
    box $-14 0 -170 14 166 4
    box gold -18 -226 18 9 3
    box gold -18 -8 34 8 3
    curve steel 4 M 8 -170 Q 10 -196 30 -192 Q 44 -186 40 -170
    line #e0c88a 4 40 -170 36 -156
    8x 0 18 disc steel -9 -180 4.4
    6x 0 20 disc steel 7 -140 4.4`,
  ),
  trombone: sketched(
    [240, 90, 34, '#e0b04a'],
    `line $-14 6 -96 -56 60 -56
    line $-14 6 -60 -24 114 -24
    curve $ 6 M 30 -56 L 104 -56 Q 118 -56 118 -40 Q 118 -24 104 -24
    line $-30 5 20 -56 20 -24
    curve $ 7 M -60 -24 Q -76 -24 -76 -44 Q -76 -76 -50 -76 L 20 -76
    path $ M 10 -80 L 40 -84 Q 60 -90 70 -96 L 70 -56 Q 60 -64 40 -68 L 10 -72 Z
    box steel -110 -60 18 8 3
    line $-30 5 -40 -72 -40 -26`,
  ),
  'french horn': sketched(
    [140, 140, 34, '#e0b04a'],
    `ring $-14 9 -8 -70 46
    ring $ 8 -8 -70 30
    curve $-24 6 M -8 -116 Q -40 -136 -64 -116
    box steel -76 -122 16 8 3
    3x 13 0 box steel -28 -94 8 30 3
    3x 13 0 disc white -24 -98 5
    path $ M -8 -26 Q 20 -26 30 -50 Q 36 -66 66 -72 L 66 0 Q 40 -14 -8 -20 Z
    oval $-30 66 -36 9 36`,
  ),
  castanets: sketched(
    [150, 110, 8, '#8a2f24'],
    `disc $-24 -32 -44 34
    disc $ -24 -38 34
    disc $+24 -30 -48 12
    disc $-24 46 -40 34
    disc $ 38 -46 34
    disc $+24 32 -56 12
    curve #f2c230 6 M -30 -70 Q -6 -110 20 -92 Q 34 -84 32 -76
    curve red 5 M 20 -92 Q 50 -112 60 -92`,
  ),
  didgeridoo: sketched(
    [60, 220, 84, '#a8622e'],
    `poly $ -9 -214 9 -214 18 0 -18 0
    box #3a2420 -10 -216 20 9 3
    box ink -13 -130 26 14 0
    box white -14 -112 28 8 0
    box yellow -14 -100 28 14 0
    5x 0 8 disc white -4 -190 2.6
    5x 0 8 disc white 6 -186 2.6
    4x 0 9 disc yellow -7 -74 3
    4x 0 9 disc white 7 -70 3
    box red -16 -28 32 12 0
    oval #3a2420 0 -2 18 5`,
  ),
  triangle: sketched(
    [130, 130, 20, '#aeb6c0'],
    `line #8a5a38 3 0 -126 0 -108
    curve $ 10 M -10 -94 L 0 -108 L 56 -8 L -56 -8 L -22 -72
    curve $+40 3 M 0 -104 L 50 -12
    line steel 7 40 -96 14 -40
    disc ink 42 -100 7`,
  ),
  cymbal: sketched(
    [160, 160, 80, '#e0b04a'],
    `line iron 6 0 -128 0 -40
    line iron 6 0 -44 -44 0
    line iron 6 0 -44 44 0
    line iron 6 0 -44 4 0
    oval $-20 0 -130 78 15
    oval $ 0 -134 78 13
    oval $+26 0 -138 24 6
    disc ink 0 -146 5
    curve $-30 2 M -60 -134 Q 0 -124 60 -134`,
  ),
  'drum kit': sketched(
    [260, 190, 100, '#c0303a'],
    `line iron 5 -104 -20 -92 -164
    line iron 5 104 -20 92 -164
    oval gold -92 -166 46 9
    oval gold 92 -166 46 9
    box $ -62 -136 54 40 4
    oval white -35 -136 27 7
    box $ 8 -136 54 40 4
    oval white 35 -136 27 7
    line iron 6 0 -100 0 -130
    line iron 5 -100 -44 -112 0
    line iron 5 -76 -44 -64 0
    box $-14 -118 -76 62 34 4
    oval white -87 -76 31 8
    line iron 5 72 -30 62 0
    line iron 5 112 -30 120 0
    box $-14 60 -86 62 60 4
    oval white 91 -86 31 8
    disc $ 0 -54 56
    disc white 0 -54 46
    ring ink 3 0 -54 46
    text ink 24 0 -54 ROCK`,
  ),
  organ: sketched(
    [220, 220, 130, '#8a5230'],
    `5x 20 -14 box #d9b45a -104 -150 15 80 4
    5x -20 -14 box #d9b45a 89 -150 15 80 4
    box #d9b45a -8 -216 16 140 4
    11x 20 0 poly ink -102 -96 -91 -96 -96.5 -82
    box $ -108 -84 216 84 4
    box $-24 -80 -74 160 26 3
    24x 6 0 box white -72 -70 5 12 1
    16x 9 0 box ink -70 -70 3 7 0
    box white -72 -56 144 6 1
    6x 14 0 disc white -100 -62 4
    box $-24 -60 -40 120 40 2
    12x 9 0 box ink -54 -12 6 10 1`,
  ),
  synthesizer: sketched(
    [260, 90, 16, '#2b2b30'],
    `poly $ -124 -24 124 -24 116 -84 -116 -84
    box #3a4a8a -40 -78 50 16 2
    8x 10 0 disc red -108 -70 4
    8x 10 0 disc #f2c230 30 -70 4
    21x 11 0 box white -116 -54 10 32 1
    20x 11 0 box ink -109 -54 6 18 1
    box $-30 -126 -24 252 16 3
    line iron 6 -80 -8 -90 0
    line iron 6 80 -8 90 0`,
  ),
  'music box': sketched(
    [140, 150, 14, '#8a5230'],
    `poly $-20 -62 -62 62 -62 62 -126 -62 -126
    poly #d85a7a -54 -66 54 -66 54 -118 -54 -118
    line #f4d0b0 4 0 -64 0 -88
    poly #f8b8d0 -17 -78 17 -78 6 -96 -6 -96
    disc #f4d0b0 0 -106 7
    line #f4d0b0 4 -4 -98 -16 -118
    line #f4d0b0 4 4 -98 16 -118
    box $ -66 -64 132 58 4
    box gold -14 -46 28 20 4
    line gold 5 66 -34 78 -34
    line gold 5 78 -34 78 -18
    text gold 22 -44 -34 ♪
    text gold 22 44 -34 ♪`,
  ),
};
