import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { PostgresServer } from './postgres-server.ts';

/** PostgreSQL takes at most 8,000 bytes a notice. */
const MAX_PAYLOAD = 7900;

const RECONNECT_MS = 250;

export interface Listening {
  close(): Promise<void>;
}

/**
 * Short words between the nodes over LISTEN/NOTIFY. They are hints, never the truth: one may be lost, and whoever
 * listens also looks for itself now and then. They leave outside of any transaction, because a NOTIFY inside one makes
 * the commits of all nodes wait for each other; what is said while one is on its way is said together afterwards.
 */
export class Notices {
  readonly #server: PostgresServer;
  readonly #channel: string;
  readonly #log: Logger;
  readonly #waiting = new Set<string>();
  #sending: Promise<void> | null = null;

  constructor(server: PostgresServer, channel: string, log: Logger) {
    this.#server = server;
    this.#channel = channel;
    this.#log = log;
  }

  say(word: string): void {
    this.#waiting.add(word);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  /** `onGap` is called when words may have been missed: each time the connection is made anew. */
  async listen(onWord: (word: string) => void, onGap: () => void): Promise<Listening> {
    const closed = new AbortController();
    let client: pg.Client | null = null;
    const open = async (): Promise<void> => {
      client = await this.#server.connect();
      client.on('notification', ({ payload }) => {
        for (const word of (payload ?? '').split('\n')) onWord(word);
      });
      client.once('end', () => {
        if (!closed.signal.aborted) void reopen();
      });
      await client.query(`LISTEN ${this.#channel}`);
      onGap();
    };
    const reopen = async (): Promise<void> => {
      while (!closed.signal.aborted) {
        try {
          await delay(RECONNECT_MS, undefined, { signal: closed.signal });
          return await open();
        } catch (error) {
          this.#log.debug({ err: error, channel: this.#channel }, 'not listening yet');
        }
      }
    };
    await open();
    return {
      close: async () => {
        closed.abort();
        await client?.end().catch(() => {});
      },
    };
  }

  /** What was said is on its way. */
  async flush(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    // The rest of this turn may have more to say.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.size > 0) {
      try {
        await this.#server.query({
          sql: 'SELECT pg_notify($1, $2)',
          values: [this.#channel, this.#nextPayload()],
        });
      } catch (error) {
        this.#log.warn({ err: error, channel: this.#channel }, 'a notice was not sent');
      }
    }
  }

  #nextPayload(): string {
    let payload = '';
    for (const word of this.#waiting) {
      const longer = payload === '' ? word : `${payload}\n${word}`;
      if (payload !== '' && Buffer.byteLength(longer) > MAX_PAYLOAD) break;
      payload = longer;
      this.#waiting.delete(word);
    }
    return payload;
  }
}
