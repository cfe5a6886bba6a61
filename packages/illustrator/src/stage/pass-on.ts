import type { Movement, SpatialRelation, Subject, SubjectId } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Draft } from './draft.ts';

/** What changes hands is drawn once, on its way: nobody has it besides, and both who have it are turned to each other. */
export function passOn(draft: Draft): Draft {
  return draft.moves.reduce((told, move) => (move.manner === 'pass' ? passed(told, move) : told), draft);
}

function passed(draft: Draft, { by, from, to, fromPart, toPart }: Movement): Draft {
  const ends = [from, to].filter((id) => id !== undefined && id !== null);
  const otherOf = (id: SubjectId) => ends.find((each) => each !== id);
  const isOfThing = (id: SubjectId | null) => id === by;
  const receiver = draft.deeds.find((deed) => isOfThing(deed.object) && deed.by === from)?.toward;
  return {
    ...draft,
    relation: draft.subjects.slice(0, 2).some(({ id }) => id === by) ? null : draft.relation,
    relations: [
      ...draft.relations.filter((each) => !isOfThing(each.of) && !isOfThing(each.to)),
      ...faced(from, to, draft),
    ],
    subjects: draft.subjects.map((each) => {
      if (each.id === by) return { ...each, action: null };
      if (!ends.includes(each.id)) return each;
      const free = freeHanded(each, draft, by);
      const at = otherOf(each.id) ?? receiver;
      const part = each.id === from ? fromPart : toPart;
      const isFree = free.figure.kind === 'person' && free.deed === null && IDLE.has(free.action);
      const isReaching = isFree && part === 'hand' && from !== undefined;
      return isReaching ? { ...free, hands: { does: 'reach', ...(at !== undefined && { at }) } } : free;
    }),
    deeds: draft.deeds.map((deed) => {
      if (!isOfThing(deed.object)) return deed;
      const toward = otherOf(deed.by) ?? deed.toward;
      return { ...deed, name: null, object: null, ...(toward !== undefined && { toward }) };
    }),
  };
}

function faced(from: SubjectId | undefined, to: SubjectId | null, { subjects }: Draft): SpatialRelation[] {
  const isAlive = (id: SubjectId | null | undefined) =>
    subjects.some((each) => each.id === id && LIVING.has(each.figure.kind));
  return from !== undefined && to !== null && from !== to && isAlive(from) && isAlive(to)
    ? [{ kind: 'in-front-of', of: to, to: from }]
    : [];
}

/** Without the drawing of what is done to the thing, which has one of its own. */
function freeHanded(subject: Subject, { deeds }: Draft, thing: SubjectId): Subject {
  const isOfThing = deeds.some(
    ({ by, name, object }) => by === subject.id && object === thing && name === subject.deed,
  );
  return isOfThing ? { ...subject, deed: null, action: null } : subject;
}

const IDLE = new Set<Subject['action']>([null, 'stand', 'look', 'hold', 'talk']);
