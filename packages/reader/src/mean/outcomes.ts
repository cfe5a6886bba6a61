import type { Discourse, EventDraft } from './discourse.ts';
import type { Outcome } from './meaning.ts';
import { headsByItem } from './read-table.ts';

const ALONE = ' alone';

/** What is seen of things by what is done to them: `tables/outcomes.txt`. */
const OUTCOMES = headsByItem('outcomes.txt');

/** What nobody flattens or knocks over by getting there. */
const STANDING = new Set(['place', 'building', 'surface', 'part', 'abstract', 'event']);

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
  const nounOf = (id: number) => entities.find((each) => each.id === id)?.noun ?? '';
  const beside = roles.filter(({ name }) => name !== 'agent');
  const phraseOf = ({ entity, preposition }: EventDraft['roles'][number]) =>
    [verb, preposition, nounOf(entity)].filter(Boolean).join(' ');
  // "Catches fire", "bursts into flame": the noun is part of what is done.
  const taken = beside.find((role) => OUTCOMES.has(phraseOf(role)));
  // "Steps on a can", and a car "runs over a box": what follows is what it is done to. People run over bridges.
  const kindOf = (id: number | undefined) => entities.find((each) => each.id === id)?.kinds[0] ?? '';
  const agent = roles.find(({ name }) => name === 'agent')?.entity;
  const under = beside.find(
    ({ entity, preposition }) =>
      OUTCOMES.has(`${verb} ${preposition}`) &&
      !STANDING.has(kindOf(entity)) &&
      (preposition !== 'over' ||
        kindOf(agent) === 'vehicle' ||
        OUTCOMES.get(`${verb} over`)?.[0] === 'topple'),
  );
  const idOf = (sought: string) =>
    roles.find(({ entity, name }) => name === sought && entity !== taken?.entity)?.entity;
  const object = idOf('object') ?? under?.entity;
  const thing = object ?? idOf('agent');
  const phrases = [
    ...(taken ? [phraseOf(taken)] : []),
    ...(under ? [`${verb} ${under.preposition}`] : []),
    ...(particle === null ? [] : [`${verb} ${particle}`]),
    // "Goes up the mountain"
    ...beside.flatMap(({ name, preposition }) => (name === 'path' ? [`${verb} ${preposition} it`] : [])),
    ...adverbs.map((each) => `${verb} ${each}`),
    verb,
  ];
  const heads = phrases.flatMap((phrase) => OUTCOMES.get(phrase) ?? []);
  const head = heads.find((each) => object === undefined || !each.endsWith(ALONE));
  return head === undefined || thing === undefined ? null : { thing, is: head.replace(ALONE, '') };
}
