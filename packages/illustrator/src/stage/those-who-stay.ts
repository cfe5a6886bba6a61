import type { Event, Meaning } from '@phonofilm/reader/reader';
import type { Action } from '../scene-description.ts';
import { actionOf } from './name-action.ts';
import { agentsOf } from './told.ts';

const LASTING = new Set(['person', 'animal', 'vehicle']);
const WHERE = new Set(['place', 'path', 'direction', 'source']);
/** What says where and when, which stays in any case. */
const SETTING = new Set(['place', 'time']);
const POSTURES = new Set<Action>(['sit', 'stand', 'sleep']);

/** Who was there and has not left is still there; and what somebody goes to later stands there already. */
export function withThoseWhoStay(
  shown: Meaning,
  meaning: Meaning,
  { own, before, others }: { readonly [Key in 'own' | 'before' | 'others']: readonly Event[] },
): Meaning {
  const kindOf = (id: number) => meaning.entities.find((each) => each.id === id)?.kinds[0] ?? '';
  const partOf = (id: number) => meaning.relations.some(({ kind, of }) => kind === 'part-of' && of === id);
  const left = new Set(before.filter(isGone).flatMap(agentsOf));
  const there = before.flatMap(({ roles }) =>
    roles.filter(({ entity, name }) => LASTING.has(kindOf(entity)) || WHERE.has(name)),
  );
  const agents = new Set([...own, ...before].flatMap(agentsOf));
  const ahead = others
    .filter((event) => agentsOf(event).some((id) => agents.has(id)))
    .flatMap(({ roles }) => roles.filter(({ name }) => WHERE.has(name)));
  const staying = new Set(
    [...there, ...ahead]
      .map(({ entity }) => entity)
      .filter((id) => !left.has(id) && !partOf(id) && !SETTING.has(kindOf(id))),
  );
  // Who does something is named first.
  const entities = [
    ...shown.entities,
    ...meaning.entities.filter((each) => staying.has(each.id) && !shown.entities.includes(each)),
  ];
  const kept = new Set(entities.map(({ id }) => id));
  const busy = new Set(own.flatMap(agentsOf));
  const still = before.filter((event) => {
    const action = actionOf(event);
    const rests = action !== null && POSTURES.has(action);
    return rests && agentsOf(event).every((id) => staying.has(id) && !busy.has(id));
  });
  const resting = new Set(still.flatMap(agentsOf));
  return {
    ...shown,
    entities,
    relations: [
      ...shown.relations,
      ...meaning.relations.filter(
        (relation) =>
          resting.has(relation.of) && kept.has(relation.to) && !shown.relations.includes(relation),
      ),
    ],
    events: [...own, ...still],
  };
}

function isGone({ verb, particle, adverbs = [] }: Event): boolean {
  return ['leave', 'vanish', 'disappear', 'escape'].includes(verb) || [particle, ...adverbs].includes('away');
}
