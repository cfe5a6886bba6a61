import type { SceneDescription, SpatialRelation } from '../../illustrator/src/scene-description.ts';
import type { Relation } from '../src/mean/meaning.ts';

/** What one is to the other in the words of facts, and the other to the one; else it is called the same. */
const SAID: Partial<Record<SpatialRelation['kind'], { readonly of?: string; readonly to?: string }>> = {
  'in-front-of': { of: 'before' },
  below: { of: 'under' },
  riding: { of: 'on' },
  wearing: { to: 'worn-by' },
  holding: { to: 'held-by' },
  'larger-than': { of: 'larger-than', to: 'smaller-than' },
  'left-of': { of: 'left-of', to: 'right-of' },
  'right-of': { of: 'right-of', to: 'left-of' },
};
const HOLLOW = new Set(['vehicle', 'craft', 'object']);

/** Who is where to whom in the picture, who has what, and whose it is. */
export function relationsOfScene(scene: SceneDescription): Relation[] {
  const { details = [], relation, relations, subjects } = scene;
  const figureOf = (id: number) => subjects.find((each) => each.id === id)?.figure.kind ?? '';
  const [first, second] = subjects;
  const led = (kind: SpatialRelation['kind']) =>
    relation === kind && first && second ? [{ kind, of: first.id, to: second.id }] : [];
  return [
    ...details.flatMap(({ id, of, deed }) => said(deed === null ? 'part-of' : undefined, id, of)),
    // What is on the shoulder of a statue is on both.
    ...relations.flatMap(({ kind, of, to, part }) =>
      said(kind, of, details.find((each) => each.of === to && each.noun === part)?.id),
    ),
    ...[...relations, ...led('riding'), ...led('holding')].flatMap(({ kind, of, to }) => [
      ...said(SAID[kind] ? SAID[kind].of : kind, of, to),
      ...said(SAID[kind]?.to, to, of),
      // A person who rides in a car is in it, and a person before a bank is outside.
      ...said(kind === 'riding' && HOLLOW.has(figureOf(to)) ? 'in' : undefined, of, to),
      ...said(kind === 'in-front-of' && figureOf(to) === 'landmark' ? 'outside' : undefined, of, to),
    ]),
    ...subjects.flatMap(({ hands, id, owner }) => [
      ...said('held-by', hands?.holds, id),
      ...said('belongs-to', id, owner),
    ]),
  ];
}

function said(kind: string | undefined, of: number | undefined, to: number | undefined): Relation[] {
  return kind === undefined || of === undefined || to === undefined ? [] : [{ kind, of, to }];
}
