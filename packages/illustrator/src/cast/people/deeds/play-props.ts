/** Balls, bars, mats, toys and small instruments. */
export const PLAY_PROPS: Readonly<Record<string, string>> = {
  'volley-net': `
    line iron 3 0 0 0 -122
    box #ffffff@40 0 -120 60 34 0
    6x 10 0 line white 1.2 4 -120 4 -86
    4x 0 10 line white 1.2 0 -118 60 -118
    line white 3 0 -120 60 -120
    line iron 3 62 0 62 -122`,
  'volley-ball': `
    disc #fbf6e6 0 0 10
    path #f2c230 M -10 0 C -6 -8 4 -10 8 -6 C 2 -4 -4 0 -10 0 Z
    path #3576c9 M 10 1 C 6 9 -4 10 -8 6 C -2 5 4 2 10 1 Z`,
  'hockey-stick': `
    line #d9a86a 3 -14 0 50 0
    curve #d9a86a 5 M 48 0 C 56 0 60 -4 60 -10`,
  'hockey-ball': `
    disc white 0 0 4.4`,
  'hockey-puck': `
    oval ink 0 0 7 3`,
  'skate-edge': `
    line #dfe5ec 2 -6 5 12 5`,
  'rugby-ball': `
    oval #a85a2c 3 0 11 7 -.4
    line white 1.2 -2 1 8 -3
    3x 2.6 -1 line white 1 0 -2 1 2`,
  'rugby-posts': `
    line white 3 -20 0 -20 -120
    line white 3 24 0 24 -120
    line white 3 -20 -50 24 -50`,
  wicket: `
    3x 7 0 line #d9a86a 2.4 -7 0 -7 -34
    line #d9a86a 2 -8 -35 8 -35`,
  'cricket-bat': `
    line #3a3a44 3 -6 -6 0 2
    box #e0c08a -4 2 9 32 3`,
  'cricket-ball': `
    disc #b5242c 0 0 5
    line white 1 -3 -3 3 3`,
  'pool-table': `
    box #6b4226 -50 -34 8 34 1
    box #6b4226 46 -34 8 34 1
    box #8a5a32 -58 -46 120 14 3
    poly #2f8a52 -50 -46 54 -46 48 -52 -44 -52
    disc #d8433b 28 -49 4
    disc #f2c230 37 -49 4
    disc #3576c9 32 -52 4
    disc ink -54 -46 4
    disc ink 58 -46 4`,
  'pool-cue': `
    line #d9a86a 2.6 -30 0 66 0
    line ink 3 -30 0 -10 0`,
  'white-ball': `
    disc white 0 -4 4.4`,
  'play-rug': `
    oval #8fb4e8 0 1 66 8
    oval #a8c8f2 0 1 50 5`,
  'glass-marbles': `
    ring #c8604a 1.4 0 0 1
    disc #3576c9 -8 -4 4
    disc #4fae7b 2 -3 4
    disc #f2c230 12 -4 4
    disc #8e6bc9 20 -3 4
    disc white -9 -5 1.2
    disc white 1 -4 1.2`,
  'one-marble': `
    disc #e2574c 0 0 4
    disc white -1 -1 1.2`,
  'chalk-squares': `
    line white 2 -60 4 70 4
    line white 2 -54 -8 62 -8
    line white 2 -60 4 -54 -8
    line white 2 -30 4 -26 -8
    line white 2 4 4 6 -8
    line white 2 38 4 36 -8
    line white 2 70 4 62 -8
    text white 9 -42 2 1
    text white 9 -12 2 2
    text white 9 20 2 3
    text white 9 52 2 4`,
  'rag-doll': `
    poly #f29ac0 -6 -2 6 -2 10 14 -10 14
    disc #f7d7bd 0 -9 7.4
    path #b5762f M -8 -8 C -8 -20 8 -20 8 -8 C 4 -12 -4 -12 -8 -8 Z
    disc ink -2.4 -8 1
    disc ink 2.4 -8 1
    line #f7d7bd 3 -5 0 -12 6
    line #f7d7bd 3 5 0 12 6
    line #f7d7bd 3 -4 14 -4 20
    line #f7d7bd 3 4 14 4 20`,
  'toy-bed': `
    box #d9a86a -16 -12 34 12 2
    box white -14 -16 10 6 2
    box #8fd0f2 -4 -15 20 6 2`,
  'block-tower': `
    box #3576c9 -16 -14 14 14 1
    box #f2c230 0 -14 14 14 1
    box #4fae7b -8 -28 14 14 1
    text white 10 -9 -4 A
    text white 10 7 -4 B
    box #8e6bc9 -8 -42 14 14 1
    box #f08a2c 24 -12 12 12 1`,
  'red-block': `
    box #e2574c -7 -10 14 14 1
    text white 10 0 0 C`,
  'toy-car': `
    path #e2574c M -14 -4 C -14 -10 -8 -10 -6 -10 C -4 -17 8 -17 10 -10 C 16 -10 16 -6 16 -3 L -14 -3 Z
    box #bfe3f5 -3 -14 10 5 1
    disc ink -7 -3 4
    disc ink 9 -3 4`,
  'toy-road': `
    oval #8d96a3@50 10 2 46 3`,
  'yo-yo-disc': `
    disc #e2574c 0 0 7
    disc #f2c230 0 0 3`,
  'swing-posts': `
    line #5f6874 4 -66 0 -40 -152
    line #5f6874 4 66 0 40 -152
    line #5f6874 4 -44 -152 44 -152`,
  'swing-seat': `
    box #a8713f -13 0 27 4 1`,
  'seesaw-foot': `
    poly #5f6874 -12 0 12 0 0 -30`,
  'seesaw-board': `
    box #e2574c -84 -3 168 6 2
    line ink 3 -50 -3 -50 -16
    line ink 3 50 -3 50 -16`,
  'puzzle-table': `
    box #8a5f3c -36 -38 8 44 1
    box #8a5f3c 60 -38 8 44 1
    box #b98a5e -44 -42 118 6 2`,
  jigsaw: `
    poly #8fd0f2 -18 0 26 0 22 -8 -14 -8
    poly #5aa84a -18 0 2 0 4 -5 -16 -5
    poly #f2c230 8 -3 16 -3 15 -7 9 -7
    2x 14 0 line #3a4a6a 1 -6 -8 -8 0
    line #3a4a6a 1 -16 -4 24 -4
    poly #5aa84a 36 -1 44 -1 42 -5 35 -5
    poly #8fd0f2 -30 -1 -23 -1 -24 -5 -30 -5`,
  'puzzle-piece': `
    box #f2c230 -6 -6 12 12 1
    disc #f2c230 8 0 3.4
    disc #f2c230 0 -8 3.4
    disc #b98a5e -6 0 2.4`,
  'wood-sled': `
    box #c08a52 -34 -16 66 5 2
    3x 22 0 line #8a5f3c 3 -24 -12 -24 -3
    curve #8a5f3c 4 M -38 -2 L 32 -2 C 42 -2 44 -10 40 -16`,
  'snow-spray': `
    disc #ffffff 0 -4 6
    disc #ffffff -10 -8 5
    disc #ffffff -18 -4 6
    disc #ffffff -26 -12 4`,
  'angel-print': `
    oval #cfe2f0 0 0 60 12
    path #dfeef8 M -36 0 C -30 -34 -4 -30 2 -6 L 2 6 C -4 24 -30 22 -36 0 Z
    poly #dfeef8 10 -8 52 -24 52 14 10 8`,
  'rope-posts': `
    line #8a5f3c 6 -100 0 -100 -74
    line #8a5f3c 6 100 0 100 -74
    box #c8243c -112 -74 24 5 1
    box #c8243c 88 -74 24 5 1
    line #e8d8b0 2.4 -100 -58 100 -58`,
  'balance-pole': `
    line #f2c230 3 -74 4 74 -4`,
  'fishing-stool': `
    box #8a5f3c -14 -24 28 5 1
    line #8a5f3c 3 -10 -20 10 0
    line #8a5f3c 3 10 -20 -10 0`,
  'ice-hole': `
    oval #bfe0f0 0 1 24 6
    oval #1f4a6a 0 1 18 4`,
  'short-rod': `
    line #7a5236 2.4 -8 6 26 -20`,
  'landing-mat': `
    box #3576c9 -60 -4 120 6 2`,
  'flip-arrow': `
    curve #ffffff 3 M -8 20 C -20 0 -6 -24 14 -26
    poly #ffffff 12 -34 24 -26 12 -19`,
  'pull-bar': `
    line iron 5 -44 0 -44 -134
    line iron 5 44 0 44 -134
    line steel 4 -46 -130 46 -130`,
  dumbbell: `
    line steel 3 -9 0 9 0
    box ink -13 -7 5 14 1
    box ink 8 -7 5 14 1`,
  'rowing-rail': `
    box #5f6874 -50 -8 124 5 2
    box ink 56 -42 16 38 4
    disc #8d96a3 64 -28 11
    box ink 30 -14 6 14 1`,
  'row-handle': `
    line ink 4 -2 -7 2 7`,
  'gym-bike': `
    line iron 5 -10 -4 -8 -56
    line iron 5 -10 -20 24 -28
    line iron 5 24 -6 28 -72
    line ink 4 22 -72 36 -72
    box ink -18 -60 20 5 2
    disc #8d96a3 28 -20 15
    disc iron 10 -20 7
    box ink -24 -5 64 5 1
    box #3a3a44 26 -86 14 12 2`,
  'dance-floor': `
    oval #b9b3a8 0 0 50 5`,
  'spin-ring': `
    curve #ffffff 2.4 M -30 -2 C -20 8 20 8 30 -2
    poly #ffffff 28 -8 38 -4 29 4`,
  'tap-marks': `
    line #f2c230 2.4 6 0 14 -4
    line #f2c230 2.4 4 -6 10 -14
    text #5b6b8a 10 26 -16 tap`,
  'disco-ball': `
    line ink 1.4 0 -20 0 0
    disc #c3ccd6 0 12 13
    3x 0 7 line #8d96a3 1 -12 6 12 6
    3x 7 0 line #8d96a3 1 -7 0 -7 24
    line #f2c230 2 -18 20 -34 34
    line #f29ac0 2 18 20 34 34`,
  'long-spear': `
    line #d9b27c 2.6 -44 0 44 0
    poly steel 44 -2.4 56 0 44 2.4`,
  'flat-discus': `
    oval #7a4a2a 0 0 10 4
    oval #a8713f 0 -1 6 2`,
  'iron-shot': `
    disc #4a4a55 0 0 7
    disc #7a7a88 -2 -2 2`,
  'sand-pit': `
    oval #ecd9a2 4 2 64 9
    oval #d9c080 4 3 50 5
    box white -66 0 6 3 0`,
  'jump-bar': `
    line iron 3 -4 0 -4 -124
    line iron 3 20 -4 20 -128
    line #e2574c 3 -8 -104 26 -108`,
  'vault-bar': `
    line iron 3 -4 0 -4 -190
    line iron 3 22 -4 22 -194
    line #e2574c 3 -8 -178 28 -182`,
  'foam-mat': `
    box #3576c9 -40 -24 84 26 5
    line #ffffff 2 -38 -12 42 -12`,
  'race-hurdle': `
    line iron 3 -10 0 -10 -36
    line iron 3 12 0 12 -36
    box white -16 -42 34 8 1
    box #e2574c -8 -42 9 8 0`,
  'colour-bars': `
    line #8a5f3c 4 -24 0 -20 -38
    line #8a5f3c 4 34 0 30 -38
    box #8a5f3c -30 -42 70 5 2
    box #e2574c -28 -48 9 6 1
    box #f08a2c -18 -48 9 6 1
    box #f2c230 -8 -48 9 6 1
    box #4fae7b 2 -48 9 6 1
    box #3576c9 12 -48 9 6 1
    box #8e6bc9 22 -48 9 6 1`,
  mallet: `
    line #d9a86a 2 0 0 12 8
    disc #e2574c 13 9 3.4`,
  'steel-triangle': `
    line steel 3 0 -12 -13 12 13 12 2 -10
    line #5b6b8a 1 0 -12 -2 -20`,
  beater: `
    line steel 2.4 -4 6 6 -6`,
  'music-note': `
    oval ink -3 4 4.4 3.4
    line ink 2 1 4 1 -14
    curve ink 2.2 M 1 -14 C 5 -11 8 -12 8 -6`,
  'jingle-drum': `
    ring #c8864a 4 0 -8 13
    disc #f4ead6 0 -8 11
    disc gold -13 -8 3
    disc gold 13 -8 3
    disc gold 0 -21 3
    disc gold 0 5 3`,
  maraca: `
    line #c8864a 3.4 0 6 2 -8
    oval #e2574c 3 -16 7 9 .1
    line #f2c230 2 -3 -16 9 -15`,
  'big-tuba': `
    path gold M -6 -6 C -10 -30 -16 -40 -22 -46 L 30 -46 C 22 -38 18 -30 16 -6 Z
    oval #c89a2c 4 -46 26 6
    ring gold 8 4 8 16
    disc #a8842c 4 8 7
    3x 7 0 box #dfe5ec -5 -12 4 10 1
    curve gold 4 M -12 4 C -22 -6 -18 -18 -4 -22`,
  'holding-knuckles': `
    oval skin 0 0 4.6 4
    4x 2.2 0 oval skin-12 -1.6 2.4 1.1 2.4`,
  'two-bongos': `
    path #b5622f M -20 -8 L -2 -8 L -4 14 L -18 14 Z
    oval #f4ead6 -11 -8 9 3
    path #b5622f M 2 -8 L 22 -8 L 20 14 L 4 14 Z
    oval #f4ead6 12 -8 10 3.2
    line steel 2 -20 0 -3 0
    line steel 2 2 0 22 0`,
};
