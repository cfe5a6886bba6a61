import { createCanvas } from '@napi-rs/canvas';
import type { Compositor } from '../compositor/compositor.ts';
import { useLettering, wrapText } from '../painting/lettering.ts';
import { type Brush, even, roundedBox } from '../painting/shapes.ts';
import type { HeardLine } from '../sound/spoken-line.ts';

const ROWS_AT_ONCE = 2;

/** Draws what is being said, in the lower third; long lines in turns of two rows, each as long as its share of the words. */
export function subtitles(
  compositor: Compositor,
  unit: number,
  lines: readonly HeardLine[],
): (seconds: number) => void {
  const { width, height } = compositor;
  const size = 30 * unit;
  const brush = createCanvas(8, 8).getContext('2d');
  useLettering(brush, size);
  const captions = lines.flatMap(({ text, startSeconds, endSeconds }) => {
    const rows = wrapText(brush, text, width * 0.78);
    const characters = rows.join('').length || 1;
    const pages = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, page) =>
      rows.slice(page * ROWS_AT_ONCE, (page + 1) * ROWS_AT_ONCE),
    );
    let end = startSeconds;
    return pages.map((page) => {
      const start = end;
      end += ((endSeconds - startSeconds) * page.join('').length) / characters;
      return { start, end, sprite: compositor.sprite(paint(brush, page, size)) };
    });
  });
  const place = { x: width / 2, y: height - 46 * unit, anchorX: 0.5, anchorY: 1 };
  return (seconds) => {
    const caption = captions.find(({ start, end }) => seconds >= start && seconds < end);
    if (caption) compositor.drawSprite(caption.sprite, place);
  };
}

function paint(measure: Brush, rows: readonly string[], size: number) {
  const wide = Math.max(...rows.map((row) => measure.measureText(row).width));
  const canvas = createCanvas(even(wide + size * 1.4), even(rows.length * size * 1.35 + size * 0.7));
  const brush = canvas.getContext('2d');
  roundedBox(brush, 0, 0, canvas.width, canvas.height, size * 0.35, 'rgba(12,10,20,0.66)');
  useLettering(brush, size);
  brush.textAlign = 'center';
  brush.fillStyle = '#ffffff';
  for (const [index, row] of rows.entries())
    brush.fillText(row, canvas.width / 2, size * 0.35 + (index + 0.5) * size * 1.35);
  return canvas;
}
