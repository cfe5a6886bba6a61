import { NO_DETAILS, type TokenUsage } from '../../domain/price.ts';
import { lastText } from '../../domain/rehearsal.ts';
import type { ChatEngine, PassedReply, PassedRequest } from '../engine.ts';
import { testReply } from './test-reply.ts';

/** Replies in the place of a hosted model that gets conversations as they come: in the form of its API. */
export class PassedTestChat implements Required<Pick<ChatEngine, 'passes' | 'passOn'>> {
  readonly #live: ChatEngine | undefined;

  constructor(live: ChatEngine | undefined) {
    this.#live = live;
  }

  passes(api: PassedRequest['api']): boolean {
    return this.#live?.passes?.(api) ?? false;
  }

  async passOn(request: PassedRequest, signal: AbortSignal): Promise<PassedReply> {
    const { words, promptTokens } = await testReply(
      [lastText(JSON.parse(request.bytes.toString()) as object)],
      request.mostTokens,
      signal,
    );
    const usage = { ...NO_DETAILS, promptTokens, completionTokens: words.length };
    const form = FORMS[request.api];
    const answer = { model: request.model, words, usage, wantsUsage: request.wantsUsage };
    return request.streams
      ? { events: each(form.events(answer)), usage: () => usage }
      : { whole: JSON.stringify(form.whole(answer)), usage: () => usage };
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

function responseWhole({ model, words, usage }: TestAnswer) {
  const content = [{ type: 'output_text', text: words.join(''), annotations: [] }];
  const { promptTokens, completionTokens } = usage;
  return {
    ...{ id: 'resp_test', object: 'response', created_at: seconds(), model, status: 'completed' },
    output: [{ type: 'message', id: 'msg_test', status: 'completed', role: 'assistant', content }],
    usage: {
      input_tokens: promptTokens,
      output_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
  };
}

function* responseEvents(answer: TestAnswer): Generator<string> {
  const line = (type: string, rest: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}`;
  const response = responseWhole(answer);
  yield line('response.created', { response: { ...response, status: 'in_progress', output: [] } });
  const place = { item_id: 'msg_test', output_index: 0, content_index: 0 };
  for (const delta of answer.words) yield line('response.output_text.delta', { ...place, delta });
  yield line('response.completed', { response });
}

const FORMS = {
  chat: { whole: chatWhole, events: chatEvents },
  responses: { whole: responseWhole, events: responseEvents },
} as const;

async function* each(lines: Iterable<string>): AsyncGenerator<string> {
  yield* lines;
}

const seconds = () => Math.floor(Date.now() / 1000);
