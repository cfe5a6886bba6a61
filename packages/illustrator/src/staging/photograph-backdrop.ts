import type { Canvas, Image } from '@napi-rs/canvas';
import type { ColourMatrix } from '../compositor/colour-matrix.ts';
import type { PictureStudy, Subject } from '../media/picture-study.ts';
import { maskCanvas } from '../photographs/mask-canvas.ts';
import { type Depths, depthsOf, reliefOf } from '../photographs/relief-of.ts';
import { separateSubject } from '../photographs/separate-subject.ts';
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
 * Draws a photograph in layers: its subject stands in front of its background, which moves by its depth as if the camera
 * swayed a little. The film begins exactly on the photograph. `between` draws what is in the air behind the subject.
 */
export function photographBackdrop(
  { compositor, scene }: Stage,
  image: Image,
  study: PictureStudy,
  subject: Subject,
  { grade, sways }: { readonly grade: ColourMatrix; readonly sways: boolean },
): (moment: Moment, between: (moment: Moment) => void) => void {
  const { canvas, window } = coverFrame(compositor, image, study.faces);
  const { width, height } = canvas;
  const { move } = scene.camera;
  const layers = separateSubject(canvas, maskCanvas(subject.mask, width, height, window));
  const [across, down] = [width >> 2, height >> 2];
  const depths = depthsOf(study.nearness!, subject.mask, window, across, down);
  if (scene.weather === 'fog') addHaze(layers.behind, depths);
  const whole = compositor.layer(canvas, { grade });
  const behind = compositor.layer(layers.behind, { grade });
  const sprite = compositor.sprite(layers.subject, grade);
  const relief = compositor.relief(across, down, reliefOf(depths));
  // The subject grows from here: its feet, or the middle of its lower edge.
  const foot = { x: sprite.left + sprite.width / 2, y: sprite.top + sprite.height };
  const reach = sways ? SWAY * behind.width : 0;
  const drawLayers = (moment: Moment, between: (moment: Moment) => void) => {
    const amount = ease(moment.progress);
    const view = viewOf(compositor, behind, amount, move);
    const sway = Math.sin(moment.time * 0.9) * reach;
    const lift = Math.sin(moment.time * 0.6) * reach * RISE;
    compositor.drawWarped(behind, view, relief, sway, lift);
    between(moment);
    const near = move === 'still' ? 0 : move === 'zoom-out' ? 1 - amount : amount;
    const grown = view.scale * (1 + GROWTH * near);
    compositor.drawSprite(sprite, {
      x: (foot.x - view.x) * view.scale + compositor.width / 2,
      y: (foot.y - view.y) * view.scale + compositor.height / 2,
      anchorX: foot.x / width,
      anchorY: foot.y / height,
      scaleX: grown,
      scaleY: grown,
    });
  };
  return (moment, between) => {
    const share = ease(Math.min(1, moment.time / UNFOLD_SECONDS));
    if (share === 1) return drawLayers(moment, between);
    const view = viewOf(compositor, whole, ease(moment.progress), move);
    compositor.drawScaled(whole, view.scale, view.x, view.y);
    compositor.dissolve(share, () => drawLayers(moment, between));
  };
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
