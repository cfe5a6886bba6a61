import { darker, lighter, NAMED_COLOURS } from '../painting/colour.ts';
import { type Brush, groundPath, rollingLine, verticalGradient } from '../painting/shapes.ts';
import type { Stage } from './stage.ts';

/** The building blocks of landscapes: hills, mountains, rows of trees, what grows on the near ground. */

/** How far a strip of ground goes on below its surface, in design pixels: what stands nearer hides the rest. */
export const COVERED = 150;

export interface GroundColours {
  readonly top: string;
  readonly low: string;
}

export function isSnowy(stage: Stage): boolean {
  return stage.scene.weather === 'snow';
}

export function grassColours(stage: Stage): GroundColours {
  if (isSnowy(stage)) return { top: '#f4f8fc', low: '#c3d2e8' };
  switch (stage.scene.season) {
    case 'autumn':
      return { top: '#d0a24c', low: '#9a6429' };
    case 'winter':
      return { top: '#e8eef4', low: '#bccbdd' };
    default:
      return { top: '#86c65c', low: '#45903f' };
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
  options: {
    top: number;
    swell: number;
    parallax: number;
    depth: number;
    colours: GroundColours;
    roughness?: number;
  },
  decorate: (brush: Brush, period: number, surface: (x: number) => number, height: number) => void = () => {},
): void {
  const { top, swell, parallax, depth } = options;
  const [tint] = stage.scene.tints?.ground ?? [];
  const colours = tint
    ? { top: lighter(NAMED_COLOURS[tint], 0.16), low: darker(NAMED_COLOURS[tint], 0.24) }
    : options.colours;
  // Nearer ground covers what lies further down: only the ground one stands on reaches the frame's edge.
  const reach = parallax < 1 ? swell + COVERED * stage.unit : stage.height - top;
  stage.addStrip({ top, height: reach, parallax }, (brush, period, height) => {
    const line = rollingLine(stage.random, period, 3, options.roughness ?? 0.45);
    const surface = (x: number) => 2 + swell * 0.5 * (1 + line(x));
    groundPath(brush, period, height, surface);
    brush.fillStyle = verticalGradient(
      brush,
      0,
      swell + 220 * stage.unit,
      stage.paint(colours.top, depth),
      stage.paint(colours.low, depth),
    );
    brush.fill();
    decorate(brush, period, surface, height);
  });
}
