/**
 * What is worn, in the colour it is asked for in. On the head the origin is its middle and its radius 12; at the neck and
 * on the body (`BODY_SKETCHES`) it is the neck, the hips are at 31 and the breast is to the right.
 */
export const HEAD_SKETCHES = {
  hat: `
    oval $-12 0 -9 20 4
    box $ -10 -22 20 14 5
    box $-40 -10 -13 20 4 0`,
  'straw hat': `
    oval #d8b05a 0 -8 24 5
    box #ecca78 -10 -20 20 13 6
    line #c99f4a 1 -9 -16 9 -16
    box $ -10.4 -12 21 4 1`,
  'cowboy hat': `
    path $-12 M -24 -14 C -16 -4 16 -4 24 -14 C 20 -6 12 -5 0 -5 C -12 -5 -20 -6 -24 -14 Z
    path $ M -11 -8 C -11 -26 -4 -22 0 -21 C 5 -22 11 -26 11 -8 Z
    box $-45 -11 -11 22 3 0`,
  sombrero: `
    path $-12 M -32 -12 C -26 -2 26 -2 32 -12 C 28 -5 16 -5 0 -5 C -16 -5 -28 -5 -32 -12 Z
    path $ M -10 -7 C -8 -30 8 -30 10 -7 Z
    box red -10 -11 20 4 1
    line white 1.4 -28 -7 -10 -4 10 -4 28 -7`,
  'top hat': `
    oval $-12 0 -9 18 3.6
    box $ -11 -32 22 24 1
    box red -11 -15 22 4 0`,
  cap: `
    path $ M -13 -5 C -13 -21 13 -21 13 -6 Z
    path $-20 M 10 -7 C 18 -8 23 -6 24 -4 L 10 -4 Z`,
  'flat cap': `
    path $ M -14 -6 C -16 -17 4 -21 18 -8 L 12 -5 Z
    path $-25 M 8 -8 C 15 -9 20 -7 21 -4 L 9 -5 Z
    line $-15 1 -6 -16 2 -8`,
  'peaked cap': `
    path $ M -13 -8 C -20 -19 -6 -23 4 -22 C 18 -21 20 -16 14 -9 Z
    box $-35 -13 -10 27 5 1
    path ink M 7 -6 C 16 -7 21 -3 21 0 C 16 -3 12 -4 7 -4 Z
    disc gold 7 -14 3
    line gold 1.2 -2 -7.5 13 -7.5`,
  'sailor cap': `
    box $ -12 -19 24 10 4
    oval $+20 0 -19 13 3
    box #26365a -12 -11 24 4 1`,
  beret: `
    path $ M -15 -8 C -20 -18 4 -22 13 -14 C 16 -11 14 -8 12 -7 Z
    line $-30 1.6 -2 -18 -1 -22`,
  beanie: `
    path $ M -13 -4 C -14 -24 14 -24 13 -5 Z
    box $-20 -14 -8 28 6 3
    disc $+30 0 -21 4`,
  'rain hat': `
    path $-14 M -22 2 C -18 -8 14 -9 17 -4 C 10 -4 -10 -2 -22 2 Z
    path $ M -13 -5 C -13 -23 12 -23 13 -6 Z`,
  helmet: `
    path $ M -15 -2 C -18 -22 12 -27 16 -6 C 8 -9 -6 -8 -15 -2 Z
    oval ink -8 -12 3.6 1.5 -.7
    oval ink 0 -17 4 1.6 -.1
    oval ink 8 -14 3.4 1.4 .5
    line ink 1.4 -6 -4 -2 9 3 12
    line $+35 1.2 -10 -16 0 -21 8 -18`,
  'hard hat': `
    path $ M -13 -5 C -14 -25 14 -25 13 -6 Z
    box $-14 -16 -8 34 4 2
    path $+25 M -3 -20 C -2 -24 3 -24 4 -20 L 4 -9 L -3 -9 Z`,
  'fire helmet': `
    path $-14 M -24 -1 C -16 -10 12 -11 19 -6 L 12 -5 C 0 -8 -12 -6 -24 -1 Z
    path $ M -13 -6 C -14 -25 14 -25 13 -7 Z
    path $+25 M -3 -21 C -2 -27 2 -27 3 -21 L 2 -9 L -2 -9 Z
    poly gold 5 -17 13 -16 12 -9 9 -7 6 -9`,
  'motorcycle helmet': `
    path $ M -15 8 C -20 -14 -10 -21 2 -21 C 14 -21 18 -10 17 -5 L 1 -6 L 0 5 L 14 9 C 10 16 -8 17 -15 8 Z
    box #243040@75 1 -6 16 11 3
    line white@60 1.2 5 -4 9 2`,
  'army helmet': `
    path $ M -16 -3 C -18 -24 15 -24 15 -5 Z
    line $-30 1.4 -5 -3 -1 9 4 12`,
  crown: `
    poly gold -11 -7 -12 -20 -5 -13 0 -23 5 -13 12 -20 11 -7
    disc red 0 -11 2`,
  'flower crown': `
    curve leaf 3 M -13 -6 C -6 -12 6 -13 13 -8
    disc #f4a8c4 -11 -8 4
    disc #fff3f0 -4 -11 4
    disc #f2c230 4 -12 4
    disc #e2574c 11 -9 4
    disc #f2c230 -4 -11 1.4
    disc white 11 -9 1.4`,
  'graduation cap': `
    path $ M -12 -8 C -12 -16 12 -16 12 -8 L 11 -4 L -11 -4 Z
    poly $-10 -20 -14 0 -22 20 -14 0 -7
    line gold 1.2 0 -14 -15 -12 -15 -2
    box gold -16.4 -3 3 6 1`,
  'nurse cap': `
    path $ M -11 -9 L -13 -21 C -4 -24 6 -24 13 -20 L 11 -9 C 4 -11 -4 -11 -11 -9 Z
    box red -1.4 -20 3 9 0
    box red -4.4 -17 9 3 0`,
  'chef hat': `
    disc #ffffff -8 -21 8
    disc #ffffff 1 -26 9
    disc #ffffff 9 -21 8
    box #eef0f2 -11 -20 22 12 2
    line #d5d9de 1 -5 -19 -5 -10
    line #d5d9de 1 3 -19 3 -10`,
  hood: `
    path $ M -16 12 C -21 -12 -12 -20 1 -20 C 13 -20 17 -10 14 -5 C 6 -12 -5 -10 -7 0 C -8 6 -7 12 -3 15 C -10 17 -15 16 -16 12 Z
    curve $-25 1.4 M 14 -5 C 6 -12 -5 -10 -7 0 C -8 6 -7 12 -3 15`,
  headscarf: `
    path $ M -15 15 C -20 -12 -12 -18 1 -17 C 12 -16 15 -9 13 -6 C 6 -10 -4 -9 -6 0 C -7 7 -3 12 5 13 C 9 13 8 20 0 22 C -8 23 -14 20 -15 15 Z
    curve $-22 1.2 M -6 0 C -7 7 -3 12 5 13
    curve $-22 1 M -14 8 C -10 16 -4 18 3 18`,
  veil: `
    path $@80 M 2 -14 C -14 -18 -20 0 -26 42 C -16 46 -8 40 -5 28 C -7 14 -9 2 2 -14 Z
    disc #f4b8c8 -4 -13 3
    disc white 2 -14.5 3
    disc #f4b8c8 8 -13 2.6`,
  turban: `
    path $ M -14 -3 C -20 -24 16 -27 14 -6 C 8 -9 -6 -8 -14 -3 Z
    curve $-25 1.4 M -14 -8 C -6 -18 6 -20 13 -12
    curve $-25 1.4 M -12 -14 C -4 -20 6 -14 13 -7`,
  'bee veil': `
    oval $-8 0 -8 23 5
    box $ -10 -20 20 13 6
    path #3a3a44@35 M -20 -7 C -22 10 -14 20 0 20 C 14 20 20 8 19 -7 Z`,
  'party hat': `
    poly $ -9 -9 9 -9 2 -32
    line white 2 -6 -15 6 -19
    disc gold 2 -32 3`,
  'witch hat': `
    oval $-12 0 -8.6 20 4.4
    poly $ -11 -9 11 -9 4 -24 -3 -42
    box gold -11 -13 22 4 1`,
  bandana: `
    path $ M -13 -4 C -14 -20 13 -20 13 -6 C 4 -10 -6 -9 -13 -4 Z
    poly $-15 -12 -5 -22 -2 -20 5 -14 1`,
  headband: `
    path $ M -13 -4 C -6 -11 6 -12 13 -8 L 12 -5 C 6 -9 -6 -7 -12 0 Z`,
  bow: `
    poly $ -4 -13 -14 -20 -13 -8
    poly $ -4 -13 6 -20 5 -8
    disc $-25 -4 -13 2.6`,
  'swim cap': `
    path $ M -13 3 C -17 -18 8 -20 13 -6 C 4 -8 -5 -6 -8 4 Z
    curve white@70 1.6 M -9 -10 C -4 -15 4 -16 9 -12`,
  glasses: `
    ring $ 1.2 3.2 -.2 3.4
    ring $ 1.2 10 -.2 3
    line $ 1.2 -9 -1 0 -1`,
  sunglasses: `
    box $ -.8 -3.4 7.6 6.4 2.4
    box $ 7.4 -3.4 6.4 6 2.4
    line $ 1.4 -10 -1.6 8 -2
    line white@60 1 1 -2 3 -2.4`,
  goggles: `
    line ink 3 -12 -2 0 -1
    box $ -1.4 -4.6 15.6 8.4 4
    box #bfe6f4@90 0 -3.2 12.8 5.6 2.8
    line white 1 2 -2 5 -2.4`,
  'diving mask': `
    line ink 2.6 -12 -2 0 -1
    box $ -2 -6 16.4 12 4
    box #bfe6f4@85 0 -4.4 13 7.4 3
    curve #f2c230 2.6 M -9 -22 L -10 4 C -8 10 2 11 6 9`,
  mask: `
    path $ M -3 1 L 13 1 L 11 10 L 2 11 Z
    line white 1 -9 2 -3 2`,
  headphones: `
    curve $ 3 M -5 -2 C -14 -22 13 -23 7 -12
    box $ -10 -5 8 12 3.4
    box $+30 -8 -2 3 6 1.4`,
  'eye patch': `
    oval ink 9 -.2 3 3
    line ink 1.2 -11 -8 13 -3`,
  'clown nose': `
    disc red 8 2.6 3.6
    disc white@70 7 1.4 1`,
  earrings: `
    disc $ -4.5 6 2`,
} as const;

export const NECK_SKETCHES = {
  tie: `
    poly $ 2 1 7 1 6 5 3 5
    poly $-8 3 5 6 5 9 20 5 25 1 20`,
  'bow tie': `
    poly $ 4.5 3 -3 -2 -3 8
    poly $ 4.5 3 11.4 -2 11.4 8
    disc $-25 4.4 3 2`,
  neckerchief: `
    poly $ -5 0 9 0 6 12
    poly $-20 4 4 9 4 6 11`,
  necklace: `
    curve $ 1.4 M -5 0 C 0 8 6 8 9 1
    disc $ 4 7 2`,
  stethoscope: `
    curve #2f3a4a 1.6 M -4 0 C -2 12 8 12 7 0
    line #2f3a4a 1.6 3 9 4 16
    disc #aeb6c0 4 17 2.6`,
  medal: `
    poly blue 1 1 8 1 5 14 4 14
    disc gold 4.6 16 3.6`,
  lei: `
    curve #f4a8c4 4 M -6 0 C -2 14 8 14 9 1`,
} as const;

const TORSO_SHAPE = 'M -7 1 C -11.5 10 -8 20 -7.6 32 L 7.6 32 C 8 20 11 10 7.6 1';

export const BODY_SKETCHES = {
  'suit front': `
    poly white -1 0 8 0 5 15
    poly #b8332f 3.4 2 6 2 6.6 11 5 15 3.4 11
    poly $-25 -4 0 -1 -1 5 15 2 17
    poly $-25 9 2 7 0 5 15 7 17
    line $-35 1 5 16 5 31
    disc $-45 3 20 1.1
    disc $-45 3 25 1.1`,
  'tuxedo front': `
    poly white -1 0 8 0 5 16
    poly $-35 -4 0 -1 -1 5 16 2 18
    poly $-35 9 2 7 0 5 16 7 18
    poly red 4.5 3 -1 0 -1 6
    poly red 4.5 3 9.6 0 9.6 6
    disc white -3 10 2`,
  'uniform front': `
    poly white 0 0 8 0 5 5
    poly $-28 -3 0 0 -1 5 6 3 8
    poly $-28 9 1 8 -1 5 6 7 8
    4x 0 5.4 disc gold 5 10 1.3
    box ink -8 25 16 3.4 0
    disc gold 4 26.7 2
    box $-25 -6 10 6 6 1
    poly gold -5 6 -1 6 -3 9
    line gold 2.4 -8 2.6 -2 1`,
  'open front': `
    poly white 2 0 8 0 9.4 10 7.6 31 4 31
    line $-30 1.6 2 0 4 31
    3x 0 7 disc $-45 1.6 10 1.2
    box $-18 -5 19 5 7 1`,
  'vest front': `
    path $ ${TORSO_SHAPE} L 4.6 13 L 0 0 Z
    line $-35 1 4.6 13 5 31
    3x 0 5 disc $-45 3 16 1.1`,
  'safety vest': `
    path $ ${TORSO_SHAPE} L 5 12 L 0 0 Z
    line #f4f6c0 3 -9 14 8.6 14
    line #f4f6c0 3 -8 23 8 23
    line #f4f6c0 2.6 -5 1 -4 31
    line ink 1 5 12 5 31`,
  'life vest': `
    path $ ${TORSO_SHAPE} L 5 10 L 0 0 Z
    line ink 2.4 -9 13 8.6 13
    line ink 2.4 -8 22 8 22
    box #f8f6f1 3 11.4 4 3.4 1`,
  'fire coat': `
    line #f2e24a 3.2 -9 12 9 12
    line #d8dde2 1.2 -9 12 9 12
    line #f2e24a 3.2 -8 28 8 28
    line $-35 1.6 5 0 5 31
    3x 0 7 box #8f959c 3.6 6 4 2 0`,
  bib: `
    path $ M -5 12 L 8 12 L 9 32 L -8 32 L -8 24 Z
    line $ 3 -4 13 -5 0
    line $ 3 7 13 5 0
    disc gold -3.6 14 1.5
    disc gold 6.8 14 1.5
    box $-22 -1 17 7 6 1`,
  'hoodie front': `
    path $-16 M -9 2 C -15 -6 -4 -8 6 -4 C 10 -2 8 4 2 4 C -3 4 -6 4 -9 2 Z
    line white 1.2 2 3 1 12
    line white 1.2 5.6 3 6 12
    poly $-20 -4 20 7 20 8.4 29 -6 29`,
  'jacket front': `
    poly $-25 -3 0 2 -2 5 6 1 7
    poly $-25 9 2 7 -2 5 6
    line $-45 1.8 5 5 5 31
    line gold .8 5 6 5 31
    line $-35 1 -5 20 0 22`,
  'leather front': `
    poly white 1 0 8 0 5 8
    poly $-35 -4 0 1 -2 5 9 -2 10
    poly $-35 10 2 8 -1 5 9 10 9
    line steel 1.4 5 9 3 31
    line steel 1 -6 18 -1 20
    box $-40 -8 27 16 4 0`,
  'puffer front': `
    line $-25 1.2 -9 8 9 8
    line $-25 1.2 -9 15 9 15
    line $-25 1.2 -8 22 8 22
    line $-25 1.2 -8 28 8 28
    line $-45 1.4 5 1 5 31`,
  'sweater knit': `
    line $-20 2.6 -5 1 7 1
    line $+25 1.6 -9 11 -6 14 -3 11 0 14 3 11 6 14 9 11
    line $-20 3 -7.6 30 7.6 30`,
  'turtleneck collar': `
    box $-12 -5 -5 12 7 2`,
  jersey: `
    poly white 0 0 7 0 4 5
    text white 15 1 23 1
    line white 2 -9 2 -8 28`,
  'jersey 10': `
    poly white 0 0 7 0 4 5
    text white 13 1 22 10
    line white 2 -9 2 -8 28`,
  kimono: `
    poly white -2 0 8 0 4 8
    line $-30 2.4 -4 0 6 13
    line $-30 2.4 9 1 2 15
    box gold -8.4 18 17 9 1
    box red -8.4 21 17 3 0
    box gold -13 17 6 11 2`,
  'judo front': `
    poly #e8c9a8 0 0 7 0 4 9
    line $-20 2.4 -4 0 7 17
    line $-20 2.4 9 1 1 15
    box ink -8 24 16 3.6 0
    line ink 2.4 3 26 1 35
    line ink 2.4 4 26 7 34`,
  'sari front': `
    path gold M 8 2 L 9 6 L -6 26 L -9 24 Z
    path $-20 M 7 0 L 8 4 L -7 24 L -9 20 Z`,
  'poncho front': `
    path $ M -3 -1 C -14 8 -16 22 -15 29 L 14 29 C 14 18 11 6 6 -1 Z
    line red 2 -15 25 14 25
    line yellow 2 -15 20 13 20
    4x 7 0 line $-30 1 -13 29 -13 33`,
  'robe front': `
    poly white 0 0 7 0 4 7
    line $-30 2 -2 0 5 16
    line $-30 2 8 1 4 16
    box $-40 -8 23 16 3.4 1`,
  'judge collar': `
    poly white -1 0 8 0 7 14 2 14
    line $-30 1 4.5 1 4.5 14`,
  'lab pocket': `
    box #e2e8ee -6 12 6 7 1
    line blue 1.2 -4 10 -4 15
    line red 1.2 -2 10 -2 15`,
  armour: `
    path $+15 M -8 2 C -11 10 -9 18 -8 22 L 9 22 C 10 14 10 6 8 2 Z
    line $-35 1.4 1 2 1 22
    line $-35 1.6 -8 25 8 25
    line $-35 1.6 -8 29 8 29
    disc gold 1 11 3`,
  'samurai armour': `
    path $ M -10 2 C -14 10 -10 26 -10 31 L 10 31 C 11 20 12 8 9 2 Z
    5x 0 5.4 line gold 1.4 -10 6 10 6
    path $-20 M -12 1 L -4 0 L -6 13 L -14 12 Z`,
  suspenders: `
    line $ 2.6 -4 1 -5 31
    line $ 2.6 6 1 6 31`,
  satchel: `
    line $-30 2.4 6 0 -8 25
    box $ -17 22 16 14 3
    box $-18 -17 22 16 7 3
    box gold -10.4 27 3 3 0`,
  sash: `
    path $ M 6 -1 L 9 3 L -6 28 L -9 24 Z`,
  'star badge': `
    poly gold -3 8 -1.8 11 1 11 -1.2 13 -.4 16 -3 14 -5.6 16 -4.8 13 -7 11 -4.2 11`,
  'clown front': `
    disc red 4 9 2.4
    disc yellow 4 17 2.4
    disc blue 4 25 2.4`,
  'sailor collar': `
    poly #26365a -8 0 9 0 5 12 -9 8
    line white 1 -8 7 5 10.6
    poly red 2 9 8 9 5 16`,
  'air tank': `
    line ink 2.4 -6 4 -6 28
    line ink 2.4 -8 18 8 18`,
  'swim stripe': `
    line white 1.6 -9 9 -7 31`,
  'rope coil': `
    ring #d9a441 2.4 0 16 9
    ring #c98f2f 1.6 0 16 7`,
} as const;

export type HeadSketch = keyof typeof HEAD_SKETCHES;
export type NeckSketch = keyof typeof NECK_SKETCHES;
export type BodySketch = keyof typeof BODY_SKETCHES;
