/** Hands in large, marks beside faces, and the few things bodies need. Hands are drawn about the wrist's end. */
export const BODY_PROPS: Readonly<Record<string, string>> = {
  tissue: `
    path white M -8 -10 C -2 -14 8 -12 10 -4 C 12 6 4 12 -4 9 C -10 6 -11 -4 -8 -10 Z
    line #d5dbe3 1 -3 -6 2 5
    oval skin 3 5 4.6 3.4`,
  'sneeze-burst': `
    line #5fb4e6 2.4 0 0 16 -10
    line #5fb4e6 2.4 2 3 22 3
    line #5fb4e6 2.4 0 7 16 17
    disc #7cc6ee 20 -14 2.2
    disc #7cc6ee 28 -6 2.4
    disc #7cc6ee 27 4 2
    disc #7cc6ee 30 13 2.4
    disc #7cc6ee 20 21 2
    disc #a8dcf5 36 1 1.8
    disc #a8dcf5 35 -12 1.6`,
  'big-tissue': `
    path white M -9 -6 C -4 -12 8 -10 11 -3 L 14 16 C 6 20 -4 18 -10 14 Z
    line #d5dbe3 1 -2 -5 0 14
    oval skin -6 6 4 4.4
    oval skin 10 6 4 4.4`,
  'nose-puff': `
    curve #8d96a3 2 M 0 -8 C 6 -12 10 -8 12 -12
    curve #8d96a3 2 M 2 2 C 8 0 10 5 16 2`,
  'flat-palm': `
    oval skin 0 0 4.4 5
    4x 2.3 .2 line skin 2.2 -3.4 -2 -3.8 -9
    4x 2.3 .2 line skin-18 .5 -2.3 -1 -2.6 -8`,
  'yawn-marks': `
    curve #5b6b8a 2 M 0 0 C 4 -4 8 -2 8 -8
    curve #5b6b8a 2 M 10 6 C 16 4 18 6 20 0`,
  'big-fist': `
    disc skin 0 0 5.2
    4x 0 2.3 line skin-20 .8 1 -3.6 5 -3.6`,
  'cough-puffs': `
    disc #ffffff@85 0 0 5
    disc #ffffff@85 9 -5 6
    disc #ffffff@85 9 5 5
    disc #ffffff@75 20 -2 6
    line #5b6b8a 2 -6 -12 0 -18
    line #5b6b8a 2 4 -14 8 -22`,
  'happy-marks': `
    line #f2c230 2.4 -20 -6 -26 -9
    line #f2c230 2.4 -14 -18 -18 -23
    line #f2c230 2.4 20 -18 24 -23
    line #f2c230 2.4 26 -6 32 -9`,
  'frown-cloud': `
    disc #5b6470 -10 0 7
    disc #5b6470 0 -4 9
    disc #5b6470 11 0 7
    poly #f2c230 -2 6 4 6 1 12 6 12 -3 22 0 14 -4 14`,
  'wink-star': `
    poly #f2c230 0 -8 2 -2 8 0 2 2 0 8 -2 2 -8 0 -2 -2`,
  'nod-arrows': `
    line #3576c9 3 0 -14 0 14
    poly #3576c9 -6 -12 6 -12 0 -22
    poly #3576c9 -6 12 6 12 0 22`,
  'palm-up': `
    oval skin 3 0 6 3.4
    4x 2 -1.2 line skin 2 6 -1 12 -3`,
  'question-marks': `
    text #3a4a6a 22 0 8 ?
    text #5b6b8a 14 -20 12 ?
    text #5b6b8a 14 20 12 ?`,
  'salute-hand': `
    poly skin -3 3 12 -6 13 -2 1 6`,
  medals: `
    box #d8433b -5 -4 3.4 4 0
    disc gold -3.4 2 2.2
    box #3576c9 0 -4 3.4 4 0
    disc gold 1.6 2 2.2`,
  'curtain-hint': `
    box #000000@0 0 0 1 1 0`,
  'skirt-hold': `
    poly cloth -6 -2 8 -2 12 14 -10 10
    disc skin 0 -2 3.6`,
  'index-hand': `
    oval skin 0 0 5 4.6
    line skin 3 2 -2 15 -2
    line skin 2.6 -1 -3 3 -8
    3x 0 2.4 line skin-18 .9 1 1 5 1`,
  'point-arrow': `
    line #d8433b 3 0 0 18 0
    poly #d8433b 16 -6 28 0 16 6`,
  'thumb-hand': `
    box skin -6 -4 12 11 4
    path skin M -5 -3 C -6 -8 -3 -10 -3 -15 C 1 -16 3 -12 1 -4 Z
    3x 0 2.6 line skin-18 .8 0 -1 5 -1`,
  'two-fingers': `
    box skin -5 -3 10 9 4
    line skin 3 -2 -3 -6 -16
    line skin 3 2 -3 6 -16
    line skin-15 2.4 -4 2 3 0`,
  'cupped-hand': `
    path skin M -4 4 C -6 -4 -2 -10 3 -10 C 5 -6 4 0 3 5 Z
    line skin-18 .8 -1 -6 0 2`,
  'whisper-marks': `
    4x 5 0 disc #3a4a6a -8 -8 1.4
    text #3a4a6a 8 0 -14 psst`,
  'shout-waves': `
    curve #d8433b 3 M 0 -8 C 4 -3 4 3 0 8
    curve #d8433b 3 M 9 -14 C 16 -5 16 5 9 14
    curve #d8433b 3 M 19 -20 C 29 -7 29 7 19 20`,
  'whistled-note': `
    oval ink -3 4 4 3
    line ink 1.8 .4 4 .4 -12
    curve ink 2 M .4 -12 C 4 -9 7 -10 7 -5`,
  'breath-cloud': `
    disc #ffffff@75 0 0 6
    disc #ffffff@75 8 -3 7
    disc #ffffff@65 16 1 6`,
  'chin-hand': `
    disc skin 0 0 4.6
    line skin 2.6 0 -2 5 -7
    line skin-18 .9 1 0 4 2`,
  'thought-bubble': `
    disc #ffffff -13 22 2.4
    disc #ffffff -8 14 3.6
    disc #ffffff -6 -2 11
    disc #ffffff 8 -8 13
    disc #ffffff 20 0 11
    disc #ffffff 7 5 11
    text #3a4a6a 20 7 5 ?`,
  'scratch-fingers': `
    oval skin 0 0 4.6 4
    4x 2.2 0 line skin 2 -4 0 -5 6`,
  'noise-marks': `
    poly #f2c230 0 -4 8 -14 8 -6 18 -12 10 2 20 4 8 8 10 18 2 8 -6 12
    line #d8433b 2.4 24 -14 32 -20
    line #d8433b 2.4 26 10 34 14`,
  'surprise-marks': `
    line #d8433b 3 0 0 0 -10
    line #d8433b 3 -12 2 -18 -6
    line #d8433b 3 12 2 18 -6`,
  'red-heart': `
    path #e23b4e M 0 8 C -14 -2 -10 -13 -4 -11 C -1 -10 0 -8 0 -6 C 0 -8 1 -10 4 -11 C 10 -13 14 -2 0 8 Z`,
  'crossed-arms': `
    oval cloth-15 -2 3 15 4.6 .16
    oval cloth-5 2 -2 15 4.6 -.16
    disc skin-10 -14 -1 3.8
    disc skin 16 1 4`,
  'school-chair': `
    line iron 3 -12 0 -12 -56
    line iron 3 10 0 10 -20
    box #c8864a -14 -23 27 4 2
    box #c8864a -15 -58 5 24 2`,
  'school-desk': `
    line iron 3 18 0 18 -36
    box #d9a86a -18 -40 46 5 1
    box white 2 -43 16 3 0
    line #f2c230 2 -8 -42 0 -42`,
  'open-hand-up': `
    oval skin 0 -3 4.6 5
    5x 2.1 0 line skin 2 -4.4 -5 -5.4 -13`,
  'five-fingers': `
    oval skin 0 2 7 6.4
    line skin 3 -5 -2 -10 -10
    line skin 3 -2 -3 -4 -15
    line skin 3 1 -3 2 -16
    line skin 3 4 -2 8 -14
    line skin 3 6 3 13 -2`,
  'finger-numbers': `
    text #3a4a6a 12 0 8 1
    text #3a4a6a 14 12 2 2
    text #3a4a6a 16 26 -4 3`,
  'hic-word': `
    text #3a4a6a 14 0 0 hic!
    line #f2c230 2.4 -14 6 -20 10`,
  'anger-marks': `
    line #d8433b 3 -10 -4 -14 -12
    line #d8433b 3 0 -6 0 -16
    line #d8433b 3 10 -4 14 -12
    disc #ffffff@85 -22 0 4
    disc #ffffff@85 22 0 4`,
  'praying-hands': `
    path skin M -3 8 L 0 -10 L 3 -10 L 5 8 Z
    line skin-22 .8 1.4 -9 1 7`,
  'begging-bowl': `
    path #a8713f M -12 -10 L 12 -10 C 10 0 -10 0 -12 -10 Z
    oval #7a4a26 0 -10 12 3
    disc gold -3 -11 2.4
    disc gold 3 -10 2.4`,
  'kneeling-mat': `
    oval #a8332f 0 0 34 5`,
  'hugging-sleeves': `
    oval cloth-18 2 4 14 4.6 .2
    oval cloth-4 0 -2 14 4.6 -.2
    disc skin 13 -4 3.8
    disc skin-10 -11 1 3.8`,
  'shiver-marks': `
    3x 0 14 curve #5fb4e6 2 M -22 -16 C -26 -12 -18 -8 -22 -4
    3x 0 14 curve #5fb4e6 2 M 26 -16 C 22 -12 30 -8 26 -4`,
  'cold-breath': `
    disc #ffffff@80 0 0 5
    disc #ffffff@80 8 -3 6
    disc #ffffff@70 16 -1 5`,
  'wiping-back': `
    oval skin 0 0 6 3.6
    oval cloth -5 6 5 6`,
  'sweat-drops': `
    path #5fb4e6 M 0 -6 C 4 0 4 4 0 5 C -4 4 -4 0 0 -6 Z
    path #5fb4e6 M -30 0 C -27 5 -27 8 -30 9 C -33 8 -33 5 -30 0 Z
    path #5fb4e6 M 8 8 C 11 13 11 16 8 17 C 5 16 5 13 8 8 Z`,
  'hot-sun': `
    disc #f59a2c 0 0 9
    line #f59a2c 3 -14 0 -20 0
    line #f59a2c 3 14 0 20 0
    line #f59a2c 3 0 14 0 20
    line #f59a2c 3 -10 10 -14 14
    line #f59a2c 3 10 10 14 14`,
  'bed-frame': `
    box #7a5236 -64 -70 8 70 3
    box #7a5236 64 -48 7 48 3
    box #8a6242 -60 -20 126 14 3
    box #f4f1ea -58 -34 122 18 6
    box #ffffff -56 -46 30 14 7`,
  'bed-blanket': `
    path #4f7fc0 M -18 -52 C 0 -58 30 -50 62 -46 L 64 -16 L -20 -16 Z
    path #e8eef6 M -22 -51 L -12 -54 L -12 -17 L -23 -16 Z`,
  'bed-blanket-low': `
    path #4f7fc0 M -6 -44 C 10 -52 36 -50 62 -44 L 64 -16 L -10 -16 Z
    path #e8eef6 M -12 -43 L 0 -46 L 0 -17 L -14 -16 Z`,
  'sleep-letters': `
    text #5b6b8a 12 -8 0 z
    text #5b6b8a 17 2 -12 z
    text #5b6b8a 23 15 -26 Z`,
  'morning-sun': `
    disc #ffd34a 0 0 12
    line #ffd34a 3 -18 0 -25 0
    line #ffd34a 3 -13 13 -18 18
    line #ffd34a 3 0 18 0 25
    line #ffd34a 3 13 13 18 18
    line #ffd34a 3 18 0 25 0`,
  'stretch-marks': `
    line #f2c230 2.4 -28 2 -36 -4
    line #f2c230 2.4 28 2 36 -4
    line #f2c230 2.4 0 -6 0 -16`,
  'seat-chair': `
    line wood 3.6 -12 0 -12 -58
    line wood 3.6 12 0 12 -20
    box wood+10 -14 -23 30 5 2
    box wood -14 -60 4 38 2
    box wood+10 -12 -56 3 30 1`,
  'down-arrow': `
    line #3576c9 4 0 -12 0 10
    poly #3576c9 -8 8 8 8 0 20`,
  'up-arrow': `
    line #3576c9 4 0 12 0 -10
    poly #3576c9 -8 -8 8 -8 0 -20`,
  'picnic-cloth': `
    path #e8736a M -66 2 L -50 -6 L 56 -6 L 70 2 Z
    4x 28 0 line white 1.4 -50 -5 -58 1`,
  'crash-stars': `
    poly #f2c230 0 -10 3 -3 10 -2 4 2 6 9 0 5 -6 9 -4 2 -10 -2 -3 -3
    poly #f2c230 26 -4 28 1 33 2 29 5 30 10 26 7 22 10 23 5 19 2 24 1
    line #d8433b 2.4 -12 -8 -18 -14`,
  'fall-lines': `
    curve #ffffff@90 2.4 M -34 -20 C -30 -10 -30 0 -34 10
    curve #ffffff@90 2.4 M -44 -16 C -41 -8 -41 0 -44 6`,
  'stair-flight': `
    path #b9a58a M -90 0 L -90 -90 L -60 -90 L -60 -72 L -30 -72 L -30 -54 L 0 -54 L 0 -36 L 30 -36 L 30 -18 L 60 -18 L 60 0 Z
    5x 30 18 line #8a7458 2 -90 -90 -60 -90
    4x 30 18 line #8a7458 2 -60 -90 -60 -72`,
  'slippery-spot': `
    oval #bfe6f7@80 8 1 34 4.4
    oval #e8f7fd 0 0 14 1.6`,
  'banana-skin': `
    path #f2cf3a M 0 -6 C -8 -6 -14 -2 -16 2 C -10 0 -4 0 0 1 C 4 0 10 0 16 2 C 14 -2 8 -6 0 -6 Z
    path #d9b020 M -2 -5 L 2 -5 L 3 -12 L 0 -13 Z`,
  'slip-lines': `
    curve #ffffff@90 2.4 M 0 10 C 12 8 18 0 22 -12
    curve #ffffff@90 2.4 M -8 16 C 12 16 24 6 30 -10`,
  'trip-stone': `
    path #8d8a86 M -12 0 C -12 -10 -4 -14 2 -12 C 10 -12 14 -4 13 0 Z
    path #a8a5a0 M -7 -6 C -4 -10 2 -11 5 -9 C 1 -7 -3 -6 -7 -6 Z`,
  crutch: `
    line #c49a62 3 0 0 8 48
    line #c49a62 3 0 0 -6 -18
    line #8a6242 4 -12 -18 2 -20
    line #8a6242 3 -3 2 5 0
    box ink 6 46 5 4 1`,
  'leg-plaster': `
    box white -5 -20 11 22 4
    2x 0 6 line #dfe5ec 1 -4 -14 5 -14`,
  'limp-wrist': `
    oval skin 2 3 3 5`,
  hush: `
    text #5b6b8a 11 0 0 shh`,
  'hop-lines': `
    2x 22 0 curve #ffffff@90 2.4 M -16 -4 C -16 -12 -12 -14 -12 -20`,
  'spin-back': `
    curve #ffffff@80 3 M -34 -40 C -30 -52 30 -52 34 -40`,
  'spin-front': `
    curve #ffffff 3 M 36 -38 C 30 -22 -30 -22 -36 -38
    poly #ffffff -42 -34 -32 -46 -29 -34`,
  'shading-hand': `
    oval skin 2 0 8 2.6 .1`,
  'look-arrows': `
    line #3576c9 3 -14 0 -30 0
    poly #3576c9 -28 -6 -28 6 -38 0
    line #3576c9 3 14 0 30 0
    poly #3576c9 28 -6 28 6 38 0`,
  'up-lines': `
    line #f2c230 2.4 0 8 8 -4
    line #f2c230 2.4 8 14 20 4
    poly #f2c230 22 -18 24 -12 30 -12 25 -8 27 -2 22 -6 17 -2 19 -8 14 -12 20 -12`,
  'field-glasses': `
    box ink -8 -6 10 6 2
    box ink -8 1 10 6 2
    box #3a3a44 1 -7 12 7 2
    box #3a3a44 1 1 12 7 2
    oval #8fd0f2 13 -3.4 2 3.2
    oval #8fd0f2 13 4.6 2 3.2
    disc skin -2 8 3.6`,
  'lab-bench': `
    box #9fb4c4 -34 -36 84 36 1
    box #e8edf2 -38 -40 92 5 1
    path #7fd0c0@80 M 36 -40 L 32 -52 L 35 -58 L 41 -58 L 44 -52 L 48 -40 Z
    box #d8433b 20 -56 4 16 1`,
  'big-microscope': `
    box #3a4a6a -12 -5 28 5 2
    curve #3a4a6a 5 M 10 -5 C 18 -16 16 -30 6 -34
    line #dfe5ec 7 2 -16 -8 -40
    line ink 5 -8 -40 -11 -47
    line steel 4 3 -14 4 -8
    box #8d96a3 -8 -9 18 3 1`,
  magnifier: `
    line #7a5236 4 -2 8 0 -2
    ring #3a3a44 2.4 2 -14 11
    disc #cfeaf6@60 2 -14 10
    curve white 1.6 M -4 -18 C -2 -21 0 -22 3 -22`,
  'hiding-bush': `
    disc #2f7a3c -20 -16 18
    disc #3a8f48 4 -22 22
    disc #2f7a3c 28 -16 18
    disc #48a356 -6 -10 14
    disc #48a356 18 -12 14
    box #2f7a3c -36 -10 80 12 4
    6x 12 -1 disc #5ab868 -28 -14 3`,
  'brick-corner': `
    box #b5624a -40 -150 60 154 0`,
  'corner-edge': `
    box #b5624a -40 -150 58 154 0
    7x 0 22 line #8f4a36 1.4 -40 -140 18 -140
    4x 0 44 line #8f4a36 1.4 -22 -140 -22 -118
    4x 0 44 line #8f4a36 1.4 4 -140 4 -118
    3x 0 44 line #8f4a36 1.4 -10 -118 -10 -96
    box #d07a60 14 -150 4 154 0`,
  'brick-wall': `
    box #b5624a -60 -150 52 154 0
    7x 0 22 line #8f4a36 1.4 -60 -140 -8 -140
    4x 0 44 line #8f4a36 1.4 -40 -140 -40 -118
    3x 0 44 line #8f4a36 1.4 -24 -118 -24 -96
    box #d07a60 -12 -150 4 154 0`,
  'wrist-watch': `
    box #6b4a32 -12 -4 5 10 1
    disc gold -9 0 5.4
    disc white -9 0 4.2
    line ink .9 -9 0 -9 -3
    line ink .9 -9 0 -7 1`,
  'big-headphones': `
    curve #3a3a44 3.4 M -5 -2 C -14 -22 14 -22 8 -8
    box #d8433b -10 -5 9 12 4`,
  'wall-mirror': `
    box #c9a23a -18 -36 36 72 4
    box #dceffa -15 -33 30 66 3
    disc skin 0 -6 11
    path hair M -11 -6 C -13 -20 12 -20 11 -7 C 6 -12 -4 -12 -11 -6 Z
    disc ink -5 -6 1.2
    disc ink 1 -6 1.2
    curve #9a4a42 1.2 M -6 -1 C -4 2 0 2 2 -1
    path cloth M -14 30 C -12 10 10 10 14 30 Z
    line white@70 2 -11 -10 -4 -26`,
  'joy-marks': `
    line #f2c230 3 0 -4 0 -14
    line #f2c230 3 -34 2 -42 -6
    line #f2c230 3 34 2 42 -6
    disc #e2574c -20 -10 2.4
    disc #3f8fd2 20 -10 2.4`,
  'dizzy-stars': `
    ring #f2c230@60 1.4 0 -16 14
    poly #f2c230 -14 -22 -12 -17 -7 -17 -11 -14 -9 -9 -14 -12 -18 -9 -17 -14 -21 -17 -16 -17
    poly #f2c230 12 -26 14 -21 19 -21 15 -18 17 -13 12 -16 8 -13 9 -18 5 -21 10 -21`,
};
