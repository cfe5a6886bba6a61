import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of one process. Label sets are few and fixed, so each is looked up once and then kept. */
export class Metrics {
  readonly registry = new Registry();
  readonly #duration = new Histogram({
    name: 'phonofilm_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [this.registry],
  });
  readonly #errors = new Counter({
    name: 'phonofilm_errors_total',
    help: 'Error answers by code.',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly #children = new Map<string, { observe(seconds: number): void }>();

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'phonofilm_' });
  }

  observeRequest(method: string, route: string, status: number, seconds: number): void {
    const name = `${method} ${route} ${status}`;
    let child = this.#children.get(name);
    if (!child) {
      child = this.#duration.labels({ method, route, status: String(status) });
      this.#children.set(name, child);
    }
    child.observe(seconds);
  }

  countError(code: string): void {
    this.#errors.inc({ code });
  }
}
