import type { Canvas } from '@napi-rs/canvas';

/** A picture in yuv420p. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** The mark's colour in Y, U and V: a warm orange. */
const MARK = [168, 62, 190] as const;

/** By BT.709, in the range that players expect. */
export function toPlanes(canvas: Canvas): Planes {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data;
  const bytes = Buffer.alloc((width * height * 3) / 2);
  const quarter = (width * height) / 4;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      bytes[y * width + x] = 16 + 0.183 * red + 0.614 * green + 0.062 * blue;
      if (x % 2 !== 0 || y % 2 !== 0) continue;
      const small = width * height + (y / 2) * (width / 2) + x / 2;
      bytes[small] = 128 - 0.101 * red - 0.339 * green + 0.439 * blue;
      bytes[small + quarter] = 128 + 0.439 * red - 0.399 * green - 0.04 * blue;
    }
  return { width, height, bytes };
}

/** The picture with a mark on its lower edge that crosses it once a second; `part` is how far it has come. */
export function withMark({ width, height, bytes }: Planes, part: number): Buffer {
  const frame = Buffer.from(bytes);
  const size = Math.round(Math.min(width, height) / 40) * 2;
  const left = Math.round(((width - size) * part) / 2) * 2;
  const top = height - size * 2;
  for (let row = top; row < top + size; row++)
    frame.fill(MARK[0], row * width + left, row * width + left + size);
  for (const [plane, value] of [MARK[1], MARK[2]].entries()) {
    const start = width * height + (plane * width * height) / 4;
    for (let row = top / 2; row < (top + size) / 2; row++) {
      const from = start + (row * width + left) / 2;
      frame.fill(value, from, from + size / 2);
    }
  }
  return frame;
}
