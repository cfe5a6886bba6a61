import { setTimeout as delay } from 'node:timers/promises';
import type { CardJob } from '@phonofilm/illustrator/render-card';
import { SUCCESS } from '../../domain/test-mode.ts';
import { wholeSeconds } from '../../domain/videos/video.ts';
import { kept } from '../../platform/children/child-policy.ts';
import { ChildPool } from '../../platform/children/child-pool.ts';
import { EVERYTHING } from '../video-capabilities.ts';
import type { Json, VideoJob, VideoOutcome, VideoResult, WatchedVideoEngine } from '../video-engine.ts';

const RENDER = new URL('./card-video.child.ts', import.meta.url);
const MEMORY_MB = 600;
const IDLE_MS = 60_000;
/** Slow and stuck videos only wait: none keeps a place from others. */
const AT_ONCE = 10_000;
const TURN = { account: 'test videos', patient: true };
/** How finely the progress of a slow video is reported. */
const STEPS = 20;

/**
 * Videos of test keys: a card with the order on it, of the size and length asked for, made at once. The same order
 * gives the same bytes. It goes and ends as the test asked (`VideoInTestMode`).
 */
export class CardEngine implements WatchedVideoEngine {
  readonly name = 'rehearsal';
  readonly concurrency = AT_ONCE;
  readonly capabilities = {
    ...EVERYTHING,
    ...({ edits: 'any', extensions: 'any', parameters: 'any' } as const),
  };
  readonly repeatableStart = true;
  readonly #cards = new ChildPool({
    name: 'test videos',
    module: RENDER,
    memoryMb: MEMORY_MB,
    policy: kept({ idleMs: IDLE_MS }),
    gate: { what: 'test videos', atOnce: 1, waiting: 0 },
  });

  async enhance(prompt: string): Promise<string> {
    return `${prompt}, in detail`;
  }

  /** When it began is stored, so that a slow video goes on after a restart. */
  async start(): Promise<Json> {
    return { startedAt: Date.now() };
  }

  async watch(
    operation: Json,
    job: VideoJob,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<VideoOutcome> {
    const { takesMs, stuckAt, failure } = job.testMode ?? SUCCESS.video;
    const { startedAt } = operation as { startedAt: number };
    const end = failure?.at ?? stuckAt ?? 100;
    for (let step = 1; step <= STEPS; step++) {
      const percent = (end * step) / STEPS;
      const wait = startedAt + (takesMs * percent) / 100 - Date.now();
      if (wait > 0) await delay(wait, undefined, { signal });
      onProgress(percent);
    }
    if (failure) {
      const message = 'The video could not be made. (A test key asked for this failure.)';
      return { state: 'failed', code: failure.code, message, retry: false };
    }
    if (stuckAt !== null) await untilAborted(signal);
    return { state: 'completed', result: await this.#draw(job, signal) };
  }

  async cancel(): Promise<'stopped'> {
    return 'stopped';
  }

  close(): void {
    this.#cards.close();
  }

  async #draw(job: VideoJob, signal: AbortSignal): Promise<VideoResult> {
    const { prompt, edits, model, width, height, framesPerSecond, scratchDirectory } = job;
    const words = [prompt, ...edits].join('; ');
    const input: CardJob = {
      ...{ prompt: words, model, seconds: wholeSeconds(job), width, height, framesPerSecond },
      directory: scratchDirectory,
    };
    return await this.#cards.run<VideoResult>({ turn: TURN, input }, signal);
  }
}

async function untilAborted(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return await new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
