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
import type { LlamaModel, LlamaModelOptions, Sampling } from './llama-model.ts';

/** Larger contexts cost memory for every token, used or not. */
const LARGEST_CONTEXT = 8192;

export interface LibraryModelOptions extends LlamaModelOptions {
  /**
   * Whether the file's own template is used as it is. Otherwise the library looks which of its templates equals it, and
   * knows more about the model then; that takes 0.8 s of processor at every start.
   */
  readonly isTemplateUnderstood: boolean;
}

/** Any GGUF model that llama.cpp reads, with its own tokenizer and chat template. */
export class LibraryModel implements LlamaModel {
  readonly contextSize: number;
  readonly templateStops: readonly string[];
  readonly #llama: Llama;
  readonly #model: Model;
  readonly #template: ChatWrapper;
  readonly #sequence: LlamaContextSequence;

  private constructor(
    options: LibraryModelOptions,
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

  static async load(options: LibraryModelOptions): Promise<LibraryModel> {
    const llama = await getLlama({
      gpu: false,
      build: 'never',
      progressLogs: false,
      logLevel: LlamaLogLevel.error,
    });
    const model = await llama.loadModel({ modelPath: options.path });
    const contextSize = Math.min(model.trainContextSize, LARGEST_CONTEXT);
    const context = await model.createContext({ contextSize, threads: options.threads });
    return new LibraryModel(options, model, context.getSequence(), contextSize);
  }

  get release(): string {
    return this.#llama.llamaCppRelease.release;
  }

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

  known(tokens: readonly number[]): number {
    return this.#sequence.compareContextTokens(tokens as Token[]).firstDifferentIndex;
  }

  async read(tokens: readonly number[]): Promise<void> {
    await this.#sequence.adaptStateToTokens(tokens as Token[], false);
    const unread = tokens.slice(this.#sequence.nextTokenIndex) as Token[];
    await this.#sequence.evaluateWithoutGeneratingNewTokens(unread);
  }

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

  async save(file: string): Promise<void> {
    await this.#sequence.saveStateToFile(file);
  }

  async restore(file: string): Promise<void> {
    await this.#sequence.clearHistory();
    await this.#sequence.loadStateFromFile(file, { acceptRisk: true });
  }
}

function templateOf(model: Model, { isTemplateUnderstood }: LibraryModelOptions): ChatWrapper {
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
