/** What tells the rooms of crafts and learning, and the outsides of `yonder-sets`. */
export const CRAFT_THINGS = {
  'potters-wheel': `
    box wood -34 -40 8 40 1
    box wood 26 -40 8 40 1
    box wood -38 -46 76 8 2
    disc #8d8478 0 -12 15
    box iron -3 -40 6 28 1
    oval #6a6258 0 -49 26 5
    oval #8d8478 0 -51 26 4
    path #b5704a M -13 -52 Q -24 -68 -12 -80 Q -8 -86 -10 -92 L 10 -92 Q 8 -86 12 -80 Q 24 -68 13 -52 Z
    oval #8a4f30 0 -92 10 2.4
    3x 0 8 curve #9a5c38 1.4 M -15 -62 Q 0 -58 15 -62
    box #b98a5e -62 -26 20 5 1
    line wood 3 -58 -22 -60 0
    line wood 3 -46 -22 -44 0`,
  kiln: `
    box #9a4f3a -44 -100 88 100 6
    4x 0 24 line #7d3c2a 1.4 -44 -84 44 -84
    6x 16 0 line #7d3c2a 1.2 -36 -100 -36 0
    path #2a1814 M -26 -6 L -26 -50 Q -26 -74 0 -74 Q 26 -74 26 -50 L 26 -6 Z
    path #f2702a M -20 -6 L -20 -46 Q -20 -66 0 -66 Q 20 -66 20 -46 L 20 -6 Z
    path #ffd24a M -13 -6 L -13 -34 Q -10 -50 0 -50 Q 10 -50 13 -34 L 13 -6 Z
    path #8a4f30 M -6 -6 Q -10 -20 -4 -26 L 4 -26 Q 10 -20 6 -6 Z
    box #6a6258 -14 -140 28 42 2`,
  'clay-shelf': `
    2x 0 44 box wood -88 -44 176 5 1
    box wood-20 -90 -84 5 88 1
    box wood-20 85 -84 5 88 1
    4x 44 0 path #c8703f M -80 -44 Q -90 -60 -78 -68 L -64 -68 Q -52 -60 -62 -44 Z
    2x 88 0 path #5f8aa8 M -80 -44 Q -90 -60 -78 -68 L -64 -68 Q -52 -60 -62 -44 Z
    4x 44 0 path #d9a878 M -80 0 L -84 -22 L -58 -22 L -62 0 Z
    2x 88 0 path #8a5a3a M -36 0 Q -50 -14 -36 -26 Q -34 -32 -36 -36 L -20 -36 Q -22 -32 -20 -26 Q -6 -14 -20 0 Z`,
  'clay-lumps': `
    path #a89484 M -30 0 Q -34 -22 -10 -24 Q 14 -24 14 0 Z
    path #b5a292 M 4 0 Q 6 -16 20 -16 Q 34 -16 34 0 Z
    box #5f6874 40 -22 24 22 2
    oval #8d7a6a 52 -22 12 3`,
  'operating-lamp': `
    line steel 5 0 0 0 30
    line steel 4 0 28 -40 44
    line steel 4 0 28 40 44
    oval #dfe6ea -44 52 30 10
    oval #fff8d8 -44 56 25 7
    oval #dfe6ea 44 52 30 10
    oval #fff8d8 44 56 25 7
    poly #fff8d8@22 -66 58 -22 58 10 120 -60 120
    poly #fff8d8@22 22 58 66 58 60 120 -10 120`,
  'operating-table': `
    box steel -8 -24 16 24 1
    box iron -30 -4 60 5 2
    box #3f8a8a -70 -34 140 11 4
    path #5fb0a8 M -66 -36 Q -40 -50 0 -46 Q 40 -48 60 -36 Z
    disc #e8b48a 60 -44 8
    path #7fc4d4 M 52 -46 Q 60 -58 70 -46 Z
    box white -70 -36 20 8 2`,
  'instrument-tray': `
    line steel 3 0 0 0 -44
    line steel 3 -14 0 14 0
    box steel -30 -50 60 5 1
    5x 10 0 line #5f6874 2 -22 -52 -22 -62
    5x 10 0 disc #5f6874 -22 -63 2`,
  'anaesthesia-cart': `
    box #dfe6ea -26 -84 52 84 3
    box #16222a -22 -80 44 32 2
    curve #4af07a 2 M -20 -64 L -8 -64 L -4 -74 L 2 -56 L 6 -64 L 20 -64
    2x 18 0 box #3f9a52 -16 -42 12 28 4
    curve #8fc0d8 3 M 26 -50 Q 48 -50 44 -20`,
  'near-seats': `
    10x 42 0 path #8f2824 M -202 0 L -202 -26 Q -200 -36 -185 -36 Q -170 -36 -168 -26 L -168 0 Z
    10x 42 0 box #b83d36 -198 -30 26 6 3
    box #6a4a34 -213 -8 426 10 1`,
  'projected-screen': `
    box #3a3f45 -94 -88 188 92 2
    box white -90 -84 180 84 1
    box #3576c9 -80 -76 70 8 1
    4x 0 13 line #8d98a6 3 -80 -56 -14 -56
    disc #f2b92a 46 -38 28
    path #d8433b M 46 -38 L 46 -66 A 28 28 0 0 1 73 -30 Z
    path #3f9a52 M 46 -38 L 73 -30 A 28 28 0 0 1 50 -10 Z`,
  'speaker-desk': `
    poly #8a5a38 -20 -44 20 -44 15 0 -15 0
    poly #6a4428 -26 -56 26 -56 21 -43 -21 -43
    line ink 2 8 -54 14 -68
    disc ink 14 -70 3`,
  'pc-row': `
    box #d9c3a0 -200 -30 400 6 1
    8x 54 0 box #8a7a62 -196 -24 5 24 0
    7x 56 0 box ink -186 -66 44 30 2
    7x 56 0 box #4aa8e8 -183 -63 38 24 1
    7x 56 0 box ink -168 -37 8 7 0
    7x 56 0 box #c9d0d6 -180 -32 32 4 1
    7x 56 0 box white@70 -179 -58 18 3 0
    7x 56 0 box white@50 -179 -52 26 3 0`,
  'pc-chairs': `
    7x 56 0 box #33507f -178 -40 28 22 5
    7x 56 0 box iron -166 -18 4 14 0
    7x 56 0 box iron -176 -4 24 4 2`,
  'upright-piano': `
    box #5a3424 -54 -86 108 86 3
    box #4a2a1c -58 -90 116 7 2
    box #3a2016 -58 -48 116 8 1
    box white -52 -52 104 7 0
    14x 7.4 0 line #8d8478 1 -46 -52 -46 -45
    10x 10 0 box ink -47 -52 4 4 0
    box white -18 -72 36 18 1
    box #4a2a1c -54 -40 7 40 0
    box #4a2a1c 47 -40 7 40 0
    box #3a2016 -20 -20 40 5 1
    line #3a2016 4 -16 -16 -16 0
    line #3a2016 4 16 -16 16 0`,
  'drum-set': `
    line iron 2.4 -46 0 -40 -66
    line iron 2.4 46 0 40 -66
    oval gold -40 -68 20 4
    oval gold 40 -68 20 4
    box #c0303a -26 -56 22 17 2
    box #c0303a 4 -56 22 17 2
    disc #c0303a 0 -24 24
    disc white 0 -24 19
    box #a82830 -52 -32 22 16 2
    oval white -41 -32 11 3
    box #a82830 30 -36 24 24 2
    oval white 42 -36 12 3`,
  'note-stand': `
    line ink 2.4 0 0 0 -44
    line ink 2.4 0 -8 -12 0
    line ink 2.4 0 -8 12 0
    poly ink -22 -72 22 -72 18 -42 -18 -42
    poly white -19 -70 -1 -70 -1 -45 -16 -45
    poly white 1 -70 19 -70 16 -45 1 -45
    3x 0 7 line ink .8 -16 -66 -3 -66
    3x 0 7 line ink .8 3 -66 16 -66
    3x 0 7 disc ink -10 -64 1.6
    3x 0 7 disc ink 10 -65 1.6`,
  'wall-notes': `
    5x 0 6 line #5a5864 1.4 -70 -30 70 -30
    3x 44 0 oval ink -48 -12 6 4.4
    3x 44 0 line ink 2.2 -42.6 -12 -42.6 -36
    2x 44 0 oval ink -26 -22 6 4.4
    2x 44 0 line ink 2.2 -20.6 -22 -20.6 -44
    curve ink 3 M -64 -4 Q -74 -20 -62 -30 Q -52 -44 -62 -48 Q -68 -40 -62 -2`,
  'guitar-stand': `
    line iron 2.4 -8 0 0 -20
    line iron 2.4 8 0 0 -20
    path #c8702a M -13 -44 Q -19 -36 -14 -29 Q -22 -20 -16 -8 Q 0 0 16 -8 Q 22 -20 14 -29 Q 19 -36 13 -44 Q 0 -50 -13 -44 Z
    disc ink 0 -28 5
    box #5a3424 -2.6 -84 5.2 40 1
    box #3a2016 -5 -94 10 12 2`,
  'show-podium': `
    oval #b9c0c8 0 0 110 16
    oval #eef2f5 0 -5 108 14
    oval white@60 -30 -8 50 4`,
  'show-car': `
    path $ M -84 -12 Q -86 -30 -62 -34 Q -40 -58 -4 -58 Q 28 -58 46 -36 Q 84 -32 86 -12 Z
    path #23323e M -46 -36 Q -30 -52 -8 -52 L -6 -36 Z
    path #23323e M 0 -52 Q 24 -52 36 -36 L 2 -36 Z
    line $-24 2 -2 -52 -2 -14
    box #fff6c8 74 -28 10 6 2
    box white@50 -60 -30 110 3 1
    disc ink -50 -12 14
    disc steel -50 -12 8
    disc ink 52 -12 14
    disc steel 52 -12 8`,
  'price-sign': `
    line iron 3 0 0 0 -34
    box white -22 -60 44 28 2
    text red 11 0 -50 NEW!
    text ink 9 0 -39 $ 29,900`,
  'shop-glass': `
    box #bfe0ee -200 -120 400 116 1
    poly white@30 -160 -120 -120 -120 -180 -4 -200 -4
    poly white@30 60 -120 110 -120 40 -4 -10 -4
    6x 80 0 line #7d8794 4 -200 -120 -200 -4`,
  'wound-stairs': `
    box #8a8f98 -7 -150 14 240 2
    9x 5 -24 path #b98a5e M 0 80 L 66 70 L 70 80 L 4 92 Z
    path #9a6a43 M 0 92 L 76 84 L 78 92 L 2 102 Z
    path #b98a5e M 0 74 L 72 60 L 76 68 L 2 84 Z
    path #c89a64 M 0 54 L 50 34 L 56 42 L 2 64 Z
    path #9a6a43 M 0 34 L 10 12 L 20 18 L 4 44 Z
    path #8a5a38 M 0 16 L -44 -2 L -46 8 L 0 26 Z
    path #9a6a43 M 0 -4 L -72 -14 L -74 -4 L 0 8 Z
    path #b98a5e M 0 -24 L -74 -40 L -76 -30 L 0 -12 Z
    path #c89a64 M 0 -44 L -50 -66 L -54 -56 L 0 -32 Z
    path #9a6a43 M 0 -64 L 6 -90 L 16 -86 L 4 -52 Z
    path #b98a5e M 0 -84 L 50 -102 L 54 -92 L 2 -72 Z
    path #c89a64 M 0 -104 L 72 -116 L 74 -106 L 2 -92 Z
    path #9a6a43 M 0 -124 L 70 -142 L 72 -132 L 2 -112 Z
    curve iron 4 M 78 60 Q 86 30 52 10 Q 10 -8 -46 -24 Q -94 -44 -72 -66 Q -40 -92 20 -108 Q 80 -128 74 -150
    curve iron 2 M 76 84 L 78 58 M 50 36 L 56 12 M -44 0 L -48 -24 M -74 -14 L -82 -42 M -74 -38 L -76 -62 M 50 -100 L 44 -118 M 72 -116 L 74 -142`,
  'ticker-board': `
    box #16222a -200 -26 400 30 1
    text #4af07a 12 -150 -11 ABC +2.1
    text #ff6a5a 12 -60 -11 XYZ -0.8
    text #4af07a 12 30 -11 QRS +1.4
    text #ff6a5a 12 130 -11 LMN -3.2`,
  'chart-screen': `
    box ink -40 -58 80 54 2
    box #0f2a3a -36 -54 72 46 1
    curve #4af07a 2.6 M -34 -18 L -22 -28 L -12 -22 L 0 -38 L 12 -32 L 24 -48 L 34 -44
    5x 13 0 box #d8433b@80 -32 -14 5 5 0`,
  'trader-desk': `
    box #5a3424 -70 -30 140 30 2
    3x 42 0 box ink -62 -58 36 26 2
    3x 42 0 box #0f2a3a -59 -55 30 20 1
    3x 42 0 curve #4af07a 2 M -57 -40 L -48 -46 L -40 -42 L -31 -52
    3x 42 0 box #d8433b -58 -36 10 4 1`,
} as const;
