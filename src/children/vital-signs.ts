/** What a child says of itself every now and then. */
export interface Beat {
  /** Jobs it works on, those whose caller has left included. */
  readonly busy: number;
  /** Processor time that all of its threads have used so far, in milliseconds. */
  readonly cpuMs: number;
}

/** A process that computes uses more of a core than this, however busy the machine; one that waits uses less. */
const LEAST_SHARE = 0.02;
/** A process that has not said its first word is still being started by Node. */
const START_MS = 60_000;

/**
 * Tells a child process that hangs from one that works. The rule:
 *
 * - A healthy child beats whether it works or not. One that has said nothing for `silenceMs` hangs: its event loop
 *   stands still. A native call that blocks the loop looks the same and has the same time.
 * - Native work on other threads lets the child beat on. It is alive as long as it uses the processor. A child that
 *   has jobs, and for `silenceMs` has neither sent anything of them nor computed anything, hangs too.
 *
 * Silence belongs to the process, not to its jobs: callers who give up and others who come do not begin it anew. Time
 * is counted in the steps of the watcher, so that a pause of the whole machine is nobody's silence.
 */
export class VitalSigns {
  readonly #silenceMs: number;
  #hasSpoken = false;
  #silentMs = 0;
  #stuckMs = 0;
  #cpuAtProgress = 0;
  #cpuMs = 0;

  constructor(silenceMs: number) {
    this.#silenceMs = silenceMs;
  }

  beat({ busy, cpuMs }: Beat): void {
    this.#hear();
    this.#cpuMs = cpuMs;
    const worked = cpuMs - this.#cpuAtProgress >= LEAST_SHARE * this.#silenceMs;
    if (busy === 0 || worked) this.#progress();
  }

  /** Something of a job has come. */
  word(): void {
    this.#hear();
    this.#progress();
  }

  /** `stepMs` later: why the process counts as hung, or null. */
  pass(stepMs: number): string | null {
    this.#silentMs += stepMs;
    this.#stuckMs += stepMs;
    const allowed = this.#hasSpoken ? this.#silenceMs : Math.max(START_MS, this.#silenceMs);
    if (this.#silentMs > allowed) return `said nothing for ${allowed} ms`;
    if (this.#hasSpoken && this.#stuckMs > this.#silenceMs)
      return `had work and did nothing for ${this.#silenceMs} ms`;
    return null;
  }

  #hear(): void {
    this.#hasSpoken = true;
    this.#silentMs = 0;
  }

  #progress(): void {
    this.#stuckMs = 0;
    this.#cpuAtProgress = this.#cpuMs;
  }
}
