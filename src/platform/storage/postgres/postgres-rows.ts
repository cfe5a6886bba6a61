import type pg from 'pg';
import type { SqlValue } from '../database.ts';
import { type AppliedMigration, type Migration, toAppliedMigration } from '../migrations.ts';
import { NOT_KEPT, quoted, type RowSource, type RowTarget, type TableRows } from '../rows.ts';
import { migratePostgres } from './migrate-postgres.ts';
import type { PostgresServer } from './postgres-server.ts';

const PAGE = 1000;

/** PostgreSQL counts the parameters of a statement with 16 bits. */
const MAX_PARAMETERS = 60_000;

const TABLES = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name`;

const COLUMNS = `SELECT column_name AS name FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`;

/** Copying has no time limit. */
const PATIENT = 'SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0';

/** One transaction with a snapshot of the database. */
export class PostgresRows implements RowSource {
  readonly #server: PostgresServer;
  readonly #client: pg.Client;

  static async open(server: PostgresServer): Promise<PostgresRows> {
    const client = await server.connect();
    await client.query(PATIENT);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return new PostgresRows(server, client);
  }

  private constructor(server: PostgresServer, client: pg.Client) {
    this.#server = server;
    this.#client = client;
  }

  async migrations(): Promise<AppliedMigration[]> {
    const { rows } = await this.#client.query('SELECT * FROM migrations ORDER BY number');
    return rows.map(toAppliedMigration);
  }

  async tables(): Promise<TableRows[]> {
    return await Promise.all((await tableNames(this.#client)).map((name) => this.#table(name)));
  }

  async close(): Promise<void> {
    await this.#client.end();
    await this.#server.close();
  }

  async #table(table: string): Promise<TableRows> {
    const client = this.#client;
    const { rows } = await client.query(COLUMNS, [table]);
    const columns = rows.map((row: { name: string }) => row.name);
    return {
      table,
      columns,
      rows: async function* () {
        const cursor = quoted(`rows_of_${table}`);
        const names = columns.map(quoted).join(', ');
        await client.query(`DECLARE ${cursor} CURSOR FOR SELECT ${names} FROM ${quoted(table)}`);
        for (;;) {
          const page = await client.query({ text: `FETCH ${PAGE} FROM ${cursor}`, rowMode: 'array' });
          yield* page.rows as SqlValue[][];
          if (page.rows.length < PAGE) break;
        }
        await client.query(`CLOSE ${cursor}`);
      },
    };
  }
}

/** An empty database. The rows are written in one transaction. */
export class PostgresTarget implements RowTarget {
  readonly #server: PostgresServer;
  #client: pg.Client | null = null;

  constructor(server: PostgresServer) {
    this.#server = server;
  }

  async occupied(): Promise<string | null> {
    const client = await this.#server.connect();
    try {
      const { rows } = await client.query(TABLES);
      const names = rows.map((row: { name: string }) => row.name);
      return names.length === 0
        ? null
        : `the database of DATABASE_URL has tables already: ${names.join(', ')}`;
    } finally {
      await client.end();
    }
  }

  async prepare(migrations: readonly Migration[]): Promise<void> {
    await migratePostgres(this.#server, migrations);
    this.#client = await this.#server.connect();
    await this.#client.query(PATIENT);
    await this.#client.query('BEGIN');
    // Migrations may have inserted rows; the rows of the backup replace them.
    for (const table of await tableNames(this.#client))
      await this.#client.query(`DELETE FROM ${quoted(table)}`);
  }

  async insert(
    table: string,
    columns: readonly string[],
    rows: readonly (readonly SqlValue[])[],
  ): Promise<void> {
    const width = columns.length;
    const atOnce = Math.floor(MAX_PARAMETERS / width);
    for (let first = 0; first < rows.length; first += atOnce) {
      const some = rows.slice(first, first + atOnce);
      const tuples = some.map(
        (_, row) => `(${columns.map((_name, column) => `$${row * width + column + 1}`).join(', ')})`,
      );
      await this.#open().query(
        `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES ${tuples.join(', ')}`,
        some.flat(),
      );
    }
  }

  async change(sql: string, values: readonly SqlValue[]): Promise<void> {
    await this.#open().query(sql, [...values]);
  }

  async finish(): Promise<void> {
    await this.#open().query('COMMIT');
    await this.#open().end();
    this.#client = null;
    await migratePostgres(this.#server);
  }

  #open(): pg.Client {
    if (!this.#client) throw new Error('the target has not been prepared');
    return this.#client;
  }

  async close(): Promise<void> {
    await this.#client?.end();
    this.#client = null;
    await this.#server.close();
  }
}

async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(TABLES);
  return rows.map((row: { name: string }) => row.name).filter((name) => !NOT_KEPT.includes(name));
}
