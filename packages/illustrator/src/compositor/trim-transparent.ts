import type { Canvas } from '@napi-rs/canvas';

export interface TrimmedPicture {
  readonly pixels: Uint32Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** The kernel filters across a sprite's edge, so this many transparent pixels stay around it. */
const BORDER = 2;

/** The picture without its transparent margin: most rig frames are half empty. */
export function trimTransparent(picture: Canvas): TrimmedPicture {
  const { width, height } = picture;
  const data = picture.data();
  const source = new Uint32Array(data.buffer, data.byteOffset, width * height);
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  const emptyRow = Buffer.alloc(width * 4);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    // Compared whole, at once; a row with something in it is looked at only where nothing was found before.
    if (emptyRow.equals(data.subarray(row * 4, (row + width) * 4))) continue;
    let first = 0;
    while (first < left && source[row + first] === 0) first++;
    left = first;
    let last = width - 1;
    while (last > right && source[row + last] === 0) last--;
    right = last;
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) [left, right, top, bottom] = [0, 0, 0, 0];
  const trimmedWidth = right - left + 1 + BORDER * 2;
  const trimmedHeight = bottom - top + 1 + BORDER * 2;
  const pixels = new Uint32Array(trimmedWidth * trimmedHeight);
  for (let y = top; y <= bottom; y++) {
    const row = source.subarray(y * width + left, y * width + right + 1);
    pixels.set(row, (y - top + BORDER) * trimmedWidth + BORDER);
  }
  return { pixels, width: trimmedWidth, height: trimmedHeight, left: left - BORDER, top: top - BORDER };
}
