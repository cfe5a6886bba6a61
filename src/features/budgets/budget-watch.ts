import type { Logger } from 'pino';
import { periodsAt } from '../../domain/account.ts';
import type { BudgetEventType } from '../../domain/webhook.ts';
import { newId } from '../../platform/identity/identifiers.ts';
import type { Database } from '../../platform/storage/database.ts';
import { deliverEvent } from '../webhooks/delivery-table.ts';
import { insertBudgetEvent, spentBudgets, toSpentBudget } from './budget-table.ts';

export interface BudgetWatchDeps {
  readonly database: Database;
  /** There is something to deliver. */
  readonly wake: () => void;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
}

/** An event of a budget: of an account or one of its keys, in a day or a month. */
export interface BudgetNews {
  readonly subjectId: string;
  readonly accountId: string;
  readonly period: number;
  readonly type: BudgetEventType;
}

/** Many requests that end together are looked at once. */
const SOON_MS = 250;

/** So many that were told are remembered; whatever is forgotten is found in the database. */
const MOST_REMEMBERED = 10_000;

/**
 * Tells the webhooks of an account when a budget of it or of one of its keys is nearly or wholly spent, each once in a
 * period, whichever node notices it. No request waits for it: what a crash keeps from being told is told at the next charge.
 */
export class BudgetWatch {
  readonly #deps: BudgetWatchDeps;
  readonly #notified = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(deps: BudgetWatchDeps) {
    this.#deps = deps;
  }

  /** Something was charged. */
  lookSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#looking = this.look();
    }, SOON_MS).unref();
  }

  /** A request was refused because of a budget. */
  notifySoon(news: BudgetNews): void {
    this.#looking = this.#attempt(() => this.#notify(news));
  }

  async look(): Promise<void> {
    const { database, now } = this.#deps;
    await this.#attempt(async () => {
      const rows = await database.read(spentBudgets(periodsAt(now())));
      for (const { subjectId, accountId, period, budget, spent } of rows.map(toSpentBudget)) {
        const type = spent >= budget ? 'budget.reached' : 'budget.warning';
        await this.#notify({ subjectId, accountId, period, type });
      }
    });
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #notify({ subjectId, accountId, period, type }: BudgetNews): Promise<void> {
    const name = `${subjectId} ${period} ${type}`;
    if (this.#notified.has(name)) return;
    const { database, wake, now } = this.#deps;
    const createdAt = now();
    const event = { id: newId('evt'), type, accountId, subjectId, createdAt };
    const outcome = await database.write([
      insertBudgetEvent({ subjectId, period, type }, createdAt),
      deliverEvent(event, newId('dlv')),
    ]);
    if (this.#notified.size >= MOST_REMEMBERED) this.#notified.clear();
    this.#notified.add(name);
    if (outcome.ok) wake();
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#deps.log.warn(
        { err: error },
        'could not notify webhooks of a spent budget; retrying at the next charge',
      );
    }
  }
}
