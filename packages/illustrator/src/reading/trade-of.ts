import type { Action } from '../scene-description.ts';
import type { FoundNoun } from './find-noun.ts';
import { IMPLIED } from './lexicon/reading-hints.ts';
import { LIVING } from './scene-draft.ts';

interface Trade {
  readonly figure: FoundNoun;
  readonly action: Action | null;
  /** How many tokens the trade takes up. */
  readonly length: number;
}

/** Of these the trade says more: a woman doctor looks like a doctor, a girl surfer like a surfer who is a girl. */
const ANYBODY = /^(man|woman|person|human|people|girl|boy|child|kid|lady|old man|old woman|little girl)$/;

/** Who is named by a kind and a trade: a robot gardener, a cat chef. */
export function tradeOf(kind: FoundNoun, trade: FoundNoun | null): Trade | null {
  if (trade?.figure.kind !== 'person' || !LIVING.has(kind.figure.kind)) return null;
  const figure = ANYBODY.test(kind.noun) ? trade : kind;
  return {
    figure: { ...figure, plural: trade.plural },
    action: figure === trade ? null : (IMPLIED[trade.noun]?.action ?? null),
    length: trade.length,
  };
}
