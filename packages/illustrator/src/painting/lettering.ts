import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Brush } from './shapes.ts';

const FAMILY = 'Phonofilm Lettering';

const require = createRequire(import.meta.url);
let registered = false;

/** Sets the brush to the film's own typeface, which ships with the engine: the machine's fonts are never used. */
export function useLettering(brush: Brush, size: number): void {
  if (!registered) {
    GlobalFonts.registerFromPath(
      require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2'),
      FAMILY,
    );
    registered = true;
  }
  brush.font = `600 ${Math.round(size)}px "${FAMILY}"`;
  brush.textBaseline = 'middle';
}

/** The text, cut with an ellipsis where it would be wider than allowed. Sets the brush's font. */
export function fitText(brush: Brush, text: string, size: number, width: number): string {
  useLettering(brush, size);
  if (brush.measureText(text).width <= width) return text;
  let cut = text;
  while (cut.length > 1 && brush.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1).trimEnd();
  return `${cut}…`;
}

/** The text in rows that are no wider than allowed, unless a word is. The brush has its font. */
export function wrapText(brush: Brush, text: string, width: number): string[] {
  const rows: string[] = [];
  // Scripts without spaces may break anywhere.
  const words = /\s/.test(text) ? text.split(/\s+/) : [...text];
  const space = /\s/.test(text) ? ' ' : '';
  for (const word of words) {
    const last = rows.at(-1);
    if (last !== undefined && brush.measureText(last + space + word).width <= width)
      rows[rows.length - 1] = last + space + word;
    else rows.push(word);
  }
  return rows;
}
