import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, oval, placed, stroke, TURN } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { Point } from '../rig.ts';
import { peopleTable } from './people-table.ts';
import type { PersonLook, Print } from './person-look.ts';
import { type Joints, TORSO } from './pose.ts';

/** From the neck down to the hips at y 31, the breast to the right. */
const FRONT = { flat: 'C 11 11 9 25 7.5 33 Z', belly: 'C 20 11 27 25 7.5 33 Z' };
const BACK = 'M -7.5 33 C -7 21 -11.5 9 -8 3 C -3 -1 4 -1 8 3';

export function drawTorso(brush: Brush, look: PersonLook, at: Joints, lean: number, phase: number): void {
  const drawAtNeck = (draw: () => void) => placed(brush, { ...at.neck, turn: lean }, draw);
  drawAtNeck(() => {
    const outline = `${BACK} ${look.belly ? FRONT.belly : FRONT.flat}`;
    drawSketch(brush, `path $ ${outline}`, { main: look.top });
    if (look.pattern) {
      const { colour, kind } = look.pattern;
      drawSketch(brush, `within ${outline}\n${peopleTable().prints[kind]}`, { main: colour });
    }
    if (!look.dress && !look.head && !look.species)
      drawSketch(brush, 'poly $-30 -7.6 33 -7.4 29.6 7.4 29.6 7.6 33', { main: look.bottom });
  });
  if (look.dress) drawSkirt(brush, look, at, phase);
  if (look.coat) drawAtNeck(() => drawSketch(brush, peopleTable().coat, { main: look.top }));
}

/** Over the path that is begun. */
function drawPrint(brush: Brush, { colour, kind }: Print, neck: Point): void {
  brush.save();
  brush.clip();
  placed(brush, neck, () => drawSketch(brush, peopleTable().prints[kind], { main: colour }));
  brush.restore();
}

function drawSkirt(brush: Brush, look: PersonLook, at: Joints, phase: number): void {
  const { x, y } = at.hip;
  const cloth = look.skirt ?? look.top;
  const swing = Math.sin(phase * TURN);
  if (look.tutu) {
    for (const [index, share] of [0.35, 0.15, 0].entries())
      oval(brush, x, y + 1, 25 - index * 4, 6.4, lighter(cloth, share), swing * 0.1);
    return;
  }
  const [near, far] = look.long ? [at.nearFoot, at.farFoot] : [at.nearKnee, at.farKnee];
  const wide = look.long === 'wide' ? 13 : 4;
  const left = Math.min(near.x, far.x, x - 6) - wide;
  const right = Math.max(near.x, far.x, x + 6) + wide;
  const low = Math.max(near.y, far.y) + (look.long ? 0 : 3);
  const flow = swing * 3;
  brush.fillStyle = cloth;
  brush.beginPath();
  brush.moveTo(x - 7.5, y - 4);
  brush.bezierCurveTo(x - 9, y + 6, left, low - 8, left + flow - 2, low);
  brush.quadraticCurveTo((left + right) / 2, low + 5, right + flow + 1, low - 1);
  brush.bezierCurveTo(right, low - 10, x + 9, y + 6, x + 7.5, y - 4);
  brush.fill();
  if (look.pattern && !look.skirt) drawPrint(brush, look.pattern, at.neck);
  stroke(brush, look.sash ? 6 : 2.6, look.sash ?? darker(cloth, 0.3), [x - 7, y - 4], [x + 7, y - 4]);
}

/** Bib, straps and a cloth over the thighs, as far down as the knees are. */
export function drawApron(
  brush: Brush,
  { colour, print }: NonNullable<PersonLook['apron']>,
  { hip, neck, nearKnee, farKnee }: Joints,
): void {
  const dark = darker(colour, 0.22);
  const [dx, dy] = [(neck.x - hip.x) / TORSO, (neck.y - hip.y) / TORSO];
  /** How far up from the hips, how far forward of the body's middle. */
  const edge = (along: number, across: number): [number, number] => [
    hip.x + dx * along - dy * across,
    hip.y + dy * along + dx * across,
  ];
  const front = Math.max(nearKnee.x, farKnee.x, hip.x + 3);
  const back = Math.min(nearKnee.x, farKnee.x, hip.x);
  const low = Math.max(nearKnee.y, farKnee.y);
  stroke(brush, 2, dark, edge(23, -3), edge(TORSO, -3));
  stroke(brush, 2, dark, edge(23, 8), edge(TORSO, 4));
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(...edge(24, -4));
  brush.lineTo(...edge(24, 9));
  brush.lineTo(...edge(5, 9.6));
  brush.quadraticCurveTo(front + 8, hip.y + 6, front + 6, low);
  brush.lineTo(back - 2, low + 1);
  brush.quadraticCurveTo(hip.x - 7, hip.y + 8, ...edge(5, -6.4));
  brush.closePath();
  brush.fill();
  brush.strokeStyle = dark;
  brush.lineWidth = 0.9;
  brush.stroke();
  if (print) drawPrint(brush, print, neck);
  stroke(brush, 2.2, dark, edge(5, -7.6), edge(5, 9));
  stroke(brush, 1.4, dark, edge(-7, 0), edge(-7, 7));
}
