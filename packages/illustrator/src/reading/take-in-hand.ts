import type { Subject } from '../scene-description.ts';
import { homeOf } from './lexicon/nouns.ts';
import { isHoldable } from './read-relation.ts';
import type { Reading } from './reading.ts';

/** Deeds that are drawn with the thing they are done with in hand, whatever thing that is. */
export const WITH_A_THING = new Set(['juggle', 'eat-food', 'toss']);

/** Three lemons that are juggled and an apple that is eaten do not stand beside whoever does it. */
export function takeInHand(reading: Reading): Reading {
  const { deeds, relations, subjects } = reading;
  for (const subject of subjects) {
    const object = deeds.find(({ by, object: of }) => by === subject.id && of !== null)?.object;
    const found = subjects.find(({ id }) => id === object);
    const thing = found && isHoldable(found) && found.figure.kind !== 'instrument' ? found : null;
    const deed = deedWith(subject, thing);
    if (!deed || !thing) continue;
    const doer = { ...subject, deed };
    const others = subjects.filter((each) => each !== subject && each !== thing);
    return {
      ...reading,
      subjects: [doer, thing, ...others],
      place: reading.place ?? (deed === 'eat-food' ? (homeOf(subject.figure) ?? 'park') : null),
      relation: 'holding',
      relations: relations
        // What is said of the thing holds for whoever has it: both are on the ship.
        .map((each) => (each.of === thing.id ? { ...each, of: subject.id } : each))
        .filter(({ of, to }) => of !== to && to !== thing.id),
    };
  }
  return reading;
}

function deedWith({ action, deed }: Subject, thing: Subject | null): string | null {
  if (deed !== null) return WITH_A_THING.has(deed) ? deed : null;
  return action === 'eat' && thing ? 'eat-food' : null;
}
