import type { Entity } from '@phonofilm/reader/reader';
import { animalDrawing } from '../catalogue/animal-index.ts';
import type { Figure, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordRecord } from '../vocabulary/word-classes.ts';
import { type MeaningIndex, own, saidOf } from './meaning-index.ts';

const FIXED = new Set<Figure['kind']>(['landmark', 'vehicle', 'craft', 'sign']);
/** What is used in the hand is put down flat; everything else stands on its foot. */
const FLAT = new Set(['tool', 'weapon', 'instrument']);
const WITH_FOOT =
  /^(?:piano|drum|harp|lamp|lantern|umbrella|bucket|clock|mirror|telescope|microscope|flashlight)$/;

const ON_PARTS: Readonly<Record<string, Subject['lies']>> = wordRecord('turnedOnto');

/** How a thing or an animal is that does not stand as it does else. */
export function liesOf(entity: Entity, figure: Figure, told: MeaningIndex): Subject['lies'] {
  const adverbs = told.eventsBy(entity.id).flatMap((event) => event.adverbs ?? []);
  if ([...saidOf(entity, 'state'), ...adverbs].includes('upside-down')) return 'upside-down';
  if (LIVING.has(figure.kind) && figure.kind !== 'person') return onOwnPart(entity, figure, told);
  if (LIVING.has(figure.kind) || FIXED.has(figure.kind)) return undefined;
  const verbs = told.eventsBy(entity.id).map(({ verb }) => verb);
  const relations = told.relationsOf(entity.id);
  if (relations.some(({ kind }) => kind === 'against') || verbs.includes('lean')) return 'leaning';
  if (relations.some(({ kind }) => kind === 'in')) return undefined;
  if (saidOf(entity, 'state').includes('lying') || verbs.includes('lie')) return 'flat';
  const onSomething = relations.some(({ kind }) => kind === 'on');
  return onSomething && FLAT.has(entity.kinds[0] ?? '') && !WITH_FOOT.test(entity.noun) ? 'flat' : undefined;
}

/** An animal is on its own back or belly, or on its hind legs. */
function onOwnPart({ id }: Entity, figure: Figure, told: MeaningIndex): Subject['lies'] {
  // The picture of an otter shows it afloat on its back.
  if (!('model' in figure) || animalDrawing(figure.model)?.picture) return undefined;
  const parts = told.tiesOf(id, 'on').filter((part) => told.wholeOf(part.id) === id);
  return parts.flatMap(({ name }) => own(ON_PARTS, name) ?? [])[0];
}

/** Who lies on its back need not be asleep, and gets nowhere. */
export function actionLying(
  action: Subject['action'],
  lies: Subject['lies'],
  verbs: readonly string[],
): Subject['action'] {
  const isIdle = action === null || (action === 'sleep' && !verbs.includes('sleep'));
  return lies === 'on-back' && isIdle ? 'stand' : action;
}
