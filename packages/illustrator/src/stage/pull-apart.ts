import type { Deed, Subject } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordRecord } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';

/** By verb, the prepositions before what several want for themselves. */
const CONTESTED = wordRecord<Readonly<Record<string, readonly string[]>>>('contested');
/** How things look that are pulled at both ends. */
const TAUT = wordRecord<Readonly<Record<string, readonly string[]>>>('taut');
const MOST = 4;

/** Several who pull at one thing have it between them and face each other: in their hands, or in their mouths. */
export function pullApart(draft: Draft): Draft {
  return draft.subjects.reduce((told, thing) => {
    const contests = told.deeds.filter((deed) => isContest(deed, thing));
    const doers = told.subjects.filter(({ id, figure }) => {
      const isNamed = contests.some(({ by, participants }) => by === id || participants.includes(id));
      return isNamed && LIVING.has(figure.kind);
    });
    const number = doers.reduce((sum, { count }) => sum + count, 0);
    return number > 1 && number <= MOST && isFree(thing, told) ? between(told, thing, doers, contests) : told;
  }, draft);
}

function isContest({ by, object, roles = [], verb }: Deed, { id }: Subject): boolean {
  const isAmong = object === id && roles.some((each) => each.preposition === 'between' && each.id === by);
  return isAmong || roles.some((each) => each.id === id && CONTESTED[verb]?.includes(each.preposition ?? ''));
}

function isFree(thing: Subject, { relations }: Draft): boolean {
  const isElsewhere = relations.some(({ kind, of }) => of === thing.id && kind !== 'beside');
  return thing.count === 1 && isHoldable(thing) && !isElsewhere;
}

function between(draft: Draft, thing: Subject, doers: readonly Subject[], contests: readonly Deed[]): Draft {
  const isDoer = (id: number) => doers.some((each) => each.id === id);
  const hands = { does: 'pull', at: thing.id, shared: true } as const;
  const model = Object.keys(TAUT).find((each) => TAUT[each]!.includes(thing.noun.split(' ').at(-1)!));
  const taut = model ? { ...thing, figure: { kind: 'object' as const, model } } : thing;
  return {
    ...draft,
    subjects: draft.subjects.map((each) =>
      each === thing ? taut : isDoer(each.id) ? { ...each, deed: null, action: 'stand', hands } : each,
    ),
    relation: null,
    relations: draft.relations.filter(({ of }) => !isDoer(of)),
    moves: draft.moves.filter(({ by }) => !isDoer(by)),
    deeds: draft.deeds.map((each) =>
      contests.includes(each) ? { ...each, name: null, object: null, toward: thing.id } : each,
    ),
  };
}
