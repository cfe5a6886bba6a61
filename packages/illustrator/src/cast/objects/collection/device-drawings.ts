import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';

/** Electric and electronic things, and what is fixed to walls. */
export const DEVICE_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  'air conditioner': sketched(
    [200, 100, 30, '#f2f5f7'],
    `box $-14 -94 -98 188 66 10
    box $ -94 -98 188 58 10
    box $-30 -80 -50 160 13 4
    4x 0 4 line $-45 1.6 -78 -49 78 -49
    box #4ad07a 66 -88 14 6 2
    text #3576c9 14 50 -74 20°
    3x 40 0 curve #7ac4ee 5 M -40 -28 Q -50 -18 -40 -12 Q -30 -6 -40 0`,
  ),
  faucet: sketched(
    [130, 130, 20, '#aeb6c0'],
    `box $-20 -34 -10 68 10 3
    curve $ 18 M 0 -10 L 0 -70 Q 0 -112 34 -112 Q 58 -112 56 -78
    curve $+40 5 M -4 -14 L -4 -70 Q -2 -112 30 -116
    box $-20 44 -80 24 10 3
    path water M 50 -68 L 62 -68 L 60 -20 Q 56 -12 52 -20 Z
    path water M 56 -8 Q 48 4 56 4 Q 64 4 56 -8 Z
    box $-12 -14 -60 28 14 5
    line $-12 9 0 -54 -44 -70
    disc red -48 -72 8`,
  ),
  'light switch': sketched(
    [90, 130, 12, '#f4f1ea'],
    `box $-16 -42 -128 84 126 8
    box $ -40 -128 80 122 8
    disc steel 0 -118 4
    disc steel 0 -16 4
    box $-24 -20 -98 40 62 4
    poly white -17 -94 17 -94 17 -66 -17 -66
    poly $-12 -17 -66 17 -66 17 -40 -17 -40`,
  ),
  'electrical outlet': sketched(
    [110, 130, 12, '#f4f1ea'],
    `box $-16 -48 -128 96 126 10
    box $ -46 -128 92 122 10
    disc $-10 0 -94 26
    disc $-10 0 -38 26
    box ink -12 -104 6 18 2
    box ink 6 -104 6 18 2
    disc ink 0 -80 5
    box ink -12 -48 6 18 2
    box ink 6 -48 6 18 2
    disc ink 0 -24 5`,
  ),
  doorknob: sketched(
    [120, 150, 20, '#d9a83a'],
    `box wood -58 -148 116 148 2
    box wood-20 -50 -140 100 132 2
    box $-20 -24 -128 48 104 12
    disc $ 0 -88 30
    disc $+35 -9 -97 11
    disc $-30 0 -44 8
    poly $-60 -3 -44 3 -44 6 -30 -6 -30
    disc ink 0 -46 5`,
  ),
  doorbell: sketched(
    [90, 140, 10, '#c9b48a'],
    `box $-20 -38 -138 76 136 14
    box $ -36 -138 72 130 14
    disc white 0 -64 26
    ring gold 5 0 -64 26
    disc #f6e8c0 0 -64 15
    text ink 20 0 -112 BELL`,
  ),
  blinds: sketched(
    [180, 150, 84, '#f0ead8'],
    `box #9fd4f0 -82 -140 164 136 2
    box $-30 -88 -150 176 14 4
    9x 0 14 box $ -84 -134 168 10 2
    9x 0 14 line $-24 2 -84 -124 84 -124
    line $-40 2 -60 -136 -60 -12
    line $-40 2 60 -136 60 -12
    line white 3 74 -138 74 -54
    oval white 74 -50 4 7`,
  ),
  shutters: sketched(
    [220, 150, 84, '#3f8a6a'],
    `box #9fd4f0 -44 -146 88 142 2
    line white 5 0 -146 0 -4
    line white 5 -44 -76 44 -76
    box white -50 -150 100 8 2
    box white -54 -8 108 8 2
    box $ -106 -146 56 140 3
    box $ 50 -146 56 140 3
    10x 0 13 line $-30 4 -98 -136 -58 -136
    10x 0 13 line $-30 4 58 -136 98 -136`,
  ),
  'ceiling fan': sketched(
    [240, 120, 36, '#8a5a38'],
    `box steel -16 -120 32 12 4
    line steel 7 0 -110 0 -72
    oval $ -66 -64 52 10
    oval $ 66 -64 52 10
    oval $-20 -30 -54 36 9
    oval $-20 30 -54 36 9
    box steel -22 -78 44 24 8
    path #fff0b8 M -24 -52 Q -24 -22 0 -20 Q 24 -22 24 -52 Z
    line steel 1.6 30 -52 30 -14
    disc gold 30 -12 4`,
  ),
  'fire alarm': sketched(
    [110, 140, 16, '#d8433b'],
    `box $ -50 -138 100 136 10
    box $-20 -42 -102 84 60 5
    text white 24 0 -118 FIRE
    box white -34 -94 68 44 3
    poly $ -12 -90 12 -90 12 -72 20 -72 0 -54 -20 -72 -12 -72
    disc white 0 -22 13
    disc $-30 0 -22 7`,
  ),
  'computer tower': sketched(
    [90, 170, 30, '#2b2f38'],
    `box $ -42 -168 84 164 5
    box $+16 -36 -160 72 20 2
    box ink -30 -154 60 8 1
    box $+16 -36 -134 72 14 2
    disc #4ad0ff 0 -104 7
    4x 0 11 box $-50 -28 -84 56 5 2
    box steel -16 -24 12 6 1
    box steel 4 -24 12 6 1
    box ink -38 -4 16 4 1
    box ink 22 -4 16 4 1`,
  ),
  'game console': sketched(
    [190, 100, 12, '#23242c'],
    `box $ -90 -86 180 42 6
    box $+22 -90 -70 180 5 0
    box #4aa8ff -74 -60 40 5 2
    disc #4aa8ff 72 -56 6
    path $+14 M -38 -34 Q -50 -34 -56 -8 Q -54 4 -42 -2 Q -32 -14 -22 -14 L 22 -14 Q 32 -14 42 -2 Q 54 4 56 -8 Q 50 -34 38 -34 Z
    box white -38 -26 14 4 1
    box white -33 -31 4 14 1
    disc red 36 -28 3
    disc yellow 30 -23 3
    disc #4ad07a 42 -23 3
    disc #4aa8ff 36 -18 3`,
  ),
  'vr headset': sketched(
    [180, 110, 16, '#eef0f3'],
    `curve ink 13 M -60 -56 Q -90 -112 0 -108 Q 90 -112 60 -56
    path $ M -76 -84 Q -76 -94 -64 -94 L 64 -94 Q 76 -94 76 -84 L 76 -20 Q 76 -4 58 -4 L 24 -4 Q 12 -4 8 -16 Q 0 -26 -8 -16 Q -12 -4 -24 -4 L -58 -4 Q -76 -4 -76 -20 Z
    path #23242c M -64 -78 L 64 -78 L 64 -30 Q 62 -16 50 -16 L 30 -16 Q 20 -36 0 -36 Q -20 -36 -30 -16 L -50 -16 Q -62 -16 -64 -30 Z
    path #4aa8ff@60 M -54 -70 L -10 -70 L -40 -40 L -54 -40 Z`,
  ),
  earbuds: sketched(
    [130, 120, 8, '#f8f8fa'],
    `box $-10 -40 -56 80 54 22
    box $ -40 -58 80 50 20
    line $-24 2 -40 -36 40 -36
    disc #4ad07a 0 -22 3
    disc $ -28 -92 15
    box $ -34 -92 12 34 6
    disc #3a3c48 -34 -92 7
    disc $ 28 -92 15
    box $ 22 -92 12 34 6
    disc #3a3c48 34 -92 7`,
  ),
  'security camera': sketched(
    [180, 120, 24, '#eef0f3'],
    `box $-20 -86 -116 14 60 3
    line $-24 10 -76 -86 -20 -70
    poly $ -50 -96 72 -66 64 -30 -60 -60
    poly $-16 -60 -104 84 -68 82 -60 -62 -96
    disc ink 68 -48 18
    disc #3a5a8a 70 -48 11
    disc white 73 -52 3.4
    disc red -38 -70 4`,
  ),
  'walkie talkie': sketched(
    [80, 190, 14, '#f2b92a'],
    `line ink 9 -22 -126 -22 -184
    disc ink -22 -186 6
    box ink 8 -138 18 16 3
    box $ -36 -128 72 126 9
    box #bfe0b8 -24 -116 48 26 3
    6x 0 8 line ink 3 -22 -78 22 -78
    box ink -40 -100 7 34 2
    disc ink -14 -20 6
    disc red 14 -20 6`,
  ),
  boombox: sketched(
    [220, 140, 26, '#3a3c48'],
    `curve steel 8 M -80 -100 L -80 -132 L 80 -132 L 80 -100
    box $ -106 -104 212 102 8
    disc steel -66 -48 36
    disc ink -66 -48 30
    disc steel -66 -48 10
    disc steel 66 -48 36
    disc ink 66 -48 30
    disc steel 66 -48 10
    box #dfe3e6 -26 -70 52 36 3
    disc ink -11 -52 8
    disc ink 11 -52 8
    5x 11 0 box steel -26 -28 8 10 1
    box #ffe9a8 -40 -96 80 14 2
    line red 3 -4 -96 -4 -82`,
  ),
  cassette: sketched(
    [150, 96, 7, '#3a3c48'],
    `box $ -72 -94 144 92 6
    box #f6e3b8 -62 -86 124 54 3
    box #e0703a -62 -46 124 14 0
    line ink 2 -52 -76 52 -76
    box $ -40 -70 80 26 12
    disc white -24 -57 9
    disc $ -24 -57 4
    disc white 24 -57 9
    disc $ 24 -57 4
    poly $+30 -44 -2 -38 -24 38 -24 44 -2`,
  ),
  jukebox: sketched(
    [130, 200, 92, '#c0392f'],
    `path $ M -62 0 L -62 -130 Q -62 -198 0 -198 Q 62 -198 62 -130 L 62 0 Z
    curve #ffd84a 8 M -52 -4 L -52 -130 Q -52 -188 0 -188 Q 52 -188 52 -130 L 52 -4
    curve #7af0c0 6 M -43 -4 L -43 -130 Q -43 -178 0 -178 Q 43 -178 43 -130 L 43 -4
    path #2b2530 M -36 -106 L -36 -130 Q -36 -170 0 -170 Q 36 -170 36 -130 L 36 -106 Z
    disc ink 0 -130 24
    ring #5a5864 2 0 -130 17
    disc #ffd84a 0 -130 7
    box #f6e3b8 -38 -100 76 26 2
    6x 12 0 box red -34 -94 8 6 1
    6x 12 0 box #3576c9 -34 -84 8 6 1
    box #4a2a20 -36 -66 72 58 4
    6x 12 0 line gold 3 -30 -62 -30 -12`,
  ),
  gramophone: sketched(
    [150, 190, 40, '#d9a83a'],
    `path $-20 M -8 -96 Q 0 -130 -40 -150 L -64 -96 Q -30 -100 -8 -96 Z
    path $ M 14 -60 Q 20 -110 -10 -130 Q -40 -140 -70 -186 Q -20 -196 30 -170 Q 70 -146 66 -92 Q 40 -110 30 -100 Q 22 -84 22 -58 Z
    oval $-35 0 -140 78 26 .62
    oval #3a2a18 2 -139 58 17 .62
    box #8a5230 -66 -46 132 44 5
    box #8a5230+20 -56 -36 112 24 3
    oval ink 0 -50 56 9
    oval red 0 -50 18 3
    line steel 6 68 -24 84 -24
    line wood 7 84 -24 84 -8`,
  ),
  amplifier: sketched(
    [160, 160, 42, '#2b2b30'],
    `curve ink 8 M -24 -154 Q 0 -164 24 -154
    box $ -78 -154 156 152 6
    box #c9a45a -70 -146 140 22 2
    6x 20 0 disc ink -54 -135 6
    6x 20 0 line white 1.6 -54 -135 -54 -140
    box #5a4a3a -70 -118 140 108 3
    18x 8 0 line #6e5c48 2 -68 -118 -68 -10
    13x 0 8 line #4a3c2e 2 -70 -114 70 -114
    disc #3a3028@70 0 -64 42
    text white 16 0 -26 AMP`,
  ),
  'power strip': sketched(
    [220, 70, 8, '#f4f1ea'],
    `curve $-30 8 M -88 -26 Q -112 -26 -104 -60
    box $-16 -90 -48 196 46 8
    box $ -90 -50 196 42 8
    box red -78 -38 22 18 3
    4x 36 0 disc $-14 -30 -29 15
    4x 36 0 box ink -36 -34 4 10 1
    4x 36 0 box ink -28 -34 4 10 1`,
  ),
  charger: sketched(
    [150, 110, 8, '#f8f8fa'],
    `box steel -70 -92 26 7 1
    box steel -70 -72 26 7 1
    box $-14 -50 -104 48 52 8
    box $ -46 -104 44 48 8
    curve $-16 6 M 0 -80 Q 40 -80 40 -50 Q 40 -16 -10 -16 Q -40 -16 -40 -6 Q 0 0 40 -4
    box $-10 36 -12 26 15 4
    box steel 60 -9 14 9 1`,
  ),
  router: sketched(
    [180, 130, 16, '#2b2f38'],
    `line $ 8 -66 -36 -78 -124
    line $ 8 0 -36 0 -128
    line $ 8 66 -36 78 -124
    curve #4aa8ff 4 M -14 -96 Q 0 -108 14 -96
    path $ M -86 -2 L -80 -42 L 80 -42 L 86 -2 Z
    6x 22 0 disc #4ad07a -56 -20 4.5
    line $+26 3 -80 -34 80 -34`,
  ),
  'usb stick': sketched(
    [150, 60, 3, '#d8433b'],
    `box steel 30 -46 40 32 2
    box ink 40 -40 10 7 1
    box ink 40 -27 10 7 1
    box $ -70 -54 104 50 8
    box $+30 -60 -48 84 8 3
    disc $-30 -56 -29 6`,
  ),
  photocopier: sketched(
    [170, 170, 66, '#e6e9ec'],
    `poly $-16 -76 -130 60 -130 70 -166 -60 -166
    poly $ -80 -132 62 -132 62 -124 -80 -124
    box #8fe0ff -66 -128 116 5 1
    box $ -80 -126 142 122 4
    box $-24 62 -88 22 6 2
    poly white 56 -96 88 -90 88 -86 56 -88
    box #3a3c48 -70 -116 54 20 3
    box #8fe0a8 -66 -112 24 12 1
    3x 12 0 disc steel -34 -106 4
    3x 0 28 box $-14 -70 -84 122 22 3
    3x 0 28 box $-40 -26 -76 34 5 2
    box ink -72 -4 16 4 1
    box ink 40 -4 16 4 1`,
  ),
  'air purifier': sketched(
    [90, 160, 40, '#f4f6f8'],
    `box $-10 -40 -158 80 156 18
    box $ -38 -158 74 152 18
    oval #3a3c48 0 -148 28 6
    disc #3a3c48 0 -116 14
    text #8fe0a8 14 0 -116 5
    7x 0 11 line $-24 3 -26 -88 26 -88
    3x 14 0 curve #9fd8ee 3 M -14 -158 Q -20 -164 -14 -168`,
  ),
  headlight: sketched(
    [150, 110, 14, '#c8403a'],
    `path $ M -72 0 L -72 -70 Q -40 -106 20 -108 L 72 -108 L 72 0 Z
    path steel M -50 -20 Q -52 -70 10 -84 L 60 -84 L 60 -20 Z
    path #fff6c8 M -42 -26 Q -42 -64 10 -76 L 52 -76 L 52 -26 Z
    disc white 8 -48 17
    ring steel 4 8 -48 20
    line white@80 3 36 -72 20 -28`,
  ),
  'license plate': sketched(
    [200, 90, 9, '#f8f8f4'],
    `box #33507f -98 -88 196 86 8
    box $ -94 -84 188 78 6
    text #2b3a6a 46 0 -42 AB 1234
    disc steel -84 -76 4
    disc steel 84 -76 4
    disc steel -84 -14 4
    disc steel 84 -14 4`,
  ),
  'steering wheel': sketched(
    [140, 140, 22, '#2b2b30'],
    `ring $ 15 0 -70 60
    ring $+26 3 0 -70 64
    path $+8 M -54 -76 L 54 -76 L 50 -58 L 20 -54 L 10 -16 L -10 -16 L -20 -54 L -50 -58 Z
    disc $+20 0 -66 19
    disc steel 0 -66 8`,
  ),
  'ship wheel': sketched(
    [170, 170, 60, '#9a6a43'],
    `line $ 8 0 -166 0 -4
    line $ 8 -81 -85 81 -85
    line $ 8 -57 -142 57 -28
    line $ 8 57 -142 -57 -28
    ring $-14 13 0 -85 54
    ring gold 3 0 -85 54
    disc $-20 0 -85 17
    disc gold 0 -85 9`,
  ),
  log: sketched(
    [240, 60, 24, '#8a5a34'],
    `path $ M -104 -54 L 92 -54 Q 112 -54 112 -28 Q 112 -2 92 -2 L -104 -2 Z
    line $-18 4 -60 -40 10 -40
    line $-18 4 -20 -22 70 -22
    line $-18 4 -70 -12 -10 -12
    path $-10 M 30 -54 L 44 -74 L 58 -70 L 52 -54 Z
    oval #d9a86c -102 -28 14 26
    oval #c08a50 -102 -28 9 17
    oval #d9a86c -102 -28 4 8`,
    { surface: -52 },
  ),
  puddle: sketched(
    [220, 34, 12, '#7cc3ea'],
    `path $ M -104 -12 Q -96 -30 -50 -28 Q -10 -36 40 -28 Q 104 -30 108 -12 Q 96 2 40 0 Q -20 6 -60 0 Q -104 2 -104 -12 Z
    oval $+30 -36 -16 26 5
    oval $+30 44 -12 18 4`,
    { surface: -12 },
  ),
  propeller: sketched(
    [170, 160, 50, '#c9a45a'],
    `path $ M 0 -84 Q -40 -120 -20 -156 Q 26 -140 10 -88 Z
    path $-14 M 0 -78 Q 52 -84 70 -48 Q 44 -12 -2 -68 Z
    path $-24 M -6 -80 Q -34 -26 -72 -40 Q -76 -84 -6 -86 Z
    disc $-35 0 -80 17
    disc $+30 -4 -84 6`,
  ),
  engine: sketched(
    [190, 150, 46, '#8d98a6'],
    `path $-20 M -70 -20 L -84 -92 L -30 -100 L -10 -28 Z
    path $ M 70 -20 L 84 -92 L 30 -100 L 10 -28 Z
    4x 12 0 line $-40 4 -74 -92 -68 -40
    box red -64 -122 128 24 5
    box red+20 -58 -118 116 8 3
    box $-30 -50 -30 100 26 4
    disc ink 0 -56 26
    disc steel 0 -56 16
    disc ink 0 -56 5
    ring ink 5 42 -36 16
    curve ink 5 M -22 -68 L 28 -48 M -22 -44 L 30 -24
    oval #3a3c48 0 -132 44 12
    oval steel 0 -136 44 10
    line iron 8 -86 -70 -94 -10`,
  ),
};
