import { type Image, loadImage } from '@napi-rs/canvas';
import { animalDrawing } from '../../catalogue/animal-index.ts';
import { NAMED_COLOURS } from '../../painting/colour.ts';
import { placed, TURN } from '../../painting/shapes.ts';
import type { Place, Subject } from '../../scene-description.ts';
import { LIVING } from '../../vocabulary/living.ts';
import { wordClass, wordRecord } from '../../vocabulary/word-classes.ts';
import { type CastingContext, MEDIA } from '../casting.ts';
import type { Medium, Rig } from '../rig.ts';
import { mirrored } from '../transformed.ts';
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
type EmojiMotion = keyof typeof MOTIONS;

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

const PICTURE_OF = wordRecord<Readonly<Record<string, string>>>('picturesByModel');
const MEDIUM_OF: Partial<Record<Place, Medium>> = { ...MEDIA, ocean: 'water', sky: 'air' };

/** What is in the sky wherever that is. */
const ALOFT = wordClass('aloft');

/** A picture in place of a figure. */
export async function castEmoji(subject: Subject, { scene }: CastingContext): Promise<Rig | null> {
  const { figure } = subject;
  const tone = subject.colour && NAMED_COLOURS[subject.colour];
  const icon =
    figure.kind === 'emoji'
      ? figure.icon
      : (PICTURE_OF[figure.model] ?? animalDrawing(figure.model)?.picture ?? figure.model);
  const picture = await loadEmoji(icon, tone);
  if (!picture) return null;
  const size = { landmark: 170, prop: 30, instrument: 50 }[subject.figure.kind as string] ?? 62;
  const flies = subject.action === 'fly' || subject.action === 'float' || ALOFT.has(icon);
  const medium = flies ? 'air' : (MEDIUM_OF[scene.place] ?? 'ground');
  const motion = emojiMotion(subject, medium);
  const rig = emoji(picture, size, motion, medium);
  // What can go looks to the left in the emoji set.
  return motion === 'hop' || LIVING.has(figure.kind) ? mirrored(rig) : rig;
}

function emojiMotion(subject: Subject, medium: Medium): EmojiMotion {
  if (subject.figure.kind === 'landmark') return 'still';
  if (subject.action === 'dance' || subject.action === 'sing' || subject.action === 'wave') return 'dance';
  if (subject.action === 'walk' || subject.action === 'run' || subject.action === 'jump') return 'hop';
  if (medium !== 'ground') return 'drift';
  return subject.action === null || subject.action === 'stand' ? 'still' : 'hop';
}
