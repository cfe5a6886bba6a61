import { isBodyPart } from '../cast/body-parts.ts';
import type { SpatialRelation, Subject } from '../scene-description.ts';
import { GETTING_ALONG } from '../vocabulary/containers.ts';
import type { Draft } from './draft.ts';
import { deedCalled, ridingDeed } from './name-deed.ts';

/** Animals that people sit on. */
const SADDLED =
  /\b(horse|pony|mare|stallion|donkey|mule|camel|elephant|bull|unicorn|pegasus|dragon|reindeer|llama|ostrich|zebra|dolphin|whale)$/;

/** What is ridden in a way of its own. */
const RIDDEN =
  /\b(bicycle|bike|motorcycle|motorbike|moped|scooter|skateboard|unicycle|sled|sledge|toboggan|swing|seesaw|snowmobile|jet ski|segway|hoverboard|surfboard|snowboard|skate|rollerblade)$/;

/** What else somebody sits on or in while others move it. */
const WHEELED = /\b(wheelchair|cart|wagon|carriage|sleigh|stroller|pram|rickshaw|wheelbarrow|raft)$/;

/** Verbs of those who sit on what they do it to. */
const MOUNTING = new Set(['ride', 'share', 'mount', 'straddle', 'cycle']);

/** Whoever flies on something is carried by it, whatever it is. */
const FLYING = new Set<Subject['action']>(['fly', 'float', 'sail']);
const CARRYING = new Set<Subject['figure']['kind']>([
  'bird',
  'fish',
  'object',
  'emoji',
  'prop',
  'instrument',
]);

/** "A man on a horse", "twins share a bicycle" ride; whoever stands on one is said to stand. */
export function ontoMounts(draft: Draft): Draft {
  const alone = draft.relations
    .map((relation) => pairOf(draft, relation))
    .find((pair) => pair !== null && isFree(pair.rider) && !isInvolved(pair, draft));
  if (alone?.rider.figure.kind === 'person') {
    const { rider, mount } = alone;
    if (isSaddled(mount)) return inSaddle(draft, rider, mount);
    const drawn = onWheels(draft, rider, mount);
    if (drawn) return drawn;
  }
  return together(draft);
}

interface Pair {
  readonly rider: Subject;
  readonly mount: Subject;
}

function pairOf({ subjects }: Draft, { kind, of, to, part }: SpatialRelation): Pair | null {
  const rider = subjects.find(({ id }) => id === of);
  const mount = subjects.find(({ id }) => id === to);
  if ((kind !== 'on' && kind !== 'in') || !rider || !mount) return null;
  // On somebody's lap or head one sits there, and not in a saddle.
  if (part !== undefined && isBodyPart(part) && !SADDLES.has(part)) return null;
  if (part === 'back' && mount.figure.kind === 'person') return null;
  const sits = isRider(rider) && rider.action !== 'stand' && rider.action !== 'sleep';
  const isAnything = kind === 'on' && FLYING.has(rider.action) && CARRYING.has(mount.figure.kind);
  return sits && (isBeast(mount) ? kind === 'on' : isSeat(mount) || isAnything) ? { rider, mount } : null;
}

const SADDLES = new Set(['back', 'saddle', 'hump', 'shoulder']);

/** Somebody else sits there too, or does something to it. */
function isInvolved({ rider, mount }: Pair, { deeds, relations }: Draft): boolean {
  return (
    rider.count > mount.count ||
    mount.deed !== null ||
    relations.some(({ of, to }) => to === mount.id && of !== rider.id) ||
    deeds.some(({ by, object }) => object === mount.id && by !== rider.id)
  );
}

/** On animals and people one sits; nobody is in them. */
function isBeast(mount: Subject): boolean {
  return isSaddled(mount) || mount.figure.kind === 'person';
}

/** Horses, and in stories any beast. */
function isSaddled({ figure, noun }: Subject): boolean {
  return SADDLED.test(noun) || figure.kind === 'quadruped' || figure.kind === 'creature';
}

function isSeat({ figure, noun }: Subject): boolean {
  // A tandem is drawn as a bicycle, and ridden as one.
  const drawnAs = 'model' in figure ? figure.model : '';
  return RIDDEN.test(noun) || RIDDEN.test(drawnAs) || WHEELED.test(noun) || figure.kind === 'person';
}

/** An animal sits as people do where it is said to ride. */
function isRider({ action, figure }: Subject): boolean {
  return figure.kind === 'person' || (figure.kind === 'quadruped' && action === 'ride');
}

function isFree({ action, deed }: Subject): boolean {
  return deed === null && (action === null || action === 'sit' || GETTING_ALONG.has(action));
}

/** Both are drawn as one, which the first two subjects can be. */
function inSaddle(draft: Draft, rider: Subject, mount: Subject): Draft {
  const others = draft.subjects.filter((each) => each !== rider && each !== mount);
  return {
    ...draft,
    subjects: [{ ...rider, action: rider.action === 'fly' ? 'fly' : 'ride' }, mount, ...others],
    relation: 'riding',
    relations: draft.relations.filter(({ of, to }) => of !== rider.id || to !== mount.id),
    deeds: [...draft.deeds, { by: rider.id, verb: 'ride', name: null, object: mount.id, participants: [] }],
  };
}

/** What is ridden is part of that drawing. */
function onWheels(draft: Draft, rider: Subject, mount: Subject): Draft | null {
  const name = RIDDEN.test(mount.noun) && (ridingDeed(mount.noun) ?? deedCalled(mount.noun));
  if (!name) return null;
  return {
    ...draft,
    subjects: draft.subjects
      .filter((each) => each !== mount)
      .map((each) => (each === rider ? { ...rider, action: null, deed: name } : each)),
    relation: draft.subjects[1] === mount ? null : draft.relation,
    relations: draft.relations.filter(({ to }) => to !== mount.id),
    deeds: [...draft.deeds, { by: rider.id, verb: 'ride', name, object: null, participants: [] }],
  };
}

/** Whoever sits on or in something and does something else there, or is not alone with it. */
function together(draft: Draft): Draft {
  const { deeds, subjects } = draft;
  const mounted = deeds.flatMap(({ by, object, verb }) => {
    const rider = subjects.find(({ id }) => id === by);
    const mount = subjects.find(({ id }) => id === object);
    const sits =
      rider &&
      mount &&
      isRider({ ...rider, action: 'ride' }) &&
      (MOUNTING.has(verb) || (mount.figure.kind === 'vehicle' && GETTING_ALONG.has(rider.action ?? 'stand')));
    return sits && (isSaddled(mount) || isSeat(mount)) && draft.relation !== 'riding'
      ? [{ rider, mount }]
      : [];
  });
  const pairs = [...draft.relations.map((relation) => pairOf(draft, relation)), ...mounted];
  return pairs.reduce((told: Draft, pair) => (pair ? riding(told, pair) : told), draft);
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
