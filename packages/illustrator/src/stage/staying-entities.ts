import type { Event, Meaning } from '@phonofilm/reader/reader';
import { agentsOf } from './meaning-index.ts';

/** What is seen while some events happen, of all that has happened before and will happen. */
export interface Moment {
  readonly own: readonly Event[];
  readonly before: readonly Event[];
  /** Before and after it. */
  readonly others: readonly Event[];
}

const LASTING = new Set(['person', 'animal', 'vehicle']);
const WHERE = new Set(['place', 'path', 'direction', 'source']);
/** What says where and when, which stays in any case. */
const SETTING = new Set(['place', 'time']);

/** Who was there and has not left is still there, as is what was put somewhere; and what somebody goes to later stands there already. */
export function stayingEntities(meaning: Meaning, { own, before, others }: Moment): readonly number[] {
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
  const put = before.flatMap(({ passes }) => (typeof passes?.to === 'number' ? passes.thing : []));
  return [...new Set([...[...there, ...ahead].map(({ entity }) => entity), ...put])].filter(
    (id) => !left.has(id) && !partOf(id) && !SETTING.has(kindOf(id)),
  );
}

function isGone({ verb, particle, adverbs = [] }: Event): boolean {
  return ['leave', 'vanish', 'disappear', 'escape'].includes(verb) || [particle, ...adverbs].includes('away');
}
