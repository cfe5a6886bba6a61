/** What tells the special rooms. */
export const GOODS_THINGS: Readonly<Record<string, string>> = {
  'server-rack': `
    box #1a1f2c -54 -170 108 170 3
    box #2a3142 -48 -164 96 158 2
    9x 0 17 box #141822 -44 -160 88 13 1
    9x 0 17 disc #4fff9a -36 -153.5 2.4
    9x 0 17 disc #4fff9a -28 -153.5 2.4
    5x 0 34 disc #ffb02e -20 -153.5 2.4
    9x 0 17 box #3f86d8 8 -156 30 5 1`,
  'cable-tray': `
    box #8a94a4 -280 -6 560 8 2
    curve #f2832a 4 M -270 2 C -180 18 -100 4 0 10 C 100 16 180 2 270 6
    curve #3f86d8 4 M -270 6 C -180 24 -100 10 0 16 C 100 22 180 8 270 10`,
  'skull-niche': `
    path #2a241f M -60 0 L -60 -90 C -60 -150 60 -150 60 -90 L 60 0 Z
    3x 34 0 disc #e6dcc4 -34 -26 15
    3x 34 0 box #e6dcc4 -41 -18 14 12 3
    3x 34 0 disc #2a241f -39 -28 4
    3x 34 0 disc #2a241f -28 -28 4
    2x 34 0 disc #e6dcc4 -17 -64 15
    2x 34 0 box #e6dcc4 -24 -56 14 12 3
    2x 34 0 disc #2a241f -22 -66 4
    2x 34 0 disc #2a241f -11 -66 4
    line #d0c4a8 5 -52 -94 52 -100`,
  'stone-vault': `
    curve #544a3e 26 M -470 10 C -470 -360 470 -360 470 10
    curve #7a6e5e 6 M -456 10 C -456 -342 456 -342 456 10`,
  'wall-torch': `
    line #4a3626 7 0 0 0 34
    box iron -9 -4 18 9 2
    path #f2742a M -11 -4 C -16 -26 -2 -30 0 -46 C 4 -30 16 -26 11 -4 Z
    path #ffd65a M -6 -4 C -8 -16 0 -20 0 -30 C 2 -20 8 -16 6 -4 Z`,
  'stone-coffin': `
    poly #8f8778 -80 -30 80 -30 90 0 -90 0
    poly #a89f8e -86 -44 86 -44 80 -28 -80 -28
    line #6f6759 3 0 -44 0 -30
    line #6f6759 3 -12 -38 12 -38`,
  'bone-pile': `
    line #e6dcc4 7 -60 -4 10 -16
    line #e6dcc4 7 60 -4 -8 -18
    disc #e6dcc4 0 -26 17
    box #e6dcc4 -9 -16 18 12 3
    disc #2a241f -6 -28 4.6
    disc #2a241f 7 -28 4.6`,
  'meat-rail': `
    line steel 6 -200 -80 200 -80
    4x 100 0 line steel 3 -150 -80 -150 -62
    2x 200 0 path #c9564a M -170 -62 C -120 -70 -122 10 -150 24 C -180 12 -182 -50 -170 -62 Z
    2x 200 0 path #f2c9b8 M -160 -52 C -140 -54 -140 -8 -150 4 C -164 -4 -166 -44 -160 -52 Z
    2x 200 0 line #a8483c 9 -50 -62 -50 -44
    4x 0 19 oval #a8483c -50 -36 11 10
    4x 0 19 oval #a8483c 150 -36 11 10`,
  'meat-counter': `
    box #d0d6da -100 -40 200 40 3
    box #b8332f -100 -12 200 12 0
    box glass@70 -96 -78 192 40 4
    oval #c9564a -66 -48 24 10
    oval #f2c9b8 -66 -50 12 4
    oval #d8786a -8 -48 22 9
    4x 13 0 oval #a8483c 32 -48 6 12
    line steel 3 -100 -78 100 -78`,
  'toy-shelf': `
    box wood -84 -170 168 170 3
    3x 0 54 box #fff3da -78 -164 156 48 1
    disc red -52 -134 17
    line white 5 -66 -134 -38 -134
    box blue -16 -146 34 20 3
    box blue -8 -158 20 14 3
    disc ink -8 -124 7
    disc ink 10 -124 7
    poly yellow 40 -118 52 -158 64 -118
    disc #b0713f -50 -76 16
    disc #b0713f -62 -92 7
    disc #b0713f -38 -92 7
    disc ink -55 -78 2.4
    disc ink -45 -78 2.4
    box #3f9a52 -14 -92 24 26 2
    box #f2832a 14 -86 20 20 2
    disc #8a4fd0 54 -80 14
    box #e0557a -60 -40 36 30 3
    box #f2c230 -46 -40 8 30 0
    box #2fb8b5 -6 -34 44 16 6
    disc ink 2 -16 6
    disc ink 28 -16 6
    poly red 52 -12 66 -46 72 -12`,
  'clothes-rail': `
    line steel 5 -90 -130 90 -130
    line steel 5 -84 -130 -84 0
    line steel 5 84 -130 84 0
    line steel 5 -98 0 -68 0
    line steel 5 68 0 98 0
    path #d8433b M -74 -122 L -50 -122 L -38 -104 L -48 -98 L -50 -52 L -74 -52 L -76 -98 L -86 -104 Z
    path #3576c9 M -30 -122 L -10 -122 L 2 -104 L -6 -98 L -2 -30 L -38 -30 L -34 -98 L -42 -104 Z
    path #f2c230 M 14 -122 L 36 -122 L 46 -104 L 38 -98 L 38 -56 L 12 -56 L 12 -98 L 4 -104 Z
    path #8a4fd0 M 54 -122 L 72 -122 L 82 -104 L 74 -98 L 80 -34 L 46 -34 L 52 -98 L 46 -104 Z`,
  'dress-form': `
    line wood 5 0 0 0 -46
    line wood 5 -24 0 24 0
    path #e0557a M -20 -116 C -12 -124 12 -124 20 -116 C 22 -100 12 -88 14 -78 L 34 -30 L -34 -30 L -14 -78 C -12 -88 -22 -100 -20 -116 Z
    box #d8c8b0 -6 -134 12 16 4`,
  'clothes-table': `
    box wood -80 -36 160 8 2
    line wood-20 6 -70 -28 -70 0
    line wood-20 6 70 -28 70 0
    box #4f9ad8 -66 -44 36 8 2
    box white -66 -52 36 8 2
    box #d8433b -14 -44 36 8 2
    box #f2c230 -14 -52 36 8 2
    box #3f9a52 34 -44 36 8 2`,
  'shoe-shelf': `
    box wood -84 -160 168 160 3
    4x 0 39 box #fbf3e4 -78 -154 156 33 1
    4x 0 39 path #33313c M -70 -123 L -70 -142 L -56 -142 C -52 -132 -40 -132 -34 -128 L -34 -123 Z
    4x 0 39 path #d8433b M -18 -123 L -18 -140 L -8 -140 C -4 -132 8 -132 16 -128 L 18 -123 Z
    4x 0 39 path #9a6a43 M 34 -123 L 34 -150 L 50 -150 L 52 -134 C 60 -132 70 -130 72 -123 Z`,
  'shoe-boxes': `
    box #d8433b -50 -26 100 26 2
    box #b8332f -54 -32 108 9 2
    box #3576c9 -42 -58 84 26 2
    box #2a5fa0 -46 -64 92 9 2`,
  'jewel-window': `
    box gold -74 -140 148 130 4
    box #241a33 -68 -134 136 118 3
    curve gold 4 M -40 -120 C -40 -70 10 -70 10 -120
    poly #7fd8ff -22 -84 -8 -84 -15 -68
    ring gold 5 42 -96 13
    poly #7fd8ff 34 -110 50 -110 42 -120
    3x 34 0 disc #f8f6f1 -40 -44 8
    3x 34 0 ring gold 3 -40 -34 7`,
  'jewel-case': `
    box #6a4a8a -90 -40 180 40 4
    box gold -94 -44 188 6 2
    box glass@70 -88 -80 176 38 4
    4x 44 0 ring gold 4 -66 -56 8
    4x 44 0 poly #ff5f8a -71 -66 -61 -66 -66 -74
    3x 44 0 oval #f8f6f1 -44 -50 9 4
    line gold 3 -88 -80 88 -80`,
  'candy-jars': `
    box wood -84 -160 168 160 3
    3x 0 51 box #fff0f5 -78 -154 156 45 1
    3x 0 51 box glass@80 -66 -146 34 36 8
    3x 0 51 box #e0557a -63 -132 28 20 6
    3x 0 51 box glass@80 -18 -146 34 36 8
    3x 0 51 box #3f9a52 -15 -132 28 20 6
    3x 0 51 box glass@80 30 -146 34 36 8
    3x 0 51 box #f2b430 33 -132 28 20 6
    3x 0 51 box #d8433b -68 -152 38 8 3
    3x 0 51 box #d8433b -20 -152 38 8 3
    3x 0 51 box #d8433b 28 -152 38 8 3`,
  lollipop: `
    line white 6 0 0 0 -70
    disc #e0557a 0 -92 34
    curve white 6 M 0 -92 C 8 -100 14 -90 8 -82 C -2 -72 -20 -80 -20 -96 C -20 -116 10 -122 24 -106`,
  'candy-bins': `
    3x 70 0 box wood -104 -36 64 36 3
    4x 14 0 disc #d8433b -96 -40 8
    4x 14 0 disc #f2c230 -26 -40 8
    4x 14 0 disc #8a4fd0 44 -40 8
    3x 14 0 disc #f2832a -89 -48 8
    3x 14 0 disc #3f9a52 -19 -48 8
    3x 14 0 disc #4f9ad8 51 -48 8`,
  'giant-cone': `
    poly #e0a860 -34 -92 34 -92 0 0
    line #b98444 3 -22 -92 6 -18
    line #b98444 3 22 -92 -6 -18
    disc #f7a8c4 -18 -104 26
    disc #fff3c8 20 -104 26
    disc #8a5a3a 0 -134 27
    disc #d8433b 4 -164 9`,
  'ice-counter': `
    box #7fc9c0 -130 -50 260 50 4
    box white -134 -56 268 8 2
    box glass@60 -126 -92 252 38 5
    disc #f7a8c4 -96 -60 17
    disc #8a5a3a -56 -60 17
    disc #fff3c8 -16 -60 17
    disc #9ad88a 24 -60 17
    disc #f2832a 64 -60 17
    disc #8a4fd0 102 -60 17
    line steel 3 -126 -92 126 -92`,
  'bird-cage': `
    line steel 4 0 -150 0 -168
    curve steel 4 M -46 -90 C -46 -160 46 -160 46 -90
    7x 15 0 line steel 2.6 -46 -100 -46 -8
    box steel -50 -10 100 10 3
    line wood 4 -40 -50 40 -50
    oval #f2c230 4 -66 12 16
    disc #f2c230 10 -84 10
    poly #f2832a 18 -86 28 -82 18 -80
    disc ink 12 -86 2.2`,
  'fish-tank': `
    box wood -70 -40 140 40 3
    box #4aa8d8 -66 -110 132 70 2
    box #e3c890 -66 -48 132 8 0
    path #f2832a M -40 -84 C -28 -96 -12 -94 -4 -84 C -12 -74 -28 -72 -40 -84 L -52 -92 L -52 -76 Z
    path #f2c230 M 44 -66 C 34 -76 20 -74 12 -66 C 20 -58 34 -56 44 -66 L 54 -74 L 54 -58 Z
    curve leaf 4 M -52 -48 C -58 -64 -46 -70 -52 -84
    curve leaf 4 M 40 -48 C 34 -64 46 -74 40 -90
    line steel 4 -68 -112 68 -112`,
  'puppy-pen': `
    oval #b0713f -30 -30 24 20
    disc #b0713f -10 -52 17
    oval #7a4a28 -22 -52 6 12
    disc ink -4 -54 2.6
    disc ink 8 -48 3
    oval #f1e4d0 40 -26 20 17
    disc #f1e4d0 56 -44 14
    oval #c9935a 46 -44 5 10
    disc ink 60 -46 2.4
    disc ink 70 -41 2.6
    line steel 4 -90 -60 90 -60
    13x 15 0 line steel 3 -90 -60 -90 0
    line steel 4 -90 -4 90 -4`,
  'food-sacks': `
    path #c8604a M -52 0 C -58 -40 -52 -70 -44 -74 L -8 -74 C 0 -70 2 -40 -2 0 Z
    oval white -27 -36 14 9
    path #3576c9 M 6 0 C 0 -30 4 -54 10 -58 L 42 -58 C 50 -54 52 -30 48 0 Z
    oval white 27 -28 13 8`,
  'gift-shelf': `
    box wood -84 -160 168 160 3
    3x 0 51 box #fff3da -78 -154 156 45 1
    3x 0 51 box #d8433b -66 -140 34 30 2
    3x 0 51 box #f2c230 -52 -140 6 30 0
    3x 0 51 disc #7fc0e8 0 -126 16
    3x 0 51 box #8a5a3a -14 -116 28 7 2
    3x 0 51 box #3f9a52 32 -134 32 24 2
    3x 0 51 box white 45 -134 6 24 0`,
  'postcard-stand': `
    line iron 5 0 0 0 -140
    line iron 5 -24 0 24 0
    3x 0 42 box #4aa8d8 -34 -138 30 34 1
    3x 0 42 poly #3f9a52 -34 -110 -20 -124 -4 -108 -4 -104 -34 -104
    3x 0 42 box #f2b430 4 -138 30 34 1
    3x 0 42 disc #d8433b 19 -120 8`,
  'gift-stack': `
    box #8a4fd0 -46 -44 92 44 3
    box #f2c230 -7 -44 14 44 0
    box #e0557a -34 -80 68 36 3
    box white -6 -80 12 36 0
    path white M 0 -80 C -22 -100 -26 -80 0 -80 C 26 -80 22 -100 0 -80 Z`,
  lockers: `
    box #4a7ab0 -66 -170 132 170 2
    3x 44 0 box #5f92cc -63 -166 39 162 2
    3x 44 0 line #34597f 3 -56 -152 -32 -152
    3x 44 0 line #34597f 3 -56 -144 -32 -144
    3x 44 0 line #34597f 3 -56 -136 -32 -136
    3x 44 0 disc #f2c230 -32 -84 4`,
  'arcade-machine': `
    path #c23aa8 M -42 0 L -42 -150 C -42 -160 42 -160 42 -150 L 42 0 Z
    box #f2c230 -38 -152 76 18 3
    box #0f1430 -34 -128 68 54 3
    4x 15 0 disc #4fff9a -24 -114 4
    4x 15 0 disc #ff5f8a -24 -102 4
    poly #5fe0ff -6 -82 6 -82 0 -92
    poly #7a2a8a -42 -70 42 -70 50 -52 -50 -52
    line ink 4 -20 -62 -20 -74
    disc red -20 -76 5
    disc yellow 10 -61 4
    disc #4fff9a 24 -61 4`,
  'deposit-boxes': `
    box #6f7a88 -84 -160 168 160 2
    5x 0 31 box #aab4c0 -80 -157 36 27 1
    5x 0 31 box #aab4c0 -40 -157 36 27 1
    5x 0 31 box #aab4c0 0 -157 36 27 1
    5x 0 31 box #aab4c0 40 -157 36 27 1
    5x 0 31 disc #5f6874 -62 -144 4
    5x 0 31 disc #5f6874 -22 -144 4
    5x 0 31 disc #5f6874 18 -144 4
    5x 0 31 disc #5f6874 58 -144 4`,
  'vault-door': `
    disc #5f6874 0 -104 104
    disc #9aa6b4 0 -104 92
    disc #7d8894 0 -104 70
    ring #4a525e 7 0 -104 32
    line #4a525e 7 -44 -104 44 -104
    line #4a525e 7 0 -148 0 -60
    line #4a525e 7 -31 -135 31 -73
    line #4a525e 7 31 -135 -31 -73
    disc gold 0 -104 10`,
  'gold-bars': `
    3x 34 0 poly gold -58 0 -52 -20 -34 -20 -28 0
    2x 34 0 poly #f2d06a -41 -20 -35 -40 -17 -40 -11 -20
    poly gold -24 -40 -18 -60 0 -60 6 -40`,
};
