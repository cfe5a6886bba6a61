import { GAME_PROPS } from './game-props.ts';

/** Instruments, signs of hands and what is used in shows. */
export const SKILL_PROPS: Readonly<Record<string, string>> = {
  ...GAME_PROPS,
  'pipe-bag': `
    line #3a2a22 4 -8 -6 -34 -50
    line #3a2a22 4 -2 -8 -18 -58
    line #3a2a22 4 4 -8 0 -56
    3x 16 -4 box #f4f1ea -38 -52 8 6 2
    path #b5343f M -18 -10 C -14 -22 14 -20 18 -8 C 22 8 4 16 -8 12 C -18 8 -20 0 -18 -10 Z
    curve #2f6b4a 3 M -14 -6 C -4 -2 8 -2 16 -6
    curve #f2c230 1.6 M -14 2 C -4 6 8 6 16 0
    line #3a2a22 3 6 -14 8 -24
    line #3a2a22 4 12 6 18 26`,
  kilt: `
    path #b5343f M -10 -4 L 10 -4 L 15 22 L -15 22 Z
    4x 6 0 line #22222c 1.4 -9 -4 -11 22
    line #f2c230 1.4 -13 8 13 8`,
  harmonica: `
    box #aeb6c0 -13 -5 26 10 3
    6x 4 0 box #33313c -11 -1 2.4 4 0
    oval skin -13 2 6 6
    oval skin 13 2 6 6`,
  trombone: `
    line gold 3 -2 0 44 6
    line gold 3 -6 -8 50 -10
    curve gold 3 M -6 -8 C -16 -6 -14 2 -2 0
    path gold M 46 -12 L 46 -8 C 56 -6 64 -2 70 4 L 70 -24 C 64 -18 56 -14 46 -12 Z
    oval gold-20 70 -10 4 14`,
  'trombone-slide': `
    line gold 3 -30 -4 14 2
    line gold 3 -28 6 14 10
    curve gold 3 M 14 2 C 22 3 22 10 14 10
    oval skin 0 0 4.4 4`,
  'brass-plate': `
    oval #e3bd4f 0 0 6 25
    oval #f6df8a -1 0 3 18
    oval skin 0 0 5 5`,
  'clash-marks': `
    line #f2c230 3 0 -6 0 -20
    line #f2c230 3 -12 -2 -22 -12
    line #f2c230 3 12 -2 22 -12`,
  'gong-stand': `
    line #8a2f2f 6 -46 0 -46 -132
    line #8a2f2f 6 46 0 46 -132
    line #8a2f2f 7 -56 -130 56 -130
    line #33313c 1.4 -16 -128 -16 -104
    line #33313c 1.4 16 -128 16 -104
    disc #b5822c 0 -70 38
    disc #e3bd4f 0 -70 33
    disc #c89a3a 0 -70 10`,
  'gong-mallet': `
    line #8a5a32 3 -4 4 18 -6
    oval #f4f1ea 22 -8 8 7`,
  'felt-stick': `
    line #c8863e 2.4 0 0 20 0
    disc #f4f1ea 22 0 5`,
  'kettle-drum': `
    path #b5622f M -26 -42 L 26 -42 C 26 -20 14 -10 0 -10 C -14 -10 -26 -20 -26 -42 Z
    oval #f4f1ea 0 -42 27 6
    line #5f6874 3 -14 -14 -20 0
    line #5f6874 3 14 -14 20 0
    curve #e0a878 2 M -20 -34 C -18 -22 -10 -16 -4 -14`,
  didgeridoo: `
    path #8a5a32 M -2 -4 L 80 40 L 74 50 L -4 4 Z
    line #f2c230 3 16 6 12 14
    line #d8433b 3 30 14 26 22
    line #f4f1ea 3 44 22 40 30
    oval #5a3a22 78 46 5 7 .5`,
  'pan-pipes': `
    box #d9a860 -13 -2 4 30 1
    box #d9a860 -8 -2 4 27 1
    box #d9a860 -3 -2 4 24 1
    box #d9a860 2 -2 4 20 1
    box #d9a860 7 -2 4 17 1
    box #d9a860 12 -2 4 14 1
    line #8a5a32 2.4 -14 8 16 6`,
  'plain-stool': `
    line wood 3 -9 -22 -11 0
    line wood 3 10 -22 12 0
    box wood+10 -13 -25 27 5 2`,
  'tuned-guitar': `
    line #6b4226 5 8 0 36 -22
    path #c8863e M -16 10 C -26 -4 -10 -16 0 -8 C 8 -16 20 -4 12 8 C 10 20 -10 24 -16 10 Z
    disc #3a2a22 0 2 5
    poly #4a2f1e 32 -22 38 -16 46 -26 40 -32`,
  'turn-peg': `
    curve #f2c230 2.4 M -8 -4 C -8 -14 8 -14 8 -4
    poly #f2c230 8 2 3 -6 13 -6
    oval skin -2 4 4.4 4`,
  'hand-mic': `
    line ink 4 2 6 -2 -6
    disc #8d96a3 -3 -9 5
    oval skin 2 4 5 4.4`,
  'beat-words': `
    text #e2574c 17 0 0 BOOM
    text #3576c9 14 14 18 tss`,
  'gold-chain': `
    curve #f2c230 2.4 M -7 2 C -4 14 6 14 9 2
    disc #f2c230 1 13 4`,
  'lasso-loop': `
    oval #c9a86a 0 0 34 12
    oval #87b7e8 0 0 30 9`,
  'red-cape': `
    path #d8243c M -4 -8 L 30 -10 C 36 10 30 30 36 46 C 24 42 12 48 0 44 C 4 24 -4 10 -4 -8 Z
    curve #a81428 2 M 8 -6 C 12 12 8 26 12 42
    curve #a81428 2 M 20 -8 C 24 10 18 26 24 42`,
  'matador-hat': `
    path #16161c M -13 -4 C -16 -8 -16 -14 -11 -13 C -8 -19 8 -19 11 -13 C 16 -14 16 -8 13 -4 C 4 -8 -4 -8 -13 -4 Z`,
  'black-belt': `
    line ink 4 -9 -4 10 -4
    line ink 3 4 -4 8 8
    line ink 3 3 -4 2 9`,
  'kick-arc': `
    curve #ffffff 4 M -8 46 C 16 36 22 14 14 -10
    poly #ffffff 10 -20 6 -6 20 -8`,
  'board-blocks': `
    box #9aa3af -34 -38 14 38 1
    box #9aa3af 20 -38 14 38 1`,
  'whole-board': `
    box #d9a860 -38 -6 76 7 1`,
  'broken-board': `
    poly #d9a860 -38 -6 -4 8 -8 14 -40 1
    poly #d9a860 38 -6 4 8 8 14 40 1
    line #f2c230 3 0 -4 0 -18
    line #f2c230 3 -10 -2 -18 -14
    line #f2c230 3 10 -2 18 -14`,
  'keeper-goal': `
    line white 6 -110 0 -110 -130
    line white 6 -112 -130 112 -130
    line white 6 110 0 110 -130
    14x 16 0 line #ffffff@60 1 -104 -128 -104 0
    9x 0 14 line #ffffff@60 1 -108 -118 108 -118`,
  'keeper-glove': `
    oval #4fd07a 2 -2 8 9
    3x 4 0 line #2f9a52 1.4 -2 -9 -2 -2`,
  'exercise-mat': `
    oval #8e6bc9 0 0 60 4`,
  'stop-watch': `
    disc #f4f1ea 0 0 14
    ring #33313c 2.4 0 0 14
    line #d8433b 2 0 0 6 -8
    box #33313c -3 -20 6 5 1`,
  'big-ball': `
    disc #3aa6a0 0 -24 25
    curve #2f8a84 2 M -22 -30 C -8 -22 8 -22 22 -30
    oval #7fd0ca -8 -36 7 4 -.5`,
  'long-ribbon': `
    line #f4f1ea 2.4 0 0 22 -10
    curve #f0559a 5 M 22 -10 C 44 -40 54 4 66 -26 C 76 -50 90 -4 98 -30 C 106 -50 110 -10 92 20 C 84 34 70 44 60 50`,
  beam: `
    box #c8a06a -90 -44 180 9 2
    line #5f6874 5 -62 -36 -70 0
    line #5f6874 5 62 -36 70 0
    box #3f8fd2 -110 -3 220 6 2`,
  'two-rings': `
    line #c9a86a 2.4 -22 -96 -22 -12
    line #c9a86a 2.4 24 -96 24 -12
    ring #a8713f 3.4 -22 -6 8
    ring #a8713f 3.4 24 -6 8
    line #5f6874 5 -60 -96 60 -96
    line #5f6874 5 -60 -96 -60 116
    line #5f6874 5 60 -96 60 116`,
  'steel-pole': `
    line #c3ccd6 5 0 2 0 -160
    oval #5f6874 0 0 26 4
    line #f4f8fc 1.4 -1 0 -1 -158`,
  'tilted-hat': `
    oval #16161c 3 -8 18 4 .14
    path #16161c M -9 -10 L -7 -20 C 0 -24 8 -22 11 -17 L 12 -7 Z
    line #f4f1ea 2.4 -8 -12 12 -9`,
  'slide-lines': `
    line #ffffff 3 0 0 26 0
    line #ffffff 3 6 -8 34 -8
    poly #ffffff -8 0 4 -6 4 6`,
  'horn-hand': `
    box skin -6 -5 12 11 4
    line skin 3.4 -4 -4 -5 -15
    line skin 3.4 4 -4 6 -15`,
  'rock-words': `
    text #d8433b 22 0 0 ROCK!`,
  'lip-finger': `
    box skin -6 2 11 11 4
    line skin 3.8 0 4 -3 -8`,
  'shh-word': `
    box white -24 -18 54 26 10
    text #3a3a44 19 3 2 Shh`,
  'sick-stream': `
    path #a8c83a M -4 0 C 6 6 8 24 8 44 L 20 44 C 18 20 12 4 2 -3 Z`,
  'sick-puddle': `
    oval #a8c83a 0 1 22 4
    oval #c8e05a -4 0 10 1.8`,
  'slapping-palm': `
    oval skin 2 -4 5 9
    3x 3 0 line skin-15 1 -1 -11 -1 -4`,
  'slap-burst': `
    poly #f2c230 0 -18 4 -6 16 -12 8 0 18 6 5 6 0 18 -5 6 -18 6 -8 0 -16 -12 -4 -6`,
  'tickle-marks': `
    curve #f2c230 2.4 M -10 -6 C -6 -12 0 -2 4 -8
    curve #f2c230 2.4 M -4 -18 C 0 -24 6 -14 10 -20`,
  'haha-word': `
    text #e2574c 16 0 0 Ha ha!`,
  'lip-thumb': `
    box skin -5 -2 12 11 4
    line skin 4 -2 0 -4 -4`,
  'hugged-bear': `
    disc #b5762f 0 -8 9
    disc #b5762f -7 -15 4
    disc #b5762f 7 -15 4
    oval #b5762f 0 8 10 12
    disc #e0b47a 2 -6 4
    disc ink -3 -10 1.2
    disc ink 4 -10 1.2`,
  'crossed-pair': `
    box skin -7 -2 14 13 4
    line skin 4 -3 0 4 -17
    line skin-10 4 4 0 -3 -17`,
  'wish-stars': `
    3x 14 -8 poly #f2c230 -14 -6 -12 -1 -7 -1 -11 2 -9 7 -14 4 -18 7 -17 2 -21 -1 -16 -1`,
  'hands-heart': `
    curve skin 6 M 0 14 C -16 0 -14 -14 -6 -14 C -2 -14 0 -10 0 -8
    curve skin-8 6 M 0 14 C 16 0 14 -14 6 -14 C 2 -14 0 -10 0 -8`,
  'heart-glow': `
    path #e23b4e M 0 10 C -17 -3 -12 -16 -5 -13 C -1 -12 0 -9 0 -7 C 0 -9 1 -12 5 -13 C 12 -16 17 -3 0 10 Z`,
  'arm-muscle': `
    oval skin 0 0 7 5 -.6`,
  'tight-fist': `
    box skin -6 -7 12 12 4
    3x 4 0 line skin-20 1 -3 -6 -3 0`,
  'spread-ears': `
    path skin M -14 -8 L -26 -16 L -20 -4 L -28 0 L -18 4 L -22 12 L -12 8 Z
    path skin M 14 -8 L 26 -16 L 20 -4 L 28 0 L 18 4 L 22 12 L 14 8 Z`,
  'long-tongue': `
    path #e8687a M -5 0 L 3 0 L 3 9 C 2 14 -4 14 -5 9 Z
    line #c84a5e 1 -1 2 -1 9`,
  'open-five': `
    oval skin 0 0 6 7
    line skin 3 -5 -2 -10 -10
    line skin 3 -2 -4 -4 -15
    line skin 3 2 -4 2 -16
    line skin 3 4 -3 8 -13
    line skin 3 4 2 11 -2`,
  'two-up': `
    box skin -6 -4 12 11 4
    line skin 3.4 -3 -4 -6 -16
    line skin 3.4 3 -4 5 -16`,
  'hand-moves': `
    curve #3576c9 2.4 M -16 0 C -8 -10 8 -10 16 0
    poly #3576c9 20 6 10 0 20 -6`,
  'chest-hand': `
    oval skin 0 0 9 5 -.3
    3x 0 3 line skin-15 1 0 -2 8 -4`,
  'joined-palms': `
    path skin M -5 12 L -5 -10 L -1 -14 L -1 13 Z
    path skin-15 M 5 12 L 5 -10 L 1 -14 L 1 13 Z`,
  'sorry-word': `
    box white -34 -18 68 26 10
    text #3a3a44 17 0 1 Sorry`,
  'back-scratcher': `
    line #c8863e 3 6 18 -14 -26
    3x 3 1 line #c8863e 2 -18 -26 -22 -18`,
  'itch-marks': `
    line #d8433b 2.4 -4 -12 -12 -16
    line #d8433b 2.4 -6 0 -16 0
    line #d8433b 2.4 -4 12 -12 16`,
  'gum-bubble': `
    disc #f79ac8 12 -1 12
    oval white@80 8 -5 3 4 .5`,
  'stone-plinth': `
    box #b9b3a8 -30 -24 60 24 1
    box #a39c90 -36 -28 72 6 1
    box #a39c90 -36 -5 72 6 1`,
  'coin-hat': `
    path #33313c M -14 0 L -12 -12 L 12 -12 L 14 0 Z
    oval #22222c 0 -12 16 3
    2x 8 0 disc #f2c230 -4 -13 3`,
  'mirror-ball': `
    line #5f6874 2 0 -40 0 -18
    disc #c3ccd6 0 0 18
    5x 7 0 line #f4f8fc 1.2 -14 -14 -14 14
    5x 0 7 line #8d96a3 1.2 -16 -14 16 -14
    line #fff2b0@70 3 -24 12 -60 40
    line #fff2b0@70 3 24 12 54 40`,
};
