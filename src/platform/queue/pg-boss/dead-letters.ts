import type { PgBoss } from 'pg-boss';
import type { DeadTask } from '../task-queue.ts';
import { DEAD, type VideoJob } from './video-jobs.ts';

/** The jobs that pg-boss has dead-lettered, oldest first. */
export async function deadTasks(boss: PgBoss): Promise<DeadTask[]> {
  const jobs = await boss.findJobs<VideoJob>(DEAD, { queued: true });
  return jobs
    .map((job) => ({
      taskId: job.data.taskId,
      model: job.data.model,
      accountId: job.data.accountId,
      attempts: (job.sourceRetryCount ?? 0) + 1,
      reason: String((job.sourceOutput as { message?: unknown } | null)?.message ?? 'unknown'),
      deadSince: job.createdOn.getTime(),
    }))
    .sort((a, b) => a.deadSince - b.deadSince);
}

/** Puts dead-lettered jobs back into their lanes, all or those of the given tasks; returns how many. */
export async function redriveTasks(boss: PgBoss, taskIds: readonly string[] | null): Promise<number> {
  const jobs = await boss.findJobs<VideoJob>(DEAD, { queued: true });
  const chosen = jobs.filter((job) => taskIds === null || taskIds.includes(job.data.taskId));
  if (chosen.length === 0) return 0;
  return await boss.redrive(DEAD, { ids: chosen.map((job) => job.id), limit: chosen.length });
}
