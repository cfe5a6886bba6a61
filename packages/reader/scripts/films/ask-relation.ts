import { placeWords } from '../../../illustrator/src/catalogue/place-index.ts';
import type { Fact } from '../facts/fact.ts';
import { plain } from '../facts/score.ts';
import { type Answer, answer, no, type Witnessed } from './answer.ts';
import { meantBy, seenAt, whyHidden } from './ask-entity.ts';
import { isAmong, isSurrounded, RELATIONS } from './geometry.ts';
import { type Placed, placedIn } from './placed.ts';
import type { Shown } from './things-shown.ts';

/** Whose it is, what it is a part of and what somebody wears is seen with them. */
const OF_SOMEBODY = new Set(['belongs-to', 'worn-by', 'held-by']);
/** In a kitchen, on a street, outside of a house: wherever the place is. */
const OF_PLACE = new Set(['in', 'on', 'outside', 'at']);
/** Where parts are said to be as things are. */
const ON_PARTS = new Set(['on', 'under', 'against', 'above', 'behind']);
/** What is so for less of the time that both are seen is only passed by. */
const FOR_LONG = 0.3;
const AMID = new Set(['among', 'around']);

/** Does the relation hold by where the two are drawn, at moments when both are seen? */
export function askRelation(fact: Extract<Fact, { type: 'relation' }>, witnessed: Witnessed): Answer {
  const [one, other] = [meantBy(fact.of, witnessed), meantBy(fact.to, witnessed)];
  if (one.length === 0) return no(`${fact.of.nouns[0]} is not drawn`);
  if (other.length === 0) return no(`${fact.to.nouns[0]} is not drawn`);
  const kinds = fact.kinds.map(plain);
  if (kinds.some((kind) => OF_SOMEBODY.has(kind)) && one.some((each) => isPartOf(each, other)))
    return answer(seenAt(one, witnessed), whyHidden(one, witnessed));
  if (kinds.some((kind) => OF_PLACE.has(kind)) && other.some(({ as }) => as === 'place'))
    return answer(seenAt(one, witnessed), whyHidden(one, witnessed));
  // The garden behind the house: the place is behind whatever stands in it.
  if (one.some(({ as }) => as === 'place') && kinds.includes('behind') && isIndoors(witnessed))
    return no('it is all inside');
  if (one.some(({ as }) => as === 'place') && kinds.some((kind) => kind === 'behind' || kind === 'around'))
    return answer(seenAt(other, witnessed), whyHidden(other, witnessed));
  // Fireworks and the moon are above whatever is seen.
  if (one.some(({ as }) => as === 'weather') && kinds.includes('above'))
    return answer(seenAt(other, witnessed), whyHidden(other, witnessed));
  // A part has no pixels of its own: that a foot is on a wheel is not seen of who lies there.
  if (
    one.every(({ as }) => as === 'part') &&
    !other.some(({ as }) => as === 'part') &&
    kinds.some((kind) => ON_PARTS.has(kind))
  )
    return no(`${fact.of.nouns[0]} is part of somebody`);
  const both = witnessed.film.glimpses.flatMap((glimpse, index) => {
    const [these, those] = [placedIn(glimpse, one), placedIn(glimpse, other)];
    return these.length > 0 && those.length > 0 ? [{ index, these, those }] : [];
  });
  if (both.length === 0)
    return no(
      `not both are seen: ${seenAt(one, witnessed).length === 0 ? whyHidden(one, witnessed) : whyHidden(other, witnessed)}`,
    );
  const holds = both.filter(({ these, those }) => kinds.some((kind) => isSo(kind, these, those)));
  return holds.length < both.length * FOR_LONG
    ? no('they are drawn otherwise')
    : answer(
        holds.map(({ index }) => index),
        'they are drawn otherwise',
      );
}

/** Whether all of it is inside a place, of which nothing is seen from outside. */
function isIndoors({ film }: Witnessed): boolean {
  return film.glimpses.every(({ scene }) => placeWords(scene.place).indoors === true);
}

function isPartOf(each: Shown, wholes: readonly Shown[]): boolean {
  return each.as === 'part' && wholes.some(({ id }) => id !== null && id === each.id);
}

function isSo(kind: string, these: readonly Placed[], those: readonly Placed[]): boolean {
  const between = kind === 'between';
  const apart = (one: Placed) => those.filter(({ sight }) => sight !== one.sight);
  if (between) return these.some((one) => isAmong(one, apart(one)));
  if (AMID.has(kind))
    return (
      these.some((one) => isAmong(one, apart(one))) ||
      (kind === 'around' && those.some((one) => isSurrounded(one, these)))
    );
  const holds = RELATIONS[kind];
  return holds !== undefined && these.some((one) => apart(one).some((other) => holds(one, other)));
}
