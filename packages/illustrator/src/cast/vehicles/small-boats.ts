import type { Brush } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import { rock } from './boats.ts';

type BoatDrawing = (brush: Brush, phase: number, colour: string) => void;

const WATERLINE = `
  4x 44 0 oval white@50 -70 9 22 4
  3x 52 0 oval white@35 -52 14 24 3`;

/** A boat of one or two, as a sketch that sits in the water at y 10. */
function afloat(sketch: Sketch): BoatDrawing {
  return (brush, phase, colour) => {
    rock(brush, phase, 0.03);
    drawSketch(brush, sketch, { main: colour });
    drawSketch(brush, WATERLINE, {});
  };
}

/** Long and low, both ends high and curled, with one paddle laid across. */
export const drawCanoe = afloat(`
  line #c9a26a 5 -30 -46 54 -8
  path #c9a26a M -58 -64 Q -40 -62 -26 -46 Q -34 -40 -50 -46 Q -60 -54 -58 -64 Z
  path $-40 M -116 -40 Q -60 -16 0 -16 Q 60 -16 116 -40 L 100 -10 L -100 -10 Z
  path $ M -128 -62 Q -118 -66 -112 -50 Q -70 -14 0 -14 Q 70 -14 112 -50 Q 118 -66 128 -62 Q 134 -20 96 12 L -96 12 Q -134 -20 -128 -62 Z
  curve $+35 4 M -120 -58 Q -112 -52 -108 -46 Q -64 -15 0 -15 Q 64 -15 108 -46 Q 112 -52 120 -58
  curve $-30 3 M -104 -8 Q 0 6 104 -8
  box $-30 -46 -20 12 6 1
  box $-30 36 -20 12 6 1`);

/** A closed deck that is pointed at both ends, a cockpit, and a paddle with a blade at either end. */
export const drawKayak = afloat(`
  path $ M -138 -8 Q -70 -26 0 -26 Q 70 -26 138 -12 Q 80 16 0 16 Q -80 16 -138 -8 Z
  path $-24 M -138 -8 Q -70 4 0 5 Q 70 4 138 -12 Q 80 16 0 16 Q -80 16 -138 -8 Z
  oval #23242c -6 -22 34 8
  path #3a3c48 M -38 -22 Q -40 -44 -26 -42 L -20 -20 Z
  curve white 2 M 40 -22 L 62 -16 M 62 -22 L 40 -16 M 74 -20 L 94 -14 M 94 -19 L 74 -14
  disc #3a3c48 116 -12 4
  line #3a3c48 5 -84 -70 74 -4
  path #f2c230 M -76 -68 Q -96 -88 -116 -84 Q -112 -66 -92 -58 Z
  path #f2c230 M 66 -8 Q 86 16 106 8 Q 100 -10 80 -14 Z`);

/** Broad and open, with benches, and an oar in its rowlock on each side. */
export const drawRowboat = afloat(`
  path $-45 M -104 -36 L 108 -40 L 92 -16 L -92 -16 Z
  box #d9b98a -60 -30 24 10 2
  box #d9b98a 14 -30 24 10 2
  path $ M -106 -38 Q -60 -22 0 -22 Q 66 -22 118 -46 Q 112 8 78 14 L -80 14 Q -102 6 -106 -38 Z
  curve $+35 5 M -106 -38 Q -60 -22 0 -22 Q 66 -22 118 -46
  curve $-24 2.4 M -98 -16 Q 0 0 106 -18 M -92 -2 Q 0 12 94 -4
  line #c9a26a 6 -44 -50 30 16
  path #c9a26a M 22 8 L 32 2 L 54 24 L 40 30 Z
  line #c9a26a 6 26 -54 -46 16
  path #c9a26a M -38 6 L -50 2 L -70 24 L -56 30 Z
  ring iron 4 -6 -20 5`);

/** Logs tied side by side, with a pole and a patched sail. */
export const drawRaft = afloat(`
  line wood-20 7 6 -12 6 -128
  path #f4ead6 M 10 -122 Q 60 -96 64 -44 L 10 -40 Z
  box #d8433b@80 24 -84 16 16 1
  6x 34 0 box $ -104 -16 32 26 12
  6x 34 0 oval $+30 -88 -3 12 11
  6x 34 0 ring $-30 2 -88 -3 6
  line #e8dcb8 5 -104 -12 100 -12
  line #e8dcb8 5 -104 4 100 4
  line #c9a26a 5 -96 20 -60 -96`);

/** Of rubber: two fat tubes, a rope along them and a small engine. */
export const drawDinghy = afloat(`
  box #3a3c48 -122 -52 22 30 5
  line #3a3c48 7 -112 -24 -112 20
  path $-40 M -96 -34 L 84 -38 L 84 -12 L -96 -12 Z
  path $ M -104 -14 Q -106 -32 -88 -32 L 70 -34 Q 96 -38 118 -58 Q 132 -52 124 -30 Q 108 8 76 10 L -88 10 Q -104 8 -104 -14 Z
  path $+35@70 M -88 -24 L 70 -26 Q 96 -30 116 -48 Q 100 -22 70 -18 L -88 -16 Z
  5x 36 0 curve white 3 M -80 -8 Q -62 6 -44 -8
  box #d9b98a -50 -44 20 12 2
  box #d9b98a 10 -46 20 12 2`);

/** Black and slender, its iron prow raised, with a cushioned bench and one long oar. */
export const drawGondola = afloat(`
  line #c9a26a 5 -112 -96 -60 22
  path #d8433b M -30 -44 Q -30 -58 -16 -56 L 24 -56 Q 34 -56 32 -38 L 32 -18 L -30 -18 Z
  path $ M -140 -70 Q -130 -22 -60 -20 L 60 -20 Q 116 -24 132 -92 L 144 -96 Q 140 2 70 14 L -66 14 Q -132 6 -140 -70 Z
  path steel M 130 -92 L 134 -118 L 150 -114 L 142 -100 L 150 -96 L 140 -90 L 148 -84 L 138 -80 Z
  curve gold 3 M -128 -36 Q -110 -14 -60 -12 L 60 -12 Q 112 -16 130 -60`);
