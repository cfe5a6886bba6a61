import { darker } from '../../painting/colour.ts';
import { type Brush, disc, polygon, stroke } from '../../painting/shapes.ts';
import { TORSO } from './pose.ts';

/** Lapels, a row of buttons and a belt tell a coat from a dress. */
export function drawCoatFront(
  brush: Brush,
  colour: string,
  edge: (along: number, across: number) => [number, number],
): void {
  const dark = darker(colour, 0.35);
  brush.fillStyle = '#f4efe6';
  polygon(brush, [edge(TORSO, -2), edge(TORSO, 7), edge(TORSO - 13, 4)]);
  brush.fillStyle = dark;
  polygon(brush, [edge(TORSO, -4), edge(TORSO - 2, -1), edge(TORSO - 15, 4)]);
  polygon(brush, [edge(TORSO, 9), edge(TORSO - 3, 8), edge(TORSO - 15, 4)]);
  stroke(brush, [edge(TORSO - 14, 4), edge(-22, 4)], 1.2, dark);
  for (const along of [20, 13, -6, -14]) disc(brush, ...edge(along, 1), 1.5, dark);
  stroke(brush, [edge(4, -8), edge(4, 8)], 4, dark);
  disc(brush, ...edge(4, 4), 2.4, '#e3bd4f');
}
