import type { Word } from '../parse/tree.ts';
import type { Clauses } from './clauses.ts';
import { isCut } from './event-subjects.ts';
import type { Frames } from './frames.ts';
import type { Order } from './meaning.ts';
import type { Mentions } from './mentions.ts';
import { wordSet } from './word-sets.ts';

const BELONGS_TO_NOUN = new Set(['acl', 'acl:relcl', 'amod']);
const IS = new Set(['is', 'are']);
const THAT = new Set(['that']);
const SO = new Set(['so']);
const BEGINS = new Set(['begin', 'start']);

/** What happens at once, and what after what: "while", "after", "before", "then". `last` is the event before this sentence. */
export function orderEvents(mentions: Mentions, clauses: Clauses, frames: Frames, last: number | null): void {
  const { sentence, discourse } = mentions;
  let before = last;
  let isPart = isPartOfFilm(mentions);
  for (const word of sentence.words) {
    const event = clauses.eventOf(word);
    if (!event) continue;
    const order =
      isPart && last !== null
        ? { kind: 'then' as const, first: last, second: event.id }
        : orderOf(word, mentions, clauses, frames, before);
    isPart = false;
    if (order && order.first !== order.second) discourse.order.push(order);
    if (!BELONGS_TO_NOUN.has(word.label)) before = event.id;
  }
}

/** "Shot 2: a rabbit runs away", "Finally it rains", "After a while it roars" */
function isPartOfFilm({ sentence, lexicon }: Mentions): boolean {
  const [first, second, third] = sentence.words;
  if (!first || !second) return false;
  if (first.lower === 'then') return true;
  if (wordSet('part of film').has(first.lower)) return second.tag === 'NUM' || second.text === ':';
  const rest = [second, third].map((word) => word?.lower ?? '');
  return (
    (first.lower === 'after' && rest.includes('while')) ||
    (first.lower === 'in' && (third?.lower === 'end' || sentence.at(4)?.lower === 'end')) ||
    (first.lower === 'after' && lexicon.verb(rest[0] ?? '') === 'that')
  );
}

/** What comes before something that comes before a third thing comes before that, too. */
export function followOrder(order: Order[]): void {
  const has = (first: number, second: number) =>
    order.some((each) => each.kind === 'then' && each.first === first && each.second === second);
  for (const one of order)
    for (const other of order)
      if (one.kind === 'then' && other.kind === 'then' && one.second === other.first)
        if (one.first !== other.second && !has(one.first, other.second) && order.length < MOST)
          order.push({ kind: 'then', first: one.first, second: other.second });
}

const MOST = 100;

function orderOf(
  word: Word,
  mentions: Mentions,
  clauses: Clauses,
  frames: Frames,
  before: number | null,
): Order | null {
  const { sentence, lexicon } = mentions;
  const own = clauses.eventOf(word)?.id ?? 0;
  const then = (first: number | null, second: number | null): Order | null =>
    first === null || second === null ? null : { kind: 'then', first, second };
  // "starts to run": the words of time stand at the verb that helps.
  const outer = word.label === 'xcomp' ? (sentence.head(word) ?? word) : word;
  const head = mainEvent(outer, mentions, clauses);
  const marks = [word, outer]
    .flatMap((each) => sentence.below(each, 'mark', 'advmod', 'cc', 'case'))
    .filter(({ lower, index }) => lower !== 'next' || sentence.at(index + 1)?.lower !== 'to');
  const has = (use: string) =>
    marks.some(({ lower, label }) => wordSet(use).has(lower) && !(lower === 'as' && label !== 'mark'));
  const isSoon = marks.some(({ lower }) => lower === 'soon') && marks.some(({ lower }) => lower === 'as');
  const lasts = (each: Word | undefined) => each !== undefined && isLasting(each, mentions, frames);
  if (isSoon) return then(own, head);
  if (head !== null && has('while')) return { kind: 'while', first: head, second: own };
  // "Meanwhile a cat climbs onto the table."
  if (before !== null && marks.some(({ lower }) => lower === 'meanwhile'))
    return { kind: 'while', first: before, second: own };
  const hour = outer.label === 'acl:relcl' ? sentence.head(outer) : undefined;
  if (hour && wordSet('moment').has(hour.lower)) {
    const main = mainEvent(outer, mentions, clauses) ?? rootEvent(mentions, clauses);
    // "every time he falls", "the moment the curtain rises"
    if (main !== null && sentence.has(hour, 'det', new Set(['every', 'each'])))
      return { kind: 'while', first: main, second: own };
    return mentions.preposition(hour) === 'by' ? then(main, own) : then(own, main);
  }
  if (isCut(word, mentions)) return then(head ?? before, own);
  const isHaving = sentence.has(word, 'aux', new Set(['having']));
  const isOn = word.lower.endsWith('ing') && marks.some(({ lower }) => lower === 'on' || lower === 'upon');
  if (outer.label === 'advcl' && (isHaving || isOn)) return then(own, head);
  if (head !== null && has('when'))
    return lasts(word) ? { kind: 'while', first: head, second: own } : then(own, head);
  // "after that she drinks tea"
  const isAfterThat = sentence.has(word, 'mark') && isThat(word, mentions);
  if (isAfterThat) return then(head ?? before, own);
  if (has('after')) return then(own, head);
  if (has('before') || isResult(outer, mentions)) return then(head, own);
  if (has('then')) {
    // "First the lights go out, then a door creaks, and finally a mouse sneezes."
    const row = sentence.head(outer);
    const isTold = outer.label === 'parataxis' || (row !== undefined && sentence.has(row, 'parataxis'));
    const told = isTold ? before : null;
    return then(told ?? previous(outer, mentions, clauses) ?? head ?? before, own);
  }
  if (sentence.has(word, 'advmod', new Set(['only'])) && sentence.has(word, 'mark', new Set(['to'])))
    return then(head, own);
  if (outer.label === 'acl:relcl') {
    const isAfter = BEGINS.has(lexicon.verb(outer.lower)) && outer !== word;
    if (isAfter) return then(head, own);
    // "throws it to a dog, which brings it back": what those of whom a deed speaks do comes after it.
    const noun = sentence.head(outer);
    const isNext =
      (noun?.label === 'obj' || noun?.label === 'obl') &&
      sentence.at(noun.index + 1)?.text === ',' &&
      sentence.has(outer, 'nsubj', wordSet('relative')) &&
      !lasts(word) &&
      !sentence.has(outer, 'aux');
    if (isNext && !isOver(word, mentions)) return then(head, own);
    // "waits outside the shop where its owner is buying bread"
    const isMeanwhile = word.lower.endsWith('ing') && sentence.has(word, 'aux', IS);
    if (isMeanwhile && head !== null) return { kind: 'while', first: head, second: own };
    return isOver(word, mentions) ? then(own, head) : null;
  }
  // "a waiter balancing glasses steps over a dog"
  const isBeside = outer.label === 'acl' || outer.label === 'advcl';
  if (isBeside && word.lower.endsWith('ing') && head !== null && !sentence.has(word, 'mark'))
    return { kind: 'while', first: head, second: own };
  const isNext = outer.label === 'conj' || outer.label === 'parataxis' || outer.label === 'root';
  // "tries to climb but slips": who does both does one after the other.
  const follows = ({ lower }: Word) => lower === 'and' || (lower === 'but' && !sentence.has(outer, 'nsubj'));
  if (!isNext || !sentence.below(outer, 'cc').every(follows)) return null;
  const first = outer.label === 'root' ? before : (previous(outer, mentions, clauses) ?? head);
  const firstWord = wordOf(first, mentions, clauses);
  // Sentences that follow one another tell what happens next, unless they describe.
  if (outer.label === 'root') return firstWord === undefined && !lasts(word) ? then(first, own) : null;
  if (outer.label === 'parataxis') return null;
  // "walks in and sits": who goes somewhere is there afterwards.
  const goes = firstWord !== undefined && frames.of(lexicon.verb(firstWord.lower)).takes.has('into');
  return lasts(firstWord) && !goes && lasts(word) && first !== null
    ? { kind: 'while', first, second: own }
    : then(first, own);
}

/** "flips a pancake so high that it sticks to the ceiling" */
function isResult(word: Word, { sentence }: Mentions): boolean {
  const how = sentence.head(word);
  return how !== undefined && sentence.has(word, 'mark', THAT) && sentence.has(how, 'advmod', SO);
}

function isThat(word: Word, { sentence }: Mentions): boolean {
  return sentence.below(word, 'mark').some((mark) => sentence.has(mark, 'fixed', new Set(['that'])));
}

/** Past, where the sentence is told as it happens: "the vase my brother dropped is glued". */
function isOver(word: Word, { sentence, lexicon }: Mentions): boolean {
  const helpers = sentence.below(word, 'aux', 'aux:pass').map(({ lower }) => lower);
  if (helpers.some((lower) => ['has', 'have', 'had', 'was', 'were'].includes(lower)))
    return helpers.some((lower) => lower !== 'was' && lower !== 'were') || !word.lower.endsWith('ing');
  return helpers.length === 0 && lexicon.isParticiple(word.lower) && lexicon.verb(word.lower) !== word.lower;
}

/** States and deeds that go on: "sits", "is running". */
function isLasting(word: Word, { lexicon, sentence }: Mentions, frames: Frames): boolean {
  const particle = sentence.below(word, 'compound:prt')[0]?.lower ?? null;
  const isProgressive = word.lower.endsWith('ing') && sentence.has(word, 'aux');
  return isProgressive || (particle === null && frames.of(lexicon.verb(word.lower)).lasts);
}

function wordOf(id: number | null, { sentence }: Mentions, clauses: Clauses): Word | undefined {
  return sentence.words.find((word) => id !== null && clauses.eventOf(word)?.id === id);
}

function rootEvent({ sentence }: Mentions, clauses: Clauses): number | null {
  const root = sentence.words.find(({ head }) => head === 0);
  return (root && clauses.eventOf(root)?.id) ?? null;
}

/** Of several verbs in a row, the one right before. */
function previous(word: Word, { sentence }: Mentions, clauses: Clauses): number | null {
  const head = sentence.head(word);
  if (word.label !== 'conj' || !head) return null;
  const row = sentence.below(head, 'conj').filter(({ index }) => index < word.index);
  for (const each of row.toReversed()) {
    const event = clauses.eventOf(each) ?? sentence.below(each, 'xcomp').map((x) => clauses.eventOf(x))[0];
    if (event) return event.id;
  }
  return null;
}

/** The event a clause belongs to. */
function mainEvent(word: Word, { sentence }: Mentions, clauses: Clauses): number | null {
  for (let at = sentence.head(word), steps = 0; at && steps < 8; at = sentence.head(at), steps++) {
    const content = sentence
      .below(at, 'xcomp')
      .find((each) => each.index !== word.index && clauses.eventOf(each));
    // "a cat sleeping, then it jumps"
    const told = word.label === 'parataxis' ? sentence.below(at, 'acl')[0] : undefined;
    const said = [at, content, told].find((each) => each && clauses.eventOf(each));
    if (said) return clauses.eventOf(said)?.id ?? null;
  }
  return null;
}
