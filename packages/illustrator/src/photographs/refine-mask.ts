const RADIUS = 5;
const SMOOTHNESS = 0.0008;

/**
 * A coarse mask drawn to the edges in the picture, by a guided filter: around each pixel the mask is taken for a
 * straight function of the brightness. All are `width` x `height`, 0 to 1.
 */
export function refineMask(
  mask: Float32Array,
  brightness: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const mean = (values: Float32Array) => boxMean(values, width, height, RADIUS);
  const combined = (combine: (index: number) => number) => Float32Array.from(mask, (_, at) => combine(at));
  const meanMask = mean(mask);
  const meanLight = mean(brightness);
  const both = mean(combined((at) => mask[at]! * brightness[at]!));
  const squared = mean(combined((at) => brightness[at]! ** 2));
  const slope = combined(
    (at) => (both[at]! - meanMask[at]! * meanLight[at]!) / (squared[at]! - meanLight[at]! ** 2 + SMOOTHNESS),
  );
  const offset = combined((at) => meanMask[at]! - slope[at]! * meanLight[at]!);
  const meanSlope = mean(slope);
  const meanOffset = mean(offset);
  return combined((at) => clear(meanSlope[at]! * brightness[at]! + meanOffset[at]!));
}

/** The mean of the square around each pixel. */
export function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = slide(values, width, height, 1, width, radius);
  return slide(across, height, width, width, 1, radius);
}

function slide(
  values: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): Float32Array {
  const means = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    let count = 0;
    for (let at = -radius; at < length; at++) {
      const enters = at + radius;
      const leaves = at - radius - 1;
      if (enters < length) {
        sum += values[start + enters * step]!;
        count++;
      }
      if (leaves >= 0) {
        sum -= values[start + leaves * step]!;
        count--;
      }
      if (at >= 0) means[start + at * step] = sum / count;
    }
  }
  return means;
}

/** Nearly nothing becomes nothing, nearly all becomes all. */
function clear(value: number): number {
  const share = Math.max(0, Math.min(1, (value - 0.12) / 0.76));
  return share * share * (3 - 2 * share);
}
