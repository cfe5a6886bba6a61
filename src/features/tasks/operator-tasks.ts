import type { Micros } from '../../domain/money.ts';
import type { TaskInFull } from '../../domain/task.ts';
import { type Database, readOne } from '../../platform/storage/database.ts';
import { type Listing, type ListRequest, listPage, notFound } from '../../platform/storage/listing.ts';
import { text } from '../../platform/storage/read-column.ts';
import { type Hold, holdById, holdsByIds, toHold } from '../billing/money-table.ts';
import {
  type ListedStatus,
  listedForOperatorById,
  type OperatorListedTask,
  pageForOperator,
  taskInFullById,
  toOperatorListed,
  toTaskInFull,
} from './task-table.ts';

export interface TaskMoney {
  /** The price at creation. */
  readonly quoted: Micros;
  readonly held: Micros;
  readonly captured: Micros;
  readonly released: Micros;
}

export interface TaskWithMoney<Shown = TaskInFull> {
  readonly task: Shown;
  readonly money: TaskMoney;
}

type WithPrice = Pick<TaskInFull, 'id' | 'price'>;

export interface TaskFilter {
  readonly accountId: string | null;
  readonly status: ListedStatus | null;
  /** Only tasks that need a decision. */
  readonly undecided: boolean;
  /** An id, or words of what was asked for. */
  readonly search: string | null;
}

const statusOf = ({ status, failure }: OperatorListedTask): ListedStatus =>
  failure?.code === 'cancelled' ? 'cancelled' : status;

/** Tasks of all accounts, with their costs and results. */
export class OperatorTasks {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(id: string): Promise<TaskWithMoney> {
    const row = await readOne(this.#database, taskInFullById(id));
    if (!row) throw notFound('task_not_found', 'task', id, 'id');
    return await this.#oneWithMoney(toTaskInFull(row));
  }

  async list(filter: TaskFilter, request: ListRequest): Promise<Listing<TaskWithMoney<OperatorListedTask>>> {
    const named = await this.#named(filter);
    if (named) return { items: [await this.#oneWithMoney(named)], hasMore: false };
    const { items, hasMore } = await listPage(
      this.#database,
      'tasks',
      request,
      (page) => pageForOperator({ ...filter, ...page, withDeleted: true }),
      toOperatorListed,
    );
    return { items: await this.#withMoney(items), hasMore };
  }

  /** The task whose id is searched for. */
  async #named({ search, accountId, status, undecided }: TaskFilter): Promise<OperatorListedTask | null> {
    const row = search === null ? undefined : await readOne(this.#database, listedForOperatorById(search));
    const task = row && toOperatorListed(row);
    const fits =
      task &&
      (accountId === null || task.accountId === accountId) &&
      (status === null || statusOf(task) === status) &&
      (!undecided || task.undecidedSince !== null);
    return fits ? task : null;
  }

  async #oneWithMoney<Shown extends WithPrice>(task: Shown): Promise<TaskWithMoney<Shown>> {
    const row = await readOne(this.#database, holdById(task.id));
    return withMoney(task, row && toHold(row));
  }

  async #withMoney<Shown extends WithPrice>(tasks: readonly Shown[]): Promise<TaskWithMoney<Shown>[]> {
    const rows = await this.#database.read(holdsByIds(tasks.map(({ id }) => id)));
    const holds = new Map(rows.map((row) => [text(row, 'id'), toHold(row)]));
    return tasks.map((task) => withMoney(task, holds.get(task.id)));
  }
}

function withMoney<Shown extends WithPrice>(task: Shown, hold?: Hold): TaskWithMoney<Shown> {
  const quoted = task.price;
  if (!hold) return { task, money: { quoted, held: 0, captured: 0, released: 0 } };
  const { amount, captured, state } = hold;
  if (state === 'held') return { task, money: { quoted, held: amount, captured, released: 0 } };
  return { task, money: { quoted, held: 0, captured, released: amount - captured } };
}
