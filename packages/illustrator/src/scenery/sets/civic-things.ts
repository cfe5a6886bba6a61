/** What tells offices of the public, chambers below ground and the smaller rooms of a house. */
export const CIVIC_THINGS: Readonly<Record<string, string>> = {
  'teller-windows': `
    box #7a5a3a -150 -50 300 50 2
    box #5f4228 -156 -58 312 10 2
    box #8a6a42 -150 -112 300 12 1
    3x 100 0 box #d6ecf4@70 -142 -100 84 42 1
    4x 97 0 line gold 5 -146 -104 -146 -56
    3x 100 0 box #dfe5ea -116 -66 32 9 2
    text white 10 -100 -105 1
    text white 10 0 -105 2
    text white 10 100 -105 3
    3x 100 0 text gold 16 -100 -26 $`,
  'deposit-boxes': `
    box #6d747c -60 -110 120 110 1
    6x 19 0 box #a9b1b8 -56 -106 17 15 1
    6x 19 0 box #a9b1b8 -56 -88 17 15 1
    6x 19 0 box #a9b1b8 -56 -70 17 15 1
    6x 19 0 box #a9b1b8 -56 -52 17 15 1
    6x 19 0 box #a9b1b8 -56 -34 17 15 1
    6x 19 0 box #a9b1b8 -56 -16 17 15 1
    6x 19 0 disc gold -44 -98 1.6
    6x 19 0 disc gold -44 -62 1.6
    6x 19 0 disc gold -44 -26 1.6`,
  'vault-door': `
    box #5f666e -92 -130 184 130 4
    disc #8d969e 0 -66 62
    disc #b9c2c9 0 -66 52
    ring #6d757d 3 0 -66 42
    8x 0 0 disc #6d757d 0 -66 4
    4x 36 0 disc #6d757d -54 -24 3
    line #4a5158 6 -26 -66 26 -66
    line #4a5158 6 0 -92 0 -40
    line #4a5158 6 -18 -84 18 -48
    line #4a5158 6 18 -84 -18 -48
    ring #4a5158 5 0 -66 20
    disc gold 0 -66 9
    box #6d757d 58 -100 16 16 2
    box #6d757d 58 -48 16 16 2`,
  'gold-bars': `
    3x 26 0 poly gold -40 0 -16 0 -20 -12 -36 -12
    2x 26 0 poly #f2d46a -27 -12 -3 -12 -7 -24 -23 -24
    poly #ffe48a -14 -24 10 -24 6 -36 -10 -36`,
  'police-badge': `
    path gold M 0 -40 L 10 -30 L 28 -32 L 26 -14 L 34 0 L 24 12 L 18 28 L 0 38 L -18 28 L -24 12 L -34 0 L -26 -14 L -28 -32 L -10 -30 Z
    disc #1f3f8a 0 -2 16
    path white M 0 -14 L 3 -5 L 12 -5 L 5 1 L 8 10 L 0 4 L -8 10 L -5 1 L -12 -5 L -3 -5 Z`,
  'wanted-board': `
    box #8a6a42 -46 -40 92 80 2
    box #d9b98a -42 -36 84 72 1
    2x 40 0 box #f4ead0 -36 -28 32 44 0
    2x 40 0 text ink 8 -20 -22 WANTED
    2x 40 0 disc #8a7a6a -20 -6 8
    2x 40 0 path #8a7a6a M -32 12 C -30 0 -10 0 -8 12 Z`,
  'holding-cell': `
    box #3a3f47 -56 -112 112 112 1
    box #6d6f70 -52 -108 104 104 0
    box #8a6a42 -44 -30 60 8 1
    9x 12.6 0 line #c3cbd3 3 -50 -108 -50 -4
    line #c3cbd3 4 -54 -60 54 -60
    box #c3cbd3 14 -66 12 14 1`,
  'fire-door': `
    box #8a3a30 -112 -116 224 116 2
    box #dfe6ea -104 -110 208 110 1
    5x 0 22 line #b3bdc4 2 -104 -90 104 -90
    4x 52 0 line #b3bdc4 2 -78 -110 -78 0
    box #9fd3f0 -96 -84 192 18 1`,
  'fire-truck': `
    box #d8332b -130 -72 190 56 4
    path #d8332b M 60 -80 L 104 -80 C 122 -74 130 -50 130 -16 L 60 -16 Z
    path #bfe0ee M 70 -74 L 100 -74 C 110 -68 116 -54 116 -46 L 70 -46 Z
    box white -130 -42 190 7 0
    box #a8b2ba -120 -66 80 22 1
    3x 26 0 box #7d8890 -116 -62 22 14 1
    text white 15 20 -54 FIRE
    line #dfe5ea 4 -134 -84 50 -84
    line #dfe5ea 4 -134 -94 50 -94
    15x 12.6 0 line #dfe5ea 3 -130 -84 -130 -94
    box #3a7fd0 78 -90 20 11 3
    disc #e0c03a -20 -26 9
    2x 150 0 disc ink -80 -12 17
    2x 150 0 disc #c3cbd3 -80 -12 8
    disc ink -40 -12 17
    disc #c3cbd3 -40 -12 8`,
  'fire-pole': `
    line gold 7 0 0 0 -180
    oval #55595f 0 0 26 5`,
  'coat-hooks': `
    line wood 6 -60 -30 60 -30
    3x 40 0 path #c9a42a M -54 -26 L -40 -30 L -26 -26 L -24 30 L -56 30 Z
    3x 40 0 line #f4f0c0 5 -55 10 -25 10
    3x 40 0 path #c22f2a M -56 -38 C -54 -56 -26 -56 -24 -38 L -18 -34 L -62 -34 Z`,
  pigeonholes: `
    box wood -62 -112 124 112 2
    6x 20 0 box wood-40 -58 -108 17 22 0
    6x 20 0 box wood-40 -58 -82 17 22 0
    6x 20 0 box wood-40 -58 -56 17 22 0
    6x 20 0 box wood-40 -58 -30 17 22 0
    6x 20 0 box white -56 -94 13 8 0
    6x 20 0 box #f2e0b0 -56 -68 13 8 0
    6x 20 0 box white -56 -42 13 8 0
    6x 20 0 box #c9d8e8 -56 -16 13 8 0
    3x 40 0 box red -46 -93 4 3 0`,
  'parcel-stack': `
    box #c99a5f -44 -34 50 34 1
    box #b5854a 10 -26 40 26 1
    box #d9ac72 -30 -60 44 26 1
    line #8a6230 3 -19 -34 -19 0
    line #8a6230 3 30 -26 30 0
    line #8a6230 3 -8 -60 -8 -34`,
  'royal-banner': `
    line gold 4 -30 -60 30 -60
    poly #a8232e -26 -60 26 -60 26 40 0 60 -26 40
    path gold M -14 -10 L -14 -26 L -7 -18 L 0 -30 L 7 -18 L 14 -26 L 14 -10 Z`,
  'throne-carpet': `
    poly #a8232e -40 -56 40 -56 90 4 -90 4
    poly gold -40 -56 -36 -56 -80 4 -90 4
    poly gold 40 -56 36 -56 80 4 90 4`,
  throne: `
    box #8d8478 -80 -14 160 14 1
    box #a89e90 -60 -26 120 13 1
    path gold M -38 -26 L -38 -120 L -26 -142 L -14 -124 L 0 -150 L 14 -124 L 26 -142 L 38 -120 L 38 -26 Z
    path #a8232e M -28 -58 L -28 -110 C -20 -122 20 -122 28 -110 L 28 -58 Z
    box #a8232e -34 -58 68 14 4
    box gold -48 -78 14 52 3
    box gold 34 -78 14 52 3
    disc #3fa8d8 0 -128 6
    2x 82 0 disc #e3bd4f -41 -80 9`,
  'torch-stand': `
    line iron 5 0 0 0 -70
    path iron M -12 -84 L 12 -84 L 7 -68 L -7 -68 Z
    disc #ffb03a@25 0 -98 38
    path #f2832a M 0 -128 C 16 -108 16 -92 8 -84 L -8 -84 C -16 -92 -14 -106 0 -128 Z
    path #ffe08a M 0 -110 C 8 -100 8 -92 4 -86 L -4 -86 C -8 -92 -6 -100 0 -110 Z`,
  'server-rack': `
    box #14181f -24 -112 48 112 2
    9x 0 12 box #2a313c -20 -108 40 10 1
    9x 0 12 disc #3fe07a -15 -103 1.6
    9x 0 12 disc #3fb0f0 -10 -103 1.6
    5x 0 24 disc #f2a02a -5 -103 1.6
    9x 0 12 line #4a5566 1.2 2 -105 16 -105
    9x 0 12 line #4a5566 1.2 2 -102 16 -102`,
  'cable-tray': `
    line #7d8894 4 -210 6 210 6
    curve #2f7ad0 3 M -210 0 C -100 10 100 -8 210 0
    curve #f2c230 3 M -210 -4 C -60 8 60 -12 210 -4
    curve #d8433b 3 M -210 4 C -140 -8 120 10 210 3`,
  'screen-wall': `
    box #11151a -160 -66 320 120 2
    4x 78 0 box #1f4f7a -154 -60 72 50 1
    4x 78 0 box #1f5f4a -154 -4 72 50 1
    curve #7fe0a8 2 M -148 30 L -130 14 L -116 34 L -98 6
    curve #f2c230 2 M -70 30 L -50 20 L -36 32 L -14 10
    disc #3fa8d8 -118 -36 16
    6x 9 0 box #7fe0a8 12 -34 6 18 0
    oval #4a9a5f 40 -36 22 12
    ring #ff8a4a 2 118 20 15
    ring #ff8a4a 1.4 118 20 8
    line #ff8a4a 2 118 20 128 10
    line #3fe0d8 2 90 -50 146 -20
    5x 10 0 box #d8433b 8 20 6 20 0`,
  'control-desk': `
    path #5f6a78 M -76 0 L -70 -34 L 70 -34 L 76 0 Z
    poly #2a313c -70 -34 70 -34 62 -50 -62 -50
    10x 12 0 disc red -54 -44 2.6
    10x 12 0 disc #7fe0a8 -54 -38 2.6
    3x 44 0 box #11151a -62 -84 38 30 2
    3x 44 0 box #3f8fd0 -59 -81 32 24 1`,
  'headset-desk': `
    box #8a97a4 -46 -76 92 76 1
    box #b9c6d0 -42 -72 84 40 1
    box #dfe5ea -46 -34 92 6 1
    box ink -24 -66 40 28 2
    box #3f8fd0 -21 -63 34 22 1
    curve ink 3 M 22 -42 C 22 -60 40 -60 40 -42
    box #d8433b 19 -46 6 10 2
    box #d8433b 37 -46 6 10 2
    box ink -22 -38 34 4 1`,
  'waiting-chairs': `
    line iron 4 -74 -18 74 -18
    4x 37 0 box #3f8fb8 -71 -56 32 30 5
    4x 37 0 box #3f8fb8 -72 -26 34 9 4
    2x 120 0 line iron 4 -60 -18 -64 0`,
  'magazine-table': `
    box wood -50 -26 100 6 2
    2x 88 0 line wood 4 -44 0 -44 -22
    box #d8433b -34 -32 22 5 0
    box #f2c230 -8 -31 22 5 0
    box #3576c9 18 -32 20 5 0`,
  'skeleton-chart': `
    box white -28 -62 56 110 1
    disc #d9cfba 0 -46 8
    line #d9cfba 3 0 -38 0 0
    4x 0 7 line #d9cfba 2.4 -10 -30 10 -30
    line #d9cfba 3 -10 -32 -16 -2
    line #d9cfba 3 10 -32 16 -2
    oval #d9cfba 0 2 9 5
    line #d9cfba 3 -5 4 -7 40
    line #d9cfba 3 5 4 7 40`,
  'exam-couch': `
    box #3f9a94 -66 -46 132 12 4
    path #3f9a94 M -66 -44 L -78 -72 L -68 -76 L -52 -46 Z
    box white -50 -50 96 5 2
    box #b9c6c6 -56 -34 10 34 1
    box #b9c6c6 46 -34 10 34 1`,
  'body-scale': `
    box #8d949c -20 -8 40 8 2
    line #8d949c 5 0 -8 0 -90
    box #dfe5ea -22 -100 44 14 2
    box ink 2 -98 6 10 1`,
  'x-ray-light': `
    box ink -44 -34 88 66 2
    box #bfe6fa -40 -30 80 58 1
    path #4a6a8a M -30 0 C -30 -24 30 -24 30 0 C 24 14 -24 14 -30 0 Z
    7x 8 0 box white -27 -8 6 10 2
    7x 8 0 box white -27 4 6 9 2`,
  'dentist-chair': `
    oval #8d97a0 0 -2 34 6
    box #aab4bc -8 -26 16 24 2
    path #3fa8c8 M -74 -36 L -10 -42 L 20 -42 L 52 -92 L 66 -86 L 38 -28 L -74 -26 Z
    disc #3fa8c8 64 -98 12
    line #8d97a0 4 -30 -30 -70 -104
    line #8d97a0 4 -70 -104 20 -128
    poly #f4f0d0 8 -132 34 -132 28 -118 14 -118
    poly #fff6b8@50 14 -118 28 -118 60 -70 30 -60
    box white -96 -62 46 6 2
    4x 8 0 line steel 2 -88 -62 -88 -74
    line #8d97a0 4 -74 -58 -60 -30`,
  'cabinet-row': `
    box white -60 -56 120 56 1
    3x 40 0 box #dfe8ec -56 -50 34 44 1
    3x 40 0 line #8d97a0 2 -44 -28 -34 -28
    box #b9c6cc -62 -62 124 7 1
    box #8fd0e8 -40 -82 16 20 2
    box white 10 -78 22 16 2`,
  'paw-sign': `
    disc #2f8f5a 0 0 34
    oval white 0 10 13 10
    disc white -16 -4 6
    disc white -6 -15 6
    disc white 6 -15 6
    disc white 16 -4 6`,
  'pet-cages': `
    box #8d97a0 -60 -100 120 100 1
    2x 60 0 box #dfe5ea -56 -96 52 44 1
    2x 60 0 box #dfe5ea -56 -48 52 44 1
    oval #c98a4a -30 -62 14 9
    disc #c98a4a -42 -68 7
    oval white 30 -14 14 9
    disc white 42 -20 7
    oval #55595f 30 -62 13 8
    disc #55595f 18 -68 7
    12x 10 0 line #6d757d 1.6 -55 -96 -55 -4`,
  'exam-table': `
    box #aeb6c0 -70 -50 140 8 2
    line #8d949c 6 0 -42 0 -4
    box #8d949c -30 -6 60 6 2`,
  'cold-drawers': `
    box #6d7a80 -70 -112 140 112 1
    3x 46 0 box #aab8be -67 -108 42 34 1
    3x 46 0 box #aab8be -67 -72 42 34 1
    3x 46 0 box #aab8be -67 -36 42 34 1
    3x 46 0 line #55626a 4 -56 -82 -36 -82
    3x 46 0 line #55626a 4 -56 -46 -36 -46
    3x 46 0 line #55626a 4 -56 -10 -36 -10
    3x 46 0 box white -54 -104 16 8 0`,
  'covered-table': `
    box #aeb6c0 -80 -40 160 6 1
    line #8d949c 5 -60 -36 -60 0
    line #8d949c 5 60 -36 60 0
    path white M -80 -40 C -78 -60 -60 -62 -52 -54 C -20 -66 40 -60 60 -52 C 66 -64 78 -60 80 -40 L 76 -20 L -76 -20 Z`,
  'news-backdrop': `
    box #0f2f6a -150 -70 300 116 3
    disc #3fa8d8 -90 -14 34
    path #4fb06a M -108 -28 C -96 -42 -84 -36 -86 -22 C -92 -14 -104 -16 -108 -28 Z
    path #4fb06a M -86 -4 C -74 -12 -66 -2 -74 10 C -84 14 -92 4 -86 -4 Z
    text white 44 40 -24 NEWS
    box #c22f2a -40 8 160 22 2
    text white 15 40 20 BREAKING`,
  'news-desk': `
    path #dfe6ee M -110 -46 L 110 -46 L 90 0 L -90 0 Z
    box #2f6ab0 -116 -56 232 12 3
    box #c22f2a -40 -32 80 18 2
    text white 13 0 -22 LIVE
    2x 90 0 box white -56 -60 22 4 0
    2x 20 0 line ink 3 -10 -56 -6 -74
    2x 20 0 disc ink -6 -76 4`,
  'studio-camera': `
    line iron 5 0 -50 -26 0
    line iron 5 0 -50 26 0
    line iron 5 0 -50 0 0
    box ink -30 -86 60 34 4
    path #55595f M 30 -80 L 50 -88 L 50 -50 L 30 -58 Z
    disc #3f8fd0 50 -69 7
    box #55595f -24 -104 26 18 2
    disc red -22 -78 3`,
  'on-air': `
    box ink -44 -16 88 32 4
    box #d8332b -40 -12 80 24 3
    text white 17 0 1 ON AIR`,
  'paper-backdrop': `
    path #f2efe8 M -80 -150 L 80 -150 L 80 -20 C 84 0 100 20 130 40 L -130 40 C -100 20 -84 0 -80 -20 Z
    line ink 5 -96 -150 96 -150
    line ink 4 -92 -150 -96 10
    line ink 4 92 -150 96 10`,
  softbox: `
    line ink 4 0 -60 -20 0
    line ink 4 0 -60 20 0
    line ink 4 0 -60 0 -92
    poly ink -12 -84 -20 -112 24 -136 40 -84
    poly #fff6d8 24 -138 42 -82 50 -86 32 -140
    poly #fff3b0@25 46 -84 30 -138 110 -120 110 -40`,
  'tripod-camera': `
    line ink 4 0 -50 -20 0
    line ink 4 0 -50 20 0
    line ink 4 0 -50 0 0
    box ink -22 -78 44 28 4
    disc #55595f 0 -64 12
    disc #3f6a9a 0 -64 7
    box ink -8 -86 16 10 2`,
  'dome-slit': `
    path #3a4258 M -180 110 C -180 -160 180 -160 180 110 Z
    path #8d97ae M -176 110 C -170 -150 170 -150 176 110 L 170 110 C 160 -140 -160 -140 -170 110 Z
    path #0b1030 M -30 -92 L 60 -86 L 90 60 L -20 50 Z
    6x 14 18 disc white -14 -74 1.6
    5x 18 -8 disc white -8 40 1.4
    disc #f4f0d8 40 -50 9`,
  'big-telescope': `
    poly #55606e -40 0 40 0 24 -40 -24 -40
    disc #3a4450 0 -50 20
    path #e6e9ec M -66 -20 L -46 2 L 64 -104 L 40 -132 Z
    path #b9c2ca M 40 -132 L 64 -104 L 76 -114 L 50 -144 Z
    path #33404a M -66 -20 L -46 2 L -56 12 L -78 -12 Z
    disc #8d97a0 0 -50 9`,
  'star-chart': `
    box #0f1a4a -46 -40 92 80 2
    ring #4a6ad0 1.4 0 0 30
    ring #4a6ad0 1.4 0 0 18
    4x 18 9 disc white -28 -18 1.8
    line #8fb0ff 1 -28 -18 26 9
    3x 14 -10 disc #ffe08a -16 26 1.8`,
  'tomb-passage': `
    poly #5a5048 -300 -210 300 -210 300 150 -300 150
    path #3a332d M -120 60 L -120 -60 C -120 -140 120 -140 120 -60 L 120 60 Z
    path #241f1b M -70 20 L -70 -40 C -70 -96 70 -96 70 -40 L 70 20 Z
    path #0f0d0b M -34 4 L -34 -24 C -34 -56 34 -56 34 -24 L 34 4 Z
    poly #4a423b -120 60 -34 4 34 4 120 60`,
  'skull-wall': `
    box #4a4038 -64 -112 128 112 1
    5x 25 0 disc #e6dcc4 -50 -96 10
    5x 25 0 disc #dccfb4 -50 -70 10
    5x 25 0 disc #e6dcc4 -50 -44 10
    5x 25 0 disc #dccfb4 -50 -18 10
    5x 25 0 box #e6dcc4 -55 -90 10 8 2
    5x 25 0 box #dccfb4 -55 -64 10 8 2
    5x 25 0 box #e6dcc4 -55 -38 10 8 2
    5x 25 0 box #dccfb4 -55 -12 10 8 2
    5x 25 0 disc #2a231d -54 -97 2.6
    5x 25 0 disc #2a231d -46 -97 2.6
    5x 25 0 disc #2a231d -54 -71 2.6
    5x 25 0 disc #2a231d -46 -71 2.6
    5x 25 0 disc #2a231d -54 -45 2.6
    5x 25 0 disc #2a231d -46 -45 2.6
    5x 25 0 disc #2a231d -54 -19 2.6
    5x 25 0 disc #2a231d -46 -19 2.6`,
  'vault-arches': `
    3x 144 0 path #4a423a M -206 0 L -206 -60 C -206 -130 -82 -130 -82 -60 L -82 0 Z
    4x 144 0 box #8d8070 -220 -150 16 150 0
    3x 144 0 curve #8d8070 9 M -206 -60 C -206 -134 -82 -134 -82 -60`,
  'stone-coffin': `
    box #8d857a -84 -44 168 44 2
    box #a39a8e -90 -56 180 14 2
    3x 50 0 path #77706a M -66 -6 L -66 -26 C -66 -40 -34 -40 -34 -26 L -34 -6 Z
    path #b9b0a4 M -70 -56 C -60 -70 40 -70 66 -60 L 70 -56 Z
    disc #b9b0a4 -58 -66 10`,
  'cross-stone': `
    box #b9b0a4 -7 -60 14 90 1
    box #b9b0a4 -28 -42 56 14 1`,
  'sewer-tunnel': `
    poly #55503f -300 -210 300 -210 300 150 -300 150
    path #3a372c M -190 130 L -190 -60 C -190 -170 190 -170 190 -60 L 190 130 Z
    path #26241d M -110 60 L -110 -40 C -110 -120 110 -120 110 -40 L 110 60 Z
    path #0f0e0b M -50 14 L -50 -26 C -50 -70 50 -70 50 -26 L 50 14 Z
    poly #6f7a2f -120 130 -34 14 34 14 120 130
    4x 0 24 oval #9aa84a@60 -10 40 26 3
    poly #5f5a4c -190 130 -50 14 -34 14 -120 130
    poly #5f5a4c 190 130 50 14 34 14 120 130
    2x 420 0 disc #2a281f -210 -20 30
    2x 420 0 path #6f7a2f M -222 0 L -198 0 L -194 90 L -228 90 Z
    poly #fff3b0@25 -16 -210 16 -210 50 14 -50 14`,
  'manhole-ladder': `
    line iron 4 -16 0 -16 -150
    line iron 4 16 0 16 -150
    9x 0 16 line iron 4 -16 -14 16 -14`,
  'mosque-arches': `
    5x 96 0 path #c9b78f M -238 0 L -238 -70 C -240 -104 -204 -122 -192 -138 C -180 -122 -144 -104 -146 -70 L -146 0 Z
    5x 96 0 path #2f7a8a M -228 0 L -228 -68 C -230 -96 -200 -110 -192 -122 C -184 -110 -154 -96 -156 -68 L -156 0 Z
    5x 96 0 path #f4ead0 M -218 0 L -218 -64 C -218 -88 -198 -98 -192 -106 C -186 -98 -166 -88 -166 -64 L -166 0 Z
    path #1f5a6a M -30 0 L -30 -66 C -32 -94 -6 -106 0 -116 C 6 -106 32 -94 30 -66 L 30 0 Z
    3x 0 26 path gold M 0 -92 L 5 -84 L 0 -76 L -5 -84 Z
    22x 20 0 poly #2f7a8a -216 -146 -206 -140 -216 -134
    disc gold 0 -134 7
    disc #e8dcc0 3 -135 6`,
  'mosque-lamp': `
    line gold 2 0 -60 0 -10
    ring gold 3 0 10 60
    7x 20 0 line gold 1 -60 10 -60 22
    7x 20 0 disc #fff3b0 -60 26 6`,
  'prayer-rugs': `
    5x 80 0 path #1f5a6a M -190 -60 L -140 -60 L -136 -20 L -198 -20 Z
    5x 80 0 path gold M -184 -56 L -146 -56 L -143 -25 L -190 -25 Z
    5x 80 0 path #8a2430 M -180 -53 L -150 -53 L -147 -28 L -186 -28 Z`,
  'torah-ark': `
    box #8a5a34 -70 -120 140 120 2
    path #8a5a34 M -70 -118 C -60 -146 60 -146 70 -118 Z
    box #2f4a9a -52 -96 104 96 1
    line gold 3 0 -96 0 0
    path gold M 0 -84 L 18 -54 L -18 -54 Z
    path gold M 0 -44 L 18 -74 L -18 -74 Z
    path #2f4a9a M 0 -72 L 8 -58 L -8 -58 Z
    box #f4ead0 -24 -136 22 28 8
    box #f4ead0 2 -136 22 28 8
    box gold -70 -104 8 104 1
    box gold 62 -104 8 104 1`,
  'flour-sack': `
    path #e6d8b8 M -30 0 C -38 -30 -30 -50 -20 -56 L 20 -56 C 30 -50 38 -30 30 0 Z
    line #a8865a 3 -20 -54 20 -54
    text #8a6a42 13 0 -26 FLOUR`,
  'hanging-garlic': `
    line #c9b08a 3 0 -40 0 30
    3x 0 22 disc #f4efe0 -8 -18 10
    3x 0 22 disc #f4efe0 8 -12 10`,
  'wardrobe-open': `
    box #c9a87a -70 -116 140 116 2
    box #8a6a48 -65 -111 130 106 0
    line steel 3 -64 -98 64 -98
    5x 24 0 path #3f6ab0 M -62 -92 L -50 -97 L -38 -92 L -40 -30 L -60 -30 Z
    3x 48 0 path #d8607a M -38 -92 L -26 -97 L -14 -92 L -16 -24 L -36 -24 Z
    box #e0c090 -65 -20 130 4 0`,
  'shoe-row': `
    4x 34 0 path #7a3a2a M -64 0 L -64 -12 L -54 -12 C -50 -8 -44 -6 -38 -4 L -38 0 Z
    2x 68 0 path #33507f M -64 0 L -64 -12 L -54 -12 C -50 -8 -44 -6 -38 -4 L -38 0 Z`,
  pouf: `
    box #b83a6a -36 -30 72 28 10
    oval #d8608a 0 -30 36 8`,
  'house-door': `
    box white -46 -116 92 116 2
    box #8a2f2a -38 -108 76 108 1
    2x 36 0 box #a84238 -32 -46 28 38 1
    path #bfe0ee M -28 -62 L -28 -84 C -28 -102 28 -102 28 -84 L 28 -62 Z
    line white 3 0 -98 0 -62
    disc gold 28 -52 4
    2x 136 0 box #bfe0ee -78 -108 20 100 1`,
  'coat-rack': `
    line wood 5 0 0 0 -112
    line wood 4 0 0 -24 4
    line wood 4 0 0 24 4
    line wood 4 -24 -104 24 -104
    path #3f6a4a M -34 -98 L -20 -104 L -6 -98 L -6 -34 L -38 -34 Z
    path #c22f5a M 8 -98 L 22 -104 L 34 -98 L 38 -40 L 6 -40 Z
    path #8a5a34 M -14 -116 C -12 -132 12 -132 14 -116 L 22 -112 L -22 -112 Z`,
  'hall-mirror': `
    oval gold 0 0 32 46
    oval #d6ecf4 0 0 27 40
    poly white@60 -10 26 8 -32 14 -30 -4 30`,
  'hall-table': `
    box wood -50 -46 100 6 1
    2x 88 0 line wood 4 -44 0 -44 -42
    box #b5c9d8 -8 -64 16 18 4
    5x 7 0 disc #e0708a -14 -70 6
    box gold 20 -52 16 5 2`,
  doormat: `
    poly #8a6a42 -50 -12 50 -12 60 6 -60 6
    text #f4ead0 10 0 -2 WELCOME`,
  'umbrella-stand': `
    poly #8d949c -14 -36 14 -36 11 0 -11 0
    line red 5 -4 -36 -8 -70
    line blue 5 5 -36 8 -74
    curve wood 3 M 8 -74 C 8 -84 18 -84 18 -76`,
  'wicker-chair': `
    path #c99a5a M -34 0 L -34 -30 L -40 -76 C -34 -90 10 -90 14 -76 L 22 -32 L 36 -32 L 36 0 Z
    path #e6d3b0 M -30 -32 L 30 -32 L 32 -20 L -30 -20 Z
    path #3f9a7a M -28 -36 L -32 -72 C -24 -80 4 -80 8 -72 L 14 -36 Z
    6x 11 0 line #a87a3f 1.6 -30 -18 -30 0`,
  'toilet-stall': `
    box #3f7a9a -34 -112 68 104 1
    box #5f9aba -28 -106 56 96 1
    disc steel 20 -56 3
    box #dfe8ea -28 -8 56 8 0
    box steel -34 -10 4 10 0
    box steel 30 -10 4 10 0`,
  washbasins: `
    box #d6ecf4 -90 -104 180 44 2
    poly white@60 -60 -62 -40 -102 -26 -102 -46 -62
    3x 60 0 path white M -80 -46 L -40 -46 C -42 -30 -78 -30 -80 -46 Z
    box #8d97a0 -92 -50 184 6 1
    3x 60 0 curve steel 4 M -60 -48 C -60 -62 -52 -62 -52 -56
    3x 60 0 box #8d97a0 -64 -34 8 34 0`,
  'hand-dryer': `
    box white -16 -20 32 34 4
    disc steel 0 -6 5
    box ink -8 12 16 4 1`,
  'storage-rack': `
    line iron 4 -64 0 -64 -112
    line iron 4 64 0 64 -112
    3x 0 36 box #8d949c -66 -78 132 5 0
    3x 0 36 box #c99a5f -58 -104 32 26 1
    3x 0 36 box #b5854a -20 -98 28 20 1
    3x 0 36 box #3f7ab0 16 -100 40 22 2`,
  'big-cask': `
    box #5f4028 -40 -8 80 8 1
    disc #6d4426 0 -46 44
    disc #a8743f 0 -46 38
    5x 15 0 line #8a5a2c 1.6 -30 -74 -30 -18
    ring #4a3320 3 0 -46 38
    box gold -4 -24 8 10 1
    line gold 3 0 -18 0 -8`,
  'tower-speaker': `
    box ink -20 -100 40 100 3
    disc #4a4a55 0 -76 12
    disc #4a4a55 0 -42 15
    disc #6d6d7a 0 -42 6
    disc #6d6d7a 0 -76 5`,
  recliner: `
    path #7a2f3a M -40 0 L -40 -46 C -40 -54 -30 -54 -30 -46 L -30 -80 C -30 -92 30 -92 30 -80 L 30 -46 C 30 -54 40 -54 40 -46 L 40 0 Z
    path #95404c M -26 -30 L -26 -76 C -26 -86 26 -86 26 -76 L 26 -30 Z`,
  'vault-hatch': `
    box #6d7066 -60 -120 120 120 6
    box #9aa092 -50 -110 100 106 5
    ring #4a4d44 6 0 -58 24
    line #4a4d44 5 -24 -58 24 -58
    line #4a4d44 5 0 -82 0 -34
    2x 0 44 box #4a4d44 -64 -90 18 12 2`,
  'radiation-sign': `
    poly #f2c230 0 -40 40 30 -40 30
    disc ink 0 10 5
    path ink M 0 10 L -9 -8 A 20 20 0 0 1 9 -8 Z
    path ink M 0 10 L 20 10 A 20 20 0 0 1 11 27 Z
    path ink M 0 10 L -20 10 A 20 20 0 0 0 -11 27 Z`,
};
