import type { Word } from '../parse/tree.ts';
import { describeBefore, nameOf } from './describe-noun.ts';
import type { Discourse, EntityDraft } from './discourse.ts';
import type { FilmWords } from './film-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mentioned } from './mentioned.ts';
import { findPreposition } from './prepositions.ts';
import { resolvePronoun } from './pronouns.ts';
import type { Sentence } from './sentence.ts';

/** Nouns that only say where: "on top of", "in the middle of". They are part of the preposition. */
const RELATIONAL = new Set([
  'top',
  'front',
  'middle',
  'center',
  'centre',
  'left',
  'right',
  'side',
  'edge',
  'bottom',
  'back',
  'inside',
  'foot',
  'underside',
]);
const NOBODY = new Set(['nobody', 'none', 'nothing', 'noone']);
const SOMEBODY = new Set(['somebody', 'someone', 'anybody', 'anyone', 'everybody', 'everyone']);

/** Who is meant by each word of a sentence, found from left to right. */
export class Mentions implements Mentioned {
  readonly #meant = new Map<number, readonly number[]>();
  readonly #phrases = new Map<number, string>();
  readonly #nobody = new Set<number>();
  readonly sentence: Sentence;
  readonly discourse: Discourse;
  readonly lexicon: Lexicon;
  readonly #film: FilmWords;

  constructor(sentence: Sentence, discourse: Discourse, lexicon: Lexicon, film: FilmWords) {
    this.sentence = sentence;
    this.discourse = discourse;
    this.lexicon = lexicon;
    this.#film = film;
    for (const word of sentence.words) if (sentence.isNominal(word)) this.#read(word);
    this.#except();
  }

  /** The entities a word means, without those joined to it. */
  own(word: Word): readonly number[] {
    return this.#meant.get(word.index) ?? [];
  }

  /** With those joined to it by "and". */
  of(word: Word): readonly number[] {
    return [...new Set(this.sentence.joined(word).flatMap((each) => this.own(each)))];
  }

  isNobody(word: Word): boolean {
    return this.#nobody.has(word.index);
  }

  /** The preposition of a word, "on top of" and the like included. */
  preposition(word: Word): string | null {
    return this.#phrases.get(word.index) ?? this.sentence.preposition(word);
  }

  #read(word: Word): void {
    if (this.#meant.has(word.index) || this.#film.isTaken(this.sentence, word)) return;
    const { sentence } = this;
    const of = sentence.below(word, 'nmod').find((each) => sentence.preposition(each)?.startsWith('of'));
    if (of && this.#isRelational(word, of)) return;
    if (of && this.#isQuantity(word, of)) return;
    if (this.#saysHow(word) || this.#isNegated(word)) return;
    const meant = resolvePronoun(word, this);
    if (meant) this.#meant.set(word.index, meant);
    else if (word.tag !== 'PRON' && word.tag !== 'DET') this.#name(word);
    else if (SOMEBODY.has(word.lower))
      this.#add(word, 'person', 'person', word.lower.startsWith('every') ? 'some' : 1);
  }

  /** "on fire", "lies broken": words that name nothing. */
  #saysHow(word: Word): boolean {
    const { sentence, lexicon } = this;
    if (lexicon.attributes(`${sentence.preposition(word)} ${word.lower}`).length > 0) return true;
    const isBare = sentence.below(word, 'det', 'nummod', 'case').length === 0 && word.label === 'obj';
    return (
      isBare && lexicon.attributes(word.lower).length > 0 && !lexicon.isNoun(lexicon.noun(word.lower).base)
    );
  }

  /** "nobody except a lifeguard": what is said of nobody is true of the lifeguard. */
  #except(): void {
    const nobody = this.sentence.words.find((word) => this.#nobody.has(word.index) && word.tag === 'PRON');
    const exception = this.sentence.words.find(
      (word) =>
        findPreposition(this.sentence.preposition(word))?.role === 'exception' && this.own(word).length > 0,
    );
    if (!nobody || !exception) return;
    this.#nobody.delete(nobody.index);
    this.#meant.set(nobody.index, this.of(exception));
  }

  /** Read before its turn, because another word is told by it. */
  early(word: Word): readonly number[] {
    this.#read(word);
    return this.own(word);
  }

  #isRelational(word: Word, of: Word): boolean {
    const preposition = this.sentence.preposition(word);
    if (!RELATIONAL.has(word.lower) || preposition === null) return false;
    const articles = this.sentence.below(word, 'det', 'amod').map(({ lower }) => lower);
    const phrase = [preposition, ...articles, word.lower, 'of'].join(' ');
    if (findPreposition(phrase) === null) return false;
    const meant = this.early(of);
    if (meant.length === 0) return false;
    this.#meant.set(word.index, meant);
    this.#phrases.set(word.index, phrase);
    return true;
  }

  /** "a flock of birds": the birds are meant. "one of them": a part of them. */
  #isQuantity(word: Word, of: Word): boolean {
    const base = word.tag === 'NUM' ? word.lower : this.lexicon.noun(word.lower).base;
    const quantity = this.lexicon.quantity(word.lower) ?? this.lexicon.quantity(base);
    if (quantity === null) return false;
    const meant = this.early(of);
    const first = this.discourse.entity(meant[0] ?? 0);
    if (!first) return false;
    const isOneOf = typeof quantity === 'number' && word.tag !== 'NOUN';
    if (isOneOf) {
      const { noun, name, kinds } = first;
      const one = this.discourse.add({ noun, name, kinds, count: quantity });
      if (one) this.#meant.set(word.index, [one.id]);
      return true;
    }
    if (quantity !== 'part') first.count = this.#numberBefore(word) ?? quantity;
    else if (this.#numberBefore(word) !== null) first.count = this.#numberBefore(word) ?? 1;
    if (quantity === 'part') first.alsoCalled.push(base);
    if (typeof quantity !== 'number') first.amount = base;
    describeBefore(word, first, this, 'quantity');
    this.#meant.set(word.index, meant);
    return true;
  }

  /** "two pairs of", "a group of seven": numbers before a word of quantity, where they count. */
  #numberBefore(word: Word): number | null {
    const number = this.sentence.below(word, 'nummod')[0];
    const quantity = number ? this.lexicon.quantity(number.lower) : null;
    return typeof quantity === 'number' ? quantity : null;
  }

  /** "no cars", "nobody", "without a hat", "instead of a hat". */
  #isNegated(word: Word): boolean {
    const { sentence, lexicon } = this;
    const role = findPreposition(sentence.preposition(word))?.role;
    const hasNo = sentence.below(word, 'det').some(({ lower }) => lower === 'no' || lower === 'neither');
    const isNobody = NOBODY.has(word.lower) || (word.lower === 'one' && hasNo);
    if (isNobody) {
      this.#nobody.add(word.index);
      this.discourse.leaveOut(word.lower === 'nothing' ? 'thing' : 'person');
      return true;
    }
    if (hasNo && word.tag === 'NOUN' && !sentence.has(word, 'det', new Set(['neither']))) {
      this.#nobody.add(word.index);
      this.discourse.leaveOut(nameOf(word, this));
      for (const other of sentence.joined(word).slice(1)) this.#leaveOut(other);
      return true;
    }
    if (role === 'absent' && word.tag !== 'PRON') {
      for (const each of sentence.joined(word)) this.#leaveOut(each);
      return true;
    }
    const head = sentence.head(word);
    const isAfterNo = word.label === 'conj' && head !== undefined && this.#nobody.has(head.index);
    if (isAfterNo && sentence.below(word, 'cc').some(({ lower }) => lower === 'or' || lower === 'nor'))
      this.#leaveOut(word);
    return this.#nobody.has(word.index) || lexicon.quantity(word.lower) === 0;
  }

  #leaveOut(word: Word): void {
    this.#nobody.add(word.index);
    this.discourse.leaveOut(this.lexicon.noun(word.lower).base);
  }

  #name(word: Word): void {
    const { base, plural } = this.lexicon.noun(word.lower);
    const name = nameOf(word, this);
    const known = this.#known(word, base);
    const entity = known ?? this.#add(word, base, name, plural ? 'some' : 1);
    if (!entity) return;
    this.#meant.set(word.index, [entity.id]);
    describeBefore(word, entity, this, known ? 'known' : 'new');
  }

  #add(word: Word, noun: string, name: string, count: number | 'some'): EntityDraft | null {
    const entity = this.discourse.add({ noun, name, kinds: this.lexicon.kindsOf(name), count });
    if (entity) this.#meant.set(word.index, [entity.id]);
    return entity;
  }

  /** "the dog" is the one that was named before, unless something else is said of it; so is "the animal" after a dog. */
  #known(word: Word, base: string): EntityDraft | undefined {
    const isDefinite = this.sentence
      .below(word, 'det')
      .some(({ lower }) => ['the', 'this', 'that', 'these', 'those'].includes(lower));
    if (!isDefinite) return undefined;
    const said = this.sentence
      .below(word, 'amod', 'nummod')
      .flatMap(({ lower }) => this.lexicon.attributes(lower));
    const fits = (entity: EntityDraft) =>
      said.every(({ name, value }) => {
        const own = entity.attributes.filter((attribute) => attribute.name === name);
        return own.length === 0 ? false : own.some((attribute) => attribute.value === value);
      });
    const before = this.discourse.entities.toReversed();
    const same = before.find((entity) => entity.noun === base && fits(entity));
    if (same || said.length > 0) return same;
    const general = GENERAL[base];
    const found = general
      ? before.find(({ kinds, noun }) => kinds[0] === general && noun !== base)
      : undefined;
    found?.alsoCalled.push(base);
    return found;
  }
}

/** Nouns that take up another one, by the kind they stand for. */
const GENERAL: Readonly<Record<string, string>> = {
  animal: 'animal',
  creature: 'animal',
  pet: 'animal',
  vehicle: 'vehicle',
  instrument: 'instrument',
  man: 'person',
  woman: 'person',
  building: 'building',
  fruit: 'food',
};
