import type { SceneDraft } from './scene-draft.ts';

/** Parts of houses: in a whole sentence they belong to a place and do not stand there by themselves. */
const PARTS_OF_HOUSES = new Set('window door doorway roof wall chimney ceiling counter'.split(' '));

/** In as few words everything that is named is what the prompt is about: "a stapler and a cup". */
const FEW_WORDS = 9;

/**
 * A noun that nothing can draw gets a sign with its name. In a whole sentence that is right for what it is about, and
 * misleading for what it names in passing: there the others are shown without it.
 */
export function leaveOutMinorSigns(draft: SceneDraft, words: number, hasPlace: boolean): void {
  if (words <= FEW_WORDS) return;
  const signs = draft.subjects.filter(
    ({ id, figure, noun, action, deed }) =>
      (figure.kind === 'sign' && figure.model === noun) ||
      (PARTS_OF_HOUSES.has(noun) &&
        action === null &&
        deed === null &&
        !draft.relations.some(({ of, to }) => of === id || to === id)),
  );
  const main = draft.subjects[0];
  for (const sign of signs) {
    // "Snow falls on a village, warm light in the windows": the village is what the film is about.
    if (sign === main && !(hasPlace && sign.count > 1 && PARTS_OF_HOUSES.has(sign.noun))) continue;
    // "Ice cream with sauce on a plate": what is said of the sauce holds for what has it.
    const owner = draft.subjects[draft.subjects.indexOf(sign) - 1] ?? sign;
    for (const [at, relation] of draft.relations.entries())
      if (relation.of === sign.id && relation.to !== owner.id && relation.kind === 'on')
        draft.relations[at] = { ...relation, of: owner.id };
    draft.forget(sign.id);
  }
}
