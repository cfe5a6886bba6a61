import { INDOOR } from '../cast/casting.ts';
import { drawnWithOthers, isBorne } from '../cast/drawn-together.ts';
import { mirrored } from '../cast/mirrored.ts';
import { touched } from '../cast/people/cast-hands.ts';
import type { Point, Rig } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';
import { roped } from '../cast/things/roped.ts';
import { towed } from '../cast/things/towed.ts';
import { compose } from '../compositor/colour-matrix.ts';
import { roundedBox } from '../painting/shapes.ts';
import type { Figure, SceneDescription, SpatialRelation, SubjectId } from '../scene-description.ts';
import type { Floor } from '../scenery/stage.ts';
import { LIVING } from '../vocabulary/living.ts';
import { homeOf } from '../vocabulary/nouns.ts';
import type { Actor } from './actor.ts';
import { arrange } from './arrange.ts';
import { relationsBesideWays } from './beside-the-way.ts';
import { lookedAt } from './facing.ts';
import type { Leg } from './leg.ts';
import { isStruck } from './lightning.ts';
import { lipsOfRole, mouthsOfRole } from './lips.ts';
import { type Fit, pathOnLeg } from './path-on-leg.ts';
import { filmReel, type Reel } from './reel.ts';
import type { CastOptions, Role } from './role.ts';
import type { Spot } from './spot.ts';

/** Relations that are drawn as one figure, or as a movement, and not by where things stand. */
const AS_ONE = new Set<SpatialRelation['kind']>(['riding', 'holding', 'wearing']);
const SIDES = new Set<SpatialRelation['kind']>([
  'left-of',
  'right-of',
  'above',
  'below',
  'on',
  'in',
  'under',
  'in-front-of',
  'behind',
]);
const THINGS = new Set<Figure['kind']>(['object', 'emoji', 'prop', 'instrument', 'sign']);
const MOVES = new Set([
  'walk',
  'run',
  'fly',
  'swim',
  'chase',
  'drive',
  'sail',
  'ski',
  'surf',
  'launch',
  'fall',
  'dance',
]);
/** Places with the water behind what stands there. */
const SHORES = new Set<SceneDescription['place']>(['beach', 'lake']);
const FREE = new Set(['space', 'underwater']);

/** What is filmed as it stands, for its looks and its place, and not for what it does. */
export function isArranged(given: SceneDescription): boolean {
  // What is on a part of somebody is drawn with them.
  const scene = {
    ...given,
    relations: given.relations.filter((relation) => !isBorne(given, relation)),
  };
  const borne = drawnWithOthers({
    ...given,
    relations: given.relations.filter((each) => isBorne(given, each)),
  });
  const subjects = given.subjects.filter((subject) => !borne.has(subject));
  if (subjects.length === 0) return false;
  const isAboveSomebody = scene.relations.some(
    ({ kind, to }) =>
      kind === 'above' && subjects.some(({ id, figure }) => id === to && LIVING.has(figure.kind)),
  );
  if (scene.relation === 'flying-over' && !scene.moves && !isAboveSomebody) return false;
  if (scene.relation === 'chasing') return false;
  // Hands that fill the frame leave no room to arrange anything in.
  if (subjects.some(({ shown }) => shown !== undefined)) return false;
  // Whoever goes past something does so in relation to where it stands.
  if (scene.moves || touched(scene).length > 0) return true;
  // Who swims left of somebody stays left of him.
  const free = FREE.has(scene.place);
  if (scene.relations.some(({ kind }) => (free ? SIDES.has(kind) : !AS_ONE.has(kind)))) return true;
  if (free || (scene.relation !== null && scene.relation !== 'beside')) return false;
  if (subjects.some(({ action, deed }) => deed !== null || (action !== null && MOVES.has(action))))
    return false;
  if (subjects.some(({ figure }) => figure.kind === 'landmark')) return false;
  return subjects.length > 1 || subjects.every(({ figure, toy }) => toy || THINGS.has(figure.kind));
}

/** Everybody and everything where the prompt puts it, wholly inside the frame from the first to the last second. */
export async function stageArrangement(
  stage: Floor,
  roles: readonly Role[],
  options: CastOptions,
): Promise<Actor[]> {
  const { width, height, scene, unit } = stage;
  const drawn = drawnAs(scene);
  const moves = (scene.moves ?? []).map((move) => ({
    ...move,
    by: drawn.get(move.by) ?? move.by,
    to: move.to === null ? null : (drawn.get(move.to) ?? move.to),
  }));
  const { spots, bounds, largest } = arrange(
    roles.map(({ subject, rig, doubles, alone }) => {
      const looks = [rig, ...doubles];
      return {
        subject,
        alone,
        rigs: Array.from({ length: Math.min(10, subject.count) }, (_, index) => looks[index % looks.length]!),
      };
    }),
    [...pairsOf(scene), ...relationsBesideWays(ontoRiders(scene), moves)],
    moves,
  );
  // Lightning needs sky to come from.
  const closeness =
    { wide: 0.7, medium: 1, 'close-up': 1.2, aerial: 0.7 }[scene.camera.framing] *
    (isStruck(scene) ? 0.66 : 1);
  const raised = needsTable(scene, roles) ? height * TABLE_SHARE : 0;
  const room = {
    width: width * (options.aside ? 0.5 : raised > 0 ? 0.6 : scene.moves ? 0.94 : 0.84),
    height: stage.ground - raised - height * 0.08,
  };
  // A thing alone does not fill the frame from edge to edge; the largest of several may, so that the others are seen.
  const most = raised > 0 ? 0.4 : roles.length > 1 ? 0.8 : 0.62;
  const whole =
    Math.min(
      room.width / (bounds.right - bounds.left),
      room.height / -bounds.top,
      // Whoever jumps is not cut off.
      (stage.ground - raised) / highestOf(spots),
      (Math.min(width, height) * most) / largest,
    ) * closeness;
  const middle = width * (options.aside ? 0.27 : 0.5);
  const {
    scale: fit,
    centre,
    ground,
  } = nearer(stage, spots, options.focus, {
    scale: whole,
    centre: middle - ((bounds.left + bounds.right) / 2) * whole,
    ground: stage.ground - raised,
    height,
  });
  const grade = compose(stage.palette.actors, stage.grade);
  const filming = {
    facing: 'right' as const,
    outline: options.outline,
    framesPerSecond: options.framesPerSecond,
  };
  const reels = new Map<string, Reel>();
  const looksLeft = (spot: Spot) => turnedLeft(scene, roles, spots, spot);
  const keyOf = (spot: Spot) =>
    `${spot.subject.id} ${spot.scale} ${spot.part} ${lookOf(roles, spot)} ${looksLeft(spot)} ${spot.tow !== undefined}`;
  const looks = new Set(spots.map(keyOf)).size;
  const actors: Actor[] = [];
  const seen = spots.flatMap((spot): Seen[] =>
    spot.route
      ? spot.route.legs.map((leg) => ({ spot, leg, depth: spot.depth * 0.1 + leg.depth }))
      : [{ spot, leg: null, depth: spot.depth }],
  );
  for (const [index, { spot, leg }] of seen.toSorted((a, b) => a.depth - b.depth).entries()) {
    const left = leg ? leg.left : looksLeft(spot);
    const drawn = partOf(spot, leg !== null && !leg.rests);
    const rig = left ? mirrored(drawn) : drawn;
    const key = leg ? `${keyOf(spot)} ${left} ${leg.rests}` : keyOf(spot);
    const reel =
      reels.get(key) ??
      (await filmReel(stage.compositor, rig, {
        ...filming,
        scale: spot.scale * fit,
        grade: rig.glows ? stage.grade : grade,
        speaking: mouthsOfRole(options.lips, roleOf(roles, spot)),
        of: looks,
      }));
    reels.set(key, reel);
    if (leg) {
      const offset = placeAmong(spots, spot) * 0.37 * rig.cycle;
      // Ships pass before the shore, and not on it.
      const afloat =
        rig.medium === 'water' &&
        SHORES.has(scene.place) &&
        !moves.some(({ by, way }) => by === spot.subject.id && way === 'under');
      const path = pathOnLeg(spot, leg, {
        centre,
        ground: afloat ? ground - height * 0.1 : ground,
        height,
        scale: fit,
      });
      const lips = lipsOfRole(options.lips, roleOf(roles, spot), placeAmong(spots, spot));
      const [one, other] = [leg.at(0), leg.at(1)];
      const isFlat = Math.abs(one.y - other.y) < 0.02 && Math.abs(one.y) < 0.2 && one.far === undefined;
      const shaded = isFlat && leg.depth > 0 && spot.grounded && rig.medium === 'ground' && !rig.ownShadow;
      const wide = (spot.rig.box.right - spot.rig.box.left) * spot.scale * fit * 0.6;
      const shadow = shaded ? { width: wide, ground: ground + one.y * fit } : null;
      actors.push({ reel, offset, mirror: null, shadow, lips, path });
      continue;
    }
    // Turned round within the room it has.
    const { left: from, right: to } = measureRig(spot.rig);
    const x = centre + (spot.x + (left ? (from + to) * spot.scale : 0)) * fit;
    const y = ground + spot.y * fit;
    const wide = (spot.rig.box.right - spot.rig.box.left) * spot.scale * fit * 0.7;
    const shaded = spot.grounded && rig.medium === 'ground' && spot.part !== 'front';
    actors.push({
      reel,
      offset: index * 0.37 * rig.cycle,
      mirror: null,
      shadow: shaded ? { width: wide, ground: y } : null,
      lips: lipsOfRole(options.lips, roleOf(roles, spot), placeAmong(spots, spot)),
      path: airborne(rig)
        ? ({ time }) => ({ x, y: y + Math.sin(time * 1.1 + index) * 5 * unit })
        : isWalking(spot) && !scene.moves
          ? ({ progress }) => ({ x: x + (progress - 0.5) * width * WALKED, y })
          : () => ({ x, y }),
    });
  }
  if (raised === 0) return actors;
  const table = supportTable((bounds.right - bounds.left) * fit * 1.35, raised + 14 * unit);
  const reel = await filmReel(stage.compositor, table, { ...filming, scale: 1, grade });
  const floor = ground + raised;
  const at = { x: centre + ((bounds.left + bounds.right) / 2) * fit, y: floor };
  const under: Actor = {
    reel,
    offset: 0,
    mirror: null,
    shadow: { width: reel.width * 0.9, ground: floor },
    path: () => at,
  };
  return [under, ...actors];
}

/** How high they reach in the course of what they do. */
function highestOf(spots: readonly Spot[]): number {
  const living = spots.filter(({ subject }) => LIVING.has(subject.figure.kind));
  return Math.max(...living.map(({ rig, y, scale }) => -y - rig.box.top * scale), 0.01);
}

/** A figure where it stands, or on a stretch of its way. */
interface Seen {
  readonly spot: Spot;
  readonly leg: Leg | null;
  readonly depth: number;
}

/** Whoever it looks at is on the left of it; of two who do it to each other, this is the one on the right. */
function turnedLeft(
  scene: SceneDescription,
  roles: readonly Role[],
  spots: readonly Spot[],
  spot: Spot,
): boolean {
  const at = lookedAt(scene, spot.subject);
  // Whoever looks out from behind something has the head on the free side.
  const hides = scene.relations.some(({ kind, of }) => kind === 'behind' && of === spot.subject.id);
  if (at === null || hides) return false;
  const target = roles.find(({ subject, voice, joined }) => [subject.id, voice, joined].includes(at));
  const others = spots.filter((each) => each !== spot && each.subject === target?.subject);
  return others.length > 0 && others.every((other) => startOf(other) < startOf(spot));
}

/** Where it stands, or where its way begins. */
function startOf({ x, route }: Spot): number {
  return x + (route?.legs[0]?.at(0).x ?? 0);
}

/** Whoever does something to somebody, or looks at them, stands next to them; so does what is theirs. */
function pairsOf({ deeds, relations, relation, subjects }: SceneDescription): readonly SpatialRelation[] {
  const drawn = drawnAs({ relation, relations, subjects });
  const near = [
    ...deeds.flatMap(({ by, object, toward, participants }) =>
      [object, toward, ...participants].map((other) => [by, other] as const),
    ),
    ...subjects.map(({ id, owner }) => [id, owner] as const),
  ];
  return near.flatMap(([one, other]) => {
    if (other === null || other === undefined) return [];
    const [of, to] = [drawn.get(one) ?? one, drawn.get(other) ?? other];
    return of === to ? [] : [{ kind: 'beside' as const, of, to }];
  });
}

/** Rider and mount are drawn as one: what is said of one of them is said of both. */
function ontoRiders(scene: SceneDescription): readonly SpatialRelation[] {
  const drawn = drawnAs(scene);
  return [...scene.relations, ...touched(scene)]
    .map((each) => ({ ...each, of: drawn.get(each.of) ?? each.of, to: drawn.get(each.to) ?? each.to }))
    .filter(({ of, to }) => of !== to);
}

function drawnAs({
  relation,
  relations,
  subjects,
}: Pick<SceneDescription, 'relation' | 'relations' | 'subjects'>): ReadonlyMap<SubjectId, SubjectId> {
  const drawn = new Map(
    relations.flatMap((relation) =>
      relation.kind === 'riding' || isBorne({ relations, subjects }, relation)
        ? [[relation.of, relation.to] as const]
        : [],
    ),
  );
  const [rider, mount] = subjects;
  if (relation === 'riding' && rider && mount) drawn.set(mount.id, rider.id);
  return drawn;
}

const NEARER = 1.6;

/** A close shot of one of them: larger and in the middle, the others where they are beside it. */
function nearer(stage: Floor, spots: readonly Spot[], focus: SubjectId | null, fit: Fit): Fit {
  const own = spots.filter(({ subject }) => subject.id === focus);
  if (own.length === 0) return fit;
  const boxes = own.map(({ rig, x, y, scale }) => {
    const box = measureRig(rig);
    return {
      left: x + box.left * scale,
      right: x + box.right * scale,
      top: y + box.top * scale,
      bottom: y + box.bottom * scale,
    };
  });
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const scale = Math.max(
    fit.scale,
    Math.min(
      fit.scale * NEARER,
      (stage.width * 0.86) / (right - left),
      (stage.height * 0.82) / (bottom - top),
    ),
  );
  const middle = stage.height * 0.5 - ((top + bottom) / 2) * scale;
  return {
    scale,
    centre: stage.width / 2 - ((left + right) / 2) * scale,
    ground: Math.max(fit.ground, middle),
    height: stage.height,
  };
}

/** How far they get who walk past something that stands. */
const WALKED = 0.12;

function isWalking({ subject: { action }, grounded, rig, carries }: Spot): boolean {
  return grounded && !carries && rig.speed > 0 && (action === 'walk' || action === 'run');
}

const TABLE_SHARE = 0.2;

/** Cups and cakes in a furnished room do not stand on its floor. */
function needsTable(scene: SceneDescription, roles: readonly Role[]): boolean {
  if (!INDOOR.has(scene.place) || ['tabletop', 'plain-room', 'stage'].includes(scene.place)) return false;
  return roles.every(({ subject: { figure } }) => homeOf(figure) === 'tabletop');
}

/** A table as wide as what stands on it, in pixels. */
function supportTable(width: number, tall: number): Rig {
  const half = width / 2;
  return {
    box: { left: -half, right: half, top: -tall, bottom: 2 },
    cycle: 3,
    frames: 1,
    speed: 0,
    medium: 'ground',
    draw(brush) {
      const leg = Math.max(8, width * 0.03);
      for (const x of [-half + leg * 1.5, half - leg * 2.5])
        roundedBox(brush, x, -tall * 0.86, leg, tall * 0.86, 2, '#7a5236');
      roundedBox(brush, -half, -tall, width, tall * 0.17, 5, '#9a6a43');
      roundedBox(brush, -half, -tall, width, tall * 0.1, 5, '#b98a5e');
    },
  };
}

function roleOf(roles: readonly Role[], { subject }: Spot): Role {
  return roles.find((each) => each.subject === subject)!;
}

function lookOf(roles: readonly Role[], spot: Spot): number {
  const role = roleOf(roles, spot);
  return [role.rig, ...role.doubles].indexOf(spot.rig);
}

/** Which of its subject's figures a spot is for, from the left. */
function placeAmong(spots: readonly Spot[], spot: Spot): number {
  return spots.filter(({ subject, x }) => subject === spot.subject && x < spot.x).length;
}

function airborne(rig: Rig): boolean {
  return rig.medium === 'air' || rig.medium === 'submerged';
}

/** A container is drawn in two parts, with its contents in between. Wheels of what stands do not turn. */
function partOf({ rig: own, part, route, subject, rope, scale, carries, tow }: Spot, goes: boolean): Rig {
  const stands =
    carries || subject.figure.kind === 'vehicle' || (route && LIVING.has(subject.figure.kind) && !goes);
  const still = stands && !goes && !own.unfolds ? { frames: 1 } : {};
  const inOwn = ({ x, y }: Point): Point => ({ x: x / scale, y: y / scale });
  const free = tow === undefined ? own : towed(own, inOwn(tow.at), inOwn(tow.end));
  const rig = rope === undefined ? free : roped(free, measureRig(own).top, rope / scale);
  if (part === 'front') return { ...rig, ...still, draw: rig.drawFront!.bind(rig) };
  if (part === 'back' || !rig.drawFront || rig.mouth) return { ...rig, ...still };
  return {
    ...rig,
    ...still,
    draw(brush, phase) {
      rig.draw(brush, phase);
      rig.drawFront!(brush, phase);
    },
  };
}
