import { createCanvas } from '@napi-rs/canvas';
import type { Compositor } from '../compositor/compositor.ts';
import { alpha } from '../painting/colour.ts';
import { fitText } from '../painting/lettering.ts';
import { type Brush, even, placed } from '../painting/shapes.ts';
import { drawSketch } from '../painting/sketch.ts';
import { strew } from '../painting/strew.ts';
import type { Style } from '../scene-description.ts';
import type { Moment } from '../scenery/stage.ts';
import { seededRandom } from '../seeded-random.ts';
import { type Overlaid, writtenStyle } from './style-look.ts';

interface OverlayContext {
  readonly compositor: Compositor;
  readonly unit: number;
  readonly seed: number;
  /** What the film shows, in English, for headlines. */
  readonly caption: string;
}

/** What a style lays over the finished frame. */
export function styleOverlay(style: Style, context: OverlayContext): { draw(moment: Moment): void } {
  const {
    captions = [],
    edges = [],
    flickers,
    sketches = [],
    strewn = [],
    sways,
    vignette,
  } = writtenStyle(style);
  const { compositor, seed } = context;
  const { width, height } = compositor;
  const canvas = createCanvas(width + 34, height);
  const brush = canvas.getContext('2d');
  if (vignette) darkenCorners(brush, width, height, ...vignette);
  for (const row of strewn) strew(brush, seededRandom(seed), [width, height], context.unit, row);
  paintSketches(brush, sketches, context);
  for (const edge of edges) paintEdge(brush, context, ...edge);
  for (const caption of captions) if (!caption.runs) paintCaption(brush, caption, context);
  const lasting = compositor.layer(canvas);
  const running = captions.flatMap((caption) => (caption.runs ? ticker(caption, context) : []));
  return {
    draw({ time }) {
      // A hand is never quite still.
      if (sways) {
        const sway = Math.sin(time * 1.7) * 0.08 + Math.sin(time * 2.9) * 0.06;
        compositor.zoom(1.035, width * (0.5 + sway), height * (0.5 + Math.cos(time * 2.1) * 0.2));
      }
      compositor.drawLayer(lasting, 0, 0);
      for (const run of running) run(time);
      const chance = seededRandom(seed + Math.floor(time * 12));
      if (flickers && chance() < 0.3) compositor.flash(0.03 + chance() * 0.04);
    },
  };
}

function paintEdge(
  brush: Brush,
  { compositor, unit }: OverlayContext,
  wide: number,
  corner: number,
  colour: string,
): void {
  const { width, height } = compositor;
  const inner = wide * unit;
  brush.fillStyle = colour;
  brush.beginPath();
  brush.rect(0, 0, width, height);
  brush.roundRect(inner, inner, width - inner * 2, height - inner * 2, corner * unit);
  brush.fill('evenodd');
}

function darkenCorners(brush: Brush, width: number, height: number, colour: string, strength: number): void {
  const [x, y] = [width / 2, height / 2];
  const near = Math.min(width, height) * 0.35;
  const gradient = brush.createRadialGradient(x, y, near, x, y, Math.hypot(width, height) * 0.56);
  gradient.addColorStop(0, alpha(colour, 0));
  gradient.addColorStop(1, alpha(colour, strength));
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, width, height);
}

function paintSketches(
  brush: Brush,
  sketches: NonNullable<Overlaid['sketches']>,
  { compositor, unit }: OverlayContext,
): void {
  const { width, height } = compositor;
  for (const { at, sketch, spans, turn = [1, 1] } of sketches) {
    const scale = [(spans ? width / spans : unit) * turn[0], unit * turn[1]] as const;
    placed(brush, { x: at[0] * width, y: at[1] * height, scale }, () => drawSketch(brush, sketch));
  }
}

type Caption = NonNullable<Overlaid['captions']>[number];

function paintCaption(
  brush: Brush,
  { at, board, colour, room, size }: Caption,
  context: OverlayContext,
): void {
  const { caption, compositor, unit } = context;
  const [x, y] = [at[0] * unit, at[1] * unit + (at[1] < 0 ? compositor.height : 0)];
  const said = board ? caption.toUpperCase() : caption.charAt(0).toUpperCase() + caption.slice(1);
  const text = fitText(brush, said, size * unit, compositor.width * room);
  if (board) {
    const box = [x - 20 * unit, y - 30 * unit, brush.measureText(text).width + 40 * unit, 56 * unit] as const;
    brush.fillStyle = board;
    brush.fillRect(...box);
    brush.strokeStyle = colour;
    brush.lineWidth = 5 * unit;
    brush.strokeRect(...box);
  }
  brush.fillStyle = colour;
  brush.fillText(text, x, y);
}

function ticker({ at, colour, more = '', room, runs = 0, size }: Caption, context: OverlayContext) {
  const { caption, compositor, unit } = context;
  const canvas = createCanvas(even(compositor.width * room), even(40 * unit));
  const brush = canvas.getContext('2d');
  const text = fitText(brush, caption + more, size * unit, canvas.width - 40 * unit);
  brush.fillStyle = colour;
  brush.fillText(text, at[0] * unit, canvas.height / 2 + unit);
  const strip = compositor.layer(canvas, { repeat: true });
  return (time: number) => compositor.drawLayer(strip, time * runs * unit, compositor.height + at[1] * unit);
}
