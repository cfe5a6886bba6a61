import type { Image } from '@napi-rs/canvas';
import type { Brush } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';

/** Pictures by the name they have in the emoji set. */
export type Pictures = ReadonlyMap<string, Image>;

interface Showcase {
  /** Drawn behind the goods and before them; `$` is the colour that the row names. */
  readonly behind: string;
  readonly before: string;
  /** Each board: where its goods stand, how many, how far apart, how large. */
  readonly boards: readonly { x: number; y: number; count: number; apart: number; size: number }[];
}

const board = (y: number) => ({ x: -43, y, count: 4, apart: 28.6, size: 27 });

/** What goods are shown on. In a row of a set: `shelf:shoe,boot x y scale`, `stall:rose,tulip:#colour x y scale`. */
const SHOWCASES: Readonly<Record<string, Showcase>> = {
  shelf: {
    behind: `
      box $ -62 -112 124 112 2
      3x 0 36 box $+45 -58 -108 116 32 0`,
    before: '',
    boards: [board(-76), board(-40), board(-4)],
  },
  case: {
    behind: `
      box $ -80 -58 160 58 2
      box #fbf8f0 -76 -54 152 38 1`,
    before: `
      box #d9f0fa@25 -76 -54 152 38 1
      line white@60 2 -60 -50 -72 -24
      box $+25 -84 -62 168 6 2`,
    boards: [
      { x: -62, y: -17, count: 6, apart: 24.8, size: 22 },
      { x: -62, y: -35, count: 6, apart: 24.8, size: 20 },
    ],
  },
  stall: {
    behind: `
      line wood 4 -56 0 -56 -100
      line wood 4 56 0 56 -100
      box wood-20 -60 -60 120 26 1`,
    before: `
      box wood -62 -34 124 34 1
      6x 20.6 0 box wood-14 -59 -30 15 26 1
      6x 22 0 poly white -66 -102 -55 -102 -54 -80 -66 -80
      6x 22 0 poly $ -55 -102 -44 -102 -42 -80 -54 -80
      poly $-18 -60 -110 60 -110 66 -100 -66 -100`,
    boards: [
      { x: -47, y: -44, count: 5, apart: 23.5, size: 24 },
      { x: -50, y: -30, count: 6, apart: 20, size: 23 },
    ],
  },
  // One picture by itself, standing.
  emoji: { behind: '', before: '', boards: [{ x: 0, y: 0, count: 1, apart: 0, size: 60 }] },
};

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
  const { behind, before, boards } = SHOWCASES[kind]!;
  const goods = icons.split(',');
  drawSketch(brush, behind, { main, light });
  for (const [row, { x, y, count, apart, size }] of boards.entries())
    for (let at = 0; at < count; at++) {
      const icon = goods[(at + row * 2) % goods.length]!;
      const picture = pictures.get(icon);
      if (!picture) throw new Error(`no picture of ${icon}`);
      // Pictures have an empty margin of a sixteenth below.
      brush.drawImage(picture, x + at * apart - size / 2, y - size * 0.94, size, size);
    }
  drawSketch(brush, before, { main, light });
}
