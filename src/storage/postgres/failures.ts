/** What PostgreSQL and its driver say when something went wrong, sorted by what can be done about it. */

/** The connection was never made: the statement did not run. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'CONNECT_TIMEOUT',
  // The server is starting, stopping, or has no place left.
  '57P03',
  '53300',
]);

/** The connection went away under the statement: it may have run. */
const CONNECTION_LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
]);

/** The server undid the transaction because of another one: the same again may succeed. */
const CONFLICTING = new Set(['40001', '40P01']);

/** The server gave up on the statement: too slow, too many locks, no memory, no disk. */
const OVERLOADED = /^(57014|55P03|53...)$/;

const UNIQUE_VIOLATION = '23505';

/** Raised by `expecting` when another number of rows was changed. */
const DIVISION_BY_ZERO = '22012';

/** The answer to every statement after the one that failed. */
const TRANSACTION_ABORTED = '25P02';

export type Failure =
  | 'not-connected'
  | 'connection-lost'
  | 'conflicting'
  | 'overloaded'
  | 'unique'
  | 'rows'
  | 'aborted'
  | 'other';

export function failureOf(error: unknown): Failure {
  const code = (error as { code?: string } | null)?.code ?? '';
  if (NOT_CONNECTED.has(code)) return 'not-connected';
  if (CONNECTION_LOST.has(code)) return 'connection-lost';
  if (CONFLICTING.has(code)) return 'conflicting';
  if (OVERLOADED.test(code)) return 'overloaded';
  if (code === UNIQUE_VIOLATION) return 'unique';
  if (code === DIVISION_BY_ZERO) return 'rows';
  if (code === TRANSACTION_ABORTED) return 'aborted';
  return 'other';
}
