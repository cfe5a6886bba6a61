import { askedWords } from '../domain/asked-words.ts';
import type { ChatTurn, SpokenManner } from './engine.ts';

/** What `withManner` adds to a prompt, at most. */
export const MOST_MANNER_BYTES = 200;

export function spokenManner(
  turns: readonly ChatTurn[],
  maxTokens: number | null,
  language: string | null,
): SpokenManner {
  if (maxTokens !== null) return { mostWords: null, language };
  const question = turns.findLast(({ role }) => role === 'user');
  const asking = turns.filter((turn) => turn.role === 'system' || turn === question);
  return { mostWords: askedWords(asking.map(({ content }) => content)), language };
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The conversation with what the model must know about its reply: that it is spoken, how long, in which language. */
export function withManner(
  turns: readonly ChatTurn[],
  { mostWords, language }: SpokenManner,
): readonly ChatTurn[] {
  const told: string[] = [];
  if (mostWords !== null) {
    told.push(
      `This is a spoken conversation: reply in plain, complete sentences, without lists, in at most ${mostWords} words.`,
    );
  }
  if (language !== null && language !== 'en') told.push(`Speak ${LANGUAGE_NAMES.of(language)}.`);
  if (told.length === 0) return turns;
  const [first, ...others] = turns;
  // Chat templates know one system message, at the beginning.
  return first?.role === 'system'
    ? [{ ...first, content: [first.content, ...told].join('\n') }, ...others]
    : [{ role: 'system', content: told.join('\n') }, ...turns];
}
