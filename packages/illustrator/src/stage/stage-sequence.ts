import type { Event, Meaning } from '@phonofilm/reader/reader';
import { agentsOf } from './told.ts';

const MOST_STEPS = 5;

/** What happens one after the other, a meaning for each; empty where all happens at once. */
export function splitMeaning(meaning: Meaning): Meaning[] {
  const events = meaning.events.filter(({ negated, past }) => !negated && !past);
  // A talk is one scene.
  const isTalk = !events.some(({ adverbs = [] }) => adverbs.includes('then'));
  if (
    isTalk &&
    meaning.lines.length > 1 &&
    events.every(({ verb }) => meaning.lines.some((line) => line.verb === verb))
  )
    return [];
  const steps = stepsOf(meaning, events);
  const numbers = [...new Set(events.flatMap(({ id }) => steps.get(id) ?? []))]
    .toSorted((one, other) => one - other)
    .slice(0, MOST_STEPS);
  if (numbers.length < 2) return [];
  return numbers.map((number) => {
    const own = events.filter(({ id }) => steps.get(id) === number);
    const others = events.filter(({ id }) => steps.get(id) !== number);
    return part(meaning, own, others);
  });
}

/** In which step each event happens. One of which nothing is said happens with the one before it. */
function stepsOf(meaning: Meaning, events: readonly Event[]): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  const later = meaning.order.filter(({ kind }) => kind === 'then');
  if (later.length === 0) return steps;
  const ordered = new Set(meaning.order.flatMap(({ first, second }) => [first, second]));
  let last = 0;
  for (let round = 0; round < events.length; round++)
    for (const { kind, first, second } of meaning.order) {
      const [one, other] = [steps.get(first) ?? 0, steps.get(second) ?? 0];
      steps.set(first, kind === 'while' ? Math.max(one, other) : one);
      steps.set(second, kind === 'while' ? Math.max(one, other) : Math.max(other, one + 1));
    }
  for (const { id } of events) {
    if (!ordered.has(id)) steps.set(id, last);
    last = steps.get(id) ?? last;
  }
  return steps;
}

function part(meaning: Meaning, own: readonly Event[], others: readonly Event[]): Meaning {
  const partake = (events: readonly Event[], id: number) =>
    events.some(({ roles }) => roles.some(({ entity }) => entity === id));
  const isOfOther = (of: number, to: number) =>
    others.some(({ roles }) => [of, to].every((id) => roles.some(({ entity }) => entity === id))) &&
    !own.some(({ roles }) => [of, to].every((id) => roles.some(({ entity }) => entity === id)));
  const relations = meaning.relations.filter(({ of, to }) => !isOfOther(of, to));
  const kept = new Set(meaning.entities.filter(({ id }) => partake(own, id)).map(({ id }) => id));
  // What somebody has, wears or is on comes along.
  for (let round = 0; round < 3; round++)
    for (const { kind, of, to } of relations) {
      if (kept.has(of) && !partake(others, to)) kept.add(to);
      if (
        kept.has(to) &&
        (kind === 'part-of' || kind === 'worn-by' || kind === 'held-by') &&
        !partake(others, of)
      )
        kept.add(of);
    }
  const speakers = new Set(own.flatMap(agentsOf));
  const saying = own.filter(({ verb }) => meaning.lines.some((line) => line.verb === verb));
  return {
    ...meaning,
    entities: meaning.entities.filter(({ id }) => kept.has(id)),
    relations: relations.filter(({ of, to }) => kept.has(of) && kept.has(to)),
    events: own,
    order: [],
    lines: saying.length === 0 ? [] : meaning.lines.filter(({ by }) => by !== null && speakers.has(by)),
  };
}
