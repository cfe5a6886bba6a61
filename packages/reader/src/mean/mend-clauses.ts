import type { Word } from '../parse/tree.ts';
import type { Change, Mend } from './mend.ts';
import { findPreposition } from './prepositions.ts';
import type { Sentence } from './sentence.ts';
import { wordSet } from './word-sets.ts';

const CLAUSES = new Set(['root', 'acl', 'acl:relcl', 'advcl', 'conj', 'xcomp', 'ccomp', 'parataxis']);
const PHRASES = new Set(['obl', 'nmod', 'obl:agent']);
const ALIVE = new Set(['person', 'animal']);
const WAYS = new Set(['out', 'in', 'up', 'down', 'off', 'over']);
const WITHOUT_OBJECT = new Set(['advmod', 'case']);
const ONES = new Set(['one', 'ones']);
/** Prepositions that set two apart: the second is neither ridden nor led along. */
const APART = new Set(['beside', 'behind', 'before', 'opposite', 'under', 'above', 'against']);

/** "that a squirrel is holding above its head": a preposition right after a verb belongs to it. */
const phraseAfterVerb: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const verb = PHRASES.has(word.label) ? wordBefore(sentence, word) : undefined;
    // "a barge that is moored beneath a bridge"
    const isVerb = verb?.tag === 'VERB' || (verb?.tag === 'ADJ' && sentence.has(verb, 'cop'));
    if (!isVerb || verb.index === word.head || !CLAUSES.has(verb.label)) continue;
    if (!sentence.isWithin(verb, word))
      changes.set(word.index, { head: verb.index, label: word.label === 'nmod' ? 'obl' : word.label });
  }
  return changes;
};

/** "throws a coconut at a tourist taking a selfie", "reads next to a dog chewing a shoe": without a comma, the noun right before the verb is its subject. */
const participleAfterNoun: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const noun = sentence.at(word.index - 1);
    const isBare = sentence.below(word, 'mark', 'nsubj', 'advmod').length === 0;
    if (!isBare || !noun || !sentence.isNominal(noun)) continue;
    const front = sentence.head(noun)?.lower === 'front' ? 'in front of' : sentence.preposition(noun);
    const isApart = APART.has(findPreposition(front)?.relation ?? '');
    if (word.label !== 'advcl' && !(word.label === 'acl' && isApart)) continue;
    if (!word.lower.endsWith('ing') || noun.head === 0 || noun.label === 'nsubj') continue;
    const kind = lexicon.kindsOf(lexicon.noun(noun.lower).base)[0] ?? '';
    const isDoer = noun.label === 'obj' ? kind === 'person' : ALIVE.has(kind);
    const isThings = wordSet('done by things').has(lexicon.verb(word.lower)) && !ALIVE.has(kind);
    const isPart = sentence.preposition(noun) === 'with';
    if ((isDoer && !isPart) || isThings) changes.set(word.index, { head: noun.index, label: 'acl' });
  }
  return changes;
};

/** "beats the one on the skateboard", "ploughs, a barn in the background": of whom the phrase says where they are. */
const phraseAfterNoun: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const noun = word.label === 'obl' ? wordBefore(sentence, word) : undefined;
    if (!noun || noun.index === word.head) continue;
    const isOne = ONES.has(noun.lower) && sentence.has(noun, 'det', new Set(['the']));
    const isPlainOne = isOne && noun.head === word.head && sentence.below(noun, 'amod').length === 0;
    if (isPlainOne || noun.label === 'appos') changes.set(word.index, { head: noun.index, label: 'nmod' });
  }
  return changes;
};

/** "a woman with a basket and one with an umbrella": she is one, and the basket is not. */
const oneLikeFirst: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const joined = ONES.has(word.lower) && word.label === 'conj' ? sentence.head(word) : undefined;
    const preposition = joined?.label === 'nmod' ? sentence.preposition(joined) : null;
    const isAlike = sentence.below(word, 'nmod').some((each) => sentence.preposition(each) === preposition);
    if (joined && preposition !== null && isAlike) changes.set(word.index, { head: joined.head });
  }
  return changes;
};

/** "a sled which he pulls up a hill": what has its object already goes up something. */
const wayAfterObject: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const verb of sentence.words.filter(({ label }) => label === 'acl:relcl')) {
    const [particle] = sentence.below(verb, 'compound:prt');
    const hasObject = sentence.below(verb, 'obj').some(({ tag }) => tag === 'PRON');
    const way = sentence.words.find(({ tag, index }) => tag === 'NOUN' && particle && index > particle.index);
    if (!particle || !way || !hasObject || sentence.below(way, 'case').length > 0) continue;
    changes.set(particle.index, { head: way.index, label: 'case' });
    changes.set(way.index, { head: verb.index, label: 'obl' });
  }
  return changes;
};

/** "a badger steps out.", "gets up from a chair"; but "up to a door" is where somebody goes. */
const particle: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const next = sentence.at(word.index + 1);
    const isLast = word.label === 'advmod' && ['PUNCT', 'CCONJ', undefined].includes(next?.tag);
    const isUp = word.lower === 'up' && ['from', 'into'].includes(next?.lower ?? '');
    const verb = sentence.at(word.index - 1);
    const isOfVerb = isUp ? WITHOUT_OBJECT.has(word.label) : isLast && word.head === verb?.index;
    if (verb?.tag === 'VERB' && isOfVerb && WAYS.has(word.lower))
      changes.set(word.index, { head: verb.index, label: 'compound:prt' });
  }
  return changes;
};

/** "teacups, none of which it drops": of two subjects that which stands for the noun is what it is done to. */
const secondSubject: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const verb of sentence.words.filter(({ label }) => label === 'acl:relcl')) {
    const [first, second] = sentence.below(verb, 'nsubj');
    const isRelative = (word: Word) =>
      [word, ...sentence.below(word, 'nmod')].some(({ lower }) => wordSet('relative').has(lower));
    if (first && second && isRelative(first)) changes.set(first.index, { label: 'obj' });
  }
  return changes;
};

/** "balances on a ball that is rolled across the ring by a sea lion": a passive before it has its doer, an active verb has one. */
const doerOfPassive: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const verb =
      word.label === 'obl' && sentence.preposition(word) === 'by' ? sentence.head(word) : undefined;
    const isSomebody = ALIVE.has(lexicon.kindsOf(lexicon.noun(word.lower).base)[0] ?? '');
    if (verb?.tag !== 'VERB' || !isSomebody || sentence.has(verb, 'aux:pass')) continue;
    const passive = sentence.words.findLast(
      (each) =>
        each.index > verb.index &&
        each.index < word.index &&
        sentence.isWithin(each, verb) &&
        sentence.has(each, 'aux:pass') &&
        !sentence.has(each, 'obl:agent'),
    );
    if (passive) changes.set(word.index, { head: passive.index, label: 'obl:agent' });
  }
  return changes;
};

/** "wait outside a shop, chewing gum": no gum that is joined to the waiting. */
const participleBeforeNoun: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const [first] = sentence.below(word, 'compound', 'amod');
    const verb = sentence.head(word);
    if (word.tag !== 'NOUN' || word.label !== 'conj' || verb?.tag !== 'VERB' || !first) continue;
    const isParticiple = first.lower.endsWith('ing') && lexicon.isVerb(lexicon.verb(first.lower));
    if (!isParticiple || sentence.at(first.index - 1)?.text !== ',' || sentence.has(word, 'det')) continue;
    changes.set(first.index, { tag: 'VERB', head: verb.index, label: 'advcl' });
    changes.set(word.index, { head: first.index, label: 'obj' });
  }
  return changes;
};

/** The word right before the preposition of a phrase. */
function wordBefore(sentence: Sentence, word: Word): Word | undefined {
  const [preposition] = sentence.below(word, 'case');
  return preposition && preposition.index < word.index ? sentence.at(preposition.index - 1) : undefined;
}

/** Whom and what clauses are about, where order and inflection tell. */
export const CLAUSE_RULES: readonly Mend[] = [
  particle,
  phraseAfterNoun,
  oneLikeFirst,
  wayAfterObject,
  phraseAfterVerb,
  participleAfterNoun,
  secondSubject,
  doerOfPassive,
  participleBeforeNoun,
];
