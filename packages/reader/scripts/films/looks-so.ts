import type { Glimpse, Sight } from '../../../illustrator/src/witness/sight.ts';
import { FRAME } from '../../../illustrator/src/witness/watch-film.ts';
import type { Reference } from '../facts/fact.ts';
import { isOfTwoColours, showsColour } from './colours.ts';
import { isEverywhere, type Shown } from './things-shown.ts';
import { isUsuallySo } from './usual-looks.ts';
import { around } from './visible.ts';

/** Whether it looks as the fact says; colours are those of the picture. */
export function looksSo(each: Shown, { attributes }: Reference, glimpses: readonly Glimpse[]): boolean {
  return attributes.every(({ names, values }) => {
    if (names.includes('age') && values.includes('old') && !isFaceSeen(each, glimpses)) return false;
    const said = each.attributes.some(
      (own) =>
        (names.length === 0 || names.includes(own.name)) &&
        values.some((value) => [own.value, own.word].includes(value)),
    );
    if (names.includes('colour') ? false : values.some((value) => isUsuallySo(each.names, value)))
      return true;
    // A brick wall is of brick: its drawing is called so.
    if (
      each.id === null &&
      each.names.some((name) => values.some((value) => name.split(/[ -]/).slice(0, -1).includes(value)))
    )
      return true;
    const isColour = names.includes('colour') || names.length === 0;
    const painted =
      isColour &&
      !isEverywhere(each) &&
      paintedAs(each, glimpses).some((sight) => values.some((value) => showsColour(sight, value, each.as)));
    if (names.includes('colour') && !isEverywhere(each)) return painted;
    // A part has no pixels of its own that tell whether it is rusty or wet.
    if (each.as === 'part' && !names.includes('pattern') && !isPaintedApart(each, glimpses)) return false;
    if (names.includes('pattern') && each.as === 'itself')
      return said && paintedAs(each, glimpses).some(isOfTwoColours);
    if (names.includes('size') && each.as === 'itself' && said)
      return values.some((value) => isOfSize(each, value, glimpses));
    return said || painted;
  });
}

/** How old somebody is one knows by the face, which is a tenth of a body. */
const WITH_FACE = 0.04 * FRAME.width * FRAME.height;

function isFaceSeen({ are }: Shown, glimpses: readonly Glimpse[]): boolean {
  const own = glimpses.flatMap(({ sights }) => sights.filter(are));
  const isPerson = own.some(({ what }) => what.subject?.figure.kind === 'person');
  return !isPerson || own.some(({ seen }) => seen >= WITH_FACE);
}

function isPaintedApart({ names }: Shown, glimpses: readonly Glimpse[]): boolean {
  return glimpses.some(({ sights }) =>
    sights.some(({ what, seen }) => !what.subject && seen > 0 && names.includes(what.name)),
  );
}

/** The pixels that tell its colour: of what a drawing brings along, those that are painted under its name, else those of its owner. */
function paintedAs({ are, as, names }: Shown, glimpses: readonly Glimpse[]): Sight[] {
  const all = glimpses.flatMap(({ sights }) => sights).filter(({ seen }) => seen > 0);
  const own = as === 'part' ? all.filter(({ what }) => !what.subject && names.includes(what.name)) : [];
  return own.length > 0
    ? own
    : all.filter((sight) => are(sight) || (as === 'part' && around(sight).some(are)));
}

const SMALL = new Set(['tiny', 'small', 'little', 'miniature']);
const LARGE = new Set(['large', 'big', 'huge', 'giant', 'gigantic', 'enormous', 'massive']);
/** Smaller than so much of the largest beside it is small; larger than so much of it, or of the frame, is large. */
const SMALLER = 0.6;
const LARGER = 0.75;
const OF_FRAME = 0.6;

/** How large something is one tells by what is beside it. */
function isOfSize({ are }: Shown, value: string, glimpses: readonly Glimpse[]): boolean {
  const isSmall = SMALL.has(value);
  if (!isSmall && !LARGE.has(value)) return true;
  return glimpses.some(({ sights }) => {
    const seen = sights.filter((sight) => sight.seen > 0 && sight.what.subject);
    const own = seen.filter(are).map(sizeOf);
    const others = seen.filter((sight) => !are(sight)).map(sizeOf);
    const largest = Math.max(0, ...others);
    return own.some((size) =>
      isSmall
        ? size < SMALLER * (largest || FRAME.height)
        : size > OF_FRAME * FRAME.height || (largest > 0 && size > LARGER * largest),
    );
  });
}

const sizeOf = ({ whole }: Sight) => Math.max(whole.right - whole.left, whole.bottom - whole.top);
