import { createRequire } from 'node:module';
import { type Image, loadImage } from '@napi-rs/canvas';
import { oval, stroke, TURN } from '../../painting/shapes.ts';
import type { Medium, Rig } from '../rig.ts';

const require = createRequire(import.meta.url);

/** Pictures are drawn large once; every use scales them down. */
const PICTURE_PIXELS = 512;

export async function loadEmoji(icon: string): Promise<Image | null> {
  const { icons } = require('@iconify-json/fluent-emoji-flat/icons.json') as {
    icons: Record<string, { body: string } | undefined>;
  };
  const found = icons[icon];
  if (!found) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 34 34" width="${PICTURE_PIXELS}" height="${PICTURE_PIXELS}">${found.body}</svg>`;
  return loadImage(Buffer.from(svg));
}

/** A small thing on a round table. */
export function onTable(rig: Rig): Rig {
  const tall = 44;
  return {
    ...rig,
    box: {
      left: Math.min(rig.box.left, -64),
      right: Math.max(rig.box.right, 64),
      top: rig.box.top - tall,
      bottom: 8,
    },
    draw(brush, phase) {
      stroke(
        brush,
        [
          [0, -tall],
          [0, -4],
        ],
        8,
        '#7a5236',
      );
      oval(brush, 0, -3, 26, 6, '#6b4730');
      oval(brush, 0, -tall + 3, 60, 13, '#8a5f3f');
      oval(brush, 0, -tall, 60, 12, '#b5835a');
      brush.save();
      brush.translate(0, -tall + 3);
      rig.draw(brush, phase);
      brush.restore();
    },
  };
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
      brush.save();
      brush.translate(0, -up * size * 0.18);
      if (motion !== 'still')
        brush.rotate(beat * (motion === 'dance' ? 0.16 : motion === 'hop' ? 0.07 : 0.09));
      brush.scale(1 / squash, squash);
      brush.drawImage(picture, -half, medium === 'ground' ? -size * 0.97 : -half, size, size);
      brush.restore();
    },
    seat: () => ({ x: 0, y: medium === 'ground' ? -size * 0.75 : -half * 0.6, angle: 0 }),
  };
}
