import { drawObject } from '../cast/objects/draw-object.ts';
import type { Point, Rig } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';
import { towed } from '../cast/things/towed.ts';
import { mirrored } from '../cast/transformed.ts';
import type { SceneDescription } from '../scene-description.ts';
import type { Floor } from '../scenery/stage.ts';
import { LIVING } from '../vocabulary/living.ts';
import { homeOf } from '../vocabulary/nouns.ts';
import type { Actor } from './actor.ts';
import { middleOf, wideOf } from './bounds-of.ts';
import { type Figure, looksLeft } from './figure.ts';
import { allSeen, isFurnished } from './fit-in-frame.ts';
import type { Leg } from './leg.ts';
import { cameraVelocity, motionOf, type Placed } from './motion.ts';
import { type Fit, pathOnLeg } from './path-on-leg.ts';
import type { CastOptions, Role } from './role.ts';
import type { Spot } from './spot.ts';

/** Places with the water behind what stands there. */
const SHORES = new Set<SceneDescription['place']>(['beach', 'lake']);
const TABLE_SHARE = 0.2;
/** How far they get who walk past something that stands. */
const WALKED = 0.12;

/**
 * Everybody and everything where the prompt puts it, wholly inside the frame from the first to the last second. Where they are not
 * `tied` to a place the camera goes along with them.
 */
export function arrangedFigures(
  stage: Floor,
  roles: readonly Role[],
  options: CastOptions,
  tied: boolean,
): { readonly figures: readonly Figure[]; readonly velocity: number } {
  const { scene, height } = stage;
  if (roles.length === 0) return { figures: [], velocity: cameraVelocity(stage, 0, options) };
  // Cups and cakes in a furnished room do not stand on its floor.
  const needsTable =
    tied &&
    isFurnished(scene.place) &&
    roles.every(({ subject: { figure } }) => homeOf(figure) === 'tabletop');
  const raised = needsTable ? height * TABLE_SHARE : 0;
  const { spots, bounds, fit } = allSeen(stage, roles, options, raised, !tied);
  const isStill = tied && scene.camera.move !== 'circle';
  const velocity = isStill ? 0 : cameraVelocity(stage, speedOf(spots, roles[0]!) * fit.scale, options);
  const journey = Math.abs(velocity) * options.seconds * scene.camera.pace;
  const roleOf = (spot: Spot) => roles.find(({ subject }) => subject === spot.subject)!;
  const places = spots.map((spot) => ({ spot, role: roleOf(spot), x: startOf(spot) }));
  const figures = places.flatMap((place, order): Figure[] => {
    const { spot, role } = place;
    const left = scene.relation !== 'chasing' && looksLeft(scene, place, places);
    const index = spots.filter(({ subject, x }) => subject === spot.subject && x < spot.x).length;
    const own = `${spot.subject.id} ${spot.scale} ${role.rigs.indexOf(spot.rig)} ${spot.part}`;
    const shown =
      spot.route?.legs.map((leg) => onLeg(stage, spot, leg, fit)) ??
      (tied
        ? [standing(stage, spot, left, order, fit)]
        : [
            alongTheWay(stage, spot, left, fit, {
              order,
              journey,
              total: spots.length,
              room: wideOf(bounds) * fit.scale,
            }),
          ]);
    return shown.map(({ look, ...each }) => ({
      ...each,
      role,
      index,
      look: `${own} ${look}`,
      beat: spot.route ? index : order,
    }));
  });
  const rig = needsTable ? drawObject('dining table', null) : null;
  if (!rig) return { figures, velocity };
  const at = { x: fit.centre + middleOf(bounds) * fit.scale, y: fit.ground + raised };
  const scale = raised / -(rig.surface ?? rig.box.top);
  const shadow = shadowOf(rig, scale, at.y);
  const table = { rig, scale, look: 'table', depth: -100, beat: 0, shadow, path: () => at };
  return { figures: [{ role: null, index: 0, ...table }, ...figures], velocity };
}

/** Of the first who is filmed. */
function speedOf(spots: readonly Spot[], { subject }: Role): number {
  const lead = spots.find((spot) => spot.subject === subject);
  return lead ? lead.rig.speed * lead.scale : 0;
}

type Shown = Omit<Figure, 'role' | 'index' | 'beat'>;

function shadowOf({ box }: Rig, scale: number, ground: number): Actor['shadow'] {
  return { width: wideOf(box) * scale * 0.65, ground };
}

/** On a stretch of its way, and only then. */
function onLeg({ scene, height }: Floor, spot: Spot, leg: Leg, fit: Fit): Shown {
  const rig = partOf(spot, !leg.rests);
  const scale = spot.scale * fit.scale;
  // Ships pass before the shore, and not on it.
  const isOffshore = rig.medium === 'water' && SHORES.has(scene.place);
  const ground = isOffshore ? fit.ground - height * 0.1 : fit.ground;
  return {
    rig: leg.left ? mirrored(rig) : rig,
    scale,
    look: `${leg.left} ${leg.rests} ${spot.tow !== undefined}`,
    depth: spot.depth * 0.1 + leg.depth,
    shadow: hasShadow(spot, leg) ? shadowOf(rig, scale, ground + leg.at(0).y * fit.scale) : null,
    path: pathOnLeg(spot, leg, { ...fit, ground }),
  };
}

function standing({ scene, unit, width }: Floor, spot: Spot, left: boolean, order: number, fit: Fit): Shown {
  const rig = partOf(spot, false);
  const scale = spot.scale * fit.scale;
  const box = measureRig(spot.rig);
  // Turned round within the room it has.
  const x = fit.centre + spot.x * fit.scale + (left ? (box.left + box.right) * scale : 0);
  const y = fit.ground + spot.y * fit.scale;
  const isFloating = rig.medium === 'air' || rig.medium === 'submerged';
  const sway = isFloating ? 5 * unit : 0;
  const walked = isWalking(spot) && !scene.moves ? width * WALKED : 0;
  const isShaded = spot.grounded && rig.medium === 'ground' && spot.part !== 'front';
  return {
    rig: left ? mirrored(rig) : rig,
    scale,
    look: `${left}`,
    depth: spot.depth,
    shadow: isShaded ? shadowOf(rig, scale, y) : null,
    path: ({ time, progress }) => ({
      x: x + (progress - 0.5) * walked,
      y: y + Math.sin(time * 1.1 + order) * sway,
    }),
  };
}

/** A figure that walks or talks may rise a little. */
const MARGIN = 6;

/** With a camera that goes along. */
function alongTheWay(
  stage: Floor,
  spot: Spot,
  left: boolean,
  fit: Fit,
  all: Pick<Placed, 'order' | 'total' | 'room' | 'journey'>,
): Shown {
  const own = partOf(spot, true);
  const rig = left ? { ...mirrored(own), speed: 0 } : own;
  const scale = spot.scale * fit.scale;
  // What floats lies in the water, and does not stand on it.
  const sunk = rig.medium === 'water' ? measureRig(spot.rig).bottom * scale : 0;
  const at = { x: fit.centre + spot.x * fit.scale, y: spot.y * fit.scale + sunk };
  const motion = motionOf(stage, { ...all, ...at, rig, scale, subject: spot.subject });
  const { box } = rig;
  // What is below the frame is not painted.
  const bottom = Math.min(box.bottom, (stage.height - (motion.shadow?.ground ?? 0)) / scale + MARGIN);
  return {
    ...motion,
    rig: { ...rig, box: { ...box, bottom } },
    scale,
    look: `${left}`,
    depth: spot.depth,
  };
}

/** On level ground only, in front of what stands there. */
function hasShadow({ grounded, rig }: Spot, leg: Leg): boolean {
  const [one, other] = [leg.at(0), leg.at(1)];
  const isFlat = Math.abs(one.y - other.y) < 0.02 && Math.abs(one.y) < 0.2 && !one.far;
  return isFlat && leg.depth > 0 && grounded && rig.medium === 'ground' && !rig.ownShadow;
}

/** Where it stands, or where its way begins. */
function startOf({ x, route }: Spot): number {
  return x + (route?.legs[0]?.at(0).x ?? 0);
}

function isWalking({ subject: { action }, grounded, rig, carries }: Spot): boolean {
  return grounded && !carries && rig.speed > 0 && (action === 'walk' || action === 'run');
}

/** A container is drawn in two parts, with its contents in between. Wheels of what stands do not turn. */
function partOf({ rig: own, part, route, subject, rope, scale, carries, tow }: Spot, goes: boolean): Rig {
  const stands =
    carries || subject.figure.kind === 'vehicle' || (route && LIVING.has(subject.figure.kind) && !goes);
  const inOwn = ({ x, y }: Point): Point => ({ x: x / scale, y: y / scale });
  const free = tow === undefined ? own : towed(own, inOwn(tow.at), inOwn(tow.end));
  const { left, right, top } = measureRig(own);
  const hook = { x: (left + right) / 2, y: top };
  const tied = rope === undefined ? free : towed(free, hook, { ...hook, y: top - rope / scale });
  const rig = stands && !goes && !own.unfolds ? { ...tied, frames: 1 } : tied;
  if (part === 'front') return { ...rig, draw: tied.drawFront!.bind(tied) };
  if (part === 'back' || !tied.drawFront || tied.mouth) return rig;
  return {
    ...rig,
    draw(brush, phase) {
      tied.draw(brush, phase);
      tied.drawFront!(brush, phase);
    },
  };
}
