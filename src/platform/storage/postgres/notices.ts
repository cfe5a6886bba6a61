import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { PostgresServer } from './postgres-server.ts';

/** PostgreSQL allows at most 8,000 bytes per notification. */
const MAX_MESSAGE_BYTES = 7900;

const RECONNECT_MS = 250;

export interface Listening {
  close(): Promise<void>;
}

/**
 * Short notifications between nodes with LISTEN/NOTIFY. They are only hints: one may be lost, so listeners also poll.
 * They are sent outside of any transaction, because a NOTIFY inside one serialises the commits of all nodes. Payloads
 * that arrive while one is being sent are sent together afterwards.
 */
export class Notices {
  readonly #server: PostgresServer;
  readonly #channel: string;
  readonly #log: Logger;
  /** The first line of every message: its sender hears it too. A node of an older version takes it for a payload that nobody listens to. */
  readonly #sender = `from ${randomUUID()}`;
  readonly #waiting = new Set<string>();
  #sending: Promise<void> | null = null;

  constructor(server: PostgresServer, channel: string, log: Logger) {
    this.#server = server;
    this.#channel = channel;
    this.#log = log;
  }

  notify(payload: string): void {
    this.#waiting.add(payload);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  /** To what other nodes send. `onGap` is called when notifications may have been missed: each time the connection is opened. */
  async listen(onPayload: (payload: string) => void, onGap: () => void): Promise<Listening> {
    const closed = new AbortController();
    let client: pg.Client | null = null;
    const open = async (): Promise<void> => {
      client = await this.#server.connect();
      client.on('notification', (message) => {
        const payloads = (message.payload ?? '').split('\n');
        if (payloads[0] !== this.#sender) for (const payload of payloads) onPayload(payload);
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
          this.#log.debug(
            { err: error, channel: this.#channel },
            'could not reconnect the listener; retrying',
          );
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

  /** Resolves when everything has been sent. */
  async flush(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    // The rest of this round of the event loop may add more payloads.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.size > 0) {
      try {
        await this.#server.query({
          sql: 'SELECT pg_notify($1, $2)',
          values: [this.#channel, this.#nextMessage()],
        });
      } catch (error) {
        this.#log.warn({ err: error, channel: this.#channel }, 'could not send a notification');
      }
    }
  }

  #nextMessage(): string {
    let message = this.#sender;
    for (const payload of this.#waiting) {
      const longer = `${message}\n${payload}`;
      if (message !== this.#sender && Buffer.byteLength(longer) > MAX_MESSAGE_BYTES) break;
      message = longer;
      this.#waiting.delete(payload);
    }
    return message;
  }
}
