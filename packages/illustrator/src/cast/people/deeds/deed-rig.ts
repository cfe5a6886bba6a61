import {
  type BodyScript,
  type Deed,
  type DeedAnimal,
  propLines,
  type Stance,
} from '../../../catalogue/deed-data.ts';
import { propSketch } from '../../../catalogue/prop-index.ts';
import { type Brush, oval, placed, stroke } from '../../../painting/shapes.ts';
import { drawSketch } from '../../../painting/sketch.ts';
import type { Posture } from '../../../scene-description.ts';
import { centred, measured } from '../../measured.ts';
import { asBystander, asPartner } from '../../mouth.ts';
import type { Anatomy, Point, Rig } from '../../rig.ts';
import { type Body, drawPerson, partOfPerson } from '../draw-person.ts';
import type { PersonLook } from '../person-look.ts';
import { astride, HIPS } from '../pose.ts';
import { inPosture, seatHeight } from '../postures.ts';
import { withHat } from '../worn.ts';
import { drawThing, isThingProp, type ThingInDeed } from './draw-thing.ts';
import { pointOf, poseOf, timeline, type Values } from './key-pose.ts';

/** Pictures a second, and at most: large figures weigh a megabyte each. */
const RATE = 15;
const MOST_PICTURES = 20;

type Sketches = Readonly<Record<string, string>>;

export interface DeedCast {
  readonly look: PersonLook;
  readonly partnerLook?: PersonLook;
  /** There are several of the partner. */
  readonly several?: boolean;
  /** What an animal or vehicle that takes part is drawn by. */
  readonly animal?: Rig | null;
  /** How much larger than usual that animal is. */
  readonly animalSize?: number;
  /** What the prompt says it is done to: lemons that are juggled. */
  readonly object?: ThingInDeed | null;
  /** What that is put on or into: the glass that milk is poured into. */
  readonly target?: ThingInDeed | null;
  /** What the prompt says it is done with, in the hand of who does it. */
  readonly tool?: ThingInDeed | null;
  /** The colour of what is poured, stirred or drunk. */
  readonly liquid?: string;
  readonly sketches?: Sketches | undefined;
  /** Of a partner who goes on with a deed of their own. */
  readonly partnerSketches?: Sketches;
  /** The colour props are asked for in. */
  readonly colour?: string;
  /** Nothing but the hands and what they do, as large as the frame. */
  readonly handsOnly?: boolean;
  /** On something that is drawn apart: the origin is the hips, and there is no ground. */
  readonly astride?: boolean;
  /** Does it to what somebody else has in hand. */
  readonly emptyHanded?: boolean;
  /** How the body is, where that is not as the deed has it. */
  readonly posture?: Posture | undefined;
  /** What one sits or lies on is drawn apart: the drawing brings none. */
  readonly seated?: boolean;
}

/** Rounds of a deed in the time in which what it is done to becomes something else. */
const ROUNDS = 4;
const PICTURES_OF_CHANGE = 40;

/** A figure that does a deed, with all that takes part in it. What changes in hand changes once, however often the hands move. */
export function deedRig(deed: Deed, cast: DeedCast): Rig {
  const thing = cast.object;
  if (!thing?.rig.unfolds || deed.once) return rigOf(deed, cast);
  let progress = 0;
  const draw = (brush: Brush) => thing.rig.draw(brush, progress);
  const rig = rigOf(deed, { ...cast, object: { ...thing, rig: { ...thing.rig, draw } } });
  const { cutAt } = rig;
  const whole = measured({
    ...rig,
    unfolds: true,
    frames: PICTURES_OF_CHANGE,
    draw(brush, phase) {
      progress = phase;
      rig.draw(brush, (phase * ROUNDS) % 1);
    },
  });
  return cutAt === undefined ? whole : { ...whole, box: { ...whole.box, bottom: rig.box.bottom } };
}

function rigOf(deed: Deed, cast: DeedCast): Rig {
  if (cast.astride) return deedAstride(deed, cast);
  const sits = seatHeight(cast.posture);
  const { partnerLook = cast.look } = cast;
  const rules = {
    restarts: deed.restarts ?? deed.once ?? false,
    grounded: (deed.medium ?? 'ground') === 'ground' && !deed.mount && !cast.seated,
  };
  const lead = performer(deed, cast.look, cast, rules);
  const partner =
    deed.partner &&
    performer(
      deed.partner,
      partnerLook,
      { ...cast, sketches: cast.partnerSketches ?? cast.sketches, emptyHanded: false, posture: undefined },
      {
        ...rules,
        // Who is carried casts no shadow in the air.
        grounded: rules.grounded && (deed.partner.y ?? 0) === 0,
      },
    );
  const animal = cast.animal
    ? placedAnimal(deed.animal ?? { x: 0, scale: 1 }, cast.animal, cast.animalSize ?? 1)
    : null;
  const scale = cast.look.height;
  const drawPartners = (brush: Brush, phase: number) => {
    if (!deed.partner) return;
    if (cast.several && deed.partner.secondX !== undefined)
      drawPartner(brush, phase + 0.4, deed.partner.secondX);
    drawPartner(brush, phase, deed.partner.x);
  };
  const drawPartner = (brush: Brush, phase: number, x: number) => {
    if (!deed.partner || !partner) return;
    const { facing, height, ownHeight, y = 0 } = deed.partner;
    const own = ownHeight ? partnerLook.height / cast.look.height : 1;
    const size = height ?? Math.max(0.6, Math.min(1.6, own));
    placed(brush, { x, y, scale: [facing === 'right' ? size : -size, size] }, () =>
      asPartner(() => partner(brush, phase)),
    );
  };
  const whole = measured({
    cycle: deed.cycle,
    frames: Math.max(6, Math.min(MOST_PICTURES, Math.round(deed.cycle * RATE))),
    ...(deed.once && { unfolds: true }),
    speed: (deed.speed ?? 0) * scale,
    medium: deed.medium ?? 'ground',
    nearness: deed.nearness ?? 1.35,
    ownShadow: true,
    ...(deed.partner ? { company: 1 } : {}),
    ...(sits !== undefined && { sits: sits * scale }),
    anatomy: anatomyOf(deed, cast, rules.restarts),
    draw(brush, phase) {
      placed(brush, { scale }, () => {
        animal?.(brush, phase);
        if (!deed.partner?.inFront) drawPartners(brush, phase);
        lead(brush, phase);
        if (deed.partner?.inFront) drawPartners(brush, phase);
      });
    },
  });
  const rig = centred(whole);
  if (cast.handsOnly) return handsOf(deed, whole, scale);
  // Hair spreads on what somebody lies on, and does not hold them up.
  if (cast.posture === 'lie') return { ...rig, box: { ...rig.box, bottom: Math.min(rig.box.bottom, 3) } };
  if (deed.cutAt === undefined || cast.posture) return rig;
  const cutAt = deed.cutAt * scale;
  return { ...rig, cutAt, box: { ...rig.box, bottom: Math.min(rig.box.bottom, cutAt + 6) } };
}

/** Whether it can be done sitting, kneeling or lying: what takes others, an animal or a way is as it is drawn. */
export function isDoneInAnyPosture({ animal, medium, mount, partner, speed, stance, once }: Deed): boolean {
  if ((partner && !partner.ifNamed) || animal || mount || speed || once) return false;
  return (medium ?? 'ground') === 'ground' && stance !== 'lie';
}

/** Whether it can be done in a saddle. */
export function isDoneAstride({ animal, medium, mount, partner, speed, stance = 'stand' }: Deed): boolean {
  if (partner && !partner.ifNamed) return false;
  return !animal && !mount && !speed && (medium ?? 'ground') === 'ground' && SADDLED.has(stance);
}

const SADDLED = new Set<Stance>(['stand', 'sit', 'step', 'wide']);

function deedAstride(deed: Deed, cast: DeedCast): Rig {
  const lead = performer(deed, cast.look, cast, { restarts: deed.restarts ?? false, grounded: false });
  const scale = cast.look.height;
  return measured({
    cycle: deed.cycle,
    frames: Math.max(6, Math.min(MOST_PICTURES, Math.round(deed.cycle * RATE))),
    speed: 0,
    medium: 'ground',
    anatomy: anatomyOf(deed, cast, deed.restarts ?? false),
    draw(brush, phase) {
      placed(brush, { scale }, () => lead(brush, phase));
    },
  });
}

/** Where the parts of whoever does it are. */
function anatomyOf(deed: Deed, cast: DeedCast, restarts: boolean): Anatomy {
  const { look, astride: isAstride } = cast;
  const posture = cast.seated || cast.posture !== deed.stance ? cast.posture : undefined;
  const at = timeline(deed, restarts);
  const scale = look.height;
  return {
    stature: 100 * scale,
    isUpright: true,
    at(anchor, phase) {
      const values = at(phase);
      const hip = isAstride ? pointOf(values, 'hip')! : { x: 0, y: 0 };
      const pose = poseOf(values);
      const settled = posture && !isAstride ? inPosture(pose, posture) : null;
      const part = partOfPerson(settled?.pose ?? pose, anchor);
      const { x, y } = settled?.moved(part) ?? part;
      return { x: (x - hip.x) * scale, y: (y - hip.y) * scale };
    },
  };
}

/** What stands on the ground beside somebody is not there for a rider, and not a second time for a helper. */
function isOnGround([, , where = '']: readonly string[]): boolean {
  const y = /^-?[\d.]+,(-?[\d.]+)$/.exec(where)?.[1];
  return y !== undefined && Number(y) > -12;
}

/** What a window around the hands shows, wide as a film is. */
const WINDOW = { wide: 84, high: 47 };

function handsOf(deed: Deed, whole: Rig, scale: number): Rig {
  const at = timeline(deed, deed.restarts ?? false);
  const points = [0, 0.25, 0.5, 0.75].flatMap((phase) =>
    ['nh', 'fh'].map((name) => pointOf(at(phase), name)!),
  );
  const mean = (of: (point: Point) => number) =>
    (points.reduce((sum, point) => sum + of(point), 0) / points.length) * scale;
  const middle = mean(({ x }) => x) + 4 * scale;
  const bottom = mean(({ y }) => y) + WINDOW.high * 0.56 * scale;
  const half = (WINDOW.wide / 2) * scale;
  return {
    ...whole,
    box: { left: -half, right: half, top: bottom - WINDOW.high * scale, bottom },
    cutAt: bottom,
    fills: true,
    speed: 0,
    draw(brush, phase) {
      placed(brush, { x: -middle }, () => whole.draw(brush, phase));
    },
  };
}

function placedAnimal(
  { x, scale, flip }: Pick<DeedAnimal, 'x' | 'scale' | 'flip'>,
  animal: Rig,
  times: number,
): (brush: Brush, phase: number) => void {
  return (brush, phase) => {
    placed(brush, { x: x * (1 + (times - 1) * 0.8), scale: [flip ? -scale : scale, scale] }, () => {
      oval(brush, 0, 1.5, (animal.box.right - animal.box.left) * 0.34, 4, SHADOW);
      asBystander(() => animal.draw(brush, phase));
    });
  };
}

const PROP_COLOUR = '#d9573c';
const WATER = '#6cc0ea';

type Layer = 'behind' | 'mid' | 'front';

const SHADOW = '#10082450';

function performer(
  script: BodyScript,
  base: PersonLook,
  cast: DeedCast,
  { restarts, grounded }: { readonly restarts: boolean; readonly grounded: boolean },
) {
  const at = timeline(script, restarts);
  const restanced = cast.posture !== undefined && (cast.seated || cast.posture !== script.stance);
  const look = withHat({ ...base, ...script.look, height: base.height }, script.hat);
  const faces = script.face ?? ['smile'];
  const props = propLines(script)
    .filter((prop) => !(cast.astride && isOnGround(prop)))
    .filter((prop) => !(cast.emptyHanded && (prop[0] === 'behind' || isOnGround(prop))))
    // Furniture is as high as the deed has it, and seats are drawn apart.
    .filter((prop) => !(restanced && isOnGround(prop)));
  const tool = props.find((prop) => isTool(prop));
  return (brush: Brush, phase: number) => {
    const values = at(phase);
    const hip = pointOf(values, 'hip')!;
    brush.save();
    if (cast.astride) brush.translate(-hip.x, -hip.y);
    if (grounded) oval(brush, hip.x, 1.5, 24, 3.6, SHADOW);
    const drawLayer = (layer: Layer) => (on: Brush, body: Body) => {
      for (const line of props) {
        const [where, ...prop] = line;
        if (where !== layer) continue;
        if (cast.tool && line === tool) drawTool(on, cast.tool, prop, body, values);
        else drawProp(on, prop, body, values, { ...cast, look });
      }
    };
    const pose = poseOf(values);
    const body = restanced && cast.posture ? inPosture(pose, cast.posture) : null;
    if (body && cast.posture === 'sit' && !cast.seated) drawSketch(brush, propSketch('stool')!);
    body?.enter(brush);
    drawPerson(
      brush,
      {
        look,
        expression: faces[Math.floor(phase * faces.length) % faces.length]!,
        eyesClosed: phase > 0.96,
        behind: drawLayer('behind'),
        between: drawLayer('mid'),
        before: drawLayer('front'),
      },
      cast.astride ? { ...astride(pose), lift: -HIPS - hip.y, shift: hip.x } : (body?.pose ?? pose),
      phase,
    );
    brush.restore();
  };
}

/** What is in the near hand, and no hand itself. */
function isTool([layer, sketch = '', where]: readonly string[]): boolean {
  const isThing = isThingProp(sketch.split(':')[0] ?? '');
  return (
    layer !== 'behind' &&
    (where === 'nh' || where === 'hands') &&
    sketch !== 'tie' &&
    !isThing &&
    !/hand/.test(sketch)
  );
}

function drawTool(
  brush: Brush,
  tool: ThingInDeed,
  prop: readonly string[],
  body: Body,
  values: Values,
): void {
  const [, where = 'nh', , turn = '0'] = prop;
  const angle = /^-?[\d.]+$/.test(turn) ? Number(turn) : (values[turn]?.[0] ?? 0);
  drawThing(brush, 'object', { object: tool }, placeOf(where, body, values), {
    tall: 26,
    angle,
    foot: false,
  });
}

function drawProp(
  brush: Brush,
  [sketch, ...words]: readonly string[],
  body: Body,
  values: Values,
  cast: DeedCast,
): void {
  const { look } = cast;
  const [where = 'hip', ...rest] = words;
  const from = placeOf(where, body, values);
  if (sketch === 'tie') {
    const to = rest[0] === 'collar' ? collarOf(cast.animalSize ?? 1) : placeOf(rest[0]!, body, values);
    const line: [number, number][] = [
      [from.x, from.y],
      [to.x, to.y],
    ];
    stroke(brush, line, Number(rest[2] ?? 0.8), rest[1] ?? '#f0ece4');
    return;
  }
  const shown = rest.find((word) => word.startsWith('?'));
  if (shown && (values[shown.slice(1)]?.[0] ?? 0) < 0.5) return;
  const [kind = '', instead] = sketch!.split(':');
  const plain = rest.filter((word) => !FLAGS.test(word));
  const number = (word: string) => (/^-?[\d.]+$/.test(word) ? Number(word) : (values[word]?.[0] ?? 0));
  if (isThingProp(kind)) {
    // The animal it is done to is already there.
    if (cast.emptyHanded || (instead === 'nothing' && cast.animal && kind === 'anything')) return;
    const [tall = '16', turn = '0'] = plain;
    const own = tall === 'own';
    const thing = {
      tall: own ? null : number(tall),
      angle: number(turn),
      foot: rest.includes('foot'),
      hang: rest.includes('hang'),
      low: rest.includes('low'),
      flip: rest.includes('flip'),
    };
    const at = rest.includes('ground') ? { x: from.x + 3, y: 0 } : from;
    if (drawThing(brush, kind, cast, at, thing)) return;
  }
  const drawing = cast.sketches?.[instead ?? sketch!];
  if (instead === 'nothing') return;
  if (!drawing) throw new Error(`no drawing of ${sketch}`);
  const [size = '1', angle = '0'] = instead ? ['1', plain[1] ?? '0'] : plain;
  placed(brush, { x: from.x, y: from.y }, () => {
    if (angle.startsWith('>')) {
      const to = placeOf(angle.slice(1), body, values);
      brush.rotate(Math.atan2(to.y - from.y, to.x - from.x));
    } else brush.rotate(number(angle));
    brush.scale(number(size) * (rest.includes('flip') ? -1 : 1), number(size));
    drawSketch(brush, drawing, {
      main: cast.colour ?? PROP_COLOUR,
      inks: {
        skin: look.skin,
        hair: look.hair,
        cloth: look.top,
        trousers: look.bottom,
        liquid: cast.liquid ?? WATER,
      },
    });
  });
}

/** Words of a prop that are no numbers. */
const FLAGS = /^(flip|foot|ground|hang|low|\?.*)$/;

/** Where the lead of a dog ends that is so many times as large as usual. */
function collarOf(times: number): Point {
  return { x: 62 * (1 + (times - 1) * 0.8) + 12 * times, y: -42 * times };
}

const JOINTS: Readonly<Record<string, keyof Body>> = {
  nh: 'nearHand',
  fh: 'farHand',
  nf: 'nearFoot',
  ff: 'farFoot',
  hip: 'hip',
  neck: 'neck',
  head: 'head',
};

/** A joint, halfway between the hands, the mouth, a point of the keys, or `x,y`. */
function placeOf(name: string, body: Body, values: Values): Point {
  const joint = JOINTS[name];
  if (joint) return body[joint];
  if (name === 'mouth') return { x: body.head.x + 10, y: body.head.y + 6 };
  if (name === 'hands')
    return {
      x: (body.nearHand.x + body.farHand.x) / 2,
      y: (body.nearHand.y + body.farHand.y) / 2,
    };
  const point = pointOf(values, name);
  if (point) return point;
  const [x, y] = name.split(',').map(Number);
  if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y))
    throw new Error(`no point ${name}`);
  return { x, y };
}
