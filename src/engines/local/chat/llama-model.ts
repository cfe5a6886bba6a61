import {
  type ChatHistoryItem,
  type ChatWrapper,
  getLlama,
  JinjaTemplateChatWrapper,
  type Llama,
  type LlamaContextSequence,
  LlamaLogLevel,
  type LlamaModel as Model,
  resolveChatWrapper,
  type Token,
} from 'node-llama-cpp';
import type { EngineMessage } from '../../engine.ts';

/** Larger contexts cost memory for every token, used or not. */
const LARGEST_CONTEXT = 8192;

/** How a token is chosen among those that may follow. */
export interface Sampling {
  readonly temperature: number;
  readonly topP: number;
  readonly minP: number;
  /** Null: other tokens every time. */
  readonly seed: number | null;
  /** Makes the tokens that `punished` gives less likely. Without it, small models repeat themselves. */
  readonly repeatPenalty: number;
  readonly punished: () => readonly number[];
}

export interface LlamaModelOptions {
  readonly path: string;
  readonly threads: number;
  /**
   * Whether the file's own template is used as it is. Otherwise the library looks which of its templates equals it, and
   * knows more about the model then; that takes 0.8 s of processor at every start.
   */
  readonly isTemplateUnderstood: boolean;
}

/** Any GGUF model that llama.cpp reads, with its own tokenizer and chat template, and the one conversation that it has read. */
export class LlamaModel {
  readonly contextSize: number;
  /** Template markers that a model may write as plain text instead of its end token. */
  readonly templateStops: readonly string[];
  readonly #llama: Llama;
  readonly #model: Model;
  readonly #template: ChatWrapper;
  readonly #sequence: LlamaContextSequence;

  private constructor(
    options: LlamaModelOptions,
    model: Model,
    sequence: LlamaContextSequence,
    contextSize: number,
  ) {
    this.#llama = model.llama;
    this.#model = model;
    this.#template = templateOf(model, options);
    this.#sequence = sequence;
    this.contextSize = contextSize;
    this.templateStops = stopsOf(this.#template);
  }

  static async load(options: LlamaModelOptions): Promise<LlamaModel> {
    const llama = await getLlama({
      gpu: false,
      build: 'never',
      progressLogs: false,
      logLevel: LlamaLogLevel.error,
    });
    const model = await llama.loadModel({ modelPath: options.path });
    const contextSize = Math.min(model.trainContextSize, LARGEST_CONTEXT);
    const context = await model.createContext({ contextSize, threads: options.threads });
    return new LlamaModel(options, model, context.getSequence(), contextSize);
  }

  /** Which llama.cpp it is: another one remembers differently. */
  get release(): string {
    return this.#llama.llamaCppRelease.release;
  }

  /** The conversation as the model's tokens, up to where its reply begins. */
  tokensOf(messages: readonly EngineMessage[]): number[] {
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

  textOf(tokens: readonly number[]): string {
    return this.#model.detokenize(tokens as readonly Token[]);
  }

  /** How many of these tokens, from the first on, it has read already. */
  known(tokens: readonly number[]): number {
    return this.#sequence.compareContextTokens(tokens as Token[]).firstDifferentIndex;
  }

  /** Reads these tokens as far as it does not know them, and forgets whatever else it had read. */
  async read(tokens: readonly number[]): Promise<void> {
    await this.#sequence.adaptStateToTokens(tokens as Token[], false);
    const unread = tokens.slice(this.#sequence.nextTokenIndex) as Token[];
    await this.#sequence.evaluateWithoutGeneratingNewTokens(unread);
  }

  /** Reads the conversation likewise and writes on, up to its end token. */
  async *write(tokens: readonly number[], sampling: Sampling): AsyncGenerator<number> {
    const { temperature, topP, minP, seed, repeatPenalty, punished } = sampling;
    // The last token is always read: what follows it is wanted.
    await this.#sequence.adaptStateToTokens(tokens.slice(0, -1) as Token[], false);
    const unread = tokens.slice(this.#sequence.nextTokenIndex) as Token[];
    yield* this.#sequence.evaluate(unread, {
      temperature,
      topP,
      minP,
      ...(seed !== null && { seed }),
      repeatPenalty: { penalty: repeatPenalty, punishTokens: () => punished() as Token[] },
    });
  }

  /** Writes what it remembers of the conversation into a file. */
  async save(file: string): Promise<void> {
    await this.#sequence.saveStateToFile(file);
  }

  /** Remembers the conversation of a file instead of its own. The file must be of the same model and release. */
  async restore(file: string): Promise<void> {
    await this.#sequence.clearHistory();
    await this.#sequence.loadStateFromFile(file, { acceptRisk: true });
  }
}

function templateOf(model: Model, { isTemplateUnderstood }: LlamaModelOptions): ChatWrapper {
  const template = model.fileInfo.metadata.tokenizer.chat_template;
  return isTemplateUnderstood && template !== undefined
    ? new JinjaTemplateChatWrapper({ template })
    : resolveChatWrapper(model);
}

function stopsOf(template: ChatWrapper): string[] {
  const { stopGenerationTriggers } = template.generateContextState({ chatHistory: [] });
  return stopGenerationTriggers
    .map((trigger) => trigger.values.filter((value) => typeof value === 'string').join(''))
    .filter((text) => text.trim() !== '');
}
