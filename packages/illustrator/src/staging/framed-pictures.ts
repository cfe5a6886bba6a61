import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Sprite } from '../compositor/pictures.ts';
import { cutOut } from '../media/cut-out.ts';
import { CLIP_FRAMES_PER_SECOND, type Subject } from '../media/picture-study.ts';
import { fitText } from '../painting/lettering.ts';
import { even, roundedBox } from '../painting/shapes.ts';
import { cutFrames, cutPicture } from '../photographs/cut-frames.ts';
import { isCutBelow } from '../photographs/free-standing.ts';
import type { StudiedPicture } from '../photographs/studied-picture.ts';
import type { Stage } from '../scenery/stage.ts';
import type { Actor } from './actor.ts';
import type { Reel } from './reel.ts';

/** A character's clip, decoded. */
export interface ShownCharacter {
  readonly name: string | undefined;
  readonly frames: readonly Canvas[];
  /** Cut out of some of the frames, when that can be trusted; then the frames are whole. */
  readonly subjects: readonly Subject[] | null;
}

type Frame = Pick<Stage, 'compositor' | 'unit' | 'ground'>;

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
  const { unit } = frame;
  const { width, height } = frame.compositor;
  const x =
    width * (total === 1 ? 0.55 : 0.5 + (slot / (total - 1) - 0.5) * Math.min(0.6, 0.32 * (total - 1)));
  const ground = rises ? height + 7 * unit : Math.min(frame.ground + 14 * unit, height - 20 * unit);
  return {
    reel: picture,
    offset: 0,
    mirror: null,
    shadow: rises ? null : { width: picture.width * 0.9, ground },
    path: ({ time }) => ({
      x: x + Math.sin(time * 0.6 + slot) * 8 * unit,
      y: ground - Math.abs(Math.sin(time * 1.1 + slot * 1.7)) * (rises ? 6 : 9) * unit,
    }),
  };
}

function card({ unit }: Frame, picture: Canvas, name: string | undefined): Canvas {
  const [margin, edge] = [8 * unit, 9 * unit];
  const [wide, high] = [picture.width + edge * 2, picture.height + edge * 2];
  const label = name ? LABEL * unit : 0;
  const canvas = createCanvas(even(wide + margin * 2), even(high + margin * 2 + label * 0.5));
  const brush = canvas.getContext('2d');
  roundedBox(brush, margin + 3 * unit, margin + 6 * unit, wide, high, 26 * unit, 'rgba(16,8,36,0.28)');
  roundedBox(brush, margin, margin, wide, high, 26 * unit, '#ffffff');
  brush.save();
  brush.beginPath();
  brush.roundRect(margin + edge, margin + edge, picture.width, picture.height, 19 * unit);
  brush.clip();
  brush.drawImage(picture, margin + edge, margin + edge);
  brush.restore();
  if (name) writeName(canvas, unit, name, picture.width - 20 * unit, 0);
  return canvas;
}

/** A figure with its name over its lower end. */
function named({ unit }: Frame, picture: Canvas, name: string | undefined): Canvas {
  if (!name) return picture;
  const canvas = createCanvas(Math.max(picture.width, even(150 * unit)), picture.height);
  canvas.getContext('2d').drawImage(picture, (canvas.width - picture.width) / 2, 0);
  writeName(canvas, unit, name, canvas.width - 40 * unit, 8 * unit);
  return canvas;
}

/** At the lower end of a picture, so far above its edge. */
function writeName(canvas: Canvas, unit: number, name: string, room: number, above: number): void {
  const brush = canvas.getContext('2d');
  const bottom = canvas.height - above;
  const label = LABEL * unit;
  const text = fitText(brush, `@${name}`, 23 * unit, room);
  const wide = brush.measureText(text).width + 34 * unit;
  const x = (canvas.width - wide) / 2;
  roundedBox(brush, x, bottom - label - 2 * unit, wide, label * 0.92, label / 2, '#4b3fb5');
  brush.fillStyle = '#ffffff';
  brush.fillText(text, x + 17 * unit, bottom - label * 0.54 - unit);
}
