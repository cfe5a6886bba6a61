import { NO_DETAILS } from '../../domain/price.ts';
import type { ChatEngine, ChatEvent, ChatRequest } from '../engine.ts';
import { rehearse } from './rehearsed-text.ts';

/** Replies of test keys: the question, repeated word by word. */
export class TestChat implements ChatEngine {
  readonly name = 'rehearsal';

  async *reply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const question = request.messages.at(-1)?.content ?? '';
    await rehearse(question, signal);
    const promptTokens = request.messages.reduce((sum, { content }) => sum + wordsOf(content).length, 0);
    yield { type: 'start', promptTokens };
    const words = wordsOf(`This is a test reply. You said: ${question}`);
    const said = words.slice(0, request.maxTokens ?? words.length);
    for (const text of said) {
      signal.throwIfAborted();
      yield { type: 'delta', text };
    }
    const usage = { ...NO_DETAILS, promptTokens, completionTokens: said.length };
    yield { type: 'end', finishReason: said.length < words.length ? 'length' : 'stop', usage };
  }
}

/** With the spaces behind them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
