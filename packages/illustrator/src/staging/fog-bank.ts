import { createCanvas } from '@napi-rs/canvas';
import { even } from '../painting/shapes.ts';
import type { Moment, Stage } from '../scenery/stage.ts';

const PUFFS = 26;
const GRAIN = 8;

/** A bank of fog that drifts over the frame, thickest at `level` of its height. */
export function fogBank(
  stage: Stage,
  thickness: number,
  level: number,
  speed: number,
): (moment: Moment) => void {
  const { width, height, unit, random, compositor } = stage;
  const period = even(width * 1.5);
  // Painted small and stretched: where many faint shapes overlap, the canvas leaves a grain otherwise.
  const small = createCanvas(Math.ceil(period / GRAIN), Math.ceil(height / GRAIN));
  const brush = small.getContext('2d');
  for (let puff = 0; puff < PUFFS; puff++) {
    const radius = (0.22 + random() * 0.3) * small.height;
    const x = random() * small.width;
    const y = small.height * (level + (random() - 0.35) * 0.7);
    // Over both ends of the strip, so that it goes on without a seam.
    for (const shift of [-small.width, 0, small.width]) {
      const gradient = brush.createRadialGradient(x + shift, y, 0, x + shift, y, radius);
      gradient.addColorStop(0, `rgba(235,239,242,${thickness * 0.5})`);
      gradient.addColorStop(1, 'rgba(235,239,242,0)');
      brush.fillStyle = gradient;
      brush.fillRect(x + shift - radius, y - radius, radius * 2, radius * 2);
    }
  }
  const canvas = createCanvas(period, even(height));
  canvas.getContext('2d').imageSmoothingQuality = 'high';
  canvas.getContext('2d').drawImage(small, 0, 0, period, canvas.height);
  const layer = compositor.layer(canvas, { repeat: true, grade: stage.grade });
  return ({ time }) => compositor.drawLayer(layer, time * speed * unit, 0);
}
