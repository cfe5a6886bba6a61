import type { Entity, Meaning } from '@phonofilm/reader/reader';

/** A meaning whose entities are those who are seen: of a group its members, where these are told apart, and nothing that is lost. */
export function toldApart(meaning: Meaning): Meaning {
  return withoutLost(withMembers(meaning));
}

/** "The youngest of three brothers rows while the others sleep": one and two, and no further three. */
function withMembers(meaning: Meaning): Meaning {
  const { entities, events } = meaning;
  const isIdle = ({ id }: Entity) => !events.some(({ roles }) => roles.some(({ entity }) => entity === id));
  const group = entities.find(
    (each) =>
      typeof each.count === 'number' &&
      each.count > 1 &&
      isIdle(each) &&
      membersOf(each, entities).some((member) => member.count === 1),
  );
  if (!group || typeof group.count !== 'number') return meaning;
  const members = membersOf(group, entities);
  const named = members.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 0), 0);
  const left = group.count - named;
  const others = members.filter(({ count }) => count === 'some');
  if (left < 0 || (left > 0 && others.length !== 1)) return meaning;
  return {
    ...meaning,
    entities: entities
      .filter((each) => each !== group)
      .map((each) => (others.includes(each) && left > 0 ? { ...each, count: left } : each)),
    relations: meaning.relations.filter(({ of, to }) => of !== group.id && to !== group.id),
  };
}

function membersOf(group: Entity, entities: readonly Entity[]): readonly Entity[] {
  return entities.filter(({ id, noun }) => id > group.id && noun === group.noun);
}

const LOSING = new Set(['lose', 'forget', 'misplace', 'mislay']);

/** A helmet that somebody has lost is not there. */
function withoutLost(meaning: Meaning): Meaning {
  const gone = meaning.entities.filter(({ id }) => {
    const parts = meaning.events.filter(({ roles }) => roles.some(({ entity }) => entity === id));
    return (
      parts.length > 0 &&
      parts.every(
        ({ past, roles, verb }) =>
          past && LOSING.has(verb) && roles.some(({ entity, name }) => entity === id && name === 'object'),
      )
    );
  });
  if (gone.length === 0) return meaning;
  const ids = gone.map(({ id }) => id);
  return {
    ...meaning,
    entities: meaning.entities.filter((each) => !gone.includes(each)),
    relations: meaning.relations.filter(({ of, to }) => !ids.includes(of) && !ids.includes(to)),
    absent: [...meaning.absent, ...gone.map(({ noun }) => noun)],
  };
}
