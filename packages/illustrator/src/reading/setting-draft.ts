import type { Effect, Place } from '../scene-description.ts';
import { PLACE_NAMES } from '../scenery/place-names.ts';
import { STANDS_IN_PLACES, WEAK_PLACES } from './lexicon/reading-hints.ts';
import { PLACE_POINTERS } from './lexicon/settings.ts';
import type { Match } from './phrase-book.ts';
import type { Reading } from './reading.ts';

export interface PlaceMention {
  readonly place: Place;
  readonly phrase: string;
  readonly score: number;
  /** Where in the words it ends. */
  readonly end: number;
}

/** Where and when the scene is, as far as it has been read. */
export class SettingDraft {
  readonly effects = new Set<Effect>();
  time: Reading['time'] = null;
  weather: Reading['weather'] = null;
  season: Reading['season'] = null;
  mood: Reading['mood'] = null;
  style: Reading['style'] = null;
  places: PlaceMention[] = [];

  /** Takes what a phrase says about the setting; `before` are the words in front of it. */
  take(match: Match, before: readonly string[], options: { isThing: boolean; negated: boolean }): void {
    for (const meaning of match.meanings) {
      switch (meaning.type) {
        case 'place':
          // A couch is a thing; what room it stands in is left open.
          if (!options.isThing) this.#takePlace(meaning.value, match, before);
          break;
        case 'time':
          this.time ??= meaning.value;
          break;
        case 'weather':
          if (!options.negated) this.weather = stronger(this.weather, meaning.value);
          break;
        case 'season':
          this.season ??= meaning.value;
          break;
        case 'mood':
          this.mood ??= meaning.value;
          break;
        case 'effect':
          if (!options.negated) this.effects.add(meaning.value);
          break;
        case 'style':
          this.style ??= meaning.value;
          break;
        case 'action':
          break;
        default:
          meaning satisfies never;
      }
    }
  }

  /** A building that is seen from outside, unless a place is named. */
  takeOutside(place: Place, end: number): void {
    this.places.push({ place, phrase: place, score: 1.2, end });
  }

  takeTime({ meanings }: Match): void {
    for (const meaning of meanings) if (meaning.type === 'time') this.time ??= meaning.value;
  }

  /** "a village church": of two places in a row the last says what it is, and the first of which kind. */
  #takePlace(place: Place, match: Match, before: readonly string[]): void {
    if (match.phrase === 'moon' && !isStoodOn(before)) return;
    const within = SEEN_FROM_WITHIN[place];
    if (within && /^(?:in|inside|within)$/.test(before.findLast((word) => PLACE_POINTERS.has(word)) ?? '')) {
      this.#takePlace(within, match, before);
      return;
    }
    const kind = this.places.at(-1);
    const compound =
      kind?.end === before.length && !ALL_AROUND.has(kind.place) && !STANDS_IN_PLACES.has(match.phrase);
    if (compound) this.places = this.places.filter(({ end }) => end !== before.length);
    this.places.push({
      place,
      phrase: match.phrase,
      score: compound ? kind.score : placeScore(match, before),
      end: before.length + match.length,
    });
  }

  /** Where a vehicle is that one is inside of. */
  placeOutside(): Place | null {
    return this.places.find(({ place }) => !PLACE_NAMES[place].indoors)?.place ?? null;
  }

  /** `empty`: nobody is there, and what is named first is what the film is about: a waterfall in the jungle. */
  bestPlace(empty: boolean): Place | null {
    const [first] = this.places;
    // The sea belongs to the cliffs it breaks against.
    if (
      this.places.some(({ place }) => place === 'cliff') &&
      this.places.some(({ place }) => place === 'ocean')
    )
      return 'cliff';
    // Waves break on something.
    const shore = this.places.find(({ place }) => SHORES.has(place));
    if (shore && this.places.every(({ place, phrase }) => place !== 'ocean' || /^waves?$/.test(phrase)))
      this.places = this.places.filter(({ place }) => place !== 'ocean');
    // A floe in the sea is in the arctic.
    const icy = this.places.find(({ place }) => place === 'arctic');
    if (icy && this.places.some(({ place }) => place === 'ocean')) return 'arctic';
    // A greenhouse on another world has that world around it.
    const beds = this.places.some(({ place }) => place === 'botanical-garden');
    if (beds && this.places.some(({ place }) => OTHER_WORLDS.has(place))) return 'in-greenhouse';
    const bridge = this.places.find(({ place }) => place === 'bridge');
    if (bridge && this.places.some(({ place }) => place === 'river' || place === 'canyon')) return 'bridge';
    if (empty && first && PLACE_NAMES[first.place].set) return first.place;
    let best: PlaceMention | null = null;
    for (const candidate of this.places) if (!best || candidate.score > best.score) best = candidate;
    // A town that a film of nobody begins with is what it shows, and not the water it lies at.
    if (empty && first?.place === 'city' && best && WATERS.has(best.place)) return 'city';
    // Clouds pass over something.
    const below = best?.place === 'sky' && !best.phrase.startsWith('above');
    const ground = below ? this.places.find(({ place }) => place !== 'sky') : undefined;
    return ground?.place ?? best?.place ?? null;
  }
}

/** One is on the moon where that is said, or nothing else is; else it is in the sky. */
function isStoodOn(before: readonly string[]): boolean {
  return before.length < 2 || before.slice(-2).some((word) => /^(on|onto|across|from)$/.test(word));
}

/** "An underwater cave", "a space city": these are not of a kind but elsewhere. */
const ALL_AROUND = new Set<Place>(['underwater', 'space', 'abstract', 'moon', 'mars']);

/** What stands there to be looked at, when somebody is in it. */
const SEEN_FROM_WITHIN: Partial<Record<Place, Place>> = { cathedral: 'church', 'village-church': 'church' };

const OTHER_WORLDS = new Set<Place>(['mars', 'moon', 'space']);

const SHORES = new Set<Place>(['lighthouse', 'beach', 'harbor']);

const WATERS = new Set<Place>(['river', 'lake', 'ocean', 'harbor', 'beach']);

/** "Across the ridge of a dune": the preposition is the dune's. */
const PART_OF =
  /^(?:ridge|edge|edges|top|crest|middle|heart|centre|center|foot|side|sides|bank|banks|shore|shores|bottom|end|corner|surface|slope|slopes|depths|outskirts|floor|walls|streets|sands|waters|waves|skies)$/;

function withoutParts(before: readonly string[]): readonly string[] {
  const article = /^(?:an?|the|his|her|its|their)$/.test(before.at(-1) ?? '') ? 1 : 0;
  const of = before.length - 1 - article;
  return before[of] === 'of' && PART_OF.test(before[of - 1] ?? '') ? before.slice(0, of - 1) : before;
}

/** Parts of houses, which are where somebody is only if one is said to be on them. */
const PARTS_OF_HOUSES = /^(?:balcony|porch|roof|rooftop|staircase|stairs|terrace)$/;

function placeScore(match: Match, words: readonly string[]): number {
  const before = withoutParts(words);
  const onIt = PARTS_OF_HOUSES.test(match.phrase);
  const pointed =
    before
      .slice(-4)
      .some((word) =>
        onIt ? !match.plural && /^(?:on|onto|across|up|down|at|from)$/.test(word) : PLACE_POINTERS.has(word),
      ) || PLACE_POINTERS.has(match.phrase.split(' ')[0]!);
  // "a waterfall in a jungle": what the prompt begins with is what it shows.
  const heads = before.every((word) => /^(an?|the)$/.test(word));
  return (
    (heads ? 3.6 : pointed ? 3 : 1) +
    (match.length - 1) * 0.25 -
    (WEAK_PLACES.has(match.phrase) && !heads && !(onIt && pointed) ? 1.5 : 0) -
    // "A rooftop in Paris": the town is all around.
    (match.meanings.some(({ value }) => value === 'city') && !heads ? 0.5 : 0)
  );
}

const STRENGTH = ['clear', 'cloudy', 'fog', 'rain', 'snow', 'storm'] as const;

function stronger(a: Reading['weather'], b: NonNullable<Reading['weather']>): Reading['weather'] {
  return a !== null && STRENGTH.indexOf(a) > STRENGTH.indexOf(b) ? a : b;
}
