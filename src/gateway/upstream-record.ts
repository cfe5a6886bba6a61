import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { UpstreamState } from './operator/operator-upstreams.ts';
import type { ModelOutage } from './outages/model-outages.ts';
import type { FaultClass, UpstreamPurpose } from './upstream.ts';
import type { UpstreamEvents } from './upstream-events.ts';

export interface PurposeRecord {
  readonly calls: number;
  /** Without an answer, or with 5xx. */
  readonly failures: number;
  /** A running mean of the time to the headers of an answer. */
  readonly meanSeconds: number | null;
}

const MEAN_WEIGHT = 0.1;

/** What this process has seen of an upstream since it started, for the operator. */
export class UpstreamRecord {
  readonly #now: () => number;
  readonly #purposes = new Map<
    UpstreamPurpose,
    { calls: number; failures: number; meanSeconds: number | null }
  >();
  readonly #faults = new Map<FaultClass, number>();
  #lastAnsweredAt: number | null = null;
  #lastFault: { readonly class: FaultClass; readonly at: number } | null = null;
  /** Status words that its description does not list. */
  readonly #unknownWords = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  answered(purpose: UpstreamPurpose, status: number, seconds: number): void {
    this.#lastAnsweredAt = this.#now();
    this.#count(purpose, status >= 500, seconds);
  }

  unanswered(purpose: UpstreamPurpose, seconds: number): void {
    this.#count(purpose, true, seconds);
  }

  fault(fault: FaultClass): void {
    this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1);
    this.#lastFault = { class: fault, at: this.#now() };
  }

  unknownWord(word: string): void {
    const known = word.slice(0, 64);
    if (this.#unknownWords.has(known) || this.#unknownWords.size < 50)
      this.#unknownWords.set(known, (this.#unknownWords.get(known) ?? 0) + 1);
  }

  get purposes(): ReadonlyMap<UpstreamPurpose, PurposeRecord> {
    return this.#purposes;
  }

  get faults(): ReadonlyMap<FaultClass, number> {
    return this.#faults;
  }

  get unknownWords(): ReadonlyMap<string, number> {
    return this.#unknownWords;
  }

  get lastAnsweredAt(): number | null {
    return this.#lastAnsweredAt;
  }

  get lastFault(): { readonly class: FaultClass; readonly at: number } | null {
    return this.#lastFault;
  }

  #count(purpose: UpstreamPurpose, failed: boolean, seconds: number): void {
    const record = this.#purposes.get(purpose) ?? { calls: 0, failures: 0, meanSeconds: null };
    record.calls += 1;
    if (failed) record.failures += 1;
    record.meanSeconds =
      record.meanSeconds === null
        ? seconds
        : record.meanSeconds + MEAN_WEIGHT * (seconds - record.meanSeconds);
    this.#purposes.set(purpose, record);
  }
}

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
    help: '1 while a route of a model is out of service until it is repaired; `whole` says that no other is left.',
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
