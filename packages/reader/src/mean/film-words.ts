import type { Word } from '../parse/tree.ts';
import type { Discourse } from './discourse.ts';
import { filmChanges } from './film-changes.ts';
import type { Lexicon } from './lexicon.ts';
import { headsByItem, readTable } from './read-table.ts';
import type { Sentence } from './sentence.ts';
import { wordSet } from './word-sets.ts';

const LONGEST = 4;
const A = new Set(['a', 'an']);
const THE = new Set(['the']);
const FILMING = new Set(['camera', 'shot', 'lens', 'view']);
const MOVES = headsByItem('camera-moves.txt');
const PHRASES = new Map<string, { about: string; value: string }>(
  readTable('film.txt').flatMap(({ head, items }) => {
    const [about = '', value = ''] = head.split(' ');
    return items.map((item) => [item, { about, value }] as const);
  }),
);

interface Found {
  readonly about: string;
  readonly value: string;
  readonly phrase: string;
  readonly words: readonly Word[];
}

/** The words of a sentence about camera, style, hour and weather, and which words therefore are nothing to be seen. */
export class FilmWords {
  readonly #taken = new Set<number>();
  readonly #sentence: Sentence;
  readonly #discourse: Discourse;
  readonly #lexicon: Lexicon;

  constructor(sentence: Sentence, discourse: Discourse, lexicon: Lexicon) {
    this.#sentence = sentence;
    this.#discourse = discourse;
    this.#lexicon = lexicon;
    for (const word of sentence.words) {
      const isNoun = word.tag === 'NOUN' || word.tag === 'PROPN';
      const isFilm = isNoun && wordSet('film').has(word.lower) && !this.#isThing(word);
      if (isFilm && !this.#isInName(word)) this.#taken.add(word.index);
      if (this.#isMove(word)) this.#move(word);
      if (this.#isRequest(word)) this.#taken.add(word.index);
    }
    for (const found of findAll(sentence.words, lexicon)) this.#take(found);
    if (sentence.words.some((word) => this.#isDoneInWeather(word))) discourse.say('place', 'outdoors');
    for (const change of filmChanges(sentence, lexicon, (word) => PHRASES.get(word)))
      discourse.say('change', change);
    this.#fall();
  }

  /** "The scene is set in a park": nobody does that. But "the scene cuts to a ship" tells what comes next. */
  isOfFilm(verb: Word): boolean {
    const [subject] = this.#sentence.below(verb, 'nsubj', 'nsubj:pass');
    const isFilm =
      subject !== undefined && this.#taken.has(subject.index) && wordSet('film').has(subject.lower);
    return isFilm && !['cut', 'open', 'switch', 'change', 'fade'].includes(this.#lexicon.verb(verb.lower));
  }

  isTaken(word: Word): boolean {
    return this.#taken.has(word.index);
  }

  #take({ about, value, phrase, words }: Found): void {
    const last = words.at(-1);
    if (!last || words.some((word) => this.#taken.has(word.index) && !wordSet('film').has(word.lower)))
      return;
    const isAlone = words.length === 1;
    // "sweets rain down", "an old man falls": not the weather, not autumn.
    const isDone =
      last.tag === 'VERB' &&
      this.#sentence
        .below(last, 'nsubj', 'nsubj:pass', 'obj')
        .some((each) => each.lower !== 'it' && !words.includes(each));
    if (isDone || (isAlone && last.tag === 'VERB' && about === 'season')) return;
    if (isAlone && this.#isThing(last)) return;
    if (wordSet('style or thing').has(phrase) && this.#isStyledThing(last)) return;
    // A hot spring is no season.
    if (isAlone && about === 'season' && (this.#sentence.has(last, 'compound') || isInTree(last))) return;
    // A vintage car is filmed today.
    const isOld = isAlone && ['vintage', 'retro'].includes(last.lower) && last.label !== 'root';
    if (isOld && !wordSet('film').has(this.#sentence.head(last)?.lower ?? 'film')) return;
    if (isOfThing(this.#sentence, words) || isLit(this.#sentence, words)) return;
    if (last.lower === 'outside' && !this.#isDoneOutside(last)) return;
    const preposition = this.#sentence.preposition(last) ?? '';
    // "After the storm" it is over, before it there is none yet.
    const when = preposition || this.#sentence.below(last, 'mark')[0]?.lower;
    const isNow = about !== 'weather' || (when !== 'after' && when !== 'before');
    this.#discourse.say(about, isNow ? value : `${when} ${value}`, phrase);
    // Who does something is somebody.
    const isDoer =
      about === 'weather' &&
      this.#sentence.head(last)?.tag === 'VERB' &&
      (last.label === 'nsubj' || last.label === 'obl:agent');
    if (!isDoer) for (const word of words) this.#taken.add(word.index);
  }

  /** "Snow falls on the roof", "falling snow": on the ground it is a place. */
  #fall(): void {
    for (const word of this.#sentence.words) {
      const head = this.#sentence.head(word);
      const further = head ? this.#sentence.below(head, 'xcomp') : [];
      const falls = [head, ...further, ...this.#sentence.below(word, 'amod', 'acl')];
      const isFalling = falls.some(
        (each) => each !== undefined && wordSet('falls').has(this.#lexicon.verb(each.lower)),
      );
      // "in the snow", "a snowy night"
      const isIn = this.#sentence.preposition(word) === 'in' && this.#sentence.has(word, 'det', THE);
      const isOfHour = word.lower === 'snowy' && head !== undefined && this.#isHour(head);
      const isOver = this.#sentence.preposition(word) === 'after';
      if (word.lower === 'snow' && isOver) this.#discourse.say('weather', 'after snow', word.lower);
      if (((isFalling || isIn) && ['snow', 'hail', 'sleet'].includes(word.lower)) || isOfHour)
        this.#discourse.say('weather', 'snow', word.lower);
    }
  }

  /** "Cooks outside"; but who is outside the house is beside it, and rain outside is seen from within. */
  #isDoneOutside(word: Word): boolean {
    const verb = this.#sentence.head(word);
    if (word.tag !== 'ADV' || verb?.tag !== 'VERB' || wordSet('falls').has(this.#lexicon.verb(verb.lower)))
      return false;
    const doers = [verb, this.#sentence.head(verb), ...this.#sentence.below(verb, 'nsubj')];
    return !doers.some((each) => each && isWeather(each));
  }

  /** "Walks out into the snow", "reads in the rain" */
  #isDoneInWeather(word: Word): boolean {
    const way = this.#sentence.preposition(word)?.split(' ').at(-1) ?? '';
    return (
      isWeather(word) && ['in', 'into', 'through'].includes(way) && this.#sentence.head(word)?.tag === 'VERB'
    );
  }

  #isHour({ lower }: Word): boolean {
    return lower === 'day' || PHRASES.get(lower)?.about === 'time';
  }

  /** A paper clip and a picture frame are things. */
  #isInName(word: Word): boolean {
    return this.#sentence
      .below(word, 'compound')
      .some(
        ({ lower }) =>
          (!wordSet('film').has(lower) || lower === 'picture') &&
          this.#lexicon.isName(`${lower} ${word.lower}`),
      );
  }

  /** "Reads a comic book", "a tapestry hangs on the wall": what has a part in what is done is a thing. "A cartoon shows a cat" is a film. */
  #isStyledThing(word: Word): boolean {
    const head = this.#sentence.head(word);
    const isPart = ['obj', 'nsubj', 'nsubj:pass', 'obl'].includes(word.label);
    const way = this.#sentence.preposition(word) ?? '';
    if (head?.tag !== 'VERB' || !isPart || ['in', 'as', 'like', 'of'].includes(way)) return false;
    return !wordSet('request').has(this.#lexicon.verb(head.lower));
  }

  /** What is held, owned, hangs or is looked at is a thing: "takes a photo", "the diver's camera". */
  #isThing(word: Word): boolean {
    if (!wordSet('film or thing').has(word.lower)) return false;
    const sentence = this.#sentence;
    // "Can you make a video where a frog speaks?"
    const verb = sentence.head(word);
    if (verb && word.label === 'obj' && this.#isRequest(verb)) return false;
    const preposition = sentence.preposition(word);
    if (word.lower === 'camera' && sentence.has(word, 'det', A)) return true;
    if (isWeather(word)) return false;
    // "the frame of a broken window"
    if (word.lower === 'frame' && sentence.has(word, 'nmod')) return true;
    return (
      word.label === 'obj' ||
      sentence.has(word, 'nmod:poss') ||
      preposition === 'with' ||
      (preposition === 'on' && word.lower !== 'film')
    );
  }

  /** "the camera pans left", "Pan left across the room", "then tilts up" */
  #isMove(word: Word): boolean {
    const sentence = this.#sentence;
    if (!MOVES.has(this.#lexicon.verb(word.lower))) return false;
    const [subject] = sentence.below(word, 'nsubj');
    if (subject) return FILMING.has(subject.lower) && word.tag === 'VERB';
    const head = sentence.head(word);
    if (head && this.#taken.has(head.index) && MOVES.has(this.#lexicon.verb(head.lower)))
      return word.tag === 'VERB';
    const next = sentence.at(word.index + 1);
    const goesOn = next !== undefined && (wordSet('way of camera').has(next.lower) || next.tag === 'ADP');
    const before = sentence.at(word.index - 1);
    return (
      goesOn &&
      (before === undefined || before.text === ',') &&
      word.lower === this.#lexicon.verb(word.lower) &&
      this.#isCameraWord(word)
    );
  }

  /** Verbs that nobody but a camera does at the beginning of a prompt. */
  #isCameraWord(word: Word): boolean {
    return ['pan', 'zoom', 'tilt', 'dolly', 'track'].includes(word.lower);
  }

  #move(verb: Word): void {
    const lemma = this.#lexicon.verb(verb.lower);
    const move = MOVES.get(lemma)?.[0] ?? 'move';
    // "moves slowly closer"
    const after = [1, 2].map((steps) => this.#sentence.at(verb.index + steps));
    const next = after[0]?.lower.endsWith('ly') ? after[1] : after[0];
    const way = next && wordSet('way of camera').has(next.lower) ? `-${next.lower}` : '';
    this.#discourse.say('camera', `${move}${way}`, `${lemma}${way}`);
    this.#taken.add(verb.index);
    if (way !== '' && next) this.#taken.add(next.index);
    for (const subject of this.#sentence.below(verb, 'nsubj')) this.#taken.add(subject.index);
  }

  /** "Show a dog", "Give me a cabin", "I'd like to see a hippo": who writes prompts wants it, nobody in the film does it. */
  #isRequest(word: Word): boolean {
    const sentence = this.#sentence;
    const head = sentence.head(word);
    if (!wordSet('request').has(word.lower)) return false;
    const subjects = sentence.below(word, 'nsubj');
    if (subjects.some(({ lower }) => !wordSet('I').has(lower))) return false;
    const isFirst = sentence.words
      .slice(0, word.index - 1)
      .every(({ lower }) => wordSet('polite').has(lower));
    if (word.label === 'root')
      return (
        subjects.length > 0 ||
        (isFirst && word.tag !== 'NOUN'
          ? sentence.has(word, 'obj')
          : isFirst && isBeforeArticle(sentence, word))
      );
    return (
      word.label === 'xcomp' &&
      head !== undefined &&
      this.#taken.has(head.index) &&
      !sentence.has(word, 'nsubj')
    );
  }
}

/** "Film a dog": a noun stands before no article. */
function isBeforeArticle(sentence: Sentence, word: Word): boolean {
  return sentence.at(word.index + 1)?.tag === 'DET';
}

function isWeather({ lower }: Word): boolean {
  return lower === 'snow' || PHRASES.get(lower)?.about === 'weather';
}

/** A Christmas tree stands in summer rooms too, but an autumn forest is one in autumn. */
function isInTree({ label, lower }: Word): boolean {
  return label === 'compound' && lower === 'christmas';
}

const LIGHTS = new Set([
  'spotlight',
  'light',
  'lamp',
  'sunlight',
  'falls',
  'drops',
  'fall',
  'falling',
  'rains',
  'lit',
]);

/** A spotlight from above is no camera there. */
function isLit(sentence: Sentence, [first]: readonly Word[]): boolean {
  const before = first && sentence.at(first.index - 1);
  return first?.lower === 'from' && before !== undefined && LIGHTS.has(before.lower);
}

/** Cows, tiles and shirts are black and white in any film. */
function isOfThing(sentence: Sentence, words: readonly Word[]): boolean {
  const last = words.at(-1);
  const next = last && sentence.at(last.index + 1);
  if (words.length < 3 || last?.lower !== 'white' || !next) return false;
  return next.tag !== 'PUNCT' && !wordSet('film').has(next.lower) && !PHRASES.has(next.lower);
}

/** Whether all of these words speak of the film: "watercolour style", "slow motion". */
export function isFilmTalk(words: readonly string[]): boolean {
  const lower = words.map((word) => word.toLowerCase());
  for (let at = 0; at < lower.length; ) {
    const length = [4, 3, 2, 1].find(
      (count) => PHRASES.has(lower.slice(at, at + count).join(' ')) && at + count <= lower.length,
    );
    if (length === undefined && !wordSet('film').has(lower[at] ?? '')) return false;
    at += length ?? 1;
  }
  return words.length > 0;
}

/** Known phrases, the longest first; no word is in two. */
function findAll(words: readonly Word[], lexicon: Lexicon): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    for (let length = LONGEST; length > 0; length--) {
      const row = words.slice(at, at + length);
      const phrase = row
        .map(({ lower }) => lower)
        .join(' ')
        .replaceAll(" 's", "'s");
      const known = PHRASES.get(phrase) ?? PHRASES.get(lexicon.noun(phrase).base) ?? hyphened(phrase);
      if (!known) continue;
      found.push({ ...known, phrase, words: row });
      taken = length;
      break;
    }
    at += taken;
  }
  return found;
}

/** "anime-style", "noir-like" */
function hyphened(word: string): { about: string; value: string } | undefined {
  const [first = '', second] = word.split('-');
  return second === 'style' || second === 'like' || second === 'inspired' ? PHRASES.get(first) : undefined;
}
