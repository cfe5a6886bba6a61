import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long the event loop of this process was held in one go, at worst. */
export interface LoopHold {
  /** Processor time of its thread between two turns: what else runs on the machine does not count. */
  readonly heldMs: number;
  /**
   * How often the thread could have parsed a large JSON text meanwhile, as long as that takes right now. On a busy machine
   * the work and the parsing slow down together, so a bound on this is one on work and not on time.
   */
  readonly heldParses: number;
  /** By the clock. */
  readonly delayMs: number;
}

const TICK_MS = 2;
/** Some 500 kB. */
const LARGE_JSON = JSON.stringify(
  Object.fromEntries(Array.from({ length: 48_000 }, (_, index) => [`k${index}`, 0])),
);
/** Of a hold as short as a parse or two it need not be known how many. */
const SHORT_MS = 50;

/**
 * More means that work on the event loop grows faster than what it works on, or that it belongs elsewhere. A parse takes 10 to
 * 20 ms; `npm run bench:event-loop` holds a quiet machine to 50 ms.
 */
export const MOST_HELD_PARSES = 25;

/** Watches the event loop from inside. */
export class EventLoopWatch {
  readonly #delays = monitorEventLoopDelay({ resolution: TICK_MS });
  readonly #timer: NodeJS.Timeout;
  #last = threadMs();
  #worst = 0;

  constructor() {
    this.#delays.enable();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  /** The worst since the last call. */
  take(): LoopHold {
    this.#tick();
    const heldMs = this.#worst;
    const delayMs = Math.max(0, this.#delays.max / 1e6 - TICK_MS);
    const heldParses = heldMs < SHORT_MS ? 1 : heldMs / parseMs();
    this.#last = threadMs();
    this.#worst = 0;
    this.#delays.reset();
    return { heldMs, heldParses, delayMs };
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delays.disable();
  }

  #tick(): void {
    const now = threadMs();
    this.#worst = Math.max(this.#worst, now - this.#last);
    this.#last = now;
  }
}

function parseMs(): number {
  const before = threadMs();
  JSON.parse(LARGE_JSON);
  return threadMs() - before;
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
