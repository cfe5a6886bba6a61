/** Games on tables, machines, and what is thrown, hit and spun. */
export const GAME_PROPS: Readonly<Record<string, string>> = {
  'plain-seat': `
    line wood 3.4 -12 0 -12 -58
    line wood 3.4 10 0 10 -20
    box wood+10 -14 -23 27 5 2
    box wood -14 -58 4 36 2`,
  'play-table': `
    box wood -34 -38 68 5 2
    line wood-15 4 -26 -34 -28 0
    line wood-15 4 26 -34 28 0`,
  'green-table': `
    box #2f7a4a -44 -44 110 8 3
    box #6b4226 -48 -38 118 8 2
    line #6b4226 5 -36 -32 -38 0
    line #6b4226 5 58 -32 60 0`,
  'game-board': `
    poly #cfe8d0 -26 0 26 0 20 -10 -20 -10
    5x 9 0 poly #e2574c -22 0 -16 0 -15 -3 -21 -3
    4x 9 0 poly #3576c9 -16 -8 -11 -8 -10 -10 -15 -10
    box #d8433b -10 -18 6 7 1
    poly #d8433b -12 -18 -2 -18 -7 -23
    box #3f9a52 6 -16 6 7 1
    poly #3f9a52 4 -16 14 -16 9 -21
    box white 22 -18 8 8 1
    disc ink 26 -14 1.4`,
  'domino-row': `
    8x 7 0 box white -29 -14 5 14 1
    8x 7 0 line ink .8 -29 -7 -24 -7
    8x 7 0 disc ink -26.5 -10 1
    8x 7 0 disc ink -26.5 -4 1`,
  'mahjong-tiles': `
    9x 6 0 box #fbf6e6 -28 -11 5.4 11 1
    9x 6 0 box #2f9a62 -28 -3 5.4 3 0
    5x 12 0 text #d8433b 6 -25 -4 中
    6x 7 0 box #2f9a62 -20 -16 6 5 1`,
  'wood-tower': `
    5x 0 -8 box #e0b47a -11 -4 22 3.6 0
    5x 0 -8 box #c89a5a -11 -8 7 3.6 0
    5x 0 -8 box #c89a5a -3 -8 6 3.6 0
    5x 0 -8 box #c89a5a 4 -8 7 3.6 0
    box #e0b47a 10 -30 14 3.6 0`,
  'house-of-cards': `
    3x 14 0 line white 2.4 -20 0 -14 -16
    3x 14 0 line #d8433b 2 -8 0 -14 -16
    line white 2.4 -20 -17 20 -17
    2x 14 0 line white 2.4 -13 -18 -7 -34
    2x 14 0 line #d8433b 2 -1 -18 -7 -34
    line white 2.4 -12 -35 12 -35
    line white 2.4 -6 -36 0 -52
    line #d8433b 2 6 -36 0 -52`,
  'crosses-board': `
    box white -22 -34 44 36 2
    line ink 1.6 -7 -31 -7 -1
    line ink 1.6 7 -31 7 -1
    line ink 1.6 -19 -22 19 -22
    line ink 1.6 -19 -11 19 -11
    text #d8433b 11 -13 -23 X
    text #3576c9 11 0 -12 O
    text #d8433b 11 13 -23 X
    text #3576c9 11 -13 -1 O
    text #d8433b 11 13 -1 X`,
  'bingo-card': `
    box white -22 -40 44 42 2
    text #d8433b 11 0 -30 BINGO
    5x 8 0 line #8d96a3 1 -16 -27 -16 -2
    4x 0 8 line #8d96a3 1 -20 -24 20 -24
    disc #f2c230 -8 -20 3
    disc #f2c230 0 -12 3
    disc #f2c230 8 -4 3`,
  'lot-drum': `
    ring #5f6874 2 0 -20 18
    disc #d8433b -5 -14 4
    disc #3576c9 5 -12 4
    disc #f2c230 0 -20 4
    line #5f6874 3 0 0 0 -2`,
  'roulette-table': `
    box #2f7a4a -40 -46 90 7 3
    box #6b4226 -44 -40 98 9 2
    line #6b4226 6 -32 -32 -34 0
    line #6b4226 6 42 -32 44 0
    3x 7 0 box #d8433b -34 -54 6 8 1`,
  'roulette-wheel': `
    oval #6b4226 0 0 32 9
    oval #d8433b 0 -2 28 7
    4x 13 0 poly #22222c -24 -2 -17 -5 -15 1
    oval #2f9a52 0 -2 13 3.4
    line gold 3 0 -3 0 -12
    disc white 19 -4 2.4`,
  'kicker-table': `
    box #6b4226 -38 -52 76 18 2
    box #4fae5a -34 -56 68 6 1
    line #6b4226 6 -30 -34 -34 0
    line #6b4226 6 30 -34 34 0
    line #c3ccd6 2.4 -44 -62 44 -62
    4x 18 0 box #d8433b -30 -68 5 12 1
    4x 18 0 box #3576c9 -21 -68 5 12 1
    4x 18 0 disc #f3c6a0 -27 -70 3
    disc white 2 -57 3`,
  'air-table': `
    box #3576c9 -44 -44 88 12 3
    box #f4f8fc -42 -47 84 4 1
    line #33313c 6 -34 -32 -36 0
    line #33313c 6 34 -32 36 0
    line #d8433b 2 0 -47 0 -43`,
  'red-puck': `
    oval #d8433b 0 0 6 2.6`,
  'round-striker': `
    oval #f2c230 4 2 8 3.4
    box #f2c230 1 -6 6 8 2`,
  'slot-cabinet': `
    box #c8243c -28 -126 56 126 6
    box #f2c230 -24 -122 48 18 4
    text #8a1428 14 0 -108 777
    box #fdfbf5 -22 -94 44 24 2
    line #33313c 1.4 -7 -94 -7 -70
    line #33313c 1.4 7 -94 7 -70
    text #d8433b 17 -14 -76 7
    text #d8433b 17 0 -76 7
    text #d8433b 17 14 -76 7
    box #22222c -20 -34 40 14 2
    4x 8 0 disc #f2c230 -12 -22 4`,
  'slot-arm': `
    line #8d96a3 4 2 0 0 -26
    disc #f2c230 0 -29 6`,
  'arcade-cabinet': `
    path #4a3fa8 M -26 0 L -26 -50 L -14 -58 L -14 -118 L -26 -128 L 26 -128 L 26 0 Z
    box #22222c -12 -112 34 46 2
    box #16305a -9 -108 28 38 1
    disc #f2c230 -2 -84 5
    3x 7 0 disc #f4f1ea 6 -84 1.4
    box #e2574c 8 -100 8 7 2
    box #4fd07a -6 -100 8 7 2
    poly #d8433b -30 -50 -14 -58 4 -58 -6 -50
    text #f2c230 9 2 -118 GAME`,
  joystick: `
    line ink 2.4 0 0 -2 -10
    disc #d8433b -2 -11 4
    disc #f2c230 8 -1 2.4`,
  'colour-cube': `
    box #22222c -15 -15 30 30 3
    box #d8433b -13 -13 8 8 1
    box #3576c9 -4 -13 8 8 1
    box #f2c230 5 -13 8 8 1
    box #4fae5a -13 -4 8 8 1
    box #f4f1ea -4 -4 8 8 1
    box #d8433b 5 -4 8 8 1
    box #f08a2c -13 5 8 8 1
    box #4fae5a -4 5 8 8 1
    box #3576c9 5 5 8 8 1`,
  'cube-thumb': `
    oval skin 0 0 5 6`,
  'one-die': `
    box white -7 -7 14 14 3
    disc ink -3 -3 1.6
    disc ink 0 0 1.6
    disc ink 3 3 1.6`,
  'curling-stone': `
    oval #8d96a3 4 4 17 9
    oval #b9c1cc 4 0 15 6
    curve #d8433b 4 M -4 -4 C -4 -14 12 -14 14 -8`,
  'ice-target': `
    oval #3576c9 0 2 40 7
    oval white 0 2 28 5
    oval #d8433b 0 2 16 3
    oval white 0 2 6 1.4`,
  'net-stick': `
    line #5f6874 3 -16 22 16 -24
    path #f4f1ea M 12 -20 C 10 -38 22 -44 30 -38 C 32 -28 24 -20 16 -20 Z
    3x 5 -4 line #8d96a3 1 14 -22 20 -36
    disc #f2c230 22 -32 5`,
  'wire-gate': `
    curve white 3 M -12 0 L -12 -22 C -12 -32 12 -32 12 -22 L 12 0`,
  'croquet-mallet': `
    line #c8863e 3 0 -10 0 40
    box #8a5a32 -12 36 24 9 2
    line #d8433b 2 -7 36 -7 45`,
  'blue-ball': `
    disc #3576c9 0 0 6`,
  'bocce-balls': `
    disc #d8433b 0 -7 7
    disc #3f9a52 18 -7 7
    disc #f4f1ea 9 -4 4
    disc #3576c9 -16 -7 7`,
  'bocce-ball': `
    disc #d8433b 0 0 7
    curve #8a1f2a 1.4 M -6 -2 C -2 2 2 2 6 -2`,
  'rubber-ball': `
    disc #e2574c 0 0 11
    curve #f4f1ea 2.4 M -10 -4 C -4 2 4 2 10 -4`,
  'hand-gun': `
    box #33313c 0 -7 26 6 1
    path #33313c M 0 -3 L 8 -3 L 6 10 L -1 10 Z`,
  'muzzle-flash': `
    poly #f2c230 0 0 10 -6 8 -1 22 0 8 3 12 9 2 4`,
  'ear-cups': `
    curve ink 3 M -11 -2 C -10 -16 8 -16 9 -2
    box #f2c230 -13 -4 8 13 4`,
  'ring-target': `
    line #8a5a32 4 0 0 0 -60
    disc white 0 -80 30
    ring #22222c 2 0 -80 28
    disc #d8433b 0 -80 20
    disc white 0 -80 12
    disc #d8433b 0 -80 5`,
  'sling-fork': `
    line #8a5a32 4 0 14 0 -2
    line #8a5a32 4 0 -2 -7 -16
    line #8a5a32 4 0 -2 7 -16
    oval skin 0 4 5 5`,
  'sling-stone': `
    disc #6d7683 0 0 5
    oval skin -4 1 4 4`,
  'paint-gun': `
    box #33313c -4 -4 34 6 2
    box #33313c 0 0 6 12 2
    oval #f2c230 6 -10 8 6`,
  'paint-mask': `
    path #33313c M -2 -9 L 14 -9 L 15 10 L 2 11 Z
    box #f2a02c 2 -6 12 7 2`,
  'paint-shot': `
    disc #f0559a 0 0 4
    line #f0559a@60 2 -14 0 -5 0`,
  'paint-splats': `
    disc #f0559a 0 -30 8
    disc #4fd07a 20 0 9
    disc #3576c9 34 -44 7
    disc #f0559a 8 -38 3
    disc #4fd07a 30 8 4`,
  'lake-edge': `
    path #4fa3cc M -72 0 C -50 -8 30 -8 60 -4 C 62 8 0 12 -72 8 Z
    curve white 1.6 M -40 2 C -20 -2 0 4 20 0`,
  'skip-rings': `
    oval #d5effb -26 0 14 3
    oval #4fa3cc -26 0 9 1.6
    oval #d5effb 12 0 16 3.4
    oval #4fa3cc 12 0 11 2
    oval #d5effb 46 0 12 2.8
    oval #4fa3cc 46 0 8 1.4
    2x 38 0 curve white 2 M -26 -4 C -16 -24 2 -24 12 -4`,
  'flat-stone': `
    oval #6d7683 0 0 7 3.4`,
  'colour-bits': `
    5x 13 6 box #e2574c -30 -14 5 4 1
    5x 12 -7 box #3576c9 -26 4 4 5 1
    5x 11 5 box #f2c230 -20 -26 4 4 1
    4x 14 -5 box #4fae5a -22 18 5 4 1
    4x 13 6 box #f0559a -12 -36 4 4 1`,
  'donkey-pinata': `
    line #c9a86a 2 0 -10 0 30
    path #f0559a M -26 34 C -26 26 20 26 26 34 L 26 52 L -26 52 Z
    box #3576c9 -26 40 52 6 0
    box #f2c230 -26 46 52 6 0
    path #f0559a M -26 36 L -38 18 L -48 28 L -32 46 Z
    poly #f2c230 -36 20 -34 6 -30 18
    3x 16 0 box #4fae5a -22 52 7 18 1
    curve #f2c230 4 M 26 38 C 36 36 36 46 38 52`,
  blindfold: `
    box #22222c -12 -6 26 8 2
    line #22222c 3 -12 -2 -20 4`,
  'wood-stick': `
    line #c8863e 4 -8 8 24 -24`,
  'candy-rain': `
    4x 12 8 oval #d8433b -22 -20 4 2.6 .5
    4x 11 -9 oval #f2c230 -14 14 4 2.6 -.4
    3x 14 10 oval #4fae5a -18 -6 4 2.6 .2`,
  'round-balloon': `
    oval #d8433b 0 0 18 22
    oval white@60 -6 -8 4 6 .4
    poly #d8433b -4 24 4 24 0 20
    curve #8d96a3 1.4 M 0 24 C 6 40 -4 50 2 70`,
  'bang-star': `
    poly #f2c230 0 -30 8 -12 26 -20 16 -2 30 10 10 12 6 30 -6 14 -24 22 -14 4 -30 -4 -12 -10 -18 -28
    text #d8433b 16 0 6 BANG`,
  'long-pin': `
    line steel 2 0 0 14 -4
    oval skin 0 1 4.4 4`,
  'white-pillow': `
    path white M -8 -18 C 6 -22 24 -22 34 -18 C 38 -8 38 8 34 16 C 22 20 6 20 -8 16 C -12 6 -12 -8 -8 -18 Z
    curve #d5dbe3 2 M -4 -10 C 6 -14 20 -14 28 -10`,
  'blue-pillow': `
    path #8fb8e8 M -8 -18 C 6 -22 24 -22 34 -18 C 38 -8 38 8 34 16 C 22 20 6 20 -8 16 C -12 6 -12 -8 -8 -18 Z
    curve #6f98c8 2 M -4 -10 C 6 -14 20 -14 28 -10`,
  feathers: `
    4x 16 9 oval white -30 -6 6 2 .6
    4x 14 -8 oval #f4f1ea -20 24 6 2 -.5`,
  'fetch-stick': `
    line #8a5a32 4 -14 2 14 -2
    line #8a5a32 2 4 -1 8 -7`,
  'feather-toy': `
    oval #f0559a 0 4 4 8 .4
    oval #f2c230 5 5 3 7 -.3
    oval #3aa6a0 -5 5 3 7 .6`,
  'plate-on-stick': `
    line #c8863e 2.4 0 58 0 -30
    oval white 0 -32 20 5
    oval #3576c9 0 -33 14 3
    oval white 0 -33.4 10 2
    curve #8d96a3 1.6 M -24 -38 C -12 -44 12 -44 24 -38`,
  'finger-up': `
    box skin -5 -2 11 11 4
    line skin 3.4 0 0 1 -12`,
  'big-basketball': `
    disc #e8822c 0 0 17
    curve #5a2f14 1.6 M -17 0 C -6 -4 6 -4 17 0
    curve #5a2f14 1.6 M 0 -17 C -3 -6 -3 6 0 17
    curve #5a2f14 1.6 M -12 -12 C -5 -4 -5 6 -12 12
    curve #5a2f14 1.6 M 12 -12 C 5 -4 5 6 12 12`,
  'whirl-marks': `
    curve #ffffff 3 M -26 -8 C -20 -26 20 -26 26 -8
    curve #ffffff 3 M 26 8 C 20 24 -20 24 -26 8`,
  'toy-top': `
    line #8a5a32 3 0 -30 0 -40
    path #d8433b M -20 -26 C -20 -34 20 -34 20 -26 Z
    path #f2c230 M -20 -26 L 20 -26 L 12 -14 L -12 -14 Z
    path #3576c9 M -12 -14 L 12 -14 L 0 0 Z`,
  'gold-coin': `
    disc #c89a1e 0 0 9
    disc #f2c230 0 0 7.4
    text #a87a0e 10 0 3.6 1`,
  'book-on-head': `
    poly #b5343f -18 -13 18 -15 18 -22 -18 -20
    poly #fdfbf5 -16 -14 17 -16 17 -20 -16 -18
    poly #b5343f -20 -20 20 -22 20 -25 -20 -23`,
  'fire-torch': `
    line #6b4226 4 0 8 8 -8
    path #f2a02c M 4 -8 C 2 -18 10 -18 9 -26 C 16 -18 16 -10 12 -6 Z`,
  'fire-breath': `
    path #f2a02c M 2 0 C 30 -26 60 -34 96 -26 C 88 -14 104 -8 100 6 C 84 2 84 18 66 14 C 40 18 20 10 2 0 Z
    path #ffdf6a M 4 0 C 28 -14 50 -20 76 -14 C 70 -4 76 2 66 6 C 44 8 24 6 4 0 Z
    path #e2502c@70 M 70 -24 C 90 -40 110 -30 118 -14 C 106 -18 100 -14 96 -8 Z`,
  'throat-sword': `
    line #dfe5ec 5 0 10 0 -28
    line gold 4 -8 -28 8 -28
    line #6b4226 4 0 -28 0 -40`,
  'puppet-stage': `
    box #8a2f2f -36 -92 72 92 2
    box #f2e2c0 -28 -82 56 46 1
    path #d8243c M -30 -84 L -30 -34 C -22 -44 -20 -64 -20 -84 Z
    path #d8243c M 30 -84 L 30 -34 C 22 -44 20 -64 20 -84 Z
    5x 14 0 path #f2c230 M -36 -92 C -36 -84 -22 -84 -22 -92 Z`,
  'puppet-man': `
    disc #f3c6a0 0 -4 6
    poly #3576c9 -6 2 6 2 9 18 -9 18
    poly #f2c230 -6 -8 6 -8 0 -17
    line #3576c9 3 -5 4 -12 10
    line #3576c9 3 5 4 12 8`,
  'puppet-queen': `
    disc #f3c6a0 0 -4 6
    poly #b23a8e -6 2 6 2 10 18 -10 18
    poly #f2c230 -6 -8 -6 -14 -2 -10 0 -15 2 -10 6 -14 6 -8`,
  'balloon-dog': `
    oval #3fb0e8 0 4 13 6
    oval #3fb0e8 -12 12 4 8
    oval #3fb0e8 -5 13 4 8
    oval #3fb0e8 8 13 4 8
    oval #3fb0e8 14 12 4 8
    oval #3fb0e8 14 -8 4 9 .4
    oval #3fb0e8 24 -16 9 5
    oval #3fb0e8 15 -24 3.4 8 -.3
    oval #3fb0e8 20 -25 3.4 8 .2
    curve #3fb0e8 5 M -14 2 C -22 -4 -20 -12 -16 -14`,
  'red-nose': `
    disc #d8243c 12 3 4`,
  'whip-back': `
    curve #5a3a22 3 M 0 0 C -20 -26 -50 -20 -66 10`,
  'whip-out': `
    curve #5a3a22 3 M 0 0 C 30 -26 50 10 84 -12
    line #f2c230 3 90 -16 100 -22
    line #f2c230 3 92 -8 104 -6
    line #f2c230 3 86 -20 88 -32`,
};
