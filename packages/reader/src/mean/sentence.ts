import type { Tree, Word } from '../parse/tree.ts';
import { wordSet } from './word-sets.ts';

export type Head = Pick<Word, 'head' | 'label'>;

const NOMINAL_TAGS = new Set(['NOUN', 'PROPN', 'PRON']);
const NOMINAL_LABELS = new Set([
  'nsubj',
  'nsubj:pass',
  'obj',
  'iobj',
  'obl',
  'obl:agent',
  'nmod',
  'appos',
  'conj',
]);
/** Words before a preposition that it means the same without. */
const EMPHASIS = new Set([
  'back',
  'right',
  'straight',
  'just',
  'all',
  'high',
  'deep',
  'away',
  'down',
  'over',
  'up',
]);
/** Words that hold a preposition of several words together. */
const WITHIN_PREPOSITION = new Set(['case', 'fixed']);

/** A tree to ask questions of. */
export class Sentence {
  readonly words: Tree;
  readonly #below = new Map<number, Word[]>();

  constructor(words: Tree) {
    this.words = words;
    for (const word of words) {
      const below = this.#below.get(word.head) ?? [];
      below.push(word);
      this.#below.set(word.head, below);
    }
  }

  at(index: number): Word | undefined {
    return this.words[index - 1];
  }

  head(word: Word): Word | undefined {
    return this.at(word.head);
  }

  /** The words that hang on a word, of these labels where some are named. */
  below(word: Word, ...labels: readonly string[]): readonly Word[] {
    const all = this.#below.get(word.index) ?? [];
    return labels.length === 0 ? all : all.filter(({ label }) => labels.includes(label));
  }

  has(word: Word, label: string, texts?: ReadonlySet<string>): boolean {
    return this.below(word, label).some(({ lower }) => texts === undefined || texts.has(lower));
  }

  isNominal(word: Word): boolean {
    if (word.quoted !== undefined) return false;
    if (NOMINAL_TAGS.has(word.tag))
      return !['compound', 'flat', 'amod', 'fixed', 'case', 'expl'].includes(word.label);
    return (
      ['ADJ', 'NUM', 'DET', 'X', 'ADV', 'VERB'].includes(word.tag) &&
      NOMINAL_LABELS.has(word.label) &&
      this.#isDetermined(word)
    );
  }

  /** "the big one", "both", "two": words that stand for a noun. */
  #isDetermined(word: Word): boolean {
    if (word.tag === 'NUM' || word.tag === 'DET' || this.has(word, 'det')) return true;
    return word.lower === 'other' || (word.tag === 'ADJ' && this.has(word, 'nmod'));
  }

  /** The preposition before a noun, all its words: "out of", "from behind". */
  preposition(word: Word): string | null {
    const parts = this.below(word, 'case').flatMap((part) => [part, ...this.below(part, 'fixed')]);
    const all = parts.filter(({ lower, index }) => lower !== "'s" && index < word.index);
    // "back into the pond", "right beside him"
    const own = all.length > 1 && EMPHASIS.has(all[0]?.lower ?? '') ? all.slice(1) : all;
    const first = own[0];
    if (first === undefined) return null;
    // "out from under a truck": the adverb before belongs to it.
    const before = this.at(first.index - 1);
    const joined =
      before?.label === 'advmod' &&
      (['out', 'next', 'close', 'far'].includes(before.lower) ||
        `${before.lower} ${first.lower}` === 'all over')
        ? [before]
        : [];
    return [...joined, ...own].map(({ lower }) => lower).join(' ');
  }

  /** The pronoun that a phrase says where something is by: "behind it", "in front of her". */
  pronoun(word: Word): Word | undefined {
    if (word.tag === 'PRON') return word;
    const side = wordSet('where').has(word.lower) ? this.below(word, 'nmod') : [];
    return side.find((each) => each.tag === 'PRON' && this.preposition(each) === 'of');
  }

  isPrepositionPart(word: Word): boolean {
    return WITHIN_PREPOSITION.has(word.label);
  }

  /** A word and what is joined to it with "and", each of them. */
  joined(word: Word): Word[] {
    // "every rose but the black one"
    const isExcepted = (other: Word) =>
      this.has(other, 'cc', new Set(['but'])) &&
      this.has(word, 'det', new Set(['every', 'all', 'each', 'any']));
    // "a girl, her face painted, roars": the face does not.
    const isAside = (other: Word) =>
      this.below(other, 'nmod:poss').some(({ tag }) => tag === 'PRON') &&
      this.has(other, 'acl') &&
      !this.has(other, 'cc');
    const next = this.below(word, 'conj').filter(
      (other) => this.isNominal(other) === this.isNominal(word) && !isExcepted(other) && !isAside(other),
    );
    return [word, ...next.flatMap((other) => this.joined(other))];
  }

  /** Whether a word is somewhere below another. */
  isWithin(word: Word, ancestor: Word): boolean {
    for (let at: Word | undefined = word, steps = 0; at && steps < this.words.length; steps++) {
      if (at.index === ancestor.index) return true;
      at = this.head(at);
    }
    return false;
  }

  /** The same words, some of which hang elsewhere. */
  withHeads(changed: ReadonlyMap<number, Head>): Sentence {
    return new Sentence(this.words.map((word) => ({ ...word, ...changed.get(word.index) })));
  }
}
