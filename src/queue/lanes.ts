import type { TaskStage } from '../domain/task.ts';
import type { Lane } from './task-queue.ts';

/** The lane of tasks whose inputs are still to be fetched. Every other lane is named after its engine. */
export const INPUTS_LANE = 'inputs';

/**
 * Fetching is mostly waiting, so many run at once. One account gets at most half, so that slow servers behind its URLs
 * do not delay other accounts.
 */
export const INPUTS: Lane = { name: INPUTS_LANE, concurrency: 16, perAccount: 8 };

/** The fields that determine an unfinished task's lane. */
export interface TaskPlace {
  readonly stage: TaskStage;
  readonly route: string | null;
  readonly model: string;
}

export type LaneOf = (place: TaskPlace) => string;
