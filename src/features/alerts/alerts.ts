import type { Logger } from 'pino';
import { periodsAt } from '../../domain/account.ts';
import { type Alarm, type Alert, alertId, alertSentence } from '../../domain/alert.ts';
import { toDecimal } from '../../domain/money.ts';
import { shownUrl } from '../../platform/fetching/shown-url.ts';
import { newId } from '../../platform/identity/identifiers.ts';
import { type Database, mustWrite } from '../../platform/storage/database.ts';
import { flag, text } from '../../platform/storage/read-column.ts';
import { spentBudgets, toSpentBudget } from '../budgets/budget-table.ts';
import { deliverToOperator } from '../webhooks/delivery-table.ts';
import { allAlerts, deleteAlert, failingWebhooks, insertAlert, rewordAlert, toAlert } from './alert-table.ts';

export interface AlertsParts {
  readonly database: Database;
  /** Routes of models that are out of service until somebody mends them. */
  readonly outages: () => Promise<readonly Omit<Alarm, 'kind'>[]>;
  readonly deadLetters: () => Promise<number>;
  /** Which disk of this node is nearly full; null: none. */
  readonly diskShortage: () => string | null;
  readonly host: string;
  /** Hosts whose processes live. */
  readonly hosts: () => Promise<ReadonlySet<string>>;
  /** There is something to deliver. */
  readonly wake: () => void;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
}

const EVERY_MS = 30_000;
/** A look that is this fresh answers a reader too. */
const FRESH_MS = 1000;
/** A deployment of the receiver is no alert. */
const WEBHOOK_FAILS_MS = 15 * 60_000;
/** Of each kind: more say nothing that these do not. */
const MOST = 100;

/**
 * What an operator should look at. Every node looks now and then, at what all share and at its own disk; whichever notices
 * first stores the alert and tells the operator's webhooks, once when it begins and once when it is over.
 */
export class Alerts {
  readonly #parts: AlertsParts;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: AlertsParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), EVERY_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** As it is now, the newest first. */
  async all(): Promise<readonly Alert[]> {
    if (this.#parts.now() - this.#lookedAt >= FRESH_MS) await this.look();
    return (await this.#parts.database.read(allAlerts())).map(toAlert);
  }

  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'could not look for alerts'))
      .finally(() => {
        this.#looking = null;
      });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { database, hosts, now } = this.#parts;
    this.#lookedAt = now();
    const alarms = new Map((await this.#alarms()).map((alarm) => [alertId(alarm), alarm]));
    const known = new Map((await database.read(allAlerts())).map(toAlert).map((alert) => [alert.id, alert]));
    const live = await hosts();
    for (const [id, alarm] of alarms) {
      const alert = known.get(id);
      if (alert === undefined) await this.#tell({ ...alarm, id, createdAt: now() }, 'alert.raised');
      else if (alert.message !== alarm.message) await mustWrite(database, [rewordAlert(id, alarm.message)]);
    }
    for (const alert of known.values()) {
      // The disk of another node is its own matter while it lives.
      const isOthers = alert.kind === 'disk' && alert.subject !== this.#parts.host && live.has(alert.subject);
      if (!alarms.has(alert.id) && !isOthers) await this.#tell(alert, 'alert.cleared');
    }
  }

  async #tell(alert: Alert, type: 'alert.raised' | 'alert.cleared'): Promise<void> {
    const { database, wake, now } = this.#parts;
    const event = { id: newId('evt'), type, subjectId: alert.id, createdAt: now() };
    const change = type === 'alert.raised' ? insertAlert(alert) : deleteAlert(alert.id);
    const outcome = await database.write([change, deliverToOperator(event, newId('dlv'))]);
    if (outcome.ok) wake();
  }

  async #alarms(): Promise<readonly Alarm[]> {
    const { database, outages, deadLetters, diskShortage, host, now } = this.#parts;
    const shortage = diskShortage();
    const dead = await deadLetters();
    const budgets = (await database.read(spentBudgets(periodsAt(now())))).map(toSpentBudget);
    const webhooks = await database.read(failingWebhooks(now() - WEBHOOK_FAILS_MS, MOST));
    return [
      ...(shortage === null ? [] : [{ kind: 'disk', subject: host, message: shortage } as const]),
      ...(await outages()).slice(0, MOST).map((outage) => ({ kind: 'outage', ...outage }) as const),
      ...(dead === 0
        ? []
        : [
            {
              kind: 'dead_letters',
              subject: 'queue',
              message: `${alertSentence(dead === 1 ? 'taskGivenUp' : 'tasksGivenUp', { count: dead })}.`,
            } as const,
          ]),
      ...budgets
        .filter(({ budget, spent }) => spent >= budget)
        .slice(0, MOST)
        .map(({ subjectId, budget, spent }) => ({
          kind: 'budget' as const,
          subject: subjectId,
          message: `${alertSentence('budgetSpent', { spent: toDecimal(spent), budget: toDecimal(budget) })}.`,
        })),
      ...webhooks.map((row) => ({
        kind: 'webhook' as const,
        subject: text(row, 'id'),
        message: `${alertSentence(flag(row, 'enabled') ? 'deliveriesFail' : 'webhookDisabled', { url: shownUrl(text(row, 'url')) })}.`,
      })),
    ];
  }
}
