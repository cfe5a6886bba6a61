import type { Word } from '../parse/tree.ts';
import type { Discourse } from './discourse.ts';
import { readTable } from './read-table.ts';
import type { Sentence } from './sentence.ts';

/** Nouns that speak of the film and not of what is in it. */
const FILM_NOUNS = new Set(
  'shot view video footage film clip movie image photo photograph scene animation camera style lighting resolution frame render vibe aesthetic motion lens angle perspective depth quality detail take timelapse background foreground sequence documentary'.split(
    ' ',
  ),
);
/** Of these one also makes things: a photo can hang on a wall. */
const ALSO_THINGS = new Set([
  'photo',
  'photograph',
  'image',
  'film',
  'video',
  'camera',
  'scene',
  'frame',
  'background',
  'foreground',
  'lens',
  'news',
  'spring',
  'fall',
  'comic',
  'wind',
  'storm',
]);
const CAMERA_VERBS: Readonly<Record<string, string>> = {
  pan: 'pan',
  zoom: 'zoom',
  tilt: 'tilt',
  track: 'track',
  follow: 'track',
  rise: 'rise',
  fly: 'aerial',
  move: 'move',
  circle: 'circle',
  dolly: 'track',
  push: 'zoom',
  pull: 'zoom',
};
const LONGEST = 4;

interface Found {
  readonly about: string;
  readonly value: string;
  readonly at: number;
  readonly length: number;
}

/** The words of a sentence about camera, style, hour and weather, and which nouns therefore are nothing to be seen. */
export class FilmWords {
  static readonly #table = new Map<string, { about: string; value: string }>(
    readTable('film.txt').flatMap(({ head, items }) => {
      const [about = '', value = ''] = head.split(' ');
      return items.map((item) => [item, { about, value }] as const);
    }),
  );
  readonly #taken = new Set<number>();

  constructor(sentence: Sentence, discourse: Discourse, lemma: (word: string) => string) {
    for (const found of findAll(sentence.words, FilmWords.#table)) this.#take(found, sentence, discourse);
    for (const word of sentence.words) {
      if (word.tag !== 'NOUN' && word.tag !== 'PROPN') continue;
      if (FILM_NOUNS.has(word.lower) && !this.#isThing(word, sentence)) this.#taken.add(word.index);
      if (word.lower === 'camera') this.#move(word, sentence, discourse, lemma);
    }
  }

  isTaken(_sentence: Sentence, word: Word): boolean {
    return this.#taken.has(word.index);
  }

  #take({ about, value, at, length }: Found, sentence: Sentence, discourse: Discourse): void {
    const words = sentence.words.slice(at, at + length);
    const [first] = words;
    const last = words.at(-1);
    if (!first || !last) return;
    if (last.tag === 'VERB' && ['spring', 'fall', 'storm', 'wind'].includes(last.lower)) return;
    if (length === 1 && ALSO_THINGS.has(last.lower) && this.#isThing(last, sentence)) return;
    discourse.say(about, value);
    for (const word of words) this.#taken.add(word.index);
  }

  /** What is held, hangs or is looked at is a thing: "takes a photo", "a man with a camera". */
  #isThing(word: Word, sentence: Sentence): boolean {
    if (!ALSO_THINGS.has(word.lower)) return false;
    const preposition = sentence.preposition(word);
    return word.label === 'obj' || (preposition === 'with' && word.lower !== 'wind') || preposition === 'on';
  }

  /** "the camera pans left" */
  #move(word: Word, sentence: Sentence, discourse: Discourse, lemma: (word: string) => string): void {
    const verb = sentence.words
      .slice(word.index, word.index + 3)
      .find(({ lower }) => lemma(lower) in CAMERA_VERBS);
    if (!verb) return;
    const way = sentence.at(verb.index + 1)?.lower ?? '';
    const move = CAMERA_VERBS[lemma(verb.lower)] ?? 'move';
    discourse.say(
      'camera',
      ['left', 'right', 'in', 'out', 'up', 'down'].includes(way) ? `${move}-${way}` : move,
    );
    this.#taken.add(word.index);
    this.#taken.add(verb.index);
  }

  /** Whether a verb only says what the camera does. */
  isCameraVerb(word: Word): boolean {
    return this.#taken.has(word.index);
  }
}

/** Known phrases, the longest first; no word is in two. */
function findAll(
  words: readonly Word[],
  table: ReadonlyMap<string, { about: string; value: string }>,
): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    for (let length = LONGEST; length > 0; length--) {
      const phrase = words
        .slice(at, at + length)
        .map(({ lower }) => lower)
        .join(' ')
        .replaceAll(" 's", "'s");
      const known = table.get(phrase);
      if (!known) continue;
      found.push({ ...known, at, length });
      taken = length;
      break;
    }
    at += taken;
  }
  return found;
}
