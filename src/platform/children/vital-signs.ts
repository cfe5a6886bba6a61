/** The heartbeat of a child. */
export interface Beat {
  /** Jobs in progress, including those whose caller has disconnected. */
  readonly busy: number;
  /** Processor time that all its threads have used so far, in milliseconds. */
  readonly cpuMs: number;
}

/** A process that computes uses more of a core than this, even on a busy machine; one that waits uses less. */
const LEAST_SHARE = 0.02;
/** Before its first heartbeat a process is still being started by Node. */
const START_MS = 60_000;

/**
 * Tells a child process that hangs from one that works. The rule:
 *
 * - A healthy child sends heartbeats whether it works or not. Without one for `silenceMs` its event loop is blocked and
 *   it counts as hung. A native call that blocks the loop looks the same and has the same time limit.
 * - Native work on other threads does not stop the heartbeats. A child counts as working while it uses the processor. A
 *   child with jobs that has neither sent a result nor computed anything for `silenceMs` is hung too.
 *
 * Silence is measured for the process, not per job: callers who disconnect or arrive do not reset it. Time is counted
 * in steps of the watcher, so that suspending the whole machine does not count as silence.
 */
export class VitalSigns {
  readonly #silenceMs: number;
  #hasReported = false;
  #silentMs = 0;
  #stuckMs = 0;
  #cpuAtProgress = 0;
  #cpuMs = 0;

  constructor(silenceMs: number) {
    this.#silenceMs = silenceMs;
  }

  beat({ busy, cpuMs }: Beat): void {
    this.#resetSilence();
    this.#cpuMs = cpuMs;
    const worked = cpuMs - this.#cpuAtProgress >= LEAST_SHARE * this.#silenceMs;
    if (busy === 0 || worked) this.#progress();
  }

  /** The child sent something about a job. */
  activity(): void {
    this.#resetSilence();
    this.#progress();
  }

  /** Call every `stepMs`: returns why the process counts as hung, or null. */
  pass(stepMs: number): string | null {
    this.#silentMs += stepMs;
    this.#stuckMs += stepMs;
    const allowed = this.#hasReported ? this.#silenceMs : Math.max(START_MS, this.#silenceMs);
    if (this.#silentMs > allowed) return `sent no heartbeat for ${allowed} ms`;
    if (this.#hasReported && this.#stuckMs > this.#silenceMs)
      return `had work but made no progress for ${this.#silenceMs} ms`;
    return null;
  }

  #resetSilence(): void {
    this.#hasReported = true;
    this.#silentMs = 0;
  }

  #progress(): void {
    this.#stuckMs = 0;
    this.#cpuAtProgress = this.#cpuMs;
  }
}
