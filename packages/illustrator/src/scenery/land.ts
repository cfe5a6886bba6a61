import type { PlaceLayer } from '../catalogue/place-data.ts';
import { darker, lighter, NAMED_COLOURS } from '../painting/colour.ts';
import { type Brush, even, groundPath, rollingLine, verticalGradient } from '../painting/shapes.ts';
import type { Stage } from './stage.ts';

/** The building blocks of landscapes: hills, mountains, rows of trees, what grows on the near ground. */

/** How far a strip of ground goes on below its surface, in design pixels: what stands nearer hides the rest. */
export const COVERED = 150;

export function isSnowy(stage: Stage): boolean {
  return stage.scene.weather === 'snow';
}

export function grassColours(stage: Stage): readonly [top: string, low: string] {
  if (isSnowy(stage)) return ['#f4f8fc', '#c3d2e8'];
  switch (stage.scene.season) {
    case 'autumn':
      return ['#d0a24c', '#9a6429'];
    case 'winter':
      return ['#e8eef4', '#bccbdd'];
    default:
      return ['#86c65c', '#45903f'];
  }
}

export function foliage(stage: Stage): string {
  if (stage.scene.effects.includes('petals')) return '#f3a8c4';
  return stage.scene.season === 'autumn'
    ? '#d9782d'
    : stage.scene.season === 'spring'
      ? '#7cbf55'
      : '#3f8f4b';
}

export function addHills(
  stage: Stage,
  { y = 0, swell: rise = 0, parallax = 1, depth = 0, colours: own, rough }: PlaceLayer,
  decorate: (brush: Brush, period: number, surface: (x: number) => number, height: number) => void = () => {},
): void {
  const top = even(stage.heightOf(y));
  const swell = rise * stage.unit;
  const [tint] = stage.scene.tints?.ground ?? [];
  const [high, low] = tint
    ? [lighter(NAMED_COLOURS[tint], 0.16), darker(NAMED_COLOURS[tint], 0.24)]
    : (own ?? grassColours(stage));
  // Nearer ground covers what lies further down: only the ground one stands on reaches the frame's edge.
  const reach = parallax < 1 ? swell + COVERED * stage.unit : stage.height - top;
  stage.addStrip({ top, height: reach, parallax }, (brush, period, height) => {
    const line = rollingLine(stage.random, period, 3, rough ?? 0.45);
    const surface = (x: number) => 2 + swell * 0.5 * (1 + line(x));
    groundPath(brush, period, height, surface);
    const deep = swell + 220 * stage.unit;
    brush.fillStyle = verticalGradient(brush, 0, deep, stage.paint(high, depth), stage.paint(low, depth));
    brush.fill();
    decorate(brush, period, surface, height);
  });
}
