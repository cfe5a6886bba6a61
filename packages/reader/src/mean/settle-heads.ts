import type { Word } from '../parse/tree.ts';
import type { Frames } from './frames.ts';
import type { Lexicon } from './lexicon.ts';
import type { Head, Sentence } from './sentence.ts';

/** How many logarithms of the grammar's likelihood a fitting frame outweighs. */
const FRAME_WEIGHT = 2.5;
const PHRASES = new Set(['obl', 'nmod', 'obl:agent']);

/**
 * Where each phrase with a preposition belongs. The grammar leaves several heads open ("watches two goldfish in a bowl");
 * that which makes sense by kind and frame wins, unless the grammar is sure.
 */
export function settleHeads(sentence: Sentence, lexicon: Lexicon, frames: Frames): Sentence {
  const changed = new Map<number, Head>();
  for (const word of sentence.words) {
    // "before the sun rises": a noun is no part of a verb's name.
    const isSubject = word.label === 'compound' && word.tag === 'NOUN' && sentence.head(word)?.tag === 'VERB';
    if (isSubject && word.index < word.head) changed.set(word.index, { head: word.head, label: 'nsubj' });
    const phrase = PHRASES.has(word.label) ? sentence.preposition(word) : null;
    if (phrase === null) continue;
    const options = [{ head: word.head, label: word.label, behind: 0 }, ...word.others].filter(
      ({ head, label }) =>
        (label === 'obl' || label === 'nmod' || head === word.head) && isPossible(sentence, word, head),
    );
    const worth = ({ head, behind }: { head: number; behind: number }) =>
      FRAME_WEIGHT * fit(sentence, word, sentence.at(head), phrase, lexicon, frames) - behind;
    const best = options.reduce(
      (one, other) => (worth(other) > worth(one) ? other : one),
      options[0] ?? { head: word.head, label: word.label, behind: 0 },
    );
    if (best.head !== word.head) changed.set(word.index, { head: best.head, label: best.label });
  }
  return changed.size === 0 ? sentence : sentence.withHeads(changed);
}

/** Nothing hangs on what hangs on it, and nothing belongs to a word that only helps. */
function isPossible(sentence: Sentence, word: Word, head: number): boolean {
  const target = sentence.at(head);
  if (!target || sentence.isWithin(target, word)) return false;
  return ['NOUN', 'PROPN', 'VERB', 'PRON', 'ADJ', 'AUX'].includes(target.tag) && target.label !== 'compound';
}

/** 1 where it makes sense, 0 where nothing is known, -1 where it does not. */
function fit(
  sentence: Sentence,
  word: Word,
  head: Word | undefined,
  preposition: string,
  lexicon: Lexicon,
  frames: Frames,
): number {
  if (!head) return 0;
  const isVerb = head.tag === 'VERB' || head.tag === 'AUX';
  if (isVerb) return fitsVerb(sentence, word, head, preposition, lexicon, frames);
  if (word.tag === 'PRON') return pronounFits(sentence, word, head);
  const thing = lexicon.kindsOf(lexicon.noun(word.lower).base)[0] ?? '';
  const holder = lexicon.kindsOf(lexicon.noun(head.lower).base)[0] ?? '';
  if (preposition === 'with')
    return [
      'container',
      'building',
      'vehicle',
      'furniture',
      'garment',
      'person',
      'place',
      'food',
      'animal',
    ].includes(holder) && thing !== 'tool'
      ? 1
      : 0;
  if (preposition === 'of') return 1;
  if (preposition === 'in' && thing === 'garment') return holder === 'person' || holder === 'animal' ? 1 : -1;
  // What lives or lies in a vessel is in it, whatever is done to it.
  if (preposition === 'in' && thing === 'container') return 1;
  return 0;
}

function fitsVerb(
  sentence: Sentence,
  word: Word,
  head: Word,
  preposition: string,
  lexicon: Lexicon,
  frames: Frames,
): number {
  const verb = lexicon.verb(head.lower);
  const frame = frames.of(verb);
  const first = preposition.split(' ')[0] ?? '';
  const thing = lexicon.kindsOf(lexicon.noun(word.lower).base)[0] ?? '';
  if (preposition === 'with' && thing === 'tool') return 1;
  if (preposition === 'with' && frame.roles.get('with') === 'instrument')
    return thing === 'tool' || thing === 'part' || thing === 'device' ? 1 : -0.5;
  if (preposition === 'of') return frame.takes.has('of') ? 1 : -1;
  // Whoever is named by a place is there with all that is done.
  if (thing === 'time' || thing === 'weather') return 1;
  if (frame.takes.has(preposition) || frame.takes.has(first)) return 1;
  const hasObject = sentence.below(head, 'obj').length > 0;
  return thing === 'place' && hasObject ? 0.5 : 0;
}

/** "a bottle with a letter in it": the letter is in the bottle, nothing is in itself. */
function pronounFits(sentence: Sentence, word: Word, head: Word): number {
  return sentence.preposition(head) === 'with' && head.index < word.index ? 1.2 : 0;
}
