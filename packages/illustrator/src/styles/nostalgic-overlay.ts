import { createCanvas } from '@napi-rs/canvas';
import { disc, even } from '../painting/shapes.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import type { Overlay, OverlayContext } from './overlay.ts';
import { writtenOverlay } from './written-overlay.ts';

/** A projected old film: burnt edges, dust, scratches, unsteady light. */
export function nostalgic(context: OverlayContext): Overlay {
  const { compositor, unit } = context;
  const { width, height } = compositor;
  const random = seededRandom(context.seed ^ 0x01d);
  const base = writtenOverlay('nostalgic', context);
  const speckle = createCanvas(even(width), even(height));
  const brush = speckle.getContext('2d');
  for (let grain = 0; grain < 900; grain++)
    disc(
      brush,
      random() * width,
      random() * height,
      (0.5 + random()) * unit,
      random() < 0.5 ? 'rgba(255,244,220,0.26)' : 'rgba(30,16,6,0.26)',
    );
  const grain = compositor.layer(speckle, { repeat: true });
  const scratch = createCanvas(4, even(height));
  scratch.getContext('2d').fillStyle = 'rgba(255,246,226,0.4)';
  scratch.getContext('2d').fillRect(1, 0, Math.max(1, unit), height);
  const line = compositor.sprite(scratch);
  return {
    draw(moment) {
      const frame = Math.floor(moment.time * 12);
      const chance: Random = seededRandom(context.seed + frame);
      compositor.drawLayer(grain, chance() * width, 0);
      for (let index = 0; index < 2; index++)
        if (chance() < 0.5)
          compositor.drawSprite(line, { x: chance() * width, y: height / 2, opacity: 0.3 + chance() * 0.4 });
      base.draw(moment);
      if (chance() < 0.3) compositor.flash(0.03 + chance() * 0.04);
    },
  };
}
