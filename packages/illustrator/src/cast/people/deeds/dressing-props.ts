import { HANDWORK_PROPS } from './handwork-props.ts';

/** A garment for the upper body, laid open, and the sleeve that is already on. */
function upper(name: string, body: string, sleeve: string): Record<string, string> {
  return { [`worn-${name}`]: body, [`worn-${name}-sleeve`]: sleeve };
}

const SLEEVE = `
    oval $-8 -9 2 12 5.4 .3
    disc skin 2 0 4`;
const SHOE = `
    path $ M -6 -7 L 1 -7 C 4 -3 12 -3 14 2 L 14 5 L -7 5 Z
    box white -7 4 21 2.6 1
    3x 3 1.6 line white 1 0 -5 4 -6`;
const BOOT = `
    path $ M -7 -22 L 4 -22 L 4 -5 C 8 -3 14 -2 15 5 L -8 5 Z
    box ink -8 4 23 3 1
    line $-25 1.4 -7 -16 4 -16`;
const SOCK = `
    path $ M -6 -16 L 3 -16 L 3 -4 C 8 -3 12 -1 12 4 L -6 4 Z
    box white -6 -18 9 4 1
    2x 0 4 line white 1.6 -6 -11 3 -11`;

/** Garments in large, drawn where they are worn. */
export const DRESSING_PROPS: Readonly<Record<string, string>> = {
  'holding-hand': HANDWORK_PROPS['holding-hand']!,
  'dressing-stool': `
    line wood 3 -9 -22 -11 0
    line wood 3 10 -22 12 0
    box wood+10 -13 -25 27 5 2`,
  'worn-shoes': SHOE,
  'other-worn-shoes': SHOE,
  'worn-boots': BOOT,
  'other-worn-boots': BOOT,
  'worn-socks': SOCK,
  'other-worn-socks': SOCK,
  'worn-hat': `
    oval $-12 0 0 22 4.6
    box $ -11 -15 22 15 5
    box $-40 -11 -4 22 4 0`,
  'worn-cap': `
    path $ M -13 3 C -13 -15 13 -15 13 2 Z
    path $-20 M 10 0 C 18 -1 24 1 25 4 L 10 4 Z
    disc $-20 0 -10 1.6`,
  'worn-helmet': `
    path $ M -15 6 C -16 -18 16 -18 15 4 Z
    line $-30 2 -6 -12 -7 4
    line $-30 2 4 -13 4 4
    curve ink 1.4 M -10 5 C -8 16 4 18 8 14`,
  'worn-crown': `
    poly gold -13 3 -14 -13 -6 -5 0 -16 6 -5 14 -13 13 3
    disc red 0 -2 2.4`,
  'worn-headphones': `
    curve #3a3a44 3.4 M -6 10 C -16 -10 14 -12 10 4
    box $ -11 6 9 12 4`,
  'worn-glasses': `
    ring ink 1.4 -2.6 0 4
    ring ink 1.4 5 0 3.8
    disc #cfeaf6@50 -2.6 0 3.4
    disc #cfeaf6@50 5 0 3.2
    line ink 1.4 -12 -1 -6 -1`,
  'worn-sunglasses': `
    box ink -7 -4 8.4 7.4 2.6
    box ink 1.8 -4 7.4 7 2.6
    line ink 1.6 -14 -2 2 -2
    line white@70 1 -5 -2 -2 -2.6`,
  'worn-mask': `
    path #8fd0f2 M -8 4 L 8 4 L 7 14 L -6 15 Z
    line white 1 -14 3 -8 5
    2x 0 4 line #6ab4dc .8 -7 8 7 8`,
  'worn-scarf': `
    box $ -11 -4 22 8 4
    path $-12 M 2 2 L 9 2 L 11 26 L 3 26 Z
    3x 2.6 0 line $-30 1 4 26 4 30
    2x 0 7 line white 1.6 3 10 10 10`,
  'worn-necklace': `
    curve gold 1.8 M -8 -2 C -6 12 8 12 9 -1
    disc #3576c9 1 9 3.4
    ring gold 1 1 9 3.8`,
  ...upper(
    'coat',
    `
    path $ M -13 -26 L 13 -26 L 17 -6 L 15 34 L -15 34 L -17 -6 Z
    line $-35 1.8 0 -24 0 34
    poly $-25 -8 -26 0 -10 8 -26
    3x 0 12 disc gold 4 -6 1.6`,
    SLEEVE,
  ),
  ...upper(
    'jacket',
    `
    path $ M -13 -24 L 13 -24 L 16 -6 L 13 16 L -13 16 L -16 -6 Z
    line steel 1.6 0 -22 0 16
    box $-30 -13 12 26 4 0
    poly $-25 -7 -24 0 -16 7 -24`,
    SLEEVE,
  ),
  ...upper(
    'sweater',
    `
    path $ M -13 -24 L 13 -24 L 16 -6 L 13 16 L -13 16 L -16 -6 Z
    oval $-30 0 -24 7 2.6
    3x 0 8 line white@80 2 -13 -12 13 -12
    box $-30 -13 12 26 4 1`,
    SLEEVE,
  ),
  ...upper(
    'shirt',
    `
    path $ M -12 -24 L 12 -24 L 15 -8 L 12 18 L -12 18 L -15 -8 Z
    poly white -6 -25 0 -18 6 -25
    line $-25 1 0 -18 0 18
    4x 0 8 disc white 0 -12 1.2`,
    SLEEVE,
  ),
  ...upper(
    'dress',
    `
    path $ M -9 -24 L 9 -24 L 8 -4 L 22 34 L -22 34 L -8 -4 Z
    line $-30 2.4 -8 -4 8 -4
    4x 11 0 disc white -17 26 1.6`,
    `
    disc skin 0 0 4`,
  ),
  'worn-trousers': `
    path $ M -10 -12 L 10 -12 L 14 24 L 4 24 L 0 0 L -6 24 L -16 22 Z
    box $-30 -10 -14 20 4 1
    disc gold 0 -12 1.6`,
  'worn-skirt': `
    path $ M -9 -12 L 9 -12 L 18 14 L -18 14 Z
    box $-30 -9 -14 18 4 1`,
  'offered-hand': `
    oval skin-8 0 2 7 6
    line skin-8 3 4 -2 12 -9
    line skin-8 3 5 0 15 -4
    line skin-8 3 6 3 15 1
    line skin-8 3 5 5 13 6
    line skin-8 3 -4 -2 -2 -10`,
  'worn-gloves': `
    path $ M -10 -6 L 4 -8 C 8 -14 14 -13 12 -8 L 17 -6 L 17 -1 L 16 4 L 12 9 L -10 9 Z
    box $-25 -13 -7 6 17 2
    line $ 4 -2 -6 0 -14`,
  'worn-ring': `
    ring gold 2 8 -2 4
    poly #7fe0f5 5 -8 11 -8 8 -4`,
  'worn-watch': `
    box #6b4a32 -14 -6 6 16 2
    disc gold -11 2 6
    disc white -11 2 4.6
    line ink 1 -11 2 -11 -1
    line ink 1 -11 2 -9 3`,
  'worn-backpack': `
    box $ -11 -18 22 34 7
    box $-20 -9 0 18 13 4
    curve $-30 2.4 M -4 -18 C -4 -24 4 -24 4 -18
    line gold 1.6 -6 4 6 4`,
  'backpack-strap': `
    curve $-25 3 M -4 -8 C 4 -4 4 6 -6 12`,
};
