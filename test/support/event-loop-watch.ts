import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long the event loop of this process was held in one go, at worst. */
export interface LoopHold {
  /** Processor time of its thread between two turns: what else runs on the machine does not count. */
  readonly heldMs: number;
  /** By the clock. */
  readonly delayMs: number;
}

const TICK_MS = 2;

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
    const hold = { heldMs: this.#worst, delayMs: Math.max(0, this.#delays.max / 1e6 - TICK_MS) };
    this.#worst = 0;
    this.#delays.reset();
    return hold;
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

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
