import { NO_DETAILS, type TokenUsage } from '../../domain/price.ts';
import { lastText } from '../../domain/test-mode.ts';
import type { ChatEngine, PassedReply, PassedRequest } from '../engine.ts';
import { byTurns, testReply } from './test-reply.ts';

/** Replies in the place of a hosted model that gets conversations as they come. */
export class PassedTestChat implements Pick<ChatEngine, 'passes' | 'passOn'> {
  readonly #live: ChatEngine | undefined;

  constructor(live: ChatEngine | undefined) {
    this.#live = live;
  }

  get passes(): readonly string[] | undefined {
    return this.#live?.passes;
  }

  async passOn(request: PassedRequest, signal: AbortSignal): Promise<PassedReply> {
    const { words, promptTokens } = await testReply([lastText(request.body)], request.mostTokens, signal);
    const usage = { ...NO_DETAILS, promptTokens, completionTokens: words.length };
    const answer = { model: request.model, words, usage, wantsUsage: request.wantsUsage };
    return request.streams
      ? { events: byTurns(chatEvents(answer), signal), usage: () => usage }
      : { whole: JSON.stringify(chatWhole(answer)), usage: () => usage };
  }
}

interface TestAnswer {
  readonly model: string;
  /** With the spaces behind them. */
  readonly words: readonly string[];
  readonly usage: TokenUsage;
  readonly wantsUsage: boolean;
}

const CHAT_ID = 'chatcmpl-test';

const chatUsage = ({ promptTokens, completionTokens }: TokenUsage) => ({
  prompt_tokens: promptTokens,
  completion_tokens: completionTokens,
  total_tokens: promptTokens + completionTokens,
});

function* chatEvents({ model, words, usage, wantsUsage }: TestAnswer): Generator<string> {
  const head = { id: CHAT_ID, object: 'chat.completion.chunk', created: seconds(), model };
  const line = (rest: object) => `data: ${JSON.stringify({ ...head, ...rest })}`;
  const choice = (delta: object, finish_reason: string | null) => ({
    choices: [{ index: 0, delta, finish_reason }],
  });
  yield line(choice({ role: 'assistant', content: '' }, null));
  for (const content of words) yield line(choice({ content }, null));
  yield line(choice({}, 'stop'));
  if (wantsUsage) yield line({ choices: [], usage: chatUsage(usage) });
}

const chatWhole = ({ model, words, usage }: TestAnswer) => ({
  ...{ id: CHAT_ID, object: 'chat.completion', created: seconds(), model, usage: chatUsage(usage) },
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: words.join('') },
      finish_reason: 'stop',
      logprobs: null,
    },
  ],
});

const seconds = () => Math.floor(Date.now() / 1000);
