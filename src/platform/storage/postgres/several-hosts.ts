import pg from 'pg';
import { urlsOfHosts } from '../../../domain/database-urls.ts';
import { ReadOnlyServer } from './failures.ts';

/** On for a standby, or when an administrator has set it. */
export const WRITABLE = "SELECT current_setting('transaction_read_only') AS read_only";

export interface Address {
  readonly connectionString: string;
  readonly Client?: typeof pg.Client;
}

/**
 * How the driver reaches the server: of several hosts the one that takes writes, which after a failover is another one. Each
 * connection that cannot be opened, or leads to a standby, has the next try the host after it.
 */
export function addressOf(url: string): Address {
  const [first = url, ...others] = urlsOfHosts(url);
  if (others.length === 0) return { connectionString: url };
  return { connectionString: first, Client: clientOfOneOf([first, ...others]) };
}

function clientOfOneOf(urls: readonly string[]): typeof pg.Client {
  let current = 0;
  return class OneOfSeveral extends pg.Client {
    readonly #tried = current;

    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: urls[current] ?? '' });
      // What waits for an answer hears of it.
      this.on('error', () => {});
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connected = this.#connect();
      if (!callback) return connected;
      connected.then(() => (callback as () => void)(), callback);
      return undefined;
    }

    async #connect(): Promise<pg.Client> {
      try {
        await super.connect();
        const { rows } = await this.query(WRITABLE);
        if (rows[0]?.read_only !== 'off') throw new ReadOnlyServer();
        return this;
      } catch (error) {
        // The first to notice moves on; others may have tried the same host.
        if (current === this.#tried) current = (current + 1) % urls.length;
        this.end().catch(() => {});
        throw error;
      }
    }
  };
}
