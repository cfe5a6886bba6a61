import type { Logger } from 'pino';
import type { ServiceError } from '../../domain/errors.ts';
import { outOfService } from '../../domain/out-of-service.ts';
import type { Database, Write } from '../../platform/storage/database.ts';
import type { UpstreamEvents } from '../upstream-events.ts';
import {
  allRouteOutages,
  claimRouteProbe,
  deleteRouteOutage,
  deleteRouteOutages,
  type RouteOutage,
  recordRouteOutage,
  toRouteOutage,
} from './route-outage-table.ts';

export interface RouteOutagesDeps {
  readonly database: Database;
  /** Models of services that have cost what they may cost today. */
  readonly spent?: () => Promise<readonly RouteOutage[]>;
  /** Where outages are seen. */
  readonly seen?: UpstreamEvents;
  readonly log: Logger;
  readonly now: () => number;
}

/** A model of a hosted service. */
export interface HostedModel {
  readonly upstream: string;
  readonly model: string;
}

const REASONS: Readonly<Record<RouteOutage['reason'], string>> = {
  auth: 'our key is refused there',
  funds: 'our account there is empty',
  gone: 'the model is not there',
  spent: 'its cost limit for the day is reached',
};

/** What an outage is, for the operator. */
export function outageMessage({ reason, words }: Pick<RouteOutage, 'reason' | 'words'>): string {
  return [REASONS[reason], words].filter(Boolean).join(': ');
}

/** What another node has found out counts here within this time. */
const FRESH_MS = 1000;
/** As long as a waiting task may be late with its own look. */
const GRACE_MS = 10_000;
const PROBE_MS = 60_000;
const RETRY_AFTER_MS = 60_000;

/**
 * Hosted models that are out of service for a lasting reason, on all nodes: the worker that meets a refused key tells the
 * nodes that take requests. Videos that wait find out by themselves when it is mended; where none waits, one new video now
 * and then is let through for that.
 */
export class RouteOutages {
  readonly #deps: RouteOutagesDeps;
  /** Writes in the order in which things happened. */
  #written: Promise<void> = Promise.resolve();
  #known: readonly RouteOutage[] = [];
  #freshUntil = 0;
  /** What the log has been told. */
  readonly #reported = new Map<string, string>();

  constructor(deps: RouteOutagesDeps) {
    this.#deps = deps;
    deps.seen?.on('outage', (upstream, model, outage) => {
      if (outage === null) this.ended({ upstream, model });
      else this.began({ upstream, model, ...outage });
    });
  }

  began(outage: Omit<RouteOutage, 'since' | 'probeAt'> & { readonly pauseMs: number }): void {
    const { pauseMs, ...facts } = outage;
    const { upstream, model, reason } = facts;
    this.#report(facts, reason, () =>
      this.#deps.log.error(facts, `${model} of ${upstream} is out of service: ${REASONS[reason]}`),
    );
    const now = this.#deps.now();
    this.#write(recordRouteOutage({ ...facts, probeAt: now + pauseMs + GRACE_MS }, now));
  }

  ended({ upstream, model }: HostedModel): void {
    this.#report({ upstream, model }, null, () =>
      this.#deps.log.info({ upstream, model }, `${model} of ${upstream} is in service again`),
    );
    this.#write(deleteRouteOutage(upstream, model));
  }

  /** A key may have been changed: whether it is right now shows at the next request. */
  async forget(upstream: string | null = null): Promise<void> {
    this.#reported.clear();
    this.#write(deleteRouteOutages(upstream));
    await this.#written;
  }

  async all(): Promise<readonly RouteOutage[]> {
    await this.#written;
    const { database, spent, now } = this.#deps;
    if (now() < this.#freshUntil) return this.#known;
    const began = now();
    // Of several reasons the one counts that no video can find mended.
    this.#known = [
      ...((await spent?.()) ?? []),
      ...(await database.read(allRouteOutages())).map(toRouteOutage),
    ];
    this.#freshUntil = began + FRESH_MS;
    return this.#known;
  }

  /** The outages of these models if none of them can be used; null if one can, or is to be tried. */
  async barring(models: readonly HostedModel[]): Promise<ServiceError | null> {
    const all = await this.all();
    const outages = models.map((one) => all.find((outage) => isOf(outage, one)));
    if (outages.length === 0 || !outages.every((outage) => outage !== undefined)) return null;
    for (const outage of outages) if (await this.#isProbe(outage)) return null;
    const waits = outages.map(({ reason, probeAt }) =>
      reason === 'spent' ? probeAt - this.#deps.now() : RETRY_AFTER_MS,
    );
    return outOfService(Math.min(...waits));
  }

  async #isProbe(outage: RouteOutage): Promise<boolean> {
    const { database, now } = this.#deps;
    if (now() < outage.probeAt) return false;
    this.#freshUntil = 0;
    return (await database.write([claimRouteProbe(outage, now() + PROBE_MS, now())])).ok;
  }

  /** Each outage is reported once, when it begins and when it ends. */
  #report({ upstream, model }: HostedModel, reason: string | null, write: () => void): void {
    const name = `${upstream} ${model}`;
    if ((this.#reported.get(name) ?? null) === reason) return;
    if (reason === null) this.#reported.delete(name);
    else this.#reported.set(name, reason);
    write();
  }

  /** A later read sees the write. After a write that fails, the next fault or success writes again. */
  #write(statement: Write): void {
    const { database, log } = this.#deps;
    this.#written = this.#written
      .then(async () => {
        await database.write([statement]);
      })
      .catch((error: unknown) => log.warn({ err: error }, 'an outage of a hosted model was not noted'))
      .finally(() => {
        this.#freshUntil = 0;
      });
  }
}

export function isOf(outage: HostedModel, { upstream, model }: HostedModel): boolean {
  return outage.upstream === upstream && outage.model === model;
}
