import type { Word } from '../parse/tree.ts';
import type { Frames } from './frames.ts';
import type { Lexicon } from './lexicon.ts';
import type { Head, Sentence } from './sentence.ts';
import { wordSet } from './word-sets.ts';

/** How many logarithms of the grammar's likelihood a fitting frame outweighs. */
const FRAME_WEIGHT = 2.5;
/** By how much a noun may be less likely that can do what is said. */
const DOER_WEIGHT = 3.5;
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
    if (isSpeaker(sentence, word, lexicon, frames))
      changed.set(word.index, { head: word.head, label: 'nsubj' });
    const particle = particleBefore(sentence, word, lexicon, frames);
    if (particle) {
      changed.set(word.index, { head: word.head, label: 'obj' });
      changed.set(particle.index, { head: word.head, label: 'compound:prt' });
      continue;
    }
    const doer = doerOf(sentence, word, lexicon);
    if (doer !== null) changed.set(word.index, { head: doer, label: word.label });
    const way = wayOf(sentence, word, lexicon, frames);
    if (way) {
      changed.set(word.index, { head: word.head, label: 'obl' });
      changed.set(way.index, { head: word.index, label: 'case' });
    }
    const phrase = PHRASES.has(word.label) ? sentence.preposition(word) : null;
    if (phrase === null) continue;
    const options = [{ head: word.head, label: word.label, behind: 0 }, ...word.others].filter(
      ({ head, label }) =>
        head === word.head ||
        ((label === 'obl' || label === 'nmod') && isPossible(sentence, word, head, label)),
    );
    const worth = ({ head, behind }: { head: number; behind: number }) =>
      FRAME_WEIGHT * fit(sentence, word, sentence.at(head), phrase, lexicon, frames) - behind;
    const wearer = wearerBefore(sentence, word, phrase, lexicon);
    if (wearer !== null) options.push({ head: wearer, label: 'nmod', behind: 0 });
    const limb = limbBefore(sentence, word, lexicon);
    if (limb !== null) options.push({ head: limb, label: 'nmod', behind: -3 });
    const whole = wholeBefore(sentence, word, phrase, lexicon);
    if (whole !== null) options.push({ head: whole, label: 'nmod', behind: phrase === 'on' ? -3 : -1 });
    const best = options.reduce(
      (one, other) => (worth(other) > worth(one) ? other : one),
      options[0] ?? { head: word.head, label: word.label, behind: 0 },
    );
    if (best.head !== word.head) changed.set(word.index, { head: best.head, label: best.label });
  }
  return changed.size === 0 ? sentence : sentence.withHeads(changed);
}

/** "“Where is my hat?” asks the snowman": who stands after the verb says it. */
function isSpeaker(sentence: Sentence, word: Word, lexicon: Lexicon, frames: Frames): boolean {
  const verb = sentence.head(word);
  if (word.label !== 'obj' || !verb || word.index < verb.index || !sentence.isNominal(word)) return false;
  // "Which door leads out, wonders an ant."
  const isSaid =
    sentence.words.some(({ quoted, index }) => quoted !== undefined && index < verb.index) ||
    (sentence.at(verb.index - 1)?.text === ',' && word.index < verb.index + 4);
  return isSaid && !sentence.has(verb, 'nsubj') && frames.of(lexicon.verb(verb.lower)).says;
}

/** "takes off his shoes": what stands right after the verb belongs to it, where the table has both as one. */
function particleBefore(sentence: Sentence, word: Word, lexicon: Lexicon, frames: Frames): Word | undefined {
  const verb = sentence.head(word);
  if (word.label !== 'obl' || verb?.tag !== 'VERB' || sentence.has(verb, 'obj')) return undefined;
  if (sentence.has(verb, 'aux:pass')) return undefined;
  return sentence.below(word, 'case').find(
    ({ index, lower }) =>
      index === verb.index + 1 &&
      frames.isPhrasal(lexicon.verb(verb.lower), lower) &&
      // "pulled up to its chin", "climbs out of a shaft"
      sentence.at(index + 1)?.tag !== 'ADP',
  );
}

/** "climbing up broom handles": no verb of two words, but a way. */
function wayOf(sentence: Sentence, word: Word, lexicon: Lexicon, frames: Frames): Word | undefined {
  const verb = sentence.head(word);
  if (word.label !== 'obj' || verb?.tag !== 'VERB') return undefined;
  const lemma = lexicon.verb(verb.lower);
  return sentence
    .below(verb, 'compound:prt')
    .find(
      ({ lower, index }) =>
        index === verb.index + 1 &&
        index < word.index &&
        frames.of(lemma).takes.has(lower) &&
        !frames.isPhrasal(lemma, lower),
    );
}

/**
 * "carries a newspaper to a man sitting in an armchair", "a blonde in a coat who waits": of the nouns that are possible, one
 * that can do it.
 */
function doerOf(sentence: Sentence, word: Word, lexicon: Lexicon): number | null {
  if (word.label !== 'acl' && word.label !== 'acl:relcl') return null;
  const isAlive = (index: number) => {
    const noun = sentence.at(index);
    const kind = noun ? lexicon.kindsOf(lexicon.noun(noun.lower).base)[0] : undefined;
    return noun !== undefined && noun.index < word.index && (kind === 'person' || kind === 'animal');
  };
  if (isAlive(word.head) || wordSet('one').has(sentence.at(word.head)?.lower ?? '')) return null;
  const isWho = sentence.below(word, 'nsubj', 'nsubj:pass').some(({ lower }) => lower === 'who');
  const isWorn =
    isGarment(sentence.at(word.head), lexicon) && !wordSet('done by things').has(lexicon.verb(word.lower));
  if (isWho || (isWorn && word.label === 'acl')) {
    const wearer = sentence.words
      .slice(0, word.head)
      .findLast(({ index, tag }) => tag === 'NOUN' && isAlive(index));
    if (wearer) return wearer.index;
  }
  if (!word.lower.endsWith('ing') || word.label !== 'acl') return null;
  // "sits on a bench polishing his helmet": benches do nothing to anything.
  const noun = sentence.at(word.head);
  const isIdle = noun !== undefined && wordSet('idle kind').has(kindOf(noun, sentence, lexicon));
  const verb = noun && isIdle && sentence.has(word, 'obj') ? sentence.head(noun) : undefined;
  const subject = verb && sentence.below(verb, 'nsubj').find(({ index }) => isAlive(index));
  if (subject) return subject.index;
  return (
    word.others.find(({ head, label, behind }) => label === 'acl' && behind < DOER_WEIGHT && isAlive(head))
      ?.head ?? null
  );
}

/** What a noun is by its whole name: opera glasses are a tool. */
function kindOf(word: Word, sentence: Sentence, lexicon: Lexicon): string {
  const { base } = lexicon.noun(word.lower);
  const [before] = sentence.below(word, 'compound');
  return lexicon.kindsOf(before ? `${before.lower} ${base}` : base)[0] ?? '';
}

function isAliveNoun(noun: Word, lexicon: Lexicon): boolean {
  const [kind] = lexicon.kindsOf(lexicon.noun(noun.lower).base);
  return kind === 'person' || kind === 'animal';
}

function isGarment(noun: Word | undefined, lexicon: Lexicon): boolean {
  return noun !== undefined && lexicon.kindsOf(lexicon.noun(noun.lower).base)[0] === 'garment';
}

/** "beside a lady in a white dress": the person named right before a garment wears it, whatever the grammar thinks likely. */
function wearerBefore(sentence: Sentence, word: Word, preposition: string, lexicon: Lexicon): number | null {
  if (preposition !== 'in' || kindOf(word, sentence, lexicon) !== 'garment') return null;
  const [start] = sentence.below(word, 'case');
  const before = start && sentence.at(start.index - 1);
  return before?.tag === 'NOUN' && isAliveNoun(before, lexicon) ? before.index : null;
}

const WHOLES = new Set('building tool vehicle furniture container garment instrument device'.split(' '));

/** "a cottage with a thatched roof", "pulls a case on wheels": a part is of the thing right before it, whatever the grammar thinks likely. */
function wholeBefore(sentence: Sentence, word: Word, preposition: string, lexicon: Lexicon): number | null {
  const kinds = lexicon.kindsOf(lexicon.noun(word.lower).base);
  const isPart = kinds.includes('part') && !kinds.includes('limb');
  const isUnder = preposition === 'on' && !sentence.has(word, 'det');
  if (!(preposition === 'with' || isUnder) || !isPart || sentence.has(word, 'nmod:poss')) return null;
  const [start] = sentence.below(word, 'case');
  const before = start && sentence.at(start.index - 1);
  return before?.tag === 'NOUN' && WHOLES.has(kindOf(before, sentence, lexicon)) ? before.index : null;
}

/** "stands with one foot on a football": the foot is. */
function limbBefore(sentence: Sentence, word: Word, lexicon: Lexicon): number | null {
  const [start] = sentence.below(word, 'case');
  const before = start && sentence.at(start.index - 1);
  if (before?.label !== 'obl' || sentence.preposition(before) !== 'with') return null;
  return lexicon.kindsOf(lexicon.noun(before.lower).base).includes('limb') ? before.index : null;
}

/** Nothing hangs on what hangs on it, and nothing belongs to a word that only helps. */
function isPossible(sentence: Sentence, word: Word, head: number, label: string): boolean {
  const target = sentence.at(head);
  if (!target || sentence.isWithin(target, word)) return false;
  if (label === 'obl' && sentence.isNominal(target)) return false;
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
  if (sentence.pronoun(word)) return pronounFits(sentence, word, head);
  const thing = kindOf(word, sentence, lexicon);
  const holder = kindOf(head, sentence, lexicon);
  // "presses a key with its nose": one's own.
  if (preposition === 'with' && thing === 'part' && sentence.has(word, 'nmod:poss')) return 0;
  // "followed by a butcher with a cleaver"
  const isDoer = head.label === 'obl:agent' && head.index < word.index;
  if (preposition === 'with') return fitsHolder(holder, thing) + (isDoer ? 0.5 : 0);
  if (preposition === 'of') return 1;
  // "with his feet on the wheel": the feet are, where the grammar says so as well.
  const isOwned = holder !== 'part' || sentence.has(head, 'nmod:poss');
  if (sentence.preposition(head) === 'with' && word.head === head.index && isOwned) return 1;
  if (preposition === 'in' && thing === 'garment') return holder === 'person' || holder === 'animal' ? 1 : -1;
  // A person on a bicycle rides it, whatever is done to them.
  if (preposition === 'on' && thing === 'vehicle') return holder === 'person' || holder === 'animal' ? 1 : 0;
  // What lives or lies in a vessel is in it, whatever is done to it.
  if (preposition === 'in' && thing === 'container') return 1;
  return 0;
}

const HOLDERS = new Set([
  'container',
  'building',
  'vehicle',
  'furniture',
  'garment',
  'food',
  'plant',
  'text',
  'toy',
]);

/** How well "with" says what somebody or something has. */
function fitsHolder(holder: string, thing: string): number {
  const isAlive = holder === 'person' || holder === 'animal';
  if (thing === 'part') return holder === 'place' ? 0 : 1;
  if (thing === 'garment') return isAlive ? 1 : 0;
  if (thing === 'person' || thing === 'animal') return isAlive ? 0.4 : 0;
  if (thing === 'tool' || thing === 'device') return holder === 'person' ? 1 : holder === 'animal' ? 0.7 : 0;
  // In "waits for a train with a suitcase" the person has the suitcase, and not the train.
  if (holder === 'vehicle' && thing === 'container') return 0;
  return isAlive || HOLDERS.has(holder) ? 1 : 0;
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
  // "hits the ball with a bat": it may be a tool.
  const isTool =
    frame.roles.get('with') === 'instrument' &&
    lexicon.kindsOf(lexicon.noun(word.lower).base).includes('tool');
  const thing = preposition === 'with' && isTool ? 'tool' : kindOf(word, sentence, lexicon);
  if (preposition === 'with' && thing === 'part' && sentence.has(word, 'nmod:poss')) return 1;
  const [object] = sentence.below(head, 'obj');
  // "helps a woman with a cane"
  const isOfObject = object !== undefined && isAliveNoun(object, lexicon);
  if (preposition === 'with' && thing === 'tool')
    return frame.roles.get('with') === 'instrument' ? 1 : isOfObject ? 0 : 0.5;
  // "pelts him with tomatoes"
  const isThing = !['part', 'garment', 'person', 'animal'].includes(thing);
  if (preposition === 'with' && isThing && wordSet('pelting').has(verb)) return 1.5;
  if (preposition === 'with' && frame.roles.get('with') === 'instrument')
    return thing === 'tool' || thing === 'part' || thing === 'device' ? 1 : -0.5;
  if (preposition === 'of') return frame.takes.has('of') ? 1 : -1;
  // A time or the weather goes with what is done, and not with the noun before it.
  if (thing === 'time' || thing === 'weather') return 1;
  // "sneaks through a hole in the fence": what the verb takes it has already.
  const isServed =
    word.label === 'nmod' &&
    sentence.below(head, 'obl').some(({ index }) => index > head.index && index <= word.head);
  if (!isServed && (frame.takes.has(preposition) || frame.takes.has(first))) return 1;
  const hasObject = sentence.below(head, 'obj').length > 0;
  return thing === 'place' && hasObject ? 0.5 : 0;
}

/** "a bottle with a letter in it": the letter is in the bottle, nothing is in itself. */
function pronounFits(sentence: Sentence, word: Word, head: Word): number {
  if (head.index > word.index) return 0;
  if (sentence.preposition(head) === 'with') return 1.2;
  return head.label === 'obj' && word.lower !== 'it' ? 1 : 0;
}
