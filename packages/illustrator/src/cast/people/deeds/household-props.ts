import { FURNITURE_PROPS } from './furniture-props.ts';

/** Small things of the house as they are held; the origin is where the hand has them. */
export const HOUSEHOLD_PROPS: Readonly<Record<string, string>> = {
  ...FURNITURE_PROPS,
  spark: `
    line #f2b134 1.4 0 -4 0 -9
    line #f2b134 1.4 4 -3 8 -7
    line #f2b134 1.4 -4 -3 -8 -7
    line #f2b134 1.4 5 1 10 1`,
  beer: `
    box #f0a81e -1 -9 12 17 2
    box #ffdf8a 1 -6 2.6 12 1
    curve #dfe7ee 2.4 M 11 -5 C 18 -5 18 5 11 5
    disc white 1 -10 3.4
    disc white 5 -11.4 3.8
    disc white 9.4 -10 3.4`,
  glass: `
    poly #dfeef6@90 -4 -9 8 -9 6.6 8 -2.6 8
    poly #4aa8d8 -3.4 -3 7.2 -3 6.4 7 -2.4 7`,
  'watermelon-slice': `
    path #2f8f45 M -17 -6 C -15 14 15 14 17 -6 Z
    path #e9f3d2 M -15 -6 C -13 11 13 11 15 -6 Z
    path #e8485a M -13.4 -6 C -12 8 12 8 13.4 -6 Z
    oval ink -6 -2 .9 1.5
    oval ink 0 1 .9 1.5
    oval ink 6 -2 .9 1.5
    oval ink -2 -4 .9 1.3
    oval ink 4 -4 .9 1.3`,
  'watermelon-half': `
    path #2f8f45 M -2 0 C -2 -26 34 -26 34 0 Z
    oval #e9f3d2 2 -8 7 10
    oval #e8485a 2 -8 5.4 8
    oval ink 1 -10 .8 1.3
    oval ink 3 -5 .8 1.3
    curve #1f6d34 1.4 M 12 -18 C 15 -10 15 -6 13 0
    curve #1f6d34 1.4 M 22 -18 C 26 -10 25 -6 23 0
    path #e8485a M 44 0 C 44 -12 62 -12 62 0 Z
    line #2f8f45 2 44 0 62 0`,
  knife: `
    line ink 3 -2 0 6 0
    poly #dfe5ec 5 -2 24 -1 28 2 5 2`,
  apple: `
    path #d8433b M 0 -6 C 8 -11 13 -2 8 6 C 5 10 1 8 0 7.4 C -1 8 -5 10 -8 6 C -13 -2 -8 -11 0 -6 Z
    path #f6e6b4 M 1 -6 C 8 -11 13 -2 8 6 C 5 9 2 8 1 7 Z
    line wood 1.2 0 -6 2 -11
    oval leaf 5 -11 3.4 1.6 -.4`,
  'apple-peel': `
    curve red 2.4 M 0 0 C 10 4 10 10 2 12 C -6 14 -4 20 6 22 C 12 24 10 30 4 32`,
  fork: `
    line steel 1.4 0 0 12 -6
    line steel 1 12 -6 17 -10
    line steel 1 12 -6 18 -7
    line steel 1 12 -6 17 -5`,
  stove: `
    box #d9dee6 -26 -44 56 44 2
    box ink -20 -30 40 24 3
    box #5b4a3a -16 -26 32 16 2
    box ink -26 -47 56 4 1
    4x 10 0 disc ink -18 -38 2.2
    path #3f8fe8 M -12 -46 C -10 -52 -6 -52 -4 -46 Z
    path #3f8fe8 M 0 -46 C 2 -52 6 -52 8 -46 Z`,
  pan: `
    line ink 3.4 0 0 12 1
    path ink M 10 -2 L 40 -2 C 38 6 14 6 10 -2 Z`,
  egg: `
    oval white 0 0 9 3.4
    oval yellow 1 -1 3.6 2.2`,
  pancake: `
    oval #a8642a 0 1.6 17 4.4
    oval #e2a44c 0 0 17 4.4
    oval #c9822f 0 0 13 2.8
    oval #e8b25c 0 -.6 12 2.2`,
  apron: `
    path white M -6 -22 L 8 -22 L 10 16 L -8 16 Z
    line white 1.4 -4 -22 -2 -30
    line white 1.4 6 -22 4 -30
    box #dfe5ec -3 -2 9 8 1`,
  barbecue: `
    line ink 3 -16 -22 -24 0
    line ink 3 16 -22 24 0
    path #b8332f M -28 -42 C -26 -14 26 -14 28 -42 Z
    line iron 2.4 -31 -43 31 -43
    5x 11 0 line iron 1.4 -24 -43 -20 -46
    oval #8f4a2a -16 -46 8 2.6
    oval #8f4a2a 2 -46 8 2.6
    oval #b5563a 18 -47 7 2
    path #f2a02a M -18 -36 C -14 -42 -12 -38 -10 -34 Z
    path #f2a02a M 4 -36 C 8 -42 10 -38 12 -34 Z`,
  spatula: `
    line ink 2 -2 0 16 0
    box steel 15 -3 9 6 1`,
  smoke: `
    disc #8d98a4@75 0 0 5
    disc #9aa4b0@70 7 -8 7
    disc #a6b0ba@60 1 -18 8
    disc #b3bcc6@50 10 -29 9`,
  steam: `
    curve white 2 M -4 4 C -8 -2 0 -6 -4 -12
    curve white 2 M 6 2 C 2 -4 10 -8 6 -14`,
  dough: `
    oval #f3dfb4 8 -4 20 6
    line #c79a68 6 -6 -9 22 -9
    line #8a6242 2.4 -12 -9 28 -9`,
  bottle: `
    box #2f7a4a -4.4 -12 9 24 3
    box #2f7a4a -1.8 -22 3.6 12 1
    box #f3ead0 -4.4 -4 9 9 0`,
  cap: `
    box gold -3 -2 6 4 1`,
  plate: `
    oval #e3ebf2 0 0 11 12
    oval white 0 0 8 9
    ring #3576c9 .8 0 0 8.6`,
  sponge: `
    box #f2c230 -5 -3 10 6 2
    box #3f9a52 -5 1 10 2.4 1`,
  suds: `
    disc white@90 -9 0 4
    disc white@90 -3 -3 5
    disc white@90 5 -1 4.6
    disc white@90 10 2 3.4
    disc #cfeaf8@80 1 3 3.6
    ring #9fd3f0 .5 -3 -3 4.8`,
  toothbrush: `
    line #3f8fe8 2.2 2 1 -12 0
    line white 3 -13 -2 -8 -2`,
  foam: `
    disc white 0 0 3
    disc white 3 2 2.4
    disc white -2 3 2.2`,
  hairbrush: `
    line #8a4a6a 3 0 0 9 0
    box #8a4a6a 8 -4 16 6 3
    7x 2 0 line ink .8 10 2 10 5`,
  'dye-brush': `
    line ink 2 0 0 14 -4
    poly #d04fb0 13 -8 22 -10 21 -3 14 -2`,
  'dye-bowl': `
    path ink M -8 -2 L 8 -2 C 7 8 -7 8 -8 -2 Z
    oval #d04fb0 0 -2 8 2`,
  'cape-cloth': `
    path #7fb3d8 M -7 2 C -18 14 -20 36 -18 50 L 26 46 C 26 26 16 8 8 2 Z
    path #6aa0c8 M 2 3 C 8 20 10 36 8 48 L 26 46 C 26 26 16 8 8 2 Z`,
  'hair-bits': `
    line hair 1.4 -8 0 -4 3
    line hair 1.4 2 6 7 5
    line hair 1.4 -12 14 -9 18
    line hair 1.4 6 22 10 20
    line hair 1.4 -4 30 1 29`,
  scissors: `
    line steel 2 0 0 17 -5
    line steel 2 0 -4 17 3
    ring red 2 -3 -6 3.4
    ring red 2 -3 3 3.4`,
  comb: `
    box ink 0 -2 17 3.4 1
    8x 2 0 line ink .8 1 1 1 5`,
  razor: `
    line steel 2.4 4 4 -2 -2
    box #3f8fe8 -6 -6 7 4 1`,
  'thick-brow': `
    curve #2a1a12 2.2 M 2 -7 C 4 -9.6 8 -9.6 10 -7`,
  'brow-pencil': `
    line #e0559a 2 4 2.6 17 11
    line #d9b27c 1.8 2 1.3 4 2.6
    line ink 1.4 0 0 2 1.3`,
  lipstick: `
    box ink 0 -2.4 8 5 1
    box #d8234e -7 -2 8 4 1.6`,
  'hand-mirror': `
    line #c9a23a 3 0 14 2 30
    oval #c9a23a 0 0 11 15
    oval #dceffa 0 0 8.6 12.4
    line white 1.6 -4 5 2 -6`,
  'open-hand': `
    disc skin 0 -2 4.4
    line skin 2.2 -3 -4 -6 -10
    line skin 2.2 -1 -5 -2 -12
    line skin 2.2 1 -5 2 -12
    line skin 2.2 3 -4 6 -10
    line skin 2.2 4 -1 8 -3
    disc #f7b8c4 -6 -10 1.1
    disc #f7b8c4 -2 -12 1.1
    disc #f7b8c4 2 -12 1.1
    disc #f7b8c4 6 -10 1.1`,
  'long-hand': `
    box skin -5 -4 10 10 3
    line skin 2.6 -3.4 -2 -4.6 -10
    line skin 2.6 -1 -3 -1.2 -12
    line skin 2.6 1.6 -3 2 -12
    line skin 2.6 4 -2 5.4 -10
    line skin 2.6 5 2 9 -2
    oval #f7b8c4 -4.8 -10.6 .9 1.4
    oval #f7b8c4 -1.3 -12.6 .9 1.4
    oval #f7b8c4 2.1 -12.6 .9 1.4
    oval #f7b8c4 5.7 -10.6 .9 1.4`,
  'nail-clipper': `
    line steel 2.4 -2 0 16 7
    line #cfd6df 2 -2 -2 15 -2
    line iron 2 -3 -2.4 -3 1.6
    disc iron 1 -.6 1.2`,
  clipping: `
    line #f2b134 1 -3 -2 -6 -6
    line #f2b134 1 0 -3 0 -8
    line #f2b134 1 3 -2 6 -6
    curve #f7b8c4 1.4 M -8 -2 C -10 -4 -9 -7 -7 -7`,
  'rub-marks': `
    curve #f2b134 1.4 M -10 0 C -6 -6 0 -6 4 0
    curve #f2b134 1.4 M 0 -6 C 4 -12 10 -12 14 -6`,
  'shower-water': `
    7x 6 0 line #9fd8f4 1.6 -20 0 -22 30
    7x 6 0 line #9fd8f4 1.6 -18 36 -20 62
    7x 6 0 line #9fd8f4 1.6 -21 68 -23 100
    6x 7 0 disc #9fd8f4 -18 112 2`,
  broom: `
    line #c79a68 2.4 -30 0 46 0
    poly #d9a441 44 -5 60 -11 60 11 44 5
    line red 2 46 -5 46 5
    5x 0 4 line #b07f2a .7 50 -8 60 -9`,
  mop: `
    line #c79a68 2.4 -30 0 46 0
    poly #dfe5ec 44 -4 62 -12 66 0 62 12 44 4
    5x 0 4 line #b9c1cc .9 48 -8 62 -9`,
  dust: `
    disc #b9a88a@70 0 -2 3
    disc #b9a88a@70 6 -5 2.4
    disc #b9a88a@70 10 -1 2
    disc ink -2 -1 1`,
  'vacuum-pipe': `
    line ink 2.6 0 0 40 0
    line ink 5 40 -7 40 7`,
  squeegee: `
    line ink 2.4 -4 4 4 0
    line #3f8fe8 4 4 -10 8 10`,
  'window-shine': `
    line white 1.6 0 -6 0 6
    line white 1.6 -6 0 6 0
    line white 1.2 14 14 14 22
    line white 1.2 10 18 18 18`,
  'flat-iron': `
    path #3576c9 M -8 4 L 18 4 C 16 -3 8 -6 -6 -6 Z
    curve ink 3 M -6 -6 C -4 -12 8 -12 12 -4
    line steel 2.4 -9 5 19 5`,
  'cloth-bundle': `
    path $ M -8 2 C -12 -8 0 -12 5 -8 C 14 -10 14 4 6 6 C 0 9 -6 8 -8 2 Z
    path #3576c9 M -4 4 C -6 14 4 16 6 8 Z`,
  'bed-sheet': `
    path white M -6 -2 L 8 -2 C 20 10 40 18 60 20 L 60 30 C 36 30 8 26 -4 14 Z
    curve #dfe5ec 1.4 M 4 2 C 18 14 40 22 60 24`,
  necktie: `
    line white 2.4 -5 0 3 5
    line white 2.4 9 0 4 5
    poly #b8332f 1 3 8 3 7 9 3 9
    poly #b8332f 3 9 7 9 11 30 5 36 0 30
    line #f2c230 1.2 2 18 9 14
    line #f2c230 1.2 1 26 10 21`,
  'big-shoe': `
    path #5a3320 M -14 -12 L -2 -12 C 2 -4 10 -4 16 -1 C 20 2 20 6 18 6 L -14 6 Z
    line #2b1710 3 -15 7 19 7
    line #fff4e0 1.4 6 -1 12 1`,
  'shoe-brush': `
    box #b98a55 -7 -5 15 5 2
    8x 2 0 line ink 1 -6 0 -6 3`,
  knitting: `
    box $ -8 -2 18 20 2
    6x 3 0 line $+45 1 -6 0 -6 16`,
  needle: `
    line steel 1.4 -5 0 18 0
    disc red -6 0 1.6`,
  yarn: `
    disc $ 0 -8 8
    curve $+45 1 M -6 -12 C 0 -8 4 -4 6 -3
    curve $+45 1 M -7 -6 C 0 -4 2 -2 3 -1
    curve $ 1.2 M -6 -3 C -14 -20 -18 -26 -10 -38`,
  'open-book': `
    poly #a83a33 -13 -10 0 -6 0 9 -13 5
    poly #c0483f 13 -11 0 -6 0 9 13 4
    poly #fbf6e8 -12 -11 0 -7 12 -12 12 2 0 7 -12 3
    line #c9bfa8 .7 -10 -7 -2 -4
    line #c9bfa8 .7 -10 -4 -2 -1
    line #c9bfa8 .7 2 -4 10 -7
    line #c9bfa8 .7 2 -1 10 -4
    line #a8a090 .8 0 -7 0 7`,
  newspaper: `
    poly white -16 -16 0 -13 16 -16 16 12 0 15 -16 12
    line #b9bcc4 .8 0 -13 0 15
    text ink 6 -8 -9 NEWS
    4x 0 4 line #9aa0aa .9 -14 -3 -3 -1
    4x 0 4 line #9aa0aa .9 3 -1 13 -3
    box #c9d0da 3 -12 10 7 0`,
  pen: `
    line blue 2 0 2 8 -10
    line ink 1.2 0 2 -2 5`,
  pencil: `
    line yellow 2.4 -6 4 8 -4
    line ink 1.6 8 -4 11 -6`,
  paintbrush: `
    line wood 1.8 -8 5 8 -4
    line red 3 8 -4 12 -6`,
  palette: `
    path #c79a68 M -12 0 C -12 -9 12 -9 12 0 C 12 8 4 6 2 4 C 0 8 -12 8 -12 0 Z
    disc red -6 -2 2
    disc blue 0 -4 2
    disc yellow 6 -1 2
    disc leaf -6 3 1.8`,
  'candle-flames': `
    path #ffb02e M -12 0 C -15 -4 -12 -8 -12 -10 C -9 -7 -9 -3 -12 0 Z
    path #ffb02e M 0 0 C -3 -4 0 -8 0 -10 C 3 -7 3 -3 0 0 Z
    path #ffb02e M 12 0 C 9 -4 12 -8 12 -10 C 15 -7 15 -3 12 0 Z`,
  breath: `
    line #ffffff@90 1.6 -6 -2 6 -1
    line #ffffff@90 1.6 -4 3 10 4`,
  'party-hat': `
    poly #e0479e -6 -10 8 -12 0 -30
    line yellow 1.6 -4 -16 5 -18
    disc yellow 0 -30 2.6`,
  cigarette: `
    line white 2.2 0 -2 10 -5
    line #f2832a 2.4 10 -5 11.6 -5.5`,
  gamepad: `
    path ink M -10 -3 C -8 -8 8 -8 10 -3 C 13 4 9 8 5 2 L -5 2 C -9 8 -13 4 -10 -3 Z
    line white 1.2 -6 -3 -2 -3
    line white 1.2 -4 -5 -4 -1
    disc red 4 -4 1.3
    disc #3f9a52 7 -2.4 1.3`,
  camera: `
    box ink -8 -7 20 14 3
    box ink -3 -10 8 5 1
    disc iron 12 0 6
    disc #7fb3d8 13 0 3.6`,
  phone: `
    box ink -3 -9 6 17 2
    box #7fd0f0 -2 -7 4 12 1`,
  banknotes: `
    poly #5f9a6a -10 -8 12 -4 10 8 -12 4
    poly #8fc49a -8 -9 14 -6 12 6 -10 2
    disc #3f7a4c 2 -1 3.4
    text white 5 2 -1 $`,
  banknote: `
    poly #a6d4ae -8 -5 10 -3 9 6 -9 4
    disc #3f7a4c 0 1 2.6
    text white 4 0 1 $`,
  'banknote-pile': `
    4x 0 -4 box #5f9a6a -16 0 32 3.4 1
    4x 0 -4 line #a6d4ae .8 -15 .6 15 .6
    disc #e7f3e8 0 -13 2`,
  'medic-badge': `
    box red -1.6 -5 3.2 10 .6
    box red -5 -1.6 10 3.2 .6`,
  'bandage-roll': `
    disc white 0 0 5
    ring #c9d0da .8 0 0 3
    line white 3 4 2 12 4`,
  'bandaged-arm': `
    box white -16 -6 14 10 3
    3x 4 0 line #c9d0da 1 -14 -5 -12 4
    box red -10 -3 1.6 5 0
    box red -11.6 -1.4 5 1.6 0`,
  'baby-curl': `
    curve hair 1.6 M -1 -12 C -2 -18 5 -18 3 -13`,
};
