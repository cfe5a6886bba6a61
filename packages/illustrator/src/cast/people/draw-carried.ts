import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, roundedBox, segment, stroke, TURN } from '../../painting/shapes.ts';
import type { Point } from '../rig.ts';
import type { Edge } from './draw-torso.ts';

export function drawCape(
  brush: Brush,
  at: { readonly neck: Point; readonly hip: Point },
  colour: string,
  phase: number,
  fast: boolean,
): void {
  const wave = Math.sin(phase * TURN) * 5;
  const reach = fast ? 34 : 14;
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(at.neck.x + 4, at.neck.y + 3);
  brush.bezierCurveTo(
    at.neck.x - 12,
    at.neck.y + 8,
    at.hip.x - reach,
    at.hip.y - 10 + wave,
    at.hip.x - reach - 6,
    at.hip.y + (fast ? 10 : 30) + wave,
  );
  brush.bezierCurveTo(
    at.hip.x - reach * 0.5,
    at.hip.y + (fast ? 20 : 34),
    at.hip.x - 2,
    at.hip.y + 14,
    at.neck.x + 6,
    at.neck.y + 8,
  );
  brush.fill();
}

/** The bag itself is behind the back; its straps come over the shoulder. */
export function drawBackpack(brush: Brush, edge: Edge, angle: number, colour: string): void {
  brush.save();
  brush.translate(...edge(19, -13));
  brush.rotate(angle);
  roundedBox(brush, -11, -15, 20, 33, 7, colour);
  roundedBox(brush, -11, -15, 20, 11, 6, darker(colour, 0.18));
  roundedBox(brush, -13, 3, 15, 12, 4, lighter(colour, 0.16));
  roundedBox(brush, -7, -6, 4, 5, 1, '#e8d9a8');
  roundedBox(brush, -9, -20, 17, 6.4, 3, darker(colour, 0.35));
  brush.restore();
}

export function drawStraps(brush: Brush, edge: Edge, colour: string): void {
  const dark = darker(colour, 0.3);
  stroke(brush, [edge(30, -1), edge(22, 5), edge(8, -1), edge(6, -8)], 3.4, dark);
}

/** Wound round the neck, one end before the breast; in the wind both ends stream out behind. */
export function drawScarf(brush: Brush, neck: Point, colour: string, phase: number, windy: boolean): void {
  const dark = darker(colour, 0.18);
  if (windy)
    for (const [index, tone] of [dark, colour].entries()) {
      const wave = Math.sin(phase * TURN + index) * 5;
      brush.fillStyle = tone;
      brush.beginPath();
      brush.moveTo(neck.x - 5, neck.y - 3);
      brush.bezierCurveTo(
        neck.x - 18,
        neck.y - 12 + wave,
        neck.x - 28,
        neck.y + 6 - wave,
        neck.x - 46,
        neck.y - 4 - index * 8 + wave,
      );
      brush.lineTo(neck.x - 45, neck.y + 5 - index * 8 + wave);
      brush.bezierCurveTo(
        neck.x - 28,
        neck.y + 15 - wave,
        neck.x - 16,
        neck.y - 2 + wave,
        neck.x - 4,
        neck.y + 4,
      );
      brush.fill();
    }
  roundedBox(brush, neck.x - 9, neck.y - 6, 20, 10, 5, colour);
  if (windy) return;
  roundedBox(brush, neck.x + 1, neck.y + 1, 6.6, 21, 2, dark);
  for (const dx of [2, 4.4, 6.6])
    segment(brush, [neck.x + dx, neck.y + 21], [neck.x + dx, neck.y + 24], 1, dark);
}
