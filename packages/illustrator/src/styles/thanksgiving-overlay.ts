import { type Brush, oval, polygon, segment, stroke } from '../painting/shapes.ts';
import type { OverlayContext } from './overlay.ts';

/** Bunting above, pumpkins, corn and leaves in the corners below. */
export function harvest(brush: Brush, width: number, height: number, { unit }: OverlayContext): void {
  const flags = Math.round(width / (64 * unit));
  const colours = ['#c8502a', '#e3a43a', '#8f3b2a', '#6b7a3a'];
  const cord = (share: number) => 16 * unit + Math.sin(share * Math.PI) * 46 * unit;
  stroke(
    brush,
    Array.from({ length: 41 }, (_, index): [number, number] => [(index / 40) * width, cord(index / 40)]),
    3 * unit,
    '#6b4a32',
  );
  for (let flag = 0; flag < flags; flag++) {
    const share = (flag + 0.5) / flags;
    const x = share * width;
    const y = cord(share);
    polygon(
      brush,
      [
        [x - 20 * unit, y],
        [x + 20 * unit, y],
        [x, y + 44 * unit],
      ],
      colours[flag % 4]!,
    );
  }
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : width;
    const inward = -side;
    for (let leaf = 0; leaf < 16; leaf++)
      oval(
        brush,
        edge + inward * leaf * 17 * unit,
        height - (8 + ((leaf * 37) % 34)) * unit,
        24 * unit,
        10 * unit,
        colours[leaf % 4]!,
        leaf,
      );
    for (const [offset, size] of [
      [150, 44],
      [72, 66],
    ] as const)
      pumpkin(brush, edge + inward * offset * unit, height - size * 0.62 * unit, size * unit);
    for (const offset of [196, 214]) {
      oval(
        brush,
        edge + inward * offset * unit,
        height - 30 * unit,
        11 * unit,
        34 * unit,
        '#f2c23a',
        inward * 0.4,
      );
      oval(
        brush,
        edge + inward * (offset + 8) * unit,
        height - 18 * unit,
        9 * unit,
        28 * unit,
        '#7a9a3a',
        inward * 0.7,
      );
    }
  }
}

function pumpkin(brush: Brush, x: number, y: number, size: number): void {
  for (const [offset, colour] of [
    [-0.55, '#c9601f'],
    [0.55, '#c9601f'],
    [-0.3, '#dd7426'],
    [0.3, '#dd7426'],
    [0, '#f08a30'],
  ] as const)
    oval(brush, x + offset * size, y, size * 0.44, size * 0.62, colour);
  segment(brush, [x, y - size * 0.58], [x + size * 0.12, y - size * 0.86], size * 0.14, '#6b7a3a');
}
