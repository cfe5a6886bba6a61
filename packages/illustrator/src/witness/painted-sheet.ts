import type { Canvas } from '@napi-rs/canvas';
import type { Painted } from '../cast/painted-as.ts';

/** A picture of which each pixel is known: 0 is empty, `PLAIN` is painted as nothing in particular, else it shows `things[owner - 1]`. */
export interface Marks {
  readonly width: number;
  readonly height: number;
  readonly owners: Uint16Array;
  readonly things: readonly MarkedThing[];
}

export interface MarkedThing {
  readonly what: Painted;
  /** Within which other of the things it is drawn; -1: within none. */
  readonly within: number;
  /** How many pixels it had before anything was painted over it. */
  painted: number;
}

export const PLAIN = 0xffff;
/** Of 255: what is fainter hides nothing. */
const SOLID = 110;

/** Finds out which of the pixels of a canvas were painted as what, by looking at it whenever that changes. */
export class PaintedSheet {
  readonly width: number;
  readonly height: number;
  readonly canvas: Canvas;
  readonly #owners: Uint16Array;
  readonly #things: MarkedThing[] = [];
  readonly #painted: Uint8Array[] = [];
  readonly #stack: number[] = [];
  /** Canvases of the same size that were painted apart, and are about to be laid over this one. */
  #apart: Marks[] = [];
  #pixels: Uint32Array<ArrayBuffer>;

  constructor(canvas: Canvas) {
    this.canvas = canvas;
    this.width = canvas.width;
    this.height = canvas.height;
    this.#owners = new Uint16Array(canvas.width * canvas.height);
    this.#pixels = pixelsOf(canvas);
  }

  during(what: Painted, draw: () => void): void {
    this.#look();
    this.#things.push({ what, within: (this.#stack.at(-1) ?? 0) - 1, painted: 0 });
    this.#stack.push(this.#things.length);
    try {
      draw();
    } finally {
      this.#look();
      this.#stack.pop();
    }
  }

  /** What was painted apart is laid over this with the next stroke. */
  layOver(marks: Marks): void {
    if (marks.width === this.width && marks.height === this.height) this.#apart.push(marks);
  }

  marks(): Marks {
    this.#look();
    const owners = this.#owners.slice();
    for (let index = 0; index < owners.length; index++)
      if (this.#pixels[index]! >>> 24 < SOLID) owners[index] = 0;
    return { width: this.width, height: this.height, owners, things: this.#things };
  }

  /** Whatever has changed is of the one that is being drawn. */
  #look(): void {
    const [before, now] = [this.#pixels, pixelsOf(this.canvas)];
    const over = this.#apart.map((marks) => ({ marks, first: this.#adopt(marks) }));
    this.#apart = [];
    const own = this.#stack.at(-1) ?? PLAIN;
    for (let row = 0; row < this.height; row++) {
      const start = row * this.width;
      // Most strokes change a few rows only.
      if (isSame(before, now, start, start + this.width)) continue;
      for (let index = start; index < start + this.width; index++) {
        if (before[index] === now[index]) continue;
        const marked = over.findLast(({ marks }) => isNamed(marks.owners[index]!));
        const owner = marked ? marked.first + marked.marks.owners[index]! : own;
        this.#owners[index] = owner;
        if (owner !== PLAIN) this.#paint(owner - 1, index);
      }
    }
    this.#pixels = now;
  }

  /** Counts a pixel once, however often it is painted over. */
  #paint(thing: number, index: number): void {
    const painted = this.#painted[thing] ?? new Uint8Array(this.#owners.length);
    this.#painted[thing] = painted;
    if (painted[index] === 1) return;
    painted[index] = 1;
    this.#things[thing]!.painted++;
  }

  #adopt({ things }: Marks): number {
    const first = this.#things.length;
    const outer = (this.#stack.at(-1) ?? 0) - 1;
    for (const { what, within } of things)
      this.#things.push({ what, within: within < 0 ? outer : within + first, painted: 0 });
    return first;
  }
}

const isNamed = (owner: number) => owner !== 0 && owner !== PLAIN;

function isSame(
  one: Uint32Array<ArrayBuffer>,
  other: Uint32Array<ArrayBuffer>,
  start: number,
  end: number,
): boolean {
  const bytes = ({ buffer }: Uint32Array<ArrayBuffer>) => Buffer.from(buffer, start * 4, (end - start) * 4);
  return bytes(one).equals(bytes(other));
}

function pixelsOf(canvas: Canvas): Uint32Array<ArrayBuffer> {
  const bytes = new Uint8Array(canvas.data());
  return new Uint32Array(bytes.buffer);
}
