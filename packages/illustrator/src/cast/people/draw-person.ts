import type { Expression } from '../../catalogue/expression.ts';
import { darker } from '../../painting/colour.ts';
import { type Brush, placed } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import { type Anchor, bodyParts } from '../body-parts.ts';
import { limb, type Point, rotated, swing } from '../rig.ts';
import { between, drawArm, drawLeg } from './draw-limbs.ts';
import { drawApron, drawTorso } from './draw-torso.ts';
import { drawWorn } from './draw-worn.ts';
import { peopleTable } from './people-table.ts';
import { drawPersonHead } from './person-head.ts';
import type { PersonLook, Worn } from './person-look.ts';
import { type Body, FOREARM, type Joints, type Pose, SHIN, THIGH, TORSO, UPPER_ARM } from './pose.ts';
import { drawFigure, drawUprightTail } from './upright-animal.ts';

export interface PersonDrawing {
  readonly look: PersonLook;
  readonly expression: Expression;
  /** Fast enough for a cape to stand in the wind. */
  readonly windy: boolean;
  /** What is in hand or around: `mid` is over the body, under the near arm. */
  drawLayer(layer: 'behind' | 'mid' | 'front', body: Body): void;
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
  const at = turned(joints(pose), pose.turn);
  const [from, to, share, right, down] = bodyParts().person[anchor];
  const { x, y } = between(at[from], at[to], share);
  return { x: x + right, y: y + down };
}

export function drawPerson(
  brush: Brush,
  pose: Pose,
  phase: number,
  { drawLayer, expression, look, windy }: PersonDrawing,
): void {
  const { behind = false } = look;
  const at = behind ? fromBehind(joints(pose)) : joints(pose);
  const { head, hip, neck, shoulder } = at;
  const shoulderAt = (aside: number) => (behind ? { ...shoulder, x: shoulder.x + aside } : shoulder);
  const around = turned(at, pose.turn);
  const drawTurned = (draw: () => void) => placed(brush, { ...hip, turn: pose.turn, from: hip }, draw);
  const drawAtNeck = (draw: () => void) => placed(brush, { ...neck, turn: pose.lean }, draw);
  const drawWornAtNeck = (layer: Worn['at']) =>
    drawAtNeck(() => drawWorn(brush, look.worn, layer, { skin: look.skin }));
  const isWindy = pose.turn > 0.8 || windy || look.windy === true;
  const drawNearArm = () => {
    drawLayer('mid', around);
    drawTurned(() => {
      drawArm(brush, look, [shoulderAt(7), at.nearElbow, at.nearHand], false);
      if (!behind) drawWornAtNeck('front');
    });
    drawLayer('front', around);
  };
  drawLayer('behind', around);
  // What somebody has before them is hidden by their back.
  if (behind) drawNearArm();
  drawTurned(() => {
    const { cape, capeInWind, scarf, scarfInWind } = peopleTable();
    const drawCloth = (cloth: Sketch, main: string) =>
      drawAtNeck(() => drawSketch(brush, cloth, { main, phase }));
    const drawCape = () => look.cape && drawCloth(isWindy ? capeInWind : cape, look.cape);
    if (!behind) drawCape();
    drawUprightTail(brush, look, hip, phase);
    drawArm(brush, look, [shoulderAt(-9), at.farElbow, at.farHand], !behind);
    if (look.figure) {
      drawFigure(brush, look.figure, hip, pose.lean, phase);
      return;
    }
    if (look.body) drawAtNeck(() => drawSketch(brush, look.body!));
    else {
      if (!behind) drawWornAtNeck('back');
      drawLeg(brush, look, [hip, at.farKnee, at.farFoot], pose.far.leg, !behind);
      drawLeg(brush, look, [hip, at.nearKnee, at.nearFoot], pose.near.leg, false);
      drawTorso(brush, look, at, pose.lean, phase);
      if (!behind) drawWornAtNeck('torso');
      if (look.apron && !behind) drawApron(brush, look.apron, at);
    }
    if (behind)
      placed(brush, { x: ON_BACK }, () => {
        drawWornAtNeck('back');
        drawCape();
      });
    limb(brush, [neck, head], [7.5, 7.5], [darker(look.skin, 0.12)]);
    drawWornAtNeck('neck');
    if (look.scarf) drawCloth(isWindy ? scarfInWind : scarf, look.scarf);
    const size = look.headSize ?? 1;
    const turn = behind ? 0 : pose.lean * 0.6 + pose.head;
    placed(brush, { ...head, turn, scale: size }, () => {
      drawPersonHead(brush, look, phase > 0.96 || expression === 'asleep', expression, phase);
      drawWorn(brush, look.worn, 'head', { skin: look.skin, hair: look.hair });
    });
  });
  if (!behind) drawNearArm();
}

/** How far what is worn behind a back in profile is from its middle. */
const ON_BACK = 11;

/** How far from the middle of a back the limbs are. */
const ASIDE: readonly (readonly [RegExp, number])[] = [
  [/^near(Knee|Foot)/, 4],
  [/^far(Knee|Foot)/, -4],
  [/^near/, 12],
  [/^far/, -12],
];

/** What is before or behind somebody in profile is seen from behind near the middle, and each limb on its side. */
function fromBehind(at: Joints): Joints {
  const seen = ([name, { x, y }]: [string, Point]) => {
    const aside = ASIDE.find(([limb]) => limb.test(name))?.[1] ?? 0;
    return [name, { x: at.hip.x + (x - at.hip.x) * 0.3 + aside, y }];
  };
  return Object.fromEntries(Object.entries(at).map(seen)) as unknown as Joints;
}

/** Where the joints are once the whole body is turned about its hips. */
function turned(at: Joints, angle: number): Joints {
  if (angle === 0) return at;
  return Object.fromEntries(
    Object.entries(at).map(([name, { x, y }]: [string, Point]) => [name, rotated({ x, y }, at.hip, angle)]),
  ) as unknown as Joints;
}
