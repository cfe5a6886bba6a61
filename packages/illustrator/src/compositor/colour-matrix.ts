/**
 * A colour grade as a 3 × 4 matrix on r, g, b and 1. It is folded into the conversion to YUV when a picture
 * enters the compositor, so a style costs nothing per frame.
 */
export type ColourMatrix = readonly [Row, Row, Row];
type Row = readonly [red: number, green: number, blue: number, constant: number];

export const IDENTITY: ColourMatrix = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
];

const LUMA: readonly [number, number, number] = [0.2126, 0.7152, 0.0722];

/** First `first`, then `second`. */
export function compose(first: ColourMatrix, second: ColourMatrix): ColourMatrix {
  const row = ([r, g, b, constant]: Row): Row => {
    const column = (index: 0 | 1 | 2 | 3) => r * first[0][index] + g * first[1][index] + b * first[2][index];
    return [column(0), column(1), column(2), column(3) + constant];
  };
  return [row(second[0]), row(second[1]), row(second[2])];
}

/** So much of the second, and the rest of the first. */
export function blend(first: ColourMatrix, second: ColourMatrix, share: number): ColourMatrix {
  const mixed = (row: 0 | 1 | 2) =>
    first[row].map((value, column) => value + (second[row][column]! - value) * share) as unknown as Row;
  return [mixed(0), mixed(1), mixed(2)];
}

/** 0 is grey, 1 leaves the colours, more is more vivid. */
export function saturation(amount: number): ColourMatrix {
  const row = (channel: 0 | 1 | 2): Row => {
    const grey = LUMA.map((weight) => weight * (1 - amount));
    grey[channel] = grey[channel]! + amount;
    return [grey[0]!, grey[1]!, grey[2]!, 0];
  };
  return [row(0), row(1), row(2)];
}

export function contrast(amount: number, pivot = 0.5): ColourMatrix {
  const constant = pivot * (1 - amount);
  return [
    [amount, 0, 0, constant],
    [0, amount, 0, constant],
    [0, 0, amount, constant],
  ];
}

/** Multiplies each channel: light of a colour falling on the picture. */
export function light(red: number, green: number, blue: number): ColourMatrix {
  return [
    [red, 0, 0, 0],
    [0, green, 0, 0],
    [0, 0, blue, 0],
  ];
}

export function lift(red: number, green: number, blue: number): ColourMatrix {
  return [
    [1, 0, 0, red],
    [0, 1, 0, green],
    [0, 0, 1, blue],
  ];
}

const ENCODE = [
  [0.182586, 0.614231, 0.062007, 16 / 255],
  [-0.100644, -0.338572, 0.439216, 128 / 255],
  [0.439216, -0.398942, -0.040274, 128 / 255],
] as const;

/** The twelve 16.16 factors that take premultiplied RGBA to premultiplied BT.709 limited-range YUV. */
export function encodingCoefficients(grade: ColourMatrix): Int32Array {
  const graded = compose(grade, ENCODE as unknown as ColourMatrix);
  return Int32Array.from(graded.flat().map((value) => Math.round(value * 65536)));
}
