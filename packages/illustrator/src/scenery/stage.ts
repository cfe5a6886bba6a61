import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { paintStuff } from '../cast/things/of-stuff.ts';
import type { ColourMatrix } from '../compositor/colour-matrix.ts';
import type { Compositor } from '../compositor/compositor.ts';
import type { Layer, Sprite } from '../compositor/pictures.ts';
import { LAYER_MARGIN } from '../compositor/planes.ts';
import { mix } from '../painting/colour.ts';
import { type Brush, even } from '../painting/shapes.ts';
import type { SceneDescription } from '../scene-description.ts';
import type { Random } from '../seeded-random.ts';
import type { Palette } from './palette.ts';

/** A moment of the film, as everything on the stage sees it. */
export interface Moment {
  /** Seconds of scene time: film time at the camera's pace. */
  readonly time: number;
  /** How much of the film has passed, 0 to 1. */
  readonly progress: number;
  /** How far the camera has travelled along the ground, in pixels. */
  readonly travel: number;
}

type Draw = (moment: Moment) => void;

export interface StripOptions {
  /** Where its top is drawn, in pixels from the top of the frame. */
  readonly top: number;
  readonly height: number;
  /** How fast it passes: 0 is the far sky, 1 the ground the actors stand on, more is nearer. */
  readonly parallax: number;
  /** Moves by itself, in pixels a second. */
  readonly drift?: number;
  /** Rises and falls. */
  readonly bob?: { readonly height: number; readonly rate: number; readonly phase: number };
  readonly waves?: boolean;
  readonly dither?: boolean;
}

interface Strip extends StripOptions {
  readonly layer: Layer;
  /** Rows below are hidden by what stands before it. */
  hiddenFrom: number;
}

/**
 * Brings what is behind the cast nearer, about a point of the frame: the soft background of a close shot. It is painted
 * once and stands still: enlarging it for every frame would cost as much as all the rest of the drawing.
 */
export interface Lens {
  readonly scale: number;
  /** While the camera goes round somebody it moves. */
  readonly x: number | ((progress: number) => number);
  readonly y: number;
  /** Filmed from further along: how far what stands behind has moved, in pixels of the ground. */
  readonly shift: number;
}

/** What the cast needs to know of the set it stands in. */
export type Floor = Pick<
  Stage,
  | 'compositor'
  | 'scene'
  | 'palette'
  | 'grade'
  | 'random'
  | 'width'
  | 'height'
  | 'unit'
  | 'portrait'
  | 'horizon'
  | 'ground'
  | 'still'
>;

/** How high the sun is at noon, of the sky. */
const NOON = 0.84;

/** The set: what is painted once and how it moves, from back to front, with a place for the cast. */
export class Stage {
  readonly compositor: Compositor;
  readonly scene: SceneDescription;
  readonly palette: Palette;
  readonly grade: ColourMatrix;
  readonly random: Random;
  readonly width: number;
  readonly height: number;
  /** Length of one design pixel: sizes are thought of on a frame of 720 lines. */
  readonly unit: number;
  readonly portrait: boolean;
  /** A scenery may move it while it is built: out of a window one sees more land. */
  horizon: number;
  /** Where feet stand. A scenery may move it. */
  ground: number;
  /** The set does not pass by: a subject that stands in it stays there, whatever the camera does. */
  still = false;
  /** Pixels a second by which everything passes on its own: the land outside of a train. */
  passing = 0;
  sun: { x: number; y: number };
  /** Where every bolt of lightning ends. */
  struck: { readonly x: number; readonly y: number } | null = null;
  readonly #items: (Draw | Strip | 'cast')[] = [];

  constructor(
    compositor: Compositor,
    scene: SceneDescription,
    palette: Palette,
    grade: ColourMatrix,
    random: Random,
  ) {
    this.compositor = compositor;
    this.scene = scene;
    this.palette = palette;
    this.grade = grade;
    this.random = random;
    this.width = compositor.width;
    this.height = compositor.height;
    this.portrait = this.height > this.width * 1.2;
    this.unit = (Math.min(this.width, this.height) / 720) * (this.portrait ? 1.12 : 1);
    const framed = { wide: 0.62, medium: 0.62, 'close-up': 0.58, aerial: 0.14, overhead: -0.6, low: 0.84 }[
      scene.camera.framing
    ];
    // Headlines cover the lower part of a news film: everything stands higher.
    this.horizon = even(this.height * (scene.style === 'news' ? Math.min(framed, 0.46) : framed));
    this.ground = this.horizon + (this.height - this.horizon) * 0.66;
    // A low one is seen beside whom the film is about, at noon it is overhead.
    const across = scene.highSun ? 0.5 : (palette.sunHeight < 0.3 ? 0.74 : 0.6) + random() * 0.2;
    const share = scene.highSun ? NOON : palette.sunHeight;
    this.sun = { x: this.width * across, y: this.horizon * (1 - share) };
  }

  /** A natural colour as it looks at this hour, `depth` (0 near, 1 far) into the haze. */
  paint(colour: string, depth = 0): string {
    const [cast, share] = this.palette.cast;
    // In fog what is not near is hardly seen.
    const faded = this.scene.weather === 'fog' ? 1 - (1 - depth) ** 4 : depth;
    return mix(mix(colour, cast, share), this.palette.haze, faded);
  }

  /** Where in the frame a layer's y is: pixels below the horizon, or a share of the ground (`30%`) or of the sky (`-30%`). */
  heightOf(y: number | string): number {
    if (typeof y === 'number') return this.horizon + y * this.unit;
    const share = Number.parseFloat(y) / 100;
    return this.horizon + share * (share < 0 ? this.horizon : this.height - this.horizon);
  }

  /** A picture that does not move, over the whole frame. */
  addBackdrop(draw: (brush: Brush) => void, { top: from = 0, waves = false, dither = true } = {}): void {
    const top = even(from);
    const height = this.height - top;
    const canvas = createCanvas(this.width + LAYER_MARGIN * 2, height);
    const brush = canvas.getContext('2d');
    // Waves read to both sides of the visible part.
    brush.translate(LAYER_MARGIN, -top);
    draw(brush);
    brush.translate(-LAYER_MARGIN, top);
    this.#addLayer(canvas, { top, height, parallax: 0, waves, dither }, false);
  }

  /** A repeating picture that passes by. `draw` gets a brush whose origin is the strip's top left corner. */
  addStrip(options: StripOptions, draw: (brush: Brush, period: number, height: number) => void): void {
    const period = even(this.width * (this.portrait ? 2 : 1.5));
    const height = even(Math.min(options.height, this.height - options.top + (options.bob?.height ?? 0) + 2));
    if (height <= 2) return;
    const canvas = createCanvas(period, height);
    const brush = canvas.getContext('2d');
    brush.save();
    draw(brush, period, height);
    brush.restore();
    const drift = (options.drift ?? 0) + options.parallax * this.passing;
    this.#addLayer(canvas, { ...options, drift }, true);
  }

  #addLayer(canvas: Canvas, options: StripOptions, repeat: boolean): void {
    const { grade, scene, unit } = this;
    const box = { left: 0, right: canvas.width, top: 0, bottom: canvas.height };
    if (scene.stuff) paintStuff(canvas.getContext('2d'), box, scene.stuff, unit);
    const layer = this.compositor.layer(canvas, { repeat, dither: options.dither ?? false, grade });
    this.#items.push({ ...options, layer, hiddenFrom: this.height });
  }

  /** A picture of its own, of so many pixels, that is drawn anywhere in the colours of the film. */
  sprite(width: number, height: number, draw: (brush: Brush, width: number, height: number) => void): Sprite {
    const canvas = createCanvas(even(width), even(height));
    draw(canvas.getContext('2d'), canvas.width, canvas.height);
    return this.compositor.sprite(canvas, this.grade);
  }

  add(draw: Draw): void {
    this.#items.push(draw);
  }

  /** Marks where the actors stand among the layers. */
  placeCast(): void {
    if (!this.#items.includes('cast')) this.#items.push('cast');
  }

  /** Nobody stands in what is only seen through a window. */
  removeCast(): void {
    this.#items.splice(this.#items.indexOf('cast'), 1);
  }

  /**
   * Everything in drawing order; `cast` is drawn at its place. `velocity` is the camera's, in pixels a second of
   * scene time, of which a frame takes `frameSeconds`.
   */
  finish(cast: Draw, velocity: number, frameSeconds: number, lens: Lens | null = null): Draw {
    this.placeCast();
    this.#hideCoveredRows();
    const draws = this.#items.map((item): Draw => {
      if (item === 'cast') return cast;
      if (typeof item === 'function') return item;
      // Evens its motion out to whole pixels a frame.
      const stride = wholePixels((velocity * item.parallax + (item.drift ?? 0)) * frameSeconds);
      return (moment) => this.#drawStrip(item, stride, moment);
    });
    const castAt = this.#items.indexOf('cast');
    const [farther, nearer] = [draws.slice(0, castAt), draws.slice(castAt + 1)];
    let kept: number | null = null;
    return (moment) => {
      const behind = lens ? { ...moment, travel: moment.travel + lens.shift } : moment;
      if (kept !== null) this.compositor.restoreFrame(kept);
      else {
        for (const draw of farther) draw(behind);
        if (lens && lens.scale > 1) {
          const { x } = lens;
          this.compositor.zoom(lens.scale, typeof x === 'number' ? x : x(moment.progress), lens.y);
          if (typeof x === 'number') kept = this.compositor.keepFrame();
        }
      }
      cast(moment);
      for (const draw of nearer) draw(behind);
    };
  }

  #drawStrip(strip: Strip, stride: number, moment: Moment): void {
    const { layer, bob } = strip;
    const x = layer.period
      ? (moment.travel * strip.parallax + moment.time * (strip.drift ?? 0)) * stride
      : LAYER_MARGIN;
    const rise = bob ? Math.sin(moment.time * bob.rate + bob.phase) * bob.height : 0;
    this.compositor.drawLayer(layer, x, strip.top + rise, {
      waves: strip.waves ?? false,
      toRow: strip.hiddenFrom,
    });
  }

  /** A row that a nearer strip covers all along need not be drawn behind it: half the work of a landscape. */
  #hideCoveredRows(): void {
    let covered = this.height;
    for (const item of this.#items.toReversed()) {
      if (typeof item !== 'object') continue;
      item.hiddenFrom = covered;
      // Whatever reaches down to rows that are covered anyway, covers from its own opaque part on.
      if (item.top + item.layer.height - (item.bob?.height ?? 0) >= covered - 2) {
        covered = Math.min(covered, even(item.top + item.layer.opaqueFrom + (item.bob?.height ?? 0) + 2));
      }
    }
  }
}

/**
 * The factor that turns a motion (pixels a frame) into the nearest whole one. Whole pixels need no filtering here
 * and are found at once by the encoder's motion search; only slow drift keeps its fractions, for smoothness.
 */
export function wholePixels(motion: number): number {
  const whole = Math.round(motion);
  return Math.abs(motion) >= 0.75 ? whole / motion : 1;
}
