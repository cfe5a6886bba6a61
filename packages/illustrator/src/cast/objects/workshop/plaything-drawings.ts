import type { ObjectDrawing } from '../object-drawing.ts';
import { sketched } from '../sketched.ts';

/** What one plays with, plays on, or wears for show. */
export const PLAYTHING_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  dumbbell: sketched(
    [150, 64, 14, '#4a505c'],
    `box steel -40 -39 80 14 3
    box $ -58 -64 20 64 5
    box $ 38 -64 20 64 5
    box $-20 -72 -52 16 40 4
    box $-20 56 -52 16 40 4
    box $+30@60 -54 -58 5 52 2
    box $+30@60 42 -58 5 52 2`,
  ),
  barbell: sketched(
    [220, 76, 28, '#3a3f4a'],
    `box steel -108 -42 216 8 3
    box $ -84 -76 16 76 4
    box $ 68 -76 16 76 4
    box red -98 -66 12 56 3
    box red 86 -66 12 56 3`,
  ),
  treadmill: sketched(
    [170, 130, 76, '#3d434f'],
    `box $ -80 -20 160 16 6
    box ink -70 -24 120 6 3
    line steel 8 58 -14 44 -114
    line steel 7 44 -84 4 -84
    path $-20 M 20 -126 L 62 -114 L 58 -98 L 18 -108 Z
    path #8fd0f0 M 26 -122 L 54 -114 L 52 -106 L 25 -112 Z
    box $ 46 -30 34 22 5
    box ink -76 -6 18 6 2
    box ink 58 -6 18 6 2`,
  ),
  'punching bag': sketched(
    [70, 160, 80, '#c9342f'],
    `line steel 4 0 -160 -16 -130
    line steel 4 0 -160 16 -130
    line steel 5 0 -160 0 -140
    box $ -28 -134 56 124 12
    box ink -28 -134 56 12 4
    box ink -28 -26 56 12 4
    box $+30@60 -20 -116 9 84 4
    box white -18 -90 36 22 2
    box iron -22 -12 44 12 4`,
  ),
  'basketball hoop': sketched(
    [120, 190, 150, '#e2622a'],
    `box iron -5 -120 10 120 2
    box iron -16 -8 32 8 2
    box white -52 -190 104 72 4
    box red -52 -190 104 4 1
    box red -52 -122 104 4 1
    box red -52 -190 4 72 1
    box red 48 -190 4 72 1
    curve red 4 M -20 -132 L -20 -164 L 20 -164 L 20 -132
    curve white 3 M -26 -126 L -14 -92 M 26 -126 L 14 -92 M -14 -124 L -4 -92 M 14 -124 L 4 -92 M -22 -112 L 22 -112 M -18 -102 L 18 -102
    oval $ 0 -127 30 7
    oval white 0 -127 24 4`,
  ),
  'tennis ball': sketched(
    [84, 84, 4, '#cfe23a'],
    `disc $ 0 -42 42
    curve white 4 M -30 -72 Q -4 -42 -30 -12 M 30 -72 Q 4 -42 30 -12
    oval $+50@60 -8 -66 14 7`,
  ),
  'golf ball': sketched(
    [84, 108, 4, '#f7f7f4'],
    `poly #d8a25a -8 -26 8 -26 3 0 -3 0
    oval #d8a25a 0 -27 12 4
    disc $ 0 -66 40
    5x 14 0 disc $-14 -28 -76 3.4
    5x 14 0 disc $-14 -28 -58 3.4
    4x 14 0 disc $-14 -21 -92 3.4
    4x 14 0 disc $-14 -21 -67 3.4
    3x 14 0 disc $-14 -14 -44 3.4`,
  ),
  'golf club': sketched(
    [70, 170, 62, '#aab4c0'],
    `line steel 5 14 -166 0 -16
    line ink 9 14 -166 10 -122
    path $ M -8 -22 L 8 -20 L 10 -4 L -30 0 Q -38 -8 -28 -14 Z
    disc white 26 -7 7`,
  ),
  'bowling ball': sketched(
    [96, 96, 13, '#3a3f8f'],
    `disc $ 0 -48 48
    oval $+40@60 -20 -72 14 8 -0.6
    disc ink 4 -66 6
    disc ink 20 -62 6
    disc ink 12 -48 6`,
  ),
  'hula hoop': sketched(
    [120, 120, 52, '#e2508a'],
    `ring $ 9 0 -60 54
    ring white@80 9 0 -60 54
    ring $ 6 0 -60 54`,
  ),
  'jump rope': sketched(
    [130, 80, 20, '#e2433a'],
    `curve $ 7 M -52 -48 Q -70 -4 -20 -6 Q 40 -6 16 -40 Q -8 -62 -16 -34 Q -10 -2 30 -8 Q 66 -8 54 -48
    box wood -60 -80 15 36 6
    box wood 46 -80 15 36 6`,
  ),
  oar: sketched(
    [40, 190, 100, '#b98a5e'],
    `line $ 8 0 -186 0 -60
    path $-16 M -5 -70 Q -20 -50 -18 -8 Q 0 4 18 -8 Q 20 -50 5 -70 Z
    line $-30 3 0 -66 0 -8
    box $-24 -9 -190 18 10 4`,
  ),
  'chess board': sketched(
    [190, 90, 15, '#7a4a2c'],
    `poly $-20 -94 -8 -66 -44 66 -44 94 -8 94 0 -94 0
    poly #f0dcb8 -84 -10 -60 -41 60 -41 84 -10
    poly $ -84 -10 -78 -18 -58 -18 -63 -10
    poly $ -42 -10 -39 -18 -20 -18 -21 -10
    poly $ 0 -10 0 -18 20 -18 21 -10
    poly $ 42 -10 39 -18 58 -18 63 -10
    poly $ -58 -18 -54 -26 -36 -26 -39 -18
    poly $ -20 -18 -18 -26 0 -26 0 -18
    poly $ 20 -18 18 -26 36 -26 39 -18
    poly $ 58 -18 54 -26 72 -26 78 -18
    poly $ -72 -26 -66 -34 -50 -34 -54 -26
    poly $ -36 -26 -34 -34 -17 -34 -18 -26
    poly $ 0 -26 0 -34 17 -34 18 -26
    poly $ 36 -26 34 -34 50 -34 54 -26
    path ink M -44 -26 L -28 -26 L -32 -46 L -28 -58 Q -30 -78 -36 -80 Q -44 -78 -44 -58 L -40 -46 Z
    line ink 4 -36 -90 -36 -78
    line ink 4 -41 -86 -31 -86
    path white M 26 -14 L 44 -14 L 40 -34 L 44 -50 L 28 -50 L 30 -34 Z
    4x 5 0 box white 26 -58 4 10 0
    path white M 0 -18 L 12 -18 L 9 -32 L 3 -32 Z
    disc white 6 -38 7
    path ink M 54 -26 L 66 -26 L 63 -38 L 57 -38 Z
    disc ink 60 -44 6`,
  ),
  'building block': sketched(
    [120, 104, 15, '#d8433b'],
    `box yellow -56 -52 52 52 4
    box $ 4 -52 52 52 4
    box blue -26 -104 52 52 4
    box white@50 -52 -48 44 44 3
    box white@50 8 -48 44 44 3
    box white@50 -22 -100 44 44 3
    text #a8801a 36 -30 -14 B
    text #a82a24 36 30 -14 C
    text #1f4a8f 36 0 -66 A`,
  ),
  'spinning top': sketched(
    [100, 110, 7, '#d8433b'],
    `box wood -5 -110 10 36 4
    disc wood 0 -106 8
    path $ M -46 -62 Q 0 -86 46 -62 Q 40 -30 0 0 Q -40 -30 -46 -62 Z
    path yellow M -44 -54 Q 0 -42 44 -54 L 36 -38 Q 0 -28 -36 -38 Z
    oval $+20 0 -66 44 9
    path blue M -18 -16 Q 0 -12 18 -16 L 0 0 Z`,
  ),
  'rocking horse': sketched(
    [150, 130, 52, '#c98a4a'],
    `curve red 10 M -70 -18 Q 0 18 70 -18
    line $-20 12 -30 -46 -42 -8
    line $-20 12 26 -46 40 -8
    oval $ -2 -56 42 21
    path $ M 14 -62 L 30 -110 Q 44 -126 52 -112 L 72 -92 Q 74 -82 62 -82 L 46 -86 L 38 -50 Z
    poly $ 36 -112 38 -130 48 -116
    disc ink 52 -104 3.4
    path #6b3f28 M 34 -118 Q 12 -100 14 -66 L 24 -66 Q 26 -96 40 -112 Z
    curve #6b3f28 12 M -42 -62 Q -66 -60 -62 -30
    path red M -20 -76 L 12 -76 L 10 -54 L -18 -54 Z
    line wood-20 7 22 -96 44 -92`,
    { surface: -76 },
  ),
  stroller: sketched(
    [140, 130, 60, '#4a8fb8'],
    `line steel 6 -34 -40 44 -8
    line steel 6 34 -40 -36 -8
    curve steel 6 M 36 -58 L 66 -112 L 76 -112
    path $ M -56 -66 L 44 -66 Q 40 -30 0 -30 L -24 -30 Q -54 -32 -56 -66 Z
    path $-20 M -56 -66 Q -58 -122 0 -126 L -2 -66 Z
    curve $-40 3 M -2 -66 L -34 -116 M -2 -66 L -54 -88
    disc #f2cba8 12 -72 12
    path white M 2 -66 L 34 -66 L 34 -60 L 2 -60 Z
    disc ink -36 -14 14
    disc white -36 -14 7
    disc ink 42 -14 14
    disc white 42 -14 7`,
  ),
  'rubber duck': sketched(
    [110, 96, 9, '#f6cd3c'],
    `path $ M -50 -44 Q -40 -42 -32 -36 Q -10 -50 14 -40 Q 48 -44 46 -16 Q 42 0 4 0 Q -40 0 -46 -18 Q -54 -34 -50 -44 Z
    disc $ 18 -66 29
    poly #f2832a 42 -70 62 -64 60 -56 42 -58
    disc ink 28 -74 4.6
    disc white 29.5 -76 1.6
    path $-20 M -20 -24 Q 0 -34 18 -24 Q 8 -10 -10 -12 Q -20 -14 -20 -24 Z`,
  ),
  pinwheel: sketched(
    [110, 160, 34, '#e2433a'],
    `line wood 6 0 0 0 -104
    path $ M 0 -104 Q -6 -156 44 -154 Q 44 -124 0 -104 Z
    path yellow M 0 -104 Q 52 -110 50 -60 Q 20 -60 0 -104 Z
    path blue M 0 -104 Q 6 -52 -44 -54 Q -44 -84 0 -104 Z
    path leaf M 0 -104 Q -52 -98 -50 -148 Q -20 -148 0 -104 Z
    disc white 0 -104 7`,
  ),
  toy: sketched(
    [170, 92, 18, '#d8433b'],
    `box yellow -80 -34 34 34 3
    text #a8801a 24 -63 -9 A
    box blue -74 -66 32 32 3
    text white 22 -58 -42 B
    path $ M -34 -16 Q -34 -38 -14 -40 L -2 -60 L 26 -60 L 34 -40 Q 50 -38 48 -16 Z
    path #bfe0ee M 0 -42 L 6 -54 L 22 -54 L 27 -42 Z
    disc ink -16 -12 12
    disc white -16 -12 5
    disc ink 30 -12 12
    disc white 30 -12 5
    disc leaf 66 -18 18
    path white M 49 -24 Q 66 -12 83 -24 L 84 -14 Q 66 -2 48 -14 Z
    path #f2832a M 62 -36 L 70 -36 L 66 -58 Z`,
  ),
  dollhouse: sketched(
    [130, 140, 46, '#f2b0c4'],
    `poly #c95a6a -64 -92 0 -140 64 -92
    box $ -54 -94 108 94 2
    box white -46 -86 42 36 1
    box white 4 -86 42 36 1
    box white -46 -44 42 40 1
    box white 4 -44 42 40 1
    box #4f86c9 -40 -64 26 10 2
    box wood 12 -70 20 18 1
    box #e8832a -38 -18 24 12 3
    box wood 22 -36 18 32 1
    disc gold 36 -20 2
    disc yellow 0 -110 9`,
  ),
  harp: sketched(
    [110, 160, 90, '#d8a93a'],
    `12x 6.6 -0.6 line white 1.6 -36 -26 -36 -116
    path $ M -52 -6 L 44 -118 L 54 -110 L -34 0 L -52 0 Z
    curve $ 9 M -46 -8 L -46 -140 Q -42 -160 -26 -146 Q 0 -116 28 -126 Q 44 -134 48 -114
    disc $-20 -40 -150 9
    box $-24 -56 -8 40 8 3`,
  ),
  cello: sketched(
    [80, 180, 78, '#a85a28'],
    `line steel 4 0 -12 0 0
    path $ M -16 -104 Q -34 -100 -30 -78 Q -20 -68 -26 -58 Q -44 -40 -34 -20 Q -20 -4 0 -8 Q 20 -4 34 -20 Q 44 -40 26 -58 Q 20 -68 30 -78 Q 34 -100 16 -104 Q 0 -98 -16 -104 Z
    path $+26@50 M -14 -98 Q -28 -94 -24 -80 L -16 -72 L -14 -98 Z
    box ink -5 -164 10 108 2
    disc $-20 0 -170 8
    box wood-30 -12 -48 24 5 1
    poly ink -6 -34 6 -34 4 -14 -4 -14
    3x 3 0 line white 1 -3 -160 -3 -30
    curve ink 3 M -16 -66 Q -20 -54 -14 -44 M 16 -66 Q 20 -54 14 -44`,
  ),
  harmonica: sketched(
    [150, 46, 6, '#c9d2dc'],
    `box $-24 -72 -44 144 44 8
    box $ -72 -46 144 26 8
    box ink -66 -20 132 14 2
    11x 12 0 box #8a5a38 -64 -19 8 12 1
    box $+50@70 -62 -42 124 6 3`,
  ),
  xylophone: sketched(
    [170, 84, 17, '#a8774a'],
    `poly $ -78 -14 -78 -4 80 -18 80 -26
    poly $ -78 -62 -78 -54 80 -44 80 -52
    box red -74 -70 18 66 4
    box #e8832a -50 -67 18 60 4
    box yellow -26 -63 18 52 4
    box leaf -2 -60 18 46 4
    box blue 22 -57 18 40 4
    box #8a4fd0 46 -54 18 34 4
    line wood 4 -20 -14 40 -80
    disc red 42 -82 8
    line wood 4 6 -12 66 -74
    disc red 68 -76 8`,
  ),
  tambourine: sketched(
    [110, 110, 15, '#c8703f'],
    `disc $ 0 -55 54
    disc #f4ead6 0 -55 43
    ring $-20 3 0 -55 43
    oval gold -49 -55 6 11
    oval gold 49 -55 6 11
    oval gold 0 -104 11 6
    oval gold 0 -6 11 6
    oval gold -35 -90 9 9
    oval gold 35 -90 9 9
    oval gold -35 -20 9 9
    oval gold 35 -20 9 9`,
  ),
  tuba: sketched(
    [110, 140, 56, '#e0b23f'],
    `path $-10 M -14 -70 L -44 -132 L 44 -132 L 18 -70 Z
    oval $-40 0 -132 46 9
    oval $-20 0 -131 38 6
    curve $ 16 M 2 -76 L 2 -30 Q 4 -10 22 -12 Q 40 -16 36 -44 L 34 -78
    curve $-14 10 M -28 -64 L -28 -24 Q -24 -4 2 -6
    curve $ 8 M -28 -60 Q -44 -66 -50 -84
    3x 11 0 box steel -20 -62 7 26 2
    oval $-30 -52 -88 8 4 0.6`,
  ),
  gong: sketched(
    [130, 140, 80, '#d8a93a'],
    `box #8a2f28 -62 -138 10 138 3
    box #8a2f28 52 -138 10 138 3
    box #8a2f28 -66 -140 132 12 4
    box #8a2f28 -66 -8 24 8 2
    box #8a2f28 42 -8 24 8 2
    line ink 3 -20 -128 -20 -104
    line ink 3 20 -128 20 -104
    disc $ 0 -70 44
    ring $-24 4 0 -70 32
    disc $-16 0 -70 16
    oval $+50@60 -12 -96 18 7 -0.3`,
  ),
  metronome: sketched(
    [80, 120, 13, '#8a5a38'],
    `poly $ -18 -118 18 -118 38 0 -38 0
    poly #f2e2c0 -12 -106 12 -106 26 -30 -26 -30
    6x 0 11 line ink 1.6 -8 -96 8 -96
    line steel 4 0 -24 20 -106
    poly ink 8 -76 20 -76 18 -62 7 -64
    box $-24 -40 -24 80 24 3`,
  ),
  ornament: sketched(
    [90, 114, 9, '#cf2f3a'],
    `ring gold 4 0 -106 7
    box gold -11 -100 22 14 3
    disc $ 0 -44 44
    path gold M -43 -52 Q 0 -40 43 -52 L 43 -38 Q 0 -26 -43 -38 Z
    4x 22 0 poly white -36 -42 -31 -48 -26 -41 -31 -35
    oval white@60 -18 -70 10 6 -0.6`,
  ),
  'easter egg': sketched(
    [84, 110, 6, '#e88fc0'],
    `path $ M 0 -110 Q 42 -70 40 -38 Q 36 0 0 0 Q -36 0 -40 -38 Q -42 -70 0 -110 Z
    path yellow M -38 -58 L -28 -68 L -16 -58 L -4 -68 L 8 -58 L 20 -68 L 32 -58 L 38 -62 L 40 -50 L 32 -46 L 20 -56 L 8 -46 L -4 -56 L -16 -46 L -28 -56 L -39 -48 Z
    5x 17 0 disc white -32 -32 6
    path blue+20 M -34 -18 Q 0 -8 34 -18 L 26 -8 Q 0 0 -26 -8 Z
    3x 16 0 disc white -16 -82 4.6`,
  ),
  wreath: sketched(
    [120, 120, 26, '#2f8a4a'],
    `ring $-20 26 0 -60 42
    ring $ 18 0 -60 44
    disc $+10 -42 -88 11
    disc $+10 -54 -60 11
    disc $+10 -42 -32 11
    disc $+10 42 -88 11
    disc $+10 54 -60 11
    disc $+10 42 -32 11
    disc $+10 0 -102 11
    disc $+10 -20 -98 10
    disc $+10 20 -98 10
    disc red -30 -88 5
    disc red 32 -90 5
    disc red 46 -50 5
    disc red -46 -48 5
    disc red -6 -104 5
    path red M 0 -18 L -30 -34 L -30 -2 Z M 0 -18 L 30 -34 L 30 -2 Z M -4 -18 L -16 8 L -4 2 L 0 -12 L 4 2 L 16 8 L 4 -18 Z
    disc red-20 0 -18 8`,
  ),
  snowball: sketched(
    [90, 84, 7, '#f7fafd'],
    `disc $-10 0 -40 42
    disc $ -4 -44 38
    curve $-14 4 M 10 -24 Q 24 -30 28 -46 M -24 -26 Q -14 -20 -4 -20
    disc $ -18 -58 7`,
  ),
  earring: sketched(
    [100, 90, 5, '#3fa8c9'],
    `curve gold 4 M -28 -62 Q -40 -84 -26 -88 Q -14 -86 -22 -70
    curve gold 4 M 28 -62 Q 16 -84 30 -88 Q 42 -86 34 -70
    disc gold -28 -58 6
    disc gold 28 -58 6
    path $ M -28 -54 Q -8 -20 -28 0 Q -48 -20 -28 -54 Z
    path $ M 28 -54 Q 48 -20 28 0 Q 8 -20 28 -54 Z
    path white@60 M -34 -34 Q -40 -20 -32 -12 L -32 -20 Z M 22 -34 Q 16 -20 24 -12 L 24 -20 Z`,
  ),
  necklace: sketched(
    [130, 110, 14, '#d8433b'],
    `curve gold 6 M -56 -106 Q -62 -34 0 -30 Q 62 -34 56 -106
    path gold M -16 -34 L 16 -34 L 22 -20 L 0 4 L -22 -20 Z
    path $ M -12 -30 L 12 -30 L 16 -20 L 0 -2 L -16 -20 Z
    path white@60 M -8 -28 L 2 -28 L -4 -20 L -12 -20 Z
    disc gold -34 -42 5
    disc gold 34 -42 5
    disc gold -50 -66 5
    disc gold 50 -66 5`,
  ),
  bracelet: sketched(
    [120, 70, 6, '#e0b23f'],
    `curve $-30 9 M -50 -40 Q 0 -72 50 -40
    curve $ 11 M -52 -38 Q -52 -6 0 -6 Q 52 -6 52 -38
    disc red -30 -13 7
    disc #3fa8c9 0 -7 7
    disc red 30 -13 7
    curve $+50@70 3 M -48 -30 Q -40 -12 -8 -10`,
  ),
  pearl: sketched(
    [80, 76, 2, '#f4ece2'],
    `disc $-16 0 -38 38
    disc $ -3 -41 33
    disc $+70 -12 -52 11
    oval #e8c8d8@50 12 -24 16 8 -0.5`,
  ),
  'gold bar': sketched(
    [170, 80, 8, '#e8b93a'],
    `poly $-26 -80 0 -64 -36 -10 -36 -2 0
    poly $ -64 -36 -58 -42 -14 -42 -10 -36
    poly $-18 2 0 12 -36 66 -36 82 0
    poly $ 12 -36 16 -42 62 -42 66 -36
    poly $-14 -42 -42 -28 -74 30 -74 44 -42
    poly $+30 -28 -74 -22 -80 24 -80 30 -74
    text $-50 16 0 -50 999`,
  ),
};
