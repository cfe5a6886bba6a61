import type { Tree, Word } from '../parse/tree.ts';
import type { Frames } from './frames.ts';
import type { Lexicon } from './lexicon.ts';
import type { Change, Mend } from './mend.ts';
import { CLAUSE_RULES } from './mend-clauses.ts';
import { shares, twins } from './mend-shares.ts';
import { Sentence } from './sentence.ts';
import { wordSet } from './word-sets.ts';

const PEOPLE = new Set(['man', 'woman', 'girl', 'boy', 'person', 'child', 'kid', 'guy', 'lady']);
const DOINGS = new Set(['event', 'abstract', 'act', 'state']);
const BE = new Set(['is', 'are', 'was', 'were']);

/**
 * Corrects what the network is known to take wrong, where inflection and word order leave no doubt: "a fire hydrant" is
 * nobody who hydrants. One rule after the other, each on the whole tree.
 */
export function mendTree(tree: Tree, lexicon: Lexicon, frames: Frames): Sentence {
  return RULES.reduce((sentence, rule) => {
    const changes = rule(sentence, lexicon, frames);
    if (changes.size === 0) return sentence;
    return new Sentence(sentence.words.map((word) => ({ ...word, ...changes.get(word.index) })));
  }, new Sentence(tree));
}

/** "a fruit stand", "a tennis racket": after "a" and one noun a verb would have an ending. */
const falseVerb: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const before = sentence.at(word.index - 1);
    const isBare =
      word.tag === 'VERB' && lexicon.verb(word.lower) === word.lower && lexicon.isNoun(word.lower);
    const isSubject = before?.tag === 'NOUN' && before.label === 'nsubj' && before.head === word.index;
    if (!isBare || !isSubject || !sentence.has(before, 'det', new Set(['a', 'an']))) continue;
    const isCounted = sentence
      .below(before, 'amod', 'nummod')
      .some(({ lower }) => lexicon.quantity(lower) !== null);
    if (isCounted || sentence.has(before, 'conj') || sentence.has(word, 'obj')) continue;
    changes.set(word.index, { tag: 'NOUN' });
    changes.set(before.index, { head: word.index, label: 'compound' });
    for (const below of sentence.below(before, 'det', 'amod')) changes.set(below.index, { head: word.index });
    for (const below of sentence.below(word, 'obl')) changes.set(below.index, { label: 'nmod' });
  }
  return changes;
};

/** "an orange", "a well", "green skis", "Shed": what has an article or an adjective and nothing after it is a thing. */
const bareAdjective: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const isThing = ['ADJ', 'ADV', 'VERB', 'INTJ', 'AUX'].includes(word.tag) && lexicon.isNoun(word.lower);
    const isNamed = word.label === 'root' || word.label === 'conj' || word.label === 'obj';
    const isAlone = sentence.words.length === 1 && !DOINGS.has(lexicon.kindsOf(word.lower)[0] ?? '');
    const isTold = sentence.below(word, 'det', 'compound', 'amod').length > 0;
    if (!isThing || !isNamed || !(isTold || isAlone)) continue;
    if (sentence.below(word, 'cop', 'nsubj', 'obj', 'aux').length > 0) continue;
    const next = sentence.at(word.index + 1);
    if (next === undefined || next.tag === 'PUNCT' || next.tag === 'CCONJ' || next.tag === 'ADP')
      changes.set(word.index, { tag: 'NOUN' });
  }
  return changes;
};

/** "playing hide-and-seek": no way of playing, but what is played. */
const namedGame: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const verb = sentence.at(word.index - 1);
    if (word.tag !== 'NOUN' && verb && lexicon.verb(verb.lower) === 'play' && lexicon.isOurs(word.lower))
      changes.set(word.index, { tag: 'NOUN', head: verb.index, label: 'obj' });
  }
  return changes;
};

/** "is roller skating", "is clay pottery making": bare nouns between a form of "be" and its verb are what is done. */
const compoundVerb: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const help of sentence.words) {
    if (!BE.has(help.lower)) continue;
    let at = help.index + 1;
    while (isBareNoun(sentence, at, lexicon)) at += 1;
    const verb = sentence.at(at);
    const object = sentence.at(at - 1);
    if (!verb?.lower.endsWith('ing') || !object || at === help.index + 1 || at > help.index + 4) continue;
    if (!lexicon.isVerb(lexicon.verb(verb.lower)) || sentence.below(verb, 'obj').length > 0) continue;
    const inner = new Set(sentence.words.slice(help.index, at).map(({ index }) => index));
    const root = [...inner].map((index) => sentence.at(index)).find((word) => word && !inner.has(word.head));
    const subject = sentence.words.findLast(
      ({ index, label }) => index < help.index && (label === 'nsubj' || label === 'nsubj:pass'),
    );
    if (!root || !subject) continue;
    changes.set(verb.index, { tag: 'VERB', head: root.head, label: root.label });
    changes.set(subject.index, { head: verb.index, label: 'nsubj' });
    changes.set(help.index, { head: verb.index, label: 'aux' });
    changes.set(object.index, { tag: 'NOUN', head: verb.index, label: 'obj' });
    for (const index of inner)
      if (index !== object.index && index !== verb.index)
        changes.set(index, { tag: 'NOUN', head: object.index, label: 'compound' });
    for (const word of sentence.words)
      if (word.index > verb.index && inner.has(word.head)) changes.set(word.index, { head: verb.index });
  }
  return changes;
};

function isBareNoun(sentence: Sentence, at: number, lexicon: Lexicon): boolean {
  const word = sentence.at(at);
  if (!word || word.lower.endsWith('ing') || word.tag === 'DET' || word.tag === 'ADP' || word.tag === 'ADV')
    return false;
  return sentence.below(word, 'det').length === 0 && (lexicon.isNoun(word.lower) || word.tag === 'NOUN');
}

/** "a woman water skiing": she does it. */
const personBefore: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const [doer, ...rest] = sentence.below(word, 'compound');
    const verb = sentence
      .below(word, 'acl')
      .find(({ index, lower }) => index === word.index + 1 && lower.endsWith('ing'));
    if (!doer || !verb || rest.length > 0 || doer.index !== word.index - 1) continue;
    if (!PEOPLE.has(doer.lower) || lexicon.kindsOf(word.lower)[0] === 'person') continue;
    changes.set(doer.index, { head: word.head, label: word.label });
    changes.set(verb.index, { head: doer.index });
    changes.set(word.index, { tag: 'NOUN', head: verb.index, label: 'obj' });
    for (const below of sentence.below(word, 'det', 'amod')) changes.set(below.index, { head: doer.index });
  }
  return changes;
};

/** "A glass falls": after "a" nothing is plural, so it is what the glass does. */
const falsePlural: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const before = sentence.at(word.index - 1);
    const article = sentence.below(word, 'det').find(({ lower }) => lower === 'a' || lower === 'an');
    if (word.tag !== 'NOUN' || !word.lower.endsWith('s') || word.lower.endsWith('ss') || !article || !before)
      continue;
    const isOf =
      before.head === word.index &&
      (before.tag !== 'ADJ' || (lexicon.isOurs(before.lower) && sentence.has(word, 'nmod'))) &&
      lexicon.isNoun(before.lower) &&
      before.label !== 'det';
    if (!isOf || !lexicon.isVerb(lexicon.verb(word.lower)) || lexicon.verb(word.lower) === word.lower)
      continue;
    changes.set(word.index, { tag: 'VERB' });
    changes.set(before.index, { tag: 'NOUN', label: 'nsubj' });
    for (const below of sentence.below(word, 'det', 'amod', 'compound'))
      if (below.index < before.index) changes.set(below.index, { head: before.index });
    for (const below of sentence.below(word, 'nmod')) changes.set(below.index, { label: 'obl' });
    for (const other of sentence.below(word, 'conj'))
      if (
        other.lower.endsWith('s') &&
        lexicon.isVerb(lexicon.verb(other.lower)) &&
        sentence.below(other, 'det').length === 0
      )
        changes.set(other.index, { tag: 'VERB' });
  }
  return changes;
};

/** "a basket with apples and pears", "jeans and a t-shirt": what is of one kind belongs together. */
const alikeJoined: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  const kindOf = (word: Word) => lexicon.kindsOf(lexicon.noun(word.lower).base)[0];
  for (const word of sentence.words) {
    const head = word.label === 'conj' ? sentence.head(word) : undefined;
    if (!head || !sentence.isNominal(word) || !sentence.isNominal(head)) continue;
    // "a girl with braids and a boy"
    const above = head.label === 'nmod' ? sentence.head(head) : undefined;
    const isLikeAbove = above && kindOf(above) === kindOf(word) && kindOf(head) !== kindOf(word);
    if (isLikeAbove && sentence.has(word, 'det') && sentence.isNominal(above)) {
      changes.set(word.index, { head: above.index });
      continue;
    }
    const nearest = sentence.words.findLast(
      (each) =>
        each.index > head.index &&
        each.index < word.index &&
        sentence.isNominal(each) &&
        sentence.isWithin(each, head) &&
        !sentence.isWithin(each, word) &&
        each.label !== 'conj',
    );
    // "a jar, a plane without its blade, and the hand of a maker": a list goes on.
    const isListed = sentence.below(head, 'conj').some(({ index }) => index < word.index);
    if (!nearest || isListed) continue;
    const isBetween = sentence.preposition(nearest) === 'between';
    const isAlike = kindOf(nearest) === kindOf(word) && kindOf(head) !== kindOf(word);
    if (isBetween || isAlike) changes.set(word.index, { head: nearest.index });
  }
  return changes;
};

/** "a chair next to a bed", "a sheep left of a cow": two words that are one preposition. */
const wordsOfPlace: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const next = sentence.at(word.index + 1);
    if (word.lower === 'next' || word.lower === 'close' || word.lower === 'closer') {
      const [place] = sentence.below(word, 'obl', 'nmod');
      const head = sentence.head(word);
      if (place && head && next?.lower === 'to' && ['advmod', 'nmod', 'amod'].includes(word.label)) {
        changes.set(place.index, { head: head.index, label: head.tag === 'VERB' ? 'obl' : 'nmod' });
        changes.set(word.index, { label: 'advmod' });
      }
    }
    if ((word.lower === 'left' || word.lower === 'right') && next?.lower === 'of') {
      const [place] = sentence.below(word, 'nmod', 'obl');
      const head = sentence.head(word);
      const [noun] = sentence.below(word, 'compound');
      if (!place) continue;
      if (word.tag === 'NOUN' && noun && noun.index === word.index - 1) {
        changes.set(noun.index, { head: word.head, label: word.label });
        changes.set(place.index, { head: noun.index, label: 'nmod' });
        for (const below of sentence.below(word, 'det', 'amod'))
          changes.set(below.index, { head: noun.index });
      } else if (word.tag !== 'NOUN' && head && sentence.isNominal(head))
        changes.set(place.index, { head: head.index, label: 'nmod' });
      else continue;
      changes.set(word.index, { tag: 'ADP', head: place.index, label: 'case' });
    }
  }
  return changes;
};

/** "skis", "a red skis": what nobody does is a thing. */
const bareVerb: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const { base, plural } = lexicon.noun(word.lower);
    const isName = plural || lexicon.isPairedThing(word.lower);
    const head = word.label === 'conj' ? sentence.head(word) : undefined;
    const isJoined = head?.tag === 'NOUN' && sentence.below(word, 'nsubj', 'obl').length === 0;
    const isThing = word.tag === 'NOUN' && lexicon.isPairedThing(word.lower);
    if (
      (word.tag !== 'VERB' && !isThing) ||
      !(word.label === 'root' || isJoined) ||
      !isName ||
      !lexicon.isNoun(base)
    )
      continue;
    const [said, ...others] = sentence.below(word, 'nsubj');
    const isHow = said !== undefined && lexicon.attributes(said.lower).some(({ name }) => name === 'colour');
    if (others.length > 0 || (said && !(isHow && said.index === word.index - 1))) continue;
    if (sentence.below(word, 'aux', 'obj', 'xcomp', 'advcl').length > 0) continue;
    if (
      !said &&
      !isJoined &&
      word.index > 1 &&
      sentence.words.some(({ tag, index }) => tag === 'NOUN' && index < word.index)
    )
      continue;
    changes.set(word.index, { tag: 'NOUN' });
    if (said) changes.set(said.index, { tag: 'ADJ', label: 'amod' });
    for (const below of said ? sentence.below(said, 'det') : [])
      changes.set(below.index, { head: word.index });
    for (const below of sentence.below(word, 'obl')) changes.set(below.index, { label: 'nmod' });
  }
  return changes;
};

/** "eats bamboo, next, it sleeps": a word of time between commas belongs to what comes after it. */
const timeBetween: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const verb = sentence.head(word);
    if (!wordSet('then').has(word.lower) || word.label !== 'advmod' || !verb || verb.index > word.index)
      continue;
    if (sentence.at(word.index - 1)?.text !== ',') continue;
    const next = sentence
      .below(verb, 'parataxis', 'conj')
      .find(({ index, tag }) => index > word.index && tag === 'VERB');
    if (next) changes.set(word.index, { head: next.index });
  }
  return changes;
};

/** "the spider next door": the spider, and no door. */
const nextDoor: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const [noun, next] = [sentence.at(word.index - 2), sentence.at(word.index - 1)];
    if (word.lower !== 'door' || next?.lower !== 'next' || noun?.tag !== 'NOUN') continue;
    for (const below of sentence.below(word)) changes.set(below.index, { head: noun.index });
    if (noun.head === word.index) changes.set(noun.index, { head: word.head, label: word.label });
    changes.set(next.index, { tag: 'ADV', head: word.index, label: 'fixed' });
    changes.set(word.index, { tag: 'ADV', head: noun.index, label: 'advmod' });
  }
  return changes;
};

const RULES: readonly Mend[] = [
  shares,
  twins,
  falseVerb,
  nextDoor,
  bareVerb,
  timeBetween,
  bareAdjective,
  namedGame,
  compoundVerb,
  personBefore,
  falsePlural,
  alikeJoined,
  wordsOfPlace,
  ...CLAUSE_RULES,
];
