import type { Logger } from 'pino';
import type { Pool } from './open-pool.ts';

/** PostgreSQL takes at most 8,000 bytes a notice. */
const MAX_PAYLOAD = 7900;

/**
 * Short words between the nodes over LISTEN/NOTIFY. They are hints, never the truth: one may be lost, and whoever
 * listens also looks for itself now and then. They leave outside of any transaction, because a NOTIFY inside one makes
 * the commits of all nodes wait for each other; what is said while one is on its way is said together afterwards.
 */
export class Notices {
  readonly #pool: Pool;
  readonly #channel: string;
  readonly #log: Logger;
  readonly #waiting = new Set<string>();
  #sending: Promise<void> | null = null;

  constructor(pool: Pool, channel: string, log: Logger) {
    this.#pool = pool;
    this.#channel = channel;
    this.#log = log;
  }

  say(word: string): void {
    this.#waiting.add(word);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  /** `onGap` is called when words may have been missed: after each connection anew. */
  async listen(onWord: (word: string) => void, onGap: () => void): Promise<{ close(): Promise<void> }> {
    const listening = await this.#pool.listen(
      this.#channel,
      (payload) => {
        for (const word of payload.split('\n')) onWord(word);
      },
      onGap,
    );
    return { close: () => listening.unlisten().catch(() => {}) };
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
        await this.#pool.unsafe('SELECT pg_notify($1, $2)', [this.#channel, this.#nextPayload()], {
          prepare: true,
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
      if (Buffer.byteLength(longer) > MAX_PAYLOAD) break;
      payload = longer;
      this.#waiting.delete(word);
    }
    return payload;
  }
}
