import { alpha } from '../painting/colour.ts';
import { type Brush, disc } from '../painting/shapes.ts';
import type { Random } from '../seeded-random.ts';

/** Watercolour paper: a rough white border and a faint grain. */
export function paper(brush: Brush, width: number, height: number, random: Random): void {
  for (let blot = 0; blot < 260; blot++) {
    const along = random() * 2 * (width + height);
    const [x, y] =
      along < width
        ? [along, 0]
        : along < width + height
          ? [width, along - width]
          : along < 2 * width + height
            ? [along - width - height, height]
            : [0, along - 2 * width - height];
    disc(brush, x!, y!, (0.02 + random() * 0.035) * Math.min(width, height), alpha('#fdfaf2', 0.85));
  }
  for (let fibre = 0; fibre < 1200; fibre++)
    disc(
      brush,
      random() * width,
      random() * height,
      0.6 + random() * 1.4,
      random() < 0.6 ? 'rgba(255,255,250,0.3)' : 'rgba(90,80,70,0.10)',
    );
}
