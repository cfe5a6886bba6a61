import { integer } from '../read-column.ts';
import type { PostgresServer } from './postgres-server.ts';

const MEASURE_EVERY_MS = 60_000;
/** Clocks that are kept in step differ by less; what is smaller may be the way to the server and back. */
const IN_STEP_MS = 1000;

const SERVER_TIME = 'SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now';

/**
 * The time of the database server, by which all nodes go: leases of holds and deliveries, retries and time limits are
 * written by one node and judged by another, and a node whose own clock is wrong must neither steal nor lose them.
 */
export class ServerClock {
  readonly #server: Pick<PostgresServer, 'query'>;
  readonly #own: () => number;
  readonly #onStep: (milliseconds: number) => void;
  #ahead = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `onStep` is called when this node's clock is found to differ from what was known. */
  constructor(
    server: Pick<PostgresServer, 'query'>,
    own: () => number,
    onStep: (milliseconds: number) => void,
  ) {
    this.#server = server;
    this.#own = own;
    this.#onStep = onStep;
  }

  readonly now = (): number => this.#own() + this.#ahead;

  /** Measures now, and every minute from now on. */
  async start(): Promise<void> {
    await this.measure();
    // A server that does not answer is noticed elsewhere; until it does, the last measurement holds.
    this.#timer = setInterval(() => void this.measure().catch(() => {}), MEASURE_EVERY_MS).unref();
  }

  async measure(): Promise<void> {
    const sent = this.#own();
    const [row] = await this.#server.query({ sql: SERVER_TIME, values: [] });
    const answered = this.#own();
    const measured = Math.round(integer(row ?? {}, 'now') - (sent + answered) / 2);
    const uncertain = Math.max(IN_STEP_MS, answered - sent);
    if (Math.abs(measured - this.#ahead) < uncertain) return;
    this.#ahead = Math.abs(measured) < uncertain ? 0 : measured;
    this.#onStep(this.#ahead);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
