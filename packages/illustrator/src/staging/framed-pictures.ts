import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Compositor } from '../compositor/compositor.ts';
import type { Sprite } from '../compositor/pictures.ts';
import { CLIP_FRAMES_PER_SECOND } from '../media/clip-rate.ts';
import { cutOut } from '../media/cut-out.ts';
import { fitText } from '../painting/lettering.ts';
import { type Brush, even, roundedBox } from '../painting/shapes.ts';
import { cutFrames, cutPicture } from '../photographs/cut-frames.ts';
import { isCutBelow } from '../photographs/free-standing.ts';
import type { StudiedPicture } from '../photographs/studied-picture.ts';
import type { Moment } from '../scenery/stage.ts';
import type { Actor } from './actor.ts';
import type { Reel } from './reel.ts';
import type { ShownCharacter } from './shown-character.ts';

export interface Frame {
  readonly compositor: Compositor;
  readonly unit: number;
  readonly ground: number;
}

export const CARD_ASPECT = 1.2;
/** Of a character that is cut out, as a share of the frame. */
export const FIGURE_HEIGHT = 0.62;
/** Height of a name, in design pixels. */
const LABEL = 44;

/** How wide the card of one of `total` characters is, in even pixels. */
export function cardWidth(frame: Frame, total: number): number {
  const { width, height } = frame.compositor;
  return even(Math.min((height * 0.5) / CARD_ASPECT, (width * 0.62) / Math.max(1, total)));
}

/** A character: cut out of its clip where that can be trusted, else the clip on a card; with the name below. */
export function characterActor(frame: Frame, character: ShownCharacter, slot: number, total: number): Actor {
  const { frames, name, subjects } = character;
  const pictures = subjects
    ? cutFrames(frames, subjects).map((cut) => named(frame, cut, name))
    : frames.map((picture) => card(frame, picture, name));
  const sprites = pictures.map((picture) => frame.compositor.sprite(picture));
  // There and back, so that no jump shows where the clip begins again.
  const round = sprites.length > 2 ? [...sprites, ...sprites.slice(1, -1).toReversed()] : sprites;
  const moving = reel(round, round.length / CLIP_FRAMES_PER_SECOND, subjects ? 1 : 0.98);
  const rises = subjects?.some(({ touches }) => isCutBelow(touches)) ?? false;
  return standing(frame, moving, slot, total, rises);
}

/** A component: cut out where its background or a model allows, else framed; it stands in the scene like an actor. */
export function componentActor(frame: Frame, picture: StudiedPicture, slot: number, total: number): Actor {
  const { width, height } = frame.compositor;
  const { image, study } = picture;
  const most = Math.min(height * 0.46, (width * 0.66) / total);
  const plain = cutOut(image, Math.round(most));
  if (plain) return standing(frame, still(frame, withMargin(plain), 1), slot, total);
  const subject = study?.subjects[0];
  if (subject) {
    const rises = isCutBelow(subject.touches);
    const longest = Math.min(height * (rises ? FIGURE_HEIGHT : 0.5), (width * 0.7) / total);
    return standing(frame, still(frame, cutPicture(image, subject, longest), 1), slot, total, rises);
  }
  const zoom = most / Math.max(image.width, image.height);
  const whole = createCanvas(even(image.width * zoom), even(image.height * zoom));
  whole.getContext('2d').drawImage(image, 0, 0, whole.width, whole.height);
  return standing(frame, still(frame, card(frame, whole, undefined), 0.98), slot, total);
}

function withMargin(cut: Canvas): Canvas {
  const canvas = createCanvas(even(cut.width + 12), even(cut.height + 12));
  canvas.getContext('2d').drawImage(cut, 6, 6);
  return canvas;
}

function still(frame: Frame, picture: Canvas, anchorY: number): Reel {
  return reel([frame.compositor.sprite(picture)], 1, anchorY);
}

function reel(sprites: readonly Sprite[], cycle: number, anchorY: number): Reel {
  const { fullWidth, fullHeight } = sprites[0]!;
  return { sprites, cycle, anchorX: 0.5, anchorY, width: fullWidth, height: fullHeight };
}

/** On the ground; somebody who `rises` from the frame's lower edge is seen from the waist up. */
function standing(frame: Frame, picture: Reel, slot: number, total: number, rises = false): Actor {
  const { width, height } = frame.compositor;
  const x =
    width * (total === 1 ? 0.55 : 0.5 + (slot / (total - 1) - 0.5) * Math.min(0.6, 0.32 * (total - 1)));
  if (rises)
    return {
      reel: picture,
      offset: 0,
      mirror: null,
      shadow: null,
      path: ({ time }: Moment) => ({
        x: x + Math.sin(time * 0.6 + slot) * 5 * frame.unit,
        y: height + (4 - 3 * Math.sin(time * 0.9 + slot)) * frame.unit,
      }),
    };
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
  const label = name ? LABEL * unit : 0;
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
  if (name) writeName(brush, unit, canvas, name, picture.width - 20 * unit);
  return canvas;
}

/** A figure with its name over its lower end. */
function named({ unit }: Frame, picture: Canvas, name: string | undefined): Canvas {
  if (!name) return picture;
  const canvas = createCanvas(Math.max(picture.width, even(150 * unit)), picture.height);
  const brush = canvas.getContext('2d');
  brush.drawImage(picture, (canvas.width - picture.width) / 2, 0);
  writeName(
    brush,
    unit,
    { width: canvas.width, height: canvas.height - 8 * unit },
    name,
    canvas.width - 40 * unit,
  );
  return canvas;
}

function writeName(
  brush: Brush,
  unit: number,
  canvas: { readonly width: number; readonly height: number },
  name: string,
  room: number,
): void {
  const label = LABEL * unit;
  const text = fitText(brush, `@${name}`, 23 * unit, room);
  const wide = brush.measureText(text).width + 34 * unit;
  const x = (canvas.width - wide) / 2;
  roundedBox(brush, x, canvas.height - label - 2 * unit, wide, label * 0.92, label / 2, '#4b3fb5');
  brush.fillStyle = '#ffffff';
  brush.fillText(text, x + 17 * unit, canvas.height - label * 0.54 - unit);
}
