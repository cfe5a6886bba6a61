import type { HairStyle } from '../../catalogue/look-data.ts';
import type { Brush } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import type { PersonLook } from './person-look.ts';

const BEHIND: Partial<Record<HairStyle, Sketch>> = {
  long: 'path $-12 M 8 -10 C -16 -20 -20 6 -15 22 C -8 26 -2 22 0 14 Z',
  bun: 'disc $-12 -9 -11 5.6',
  pony: 'path $-12 M -8 -9 C -22 -12 -23 6 -19 14 C -14 8 -12 2 -8 -2 Z',
  curly: `
    disc $-10 -11 -4 5.4
    disc $-10 -12 3 5.4
    disc $-10 -9 -10 5.4`,
  curls: `
    disc $-10 -11 -8 6
    2x 0 8 disc $-10 -14 0 6
    disc $-10 -12 16 6
    disc $-10 -6 20 5.4
    disc $-10 -6 10 6`,
  afro: 'disc $ -2 -6 19',
  braids: `
    disc $-12 -10 2 3.8
    3x 0 5 disc $-12 -11 7 3.8
    disc $-12 -11 25 3.8
    disc #e8437a -11 22 2.4`,
  pigtails: `
    disc $-12 -15 -4 3.8
    disc $-12 -18 0 3.8
    disc $-12 -19 5 3.8
    disc $-12 -18 10 3.8
    disc $-12 -15 13 3.8
    disc #e8437a -13 -3 2.4`,
};

const CURLS = `
  disc $ -8 -9 5
  2x 7 0 disc $ -2 -12 5
  disc $ 10 -9 5`;
const CUT = 'path $ M -12 4 C -16 -16 6 -19 12.4 -6 C 6 -6 0 -8 -3 -5 C -5 -2 -6 0 -7 4 Z';
const BEFORE: Partial<Record<HairStyle, Sketch>> = {
  mohawk: 'path $ M -12 -2 C -22 -26 8 -32 10 -9 C 4 -13 -6 -12 -12 -2 Z',
  curly: CURLS,
  curls: CURLS,
  bald: '',
};
/** The hair that is left, round the back of the head. */
const LEFT = 'oval $ -9.5 2 3.4 5.4';

export function drawBackHair(brush: Brush, { hair, hairStyle }: PersonLook): void {
  drawSketch(brush, BEHIND[hairStyle] ?? '', { main: hair });
}

export function drawFrontHair(brush: Brush, { hair, hairStyle, old }: PersonLook): void {
  drawSketch(brush, hairStyle === 'bald' && old ? LEFT : (BEFORE[hairStyle] ?? CUT), { main: hair });
}

const MOUSTACHE =
  'path $ M 6.6 3.4 C 3 2.6 1 4 -.6 6.6 C 2 6.8 4 6 6.4 5 C 8.6 6 11 6.6 13 6 C 11.6 3.6 9.6 2.6 6.6 3.4 Z';
const CHIN = 'C 10 6 4 4 -2 5 C -4 4 -5 2 -8 0 Z';
const BEARD = `path $ M -8 0 C -8 16 2 21 7 18 C 12 14 14 8 13 3 ${CHIN}`;
const LONG_BEARD = `path $ M -8 0 C -8 28 2 41 7 38 C 12 24 14 8 13 3 ${CHIN}`;

export function drawBeard(brush: Brush, colour: string, long: boolean): void {
  drawSketch(brush, `${long ? LONG_BEARD : BEARD}\n${MOUSTACHE.replace('$', '$-8')}`, { main: colour });
}

export function drawMoustache(brush: Brush, colour: string): void {
  drawSketch(brush, MOUSTACHE, { main: colour });
}
