import {
  type BodyScript,
  type Deed,
  type DeedAnimal,
  propLines,
  type Stance,
  sketchNamed,
} from '../../../catalogue/deed-data.ts';
import { propSketch } from '../../../catalogue/prop-index.ts';
import { type Brush, oval, placed } from '../../../painting/shapes.ts';
import { drawSketch } from '../../../painting/sketch.ts';
import type { Subject } from '../../../scene-description.ts';
import { measured } from '../../measured.ts';
import { asBystander, asPartner } from '../../mouth.ts';
import { paintedAs } from '../../painted-as.ts';
import { type Anatomy, joined, type Point, type Rig } from '../../rig.ts';
import { centred } from '../../transformed.ts';
import { drawPerson, partOfPerson } from '../draw-person.ts';
import { type Liquid, WATER } from '../liquids.ts';
import type { PersonLook } from '../person-look.ts';
import { placedPoint, seatHeight, settled } from '../postures.ts';
import { withHat } from '../worn.ts';
import { atGoal } from './at-goal.ts';
import type { DeedCast } from './deed-cast.ts';
import { drawProp, isOnGround, withTool } from './draw-prop.ts';
import { pointOf, poseOf, timeline } from './key-pose.ts';

/** Pictures a second, and at most, of who does something and of who only moves: large figures weigh a megabyte each. */
const DOING = { rate: 15, most: 20 };
const MOVING = { rate: 22, most: 28 };
/** What those who only move have, whatever they do. */
const roomOf = (scale: number) => ({
  left: -62 * scale,
  right: 62 * scale,
  top: -150 * scale,
  bottom: 10 * scale,
});

/** A figure that does a deed, with all that takes part in it. */
export function deedRig(deed: Deed, cast: DeedCast): Rig {
  const { astride = false, look, partnerLook = look, posture, roomy = false } = cast;
  const { cycle, medium = 'ground', partner, speed = 0 } = deed;
  const scale = look.height;
  const { rate, most } = roomy ? MOVING : DOING;
  const rules = {
    restarts: deed.restarts ?? deed.once ?? false,
    grounded: !roomy && medium === 'ground' && !deed.mount && !cast.seated && !astride,
    windy: speed > 250,
    sketches: sketchesOf(deed, cast.liquid ?? WATER),
  };
  const lead = performer(atGoal(deed, cast.target ?? null), look, cast, rules);
  const other =
    partner &&
    performer(
      partner,
      partnerLook,
      { ...cast, emptyHanded: false, posture: undefined },
      // Who is carried casts no shadow in the air.
      { ...rules, grounded: rules.grounded && (partner.y ?? 0) === 0 },
    );
  const drawPartners = (brush: Brush, phase: number) => {
    if (!partner || !other) return;
    const { facing, height, ownHeight, secondX, x, y = 0 } = partner;
    const own = ownHeight ? partnerLook.height / look.height : 1;
    const size = height ?? Math.max(0.6, Math.min(1.6, own));
    const places = cast.several && secondX !== undefined ? [secondX, x] : [x];
    for (const [index, at] of places.entries())
      placed(brush, { x: at, y, scale: [facing === 'right' ? size : -size, size] }, () =>
        asPartner(() =>
          seenAs(brush, cast.partner, () =>
            other.draw(brush, phase + (index === places.length - 1 ? 0 : 0.4)),
          ),
        ),
      );
  };
  const sits = seatHeight(posture);
  const anatomy: Anatomy = {
    stature: 100 * scale,
    isUpright: true,
    at(anchor, phase) {
      const { pose, placing } = lead.bodyAt(phase);
      const { x, y } = placedPoint(partOfPerson(pose, anchor), placing);
      return { x: x * scale, y: y * scale };
    },
  };
  const unmeasured: Omit<Rig, 'box'> = {
    cycle,
    frames: Math.max(6, Math.min(most, Math.round(cycle * rate))),
    ...(deed.once && { unfolds: true }),
    speed: speed * scale,
    medium,
    nearness: deed.nearness ?? 1.35,
    ownShadow: !roomy,
    ...(partner && { company: 1 }),
    ...(sits !== undefined && { sits: sits * scale }),
    anatomy,
    // A person who is carried sits on a shoulder, beside the head.
    seat: (phase) => ({ ...anatomy.at('shoulder', phase), angle: 0 }),
    draw(brush, phase) {
      placed(brush, { scale }, () => {
        if (cast.animal) drawAnimal(brush, cast.animal, deed.animal, cast.animalSize ?? 1, phase);
        if (!partner?.inFront) drawPartners(brush, phase);
        seenAs(brush, cast.lead, () => lead.draw(brush, phase));
        if (partner?.inFront) drawPartners(brush, phase);
      });
    },
  };
  // Who only moves has more room than most movements take.
  const whole = measured(unmeasured, roomy ? 6 : undefined);
  if (cast.handsOnly) return handsOf(whole, lead.bodyAt, scale);
  const rig = roomy || astride ? { ...whole, box: joined(whole.box, roomOf(scale)) } : centred(whole);
  // Hair spreads on what somebody lies on, and does not hold them up.
  if (posture === 'lie') return withBottom(rig, 3);
  if (deed.cutAt === undefined || posture || astride) return rig;
  const cutAt = deed.cutAt * scale;
  return { ...withBottom(rig, cutAt + 6), cutAt };
}

/** The one of the two that the figure is not cast for. */
function seenAs(brush: Brush, subject: Subject | null | undefined, draw: () => void): void {
  if (subject) paintedAs(brush, { name: subject.noun, subject }, draw);
  else draw();
}

const withBottom = (rig: Rig, lowest: number): Rig => ({
  ...rig,
  box: { ...rig.box, bottom: Math.min(rig.box.bottom, lowest) },
});

/** The sketches that a deed has, by name; what is poured from and into is as the drink wants it. */
function sketchesOf(deed: Deed, { into, vessel }: Liquid): Readonly<Record<string, string>> {
  const poured: Readonly<Record<string, string>> = { vessel: `vessel-${vessel}`, filled: `filled-${into}` };
  const names = [deed, deed.partner ?? {}].flatMap(propLines).flatMap((line) => sketchNamed(line) ?? []);
  return Object.fromEntries(
    names.map((name) => [name, deed.sketches?.[name] ?? propSketch(poured[name] ?? name) ?? '']),
  );
}

/** Whether it can be done sitting, kneeling or lying: what takes others, an animal or a way is as it is drawn. */
export function isDoneInAnyPosture(deed: Deed): boolean {
  const { animal, medium, mount, partner, speed, stance } = deed;
  if ((partner && !partner.ifNamed) || animal || mount || speed || changesPosture(deed)) return false;
  return (medium ?? 'ground') === 'ground' && stance !== 'lie';
}

/** Who sits down and who stands up does nothing else; a hat is put on wherever one sits. */
function changesPosture({ keys, once }: Deed): boolean {
  return once === true && new Set(keys.map((key) => /\bhip \S+/.exec(key)?.[0])).size > 1;
}

const SADDLED = new Set<Stance>(['stand', 'sit', 'step', 'wide']);

/** Whether it can be done in a saddle. */
export function isDoneAstride(deed: Deed): boolean {
  return isDoneInAnyPosture({ ...deed, once: false }) && SADDLED.has(deed.stance ?? 'stand');
}

/** What a window around the hands shows, wide as a film is. */
const WINDOW = { wide: 84, high: 47 };

function handsOf(whole: Rig, bodyAt: Performer['bodyAt'], scale: number): Rig {
  const points = [0, 0.25, 0.5, 0.75].flatMap((phase) =>
    ['nh', 'fh'].map((name) => pointOf(bodyAt(phase).values, name)!),
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

const SHADOW = '#10082450';

function drawAnimal(
  brush: Brush,
  animal: Rig,
  { x, scale, flip }: Pick<DeedAnimal, 'x' | 'scale' | 'flip'> = { x: 0, scale: 1 },
  times: number,
  phase: number,
): void {
  const size = scale * times;
  placed(brush, { x: x * (1 + (times - 1) * 0.8), scale: [flip ? -size : size, size] }, () => {
    oval(brush, 0, 1.5, (animal.box.right - animal.box.left) * 0.34, 4, SHADOW);
    asBystander(() => animal.draw(brush, phase));
  });
}

type Performer = ReturnType<typeof performer>;

/** One body of a deed with what it has in hand and around it. */
function performer(
  script: BodyScript,
  base: PersonLook,
  cast: DeedCast,
  rules: {
    readonly restarts: boolean;
    readonly grounded: boolean;
    readonly windy: boolean;
    readonly sketches: Readonly<Record<string, string>>;
  },
) {
  const at = timeline(script, rules.restarts);
  const asItIs = cast.posture === script.stance && !cast.seated;
  const posture = cast.astride ? 'astride' : asItIs ? undefined : cast.posture;
  const look = withHat({ ...base, ...script.look, height: base.height }, script.hat);
  const faces = script.face ?? ['smile'];
  const props = propLines(script)
    // Furniture is as high as the deed has it, and seats are drawn apart.
    .filter((prop) => !(posture && isOnGround(prop)))
    .filter((prop) => !(cast.emptyHanded && (prop[0] === 'behind' || isOnGround(prop))));
  const lines = cast.tool ? withTool(props) : props;
  const seat = cast.seatColour ? 'vehicle-seat' : 'stool';
  const stool = posture === 'sit' && !cast.seated ? propSketch(seat)! : '';
  const bodyAt = (phase: number) => {
    const values = at(phase);
    return { values, ...settled(poseOf(values), posture) };
  };
  return {
    bodyAt,
    draw(brush: Brush, phase: number) {
      const { placing, pose, values } = bodyAt(phase);
      if (rules.grounded) oval(brush, pointOf(values, 'hip')!.x, 1.5, 24, 3.6, SHADOW);
      drawSketch(brush, stool, cast.seatColour ? { main: cast.seatColour } : {});
      placed(brush, placing, () =>
        drawPerson(brush, pose, phase, {
          look,
          windy: rules.windy,
          expression: faces[Math.floor(phase * faces.length) % faces.length]!,
          drawLayer(layer, body) {
            for (const [where, ...prop] of lines)
              if (where === layer)
                paintedAs(brush, { name: sketchNamed([where, ...prop])?.replaceAll('-', ' ') ?? '' }, () =>
                  drawProp(brush, prop, { body, values }, { ...cast, look, sketches: rules.sketches }),
                );
          },
        }),
      );
    },
  };
}
