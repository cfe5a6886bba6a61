import { isTestAccount } from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';

const BLOCK = 32 * 1024;
const MEGABYTES = 200;
const HOUR = 3600;
const LIMIT = { requests: (MEGABYTES * 1024 * 1024) / BLOCK, perSeconds: HOUR };
const BLOCK_MS = (HOUR * 1000) / LIMIT.requests;

/** A second of a test video takes no more, unless its card is full of text. */
const VIDEO_SECOND = BLOCK;

export interface TestFilesDeps {
  readonly limiter: RateLimiter;
  readonly now: () => number;
}

/**
 * The files of tests cost nothing and are kept for an hour: this bounds what an account stores in that time. It is a rate
 * limit in blocks of bytes, so that all nodes share it and no table has to know the sizes.
 */
export class TestFiles {
  readonly #deps: TestFilesDeps;

  constructor(deps: TestFilesDeps) {
    this.#deps = deps;
  }

  /** Called before the files are stored. Throws when they do not fit. Live accounts are not counted: they pay. */
  async count(accountId: string, bytes: number, videoSeconds = 0): Promise<void> {
    if (!isTestAccount(accountId)) return;
    const { limiter, now } = this.#deps;
    const blocks = Math.ceil((bytes + videoSeconds * VIDEO_SECOND) / BLOCK);
    for (let counted = 0; counted < blocks; counted += 1) {
      const { allowed, remaining, resetAt } = await limiter.take(`${accountId}:files`, LIMIT, now());
      // Nothing but the first block is counted of files that do not fit.
      if (allowed && (counted > 0 || remaining >= blocks - 1)) continue;
      const fitsAt = resetAt + (blocks - LIMIT.requests) * BLOCK_MS;
      throw tooMuch(Math.max(1, Math.ceil((fitsAt - now()) / 1000)));
    }
  }
}

function tooMuch(seconds: number): ServiceError {
  return new ServiceError(
    'rate_limit_exceeded',
    `An account can store ${MEGABYTES} MB of test videos and their inputs in an hour. Send smaller files, or try again in ${seconds} s.`,
    { retryAfterSeconds: seconds },
  );
}
