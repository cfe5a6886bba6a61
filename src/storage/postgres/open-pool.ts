import postgres from 'postgres';

export interface PoolOptions {
  readonly connections: number;
  readonly statementTimeoutMs: number;
}

export type Pool = postgres.Sql<{ int8: number; numeric: number }>;

/** Whole numbers come back as numbers, as from SQLite: money and times stay far below 2^53. */
const asNumber = (oid: number) => ({
  to: oid,
  from: [oid],
  parse: (text: string) => Number(text),
  serialize: (value: number) => String(value),
});

const INT8 = 20;
const NUMERIC = 1700;

export function openPool(url: string, options: PoolOptions): Pool {
  return postgres(url, {
    max: options.connections,
    types: { int8: asNumber(INT8), numeric: asNumber(NUMERIC) },
    fetch_types: false,
    connect_timeout: 5,
    // A server that comes back is found at once: whoever waits longer has a deadline of its own.
    backoff: () => 0.2,
    keep_alive: 15,
    onnotice: () => {},
    connection: {
      application_name: 'phonofilm',
      statement_timeout: options.statementTimeoutMs,
      // A process that stopped in the middle of a batch must not keep its locks.
      idle_in_transaction_session_timeout: options.statementTimeoutMs,
      // A socket whose other end vanished without a word is noticed in time.
      tcp_user_timeout: 30_000,
    },
  });
}
