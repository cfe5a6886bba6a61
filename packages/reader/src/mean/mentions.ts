import type { Word } from '../parse/tree.ts';
import { AbsentNouns } from './absent-nouns.ts';
import { readCounted } from './counted.ts';
import { describeBefore, nameOf } from './describe-noun.ts';
import type { Discourse, EntityDraft } from './discourse.ts';
import type { FilmWords } from './film-words.ts';
import type { Frames } from './frames.ts';
import { knownEntity } from './known-entity.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mentioned } from './mentioned.ts';
import { isNameOfDeed } from './name-of-deed.ts';
import { findPreposition } from './prepositions.ts';
import { resolvePronoun } from './pronouns.ts';
import { kindsInPlace } from './senses.ts';
import type { Sentence } from './sentence.ts';
import { wordSet } from './word-sets.ts';

/** Who is meant by each word of a sentence, found from left to right. */
export class Mentions implements Mentioned {
  readonly #meant = new Map<number, readonly number[]>();
  readonly #phrases = new Map<number, string>();
  readonly #absent = new AbsentNouns(this);
  readonly sentence: Sentence;
  readonly discourse: Discourse;
  readonly lexicon: Lexicon;
  readonly #frames: Frames;
  readonly #film: FilmWords;

  constructor(sentence: Sentence, discourse: Discourse, lexicon: Lexicon, frames: Frames, film: FilmWords) {
    this.sentence = sentence;
    this.discourse = discourse;
    this.lexicon = lexicon;
    this.#frames = frames;
    this.#film = film;
    this.#readAhead();
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
    return this.#absent.has(word);
  }

  /** The preposition of a word, "on top of" and the like included. */
  preposition(word: Word): string | null {
    return this.#phrases.get(word.index) ?? this.sentence.preposition(word);
  }

  #read(word: Word): void {
    if (this.#meant.has(word.index) || this.#film.isTaken(word) || isNameOfDeed(word, this)) return;
    const { sentence } = this;
    const head = word.label === 'conj' ? sentence.head(word) : undefined;
    if (head && head.index > word.index) this.#read(head);
    const of = sentence.below(word, 'nmod').find((each) => sentence.preposition(each)?.startsWith('of'));
    if (of ? this.#isWhere(word, of) : this.#isSide(word) || this.#isTime(word)) return;
    const counted = of ? readCounted(word, of, (each) => this.#early(each), this) : null;
    if (counted) this.#meant.set(word.index, counted);
    if (counted || this.#saysHow(word) || this.#absent.read(word)) return;
    const meant = resolvePronoun(word, this);
    if (meant) this.#meant.set(word.index, meant);
    else if (word.tag !== 'PRON' && word.tag !== 'DET') this.#name(word);
    else if (wordSet('somebody').has(word.lower))
      this.#add(word, 'person', 'person', word.lower.startsWith('every') ? 'some' : 1);
  }

  /** "Before she dives, the swimmer looks down": where nobody was named yet, the pronoun means the next one named. */
  #readAhead(): void {
    const { sentence } = this;
    const subjects = sentence.words.filter(
      (word) => word.tag === 'NOUN' && word.label.startsWith('nsubj') && !sentence.has(word, 'nmod:poss'),
    );
    const isSomebody = ({ lower }: Word) =>
      this.lexicon.kindsOf(this.lexicon.noun(lower).base)[0] === 'person';
    const subject = subjects.find(isSomebody) ?? subjects[0];
    const first = sentence.words.find(
      (word) => sentence.isNominal(word) && (word.tag === 'PRON' || isSomebody(word)),
    );
    const uses = subject && isSomebody(subject) ? ['he', 'she'] : ['he', 'she', 'it', 'they'];
    const isAhead = first?.tag === 'PRON' && uses.some((use) => wordSet(use).has(first.lower));
    if (subject && isAhead && this.discourse.entities.length === 0) this.#read(subject);
  }

  /** "on fire", "lies broken", "a ship called Freedom": words that name nothing. */
  #saysHow(word: Word): boolean {
    const { sentence, lexicon } = this;
    const verb = sentence.head(word);
    if (verb?.label === 'acl' && wordSet('giving a name').has(verb.lower)) return true;
    // "nobody sits there any more"
    if (['more', 'less', 'further'].includes(word.lower)) return true;
    const isNamed = sentence.has(word, 'amod') || sentence.has(word, 'compound');
    if (!isNamed && lexicon.attributes(`${sentence.preposition(word)} ${word.lower}`).length > 0) return true;
    const isBare = sentence.below(word, 'det', 'nummod', 'case').length === 0 && word.label === 'obj';
    return (
      isBare && lexicon.attributes(word.lower).length > 0 && !lexicon.isNoun(lexicon.noun(word.lower).base)
    );
  }

  /** "nobody except a lifeguard": what is said of nobody is true of the lifeguard. */
  #except(): void {
    const { sentence } = this;
    const nobody = sentence.words.find(
      (word) => this.isNobody(word) && (word.tag === 'PRON' || word.lower === 'one'),
    );
    const isException = (word: Word) =>
      findPreposition(sentence.preposition(word))?.role === 'exception' ||
      // "Nobody but a janitor", whatever the grammar takes "but" for.
      (word.label === 'conj' && nobody?.index === word.head && sentence.has(word, 'cc', new Set(['but'])));
    const exception = sentence.words.find((word) => isException(word) && this.own(word).length > 0);
    if (!nobody || !exception) return;
    this.#absent.forget(nobody);
    this.#meant.set(nobody.index, this.of(exception));
  }

  /** Read before its turn, because another word is told by it. */
  #early(word: Word): readonly number[] {
    this.#read(word);
    return this.own(word);
  }

  /** "the top of the table": the table is meant, and "on top of" is where. */
  #isWhere(word: Word, of: Word): boolean {
    const preposition = this.sentence.preposition(word);
    if (!wordSet('where').has(word.lower) || preposition === null) return false;
    const articles = this.sentence.below(word, 'det', 'amod').map(({ lower }) => lower);
    const phrase = [preposition, ...articles, word.lower, 'of'].join(' ');
    if (findPreposition(phrase) === null) return false;
    const meant = this.#early(of);
    if (meant.length === 0) return false;
    this.#meant.set(word.index, meant);
    this.#phrases.set(word.index, phrase);
    return true;
  }

  /** "at four", "three times" */
  #isTime(word: Word): boolean {
    const preposition = this.sentence.preposition(word);
    if (word.tag === 'NUM') return preposition === 'at';
    if (wordSet('moment').has(word.lower) && this.sentence.has(word, 'acl:relcl')) return true;
    return word.label === 'obl' && preposition === null && this.lexicon.noun(word.lower).base === 'time';
  }

  /** "in the middle", "on the left": of the picture. */
  #isSide(word: Word): boolean {
    const isPhrase = ['in', 'on', 'at', 'to'].includes(this.sentence.preposition(word) ?? '');
    return (
      isPhrase &&
      wordSet('side of picture').has(word.lower) &&
      this.sentence.has(word, 'det', new Set(['the']))
    );
  }

  #name(word: Word): void {
    const { base, plural } = this.#nounOf(word);
    const known =
      word.as === undefined
        ? knownEntity(word, base, this)
        : this.discourse.entities.find(({ as }) => as === word.as);
    const name = nameOf(word, base, this);
    const entity = known ?? this.#add(word, base, name, plural ? 'some' : this.#countOf(word));
    if (!entity) return;
    this.#meant.set(word.index, [entity.id]);
    describeBefore(word, entity, this, known ? 'known' : 'new');
  }

  /** "six glasses", "glasses of wine": to drink from, where the word for one thing names several. */
  #nounOf(word: Word): { readonly base: string; readonly plural: boolean } {
    const { sentence, lexicon } = this;
    const one = word.lower.replace(/e?s$/, '');
    const isCounted =
      sentence.has(word, 'nummod') ||
      sentence.below(word, 'nmod').some((each) => sentence.preposition(each) === 'of');
    if (isCounted && lexicon.isPairedThing(word.lower) && lexicon.kindsOf(one)[0] === 'container')
      return { base: one, plural: true };
    return lexicon.noun(word.lower);
  }

  /** "deer grazing", "full of herring": what has no plural of its own is several without an article. */
  #countOf(word: Word): number | 'some' {
    const { sentence, lexicon } = this;
    const isBare = !sentence.has(word, 'det') && !sentence.has(word, 'nmod:poss');
    return isBare && lexicon.isItsOwnPlural(word.lower) ? 'some' : 1;
  }

  /** "in Nevada": a name that no dictionary has, where one is. */
  #isNamedPlace(word: Word, noun: string): boolean {
    const isName = /^\p{Lu}/u.test(word.text) && word.index > 1 && !this.lexicon.isNoun(noun);
    return (
      isName && ['in', 'at', 'from', 'to', 'near', 'through'].includes(this.sentence.preposition(word) ?? '')
    );
  }

  #add(word: Word, noun: string, name: string, count: number | 'some'): EntityDraft | null {
    const kinds = this.#isNamedPlace(word, noun) ? ['place'] : this.lexicon.kindsOf(name);
    const meant = kindsInPlace(word, kinds, this.sentence, this.lexicon, this.#frames);
    const entity = this.discourse.add({
      noun,
      name,
      kinds: meant ?? kinds,
      count,
      ...(meant && { meant: true as const }),
      ...(word.as !== undefined && { as: word.as }),
    });
    if (entity) this.#meant.set(word.index, [entity.id]);
    return entity;
  }
}
