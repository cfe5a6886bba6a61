import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Json, VideoEngine, VideoJob, VideoOutcome } from '../engine.ts';

/** What the fake does with a job; tests choose by words in the prompt, so that it works across processes too. */
export interface FakeVideoOptions {
  readonly concurrency?: number;
  /** A small real film and picture that every job "makes". */
  readonly film: string;
  readonly picture: string;
  /** Time between the four steps of a job. */
  readonly stepMs?: number;
}

/**
 * An engine whose films are copies of one small file. Prompts steer it: "fail" fails for good, "crash" throws each
 * time, "flaky" fails its first attempt, "hang" waits for ever, "breach" meets the content policy on the way.
 */
export class FakeVideoEngine implements VideoEngine {
  readonly name = 'fake/video';
  readonly concurrency: number;
  readonly started: string[] = [];
  readonly cancelled: string[] = [];
  /** The jobs as the engine saw them. */
  readonly jobs: VideoJob[] = [];
  readonly #options: FakeVideoOptions;
  readonly #flaky = new Set<string>();

  constructor(options: FakeVideoOptions) {
    this.#options = options;
    this.concurrency = options.concurrency ?? 4;
  }

  async enhance(prompt: string): Promise<string> {
    return `A cinematic view of ${prompt}`;
  }

  async start(job: VideoJob): Promise<Json> {
    this.started.push(job.taskId);
    this.jobs.push(job);
    return { taskId: job.taskId };
  }

  async watch(
    _operation: Json,
    job: VideoJob,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<VideoOutcome> {
    for (const input of job.inputs) await input.open(signal);
    if (/\bcrash\b/.test(job.prompt)) throw new Error('the fake engine crashed');
    if (/\bfail\b/.test(job.prompt))
      return failed('generation_failed', 'The fake engine was told to fail.', false);
    if (/\bbreach\b/.test(job.prompt)) {
      return failed('content_policy_violation', 'The film would have violated the usage policy.', false);
    }
    if (/\bflaky\b/.test(job.prompt) && !this.#flaky.has(job.taskId)) {
      this.#flaky.add(job.taskId);
      return failed('generation_failed', 'The fake engine stumbled.', true);
    }
    for (const percent of [25, 50, 75]) {
      await delay(this.#options.stepMs ?? 2, undefined, { signal });
      onProgress(percent);
    }
    if (/\bhang\b/.test(job.prompt)) await delay(3_600_000, undefined, { signal });
    return { outcome: 'completed', result: await this.#result(job) };
  }

  async cancel(operation: Json): Promise<void> {
    this.cancelled.push((operation as { taskId: string }).taskId);
  }

  async #result(job: VideoJob) {
    const film = join(job.scratchDirectory, 'film.mp4');
    const thumbnail = join(job.scratchDirectory, 'thumbnail.jpg');
    const spritesheet = join(job.scratchDirectory, 'spritesheet.jpg');
    await copyFile(this.#options.film, film);
    await copyFile(this.#options.picture, thumbnail);
    await copyFile(this.#options.picture, spritesheet);
    return { film, thumbnail, spritesheet };
  }
}

function failed(code: string, message: string, retry: boolean): VideoOutcome {
  return { outcome: 'failed', code, message, retry };
}
