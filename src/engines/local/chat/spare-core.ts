import { cpus } from 'node:os';

/** A shorter time says little: the system counts in hundredths of a second. */
const SHORTEST_MS = 100;
/** A longer one says little about now; between two tokens it is a fifth of a second. */
const LONGEST_MS = 2000;
/** Processor that others may use, in cores. Of twice the threads a third is lost then, and the rest still gains. */
const OTHERS_USE = 0.3;

export interface Look {
  readonly cores: number;
  readonly at: number;
  /** Of all cores together. */
  readonly idleMs: number;
  readonly ownMs: number;
}

/**
 * Whether this process has the machine to itself. llama.cpp's threads wait for each other by spinning: with a thread on
 * every core it writes twice as fast on an idle machine, but where another process wants a core too, all threads wait
 * for the one that has none, which costs five times the processor.
 */
export class SpareCore {
  readonly #look: () => Look;
  #before: Look;
  #isThere = false;

  constructor(look = lookAround) {
    this.#look = look;
    this.#before = look();
  }

  /** Looks back at the time since it was last asked. */
  isThere(): boolean {
    const now = this.#look();
    const ms = now.at - this.#before.at;
    if (ms < SHORTEST_MS) return this.#isThere;
    const unused = now.idleMs - this.#before.idleMs + now.ownMs - this.#before.ownMs;
    this.#isThere = ms < LONGEST_MS && now.cores - unused / ms < OTHERS_USE;
    this.#before = now;
    return this.#isThere;
  }
}

function lookAround(): Look {
  const { user, system } = process.cpuUsage();
  const cores = cpus();
  return {
    cores: cores.length,
    at: performance.now(),
    idleMs: cores.reduce((sum, { times }) => sum + times.idle, 0),
    ownMs: (user + system) / 1000,
  };
}
