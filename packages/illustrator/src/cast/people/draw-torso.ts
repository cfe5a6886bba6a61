import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, oval, placed, polygon, segment, stroke, TURN } from '../../painting/shapes.ts';
import type { Point } from '../rig.ts';
import { drawCoatFront } from './coat-front.ts';
import { drawWorn } from './draw-worn.ts';
import { drawPattern } from './patterns.ts';
import type { PersonLook } from './person-look.ts';
import { TORSO } from './pose.ts';

export interface TorsoJoints {
  readonly hip: Point;
  readonly neck: Point;
  readonly nearKnee: Point;
  readonly farKnee: Point;
  readonly nearFoot: Point;
  readonly farFoot: Point;
}

/** A point of the body: how far up from the hips, how far forward of its middle. */
export type Edge = (along: number, across: number) => [number, number];

export function torsoEdge({ hip, neck }: Pick<TorsoJoints, 'hip' | 'neck'>): Edge {
  const dx = (neck.x - hip.x) / TORSO;
  const dy = (neck.y - hip.y) / TORSO;
  return (along, across) => [hip.x + dx * along - dy * across, hip.y + dy * along + dx * across];
}

export function drawTorso(brush: Brush, look: PersonLook, at: TorsoJoints, phase: number): void {
  const edge = torsoEdge(at);
  const { hip, neck } = at;
  const angle = Math.atan2(neck.x - hip.x, hip.y - neck.y);
  brush.fillStyle = look.top;
  brush.beginPath();
  brush.moveTo(...edge(-2, -7.5));
  brush.bezierCurveTo(...edge(10, -7), ...edge(22, -11.5), ...edge(TORSO - 3, -8));
  brush.bezierCurveTo(...edge(TORSO + 1, -3), ...edge(TORSO + 1, 4), ...edge(TORSO - 3, 8));
  brush.bezierCurveTo(...edge(20, look.belly ? 20 : 11), ...edge(6, look.belly ? 27 : 9), ...edge(-2, 7.5));
  brush.closePath();
  fillWith(brush, look);
  if (look.dress) drawSkirt(brush, look, at, phase);
  else if (!look.head && !look.species) {
    brush.fillStyle = darker(look.bottom, 0.3);
    polygon(brush, [edge(-2, -7.6), edge(1.4, -7.4), edge(1.4, 7.4), edge(-2, 7.6)]);
  }
  if (look.coat) drawCoatFront(brush, look.top, edge);
  if (look.worn) {
    placed(brush, { x: neck.x, y: neck.y, turn: angle }, () =>
      drawWorn(brush, look.worn, 'torso', { skin: look.skin }),
    );
  }
  if (look.apron) drawApron(brush, look.apron, at, edge);
}

/** Fills the path that is begun with the cloth of the top and what is printed on it. */
function fillWith(brush: Brush, look: PersonLook): void {
  if (!look.pattern) {
    brush.fill();
    return;
  }
  brush.save();
  brush.fill();
  brush.clip();
  drawPattern(brush, look.pattern);
  brush.restore();
}

function drawSkirt(brush: Brush, look: PersonLook, at: TorsoJoints, phase: number): void {
  const { hip } = at;
  const cloth = look.skirt ?? look.top;
  if (look.tutu) {
    for (const [radius, share] of [
      [25, 0.35],
      [21, 0.15],
      [17, 0],
    ] as const)
      oval(brush, hip.x, hip.y + 1, radius, 6.4, lighter(cloth, share), Math.sin(phase * TURN) * 0.1);
    return;
  }
  const [near, far] = look.long ? [at.nearFoot, at.farFoot] : [at.nearKnee, at.farKnee];
  const wide = look.long === 'wide' ? 13 : 4;
  const left = Math.min(near.x, far.x, hip.x - 6) - wide;
  const right = Math.max(near.x, far.x, hip.x + 6) + wide;
  const low = Math.max(near.y, far.y) + (look.long ? 0 : 3);
  const flow = Math.sin(phase * TURN) * 3;
  brush.fillStyle = cloth;
  brush.beginPath();
  brush.moveTo(hip.x - 7.5, hip.y - 4);
  brush.bezierCurveTo(hip.x - 9, hip.y + 6, left, low - 8, left + flow - 2, low);
  brush.quadraticCurveTo((left + right) / 2, low + 5, right + flow + 1, low - 1);
  brush.bezierCurveTo(right, low - 10, hip.x + 9, hip.y + 6, hip.x + 7.5, hip.y - 4);
  if (look.skirt) brush.fill();
  else fillWith(brush, look);
  segment(
    brush,
    [hip.x - 7, hip.y - 4],
    [hip.x + 7, hip.y - 4],
    look.sash ? 6 : 2.6,
    look.sash ?? darker(cloth, 0.3),
  );
}

/** Bib, straps and a cloth over the thighs, as far down as the knees are. */
function drawApron(
  brush: Brush,
  { colour, pattern }: NonNullable<PersonLook['apron']>,
  { hip, nearKnee, farKnee }: TorsoJoints,
  edge: Edge,
): void {
  const dark = darker(colour, 0.22);
  const front = Math.max(nearKnee.x, farKnee.x, hip.x + 3);
  const back = Math.min(nearKnee.x, farKnee.x, hip.x);
  const low = Math.max(nearKnee.y, farKnee.y);
  stroke(brush, [edge(23, -3), edge(TORSO, -3)], 2, dark);
  stroke(brush, [edge(23, 8), edge(TORSO, 4)], 2, dark);
  brush.save();
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
  brush.clip();
  if (pattern) drawPattern(brush, pattern);
  brush.restore();
  stroke(brush, [edge(5, -7.6), edge(5, 9)], 2.2, dark);
  stroke(brush, [edge(-7, 0), edge(-7, 7)], 1.4, dark);
}
