import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Actor, actorOf, type Cast } from '@phonofilm/illustrator/cast-again';
import type {
  CastLine,
  JobLine,
  RenderedFilm,
  RenderInput,
  RenderJob,
  Screenplay,
} from '@phonofilm/illustrator/render-film';
import { ArtifactsUnavailable } from '../../../domain/artifacts-unavailable.ts';
import { isDiskFull } from '../../../domain/disk-full.ts';
import { ServiceError } from '../../../domain/errors.ts';
import { wholeSeconds } from '../../../domain/videos/video.ts';
import { ChildCrash } from '../../../platform/children/child-crash.ts';
import { kept } from '../../../platform/children/child-policy.ts';
import { ChildPool, type PoolJob } from '../../../platform/children/child-pool.ts';
import type { SpeechEngine } from '../../engine.ts';
import { EVERYTHING, type VideoCapabilities } from '../../video-capabilities.ts';
import type { Json, VideoInput, VideoJob, VideoOutcome, WatchedVideoEngine } from '../../video-engine.ts';
import type { LocalPictures } from '../pictures/local-pictures.ts';
import type { IllustrationJob } from './illustrate.child.ts';
import { sayRecording } from './say-recording.ts';
import { speakLines } from './speak-lines.ts';
import { storedActor, storedScreenplay, taskOf, toActor, toOperation } from './video-operation.ts';

export interface SceneEngineOptions {
  /** Videos rendered at once. */
  readonly concurrency?: number;
  /** Encoder threads per video, besides the drawing thread. */
  readonly encoderThreads?: number;
  /** Speaks what is said in videos; null where there are no voices on this machine. */
  readonly speech?: SpeechEngine | null;
  /** Looks at the pictures of videos; null where videos show them as they are. */
  readonly pictures?: LocalPictures | null;
  /** Called when a video shows pictures as they are: not in layers, not cut out. */
  readonly onPlain?: (lack: Lack) => void;
  /** Called when a video is made without the speech it should have. */
  readonly onSilent?: (lack: Lack) => void;
  /** The child's module; replaced in tests. */
  readonly module?: URL;
  /** How long a process waits for the next video; longer in tests, which may run beside others. */
  readonly idleMs?: number;
}

const LOCAL = 'local';
const ANY = Number.POSITIVE_INFINITY;
/** It speaks a recording; videos by others are nothing that it can take after. */
const INPUTS: VideoCapabilities['inputs'] = {
  'first-frame': ANY,
  'last-frame': ANY,
  component: ANY,
  reference: ANY,
  character: ANY,
  sound: 1,
  // Its own, whose scene it knows.
  source: 1,
};

/** Why a video lacks something: nobody speaks in it, or its pictures are shown as they are. */
export interface Lack {
  readonly taskId: string;
  readonly reason: string;
  readonly cause?: unknown;
}

const RENDER = new URL('./illustrate.child.ts', import.meta.url);
const ENHANCE = new URL('./enhance.thread.ts', import.meta.url);
/** An idle reader of prompts holds a hundred megabytes of dictionaries: it is stopped after this time. */
const ENHANCE_IDLE_MS = 30_000;
const READING_MEMORY_MB = 1024;
/** Videos wait for their turns in the queue, and prompts are bounded with the requests that wait for them. */
const TURN = { account: 'videos', patient: true };
/** A video of 1080p needs about 550 MB; the largest allowed pictures 200 MB more while they are decoded. */
const MEMORY_MB = 1400;
/**
 * A video takes seconds and keeps what it allocates: garbage collection meanwhile would be wasted work. Only painted
 * pictures are let go at once, by the renderer itself; the rest goes between two videos.
 */
const NODE_OPTIONS = ['--single-threaded-gc', '--initial-old-space-size=600', '--expose-gc'];
/** Memory of pictures (over 0.5 MB) goes back to the machine when they are freed; otherwise libc keeps some 30 MB. */
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '500000' };
/**
 * How long a process is kept for the next video, which is two jobs. After 50 videos its start is a hundredth of its work, and
 * what native code may leak is not yet much. A client that looks every few seconds whether its video is done and then asks for the next
 * finds it still there. It rests at 70 to 90 MB of its own, beside 100 MB of libraries that all processes share, and a video of
 * 10 s at 1280x720 takes up to 170 MB more.
 */
const KEPT = { jobsEach: 100, idleMs: 10_000, restingMb: 110 };
/** With a model to load and others to wait for; a second of sound takes about a second. */
const SPEECH_MS = 30_000;
const SPEECH_MS_PER_SECOND = 2_000;
/**
 * The longest video on the slowest machine; a hanging process is killed after this. Renderers run below normal priority,
 * so where other programs take the processors, a video of seconds takes minutes.
 */
const START_MS = 300_000;
const MS_PER_MEGAPIXEL_SECOND = 8_000;

/**
 * Illustrates a prompt as an animated flat scene, on this machine. `start` reads the texts of a video, and what they say is
 * its operation, from which `watch` renders it: the same operation always gives the same bytes, so after a restart
 * rendering simply starts again. Videos that are made of text only share processes, one after the other; any other is
 * rendered in its own.
 */
export class SceneEngine implements WatchedVideoEngine {
  readonly name = LOCAL;
  readonly concurrency: number;
  readonly capabilities: VideoCapabilities = { ...EVERYTHING, inputs: INPUTS };
  /** Reading again costs nothing, and gives the same. */
  readonly repeatableStart = true;
  readonly #encoderThreads: number;
  readonly #speech: SpeechEngine | null;
  readonly #onSilent: (lack: Lack) => void;
  readonly #pictures: LocalPictures | null;
  readonly #onPlain: (lack: Lack) => void;
  readonly #renderers: ChildPool;
  readonly #running = new Map<string, AbortController>();
  /** One at a time, away from the event loop: the dictionaries take up to half a second to load. */
  readonly #enhancing = new ChildPool({
    name: 'prompts to enhance',
    kind: 'thread',
    module: ENHANCE,
    memoryMb: READING_MEMORY_MB,
    policy: kept({ idleMs: ENHANCE_IDLE_MS }),
    gate: { what: 'prompts to enhance', atOnce: 1, waiting: 0 },
  });

  constructor(options: SceneEngineOptions = {}) {
    this.concurrency = options.concurrency ?? 2;
    this.#encoderThreads = options.encoderThreads ?? 2;
    this.#renderers = new ChildPool({
      name: 'videos',
      module: options.module ?? RENDER,
      memoryMb: MEMORY_MB,
      nodeOptions: NODE_OPTIONS,
      environment: ENVIRONMENT,
      policy: kept({ ...KEPT, idleMs: options.idleMs ?? KEPT.idleMs }),
      gate: { what: 'videos', atOnce: this.concurrency, waiting: 0 },
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
    try {
      return toOperation(job.taskId, await this.#read(job, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ChildCrash)
        throw new ServiceError('internal_error', crashMessage(error), { cause: error });
      throw error;
    }
  }

  async watch(
    operation: Json,
    job: VideoJob,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<VideoOutcome> {
    const cancelled = new AbortController();
    const key = taskOf(operation);
    this.#running.set(key, cancelled);
    try {
      return await this.#render(operation, job, AbortSignal.any([signal, cancelled.signal]), onProgress);
    } finally {
      if (this.#running.get(key) === cancelled) this.#running.delete(key);
    }
  }

  async cancel(operation: Json): Promise<'stopped'> {
    this.#running.get(taskOf(operation))?.abort(new DOMException('The video was cancelled.', 'AbortError'));
    return 'stopped';
  }

  actorOf(operation: Json): Json | null {
    const screenplay = storedScreenplay(operation);
    const actor = screenplay && actorOf(screenplay.scene);
    return actor && toActor(actor);
  }

  /** Ends its processes and threads. */
  close(): void {
    for (const pool of [this.#renderers, this.#enhancing]) pool.close();
  }

  /** A remix or edit changes the scene of its source, if that was made here; in an extension it goes on. */
  async #read(job: VideoJob, signal: AbortSignal): Promise<Screenplay> {
    const { prompt, edits, style, seed, remixOf, reworks } = job;
    const source = remixOf?.route === this.name ? storedScreenplay(remixOf.operation) : null;
    const isExtension = reworks?.kind === 'extension';
    const ownEdits = isExtension ? edits.slice(0, -1) : edits;
    const cast = castOf(job);
    const texts = { prompt, edits: ownEdits, style, cast, ...(seed !== undefined && { seed }) };
    const goesOn = isExtension && { goesOn: { next: edits.at(-1) ?? '', seconds: reworks.seconds } };
    const input: IllustrationJob = { kind: 'read', texts, source, ...goesOn };
    return await this.#runTwice<Screenplay>({ input, timeoutMs: START_MS, isFollowed: true }, signal);
  }

  async #render(
    operation: Json,
    job: VideoJob,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<VideoOutcome> {
    try {
      // Earlier versions stored nothing, and too much is not stored.
      const screenplay = storedScreenplay(operation) ?? (await this.#read(job, signal));
      const render = await this.#renderJob(screenplay, job, signal);
      const { width, height } = job;
      const seconds = wholeSeconds(job);
      let furthest = 0;
      const report = (event: unknown) => {
        if (typeof event !== 'number' || event <= furthest) return;
        furthest = event;
        onProgress(event);
      };
      const order = {
        input: { kind: 'render', job: render } satisfies IllustrationJob,
        // A flaw of a decoder that a caller's picture uses must not reach the videos of others.
        alone: render.inputs.length > 0,
        timeoutMs: START_MS + Math.round(((width * height) / 1e6) * seconds * MS_PER_MEGAPIXEL_SECOND),
      };
      const { film: video, ...stills } = await this.#runTwice<RenderedFilm>(order, signal, report);
      return { state: 'completed', result: { video, ...stills } };
    } catch (error) {
      signal.throwIfAborted();
      if (isDiskFull(error) || error instanceof ArtifactsUnavailable) throw error;
      if (error instanceof ServiceError)
        return failed(error.code, error.message, isTransient(error), error.cause);
      // The details are for the log, not for the caller.
      const message = error instanceof ChildCrash ? crashMessage(error) : 'The video could not be rendered.';
      return failed('internal_error', message, false, error);
    }
  }

  /** A single kill may be bad luck; after a second one the video itself is at fault. */
  async #runTwice<Result>(
    job: Omit<PoolJob, 'turn'>,
    signal: AbortSignal,
    onEvent?: (event: unknown) => void,
  ): Promise<Result> {
    const task = { ...job, turn: TURN };
    try {
      return await this.#renderers.run<Result>(task, signal, onEvent);
    } catch (error) {
      if (!(error instanceof ChildCrash) || error.reason !== 'crash' || signal.aborted) throw error;
      return await this.#renderers.run<Result>({ ...task, alone: true }, signal, onEvent);
    }
  }

  async #renderJob(screenplay: Screenplay, job: VideoJob, signal: AbortSignal): Promise<RenderJob> {
    const inputs: RenderInput[] = [];
    for (const input of job.inputs) {
      const { role, name, cut } = input;
      if (role === 'clip' || role === 'sound' || role === 'source' || actorAmong(input)) continue;
      const path = await input.open(signal);
      inputs.push({ role, path, ...(name !== undefined && { name }), ...(cut !== undefined && { cut }) });
    }
    const { width, height, framesPerSecond, watermark, scratchDirectory } = job;
    return {
      screenplay,
      seconds: wholeSeconds(job),
      width,
      height,
      framesPerSecond,
      watermark,
      inputs: await this.#study(inputs, job, signal),
      directory: scratchDirectory,
      encoderThreads: this.#encoderThreads,
      lines: await this.#sayAll(screenplay, wholeSeconds(job), job, signal),
    };
  }

  /** What is said in a video, and before that in the one that it begins with. */
  async #sayAll(
    screenplay: Screenplay,
    seconds: number,
    job: VideoJob,
    signal: AbortSignal,
  ): Promise<JobLine[]> {
    const { begins, lines } = screenplay;
    if (!begins) {
      const recorded = await this.#recorded(screenplay, seconds, job, signal);
      return recorded ?? (await this.#speak(lines, { ...job, seconds }, signal));
    }
    const before = await this.#sayAll(begins.screenplay, begins.seconds, job, signal);
    const scratchDirectory = join(job.scratchDirectory, `from-${begins.seconds}`);
    await mkdir(scratchDirectory, { recursive: true });
    const after = await this.#speak(
      lines,
      { ...job, seconds: seconds - begins.seconds, scratchDirectory },
      signal,
    );
    return [
      ...before,
      ...after.map((line) => ({ ...line, startSeconds: line.startSeconds + begins.seconds })),
    ];
  }

  /** The recording that the caller sent, said by somebody who is in the video; null: there is none. */
  async #recorded(
    screenplay: Screenplay,
    seconds: number,
    { inputs, scratchDirectory }: VideoJob,
    signal: AbortSignal,
  ): Promise<JobLine[] | null> {
    const sound = inputs.find(({ role }) => role === 'sound');
    if (!sound) return null;
    return await sayRecording(
      screenplay,
      await sound.open(signal),
      { seconds, directory: scratchDirectory },
      signal,
    );
  }

  async #study(
    inputs: readonly RenderInput[],
    job: VideoJob,
    signal: AbortSignal,
  ): Promise<readonly RenderInput[]> {
    if (!this.#pictures || inputs.length === 0) return inputs;
    const studied = await this.#pictures.study(inputs, signal);
    if (studied.plain) this.#onPlain({ taskId: job.taskId, ...studied.plain });
    return studied.inputs;
  }

  /** A video without its speech is better than none. */
  async #speak(
    lines: readonly CastLine[],
    { taskId, seconds, scratchDirectory }: VideoJob,
    signal: AbortSignal,
  ): Promise<JobLine[]> {
    if (lines.length === 0) return [];
    const limit = AbortSignal.timeout(SPEECH_MS + seconds * SPEECH_MS_PER_SECOND);
    const stop = AbortSignal.any([signal, limit]);
    try {
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

/** The actors of a video by their names; one without has a name that no caller can give. */
function castOf({ inputs }: VideoJob): Cast {
  return Object.fromEntries(
    inputs.flatMap((input, index) => {
      const actor = actorAmong(input);
      return actor ? [[input.name ?? `${index}.actor`, actor]] : [];
    }),
  );
}

/** Of a character from a video that was drawn here, whom to draw again. */
function actorAmong({ actor }: VideoInput): Actor | null {
  return actor?.route === LOCAL ? storedActor(actor.looks) : null;
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
      return 'The renderer ended twice before the video was finished.';
    case 'memory':
      return 'The video needed more memory than a video may use.';
    case 'timeout':
      return 'The video took longer to render than a video may.';
    default:
      return crash.reason satisfies never;
  }
}
