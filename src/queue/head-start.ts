import type { Priority } from '../domain/account.ts';

const SIX_HOURS_MS = 6 * 3_600_000;

/**
 * A priority is a head start: a task stands where it would stand had it come so much earlier. So whoever is ahead goes
 * first, and yet nobody waits for ever, because what comes six hours later stands behind. It is longer than any account's
 * tasks are put off for fairness (`PlaceInLine`), which therefore holds within a priority.
 */
export const HEAD_START_MS: Readonly<Record<Priority, number>> = {
  high: SIX_HOURS_MS,
  normal: 0,
  low: -SIX_HOURS_MS,
};
