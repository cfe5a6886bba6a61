import type {
  Json,
  PolledVideoEngine,
  VideoEngine,
  VideoJob,
  VideoOutcome,
} from '../../../engines/video-engine.ts';
import type { CallbackBell } from './callback-bell.ts';

export interface Following {
  readonly operation: Json;
  readonly job: VideoJob;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
  /** An engine that is polled has answered: the video waits there, or is being made. */
  readonly onPending: (isWaiting: boolean) => Promise<void>;
  /** Waits between polls; shorter when the service calls back. */
  readonly bell: CallbackBell;
  /** The engine could not be polled. It is polled again, so this is only logged. */
  readonly onTrouble: (error: unknown) => void;
}

/** Polling interval of an engine that gives no hint; it grows with the task's duration. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
const SLOWER = 1.3;

/** The longest pause between failed polls, which grows with each failure. */
const LONGEST_TROUBLE_MS = 60_000;

/** The longest hint of an engine that is honoured. */
const LONGEST_HINT_MS = 300_000;

/** Spreads out the polls of tasks that started together. */
const JITTER = 0.2;

/** Follows an operation to its end, by watching or polling, as its engine supports. Rejects when `signal` fires. */
export async function followOperation(engine: VideoEngine, following: Following): Promise<VideoOutcome> {
  const { operation, job, signal, onProgress } = following;
  return 'watch' in engine
    ? await engine.watch(operation, job, signal, onProgress)
    : await askUntilEnded(engine, following);
}

async function askUntilEnded(engine: PolledVideoEngine, following: Following): Promise<VideoOutcome> {
  const { operation, job, signal, bell, onProgress, onPending, onTrouble } = following;
  let usual = FIRST_PAUSE_MS;
  let troubled = FIRST_PAUSE_MS;
  for (;;) {
    let pause = usual;
    try {
      const status = await engine.status(operation, job, signal);
      if (status.state !== 'pending') return status;
      await onPending(status.isWaiting ?? false);
      if (status.progress !== undefined) onProgress(status.progress);
      if (status.askAgainAfterMs !== undefined) pause = Math.min(status.askAgainAfterMs, LONGEST_HINT_MS);
      usual = Math.min(usual * SLOWER, LONGEST_PAUSE_MS);
      troubled = FIRST_PAUSE_MS;
    } catch (error) {
      signal.throwIfAborted();
      onTrouble(error);
      pause = troubled;
      troubled = Math.min(troubled * 2, LONGEST_TROUBLE_MS);
    }
    await bell.wait(pause * (1 + Math.random() * JITTER), signal);
  }
}
