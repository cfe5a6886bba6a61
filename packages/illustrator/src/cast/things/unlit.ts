import type { Brush } from '../../painting/shapes.ts';
import { apart } from '../painted-over.ts';
import type { Thing } from './happening-way.ts';

const isFlame = (red: number, green: number, blue: number) =>
  red > 205 && green > 70 && green < 242 && blue < 125 && red - blue > 110;

/** From here up a candle or a torch burns; all of a fire is flames. */
const WICK = 0.45;
const MOSTLY = 0.3;

/** The thing without its flames, or dark where it has none. */
export function unlit(brush: Brush, thing: Thing): void {
  apart(brush, (own) => {
    thing.show(own, 0);
    const { width, height } = own.canvas;
    const image = own.getImageData(0, 0, width, height);
    const { data } = image;
    const { d, f } = own.getTransform();
    const [edge, wick] = [0, WICK].map((share) => f + d * (thing.top + thing.high * share)) as [
      number,
      number,
    ];
    let [painted, flames] = [0, 0];
    const each = (look: (at: number, y: number) => void) => {
      for (let y = Math.max(0, Math.floor(edge)); y < height; y++)
        for (let x = 0; x < width; x++) {
          const at = (y * width + x) * 4;
          if (data[at + 3]! > 20) look(at, y);
        }
    };
    const burns = (at: number) => isFlame(data[at]!, data[at + 1]!, data[at + 2]!);
    each((at, y) => {
      painted++;
      if (burns(at) && (y < wick || flames > painted * MOSTLY)) flames++;
    });
    const isFire = flames > painted * MOSTLY;
    each((at, y) => {
      if (burns(at) && (isFire || y < wick)) data[at + 3] = 0;
      else if (flames < painted * 0.02)
        for (const part of [0, 1, 2]) data[at + part]! *= part === 2 ? 0.62 : 0.5;
    });
    own.putImageData(image, 0, 0);
  });
}
