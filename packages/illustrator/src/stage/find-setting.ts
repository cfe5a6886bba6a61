import type { Entity } from '@phonofilm/reader/reader';
import type {
  ColourName,
  Effect,
  Mood,
  Season,
  Style,
  TimeOfDay,
  Tints,
  Weather,
} from '../scene-description.ts';
import { pluralOf } from '../vocabulary/inflections.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { coloursOf } from './describe-subject.ts';
import type { Draft } from './draft.ts';
import { isMeantToBurn } from './name-action.ts';
import { meaningsOf } from './phrase-book.ts';
import { own, phrasesOf, saidOf, type Told } from './told.ts';

type Setting = Pick<
  Draft,
  | 'time'
  | 'weather'
  | 'season'
  | 'mood'
  | 'style'
  | 'effects'
  | 'moons'
  | 'suns'
  | 'largeMoon'
  | 'seabed'
  | 'tints'
  | 'hours'
  | 'weathers'
>;

const TIMES: Readonly<Record<string, TimeOfDay>> = wordRecord('timesByWord');
const WEATHERS: Readonly<Record<string, Weather>> = wordRecord('weathersByWord');
const STYLES = wordClass('styles');
const STRENGTH = ['clear', 'cloudy', 'fog', 'rain', 'snow', 'storm'] as const;

/** When it is, in which weather and light, as far as it is said; `entities` are those that no deed is done with. */
export function findSetting(
  told: Told,
  entities: readonly Entity[],
  isDrawn: (id: number) => boolean,
): Setting {
  const film = (about: string) =>
    told.meaning.film.filter((word) => word.about === about).map(({ value }) => value);
  let time: TimeOfDay | null = film('time').map((value) => own(TIMES, value) ?? null)[0] ?? null;
  if (film('weather').includes('sunny')) time ??= 'day';
  let weather: Weather | null = null;
  const meets = (other: Weather) => {
    if (weather === null || STRENGTH.indexOf(other) > STRENGTH.indexOf(weather)) weather = other;
  };
  for (const value of film('weather')) if (WEATHERS[value]) meets(WEATHERS[value]);
  let season = (film('season')[0] as Season | undefined) ?? null;
  let mood: Mood | null = null;
  let style: Style | null = (film('style').find((value) => STYLES.has(value)) as Style | undefined) ?? null;
  const effects = new Set<Effect>();
  // Whoever looks up at the stars does so at night, though the stars are drawn with that.
  for (const meaning of told.entities.flatMap(settingPhrases).flatMap(meaningsOf))
    if (meaning.type === 'time') time ??= meaning.value;
  // A village sleeps at night.
  if (told.entities.some((each) => each.kinds[0] === 'place' && saidOf(each, 'state').includes('asleep')))
    time ??= 'night';
  for (const entity of entities)
    for (const meaning of settingPhrases(entity).flatMap(meaningsOf)) {
      // Flowers in a vase do not grow all around.
      if (meaning.type === 'effect' && /flowers$/.test(meaning.value) && isDrawn(entity.id)) continue;
      if (meaning.type === 'weather') meets(meaning.value);
      else if (meaning.type === 'season') season ??= meaning.value;
      else if (meaning.type === 'mood') mood ??= meaning.value;
      else if (meaning.type === 'style') style ??= meaning.value;
      else if (meaning.type === 'effect') effects.add(meaning.value);
    }
  if (film('weather').includes('windy')) effects.add('wind');
  const weathers = changingWeather(film('change'));
  const hours = hoursOf(told, time, film('change'), film('camera').includes('time-lapse'));
  return {
    time: hours.length > 2 && ofTheSun(told).length > 0 ? (hours[1] ?? null) : time,
    weather: weather ?? weathers.at(-1) ?? null,
    season,
    mood,
    style,
    effects: [...effects, ...windBorne(told).filter((effect) => !effects.has(effect))],
    ...inTheSky(told),
    seabed: seabedOf(told),
    tints: tintsOf(told),
    hours,
    weathers,
  };
}

/** What a noun and what is said of it tell of the setting: the longest phrase that tells anything, and each adjective. */
function settingPhrases(entity: Entity): readonly string[] {
  const phrases = phrasesOf(entity).flatMap((phrase) =>
    entity.count === 1 ? [phrase] : [pluralOf(phrase), phrase],
  );
  const noun = phrases.find((phrase) => meaningsOf(phrase).some(({ type }) => type !== 'action'));
  // "Dark blue" is a colour and no mood.
  const said = entity.attributes
    .filter(
      ({ name, value }, index) =>
        name === 'state' && value !== 'burning' && entity.attributes[index + 1]?.name !== 'colour',
    )
    .map(({ word }) => word);
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

function inTheSky(told: Told): Pick<Setting, 'moons' | 'suns' | 'largeMoon'> {
  const number = (noun: string) => {
    const found = told.entities.find((entity) => entity.noun === noun);
    return found ? (found.count === 'some' ? 3 : Math.min(4, found.count)) : 1;
  };
  const moon = told.entities.find(({ noun }) => noun === 'moon');
  return {
    moons: number('moon'),
    suns: number('sun'),
    largeMoon: moon !== undefined && saidOf(moon, 'size').includes('giant'),
  };
}

const SUNKEN = new Set(['sunken', 'underwater', 'submerged', 'drowned', 'lost', 'flooded']);

function seabedOf({ entities }: Told): Draft['seabed'] {
  const sunken = entities.filter(({ attributes }) => attributes.some(({ word }) => SUNKEN.has(word)));
  const isNamed = (nouns: string, among: readonly Entity[]) =>
    among.some(({ noun, name }) => nouns.split(' ').includes(noun) || nouns.split(' ').includes(name));
  if (
    isNamed('ruin column atlantis', entities) ||
    isNamed('city temple ruin palace kingdom town statue', sunken)
  )
    return 'ruins';
  return isNamed('shipwreck wreck wreckage', entities) || isNamed('ship galleon boat vessel', sunken)
    ? 'wreck'
    : null;
}

const TINTED: Readonly<Record<string, keyof Tints>> = {
  ...named('sky', 'sky heaven'),
  ...named('clouds', 'cloud'),
  ...named('moon', 'moon'),
  ...named('sun', 'sun'),
  ...named('lightning', 'lightning thunderbolt'),
  ...named('water', 'water sea ocean lagoon lake river wave'),
  ...named('ground', 'desert dune sand grass meadow hill plain earth soil'),
  ...named('fireworks', 'firework fireworks'),
};

function named(part: keyof Tints, nouns: string): Record<string, keyof Tints> {
  return Object.fromEntries(nouns.split(' ').map((noun) => [noun, part]));
}

/** As everybody paints them. */
const USUAL: Readonly<Partial<Record<keyof Tints, ReadonlySet<string>>>> = {
  sky: new Set(['blue', 'light blue', 'grey', 'silver', 'white', 'dark grey']),
  clouds: new Set(['white', 'grey', 'silver', 'dark grey']),
  moon: new Set(['white', 'silver', 'cream']),
  sun: new Set(['yellow', 'golden', 'white']),
  ground: new Set('green,light green,brown,beige,golden,yellow,dark green,cream,dark brown'.split(',')),
  water: new Set('blue,grey,silver,white,black,navy,golden'.split(',')),
};
const MOST_TINTS = 3;

export function isWater({ noun }: Entity): boolean {
  return own(TINTED, noun) === 'water';
}

/** The colours that the sky, what is in it, the water and the ground have, where they are not the usual ones. */
function tintsOf({ entities }: Told): Tints {
  const tints: { -readonly [Key in keyof Tints]: Tints[Key] } = {};
  for (const entity of entities) {
    const part = own(TINTED, entity.noun);
    const isMuddy = part === 'water' && saidOf(entity, 'state').includes('dirty');
    const colours: ColourName[] = isMuddy ? ['brown'] : coloursOf(entity);
    const unusual = part ? colours.filter((colour) => !USUAL[part]?.has(colour)) : [];
    if (part && unusual.length > 0) tints[part] ??= unusual.slice(0, MOST_TINTS);
  }
  return tints;
}

const BLOWN = new Set('blow swirl whip drift fly stream sweep carry kick drive'.split(' '));
const STIRRED = new Set('kick throw churn whirl stir leave trail raise rise billow fly swirl'.split(' '));

/** What the wind carries, or whoever passes stirs up. */
function windBorne(told: Told): Effect[] {
  const moved = (noun: string, verbs: ReadonlySet<string>) =>
    told.entities.some(
      (entity) => entity.noun === noun && told.eventsWith(entity.id).some(({ verb }) => verbs.has(verb)),
    );
  return [
    ...(moved('sand', BLOWN) ? (['sand'] as const) : []),
    ...(moved('dust', STIRRED) ? (['dust'] as const) : []),
  ];
}

const CHANGING: Readonly<Record<string, Weather>> = { ...WEATHERS, cloud: 'cloudy' };

/** "storm comes", "fog goes": the weather before and after. */
function changingWeather(changes: readonly string[]): Weather[] {
  for (const change of changes) {
    const [kind = '', way] = change.split(' ');
    const weather = CHANGING[kind];
    if (weather && (way === 'comes' || way === 'goes'))
      return way === 'comes' ? ['clear', weather] : [weather, 'clear'];
  }
  return [];
}

const ROUND: readonly TimeOfDay[] = ['dawn', 'day', 'sunset', 'night'];
const GROWTH = new Set('grow bloom blossom sprout melt unfurl germinate open'.split(' '));

/** The hours that pass, in order, where it is said that time passes. */
function hoursOf(
  told: Told,
  time: TimeOfDay | null,
  changes: readonly string[],
  lapse: boolean,
): TimeOfDay[] {
  const passed = changes.map((change) => /^(\w+) to (\w+)$/.exec(change)).find((found) => found !== null);
  const [from, to] = [TIMES[passed?.[1] ?? ''], TIMES[passed?.[2] ?? '']];
  if (from && to) return hoursBetween(from, to);
  const ofSun = ofTheSun(told);
  const goes = (way: string, verbs: readonly string[]) =>
    ofSun.some(
      ({ verb, particle, adverbs = [] }) => verbs.includes(verb) || particle === way || adverbs.includes(way),
    );
  if (goes('down', ['set', 'sink'])) return ['day', 'sunset', 'night'];
  if (goes('up', ['rise'])) return ['night', 'dawn', 'day'];
  if (!lapse || told.events.some(({ verb }) => GROWTH.has(verb))) return [];
  if (changes.includes('whole day')) return [...ROUND];
  // Stars and clouds pass over one night.
  if (time === 'night') return ['night', 'night'];
  return time === 'dawn' ? ['night', 'dawn', 'day'] : ['day', 'sunset', 'night'];
}

function ofTheSun(told: Told) {
  const sun = told.entities.find(({ noun }) => noun === 'sun');
  return sun ? told.eventsBy(sun.id) : [];
}

function hoursBetween(from: TimeOfDay, to: TimeOfDay): TimeOfDay[] {
  const hours = [from];
  for (let at = ROUND.indexOf(from) + 1; hours.length < 2 || hours.at(-1) !== to; at++)
    hours.push(ROUND[at % ROUND.length] ?? 'day');
  return hours;
}
