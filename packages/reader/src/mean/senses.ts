import type { Word } from '../parse/tree.ts';
import type { Frames } from './frames.ts';
import type { Lexicon } from './lexicon.ts';
import type { Sentence } from './sentence.ts';
import { wordSet } from './word-sets.ts';

const ALIVE = ['person', 'animal'];
/** What one can have in hand. */
const HANDY = 'tool container toy food instrument device text garment thing part plant'.split(' ');
const FOOD = ['food', 'drink'];

/** Which of its meanings a noun has where it stands: these kinds, or none of those. */
interface Slot {
  readonly asks: readonly string[];
  /** Asked for only where the commonest meaning is one of these. */
  readonly rather?: readonly string[];
}

/**
 * What a noun is, likeliest first, where its place in the sentence asks for another of its meanings than the commonest: a
 * camper who roasts something is no van, a bar that is lifted no pub, a kangaroo's pouch no purse. Null where it does not.
 */
export function kindsInPlace(
  word: Word,
  kinds: readonly string[],
  sentence: Sentence,
  lexicon: Lexicon,
  frames: Frames,
): readonly string[] | null {
  const [commonest = ''] = kinds;
  // Hands that knead are hands.
  if (commonest === 'part') return null;
  for (const { asks, rather } of slotsOf(word, sentence, lexicon, frames)) {
    if (asks.includes(commonest) || (rather && !rather.includes(commonest))) continue;
    const meant = kinds.find((kind) => asks.includes(kind));
    if (meant) return [meant, ...kinds.filter((kind) => kind !== meant)];
  }
  return null;
}

function slotsOf(word: Word, sentence: Sentence, lexicon: Lexicon, frames: Frames): Slot[] {
  const slots: Slot[] = [];
  const isSomebody =
    deedsOf(word, sentence).some((verb) => {
      const does = lexicon.verb(verb.lower);
      const isToSomething = sentence.has(verb, 'obj');
      // Kites climb, too.
      const isOfThings = !isToSomething && wordSet('done by things').has(does);
      return !isOfThings && lexicon.isDoneBySomebody(does, isToSomething);
    }) || wears(word, sentence, lexicon);
  if (isSomebody) slots.push({ asks: ALIVE });
  const first = firstOfRow(word, sentence);
  const verb = sentence.head(first);
  const done = verb && lexicon.verb(verb.lower);
  if (done && first.label === 'obj') {
    const { relations } = frames.of(done, sentence.below(verb, 'compound:prt')[0]?.lower ?? null);
    const has = (kind: string) => relations.some((each) => each.kind === kind && each.of === 'object');
    if (has('worn-by')) slots.push({ asks: ['garment'] });
    if (has('held-by'))
      slots.push({ asks: HANDY, rather: ['place', 'building', 'event', 'abstract', 'time'] });
    // Fish that somebody eats, and that has no article, is a dish.
    const isStuff = !sentence.has(word, 'det') && !lexicon.noun(word.lower).plural;
    const byPeople = sentence.below(verb, 'nsubj').some((doer) => kindOf(doer, lexicon) === 'person');
    if (wordSet('eating').has(done) && isStuff && byPeople) slots.push({ asks: FOOD });
  }
  if (done && first.label === 'obl' && sentence.preposition(first) === 'with')
    if (frames.of(done).roles.get('with') === 'instrument') slots.push({ asks: HANDY, rather: ALIVE });
  // "a football match"
  if (sentence.below(word, 'compound').some(({ lower }) => lexicon.kindsOf(lower).includes('event')))
    slots.push({ asks: ['event'], rather: HANDY });
  if (sentence.has(word, 'nmod:poss', new Set(['its']))) slots.push({ asks: ['part'] });
  return slots;
}

/** Verbs of which somebody or something is the subject, whether or not they are joined or stand in a clause of their own. */
function deedsOf(word: Word, sentence: Sentence): Word[] {
  const first = firstOfRow(word, sentence);
  const head = sentence.head(first);
  const own = head && first.label === 'nsubj' && head.tag === 'VERB' ? withNext(head, sentence) : [];
  const clauses = sentence
    .below(word, 'acl', 'acl:relcl')
    .filter((verb) =>
      verb.label === 'acl' ? verb.lower.endsWith('ing') : sentence.has(verb, 'nsubj', wordSet('relative')),
    );
  return [...own, ...clauses].filter((verb) => !sentence.has(verb, 'aux:pass'));
}

/** "wants to read", "sits and reads", "sits, reading" */
function withNext(verb: Word, sentence: Sentence): Word[] {
  const next = sentence
    .below(verb, 'conj', 'xcomp', 'advcl')
    .filter((each) => each.tag === 'VERB' && sentence.below(each, 'nsubj', 'nsubj:pass').length === 0);
  return [verb, ...next.flatMap((each) => withNext(each, sentence))];
}

/** "in pyjamas" */
function wears(word: Word, sentence: Sentence, lexicon: Lexicon): boolean {
  return sentence
    .below(word, 'nmod')
    .some((each) => sentence.preposition(each) === 'in' && kindOf(each, lexicon) === 'garment');
}

function kindOf(word: Word, lexicon: Lexicon): string {
  return lexicon.kindsOf(lexicon.noun(word.lower).base)[0] ?? '';
}

function firstOfRow(word: Word, sentence: Sentence): Word {
  const head = sentence.head(word);
  return word.label === 'conj' && head && sentence.isNominal(head) ? head : word;
}
