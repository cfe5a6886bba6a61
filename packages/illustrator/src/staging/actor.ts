import { createCanvas } from '@napi-rs/canvas';
import type { Mouth } from '../cast/mouth.ts';
import type { Compositor } from '../compositor/compositor.ts';
import type { Sprite } from '../compositor/pictures.ts';
import { even } from '../painting/shapes.ts';
import type { Moment } from '../scenery/stage.ts';
import { mouthAt, type Reel, spriteAt } from './reel.ts';

/** The number of the mouth's shape at a moment; 0 is at rest. */
export type Lips = (moment: Moment) => number;

/** Somebody on the stage: a reel, and a path that says where it is at any moment. */
export interface Actor {
  readonly reel: Reel;
  /** Its own beat, so that a herd does not march in step. */
  readonly offset: number;
  path(moment: Moment): Position;
  readonly shadow: { readonly width: number; readonly ground: number } | null;
  /** Mirrored in still water below this line. */
  readonly mirror: number | null;
  /** The lips of those in the figure who speak. */
  readonly lips?: Readonly<Partial<Record<Mouth, Lips>>>;
}

export interface Position {
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  readonly opacity?: number;
  readonly scale?: number;
  /** How wide it is seen from where the camera is; below 0 from the other side. */
  readonly turn?: number;
}

export class ActorPainter {
  readonly #compositor: Compositor;
  /** By width, so that shadows are hardly ever scaled. */
  readonly #shadows = new Map<number, Sprite>();

  constructor(compositor: Compositor) {
    this.#compositor = compositor;
  }

  draw(actor: Actor, moment: Moment): void {
    const position = actor.path(moment);
    if (position.opacity === 0) return;
    const sprite = spriteAt(actor.reel, moment, actor.offset);
    const { anchorX, anchorY } = actor.reel;
    const scale = position.scale ?? 1;
    if (actor.shadow) {
      const height = Math.max(0, actor.shadow.ground - position.y);
      this.#compositor.drawSprite(this.#shadow(even(actor.shadow.width)), {
        x: position.x,
        y: actor.shadow.ground,
        // Too soft for parts of a pixel to be seen.
        whole: true,
        scaleX: scale,
        scaleY: scale,
        opacity: Math.max(0.15, 1 - height / (actor.reel.height * 1.2)),
      });
    }
    if (actor.mirror !== null) {
      const depth = actor.mirror - position.y;
      this.#compositor.drawSprite(sprite, {
        x: position.x,
        y: actor.mirror + depth,
        anchorX,
        anchorY,
        scaleX: scale,
        scaleY: -0.62 * scale,
        opacity: 0.24,
      });
    }
    const placement = {
      x: position.x,
      y: position.y,
      anchorX,
      anchorY,
      scaleX: scale * (position.turn ?? 1),
      scaleY: scale,
      rotation: position.rotation ?? 0,
      opacity: position.opacity ?? 1,
      // A figure that stands still is sharper on whole pixels, and a third of the work.
      whole: isStill(actor, moment, position),
    };
    this.#compositor.drawSprite(sprite, placement);
    for (const [mouth, lips] of Object.entries(actor.lips ?? {})) {
      const patch = mouthAt(actor.reel, mouth as Mouth, lips(moment), moment.time + actor.offset);
      if (patch) this.#compositor.drawSprite(patch, placement);
    }
  }

  #shadow(width: number): Sprite {
    const painted = this.#shadows.get(width) ?? this.#compositor.sprite(paintShadow(width));
    this.#shadows.set(width, painted);
    return painted;
  }
}

/** Whether the next frame finds it in the same place. */
function isStill({ path }: Actor, { time, progress, travel }: Moment, { x, y }: Position): boolean {
  const next = path({ time: time + 0.04, progress: progress + 0.004, travel: travel + 1 });
  return next.x === x && next.y === y;
}

function paintShadow(width: number) {
  const height = even(width * 0.18);
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.scale(1, height / width);
  const gradient = brush.createRadialGradient(width / 2, width / 2, 0, width / 2, width / 2, width / 2);
  gradient.addColorStop(0, '#100824b0');
  gradient.addColorStop(0.55, '#10082470');
  gradient.addColorStop(1, '#10082400');
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, width, width);
  return canvas;
}
