/** What tells the places of `yonder-sets`. */
export const YONDER_THINGS = {
  'ferry-rail': `
    box #f4f6f8 -230 -44 460 5 2
    box #f4f6f8 -230 -28 460 3 1
    box #f4f6f8 -230 -14 460 3 1
    12x 40 0 box #f4f6f8 -222 -44 4 46 1`,
  'life-ring': `
    ring #f2702a 8 0 -24 14
    4x 0 0 line white 8 0 -42 0 -32
    line white 8 0 -16 0 -6
    line white 8 -18 -24 -9 -24
    line white 8 9 -24 18 -24`,
  'ferry-bench': `
    box #3576c9 -44 -38 88 14 3
    box #3576c9 -44 -20 88 7 2
    line #dfe6ea 4 -36 -14 -38 0
    line #dfe6ea 4 36 -14 38 0`,
  'ferry-cabin': `
    box #f4f6f8 -80 -120 160 120 3
    box #3576c9 -80 -34 160 10 0
    4x 36 0 box #7fb4d4 -68 -96 26 26 4
    box #dfe6ea -20 -60 40 60 2
    disc #7fb4d4 0 -40 8
    box red -30 -160 44 42 3
    box white -30 -148 44 8 0
    box ink -30 -164 44 8 2
    line steel 3 50 -120 50 -176
    path #3576c9 M 50 -176 L 84 -168 L 50 -158 Z`,
  'long-covered-bridge': `
    path water@80 M -210 14 Q -100 4 0 14 Q 100 24 210 14 L 210 60 L -210 60 Z
    3x 110 0 path #8d8478 M -124 -10 L -96 -10 L -90 44 L -130 44 Z
    box #9a332a -170 -84 300 74 1
    22x 13.8 0 line #7d2620 1.6 -164 -84 -164 -10
    7x 42 0 box #2a1814 -158 -68 20 18 1
    7x 42 0 box white -160 -50 24 3 0
    poly #4a4a4e -184 -80 136 -80 120 -118 -166 -118
    6x 0 6 line #3a3a3e 1 -174 -110 126 -110
    poly #b83d36 126 -10 200 -4 200 -90 163 -128 126 -84
    poly #4a4a4e 120 -118 163 -134 210 -86 202 -82 163 -122 130 -82
    path #1f1512 M 138 -6 L 138 -56 Q 162 -82 188 -56 L 188 -2 Z
    path #b8e0c8 M 152 -8 L 152 -42 Q 163 -56 176 -42 L 176 -6 Z
    poly #8a7a6a 138 -6 188 -2 240 34 130 34`,
  'dock-building': `
    box #b9b3a8 -190 -120 380 120 1
    box #8d8478 -190 -128 380 10 1
    3x 122 0 box #3a3f45 -168 -92 84 92 1
    3x 122 0 box #d9dfe4 -162 -86 72 76 1
    3x 122 0 line #aeb6c0 2 -162 -70 -90 -70
    3x 122 0 line #aeb6c0 2 -162 -54 -90 -54
    3x 122 0 line #aeb6c0 2 -162 -38 -90 -38
    3x 122 0 box yellow -172 -92 5 92 0
    3x 122 0 box yellow -85 -92 5 92 0
    text white 22 -126 -105 1
    text white 22 -4 -105 2
    text white 22 118 -105 3
    box #8d8478 -190 -14 380 14 0
    16x 24 0 poly ink -188 -14 -176 -14 -182 0 -190 0`,
  'backed-truck': `
    box #eef1f4 -40 -84 80 74 2
    2x 38 0 box #cfd6de -36 -80 34 64 1
    line #8d98a6 2 0 -82 0 -14
    box red -38 -14 10 6 1
    box red 28 -14 10 6 1
    box ink -34 -10 16 14 3
    box ink 18 -10 16 14 3`,
  'boxed-pallet': `
    box #c89a64 -26 -34 24 24 1
    box #b98a5e 0 -34 26 24 1
    box #d9ab74 -14 -58 28 24 1
    box wood -32 -10 64 5 0
    3x 26 0 box wood-20 -30 -5 8 5 0`,
  forklift: `
    line iron 4 34 0 34 -84
    box iron 34 -8 34 4 0
    path #f2b92a M -34 -10 L -34 -44 L -8 -46 L 26 -30 L 26 -10 Z
    line ink 4 -28 -44 -24 -80
    line ink 4 16 -36 10 -80
    box ink -30 -84 46 5 1
    box ink -22 -56 16 12 2
    disc ink -22 -8 11
    disc ink 18 -8 11
    disc steel -22 -8 4
    disc steel 18 -8 4`,
  'hotel-front': `
    box #d9b98a -120 -190 240 190 2
    box #8a5a38 -126 -196 252 10 1
    6x 38 0 box #6fa8c8 -108 -176 22 24 1
    6x 38 0 box #6fa8c8 -108 -138 22 24 1
    6x 38 0 box #6fa8c8 -108 -100 22 24 1
    6x 38 0 box white -110 -150 26 4 0
    6x 38 0 box white -110 -112 26 4 0
    6x 38 0 box white -110 -74 26 4 0
    box #8a1f34 -52 -222 104 28 3
    text gold 22 0 -207 HOTEL
    path #8a1f34 M -56 -54 L 56 -54 L 66 -40 L -66 -40 Z
    box #5a3424 -30 -40 60 40 1
    box #bfe0ee -26 -36 24 36 0
    box #bfe0ee 2 -36 24 36 0
    poly #b8303a -24 0 24 0 44 34 -44 34
    5x 10 0 poly gold -24 -226 -20 -226 -22 -232
    path leaf M -84 0 Q -92 -26 -78 -34 Q -64 -26 -72 0 Z
    path leaf M 72 0 Q 64 -26 78 -34 Q 92 -26 84 0 Z`,
  'office-tower': `
    box #5f86a8 -70 -250 140 250 1
    7x 0 32 box #a8cfe6 -62 -244 124 22 0
    6x 21 0 line #5f86a8 3 -48 -250 -48 0
    poly white@20 -70 -250 -20 -250 -70 -120
    box #3a4a5a -30 -30 60 30 1
    box #bfe0ee -26 -26 24 26 0
    box #bfe0ee 2 -26 24 26 0
    box #3a4a5a -44 -38 88 8 1
    text white 10 0 -33 OFFICES`,
  'launch-tower': `
    box #8a4a3a -12 -250 5 250 0
    box #8a4a3a 20 -250 5 250 0
    12x 0 20 line #8a4a3a 3 -10 -246 22 -228
    12x 0 20 line #8a4a3a 3 22 -246 -10 -228
    3x 0 60 box #8a4a3a 22 -210 44 6 0
    box red -2 -262 14 12 2`,
  'standing-rocket': `
    poly #d8433b -24 -20 -50 8 -24 4
    poly #d8433b 24 -20 50 8 24 4
    path #f4f6f8 M 0 -240 Q 30 -200 26 -130 L 26 0 L -26 0 L -26 -130 Q -30 -200 0 -240 Z
    path #d8433b M 0 -240 Q 22 -214 26 -180 L -26 -180 Q -22 -214 0 -240 Z
    box ink -26 -120 52 10 0
    box ink -26 -40 52 8 0
    disc #3a4a5a 0 -150 11
    disc #8fd0ee 0 -150 8
    poly iron -16 0 16 0 22 12 -22 12`,
  'launch-base': `
    box #8d8983 -110 -10 220 34 2
    12x 18 0 poly yellow -106 -10 -97 -10 -104 0 -110 0
    4x 50 0 oval #eef2f5@80 -76 18 44 16`,
  torii: `
    box #c8402a -78 -150 14 150 2
    box #c8402a 64 -150 14 150 2
    box ink -82 -12 22 12 2
    box ink 60 -12 22 12 2
    box #c8402a -96 -124 192 12 1
    path #c8402a M -116 -166 Q 0 -146 116 -166 L 112 -146 Q 0 -132 -112 -146 Z
    path ink M -118 -172 Q 0 -152 118 -172 L 116 -164 Q 0 -146 -116 -164 Z
    box #f2c230 -12 -138 24 26 1`,
  'stone-lantern': `
    box stone -16 -8 32 8 1
    box stone -6 -40 12 32 1
    box stone -14 -46 28 7 1
    box #ffe9a8 -10 -64 20 18 1
    box stone -12 -64 4 18 0
    box stone 8 -64 4 18 0
    poly stone-20 -24 -64 24 -64 0 -84`,
  'shrine-steps': `
    6x 0 -13 box #b9b3a8 -70 -13 140 13 1
    6x 0 -13 line #8d8478 1.6 -70 -13 70 -13`,
  poppies: `
    9x 22 0 line leaf 2 -88 0 -86 -26
    9x 22 0 disc #d8302a -86 -29 8
    9x 22 0 disc #2a1814 -86 -29 2.6
    8x 22 0 line leaf 2 -78 0 -76 -16
    8x 22 0 disc #e8483a -76 -19 7
    8x 22 0 disc #2a1814 -76 -19 2.2`,
  'banana-plant': `
    path #8fae4a M -6 0 L -4 -70 L 6 -70 L 8 0 Z
    path leaf M 0 -68 Q -50 -110 -84 -70 Q -46 -84 0 -68 Z
    path leaf+14 M 0 -68 Q 50 -110 84 -70 Q 46 -84 0 -68 Z
    path leaf M 0 -68 Q -30 -130 -60 -132 Q -24 -110 0 -68 Z
    path leaf+14 M 0 -68 Q 30 -130 60 -132 Q 24 -110 0 -68 Z
    path leaf-10 M 0 -68 Q -4 -120 6 -146 Q 18 -110 0 -68 Z
    4x 0 7 curve #f2d23a 5 M 2 -62 Q 16 -60 14 -48
    4x 0 7 curve #e0bd2a 5 M 2 -62 Q -12 -60 -10 -48
    3x 0 7 curve #f8e05a 5 M 2 -60 Q 4 -54 2 -48`,
  'trail-depth': `
    path #c9a878 M -4 -92 L 4 -92 Q 40 -74 4 -60 Q -50 -44 10 -26 Q 70 -10 60 0 L -70 0 Q -60 -14 -20 -26 Q -84 -42 -16 -62 Q 14 -74 -4 -92 Z
    path #b08e60 M -70 0 Q -60 -14 -20 -26 L -14 -25 Q -50 -12 -56 0 Z`,
  'trail-post': `
    box wood -3 -60 6 60 0
    poly #d9a86a -4 -58 40 -58 50 -50 40 -42 -4 -42
    poly #c89a64 4 -38 -34 -38 -44 -30 -34 -22 4 -22
    text #5a3424 9 20 -50 SUMMIT`,
} as const;
