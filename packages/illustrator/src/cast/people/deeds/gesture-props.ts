/** Marks that make a gesture plain, and what dancers and athletes wear. */
export const GESTURE_PROPS: Readonly<Record<string, string>> = {
  palm: `
    oval skin 5 0 6.5 3
    4x 1.4 1.2 line skin 2 6 -3 12 -5`,
  'open-hand': `
    disc skin 0 -2 4.4
    line skin 2.2 -3 -4 -6 -10
    line skin 2.2 -1 -5 -2 -12
    line skin 2.2 1 -5 2 -12
    line skin 2.2 3 -4 6 -10
    line skin 2.2 4 -1 8 -3`,
  'pressed-hands': `
    box skin -3 -10 5 17 2.4
    box skin-12 1.6 -10 5 17 2.4
    line skin-25 .7 1.6 -9 1.6 7
    line skin-25 .5 -1 -9 -1 -3
    line skin 2.4 -4 2 -6 -3`,
  'flat-hand': `
    box skin -2.4 -10 5 17 2.4
    line skin-25 .5 0 -9 0 -3
    line skin 2.4 2 2 5 -3`,
  'clap-marks': `
    line #f2b134 1.8 -6 -6 -11 -12
    line #f2b134 1.8 0 -8 0 -16
    line #f2b134 1.8 6 -6 11 -12
    line #f2b134 1.8 -9 1 -16 -1
    line #f2b134 1.8 9 1 16 -1`,
  'snap-hand': `
    box skin -5 -8 11 12 4
    line skin 3.4 -3 -6 -4 -14
    line skin 3.4 1 -7 2 -16
    line skin 3.4 4 -6 7 -13
    line skin 3.6 5 0 9 -5 8 -11
    line skin-18 .6 -1 -8 -1 -12
    line skin-18 .6 3 -8 3 -12`,
  spark: `
    line #f2b134 1.4 0 -4 0 -9
    line #f2b134 1.4 4 -3 8 -7
    line #f2b134 1.4 -4 -3 -8 -7
    line #f2b134 1.4 5 1 10 1
    line #f2b134 1.4 -5 1 -10 1`,
  'weather-map': `
    box #33517a -36 -96 82 74 4
    box #7cc0ea -33 -93 76 68 2
    path #7fb96a M -26 -84 C -8 -92 2 -80 14 -84 C 26 -88 36 -80 36 -66 C 38 -50 26 -44 20 -34 C 10 -28 -4 -34 -14 -38 C -26 -44 -30 -70 -26 -84 Z
    disc #ffd23f -14 -74 6
    8x 0 0 ring #ffd23f 1 -14 -74 8.4
    oval white 14 -66 9 5
    disc white 10 -69 5
    disc white 17 -70 5.6
    line #2f6fd0 1.6 9 -59 7 -54
    line #2f6fd0 1.6 14 -59 12 -54
    line #2f6fd0 1.6 19 -59 17 -54
    oval #dfe7ee -10 -46 8 4
    disc #dfe7ee -13 -49 4
    disc white -12 -40 1.2
    disc white -7 -40 1.2
    text ink 8 -4 -82 21°
    text ink 8 24 -78 16°
    text ink 8 8 -42 9°`,
  blocks: `
    box #e2574c 0 -10 10 10 1.4
    box #3f8fd2 12 -10 10 10 1.4
    box #f2b134 6 -20 10 10 1.4`,
  rattle: `
    line #f2b134 2 0 0 4 -8
    disc #e2574c 6 -12 5
    ring white .8 6 -12 3`,
  'laugh-marks': `
    line #f2b134 1.2 -16 -8 -21 -12
    line #f2b134 1.2 -17 0 -23 0
    line #f2b134 1.2 17 -10 22 -14
    line #f2b134 1.2 19 -1 25 -2
    line #f2b134 1.2 0 -17 0 -23`,
  tear: `
    path #4fb4ee M 0 -3.4 C 2.6 0 2.2 3 0 3 C -2.2 3 -2.6 0 0 -3.4 Z`,
  handkerchief: `
    poly white -3 -4 5 -5 6 3 1 7 -4 3
    line #d9dfe6 .6 0 -3 1 5`,
  'shake-marks': `
    curve #5f6874 1.2 M -17 -8 C -22 -3 -22 5 -17 10
    curve #5f6874 1.2 M -22 -7 C -27 -2 -27 5 -22 10
    curve #5f6874 1.2 M 18 -8 C 23 -3 23 5 18 10
    curve #5f6874 1.2 M 23 -7 C 28 -2 28 5 23 10
    line #e23b2e 2 -4 -26 4 -18
    line #e23b2e 2 4 -26 -4 -18`,
  tongue: `
    path #e8506a M -2.6 0 L 2.8 0 L 3 6 C 3 10 -2.6 10 -2.8 6 Z
    line #c03a52 .7 0 1 0 6`,
  heart: `
    path #e23b4e M 0 6 C -12 -2 -8 -10 -3 -9 C -1 -8.6 0 -7 0 -6 C 0 -7 1 -8.6 3 -9 C 8 -10 12 -2 0 6 Z`,
  clasp: `
    oval skin 0 0 5.4 4
    line skin-20 .7 -1 -3 1 3`,
  sweatband: `
    line white 3 -11 -6 11.5 -6`,
  mat: `
    poly #7a4fb0 -74 -3 66 -3 74 3 -66 3`,
  'high-rail': `
    line iron 3 -8 0 -8 -42
    line iron 3 18 0 18 -42
    line #c79a68 4.4 -14 -43 26 -43`,
  'barre-rail': `
    line wood 3 0 0 0 -26
    line wood 3 26 0 26 -26
    line #c79a68 4 -8 -26 34 -26`,
  'robot-visor': `
    box #5f6d7e -1 -5 15 6 2
    box #5fe8ff 1 -3.6 12 3 1.5
    line #5f6d7e 1.6 -2 -12 -2 -19
    disc red -2 -20 2.4`,
  'robot-suit': `
    box #8d98a6 -14 1 28 32 2
    box #b9c4d0 -12 3 24 28 1
    box #33404a -8 7 16 8 1
    disc red -5 11 2
    disc #5fe08a 0 11 2
    disc yellow 5 11 2
    box #8d98a6 -8 19 16 3 1
    box #8d98a6 -8 24 16 3 1`,
  'dance-note': `
    oval #f2b134 0 0 3.6 2.6 -.3
    line #f2b134 1.2 3.2 -1 3.2 -13
    curve #f2b134 1.6 M 3.2 -13 C 8 -12 8 -8 6.4 -5`,
  'angle-marks': `
    line #5f6874 1.4 -34 -28 -42 -28 -42 -20
    line #5f6874 1.4 34 -20 42 -20 42 -28
    line #5f6874 1.4 -36 18 -44 18 -44 10
    line #5f6874 1.4 36 18 44 18 44 10`,
  'coin-belt': `
    line gold 2.4 -9 -3 9 -3
    7x 3 0 disc gold -9 0 1.6`,
  pompom: `
    disc #f2c230 0 0 8
    line #f7dc7a 1.4 -10 0 10 0
    line #f7dc7a 1.4 0 -10 0 10
    line #e0a31f 1.4 -7 -7 7 7
    line #e0a31f 1.4 -7 7 7 -7
    line #fff3c4 1.2 -9 -4 9 4
    line #fff3c4 1.2 -4 9 4 -9`,
  busby: `
    box #1d1a22 -13 -30 27 24 10
    line gold 1.6 -10 -6 12 -6
    disc red 1 -31 3`,
  sash: `
    line white 2.6 -7 2 7 26
    line white 2.6 7 2 -6 26`,
  'baby-curl': `
    curve hair 1.6 M -1 -12 C -2 -18 5 -18 3 -13
    oval #f2b134 11 7 3 2.4
    ring #f6cd3c 1.2 14 8 2.4`,
};
