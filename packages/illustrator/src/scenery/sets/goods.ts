import type { Image } from '@napi-rs/canvas';
import type { Brush } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import { surfaces } from './surfaces.ts';

/** Pictures by the name they have in the emoji set. */
export type Pictures = ReadonlyMap<string, Image>;

/** What goods are shown on, in a row of a set: `shelf:shoe,boot x y scale`, `stall:rose,tulip:#colour x y scale`. */
const GOODS = /^(shelf|case|stall|emoji):([a-z0-9,-]+)(?::(\S+))?$/;

/** The pictures that names of a place's things name. */
export function goodsIn(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => GOODS.exec(name)?.[2]?.split(',') ?? []))];
}

export const showsGoods = (name: string): boolean => GOODS.test(name);

export function paintGoods(
  brush: Brush,
  name: string,
  pictures: Pictures,
  light: (colour: string) => string,
): void {
  const [, kind = '', icons = '', main = '#9a6a43'] = GOODS.exec(name)!;
  const { behind, before, boards } = surfaces().showcases[kind]!;
  const goods = icons.split(',');
  drawSketch(brush, behind, { main, light });
  for (const [row, { x, y, count, apart, size }] of boards.entries())
    for (let at = 0; at < count; at++) {
      const icon = goods[(at + row * 2) % goods.length]!;
      // Pictures have an empty margin of a sixteenth below.
      brush.drawImage(pictures.get(icon)!, x + at * apart - size / 2, y - size * 0.94, size, size);
    }
  drawSketch(brush, before, { main, light });
}
