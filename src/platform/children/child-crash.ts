/** `setup`: the child could not prepare for work. */
export type CrashReason = 'crash' | 'memory' | 'timeout' | 'setup';

/** A child ended without a result: killed, out of memory, out of time, or crashed. */
export class ChildCrash extends Error {
  readonly reason: CrashReason;
  /** Whether the child had loaded everything and was at work on the job. */
  readonly atWork: boolean;

  constructor(reason: CrashReason, message: string, atWork: boolean) {
    super(message);
    this.name = 'ChildCrash';
    this.reason = reason;
    this.atWork = atWork;
  }
}
