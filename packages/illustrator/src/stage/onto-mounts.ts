import type { Subject } from '../scene-description.ts';
import type { Draft } from './draft.ts';
import { GETTING_ALONG } from './lexicon/containers.ts';
import { ridingDeed } from './name-deed.ts';

/** Animals that people sit on. */
const SADDLED =
  /\b(horse|pony|mare|stallion|donkey|mule|camel|elephant|bull|unicorn|pegasus|dragon|reindeer|llama|ostrich|zebra|dolphin|whale)$/;

/** What is ridden in a way of its own. */
const RIDDEN =
  /\b(bicycle|bike|motorcycle|motorbike|moped|scooter|skateboard|unicycle|sled|sledge|toboggan|swing|seesaw|snowmobile|jet ski|segway|hoverboard|surfboard|snowboard)$/;

/** "A man on a horse", "two girls on bicycles" ride; whoever stands on one is said to stand. */
export function ontoMounts(draft: Draft): Draft {
  const { relations, subjects } = draft;
  for (const { kind, of, to } of relations) {
    const rider = subjects.find(({ id }) => id === of);
    const mount = subjects.find(({ id }) => id === to);
    if (kind === 'on' && rider && mount && isFree(rider) && mount.deed === null)
      return isSaddled(mount) ? inSaddle(draft, rider, mount) : onWheels(draft, rider, mount);
  }
  return draft;
}

/** Horses, and in stories any beast. */
function isSaddled({ figure, noun }: Subject): boolean {
  return SADDLED.test(noun) || figure.kind === 'quadruped' || figure.kind === 'creature';
}

function isFree({ action, deed, figure }: Subject): boolean {
  return (
    figure.kind === 'person' &&
    deed === null &&
    (action === null || action === 'sit' || GETTING_ALONG.has(action))
  );
}

/** Both are drawn as one, which the first two subjects can be. */
function inSaddle(draft: Draft, rider: Subject, mount: Subject): Draft {
  const others = draft.subjects.filter((each) => each !== rider && each !== mount);
  return {
    ...draft,
    subjects: [{ ...rider, action: 'ride' }, mount, ...others],
    relation: 'riding',
    relations: draft.relations.filter(({ of, to }) => of !== rider.id || to !== mount.id),
    deeds: [...draft.deeds, { by: rider.id, verb: 'ride', name: null, object: mount.id, participants: [] }],
  };
}

/** What is ridden is part of that drawing. */
function onWheels(draft: Draft, rider: Subject, mount: Subject): Draft {
  const name = RIDDEN.test(mount.noun) && ridingDeed(mount.noun);
  const isShared = draft.relations.some(({ of, to }) =>
    [of, to].includes(mount.id) ? of !== rider.id : false,
  );
  if (!name || isShared) return draft;
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
