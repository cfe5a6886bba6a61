import type { BodyScript } from '../../../catalogue/deed-data.ts';
import type { Posture } from '../../../scene-description.ts';
import { type Point, rotated } from '../../rig.ts';
import { peopleTable } from '../people-table.ts';
import { FOREARM, type Pose, SHIN, THIGH, TORSO, UPPER_ARM } from '../pose.ts';

/** Numbers and points by name, at one moment. */
export type Values = Readonly<Record<string, readonly number[]>>;

/** The body of somebody who sits, kneels or lies and does nothing. */
export function postureAlone(posture: Posture): Pose {
  return poseOf(parseKey(peopleTable().stances[posture]));
}

export function parseKey(text: string): Values {
  return Object.fromEntries(
    [...text.matchAll(/([a-zA-Z]+) (-?[\d.]+)(?:,(-?[\d.]+))?/g)].map(([, name, x, y]) => [
      name!,
      y === undefined ? [Number(x)] : [Number(x), Number(y)],
    ]),
  );
}

/** The moments of a script as a smooth round: between two of them everything eases from one to the next. */
export function timeline(script: BodyScript, restarts: boolean): (phase: number) => Values {
  if (script.flows) return flow(script.keys);
  const base = parseKey(peopleTable().stances[script.stance ?? 'stand']);
  const keys = script.keys.map((key) => parseKey(key));
  // What only some moments name is as the first of them says until then.
  const named: Record<string, readonly number[]> = {};
  for (const key of keys.toReversed()) Object.assign(named, key);
  const rest = { ...named, ...base };
  const moments = keys.map((key) => ({ ...rest, ...key }));
  return (phase) => {
    const at = (((phase % 1) + 1) % 1) * moments.length;
    const from = moments[Math.floor(at) % moments.length]!;
    const last = Math.floor(at) === moments.length - 1;
    const to = last && restarts ? from : moments[(Math.floor(at) + 1) % moments.length]!;
    const share = (1 - Math.cos((at % 1) * Math.PI)) / 2;
    return Object.fromEntries(
      Object.entries(from).map(([name, value]) => [
        name,
        value.map((part, index) => part + ((to[name]?.[index] ?? part) - part) * share),
      ]),
    );
  };
}

/** The moments of a movement as one flow, without a halt at any of them: a curve through all values. */
export function flow(keys: readonly string[]): (phase: number) => Values {
  const first = { ...parseKey(peopleTable().stances.stand), ...parseKey(keys[0] ?? '') };
  const moments = keys.map((key): Values => ({ ...first, ...parseKey(key) }));
  return (phase) => {
    const at = (((phase % 1) + 1) % 1) * moments.length;
    const share = at % 1;
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      (step) => moments[(Math.floor(at) + step + moments.length) % moments.length]!,
    );
    return Object.fromEntries(
      Object.entries(from!).map(([name, values]) => [
        name,
        values.map((p1, index) => {
          const [p0, p2, p3] = [before, to, after].map((moment) => moment![name]?.[index] ?? p1);
          const bend = 2 * p0! - 5 * p1 + 4 * p2! - p3! + share * (3 * (p1 - p2!) + p3! - p0!);
          return p1 + 0.5 * share * (p2! - p0! + share * bend);
        }),
      ]),
    );
  };
}

export const pointOf = (values: Values, name: string): Point | null => {
  const value = values[name];
  return value && value.length === 2 ? { x: value[0]!, y: value[1]! } : null;
};

/** The joints' angles that bring hands and feet where the moment wants them. */
export function poseOf(values: Values): Pose {
  const number = (name: string) => values[name]?.[0] ?? 0;
  const hip = pointOf(values, 'hip')!;
  const lean = number('lean');
  // Targets are where they are seen; a turned body reaches for them in its own frame.
  const within = (name: string) => rotated(pointOf(values, name)!, hip, -number('turn'));
  const shoulder = {
    x: hip.x + Math.sin(lean) * (TORSO - 4),
    y: hip.y - Math.cos(lean) * (TORSO - 4),
  };
  const arm = (name: string, bend: string, side: number) => {
    const target = within(name);
    const [first, second] = reach(
      { x: shoulder.x + side, y: shoulder.y },
      target,
      UPPER_ARM,
      FOREARM,
      number(bend),
    );
    return { shoulder: first, elbow: second };
  };
  const leg = (name: string, bend: string, side: number) => {
    const target = within(name);
    const [first, second] = reach({ x: hip.x + side, y: hip.y }, target, THIGH, SHIN, -number(bend));
    return { hip: first, knee: -second };
  };
  return {
    lean,
    lift: -44 - hip.y,
    shift: hip.x,
    head: number('head'),
    turn: number('turn'),
    near: { arm: arm('nh', 'ne', -1), leg: leg('nf', 'nk', 1.5) },
    far: { arm: arm('fh', 'fe', 2), leg: leg('ff', 'fk', -1.5) },
  };
}

/** Angles of a limb of two parts whose end comes as near to the target as it can; `bend` says to which side. */
function reach(from: Point, target: Point, first: number, second: number, bend: number): [number, number] {
  const dx = target.x - from.x;
  const dy = target.y - from.y;
  const far = Math.max(Math.abs(first - second) + 0.01, Math.min(first + second - 0.01, Math.hypot(dx, dy)));
  const direction = Math.atan2(dx, dy);
  const opening = Math.acos((first * first + far * far - second * second) / (2 * first * far));
  const fold = Math.PI - Math.acos((first * first + second * second - far * far) / (2 * first * second));
  const side = bend < 0 ? -1 : 1;
  return [direction - side * opening, side * fold];
}
