import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Compositor } from '../compositor/compositor.ts';
import { even } from '../painting/shapes.ts';

const ACROSS = 4;
const DOWN = 4;
const TILE_LONG_SIDE = 240;

/** Sixteen moments of the film, evenly spread, as one picture for scrubbing previews. */
export class Spritesheet {
  readonly #compositor: Compositor;
  readonly #frames: number;
  readonly #width: number;
  readonly #height: number;
  readonly #sheet: Canvas;
  #taken = 0;

  constructor(compositor: Compositor, frames: number) {
    this.#compositor = compositor;
    this.#frames = frames;
    const zoom = TILE_LONG_SIDE / Math.max(compositor.width, compositor.height);
    this.#width = even(compositor.width * zoom);
    this.#height = even(compositor.height * zoom);
    this.#sheet = createCanvas(this.#width * ACROSS, this.#height * DOWN);
  }

  /** Offers the frame that was just drawn; taken when the next tile is due. */
  take(frame: number): void {
    const tiles = ACROSS * DOWN;
    const brush = this.#sheet.getContext('2d');
    // A film shorter than sixteen frames fills several tiles with the same one.
    while (this.#taken < tiles && frame >= Math.floor((this.#taken * this.#frames) / tiles)) {
      const image = new ImageData(
        this.#compositor.snapshot(this.#width, this.#height),
        this.#width,
        this.#height,
      );
      brush.putImageData(
        image,
        (this.#taken % ACROSS) * this.#width,
        Math.floor(this.#taken / ACROSS) * this.#height,
      );
      this.#taken++;
    }
  }

  encode(quality: number): Promise<Buffer> {
    return this.#sheet.encode('jpeg', quality);
  }
}
