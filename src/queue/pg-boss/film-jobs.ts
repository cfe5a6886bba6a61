import { createHash } from 'node:crypto';

/** What a job of pg-boss holds of its task. */
export interface FilmJob {
  readonly taskId: string;
  readonly accountId: string;
  readonly model: string;
}

/** Where jobs go that were dead-lettered. */
export const DEAD = 'dead';

/** All queues of lanes begin so, and no other. */
export const LANE_QUEUE = 'lane.';

export function queueOf(lane: string): string {
  return LANE_QUEUE + lane;
}

/** A task's job has an id that follows from the task's, so that there is never a second one in its lane. */
export function jobIdOf(taskId: string): string {
  const hex = createHash('md5').update(taskId).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
