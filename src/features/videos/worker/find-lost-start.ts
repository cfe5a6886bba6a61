import { ServiceError } from '../../../domain/errors.ts';
import { isFinal, type TaskInFull } from '../../../domain/task.ts';
import type { VideoRequest } from '../../../domain/videos/video.ts';
import { type IsTaken, type Marks, type Reconciled, StartRefused } from '../../../engines/video-engine.ts';
import { apart, mustWrite, readOne } from '../../../platform/storage/database.ts';
import { text } from '../../../platform/storage/read-column.ts';
import { leaveUndecided } from '../../tasks/start-table.ts';
import { othersBeingStarted, otherWithJob } from '../../tasks/task-job-table.ts';
import { taskInFullById, toTaskInFull } from '../../tasks/task-table.ts';
import { MARKED_WITHIN_MS, type StartAttempt, type StartAttemptDeps, type Started } from './start-attempt.ts';

/** How often it is looked up what became of a start whose response is lost. */
const FIRST_LOOK_MS = 1000;
const LONGEST_LOOK_MS = 60_000;

/**
 * Finds out what became of a start whose response is lost. Meanwhile the money stays held, nothing is started again, and
 * the operator sees the task among those that need a decision. Rejects when nothing can be found out, or the signal fired.
 */
export async function findLostStart(
  deps: StartAttemptDeps,
  attempt: StartAttempt,
  cause?: unknown,
): Promise<Started> {
  const { database, now, taskTimeoutMs } = deps;
  const { task, job, engine, bell, signals } = attempt.facts;
  if (!engine.reconcile) throw uncertainStart(cause);
  const isTaken: IsTaken = async (marks) =>
    (await readOne(database, apart(otherWithJob(task.id, now() - MARKED_WITHIN_MS, marks)))) !== undefined;
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 2, LONGEST_LOOK_MS)) {
    const row = await readOne(database, taskInFullById(task.id));
    const fresh = row && toTaskInFull(row);
    if (!fresh || isOver(attempt, fresh)) return null;
    if (fresh.route === null) return new StartRefused('the operator says that nothing was started');
    const found = await look(deps, attempt, fresh, isTaken);
    if (found.state === 'not-started') {
      await attempt.withdraw();
      return new StartRefused('the engine has not started');
    }
    if (found.state === 'started' && (await isOurs(deps, attempt, found.marks))) {
      const { operation, marks } = found;
      const started = await attempt.record(operation, marks);
      // Another task may have taken the job over at the same moment: then it is not ours, and ours is still lost.
      if (started !== null || marks === undefined || !(await isTaken(marks))) return started;
    }
    await mustWrite(database, [leaveUndecided(attempt.start, now())]);
    // What is to be stopped has a time limit of its own.
    const left = job.isUnwanted ? Infinity : (fresh.undecidedSince ?? now()) + taskTimeoutMs - now();
    if (left <= 0) throw uncertainStart(cause);
    const hint = 'askAgainAfterMs' in found ? (found.askAgainAfterMs ?? 0) : 0;
    await bell.wait(Math.min(Math.max(pause, hint), left), signals.signal).catch((error: unknown) => {
      throw uncertainStart(error);
    });
  }
}

/** Nobody waits for this start any more: it was answered, the task has ended, or another start has taken its place. */
function isOver({ start, facts }: StartAttempt, fresh: TaskInFull): boolean {
  const isStillNeeded = facts.job.isUnwanted ? fresh.stoppingSince !== null : !isFinal(fresh.status);
  return !isStillNeeded || fresh.operation !== null || (fresh.route !== null && fresh.startId !== start.id);
}

async function look(
  { log }: StartAttemptDeps,
  { facts, plan }: StartAttempt,
  { callbackId }: TaskInFull,
  isTaken: IsTaken,
): Promise<Reconciled> {
  const { task, engine, job, signals } = facts;
  try {
    return (
      (await engine.reconcile?.(plan, { ...job, callbackId }, signals.signal, isTaken)) ?? {
        state: 'unknown',
      }
    );
  } catch (error) {
    log.warn({ task: task.id, route: engine.name, err: error }, 'could not look up a lost start');
    return { state: 'unknown' };
  }
}

/** A job that only looks like ours may be the one that another task is just being given. */
async function isOurs(
  { database }: StartAttemptDeps,
  { facts: { task, engine } }: StartAttempt,
  marks: Marks | undefined,
): Promise<boolean> {
  if (marks === undefined) return true;
  const others = await database.read(othersBeingStarted(task.id, engine.name));
  const words = ({ prompt, edits }: Pick<VideoRequest, 'prompt' | 'edits'>) => [prompt, ...edits].join('\n');
  return !others.some((other) => words(JSON.parse(text(other, 'request'))) === words(task.request));
}

/** Work that costs money is never started a second time without knowing what became of the first. */
function uncertainStart(cause?: unknown): ServiceError {
  return new ServiceError(
    'upstream_error',
    'It is not known whether this video was started, so it is not started again. It costs nothing.',
    { cause },
  );
}
