import pg from 'pg';
import type { Row, SqlValue } from '../database.ts';
import { text, textOrNull } from '../read-column.ts';
import { failureOf, isOutOfDate, NotConnected, READ_ONLY } from './failures.ts';
import { type Address, addressOf, WRITABLE } from './several-hosts.ts';

export interface ServerOptions {
  /**
   * Given where the connections for statements lead through a pooler in transaction mode, which has another connection to
   * the server for each transaction: past it, to the server itself, for what needs a connection of its own.
   */
  readonly directUrl?: string | null;
  /** Connections for batches; reads, and reads apart, have a few of their own. */
  readonly connections: number;
  readonly statementTimeoutMs: number;
}

export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  readonly isApart?: true;
}

export type Answer = { readonly rows: readonly Row[] } | { readonly error: unknown };

/** A transaction that was sent as a whole; whether it was committed can be asked by its number. */
export interface Transaction {
  readonly id: string;
  /** Changes when the server crashes, or another takes its place: numbers may be given again then. */
  readonly life: string;
  readonly answers: readonly Answer[];
  readonly committed: Answer;
}

/** Reads of many requests are pipelined on a connection: more connections would not be faster. */
const READ_CONNECTIONS = 3;

/** For reads apart, which may take long: a poll never waits for one of them. */
const APART_CONNECTIONS = 2;

/** A page or a sum that takes longer has read far too much: its caller may ask for less, and others wait behind it. */
const APART_TIMEOUT_MS = 5000;

const CONNECT_TIMEOUT_MS = 5000;

/** Statistics start anew after a crash, and each server has its own; a standby that takes over begins a timeline. */
const LIFE = `COALESCE(CAST(pg_stat_get_bgwriter_stat_reset_time() AS TEXT), '')
  || CASE WHEN pg_is_in_recovery() THEN '' ELSE SUBSTR(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END`;

/**
 * The number of the transaction that has just begun. What it writes is on disk before it is answered, also on a server whose
 * default is otherwise.
 */
const BEGUN = `SELECT CAST(pg_current_xact_id() AS TEXT) AS id, ${LIFE} AS life,
  set_config('synchronous_commit',
    CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, true)`;

const OUTCOME = `SELECT pg_xact_status(CAST($1 AS xid8)) AS status, ${LIFE} AS life`;

/**
 * The server may not have noticed that the client has gone, and would keep its locks for hours. In another life the number
 * is a stranger's: this statement compares, because it may reach another server than the one before it.
 */
const END_TRANSACTION = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE backend_xid = CAST(CAST($1 AS xid8) AS xid) AND ${LIFE} = $2`;

const INT8 = 20;
const NUMERIC = 1700;

/** Integers are returned as numbers, as from SQLite: money and times stay far below 2^53. */
const TYPES = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** A connection that has not responded for this time is busy with a slow query: others are preferred. */
const SLOW_MS = 20;

type Settings = pg.ClientConfig & Address;

interface SharedConnection {
  readonly settings: Settings;
  client: Promise<pg.Client> | null;
  underWay: number;
  /** When it last responded, or was last idle. */
  heardAt: number;
}

/** The connections of this process to one PostgreSQL server. A broken one is replaced at its next use. */
export class PostgresServer {
  readonly #settings: Settings;
  readonly #limited: Settings;
  readonly #isPooled: boolean;
  readonly #begun: string;
  readonly #batches: pg.Pool;
  readonly #reads: readonly SharedConnection[];
  readonly #apart: readonly SharedConnection[];
  readonly #names = new Map<string, string>();
  #namesGiven = 0;
  #closed = false;

  constructor(url: string, options: ServerOptions) {
    const { directUrl = null, statementTimeoutMs } = options;
    const limits = {
      statement_timeout: statementTimeoutMs,
      // A process that stalled in the middle of a batch must not keep its locks.
      idle_in_transaction_session_timeout: statementTimeoutMs,
    };
    this.#isPooled = directUrl !== null;
    // A pooler refuses such settings for a connection; a transaction may have its own.
    const setLimits = Object.entries(limits).map(([name, ms]) => `set_config('${name}', '${ms}', true)`);
    this.#begun = [BEGUN, ...(this.#isPooled ? setLimits : [])].join(', ');
    const plain = {
      application_name: 'phonofilm',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      types: TYPES,
      ...{ pipeline: true },
    };
    this.#settings = { ...plain, ...limits, ...addressOf(directUrl ?? url) };
    // For a server that has gone without a word. Longer than it may take by its own limit for one statement and another
    // before it on the same connection.
    this.#limited = {
      ...(this.#isPooled ? { ...plain, ...addressOf(url) } : this.#settings),
      query_timeout: 2 * statementTimeoutMs + CONNECT_TIMEOUT_MS,
    };
    this.#batches = new pg.Pool({ ...this.#limited, max: options.connections });
    // The statement on a broken connection reports the error; nobody else needs it.
    this.#batches.on('error', () => {});
    this.#batches.on('connect', (client) => client.on('error', () => {}));
    this.#reads = sharedConnections(READ_CONNECTIONS, this.#limited);
    const short = { statement_timeout: Math.min(APART_TIMEOUT_MS, statementTimeoutMs) };
    this.#apart = sharedConnections(APART_CONNECTIONS, {
      ...this.#limited,
      ...(this.#isPooled ? {} : short),
    });
  }

  async query(statement: Statement): Promise<readonly Row[]> {
    const now = performance.now();
    const connections = statement.isApart ? this.#apart : this.#reads;
    const connection = connections.reduce((best, next) => (wait(next, now) < wait(best, now) ? next : best));
    if (connection.underWay === 0) connection.heardAt = now;
    connection.underWay += 1;
    try {
      const client = await this.#shared(connection);
      return (await this.#read(client, statement)).rows as Row[];
    } finally {
      connection.underWay -= 1;
      connection.heardAt = performance.now();
    }
  }

  /** A statement that is a transaction of its own. */
  async alone(statement: Statement): Promise<Answer> {
    const client = await this.#batchConnection();
    const answer = await this.#answer(client, this.#named(statement));
    client.release('error' in answer && !isUsableAfter(answer.error));
    return answer;
  }

  /**
   * Begins a transaction, and once its number is known sends all statements and the COMMIT together, so that locks are held
   * only while the server works. Answers are in the order of the statements.
   */
  async transaction(statements: readonly Statement[]): Promise<Transaction> {
    const client = await this.#batchConnection();
    const send = (query: pg.QueryConfig | string) => this.#answer(client, query);
    const [begin, begun] = await Promise.all([
      send('BEGIN'),
      send(this.#named({ sql: this.#begun, values: [] })),
    ]);
    const refused = 'error' in begin ? begin : begun;
    if ('error' in refused) {
      client.release(true);
      // Nothing was asked for yet.
      throw failureOf(refused.error) === 'lost' ? new NotConnected(refused.error) : refused.error;
    }
    const [row] = refused.rows;
    const sent = statements.map((statement) => send(this.#named(statement)));
    // If a statement failed, this rolls back the rest.
    const commit = send('COMMIT');
    const [answers, committed] = await Promise.all([Promise.all(sent), commit]);
    client.release(
      [...answers, committed].some((answer) => 'error' in answer && !isUsableAfter(answer.error)),
    );
    return { id: text(row ?? {}, 'id'), life: text(row ?? {}, 'life'), answers, committed };
  }

  async #batchConnection(): Promise<pg.PoolClient> {
    return await this.#batches.connect().catch((error: unknown) => {
      throw new NotConnected(error);
    });
  }

  async #answer(client: pg.ClientBase, query: pg.QueryConfig | string): Promise<Answer> {
    return await client.query(query as pg.QueryConfig).then(
      (result) => ({ rows: result.rows as Row[] }),
      (error: unknown) => ({ error }),
    );
  }

  /**
   * What became of a transaction whose connection is lost: `committed`, `aborted`, or null if that is too long ago. One that
   * is still `in progress` in the same life is ended. The answer counts only if its life is the transaction's.
   */
  async outcomeOf({
    id,
    life,
  }: Pick<Transaction, 'id' | 'life'>): Promise<{ readonly status: string | null; readonly life: string }> {
    const [row = {}] = await this.query({ sql: OUTCOME, values: [id] });
    const status = textOrNull(row, 'status');
    if (status === 'in progress') await this.query({ sql: END_TRANSACTION, values: [id, life] });
    return { status, life: text(row, 'life') };
  }

  /**
   * Whether the server accepts writes. One that does not is an old standby: its connections are dropped, so that new
   * ones go to the server that has its address now.
   */
  async takesWrites(): Promise<boolean> {
    const [row] = await this.query({ sql: WRITABLE, values: [] });
    const writable = row?.['read_only'] === 'off';
    if (!writable) this.#forgetReaders();
    return writable;
  }

  /** A separate connection, for listening or for holding a lock. */
  async connect(settings: Settings = this.#settings): Promise<pg.Client> {
    const client = new (settings.Client ?? pg.Client)(settings);
    client.on('error', () => {});
    try {
      // A late read after the close must not open a connection that nobody ends: the process would never exit.
      if (this.#closed) throw new Error('The connections to the database were closed.');
      await client.connect();
    } catch (error) {
      throw new NotConnected(error);
    }
    if (!this.#closed) return client;
    await client.end();
    throw new NotConnected(new Error('The connections to the database were closed.'));
  }

  async close(): Promise<void> {
    this.#closed = true;
    const clients = await Promise.allSettled([...this.#reads, ...this.#apart].map(({ client }) => client));
    await Promise.allSettled([
      this.#batches.end(),
      ...clients.map((client) => (client.status === 'fulfilled' ? client.value?.end() : undefined)),
    ]);
  }

  /** Their running queries are finished first. */
  #forgetReaders(): void {
    for (const connection of [...this.#reads, ...this.#apart]) {
      const { client } = connection;
      connection.client = null;
      client?.then((open) => open.end()).catch(() => {});
    }
  }

  #shared(connection: SharedConnection): Promise<pg.Client> {
    connection.client ??= this.#open(connection);
    return connection.client;
  }

  async #open(connection: SharedConnection): Promise<pg.Client> {
    try {
      const client = await this.connect(connection.settings);
      const opened = connection.client;
      const forget = () => {
        // It may have been replaced meanwhile.
        if (connection.client === opened) connection.client = null;
      };
      client.once('end', forget);
      client.once('error', forget);
      return client;
    } catch (error) {
      connection.client = null;
      throw error;
    }
  }

  /**
   * A migration of the next version may add a column while this node runs: what was prepared before it is prepared again,
   * under another name.
   */
  async #read(client: pg.Client, statement: Statement): Promise<pg.QueryResult> {
    try {
      return await client.query(this.#named(statement));
    } catch (error) {
      if (!isOutOfDate(error)) throw error;
      this.#names.delete(statement.sql);
      return await client.query(this.#named(statement));
    }
  }

  /** Every statement is prepared once per connection, unless a pooler gives it another one each time. */
  #named({ sql, values }: Statement): pg.QueryConfig {
    if (this.#isPooled) return { text: sql, values: values as SqlValue[] };
    let name = this.#names.get(sql);
    if (name === undefined) {
      name = `s${this.#namesGiven}`;
      this.#namesGiven += 1;
      this.#names.set(sql, name);
    }
    return { name, text: sql, values: values as SqlValue[] };
  }
}

function sharedConnections(length: number, settings: Settings): readonly SharedConnection[] {
  return Array.from({ length }, () => ({ settings, client: null, underWay: 0, heardAt: 0 }));
}

/** Roughly how long a read would wait on this connection. */
function wait({ underWay, heardAt }: SharedConnection, now: number): number {
  const slow = underWay > 0 && now - heardAt > SLOW_MS;
  return slow ? underWay + 1_000_000 : underWay;
}

/** Whether the connection can be used again: the server responded, and accepts writes. */
function isUsableAfter(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity !== 'FATAL' && error.code !== READ_ONLY;
}
