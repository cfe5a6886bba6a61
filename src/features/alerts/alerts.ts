import type { Logger } from 'pino';
import type { SafePost } from '../../platform/fetching/safe-post.ts';
import { type Database, mustWrite } from '../../platform/storage/database.ts';
import { signedHeaders } from '../webhooks/signed-headers.ts';
import {
  type Alarm,
  type Alert,
  claimAlert,
  deleteExpiredAlerts,
  noteSent,
  noticeAlarm,
  openAlerts,
  toAlert,
} from './alert-table.ts';

export interface AlertsDeps {
  readonly database: Database;
  /** What this node notices now. */
  readonly alarms: () => Promise<readonly Alarm[]>;
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  readonly post: SafePost;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
}

const EVERY_MS = 30_000;
/** An alert is over when no node has noticed it for this long. */
const EXPIRES_MS = 75_000;
const TIMEOUT_MS = 10_000;
/** Waits before an alert is sent again. */
const RETRY_MS = [30_000, 120_000, 600_000, 3_600_000];

/** Every node stores the alarms that it notices; whichever node claims an alert first sends it to the operator's webhook. */
export class Alerts {
  readonly #deps: AlertsDeps;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;

  constructor(deps: AlertsDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), EVERY_MS);
    this.#timer.unref();
    void this.run();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#running;
  }

  /** The newest first. */
  async open(): Promise<readonly Alert[]> {
    await this.#notice().catch(this.#warn);
    return await this.#stored();
  }

  run(): Promise<void> {
    this.#running ??= this.#notice()
      .then(() => this.#send())
      .catch(this.#warn)
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  readonly #warn = (error: unknown) => this.#deps.log.warn({ err: error }, 'could not look for alerts');

  async #stored(): Promise<readonly Alert[]> {
    return (await this.#deps.database.read(openAlerts(this.#deps.now()))).map(toAlert);
  }

  async #notice(): Promise<void> {
    const { database, alarms, now } = this.#deps;
    const at = now();
    const found = await alarms();
    await mustWrite(database, [
      deleteExpiredAlerts(at),
      ...found.map((alarm) => noticeAlarm(alarm, at, at + EXPIRES_MS)),
    ]);
  }

  async #send(): Promise<void> {
    const { database, webhook, log, now } = this.#deps;
    if (webhook === null) return;
    for (const alert of await this.#stored()) {
      if (alert.dueAt === null || alert.dueAt > now()) continue;
      const wait = RETRY_MS[alert.attempts];
      const claimed = await database.write([claimAlert(alert, wait === undefined ? null : now() + wait)]);
      if (!claimed.ok) continue;
      const status = await this.#post(alert, webhook).catch((error: unknown) => error);
      if (typeof status === 'number' && status < 300) await database.write([noteSent(alert.id)]);
      else log.warn({ alert: alert.id, status }, 'the webhook of alerts did not take an alert');
    }
  }

  async #post(
    { id, kind, subject, message, createdAt }: Alert,
    { url, secret }: { readonly url: string; readonly secret: string },
  ): Promise<number> {
    const created_at = Math.floor(createdAt / 1000);
    const data = { id, kind, subject, message };
    const eventId = `evt_${id}:${createdAt}`;
    const body = JSON.stringify({ id: eventId, object: 'event', created_at, type: 'alert.raised', data });
    const headers = signedHeaders(secret, eventId, this.#deps.now(), body);
    const turn = { account: 'operator', patient: true };
    return await this.#deps.post({ url, headers, body, turn, timeoutMs: TIMEOUT_MS }, this.#stopping.signal);
  }
}
