import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, placed, stroke, TURN } from '../../painting/shapes.ts';
import type { Change } from '../../scene-description.ts';
import type { Rig } from '../rig.ts';

const STEM = '#4c9a4a';
const LEAF = '#5fb257';
const TALL = 92;
const PETALS = 9;

/** A flower from the seedling to full bloom, or only its bud that opens: one round is the whole film. */
export function growingFlower(colour: string, change: Change): Rig {
  return {
    box: { left: -42, right: 42, top: -TALL - 34, bottom: 8 },
    cycle: 6,
    frames: 72,
    unfolds: true,
    speed: 0,
    medium: 'ground',
    draw(brush, phase) {
      const height = change === 'bloom' ? 1 : eased(phase / 0.62);
      const bloom = change === 'bloom' ? eased((phase - 0.08) / 0.8) : eased((phase - 0.55) / 0.42);
      drawStem(brush, height);
      if (height > 0.45) drawBlossom(brush, TALL * height, eased((height - 0.45) / 0.55), bloom, colour);
    },
  };
}

function eased(share: number): number {
  const part = Math.max(0, Math.min(1, share));
  return part * part * (3 - 2 * part);
}

function drawStem(brush: Brush, height: number): void {
  const top = -TALL * Math.max(0.04, height);
  oval(brush, 0, 1, 15, 4, '#7a5638');
  stroke(
    brush,
    [
      [0, 0],
      [Math.sin(height * 5) * 2, top * 0.5],
      [0, top],
    ],
    2 + height * 2.4,
    STEM,
  );
  for (const [at, side] of [
    [0.16, 1],
    [0.3, -1],
    [0.5, 1],
    [0.64, -1],
  ] as const) {
    const size = eased((height - at) / 0.3);
    if (size <= 0) continue;
    const y = -TALL * at * Math.min(1, height + 0.1);
    oval(brush, side * 11 * size, y - 5 * size, 13 * size, 5 * size, LEAF, side * -0.55);
  }
  // The two first leaves of a seedling.
  if (height < 0.4) for (const side of [-1, 1]) oval(brush, side * 5, top - 1, 6, 3, LEAF, side * -0.5);
}

function drawBlossom(brush: Brush, at: number, size: number, open: number, colour: string): void {
  placed(brush, { y: -at, scale: size }, () => {
    if (open < 0.98) {
      const shut = 1 - open;
      oval(brush, 0, -9 * shut, 8 * shut + 5, 13 * shut + 5, darker(colour, 0.08));
      oval(brush, -3 * shut, -9 * shut, 3.4 * shut + 2, 11 * shut + 3, lighter(colour, 0.12));
    }
    for (let petal = 0; petal < PETALS && open > 0.02; petal++) {
      const angle = (petal / PETALS) * TURN;
      const reach = 17 * open;
      oval(
        brush,
        Math.sin(angle) * reach,
        -Math.cos(angle) * reach,
        5 + 4.5 * open,
        6 + 9 * open,
        petal % 2 ? colour : lighter(colour, 0.14),
        angle,
      );
    }
    disc(brush, 0, 0, 9 * open, '#f2c230');
    disc(brush, 0, 0, 5.5 * open, '#d99a1f');
    if (open < 0.6) oval(brush, 0, 3, 7, 5 * (1 - open), STEM);
  });
}
