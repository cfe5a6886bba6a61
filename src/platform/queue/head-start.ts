import type { Priority } from '../../domain/account.ts';

const SIX_HOURS_MS = 6 * 3_600_000;

/**
 * A priority is a head start: the task is placed as if it had arrived this much earlier. So higher priorities go first,
 * but nobody waits forever, because a task that arrives six hours later is placed behind. It is longer than any delay
 * for fairness (`FairPriority`), so fairness applies within a priority.
 */
export const HEAD_START_MS: Readonly<Record<Priority, number>> = {
  high: SIX_HOURS_MS,
  normal: 0,
  low: -SIX_HOURS_MS,
};
