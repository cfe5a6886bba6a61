import type { Subject } from '../scene-description.ts';
import { wordRecord } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';

/** Containers that are drawn otherwise for what is in them: fish are seen, ships lie along their bottle. */
const FITTING =
  wordRecord<readonly (readonly [content: string, noun: string, model: string])[]>('fittingContainers');

export function withFittingContainers(draft: Draft): readonly Subject[] {
  const { subjects, relations } = draft;
  return subjects.map((subject) => {
    const contents = relations
      .filter(({ kind, to }) => kind === 'in' && to === subject.id)
      .map(({ of }) => subjects.find(({ id }) => id === of)?.figure.kind);
    const fitting = FITTING.find(
      ([kind, noun]) =>
        subject.noun === noun && contents.some((each) => each && (kind === 'any' || kind === each)),
    );
    return fitting ? { ...subject, figure: { kind: 'object', model: fitting[2] } } : subject;
  });
}
