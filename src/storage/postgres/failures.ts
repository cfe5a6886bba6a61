import pg from 'pg';

/** Nobody answered, or the server takes nobody in: what was to be sent has not been sent. */
export class NotConnected extends Error {
  override readonly name = 'NotConnected';

  constructor(cause: unknown) {
    super('the database server cannot be reached', { cause });
  }
}

export type Failure = 'not-connected' | 'lost' | 'conflicting' | 'overloaded' | 'unique' | 'rows' | 'other';

/** The server ends the session: an administrator's doing, a crash, a shutdown, a start that is not done. */
const SESSION_ENDED = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25P04']);

/** The server undid the transaction because of another one: the same again may succeed. */
const CONFLICTING = new Set(['40001', '40P01']);

/** The server gave up on the statement: too slow, too long a wait for a lock, no memory, no disk. */
const OVERLOADED = /^(57014|55P03|53...)$/;

const UNIQUE_VIOLATION = '23505';

/** Raised by `expecting` when another number of rows was changed. */
const DIVISION_BY_ZERO = '22012';

/** What went wrong, sorted by what can be done about it. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NotConnected) return 'not-connected';
  // What is not the server's own word is the driver's: the connection broke, and the statement may have run.
  if (!(error instanceof pg.DatabaseError)) return 'lost';
  const code = error.code ?? '';
  if (SESSION_ENDED.has(code)) return 'lost';
  if (CONFLICTING.has(code)) return 'conflicting';
  if (OVERLOADED.test(code)) return 'overloaded';
  if (code === UNIQUE_VIOLATION) return 'unique';
  if (code === DIVISION_BY_ZERO) return 'rows';
  return 'other';
}
