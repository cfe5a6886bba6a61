import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Line } from '../../domain/line.ts';
import { toDecimal } from '../../domain/money.ts';
import type { SettledRequest } from '../../domain/settled-request.ts';
import type { UpstreamState } from '../../gateway/operator/operator-upstreams.ts';
import type { ModelOutage } from '../../gateway/outages/model-outages.ts';
import type { UpstreamEvents } from '../../gateway/upstream-events.ts';
import { showUpstreams } from '../../gateway/upstream-record.ts';
import type { ObservedResponse, ResponseMetrics } from '../../platform/http/observation/request-facts.ts';
import type { EndedTask } from '../tasks/end-task.ts';

/** What is looked up when the metrics are read. */
interface WorkSources {
  /** The lanes of the queue: waiting in all, running in this process. */
  lanes(): Promise<readonly Line[]>;
  /** Everything else that is done in turns in this process: decoding, fetching, the engines for audio. */
  lines(): readonly Line[];
  /** By folder, of the disks that this process writes to. */
  freeBytes(): ReadonlyMap<string, number>;
  /** Of large bodies whose requests are not answered yet. */
  bodyBytes(): number;
}

/** Seconds that requests take. */
const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Videos take from a second to the half hour after which they fail. */
const VIDEO_BUCKETS = [1, 2.5, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800];

/** What the service works on. No metric has a label per account or key: there may be any number of them. */
class WorkMetrics {
  readonly #ended: Counter<'model' | 'status' | 'code'>;
  readonly #durations: Histogram<'model'>;
  readonly #audio: Counter<'model' | 'outcome'>;
  readonly #captured: Counter<'model'>;

  constructor(registry: Registry, sources: WorkSources) {
    const registers = [registry];
    this.#ended = new Counter({
      name: 'phonofilm_tasks_ended_total',
      help: 'Tasks that ended in this process, by model, status and error code (`none` for completed ones).',
      labelNames: ['model', 'status', 'code'],
      registers,
    });
    this.#durations = new Histogram({
      name: 'phonofilm_video_duration_seconds',
      help: 'Time from the creation of a task to its completion.',
      labelNames: ['model'],
      buckets: VIDEO_BUCKETS,
      registers,
    });
    this.#audio = new Counter({
      name: 'phonofilm_audio_requests_total',
      help: 'Speech, transcriptions, translations and conversations that were paid (captured) or not (released).',
      labelNames: ['model', 'outcome'],
      registers,
    });
    this.#captured = new Counter({
      name: 'phonofilm_captured_credits_total',
      help: 'Money captured by this process, by model.',
      labelNames: ['model'],
      registers,
    });
    lineGauge(
      registry,
      'phonofilm_tasks',
      'lane',
      'Tasks by lane: those that wait on any node, and those that run in this process.',
      async () => await sources.lanes(),
    );
    lineGauge(
      registry,
      'phonofilm_line_work',
      'line',
      'Work that is done in turns in this process: decoding, fetching, downloads, the engines for audio.',
      async () => sources.lines(),
    );
    new Gauge({
      name: 'phonofilm_disk_free_bytes',
      help: 'Free bytes on the disk of a folder that the service writes to.',
      labelNames: ['folder'],
      registers,
      collect() {
        for (const [folder, bytes] of sources.freeBytes()) this.set({ folder }, bytes);
      },
    });
    new Gauge({
      name: 'phonofilm_body_bytes',
      help: 'Bytes of large bodies, in memory and on disk, whose requests are not answered yet.',
      registers,
      collect() {
        this.set(sources.bodyBytes());
      },
    });
  }

  countEnded({ model, status, code, seconds, captured }: EndedTask): void {
    this.#ended.inc({ model, status, code: code ?? 'none' });
    if (status === 'completed') this.#durations.observe({ model }, seconds);
    if (captured > 0) this.#captured.inc({ model }, toDecimal(captured));
  }

  countSettled({ model, outcome, amount }: SettledRequest): void {
    this.#audio.inc({ model, outcome });
    if (amount > 0) this.#captured.inc({ model }, toDecimal(amount));
  }
}

/** How much is under way and how much waits, by the name of the lane or line. */
function lineGauge(
  registry: Registry,
  name: string,
  label: string,
  help: string,
  read: () => Promise<readonly Line[]>,
): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: [label, 'state'],
    registers: [registry],
    async collect() {
      // The rest is shown, also while the database is away.
      const lines = await read().catch((): readonly Line[] => []);
      gauge.reset();
      for (const line of lines) {
        gauge.set({ [label]: line.name, state: 'running' }, line.running);
        gauge.set({ [label]: line.name, state: 'waiting' }, line.waiting);
      }
    },
  });
}

/** How often the lag of the event loop is measured; each time wakes an idle process up. */
const LAG_EVERY_MS = 50;

/** Prometheus metrics of one process. */
export class Metrics implements ResponseMetrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'phonofilm_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status', 'stream'],
    buckets: REQUEST_BUCKETS,
    registers: [this.#registry],
  });
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

  observe({ method, route, status, isStream, seconds }: ObservedResponse): void {
    this.#requests.observe({ method, route, status, stream: isStream ? 'yes' : 'no' }, seconds);
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
