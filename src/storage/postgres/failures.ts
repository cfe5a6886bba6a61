import pg from 'pg';
import { ServiceError } from '../../domain/errors.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';

/** Nobody answered, or the server takes nobody in: what was to be sent has not been sent. */
export class NotConnected extends Error {
  override readonly name = 'NotConnected';

  constructor(cause: unknown) {
    super('the database server cannot be reached', { cause });
  }
}

/** The server answers, and takes no writes: a standby after a failover, or set so by an administrator. */
export class ReadOnlyServer extends Error {
  override readonly name = 'ReadOnlyServer';

  constructor() {
    super('the database server takes no writes');
  }
}

export type Failure = 'not-connected' | 'lost' | 'conflicting' | 'unable' | 'unique' | 'rows' | 'other';

/** The server ends the session: an administrator's doing, a crash, a shutdown, a start that is not done. */
const SESSION_ENDED = /^(57P0[12345]|25P0[34]|08...)$/;

/** The server undid the transaction because of another one: the same again may succeed. */
const CONFLICTING = new Set(['40001', '40P01']);

/**
 * The server cannot do what it was asked for, whoever asks: too slow, too long a wait for a lock, no memory, no disk
 * (53), read-only (25006), a failing or damaged disk (58, XX001, XX002).
 */
const UNABLE = /^(57014|55P03|53...|25006|58...|XX00[12])$/;

export const READ_ONLY = '25006';

const UNIQUE_VIOLATION = '23505';

/** Raised by `expecting` when another number of rows was changed. */
const DIVISION_BY_ZERO = '22012';

/** A text with a byte that no stored text can have: NUL. */
const IMPOSSIBLE_TEXT = '22021';

/** What went wrong, sorted by what can be done about it. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NotConnected) return 'not-connected';
  // What is not the server's own word is the driver's: the connection broke, and the statement may have run.
  if (!(error instanceof pg.DatabaseError)) return 'lost';
  const code = error.code ?? '';
  if (SESSION_ENDED.test(code)) return 'lost';
  if (CONFLICTING.has(code)) return 'conflicting';
  if (UNABLE.test(code)) return 'unable';
  if (code === UNIQUE_VIOLATION) return 'unique';
  if (code === DIVISION_BY_ZERO) return 'rows';
  return 'other';
}

/** A read that asks for such a text finds nothing. */
export function asksForTheImpossible(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === IMPOSSIBLE_TEXT;
}

/** Whether it may be over by itself; false for what somebody must mend, and for mistakes of our own. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ReadOnlyServer) return true;
  const cause = error instanceof NotConnected ? error.cause : error;
  if (cause instanceof pg.DatabaseError) {
    const failure = failureOf(cause);
    return failure === 'unable' || failure === 'lost';
  }
  const { code, message = '' } = cause as { code?: unknown; message?: string };
  // Without a code it is the driver's own word: no answer in time, or the connection ended.
  if (code === undefined) return /timeout|terminated|not queryable|ended/i.test(message);
  return typeof code === 'string' && /^E(?!RR_)[A-Z_]+$/.test(code);
}

/** For what reaches the server without `PostgresDatabase`: an outage is the caller's to repeat, not an inner failure. */
export function toOutage(error: unknown): unknown {
  if (error instanceof ServiceError || !isOutage(error)) return error;
  return new StorageUnavailable(error, 'none');
}
