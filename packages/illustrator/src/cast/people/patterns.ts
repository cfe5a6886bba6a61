import { type Brush, disc, segment } from '../../painting/shapes.ts';

export const PATTERNS = ['stripes', 'dots', 'checks', 'flowers'] as const;
export type PatternKind = (typeof PATTERNS)[number];

/** What is printed on a cloth. */
export interface Pattern {
  readonly kind: PatternKind;
  readonly colour: string;
}

/** As far as cloth reaches about a person, in hundredths of the height. */
const REACH = { left: -48, right: 48, top: -84, bottom: 4 };

/** Covers the clipped part of a person with a print. */
export function drawPattern(brush: Brush, { kind, colour }: Pattern): void {
  const { left, right, top, bottom } = REACH;
  if (kind === 'stripes' || kind === 'checks')
    for (let y = top; y < bottom; y += 6)
      segment(brush, [left, y], [right, y], kind === 'stripes' ? 2.8 : 1.8, colour);
  if (kind === 'checks')
    for (let x = left; x < right; x += 6) segment(brush, [x, top], [x, bottom], 1.8, colour);
  if (kind === 'dots' || kind === 'flowers')
    for (let y = top, row = 0; y < bottom; y += 6, row++)
      for (let x = left + (row % 2) * 3.5; x < right; x += 7)
        if (kind === 'dots') disc(brush, x, y, 1.6, colour);
        else drawFlower(brush, x, y, colour);
}

function drawFlower(brush: Brush, x: number, y: number, colour: string): void {
  for (const [dx, dy] of [
    [-1.4, 0],
    [1.4, 0],
    [0, -1.4],
    [0, 1.4],
  ] as const)
    disc(brush, x + dx, y + dy, 1.2, colour);
  disc(brush, x, y, 0.9, '#f2c230');
}
