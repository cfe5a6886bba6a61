import type { Word } from '../parse/tree.ts';
import { nameOf } from './describe-noun.ts';
import type { Mentioned } from './mentioned.ts';
import { findPreposition } from './prepositions.ts';
import { wordSet } from './word-sets.ts';

const NO = new Set(['no', 'neither']);
const A = new Set(['a', 'an']);
const THE = new Set(['the']);
const NEITHER = new Set(['neither']);
/** A "not" before a verb does not make its subject absent: it denies the deed. */
const SUBJECTS = new Set(['nsubj', 'nsubj:pass']);

/** "no cars", "nobody", "without a hat", "instead of a hat", "not a cat": words that name what is not there. */
export class AbsentNouns {
  readonly #words = new Set<number>();
  readonly #mentions: Mentioned;

  constructor(mentions: Mentioned) {
    this.#mentions = mentions;
  }

  has(word: Word): boolean {
    return this.#words.has(word.index);
  }

  forget(word: Word): void {
    this.#words.delete(word.index);
  }

  /** Whether a word names nobody; what is not there is noted. */
  read(word: Word): boolean {
    const { sentence, discourse, lexicon } = this.#mentions;
    const hasNo = sentence.has(word, 'det', NO);
    if (wordSet('nobody').has(word.lower) || (word.lower === 'one' && hasNo)) {
      this.#words.add(word.index);
      discourse.leaveOut(word.lower === 'nothing' ? 'thing' : 'person');
      return true;
    }
    // "leaves without the man who runs along the pier": he is there.
    const isThere = sentence.has(word, 'det', THE) && sentence.has(word, 'acl:relcl');
    const isWithout = findPreposition(sentence.preposition(word))?.role === 'absent' && !isThere;
    if (isWithout && wordSet('somebody').has(word.lower)) {
      this.#words.add(word.index);
      discourse.leaveOut('person');
      return true;
    }
    const isNeither = ['cc:preconj', 'cc', 'det'].some((label) => sentence.has(word, label, NEITHER));
    const isDenied = sentence.has(word, 'advmod', wordSet('not')) && !sentence.has(word, 'cop');
    const isSubject = SUBJECTS.has(word.label);
    // "there isn't a cloud", "not a soul is there"
    const verb = sentence.head(word);
    const isNotThere =
      (verb !== undefined && sentence.has(verb, 'expl') && sentence.has(verb, 'advmod', wordSet('not'))) ||
      (isSubject && isDenied && sentence.has(word, 'det', A) && !sentence.has(word, 'conj'));
    // "no sign of the driver"
    const ofWhom = ['sign', 'trace'].includes(word.lower) ? sentence.below(word, 'nmod')[0] : undefined;
    if (hasNo && ofWhom) this.#leaveOut(ofWhom);
    if ((hasNo && !isNeither) || (isNotThere && isSubject)) this.#leaveOut(word);
    if (((isWithout && word.tag !== 'PRON') || (isDenied && !isSubject)) && sentence.isNominal(word))
      for (const each of isWithout ? sentence.joined(word) : [word]) this.#leaveOut(each);
    const head = sentence.head(word);
    const isAfterNo = word.label === 'conj' && head !== undefined && this.has(head);
    if (isAfterNo && sentence.below(word, 'cc').some(({ lower }) => lower === 'or' || lower === 'nor'))
      this.#leaveOut(word);
    return this.has(word) || lexicon.quantity(word.lower) === 0;
  }

  #leaveOut(word: Word): void {
    if (this.has(word)) return;
    this.#words.add(word.index);
    const name = nameOf(word, this.#mentions.lexicon.noun(word.lower).base, this.#mentions);
    this.#mentions.discourse.leaveOut(name === 'soul' ? 'person' : name);
  }
}
