import type { Place, SceneDescription, Subject, SubjectId } from '../scene-description.ts';
import { placeOfDeeds } from './choose-place.ts';
import { completeReading } from './complete-reading.ts';
import { findDeeds } from './find-deeds.ts';
import { pluralOf } from './lexicon/inflections.ts';
import { matchPhrase } from './phrase-book.ts';
import { readWords } from './read-words.ts';
import type { Reading } from './reading.ts';
import { LIVING } from './scene-draft.ts';
import { isFemale, speakerKind } from './speaker-kind.ts';
import { splitSequence } from './split-sequence.ts';
import { tagWords } from './tag-words.ts';
import { isWord, tokenise } from './tokens.ts';
import { isVerbByGrammar } from './verb-by-grammar.ts';

/**
 * The readings of what happens one after the other, in the words of the whole: who is named again is who was meant
 * before, with the same number and looks. Empty where all happens at once.
 */
export function readSequence(whole: Reading): Reading[] {
  const texts = splitSequence(whole.text);
  if (texts.length < 2) return [];
  const parts: Reading[] = [];
  for (const text of texts) {
    const said = readWords(withSubject(text, parts.at(-1)));
    // "Cut to:" before anything that can be shown.
    if (parts.length > 0 && said.subjects.length === 0 && said.place === null && said.time === null) continue;
    parts.push(inTheWordsOf(whole, said, parts.at(-1)));
  }
  return parts.length < 2 ? [] : parts;
}

/** Completes a sequence: place, hour and weather stay until something else is said. */
export function completeSequence(whole: Reading, parts: readonly Reading[]): SceneDescription[] {
  const { seed, style } = completeReading(whole);
  // Where nothing is said, it is where all of it can happen.
  let place = completeReading({ ...whole, subjects: parts.flatMap(({ subjects }) => subjects) }).place;
  return parts.map((part, index) => {
    const own = placeOfDeeds(part);
    place = part.place ?? (own && (index === 0 || NOWHERE_ELSE.has(own)) ? own : place);
    return { ...completeReading({ ...part, place, style }), seed };
  });
}

/** What is done here cannot be done where one was before. */
const NOWHERE_ELSE = new Set<Place>([
  'ocean',
  'lake',
  'river',
  'swimming-pool',
  'sky',
  'ski-slope',
  'mountains',
  'ice-rink',
  'highway',
  'shower',
]);

const PRONOUN = /^(it|he|she|they|both|the two|this one)\b/i;

/** "it jumps", "jumps onto a table": the words with whoever is meant in front. */
function withSubject(text: string, before: Reading | undefined): string {
  if (!before) return text;
  const pronoun = PRONOUN.exec(text)?.[0].toLowerCase();
  if (pronoun !== undefined) {
    const meant = whoIsMeant(pronoun, before.subjects);
    return meant === '' ? text : `${meant}${text.slice(pronoun.length)}`;
  }
  const words = tokenise(text);
  const first = words.findIndex((word) => !/^(slowly|quickly|gently|carefully|loudly|happily)$/.test(word));
  const isVerb = first >= 0 && startsWithVerb(words, first);
  const meant = isVerb ? whoIsMeant('it', before.subjects) : '';
  return meant === '' ? text : `${meant} ${text}`;
}

function startsWithVerb(words: readonly string[], at: number): boolean {
  const word = words[at];
  if (!isWord(word)) return false;
  // "…, then darts away"
  if (isVerbByGrammar(['then', ...words.slice(at)], 1)) return true;
  if (/...ing$/.test(word) || findDeeds(words).some((deed) => deed.at[0] === at)) return true;
  if (matchPhrase(words, at)?.meanings.some(({ type }) => type === 'action')) return true;
  return tagWords(words)[at] === 'VERB';
}

function whoIsMeant(pronoun: string, subjects: readonly Subject[]): string {
  const living = subjects.filter(({ figure }) => LIVING.has(figure.kind));
  const some = living.length > 0 ? living : subjects.slice(0, 1);
  if (pronoun === 'they' || pronoun === 'both' || pronoun === 'the two') return some.map(named).join(' and ');
  const female = pronoun === 'she' ? true : pronoun === 'he' ? false : null;
  const meant = some.find((subject) => female === null || isFemale(speakerKind(subject)) === female);
  const one = meant ?? some[0];
  return one ? named(one) : '';
}

function named({ noun, count }: Subject): string {
  return `the ${count > 1 ? pluralOf(noun) : noun}`;
}

/** The part with the ids, numbers and looks that its subjects have in the whole. */
function inTheWordsOf(whole: Reading, part: Reading, before: Reading | undefined): Reading {
  const ids = new Map<SubjectId, SubjectId>();
  const cast = [...whole.subjects, ...(before?.subjects ?? [])];
  let next = Math.max(0, ...cast.map(({ id }) => id)) + 1;
  const subjects = part.subjects.map((subject): Subject => {
    const known = cast.find(({ noun }) => noun === subject.noun);
    const id = known?.id ?? next++;
    ids.set(subject.id, id);
    if (!known) return { ...subject, id };
    return {
      ...subject,
      id,
      count: subject.count === 1 ? 1 : known.count,
      colour: subject.colour ?? known.colour,
      size: subject.size === 'normal' ? known.size : subject.size,
      dress: subject.dress ?? known.dress,
      clothes: subject.clothes.length > 0 ? subject.clothes : known.clothes,
      material: subject.material ?? known.material,
    };
  });
  const id = (of: SubjectId) => ids.get(of) ?? of;
  return {
    ...part,
    subjects,
    relations: part.relations.map((relation) => ({ ...relation, of: id(relation.of), to: id(relation.to) })),
    deeds: part.deeds.map((deed) => ({
      ...deed,
      by: id(deed.by),
      object: deed.object === null ? null : id(deed.object),
      participants: deed.participants.map(id),
    })),
    lines: part.lines.map((line) => (line.by === null ? line : { ...line, by: id(line.by) })),
    time: part.time ?? before?.time ?? null,
    weather: part.weather ?? before?.weather ?? null,
    season: part.season ?? before?.season ?? null,
    mood: part.mood ?? before?.mood ?? null,
    style: part.style ?? whole.style,
    camera: { ...part.camera, cutting: part.camera.cutting ?? whole.camera.cutting },
  };
}
