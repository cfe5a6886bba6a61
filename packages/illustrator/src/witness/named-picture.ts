import type { Canvas } from '@napi-rs/canvas';
import type { Painted } from '../cast/painted-as.ts';
import type { Box } from '../cast/rig.ts';
import { type Marks, PLAIN } from './painted-sheet.ts';

/** One of the things in a picture. */
export interface NamedThing {
  readonly what: Painted;
  readonly within: number;
  /** How many pixels it would have if nothing in the same picture were before it. */
  readonly painted: number;
  /** In pixels of the picture. */
  readonly box: Box;
}

/** What is known of a picture that the compositor has: who owns each pixel, in `width` by `height`. */
export interface NamedPicture {
  readonly width: number;
  readonly height: number;
  readonly owners: Uint16Array;
  readonly things: readonly NamedThing[];
}

/** A picture of which nothing has a name still hides what is behind it. */
export function namedPicture(canvas: Canvas, marks: Marks | null): NamedPicture {
  const { width, height } = canvas;
  const pixels = canvas.data();
  const owners = marks?.owners ?? ownersOf(pixels);
  const things = (marks?.things ?? []).map((thing) => ({
    ...thing,
    box: { left: width, right: 0, top: height, bottom: 0 },
  }));
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) {
      const owner = owners[index]!;
      if (owner === 0 || owner === PLAIN) continue;
      const { box } = things[owner - 1]!;
      if (x < box.left) box.left = x;
      if (x >= box.right) box.right = x + 1;
      if (y < box.top) box.top = y;
      box.bottom = y + 1;
    }
  return { width, height, owners, things };
}

function ownersOf(pixels: Uint8Array): Uint16Array {
  const owners = new Uint16Array(pixels.length / 4);
  for (let index = 0; index < owners.length; index++)
    if (pixels[index * 4 + 3]! > SOLID) owners[index] = PLAIN;
  return owners;
}

const SOLID = 150;
