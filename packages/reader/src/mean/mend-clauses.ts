import type { Word } from '../parse/tree.ts';
import type { Change, Mend } from './mend.ts';
import type { Sentence } from './sentence.ts';
import { wordSet } from './word-sets.ts';

const CLAUSES = new Set(['root', 'acl', 'acl:relcl', 'advcl', 'conj', 'xcomp', 'ccomp', 'parataxis']);
const PHRASES = new Set(['obl', 'nmod', 'obl:agent']);
const ALIVE = new Set(['person', 'animal']);

/** "Lightning strikes the oak", "Opposite the church, an artist paints": of two subjects one stands after the verb or has a preposition. */
const twoSubjects: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const verb of sentence.words) {
    const subjects = sentence.below(verb, 'nsubj');
    if (verb.tag !== 'VERB' || subjects.length < 2) continue;
    const after = subjects.find(({ index }) => index > verb.index);
    const next = after && sentence.at(after.index + 1);
    // "bells jingling, cones flying"
    if (after && next?.tag === 'VERB' && !sentence.has(next, 'nsubj'))
      changes.set(after.index, { head: next.index });
    else if (after && !sentence.has(verb, 'obj') && sentence.preposition(after) === null)
      changes.set(after.index, { label: 'obj' });
    for (const each of subjects)
      if (each !== after && sentence.preposition(each) !== null) changes.set(each.index, { label: 'obl' });
  }
  return changes;
};

/** "that a squirrel is holding above its head": a preposition right after a verb belongs to it. */
const phraseAfterVerb: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const verb = PHRASES.has(word.label) ? wordBefore(sentence, word) : undefined;
    if (verb?.tag !== 'VERB' || verb.index === word.head || !CLAUSES.has(verb.label)) continue;
    if (!sentence.isWithin(verb, word))
      changes.set(word.index, { head: verb.index, label: word.label === 'nmod' ? 'obl' : word.label });
  }
  return changes;
};

/** "a sword given to him by the captain": who does it belongs to the nearest verb of which it can be said. */
const doerOfParticiple: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    if (!PHRASES.has(word.label) || sentence.preposition(word) !== 'by') continue;
    if (!ALIVE.has(lexicon.kindsOf(lexicon.noun(word.lower).base)[0] ?? '')) continue;
    const participle = sentence.words.findLast(
      ({ index, head, label, lower }) =>
        index < word.index &&
        index > word.head &&
        head < index &&
        label === 'acl' &&
        lexicon.isParticiple(lower),
    );
    if (participle && !sentence.has(participle, 'obl:agent'))
      changes.set(word.index, { head: participle.index, label: 'obl:agent' });
  }
  return changes;
};

/** "Inside a snow globe on the windowsill, a couple dances": the globe is on it. */
const stackedBefore: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const first = word.label === 'obl' ? wordBefore(sentence, word) : undefined;
    const isBefore = first?.label === 'obl' && first.head === word.head && word.index < word.head;
    if (first && isBefore && sentence.isNominal(first))
      changes.set(word.index, { head: first.index, label: 'nmod' });
  }
  return changes;
};

/** "throws a coconut at a tourist taking a selfie": without a comma, whoever stands right before it does it. */
const participleAfterNoun: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const noun = sentence.at(word.index - 1);
    const isBare = sentence.below(word, 'mark', 'nsubj', 'advmod').length === 0;
    if (word.label !== 'advcl' || !isBare || !noun || !sentence.isNominal(noun)) continue;
    // "glass towers overgrown with ivy"
    const isDone = lexicon.isParticiple(word.lower) && sentence.below(word, 'obl', 'obl:agent').length > 0;
    if (isDone && !sentence.has(word, 'aux') && noun.label !== 'nsubj')
      changes.set(word.index, { head: noun.index, label: 'acl' });
    if (!word.lower.endsWith('ing') || noun.head === 0 || noun.label === 'nsubj') continue;
    const kind = lexicon.kindsOf(lexicon.noun(noun.lower).base)[0] ?? '';
    const isDoer = noun.label === 'obj' ? kind === 'person' : ALIVE.has(kind);
    const isThings = wordSet('done by things').has(lexicon.verb(word.lower)) && !ALIVE.has(kind);
    const isPart = sentence.preposition(noun) === 'with';
    if ((isDoer && !isPart) || isThings) changes.set(word.index, { head: noun.index, label: 'acl' });
  }
  return changes;
};

/** "flour on his beard kneads dough": what no dictionary has as a noun is what somebody does. */
const certainVerb: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const noun = sentence.at(word.index - 1);
    const next = sentence.at(word.index + 1);
    const { base } = lexicon.noun(word.lower);
    const isVerb =
      !lexicon.isNoun(base) && lexicon.verb(word.lower) !== word.lower && word.lower.endsWith('s');
    if (word.tag !== 'NOUN' || !isVerb || noun?.label !== 'compound' || noun.head !== word.index) continue;
    if (next?.tag !== 'VERB' || !lexicon.isNoun(next.lower)) continue;
    changes.set(noun.index, { head: word.head, label: word.label });
    changes.set(word.index, { tag: 'VERB', head: next.head, label: next.label });
    changes.set(next.index, { tag: 'NOUN', head: word.index, label: 'obj' });
    for (const below of sentence.below(word))
      if (below !== noun) changes.set(below.index, { head: noun.index });
    for (const below of sentence.below(next)) changes.set(below.index, { head: word.index });
  }
  return changes;
};

/** "Paint drips from the ceiling": a prompt tells nobody to paint. */
const falseCommand: Mend = (sentence, lexicon) => {
  const [first, second] = sentence.words;
  if (!first || second?.head !== first.index || second.label !== 'obj' || first.tag !== 'VERB')
    return new Map();
  const isVerb = second.lower.endsWith('s') && lexicon.isVerb(lexicon.verb(second.lower));
  if (!isVerb || !lexicon.isNoun(first.lower) || wordSet('request').has(first.lower)) return new Map();
  if (sentence.below(second, 'det', 'amod', 'compound', 'nmod:poss').length > 0) return new Map();
  const changes = new Map<number, Change>([
    [first.index, { tag: 'NOUN', head: second.index, label: 'nsubj' }],
    [second.index, { tag: 'VERB', head: first.head, label: first.label }],
  ]);
  for (const below of sentence.below(first))
    if (below !== second) changes.set(below.index, { head: second.index });
  for (const below of sentence.below(second, 'nmod')) changes.set(below.index, { label: 'obl' });
  return changes;
};

/** "moss on its shoulder": nothing is on its own shoulder, so what stands before is. */
const onOwnPart: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const [owner] = sentence.below(word, 'nmod:poss');
    const head = sentence.head(word);
    const before = wordBefore(sentence, word);
    const isPart = lexicon.kindsOf(lexicon.noun(word.lower).base)[0] === 'part';
    if (owner?.tag !== 'PRON' || !isPart || !head || !before) continue;
    // "freezes with a necklace in his hand"
    if (word.label === 'obl' && sentence.isNominal(before) && sentence.preposition(before) === 'with')
      changes.set(word.index, { head: before.index, label: 'nmod' });
    if (word.label !== 'nmod') continue;
    if (before.index !== head.index && sentence.isNominal(before) && sentence.isWithin(before, head))
      changes.set(word.index, { head: before.index });
  }
  return changes;
};

/** "The lift doors open on every floor": an adjective would stand before them. */
const falseAdjective: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const noun = sentence.head(word);
    if (word.tag !== 'ADJ' || word.label !== 'amod' || noun?.index !== word.index - 1) continue;
    if (noun.label !== 'root' || !lexicon.noun(noun.lower).plural || !lexicon.isVerb(word.lower)) continue;
    changes.set(word.index, { tag: 'VERB', head: 0, label: 'root' });
    changes.set(noun.index, { head: word.index, label: 'nsubj' });
    for (const below of sentence.below(noun))
      if (below.index > word.index)
        changes.set(below.index, { head: word.index, label: below.label === 'nmod' ? 'obl' : below.label });
  }
  return changes;
};

/** "tastes the soup, frowns, and adds salt": among verbs in a row a bare word with their ending is one of them. */
const verbInRow: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    if (word.tag !== 'NOUN' || !word.lower.endsWith('s') || sentence.at(word.index - 1)?.text !== ',')
      continue;
    if (
      !lexicon.isVerb(lexicon.verb(word.lower)) ||
      sentence.below(word, 'det', 'amod', 'compound').length > 0
    )
      continue;
    const next = sentence.words[word.index];
    const isInRow = next?.text === ',' || next?.lower === 'and' || next?.lower === 'then';
    const verb = sentence.words.find(
      ({ tag, index, lower }) => tag === 'VERB' && index < word.index && lower.endsWith('s'),
    );
    const later = sentence.words.find(
      ({ tag, index, lower, head }) =>
        tag === 'VERB' && index > word.index && lower.endsWith('s') && head === verb?.index,
    );
    if (verb && later && isInRow) changes.set(word.index, { tag: 'VERB', head: verb.index, label: 'conj' });
  }
  return changes;
};

/** "sweeps the temple steps": of two things in a row the first says of which kind the second is. */
const twoObjects: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const before = sentence.at(word.index - 1);
    if (word.label !== 'obj' || before?.label !== 'obj' || before.head !== word.head || before.tag !== 'NOUN')
      continue;
    if (word.tag !== 'NOUN' || ALIVE.has(lexicon.kindsOf(lexicon.noun(before.lower).base)[0] ?? '')) continue;
    changes.set(before.index, { head: word.index, label: 'compound' });
    for (const below of sentence.below(before)) changes.set(below.index, { head: word.index });
  }
  return changes;
};

/** "turns her back", "with his back to the wall": somebody's back. */
const ownBack: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const owner = sentence.at(word.index - 1);
    const isOwner = owner?.tag === 'PRON' && ['his', 'her', 'its', 'their'].includes(owner.lower);
    if (word.lower !== 'back' || word.tag === 'NOUN' || !owner || !isOwner || owner.label === 'nmod:poss')
      continue;
    const isPhrase = sentence.below(owner, 'case').length > 0;
    const verb = sentence.words.findLast(({ tag, index }) => tag === 'VERB' && index < word.index);
    const isOfVerb = isPhrase && verb !== undefined;
    const label = isPhrase ? (isOfVerb ? 'obl' : owner.label) : 'obj';
    const target = word.label === 'case' ? sentence.head(word) : undefined;
    changes.set(word.index, { tag: 'NOUN', head: isOfVerb ? verb.index : owner.head, label });
    changes.set(owner.index, { head: word.index, label: 'nmod:poss' });
    for (const below of sentence.below(owner, 'case')) changes.set(below.index, { head: word.index });
    if (target) changes.set(target.index, { head: word.index, label: 'nmod' });
  }
  return changes;
};

/** "lets go of the rope": one verb. */
const letGo: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const verb = sentence.at(word.index - 1);
    if (word.lower !== 'go' || word.head !== verb?.index || lexicon.verb(verb.lower) !== 'let') continue;
    changes.set(word.index, { tag: 'ADV', label: 'compound:prt' });
    for (const below of sentence.below(word)) changes.set(below.index, { head: verb.index });
  }
  return changes;
};

/** "Neon light flickers": what has a subject and the ending of a verb is one. */
const nounWithSubject: Mend = (sentence, lexicon) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    if (word.tag !== 'NOUN' || !word.lower.endsWith('s') || !sentence.has(word, 'nsubj')) continue;
    const isVerb = lexicon.isVerb(lexicon.verb(word.lower)) && lexicon.verb(word.lower) !== word.lower;
    if (!isVerb || sentence.below(word, 'cop', 'det', 'amod').length > 0) continue;
    changes.set(word.index, { tag: 'VERB' });
    for (const below of sentence.below(word, 'nmod')) changes.set(below.index, { label: 'obl' });
  }
  return changes;
};

/** "while lightning flashes": what is no form of a verb does something. */
const nounAsSubject: Mend = (sentence, lexicon) =>
  new Map(
    sentence.words
      .filter(
        ({ tag, label, lower }) =>
          tag === 'VERB' &&
          label.startsWith('nsubj') &&
          lexicon.isNoun(lower) &&
          !lexicon.isVerb(lexicon.verb(lower)),
      )
      .map(({ index }) => [index, { tag: 'NOUN' }]),
  );

/** "irons a shirt while its owner lies there and eats": without a comma, the last who was named does the next. */
const verbOfLast: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    if (
      word.tag !== 'VERB' ||
      word.label !== 'conj' ||
      sentence.below(word, 'nsubj', 'nsubj:pass').length > 0
    )
      continue;
    const [and] = sentence.below(word, 'cc');
    if (!and || sentence.at(and.index - 1)?.text === ',') continue;
    const isNearer = ({ tag, label, head, index }: Word) =>
      tag === 'VERB' && label === 'advcl' && head === word.head && index > word.head && index < word.index;
    const last = sentence.words.findLast((each) => isNearer(each) && sentence.has(each, 'nsubj'));
    if (last && last.lower.endsWith('s') === word.lower.endsWith('s'))
      changes.set(word.index, { head: last.index });
  }
  return changes;
};

/** "beats the one on the skateboard": who is meant is said by the phrase. */
const oneWithPhrase: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const isOne =
      (word.lower === 'one' || word.lower === 'ones') && sentence.below(word, 'amod').length === 0;
    if (!isOne || !sentence.has(word, 'det', new Set(['the']))) continue;
    const phrase = sentence.words.find(
      (each) => each.label === 'obl' && each.head === word.head && wordBefore(sentence, each) === word,
    );
    if (phrase) changes.set(phrase.index, { head: word.index, label: 'nmod' });
  }
  return changes;
};

/** "a sled which he pulls up a hill": what has its object already goes up something. */
const wayAfterObject: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const verb of sentence.words.filter(({ label }) => label === 'acl:relcl')) {
    const [particle] = sentence.below(verb, 'compound:prt');
    const objects = sentence.below(verb, 'obj');
    const way = objects.find(({ tag, index }) => tag === 'NOUN' && particle && index > particle.index);
    if (!particle || !way || !objects.some(({ tag }) => tag === 'PRON')) continue;
    changes.set(particle.index, { head: way.index, label: 'case' });
    changes.set(way.index, { label: 'obl' });
  }
  return changes;
};

/** "splashes water over a man": a verb with its ending has no other right after it. */
const thingAfterVerb: Mend = (sentence, lexicon, frames) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const verb = sentence.at(word.index - 1);
    // "plays basketball"
    const isFalse = word.tag === 'ADJ' && word.label === 'xcomp' && !lexicon.isAdjective(word.lower);
    if (verb?.tag !== 'VERB' || word.head !== verb.index || !verb.lower.endsWith('s')) continue;
    if (word.tag !== 'VERB' && !isFalse) continue;
    const lemma = lexicon.verb(verb.lower);
    if (lemma === verb.lower || frames.of(lemma).light || sentence.below(verb, 'obj').length > 0) continue;
    if (!lexicon.isNoun(word.lower) || lexicon.verb(word.lower) !== word.lower) continue;
    if (sentence.below(word, 'mark', 'aux', 'nsubj', 'obj').length > 0 || wordSet('making do').has(lemma))
      continue;
    changes.set(word.index, { tag: 'NOUN', label: 'obj' });
    for (const below of sentence.below(word, 'obl', 'advmod')) changes.set(below.index, { head: verb.index });
  }
  return changes;
};

/** "with one wing missing": how the wing is. */
const missing: Mend = (sentence) => {
  const changes = new Map<number, Change>();
  for (const word of sentence.words) {
    const noun = sentence.at(word.index - 1);
    if (
      word.lower !== 'missing' ||
      noun?.tag !== 'NOUN' ||
      sentence.has(word, 'obj') ||
      sentence.has(word, 'aux')
    )
      continue;
    changes.set(word.index, { tag: 'ADJ', head: noun.index, label: 'amod' });
    for (const below of sentence.below(word))
      if (below !== noun) changes.set(below.index, { head: noun.index });
    if (noun.head === word.index) changes.set(noun.index, { head: word.head, label: word.label });
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
  nounAsSubject,
  verbOfLast,
  oneWithPhrase,
  wayAfterObject,
  certainVerb,
  nounWithSubject,
  thingAfterVerb,
  verbInRow,
  twoObjects,
  ownBack,
  letGo,
  missing,
  falseAdjective,
  falseCommand,
  twoSubjects,
  phraseAfterVerb,
  doerOfParticiple,
  stackedBefore,
  onOwnPart,
  participleAfterNoun,
];
