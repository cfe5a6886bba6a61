import { ServiceError } from '../../../domain/errors.ts';
import { NO_DETAILS } from '../../../domain/price.ts';
import type { ChatEvent, ChatRequest, EngineMessage } from '../../engine.ts';
import type { ChatManners } from './chat-manners.ts';
import type { KeptBeginnings } from './kept-beginnings.ts';
import type { LlamaModel } from './llama-model.ts';
import { StopText } from './stop-text.ts';

/** Tokens that are looked at: some three sentences. */
const WINDOW = 64;
const GRAM = 4;
/** In ordinary text nearly all runs of four tokens are different, in a list of similar lines still three in four. */
const LEAST_DIFFERENT = 0.5;

/** Notices when a model writes the same again and again. */
export class CircleGuard {
  readonly #tokens: number[] = [];

  /** Whether the text goes in circles with this token. */
  add(token: number): boolean {
    this.#tokens.push(token);
    if (this.#tokens.length > WINDOW) this.#tokens.shift();
    if (this.#tokens.length < WINDOW) return false;
    const grams = new Set<string>();
    const count = WINDOW - GRAM + 1;
    for (let at = 0; at < count; at += 1) grams.add(this.#tokens.slice(at, at + GRAM).join());
    return grams.size < count * LEAST_DIFFERENT;
  }
}

/** Tokens that a prompt must leave for the reply. */
const SHORTEST_ANSWER = 16;
/** Without it, small models repeat themselves. */
const REPEAT_PENALTY = 1.1;
const PUNISHED_TOKENS = 64;

export interface LanguageModelOptions {
  readonly model: LlamaModel;
  readonly manners: ChatManners;
  /** Null: nothing is kept between processes. */
  readonly beginnings: KeptBeginnings | null;
}

interface Prompt {
  readonly tokens: readonly number[];
  /** How many of them are examples before the caller's messages. */
  readonly examples: number;
  /** The tokens that all conversations after these examples begin with. */
  readonly beginning: readonly number[];
}

/** Writes replies, one after the other. */
export class LanguageModel {
  readonly #options: LanguageModelOptions;
  readonly #model: LlamaModel;
  #lastReply: Promise<unknown> = Promise.resolve();

  constructor(options: LanguageModelOptions) {
    this.#options = options;
    this.#model = options.model;
  }

  /** One conversation at a time: an aborted one may still be finishing its last token. */
  async reply(request: ChatRequest, onEvent: (event: ChatEvent) => void, signal: AbortSignal): Promise<void> {
    const reply = this.#lastReply.then(() => this.#reply(request, onEvent, signal));
    this.#lastReply = reply.catch(() => {});
    return reply;
  }

  async #reply(
    request: ChatRequest,
    onEvent: (event: ChatEvent) => void,
    signal: AbortSignal,
  ): Promise<void> {
    signal.throwIfAborted();
    const { temperature, minP, stops, spokenStops } = this.#options.manners;
    const prompt = this.#prompt(request);
    const promptTokens = prompt.tokens.length - prompt.examples;
    onEvent({ type: 'start', promptTokens });
    const room = this.#model.contextSize - prompt.tokens.length;
    const most = Math.min(room, request.maxTokens ?? room);
    const written: number[] = [];
    const own = request.spoken ? [...stops, ...spokenStops] : stops;
    const stop = new StopText([...request.stop, ...this.#model.templateStops, ...own]);
    const circles = new CircleGuard();
    let wentInCircles = false;
    let finishReason: 'stop' | 'length' = 'stop';
    let shown = 0;
    const show = (text: string) => {
      if (text !== '') onEvent({ type: 'delta', text });
    };
    await this.#remember(prompt.beginning);
    const tokens = this.#model.write(prompt.tokens, {
      temperature: request.temperature ?? temperature,
      topP: request.topP,
      minP: request.temperature === null ? minP : 0,
      seed: request.seed,
      repeatPenalty: REPEAT_PENALTY,
      punished: () => written.slice(-PUNISHED_TOKENS),
    });
    // The token stream ends by itself at the model's end token.
    for await (const token of tokens) {
      signal.throwIfAborted();
      written.push(token);
      const text = this.#model.textOf(written);
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
      usage: { ...NO_DETAILS, promptTokens, completionTokens: written.length },
      ...(wentInCircles && { wentInCircles }),
    });
  }

  /** The conversation, after examples where the model needs some and there is room for them. */
  #prompt(request: ChatRequest): Prompt {
    const model = this.#model;
    const { examples, messages } = this.#options.manners.prepare(request);
    const plain = model.tokensOf(messages);
    const least = Math.min(SHORTEST_ANSWER, request.maxTokens ?? SHORTEST_ANSWER);
    if (model.contextSize - plain.length < least) throw this.#tooLong(plain.length);
    if (examples.length > 0) {
      const tokens = model.tokensOf([...examples, ...messages]);
      if (model.contextSize - tokens.length > model.contextSize / 4)
        return {
          tokens,
          examples: tokens.length - plain.length,
          beginning: this.#beginningOf(examples, tokens),
        };
    }
    return { tokens: plain, examples: 0, beginning: [] };
  }

  /** The examples and the marker of the question after them: what differs comes after that. */
  #beginningOf(examples: readonly EngineMessage[], tokens: readonly number[]): readonly number[] {
    const withNothing = this.#model.tokensOf([...examples, { role: 'user', content: '' }]);
    const withWord = this.#model.tokensOf([...examples, { role: 'user', content: 'A' }]);
    const beginning = withNothing.slice(0, commonLength(withNothing, withWord));
    return commonLength(beginning, tokens) === beginning.length ? beginning : [];
  }

  /**
   * What the model has read already need not be read again: a conversation begins like the one before, or with
   * examples that were read by an earlier process.
   */
  async #remember(beginning: readonly number[]): Promise<void> {
    const model = this.#model;
    const { beginnings } = this.#options;
    if (beginnings === null || model.known(beginning) === beginning.length) return;
    if (await beginnings.restore(model, beginning)) return;
    await model.read(beginning);
    await beginnings.keep(model, beginning);
  }

  #tooLong(length: number): ServiceError {
    return new ServiceError(
      'context_length_exceeded',
      `This model reads at most ${this.#model.contextSize} tokens; the messages are ${length} tokens long.`,
      { param: 'messages' },
    );
  }
}

/** How many tokens two conversations have in common, from the first on. */
function commonLength(some: readonly number[], others: readonly number[]): number {
  const different = some.findIndex((token, n) => token !== others[n]);
  return different < 0 ? some.length : different;
}
