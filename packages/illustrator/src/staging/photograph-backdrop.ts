import type { Canvas, Image } from '@napi-rs/canvas';
import type { ColourMatrix } from '../compositor/colour-matrix.ts';
import type { Compositor } from '../compositor/compositor.ts';
import type { Layer, Relief, Sprite } from '../compositor/pictures.ts';
import type { PictureStudy, Subject } from '../media/picture-study.ts';
import { type Depths, depthsOf, reliefOf } from '../photographs/relief-of.ts';
import { maskCanvas, separateSubject } from '../photographs/separate-subject.ts';
import type { Moment, Stage } from '../scenery/stage.ts';
import { coverFrame, ease, viewOf } from './cover-frame.ts';

/** How far the farthest background moves against the subject, as a share of the picture's width. */
const SWAY = 0.022;
const RISE = 0.3;
/** How much more than its background a subject grows when the camera comes nearer. */
const GROWTH = 0.03;
/** The photograph as it is becomes its layers in this time. */
const UNFOLD_SECONDS = 0.5;
/** Of the haze between the subject and the farthest background. */
const THICKEST_HAZE = 0.72;

/**
 * A photograph in layers: its subject stands in front of its background, which moves by its depth as if the camera
 * swayed a little. The film begins exactly on the photograph.
 */
export class PhotographBackdrop {
  readonly #compositor: Compositor;
  readonly #whole: Layer;
  readonly #behind: Layer;
  readonly #subject: Sprite;
  readonly #relief: Relief;
  readonly #stage: Stage;
  readonly #sways: boolean;
  /** The subject grows from here: its feet, or the middle of its lower edge. */
  readonly #foot: { readonly x: number; readonly y: number };

  constructor(
    stage: Stage,
    image: Image,
    study: PictureStudy,
    subject: Subject,
    options: { readonly grade: ColourMatrix; readonly sways: boolean },
  ) {
    const { grade, sways } = options;
    const { compositor } = stage;
    const { canvas, window } = coverFrame(compositor, image, study.faces);
    const { width, height } = canvas;
    const mask = maskCanvas(subject.mask, width, height, window);
    const layers = separateSubject(canvas, mask);
    const [reliefWidth, reliefHeight] = [width >> 2, height >> 2];
    const depths = depthsOf(study.nearness!, subject.mask, window, reliefWidth, reliefHeight);
    if (stage.scene.weather === 'fog') addHaze(layers.behind, depths);
    this.#stage = stage;
    this.#sways = sways;
    this.#compositor = compositor;
    this.#whole = compositor.layer(canvas, { grade });
    this.#behind = compositor.layer(layers.behind, { grade });
    this.#subject = compositor.sprite(layers.subject, grade);
    this.#relief = compositor.relief(reliefWidth, reliefHeight, reliefOf(depths));
    const { left, top, width: wide, height: high } = this.#subject;
    this.#foot = { x: (left + wide / 2) / width, y: (top + high) / height };
  }

  /** `between` draws what is in the air behind the subject. */
  draw(moment: Moment, between: (moment: Moment) => void): void {
    const share = ease(Math.min(1, moment.time / UNFOLD_SECONDS));
    if (share < 1) {
      const { move } = this.#stage.scene.camera;
      const view = viewOf(this.#compositor, this.#whole, ease(moment.progress), move);
      this.#compositor.drawScaled(this.#whole, view.scale, view.x, view.y);
      this.#compositor.dissolve(share, () => this.#drawLayers(moment, between));
    } else this.#drawLayers(moment, between);
  }

  #drawLayers(moment: Moment, between: (moment: Moment) => void): void {
    const compositor = this.#compositor;
    const { move } = this.#stage.scene.camera;
    const amount = ease(moment.progress);
    const { width, height } = this.#behind;
    const view = viewOf(compositor, this.#behind, amount, move);
    const reach = this.#sways ? SWAY * width : 0;
    const sway = Math.sin(moment.time * 0.9) * reach;
    const lift = Math.sin(moment.time * 0.6) * reach * RISE;
    compositor.drawWarped(this.#behind, view, this.#relief, sway, lift);
    between(moment);
    const near = move === 'still' ? 0 : move === 'zoom-out' ? 1 - amount : amount;
    const grown = view.scale * (1 + GROWTH * near);
    compositor.drawSprite(this.#subject, {
      x: (this.#foot.x * width - view.x) * view.scale + compositor.width / 2,
      y: (this.#foot.y * height - view.y) * view.scale + compositor.height / 2,
      anchorX: this.#foot.x,
      anchorY: this.#foot.y,
      scaleX: grown,
      scaleY: grown,
    });
  }
}

/** Fog hides what is far. */
function addHaze(picture: Canvas, depths: Depths): void {
  const brush = picture.getContext('2d');
  const values = depths.behind.map((near) => Math.max(0, depths.subject - near));
  const farthest = Math.max(0.01, ...values);
  const haze = maskCanvas(
    {
      width: depths.width,
      height: depths.height,
      values: Uint8Array.from(values, (far) => (0.35 + 0.65 * (far / farthest)) * THICKEST_HAZE * 255),
    },
    picture.width,
    picture.height,
  );
  const tint = haze.getContext('2d');
  tint.globalCompositeOperation = 'source-in';
  tint.fillStyle = '#dfe4e8';
  tint.fillRect(0, 0, haze.width, haze.height);
  brush.drawImage(haze, 0, 0);
}
