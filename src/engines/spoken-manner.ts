import { promptWords } from '../domain/texts/prompt-words.ts';
import type { EngineMessage, SpokenManner } from './engine.ts';

/** What `withManner` adds to a prompt, at most. */
export const MOST_MANNER_BYTES = 200;

export function spokenManner(
  messages: readonly EngineMessage[],
  maxTokens: number | null,
  language: string | null,
): SpokenManner {
  if (maxTokens !== null) return { mostWords: null, language };
  const question = messages.findLast(({ role }) => role === 'user');
  const asking = messages.filter((message) => message.role === 'system' || message === question);
  return { mostWords: promptWords(asking.map(({ content }) => content)), language };
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The conversation with what the model must know about its reply: that it is spoken, how long, in which language. */
export function withManner(
  messages: readonly EngineMessage[],
  { mostWords, language }: SpokenManner,
): readonly EngineMessage[] {
  const instructions: string[] = [];
  if (mostWords !== null) {
    instructions.push(
      `This is a spoken conversation: reply in plain, complete sentences, without lists, in at most ${mostWords} words.`,
    );
  }
  if (language !== null && language !== 'en') instructions.push(`Speak ${LANGUAGE_NAMES.of(language)}.`);
  if (instructions.length === 0) return messages;
  const [first, ...others] = messages;
  // Chat templates know one system message, at the beginning.
  return first?.role === 'system'
    ? [{ ...first, content: [first.content, ...instructions].join('\n') }, ...others]
    : [{ role: 'system', content: instructions.join('\n') }, ...messages];
}
