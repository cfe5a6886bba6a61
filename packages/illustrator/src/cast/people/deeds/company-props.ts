/** What belongs to dances, parties, shops, stages and phones. */
export const COMPANY_PROPS: Readonly<Record<string, string>> = {
  'red-rose': `
    line leaf 1.6 -6 2 6 -1
    disc #e23b4e 8 -2 3.4`,
  'dance-notes': `
    oval ink -3 4 4 3
    line ink 1.8 .4 4 .4 -12
    curve ink 2 M .4 -12 C 4 -9 7 -10 7 -5
    oval ink 17 -4 3.4 2.6
    line ink 1.6 20 -4 20 -18
    line ink 1.6 20 -18 28 -16
    line ink 1.6 28 -16 28 -3
    oval ink 25 -2 3.4 2.6`,
  'swirl-lines': `
    curve #ffffff 2.4 M -46 0 C -30 10 30 10 46 0
    poly #ffffff 44 -6 54 -2 44 6`,
  'met-palms': `
    path skin M -6 10 L -6 -8 L -1 -12 L -1 12 Z
    path skin-15 M 6 10 L 6 -8 L 1 -12 L 1 12 Z`,
  'slap-marks': `
    poly #f2c230 0 -14 3 -4 12 -8 6 0 14 4 -14 4 -6 0 -12 -8 -3 -4`,
  'jabbing-finger': `
    oval skin 0 0 5 4.6
    line skin 3 2 -2 13 -3`,
  'quarrel-marks': `
    text #d8433b 18 -14 6 !
    text #d8433b 18 14 6 !
    poly #d8433b 0 -10 4 -2 12 -6 6 2 10 8 0 4 -10 8 -6 2 -12 -6 -4 -2`,
  'raised-glass': `
    path #cfeaf6@70 M -7 -24 C -8 -12 -3 -8 0 -8 C 3 -8 8 -12 7 -24 Z
    path #8a1f3a M -7 -19 C -7 -12 -3 -9 0 -9 C 3 -9 7 -12 7 -19 Z
    line #b9d3df 2 0 -8 0 4
    line #b9d3df 2 -5 4 5 4`,
  'clink-marks': `
    line #f2c230 2.6 0 0 0 -10
    line #f2c230 2.6 -8 2 -14 -5
    line #f2c230 2.6 8 2 14 -5`,
  'gift-parcel': `
    box $ -10 -9 20 18 1
    line gold 3 0 -9 0 9
    line gold 3 -10 0 10 0
    oval gold -4 -11 4 2.4 .4
    oval gold 4 -11 4 2.4 -.4`,
  'flower-bouquet': `
    poly #f7dce8 -8 -6 8 -6 2 14 -2 14
    disc #e2574c -7 -10 5
    disc #f2c230 0 -14 5
    disc #e2574c 7 -10 5
    disc #f29ac0 0 -7 5
    disc white -7 -10 1.6
    disc white 7 -10 1.6`,
  'ring-case': `
    path #5a1f3a M -8 2 L 8 2 L 8 8 L -8 8 Z
    path #7a2f4a M -8 2 L -11 -8 L 5 -8 L 8 2 Z
    ring gold 1.6 1 1 3.4
    poly #7fe0f5 -1.6 -4 3.6 -4 1 -1`,
  'love-heart': `
    path #e23b4e M 0 8 C -14 -2 -10 -13 -4 -11 C -1 -10 0 -8 0 -6 C 0 -8 1 -10 4 -11 C 10 -13 14 -2 0 8 Z`,
  'shop-till': `
    box #c8a878 -22 -40 56 48 2
    box #e3c9a4 -26 -44 64 6 2
    box #5f6874 6 -58 24 14 2
    poly #8d96a3 8 -58 28 -58 25 -72 11 -72
    text #4fd07a 8 18 -62 9.90`,
  'money-notes': `
    box #7cc48a -2 -6 20 10 1
    box #5aa86a 0 -9 20 10 1
    disc #cfeec8 10 -4 3`,
  'market-stand': `
    box #a8713f -26 -34 70 40 1
    4x 17 0 line #7a5236 1.6 -20 -34 -20 4
    box #c8955c -30 -44 78 12 2`,
  'fruit-heap': `
    4x 11 0 disc #d8433b -16 4 6
    3x 11 0 disc #f2a02c -11 -5 6
    2x 11 0 disc #7cc44a -5 -13 6`,
  'one-fruit': `
    disc #d8433b 0 0 7
    line #7a5236 1.2 0 -6 1 -10`,
  'shop-bag': `
    curve #8a6242 1.6 M -5 0 C -5 -8 5 -8 5 0
    poly #d9b27c -10 0 10 0 9 22 -9 22`,
  'price-tag': `
    poly white -10 -8 10 -8 10 6 -10 6
    text ink 10 0 2 $ 2`,
  lectern: `
    poly #8a5f3c -16 0 18 0 14 -46 -12 -46
    poly #a8784e -18 -46 18 -46 22 -56 -14 -54
    poly white -8 -54 10 -55 12 -58 -6 -57`,
  gooseneck: `
    curve ink 2 M 2 4 C 6 -6 2 -12 -4 -14
    oval ink -6 -15 4.4 3 .4`,
  'lesson-board': `
    box #8a5f3c -40 -66 104 72 2
    box #2f6b4a -36 -62 96 64 1
    text white 13 2 -38 A B C
    text white 13 36 -38 1+2
    line white 1.4 -14 -24 48 -24
    line white 1.4 -14 -14 36 -14`,
  'pointer-stick': `
    line #e8c890 2.4 -4 2 26 -14`,
  'pupil-heads': `
    disc #4a2f24 -24 -14 10
    disc #b5762f 6 -12 10
    disc #2b2024 36 -14 10
    path #e2574c M -38 4 C -36 -8 -12 -8 -10 4 Z
    path #3f8fd2 M -8 6 C -6 -6 18 -6 20 6 Z
    path #f2b134 M 22 4 C 24 -8 48 -8 50 4 Z`,
  'selfie-phone': `
    box ink -3 -12 7 20 2
    box #8fd0f2 -3 -10 2 16 0
    disc skin 0 6 4`,
  'flash-star': `
    poly #fff4b0 0 -12 3 -3 12 0 3 3 0 12 -3 3 -12 0 -3 -3`,
  'movie-camera': `
    box #3a3a44 -6 -7 22 15 2
    poly #5f6874 16 -3 25 -7 25 7 16 4
    disc #5f6874 -1 -12 6
    disc #5f6874 11 -12 6
    disc #d8433b 0 0 2`,
  'smart-phone': `
    box ink -6 -10 11 19 2
    box #8fd0f2 -4.4 -8 8 14 1`,
  'message-bubbles': `
    box white -12 -10 26 13 5
    poly white -8 2 -2 2 -10 9
    3x 6 0 disc #5b6b8a -5 -3.6 1.6
    box #7cd08a 2 -28 22 12 5
    2x 6 0 disc white 10 -22 1.6`,
  'ear-phone': `
    box ink -4 -10 8 20 2
    oval skin 2 4 4.6 5`,
  'ring-lines': `
    curve #3576c9 2.4 M 4 6 C 0 2 0 -4 4 -8
    curve #3576c9 2.4 M -3 10 C -9 4 -9 -6 -3 -12`,
  'tv-sofa': `
    box #4f7f9a -28 -62 16 62 8
    box #5f93b0 -22 -24 54 24 6`,
  'tv-set': `
    box #7a5236 -28 -26 60 26 2
    box ink -38 -92 80 62 3
    box #6cc0ea -34 -88 72 54 1
    path #5aa84a M -34 -34 L -34 -50 C -14 -64 10 -44 38 -54 L 38 -34 Z
    disc #f6d34a 20 -74 7
    disc #d8433b 0 -58 6
    line ink 3 -8 -30 12 -30`,
  remote: `
    box ink -2 -3 13 5 1
    disc #d8433b 7 -1 1`,
  'vote-slip': `
    box white -8 -10 16 18 1
    line ink 1.2 -5 -5 5 -5
    line #3576c9 2 -4 1 -1 4
    line #3576c9 2 -1 4 5 -3`,
  'ballot-box': `
    box #3576c9 -22 -28 46 28 2
    box ink -10 -28 22 3 1
    text white 10 1 -9 VOTE`,
  'white-rabbit': `
    oval white 0 0 11 13
    disc white 0 -14 9
    oval white -4 -28 3 10 -.1
    oval white 5 -28 3 10 .14
    oval #f7bcd6 -4 -28 1.4 7 -.1
    oval #f7bcd6 5 -28 1.4 7 .14
    disc ink -3 -15 1.4
    disc ink 4 -15 1.4
    disc #f29ac0 .6 -11 1.4`,
  'magic-hat': `
    path #22222c M -15 -18 L 15 -18 L 13 0 L -13 0 Z
    oval #2c2c38 0 -18 21 4
    line #c8243c 4 -14 -11 14 -11`,
  'magic-wand': `
    line ink 2.6 0 4 14 -10
    line white 3 12 -8 15 -11`,
  'magic-stars': `
    3x 14 -6 poly #f2c230 -14 -6 -12 -1 -7 -1 -11 2 -9 7 -14 4 -18 7 -17 2 -21 -1 -16 -1`,
  whip: `
    line #7a4a26 3 -4 2 8 -4
    curve #7a4a26 1.8 M 8 -4 C 30 -24 40 0 58 -12`,
  'circus-stand': `
    poly #c8243c -34 0 34 0 26 -8 -26 -8
    3x 20 0 disc #f2c230 -20 -4 2.4`,
  'bus-sign': `
    line iron 3 0 0 0 -110
    box #3576c9 -14 -128 28 24 3
    text white 11 0 -112 BUS`,
  'wrist-time': `
    disc gold -4 0 4
    disc white -4 0 3`,
  'ride-thumb': `
    box skin -5 -3 10 9 4
    path skin M -4 -2 C -5 -6 -2 -8 -2 -12 C 1 -13 3 -10 1 -3 Z`,
  'travel-bag': `
    box #8a5f3c -14 -30 24 30 7
    box #6b4a32 -10 -16 16 10 3`,
  'beach-towel': `
    path #f2c230 M -70 2 L -58 -6 L 58 -6 L 72 2 Z
    5x 26 0 poly #e2574c -50 -6 -40 -6 -46 2 -58 2`,
  'sun-parasol': `
    line #c8a878 3 0 0 14 -84
    path #e2574c M -34 -70 C -20 -108 44 -110 58 -78 Z
    path white M -10 -74 C -2 -98 14 -102 16 -100 C 20 -96 26 -84 28 -76 Z`,
  'sun-shades': `
    disc ink 0 0 1`,
  'tug-rope': `
    line #c9a86a 3.4 -62 0 62 0
    poly #d8433b -4 0 4 0 0 14`,
};
