/** What tells one shop from another, beside its goods. */
export const SHOP_FITTINGS: Readonly<Record<string, string>> = {
  'meat-rail': `
    line steel 4 -190 -40 190 -40
    5x 84 0 line iron 2 -168 -40 -168 -26
    5x 84 0 path #b8434a M -168 -28 C -192 -20 -196 30 -178 48 C -166 54 -156 46 -150 30 C -146 4 -150 -22 -168 -28 Z
    5x 84 0 path #f2d6cc M -172 -18 C -180 0 -180 24 -172 38 C -168 20 -168 0 -164 -16 Z
    4x 84 0 line #8a3a3a 7 -126 -40 -126 -8
    4x 84 0 line #8a3a3a 7 -126 0 -126 34`,
  'chopping-block': `
    box wood -34 -36 68 36 2
    oval wood+25 0 -36 36 7
    path steel M -20 -44 L 14 -60 L 20 -48 L -12 -36 Z
    line wood-30 5 18 -56 32 -64`,
  balance: `
    box #8d949c -18 -10 36 10 3
    box #dfe5ea -10 -26 20 18 3
    disc white 0 -17 6
    line red 1.4 0 -17 3 -21
    oval steel 0 -28 26 4`,
  'clothes-rail': `
    line iron 3 -66 0 -66 -92
    line iron 3 66 0 66 -92
    line iron 3 -66 -92 66 -92
    path #d8433b M -58 -86 L -42 -90 L -28 -86 L -32 -70 L -32 -30 L -56 -30 L -56 -70 Z
    path #3576c9 M -34 -86 L -18 -90 L -4 -86 L -8 -70 L -8 -24 L -32 -24 L -32 -70 Z
    path #f2c230 M -10 -86 L 6 -90 L 20 -86 L 14 -66 L 26 -20 L -14 -20 L -4 -66 Z
    path #3f9a52 M 18 -86 L 32 -90 L 46 -86 L 42 -70 L 42 -32 L 20 -32 L 20 -70 Z
    path #8a4fd0 M 40 -86 L 52 -90 L 64 -86 L 58 -66 L 66 -18 L 40 -18 L 46 -66 Z`,
  mannequin: `
    oval iron 0 -1 20 4
    line iron 3 0 0 0 -40
    oval #efdcc8 0 -122 8 11
    path #efdcc8 M -3 -114 L 3 -114 L 4 -106 L -4 -106 Z
    path #c22f5a M -18 -104 C -8 -110 8 -110 18 -104 L 12 -74 L 26 -30 L -26 -30 L -12 -74 Z
    box gold -13 -76 26 4 1`,
  'tall-mirror': `
    box wood -26 -112 52 112 3
    box #d6ecf4 -21 -107 42 98 2
    poly white@60 -14 -40 10 -100 18 -100 -6 -40`,
  'folded-clothes': `
    box wood -50 -34 100 6 1
    line wood 4 -44 0 -44 -30
    line wood 4 44 0 44 -30
    3x 0 6 box #3576c9 -42 -52 26 5 2
    3x 0 6 box #d8433b -12 -52 26 5 2
    3x 0 6 box #3f9a52 18 -52 26 5 2`,
  'shoe-bench': `
    box #8a4a5a -44 -22 88 10 4
    line iron 3 -36 0 -36 -14
    line iron 3 36 0 36 -14`,
  'barber-pole': `
    box white -11 -80 22 70 2
    4x 0 18 poly red -11 -66 11 -80 11 -72 -11 -58
    4x 0 18 poly blue -11 -57 11 -71 11 -65 -11 -51
    box steel -14 -90 28 12 4
    disc white 0 -94 8
    box steel -14 -14 28 12 3`,
  'barber-mirror': `
    box wood -36 -66 72 80 2
    box #d6ecf4 -32 -62 64 72 1
    poly white@60 -20 0 6 -56 16 -56 -10 0`,
  'barber-chair': `
    oval iron 0 -2 22 5
    box steel -4 -24 8 22 1
    box #a8282a -26 -36 52 14 5
    box #a8282a -22 -82 44 48 6
    box #a8282a -10 -98 20 14 4
    box steel -34 -50 10 6 2
    box steel 24 -50 10 6 2
    box steel -14 -12 28 5 2`,
  'bird-cage': `
    line iron 2 0 -90 0 -74
    path #ffffff@30 M -24 -20 L -24 -52 C -24 -78 24 -78 24 -52 L 24 -20 Z
    disc yellow -2 -38 8
    disc yellow 5 -46 5
    poly #f2832a 9 -46 15 -44 9 -43
    line wood 2 -20 -30 20 -30
    7x 8 0 line gold 1.4 -24 -20 -24 -56
    curve gold 1.8 M -24 -54 C -24 -78 24 -78 24 -54
    box gold -27 -21 54 6 2`,
  'fish-tank': `
    box ink -52 -64 104 64 2
    box #6fc8ea -48 -58 96 54 1
    oval #f2832a -18 -36 11 6
    poly #f2832a -28 -36 -36 -42 -36 -30
    oval yellow 20 -24 9 5
    poly yellow 28 -24 35 -29 35 -19
    line leaf 3 34 -4 30 -30
    line leaf 3 -36 -4 -32 -22
    box #e0c48a -48 -10 96 6 0`,
  'big-cone': `
    poly #e0a85a -22 -62 22 -62 0 0
    line #b9803a 1.6 -14 -60 4 -14
    line #b9803a 1.6 14 -60 -4 -14
    disc #f7b8cc -12 -72 17
    disc #fff3d6 12 -72 17
    disc #8a5a3a 0 -94 17
    disc red 0 -114 6`,
  'fishing-net': `
    path #8aa0a8@40 M -70 -40 C -40 10 40 10 70 -40 Z
    6x 22 0 curve #6d8088 1.4 M -66 -40 C -60 -20 -40 -4 -20 -2
    6x 22 0 curve #6d8088 1.4 M -44 -40 C -50 -20 -64 -10 -70 -30`,
  'ring-buoy': `
    ring red 12 0 0 26
    ring white 4 0 0 26`,
  'fish-on-ice': `
    box #b9c6cc -86 -34 172 34 2
    box #8fa3ac -86 -8 172 8 0
    poly #eaf6fb -84 -62 84 -62 90 -32 -90 -32
    9x 19 0 disc white -78 -38 5
    9x 19 0 disc white -72 -58 4
    4x 42 0 oval #8fa8b8 -62 -50 17 6
    4x 42 0 poly #8fa8b8 -48 -50 -38 -56 -38 -44
    4x 42 0 disc ink -73 -51 1.4
    3x 46 0 oval #e88a6a -44 -40 17 6
    3x 46 0 poly #e88a6a -30 -40 -20 -46 -20 -34
    3x 46 0 disc ink -55 -41 1.4
    2x 120 0 disc yellow -78 -44 5`,
  'cheese-wheels': `
    box wood -90 -6 180 8 1
    3x 56 0 disc #e8b83a -56 -32 26
    3x 56 0 disc #f4d67a -56 -32 20
    3x 56 0 disc #c9962a -62 -38 3
    3x 56 0 disc #c9962a -50 -28 4
    3x 56 0 disc #c9962a -58 -22 2.4`,
  'tv-wall': `
    3x 62 0 box ink -92 -46 58 40 2
    box #4aa8d8 -89 -43 52 34 1
    box #3f9a52 -27 -43 52 34 1
    box #d8603a 35 -43 52 34 1
    disc yellow -74 -30 6
    poly white@80 -20 -12 -4 -36 12 -12
    disc white@80 61 -26 9`,
  'price-tag': `
    line #8a8a86 1.2 0 -26 0 -14
    poly #f2c230 -16 -14 16 -14 20 -4 16 6 -16 6
    text ink 11 0 -3 $99`,
  balloons: `
    line iron 1 0 0 -16 -60
    line iron 1 0 0 10 -70
    line iron 1 0 0 26 -50
    oval red -16 -74 14 17
    oval blue 10 -86 14 17
    oval yellow 28 -62 13 16`,
  'hanging-wheels': `
    line iron 3 -150 -46 150 -46
    5x 66 0 line iron 1.6 -132 -46 -132 -30
    5x 66 0 ring ink 4 -132 -8 24
    5x 66 0 line steel 1 -132 -32 -132 16
    5x 66 0 line steel 1 -156 -8 -108 -8
    5x 66 0 line steel 1 -149 -25 -115 9
    5x 66 0 line steel 1 -115 -25 -149 9`,
  'shop-bike': `
    ring ink 4 -30 -20 19
    ring ink 4 30 -20 19
    line red 4 -30 -20 -10 -48
    line red 4 -10 -48 22 -48
    line red 4 -30 -20 0 -20
    line red 4 0 -20 22 -48
    line red 4 0 -20 -14 -56
    line red 4 30 -20 20 -60
    line ink 4 12 -62 26 -60
    box ink -22 -60 16 5 2
    disc steel 0 -20 5`,
  'eye-chart': `
    box white -32 -62 64 96 2
    text ink 24 0 -46 E
    text ink 15 0 -26 F P
    text ink 11 0 -10 T O Z
    text ink 8 0 4 L P E D
    text ink 6 0 15 P E C F D
    text ink 4 0 24 E D F C Z P`,
  'fabric-rolls': `
    box wood -56 -110 112 110 2
    box wood-35 -52 -106 104 102 0
    5x 21 0 box #d8433b -50 -104 17 30 6
    5x 21 0 box #3576c9 -50 -70 17 30 6
    5x 21 0 box #e3bd4f -50 -36 17 30 6
    2x 42 0 box #8a4fd0 -29 -104 17 30 6
    2x 42 0 box #3f9a52 -29 -70 17 30 6
    2x 42 0 box #e08aa8 -29 -36 17 30 6`,
  'sewing-table': `
    box wood -56 -38 112 6 1
    line wood 4 -50 0 -50 -34
    line wood 4 50 0 50 -34
    path ink M -22 -38 L -22 -46 L 8 -46 L 8 -62 L -24 -62 L -24 -72 L 20 -72 L 22 -38 Z
    line steel 2 -20 -62 -20 -44
    disc gold 26 -58 7
    path #c22f5a M -56 -40 L -18 -42 L -18 -36 L -40 -14 L -58 -20 Z`,
  'wine-rack': `
    box wood -58 -110 116 110 2
    box wood-45 -54 -106 108 102 0
    4x 27 0 line wood 3 -54 -106 -54 -4
    5x 0 25 line wood 3 -54 -106 54 -106
    4x 27 0 disc #3f6a3f -40 -92 8
    4x 27 0 disc #6a1f3a -40 -67 8
    4x 27 0 disc #3f6a3f -40 -42 8
    4x 27 0 disc #6a1f3a -40 -17 8
    4x 27 0 disc #c9b08a -40 -92 3.6
    4x 27 0 disc #c9b08a -40 -67 3.6
    4x 27 0 disc #c9b08a -40 -42 3.6
    4x 27 0 disc #c9b08a -40 -17 3.6`,
  sausages: `
    line steel 3 -150 -20 150 -20
    6x 50 0 curve #a8433a 8 M -136 -18 C -146 10 -120 20 -112 -16
    5x 50 0 box #c9803a -104 -20 16 44 7`,
  'second-hand': `
    poly #f2c230 -56 -14 56 -14 60 14 -60 14
    text ink 14 0 1 ALL $5`,
};
