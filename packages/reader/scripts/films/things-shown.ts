import { DEEDS } from '../../../illustrator/src/catalogue/deed-index.ts';
import type { SceneDescription, Subject } from '../../../illustrator/src/scene-description.ts';
import { PLACE_WORDS, SETTING_WORDS } from '../../../illustrator/src/vocabulary/settings.ts';
import type { Glimpse, Sight } from '../../../illustrator/src/witness/sight.ts';
import { FRAME, type WatchedFilm } from '../../../illustrator/src/witness/watch-film.ts';
import type { Attribute } from '../../src/mean/meaning.ts';
import { attribute, attributesOf, attributesOfPart, attributesOfPlace } from '../attributes-of-subject.ts';
import type { Reference } from '../facts/fact.ts';
import { isNoun } from '../facts/score.ts';
import { isOfTwoColours, showsColour } from './colours.ts';
import { isUsuallySo } from './usual-looks.ts';
import { around, figures, hiddenBecause } from './visible.ts';

/** Something that a film shows under a name. */
export interface Shown {
  readonly names: readonly string[];
  readonly attributes: readonly Attribute[];
  /** A figure or thing of its own; a part of one, which is seen where that is; or the place and its weather, which are everywhere. */
  readonly as: 'itself' | 'part' | 'place' | 'weather';
  /** The subject that it is, or of whom it is a part. */
  readonly id: number | null;
  readonly are: (sight: Sight) => boolean;
}

/** All that has a name in the film: who is drawn, what they have on and at hand, what stands there, and the place. */
export function thingsShown({ glimpses }: WatchedFilm): Shown[] {
  const shown: Shown[] = [];
  const cast = new Map<string, { subject: Subject; scene: SceneDescription }>();
  const names = new Set<string>();
  for (const { scene, sights } of glimpses) {
    for (const { what } of sights) {
      if (what.subject)
        cast.set(JSON.stringify([what.subject, scene.place]), { subject: what.subject, scene });
      else names.add(what.name);
    }
    for (const { noun, of, colour } of scene.details ?? [])
      shown.push(part([noun], colour === null ? [] : [attribute('colour', colour)], of));
  }
  for (const { subject, scene } of cast.values()) shown.push(...ofSubject(subject, scene));
  for (const name of names)
    shown.push({
      names: [name],
      attributes: [],
      as: 'itself',
      id: null,
      are: ({ what }) => !what.subject && what.name === name,
    });
  for (const scene of new Set(glimpses.map((each) => each.scene))) {
    const everywhere = { attributes: attributesOfPlace(scene), id: null, are: () => false };
    shown.push({ ...everywhere, names: [scene.place, ...(PLACE_WORDS[scene.place] ?? [])], as: 'place' });
    shown.push({ ...everywhere, names: weathersOf(scene), as: 'weather' });
  }
  return shown;
}

/** The weather, and what effects there are in the air: fireworks, a rainbow. */
function weathersOf({ effects, time, weather, weathers }: SceneDescription): readonly string[] {
  const ofWeather = [weather, ...weathers].flatMap((each) =>
    each === 'clear' ? [] : SETTING_WORDS.weather[each],
  );
  return [
    ...ofWeather,
    ...effects.flatMap((each) => SETTING_WORDS.effect[each]),
    ...(time === 'night' ? ['star'] : []),
  ];
}

const PATTERNS = {
  stripes: ['striped'],
  dots: ['dotted', 'spotted'],
  checks: ['checked', 'plaid'],
  flowers: ['floral', 'flowered'],
};

function part(names: readonly string[], attributes: readonly Attribute[], id: number): Shown {
  return { names, attributes, as: 'part', id, are: ({ what }) => what.subject?.id === id };
}

function ofSubject(subject: Subject, scene: SceneDescription): Shown[] {
  const { id, noun, called, amount, clothes, parts = [], deed, gives, word } = subject;
  const names = [noun, called, amount].filter((name) => name !== undefined);
  const tools = deed === null ? [] : (DEEDS[deed]?.has ?? []);
  return [
    {
      names,
      attributes: attributesOf(subject, scene).filter(
        ({ name, value }) => name !== 'state' || !isOnlySaid(value, subject),
      ),
      as: 'itself',
      id,
      are: ({ what }) => what.subject?.id === id,
    },
    ...clothes.map(({ name, colour, pattern }) =>
      part(
        [name],
        [
          ...(colour === null ? [] : [attribute('colour', colour)]),
          ...(pattern ? PATTERNS[pattern.kind].map((word) => attribute('pattern', word)) : []),
        ],
        id,
      ),
    ),
    ...parts.map((each) => part([each.noun], attributesOfPart(each), id)),
    ...(word === undefined ? [] : [part(word.toLowerCase().split(' '), [], id)]),
    ...tools.map((name) => part([name], [], id)),
    ...(gives === undefined ? [] : [part([gives, ...(gives === 'smoke' ? ['chimney'] : [])], [], id)]),
  ];
}

/** "Hay wagon" is what a wagon is called whose drawing may have no hay. */
function isOnlySaid(value: string, { noun, figure, looks = [] }: Subject): boolean {
  const drawn = 'model' in figure ? figure.model : 'icon' in figure ? figure.icon : '';
  return (
    noun.split(' ').slice(0, -1).includes(value) && !drawn.split(/[ -]/).includes(value) && looks.length === 0
  );
}

export const isEverywhere = ({ as }: Shown) => as === 'place' || as === 'weather';

/** What of all that is shown a fact may mean, whatever it looks like. */
export function called(shown: readonly Shown[], { nouns }: Pick<Reference, 'nouns'>): Shown[] {
  return shown.filter(({ names }) =>
    nouns.some((noun) => names.some((name) => isNoun(name, noun) || isNoun(name, `${noun}s`))),
  );
}

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

/** Those of a frame that are meant and can be seen. */
export function visibleIn(
  glimpse: Glimpse,
  shown: readonly Shown[],
  isSeen = (sight: Sight) => hiddenBecause(sight) === null,
): Sight[] {
  return figures(glimpse, (sight) => shown.some(({ are }) => are(sight))).filter(isSeen);
}
