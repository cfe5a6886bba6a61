import { ServiceError } from '../../domain/errors.ts';
import type { Line } from '../../domain/line.ts';
import { ChildCrash, type CrashReason } from '../children/child-crash.ts';
import { FRESH } from '../children/child-policy.ts';
import { ChildPool, type ChildPoolOptions, type PoolJob } from '../children/child-pool.ts';

/** On a machine with far too much to do, a process takes this long to begin; a file is not to blame for that. */
const START_MS = 60_000;
const RETRY_AFTER_SECONDS = 10;

/**
 * Decodes strangers' files, each in a process of its own, a few at a time and fairly by account; 503 when too many wait. The
 * module calls `serveConfinedJob`.
 */
export class MediaPool {
  readonly #pool: ChildPool;

  constructor(options: Omit<ChildPoolOptions, 'policy'>) {
    this.#pool = new ChildPool({ ...options, policy: FRESH });
  }

  get line(): Line {
    return this.#pool.line;
  }

  /**
   * A child that crashes while working was crashed by its file, so the caller gets the error from `blame`; one that
   * crashes earlier is our fault and its error is passed on. One that does not come to work in time is a 503: the machine
   * is too busy.
   */
  async run<Result>(
    job: PoolJob,
    signal: AbortSignal,
    blame: (reason: CrashReason) => Error,
  ): Promise<Result> {
    try {
      return await this.#pool.run<Result>({ startMs: START_MS, ...job }, signal);
    } catch (error) {
      if (!(error instanceof ChildCrash)) throw error;
      if (error.atWork) throw blame(error.reason);
      throw error.reason === 'timeout' ? tooBusy(error) : error;
    }
  }
}

function tooBusy(cause: ChildCrash): ServiceError {
  const message = 'The service is too busy to look at files. Try again soon.';
  return new ServiceError('service_unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}

/** A crash reason as it reads after "The image " or "The file ". */
export function describeCrash(reason: CrashReason): string {
  switch (reason) {
    case 'timeout':
      return 'takes too long to decode';
    case 'memory':
      return 'needs too much memory to decode';
    case 'crash':
    case 'setup':
      return 'cannot be decoded';
  }
}
