import type { SceneDraft } from './scene-draft.ts';

/** In as few words everything that is named is what the prompt is about: "a stapler and a cup". */
const FEW_WORDS = 9;

/**
 * A noun that nothing can draw gets a sign with its name. In a whole sentence that is right for what it is about, and
 * misleading for what it names in passing: there the others are shown without it.
 */
export function leaveOutMinorSigns(draft: SceneDraft, words: number): void {
  const signs = draft.subjects.filter(({ figure, noun }) => figure.kind === 'sign' && figure.model === noun);
  if (words <= FEW_WORDS || signs.length === 0) return;
  const main = draft.subjects[0]!;
  for (const sign of signs) if (sign !== main) draft.forget(sign.id);
}
