import type { Word } from '../parse/tree.ts';
import { describe, describeBefore } from './describe-noun.ts';
import type { EntityDraft } from './discourse.ts';
import type { Attribute } from './meaning.ts';
import { isShare, SHARE } from './mend-shares.ts';
import type { Mentioned } from './mentioned.ts';
import { subjectsOf } from './subjects-of.ts';
import { wordSet } from './word-sets.ts';

/** "a white one", "another": one more of what was named. "the other": one that was named and is not meant yet. */
export function oneMore(word: Word, mentions: Mentioned): readonly number[] | null {
  const { discourse, sentence, lexicon } = mentions;
  const isDefinite = sentence.has(word, 'det', new Set(['the']));
  const before = countable(word, mentions);
  const own = isShare(word) ? [word] : [];
  const said = [...own, ...sentence.below(word, 'amod')].flatMap(({ lower }) =>
    lexicon.attributes(lexicon.comparative(lower) ?? lower),
  );
  const same = before.find(
    ({ attributes }) =>
      said.length > 0 &&
      said.every(({ name, value }) => attributes.some((own) => own.name === name && own.value === value)),
  );
  if (isDefinite && same) return [same.id];
  const told = isDefinite ? toldBefore(word, mentions) : undefined;
  if (told) return [told];
  const isMany = wordSet('many').has(word.lower);
  const like = likened(word, before, isMany || said.length === 0 || isDefinite, mentions);
  if (!like) return null;
  // "two pumpkins, one under each arm": that is all of them.
  if (like.count !== 1 && isForEach(word, mentions)) return [like.id];
  const alike = before.filter(({ noun }) => noun === like.noun);
  const single = alike.filter(({ count }) => count === 1);
  if (isDefinite && word.lower === 'other' && alike.length > 1 && single.length === alike.length)
    return [alike.at(-1)?.id ?? like.id];
  const added = discourse.add({
    noun: like.noun,
    name: like.name,
    kinds: like.kinds,
    count: numberOf(word, like, mentions) ?? (isMany ? 'some' : 1),
    ...(isOneOf(word, like, alike, mentions) && { oneOf: like.oneOf ?? like.id }),
  });
  if (!added) return null;
  const isSaid = ({ name }: Attribute) => said.some((each) => each.name === name);
  for (const attribute of like.attributes)
    if (attribute.name === 'sex' || (isShare(word) && !isSaid(attribute)))
      discourse.describe(added.id, attribute);
  for (const each of own) describe(each, added, mentions);
  describeBefore(word, added, mentions, 'known');
  compare(word, added, like, mentions);
  return [added.id];
}

/** "two red and three blue balloons", "half of them": how many of what is like them. */
export function numberOf(
  word: Word,
  { count }: EntityDraft,
  { lexicon, sentence }: Mentioned,
): number | null {
  if (word.lower === 'half' && typeof count === 'number' && count > 1) return Math.floor(count / 2);
  const own = word.label === SHARE ? word.lower : '';
  const number = lexicon.quantity(sentence.below(word, 'nummod')[0]?.lower ?? own);
  return typeof number === 'number' ? number : null;
}

function isForEach(word: Word, { sentence }: Mentioned): boolean {
  return sentence.below(word, 'nmod').some((each) => sentence.has(each, 'det', new Set(['each', 'every'])));
}

/** What there can be one more of, the last named first: not the agent, no light, no weather. */
function countable(word: Word, mentions: Mentioned): readonly EntityDraft[] {
  const all = mentions.discourse.entities.toReversed();
  const doers = word.label === 'obj' || word.label === 'iobj' ? subjectsOf(word, mentions) : [];
  const isOpen = ({ id, kinds }: EntityDraft) =>
    !doers.includes(id) && !wordSet('uncounted kind').has(kinds[0] ?? '');
  const others = all.filter(isOpen);
  // "The taller of two boys lifts the other": both are of the same two. Nobody looks at other arms.
  return others.some(({ kinds }) => kinds[0] !== 'part') ? others : all;
}

const LIVING = new Set(['person', 'animal']);

/** "one", "the others", "the taller one" of several that were named, living ones first; "a white one" is like the last. */
function likened(
  word: Word,
  before: readonly EntityDraft[],
  isOfSeveral: boolean,
  mentions: Mentioned,
): EntityDraft | undefined {
  // "A woman with a basket and one with an umbrella": what is joined is alike.
  const { sentence } = mentions;
  const isJoined = word.label === 'conj' || word.label === SHARE;
  const joined = isJoined ? mentions.own(sentence.head(word) ?? word) : [];
  // "The boy with the crutches beats the one on the skateboard": of those who do it another.
  const isOther = word.label === 'obj' && sentence.has(word, 'nmod') && word.lower === 'one';
  const doers = isOther ? subjectsOf(word, mentions) : [];
  const doer = mentions.discourse.entities.find(
    ({ id, kinds }) => doers.includes(id) && LIVING.has(kinds[0] ?? ''),
  );
  if (doer) return doer;
  const beside = before.find(({ id }) => joined.includes(id));
  if (beside) return beside;
  const isThing = ({ kinds }: EntityDraft) => kinds[0] !== 'part';
  const several = before.filter((entity) => entity.count !== 1 && isThing(entity));
  const isAlive = ({ kinds }: EntityDraft) => kinds[0] === 'person' || kinds[0] === 'animal';
  const ofSeveral = several.find(isAlive) ?? several[0];
  if (isOfSeveral && ofSeveral && !(word.lower === 'another' && !isAlive(ofSeveral))) return ofSeveral;
  // "One twin paints the fence, the other watches."
  const acts = word.label === 'nsubj' && word.lower === 'other' ? before.find(isAlive) : undefined;
  return acts ?? before.find(isThing) ?? before[0];
}

/** Of several that were named; but "a third one" and "another" come to them, unless some were picked out already. */
function isOneOf(
  word: Word,
  like: EntityDraft,
  alike: readonly EntityDraft[],
  { sentence }: Mentioned,
): boolean {
  if (like.oneOf !== undefined || word.label === SHARE) return true;
  if (like.count === 1 || word.label === 'conj') return false;
  const isPlain = word.lower === 'one' && !sentence.has(word, 'det') && !sentence.has(word, 'amod');
  const isDefinite = sentence.has(word, 'det', new Set(['the']));
  return isPlain || isDefinite || alike.some(({ oneOf }) => oneOf === like.id);
}

/** "The one with the scarf", after a snowman with a scarf. */
function toldBefore(word: Word, mentions: Mentioned): number | undefined {
  const { sentence } = mentions;
  const marks = sentence.below(word, 'nmod').map(({ lower }) => lower);
  const isMarked = (noun: Word) => sentence.below(noun, 'nmod').some(({ lower }) => marks.includes(lower));
  const named = sentence.words.filter((noun) => noun.index < word.index && isMarked(noun));
  return named.map((noun) => mentions.own(noun)).find(({ length }) => length === 1)?.[0];
}

/** "the heavier one": than the rest of them. */
export function compare(word: Word, one: EntityDraft, others: EntityDraft, mentions: Mentioned): void {
  const { sentence, lexicon, discourse } = mentions;
  for (const each of [word, ...sentence.below(word, 'amod')]) {
    const plain = lexicon.comparative(each.lower);
    if (plain === null) continue;
    for (const { name, value } of lexicon.attributes(plain)) {
      discourse.describe(one.id, { name, value, word: each.lower });
      if (name !== 'size') continue;
      const isSmall = value === 'small' || value === 'tiny' || value === 'thin';
      discourse.relate(isSmall ? 'smaller-than' : 'larger-than', one.id, others.id);
    }
  }
}
