import type { Rig } from '../cast/rig.ts';
import { compose } from '../compositor/colour-matrix.ts';
import type { Figure, SceneDescription, SpatialRelation, Subject } from '../scene-description.ts';
import type { Stage } from '../scenery/stage.ts';
import type { Actor } from './actor.ts';
import { arrange, type Spot } from './arrange.ts';
import { filmReel } from './reel.ts';
import type { CastOptions, Role } from './stage-cast.ts';

/** Relations that are drawn as one figure, or as a movement, and not by where things stand. */
const AS_ONE = new Set<SpatialRelation['kind']>(['riding', 'holding', 'wearing']);
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
const FREE = new Set(['space', 'underwater']);

/** What is filmed as it stands, for its looks and its place, and not for what it does. */
export function isArranged(scene: SceneDescription, subjects: readonly Subject[] = scene.subjects): boolean {
  if (subjects.length === 0 || FREE.has(scene.place)) return false;
  if (scene.relation !== null && scene.relation !== 'beside') return false;
  if (scene.relations.some(({ kind }) => !AS_ONE.has(kind))) return true;
  if (subjects.some(({ action, deed }) => deed !== null || (action !== null && MOVES.has(action))))
    return false;
  if (subjects.some(({ figure }) => figure.kind === 'landmark')) return false;
  return subjects.length > 1 || subjects.every(({ figure }) => THINGS.has(figure.kind));
}

/** Everybody and everything where the prompt puts it, wholly inside the frame from the first to the last second. */
export function stageArrangement(stage: Stage, roles: readonly Role[], options: CastOptions): Actor[] {
  const { width, height, scene, unit } = stage;
  const { spots, bounds } = arrange(
    roles.map(({ subject, rig, doubles }) => {
      const looks = [rig, ...doubles];
      return {
        subject,
        rigs: Array.from({ length: Math.min(10, subject.count) }, (_, index) => looks[index % looks.length]!),
      };
    }),
    scene.relations,
  );
  const closeness = { wide: 0.7, medium: 1, 'close-up': 1.12, aerial: 0.7 }[scene.camera.framing];
  const room = { width: width * (options.aside ? 0.5 : 0.84), height: stage.ground - height * 0.08 };
  // A thing alone does not fill the frame from edge to edge.
  const fit =
    Math.min(
      room.width / (bounds.right - bounds.left),
      room.height / -bounds.top,
      Math.min(width, height) * 0.62,
    ) * Math.min(closeness, 1);
  const centre = width * (options.aside ? 0.27 : 0.5) - ((bounds.left + bounds.right) / 2) * fit;
  const grade = compose(stage.palette.actors, stage.grade);
  const reels = new Map<string, ReturnType<typeof filmReel>>();
  return spots
    .toSorted((a, b) => a.depth - b.depth)
    .map((spot, index): Actor => {
      const rig = partOf(spot);
      const key = `${roles.findIndex(({ subject }) => subject === spot.subject)} ${spot.scale} ${spot.part} ${lookOf(roles, spot)}`;
      const reel =
        reels.get(key) ??
        filmReel(stage.compositor, rig, {
          scale: spot.scale * fit,
          facing: 'right',
          grade: rig.glows ? stage.grade : grade,
          outline: options.outline,
          framesPerSecond: options.framesPerSecond,
        });
      reels.set(key, reel);
      const x = centre + spot.x * fit;
      const y = stage.ground + spot.y * fit;
      const wide = (spot.rig.box.right - spot.rig.box.left) * spot.scale * fit * 0.7;
      return {
        reel,
        offset: index * 0.37 * rig.cycle,
        mirror: null,
        shadow:
          spot.grounded && rig.medium === 'ground' && spot.part !== 'front'
            ? { width: wide, ground: y }
            : null,
        path: airborne(rig)
          ? ({ time }) => ({ x, y: y + Math.sin(time * 1.1 + index) * 5 * unit })
          : () => ({ x, y }),
      };
    });
}

function lookOf(roles: readonly Role[], { subject, rig }: Spot): number {
  const role = roles.find((each) => each.subject === subject)!;
  return [role.rig, ...role.doubles].indexOf(rig);
}

function airborne(rig: Rig): boolean {
  return rig.medium === 'air' || rig.medium === 'submerged';
}

/** A container is drawn in two parts, with its contents in between. Wheels of what stands do not turn. */
function partOf({ rig, part, subject }: Spot): Rig {
  const still = subject.figure.kind === 'vehicle' ? { frames: 1 } : {};
  if (part === 'front') return { ...rig, ...still, draw: rig.drawFront!.bind(rig) };
  if (part === 'back' || !rig.drawFront) return { ...rig, ...still };
  return {
    ...rig,
    ...still,
    draw(brush, phase) {
      rig.draw(brush, phase);
      rig.drawFront!(brush, phase);
    },
  };
}
