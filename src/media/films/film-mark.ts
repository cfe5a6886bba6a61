import { AVCOL_RANGE_JPEG } from 'node-av/constants';
import type { Frame } from 'node-av/lib';

/** A picture that is put into the lower right corner of every frame. */
export interface FilmMark {
  /** Both even. */
  readonly width: number;
  readonly height: number;
  /** From the edges of the film. */
  readonly inset: number;
  /** RGBA, as base64. */
  readonly pixels: string;
}

/** What a plane of a frame becomes: shares of the mark, and its values there. */
interface Layer {
  readonly width: number;
  readonly height: number;
  readonly shares: Float32Array;
  readonly values: Float32Array;
}

/** Puts a mark upon yuv420p frames. */
export class MarkBurner {
  readonly #mark: FilmMark;
  #layers: readonly Layer[] | null = null;

  constructor(mark: FilmMark) {
    this.#mark = mark;
  }

  burn(frame: Frame): void {
    if (frame.makeWritable() < 0) throw new Error('the frame cannot be changed');
    this.#layers ??= layersOf(this.#mark, frame.colorRange === AVCOL_RANGE_JPEG);
    const { width, height, inset } = this.#mark;
    const even = (length: number) => Math.max(0, Math.floor(length / 2) * 2);
    const [left, top] = [even(frame.width - width - inset), even(frame.height - height - inset)];
    const { data, linesize } = frame;
    for (const [index, layer] of this.#layers.entries()) {
      const plane = data?.[index];
      const stride = linesize[index];
      if (!plane || !stride) throw new Error('the frame has no planes');
      const step = index === 0 ? 1 : 2;
      const [right, bottom] = [frame.width / step - left / step, frame.height / step - top / step];
      for (let y = 0; y < Math.min(layer.height, bottom); y += 1) {
        const row = (top / step + y) * stride + left / step;
        for (let x = 0; x < Math.min(layer.width, right); x += 1) {
          const share = layer.shares[y * layer.width + x] ?? 0;
          const value = layer.values[y * layer.width + x] ?? 0;
          plane[row + x] = Math.round((plane[row + x] ?? 0) * (1 - share) + value * share);
        }
      }
    }
  }
}

/** Luma in full, the colours at half the size. */
function layersOf({ width, height, pixels }: FilmMark, isFullRange: boolean): Layer[] {
  const rgba = Buffer.from(pixels, 'base64');
  const [luma, chroma, black] = isFullRange ? [255, 255, 0] : [219, 224, 16];
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(
      (y * width + x) * 4,
      (y * width + x) * 4 + 4,
    );
    const bright = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    return {
      share: alpha / 255,
      colours: [
        black + luma * bright,
        128 + (chroma * (blue / 255 - bright)) / 1.8556,
        128 + (chroma * (red / 255 - bright)) / 1.5748,
      ],
    };
  };
  return [0, 1, 2].map((plane) => {
    const step = plane === 0 ? 1 : 2;
    const layer = { width: width / step, height: height / step };
    const shares = new Float32Array(layer.width * layer.height);
    const values = new Float32Array(shares.length);
    for (let place = 0; place < shares.length; place += 1) {
      const { share, colours } = at((place % layer.width) * step, Math.floor(place / layer.width) * step);
      shares[place] = share;
      values[place] = colours[plane] ?? 0;
    }
    return { ...layer, shares, values };
  });
}
