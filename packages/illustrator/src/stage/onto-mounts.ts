import { isBodyPart } from '../cast/body-parts.ts';
import type { SpatialRelation, Subject } from '../scene-description.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';
import { deedCalled, ridingDeed } from './name-deed.ts';

/** What one rides or sits in while others move it. */
const SEATS = wordClass('seats');
/** Verbs of those who sit on what they do it to. */
const MOUNTING = new Set(['ride', 'share', 'mount', 'straddle', 'cycle']);
/** A subject that flies on something is carried by it, whatever it is. */
const FLYING = new Set<Subject['action']>(['fly', 'float', 'sail']);
const STANDING = new Set<Subject['action']>(['stand', 'sleep']);
const IDLE = new Set<Subject['action']>([null, 'sit']);
const BEASTS = new Set<Subject['figure']['kind']>(['quadruped', 'creature', 'person']);
const SADDLES = new Set(['back', 'saddle', 'hump', 'shoulder']);

interface Pair {
  readonly rider: Subject;
  readonly mount: Subject;
}

/** In "a man on a horse" and "twins share a bicycle" people ride; of a person who stands on a mount the prompt says "stands". */
export function ontoMounts(draft: Draft): Draft {
  const { deeds, relations, subjects } = draft;
  const pairOf = (of: number, to: number | null): Pair[] => {
    const rider = subjects.find(({ id }) => id === of);
    const mount = subjects.find(({ id }) => id === to);
    return rider && mount ? [{ rider, mount }] : [];
  };
  const placed = relations.flatMap((relation) =>
    pairOf(relation.of, relation.to).filter((pair) => isSitting(pair, relation)),
  );
  const mounted = deeds.flatMap(({ by, object, verb }) =>
    pairOf(by, object).filter((pair) => draft.relation !== 'riding' && isMounting(pair, verb)),
  );
  return [...placed, ...mounted].reduce((told, pair) => alone(told, pair) ?? riding(told, pair), draft);
}

/** Somebody alone is drawn as one with the mount, or has it in the drawing of how it is ridden. */
function alone(draft: Draft, { rider, mount }: Pair): Draft | null {
  const isOthers = [
    ...draft.relations.map(({ of, to }) => [of, to]),
    ...draft.deeds.map(({ by, object }) => [by, object]),
  ].some(([of, to]) => to === mount.id && of !== rider.id);
  if (isOthers || rider.deed !== null || rider.figure.kind !== 'person' || rider.count > mount.count)
    return null;
  const name = isSeat(mount) ? (ridingDeed(mount.noun) ?? deedCalled(mount.noun)) : null;
  const others = draft.subjects.filter((each) => each !== mount && each !== rider);
  const isInSaddle = isBeast(mount) && mount.figure.kind !== 'person' && IDLE.has(rider.action);
  if (!name && isInSaddle)
    return {
      ...draft,
      subjects: [{ ...rider, action: 'ride' }, mount, ...others],
      relation: 'riding',
      relations: draft.relations.filter(({ of, to }) => of !== rider.id || to !== mount.id),
    };
  if (!name) return null;
  return {
    ...draft,
    subjects: [{ ...rider, action: null, deed: name }, ...others],
    relation: draft.subjects[1] === mount ? null : draft.relation,
    relations: draft.relations.filter(({ to }) => to !== mount.id),
    deeds: [...draft.deeds, { by: rider.id, verb: 'ride', name, object: null, participants: [] }],
  };
}

function isSitting({ rider, mount }: Pair, { kind, part }: SpatialRelation): boolean {
  if (kind !== 'on' && kind !== 'in') return false;
  // On somebody's lap or head one sits there, and not in a saddle.
  if (part !== undefined && isBodyPart(part) && !SADDLES.has(part)) return false;
  if (part === 'back' && mount.figure.kind === 'person') return false;
  const isCarried = kind === 'on' && (isBeast(mount) || FLYING.has(rider.action));
  return rider.figure.kind === 'person' && !STANDING.has(rider.action) && (isCarried || isSeat(mount));
}

function isMounting({ rider, mount }: Pair, verb: string): boolean {
  return rider.figure.kind === 'person' && MOUNTING.has(verb) && (isBeast(mount) || isSeat(mount));
}

function isBeast({ figure }: Subject): boolean {
  return BEASTS.has(figure.kind);
}

/** A tandem is drawn as a bicycle, and ridden as one. */
function isSeat({ figure, noun }: Subject): boolean {
  const drawnAs = 'model' in figure ? figure.model : '';
  return [noun, drawnAs, noun.split(' ').at(-1)].some((each) => SEATS.has(each));
}

export function riding(draft: Draft, { rider, mount }: Pair): Draft {
  return {
    ...draft,
    relation: draft.relation === 'riding' ? null : draft.relation,
    // Of several who ride each has one.
    subjects: draft.subjects.map((each) =>
      each === mount && mount.count > 1 ? { ...each, count: rider.count } : each,
    ),
    relations: [
      ...draft.relations.filter(({ of, to }) => of !== rider.id || to !== mount.id),
      { kind: 'riding', of: rider.id, to: mount.id },
    ],
  };
}
