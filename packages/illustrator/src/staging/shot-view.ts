import type { SceneDescription, SubjectId } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';

/** Those who are drawn as one, or only together mean what was asked. */
const TOGETHER = new Set(['riding', 'holding', 'playing', 'chasing', 'flying-over', 'watching']);

/** Whether there is anybody or anything in the scene besides scenery. */
export function hasLead({ subjects }: SceneDescription): boolean {
  return subjects.some(({ figure }) => figure.kind !== 'landmark');
}

/** Whom a close shot shows: the first or the second of those who act, of things the first. */
export function closeSubject({ subjects }: SceneDescription, place: 0 | 1): SubjectId | null {
  const acting = subjects.filter(({ figure }) => LIVING.has(figure.kind));
  const shown = acting.length > 0 ? acting : subjects.filter(({ figure }) => figure.kind !== 'landmark');
  return shown[place]?.id ?? null;
}

/** Whether a close shot shows somebody without the others: not where what they do takes all of them. */
export function isShownAlone({ relation, relations, subjects }: SceneDescription, id: SubjectId): boolean {
  if (relation !== null && TOGETHER.has(relation)) return false;
  if (relations.some(({ of, to }) => of === id || to === id)) return false;
  return subjects.every(({ deed }) => deed === null);
}
