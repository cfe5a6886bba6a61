import type { Word } from '../parse/tree.ts';
import type { Frame } from './frames.ts';
import type { Mentions } from './mentions.ts';
import { wordSet } from './word-sets.ts';

const PASSIVE_HELP = new Set(['be', 'get']);
const MAY_BE_PASSIVE = new Set(['acl', 'acl:relcl', 'amod', 'root', 'advcl', 'xcomp', 'parataxis', 'list']);
/** "keeps his mouth shut", "lies cut": what follows these is how something is, not what somebody does. */
const LEAVES = new Set(['keep', 'leave', 'find', 'lie', 'stand', 'sit', 'get', 'hold', 'have', 'hang']);

/** "get married" */
const TO_ONESELF = wordSet('done to oneself');

/** Whether the subject of a verb is what it is done to. */
export function isPassive(word: Word, mentions: Mentions, frameOf: (word: Word) => Frame): boolean {
  const { sentence, lexicon } = mentions;
  const helpers = sentence.below(word, 'aux', 'aux:pass').map(({ lower }) => lexicon.verb(lower));
  if (helpers.includes('get') && TO_ONESELF.has(lexicon.verb(word.lower))) return false;
  if (sentence.below(word, 'aux:pass', 'nsubj:pass', 'cop').length > 0) return true;
  const head = sentence.head(word);
  if (word.label === 'conj') {
    const isBare =
      sentence.below(word, 'aux', 'nsubj', 'obj').length === 0 && lexicon.isParticiple(word.lower);
    // "…, cheered on by a crowd"
    const isAside =
      !sentence.has(word, 'cc') &&
      sentence.below(word, 'obl', 'obl:agent').some((each) => mentions.preposition(each) === 'by');
    return isBare && head?.tag === 'VERB' && (isAside || isPassive(head, mentions, frameOf));
  }
  if (!MAY_BE_PASSIVE.has(word.label) || !lexicon.isParticiple(word.lower)) return false;
  const isHelped = sentence.below(word, 'aux').some(({ lower }) => !PASSIVE_HELP.has(lexicon.verb(lower)));
  // "bread baked this morning" has no object.
  if (isHelped || sentence.below(word, 'obj').some((each) => mentions.own(each).length > 0)) return false;
  const isBaseForm = lexicon.verb(word.lower) === word.lower;
  if (word.label === 'xcomp')
    return !sentence.has(word, 'mark') && (!isBaseForm || LEAVES.has(lexicon.verb(head?.lower ?? '')));
  const hasSubject = sentence.has(word, 'nsubj');
  // "one of which is torn", whatever the grammar takes "is" for.
  if (!hasSubject || sentence.has(word, 'aux')) return true;
  // "a table covered with snow" is no sentence in the past: nothing covers. "her eyes closed" is none either.
  const isOfObject = frameOf(word).relations.some(({ of, to }) => to === 'object' && of !== 'agent');
  const isAside = word.label === 'advcl' && !sentence.has(word, 'mark') && !isBaseForm;
  return isAside || (isOfObject && sentence.below(word, 'obl').length > 0);
}
