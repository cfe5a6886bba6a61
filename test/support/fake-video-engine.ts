import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EVERYTHING, type VideoCapabilities } from '../../src/engines/video-capabilities.ts';
import {
  type Json,
  type PolledVideoEngine,
  StartRefused,
  type VideoJob,
  type VideoOutcome,
  type VideoResult,
  type VideoStatus,
  type WatchedVideoEngine,
} from '../../src/engines/video-engine.ts';

export interface FakeVideoOptions {
  readonly name?: string;
  readonly concurrency?: number;
  readonly capabilities?: Partial<VideoCapabilities>;
  readonly repeatableStart?: boolean;
  /** A small real video and picture that every job returns. */
  readonly video: string;
  readonly picture: string;
  /** Time between the four steps of a job. */
  readonly stepMs?: number;
}

/** All state of a started fake job: another object in another process can continue it. */
interface FakeOperation {
  readonly taskId: string;
  readonly attempt: number;
  readonly prompt: string;
  readonly startedAt: number;
}

const STEPS = 4;

/**
 * The part that both fakes share. Words in the prompt control them, so that tests can control them across processes:
 * "fail" fails finally, "crash" throws each time, "flaky" fails its first attempt, "hang" waits forever, "breach"
 * violates the content policy while running; at the start, "busy" refuses the first time, "lost" loses the response.
 */
abstract class FakeVideo {
  readonly name: string;
  readonly concurrency: number;
  readonly capabilities: VideoCapabilities;
  readonly repeatableStart: boolean;
  readonly started: string[] = [];
  readonly cancelled: string[] = [];
  /** The jobs as the engine received them. */
  readonly jobs: VideoJob[] = [];
  protected readonly options: FakeVideoOptions;
  readonly #refused = new Set<string>();

  constructor(name: string, options: FakeVideoOptions) {
    this.name = options.name ?? name;
    this.concurrency = options.concurrency ?? 4;
    this.capabilities = { ...EVERYTHING, ...options.capabilities };
    this.repeatableStart = options.repeatableStart ?? true;
    this.options = options;
  }

  async enhance(prompt: string): Promise<string> {
    return `A cinematic view of ${prompt}`;
  }

  async start(job: VideoJob, signal: AbortSignal): Promise<Json> {
    signal.throwIfAborted();
    const { taskId, attempt, prompt } = job;
    if (/\bbusy\b/.test(prompt) && !this.#refused.has(taskId)) {
      this.#refused.add(taskId);
      throw new StartRefused('the fake engine has too much to do', { retryAfterMs: 1 });
    }
    this.started.push(taskId);
    this.jobs.push(job);
    if (/\blost\b/.test(prompt)) throw new Error('the response of the fake engine was lost');
    return { taskId, attempt, prompt, startedAt: Date.now() } satisfies FakeOperation;
  }

  async cancel(operation: Json): Promise<'stopped'> {
    this.cancelled.push(read(operation).taskId);
    return 'stopped';
  }

  protected get stepMs(): number {
    return this.options.stepMs ?? 2;
  }

  /** The failure that the prompt asks for, if any. */
  protected trouble({ prompt, attempt }: FakeOperation): VideoOutcome | null {
    if (/\bcrash\b/.test(prompt)) throw new Error('the fake engine crashed');
    if (/\bfail\b/.test(prompt))
      return failed('generation_failed', 'The fake engine was told to fail.', false);
    if (/\bbreach\b/.test(prompt))
      return failed('content_policy_violation', 'The video would have violated the usage policy.', false);
    if (/\bflaky\b/.test(prompt) && attempt === 1)
      return failed('generation_failed', 'The fake engine stumbled.', true);
    return null;
  }

  protected async video(job: VideoJob): Promise<string> {
    const video = join(job.scratchDirectory, 'video.mp4');
    await copyFile(this.options.video, video);
    return video;
  }
}

/** A local engine whose videos are copies of one small file. */
export class FakeVideoEngine extends FakeVideo implements WatchedVideoEngine {
  constructor(options: FakeVideoOptions) {
    super('fake/video', options);
  }

  async watch(
    operation: Json,
    job: VideoJob,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<VideoOutcome> {
    signal.throwIfAborted();
    const begun = read(operation);
    for (const input of job.inputs) await input.open(signal);
    const trouble = this.trouble(begun);
    if (trouble) return trouble;
    for (let step = 1; step < STEPS; step += 1) {
      await delay(this.stepMs, undefined, { signal });
      onProgress((step * 100) / STEPS);
    }
    if (/\bhang\b/.test(begun.prompt)) await delay(3_600_000, undefined, { signal });
    return { state: 'completed', result: await this.#result(job) };
  }

  async #result(job: VideoJob): Promise<VideoResult> {
    const thumbnail = join(job.scratchDirectory, 'thumbnail.jpg');
    const spritesheet = join(job.scratchDirectory, 'spritesheet.jpg');
    await copyFile(this.options.picture, thumbnail);
    await copyFile(this.options.picture, spritesheet);
    return { video: await this.video(job), thumbnail, spritesheet };
  }
}

/** A remote service that is polled and returns only the video. */
export class FakePolledVideoEngine extends FakeVideo implements PolledVideoEngine {
  polls = 0;

  constructor(options: FakeVideoOptions) {
    super('fake/asked', options);
  }

  async status(operation: Json, job: VideoJob, signal: AbortSignal): Promise<VideoStatus> {
    signal.throwIfAborted();
    this.polls += 1;
    const begun = read(operation);
    if (/\bodd\b/.test(begun.prompt) && this.polls % 2 === 1) throw new Error('<html>502 Bad Gateway</html>');
    const trouble = this.trouble(begun);
    if (trouble) return trouble;
    const steps = Math.floor((Date.now() - begun.startedAt) / this.stepMs);
    if (steps < STEPS || /\bhang\b/.test(begun.prompt)) {
      const progress = (Math.min(steps, STEPS - 1) * 100) / STEPS;
      return { state: 'pending', progress, askAgainAfterMs: this.stepMs };
    }
    for (const input of job.inputs) await input.open(signal);
    return { state: 'completed', result: { video: await this.video(job) } };
  }
}

function read(operation: Json): FakeOperation {
  return operation as unknown as FakeOperation;
}

function failed(code: string, message: string, retry: boolean): VideoOutcome {
  return { state: 'failed', code, message, retry };
}
