import type { TaskStage } from '../../domain/task.ts';
import type { Lane } from './task-queue.ts';

/** The lane of tasks whose inputs are still to be fetched. Every other lane is named after its engine. */
export const INPUTS_LANE = 'inputs';

/**
 * Fetching is mostly waiting, so many run at once. One account gets at most half, so that slow servers behind its URLs
 * do not delay other accounts.
 */
export const INPUTS: Lane = { name: INPUTS_LANE, concurrency: 16, perAccount: 8 };

/** The lane of tasks that hosted services make. */
export const UPSTREAMS_LANE = 'upstreams';

/**
 * A task at a hosted service only waits here. How many each service has at once is limited elsewhere, so that a task
 * can go to its next route when its first is busy.
 */
export const UPSTREAMS: Lane = { name: UPSTREAMS_LANE, concurrency: 10_000 };

/** The fields that determine an unfinished task's lane. */
export interface TaskProgress {
  readonly accountId: string;
  readonly stage: TaskStage;
  readonly route: string | null;
  readonly model: string;
}

export type LaneOf = (task: TaskProgress) => string;
