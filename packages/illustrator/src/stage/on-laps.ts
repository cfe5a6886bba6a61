import type { SpatialRelation, Subject } from '../scene-description.ts';
import type { Draft, Drafted } from './draft.ts';
import type { Told } from './told.ts';

/** "A cat sleeps in a woman's lap", "a woman with a cat on her lap": she has it in her arms. */
export function onLaps(
  drafted: readonly Drafted[],
  told: Told,
): readonly { readonly holder: Subject; readonly held: Subject }[] {
  const subjectOf = (id: number) => drafted.find(({ entity }) => entity.id === id)?.subject;
  return told.meaning.relations.flatMap(({ of, to, kind }) => {
    if ((kind !== 'on' && kind !== 'in') || told.entity(to)?.noun !== 'lap') return [];
    const holder = subjectOf(told.wholeOf(to));
    const held = subjectOf(of);
    return holder && held && holder.figure.kind === 'person' && holder.deed === null
      ? [{ holder, held }]
      : [];
  });
}

/** Whoever has somebody on the lap is who the film follows, and both are drawn as one. */
export function withLaps(draft: Draft, laps: ReturnType<typeof onLaps>): Draft {
  const [lap] = laps;
  if (!lap) return draft;
  const { holder, held } = lap;
  const isOfBoth = ({ of, to }: SpatialRelation) =>
    [of, to].every((id) => id === holder.id || id === held.id);
  return {
    ...draft,
    subjects: [
      { ...holder, deed: 'cradle', action: null },
      ...draft.subjects.filter(({ id }) => id !== holder.id),
    ],
    relation: null,
    relations: draft.relations.filter((relation) => !isOfBoth(relation)),
    deeds: [
      ...draft.deeds.filter(({ by }) => by !== holder.id),
      { by: holder.id, verb: 'hold', name: 'cradle', object: held.id, participants: [] },
    ],
  };
}
