import { DEEDS } from '../../illustrator/src/catalogue/deed-index.ts';
import { placeWords } from '../../illustrator/src/catalogue/place-index.ts';
import type { SceneDescription, Subject } from '../../illustrator/src/scene-description.ts';
import { CAMERA_WORDS } from '../../illustrator/src/stage/read-camera.ts';
import { PLACE_WORDS, SETTING_WORDS } from '../../illustrator/src/vocabulary/settings.ts';
import { structureOf } from '../../illustrator/src/vocabulary/structures.ts';
import type { Attribute, Entity, FilmWord, Meaning, Relation } from '../src/mean/meaning.ts';
import { readTable } from '../src/mean/read-table.ts';
import { attribute, attributesOf, attributesOfPart, attributesOfPlace } from './attributes-of-subject.ts';
import { eventsOfScene } from './events-of-scene.ts';
import { relationsOfScene } from './relations-of-scene.ts';

/** What a scene of today shows, said as a meaning, so that both readers are held against the same facts. Generous: an action is any of the verbs it is drawn for. */
export function meaningOfScene(scene: SceneDescription): Meaning {
  const worn = scene.subjects.flatMap(({ id, clothes, count }) =>
    clothes.map((garment) => ({ ...garment, by: id, count })),
  );
  // What the drawing of a deed has, and what somebody has at hand by trade.
  const tools = scene.subjects.flatMap(({ id, deed, carries }) =>
    [...(deed === null ? [] : (DEEDS[deed]?.has ?? [])), ...(carries === undefined ? [] : [carries])].map(
      (name) => ({
        name,
        by: id,
      }),
    ),
  );
  // Smoke comes out of the chimney of a house.
  const fumes = scene.subjects.flatMap(({ gives, id }, index) =>
    gives === undefined
      ? []
      : [gives, ...(gives === 'smoke' ? ['chimney'] : [])].map((name, part) => ({
          name,
          by: id,
          index: 2 * index + part,
        })),
  );
  const parts = scene.subjects.flatMap(({ id, parts: own = [] }) => own.map((part) => ({ part, of: id })));
  const details = [scene, ...scene.sequence].flatMap((each) => each.details ?? []);
  // A place is there as well: the river that is crossed.
  const settings = placesOf(scene).map((word, index) => ({
    ...thing(300 + index, word, 1, attributesOfPlace(scene)),
    kinds: ['place'],
  }));
  const seen = scene.subjects.map((subject) => entityOf(subject, scene));
  const entities = [
    ...seen,
    ...together(seen),
    ...worn.map(({ name, colour, count }, index) =>
      thing(100 + index, name, count, colour === null ? [] : [attribute('colour', colour)]),
    ),
    ...tools.map(({ name }, index) => thing(200 + index, name, 1, [])),
    ...parts.map(({ part }, index) => thing(500 + index, part.noun, 1, attributesOfPart(part))),
    ...fumes.map(({ name, index }) => thing(400 + index, name, 1, [])),
    ...details.map(({ id, noun, count, colour }) =>
      thing(id, noun, count, colour === null ? [] : [attribute('colour', colour)]),
    ),
    ...settings,
  ];
  const happening = eventsOfScene(scene, settings);
  const relations: Relation[] = [
    ...relationsOfScene(scene),
    ...worn.map(({ by }, index) => ({ kind: 'worn-by', of: 100 + index, to: by })),
    ...parts.map(({ of }, index) => ({ kind: 'part-of', of: 500 + index, to: of })),
    ...fumes.map(({ by, index }) => ({ kind: 'part-of', of: 400 + index, to: by })),
    ...tools.map(({ by }, index) => ({ kind: 'held-by', of: 200 + index, to: by })),
    ...(isSeenFromOutside(scene.place) ? [] : scene.subjects).flatMap(({ id }) =>
      placesOf(scene).map((_, index) => ({ kind: 'in', of: id, to: 300 + index })),
    ),
  ];
  return {
    entities: [...entities, ...happening.drawn.map(({ id, name }) => thing(id, name, 1, []))],
    relations,
    events: happening.events,
    order: happening.order,
    absent: scene.absent,
    lines: scene.lines.map(({ by, manner, text }) => ({ by, verb: manner, text })),
    film: filmOf(scene),
  };
}

/** Before a skyscraper nobody is in it. */
function isSeenFromOutside(place: SceneDescription['place']): boolean {
  return structureOf(place) !== null && !placeWords(place).indoors;
}

function placesOf({ place }: SceneDescription): readonly string[] {
  return PLACE_WORDS[place] ?? [place];
}

/** An hour, a weather and a place are any of the words that they are drawn for; a storm has rain. */
function filmOf(scene: SceneDescription): FilmWord[] {
  const { camera, effects, outside, place, season, style, time, weather } = scene;
  const said = (about: string, values: readonly string[]) => values.map((value) => ({ about, value }));
  const falls = weather === 'storm' ? SETTING_WORDS.weather.rain : [];
  return [
    ...said('place', [place, ...placesOf(scene), ...(outside ? PLACE_WORDS[outside] : [])]),
    ...said('time', SETTING_WORDS.time[time]),
    ...said('weather', [...SETTING_WORDS.weather[weather], ...falls]),
    ...said('weather', effects.includes('wind') ? ['wind', 'windy'] : []),
    ...said('camera', [...CAMERA_WORDS.moves[camera.move], ...CAMERA_WORDS.framings[camera.framing]]),
    ...said('camera', camera.pace < 1 ? ['slow-motion'] : camera.pace > 1 ? ['time-lapse', 'timelapse'] : []),
    ...said('style', style === null ? [] : [...SETTING_WORDS.style[style], ...wordsOfStyle(style)]),
    ...said('season', season === null ? [] : [season]),
  ];
}

/** What prompts call it: a style of the reader has many words. */
function wordsOfStyle(style: string): readonly string[] {
  return readTable('film.txt').find(({ head }) => head === `style ${style}`)?.items ?? [];
}

function entityOf(subject: Subject, scene: SceneDescription): Entity {
  const { amount, called, count, id, noun } = subject;
  const entity = thing(id, noun, count, attributesOf(subject, scene));
  return {
    ...entity,
    alsoCalled: [called, amount].filter((word) => word !== undefined),
    ...(amount !== undefined && { amount }),
  };
}

/** Two umbrellas and a torn one are three umbrellas. */
function together(entities: readonly Entity[]): Entity[] {
  return [...Map.groupBy(entities, ({ name }) => name).values()].flatMap((alike) => {
    const [first, ...others] = alike;
    if (!first || others.length === 0) return [];
    const attributes = first.attributes.filter(({ name, value }) =>
      others.every((other) => other.attributes.some((each) => each.name === name && each.value === value)),
    );
    return [{ ...first, count: alike.reduce((sum, { count }) => sum + Number(count), 0), attributes }];
  });
}

function thing(id: number, name: string, count: number, attributes: readonly Attribute[]): Entity {
  const noun = name.split(' ').at(-1) ?? name;
  return { id, name, noun, alsoCalled: [], kinds: [], count, attributes };
}
