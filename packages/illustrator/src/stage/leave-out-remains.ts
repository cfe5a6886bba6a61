import { placeWords } from '../catalogue/place-index.ts';
import type { Place, Subject } from '../scene-description.ts';
import { wordClass } from '../vocabulary/word-classes.ts';

const STONES = /^(?:.* )?(?:columns?|pillars?|ruins?|temples?|statues?|arches|arch|city)$/;

/** Streets that have houses of their own on both sides. */
const BUILT_UP = wordClass('builtUp');
const HOUSES_OF_STREETS =
  /^(?:.* )?(?:houses?|buildings?|balcony|balconies|shops?|skyscrapers?|townhouses?)$/;

const SHIPS = /(?:ship|trawler|galleon|yacht|ferry|frigate|schooner|freighter|liner)$/;

/** Columns of a sunken city and the houses of a street are part of it. */
export function withoutRemains(
  subjects: readonly Subject[],
  seabed: 'ruins' | 'wreck' | null,
  place: Place,
  leanedOut: ReadonlySet<number> = new Set(),
): readonly Subject[] {
  return subjects.filter(({ id, noun, count, action, figure }) => {
    if (seabed === 'ruins' && STONES.test(noun)) return false;
    // Every room and every train has a window, and whoever is on a deck has the ship under them.
    const { aboard, indoors } = placeWords(place);
    if (noun === 'window' && subjects.length > 1 && (aboard || (indoors && !leanedOut.has(id)))) return false;
    if (place === 'ship-deck' && figure.kind === 'craft' && SHIPS.test(noun)) return false;
    return !(BUILT_UP.has(place) && count > 1 && action === null && HOUSES_OF_STREETS.test(noun));
  });
}
