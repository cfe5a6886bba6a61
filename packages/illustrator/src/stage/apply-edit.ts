import type { Meaning } from '@phonofilm/reader/reader';
import type { Subject } from '../scene-description.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Draft } from './draft.ts';
import { draftScene } from './draft-scene.ts';
import { placeOf } from './find-places.ts';
import { actionOf } from './name-action.ts';
import { deedCalled } from './name-deed.ts';
import { meaningsOf } from './phrase-book.ts';
import { agentsOf, objectsOf, Told } from './told.ts';

const REMOVING = new Set(['remove', 'delete', 'erase', 'take', 'get', 'lose']);
const REPLACING = wordClass('replacing');
const BY = new Set(['with', 'by', 'into', 'to', 'for', 'as']);
const ADDING = new Set(['add', 'include', 'put', 'insert', 'show']);
const MOST = 10;

/** The scene after a remix edit ("make it night", "replace the dog with a cat"), as if the prompt had said so. */
export function applyEdit(scene: Draft, edit: Meaning, number: number): Draft {
  const told = new Told(edit);
  const said = withIds(draftScene(edit), number);
  const nounOf = (id: number) => told.entity(id)?.noun ?? '';
  const gone = [
    ...edit.absent,
    ...told.events.flatMap((event) =>
      REMOVING.has(event.verb) && !agentsOf(event).length ? objectsOf(event).map(nounOf) : [],
    ),
  ];
  const replaced = told.events.flatMap((event) => {
    const now = event.roles.find(({ preposition }) => BY.has(preposition ?? ''))?.entity;
    const [old] = objectsOf(event);
    return REPLACING.has(event.verb) && old !== undefined && now !== undefined ? [{ old, now }] : [];
  })[0];
  if (replaced) return replace(scene, said, told, replaced.old, replaced.now);
  const newcomer = said.subjects.find(({ noun }) => !gone.includes(noun));
  const [first] = gone;
  if (first !== undefined && newcomer && indexOf(scene, first) >= 0 && edit.absent.includes(first))
    return put(scene, indexOf(scene, first), newcomer);
  if (gone.length > 0) return gone.reduce(remove, scene);
  const adding = told.events.some(({ verb }) => ADDING.has(verb));
  const merged = mergeSubjects(scene.subjects, said.subjects, adding);
  const subjects = withAction(merged, said, told);
  const deeds = [...scene.deeds, ...said.deeds];
  return {
    ...mergeSetting(scene, said),
    subjects,
    deeds,
    relation: said.relation ?? scene.relation,
    named: [...scene.named, ...said.named],
  };
}

/** What an edit names has numbers of its own. */
function withIds(draft: Draft, number: number): Draft {
  const moved = (id: number) => id + 1000 * number;
  return {
    ...draft,
    subjects: draft.subjects.map((subject) => ({ ...subject, id: moved(subject.id) })),
    deeds: [],
    moves: [],
    relations: [],
  };
}

function replace(scene: Draft, said: Draft, told: Told, old: number, now: number): Draft {
  const index = indexOf(scene, told.entity(old)?.noun ?? '');
  const noun = told.entity(now)?.noun ?? '';
  const subject = said.subjects.find((each) => each.noun.split(' ').at(-1) === noun) ?? said.subjects.at(-1);
  if (index >= 0 && subject) return put(scene, index, subject);
  const entity = told.entity(now);
  const place = entity && placeOf(entity, told);
  return place ? { ...scene, place: place.place, placeNamed: place.phrase } : mergeSetting(scene, said);
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
  const index = indexOf(scene, noun);
  const gone = scene.subjects[index]?.id;
  const meant = meaningsOf(noun);
  const is = (type: string, value: string | null) =>
    meant.some((each) => each.type === type && each.value === value);
  return {
    ...scene,
    subjects: index < 0 ? scene.subjects : scene.subjects.toSpliced(index, 1),
    relations: scene.relations.filter(({ of, to }) => of !== gone && to !== gone),
    deeds: scene.deeds.filter(({ by }) => by !== gone),
    effects: scene.effects.filter((effect) => !is('effect', effect)),
    weather: is('weather', scene.weather) ? 'clear' : scene.weather,
    season: is('season', scene.season) || noun === 'snow' ? null : scene.season,
    relation: index >= 0 ? null : scene.relation,
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
  return {
    ...scene,
    place: said.place ?? scene.place,
    placeNamed: said.place ? said.placeNamed : scene.placeNamed,
    time: said.time ?? scene.time,
    weather: said.weather ?? (said.time === 'day' ? null : scene.weather),
    season: said.season ?? scene.season,
    mood: said.mood ?? scene.mood,
    effects: [...new Set([...scene.effects, ...said.effects])],
    tints: { ...scene.tints, ...said.tints },
    camera: {
      move: said.camera.move ?? scene.camera.move,
      framing: said.camera.framing ?? scene.camera.framing,
      pace: said.camera.pace ?? scene.camera.pace,
      cutting: said.camera.cutting ?? scene.camera.cutting,
    },
    style: said.style ?? scene.style,
    weathers: said.weathers.length > 0 || said.weather ? said.weathers : scene.weathers,
    hours: said.hours.length > 0 ? said.hours : said.time ? [] : scene.hours,
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
    merged[index] = {
      ...before,
      count: adding ? Math.min(MOST, before.count + mention.count) : Math.max(before.count, mention.count),
      colour: mention.colour ?? before.colour,
      dress: mention.dress ?? before.dress,
      clothes: [...before.clothes, ...mention.clothes],
      material: mention.material ?? before.material,
      action: mention.action ?? before.action,
      deed: mention.deed ?? before.deed,
      size: mention.size === 'normal' ? before.size : mention.size,
    };
  }
  return merged;
}

const COMMANDS = new Set([
  ...REMOVING,
  ...REPLACING,
  ...ADDING,
  'set',
  'let',
  'have',
  'give',
  'keep',
  'use',
  'move',
]);

/** "Make it run", "let her dance": what nobody is named for is what the first of them does. */
function withAction(subjects: readonly Subject[], said: Draft, told: Told): readonly Subject[] {
  const [first, ...rest] = subjects;
  const open = told.events.find((event) => agentsOf(event).length === 0 && !COMMANDS.has(event.verb));
  if (!first || !open || said.subjects.length > 0) return subjects;
  const action = actionOf(open);
  const deed = action === null ? deedCalled(open.verb) : null;
  return [
    { ...first, action: action ?? first.action, deed: action === null ? (deed ?? first.deed) : null },
    ...rest,
  ];
}
