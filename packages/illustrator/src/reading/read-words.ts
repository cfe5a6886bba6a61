import type { Figure } from '../scene-description.ts';
import { PLACE_NAMES } from '../scenery/place-names.ts';
import { inActiveVoice } from './active-voice.ts';
import { tellOfFigures } from './clauses.ts';
import { compareSizes } from './compared-sizes.ts';
import { plainAdjectives } from './compound-adjectives.ts';
import type { DraftSubject } from './draft-subject.ts';
import { filmStyle } from './film-style.ts';
import { ofHands } from './hands-alone.ts';
import { readHappenings, withHappening } from './happenings.ts';
import { leaveOutMinorSigns } from './leave-out-minor-signs.ts';
import { withoutFilmTalk } from './lexicon/film-talk.ts';
import { takeQuotations } from './quotations.ts';
import { readCamera, withoutCamera } from './read-camera.ts';
import { readChange } from './read-change.ts';
import { readHours } from './read-hours.ts';
import { readRelation } from './read-relation.ts';
import { readWeathers, withoutWeatherVerbs } from './read-weathers.ts';
import { Reader } from './reader.ts';
import type { Reading } from './reading.ts';
import { LIVING } from './scene-draft.ts';
import { tokenise } from './tokens.ts';
import { translate } from './translate.ts';
import { windBorne } from './wind-borne.ts';

/** Longer prompts say nothing new in a film of seconds; reading stays quick whatever is sent. */
const MOST_WORDS = 400;

/** Reads what a text says about a scene. */
export function readWords(prompt: string): Reading {
  const text = translate(withoutShotList(prompt));
  const quotations = takeQuotations(text);
  const lower = compareSizes(quotations.text.toLowerCase());
  const plain = plainAdjectives(withoutFilmTalk(withoutWeatherVerbs(withoutCamera(lower))));
  const told = tokenise(plain).slice(0, MOST_WORDS);
  const active = inActiveVoice(told);
  const ofSomebody = ofHands(active);
  const happenings = readHappenings(ofSomebody ?? active);
  const tokens = tellOfFigures(happenings.tokens);
  const reader = new Reader(tokens, quotations.quoted, namesIn(quotations.text));
  reader.read();
  const { draft, setting } = reader;
  leaveOutMinorSigns(draft, told.length, setting.places.length > 0);
  const weathers = readWeathers(lower);
  // Clouds that gather are weather, and not where the film is.
  if (weathers.includes('cloudy'))
    setting.places = setting.places.filter(({ phrase }) => phrase !== 'clouds');
  const busy = shareActions(
    draft.subjects,
    new Set(draft.deeds.flatMap(({ by, object }) => (object === null ? [by] : [by, object]))),
  );
  const somebody = busy.find(({ figure }) => figure.kind === 'person');
  const subjects = busy.map((subject) => ({
    ...subject,
    change: readChange(tokens, subject),
    ...withHappening(happenings, subject),
    ...(ofSomebody && subject === somebody && { shown: 'hands' as const }),
  }));
  const { relations, deeds } = draft.finished();
  const place = setting.bestPlace(subjects.length === 0);
  return {
    text,
    place,
    outside: place && PLACE_NAMES[place].aboard ? setting.placeOutside() : null,
    time: setting.time,
    weather: setting.weather ?? weathers.at(-1) ?? null,
    season: setting.season,
    mood: setting.mood,
    effects: [...setting.effects, ...windBorne(lower).filter((effect) => !setting.effects.has(effect))],
    subjects,
    relation: readRelation(lower, subjects, relations),
    relations,
    deeds,
    lines: draft.lines,
    absent: draft.absent,
    camera: readCamera(lower),
    style: filmStyle(lower, setting.style),
    hours: readHours(lower, setting.time),
    weathers,
  };
}

/** An enhanced prompt ends with a list of its shots, which says nothing new. */
function withoutShotList(prompt: string): string {
  const at = prompt.indexOf(' Shots: (1) ');
  return at < 0 ? prompt : prompt.slice(0, at);
}

/** Words with a capital letter inside a sentence are names, and no things to draw unless a table knows them. */
function namesIn(text: string): ReadonlySet<string> {
  const found = text.matchAll(/(?<=[a-z,;] )[A-Z][a-zA-Z]+/g);
  return new Set([...found].map(([name]) => name.toLowerCase()));
}

export function sameFigure(a: Figure, b: Figure): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** "a dog and a cat running": whoever has no action of its own does what the next one does. */
function shareActions(subjects: readonly DraftSubject[], busy: ReadonlySet<number>): DraftSubject[] {
  const shared = subjects.map((subject) => ({ ...subject }));
  for (const [index, subject] of shared.entries()) {
    if (subject.action !== null || busy.has(subject.id) || !LIVING.has(subject.figure.kind)) continue;
    const other = shared
      .slice(index + 1)
      .find((next) => next.action !== null && LIVING.has(next.figure.kind));
    if (other && other.action !== 'ride' && other.action !== 'chase') subject.action = other.action;
  }
  return shared;
}
