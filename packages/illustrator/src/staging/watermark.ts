import type { Compositor } from '../compositor/compositor.ts';
import type { Sprite } from '../compositor/pictures.ts';
import { markInset, paintMark } from './mark.ts';

/** The service's mark, in the lower right corner, the same on every film that carries one. */
export class Watermark {
  readonly #compositor: Compositor;
  readonly #sprite: Sprite;
  readonly #inset: number;

  constructor(compositor: Compositor, unit: number) {
    this.#compositor = compositor;
    this.#inset = markInset(unit);
    this.#sprite = compositor.sprite(paintMark(unit));
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
