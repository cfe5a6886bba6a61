import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import type { Compositor } from '../compositor/compositor.ts';
import type { Sprite } from '../compositor/pictures.ts';
import { CLIP_FRAMES_PER_SECOND } from '../media/clip-rate.ts';
import { cutOut } from '../media/cut-out.ts';
import { fitText } from '../painting/lettering.ts';
import { even, roundedBox } from '../painting/shapes.ts';
import type { Moment } from '../scenery/stage.ts';
import type { Actor } from './actor.ts';
import type { Reel } from './reel.ts';

export interface Frame {
  readonly compositor: Compositor;
  readonly unit: number;
  readonly ground: number;
}

export const CARD_ASPECT = 1.2;

/** How wide the card of one of `total` characters is, in even pixels. */
export function cardWidth(frame: Frame, total: number): number {
  const { width, height } = frame.compositor;
  return even(Math.min((height * 0.5) / CARD_ASPECT, (width * 0.62) / Math.max(1, total)));
}

/** A character: the clip on a card with a soft shadow and the name below, swaying as if held. */
export function characterActor(
  frame: Frame,
  frames: readonly Canvas[],
  name: string | undefined,
  slot: number,
  total: number,
): Actor {
  const sprites = frames.map((picture) => frame.compositor.sprite(card(frame, picture, name)));
  // There and back, so that no jump shows where the clip begins again.
  const round = sprites.length > 2 ? [...sprites, ...sprites.slice(1, -1).toReversed()] : sprites;
  return standing(frame, reel(round, round.length / CLIP_FRAMES_PER_SECOND, 0.98), slot, total);
}

/** A component: cut out where its background allows, else framed; it stands in the scene like an actor. */
export function componentActor(frame: Frame, image: Image, slot: number, total: number): Actor {
  const { width, height } = frame.compositor;
  const most = Math.min(height * 0.46, (width * 0.66) / total);
  const cut = cutOut(image, Math.round(most));
  if (cut) {
    const canvas = createCanvas(even(cut.width + 12), even(cut.height + 12));
    canvas.getContext('2d').drawImage(cut, 6, 6);
    return standing(frame, reel([frame.compositor.sprite(canvas)], 1, 1), slot, total);
  }
  const zoom = most / Math.max(image.width, image.height);
  const picture = createCanvas(even(image.width * zoom), even(image.height * zoom));
  picture.getContext('2d').drawImage(image, 0, 0, picture.width, picture.height);
  return standing(
    frame,
    reel([frame.compositor.sprite(card(frame, picture, undefined))], 1, 0.98),
    slot,
    total,
  );
}

function reel(sprites: readonly Sprite[], cycle: number, anchorY: number): Reel {
  const { fullWidth, fullHeight } = sprites[0]!;
  return { sprites, cycle, anchorX: 0.5, anchorY, width: fullWidth, height: fullHeight };
}

function standing(frame: Frame, picture: Reel, slot: number, total: number): Actor {
  const { width, height } = frame.compositor;
  const x =
    width * (total === 1 ? 0.55 : 0.5 + (slot / (total - 1) - 0.5) * Math.min(0.6, 0.32 * (total - 1)));
  const ground = Math.min(frame.ground + 14 * frame.unit, height - 20 * frame.unit);
  return {
    reel: picture,
    offset: 0,
    mirror: null,
    shadow: { width: picture.width * 0.9, ground },
    path: ({ time }: Moment) => ({
      x: x + Math.sin(time * 0.6 + slot) * 8 * frame.unit,
      y: ground - Math.abs(Math.sin(time * 1.1 + slot * 1.7)) * 9 * frame.unit,
    }),
  };
}

function card({ unit }: Frame, picture: Canvas, name: string | undefined): Canvas {
  const edge = 9 * unit;
  const label = name ? 44 * unit : 0;
  const canvas = createCanvas(
    even(picture.width + edge * 2 + 16 * unit),
    even(picture.height + edge * 2 + 16 * unit + label * 0.5),
  );
  const brush = canvas.getContext('2d');
  const x = 8 * unit;
  roundedBox(
    brush,
    x + 3 * unit,
    x + 6 * unit,
    picture.width + edge * 2,
    picture.height + edge * 2,
    26 * unit,
    'rgba(16,8,36,0.28)',
  );
  roundedBox(brush, x, x, picture.width + edge * 2, picture.height + edge * 2, 26 * unit, '#ffffff');
  brush.save();
  brush.beginPath();
  brush.roundRect(x + edge, x + edge, picture.width, picture.height, 19 * unit);
  brush.clip();
  brush.drawImage(picture, x + edge, x + edge);
  brush.restore();
  if (name) {
    const size = 23 * unit;
    const text = fitText(brush, `@${name}`, size, picture.width - 20 * unit);
    const wide = brush.measureText(text).width + 34 * unit;
    roundedBox(
      brush,
      (canvas.width - wide) / 2,
      canvas.height - label - 2 * unit,
      wide,
      label * 0.92,
      label / 2,
      '#4b3fb5',
    );
    brush.fillStyle = '#ffffff';
    brush.fillText(text, (canvas.width - wide) / 2 + 17 * unit, canvas.height - label * 0.54 - unit);
  }
  return canvas;
}
