import { type Canvas, ImageData } from '@napi-rs/canvas';
import { canvasOf, pixelsOf, sized } from '../media/sized.ts';
import { fillHoles } from './fill-holes.ts';
import { maskCanvas, sharesOf } from './mask-canvas.ts';
import { boxMean } from './refine-mask.ts';

export interface Separated {
  /** What is behind the subject, with the subject's place filled from around it. */
  readonly behind: Canvas;
  readonly subject: Canvas;
}

/** What is hidden is filled in a small copy: little of it is ever seen. */
const FILL_SIZE = 320;
/** Colours of the subject reach so far beyond its outline, in pixels of the small copy. */
const HALO = 3;

/** A picture in two layers, which laid over each other are nearly the picture again. */
export function separateSubject(picture: Canvas, mask: Canvas): Separated {
  const { width, height } = picture;
  const pixels = pixelsOf(picture).data;
  const shares = sharesOf(mask);
  const { filled, halo } = fillBehind(picture, mask);
  const halos = sharesOf(halo);
  const behind = pixelsOf(filled);
  const subject = new ImageData(width, height);
  for (let at = 0; at < pixels.length; at += 4) {
    const share = shares[at / 4]!;
    const hidden = Math.max(halos[at / 4]!, Math.min(1, share * 8));
    for (let channel = at; channel < at + 3; channel++) {
      const seen = pixels[channel]!;
      const back = behind.data[channel]! * hidden + seen * (1 - hidden);
      behind.data[channel] = back;
      // The colour that gives what is seen when it covers what is behind.
      if (share > 0) subject.data[channel] = (seen - (1 - share) * back) / share;
    }
    behind.data[at + 3] = 255;
    subject.data[at + 3] = Math.round((share * 255 * pixels[at + 3]!) / 255);
  }
  return { behind: canvasOf(behind), subject: canvasOf(subject) };
}

/** The picture without the subject, and where it was, with the rim that has some of its colours. */
function fillBehind(picture: Canvas, mask: Canvas): { filled: Canvas; halo: Canvas } {
  const zoom = Math.min(1, FILL_SIZE / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * zoom));
  const height = Math.max(1, Math.round(picture.height * zoom));
  const wide = boxMean(sharesOf(sized(mask, width, height)), width, height, HALO);
  const known = pixelsOf(sized(picture, width, height));
  for (const [at, share] of wide.entries()) if (share >= 0.02) known.data[at * 4 + 3] = 0;
  const filled = sized(fillHoles(canvasOf(known)), picture.width, picture.height);
  const rim = { width, height, values: Uint8Array.from(wide, (share) => Math.min(255, share * 3 * 255)) };
  return { filled, halo: maskCanvas(rim, picture.width, picture.height) };
}
