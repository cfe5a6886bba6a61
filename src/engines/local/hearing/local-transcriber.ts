import { ServiceError } from '../../../domain/errors.ts';
import { pathOf } from '../../../domain/file-in-memory.ts';
import type { Line } from '../../../domain/line.ts';
import type { ChildPool } from '../../../platform/children/child-pool.ts';
import { SampleFolder } from '../../../platform/media/audio/sample-folder.ts';
import type { WeightName } from '../../../weights/manifest.ts';
import { isPresent, missingWeights } from '../../../weights/weight-store.ts';
import type {
  OnSegment,
  Transcriber,
  Transcript,
  TranscriptionRequest,
  TranscriptSegment,
} from '../../engine.ts';
import { engineFailure } from '../engine-failure.ts';
import type { LocalEngineOptions } from '../local-engine-options.ts';
import { modelPool } from '../model-pool.ts';
import type { HearingSetup } from './hearing.child.ts';
import type { HearingJob } from './hearing-job.ts';
import { hearingPlan } from './hearing-plan.ts';
import { SAMPLE_RATE } from './pcm-file.ts';
import { WHISPER_LANGUAGES } from './whisper/whisper-languages.ts';

const RECOGNISER = new URL('./hearing.child.ts', import.meta.url);

/** Two jobs at once with Whisper small, beside everything else loaded, need two thirds of it. */
const RECOGNISER_MEMORY_MB = 1500;

/** Speech to text on this machine, in a process that stays loaded. It gets samples: other processes decode. */
export class LocalTranscriber implements Transcriber {
  readonly name = 'local';
  readonly sampleRate = SAMPLE_RATE;
  readonly #options: LocalEngineOptions;
  readonly #pool: ChildPool;

  constructor(options: LocalEngineOptions) {
    this.#options = options;
    // The most accurate one is slow in any case: it may load when somebody asks for it.
    const preload: HearingSetup['preload'] = ['whisper-base', 'silero-vad', 'moonshine-tiny'];
    const setup: HearingSetup = {
      weightsDirectory: options.weightsDirectory,
      threads: options.threads,
      preload: options.warm ? preload.filter((name) => isPresent(options.weightsDirectory, name)) : [],
    };
    this.#pool = modelPool({
      name: 'speech recognition',
      module: RECOGNISER,
      setup,
      jobsAtOnce: 2,
      waiting: options.waiting,
      idleMs: options.idleMs,
      silenceMs: options.silenceMs,
      onExit: options.onExit,
      memoryMb: RECOGNISER_MEMORY_MB,
    });
    if (setup.preload.length > 0) this.#pool.warm();
  }

  lines(): Line[] {
    return [this.#pool.line];
  }

  get pid(): number | undefined {
    return this.#pool.pid;
  }

  async transcribe(
    request: TranscriptionRequest,
    signal: AbortSignal,
    onSegment?: OnSegment,
  ): Promise<Transcript> {
    const recognisers = this.#recognisers(request);
    const { account, task, language, prompt, temperature, words, samples = null } = request;
    // What was measured without being decoded is decoded in its turn.
    await using folder = samples === null ? await SampleFolder.make() : null;
    let decoding: Promise<unknown> | undefined;
    const prepare = async () => {
      decoding ??= folder?.decode(
        await pathOf(request.file),
        { param: 'file', sampleRate: SAMPLE_RATE },
        { account, patient: true },
        signal,
      );
      await decoding;
    };
    const pcm = samples ?? folder?.path ?? '';
    const input: HearingJob = { pcm, task, language, prompt, temperature, words, ...recognisers };
    try {
      return await this.#pool.run<Transcript>({ turn: { account }, input, prepare }, signal, (event) => {
        // The recogniser does not wait: it is slower than any caller.
        void onSegment?.(event as TranscriptSegment);
      });
    } catch (error) {
      throw engineFailure(error, 'speech recognition');
    }
  }

  close(): void {
    this.#pool.close();
  }

  #recognisers(request: TranscriptionRequest): Pick<HearingJob, 'english' | 'others'> {
    if (request.language !== null && !WHISPER_LANGUAGES.has(request.language)) {
      throw new ServiceError('invalid_parameter', `The language '${request.language}' is not supported.`, {
        param: 'language',
      });
    }
    const plan = hearingPlan(request.effort, request.task);
    const present = (name: WeightName) => isPresent(this.#options.weightsDirectory, name);
    const english = plan.english.find(present) ?? null;
    const others = plan.others.find(present) ?? null;
    const needed = request.task === 'translate' || (request.language ?? 'en') !== 'en' ? others : english;
    if (!present('silero-vad') || !needed) throw missingWeights('speech recognition');
    return { english, others };
  }
}
