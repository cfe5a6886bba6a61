import type { Word } from '../parse/tree.ts';
import type { EntityDraft } from './discourse.ts';
import type { Mentioned } from './mentioned.ts';
import { headsByItem } from './read-table.ts';
import { wordSet } from './word-sets.ts';

const GENERAL = headsByItem('general-nouns.txt');

/** "the dog" is the one that was named before, unless something else is said of it; so is "the animal" after a dog. */
export function knownEntity(word: Word, base: string, mentions: Mentioned): EntityDraft | undefined {
  const { sentence, discourse, lexicon } = mentions;
  if (!sentence.has(word, 'det', wordSet('the'))) return undefined;
  const said = sentence.below(word, 'amod', 'nummod').flatMap(({ lower }) => lexicon.attributes(lower));
  const fits = (entity: EntityDraft) =>
    said.every(({ name, value }) =>
      entity.attributes.some((own) => own.name === name && own.value === value),
    );
  const before = discourse.entities.toReversed();
  const same = before.find((entity) => entity.noun === base && fits(entity));
  if (same || said.length > 0 || sentence.has(word, 'nmod')) return same;
  const [general] = GENERAL.get(base) ?? [];
  const isTakenUp = (entity: EntityDraft) =>
    entity.kinds[0] === general && entity.noun !== base && isOfSex(entity, base);
  const found = general === undefined ? undefined : before.find(isTakenUp);
  found?.alsoCalled.push(base);
  return found;
}

/** "the woman" is not a king. */
function isOfSex({ attributes }: EntityDraft, noun: string): boolean {
  const own = attributes.find(({ name }) => name === 'sex')?.value;
  const said = ['female', 'male'].find((sex) => wordSet(sex).has(noun));
  return own === undefined || said === undefined || own === said;
}
