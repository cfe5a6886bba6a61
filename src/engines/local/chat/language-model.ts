import {
  type ChatHistoryItem,
  type ChatWrapper,
  getLlama,
  JinjaTemplateChatWrapper,
  type LlamaContextSequence,
  LlamaLogLevel,
  type LlamaModel,
  resolveChatWrapper,
  type Token,
} from 'node-llama-cpp';
import { ServiceError } from '../../../domain/errors.ts';
import type { ChatEvent, ChatRequest, ChatTurn } from '../../engine.ts';
import type { ChatManners } from './chat-manners.ts';
import { CircleGuard } from './circle-guard.ts';
import type { KeptBeginnings } from './kept-beginnings.ts';
import { StopText } from './stop-text.ts';

/** Larger contexts cost memory for every token, used or not. */
const LARGEST_CONTEXT = 8192;
/** Tokens that a prompt must leave for the reply. */
const SHORTEST_ANSWER = 16;
/** Without it, small models repeat themselves. */
const REPEAT_PENALTY = { penalty: 1.1 };

export interface LanguageModelOptions {
  readonly path: string;
  readonly threads: number;
  readonly manners: ChatManners;
  /** Null: nothing is kept between processes. */
  readonly beginnings: KeptBeginnings | null;
}

interface Prompt {
  readonly tokens: Token[];
  /** How many of them are examples before the caller's messages. */
  readonly examples: number;
}

/** A GGUF model with its own tokenizer and chat template. */
export class LanguageModel {
  readonly #options: LanguageModelOptions;
  readonly #model: LlamaModel;
  readonly #template: ChatWrapper;
  readonly #sequence: LlamaContextSequence;
  readonly #contextSize: number;
  #lastReply: Promise<unknown> = Promise.resolve();

  private constructor(
    options: LanguageModelOptions,
    model: LlamaModel,
    sequence: LlamaContextSequence,
    contextSize: number,
  ) {
    this.#options = options;
    this.#model = model;
    this.#template = templateOf(model, options.manners);
    this.#sequence = sequence;
    this.#contextSize = contextSize;
  }

  static async load(options: LanguageModelOptions): Promise<LanguageModel> {
    const llama = await getLlama({
      gpu: false,
      build: 'never',
      progressLogs: false,
      logLevel: LlamaLogLevel.error,
    });
    const model = await llama.loadModel({ modelPath: options.path });
    const contextSize = Math.min(model.trainContextSize, LARGEST_CONTEXT);
    const context = await model.createContext({ contextSize, threads: options.threads });
    return new LanguageModel(options, model, context.getSequence(), contextSize);
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
    const { temperature, minP, stops, spokenStops } = this.#options.manners;
    const prompt = this.#prompt(request);
    onEvent({ type: 'start', promptTokens: prompt.tokens.length - prompt.examples });
    const room = this.#contextSize - prompt.tokens.length;
    const most = Math.min(room, request.maxTokens ?? room);
    const written: Token[] = [];
    const own = request.spoken ? [...stops, ...spokenStops] : stops;
    const stop = new StopText([...request.stop, ...this.#templateStops(), ...own]);
    const circles = new CircleGuard();
    let wentInCircles = false;
    let finishReason: 'stop' | 'length' = 'stop';
    let shown = 0;
    const show = (text: string) => {
      if (text !== '') onEvent({ type: 'delta', text });
    };
    await this.#read(prompt);
    const unread = prompt.tokens.slice(this.#sequence.nextTokenIndex);
    const tokens = this.#sequence.evaluate(unread, {
      temperature: request.temperature ?? temperature,
      topP: request.topP,
      ...(request.temperature === null && { minP }),
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
      wentInCircles = circles.add(token);
      if (stop.found || wentInCircles) break;
      if (written.length >= most) {
        finishReason = 'length';
        break;
      }
    }
    if (!stop.found) show(stop.rest());
    onEvent({
      type: 'end',
      finishReason,
      completionTokens: written.length,
      ...(wentInCircles && { wentInCircles }),
    });
  }

  /** The conversation, after examples where the model needs some and there is room for them. */
  #prompt(request: ChatRequest): Prompt {
    const { examples, messages } = this.#options.manners.prepare(request);
    const plain = this.#tokensOf(messages);
    const least = Math.min(SHORTEST_ANSWER, request.maxTokens ?? SHORTEST_ANSWER);
    if (this.#contextSize - plain.length < least) throw this.#tooLong(plain.length);
    if (examples.length > 0) {
      const tokens = this.#tokensOf([...examples, ...messages]);
      if (this.#contextSize - tokens.length > this.#contextSize / 4) {
        return { tokens, examples: tokens.length - plain.length };
      }
    }
    return { tokens: plain, examples: 0 };
  }

  /** The conversation as the model's tokens, up to where its reply begins. */
  #tokensOf(messages: readonly ChatTurn[]): Token[] {
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

  /**
   * What the model has read already need not be read again: a conversation begins like the one before, or with
   * examples that were read by an earlier process.
   */
  async #read({ tokens, examples }: Prompt): Promise<void> {
    const sequence = this.#sequence;
    const beginning = tokens.slice(0, examples);
    const { firstDifferentIndex } = sequence.compareContextTokens(tokens);
    const { beginnings } = this.#options;
    if (beginnings && firstDifferentIndex < examples) {
      if (!(await beginnings.restore(sequence, beginning))) {
        await sequence.adaptStateToTokens(beginning, false);
        await sequence.evaluateWithoutGeneratingNewTokens(beginning.slice(sequence.nextTokenIndex));
        await beginnings.keep(sequence, beginning);
      }
    }
    await sequence.adaptStateToTokens(tokens.slice(0, -1), false);
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

function templateOf(model: LlamaModel, { isTemplateUnderstood }: ChatManners): ChatWrapper {
  const template = model.fileInfo.metadata.tokenizer.chat_template;
  return isTemplateUnderstood && template !== undefined
    ? new JinjaTemplateChatWrapper({ template })
    : resolveChatWrapper(model);
}
