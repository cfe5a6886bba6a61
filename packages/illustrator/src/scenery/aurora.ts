import { alpha } from '../painting/colour.ts';
import { type Brush, verticalGradient } from '../painting/shapes.ts';
import { skySketches } from './sky-sketches.ts';
import type { Stage } from './stage.ts';

/** Northern lights: curtains in folds, of rays that are narrow enough to run into each other. */
export function paintAurora(brush: Brush, { horizon, unit, width }: Stage, phase: number): void {
  // Whole pixels: rays that overlap or part in one would show as lines.
  const step = Math.ceil(4 * unit);
  brush.globalCompositeOperation = 'screen';
  for (const [band, colour] of skySketches().aurora.entries()) {
    const wave = (x: number, long: number, late: number) => Math.sin(x / (long * unit) + late);
    for (let x = -40; x < width + 40; x += step) {
      const fold = wave(x, 190, phase * (band + 1)) * 46 + wave(x, 70, phase * (band + 2)) * 14;
      const low = horizon * (0.62 - band * 0.12) + fold * unit;
      const high = low - (150 + 90 * wave(x, 120, band * 2)) * unit;
      const strength = 0.36 + 0.14 * wave(x, 47, band * 1.7);
      const ray = [0, strength, 0].map((opacity) => alpha(colour, opacity));
      brush.fillStyle = verticalGradient(brush, high, low, ...ray);
      brush.fillRect(x, high, step, low - high);
    }
  }
  brush.globalCompositeOperation = 'source-over';
}
