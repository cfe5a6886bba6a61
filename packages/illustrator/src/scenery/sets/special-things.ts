/** What tells the special rooms. */
export const SPECIAL_THINGS: Readonly<Record<string, string>> = {
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
