import type { Expression } from '../../catalogue/expression.ts';
import { darker } from '../../painting/colour.ts';
import { type Brush, placed } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { Anchor } from '../body-parts.ts';
import { limb, type Point, swing } from '../rig.ts';
import { drawBackpack, drawCape, drawScarf, drawStraps } from './draw-carried.ts';
import { drawArm, drawLeg } from './draw-limbs.ts';
import { drawTorso, torsoEdge } from './draw-torso.ts';
import { drawWorn } from './draw-worn.ts';
import { drawPersonHead } from './person-head.ts';
import type { PersonLook, Worn } from './person-look.ts';
import { FOREARM, type Pose, SHIN, THIGH, TORSO, UPPER_ARM } from './pose.ts';
import { drawFigure, drawUprightTail } from './upright-animal.ts';

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

/** Where the parts of somebody are who is in a pose: of a grown person, before anything is scaled. */
export function partOfPerson(pose: Pose, anchor: Anchor): Point {
  const straight = joints(pose);
  const at = pose.turn === 0 ? straight : turned(straight, pose.turn);
  const from = ({ x, y }: Point, right: number, down: number) => ({ x: x + right, y: y + down });
  const between = (one: Point, other: Point, share: number) => ({
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
  });
  switch (anchor) {
    case 'crown':
      return from(at.head, -1, -11);
    case 'nose':
      return from(at.head, 11, 0);
    case 'mouth':
      return from(at.head, 10, 6);
    case 'neck':
      return at.neck;
    case 'shoulder':
      return from(at.shoulder, -9, -2);
    case 'chest':
      return from(between(at.neck, at.hip, 0.4), 6, 0);
    case 'back':
      return from(between(at.neck, at.hip, 0.35), -8, 0);
    case 'hip':
      return from(at.hip, 3, -1);
    case 'lap':
      return from(between(at.hip, at.nearKnee, 0.5), 0, -5);
    case 'knee':
      return from(at.nearKnee, 0, -4);
    case 'foot':
      return from(at.nearFoot, 4, -4);
    case 'hand':
      return at.nearHand;
    case 'other-hand':
      return at.farHand;
    case 'arm':
      return at.nearElbow;
    case 'armpit':
      return from(at.shoulder, 2, 13);
    case 'tail':
      return from(at.hip, -10, 2);
    default:
      return anchor satisfies never;
  }
}

export function drawPerson(brush: Brush, drawing: PersonDrawing, pose: Pose, phase: number): void {
  const { look } = drawing;
  const at = joints(pose);
  const around = pose.turn === 0 ? at : turned(at, pose.turn);
  const upright = (draw: () => void) => {
    placed(brush, { x: at.hip.x, y: at.hip.y, turn: pose.turn, from: { x: at.hip.x, y: at.hip.y } }, () =>
      draw(),
    );
  };
  drawing.behind?.(brush, around, phase);
  const windy = pose.turn > 0.8 || drawing.windy === true || look.windy === true;
  const edge = torsoEdge(at);
  const angle = Math.atan2(at.neck.x - at.hip.x, at.hip.y - at.neck.y);
  const drawAtNeck = (draw: () => void) => {
    placed(brush, { x: at.neck.x, y: at.neck.y, turn: angle }, () => draw());
  };
  const drawWornAtNeck = (layer: Worn['at']) => drawAtNeck(() => drawWorn(brush, look.worn, layer));
  upright(() => {
    if (look.cape) drawCape(brush, at, look.cape, phase, windy);
    drawUprightTail(brush, look, at.hip, phase);
    drawArm(brush, look, at.shoulder, at.farElbow, at.farHand, 2, true);
    if (look.figure) drawFigure(brush, look.figure, at.hip, pose.lean, phase);
    else if (look.body) drawAtNeck(() => drawSketch(brush, look.body!));
    else {
      drawWornAtNeck('back');
      if (look.pack) drawBackpack(brush, edge, angle, look.pack);
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
    if (look.pack) drawStraps(brush, edge, look.pack);
    drawWornAtNeck('neck');
    if (look.scarf) drawScarf(brush, at.neck, look.scarf, phase, windy);
    brush.translate(at.head.x, at.head.y);
    brush.rotate(pose.lean * 0.6 + pose.head);
    brush.scale(look.headSize ?? 1, look.headSize ?? 1);
    drawPersonHead(brush, look, drawing.eyesClosed, drawing.expression);
    drawWorn(brush, look.worn, 'head', { skin: look.skin, hair: look.hair });
  });
  drawing.between?.(brush, around, phase);
  upright(() => {
    drawArm(brush, look, at.shoulder, at.nearElbow, at.nearHand, -1, false);
    drawWornAtNeck('front');
  });
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
