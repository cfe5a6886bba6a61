/** How long a child lives, and what its jobs do to it. */
export interface ChildPolicy {
  /** Jobs that it has at the same time. */
  readonly jobsAtOnce: number;
  /** It ends after so many jobs. */
  readonly jobsEach: number;
  /** It ends when no job came for so long. */
  readonly idleMs: number;
  /** It ends when it still has more memory than this after a job; null where nobody looks. */
  readonly restingMb: number | null;
  /** How long it may show no activity before it counts as hung; null where jobs have a time limit. See `VitalSigns`. */
  readonly silenceMs: number | null;
  /**
   * Whether it goes on when a job fails or is cancelled: the child is told. Otherwise it is killed, which frees its core at
   * once.
   */
  readonly outlivesJobs: boolean;
}

/** A child for each job: a crash, leak or hang ends only that job. For decoders, which read bytes of strangers. */
export const FRESH: ChildPolicy = {
  jobsAtOnce: 1,
  jobsEach: 1,
  idleMs: 0,
  restingMb: null,
  silenceMs: null,
  outlivesJobs: false,
};

/**
 * A child has one job after the other: its program is loaded once. Only for jobs that need not be protected from each
 * other; what fails in a child that has run other jobs begins anew in a fresh one, because it may be their fault.
 */
export function kept(
  limits: Pick<ChildPolicy, 'idleMs'> & Partial<Pick<ChildPolicy, 'jobsEach' | 'restingMb'>>,
): ChildPolicy {
  return { ...FRESH, jobsEach: Number.POSITIVE_INFINITY, ...limits };
}

/**
 * One child has all jobs, some at a time: it holds a model that takes seconds to load. When it crashes or hangs it is
 * replaced, and its jobs are repeated once unless something of them was delivered.
 */
export function warm(
  limits: Pick<ChildPolicy, 'jobsAtOnce' | 'idleMs'> & { readonly silenceMs: number },
): ChildPolicy {
  return { ...FRESH, jobsEach: Number.POSITIVE_INFINITY, outlivesJobs: true, ...limits };
}
