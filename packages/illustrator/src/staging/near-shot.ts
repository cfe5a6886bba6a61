import { deedDrawing } from '../catalogue/deed-index.ts';
import type { SceneDescription, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';

/** What somebody has on them or in hand comes along into a shot of them. */
const HAD = new Set(['wearing', 'holding']);

/**
 * A scene of one who does with face or hands what is not seen from afar, without the others among whom it is done; null
 * where nobody does, or where all are near anyway.
 */
export function nearShot(scene: SceneDescription): SceneDescription | null {
  if (scene.lines.length > 0 || scene.camera.framing !== 'medium') return null;
  const doer = scene.subjects.find((each) => isSeenNear(each, scene));
  if (!doer) return null;
  const own = scene.deeds.filter(({ by }) => by === doer.id);
  const kept = new Set([
    doer.id,
    ...own.flatMap(({ object, using }) => [object, using]),
    ...scene.relations.flatMap(({ kind, of, to }) => (of === doer.id && HAD.has(kind) ? [to] : [])),
  ]);
  const subjects = scene.subjects.filter(
    ({ id, figure }) => id === doer.id || (kept.has(id) && !LIVING.has(figure.kind)),
  );
  // What somebody else does meanwhile is seen until the end.
  if (scene.deeds.some(({ by, object }) => by !== doer.id && object !== doer.id)) return null;
  if (!scene.subjects.some((each) => LIVING.has(each.figure.kind) && !subjects.includes(each))) return null;
  const isHere = (id: number | null | undefined) => subjects.some((each) => each.id === id);
  return {
    ...scene,
    subjects: [doer, ...subjects.filter((each) => each !== doer)],
    relation: null,
    relations: scene.relations.filter(({ of, to }) => isHere(of) && isHere(to)),
    deeds: own.map(({ toward: _, ...deed }) => ({ ...deed, participants: [] })),
    moves: [],
  };
}

function isSeenNear(
  { id, count, deed, figure, posture, shown }: Subject,
  { moves = [], relation, relations }: SceneDescription,
): boolean {
  if (deed === null || figure.kind !== 'person' || count > 1 || posture || shown) return false;
  const drawing = deedDrawing(deed);
  if (drawing?.cutAt === undefined || drawing.partner) return false;
  const isElsewhere = relations.some(
    ({ kind, of }) => of === id && kind !== 'beside' && kind !== 'in-front-of' && !HAD.has(kind),
  );
  return relation !== 'riding' && !isElsewhere && !moves.some(({ by }) => by === id);
}
