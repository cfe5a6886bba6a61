import { HOUSEHOLD_PROPS } from './household-props.ts';
import { SPORTS_PROPS } from './sports-props.ts';

/** Tools of crafts, garden and games. */
export const WORK_PROPS: Readonly<Record<string, string>> = {
  knife: HOUSEHOLD_PROPS['knife']!,
  apron: HOUSEHOLD_PROPS['apron']!,
  scarf: SPORTS_PROPS['scarf']!,
  'skate-helmet': SPORTS_PROPS['skate-helmet']!,
  heart: `
    path #e23b4e M 0 6 C -12 -2 -8 -10 -3 -9 C -1 -8.6 0 -7 0 -6 C 0 -7 1 -8.6 3 -9 C 8 -10 12 -2 0 6 Z`,
  greens: `
    line leaf 2 0 0 12 -4
    oval leaf 10 -6 5 2.6 -.5
    oval leaf 14 -2 5 2.6 .2
    oval leaf 8 -1 4 2 .6`,
  'milking-stool': `
    line wood 3 -8 -14 -10 0
    line wood 3 8 -14 10 0
    box wood+10 -12 -17 24 4 2`,
  udder: `
    path #f2b3b8 M -9 -4 C -9 8 9 8 9 -4 Z
    line #f2b3b8 3 -4 4 -4 9
    line #f2b3b8 3 3 4 3 9`,
  'milk-jets': `
    line white 1.4 -3 0 -2 14
    line white 1.4 2 0 1 14`,
  'milk-pail': `
    path steel M -10 -15 L 10 -15 L 8 0 L -8 0 Z
    oval white 0 -15 9.6 2.4
    line iron 1 -9 -8 9 -8`,
  shears: `
    line steel 2.2 0 0 14 -4
    line steel 2.2 0 -2 14 2
    line red 3 -8 -3 0 -1`,
  'wool-heap': `
    disc #f3efe4 -8 -4 6
    disc #f3efe4 0 -6 7
    disc #e6e0d2 8 -4 6`,
  sapling: `
    line wood 3 0 4 0 -54
    oval leaf -9 -44 9 5 .5
    oval leaf 9 -50 9 5 -.5
    oval leaf -7 -62 8 5 .7
    oval leaf 8 -66 8 5 -.7
    oval leaf 0 -76 6 9
    oval #2f7a42 -3 -54 6 4 .4`,
  'soil-heap': `
    path #6b4a32 M -22 3 C -16 -10 16 -10 22 3 Z
    disc #8a6242 -8 -2 2
    disc #8a6242 7 -3 2`,
  'shovel-stuck': `
    line wood 2.6 0 -6 4 -58
    line wood 3 0 -58 9 -58
    path iron M -7 -14 L 7 -13 L 5 4 L -5 4 Z`,
  shovel: `
    line wood 2.6 -36 0 34 0
    line wood 3 -36 -5 -36 5
    path iron M 30 -7 L 44 -7 C 52 -4 52 4 44 7 L 30 7 Z
    oval #6b4a32 44 -4 8 4`,
  'dirt-hole': `
    oval #4a3222 0 3 26 5
    oval #6b4a32 -22 1 8 4
    oval #6b4a32 24 1 9 4`,
  'dirt-heap': `
    path #6b4a32 M -26 3 C -18 -20 12 -22 24 3 Z
    disc #8a6242 -6 -8 2.4
    disc #8a6242 6 -4 2.4`,
  'watering-can': `
    box #3f8fe8 -10 -16 20 16 3
    line #3f8fe8 3 -9 -8 -24 -18
    curve #3f8fe8 2.4 M -4 -16 C 0 -26 12 -26 10 -8`,
  'watering-can-held': `
    curve $ 2.6 M -2 0 C 0 -4 14 -4 14 4
    box $ -2 2 20 16 3
    line $ 3 17 10 30 0
    line #9fd8f4 1.4 31 2 40 16
    line #9fd8f4 1.4 32 0 46 12
    line #9fd8f4 1.4 30 4 35 18`,
  flowerbed: `
    oval #6b4a32 0 2 28 5
    line leaf 2 -14 0 -14 -20
    line leaf 2 0 0 0 -26
    line leaf 2 14 0 14 -20
    disc #e23b4e -14 -22 6
    disc #f2c230 0 -28 6
    disc #e0479e 14 -22 6
    disc yellow -14 -22 2.2
    disc #b5762f 0 -28 2.2
    disc yellow 14 -22 2.2`,
  'lawn-mower': `
    path red M -20 -6 C -18 -22 14 -22 20 -6 Z
    box ink -6 -26 14 8 2
    disc ink -16 -6 6
    disc ink 16 -6 6
    disc steel -16 -6 2.4
    disc steel 16 -6 2.4
    line leaf 1.6 26 -4 30 -12
    line leaf 1.6 30 -3 36 -9`,
  'chopping-block': `
    box #8a6242 -16 -24 32 24 2
    oval #c79a68 0 -24 16 4
    box #b98a55 -12 -46 9 22 2
    box #b98a55 2 -44 9 20 2`,
  'long-axe': `
    line #8a5a34 3 -10 0 30 0
    path steel M 26 -3 L 24 -12 C 30 -16 36 -16 40 -12 L 34 -3 Z`,
  'flower-table': `
    box wood -24 -40 58 5 2
    line wood-15 4 -16 -36 -18 0
    line wood-15 4 26 -36 28 0
    path #5a9ac9 M -4 -58 L 14 -58 C 16 -48 14 -42 10 -40 L 0 -40 C -4 -42 -6 -48 -4 -58 Z`,
  bouquet: `
    line leaf 2 0 4 -12 -20
    line leaf 2 0 4 0 -26
    line leaf 2 2 4 14 -20
    disc #e23b4e -12 -22 7
    disc #f2c230 0 -30 7
    disc #e0479e 14 -22 7
    disc #8a4fd0 6 -14 6
    disc #f8f6f1 -6 -12 6
    disc yellow -12 -22 2.4
    disc #b5762f 0 -30 2.4
    disc yellow 14 -22 2.4
    disc yellow -6 -12 2`,
  flower: `
    line leaf 1.8 0 14 0 0
    disc #e0479e -4 -3 4
    disc #e0479e 4 -3 4
    disc #e0479e 0 -7 4
    disc #e0479e 0 0 4
    disc yellow 0 -3 2.6`,
  'potters-wheel': `
    line iron 4 0 -22 0 -4
    oval iron 0 -2 18 3
    oval #8d939c 0 -27 19 4
    oval #b9c1cc 0 -28.5 19 4`,
  'clay-pot': `
    path #b5623a M -10 1 C -15 -8 -13 -16 -7 -21 L -8 -25 L 8 -25 L 7 -21 C 13 -16 15 -8 10 1 Z
    oval #8f4a2a 0 -25 8 2
    line #c9805a 1.4 -11 -8 11 -8
    line #9a5030 1 -12 -13 12 -13`,
  'clay-marks': `
    curve #7a4630 1.2 M -26 -2 C -24 4 -14 6 -8 6
    curve #7a4630 1.2 M 26 -2 C 24 4 14 6 8 6
    oval #b5623a 12 -4 3 1.6`,
  whetstone: `
    box #8d939c -8 -5 26 5 1
    box #b9c1cc -8 -6 26 2 1`,
  sparks: `
    line #ffc83f 1.2 0 0 6 -5
    line #ffc83f 1.2 2 2 9 1
    line #ffc83f 1.2 -1 -2 1 -9
    disc #fff0a8 8 -7 1.2`,
  'metal-bar': `
    line iron 3.4 -24 0 24 0`,
  'metal-bar-bent': `
    curve iron 4 M -24 -14 C -14 6 -6 4 0 4 C 6 4 14 6 24 -14
    curve #cfd6df 1.2 M -23 -15 C -14 4 -6 2.4 0 2.4 C 6 2.4 14 4 23 -15`,
  'strain-marks': `
    path #4fb4ee M 0 -4 C 2.6 0 2 3 0 3 C -2 3 -2.6 0 0 -4 Z
    path #4fb4ee M 8 -10 C 10 -7 9.6 -5 8 -5 C 6.4 -5 6 -7 8 -10 Z`,
  'shopping-cart': `
    line red 3 -32 -54 -22 -54
    path #dfe5ec M -24 -48 L 34 -44 L 28 -18 L -16 -18 Z
    6x 9 0 line iron 1 -18 -47 -14 -18
    line iron 1.4 -21 -38 32 -36
    line iron 1.4 -19 -28 30 -27
    line iron 2.4 -16 -18 -12 -8 26 -8
    disc ink -8 -4 4
    disc ink 22 -4 4
    box #f2a02a -10 -62 12 16 1
    box #3f9a52 4 -58 10 13 1
    disc #e23b2e 20 -50 5
    box #3576c9 -2 -54 6 10 1`,
  'jacked-car': `
    path #3576c9 M -60 -18 C -60 -36 -40 -38 -28 -40 C -14 -60 26 -62 42 -42 C 60 -40 66 -34 66 -18 Z
    path #bfe0ee M -20 -42 C -10 -54 4 -56 8 -56 L 8 -42 Z
    path #bfe0ee M 12 -56 C 24 -56 32 -52 36 -42 L 12 -42 Z
    disc #22202a -34 -14 15
    disc steel -34 -14 6
    disc ink -34 -14 2
    disc #22202a 40 -12 14
    disc steel 40 -12 6
    path red M -8 0 L 10 0 L 1 -14 Z`,
  wrench: `
    line steel 3 -2 0 18 -2
    line ink 2 18 -7 18 3`,
  'spare-wheel': `
    disc #22202a 0 -15 15
    disc steel 0 -15 7
    disc ink 0 -15 2`,
  snowman: `
    disc #eef4fa 0 -20 24
    disc #f4f8fc 0 -54 17
    disc #ffffff 0 -80 13
    disc ink -4 -83 1.8
    disc ink 4 -83 1.8
    poly #f2832a -1 -80 -14 -77 -1 -76
    disc ink 0 -60 1.8
    disc ink 0 -52 1.8
    disc ink 0 -44 1.8
    line #6b4a32 2.4 15 -58 34 -72
    line #6b4a32 2.4 -15 -58 -30 -50
    line red 5 -12 -68 12 -68
    box ink -13 -92 26 3 1
    box ink -9 -108 18 17 2`,
  'snow-heap': `
    path white M -24 4 C -16 -8 10 -8 20 4 Z`,
  snowball: `
    disc white 0 0 5
    ring #c9d8e8 .6 0 0 4.8`,
  sandcastle: `
    box #e3bd7a -34 -20 68 20 1
    box #e3bd7a -36 -46 18 46 1
    box #e3bd7a 18 -46 18 46 1
    box #d9ae66 -10 -34 20 34 1
    4x 5 0 box #e3bd7a -36 -50 3 5 0
    4x 5 0 box #e3bd7a 18 -50 3 5 0
    4x 5 0 box #d9ae66 -10 -38 3 5 0
    path #8a6238 M -5 0 L -5 -10 C -5 -16 5 -16 5 -10 L 5 0 Z
    line wood 1.2 0 -38 0 -56
    poly red 0 -56 11 -52 0 -48`,
  'beach-bucket': `
    path red M -8 -15 L 8 -15 L 6 0 L -6 0 Z
    curve yellow 1.4 M -8 -15 C -6 -24 6 -24 8 -15`,
  'card-pack': `
    box #b5343f -9 -13 18 26 2
    box #f4f1ea -7 -11 14 22 1
    box #b5343f -5 -9 10 18 1
    oval skin 0 8 6 5`,
  'card-cascade': `
    6x 3.6 7 box #f8f6f1 -16 -24 15 11 1
    6x 3.6 7 line #9aa3af 1 -16 -24 -1 -24
    6x 3.6 7 disc #d8433b -8 -18 2.2
    line white 2.4 16 -28 26 -22
    line white 2.4 20 -16 30 -12`,
  'three-signs': `
    box white@92 -48 -20 96 30 8
    box #e0a878 -38 -12 15 13 5
    3x 4 0 line #b5804f 1 -34 -11 -34 -4
    oval #e0a878 0 -4 7 7
    5x 3 0 line #e0a878 2.6 -6 -6 -6 -15
    box #e0a878 24 -6 12 10 4
    line #e0a878 3.4 27 -5 24 -16
    line #e0a878 3.4 33 -5 36 -16`,
  'card-fan': `
    box white -7 -9 13 18 1.6
    box #c9d0da -6 -8 11 16 1
    box white -5 -9 13 18 1.6
    text red 8 1 0 ♥`,
  'card-stream': `
    box white -6 -2 12 3 1
    box white -7 3 14 3 1
    box white -6 8 12 3 1
    line red 1 -3 4.6 3 4.6
    box white -8 13 16 3 1`,
  'card-table': `
    box #2f7a4a -46 -36 92 8 3
    box white -6 -40 16 5 1
    box white 16 -39 14 4 1
    text red 4 2 -37.6 A`,
  'card-hand': `
    poly white -4 -12 4 -14 6 -1 -2 1
    poly #f3e9e9 2 -14 10 -12 8 1 0 0
    poly white 7 -12 14 -8 8 3 2 0
    disc red 8 -7 1.4
    disc ink 1 -8 1.4`,
  'game-table': `
    box #2f7a4a -28 -39 60 5 2
    line wood-15 4 -20 -35 -22 0
    line wood-15 4 24 -35 26 0
    box white -8 -41 9 3 .6
    box white 4 -41 9 3 .6`,
  'chess-table': `
    box wood -28 -39 60 5 2
    line wood-15 4 -20 -35 -22 0
    line wood-15 4 24 -35 26 0
    poly #f3e2c0 -18 -43 20 -43 24 -39 -22 -39
    4x 10 0 poly #6b4a32 -14 -43 -9 -43 -10 -41 -15 -41
    4x 10 0 poly #6b4a32 -20 -41 -15 -41 -16 -39 -21 -39
    3x 7 0 path white M -18 -43 L -17 -50 C -19 -55 -12 -55 -14 -50 L -13 -43 Z
    3x 7 0 path ink M 4 -43 L 5 -50 C 3 -55 10 -55 8 -50 L 9 -43 Z
    path ink M 18 -43 L 18 -54 L 16 -58 L 24 -58 L 22 -54 L 22 -43 Z
    path white M -24 -42 L -23 -54 L -26 -58 L -17 -58 L -20 -54 L -19 -42 Z`,
  'rps-scissors': `
    disc skin 0 0 5.4
    line skin 3 3 -2 14 -8
    line skin 3 4 1 15 3`,
  'rps-paper': `
    path skin M -5 -5 L 14 -6 C 17 -4 17 5 14 6 L -5 5 Z
    line skin-20 .7 5 -3 14 -3
    line skin-20 .7 5 0 15 0
    line skin-20 .7 5 3 14 3`,
  'rps-fist': `
    disc skin 0 0 5.2
    line skin-20 .7 2 -4 4 -4
    line skin-20 .7 3 -1 5 -1`,
  trophy: `
    path gold M -8 -16 L 8 -16 C 8 -4 4 0 0 0 C -4 0 -8 -4 -8 -16 Z
    curve gold 2 M -8 -14 C -15 -14 -14 -5 -6 -5
    curve gold 2 M 8 -14 C 15 -14 14 -5 6 -5
    box gold -1.6 0 3.2 5 0
    box #6b4a32 -6 5 12 5 1
    path #fff0b8 M -5 -14 L -3 -14 L -3 -5 Z`,
  medal: `
    line blue 2 -4 2 1 18
    line blue 2 6 2 2 18
    disc gold 1.5 21 4.6
    disc #fff0b8 1.5 21 2`,
  confetti: `
    box red -20 -4 4 3 0
    box blue -8 -12 4 3 0
    box yellow 4 -6 4 3 0
    box leaf 16 -12 4 3 0
    box #e0479e 24 -2 4 3 0
    box blue -26 8 4 3 0
    box yellow 30 10 4 3 0`,
  'motor-helmet': `
    path #b8282a M -14 6 C -16 -20 16 -20 15 -2 L 15 8 L -6 12 Z
    path #33507f M 1 -6 L 15 -6 L 15 4 L 3 4 Z`,
  'car-inside': `
    path #b8d8e8 M -44 -52 C -30 -92 40 -96 56 -54 Z
    path #3a3f4c M -48 -52 L 84 -50 L 84 -10 L -60 -10 Z
    box #6b4a3a -38 -78 13 52 6
    box #7d5845 -36 -36 34 12 5`,
  'steering-wheel': `
    oval ink 0 0 3 14 .3
    oval #b8d8e8 0 0 1.2 11 .3
    line ink 3 2 2 14 8`,
  'car-door': `
    path $ M -92 -40 C -80 -50 -60 -50 -50 -46 L 62 -46 C 84 -44 104 -38 106 -22 L 106 -8 L -92 -8 Z
    path $-18 M -92 -24 L 106 -22 L 106 -8 L -92 -8 Z
    curve $ 5 M -52 -46 C -36 -96 44 -100 66 -46
    line $-30 1.6 -30 -44 -30 -10
    line $-30 1.6 38 -44 38 -10
    line steel 3 24 -36 34 -36
    disc #22202a -62 -4 17
    disc steel -62 -4 7
    disc #22202a 72 -4 17
    disc steel 72 -4 7
    oval #fff3b0 103 -30 3 6`,
  'crowd-hands': `
    7x 22 0 line #c6865a 5 -70 0 -66 -76
    7x 22 0 disc #c6865a -66 -79 4.6
    8x 20 0 disc #3a2f3a -76 -22 12
    8x 20 0 disc #5a3a2e -66 -4 12
    8x 20 0 box #33507f -76 6 20 20 6`,
};
