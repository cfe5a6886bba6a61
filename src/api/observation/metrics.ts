import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import { RequestDurations } from './request-durations.ts';
import { WorkMetrics, type WorkSources } from './work-metrics.ts';

/** Prometheus metrics of one process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly durations = new RequestDurations(this.#registry);
  readonly #errors = new Counter({
    name: 'phonofilm_errors_total',
    help: 'Error answers by code.',
    labelNames: ['code'],
    registers: [this.#registry],
  });

  readonly work: WorkMetrics;

  constructor(sources: WorkSources) {
    this.work = new WorkMetrics(this.#registry, sources);
    collectDefaultMetrics({ register: this.#registry, prefix: 'phonofilm_' });
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
