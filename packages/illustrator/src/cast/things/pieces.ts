import type { Brush } from '../../painting/shapes.ts';
import { disc } from '../../painting/shapes.ts';

interface Whole {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly wide: number;
  readonly high: number;
  show(brush: Brush): void;
}

const ACROSS = 3;
const DOWN = 4;

/** What is left of a thing that breaks: it flies apart, and lies on the ground or is gone. */
export function pieces(
  brush: Brush,
  whole: Whole,
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
export function crumbling(brush: Brush, phase: number, whole: Whole): void {
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
  { left, top, wide, high, show }: Whole,
  row: number,
  column: number,
  { x, y, turn, shrink }: { x: number; y: number; turn: number; shrink: number },
): void {
  if (shrink <= 0.02) return;
  const [width, height] = [wide / ACROSS, high / DOWN];
  const [centreX, centreY] = [left + (column + 0.5) * width, top + (row + 0.5) * height];
  brush.save();
  brush.translate(centreX + x, centreY + y);
  brush.rotate(turn);
  brush.scale(shrink, shrink);
  brush.translate(-centreX, -centreY);
  brush.beginPath();
  brush.rect(left + column * width, top + row * height, width, height);
  brush.clip();
  show(brush);
  brush.restore();
}
