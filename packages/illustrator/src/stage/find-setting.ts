import type { Entity } from '@phonofilm/reader/reader';
import type { ColourName, Effect, Season, Style, TimeOfDay, Tints, Weather } from '../scene-description.ts';
import { pluralOf } from '../vocabulary/inflections.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { coloursOf } from './describe-subject.ts';
import { type Draft, present } from './draft.ts';
import { type MeaningIndex, own, phrasesOf, saidOf } from './meaning-index.ts';
import { isMeantToBurn } from './name-action.ts';
import { meaningsOf, valuesOf } from './phrase-book.ts';

const TIMES: Readonly<Record<string, TimeOfDay>> = wordRecord('timesByWord');
const WEATHERS: Readonly<Record<string, Weather>> = wordRecord('weathersByWord');
const STYLES = wordClass('styles');
const STRENGTH = ['clear', 'cloudy', 'fog', 'rain', 'snow', 'storm'];

/** When it is, in which weather and light, as far as it is said; `entities` are those that no deed is done with. */
export function findSetting(
  told: MeaningIndex,
  entities: readonly Entity[],
  isDrawn: (id: number) => boolean,
) {
  const film = (about: string) =>
    told.meaning.film.filter((word) => word.about === about).map(({ value }) => value);
  const named = entities.flatMap(settingPhrases);
  // Flowers in a vase do not grow all around.
  const effects = entities.flatMap((entity) =>
    valuesOf('effect', settingPhrases(entity)).filter(
      (each) => !each.endsWith('flowers') || !isDrawn(entity.id),
    ),
  );
  // A person who looks up at the stars does so at night, even though that deed draws the stars itself.
  const hoursNamed = valuesOf('time', told.entities.flatMap(settingPhrases));
  const [time = null] = [...film('time').flatMap((value) => own(TIMES, value) ?? []), ...hoursNamed];
  const met = [...film('weather').flatMap((value) => WEATHERS[value] ?? []), ...valuesOf('weather', named)];
  const weathers = changingWeather(film('change'));
  const hours = hoursOf(told, time, film('change'), film('camera').includes('time-lapse'));
  // A grainy black-and-white film has no colours.
  const styles = film('style').filter((value) => STYLES.has(value)) as Style[];
  const style = styles.find((each) => each === 'noir') ?? styles[0];
  const wind = film('weather').includes('windy') ? (['wind'] as const) : [];
  return {
    time: hours.length > 2 && ofTheSun(told).length > 0 ? (hours[1] ?? null) : time,
    weather: met.toSorted((a, b) => STRENGTH.indexOf(b) - STRENGTH.indexOf(a))[0] ?? weathers.at(-1) ?? null,
    season: (film('season')[0] as Season | undefined) ?? valuesOf('season', named)[0] ?? null,
    mood: valuesOf('mood', named)[0] ?? null,
    style: style ?? valuesOf('style', named)[0] ?? null,
    effects: [...new Set([...effects, ...wind, ...windBorne(told)])],
    ...present({
      ...inTheSky(told),
      highSun: film('time').includes('noon'),
      seabed: told.entities.flatMap(({ noun }) => own(SEABED, noun) ?? [])[0],
      tints: tintsOf(told),
    }),
    hours,
    weathers,
  };
}

/** What a noun and what is said of it tell of the setting: the longest phrase that tells anything, and each adjective. */
function settingPhrases(entity: Entity): readonly string[] {
  const phrases = phrasesOf(entity).flatMap((phrase) =>
    entity.count === 1 ? [phrase] : [pluralOf(phrase), phrase],
  );
  const noun = phrases.find((phrase) => meaningsOf(phrase).length > 0);
  // "Dark blue" is a colour and no mood, and a comic book is no film of that style.
  const named = new Set(entity.name.split(' '));
  const said = entity.attributes
    .filter(({ name }, index) => name === 'state' && entity.attributes[index + 1]?.name !== 'colour')
    .flatMap(({ word }) => (named.has(word) ? [] : [word]));
  // "rain-soaked", "neon-lit"
  const parts = [...entity.name.split(' '), ...said].flatMap((word) =>
    word.includes('-') ? word.split('-') : [],
  );
  // Streets and candles that are lit do not burn down.
  const isOnFire = entity.attributes.some(
    ({ name, value, word }) => name === 'state' && value === 'burning' && word !== 'lit',
  );
  const burning = isOnFire && !isMeantToBurn(entity.noun) ? ['burning'] : [];
  const stuff = saidOf(entity, 'material').filter((each) => each === 'snow');
  return [...(noun === undefined ? [] : [noun]), ...said, ...parts, ...burning, ...stuff];
}

function inTheSky({ entities }: MeaningIndex) {
  const several = (noun: string) => {
    const count = entities.find((entity) => entity.noun === noun)?.count ?? 1;
    return count === 'some' ? 3 : count > 1 && Math.min(4, count);
  };
  const isLarge = (each: Entity) => each.noun === 'moon' && saidOf(each, 'size').includes('giant');
  return { moons: several('moon'), suns: several('sun'), largeMoon: entities.some(isLarge) };
}

/** Nouns for what lies at the bottom of the sea. */
const SEABED: Readonly<Record<string, Draft['seabed']>> = wordRecord('seabed');

const TINTED: Readonly<Record<string, keyof Tints>> = wordRecord('tinted');
/** As everybody paints them. */
const USUAL: Readonly<Partial<Record<keyof Tints, readonly string[]>>> = wordRecord('usualTints');
const MOST_TINTS = 3;

export function isWater({ noun }: Entity): boolean {
  return own(TINTED, noun) === 'water';
}

/** The colours that the sky, what is in it, the water and the ground have, where they are not the usual ones. */
function tintsOf({ entities }: MeaningIndex): Tints | null {
  const tints: { -readonly [Key in keyof Tints]: Tints[Key] } = {};
  for (const entity of entities) {
    const part = own(TINTED, entity.noun);
    const isMuddy = part === 'water' && saidOf(entity, 'state').includes('dirty');
    const colours: ColourName[] = isMuddy ? ['brown'] : coloursOf(entity);
    const unusual = part ? colours.filter((colour) => !USUAL[part]?.includes(colour)) : [];
    if (part && unusual.length > 0) tints[part] ??= unusual.slice(0, MOST_TINTS);
  }
  return Object.keys(tints).length > 0 ? tints : null;
}

const RAISED: Readonly<Record<string, readonly string[]>> = wordRecord('raised');

/** Sand that the wind carries, dust that a passing subject stirs up. */
function windBorne(told: MeaningIndex): Effect[] {
  const isMoved = ({ id, noun }: Entity) =>
    told.eventsWith(id).some(({ verb }) => own(RAISED, noun)?.includes(verb));
  return told.entities.filter(isMoved).map(({ noun }) => noun as Effect);
}

const CHANGING: Readonly<Record<string, Weather>> = { ...WEATHERS, cloud: 'cloudy' };

/** "storm comes", "fog goes": the weather before and after. */
function changingWeather(changes: readonly string[]): Weather[] {
  for (const change of changes) {
    const [kind = '', way] = change.split(' ');
    const weather = CHANGING[kind];
    if (weather) return way === 'comes' ? ['clear', weather] : [weather, 'clear'];
  }
  return [];
}

const ROUND: readonly TimeOfDay[] = ['dawn', 'day', 'sunset', 'night'];
const GROWTH = new Set('grow bloom blossom sprout melt unfurl germinate open'.split(' '));

/** The hours that pass, in order, where it is said that time passes. */
function hoursOf(
  told: MeaningIndex,
  time: TimeOfDay | null,
  changes: readonly string[],
  lapse: boolean,
): TimeOfDay[] {
  const passed = changes.map((change) => /^(\w+) to (\w+)$/.exec(change)).find((found) => found !== null);
  const [from, to] = [TIMES[passed?.[1] ?? ''], TIMES[passed?.[2] ?? '']];
  if (from && to) return hoursBetween(from, to);
  const ofSun = ofTheSun(told);
  const goes = (way: string, verbs: readonly string[]) =>
    ofSun.some(({ verb, particle }) => verbs.includes(verb) || particle === way);
  if (goes('down', ['set', 'sink'])) return ['day', 'sunset', 'night'];
  if (goes('up', ['rise'])) return ['night', 'dawn', 'day'];
  if (!lapse || told.events.some(({ verb }) => GROWTH.has(verb))) return [];
  if (changes.includes('whole day')) return [...ROUND];
  // Stars and clouds pass over one night.
  if (time === 'night') return ['night', 'night'];
  return time === 'dawn' ? ['night', 'dawn', 'day'] : ['day', 'sunset', 'night'];
}

function ofTheSun(told: MeaningIndex) {
  const sun = told.entities.find(({ noun }) => noun === 'sun');
  return sun ? told.eventsBy(sun.id) : [];
}

function hoursBetween(from: TimeOfDay, to: TimeOfDay): TimeOfDay[] {
  const hours = [from];
  for (let at = ROUND.indexOf(from) + 1; hours.length < 2 || hours.at(-1) !== to; at++)
    hours.push(ROUND[at % ROUND.length] ?? 'day');
  return hours;
}
