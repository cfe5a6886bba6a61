import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import type { UpstreamState } from '../../gateway/operator/operator-upstreams.ts';
import type { ModelOutage } from '../../gateway/outages/route-outages.ts';
import type { UpstreamEvents } from '../../gateway/upstream-events.ts';
import { showUpstreams } from '../../gateway/upstream-metrics.ts';
import type { ObservedResponse, ResponseMetrics } from '../../platform/http/observation/observe.ts';
import { RequestDurations } from './request-durations.ts';
import { WorkMetrics, type WorkSources } from './work-metrics.ts';

/** How often the lag of the event loop is measured; each time wakes an idle process up. */
const LAG_EVERY_MS = 50;

/** Prometheus metrics of one process. */
export class Metrics implements ResponseMetrics {
  readonly #registry = new Registry();
  readonly requests = new RequestDurations(this.#registry);
  readonly #errors = new Counter({
    name: 'phonofilm_errors_total',
    help: 'Error answers by code.',
    labelNames: ['code'],
    registers: [this.#registry],
  });

  readonly work: WorkMetrics;

  constructor(
    sources: WorkSources & {
      upstreams(): readonly UpstreamState[];
      outages(): Promise<readonly ModelOutage[]>;
      readonly seen: UpstreamEvents;
    },
  ) {
    this.work = new WorkMetrics(this.#registry, sources);
    showUpstreams(this.#registry, sources);
    collectDefaultMetrics({
      register: this.#registry,
      prefix: 'phonofilm_',
      eventLoopMonitoringPrecision: LAG_EVERY_MS,
    });
  }

  observe(response: ObservedResponse): void {
    this.requests.observe(response);
  }

  /** Webhook deliveries are counted where they are made, and read from there. */
  showDeliveries(read: () => Readonly<Record<string, number>>): void {
    new Counter({
      name: 'phonofilm_webhook_attempts_total',
      help: 'Attempts at webhook deliveries by how they ended.',
      labelNames: ['result'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [result, count] of Object.entries(read())) this.inc({ result }, count);
      },
    });
  }

  countError(code: string): void {
    this.#errors.inc({ code });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    return await this.#registry.metrics();
  }
}
