import type { Figure, Subject } from '../scene-description.ts';
import type { Draft } from './draft.ts';

/** Containers that are drawn otherwise for what is in them: fish are seen, ships lie along their bottle. */
const FITTING_CONTAINERS: readonly (readonly [content: Figure['kind'], noun: string, model: string])[] = [
  ['fish', 'bowl', 'fish bowl'],
  ['craft', 'bottle', 'lying bottle'],
  ['vehicle', 'bottle', 'lying bottle'],
];

export function withFittingContainers(draft: Draft): readonly Subject[] {
  const { subjects, relations } = draft;
  return subjects.map((subject) => {
    const contents = relations
      .filter(({ kind, to }) => kind === 'in' && to === subject.id)
      .map(({ of }) => subjects.find(({ id }) => id === of)?.figure.kind);
    const fitting = FITTING_CONTAINERS.find(
      ([kind, noun]) => contents.includes(kind) && subject.noun === noun,
    );
    return fitting ? { ...subject, figure: { kind: 'object', model: fitting[2] } } : subject;
  });
}
