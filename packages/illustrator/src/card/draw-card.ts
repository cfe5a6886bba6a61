import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { fitText, useLettering, wrapText } from '../painting/lettering.ts';
import type { Brush } from '../painting/shapes.ts';

/** What a card says of the film that it stands for. */
export interface CardText {
  readonly prompt: string;
  readonly model: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

const BACKGROUND = '#16202c';
const PAPER = '#f4efe4';
const FAINT = '#93a4b5';
const MOST_ROWS = 6;

/** A still card with the order on it, in place of the film. */
export function drawCard({ prompt, model, seconds, width, height }: CardText): Canvas {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const unit = Math.min(width, height) / 100;
  const margin = 9 * unit;
  brush.fillStyle = BACKGROUND;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = FAINT;
  brush.fillText(fitText(brush, 'TEST VIDEO', 4 * unit, width - 2 * margin), margin, margin + 2 * unit);
  brush.fillStyle = PAPER;
  useLettering(brush, 6 * unit);
  for (const [index, row] of rowsOf(brush, prompt, width - 2 * margin).entries())
    brush.fillText(row, margin, margin + (14 + index * 8.5) * unit);
  brush.fillStyle = FAINT;
  const facts = `${model}  ·  ${width} x ${height}  ·  ${seconds} s`;
  brush.fillText(fitText(brush, facts, 4 * unit, width - 2 * margin), margin, height - margin - 5 * unit);
  return canvas;
}

/** Of a long prompt, its beginning. */
function rowsOf(brush: Brush, text: string, width: number): string[] {
  const rows = wrapText(brush, text, width);
  return rows.length > MOST_ROWS ? [...rows.slice(0, MOST_ROWS - 1), `${rows[MOST_ROWS - 1]}…`] : rows;
}
