import type { TaskStage } from '../domain/task.ts';
import type { Lane } from './task-queue.ts';

/** Where tasks wait whose inputs are still to be fetched. Every other lane is named after its engine. */
export const INPUTS_LANE = 'inputs';

/**
 * Fetching is waiting, mostly, so many may do it at once. One account's share is half: whatever its servers do to us,
 * the others' inputs come through.
 */
export const INPUTS: Lane = { name: INPUTS_LANE, concurrency: 16, perAccount: 8 };

/** What decides where an unfinished task waits. */
export interface TaskPlace {
  readonly stage: TaskStage;
  readonly route: string | null;
  readonly model: string;
}

export type LaneOf = (place: TaskPlace) => string;
