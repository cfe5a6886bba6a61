import type { Brush } from '../painting/shapes.ts';
import type { Random } from '../seeded-random.ts';

const STROKES = 5200;
const FRAME = 0.045;

/** Strokes of a bristle brush that catch the light, and a golden frame around the canvas. */
export function oilPainting(brush: Brush, width: number, height: number, random: Random): void {
  const short = Math.min(width, height);
  brush.lineCap = 'round';
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const [x, y] = [random() * width, random() * height];
    // Neighbours go the same way, as a hand does.
    const way = Math.sin(x / short / 0.4) * 1.3 + Math.cos(y / short / 0.3) * 1.1;
    const long = (0.012 + random() * 0.03) * short;
    brush.strokeStyle = random() < 0.5 ? 'rgba(255,250,235,0.11)' : 'rgba(40,24,16,0.1)';
    brush.lineWidth = (0.002 + random() * 0.006) * short;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(way) * long, y + Math.sin(way) * long);
    brush.stroke();
  }
  for (const [colour, from, wide] of [
    ['#8a6420', 0, FRAME],
    ['#d9ae4e', 0.006, FRAME - 0.014],
    ['#f2d98a', 0.014, 0.006],
    ['#5f4312', FRAME - 0.006, 0.006],
  ] as const) {
    const edge = (from + wide / 2) * short;
    brush.strokeStyle = colour;
    brush.lineWidth = wide * short;
    brush.lineJoin = 'miter';
    brush.strokeRect(edge, edge, width - edge * 2, height - edge * 2);
  }
}
