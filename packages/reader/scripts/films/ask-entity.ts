import type { Sight } from '../../../illustrator/src/witness/sight.ts';
import type { Fact, Reference } from '../facts/fact.ts';
import { type Answer, answer, no, type Witnessed } from './answer.ts';
import { looksSo } from './looks-so.ts';
import { called, isEverywhere, type Shown, visibleIn } from './things-shown.ts';
import { figures, hiddenBecause, isCloseEnough, isThere } from './visible.ts';

/** More of one kind than this are drawn as a crowd. */
const MANY = 8;

/** Is it drawn, in the frame, uncovered, not tiny; so many, and as it is said to look? */
export function askEntity({ who, count }: Extract<Fact, { type: 'entity' }>, witnessed: Witnessed): Answer {
  const { film, shown } = witnessed;
  const meant = called(shown, who);
  if (meant.length === 0) return no('not drawn');
  const like = meant.filter((each) => looksSo(each, who, film.glimpses));
  if (like.length === 0) return no('drawn, but does not look so');
  const isTiny = who.attributes.some(({ values }) => values.includes('tiny'));
  const hasLook = who.attributes.some(({ names }) => !names.includes('size'));
  const seen = answer(
    seenAt(like, witnessed, isTiny ? isThere : hasLook ? isCloseEnough : undefined),
    whyHidden(like, witnessed),
  );
  if (seen.because !== null || count === null || like.some(({ as }) => as !== 'itself')) return seen;
  const numbers = film.glimpses.map((glimpse) => visibleIn(glimpse, like).length);
  // A crowd, a couple, reeds.
  const isHeap = like.some(
    ({ names }) =>
      names.length > 1 || names.some((name) => who.nouns.some((noun) => name.endsWith(`${noun}s`))),
  );
  const isIt = (number: number) =>
    count === 'some'
      ? number > 1 || (isHeap && number > 0)
      : number === Number(count) || (Number(count) > MANY && number >= MANY);
  const isGroup = count === '1' && isHeap;
  return answer(
    numbers.flatMap((number, index) => (isIt(number) || (isGroup && number > 0) ? [index] : [])),
    `${Math.max(...numbers)} are seen`,
  );
}

/** At which moments any of them can be seen. */
export function seenAt(
  things: readonly Shown[],
  { film }: Witnessed,
  isSeen = (sight: Sight) => hiddenBecause(sight) === null,
): number[] {
  return film.glimpses.flatMap((glimpse, index) =>
    things.some(isEverywhere) || visibleIn(glimpse, things, isSeen).length > 0 ? [index] : [],
  );
}

export function whyHidden(things: readonly Shown[], { film }: Witnessed): string {
  const all = film.glimpses.flatMap((glimpse) =>
    figures(glimpse, (sight) => things.some(({ are }) => are(sight))),
  );
  if (all.length === 0) return 'only its name is written';
  const reasons = all.map(hiddenBecause).filter((reason) => reason !== null);
  return reasons.at(-1) ?? 'too small or too short to see how it looks';
}

export function meantBy(who: Reference, { shown, film }: Witnessed): Shown[] {
  const meant = called(shown, who);
  const like = meant.filter((each) => looksSo(each, who, film.glimpses));
  return like.length > 0 ? like : meant;
}
