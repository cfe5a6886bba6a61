import { WRITTEN } from '../../../illustrator/src/cast/things/sign.ts';
import { LIVING } from '../../../illustrator/src/vocabulary/living.ts';
import type { Glimpse, Sight } from '../../../illustrator/src/witness/sight.ts';
import { FRAME } from '../../../illustrator/src/witness/watch-film.ts';

export const PIXELS = FRAME.width * FRAME.height;
/** At least so much of a thing is before nothing else and in the frame. */
const UNCOVERED = 0.6;
/** What is as large as this is known by less of it, for a portrait is cut by the frame; so is what hands hold and hide. */
const LARGE = 0.05 * PIXELS;
const OF_LARGE = 0.2;
/** Who looks out from behind something, or swims, is known to be there. */
const GLIMPSED = 0.15;
/** What is smaller (35 by 35 in a frame of 1280) readers overlook; of several, half of it: ducklings are known by their row. */
const SMALLEST = 0.0013 * PIXELS;
const SEVERAL = 2;
/** Of another figure in its own picture that plays the same one: less is only a sign beside it, or its shadow. */
const OWN_SHARE = 0.25;

/** Why a thing that is drawn is not seen; null: it is. */
export function hiddenBecause(sight: Sight): string | null {
  const share = uncovered(sight);
  if (share === 0) return 'hidden or out of the frame';
  const least = isAlive(sight)
    ? GLIMPSED
    : sight.seen > LARGE || sight.within !== null
      ? OF_LARGE
      : UNCOVERED;
  if (share < least) return `only ${Math.round(100 * share)} % of it is seen`;
  return sight.seen < smallest(sight) ? `tiny: ${sight.seen} of ${PIXELS} pixels` : null;
}

function smallest({ what, within }: Sight): number {
  return within !== null || (what.subject?.count ?? 1) > SEVERAL ? SMALLEST / 2 : SMALLEST;
}

/** What is said to be tiny may be. */
export function isThere(sight: Sight): boolean {
  return sight.seen >= SMALLEST / 2 && uncovered(sight) >= GLIMPSED;
}

/** Large enough to see its colour, its state and what it is made of. */
export function isCloseEnough(sight: Sight): boolean {
  return hiddenBecause(sight) === null && sight.seen >= SMALLEST * 2;
}

/** Who stands behind a counter is known by head and shoulders. */
function isAlive({ what }: Sight): boolean {
  return what.subject !== undefined && LIVING.has(what.subject.figure.kind);
}

/** Enough of it is seen to know that it is there. */
export function isGlimpsed(sight: Sight): boolean {
  return sight.seen >= smallest(sight) && uncovered(sight) >= GLIMPSED;
}

/** What its own drawing lays over it, as a cape or the water around a swimmer, hides nothing of it. */
function uncovered({ seen, drawn, equipment }: Sight): number {
  return Math.min(1, (seen + equipment) / drawn);
}

/** Figures of their own: without the frame around a rider and a mount that is drawn for both, and without cards. */
export function figures({ sights }: Glimpse, are: (sight: Sight) => boolean): Sight[] {
  return sights.filter((outer) => {
    if (!are(outer) || outer.drawn < 3) return false;
    const inside = sights.filter((sight) => around(sight).includes(outer));
    const { subject } = outer.what;
    const same = inside.filter(({ what }) => subject && what.subject?.id === subject.id);
    return (
      inside.every(({ what }) => what.name !== WRITTEN) &&
      same.every(({ drawn }) => outer.drawn > drawn * OWN_SHARE)
    );
  });
}

/** All within which it is drawn, from the nearest to the outermost. */
export function around({ within }: Sight): readonly Sight[] {
  return within === null ? [] : [within, ...around(within)];
}
