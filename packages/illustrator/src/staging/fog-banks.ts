import { createCanvas } from '@napi-rs/canvas';
import { even } from '../painting/shapes.ts';
import type { Moment, Stage } from '../scenery/stage.ts';
import type { Air } from './air.ts';

const PUFFS = 26;
const GRAIN = 8;

/** Banks of fog that drift over a photograph: a thick one behind its subject, a thin one before. */
export function fogBanks(stage: Stage): Air {
  const behind = bank(stage, 0.34, 0.25, 16);
  const before = bank(stage, 0.2, 0.62, 26);
  return (moment, part) => {
    if (part !== 'before') behind(moment);
    if (part !== 'behind') before(moment);
  };
}

/** Fog that drifts before a painted scene: thick enough to be seen at one glance, thin over what is near. */
export function groundFog(stage: Stage): (moment: Moment) => void {
  return bank(stage, 0.42, 0.6, 18);
}

/** `level` is where in the frame it is thickest. */
function bank(stage: Stage, thickness: number, level: number, speed: number): (moment: Moment) => void {
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
