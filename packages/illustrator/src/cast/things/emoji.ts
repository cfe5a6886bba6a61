import { type Image, loadImage } from '@napi-rs/canvas';
import { placed, TURN } from '../../painting/shapes.ts';
import type { Medium, Rig } from '../rig.ts';
import { iconBody } from './icon-body.ts';

/** Pictures are drawn large once; every use scales them down. */
const PICTURE_PIXELS = 512;

/** `colour` is the `#rrggbb` to show it in; null leaves it as it is. */
export async function loadEmoji(icon: string, colour: string | null = null): Promise<Image | null> {
  const found = iconBody(icon);
  if (found === null) return null;
  const body = colour ? await (await import('./recolour.ts')).recolour(found, colour) : found;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 34 34" width="${PICTURE_PIXELS}" height="${PICTURE_PIXELS}">${body}</svg>`;
  return loadImage(Buffer.from(svg));
}

export type EmojiMotion = 'still' | 'hop' | 'dance' | 'drift' | 'swim';

/** A picture from the emoji set that moves as a whole: leans, hops and squashes, for nouns without a figure. */
export function emoji(picture: Image, size: number, motion: EmojiMotion, medium: Medium): Rig {
  const half = size / 2;
  return {
    box: {
      left: -half * 1.35,
      right: half * 1.35,
      top: medium === 'ground' ? -size * 1.6 : -half * 1.4,
      bottom: medium === 'ground' ? 8 : half * 1.4,
    },
    cycle: motion === 'still' ? 3 : motion === 'hop' ? 0.7 : motion === 'dance' ? 0.9 : 2.4,
    frames: motion === 'still' ? 1 : 20,
    speed: motion === 'hop' ? 70 : motion === 'drift' || motion === 'swim' ? 40 : 0,
    medium,
    draw(brush, phase) {
      const beat = Math.sin(phase * TURN);
      const up = motion === 'hop' || motion === 'dance' ? Math.abs(Math.sin(phase * Math.PI)) : 0;
      const squash = motion === 'hop' || motion === 'dance' ? 1 + (up - 0.5) * 0.1 : 1;
      placed(brush, { y: -up * size * 0.07 }, () => {
        if (motion !== 'still')
          brush.rotate(beat * (motion === 'dance' ? 0.16 : motion === 'hop' ? 0.07 : 0.09));
        brush.scale(1 / squash, squash);
        brush.drawImage(picture, -half, medium === 'ground' ? -size * 0.97 : -half, size, size);
      });
    },
    seat: () => ({ x: 0, y: medium === 'ground' ? -size * 0.75 : -half * 0.6, angle: 0 }),
  };
}
