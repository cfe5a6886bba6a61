import { lighter } from '../painting/colour.ts';
import { type Brush, glow, segment } from '../painting/shapes.ts';
import type { Stage } from './stage.ts';

export const LIT_WINDOWS = ['#ffd98a', '#ffe9b8', '#ffc76b', '#fff2cf'];

export const NEON = ['#ff3fa4', '#27e0ff', '#b55bff', '#ffb02e', '#3dffb0'];

export function isDark(stage: Stage): boolean {
  return stage.scene.time === 'night';
}

export function hasNeon(stage: Stage): boolean {
  return stage.scene.effects.includes('neon') || stage.scene.style === 'cyberpunk';
}

export function paintNeon(brush: Brush, stage: Stage, x: number, y: number, size: number): void {
  const { random, unit } = stage;
  const colour = NEON[Math.floor(random() * NEON.length)]!;
  glow(brush, x + size / 2, y + size * 0.5, size * 1.5, colour, 0.5);
  brush.strokeStyle = lighter(colour, 0.25);
  brush.lineWidth = 4 * unit;
  brush.strokeRect(x, y, size, size * 1.1);
  for (let line = 0; line < 3; line++)
    segment(
      brush,
      [x + size * 0.2, y + size * (0.28 + line * 0.28)],
      [x + size * (0.5 + random() * 0.3), y + size * (0.28 + line * 0.28)],
      4 * unit,
      lighter(colour, 0.4),
    );
}
