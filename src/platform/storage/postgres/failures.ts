import pg from 'pg';
import { ServiceError } from '../../../domain/errors.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';

/** The server did not respond or accepts no connections: the statement was not sent. */
export class NotConnected extends Error {
  override readonly name = 'NotConnected';

  constructor(cause: unknown) {
    super('the database server cannot be reached', { cause });
  }
}

/** The server responds but is read-only: a standby after a failover, or set so by an administrator. */
export class ReadOnlyServer extends Error {
  override readonly name = 'ReadOnlyServer';

  constructor() {
    super('the database server takes no writes');
  }
}

export type Failure = 'not-connected' | 'lost' | 'conflicting' | 'unable' | 'unique' | 'rows' | 'other';

/** The server ended the session: an administrator, a crash, a shutdown, or a start that is not finished. */
const SESSION_ENDED = /^(57P0[12345]|25P0[34]|08...)$/;

/** The server rolled the transaction back because of another one: a retry may succeed. */
const CONFLICTING = new Set(['40001', '40P01']);

/**
 * The server cannot run any such statement at the moment: timeout, lock timeout, no memory, no disk (53), read-only
 * (25006), a failing or damaged disk (58, XX001, XX002).
 */
const UNABLE = /^(57014|55P03|53...|25006|58...|XX00[12])$/;

export const READ_ONLY = '25006';

const QUERY_CANCELLED = '57014';

const UNIQUE_VIOLATION = '23505';

/** Raised by `expecting` when a different number of rows was changed. */
const DIVISION_BY_ZERO = '22012';

/** "cached plan must not change result type". */
const CHANGED_RESULT = '0A000';

/** The text contains NUL, which PostgreSQL cannot store. */
const IMPOSSIBLE_TEXT = '22021';

/** Classifies an error by what can be done about it. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NotConnected) return 'not-connected';
  // Not an error from the server but from the driver: the connection broke, and the statement may have run.
  if (!(error instanceof pg.DatabaseError)) return 'lost';
  const code = error.code ?? '';
  if (SESSION_ENDED.test(code)) return 'lost';
  if (CONFLICTING.has(code)) return 'conflicting';
  if (UNABLE.test(code)) return 'unable';
  if (code === UNIQUE_VIOLATION) return 'unique';
  if (code === DIVISION_BY_ZERO) return 'rows';
  return 'other';
}

/** A prepared statement whose table has changed since: it was not run. */
export function isOutOfDate(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === CHANGED_RESULT;
}

/** The statement ran into its time limit. */
export function tookTooLong(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === QUERY_CANCELLED;
}

/** A read that compares with such a text finds nothing. */
export function asksForImpossibleText(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === IMPOSSIBLE_TEXT;
}

/** Whether it may recover by itself; false for errors that somebody must fix, and for our own bugs. */
export function isOutage(error: unknown): boolean {
  const cause = error instanceof NotConnected ? error.cause : error;
  if (cause instanceof ReadOnlyServer) return true;
  if (cause instanceof pg.DatabaseError) {
    const failure = failureOf(cause);
    return failure === 'unable' || failure === 'lost';
  }
  const { code, message = '' } = cause as { code?: unknown; message?: string };
  // Errors without a code come from the driver: a timeout, or a closed connection.
  if (code === undefined) return /timeout|terminated|not queryable|ended/i.test(message);
  return typeof code === 'string' && /^E(?!RR_)[A-Z_]+$/.test(code);
}

/**
 * For code that uses the server without `PostgresDatabase`: turns an outage into an error that the caller may retry.
 */
export function toOutage(error: unknown): unknown {
  if (error instanceof ServiceError || !isOutage(error)) return error;
  return new StorageUnavailable(error, 'none');
}
