import { isBorne } from '../cast/drawn-together.ts';
import { drawObject } from '../cast/objects/draw-object.ts';
import { touched } from '../cast/people/cast-hands.ts';
import type { Point, Rig } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';
import { towed } from '../cast/things/towed.ts';
import { mirrored } from '../cast/transformed.ts';
import type { SceneDescription, SpatialRelation, SubjectId } from '../scene-description.ts';
import type { Floor } from '../scenery/stage.ts';
import { LIVING } from '../vocabulary/living.ts';
import { homeOf } from '../vocabulary/nouns.ts';
import type { Actor } from './actor.ts';
import { type Arrangement, arrange } from './arrange.ts';
import { extentOf } from './arranged-node.ts';
import { relationsBesideWays } from './beside-the-way.ts';
import { boundsOf, middleOf, tallOf, wideOf } from './bounds-of.ts';
import { type Figure, looksLeft } from './figure.ts';
import type { Leg } from './leg.ts';
import { isStruck } from './lightning.ts';
import { type Fit, pathOnLeg } from './path-on-leg.ts';
import type { CastOptions, Role } from './role.ts';
import { isFurnished } from './scale-in-frame.ts';
import type { Spot } from './spot.ts';

/** Places with the water behind what stands there. */
const SHORES = new Set<SceneDescription['place']>(['beach', 'lake']);
const CLOSENESS = { wide: 0.7, medium: 1, 'close-up': 1.2, aerial: 0.85 };
const TABLE_SHARE = 0.2;
/** How far they get who walk past something that stands. */
const WALKED = 0.12;

/** Everybody and everything where the prompt puts it, wholly inside the frame from the first to the last second. */
export function arrangedFigures(stage: Floor, roles: readonly Role[], options: CastOptions): Figure[] {
  const { scene, height } = stage;
  // Cups and cakes in a furnished room do not stand on its floor.
  const needsTable =
    isFurnished(scene.place) && roles.every(({ subject: { figure } }) => homeOf(figure) === 'tabletop');
  const raised = needsTable ? height * TABLE_SHARE : 0;
  const { arrangement, fit: whole } = allSeen(stage, roles, options.aside, raised);
  const { spots, bounds } = arrangement;
  const fit = nearer(stage, spots, options.focus, whole);
  const roleOf = (spot: Spot) => roles.find(({ subject }) => subject === spot.subject)!;
  const places = spots.map((spot) => ({ spot, role: roleOf(spot), x: startOf(spot) }));
  const figures = places.flatMap((place, order): Figure[] => {
    const { spot, role } = place;
    const left = looksLeft(scene, place, places);
    const index = spots.filter(({ subject, x }) => subject === spot.subject && x < spot.x).length;
    const own = `${spot.subject.id} ${spot.scale} ${role.rigs.indexOf(spot.rig)} ${spot.part}`;
    const shown = spot.route?.legs.map((leg) => onLeg(stage, spot, leg, fit));
    return (shown ?? [standing(stage, spot, left, order, fit)]).map(({ look, ...each }) => ({
      ...each,
      role,
      index,
      look: `${own} ${look}`,
      beat: shown ? index : order,
    }));
  });
  const rig = needsTable ? drawObject('dining table', null) : null;
  if (!rig) return figures;
  const at = { x: fit.centre + middleOf(bounds) * fit.scale, y: fit.ground + raised };
  const scale = raised / -(rig.surface ?? rig.box.top);
  const shadow = shadowOf(rig, scale, at.y);
  const table = { rig, scale, look: 'table', depth: -100, beat: 0, shadow, path: () => at };
  return [{ role: null, index: 0, ...table }, ...figures];
}

/** Of the shorter side of the frame: what is smaller is overlooked, or taken for something else. */
const LEAST_IN_FRAME = 0.16;
/** In how many turns it is made larger, by how much in each, and in all. */
const TURNS = 3;
const MOST_AT_ONCE = 1.7;
const MOST_GROWN = 4;
/** Many of a kind are seen together, and would take the room of all others. */
const MANY = 4;
const MOST_OF_MANY = 2;
/** What is on or in another is no larger than that lets it be. */
const HOSTS = new Set<SpatialRelation['kind']>(['on', 'in', 'under', 'hanging-from']);

/** All in the frame, each as large as in life unless it would not be seen: that, and what it is on or in, is drawn larger. */
function allSeen(stage: Floor, roles: readonly Role[], aside: boolean, raised: number) {
  const { scene, width, height } = stage;
  const least = Math.min(width, height) * LEAST_IN_FRAME;
  const grown = new Map<SubjectId, number>();
  for (let turn = 0; ; turn++) {
    const arrangement = arrangementOf(scene, roles, grown);
    const fit = fitInto(stage, arrangement, aside, raised);
    const lacking = new Map<SubjectId, number>();
    for (const { subject, rig, scale } of arrangement.spots) {
      const lacks = least / (extentOf(measureRig(rig)) * scale * fit.scale);
      const hosts = scene.relations.filter(({ kind, of }) => of === subject.id && HOSTS.has(kind));
      for (const id of [subject.id, ...hosts.map(({ to }) => to)])
        if (lacks > 1) lacking.set(id, Math.min(MOST_AT_ONCE, Math.max(lacks, lacking.get(id) ?? 1)));
    }
    if (turn === TURNS || lacking.size === 0) return { arrangement, fit };
    for (const [id, lacks] of lacking) {
      const isMany = roles.some(({ subject, rigs }) => subject.id === id && rigs.length > MANY);
      grown.set(id, Math.min(isMany ? MOST_OF_MANY : MOST_GROWN, (grown.get(id) ?? 1) * lacks));
    }
  }
}

function arrangementOf(
  scene: SceneDescription,
  roles: readonly Role[],
  grown: ReadonlyMap<SubjectId, number>,
): Arrangement {
  const drawn = drawnAs(scene);
  const asDrawn = (id: SubjectId) => drawn.get(id) ?? id;
  const moves = (scene.moves ?? []).map((move) => ({
    ...move,
    by: asDrawn(move.by),
    to: move.to === null ? null : asDrawn(move.to),
  }));
  const relations = [...scene.relations, ...touched(scene)];
  return arrange(
    roles,
    [...between(pairsOf(scene), asDrawn), ...relationsBesideWays(between(relations, asDrawn), moves)],
    moves,
    grown,
  );
}

/** As large as fits into the frame, over a ground that may be `raised`. */
function fitInto(stage: Floor, { spots, bounds, largest }: Arrangement, aside: boolean, raised: number): Fit {
  const { width, height, scene } = stage;
  const ground = stage.ground - raised;
  const room = aside ? 0.5 : raised > 0 ? 0.6 : scene.moves ? 0.94 : 0.84;
  // A thing alone does not fill the frame from edge to edge; the largest of several may, so that the others are seen.
  const several = new Set(spots.map(({ subject }) => subject)).size > 1;
  const most = raised > 0 ? 0.4 : several ? 0.8 : 0.62;
  const living = spots.filter(({ subject }) => LIVING.has(subject.figure.kind));
  const highest = Math.max(0.01, ...living.map(({ rig, y, scale }) => -y - rig.box.top * scale));
  // Lightning needs sky to come from.
  const closeness = CLOSENESS[scene.camera.framing] * (isStruck(scene) ? 0.66 : 1);
  const scale =
    closeness *
    Math.min(
      (width * room) / wideOf(bounds),
      (ground - height * 0.08) / -bounds.top,
      // A figure that jumps is not cut off.
      ground / highest,
      (Math.min(width, height) * most) / largest,
    );
  const centre = width * (aside ? 0.27 : 0.5) - middleOf(bounds) * scale;
  return { scale, centre, ground, height };
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

/** A subject that does something to another, or looks at it, stands next to it; so does what belongs to it. */
function pairsOf({ deeds, subjects }: SceneDescription): readonly SpatialRelation[] {
  const near = [
    ...deeds.flatMap(({ by, object, toward, participants }) =>
      [object, toward, ...participants].map((other) => ({ of: by, to: other })),
    ),
    ...subjects.map(({ id, owner }) => ({ of: id, to: owner })),
  ];
  return near.flatMap(({ of, to }) =>
    to === null || to === undefined ? [] : [{ kind: 'beside' as const, of, to }],
  );
}

/** Rider and mount are drawn as one: what is said of one of them is said of both. */
function between(
  relations: readonly SpatialRelation[],
  asDrawn: (id: SubjectId) => SubjectId,
): readonly SpatialRelation[] {
  return relations
    .map((each) => ({ ...each, of: asDrawn(each.of), to: asDrawn(each.to) }))
    .filter(({ of, to }) => of !== to);
}

function drawnAs(scene: SceneDescription): ReadonlyMap<SubjectId, SubjectId> {
  const { relation, relations, subjects } = scene;
  const drawn = new Map(
    relations
      .filter((each) => each.kind === 'riding' || isBorne(scene, each))
      .map(({ of, to }) => [of, to] as const),
  );
  const [rider, mount] = subjects;
  if (relation === 'riding' && rider && mount) drawn.set(mount.id, rider.id);
  return drawn;
}

const NEARER = 1.6;

/** A close shot of one of them: larger and in the middle, the others where they are beside it. */
function nearer({ width, height }: Floor, spots: readonly Spot[], focus: SubjectId | null, fit: Fit): Fit {
  const own = spots.filter(({ subject }) => subject.id === focus);
  if (own.length === 0) return fit;
  const box = boundsOf(own);
  const most = Math.min(fit.scale * NEARER, (width * 0.86) / wideOf(box), (height * 0.82) / tallOf(box));
  const scale = Math.max(fit.scale, most);
  const centre = width / 2 - middleOf(box) * scale;
  const ground = Math.max(fit.ground, height * 0.5 - ((box.top + box.bottom) / 2) * scale);
  return { scale, centre, ground, height };
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
