import { readFileSync } from 'node:fs';
import type { Canvas } from '@napi-rs/canvas';
import { type Arena, createArena } from './arena.ts';
import { type ColourMatrix, encodingCoefficients, IDENTITY } from './colour-matrix.ts';
import type { Kernel } from './kernel.ts';
import { packSprite } from './pack-sprite.ts';
import type { FramePlanes, Layer, Relief, Sprite, SpritePlacement } from './pictures.ts';
import { pivotOf, placeSprite } from './place-sprite.ts';
import { LAYER_MARGIN, modulo, planesOf, takeLayerPlanes } from './planes.ts';

/** One in the kernel's fixed numbers: a pixel of the frame for each of the source. */
const SAME = 65_536;
const kernelModule = new WebAssembly.Module(readFileSync(new URL('./kernel.wasm', import.meta.url)));

type Size = Pick<Layer, 'width' | 'height'>;

/** The point of a picture that is in the middle of the frame, and how much larger it is there. */
interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

function planesOfLayer({ planes: [y, , u, v] }: Layer): FramePlanes {
  return [y, u, v];
}

export class Compositor {
  readonly width: number;
  readonly height: number;
  readonly #arena: Arena;
  readonly #kernel: Kernel;
  /** Two, because the encoder may still be reading the last frame while the next is drawn. */
  readonly #frames: [number, number];
  readonly #spare: number;
  /** What a dissolve leads to; its memory is only touched by films that have one. */
  readonly #second: number;
  readonly #matrix: number;
  readonly #rowShiftsY: number;
  readonly #rowShiftsC: number;
  readonly #columns: number;
  readonly #rows: number;
  #frame: number;
  /** Where the Y, U and V of the frame begin. */
  #planes: FramePlanes;
  #grade: ColourMatrix | null = null;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#arena = createArena();
    this.#kernel = new WebAssembly.Instance(kernelModule, { env: { memory: this.#arena.memory } })
      .exports as Kernel;
    const frameBytes = this.#frameBytes;
    this.#frames = [this.#arena.take(frameBytes), this.#arena.take(frameBytes)];
    this.#spare = this.#arena.take(frameBytes);
    this.#second = this.#arena.take(frameBytes);
    this.#matrix = this.#arena.take(48);
    this.#rowShiftsY = this.#arena.take(height * 4);
    this.#rowShiftsC = this.#arena.take(height * 2);
    this.#columns = this.#arena.take(width * 4);
    this.#rows = this.#arena.take(width * 8);
    this.#frame = this.#frames[0];
    this.#planes = planesOf(this.#frame, this.width, this.height);
  }

  get #frameBytes(): number {
    return (this.width * this.height * 3) / 2;
  }

  mark(): number {
    return this.#arena.mark();
  }

  /** Gives back the memory of all pictures made since the mark. */
  release(mark: number): void {
    this.#arena.release(mark);
  }

  /** Begins the next frame, in the buffer the encoder is not reading. */
  nextFrame(): void {
    this.#drawInto(this.#frame === this.#frames[0] ? this.#frames[1] : this.#frames[0]);
  }

  #drawInto(frame: number): void {
    this.#frame = frame;
    this.#planes = planesOf(frame, this.width, this.height);
  }

  /** The frame as it lies in memory: Y, then U, then V. Valid until the frame after the next is begun. */
  frame(): Buffer {
    return Buffer.from(this.#arena.memory.buffer, this.#frame, this.#frameBytes);
  }

  /** A picture as a layer. `repeat` makes it periodic with the picture's own width. */
  layer(picture: Canvas, options: { repeat?: boolean; dither?: boolean; grade?: ColourMatrix } = {}): Layer {
    const { width, height } = picture;
    const stride = options.repeat ? width + this.width + LAYER_MARGIN * 2 : width;
    const planes = takeLayerPlanes(stride, height, (bytes) => this.#arena.take(bytes));
    this.#useGrade(options.grade ?? IDENTITY);
    this.#arena.borrow(width * height * 4, (pixels) => {
      this.#arena.write(pixels, picture.data());
      const dither = options.dither ? 1 : 0;
      this.#kernel.toPlanar(pixels, width, height, stride, dither, this.#matrix, ...planes);
    });
    const kinds = this.#arena.bytes(planes[5], height);
    let opaqueFrom = height;
    while (opaqueFrom > 0 && kinds[opaqueFrom - 1] === 2) opaqueFrom--;
    return { width: stride, height, period: options.repeat ? width : 0, opaqueFrom, planes };
  }

  /** A picture that can be drawn anywhere, without its empty margin: most pictures of a figure are half empty. */
  sprite(picture: Canvas, grade: ColourMatrix = IDENTITY): Sprite {
    this.#useGrade(grade);
    const { width, height } = picture;
    const packed = packSprite(this.#kernel, this.#arena, picture, this.#matrix);
    return { ...packed, fullWidth: width, fullHeight: height };
  }

  /** Draws a layer with its column `x` at the frame's left edge and its top at `y`. */
  drawLayer(layer: Layer, x: number, y: number, options: { waves?: boolean; toRow?: number } = {}): void {
    const { width, height } = this;
    const [luma, alpha, u, v, chromaAlpha, rowKindsY, rowKindsC, kindsY, kindsC] = layer.planes;
    const column = layer.period ? LAYER_MARGIN + modulo(x, layer.period) : x;
    const fixed = Math.round(column * 256);
    const row = Math.round(y / 2) * 2;
    const end = Math.min(height, options.toRow ?? height);
    const shiftsY = options.waves ? this.#rowShiftsY : 0;
    const shiftsC = options.waves ? this.#rowShiftsC : 0;
    const [frameY, frameU, frameV] = this.#planes;
    const bright = [alpha, rowKindsY, kindsY, layer.width, layer.height, fixed, row, shiftsY, 0, end];
    this.#kernel.blitPlane(frameY, width, height, luma, ...bright);
    const half = [rowKindsC, kindsC, layer.width / 2, layer.height / 2, fixed >> 1, row / 2, shiftsC, 0];
    for (const [target, source] of [
      [frameU, u],
      [frameV, v],
    ] as const)
      this.#kernel.blitPlane(target, width / 2, height / 2, source, chromaAlpha, ...half, (end + 1) >> 1);
  }

  /** Sets how far each row of the layers drawn with `waves` is shifted, in pixels. */
  setWaves(shiftOf: (row: number) => number): void {
    const luma = new Int32Array(this.#arena.memory.buffer, this.#rowShiftsY, this.height);
    const chroma = new Int32Array(this.#arena.memory.buffer, this.#rowShiftsC, this.height / 2);
    for (let row = 0; row < this.height; row++) luma[row] = Math.round(shiftOf(row) * 256);
    for (let row = 0; row < this.height / 2; row++) chroma[row] = luma[row * 2]! >> 1;
  }

  drawSprite(sprite: Sprite, placement: SpritePlacement): void {
    const { x, y, scaleX = 1, scaleY = 1, rotation = 0, lean = 0, opacity = 1, whole = false } = placement;
    const share = Math.round(Math.min(1, opacity) * 256);
    if (share <= 0 || scaleX === 0 || scaleY === 0) return;
    const { address, width, height } = sprite;
    const [frameY, frameU, frameV] = this.#planes;
    if (scaleX === 1 && scaleY === 1 && rotation === 0 && lean === 0) {
      const [pivotX, pivotY] = pivotOf(sprite, placement);
      const [atX, atY] = whole ? [Math.round(x - pivotX), Math.round(y - pivotY)] : [x - pivotX, y - pivotY];
      const left = Math.floor(atX);
      const top = Math.floor(atY);
      if (left + width < 1 || top + height < 1 || left >= this.width || top >= this.height) return;
      const fractionX = ((atX - left) * 256) & 255;
      const fractionY = ((atY - top) * 256) & 255;
      // Particles are drawn so, by hundreds: with its numbers in a list a frame of falling snow would take 5 % longer.
      this.#kernel.drawSpriteShifted(
        frameY,
        frameU,
        frameV,
        this.width,
        this.height,
        address,
        width,
        height,
        left,
        top,
        fractionX,
        fractionY,
        share,
      );
      return;
    }
    const { left, top, right, bottom, matrix } = placeSprite(sprite, placement);
    if (right < 0 || bottom < 0 || left >= this.width || top >= this.height) return;
    const [ux, uy, u0, vx, vy, v0] = matrix;
    const where = [frameY, frameU, frameV, this.width, this.height, address, width, height];
    if (ux === SAME && vx === 0) this.#kernel.drawSpriteRows(...where, uy, u0, vy, v0, top, bottom, share);
    else this.#kernel.drawSprite(...where, ...matrix, left, top, right, bottom, share);
  }

  /** Fills the frame from an opaque layer, scaled so that the layer's (x, y) is in the middle. */
  drawScaled(layer: Layer, scale: number, x: number, y: number): void {
    this.#scale(layer, planesOfLayer(layer), { scale, x, y });
  }

  /** What `drawWarped` moves its layer by: -127 to 127 for every four by four pixels of it. */
  relief(width: number, height: number, values: Int8Array): Relief {
    const address = this.#arena.take(values.length);
    this.#arena.write(address, new Uint8Array(values.buffer, values.byteOffset, values.length));
    return { address, width, height };
  }

  /** Like `drawScaled`; each part is moved by its share of the relief, the largest by (moveX, moveY) layer pixels. */
  drawWarped(layer: Layer, view: View, relief: Relief, moveX: number, moveY: number): void {
    const moves = [moveX, moveY].map((move) => Math.round((move * SAME) / 127));
    const { address, width, height } = relief;
    this.#fill('warpPlane', layer, planesOfLayer(layer), view, (half) => [
      ...[address, width, height, 18 - half],
      ...moves.map((move) => move >> half),
    ]);
  }

  /** Enlarges the whole frame about the point (x, y), which stays where it is. */
  zoom(scale: number, x: number, y: number): void {
    this.#copy(this.#frame, this.#spare);
    const [centreX, centreY] = [x + (this.width / 2 - x) / scale, y + (this.height / 2 - y) / scale];
    this.#scale(this, planesOf(this.#spare, this.width, this.height), { scale, x: centreX, y: centreY });
  }

  /** Keeps a copy of the frame as it is; returns what brings it back. */
  keepFrame(): number {
    const kept = this.#arena.take(this.#frameBytes);
    this.#copy(this.#frame, kept);
    return kept;
  }

  restoreFrame(kept: number): void {
    this.#copy(kept, this.#frame);
  }

  /** Draws all of a second picture, then mixes the two: 0 leaves the frame, 1 is all `second`. */
  dissolve(share: number, second: () => void): void {
    const frame = this.#frame;
    this.#drawInto(this.#second);
    second();
    this.#drawInto(frame);
    this.#kernel.mixPlanes(frame, frame, this.#second, this.#frameBytes, Math.round(share * 256));
  }

  /** Moves the whole frame towards white (lightning). */
  flash(share: number): void {
    this.#kernel.tonePlane(this.#frame, this.width * this.height, 235, Math.round(share * 256));
  }

  /** The frame as RGBA, shrunk to the given size. */
  snapshot(width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
    const [frameY, frameU, frameV] = this.#planes;
    return this.#arena.borrow(width * height * 4, (target) => {
      this.#kernel.toRgba(frameY, frameU, frameV, this.width, this.height, target, width, height);
      return new Uint8ClampedArray(this.#arena.bytes(target, width * height * 4));
    });
  }

  #copy(from: number, to: number): void {
    new Uint8Array(this.#arena.memory.buffer).copyWithin(to, from, from + this.#frameBytes);
  }

  #scale(size: Size, source: FramePlanes, view: View): void {
    this.#fill('scalePlane', size, source, view, () => [this.#columns, this.#rows]);
  }

  /** Fills the frame plane by plane, so that the view's point of the source is in the middle. */
  #fill(
    how: 'scalePlane' | 'warpPlane',
    size: Size,
    source: FramePlanes,
    { scale, x, y }: View,
    rest: (half: 0 | 1) => readonly number[],
  ): void {
    const left = Math.round((x - this.width / 2 / scale) * SAME);
    const top = Math.round((y - this.height / 2 / scale) * SAME);
    for (const plane of [0, 1, 2] as const) {
      const half = plane === 0 ? 0 : 1;
      const target = [this.#planes[plane], this.width >> half, this.height >> half];
      const from = [source[plane], size.width >> half, size.height >> half, left >> half, top >> half];
      this.#kernel[how](...target, ...from, Math.round(SAME / scale), ...rest(half));
    }
  }

  #useGrade(grade: ColourMatrix): void {
    if (grade === this.#grade) return;
    this.#grade = grade;
    this.#arena.write(this.#matrix, new Uint8Array(encodingCoefficients(grade).buffer));
  }
}
