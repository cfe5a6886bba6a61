import type { Discourse } from './discourse.ts';

/** Kinds that are a place for those in them. */
const MAY_HOLD = new Set(['building', 'event']);

/** How one is to a building where it is the place of what happens. */
const AT = new Set(['in', 'outside', 'before', 'opposite']);

/** Where it happens: every place that is named, and buildings and parties that somebody is in. */
export function namePlaces(discourse: Discourse): void {
  for (const { id, kinds, name } of discourse.entities) {
    const isIn = discourse.relations.some(({ kind, to }) => AT.has(kind) && to === id);
    const isGoneTo = discourse.events.some(({ roles }) =>
      roles.some(({ entity, preposition }) => entity === id && preposition !== null && GOES.has(preposition)),
    );
    const isPlace = kinds[0] === 'place' || (isIn && kinds[0] !== 'part' && kinds.includes('place'));
    if (isPlace || (MAY_HOLD.has(kinds[0] ?? '') && (isIn || isGoneTo))) discourse.say('place', name);
  }
}

const GOES = new Set(['to', 'into', 'at', 'in', 'inside', 'through']);
