import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** How far a mouth is open in each of the shapes that are painted; at rest there is nothing to lay over. */
export const MOUTH_SHAPES = [0.4, 1] as const;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Only what an open mouth changes in a picture: everything else is transparent and is not stored. Laid over the picture
 * with the mouth at rest it gives the open one, whatever is in front of the face.
 */
export function mouthPatch(atRest: Canvas, open: Canvas, finished: Canvas): Canvas | null {
  const area = differingArea(atRest, open);
  if (!area) return null;
  const patch = createCanvas(finished.width, finished.height);
  const { left, top, width, height } = area;
  patch.getContext('2d').drawImage(finished, left, top, width, height, left, top, width, height);
  return patch;
}

function differingArea(a: Canvas, b: Canvas): Rectangle | null {
  const { width, height } = a;
  const [bytesA, bytesB] = [a.data(), b.data()];
  const pixelsA = new Uint32Array(bytesA.buffer, bytesA.byteOffset, width * height);
  const pixelsB = new Uint32Array(bytesB.buffer, bytesB.byteOffset, width * height);
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    if (bytesA.subarray(row * 4, (row + width) * 4).equals(bytesB.subarray(row * 4, (row + width) * 4)))
      continue;
    let first = 0;
    while (first < left && pixelsA[row + first] === pixelsB[row + first]) first++;
    left = first;
    let last = width - 1;
    while (last > right && pixelsA[row + last] === pixelsB[row + last]) last--;
    right = last;
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
