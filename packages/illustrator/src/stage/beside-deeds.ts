import type { SpatialRelation, Subject } from '../scene-description.ts';
import type { Draft } from './draft.ts';

const LADDERS = /\b(?:ladder|stepladder)$/;
/** What is drawn higher up by another deed. */
const HIGH: Readonly<Record<string, string>> = { 'paint-wall': 'paint-high', 'paint-thing': 'paint-high' };

/** What belongs to the drawing of a deed: the ladder on which somebody paints, the chair at a table, the fence between. */
export function besideDeeds(draft: Draft): Draft {
  return draft.relations.reduce(
    (told, relation) => acrossBarrier(told, relation) ?? placed(told, relation),
    draft,
  );
}

const BARRIERS = /\b(?:fence|gate|wall|hedge|railing|counter|barrier)$/;
const ACROSS = new Set(['feed-tall', 'feed-one', 'feed-animal', 'pet', 'give', 'steal', 'brush-animal']);

/** "Feeds a horse over a fence": it is between the two. */
function acrossBarrier(draft: Draft, { kind, of, to }: SpatialRelation): Draft | null {
  const doer = draft.subjects.find(({ id }) => id === of);
  const barrier = draft.subjects.find(({ id }) => id === to);
  if (kind !== 'above' || !doer?.deed || !ACROSS.has(doer.deed) || !barrier) return null;
  if (!BARRIERS.test(barrier.noun)) return null;
  return {
    ...draft,
    relations: draft.relations.filter((each) => each.of !== to && each.to !== to),
    deeds: draft.deeds.map((each) =>
      each.by === of && each.object !== null ? { ...each, across: to } : each,
    ),
  };
}

function placed(draft: Draft, relation: SpatialRelation): Draft {
  const doer = draft.subjects.find(({ id }) => id === relation.of);
  const thing = draft.subjects.find(({ id }) => id === relation.to);
  if (relation.kind !== 'on' || !doer?.deed || !thing || doer.figure.kind !== 'person') return draft;
  const higher = HIGH[doer.deed];
  return higher && LADDERS.test(thing.noun) ? onLadder(draft, doer, thing, higher) : draft;
}

function onLadder(draft: Draft, doer: Subject, ladder: Subject, deed: string): Draft {
  return {
    ...draft,
    subjects: draft.subjects
      .filter((each) => each !== ladder)
      .map((each) => (each === doer ? { ...each, deed } : each)),
    relations: draft.relations.filter(({ of, to }) => of !== ladder.id && to !== ladder.id),
  };
}
