import { FURNITURE_PROPS } from './furniture-props.ts';

/** Ladders, trays, hoses and magic; trays lie on both hands. */
export const FEAT_PROPS: Readonly<Record<string, string>> = {
  'chair-side': FURNITURE_PROPS['chair-side']!,
  'tall-ladder': `
    line #8a5a32 4 -8 0 -8 -214
    line #a8713f 4 10 0 10 -214
    10x 0 -20 line #c08a52 3.6 -9 -14 11 -14`,
  'large-tree': `
    path #7a5236 M -12 0 C -8 -60 -8 -120 -10 -180 L 12 -180 C 10 -120 12 -60 18 0 Z
    path #8f6444 M -4 0 C -2 -60 -2 -120 -4 -180 L 4 -180 C 4 -120 4 -60 8 0 Z
    curve #7a5236 8 M 0 -138 C -14 -146 -24 -148 -40 -148
    disc #3f8a48 0 -214 46
    disc #4a9a52 -36 -192 32
    disc #4a9a52 38 -192 34
    disc #58ab5e -12 -232 28
    disc #58ab5e 26 -222 22`,
  'cat-on-branch': `
    oval #e08a3a -8 -10 14 8
    curve #e08a3a 4 M 4 -8 C 14 -6 14 -22 10 -24
    disc #e08a3a -22 -20 9
    poly #e08a3a -30 -24 -29 -34 -23 -28
    poly #e08a3a -14 -24 -15 -34 -21 -28
    disc ink -25 -21 1.6
    disc ink -19 -21 1.6
    oval #f3c9a0 -22 -16 4 2.6
    2x 6 0 line #b8672a 2 -12 -17 -11 -10`,
  'playground-slide': `
    line #5f6874 4 -66 0 -66 -112
    line #5f6874 4 -50 0 -50 -112
    5x 0 -18 line #8d96a3 3 -66 -12 -50 -12
    box #3576c9 -70 -92 34 5 1
    path #f2b134 M -40 -96 L 74 -18 L 106 -10 L 106 -2 L 70 -8 L -40 -86 Z
    path #d8912a M -40 -88 L 70 -10 L 106 -4 L 106 0 L 66 -2 L -40 -80 Z`,
  'guest-table': `
    box #8a6242 -2 -34 5 34 1
    box #8a6242 -14 -3 30 4 1
    oval #f4efe4 0 -36 26 4.4
    path #e6dfd0 M -26 -36 C -26 -30 26 -30 26 -36 L 24 -24 C 12 -20 -12 -20 -24 -24 Z`,
  'serving-tray': `
    oval #9aa3af 14 1 26 4.4
    oval #cfd6df 14 -.6 26 4.2`,
  'tray-dinner': `
    oval white 14 -3 18 3.6
    path steel M 0 -4 C 0 -22 28 -22 28 -4 Z
    path #d5dbe3 M 4 -5 C 5 -18 14 -19 14 -19 C 8 -14 7 -9 7 -5 Z
    disc gold 14 -19 2.4`,
  'tray-pizza': `
    oval #b8742f 14 -4 21 5.4
    oval #e8b04a 14 -5.4 20 4.8
    oval #f2cf62 14 -5.8 16 3.6
    disc #c8372f 5 -6 2.4
    disc #c8372f 14 -4.4 2.4
    disc #c8372f 22 -6.4 2.4
    disc #c8372f 13 -8 2
    disc leaf 9 -4.4 1.2
    disc leaf 18 -7.4 1.2`,
  'tray-cups': `
    box white 2 -12 9 10 2
    ring white 1.6 12 -7 2.6
    oval #6b4226 6.5 -12 4.4 1.4
    box white 18 -12 9 10 2
    ring white 1.6 28 -7 2.6
    oval #6b4226 22.5 -12 4.4 1.4
    curve #ffffff@70 1.4 M 6 -15 C 4 -19 9 -20 6 -25
    curve #ffffff@70 1.4 M 22 -15 C 20 -19 25 -20 22 -25`,
  'tray-cake': `
    box #f2c6d0 1 -15 26 13 3
    box #c8604a 1 -9 26 3 1
    oval #fbe6ec 14 -15 13 3
    disc red 14 -18 2.6`,
  'hose-line': `
    curve #c8372f 6 M -70 2 C -40 2 -30 -4 -14 -26 C -4 -42 6 -48 24 -54`,
  'hose-nozzle': `
    poly gold -4 -3 12 -5 12 3 -4 3`,
  'water-jet': `
    curve #8fd0f2@90 7 M 12 -1 C 60 -30 110 -26 136 36
    curve #d5effb@90 3 M 12 -2 C 60 -36 116 -30 146 34
    curve #b5e0f7@85 3 M 12 1 C 56 -18 100 -16 124 38
    disc #b5e0f7 128 26 5
    disc #d5effb 142 18 4
    disc #b5e0f7 150 36 5
    disc #8fd0f2 118 42 6
    oval #8fd0f2@80 136 54 34 6`,
  'spell-wand': `
    line #5a3a22 2.6 -4 0 24 -2
    disc #ffe9a8 25 -2 3`,
  spell: `
    disc #b98cff@45 0 0 24
    disc #e4ccff@80 0 0 14
    disc white 0 0 7
    poly #ffe27a 0 -34 4 -26 12 -26 6 -20 8 -12 0 -17 -8 -12 -6 -20 -12 -26 -4 -26
    poly #ffe27a 30 -2 33 4 40 4 35 9 37 16 30 12 23 16 25 9 20 4 27 4
    poly #ffe27a -22 12 -19 18 -12 18 -17 23 -15 30 -22 26 -29 30 -27 23 -32 18 -25 18
    line #e4ccff 2 -62 8 -30 2
    line #ffe27a 2 -58 -6 -30 -4`,
};
