import { ServiceError } from '../../../domain/errors.ts';
import type { Line } from '../../../domain/line.ts';
import type { ChildPool } from '../../../platform/children/child-pool.ts';
import { JobEvents } from '../../../platform/children/job-events.ts';
import { isPresent, weightPath } from '../../../weights/weight-store.ts';
import type { Speech, SpeechEngine, SpeechRequest } from '../../engine.ts';
import { engineFailure } from '../engine-failure.ts';
import type { LocalEngineOptions } from '../local-engine-options.ts';
import { modelPool } from '../model-pool.ts';
import type { SpeechEvent, SpeechSetup } from './speech.child.ts';
import { voiceOf } from './voices.ts';

export interface LocalSpeechOptions extends LocalEngineOptions {
  /** The operator prefers the simple voice, which is plainly a machine and takes hardly any time. */
  readonly simpleVoice: boolean;
}

const MODULE = new URL('./speech.child.ts', import.meta.url);
const MEMORY_MB = 2000;
/** Two texts alternate, piece by piece, so that the second need not wait for the end of the first. */
const JOBS_AT_ONCE = 2;

/**
 * Text to speech on this machine: Kokoro, or a simple voice where its weights are missing or the operator has chosen that.
 * The voice that begins a text speaks all of it; a full line is 503.
 */
export class LocalSpeech implements SpeechEngine {
  readonly name = 'local';
  readonly #pool: ChildPool;

  constructor({ weightsDirectory, simpleVoice, threads, warm, ...limits }: LocalSpeechOptions) {
    const hasKokoro = !simpleVoice && isPresent(weightsDirectory, 'kokoro');
    const kokoroDirectory = hasKokoro ? weightPath(weightsDirectory, 'kokoro') : null;
    const setup: SpeechSetup = { kokoroDirectory, threads };
    this.#pool = modelPool({
      name: 'speech',
      module: MODULE,
      setup,
      jobsAtOnce: JOBS_AT_ONCE,
      memoryMb: MEMORY_MB,
      ...limits,
    });
    if (warm) this.#pool.warm();
  }

  lines(): Line[] {
    return [this.#pool.line];
  }

  get pid(): number | undefined {
    return this.#pool.pid;
  }

  /** Running and waiting texts. */
  get load(): number {
    return this.#pool.load;
  }

  expect(): void {
    this.#pool.warm();
  }

  async speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech> {
    if (!voiceOf(request.voice)) {
      throw new ServiceError(
        'voice_not_supported',
        `The voice '${request.voice}' is not supported by this model.`,
        {
          param: 'voice',
        },
      );
    }
    // A function cannot be sent to another process.
    const { report: _report, ...input } = request;
    const events = new JobEvents<SpeechEvent>(
      (onEvent, stop) => this.#pool.run({ turn: { account: request.account }, input }, stop, onEvent),
      signal,
    )[Symbol.asyncIterator]();
    const first = await events.next().catch((error: unknown) => {
      throw engineFailure(error, 'speech');
    });
    if (first.done || first.value.type !== 'engine')
      throw new Error('the speech process did not name its engine');
    return { engine: first.value.name, chunks: audioOf(events) };
  }

  close(): void {
    this.#pool.close();
  }
}

async function* audioOf(events: AsyncGenerator<SpeechEvent>): AsyncGenerator<Uint8Array> {
  try {
    for await (const event of events) if (event.type === 'audio') yield event.bytes;
  } catch (error) {
    throw engineFailure(error, 'speech');
  }
}
