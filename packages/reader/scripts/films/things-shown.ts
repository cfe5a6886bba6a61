import { DEEDS } from '../../../illustrator/src/catalogue/deed-index.ts';
import type { SceneDescription, Subject } from '../../../illustrator/src/scene-description.ts';
import { PLACE_WORDS, SETTING_WORDS } from '../../../illustrator/src/vocabulary/settings.ts';
import type { Glimpse, Sight } from '../../../illustrator/src/witness/sight.ts';
import type { WatchedFilm } from '../../../illustrator/src/witness/watch-film.ts';
import type { Attribute } from '../../src/mean/meaning.ts';
import { attribute, attributesOf, attributesOfPart, attributesOfPlace } from '../attributes-of-subject.ts';
import type { Reference } from '../facts/fact.ts';
import { isNoun } from '../facts/score.ts';
import { figures, hiddenBecause } from './visible.ts';

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

/** Those of a frame that are meant and can be seen. */
export function visibleIn(
  glimpse: Glimpse,
  shown: readonly Shown[],
  isSeen = (sight: Sight) => hiddenBecause(sight) === null,
): Sight[] {
  return figures(glimpse, (sight) => shown.some(({ are }) => are(sight))).filter(isSeen);
}
