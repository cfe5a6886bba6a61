import type { Rig } from '../cast/rig.ts';
import type { SpatialRelation, Subject, SubjectId } from '../scene-description.ts';
import { LIVING } from '../stage/living.ts';
import { extentOf } from './arranged-node.ts';
import { lifeSize } from './life-size.ts';
import { measureRig } from './measure-rig.ts';

interface Sized {
  readonly subject: Subject;
  readonly rigs: readonly Rig[];
}

const SIZES: Record<Subject['size'], number> = { tiny: 0.45, small: 0.7, normal: 1, large: 1.35, giant: 1.8 };
/** Sizes are compared as the eye of a child draws them: a bird beside a horse is small, and still a bird. */
const LIKENESS = 0.38;
/** However small in life, it is seen. */
const LEAST = 0.2;

/** By how much each is scaled, so that none is lost beside the others and none is larger than it can be. */
export function believableSizes(
  cast: readonly Sized[],
  relations: readonly SpatialRelation[],
): Map<SubjectId, number> {
  const extents = new Map(cast.map(({ subject, rigs }) => [subject.id, extentOf(measureRig(rigs[0]!))]));
  const inLife = cast.map(({ subject }) => lifeSize(subject, extents.get(subject.id)!));
  const largest = Math.max(...inLife);
  const scales = new Map(
    cast.map(({ subject, rigs }, index) => {
      const share = Math.max(LEAST, (inLife[index]! / largest) ** LIKENESS);
      const own = share * SIZES[subject.size] * rigs.length ** -0.25;
      return [subject.id, own / extents.get(subject.id)!];
    }),
  );
  for (const relation of relations) {
    const sharing = relations.filter(({ kind, to }) => kind === relation.kind && to === relation.to).length;
    compare(relation, cast, scales, extents, sharing);
  }
  return scales;
}

/** What is said to be larger is; what holds or covers something has room for it. */
function compare(
  { kind, of, to }: SpatialRelation,
  cast: readonly Sized[],
  scales: Map<SubjectId, number>,
  extents: ReadonlyMap<SubjectId, number>,
  sharing: number,
): void {
  const [one, other] = [of, to].map((id) => cast.find(({ subject }) => subject.id === id));
  const [small, large] = [scales.get(of), scales.get(to)];
  if (!one || !other || small === undefined || large === undefined || one === other) return;
  if (kind === 'larger-than') {
    scales.set(of, Math.max(small, (large * extents.get(to)! * 1.5) / extents.get(of)!));
    return;
  }
  if (kind === 'on' && other.subject.figure.kind === 'person' && PERCHING.has(one.subject.figure.kind)) {
    const [own, below] = [one, other].map(({ rigs }) => measureRig(rigs[0]!));
    const fits = (large * (below!.bottom - below!.top) * PERCHED) / (own!.bottom - own!.top);
    scales.set(of, Math.min(small, fits));
    return;
  }
  // Side by side a hen may be large; on a cow it is seen how large it is.
  if (kind === 'on' && isAlive(one) && isAlive(other)) {
    const ratio = extents.get(of)! / extents.get(to)!;
    scales.set(of, small * Math.max(0.6, Math.min(1, ratio ** 0.25)));
  }
  const room = roomOf(kind, other.rigs[0]!);
  if (!room) return;
  const box = measureRig(one.rigs[0]!);
  const wanted = Math.max(
    ((box.bottom - box.top) * small * room.share) / (room.height * large),
    ((box.right - box.left) * sharing * small * room.share) / (room.width * large),
  );
  scales.set(to, large * Math.min(room.most, Math.max(1, wanted)));
}

function isAlive({ subject }: Sized): boolean {
  return LIVING.has(subject.figure.kind);
}

/** Who sits on somebody's shoulder or head, and how tall beside them. */
const PERCHING = new Set<Subject['figure']['kind']>(['bird', 'creature', 'quadruped']);
const PERCHED = 0.3;

interface Room {
  readonly width: number;
  readonly height: number;
  /** How much of its own size the contents should keep, and how much larger the other may get for that. */
  readonly share: number;
  readonly most: number;
}

function roomOf(kind: SpatialRelation['kind'], { surface, inside, mouth, box }: Rig): Room | null {
  const width = box.right - box.left;
  if (kind === 'under' && surface !== undefined) return { width, height: -surface, share: 0.9, most: 1.7 };
  if (kind === 'on' && surface !== undefined) return { width, height: Infinity, share: 0.7, most: 1.8 };
  if (kind !== 'in') return null;
  if (inside)
    return {
      width: inside.right - inside.left,
      height: inside.bottom - inside.top,
      share: 0.6,
      most: 1.7,
    };
  return mouth ? { width: mouth.right - mouth.left, height: -mouth.at, share: 0.55, most: 1.5 } : null;
}
