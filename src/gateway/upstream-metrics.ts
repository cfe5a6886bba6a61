import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { UpstreamState } from './operator/operator-upstreams.ts';
import type { ModelOutage } from './outages/route-outages.ts';
import type { UpstreamEvents } from './upstream-events.ts';

/** Calls to hosted services, and whether they are in trouble. */
export function showUpstreams(
  registry: Registry,
  sources: {
    upstreams(): readonly UpstreamState[];
    outages(): Promise<readonly ModelOutage[]>;
    readonly seen: UpstreamEvents;
  },
): void {
  const registers = [registry];
  const calls = new Counter({
    name: 'phonofilm_upstream_requests_total',
    help: 'Requests to hosted services by purpose and HTTP status (`none` without an answer).',
    labelNames: ['upstream', 'purpose', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'phonofilm_upstream_request_seconds',
    help: 'Time to the headers of the answer of a hosted service.',
    labelNames: ['upstream', 'purpose'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
    registers,
  });
  const faults = new Counter({
    name: 'phonofilm_upstream_faults_total',
    help: 'Failed starts and audio requests at hosted services by class.',
    labelNames: ['upstream', 'class'],
    registers,
  });
  sources.seen.on('call', (upstream, { purpose, status, seconds }) => {
    calls.inc({ upstream, purpose, status: String(status) });
    durations.observe({ upstream, purpose }, seconds);
  });
  sources.seen.on('fault', (upstream, faultClass) => faults.inc({ upstream, class: faultClass }));
  new Gauge({
    name: 'phonofilm_upstream_breaker_open',
    help: '1 while a model of a hosted service is left alone after failures.',
    labelNames: ['upstream', 'model'],
    registers,
    collect() {
      this.reset();
      for (const { name, routes } of sources.upstreams()) {
        for (const { model, breaker } of routes)
          this.set({ upstream: name, model }, breaker === 'closed' ? 0 : 1);
      }
    },
  });
  new Gauge({
    name: 'phonofilm_model_outage',
    help: '1 while a route of a model is out of service until somebody mends it; `whole` says that no other is left.',
    labelNames: ['model', 'upstream', 'reason', 'whole'],
    registers,
    async collect() {
      this.reset();
      // Without the database there is no answer to this, and the other metrics matter all the more.
      const outages = await sources.outages().catch(() => []);
      for (const { ours, upstream, reason, isWhole } of outages)
        this.set({ model: ours, upstream, reason, whole: String(isWhole) }, 1);
    },
  });
}
