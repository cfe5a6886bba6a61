import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Mouth, type Mouths, withMouths } from '../cast/mouth.ts';
import type { Rig } from '../cast/rig.ts';
import type { ColourMatrix } from '../compositor/colour-matrix.ts';
import type { Compositor } from '../compositor/compositor.ts';
import type { Sprite } from '../compositor/pictures.ts';
import { letPicturesGo } from '../painting/let-pictures-go.ts';
import { even } from '../painting/shapes.ts';
import type { Moment } from '../scenery/stage.ts';
import { mouthPatches } from './mouth-patches.ts';
import { inWhole, seenOf, type View } from './picture-view.ts';

/** One round of a figure's movement as sprites. */
export interface Reel {
  readonly sprites: readonly Sprite[];
  readonly cycle: number;
  /** Its round lasts from the first second to the last. */
  readonly unfolds?: boolean;
  /** The rig's origin within each sprite, as fractions of its size. */
  readonly anchorX: number;
  readonly anchorY: number;
  readonly width: number;
  readonly height: number;
  /** For each mouth that speaks: what its shapes lay over each of the sprites. */
  readonly mouths?: Readonly<Partial<Record<Mouth, readonly (readonly (Sprite | null)[])[]>>>;
}

export interface ReelOptions {
  /** Pixels per hundredth of a person's height. */
  readonly scale: number;
  readonly grade: ColourMatrix;
  /** Width of an ink outline in pixels, for styles that have one. */
  readonly outline: number;
  readonly framesPerSecond: number;
  /** Mouths that will speak. */
  readonly speaking?: readonly Mouth[];
  /** How many reels the cast needs at once: they share the room there is. */
  readonly of?: number;
}

/** What the pictures of a whole cast may take. */
const CAST_BYTES = 28_000_000;
/** Large enough to be seen, small enough to cost nothing. */
const SMALL = 0.125;
/** Fewer would not look like a movement. */
const FEWEST = 10;

/** More pictures than film frames in a round would never be seen; of large ones in a large cast there are fewer. */
export async function filmReel(compositor: Compositor, rig: Rig, options: ReelOptions): Promise<Reel> {
  const { scale } = options;
  const margin = Math.ceil(options.outline) + 2;
  const width = even((rig.box.right - rig.box.left) * scale + margin * 2);
  const height = even((rig.box.bottom - rig.box.top) * scale + margin * 2);
  const originX = -rig.box.left * scale + margin;
  const originY = -rig.box.top * scale + margin;
  const most = rig.unfolds ? rig.frames : Math.round(rig.cycle * options.framesPerSecond);
  const wanted = Math.max(1, Math.min(rig.frames, most));
  const speaking = options.speaking ?? [];
  const paint = (target: Canvas, phase: number, mouths: Mouths, view: View, over = false) => {
    const brush = target.getContext('2d');
    if (!over) brush.clearRect(0, 0, target.width, target.height);
    brush.save();
    brush.scale(view.zoom, view.zoom);
    brush.translate(-view.left, -view.top);
    brush.translate(originX, originY);
    brush.scale(scale, scale);
    withMouths(mouths, () => rig.draw(brush, phase));
    brush.restore();
  };
  const sprite = (picture: Canvas) =>
    compositor.sprite(options.outline > 0 ? outlined(picture, options.outline) : picture, options.grade);
  const whole = { left: 0, top: 0, width, height, zoom: 1 };
  const atRest: Mouths = Object.fromEntries(speaking.map((mouth) => [mouth, 0]));
  const roomFor = (first: Sprite) => {
    const fitting = Math.floor(CAST_BYTES / (options.of ?? 1) / (first.width * first.height * 4));
    return Math.min(wanted, Math.max(FEWEST, fitting));
  };
  const sprites: Sprite[] = [];
  let count = wanted;
  const mouths: Partial<Record<Mouth, (Sprite | null)[][]>> = {};
  let view: View = whole;
  // One canvas for all pictures: each would hold megabytes until it is collected.
  let canvas = createCanvas(width, height);
  while (sprites.length < count) {
    const phase = sprites.length / count;
    paint(canvas, phase, atRest, view);
    sprites.push(inWhole(sprite(canvas), view, whole));
    if (sprites.length === 1) {
      count = roomFor(sprites[0]!);
      // A person's box leaves room for every movement and is four fifths empty. What is thinner than a small pixel may begin in the next.
      const all = (small: Canvas, scaled: View) => {
        for (let index = 0; index < count; index++) paint(small, index / count, atRest, scaled, true);
      };
      view = seenOf(whole, SMALL, margin + 1 / SMALL, all) ?? whole;
      canvas = createCanvas(view.width, view.height);
    }
    for (const mouth of speaking) {
      const painted = (opening: number) => (target: Canvas, part: View) =>
        paint(target, phase, { ...atRest, [mouth]: opening }, part);
      mouths[mouth] = [...(mouths[mouth] ?? []), mouthPatches(whole, painted, sprite)];
    }
    // A mouth is painted open and shut to find what it changes.
    await letPicturesGo(view.width * view.height * 4 * (1 + speaking.length * 3));
  }
  const anchorX = originX / width;
  const unfolds = rig.unfolds ?? false;
  return { sprites, cycle: rig.cycle, unfolds, anchorX, anchorY: originY / height, width, height, mouths };
}

/** What is seen of a reel at a moment; `offset` is its own beat. */
export function spriteAt(reel: Reel, { time, progress }: Moment, offset: number): Sprite {
  const last = reel.sprites.length - 1;
  return reel.sprites[reel.unfolds ? Math.round(progress * last) : pictureAt(reel, time + offset)]!;
}

/** What the lips of a mouth lay over the picture at a time; null at rest. */
export function mouthAt(reel: Reel, mouth: Mouth, shape: number, time: number): Sprite | null {
  return reel.mouths?.[mouth]?.[pictureAt(reel, time)]?.[shape - 1] ?? null;
}

function pictureAt(reel: Reel, time: number): number {
  const turn = (((time / reel.cycle) % 1) + 1) % 1;
  return Math.floor(turn * reel.sprites.length) % reel.sprites.length;
}

/** The picture over its own dark silhouette, spread in all directions. */
export function outlined(picture: Canvas, width: number): Canvas {
  const ink = createCanvas(picture.width, picture.height);
  const silhouette = ink.getContext('2d');
  silhouette.drawImage(picture, 0, 0);
  silhouette.globalCompositeOperation = 'source-in';
  silhouette.fillStyle = '#17131c';
  silhouette.fillRect(0, 0, picture.width, picture.height);
  const result = createCanvas(picture.width, picture.height);
  const brush = result.getContext('2d');
  for (let step = 0; step < 8; step++) {
    const angle = (step / 8) * Math.PI * 2;
    brush.drawImage(ink, Math.cos(angle) * width, Math.sin(angle) * width);
  }
  brush.drawImage(picture, 0, 0);
  return result;
}
