import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Rig } from '../cast/rig.ts';
import type { ColourMatrix } from '../compositor/colour-matrix.ts';
import type { Compositor, Sprite } from '../compositor/compositor.ts';
import { even } from '../painting/shapes.ts';

/** One round of a figure's movement as sprites. */
export interface Reel {
  readonly sprites: readonly Sprite[];
  readonly cycle: number;
  /** The rig's origin within each sprite, as fractions of its size. */
  readonly anchorX: number;
  readonly anchorY: number;
  readonly width: number;
  readonly height: number;
}

export interface ReelOptions {
  /** Pixels per hundredth of a person's height. */
  readonly scale: number;
  readonly facing: 'left' | 'right';
  readonly grade: ColourMatrix;
  /** Width of an ink outline in pixels, for styles that have one. */
  readonly outline: number;
  readonly framesPerSecond: number;
}

/** More pictures than film frames in a round would never be seen. */
export function filmReel(compositor: Compositor, rig: Rig, options: ReelOptions): Reel {
  const { scale } = options;
  const margin = Math.ceil(options.outline) + 2;
  const width = even((rig.box.right - rig.box.left) * scale + margin * 2);
  const height = even((rig.box.bottom - rig.box.top) * scale + margin * 2);
  const originX = -rig.box.left * scale + margin;
  const originY = -rig.box.top * scale + margin;
  const count = Math.max(1, Math.min(rig.frames, Math.round(rig.cycle * options.framesPerSecond)));
  // One canvas for all pictures: each would hold megabytes until it is collected.
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const sprites = Array.from({ length: count }, (_, index) => {
    brush.clearRect(0, 0, width, height);
    brush.save();
    if (options.facing === 'left') {
      brush.translate(width, 0);
      brush.scale(-1, 1);
    }
    brush.translate(originX, originY);
    brush.scale(scale, scale);
    rig.draw(brush, index / count);
    brush.restore();
    return compositor.sprite(options.outline > 0 ? outlined(canvas, options.outline) : canvas, options.grade);
  });
  const anchorX = (options.facing === 'left' ? width - originX : originX) / width;
  return { sprites, cycle: rig.cycle, anchorX, anchorY: originY / height, width, height };
}

export function spriteAt(reel: Reel, time: number): Sprite {
  const turn = (((time / reel.cycle) % 1) + 1) % 1;
  return reel.sprites[Math.floor(turn * reel.sprites.length) % reel.sprites.length]!;
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
