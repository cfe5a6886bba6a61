import type { Discourse, EventDraft } from './discourse.ts';
import type { Outcome } from './meaning.ts';
import { headsByItem } from './read-table.ts';

const ALONE = ' alone';

/** What is seen of things by what is done to them: `tables/outcomes.txt`. */
const OUTCOMES = headsByItem('outcomes.txt');

export function readOutcomes(discourse: Discourse): void {
  for (const event of discourse.events) {
    const outcome = event.negated ? null : outcomeOf(event, discourse);
    if (outcome) event.outcome = outcome;
  }
}

function outcomeOf(
  { verb, particle, adverbs = [], roles }: EventDraft,
  { entities }: Discourse,
): Outcome | null {
  // "Catches fire", "bursts into flame": the noun is part of what is done.
  const taken = roles
    .filter(({ name }) => name !== 'agent')
    .map(({ entity, preposition }) => ({
      entity,
      phrase: [verb, preposition, entities.find(({ id }) => id === entity)?.noun].filter(Boolean).join(' '),
    }))
    .find(({ phrase }) => OUTCOMES.has(phrase));
  const idOf = (sought: string) =>
    roles.find(({ entity, name }) => name === sought && entity !== taken?.entity)?.entity;
  const object = idOf('object');
  const thing = object ?? idOf('agent');
  const further = [...(particle === null ? [] : [particle]), ...adverbs].map((each) => `${verb} ${each}`);
  const heads = [...(taken ? [taken.phrase] : []), ...further, verb].flatMap(
    (phrase) => OUTCOMES.get(phrase) ?? [],
  );
  const head = heads.find((each) => object === undefined || !each.endsWith(ALONE));
  return head === undefined || thing === undefined ? null : { thing, is: head.replace(ALONE, '') };
}
