import type { ReadLine } from '@phonofilm/illustrator/read-lines';
import type { JobLine, RenderedFilm, RenderInput, RenderJob } from '@phonofilm/illustrator/render-film';
import { ArtifactsUnavailable } from '../../../domain/artifacts-unavailable.ts';
import { isDiskFull } from '../../../domain/disk-full.ts';
import { ServiceError } from '../../../domain/errors.ts';
import { ChildCrash } from '../../../platform/children/child-crash.ts';
import { kept } from '../../../platform/children/child-policy.ts';
import { ChildPool } from '../../../platform/children/child-pool.ts';
import type { SpeechEngine } from '../../engine.ts';
import { EVERYTHING } from '../../video-capabilities.ts';
import type { Json, VideoJob, VideoOutcome, WatchedVideoEngine } from '../../video-engine.ts';
import type { LocalPictures } from '../pictures/local-pictures.ts';
import type { ReadLinesJob } from './read-lines.thread.ts';
import { speakLines } from './speak-lines.ts';

export interface SceneEngineOptions {
  /** Films rendered at once. */
  readonly concurrency?: number;
  /** Encoder threads per film, besides the drawing thread. */
  readonly encoderThreads?: number;
  /** Speaks what is said in films; null where there are no voices on this machine. */
  readonly speech?: SpeechEngine | null;
  /** Looks at the pictures of films; null where films show them as they are. */
  readonly pictures?: LocalPictures | null;
  /** Called when a film shows pictures as they are: not in layers, not cut out, not enlarged. */
  readonly onPlain?: (lack: Lack) => void;
  /** Called when a film is made without the speech it should have. */
  readonly onSilent?: (lack: Lack) => void;
  /** The child's module; replaced in tests. */
  readonly module?: URL;
  /** How long a process waits for the next film; longer in tests, which may run beside others. */
  readonly idleMs?: number;
}

/** Why a film lacks something: nobody speaks in it, or its pictures are shown as they are. */
export interface Lack {
  readonly taskId: string;
  readonly reason: string;
  readonly cause?: unknown;
}

const RENDER = new URL('./render-film.child.ts', import.meta.url);
const ENHANCE = new URL('./enhance.thread.ts', import.meta.url);
const READ_LINES = new URL('./read-lines.thread.ts', import.meta.url);
/** An idle reader of prompts holds a hundred megabytes of dictionaries: it is stopped after this time. */
const ENHANCE_IDLE_MS = 30_000;
const READING_MEMORY_MB = 1024;
/** Films wait for their turns in the queue, and prompts are bounded with the requests that wait for them. */
const TURN = { account: 'films', patient: true };
/** A film of 1080p needs about 550 MB; the largest allowed pictures 200 MB more while they are decoded. */
const MEMORY_MB = 1400;
/**
 * A film takes seconds and keeps what it allocates: garbage collection meanwhile would be wasted work. Only painted
 * pictures are let go at once, by the renderer itself; the rest goes between two films.
 */
const NODE_OPTIONS = ['--single-threaded-gc', '--initial-old-space-size=600', '--expose-gc'];
/** Memory of pictures (over 0.5 MB) goes back to the machine when they are freed; otherwise libc keeps some 30 MB. */
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '500000' };
/**
 * How long a process is kept for the next film. After 50 films its start is a hundredth of its work, and what native code
 * may leak is not yet much. A client that looks every few seconds whether its film is done and then asks for the next
 * finds it still there. It rests at 70 to 90 MB of its own, beside 100 MB of libraries that all processes share, and a film of
 * 10 s at 1280x720 takes up to 170 MB more.
 */
const KEPT = { jobsEach: 50, idleMs: 10_000, restingMb: 110 };
/** With a model to load and others to wait for; a second of sound takes about a second. */
const SPEECH_MS = 30_000;
const SPEECH_MS_PER_SECOND = 2_000;
/**
 * The longest film on the slowest machine; a hanging process is killed after this. Renderers run below normal priority,
 * so where other programs take the processors, a film of seconds takes minutes.
 */
const START_MS = 300_000;
const MS_PER_MEGAPIXEL_SECOND = 8_000;

/**
 * Illustrates a prompt as an animated flat scene, on this machine, without a model. Films that are made of
 * text only share processes, one after the other; any other has its own. The same job always gives the same bytes, so
 * after a restart it simply starts again.
 */
export class SceneEngine implements WatchedVideoEngine {
  readonly name = 'local';
  readonly concurrency: number;
  readonly capabilities = EVERYTHING;
  /** `start` does no work; `watch` does. */
  readonly repeatableStart = true;
  readonly #encoderThreads: number;
  readonly #speech: SpeechEngine | null;
  readonly #onSilent: (lack: Lack) => void;
  readonly #pictures: LocalPictures | null;
  readonly #onPlain: (lack: Lack) => void;
  readonly #renderers: ChildPool;
  readonly #running = new Map<string, AbortController>();
  readonly #enhancing = readingThread('prompts to enhance', ENHANCE);
  readonly #reading = readingThread('prompts to read', READ_LINES);

  constructor(options: SceneEngineOptions = {}) {
    this.concurrency = options.concurrency ?? 2;
    this.#encoderThreads = options.encoderThreads ?? 2;
    this.#renderers = new ChildPool({
      name: 'films',
      module: options.module ?? RENDER,
      memoryMb: MEMORY_MB,
      nodeOptions: NODE_OPTIONS,
      environment: ENVIRONMENT,
      policy: kept({ ...KEPT, idleMs: options.idleMs ?? KEPT.idleMs }),
      gate: { what: 'films', atOnce: this.concurrency, waiting: 0 },
    });
    this.#speech = options.speech ?? null;
    this.#onSilent = options.onSilent ?? (() => {});
    this.#pictures = options.pictures ?? null;
    this.#onPlain = options.onPlain ?? (() => {});
  }

  async enhance(prompt: string, signal: AbortSignal): Promise<string> {
    return await this.#enhancing.run<string>({ turn: TURN, input: prompt }, signal);
  }

  async start(job: VideoJob, signal: AbortSignal): Promise<Json> {
    signal.throwIfAborted();
    return { taskId: job.taskId };
  }

  async watch(
    operation: Json,
    job: VideoJob,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<VideoOutcome> {
    const cancelled = new AbortController();
    const key = operationKey(operation);
    this.#running.set(key, cancelled);
    try {
      return await this.#render(job, AbortSignal.any([signal, cancelled.signal]), onProgress);
    } finally {
      if (this.#running.get(key) === cancelled) this.#running.delete(key);
    }
  }

  async cancel(operation: Json): Promise<'stopped'> {
    this.#running
      .get(operationKey(operation))
      ?.abort(new DOMException('The film was cancelled.', 'AbortError'));
    return 'stopped';
  }

  /** Ends its processes and threads. */
  close(): void {
    for (const pool of [this.#renderers, this.#enhancing, this.#reading]) pool.close();
  }

  async #render(
    job: VideoJob,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<VideoOutcome> {
    try {
      const render = await this.#renderJob(job, signal);
      const result = await this.#runTwice(render, signal, onProgress);
      return { state: 'completed', result };
    } catch (error) {
      signal.throwIfAborted();
      if (isDiskFull(error) || error instanceof ArtifactsUnavailable) throw error;
      if (error instanceof ServiceError)
        return failed(error.code, error.message, isTransient(error), error.cause);
      // The details are for the log, not for the caller.
      const message = error instanceof ChildCrash ? crashMessage(error) : 'The film could not be rendered.';
      return failed('internal_error', message, false, error);
    }
  }

  /** A single kill may be bad luck; after a second one the film itself is at fault. */
  async #runTwice(
    render: RenderJob,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<RenderedFilm> {
    let furthest = 0;
    const report = (event: unknown) => {
      if (typeof event !== 'number' || event <= furthest) return;
      furthest = event;
      onProgress(event);
    };
    const { width, height, seconds } = render;
    const task = {
      turn: TURN,
      input: render,
      // A flaw of a decoder that a caller's picture uses must not reach the films of others.
      alone: render.inputs.length > 0,
      timeoutMs: START_MS + Math.round(((width * height) / 1e6) * seconds * MS_PER_MEGAPIXEL_SECOND),
    };
    try {
      return await this.#renderers.run<RenderedFilm>(task, signal, report);
    } catch (error) {
      if (!(error instanceof ChildCrash) || error.reason !== 'crash' || signal.aborted) throw error;
      return await this.#renderers.run<RenderedFilm>({ ...task, alone: true }, signal, report);
    }
  }

  async #renderJob(job: VideoJob, signal: AbortSignal): Promise<RenderJob> {
    const inputs: RenderInput[] = [];
    for (const input of job.inputs) {
      const { role, name, cut } = input;
      const path = await input.open(signal);
      inputs.push({ role, path, ...(name !== undefined && { name }), ...(cut !== undefined && { cut }) });
    }
    const { prompt, edits, seconds, width, height, framesPerSecond, watermark, style, scratchDirectory } =
      job;
    return {
      prompt,
      edits,
      seconds,
      width,
      height,
      framesPerSecond,
      watermark,
      style,
      inputs: await this.#study(inputs, job, signal),
      directory: scratchDirectory,
      encoderThreads: this.#encoderThreads,
      lines: await this.#speak(job, signal),
    };
  }

  async #study(
    inputs: readonly RenderInput[],
    job: VideoJob,
    signal: AbortSignal,
  ): Promise<readonly RenderInput[]> {
    if (!this.#pictures || inputs.length === 0) return inputs;
    const studied = await this.#pictures.study(inputs, job, signal);
    if (studied.plain) this.#onPlain({ taskId: job.taskId, ...studied.plain });
    return studied.inputs;
  }

  /** A film without its speech is better than none. */
  async #speak(job: VideoJob, signal: AbortSignal): Promise<JobLine[]> {
    const { prompt, edits, taskId, seconds, scratchDirectory } = job;
    if (![prompt, ...edits].some((text) => QUOTES.test(text))) return [];
    const limit = AbortSignal.timeout(SPEECH_MS + seconds * SPEECH_MS_PER_SECOND);
    const stop = AbortSignal.any([signal, limit]);
    try {
      const input: ReadLinesJob = { prompt, edits };
      const lines = await this.#reading.run<ReadLine[]>({ turn: TURN, input }, stop);
      if (lines.length === 0) return [];
      if (this.#speech)
        return await speakLines(lines, { seconds, directory: scratchDirectory }, this.#speech, stop);
      this.#onSilent({ taskId, reason: 'the weights of the voices are missing' });
    } catch (cause) {
      signal.throwIfAborted();
      if (isDiskFull(cause)) throw cause;
      const reason = limit.aborted ? 'the voices took too long' : 'the voices failed';
      this.#onSilent({ taskId, reason, cause });
    }
    return [];
  }
}

/** One at a time, away from the event loop: the dictionaries take up to half a second to load. */
function readingThread(what: string, module: URL): ChildPool {
  return new ChildPool({
    name: what,
    kind: 'thread',
    module,
    memoryMb: READING_MEMORY_MB,
    policy: kept({ idleMs: ENHANCE_IDLE_MS }),
    gate: { what, atOnce: 1, waiting: 0 },
  });
}

/** What may begin a quotation. */
const QUOTES = /["“„«「'‘]/;

function operationKey(operation: Json): string {
  return JSON.stringify(operation);
}

function failed(code: string, message: string, retry: boolean, cause: unknown): VideoOutcome {
  return { state: 'failed', code, message, retry, cause };
}

function isTransient(error: ServiceError): boolean {
  return error.code === 'service_unavailable' || error.code === 'upstream_error';
}

function crashMessage(crash: ChildCrash): string {
  switch (crash.reason) {
    case 'crash':
    case 'setup':
      return 'The renderer ended twice before the film was finished.';
    case 'memory':
      return 'The film needed more memory than a film may use.';
    case 'timeout':
      return 'The film took longer to render than a film may.';
    default:
      return crash.reason satisfies never;
  }
}
