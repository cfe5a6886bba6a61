import type { Meaning } from '@phonofilm/reader/reader';
import type { Subject } from '../scene-description.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { type Draft, present, without } from './draft.ts';
import { draftScene } from './draft-scene.ts';
import { placeOf } from './find-places.ts';
import { agentsOf, MeaningIndex, objectsOf } from './meaning-index.ts';
import { actionOf } from './name-action.ts';
import { deedCalled } from './name-deed.ts';
import { valuesOf } from './phrase-book.ts';

const REMOVING = wordClass('removing');
const REPLACING = wordClass('replacing');
const BY = new Set<string | null>(['with', 'by', 'into', 'to', 'for', 'as']);
const ADDING = wordClass('adding');
const COMMANDS = wordClass('commands');
const MOST = 10;

/** The scene after a remix edit ("make it night", "replace the dog with a cat"), as if the prompt had said so. */
export function applyEdit(scene: Draft, edit: Meaning, number: number): Draft {
  const told = new MeaningIndex(edit);
  const said = withIds(draftScene(edit), number);
  const removed = told.events
    .filter((event) => REMOVING.has(event.verb) && agentsOf(event).length === 0)
    .flatMap((event) => objectsOf(event).flatMap((id) => told.entity(id)?.noun ?? []));
  const gone = [...edit.absent, ...removed];
  for (const event of told.events.filter(({ verb }) => REPLACING.has(verb))) {
    const now = event.roles.find(({ preposition }) => BY.has(preposition))?.entity;
    const [old] = objectsOf(event);
    if (old !== undefined && now !== undefined) return replace(scene, said, told, old, now);
  }
  // "A cat instead of the dog".
  const newcomer = said.subjects.find(({ noun }) => !gone.includes(noun));
  const index = indexOf(scene, edit.absent[0] ?? '');
  if (newcomer && index >= 0) return put(scene, index, newcomer);
  if (gone.length > 0) return gone.reduce(remove, scene);
  const adding = told.events.some(({ verb }) => ADDING.has(verb));
  const merged = mergeSubjects(scene.subjects, said.subjects, adding);
  return {
    ...mergeSetting(scene, said),
    subjects: withAction(merged, said, told),
    relation: said.relation ?? scene.relation,
    named: [...scene.named, ...said.named],
  };
}

/** What an edit names has numbers of its own. */
function withIds(draft: Draft, number: number): Draft {
  const moved = (id: number) => id + 1000 * number;
  return { ...draft, subjects: draft.subjects.map((subject) => ({ ...subject, id: moved(subject.id) })) };
}

function replace(scene: Draft, said: Draft, told: MeaningIndex, old: number, now: number): Draft {
  const index = indexOf(scene, told.entity(old)?.noun ?? '');
  const noun = told.entity(now)?.noun ?? '';
  const subject = said.subjects.find((each) => each.noun.split(' ').at(-1) === noun) ?? said.subjects.at(-1);
  if (index >= 0 && subject) return put(scene, index, subject);
  const entity = told.entity(now);
  const place = entity && placeOf(entity, told);
  return place ? { ...scene, place: place.place } : mergeSetting(scene, said);
}

function put(scene: Draft, index: number, subject: Subject): Draft {
  const before = scene.subjects[index];
  if (!before) return scene;
  const { id, count, action, size } = before;
  const now = {
    ...subject,
    id,
    count: subject.count > 1 ? subject.count : count,
    action: subject.action ?? action,
    size: subject.size === 'normal' ? size : subject.size,
  };
  return { ...scene, subjects: scene.subjects.with(index, now) };
}

function remove(scene: Draft, noun: string): Draft {
  const gone = scene.subjects[indexOf(scene, noun)];
  return {
    ...without(scene, gone ? [gone] : []),
    deeds: scene.deeds.filter(({ by }) => by !== gone?.id),
    effects: scene.effects.filter((effect) => !valuesOf('effect', [noun]).includes(effect)),
    weather: scene.weather && valuesOf('weather', [noun]).includes(scene.weather) ? 'clear' : scene.weather,
    season: scene.season && valuesOf('season', [noun]).includes(scene.season) ? null : scene.season,
    relation: gone ? null : scene.relation,
    absent: [...scene.absent, noun],
  };
}

/** The subject that a noun names, by its own or by its drawing's. */
function indexOf({ subjects }: Draft, noun: string): number {
  return subjects.findIndex(
    ({ noun: own, figure }) =>
      own === noun || own.split(' ').at(-1) === noun || ('model' in figure && figure.model === noun),
  );
}

/** Everything the edit mentions wins over what the scene had. */
function mergeSetting(scene: Draft, said: Draft): Draft {
  const { place, time, season, mood, style } = said;
  return {
    ...scene,
    ...present({ place, time, season, mood, style }),
    weather: said.weather ?? (time === 'day' ? null : scene.weather),
    effects: [...new Set([...scene.effects, ...said.effects])],
    ...(said.tints && { tints: { ...scene.tints, ...said.tints } }),
    camera: { ...scene.camera, ...present(said.camera) },
    weathers: said.weathers.length > 0 || said.weather ? said.weathers : scene.weathers,
    hours: said.hours.length > 0 || time ? said.hours : scene.hours,
  };
}

function mergeSubjects(known: readonly Subject[], said: readonly Subject[], adding: boolean): Subject[] {
  const merged = [...known];
  for (const mention of said) {
    const index = merged.findIndex(({ figure }) => JSON.stringify(figure) === JSON.stringify(mention.figure));
    const before = merged[index];
    if (!before) {
      merged.push(mention);
      continue;
    }
    const { colour, dress, material, action, deed } = mention;
    merged[index] = {
      ...before,
      ...present({ colour, dress, material, action, deed }),
      count: adding ? Math.min(MOST, before.count + mention.count) : Math.max(before.count, mention.count),
      clothes: [...before.clothes, ...mention.clothes],
      size: mention.size === 'normal' ? before.size : mention.size,
    };
  }
  return merged;
}

/** "Make it run", "let her dance": what nobody is named for is what the first of them does. */
function withAction(subjects: readonly Subject[], said: Draft, told: MeaningIndex): readonly Subject[] {
  const [first, ...rest] = subjects;
  const open = told.events.find((event) => agentsOf(event).length === 0 && !COMMANDS.has(event.verb));
  if (!first || !open || said.subjects.length > 0) return subjects;
  const action = actionOf(open);
  const deed = action === null ? (deedCalled(open.verb) ?? first.deed) : null;
  return [{ ...first, action: action ?? first.action, deed }, ...rest];
}
