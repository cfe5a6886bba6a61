import {
  type ChatHistoryItem,
  type ChatWrapper,
  getLlama,
  type LlamaContextSequence,
  LlamaLogLevel,
  type LlamaModel,
  resolveChatWrapper,
  type Token,
} from 'node-llama-cpp';
import { ServiceError } from '../../../domain/errors.ts';
import type { ChatEvent, ChatRequest, ChatTurn } from '../../engine.ts';
import { StopText } from './stop-text.ts';

/** Larger contexts cost memory for every token, used or not. */
const LARGEST_CONTEXT = 8192;
/** Tokens that a prompt must leave for the reply. */
const SHORTEST_ANSWER = 16;
/** Without it, small models repeat themselves. */
const REPEAT_PENALTY = { penalty: 1.1 };

/** A GGUF model with its own tokenizer and chat template. */
export class LanguageModel {
  readonly #model: LlamaModel;
  readonly #template: ChatWrapper;
  readonly #sequence: LlamaContextSequence;
  readonly #contextSize: number;
  #lastReply: Promise<unknown> = Promise.resolve();

  private constructor(model: LlamaModel, sequence: LlamaContextSequence, contextSize: number) {
    this.#model = model;
    this.#template = resolveChatWrapper(model);
    this.#sequence = sequence;
    this.#contextSize = contextSize;
  }

  static async load(path: string, threads: number): Promise<LanguageModel> {
    const llama = await getLlama({
      gpu: false,
      build: 'never',
      progressLogs: false,
      logLevel: LlamaLogLevel.error,
    });
    const model = await llama.loadModel({ modelPath: path });
    const contextSize = Math.min(model.trainContextSize, LARGEST_CONTEXT);
    const context = await model.createContext({ contextSize, threads });
    return new LanguageModel(model, context.getSequence(), contextSize);
  }

  /** The conversation as the model's tokens, up to where its reply begins. */
  promptTokens(messages: readonly ChatTurn[]): Token[] {
    const chatHistory: ChatHistoryItem[] = messages.map(({ role, content }) =>
      role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content },
    );
    const { contextText } = this.#template.generateContextState({
      chatHistory: [...chatHistory, { type: 'model', response: [] }],
    });
    const tokens = contextText.tokenize(this.#model.tokenizer);
    const { bos, shouldPrependBosToken } = this.#model.tokens;
    return shouldPrependBosToken && bos !== null && tokens[0] !== bos ? [bos, ...tokens] : tokens;
  }

  /** One conversation at a time: an aborted one may still be finishing its last token. */
  async reply(request: ChatRequest, onEvent: (event: ChatEvent) => void, signal: AbortSignal): Promise<void> {
    const turn = this.#lastReply.then(() => this.#reply(request, onEvent, signal));
    this.#lastReply = turn.catch(() => {});
    return turn;
  }

  async #reply(
    request: ChatRequest,
    onEvent: (event: ChatEvent) => void,
    signal: AbortSignal,
  ): Promise<void> {
    signal.throwIfAborted();
    const prompt = this.promptTokens(request.messages);
    const room = this.#contextSize - prompt.length;
    if (room < Math.min(SHORTEST_ANSWER, request.maxTokens ?? SHORTEST_ANSWER))
      throw this.#tooLong(prompt.length);
    onEvent({ type: 'start', promptTokens: prompt.length });
    const most = Math.min(room, request.maxTokens ?? room);
    const written: Token[] = [];
    const stop = new StopText([...request.stop, ...this.#templateStops()]);
    let finishReason: 'stop' | 'length' = 'stop';
    let shown = 0;
    const show = (text: string) => {
      if (text !== '') onEvent({ type: 'delta', text });
    };
    // A continued conversation shares its beginning with the last one: only the new part is evaluated.
    await this.#sequence.adaptStateToTokens(prompt.slice(0, -1), false);
    const unread = prompt.slice(this.#sequence.nextTokenIndex);
    const tokens = this.#sequence.evaluate(unread, {
      temperature: request.temperature,
      topP: request.topP,
      ...(request.seed !== null && { seed: request.seed }),
      repeatPenalty: { ...REPEAT_PENALTY, punishTokens: () => written.slice(-64) },
    });
    // The token stream ends by itself at the model's end token.
    for await (const token of tokens) {
      signal.throwIfAborted();
      written.push(token);
      const text = this.#model.detokenize(written);
      // An incomplete character is completed by the next token.
      if (!text.endsWith('\uFFFD')) {
        show(stop.add(text.slice(shown)));
        shown = text.length;
      }
      if (stop.found) break;
      if (written.length >= most) {
        finishReason = 'length';
        break;
      }
    }
    if (!stop.found) show(stop.rest());
    onEvent({ type: 'end', finishReason, completionTokens: written.length });
  }

  /** Template markers that a model may write as plain text instead of its end token. */
  #templateStops(): string[] {
    const { stopGenerationTriggers } = this.#template.generateContextState({ chatHistory: [] });
    return stopGenerationTriggers
      .map((trigger) => trigger.values.filter((value) => typeof value === 'string').join(''))
      .filter((text) => text.trim() !== '');
  }

  #tooLong(length: number): ServiceError {
    return new ServiceError(
      'context_length_exceeded',
      `This model reads at most ${this.#contextSize} tokens; the messages are ${length} tokens long.`,
      { param: 'messages' },
    );
  }
}
