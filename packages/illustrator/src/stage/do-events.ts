import type { Event } from '@phonofilm/reader/reader';
import type { Action, Figure } from '../scene-description.ts';
import { LIVING } from './living.ts';
import { actionOf, canDo } from './name-action.ts';
import { nameDeed } from './name-deed.ts';
import { agentsOf, objectsOf, type Told } from './told.ts';

const FIGHTING = new Set(['battle', 'fight', 'fire', 'attack', 'duel']);

/** An event as it can be shown. */
export interface Shown {
  readonly event: Event;
  readonly name: string | null;
  readonly action: Action | null;
  /** Who is drawn with the deed, and not a second time. */
  readonly drawn: ReadonlySet<number>;
}

/** The events of a meaning with the deeds and actions that show them. */
export function showEvents(told: Told, figureOf: (id: number) => Figure | null): Shown[] {
  return told.events.map((event) => {
    const [first] = agentsOf(event).flatMap((id) => figureOf(id) ?? []);
    if (!first) return { event, name: null, action: null, drawn: new Set() };
    const action = actionOf(event, told.entity(objectsOf(event)[0] ?? 0)?.noun);
    const ridden = event.verb === 'ride' ? figureOf(objectsOf(event)[0] ?? 0) : null;
    // Whoever rides an animal sits on one that is drawn as it is said to be.
    const isOnAnimal = ridden !== null && ridden.kind !== 'person' && LIVING.has(ridden.kind);
    const deed =
      !isOnAnimal && (LIVING.has(first.kind) || first.kind === 'emoji')
        ? nameDeed(event, told, first.kind !== 'person')
        : null;
    // Ships that fight fire at each other.
    if (first.kind === 'craft' && FIGHTING.has(event.verb))
      return { event, name: 'fire-cannons', action: null, drawn: new Set() };
    return {
      event,
      name: deed?.name ?? null,
      action: deed === null && action !== null && canDo(first, action) ? action : null,
      drawn: deed?.drawn ?? new Set(),
    };
  });
}
