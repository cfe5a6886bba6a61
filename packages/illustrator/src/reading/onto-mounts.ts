import type { Subject } from '../scene-description.ts';
import { matchDeeds } from './match-deeds.ts';
import type { Reading } from './reading.ts';

/** Animals that people sit on. */
const SADDLED =
  /\b(horse|pony|mare|stallion|donkey|mule|camel|elephant|bull|unicorn|pegasus|dragon|reindeer|llama|ostrich|zebra|dolphin|whale)$/;

/** What is ridden in a way of its own. */
const RIDDEN =
  /\b(bicycle|bike|motorcycle|motorbike|moped|scooter|skateboard|unicycle|sled|sledge|toboggan|swing|seesaw|snowmobile|jet ski|segway|hoverboard|surfboard|snowboard)$/;

/** "A man on a horse", "two girls on bicycles" ride; whoever stands on one is said to stand. */
export function ontoMounts(reading: Reading): Reading {
  const { relations, subjects } = reading;
  for (const { kind, of, to } of relations) {
    const rider = subjects.find(({ id }) => id === of);
    const mount = subjects.find(({ id }) => id === to);
    if (kind === 'on' && rider && mount && isFree(rider) && mount.deed === null)
      return SADDLED.test(mount.noun) ? inSaddle(reading, rider, mount) : onWheels(reading, rider, mount);
  }
  return reading;
}

function isFree({ action, deed, figure }: Subject): boolean {
  return figure.kind === 'person' && deed === null && (action === null || action === 'sit');
}

/** Both are drawn as one, which the first two subjects can be. */
function inSaddle(reading: Reading, rider: Subject, mount: Subject): Reading {
  const others = reading.subjects.filter((each) => each !== rider && each !== mount);
  return {
    ...reading,
    subjects: [{ ...rider, action: 'ride' }, mount, ...others],
    relation: 'riding',
    relations: reading.relations.filter(({ of, to }) => of !== rider.id || to !== mount.id),
    deeds: [...reading.deeds, { by: rider.id, verb: 'ride', name: null, object: mount.id, participants: [] }],
  };
}

/** What is ridden is part of that drawing. */
function onWheels(reading: Reading, rider: Subject, mount: Subject): Reading {
  const name = RIDDEN.test(mount.noun) && matchDeeds(['ride', ...mount.noun.split(' ')])[0]?.name;
  const isShared = reading.relations.some(({ of, to }) =>
    [of, to].includes(mount.id) ? of !== rider.id : false,
  );
  if (!name || isShared) return reading;
  return {
    ...reading,
    subjects: reading.subjects
      .filter((each) => each !== mount)
      .map((each) => (each === rider ? { ...rider, action: null, deed: name } : each)),
    relation: reading.subjects[1] === mount ? null : reading.relation,
    relations: reading.relations.filter(({ to }) => to !== mount.id),
    deeds: [...reading.deeds, { by: rider.id, verb: 'ride', name, object: null, participants: [] }],
  };
}
