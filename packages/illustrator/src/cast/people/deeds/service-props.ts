import { CARE_PROPS } from './care-props.ts';
import { TOOL_PROPS } from './tool-props.ts';

/** Dishes and kitchen machines; what stands on a worktop has its origin under its middle. */
export const SERVICE_PROPS: Readonly<Record<string, string>> = {
  ...TOOL_PROPS,
  ...CARE_PROPS,
  'noodle-bowl': `
    path #d8433b M -26 -20 L 26 -20 C 24 -4 14 0 0 0 C -14 0 -24 -4 -26 -20 Z
    line #f4f1ea 2 -24 -13 24 -13
    oval #f6dd8a 0 -21 25 6
    5x 8 0 curve #e0b04a 2 M -20 -22 C -16 -26 -12 -18 -8 -22
    disc leaf 12 -23 3
    oval #fdfbf5 -10 -25 6 4
    disc #f2a02c -10 -25 2.4`,
  'noodles-on-sticks': `
    line #6b3a1e 2.4 -6 8 22 -8
    line #6b3a1e 2.4 -4 12 23 -4
    4x 4 1 curve #f2cf62 2.6 M 8 -2 C 4 8 12 16 7 28
    4x 4 1 curve #e0b04a 1.6 M 10 -2 C 6 8 14 14 9 26`,
  'spaghetti-plate': `
    oval white 0 -3 30 5
    oval #f6dd8a 0 -9 20 8
    5x 7 0 curve #e0b04a 2 M -16 -8 C -12 -14 -8 -4 -4 -9
    oval #c8372f 0 -14 10 4
    disc #8a2a1e -3 -15 2.4
    disc #8a2a1e 4 -14 2.4`,
  'spaghetti-fork': `
    line steel 2.4 -8 6 12 -6
    oval #f2cf62 16 -7 8 6
    3x 0 4 curve #e0b04a 1.6 M 9 -11 C 14 -8 18 -8 23 -11
    curve #f2cf62 2 M 18 -2 C 16 8 22 12 18 22`,
  'full-bowl': `
    path #3f8fd2 M -24 -18 L 24 -18 C 22 -4 12 0 0 0 C -12 0 -22 -4 -24 -18 Z
    oval #f6efe0 0 -18 24 5
    oval #e88a3a 0 -18 20 3.6
    disc leaf -7 -19 2
    disc #d8433b 6 -18 2
    curve #ffffff@80 2 M -6 -26 C -10 -32 -2 -36 -6 -42
    curve #ffffff@80 2 M 8 -26 C 4 -32 12 -36 8 -42`,
  'filled-spoon': `
    line steel 2.6 -4 8 8 -2
    oval steel 12 -4 8 5 -.2
    oval #e88a3a 12 -5.4 6 3 -.2`,
  'big-cone': `
    poly #d9a05a -8 -8 10 -8 1 16
    line #b5803a 1.2 -4 -6 3 10
    line #b5803a 1.2 6 -6 -2 8
    disc #f79ac8 1 -16 11
    disc #fdf2d4 1 -28 8
    oval skin 1 4 5 4.4`,
  'licking-tongue': `
    path #e8687a M -4 -1 L 4 -2 C 10 -2 10 5 4 5 Z`,
  'corn-cob': `
    box #f2c83a -22 -7 44 14 7
    6x 7 0 line #d9a01e 1.2 -18 -6 -18 6
    2x 0 5 line #d9a01e 1.2 -20 -2.4 20 -2.4
    oval skin -24 1 5 6
    oval skin 24 1 5 6
    poly leaf 26 -4 38 -8 36 6 26 4`,
  'drinking-post': `
    box #8d96a3 -12 -46 26 46 3
    path #c3ccd6 M -18 -46 L 22 -46 L 16 -38 L -12 -38 Z
    curve #8fd8f4 4 M 12 -46 C 8 -66 -4 -66 -10 -50
    disc steel 12 -47 3`,
  'shot-glass': `
    poly #cfeaf6@90 -5 -9 7 -9 5 5 -3 5
    poly #c8862c -4 -4 6 -4 5 4 -3 4
    oval skin 1 2 4.4 4`,
  'shot-row': `
    box #6b4226 -26 0 60 6 1
    3x 18 0 poly #cfeaf6@90 -20 -14 -6 -14 -8 0 -18 0
    3x 18 0 poly #c8862c -19 -8 -7 -8 -8 -1 -18 -1`,
  'egg-pan': `
    line #3a3a44 5 -24 -4 -50 -10
    path #3a3a44 M -28 -8 L 28 -8 C 26 4 -26 4 -28 -8 Z
    oval #22222c 0 -8 28 5
    disc #fbe27a -14 -10 5
    disc #f6cf3f -6 -12 6
    disc #fbe27a 3 -10 6
    disc #f6cf3f 12 -11 5
    disc #fdf0a8 -9 -13 3
    disc #fdf0a8 7 -14 3`,
  'stirring-spatula': `
    line #8a5a32 3 -2 -6 0 12
    box #c8863e -6 10 12 10 2`,
  'egg-carton': `
    box #b5a58a -18 -8 36 8 1
    4x 9 0 oval #f6e6d0 -13 -11 4 5`,
  griddle: `
    box #3a3a44 -34 -7 68 7 1
    2x 30 0 oval #6b3a22 -22 -9 10 3`,
  'burger-patty': `
    oval #6b3a22 0 0 13 5
    oval #8a4f30 0 -1 11 3`,
  'long-spatula': `
    line ink 3 0 0 14 4
    box #aeb6c0 13 2 18 4 1`,
  'wok-fire': `
    6x 9 0 path #f2742c M -26 0 C -30 -14 -20 -20 -22 -32 C -12 -22 -12 -10 -16 0 Z
    6x 9 0 path #f6cf3f M -24 0 C -26 -8 -20 -12 -21 -18 C -16 -12 -16 -6 -18 0 Z`,
  'flying-noodles': `
    4x 9 -3 curve #f2cf62 3 M -20 8 C -16 -6 -8 10 -4 -4
    3x 10 4 curve #e8b84a 3 M -16 -6 C -10 -16 -4 -2 2 -12
    disc leaf -8 -10 3
    disc #d8433b 10 -14 3
    disc #f2a02c 18 2 3`,
  'blender-base': `
    box #33313c -13 -16 26 16 3
    disc #d8433b 0 -8 3
    poly #dfeef6@80 -14 -50 14 -50 11 -16 -11 -16
    poly #f0559a -13 -40 13 -40 11 -17 -11 -17
    box #33313c -14 -54 28 5 2`,
  'whirl-lines': `
    curve #ffd0e4 2 M -9 0 C -4 -5 4 -5 9 0
    curve #ffd0e4 2 M -8 8 C -4 3 4 3 8 8`,
  'blend-hand': `
    oval skin 0 0 5 4.4`,
  'flour-sieve': `
    path #aeb6c0 M -14 -6 L 14 -6 L 10 6 L -10 6 Z
    4x 6 0 line #6d7683 1 -9 -5 -8 6
    line #aeb6c0 3 -14 -5 -26 -2`,
  'falling-flour': `
    5x 6 5 disc #ffffff -14 -10 1.6
    5x 6 -4 disc #ffffff -12 6 1.4
    4x 7 6 disc #ffffff -8 -2 1.6`,
  'floured-loaf': `
    path #c8863e M -26 0 C -30 -16 -14 -22 0 -22 C 14 -22 30 -16 26 0 Z
    3x 14 0 curve #f0d0a0 3 M -16 -8 C -14 -14 -10 -18 -8 -18
    4x 9 -1 disc #ffffff -14 -18 2.6`,
  'ice-tubs': `
    box #bfe0ee -40 -12 84 12 2
    3x 26 0 oval #8d96a3 -24 -12 12 4
    oval #f79ac8 -24 -14 10 5
    oval #fdf2d4 2 -14 10 5
    oval #7a4a2a 28 -14 10 5`,
  'empty-cone': `
    poly #d9a05a -9 -10 9 -10 0 16
    line #b5803a 1.2 -4 -8 3 8
    oval skin 0 4 5 4.4`,
  'ice-ball': `
    disc #f79ac8 0 0 10
    oval white@60 -3 -4 3 2 .4`,
  'ice-scoop': `
    line steel 3 -2 6 4 -2
    path steel M 0 -8 C 0 -16 14 -16 14 -6 Z`,
  'open-oven': `
    box #d9dee6 -32 -92 64 92 3
    4x 12 0 disc #33313c -18 -84 3
    box #33313c -26 -74 52 44 2
    box #e8862c -22 -70 44 36 1
    2x 0 14 line #5f6874 2 -22 -56 22 -56
    poly #8d96a3 -26 -28 26 -28 16 -8 -36 -8
    poly #3a3a44 -22 -26 20 -26 12 -11 -30 -11`,
  'bread-loaf': `
    path #c8863e M -20 8 C -26 -10 -12 -14 0 -14 C 12 -14 26 -10 20 8 Z
    3x 11 0 curve #f0d0a0 2.4 M -13 0 C -11 -6 -8 -10 -6 -10`,
  'oven-mitts': `
    oval #d8433b -10 2 8 9
    oval #d8433b 12 2 8 9`,
  'dish-washer': `
    box #e8ecf2 -26 -64 56 64 2
    box #33313c -22 -50 48 46 1
    poly #c3ccd6 -22 -4 26 -4 -8 6 -56 6
    line #8d96a3 2 -52 -8 16 -8
    5x 12 0 oval white -44 -16 3.4 9
    box #5f6874 -20 -60 44 6 1`,
  'one-plate': `
    oval white 8 0 13 13
    oval #dfe5ec 8 0 8 8`,
  'full-fridge': `
    box #e8ecf2 -20 -130 56 130 3
    box #fff8dc -16 -126 48 122 1
    3x 0 34 line #bfd3de 2.4 -16 -96 32 -96
    box #f4f1ea -10 -118 10 22 1
    box #3f9a52 4 -112 8 16 2
    disc #f2a02c 22 -101 5
    disc #d8433b -6 -67 5
    disc #d8433b 6 -67 5
    box #f2c230 16 -74 12 12 1
    oval leaf 0 -36 14 6
    oval #f08a2c 20 -34 8 4
    poly #d5dbe3 -20 -130 -44 -122 -44 6 -20 0
    line #8d96a3 3 -40 -80 -40 -56`,
  toaster: `
    box #c3ccd6 -22 -28 44 28 6
    box #33313c -16 -29 14 4 1
    box #33313c 2 -29 14 4 1
    box #33313c 22 -18 5 8 1`,
  'two-toasts': `
    path #c8863e M -16 12 L -16 -8 C -18 -14 -2 -14 -4 -8 L -4 12 Z
    path #c8863e M 4 12 L 4 -8 C 2 -14 18 -14 16 -8 L 16 12 Z
    path #e8b87a M -14 10 L -14 -6 C -14 -10 -6 -10 -6 -6 L -6 10 Z
    path #e8b87a M 6 10 L 6 -6 C 6 -10 14 -10 14 -6 L 14 10 Z`,
  'big-cookie': `
    disc #c8863e 2 8 10
    disc #5a3218 -1 5 2
    disc #5a3218 6 8 2
    disc #5a3218 1 13 2
    oval skin 0 0 5 4.4`,
  'milk-glass': `
    poly #dfeef6@90 -10 -28 12 -28 10 0 -8 0
    poly #ffffff -9 -20 11 -20 9 -1 -7 -1`,
  'cookie-plate': `
    oval white 0 -2 18 3
    disc #c8863e -6 -7 7
    disc #c8863e 6 -6 7
    disc #5a3218 -8 -8 1.4
    disc #5a3218 7 -8 1.4`,
  'meat-grinder': `
    box #8d96a3 -6 -24 12 24 2
    box #aeb6c0 -20 -34 34 14 4
    poly #aeb6c0 -12 -50 12 -50 6 -34 -6 -34
    oval #c8505a 0 -51 9 4`,
  crank: `
    line #5f6874 3.4 -4 0 12 0
    line #8a5a32 4 12 -2 12 8`,
  'meat-strings': `
    5x 0 3 curve #c8505a 3 M 2 -14 C -6 -12 -8 -4 -6 4
    oval #c8505a -6 4 14 5`,
  'popping-corn': `
    5x 9 -4 disc #fff6d8 -22 0 4
    4x 10 5 disc #fff6d8 -16 -14 4
    5x 9 -4 disc #f6dd8a -20 2 1.6`,
  'corn-pot': `
    path #8d96a3 M -26 -28 L 26 -28 L 23 0 L -23 0 Z
    oval #5f6874 0 -28 26 5
    5x 9 0 disc #fff6d8 -18 -30 5
    line #33313c 4 -26 -22 -36 -24`,
  'kitchen-scale': `
    box #d8433b -18 -20 36 20 4
    disc white 0 -10 9
    box #aeb6c0 -22 -24 44 4 1`,
  'scale-needle': `
    line #22222c 1.6 0 0 0 -7`,
  'red-apples': `
    disc #d8433b -8 -7 8
    disc #d8433b 9 -7 8
    disc #d8433b 0 -17 8`,
};
