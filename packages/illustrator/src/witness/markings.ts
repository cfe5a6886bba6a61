import type { Canvas } from '@napi-rs/canvas';
import type { Painted } from '../cast/painted-as.ts';
import type { Brush } from '../painting/shapes.ts';
import { type Marks, PaintedSheet } from './painted-sheet.ts';

/** Keeps what is painted as what on every canvas, until it is asked for. */
export class Markings {
  readonly #sheets = new WeakMap<Canvas, PaintedSheet>();
  readonly #stack: PaintedSheet[] = [];
  #last: PaintedSheet | null = null;

  readonly watch = (what: Painted, brush: Brush, draw: () => void): void => {
    const canvas = brush.canvas as Canvas;
    const sheet = this.#sheets.get(canvas) ?? new PaintedSheet(canvas);
    this.#sheets.set(canvas, sheet);
    this.#last = sheet;
    const around = this.#stack.at(-1);
    this.#stack.push(sheet);
    try {
      sheet.during(what, draw);
    } finally {
      this.#stack.pop();
    }
    if (around && around !== sheet) around.layOver(sheet.marks());
  };

  /** What was painted on it since it was last asked; null where that is nothing that has a name. */
  take(canvas: Canvas): Marks | null {
    // A style lays an outline around a copy of what was painted last.
    const last =
      this.#last?.width === canvas.width && this.#last.height === canvas.height ? this.#last : null;
    const sheet = this.#sheets.get(canvas) ?? last;
    if (!sheet) return null;
    this.#sheets.delete(sheet.canvas);
    this.#last = null;
    return sheet.marks();
  }
}
