import { NO_DETAILS } from '../../domain/price.ts';
import type { ChatEngine, ChatEvent, ChatRequest, PassedReply, PassedRequest } from '../engine.ts';
import { PassedTestChat } from './passed-test-chat.ts';
import { testReply } from './test-reply.ts';

/** Replies of test keys: the question, repeated word by word. */
export class TestChat implements ChatEngine {
  readonly name = 'rehearsal';
  readonly #passed: PassedTestChat;

  /** Takes the same requests as the live engine of the model. */
  constructor(live: ChatEngine | undefined) {
    this.#passed = new PassedTestChat(live);
  }

  async *reply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const said = request.messages.map(({ content }) => content);
    const { words, promptTokens, isCut } = await testReply(said, request.maxTokens, signal);
    yield { type: 'start', promptTokens };
    for (const text of words) {
      signal.throwIfAborted();
      yield { type: 'delta', text };
    }
    const usage = { ...NO_DETAILS, promptTokens, completionTokens: words.length };
    yield { type: 'end', finishReason: isCut ? 'length' : 'stop', usage };
  }

  passes(api: PassedRequest['api']): boolean {
    return this.#passed.passes(api);
  }

  passOn(request: PassedRequest, signal: AbortSignal): Promise<PassedReply> {
    return this.#passed.passOn(request, signal);
  }
}
