import { ChildCrash, type CrashReason } from '../children/child-crash.ts';
import { FRESH } from '../children/child-policy.ts';
import { ChildPool, type ChildPoolOptions, type PoolJob } from '../children/child-pool.ts';
import type { Line } from '../domain/line.ts';

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
   * crashes earlier is our fault and its error is passed on.
   */
  async run<Result>(
    job: PoolJob,
    signal: AbortSignal,
    blame: (reason: CrashReason) => Error,
  ): Promise<Result> {
    try {
      return await this.#pool.run<Result>(job, signal);
    } catch (error) {
      if (error instanceof ChildCrash && error.atWork) throw blame(error.reason);
      throw error;
    }
  }
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
