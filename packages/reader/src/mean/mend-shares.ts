import type { Word } from '../parse/tree.ts';
import type { Lexicon } from './lexicon.ts';
import type { Change, Mend } from './mend.ts';
import type { Sentence } from './sentence.ts';
import { wordSet } from './word-sets.ts';

/** The label of a word that stands for some of those before it. */
export const SHARE = 'share';

/** Whether a word stands for some of those that are named by another, before it or after it: "a blue and a yellow umbrella". */
export function isShare({ head, index, label }: Word): boolean {
  return label === SHARE || (label === 'conj' && head > index);
}

const JOINING = new Set([',', ':', '(', 'and']);
const ENDING = new Set(['PUNCT', 'CCONJ', 'ADP']);
const LOOKS = new Set(['colour', 'pattern', 'size', 'age']);

function saysLook({ lower }: Word, lexicon: Lexicon): boolean {
  return lexicon.attributes(lower).some(({ name }) => LOOKS.has(name));
}

function isLook(word: Word, lexicon: Lexicon): boolean {
  return lexicon.quantity(word.lower) === null && (word.tag === 'ADJ' || saysLook(word, lexicon));
}

/** "three balloons, one striped and two red", "half of them blue", "a red one": of those that were counted, some and their looks. */
export const shares: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  let [group, all, left]: [Word | null, number, number] = [null, 0, 0];
  for (const word of sentence.words) {
    const size = wordSet('rest').has(word.lower) ? left : sizeOf(word, all, lexicon);
    const said = group && size > 0 && size <= left ? saidOfShare(word, group, sentence, lexicon) : null;
    const [number] = sentence.below(word, 'nummod').map(({ lower }) => lexicon.quantity(lower));
    if (group && said) {
      left -= size;
      changes.set(word.index, { tag: 'NOUN', head: group.index, label: SHARE });
      for (const { index, tag } of said) changes.set(index, hanging(tag, word));
      // What is said after the last of them is said of all.
      for (const { index } of said.flatMap((look) => sentence.below(look, 'nmod', 'obl')))
        if (!changes.has(index)) changes.set(index, { head: group.index, label: 'nmod' });
      const above = [word, ...said].find((each) => group && sentence.isWithin(group, each));
      if (above) changes.set(group.index, { head: above.head, label: above.label });
    } else if (word.tag === 'NOUN' && !changes.has(word.index) && typeof number === 'number' && number > 1)
      [group, all, left] = [word, number, number];
  }
  return changes;
};

function sizeOf({ lower }: Word, all: number, lexicon: Lexicon): number {
  const quantity = lower === 'half' ? Math.floor(all / 2) : lexicon.quantity(lower);
  return typeof quantity === 'number' ? quantity : 0;
}

/** The articles and looks of a share, "of them" with these; null where the word is none, or does something itself: "the one barks". */
function saidOfShare(word: Word, group: Word, sentence: Sentence, lexicon: Lexicon): readonly Word[] | null {
  const { words } = sentence;
  if (word.label === 'nsubj' && sentence.head(word)?.tag === 'VERB') return null;
  const before = words.slice(0, word.index - 1);
  const from = before.findLastIndex((each) => each.tag !== 'DET' && !isLook(each, lexicon)) + 1;
  const isApart = before.slice(group.index).some(({ lower }) => lower !== 'and' && JOINING.has(lower));
  if (!isApart || from <= group.index || !JOINING.has(before[from - 1]?.lower ?? '')) return null;
  const isOfThem = words[word.index]?.lower === 'of' && words[word.index + 1]?.tag === 'PRON';
  const after = words.slice(word.index + (isOfThem ? 2 : 0));
  const next = after.find((each) => !isLook(each, lexicon));
  const looks = [...before.slice(from), ...after.slice(0, next && after.indexOf(next))];
  const isTold = looks.some(({ tag }) => tag !== 'DET') || (next?.tag === 'ADP' && next.lower !== 'of');
  if (!isTold || (next && !ENDING.has(next.tag))) return null;
  return isOfThem ? [...looks, ...words.slice(word.index + 1, word.index + 2)] : looks;
}

function hanging(tag: string, { index }: Word): Change {
  if (tag === 'DET') return { head: index };
  return tag === 'PRON'
    ? { tag: 'ADP', head: index, label: 'fixed' }
    : { tag: 'ADJ', head: index, label: 'amod' };
}

/** An orange and a violet are things. */
const EDIBLE = new Set(['food', 'plant']);

/** "a blue and a yellow umbrella": what has an article of its own and no noun is one more of what comes after it. */
export const twins: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  const isArticle = (word?: Word) => word && typeof lexicon.quantity(word.lower) === 'number';
  for (const word of sentence.words) {
    const article = sentence.at(word.index - 1);
    const after = sentence.words.slice(word.index);
    const named = after.find((each) => each.tag === 'NOUN' && !isLook(each, lexicon));
    const noun = named?.label === 'compound' ? sentence.head(named) : named;
    const isThing = word.tag !== 'ADJ' && EDIBLE.has(lexicon.kindsOf(word.lower)[0] ?? '');
    if (!article || !isArticle(article) || !named || !noun || isThing || !saysLook(word, lexicon)) continue;
    const between = after.slice(0, named.index - word.index - 1);
    const own = between.findLast(isArticle);
    const isList = between.every(
      (each) => JOINING.has(each.lower) || isArticle(each) || isLook(each, lexicon),
    );
    const last = between.at(-1);
    if (!isList || !own || !JOINING.has(between[0]?.lower ?? '') || !last || !isLook(last, lexicon)) continue;
    changes.set(word.index, { tag: 'NOUN', head: noun.index, label: 'conj' });
    changes.set(article.index, { head: word.index });
    changes.set(own.index, { head: noun.index, label: own.tag === 'NUM' ? 'nummod' : 'det' });
    if (sentence.isWithin(noun, word)) changes.set(noun.index, { head: word.head, label: word.label });
  }
  return changes;
};
