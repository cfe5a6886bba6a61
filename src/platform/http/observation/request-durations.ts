import { Histogram, type Registry } from 'prom-client';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** A histogram of request durations by method, route and status. */
export class RequestDurations {
  readonly #histogram: Histogram<'method' | 'route' | 'status'>;

  constructor(registry: Registry) {
    this.#histogram = new Histogram({
      name: 'phonofilm_http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [registry],
    });
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.#histogram.observe({ method, route, status }, seconds);
  }
}
