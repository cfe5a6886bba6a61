import type { Logger } from 'pino';
import type { LoggedRequest } from '../../domain/logged-request.ts';
import { type Database, readOne, type Write } from '../../platform/storage/database.ts';
import { type Listing, type ListRequest, notFound } from '../../platform/storage/listing.ts';
import { integer } from '../../platform/storage/read-column.ts';
import { requestResource } from './logged-request.ts';
import { deleteOldRequests, matching, type RequestFilter, timeOfSurplus } from './request-table.ts';

export interface RequestLogParts {
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

/** The last requests of all nodes, for the operator. No request waits for it. */
export class RequestLog {
  /** Not written down, because there were too many at once. */
  dropped = 0;
  readonly #parts: RequestLogParts;
  #succeeded: (() => LoggedRequest)[] = [];
  #failed: (() => LoggedRequest)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: RequestLogParts) {
    this.#parts = parts;
  }

  /** `read` is called when it is written: what a request costs may be settled after its answer. */
  note(isError: boolean, read: () => LoggedRequest): void {
    if (this.#parts.mostRows === 0) return;
    const waiting = isError ? this.#failed : this.#succeeded;
    if (waiting.length >= MOST_A_WRITE) {
      this.dropped += 1;
      return;
    }
    waiting.push(read);
    this.#timer ??= setTimeout(() => this.#writeSoon(), WRITE_EVERY_MS).unref();
  }

  async list(filter: RequestFilter, request: ListRequest): Promise<Listing<LoggedRequest>> {
    await this.flush();
    return await requestResource.list(this.#parts.database, request, matching(filter));
  }

  async read(id: string): Promise<LoggedRequest> {
    await this.flush();
    const request = await requestResource.find(this.#parts.database, id);
    if (request) return request;
    throw notFound('resource_not_found', 'request', id, 'id');
  }

  /** Writes what waits: before somebody reads the log, and before the process stops. */
  async flush(): Promise<void> {
    if (this.#timer !== undefined) this.#writeSoon();
    await this.#writing;
  }

  /** Deletes what is too old, and what is too much. */
  async prune(): Promise<void> {
    const { database, keptMs, mostRows, now } = this.#parts;
    const surplus = await readOne(database, timeOfSurplus(mostRows));
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
        await this.#parts.database.write(batch.slice(start, start + ROWS_AT_ONCE), SURVIVES_A_CRASH);
    } catch (error) {
      this.dropped += batch.length;
      this.#parts.log.warn({ err: error, requests: batch.length }, 'could not write the log of requests');
    }
  }
}
