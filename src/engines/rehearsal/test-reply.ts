import { rehearse } from './rehearsed-text.ts';

export interface TestReply {
  /** With the spaces behind them. */
  readonly words: readonly string[];
  readonly promptTokens: number;
  /** There were more words than the reply may have. */
  readonly isCut: boolean;
}

/** A reply to the last of the messages; a word counts as a token. */
export async function testReply(
  messages: readonly string[],
  mostTokens: number | null,
  signal: AbortSignal,
): Promise<TestReply> {
  const question = messages.at(-1) ?? '';
  await rehearse(question, signal);
  const all = wordsOf(`This is a test reply. You said: ${question}`);
  const words = all.slice(0, mostTokens ?? all.length);
  const promptTokens = messages.reduce((sum, text) => sum + wordsOf(text).length, 0);
  return { words, promptTokens, isCut: words.length < all.length };
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
