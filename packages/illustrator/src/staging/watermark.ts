import { createCanvas } from '@napi-rs/canvas';
import type { Compositor } from '../compositor/compositor.ts';
import type { Sprite } from '../compositor/pictures.ts';
import { useLettering } from '../painting/lettering.ts';
import { disc, even, roundedBox } from '../painting/shapes.ts';

/** The service's mark, in the lower right corner, the same on every film that carries one. */
export class Watermark {
  readonly #compositor: Compositor;
  readonly #sprite: Sprite;
  readonly #inset: number;

  constructor(compositor: Compositor, unit: number) {
    this.#compositor = compositor;
    this.#inset = 26 * unit;
    const canvas = createCanvas(even(190 * unit), even(44 * unit));
    const brush = canvas.getContext('2d');
    roundedBox(brush, 0, 0, canvas.width, canvas.height, canvas.height / 2, 'rgba(12,10,20,0.42)');
    disc(brush, 24 * unit, canvas.height / 2, 9 * unit, 'rgba(255,255,255,0.92)');
    disc(brush, 24 * unit, canvas.height / 2, 3.4 * unit, 'rgba(12,10,20,0.9)');
    useLettering(brush, 22 * unit);
    brush.fillStyle = 'rgba(255,255,255,0.92)';
    brush.fillText('Phonofilm', 44 * unit, canvas.height / 2 + unit);
    this.#sprite = compositor.sprite(canvas);
  }

  draw(): void {
    const { width, height } = this.#compositor;
    this.#compositor.drawSprite(this.#sprite, {
      x: width - this.#inset,
      y: height - this.#inset,
      anchorX: 1,
      anchorY: 1,
    });
  }
}
