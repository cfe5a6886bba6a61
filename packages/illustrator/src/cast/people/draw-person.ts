import { darker, lighter } from '../../painting/colour.ts';
import { type Brush, disc, oval, polygon, roundedBox, stroke, TURN } from '../../painting/shapes.ts';
import { limb, type Point, swing } from '../rig.ts';
import { drawCoatFront } from './coat-front.ts';
import type { Expression } from './face.ts';
import { drawPersonHead } from './person-head.ts';
import type { PersonLook } from './person-look.ts';
import { FOREARM, type Pose, SEAT_HEIGHT, SHIN, THIGH, TORSO, UPPER_ARM } from './pose.ts';
import { drawFigure, drawUprightTail } from './upright-animal.ts';
import { drawWorn } from './worn.ts';

/** Draws something in or at a hand, or beside the person, at a moment of the movement. */
export type Accessory = (brush: Brush, body: Body, phase: number) => void;

/** Where the joints are at a moment; accessories are placed by them. */
export interface Body {
  readonly hip: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly nearHand: Point;
  readonly farHand: Point;
  readonly nearFoot: Point;
  readonly farFoot: Point;
}

export interface PersonDrawing {
  readonly look: PersonLook;
  readonly expression: Expression;
  readonly eyesClosed: boolean;
  readonly stool?: boolean;
  /** Fast enough for a cape to stand in the wind. */
  readonly windy?: boolean;
  readonly behind?: Accessory;
  /** Over the body, under the near arm. */
  readonly between?: Accessory;
  readonly before?: Accessory;
}

interface Joints extends Body {
  readonly nearKnee: Point;
  readonly farKnee: Point;
  readonly nearElbow: Point;
  readonly farElbow: Point;
  readonly shoulder: Point;
}

export function joints(pose: Pose): Joints {
  const hip = { x: pose.shift, y: -44 - pose.lift };
  const neck = swing(hip, Math.PI - pose.lean, TORSO);
  const shoulder = swing(hip, Math.PI - pose.lean, TORSO - 4);
  const head = {
    x: neck.x + Math.sin(pose.lean + pose.head) * 13 + 1,
    y: neck.y - Math.cos(pose.lean + pose.head) * 13,
  };
  const leg = (angles: Pose['near']['leg'], side: number) => {
    const top = { x: hip.x + side, y: hip.y };
    const knee = swing(top, angles.hip, THIGH);
    return { knee, foot: swing(knee, angles.hip - angles.knee, SHIN) };
  };
  const arm = (angles: Pose['near']['arm'], side: number) => {
    const top = { x: shoulder.x + side, y: shoulder.y };
    const elbow = swing(top, angles.shoulder, UPPER_ARM);
    return { elbow, hand: swing(elbow, angles.shoulder + angles.elbow, FOREARM) };
  };
  const nearLeg = leg(pose.near.leg, 1.5);
  const farLeg = leg(pose.far.leg, -1.5);
  const nearArm = arm(pose.near.arm, -1);
  const farArm = arm(pose.far.arm, 2);
  return {
    hip,
    neck,
    head,
    shoulder,
    nearKnee: nearLeg.knee,
    nearFoot: nearLeg.foot,
    farKnee: farLeg.knee,
    farFoot: farLeg.foot,
    nearElbow: nearArm.elbow,
    nearHand: nearArm.hand,
    farElbow: farArm.elbow,
    farHand: farArm.hand,
  };
}

export function drawPerson(brush: Brush, drawing: PersonDrawing, pose: Pose, phase: number): void {
  const { look } = drawing;
  const at = joints(pose);
  const around = pose.turn === 0 ? at : turned(at, pose.turn);
  const upright = (draw: () => void) => {
    brush.save();
    brush.translate(at.hip.x, at.hip.y);
    brush.rotate(pose.turn);
    brush.translate(-at.hip.x, -at.hip.y);
    draw();
    brush.restore();
  };
  if (drawing.stool) drawStool(brush);
  drawing.behind?.(brush, around, phase);
  upright(() => {
    if (look.cape) drawCape(brush, at, look.cape, phase, pose.turn > 0.8 || drawing.windy === true);
    brush.save();
    brush.translate(at.neck.x, at.neck.y);
    drawWorn(brush, look.worn, 'back');
    brush.restore();
    if (look.head === 'snowman') drawSnowBody(brush, at);
    else if (look.figure) {
      drawArm(brush, look, at.shoulder, at.farElbow, at.farHand, 2, true);
      drawFigure(brush, look.figure, at.hip, pose.lean, phase);
    } else {
      drawUprightTail(brush, look, at.hip, phase);
      drawArm(brush, look, at.shoulder, at.farElbow, at.farHand, 2, true);
      drawLeg(brush, look, { x: at.hip.x - 1.5, y: at.hip.y }, at.farKnee, at.farFoot, pose.far.leg, true);
      drawLeg(
        brush,
        look,
        { x: at.hip.x + 1.5, y: at.hip.y },
        at.nearKnee,
        at.nearFoot,
        pose.near.leg,
        false,
      );
      drawTorso(brush, look, at, phase);
    }
    if (look.figure) return;
    limb(brush, [at.neck, at.head], [7.5, 7.5], [darker(look.skin, 0.12)]);
    brush.save();
    brush.translate(at.neck.x, at.neck.y);
    drawWorn(brush, look.worn, 'neck');
    brush.restore();
    brush.translate(at.head.x, at.head.y);
    brush.rotate(pose.lean * 0.6 + pose.head);
    brush.scale(look.headSize ?? 1, look.headSize ?? 1);
    drawPersonHead(brush, look, drawing.eyesClosed, drawing.expression);
    drawWorn(brush, look.worn, 'head');
  });
  drawing.between?.(brush, around, phase);
  if (look.head !== 'snowman')
    upright(() => drawArm(brush, look, at.shoulder, at.nearElbow, at.nearHand, -1, false));
  drawing.before?.(brush, around, phase);
}

/** Where the joints are once the whole body is turned about its hips. */
function turned(at: Joints, angle: number): Joints {
  const { hip } = at;
  return Object.fromEntries(
    Object.entries(at).map(([name, { x, y }]: [string, Point]) => [name, rotated({ x, y }, hip, angle)]),
  ) as unknown as Joints;
}

export function rotated({ x, y }: Point, about: Point, angle: number): Point {
  const [dx, dy] = [x - about.x, y - about.y];
  return {
    x: about.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: about.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

function drawArm(
  brush: Brush,
  look: PersonLook,
  shoulder: Point,
  elbow: Point,
  hand: Point,
  side: number,
  far: boolean,
): void {
  const sleeve = far ? darker(look.top, 0.25) : darker(look.top, 0.08);
  const skin = far ? darker(look.skin, 0.18) : look.skin;
  const bare = (look.dress && !look.coat) || look.bare === true || look.head === 'monkey';
  const top = { x: shoulder.x + side, y: shoulder.y };
  const middle = { x: top.x + (elbow.x - top.x) * 0.55, y: top.y + (elbow.y - top.y) * 0.55 };
  limb(brush, [top, elbow, hand], [8, 6.6, 5], bare ? [skin, skin] : [sleeve, sleeve]);
  if (bare) limb(brush, [top, middle], [8.8, 8], [sleeve]);
  disc(brush, hand.x, hand.y, 3.7, look.hat === 'astronaut' ? '#d9dee6' : skin);
}

function drawLeg(
  brush: Brush,
  look: PersonLook,
  hip: Point,
  knee: Point,
  foot: Point,
  angles: Pose['near']['leg'],
  far: boolean,
): void {
  const cloth = far ? darker(look.bottom, 0.28) : look.bottom;
  const skin = far ? darker(look.skin, 0.18) : look.skin;
  const shoe = far ? darker(look.shoes, 0.25) : look.shoes;
  const bare = (look.dress && !look.coat) || look.bare === true;
  const colours = bare ? [skin, skin] : [cloth, cloth];
  limb(brush, [hip, knee, foot], bare ? [9, 7, 5.4] : [11, 9, 7], colours);
  if (look.bare) limb(brush, [hip, { x: (hip.x + knee.x) / 2, y: (hip.y + knee.y) / 2 }], [11, 10], [cloth]);
  brush.save();
  brush.translate(foot.x, foot.y);
  brush.rotate(Math.max(-1.3, Math.min(0.7, -(angles.hip - angles.knee) * 0.85)));
  roundedBox(brush, -4, -2.6, 13, 5.4, 2.6, shoe);
  brush.restore();
}

function drawTorso(brush: Brush, look: PersonLook, at: Joints, phase: number): void {
  const { hip, neck } = at;
  const bulk = look.hat === 'astronaut' ? 1.35 : 1;
  const dx = (neck.x - hip.x) / TORSO;
  const dy = (neck.y - hip.y) / TORSO;
  const edge = (along: number, across: number): [number, number] => [
    hip.x + dx * along - dy * across * bulk,
    hip.y + dy * along + dx * across * bulk,
  ];
  if (look.hat === 'astronaut') {
    brush.save();
    brush.translate(...edge(20, -11));
    brush.rotate(Math.atan2(dx, -dy));
    roundedBox(brush, -8, -16, 14, 30, 5, '#c9d0da');
    brush.restore();
  }
  brush.fillStyle = look.top;
  brush.beginPath();
  brush.moveTo(...edge(-2, -7.5));
  brush.bezierCurveTo(...edge(10, -7), ...edge(22, -11.5), ...edge(TORSO - 3, -8));
  brush.bezierCurveTo(...edge(TORSO + 1, -3), ...edge(TORSO + 1, 4), ...edge(TORSO - 3, 8));
  brush.bezierCurveTo(...edge(20, 11), ...edge(10, 7.5), ...edge(-2, 7.5));
  brush.closePath();
  brush.fill();
  if (look.dress) drawSkirt(brush, look, at, phase);
  else if (look.hat !== 'astronaut' && look.head === 'human') {
    brush.fillStyle = darker(look.bottom, 0.3);
    polygon(brush, [edge(-2, -7.6), edge(1.4, -7.4), edge(1.4, 7.4), edge(-2, 7.6)]);
  }
  if (look.coat) drawCoatFront(brush, look.top, edge);
  if (look.hat === 'astronaut') {
    brush.save();
    brush.translate(...edge(18, 4));
    roundedBox(brush, -6, -5, 12, 9, 2, '#aab4c2');
    disc(brush, -2.5, -0.5, 1.8, '#e2574c');
    disc(brush, 2.5, -0.5, 1.8, '#4fae7b');
    brush.restore();
  }
  if (look.head === 'robot') {
    const [x, y] = edge(18, 1);
    roundedBox(brush, x - 6, y - 6, 12, 11, 3, darker(look.top, 0.2));
    disc(brush, x, y - 0.5, 3.6, Math.sin(phase * TURN) > 0 ? '#5fe8ff' : '#38a8c8');
  }
}

function drawSkirt(brush: Brush, look: PersonLook, at: Joints, phase: number): void {
  const { hip, nearKnee, farKnee } = at;
  if (look.tutu) {
    for (const [radius, share] of [
      [25, 0.35],
      [21, 0.15],
      [17, 0],
    ] as const)
      oval(brush, hip.x, hip.y + 1, radius, 6.4, lighter(look.top, share), Math.sin(phase * TURN) * 0.1);
    return;
  }
  const wide = look.gown ? 9 : 4;
  const left = Math.min(nearKnee.x, farKnee.x, hip.x - 6) - wide;
  const right = Math.max(nearKnee.x, farKnee.x, hip.x + 6) + wide;
  const low = Math.max(nearKnee.y, farKnee.y) + (look.gown ? 17 : 3);
  const flow = Math.sin(phase * TURN) * 3;
  brush.fillStyle = look.top;
  brush.beginPath();
  brush.moveTo(hip.x - 7.5, hip.y - 4);
  brush.bezierCurveTo(hip.x - 9, hip.y + 6, left, low - 8, left + flow - 2, low);
  brush.quadraticCurveTo((left + right) / 2, low + 5, right + flow + 1, low - 1);
  brush.bezierCurveTo(right, low - 10, hip.x + 9, hip.y + 6, hip.x + 7.5, hip.y - 4);
  brush.fill();
  stroke(
    brush,
    [
      [hip.x - 7, hip.y - 4],
      [hip.x + 7, hip.y - 4],
    ],
    2.6,
    darker(look.top, 0.3),
  );
}

function drawCape(brush: Brush, at: Joints, colour: string, phase: number, fast: boolean): void {
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

function drawSnowBody(brush: Brush, at: Joints): void {
  disc(brush, 0, -20, 24, '#eef4fa');
  disc(brush, at.neck.x, at.neck.y + 14, 17, '#f4f8fc');
  for (const y of [6, 14, 22]) disc(brush, at.neck.x + 6, at.neck.y + y, 1.8, '#2a2730');
  roundedBox(brush, at.neck.x - 13, at.neck.y - 5, 27, 7, 3, '#d2473c');
  stroke(
    brush,
    [
      [at.neck.x + 12, at.neck.y + 12],
      [at.nearHand.x + 18, at.nearHand.y - 6],
    ],
    2.4,
    '#6b4a32',
  );
  stroke(
    brush,
    [
      [at.neck.x - 14, at.neck.y + 12],
      [at.neck.x - 34, at.neck.y - 2],
    ],
    2.4,
    '#6b4a32',
  );
}

function drawStool(brush: Brush): void {
  const top = -SEAT_HEIGHT + 4;
  for (const x of [-7, 8])
    stroke(
      brush,
      [
        [x * 0.7, top],
        [x, 0],
      ],
      3,
      '#6b4a32',
    );
  roundedBox(brush, -11, top - 2, 24, 5, 2.5, '#8a6242');
}
