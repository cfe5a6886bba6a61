import { createCanvas } from '@napi-rs/canvas';
import { alpha } from '../painting/colour.ts';
import { disc, even, oval, polygon, TURN } from '../painting/shapes.ts';
import { seededRandom } from '../seeded-random.ts';
import { type Overlay, type OverlayContext, still } from './overlay.ts';

/** Shafts of light from a corner, and sparkles that come and go. */
export function anime(context: OverlayContext): Overlay {
  const { compositor, unit } = context;
  const { width, height } = compositor;
  const random = seededRandom(context.seed ^ 0xa11);
  const rays = still(context, (brush) => {
    for (let ray = 0; ray < 5; ray++) {
      const x = width * (0.5 + ray * 0.14);
      const gradient = brush.createLinearGradient(0, 0, 0, height * 0.8);
      gradient.addColorStop(0, alpha('#fff6d8', 0.24));
      gradient.addColorStop(1, alpha('#fff6d8', 0));
      brush.fillStyle = gradient;
      polygon(brush, [
        [x, -10],
        [x + 50 * unit, -10],
        [x - 170 * unit, height * 0.8],
        [x - 320 * unit, height * 0.8],
      ]);
    }
  });
  const size = even(34 * unit);
  const canvas = createCanvas(size, size);
  const brush = canvas.getContext('2d');
  const middle = size / 2;
  for (const turn of [0, Math.PI / 2])
    oval(brush, middle, middle, middle * 0.94, middle * 0.12, '#ffffff', turn);
  disc(brush, middle, middle, middle * 0.24, '#fffdf0');
  const sparkle = compositor.sprite(canvas);
  const sparkles = Array.from({ length: 16 }, () => ({
    x: random() * width,
    y: random() * height * 0.8,
    phase: random() * TURN,
    pace: 1 + random(),
  }));
  return {
    draw(moment) {
      rays.draw(moment);
      for (const spot of sparkles) {
        const strength = Math.max(0, Math.sin(moment.time * spot.pace + spot.phase));
        compositor.drawSprite(sparkle, {
          x: spot.x,
          y: spot.y,
          scaleX: 0.4 + strength * 0.7,
          scaleY: 0.4 + strength * 0.7,
          opacity: strength,
        });
      }
    },
  };
}
