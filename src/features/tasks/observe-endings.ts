import type { Logger } from 'pino';
import type { Micros } from '../../domain/money.ts';
import type { EndTask, FinalStatus } from '../../domain/task.ts';
import { type Database, readOne } from '../../platform/storage/database.ts';
import { holdById, toHold } from '../billing/money-table.ts';
import { taskInFullById, toTaskInFull } from './task-table.ts';

export interface EndedTask {
  readonly model: string;
  readonly status: FinalStatus;
  /** Of its failure; null for a completed one. */
  readonly code: string | null;
  /** From its creation to its end. */
  readonly seconds: number;
  /** What was captured; 0 for a failed one. */
  readonly captured: Micros;
}

export interface ObserveEndingsParts {
  readonly database: Database;
  readonly log: Pick<Logger, 'debug'>;
  readonly onEnded: (ended: EndedTask) => void;
}

/** `endTask` that reports each ending to an observer afterwards, without waiting for it. */
export function observeEndings(endTask: EndTask, { database, log, onEnded }: ObserveEndingsParts): EndTask {
  const tell = async (id: string): Promise<void> => {
    const row = await readOne(database, taskInFullById(id));
    if (!row) return;
    const { model, status, failure, createdAt, statusUpdatedAt } = toTaskInFull(row);
    if (status !== 'completed' && status !== 'failed') return;
    const hold = await readOne(database, holdById(id));
    onEnded({
      model,
      status,
      code: failure?.code ?? null,
      seconds: Math.max(0, statusUpdatedAt - createdAt) / 1000,
      captured: hold ? toHold(hold).captured : 0,
    });
  };
  return async (task, end) => {
    const hasEnded = await endTask(task, end);
    if (hasEnded)
      void tell(task.id).catch((error: unknown) =>
        log.debug({ task: task.id, err: error }, 'could not count the end of a task'),
      );
    return hasEnded;
  };
}
