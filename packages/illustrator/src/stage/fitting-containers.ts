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
    if (fitting) return { ...subject, figure: { kind: 'object', model: fitting[2] } };
    return subject.noun === 'pot' && holdsPlant(draft, subject) ? FLOWER_POT(subject) : subject;
  });
}

/** Nobody cooks a sunflower. */
function holdsPlant({ relations, subjects }: Draft, { id }: Subject): boolean {
  return relations.some(({ kind, of, to }) => {
    const figure = subjects.find((each) => each.id === of)?.figure;
    return kind === 'in' && to === id && figure?.kind === 'emoji' && PLANT.test(figure.icon);
  });
}

const PLANT = /flower|rose|tulip|plant|seedling|cactus|hibiscus|blossom|herb|tree/;
const FLOWER_POT = (pot: Subject): Subject => ({
  ...pot,
  figure: { kind: 'object', model: 'bucket' },
  colour: pot.colour ?? 'brown',
});
