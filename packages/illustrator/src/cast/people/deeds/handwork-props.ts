import { HOME_PROPS } from './home-props.ts';
import { HOUSEHOLD_PROPS } from './household-props.ts';

/** What lies on a worktop; things held are drawn about the hand, others about the middle of their foot. */
export const HANDWORK_PROPS: Readonly<Record<string, string>> = {
  apron: HOUSEHOLD_PROPS['apron']!,
  ...HOME_PROPS,
  worktop: `
    box #6fb0a8 -40 -38 120 44 1
    2x 40 0 line #4f8a83 1.4 0 -34 0 4
    box #e3c9a4 -44 -42 128 5 1.5
    line #f3e2c8 1.2 -42 -41 82 -41`,
  'holding-hand': `
    oval skin 0 0 4 3.4
    4x 1.9 0 oval skin-12 -1.4 2 1 2`,
  potato: `
    oval #b98a52 0 0 11 8 .2
    disc #8f6538 -3 -3 1
    disc #8f6538 4 2 1
    disc #8f6538 -5 3 .9
    path #f3e2a8 M 2 -8 C 10 -8 13 0 9 5 C 6 1 3 -3 2 -8 Z`,
  peeler: `
    line #c8372f 3.4 -8 0 2 0
    line steel 2.4 2 0 14 0
    line #6b7380 .8 5 1 12 1`,
  peelings: `
    curve #b98a52 3 M 0 -14 C 6 -10 -6 -6 0 -2 C 6 2 -4 5 1 9`,
  vegetables: `
    path #f08a2c M -26 4 L -6 -4 L -4 4 C -10 9 -20 8 -26 4 Z
    line leaf 2 -5 -2 2 -7
    disc #d8433b 8 2 8
    path leaf M 4 -6 L 8 -4 L 12 -7 L 9 -2 L 6 -2 Z
    oval #5aa84a 24 4 11 4.4`,
  'chopping-board': `
    box #c08a52 -26 -3 56 4 1.5
    box #d9a86a -26 -3 56 2 1`,
  'cut-slices': `
    5x 4 0 oval #f4e6c0 -4 0 2 3.4
    5x 4 0 oval #d8b46a -4 0 1 2`,
  'kitchen-knife': `
    line ink 4 -8 -1 4 -1
    path #dfe5ec M 4 -3.4 L 30 -3 C 32 0 28 4 24 4 L 4 3.4 Z
    line white .8 6 -2 28 -1.6`,
  'table-knife': `
    line #8d96a3 3 -6 -1 6 0
    path #dfe5ec M 6 -2 L 24 2 C 26 5 20 7 6 2 Z`,
  grater: `
    poly steel -9 0 -6 -32 6 -32 9 0
    curve iron 3 M -5 -32 C -5 -40 5 -40 5 -32
    4x 0 6 line iron 1.6 -5 -25 5 -25
    3x 5 0 line #e8edf2 1 -5 -28 -6 -4`,
  gratings: `
    8x 3 0 line #f2c84a 1.4 -12 0 -9 -3`,
  'cheese-wedge': `
    poly #f2c230 -11 6 11 6 11 -6
    poly #e0a820 -11 6 11 6 11 9 -11 9
    disc #d69a1c 4 3 2
    disc #d69a1c 8 -1 1.4`,
  whisk: `
    line steel 3.4 0 -12 0 0
    path #8d96a3@40 M 0 0 C 8 4 8 12 5 14 L -5 14 C -8 12 -8 4 0 0 Z
    line steel 1 0 0 -5 14
    line steel 1 0 0 5 14
    line steel 1 0 0 0 14`,
  'mixing-bowl': `
    oval #f7e6a8 0 -20 19 4
    path #5a8fc8 M -21 -20 C -20 -4 -10 0 0 0 C 10 0 20 -4 21 -20 C 12 -15 -12 -15 -21 -20 Z
    curve white 1.6 M -15 -12 C -12 -5 -8 -3 -4 -2`,
  egg: `
    oval #f4dcc0 0 0 5 6.4
    oval #fff4e6 -1.6 -2 1.6 2.2`,
  yolk: `
    oval #ffffff@80 0 0 5 7
    disc #f5a81c 0 1 3.8`,
  'half-shell': `
    path #f0d6b8 M -6 0 C -6 8 6 8 6 0 L 3 -2 L 1 1 L -2 -2 L -4 1 Z`,
  'wooden-spoon': `
    line #b9824a 3 0 -16 0 12`,
  'tea-spoon': `
    line steel 1.8 0 -12 0 14
    oval steel 0 16 2.6 3.6`,
  'soup-spoon': `
    line #b9824a 2.6 -12 8 8 -2
    oval #8a5a2e 11 -3.4 6 3
    oval liquid 11 -4.4 4.6 1.8`,
  'soup-pot': `
    oval iron 0 -22 21 5
    oval liquid 0 -21.5 18 3.6
    disc #f08a2c -6 -21 2
    disc leaf 5 -22 1.8
    box #6b7684 -21 -22 42 22 5
    oval liquid 0 -22 19 3.4
    disc #f08a2c -6 -22 2
    disc leaf 5 -22.6 1.8
    line iron 3 -26 -15 -21 -15
    line iron 3 21 -15 26 -15`,
  'boiling-pot': `
    oval iron 0 -24 21 5
    oval #bfe6f7 0 -23.5 18 3.6
    4x 8 0 disc #ffffff -12 -25 2.6
    3x 8 0 disc #e2f5fd -8 -27 2
    box #9aa3af -21 -23 42 21 5
    line iron 3 -26 -16 -21 -16
    line iron 3 21 -16 26 -16`,
  'hot-steam': `
    curve #ffffff@75 2.4 M -8 0 C -13 -7 -3 -11 -8 -20
    curve #ffffff@75 2.4 M 2 -2 C -3 -9 7 -14 2 -24
    curve #ffffff@75 2.4 M 11 0 C 6 -7 16 -11 11 -19`,
  'sniffed-flower': `
    line leaf 2 0 8 -2 26
    path leaf M -1 16 C 6 12 9 15 9 19 C 5 20 1 20 -1 18 Z
    5x 0 0 disc $ 0 0 0
    disc $ 0 -7 5
    disc $ 7 -2 5
    disc $ 4 6 5
    disc $ -4 6 5
    disc $ -7 -2 5
    disc yellow 0 0 4`,
  scent: `
    curve #ffffff@85 1.8 M -4 4 C -8 -2 0 -5 -4 -11
    curve #ffffff@85 1.8 M 4 4 C 0 -2 8 -5 4 -11`,
  vessel: `
    disc steel 0 0 1`,
  filled: `
    disc steel 0 0 1`,
  'vessel-pot': `
    curve ink 3 M -2 -8 C -14 -10 -14 10 -2 8
    path steel M -2 -12 L 14 -14 L 18 -10 L 16 12 L -2 12 Z
    path #8d96a3 M 12 -14 L 22 -17 L 17 -8 Z
    line white 1.4 3 -8 3 8`,
  'vessel-teapot': `
    curve #3f6fb0 3 M -2 -7 C -13 -10 -13 9 -2 7
    oval #4f86cc 9 0 13 11
    path #4f86cc M 19 -2 C 26 -4 26 -12 31 -14 L 33 -11 C 30 -4 28 4 20 6 Z
    oval #3f6fb0 9 -11 6 2
    disc #3f6fb0 9 -14 2
    disc white 9 0 3`,
  'vessel-bottle': `
    box #2f5a3a -12 -7 30 14 4
    box #2f5a3a 16 -3 18 6 2
    box #1f3f28 30 -3.6 5 7.2 1
    box #f1e6c8 -4 -7 12 14 0`,
  'vessel-jug': `
    curve #d5e6f0 3 M -3 -9 C -14 -10 -14 10 -3 8
    path #d9eef8 M -3 -14 L 16 -14 L 20 -17 L 16 -7 L 14 13 L -1 13 Z
    path liquid M -2 -6 L 15 -6 L 14 12 L -1 12 Z`,
  'pour-stream': `
    line liquid 3 0 -14 0 8
    line white@50 .8 -1 -12 -1 6`,
  'filled-cup': `
    ring white 2.4 11 -8 4
    path white M -9 -16 L 9 -16 C 9 -4 6 0 0 0 C -6 0 -9 -4 -9 -16 Z
    oval #e6e2da 0 -16 9 2.4
    oval liquid 0 -15.6 7.6 1.8`,
  'filled-glass': `
    path liquid M -8 -14 L 8 -14 L 7 0 L -7 0 Z
    path #cfeaf6@50 M -9 -25 L 9 -25 L 7 1 L -7 1 Z
    line white@80 1.4 -5 -20 -4 -4
    line #9cc4d6 1 -9 -25 -7 1
    line #9cc4d6 1 9 -25 7 1
    line #9cc4d6 1.6 -7 1 7 1`,
  'filled-wine-glass': `
    line #b9d3df 1.6 0 -12 0 0
    line #b9d3df 2 -7 0 7 0
    path #cfeaf6@60 M -8 -32 C -10 -16 -4 -12 0 -12 C 4 -12 10 -16 8 -32 Z
    path liquid M -8.6 -22 C -8 -15 -4 -13 0 -13 C 4 -13 8 -15 8.6 -22 Z`,
  'bread-slice': `
    path #c8863e M -13 8 L -13 -4 C -17 -12 -6 -12 0 -11 C 6 -12 17 -12 13 -4 L 13 8 Z
    path #f3dcae M -11 6 L -11 -4 C -13 -9 -5 -9 0 -9 C 5 -9 13 -9 11 -4 L 11 6 Z`,
  'spread-layer': `
    path #f6dd6e M -7 -1 C -4 -6 2 -1 6 -5 C 9 -2 6 5 2 4 C -2 6 -8 4 -7 -1 Z`,
  'butter-dish': `
    box #f6dd6e -9 -6 18 9 1
    box white -12 3 24 2.4 1`,
  shaker: `
    path #e8edf2 M -6 -10 L 6 -10 L 5 4 L -5 4 Z
    path #8d96a3 M -5 4 L 5 4 L 3 9 L -3 9 Z`,
  grains: `
    5x 4 5 disc #ffffff -8 0 1.1
    5x 4 4 disc #ffffff -4 -4 1
    4x -4 5 disc #f4f4f4 6 0 1`,
  'plate-of-food': `
    oval white 0 -2 24 4
    oval #dfe5ec 0 -2.6 17 2.6
    oval #b5622f 0 -5 10 4
    disc leaf 9 -5 3
    disc leaf 12 -4 2.4
    oval #f2c230 -10 -4.6 4 2.4`,
  'lemon-half': `
    path #f7d63a M -9 0 C -9 -9 9 -9 9 0 Z
    oval #fdf3b8 0 0 9 3`,
  'juice-drop': `
    path #f2d23a M 0 -5 C 3 0 4 3 0 5 C -4 3 -3 0 0 -5 Z
    path #f2d23a M 3 -16 C 5 -12 5 -10 3 -9 C 1 -10 1 -12 3 -16 Z`,
  'dough-ball': `
    path #f0dcae M -24 0 C -27 -16 -10 -20 0 -14 C 10 -20 27 -14 24 0 Z
    curve #d9bf86 1.6 M -14 -5 C -6 -9 0 -4 6 -8
    curve #fdf2d4 2 M -15 -11 C -10 -15 -6 -15 -3 -13`,
  flour: `
    oval #ffffff@80 0 0 36 3
    5x 15 -1 disc #ffffff -30 -3 1.4`,
  'deep-pan': `
    line #3a3a44 4 -2 0 18 2
    path #4a4a55 M 14 -6 L 60 -6 C 58 10 48 14 37 14 C 26 14 16 10 14 -6 Z
    oval #2c2c34 37 -6 23 4`,
  'stove-flames': `
    box ink -22 -3 44 4 1
    6x 6 0 path #3f9fe8 M -18 -3 C -18 -8 -15 -9 -15 -12 C -12 -9 -12 -6 -12 -3 Z`,
  'wok-vegetables': `
    5x 8 3 oval #f08a2c -20 -6 3.4 2
    4x 9 -4 oval #4fae3a -16 8 4 2.2
    4x 8 5 poly #d8433b -12 -12 -6 -14 -7 -9
    3x 10 -2 oval #f6e6b4 -8 2 3 2.4
    2x 14 6 oval #8fce5a -6 -18 3 2`,
  'sandwich-stack': `
    box #c8863e -14 -5 28 5 2
    path #6cba4a M -16 -6 C -10 -9 -6 -4 0 -7 C 6 -10 10 -4 16 -7 L 14 -4 L -14 -4 Z
    box #f2c230 -13 -10 26 3 0
    box #d8433b -13 -13 26 3 1`,
  'lettuce-leaf': `
    path #6cba4a M -12 0 C -10 -8 -4 -4 0 -8 C 4 -4 10 -8 12 0 C 6 5 -6 5 -12 0 Z`,
  ingredients: `
    disc #d8433b -10 -6 6
    path leaf M -13 -12 L -10 -10 L -7 -13 L -9 -8 Z
    poly #f2c230 0 0 18 0 18 -10
    disc #d69a1c 13 -3 1.6`,
  'plain-cake': `
    oval white 0 -1 26 4
    box #f2c6d0 -20 -22 40 21 3
    box #b5622f -20 -12 40 3 0
    oval #fbe6ec 0 -22 20 4
    5x 8 0 disc #ffffff -16 -23 3`,
  'piping-bag': `
    path #f6efe0 M -10 -18 L 8 -22 L 2 -4 L -2 -4 Z
    poly steel -2.4 -4 2.4 -4 0 4`,
  'coffee-machine': `
    box #3a3a44 -18 -46 40 46 4
    box #8d96a3 -14 -42 32 10 2
    disc red 12 -37 2
    box #22222a -12 -28 26 26 2
    box ink -2 -28 8 5 1
    line #6b4226 2 2 -23 2 -13
    path white M -5 -13 L 9 -13 L 7 -3 L -3 -3 Z`,
  'tea-bag': `
    line white .8 0 0 4 18
    box #b5702a 1 18 6 8 1`,
  'water-bottle': `
    box #9fd8f4 -5 -12 10 26 3
    box #3576c9 -3 -16 6 5 1
    box white -5 -4 10 8 0`,
};
