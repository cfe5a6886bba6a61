import { setImmediate as nextTurn } from 'node:timers/promises';
import { applyTestMode, MOST_CHARACTERS } from './text-in-test-mode.ts';

export interface TestReply {
  /** With the spaces behind them. */
  readonly words: readonly string[];
  readonly promptTokens: number;
  /** There were more words than the reply may have. */
  readonly isCut: boolean;
}

/** A reply to the last of the messages, which it repeats up to a length; a word counts as a token. */
export async function testReply(
  messages: readonly string[],
  mostTokens: number | null,
  signal: AbortSignal,
): Promise<TestReply> {
  const question = messages.at(-1) ?? '';
  await applyTestMode(question, signal);
  const all = wordsOf(`This is a test reply. You said: ${question.slice(0, MOST_CHARACTERS)}`);
  const words = all.slice(0, mostTokens ?? all.length);
  const promptTokens = messages.reduce((sum, text) => sum + wordsOf(text).length, 0);
  return { words, promptTokens, isCut: words.length < all.length };
}

const PIECES_A_TURN = 50;

/** The pieces of a reply, with turns for other requests in between. */
export async function* byTurns(pieces: Iterable<string>, signal: AbortSignal): AsyncGenerator<string> {
  let count = 0;
  for (const piece of pieces) {
    if (count % PIECES_A_TURN === 0) await nextTurn(undefined, { signal });
    count += 1;
    yield piece;
  }
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
