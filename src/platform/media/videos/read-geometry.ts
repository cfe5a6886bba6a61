import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import type { Stream } from 'node-av/lib';

/** How a video is displayed: phones store it rotated, old formats with non-square pixels. */
export interface Geometry {
  /** Filters that rotate a stored frame upright, each followed by a comma; empty when none is needed. */
  readonly upright: string;
  /** The even size when its longer side is reduced to `side`; never larger than the source. */
  fit(side: number): { readonly width: number; readonly height: number };
}

/** By the clockwise quarter rotations that the stored frame needs. */
const ROTATIONS = ['', 'transpose=clock,', 'hflip,vflip,', 'transpose=cclock,'] as const;

export function readGeometry(stream: Stream): Geometry {
  const { width, height, sampleAspectRatio } = stream.codecpar;
  const { num, den } = sampleAspectRatio;
  const ratio = num > 0 && den > 0 ? num / den : 1;
  // No side becomes shorter than it is stored: the price of a video depends on its pixels.
  const shown = { width: width * Math.max(1, ratio), height: height / Math.min(1, ratio) };
  const rotations = readQuarterRotations(stream);
  const [uprightWidth, uprightHeight] =
    rotations % 2 === 0 ? [shown.width, shown.height] : [shown.height, shown.width];
  return {
    upright: ROTATIONS[rotations] ?? '',
    fit(side) {
      const scale = Math.min(1, side / Math.max(uprightWidth, uprightHeight));
      return { width: toEven(uprightWidth * scale), height: toEven(uprightHeight * scale) };
    },
  };
}

/** The display matrix is nine 32-bit numbers; the first row contains the cosine and sine of the rotation. */
function readQuarterRotations(stream: Stream): number {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 36) return 0;
  const angle = Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0));
  return (Math.round(angle / (Math.PI / 2)) + 4) % 4;
}

/** H.264 halves the colour planes, so both sides must be even. */
function toEven(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2);
}
