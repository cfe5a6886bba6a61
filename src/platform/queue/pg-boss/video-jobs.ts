import { createHash } from 'node:crypto';

/** The data of a pg-boss job. */
export interface VideoJob {
  readonly taskId: string;
  readonly accountId: string;
  readonly model: string;
}

/** The queue of dead-lettered jobs. */
export const DEAD = 'dead';

/** Prefix of the queues that belong to lanes. */
export const LANE_QUEUE = 'lane.';

export function queueOf(lane: string): string {
  return LANE_QUEUE + lane;
}

/** A job's id is derived from its task's id, so that a task has at most one job in a lane. */
export function jobIdOf(taskId: string): string {
  const hex = createHash('md5').update(taskId).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
