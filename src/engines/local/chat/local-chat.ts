import { existsSync } from 'node:fs';
import type { Line } from '../../../domain/line.ts';
import type { ChildPool } from '../../../platform/children/child-pool.ts';
import { JobEvents } from '../../../platform/children/job-events.ts';
import { chatModelFacts, defaultChatModelPath } from '../../../weights/chat-model.ts';
import { isPresent, missingWeights } from '../../../weights/weight-store.ts';
import type { ChatEngine, ChatEvent, ChatRequest, EngineModel } from '../../engine.ts';
import { engineFailure } from '../engine-failure.ts';
import type { LocalEngineOptions } from '../local-engine-options.ts';
import { modelPool } from '../model-pool.ts';
import type { ChatSetup } from './chat.child.ts';

export interface LocalChatOptions extends LocalEngineOptions {
  /** Any GGUF file; null takes TinyLlama. */
  readonly modelPath: string | null;
}

const MODULE = new URL('./chat.child.ts', import.meta.url);
/** A 4-bit model with 7 billion weights, and its context. */
const MEMORY_MB = 8000;

/** Chat on this machine, through llama.cpp in a child process. */
export class LocalChat implements ChatEngine {
  readonly name = 'local';
  readonly #options: LocalChatOptions;
  readonly #pool: ChildPool;
  readonly #isPresent: () => boolean;

  constructor(options: LocalChatOptions) {
    this.#options = options;
    const { weightsDirectory, threads, idleMs, silenceMs, waiting, onExit } = options;
    const modelPath = options.modelPath ?? defaultChatModelPath(weightsDirectory);
    this.#isPresent = () =>
      options.modelPath === null ? isPresent(weightsDirectory, 'tinyllama') : existsSync(options.modelPath);
    // llama.cpp's threads wait by spinning: on a busy machine one thread too many slows all down.
    const setup: ChatSetup = {
      modelPath,
      threads: Math.max(1, threads - 1),
      isTinyLlama: options.modelPath === null,
    };
    this.#pool = modelPool({
      name: 'chat',
      module: MODULE,
      setup,
      jobsAtOnce: 1,
      waiting,
      idleMs,
      silenceMs,
      onExit,
      memoryMb: MEMORY_MB,
    });
    if (options.warm && this.#isPresent()) this.#pool.warm();
  }

  lines(): Line[] {
    return [this.#pool.line];
  }

  expect(): void {
    if (this.#isPresent()) this.#pool.warm();
  }

  about(): EngineModel {
    const { weightsDirectory, modelPath } = this.#options;
    const { name, goodFor } = chatModelFacts(weightsDirectory, modelPath);
    return { name, goodFor, isLoaded: this.#pool.pid !== undefined };
  }

  get pid(): number | undefined {
    return this.#pool.pid;
  }

  async *reply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    if (!this.#isPresent()) throw missingWeights('chat');
    // A function cannot be sent to another process.
    const { report: _report, ...input } = request;
    try {
      yield* new JobEvents<ChatEvent>(
        (onEvent, stop) => this.#pool.run({ turn: { account: request.account }, input }, stop, onEvent),
        signal,
      );
    } catch (error) {
      throw engineFailure(error, 'chat');
    }
  }

  close(): void {
    this.#pool.close();
  }
}
