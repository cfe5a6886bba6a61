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

const MOTIONS = {
  still: { cycle: 3, speed: 0, turn: 0, hops: false },
  hop: { cycle: 0.7, speed: 70, turn: 0.07, hops: true },
  dance: { cycle: 0.9, speed: 0, turn: 0.16, hops: true },
  drift: { cycle: 2.4, speed: 40, turn: 0.09, hops: false },
} as const;
export type EmojiMotion = keyof typeof MOTIONS;

/** A picture from the emoji set that moves as a whole: leans, hops and squashes, for nouns without a figure. */
export function emoji(picture: Image, size: number, motion: EmojiMotion, medium: Medium): Rig {
  const half = size / 2;
  const { cycle, hops, speed, turn } = MOTIONS[motion];
  return {
    box: {
      left: -half * 1.35,
      right: half * 1.35,
      top: medium === 'ground' ? -size * 1.6 : -half * 1.4,
      bottom: medium === 'ground' ? 8 : half * 1.4,
    },
    cycle,
    frames: motion === 'still' ? 1 : 20,
    speed,
    medium,
    draw(brush, phase) {
      const up = hops ? Math.abs(Math.sin(phase * Math.PI)) : 0;
      const squash = hops ? 1 + (up - 0.5) * 0.1 : 1;
      const placing = { y: -up * size * 0.07, turn: Math.sin(phase * TURN) * turn };
      placed(brush, { ...placing, scale: [1 / squash, squash] }, () =>
        brush.drawImage(picture, -half, medium === 'ground' ? -size * 0.97 : -half, size, size),
      );
    },
    seat: () => ({ x: 0, y: medium === 'ground' ? -size * 0.75 : -half * 0.6, angle: 0 }),
  };
}
