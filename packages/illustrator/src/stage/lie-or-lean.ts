import type { Entity } from '@phonofilm/reader/reader';
import type { Figure, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { saidOf, type Told } from './told.ts';

const FIXED = new Set<Figure['kind']>(['landmark', 'vehicle', 'craft', 'sign']);
/** What is used in the hand is put down flat; everything else stands on its foot. */
const FLAT = new Set(['tool', 'weapon', 'instrument']);
const WITH_FOOT =
  /^(?:piano|drum|harp|lamp|lantern|umbrella|bucket|clock|mirror|telescope|microscope|flashlight)$/;

/** How a thing is that does not stand upright. */
export function liesOf(entity: Entity, figure: Figure, told: Told): Subject['lies'] {
  if (LIVING.has(figure.kind) || FIXED.has(figure.kind)) return undefined;
  const verbs = told.eventsBy(entity.id).map(({ verb }) => verb);
  const relations = told.relationsOf(entity.id);
  if (relations.some(({ kind }) => kind === 'against') || verbs.includes('lean')) return 'leaning';
  if (relations.some(({ kind }) => kind === 'in')) return undefined;
  if (saidOf(entity, 'state').includes('lying') || verbs.includes('lie')) return 'flat';
  const onSomething = relations.some(({ kind }) => kind === 'on');
  return onSomething && FLAT.has(entity.kinds[0] ?? '') && !WITH_FOOT.test(entity.noun) ? 'flat' : undefined;
}
