import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { Compositor } from '../compositor/compositor.ts';
import { even } from '../painting/shapes.ts';

const ACROSS = 4;
const DOWN = 4;
const TILE_LONG_SIDE = 240;

/** Sixteen moments of the film, evenly spread, as one picture for scrubbing previews. */
export function spritesheet(compositor: Compositor, frames: number) {
  const zoom = TILE_LONG_SIDE / Math.max(compositor.width, compositor.height);
  const [width, height] = [even(compositor.width * zoom), even(compositor.height * zoom)];
  const sheet = createCanvas(width * ACROSS, height * DOWN);
  const tiles = ACROSS * DOWN;
  let taken = 0;
  return {
    /** Offers the frame that was just drawn; taken when the next tile is due. */
    take(frame: number): void {
      // A film shorter than sixteen frames fills several tiles with the same one.
      for (; taken < tiles && frame >= Math.floor((taken * frames) / tiles); taken++) {
        const image = new ImageData(compositor.snapshot(width, height), width, height);
        const [column, row] = [taken % ACROSS, Math.floor(taken / ACROSS)];
        sheet.getContext('2d').putImageData(image, column * width, row * height);
      }
    },
    encode: (quality: number): Promise<Buffer> => sheet.encode('jpeg', quality),
  };
}
