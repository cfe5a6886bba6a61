import type { Event } from '@phonofilm/reader/reader';
import { agentsOf, objectsOf, type Told } from './told.ts';
import { isGoing, moversOf, TAKING, waysOf } from './ways-of-event.ts';

/** Who goes one after the other, from the first to the last, and what is told of it. */
export interface File {
  readonly members: readonly number[];
  readonly events: readonly Event[];
}

interface Pair {
  readonly ahead: number;
  readonly behind: number;
  readonly event: Event;
}

const MOBILE = new Set(['person', 'animal', 'vehicle']);

/** All who go after others: who chases, follows, runs from somebody, or swims ahead. */
export function filesOf(told: Told): readonly File[] {
  const files: { members: number[]; events: Event[] }[] = [];
  for (const { ahead, behind, event } of told.events.flatMap((each) => pairsOf(each, told))) {
    const [first, last] = [ahead, behind].map((id) => files.find(({ members }) => members.includes(id)));
    if (first && last && first !== last) {
      first.members.push(...last.members);
      first.events.push(...last.events, event);
      files.splice(files.indexOf(last), 1);
    } else if (first) {
      if (!first.members.includes(behind)) first.members.splice(first.members.indexOf(ahead) + 1, 0, behind);
      first.events.push(event);
    } else if (last) {
      last.members.splice(last.members.indexOf(behind), 0, ahead);
      last.events.push(event);
    } else files.push({ members: [ahead, behind], events: [event] });
  }
  return files;
}

function pairsOf(event: Event, told: Told): readonly Pair[] {
  if (TAKING.get(event.verb) || !isGoing(event)) return [];
  const agents = agentsOf(event);
  const pair = (ahead: number, behind: number): Pair[] =>
    ahead !== behind && [ahead, behind].every((id) => isMobile(id, told)) ? [{ ahead, behind, event }] : [];
  const done = objectsOf(event).flatMap((object) =>
    agents.flatMap((agent) =>
      isBehind(agent, object, told)
        ? pair(object, agent)
        : isBehind(object, agent, told)
          ? pair(agent, object)
          : [],
    ),
  );
  const said = event.roles.flatMap(({ entity, preposition }) =>
    preposition === 'ahead of'
      ? agents.flatMap((agent) => pair(agent, entity))
      : preposition === 'behind' || preposition === 'after'
        ? agents.flatMap((agent) => pair(entity, agent))
        : [],
  );
  const fled = waysOf(event)
    .filter(
      ({ way, role }) =>
        (way === 'away-from' && goesAfter(role.entity, told)) ||
        (way === 'past' && isMoved(role.entity, told)),
    )
    .flatMap(({ role }) => agents.flatMap((agent) => pair(agent, role.entity)));
  return [...done, ...said, ...fled];
}

function isBehind(one: number, other: number, { meaning }: Told): boolean {
  return meaning.relations.some(({ kind, of, to }) => kind === 'behind' && of === one && to === other);
}

function isMobile(id: number, told: Told): boolean {
  return MOBILE.has(told.entity(id)?.kinds[0] ?? '') || isMoved(id, told);
}

function isMoved(id: number, told: Told): boolean {
  return told.events.some((event) => isGoing(event) && moversOf(event, told).includes(id));
}

/** From a bull one runs because it comes after; who is said to do something else stays there. */
function goesAfter(id: number, told: Told): boolean {
  return isMoved(id, told) || (told.entity(id)?.kinds[0] === 'animal' && told.eventsBy(id).length === 0);
}
