import type { Box, Rig } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';
import type { SpatialRelation, Subject, SubjectId } from '../scene-description.ts';
import { isHeap } from '../vocabulary/heaps.ts';
import { lifeSize, PERSON, STATURES, saidSize } from '../vocabulary/life-size.ts';
import { LIVING } from '../vocabulary/living.ts';
import { extentOf } from './arranged-node.ts';
import { tallOf, wideOf } from './bounds-of.ts';

export interface Sized {
  readonly subject: Subject;
  /** One for each of its number: no two people look alike. */
  readonly rigs: readonly Rig[];
  /** How long it is drawn by itself, without what it carries or who sits on it; absent: as it is. */
  readonly alone?: number;
}

/** Large things are nearly as much larger than others as in life, small ones are larger than that: they have to be seen. */
const LARGER = 0.8;
const SMALLER = 0.58;
/** Of the size of a person, or of the largest animal or thing where there is none: however small in life, it is seen. */
const LEAST = 0.13;
const BELOW_LEAST = 0.1;
/** Of the largest of all: what is smaller is drawn larger than it would be, up to so many times. */
const LEAST_SEEN = 0.18;
const MOST_GROWN = 2.5;
/** How many times a person's height something may be that is high, or that is long: else nobody could be seen beside it. */
const HIGHEST = 2;
const LONGEST = 4;
/** In centimetres. Smaller animals are not what all else is measured by: beside a truck a hedgehog is small. */
const ANIMAL = 100;

/** By how much each is scaled, so that none is lost beside the others and none is larger or smaller than it can be. */
export function believableSizes(
  cast: readonly Sized[],
  relations: readonly SpatialRelation[],
  grown: ReadonlyMap<SubjectId, number> = new Map(),
): Map<SubjectId, number> {
  const boxes = new Map(cast.map(({ subject, rigs }) => [subject.id, measureRig(rigs[0]!)]));
  const extents = new Map([...boxes].map(([id, box]) => [id, extentOf(box)]));
  const own = cast.map(({ subject, alone }) => alone ?? longest(boxes.get(subject.id)!));
  const lives = cast.map(({ subject }, index) => lifeSize(subject, own[index]!));
  const alive = lives.filter((_, index) => LIVING.has(cast[index]!.subject.figure.kind));
  const measure = cast.some(isPerson) ? PERSON : Math.max(...(alive.length > 0 ? [...alive, ANIMAL] : lives));
  const scales = new Map(
    cast.map((each, index) => {
      const { subject } = each;
      const box = boxes.get(subject.id)!;
      // People have one size whatever they ride or have before them.
      if (isPerson(each)) return [subject.id, STATURES[subject.size] / 100];
      const life = saidSize(subject, lives[index]!, measure);
      return [subject.id, seenSize(life / measure, box) / own[index]!];
    }),
  );
  const largest = Math.max(...[...scales].map(([id, scale]) => scale * extents.get(id)!));
  for (const [id, scale] of scales) {
    const seen = (scale / largest) * extents.get(id)!;
    const larger = Math.max(1, Math.min(MOST_GROWN, LEAST_SEEN / seen));
    scales.set(id, (scale / largest) * larger * (grown.get(id) ?? 1));
  }
  for (const relation of relations) {
    const sharing = relations.filter(({ kind, to }) => kind === relation.kind && to === relation.to).length;
    compare(relation, cast, scales, extents, sharing);
  }
  return scales;
}

/** How large something looks that is so many times as large as what all are measured by. */
function seenSize(times: number, box: Box): number {
  const shape = tallOf(box) / longest(box);
  if (times > 1) return Math.min(times ** LARGER, LONGEST, HIGHEST / shape);
  const size = times ** SMALLER;
  return size >= LEAST ? size : LEAST * (size / LEAST) ** BELOW_LEAST;
}

export function longest(box: Box): number {
  return Math.max(wideOf(box), tallOf(box));
}

function isPerson({ subject }: Sized): boolean {
  return subject.figure.kind === 'person';
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
  const { sits } = one.rigs[0]!;
  if (kind === 'on' && sits !== undefined) {
    // A seat is as high as the hips of its sitter.
    const tall = -(other.rigs[0]!.surface ?? measureRig(other.rigs[0]!).top) * large;
    scales.set(to, large * Math.max(1, Math.min(HIGHER_SEAT, (sits * 1.2 * small) / tall)));
    return;
  }
  const box = measureRig(one.rigs[0]!);
  const isBed = isHeap(other.subject.amount) || one.subject.action === 'sleep';
  const room = roomOf(kind, other.rigs[0]!, isBed && !LIVING.has(other.subject.figure.kind));
  if (!room) return;
  const wanted = Math.max(
    (tallOf(box) * small * room.share) / (room.height * large),
    (wideOf(box) * sharing * small * room.share) / (room.width * large),
  );
  scales.set(to, large * Math.min(room.most, Math.max(1, wanted)));
}

const HIGHER_SEAT = 2.5;

/** The room for others on, under or in something; how much of its own size they should keep, and how much larger it may get for that. */
function roomOf(kind: SpatialRelation['kind'], rig: Rig, isBed: boolean) {
  const { surface, inside, mouth } = rig;
  const width = wideOf(isBed ? measureRig(rig) : rig.box);
  if (kind === 'under' && surface !== undefined) return { width, height: -surface, share: 0.9, most: 1.7 };
  if (kind === 'on' && surface !== undefined) return { width, height: Infinity, share: 0.7, most: 1.8 };
  // A heap or a rock is as wide as the subject that lies or stands on it.
  if (kind === 'on' && isBed) return { width, height: Infinity, share: 1.1, most: Infinity };
  if (kind !== 'in') return null;
  if (inside) return { width: wideOf(inside), height: tallOf(inside), share: 0.75, most: 2.4 };
  return mouth ? { width: wideOf(mouth), height: -mouth.at, share: 0.55, most: 1.5 } : null;
}
