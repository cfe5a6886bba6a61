import { NO_MODIFIERS } from './draft-subject.ts';
import type { SceneDraft } from './scene-draft.ts';

/** The people whom a word for several stands for; `count` is what the prompt says, if it says more than one. */
export function castGroup(draft: SceneDraft, models: readonly string[], count: number): void {
  for (const model of models.slice(0, count > 1 ? count : 3)) {
    draft.cast(model, { kind: 'person', model }, false, NO_MODIFIERS);
    draft.join();
  }
}
