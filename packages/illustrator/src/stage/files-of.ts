import type { Event } from '@phonofilm/reader/reader';
import { agentsOf, objectsOf, type Told } from './told.ts';
import { isGoing, TAKING, waysOf } from './ways-of-event.ts';

/** Who goes one after the other, and what is told of it. */
export interface File {
  readonly members: readonly number[];
  readonly events: readonly Event[];
}

const AFTER = new Set<string | null>(['after', 'behind', 'ahead of']);
const MOBILE = new Set(['person', 'animal', 'vehicle']);

/** All who go after others: who chases, follows, or runs from somebody. */
export function filesOf(told: Told): readonly File[] {
  let files: readonly File[] = [];
  for (const event of told.events) {
    const members = membersOf(event, told);
    if (members.length === 0) continue;
    const isSame = (file: File) => file.members.some((id) => members.includes(id));
    const [known] = files.filter(isSame);
    // Who is chased by one who chases goes first of all.
    const joined = new Set([...members, ...(known?.members ?? [])]);
    files = [
      ...files.filter((file) => file !== known),
      { members: [...joined], events: [...(known?.events ?? []), event] },
    ];
  }
  return files;
}

function membersOf(event: Event, told: Told): readonly number[] {
  if (TAKING.get(event.verb) || !isGoing(event)) return [];
  const agents = agentsOf(event);
  const isAfter = (one: number, other: number) =>
    told.relationsOf(one).some(({ kind, to }) => kind === 'behind' && to === other);
  const met = [
    ...objectsOf(event).filter((id) => agents.some((agent) => isAfter(agent, id) || isAfter(id, agent))),
    ...event.roles.flatMap(({ entity, preposition }) => (AFTER.has(preposition) ? [entity] : [])),
  ];
  const fled = waysOf(event).flatMap(({ way, role }) => (way === 'away-from' ? [role.entity] : []));
  const file = [...new Set([...met, ...agents, ...fled])].filter((id) => MOBILE.has(told.kindOf(id)));
  return file.some((id) => !agents.includes(id)) ? file : [];
}
