import { DEEDS } from '../../illustrator/src/catalogue/deed-index.ts';
import { placeWords } from '../../illustrator/src/catalogue/place-index.ts';
import type { SceneDescription, Subject } from '../../illustrator/src/scene-description.ts';
import { PLACE_WORDS, SETTING_WORDS } from '../../illustrator/src/vocabulary/settings.ts';
import { structureOf } from '../../illustrator/src/vocabulary/structures.ts';
import { ACTION_WORDS, COLOUR_WORDS } from '../../illustrator/src/vocabulary/verbs.ts';
import type { Attribute, Entity, Event, FilmWord, Meaning, Relation } from '../src/mean/meaning.ts';
import { relationsOfScene } from './relations-of-scene.ts';

/** What a scene of today shows, said as a meaning, so that both readers are held against the same facts. Generous: an action is any of the verbs it is drawn for. */
export function meaningOfScene(scene: SceneDescription): Meaning {
  const worn = scene.subjects.flatMap(({ id, clothes }) =>
    clothes.map((garment) => ({ ...garment, by: id })),
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
  const details = [scene, ...scene.sequence].flatMap((each) => each.details ?? []);
  const entities = [
    ...scene.subjects.map(entityOf),
    ...worn.map(({ name, colour }, index) =>
      thing(100 + index, name, 1, colour === null ? [] : [attribute('colour', colour)]),
    ),
    ...tools.map(({ name }, index) => thing(200 + index, name, 1, [])),
    ...details.map(({ id, noun, count, colour }) =>
      thing(id, noun, count, colour === null ? [] : [attribute('colour', colour)]),
    ),
    // A place is there as well: the river that is crossed.
    ...placesOf(scene).map((word, index) => ({ ...thing(300 + index, word, 1, []), kinds: ['place'] })),
  ];
  const relations: Relation[] = [
    ...relationsOfScene(scene),
    ...worn.map(({ by }, index) => ({ kind: 'worn-by', of: 100 + index, to: by })),
    ...tools.map(({ by }, index) => ({ kind: 'held-by', of: 200 + index, to: by })),
    ...(isSeenFromOutside(scene.place) ? [] : scene.subjects).flatMap(({ id }) =>
      placesOf(scene).map((_, index) => ({ kind: 'in', of: id, to: 300 + index })),
    ),
  ];
  const scenes = scene.sequence.length > 0 ? scene.sequence : stepsOf(scene);
  const events = scenes.flatMap(eventsOf).map((event, index) => ({ ...event, id: index + 1 }));
  const firsts = scenes.map((each) => eventsOf(each)[0]?.verb);
  const idOf = (verb: string | undefined) => events.find((event) => event.verb === verb)?.id ?? 0;
  return {
    entities,
    relations,
    events,
    order: firsts
      .slice(1)
      .map((verb, index) => ({ kind: 'then' as const, first: idOf(firsts[index]), second: idOf(verb) })),
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
  const { camera, place, season, style, time, weather } = scene;
  const said = (about: string, values: readonly string[]) => values.map((value) => ({ about, value }));
  const falls = weather === 'storm' ? SETTING_WORDS.weather.rain : [];
  return [
    ...said('place', [place, ...placesOf(scene)]),
    ...said('time', SETTING_WORDS.time[time]),
    ...said('weather', [...SETTING_WORDS.weather[weather], ...falls]),
    ...said('camera', [camera.framing, camera.move, ...(camera.pace < 1 ? ['slow-motion'] : [])]),
    ...said('style', style === null ? [] : [style]),
    ...said('season', season === null ? [] : [season]),
  ];
}

/** What happens one after the other in one picture. */
function stepsOf(scene: SceneDescription): SceneDescription[] {
  const steps = [...new Set(scene.deeds.map(({ step = 0 }) => step))].toSorted((one, other) => one - other);
  if (steps.length < 2) return [scene];
  return steps.map((step, index) => ({
    ...scene,
    subjects: index === 0 ? scene.subjects : [],
    deeds: scene.deeds.filter((deed) => (deed.step ?? 0) === step),
  }));
}

function eventsOf({ deeds, subjects }: SceneDescription): Omit<Event, 'id'>[] {
  const told = deeds.flatMap(({ by, verb, name, object, participants, details = [] }) => {
    const roles = [
      ...details.map(({ role, id }) => ({ name: role, preposition: null, entity: id })),
      { name: 'agent', preposition: null, entity: by },
      ...(object === null ? [] : [{ name: 'object', preposition: null, entity: object }]),
      ...participants.flatMap((entity) =>
        ['recipient', 'companion', 'object'].map((role) => ({ name: role, preposition: null, entity })),
      ),
    ];
    return [verb, ...(name === null ? [] : [name.split('-')[0] ?? name])].map((each) => plain(each, roles));
  });
  const acted = subjects.flatMap(({ id, action }) =>
    action === null
      ? []
      : ACTION_WORDS[action].map((verb) => plain(verb, [{ name: 'agent', preposition: null, entity: id }])),
  );
  return [...told, ...acted];
}

function plain(verb: string, roles: Event['roles']): Omit<Event, 'id'> {
  return { verb, particle: null, roles, negated: false, past: false };
}

function entityOf({
  id,
  noun,
  count,
  colour,
  size,
  age,
  sex,
  material,
  change,
  action,
  does,
  looks = [],
}: Subject): Entity {
  const said = [
    attribute('colour', colour),
    attribute('size', size === 'normal' ? null : size),
    attribute('age', age ?? null),
    attribute('sex', sex ?? null),
    attribute('material', material),
    attribute('state', change === 'burn' ? 'burning' : null),
    attribute('state', action === 'sleep' ? 'asleep' : null),
    attribute('state', does === 'break' ? 'broken' : (does ?? null)),
    ...looks.flatMap((look) => [attribute('state', look), attribute('pattern', look)]),
  ];
  const entity = thing(
    id,
    noun,
    count,
    said.filter(({ value }) => value !== ''),
  );
  // A plural without a number is drawn as some number.
  return count > 2 ? { ...entity, count: count as Entity['count'] } : entity;
}

function thing(id: number, name: string, count: number, attributes: readonly Attribute[]): Entity {
  const noun = name.split(' ').at(-1) ?? name;
  return { id, name, noun, alsoCalled: [], kinds: [], count, attributes };
}

function attribute(name: string, value: string | null): Attribute {
  const word = [...COLOUR_WORDS].find(([, colour]) => colour === value)?.[0] ?? value ?? '';
  return { name, value: value ?? '', word };
}
