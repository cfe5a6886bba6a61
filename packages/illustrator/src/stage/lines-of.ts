import { byWord } from '../catalogue/word-tables.ts';
import type { SpokenLine } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordRecord } from '../vocabulary/word-classes.ts';
import type { Drafted } from './draft.ts';
import type { MeaningIndex } from './meaning-index.ts';

const MANNERS = byWord(
  wordRecord<Record<'whisper' | 'shout' | 'sing', readonly string[]>>('mannersOfSaying'),
);

/** What is said, by whom and how. The writing on a sign is not heard. */
export function linesOf(told: MeaningIndex, drafted: readonly Drafted[]): SpokenLine[] {
  return told.meaning.lines.flatMap(({ by, verb, text, which }): SpokenLine[] => {
    const speaker = drafted.find(({ entity }) => entity.id === by)?.subject;
    const isHeard = !speaker || LIVING.has(speaker.figure.kind) || speaker.figure.kind === 'emoji';
    if (!isHeard || told.entity(by ?? 0)?.kinds[0] === 'text') return [];
    const manner = MANNERS.get(verb) ?? 'say';
    return [{ ...(which !== undefined && { which }), by: speaker?.id ?? null, text, manner }];
  });
}
