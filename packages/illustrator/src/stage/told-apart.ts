import type { Entity, Event, Meaning, Relation } from '@phonofilm/reader/reader';
import { agentsOf } from './meaning-index.ts';
import { stepsOf } from './stage-sequence.ts';

/** A meaning whose entities are those who are seen: of a group its members, where these are told apart. */
export function toldApart(meaning: Meaning): Meaning {
  const groups = meaning.entities.filter(({ id }) => meaning.entities.some(({ oneOf }) => oneOf === id));
  const apart = groups.reduce(withMembers, meaning);
  return { ...apart, entities: apart.entities.map(({ oneOf, ...entity }) => entity) };
}

/** So many are seen of those whose number is not told. */
const SEVERAL = 3;

/** "Three kittens hide, and one of them bites": one and two others, and no further three. All of them hide. */
function withMembers(meaning: Meaning, group: Entity): Meaning {
  const members = meaning.entities.filter(({ oneOf }) => oneOf === group.id);
  const counted = members.filter(({ count }) => typeof count === 'number');
  const named = counted.reduce((sum, { count }) => sum + Number(count), 0);
  const all = typeof group.count === 'number' ? group.count : Math.max(SEVERAL, named + 1);
  const left = Math.max(0, all - named);
  const others = members.filter(({ count }) => count === 'some').map(({ id }) => id);
  // "The others" are all who are left; where nobody speaks of these, the group is.
  const isSpent = left === 0 || others.length > 0;
  const ids = [...(isSpent ? [] : [group.id]), ...members.map(({ id }) => id)];
  const who = (event: Event, id: number): readonly number[] =>
    id === group.id ? ids.filter((each) => each === id || !isBusy(each, event, meaning)) : [id];
  return {
    ...meaning,
    entities: meaning.entities
      .filter((each) => each !== group || !isSpent)
      .map((each) =>
        each === group || others.includes(each.id) ? { ...each, count: left || each.count } : each,
      ),
    relations: meaning.relations.flatMap((relation) => spread(relation, group.id, ids, meaning)),
    events: meaning.events.map((event) => ({
      ...event,
      roles: event.roles.flatMap((role) =>
        who(event, role.entity)
          .filter((id) => id === role.entity || !event.roles.some(({ entity }) => entity === id))
          .map((entity) => ({ ...role, entity })),
      ),
    })),
  };
}

/** A member who does something else at the same time does not do what the group does. */
function isBusy(id: number, event: Event, meaning: Meaning): boolean {
  const steps = stepsOf(meaning, meaning.events);
  return (
    agentsOf(event).length > 0 &&
    meaning.events.some((own) => agentsOf(own).includes(id) && steps.get(own.id) === steps.get(event.id))
  );
}

/** What is said of all is true of each, but nobody is smaller than himself, or elsewhere than is said of him. */
function spread(
  relation: Relation,
  group: number,
  ids: readonly number[],
  { relations }: Meaning,
): Relation[] {
  const { of, to } = relation;
  if (of === group)
    return ids
      .filter((id) => id === group || !relations.some((own) => own.of === id && own.to !== group))
      .map((id) => ({ ...relation, of: id }));
  if (to === group) return ids.filter((id) => id !== of).map((id) => ({ ...relation, to: id }));
  return [relation];
}
