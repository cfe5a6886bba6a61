import { ChildCrash, type ChildJob, runInChild } from '../children/run-in-child.ts';
import type { Line } from '../domain/line.ts';
import { FairGate, type Turn } from '../turns/fair-gate.ts';
import { AT_WORK } from './serve-media-job.ts';

/**
 * Enough jobs at once to keep the cores busy, few enough that their memory limits fit a small machine. Images take
 * milliseconds and clips take seconds, so each kind has its own queue; and in each, one account cannot take every slot.
 */
const GATES = {
  image: new FairGate({ what: 'images to decode', atOnce: 4, perAccount: 3, waiting: 128 }),
  audio: new FairGate({ what: 'audio files to measure', atOnce: 3, perAccount: 2, waiting: 128 }),
  clip: new FairGate({ what: 'clips to cut', atOnce: 2, perAccount: 1, waiting: 32 }),
  film: new FairGate({ what: 'films to take stills of', atOnce: 2, perAccount: 1, waiting: 32 }),
} as const;

/** How busy the decoders are. */
export function mediaLines(): Line[] {
  return Object.entries(GATES).map(([kind, { running, waiting }]) => ({
    name: `decode ${kind}`,
    running,
    waiting,
  }));
}

export type MediaKind = keyof typeof GATES;

/**
 * Runs a decoding job in a child process, a few at a time and fairly by account; 503 when too many wait. A child that
 * crashes while working was crashed by its file, so the caller gets the error from `blame`; one that crashes earlier is
 * our fault and its error is passed on.
 */
export async function runMediaJob<Result>(
  kind: MediaKind,
  job: ChildJob,
  turn: Turn,
  signal: AbortSignal,
  blame: (reason: ChildCrash['reason']) => Error,
): Promise<Result> {
  return await GATES[kind].run(turn, () => runBlaming<Result>(job, signal, blame), signal);
}

/** The same for whoever has a turn already. */
export async function runBlaming<Result>(
  job: ChildJob,
  signal: AbortSignal,
  blame: (reason: ChildCrash['reason']) => Error,
): Promise<Result> {
  let atWork = false;
  try {
    return await runInChild<Result>(job, signal, (event) => {
      atWork ||= event === AT_WORK;
    });
  } catch (error) {
    if (error instanceof ChildCrash && atWork) throw blame(error.reason);
    throw error;
  }
}

/** A crash reason as it reads after "The image " or "The file ". */
export function describeCrash(reason: ChildCrash['reason']): string {
  switch (reason) {
    case 'timeout':
      return 'takes too long to decode';
    case 'memory':
      return 'needs too much memory to decode';
    case 'crash':
      return 'cannot be decoded';
  }
}
