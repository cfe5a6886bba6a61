import { type Brush, disc, placed, polygon, TURN } from '../../painting/shapes.ts';
import { seenWithin, type Thing } from './happening-way.ts';

const ACROSS = 3;
const DOWN = 4;

/** What is left of a thing that breaks: it flies apart, and lies on the ground or is gone. */
export function pieces(
  brush: Brush,
  whole: Thing,
  share: number,
  { spread, rise, lie }: { readonly spread: number; readonly rise: number; readonly lie: boolean },
): void {
  for (let row = 0; row < DOWN; row++)
    for (let column = 0; column < ACROSS; column++) {
      const out = (column - (ACROSS - 1) / 2) * whole.wide * spread * share;
      const hop = Math.sin(share * Math.PI) * whole.high * rise * (1 - row / DOWN);
      const below = whole.high * (1 - (row + 1) / DOWN);
      const fall = lie ? below * share : share * share * whole.high;
      piece(brush, whole, row, column, {
        x: out,
        y: fall - hop,
        turn: share * (column - 1) * 1.2,
        shrink: lie ? 1 : 1 - share,
      });
    }
}

/** From the top down, until only a heap and dust are left. */
export function crumbling(brush: Brush, phase: number, whole: Thing): void {
  for (let row = DOWN - 1; row >= 0; row--)
    for (let column = 0; column < ACROSS; column++) {
      const begin = 0.12 + row * 0.12 + ((column * 7) % 3) * 0.05;
      const share = Math.max(0, Math.min(1, (phase - begin) / 0.35));
      const below = whole.high * (1 - (row + 1) / DOWN);
      const heap = whole.high * 0.08 * ((row + column) % 3);
      piece(brush, whole, row, column, {
        x: (column - 1) * whole.wide * 0.22 * share,
        y: (below - heap) * share * share,
        turn: share * ((row + column) % 2 ? 0.5 : -0.6),
        shrink: 1 - share * 0.35,
      });
    }
  if (phase > 0.25)
    for (let puff = 0; puff < 9; puff++)
      disc(
        brush,
        whole.left + (whole.wide * puff) / 8,
        whole.bottom - ((puff * 5) % 4) * whole.high * 0.05,
        whole.high * (0.05 + phase * 0.05),
        '#cfc4b4a0',
      );
}

function piece(
  brush: Brush,
  { left, top, wide, high, show }: Thing,
  row: number,
  column: number,
  { x, y, turn, shrink }: { x: number; y: number; turn: number; shrink: number },
): void {
  if (shrink <= 0.02) return;
  const [width, height] = [wide / ACROSS, high / DOWN];
  const [centreX, centreY] = [left + (column + 0.5) * width, top + (row + 0.5) * height];
  placed(
    brush,
    { x: centreX + x, y: centreY + y, turn, scale: shrink, from: { x: centreX, y: centreY } },
    () => {
      brush.beginPath();
      brush.rect(left + column * width, top + row * height, width, height);
      brush.clip();
      show(brush);
    },
  );
}

/** What is whirled up where something falls. */
export function dust(brush: Brush, { left, right, bottom, high }: Thing): void {
  for (let puff = 0; puff < 6; puff++)
    disc(
      brush,
      left + ((right - left) * puff) / 5,
      bottom - ((puff * 7) % 4) * 2,
      Math.max(4, high * 0.07),
      '#d8cfc0b0',
    );
}

export function flash(brush: Brush, x: number, y: number, size: number): void {
  const star: [number, number][] = [];
  for (let point = 0; point < 20; point++) {
    const far = point % 2 === 0 ? size : size * 0.5;
    star.push([x + Math.cos((point / 20) * TURN) * far, y + Math.sin((point / 20) * TURN) * far]);
  }
  polygon(brush, star, '#ffd65a');
  disc(brush, x, y, size * 0.36, '#fff6cc');
}

/** What is tall has a leaf, what is wide a lid. */
const LEAF = 1.15;
/** So much of what is wide is its lid. */
const LID = 0.42;

/** Its leaf or its lid is so far open, with the dark behind it. */
export function hinged(brush: Brush, thing: Thing, open: number): void {
  const { left, top, bottom, wide, high } = thing;
  const isLeaf = high > wide * LEAF;
  const edge = isLeaf ? bottom : top + high * LID;
  brush.fillStyle = '#2b2530';
  if (isLeaf) brush.fillRect(left + wide * 0.2, top + high * 0.07, wide * 0.6, high * 0.9);
  else if (open > 0.05)
    brush.fillRect(left + wide * 0.06, edge - high * 0.12 * open, wide * 0.88, high * 0.2);
  if (isLeaf) {
    brush.save();
    brush.translate(left + wide * 0.14, 0);
    brush.transform(1 - open * 0.72, -open * 0.1, 0, 1, 0, 0);
    brush.translate(-left - wide * 0.14, 0);
    thing.show(brush);
    brush.restore();
    return;
  }
  const sides = { left: left - wide, right: left + wide * 2 };
  placed(brush, { x: left, y: edge, turn: -open * 0.95, from: { x: left, y: edge } }, () =>
    seenWithin(brush, { ...sides, top: top - high, bottom: edge }, () => thing.show(brush)),
  );
  seenWithin(brush, { ...sides, top: edge, bottom: edge + high * 2 }, () => thing.show(brush));
}

/** Its upper part has slid off the lower one. */
export function crackedThrough(brush: Brush, thing: Thing): void {
  const { left, right, top, bottom, wide, high } = thing;
  for (const upper of [false, true]) {
    const end = upper ? top - high : bottom + high;
    const slid = upper
      ? { x: right + wide * 0.16, y: bottom + high * 0.05, turn: 0.22 }
      : { x: right, y: bottom };
    placed(brush, { ...slid, from: { x: right, y: bottom } }, () => {
      brush.beginPath();
      for (let step = 0; step <= 5; step++)
        brush.lineTo(left + (step / 5) * wide, top + high * (step % 2 === 0 ? 0.42 : 0.56));
      brush.lineTo(right, end);
      brush.lineTo(left, end);
      brush.clip();
      thing.show(brush);
    });
  }
}
