import { Catalogue } from '../../src/domain/catalogue.ts';
import type { Effort } from '../../src/domain/model.ts';

/** How much work this machine does to hear for a model. */
export function effortOf(model: string): Effort {
  const found = new Catalogue().find(model)?.model;
  if (found?.kind !== 'transcription') throw new Error(`${model} hears nothing`);
  return found.effort;
}
