import type { Logger } from 'pino';
import type { LoggedRequest } from '../../domain/logged-request.ts';
import { apart, type Database, type Read, readOne, type Write } from '../../platform/storage/database.ts';
import { type Listing, notFound, type PageRequest } from '../../platform/storage/listing.ts';
import type { Conditions } from '../../platform/storage/page.ts';
import { integer } from '../../platform/storage/read-column.ts';
import { requestResource } from './logged-request.ts';

interface RequestFilter {
  readonly account: string | null;
  /** A code of the error catalogue. */
  readonly error?: string | undefined;
}

export const matching =
  ({ account, error }: RequestFilter): Conditions =>
  (bind) => [
    ...(account === null ? [] : [`account_id = ${bind(account)}`]),
    ...(error === undefined ? [] : [`code = ${bind(error)}`]),
  ];

/** The time of the newest request of those that are too many. */
function timeOfSurplus(most: number): Read {
  return {
    sql: 'SELECT created_at FROM requests ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET $1',
    values: [most],
  };
}

function deleteOldRequests(createdBefore: number): Write {
  return { sql: 'DELETE FROM requests WHERE created_at < $1', values: [createdBefore], rows: 'any' };
}

export interface RequestLogDeps {
  readonly database: Database;
  /** How long requests are kept, and how many; 0: none. */
  readonly keptMs: number;
  readonly mostRows: number;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
}

/** What was answered is written together, this often. */
const WRITE_EVERY_MS = 1000;

/**
 * So many a second are written of those that went well, and as many of those that did not: beyond it they are dropped,
 * because writing every one of thousands a second would cost a good part of what answering them does.
 */
const MOST_A_WRITE = 100;

/** Rows of a batch: SQLite writes nothing else meanwhile, which requests should not notice. */
const ROWS_AT_ONCE = 20;

/** Nobody waits for the disk: a power cut may take the last moments of this log. */
const SURVIVES_A_CRASH = { survives: 'crash' } as const;

/** The last requests of all nodes, for the operator and for their account. No request waits for it. */
export class RequestLog {
  /** Not written down, because there were too many at once. */
  dropped = 0;
  readonly #deps: RequestLogDeps;
  #succeeded: (() => LoggedRequest)[] = [];
  #failed: (() => LoggedRequest)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(deps: RequestLogDeps) {
    this.#deps = deps;
  }

  /**
   * `prepare` takes from the request what is known now, if it is kept at all; what it returns is called when it is written:
   * what a request costs may be settled after its answer.
   */
  note(isError: boolean, prepare: () => () => LoggedRequest): void {
    if (this.#deps.mostRows === 0) return;
    const waiting = isError ? this.#failed : this.#succeeded;
    if (waiting.length >= MOST_A_WRITE) {
      this.dropped += 1;
      return;
    }
    waiting.push(prepare());
    this.#timer ??= setTimeout(() => this.#writeSoon(), WRITE_EVERY_MS).unref();
  }

  async list(filter: RequestFilter, request: PageRequest): Promise<Listing<LoggedRequest>> {
    await this.flush();
    const { after, ...page } = request;
    const cursor = after === null ? null : await this.read(after, filter.account, 'after');
    return await requestResource.page(this.#deps.database, { ...page, after: cursor }, matching(filter));
  }

  /** Null: of any account. */
  async read(id: string, account: string | null, param = 'id'): Promise<LoggedRequest> {
    await this.flush();
    const request = await requestResource.find(this.#deps.database, id);
    if (request && (account === null || request.accountId === account)) return request;
    throw notFound('resource_not_found', 'request', id, param);
  }

  /** Writes what waits: before somebody reads the log, and before the process stops. */
  async flush(): Promise<void> {
    if (this.#timer !== undefined) this.#writeSoon();
    await this.#writing;
  }

  /** Deletes what is too old, and what is too much. */
  async prune(): Promise<void> {
    const { database, keptMs, mostRows, now } = this.#deps;
    const surplus = await readOne(database, apart(timeOfSurplus(mostRows)));
    const before = Math.max(now() - keptMs, surplus ? integer(surplus, 'created_at') + 1 : 0);
    await database.write([deleteOldRequests(before)], SURVIVES_A_CRASH);
  }

  #writeSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = [...this.#failed, ...this.#succeeded].map((read) => requestResource.insert(read()));
    this.#failed = [];
    this.#succeeded = [];
    this.#writing = this.#writing.then(() => this.#write(batch));
  }

  async #write(batch: readonly Write[]): Promise<void> {
    try {
      for (let start = 0; start < batch.length; start += ROWS_AT_ONCE)
        await this.#deps.database.write(batch.slice(start, start + ROWS_AT_ONCE), SURVIVES_A_CRASH);
    } catch (error) {
      this.dropped += batch.length;
      this.#deps.log.warn({ err: error, requests: batch.length }, 'could not write the log of requests');
    }
  }
}
