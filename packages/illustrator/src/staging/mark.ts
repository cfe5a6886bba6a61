import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Compositor } from '../compositor/compositor.ts';
import { useLettering } from '../painting/lettering.ts';
import { disc, even, roundedBox } from '../painting/shapes.ts';

/** The service's mark as a picture, for a film of which `unit` is one of 720 parts of the shorter side. */
function paintMark(unit: number): Canvas {
  const canvas = createCanvas(even(190 * unit), even(44 * unit));
  const brush = canvas.getContext('2d');
  roundedBox(brush, 0, 0, canvas.width, canvas.height, canvas.height / 2, 'rgba(12,10,20,0.42)');
  disc(brush, 24 * unit, canvas.height / 2, 9 * unit, 'rgba(255,255,255,0.92)');
  disc(brush, 24 * unit, canvas.height / 2, 3.4 * unit, 'rgba(12,10,20,0.9)');
  useLettering(brush, 22 * unit);
  brush.fillStyle = 'rgba(255,255,255,0.92)';
  brush.fillText('Phonofilm', 44 * unit, canvas.height / 2 + unit);
  return canvas;
}

/** How far the mark stands from the lower right corner. */
const INSET = 26;

/** Draws the mark on every film that carries one. */
export function watermark(compositor: Compositor, unit: number): () => void {
  const sprite = compositor.sprite(paintMark(unit));
  const [x, y] = [compositor.width - INSET * unit, compositor.height - INSET * unit];
  return () => compositor.drawSprite(sprite, { x, y, anchorX: 1, anchorY: 1 });
}

/** The mark for a film of another's making, as RGBA. */
export function markFor({ width, height }: { readonly width: number; readonly height: number }) {
  const unit = (Math.min(width, height) / 720) * (height > width ? 1.12 : 1);
  const canvas = paintMark(unit);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return {
    width: canvas.width,
    height: canvas.height,
    inset: Math.round(INSET * unit),
    pixels: Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64'),
  };
}
