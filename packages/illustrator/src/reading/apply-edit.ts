import type { Subject } from '../scene-description.ts';
import { baseForms } from './lexicon/inflections.ts';
import { readRelation } from './read-relation.ts';
import { readWords, sameFigure } from './read-words.ts';
import type { Reading } from './reading.ts';
import { tokenise } from './tokens.ts';
import { translate } from './translate.ts';

const REPLACE = [
  /\b(?<old>\w+) replace with (?<now>.+)/,
  /\breplac\w+ (?:the |a |an )?(?<old>.+?) (?:with|by) (?<now>.+)/,
  /\b(?:change|turn|swap|transform|make) (?:the |a |an )?(?<old>.+?) (?:into|to be|to|for) (?<now>.+)/,
  /\bmake (?:the |a |an )?(?<old>\w+) an? (?<now>.+)/,
  /\b(?<now>.+?) instead of (?:the |a |an )?(?<old>.+)/,
];
const REMOVE =
  /\b(?:remove|delete|without|take away|take out|get rid of|no more|no)\b (?:the |a |an |any )?(?<gone>.+)/;
const ADD = /\b(?:add|include|put|with more|insert|plus|show)\b/;

/** The scene after a remix edit ("make it night", "replace the dog with a cat"), as if the prompt had said so. */
export function applyEdit(scene: Reading, edit: string): Reading {
  const text = translate(edit).toLowerCase();
  const said = readWords(text);
  const removal = REMOVE.exec(text)?.groups?.['gone'];
  if (removal !== undefined) return remove(scene, removal);
  for (const pattern of REPLACE) {
    const { old, now } = pattern.exec(text)?.groups ?? {};
    const replaced = old && now ? replaceSubject(scene, old, now) : null;
    if (replaced) return mergeSetting(replaced, readWords(now!));
    // "change the beach to a forest": what is named first goes, so only the rest is read.
    if (old && now && readWords(old).place) return mergeSetting(scene, readWords(`in ${now}`));
  }
  const merged = mergeSetting(scene, said);
  const subjects = mergeSubjects(scene.subjects, said, text);
  return {
    ...merged,
    subjects,
    relation: said.relation ?? readRelation(scene.text.toLowerCase(), subjects) ?? scene.relation,
  };
}

/** Everything the edit mentions wins over what the scene had. */
function mergeSetting(scene: Reading, said: Reading): Reading {
  const clears = said.time === 'day' || said.weather === 'clear';
  return {
    ...scene,
    place: said.place ?? scene.place,
    time: said.time ?? scene.time,
    weather: said.weather ?? (clears && /sunny|clear/.test(said.text) ? 'clear' : scene.weather),
    season: said.season ?? scene.season,
    mood: said.mood ?? scene.mood,
    effects: [...new Set([...scene.effects, ...said.effects])],
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

function mergeSubjects(subjects: readonly Subject[], said: Reading, text: string): Subject[] {
  const merged = subjects.map((subject) => ({ ...subject }));
  const adding = ADD.test(text);
  for (const mention of said.subjects) {
    const known = merged.find((subject) => sameFigure(subject.figure, mention.figure));
    if (!known) {
      merged.push(mention);
      continue;
    }
    known.count = adding ? Math.min(10, known.count + mention.count) : Math.max(known.count, mention.count);
    known.colour = mention.colour ?? colourSaidOf(said, text, mention) ?? known.colour;
    known.dress = mention.dress ?? known.dress;
    known.action = mention.action ?? known.action;
    if (mention.size !== 'normal') known.size = mention.size;
  }
  // "make it run", "let her dance": an action without a subject is the main subject's.
  const action = said.subjects.length === 0 ? actionWithoutSubject(text) : null;
  const main = merged[0];
  if (action && main) main.action = action;
  return merged;
}

/** "make the car blue": the colour comes after its noun. */
function colourSaidOf(said: Reading, text: string, mention: Subject): Subject['colour'] {
  const after = text.slice(text.indexOf(mention.noun) + mention.noun.length);
  return said.subjects.length === 1 ? (readWords(`${after} thing dog`).subjects[0]?.colour ?? null) : null;
}

function actionWithoutSubject(text: string): Subject['action'] {
  return readWords(`dog ${text}`).subjects[0]?.action ?? null;
}

function replaceSubject(scene: Reading, old: string, now: string): Reading | null {
  const index = findSubject(scene.subjects, old);
  const replacement = readWords(now).subjects[0];
  if (index < 0 || !replacement) return null;
  const before = scene.subjects[index]!;
  const subjects = scene.subjects.with(index, {
    ...replacement,
    count: replacement.count > 1 ? replacement.count : before.count,
    action: replacement.action ?? before.action,
    size: replacement.size !== 'normal' ? replacement.size : before.size,
  });
  return { ...scene, subjects, text: `${scene.text}, ${now}` };
}

function remove(scene: Reading, gone: string): Reading {
  const said = readWords(gone);
  const index = findSubject(scene.subjects, gone);
  return {
    ...scene,
    subjects: index < 0 ? scene.subjects : scene.subjects.toSpliced(index, 1),
    effects: scene.effects.filter((effect) => !said.effects.includes(effect)),
    weather: said.weather !== null && said.weather === scene.weather ? 'clear' : scene.weather,
    season: said.season === scene.season || said.weather === 'snow' ? null : scene.season,
    relation: index >= 0 ? null : scene.relation,
  };
}

/** The subject a phrase names: by its noun, or by the figure the noun is drawn as. */
function findSubject(subjects: readonly Subject[], phrase: string): number {
  const words = new Set(tokenise(phrase).flatMap(baseForms));
  const byNoun = subjects.findIndex((subject) => subject.noun.split(' ').every((word) => words.has(word)));
  if (byNoun >= 0) return byNoun;
  const figures = readWords(phrase).subjects.map((subject) => subject.figure);
  return subjects.findIndex((subject) => figures.some((figure) => sameFigure(figure, subject.figure)));
}
