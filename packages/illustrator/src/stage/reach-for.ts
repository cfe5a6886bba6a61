import { carriedBy, eatenBy } from '../cast/animals/ways.ts';
import type { Deed, SpatialRelation, Subject } from '../scene-description.ts';
import { isUntouching } from '../vocabulary/hands.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';

/** What animals do with the mouth, the nose, the head or a paw, close to what they do it to. */
const CLOSE = wordClass('close');

/** Animals do it in their own way, and touch what they do it to: they stand before it and look at it. */
export function reachFor(draft: Draft): Draft {
  return draft.deeds.reduce(reached, draft);
}

function reached(draft: Draft, deed: Deed): Draft {
  const { relations, subjects } = draft;
  const doer = subjects.find(({ id }) => id === deed.by);
  const thing = subjects.find(({ id }) => id === (deed.object ?? deed.toward));
  if (!doer || !thing || doer === thing) return draft;
  const touches = deed.object !== null && !isUntouching(deed.verb);
  if (!CLOSE.has(deed.verb) && !(isIdle(doer, draft) && touches)) return draft;
  if (!LIVING.has(doer.figure.kind) || doer.figure.kind === 'person') return draft;
  const plain = { ...doer, deed: null };
  const isInMouth = [carriedBy(draft, plain), eatenBy(draft, plain)].includes(thing);
  if (isInMouth || relations.some((each) => isElsewhere(each, doer))) return draft;
  const holder = relations.find(({ kind, to }) => kind === 'holding' && to === thing.id)?.of;
  const to = holder ?? relations.find(({ kind, of }) => kind === 'riding' && of === thing.id)?.to ?? thing.id;
  if (to === doer.id) return draft;
  return {
    ...draft,
    subjects: subjects.map((each) =>
      each === doer ? { ...plain, action: doer.action === 'sit' ? 'sit' : 'stand' } : each,
    ),
    relation: draft.relation === 'holding' && subjects[0] === doer ? null : draft.relation,
    relations: [
      ...relations.filter(({ of, to: other }) => of !== doer.id || other !== thing.id),
      { kind: 'touching', of: doer.id, to },
    ],
  };
}

const IDLE = new Set<Subject['action']>([null, 'stand', 'sit']);

/** Nothing else is seen of them. */
function isIdle({ id, action, deed }: Subject, { moves, relations }: Draft): boolean {
  return (
    deed === null &&
    IDLE.has(action) &&
    !moves.some(({ by }) => by === id) &&
    !relations.some(({ of }) => of === id)
  );
}

/** On somebody's shoulder it is close enough. */
function isElsewhere({ kind, of }: SpatialRelation, doer: Subject): boolean {
  return of === doer.id && kind !== 'beside' && kind !== 'in-front-of' && kind !== 'larger-than';
}
