import { Path2D } from '@napi-rs/canvas';
import { type Brush, placed } from '../painting/shapes.ts';
import type { Box } from './rig.ts';

/** Draws in hundredths of the width and height of a box, from the middle of its foot. */
export function inFrame(brush: Brush, { left, right, top, bottom }: Box, draw: () => void): void {
  const scale = [(right - left) / 100, (bottom - top) / 100] as const;
  placed(brush, { x: (left + right) / 2, y: bottom, scale }, draw);
}

/** What follows is only seen within an svg-path in such hundredths. */
export function clipTo(brush: Brush, { left, right, top, bottom }: Box, path: string): void {
  const [wide, high] = [(right - left) / 100, (bottom - top) / 100];
  brush.translate((left + right) / 2, bottom);
  brush.scale(wide, high);
  brush.clip(new Path2D(path));
  brush.scale(1 / wide, 1 / high);
  brush.translate(-(left + right) / 2, -bottom);
}
