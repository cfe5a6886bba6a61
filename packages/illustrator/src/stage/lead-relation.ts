import type { Relation, SpatialRelation } from '../scene-description.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Drafted } from './draft.ts';
import type { MeaningIndex } from './meaning-index.ts';

const MOUNTS = new Set(['quadruped', 'vehicle', 'craft', 'fish', 'creature', 'bird', 'prop', 'emoji']);
const RIDERS = new Set(['person', 'quadruped']);
const BOATS = wordClass('boats');
/** The first subject's tie to the second, where the two are drawn as one or move after each other. */
export function leadRelation(
  drafted: readonly Drafted[],
  relations: readonly SpatialRelation[],
  told: MeaningIndex,
): Relation | null {
  const subjects = drafted.map(({ subject }) => subject);
  const isPlaying = subjects.some(({ action }) => action === 'play');
  if (isPlaying && subjects.some(({ figure }) => figure.kind === 'instrument')) return 'playing';
  const [one, other] = drafted;
  if (!one || !other) return null;
  const [first, second] = [one.subject, other.subject];
  const between = relations.find(({ of, to }) => of === first.id && to === second.id)?.kind ?? null;
  const isWinged = first.figure.kind === 'bird' || /dragon|phoenix|pterodactyl/.test(first.noun);
  if (isWinged && between === 'above') return 'flying-over';
  if (!RIDERS.has(first.figure.kind)) return null;
  const rides = first.action === 'ride' || first.action === 'drive';
  if (rides && MOUNTS.has(second.figure.kind)) return 'riding';
  const isBoat = second.figure.kind === 'craft' && BOATS.has(second.figure.model);
  if (isBoat && (between === 'in' || between === 'on')) return 'riding';
  if (first.figure.kind === 'quadruped' && first.action === 'play' && second.figure.kind === 'prop')
    return 'chasing';
  const isHeld = told.tiesOf(other.entity.id, 'held-by', 'worn-by').includes(one.entity);
  const does = told
    .eventsBy(one.entity.id)
    .flatMap(({ roles }) => roles.filter(({ entity }) => entity === other.entity.id));
  const isUsed = does.some(({ name }) => name === 'instrument' || name === 'companion');
  if (isHoldable(second) && (isHeld || isUsed)) return 'holding';
  if (first.action === 'chase') return 'chasing';
  if (first.action === 'look' && does.length > 0) return 'watching';
  return null;
}
