import { thingWords } from '../catalogue/thing-index.ts';
import type { Subject } from '../scene-description.ts';

const LIGHT_CRAFT = new Set(['balloon', 'kite', 'lantern', 'paper plane']);

/** Whether somebody can have it in hand. */
export function isHoldable({ figure }: Subject): boolean {
  if (figure.kind === 'prop' || figure.kind === 'instrument' || figure.kind === 'emoji') return true;
  if (figure.kind === 'craft') return LIGHT_CRAFT.has(figure.model);
  return figure.kind === 'object' && thingWords(figure.model)?.held !== undefined;
}
