import type { Event, Meaning, Relation } from '@phonofilm/reader/reader';
import { wordRecord } from '../vocabulary/word-classes.ts';
import { objectsOf, own } from './meaning-index.ts';

/** What those do who share something, by its noun or the kind of thing it is, and where they are to it. */
const SHARING =
  wordRecord<Record<string, { readonly verb: string; readonly preposition: string }>>('sharing');

/** "Three friends share a sofa", "a boy shares a bench with his dog": all of them sit on it. */
export function sharing(meaning: Meaning): Meaning {
  const relations: Relation[] = [];
  const events = meaning.events.map((event): Event => {
    const thing = meaning.entities.find(({ id }) => event.verb === 'share' && objectsOf(event).includes(id));
    const [way] = [thing?.noun, ...(thing?.kinds ?? [])].flatMap((word) => own(SHARING, word ?? '') ?? []);
    if (!thing || !way) return event;
    const { verb, preposition } = way;
    const who = event.roles.filter(({ name }) => name === 'agent' || name === 'companion');
    for (const { entity: of } of who) relations.push({ kind: preposition, of, to: thing.id, preposition });
    const agents = who.map(({ entity }) => ({ name: 'agent', preposition: null, entity }));
    return { ...event, verb, roles: [...agents, { name: 'place', preposition, entity: thing.id }] };
  });
  return { ...meaning, events, relations: [...meaning.relations, ...relations] };
}
