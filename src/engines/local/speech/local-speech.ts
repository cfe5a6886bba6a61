import { JobEvents } from '../../../children/job-events.ts';
import { WarmChild } from '../../../children/warm-child.ts';
import { ServiceError } from '../../../domain/errors.ts';
import type { Line } from '../../../domain/line.ts';
import { isPresent, weightPath } from '../../../weights/weight-store.ts';
import type { Speech, SpeechEngine, SpeechRequest } from '../../engine.ts';
import { engineFailure } from '../engine-failure.ts';
import type { LocalEngineOptions } from '../local-engine-options.ts';
import type { SpeechEvent, SpeechSetup } from './speech.child.ts';
import { voiceOf } from './voices.ts';

export interface LocalSpeechOptions extends LocalEngineOptions {
  /** A text that would take Kokoro longer than this is spoken by the fast engine. */
  readonly longestKokoroSeconds: number;
}

const MODULE = new URL('./speech.child.ts', import.meta.url);
const MEMORY_MB = 2000;
/** Two texts alternate, piece by piece, so that the second need not wait for the end of the first. */
const CONCURRENCY = 2;
/** With this many texts waiting, the fast engine is quicker than waiting. */
const LONG_LINE = 4;
const CHARACTERS_PER_SECOND = 14;
/** Seconds of computing per second of audio, on two cores of the slowest machine that was measured. */
const WORK_PER_SECOND = 1.2;
/** The only speech model for which the contract supports instructions; the chat model has none. */
const INSTRUCTED = 'chat-4o-mini-tts-2025-12-15';

/** Text to speech on this machine: Kokoro, or a fast engine where Kokoro would take too long. */
export class LocalSpeech implements SpeechEngine {
  readonly name = 'local';
  readonly #options: LocalSpeechOptions;
  readonly #kokoro: WarmChild | null;
  readonly #fast: WarmChild;

  constructor(options: LocalSpeechOptions) {
    this.#options = options;
    const directory = weightPath(options.weightsDirectory, 'kokoro');
    this.#kokoro = isPresent(options.weightsDirectory, 'kokoro')
      ? this.#child('speech', directory, LONG_LINE)
      : null;
    this.#fast = this.#child('fast speech', null, options.waiting);
    if (options.warm) (this.#kokoro ?? this.#fast).warm();
  }

  lines(): Line[] {
    return [this.#kokoro, this.#fast].flatMap((child) => child?.line ?? []);
  }

  /** Whether texts are spoken by Kokoro, and not only by the engine that stands in for it. */
  get hasVoices(): boolean {
    return this.#kokoro !== null;
  }

  get pid(): number | undefined {
    return (this.#kokoro ?? this.#fast).pid;
  }

  /** Running and waiting texts. */
  get load(): number {
    return (this.#kokoro?.load ?? 0) + this.#fast.load;
  }

  expect(): void {
    (this.#kokoro ?? this.#fast).warm();
  }

  async speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech> {
    if (!voiceOf(request.model, request.voice)) {
      throw new ServiceError(
        'voice_not_supported',
        `The voice '${request.voice}' is not supported by this model.`,
        {
          param: 'voice',
        },
      );
    }
    const instructions = request.model === INSTRUCTED ? request.instructions : null;
    const input: SpeechRequest = { ...request, instructions };
    const child = this.#choose(request);
    const events = new JobEvents<SpeechEvent>(
      (onEvent, stop) => child.run(request.account, () => Promise.resolve(input), stop, onEvent),
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
    this.#kokoro?.close();
    this.#fast.close();
  }

  #choose(request: SpeechRequest): WarmChild {
    const kokoro = this.#kokoro;
    if (!kokoro || kokoro.load >= LONG_LINE) return this.#fast;
    if (request.continues !== undefined) return request.continues === 'kokoro' ? kokoro : this.#fast;
    const seconds = request.text.length / CHARACTERS_PER_SECOND / Math.min(request.speed, 1.4);
    const work = seconds * WORK_PER_SECOND * (kokoro.load + 1);
    return work > this.#options.longestKokoroSeconds ? this.#fast : kokoro;
  }

  #child(name: string, kokoroDirectory: string | null, waiting: number): WarmChild {
    const { threads, idleMs, silenceMs, onExit } = this.#options;
    const setup: SpeechSetup = { kokoroDirectory, threads };
    return new WarmChild({
      name,
      module: MODULE,
      setup,
      concurrency: CONCURRENCY,
      waiting,
      idleMs,
      silenceMs,
      onExit,
      memoryMb: MEMORY_MB,
    });
  }
}

async function* audioOf(events: AsyncGenerator<SpeechEvent>): AsyncGenerator<Uint8Array> {
  try {
    for await (const event of events) if (event.type === 'audio') yield event.bytes;
  } catch (error) {
    throw engineFailure(error, 'speech');
  }
}
