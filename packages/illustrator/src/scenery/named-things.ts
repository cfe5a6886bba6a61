import { DEEDS } from '../catalogue/deed-index.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import type { SceneDescription } from '../scene-description.ts';
import { lineages } from '../vocabulary/open-vocabulary.ts';

/** Animals and vehicles that one takes for the same. */
const TAKEN_FOR_EACH_OTHER = wordTable<{ readonly seenAlike: readonly (readonly string[])[] }>(
  'alike-things',
).seenAlike;

/**
 * Whether what the scenery calls so is in the film as a subject of its own: there is one blackboard in a classroom, and
 * two hens are two. The scenery then leaves out its own.
 */
export function isNamed({ subjects }: SceneDescription, thing: string): boolean {
  return subjects.some(
    ({ figure, noun, deed }) =>
      (figure.kind !== 'person' && sameThing(noun, thing)) ||
      // "open-fridge": what is drawn with the deed.
      (deed ?? '').split('-').some((word) => word !== '' && sameThing(word, thing)),
  );
}

/** Whether the drawing of what somebody does has such a thing: who writes on a blackboard has one. */
export function isDrawnWithDeed({ subjects }: SceneDescription, thing: string): boolean {
  return subjects.some(
    ({ deed }) =>
      DEEDS[deed ?? '']?.has?.some((drawn) => sameThing(drawn, thing)) ||
      (deed ?? '').split('-').some((word) => word.length > 3 && thing.endsWith(word)),
  );
}

/** Animals of the scenery, of another size than those that are told of, would be taken for some of them. */
export function isStranger({ subjects }: SceneDescription, thing: string): boolean {
  const [meaning] = lineages(thing) ?? lineages(lastWord(thing)) ?? [];
  return subjects.length > 0 && meaning?.[0]?.category === 'animal';
}

function sameThing(noun: string, thing: string): boolean {
  const [own, other] = [lastWord(noun), lastWord(thing)];
  if (own === other) return true;
  if (TAKEN_FOR_EACH_OTHER.some((each) => each.includes(own) && each.includes(other))) return true;
  return isKindOf(noun, thing) || isKindOf(thing, noun);
}

/** A fridge is a refrigerator, a couch a sofa, an armchair a chair. */
function isKindOf(noun: string, kind: string): boolean {
  const [meaning] = lineages(noun) ?? [];
  return meaning?.slice(0, 2).some(({ words }) => words.includes(kind)) ?? false;
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}
