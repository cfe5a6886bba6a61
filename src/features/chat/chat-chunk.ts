import { newId } from '../../platform/identity/identifiers.ts';

/** The events of one streamed chat reply, all with the same id and time. */
export class ChatChunks {
  readonly #head: { id: string; object: 'chat.completion.chunk'; created: number; model: string };

  constructor(model: string, now: number) {
    this.#head = {
      id: newId('chatcmpl'),
      object: 'chat.completion.chunk',
      created: Math.floor(now / 1000),
      model,
    };
  }

  chunk(delta: { role?: 'assistant'; content?: string }, finishReason: string | null = null, index = 0) {
    return { ...this.#head, choices: [{ index, delta, finish_reason: finishReason }] };
  }

  usage(promptTokens: number, completionTokens: number) {
    return { ...this.#head, choices: [], usage: usageJson(promptTokens, completionTokens) };
  }
}

export function usageJson(promptTokens: number, completionTokens: number) {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}
