import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { NewSpan, OpenSpan, SpanFacts, Tracing, TracingSettings } from './tracing.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/** Version 00 of the W3C's trace context. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Spans over OTLP, to where the usual variables (`OTEL_EXPORTER_OTLP_…`) say; the exporter reads those itself. */
export class OtlpTracing implements Tracing {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #underWay = new AsyncLocalStorage<OtlpSpan>();

  constructor(settings: TracingSettings, version: string) {
    const own = resourceFromAttributes({ 'service.name': 'phonofilm', 'service.version': version });
    this.#provider = new TracerProvider({
      resource: own.merge(detectResources({ detectors: [envDetector] })),
      sampler: samplerOf(settings),
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    });
    this.#tracer = this.#provider.getTracer('phonofilm', version);
  }

  begin({ name, kind, facts, parent = this.current()?.header ?? null }: NewSpan): OpenSpan {
    const span = this.#tracer.startSpan(
      name,
      { kind: KINDS[kind], attributes: known(facts) },
      contextOf(parent),
    );
    return new OtlpSpan(span);
  }

  within<Result>(span: OpenSpan, work: () => Result): Result {
    return this.#underWay.run(span as OtlpSpan, work);
  }

  current(): OpenSpan | null {
    return this.#underWay.getStore() ?? null;
  }

  ids(): Readonly<Record<string, string>> {
    const { traceId, spanId } = this.#underWay.getStore()?.context ?? {};
    return traceId && spanId ? { trace_id: traceId, span_id: spanId } : {};
  }

  async close(): Promise<void> {
    // Nobody waits for a collector that has gone.
    await this.#provider.shutdown().catch(() => {});
  }
}

class OtlpSpan implements OpenSpan {
  readonly header: string;
  readonly #span: Span;

  constructor(span: Span) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.#span = span;
    this.header = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  get context() {
    return this.#span.spanContext();
  }

  add(facts: SpanFacts): void {
    this.#span.setAttributes(known(facts));
  }

  end(failure?: unknown): void {
    if (failure !== undefined) {
      // Its kind and not its words, which may be a caller's.
      const kind = failure instanceof Error ? failure.name : String(failure);
      this.#span.setAttribute('error.type', kind);
      this.#span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.#span.end();
  }
}

function contextOf(parent: string | null): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function known(facts: SpanFacts): Record<string, string | number | boolean> {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Record<string, string | number | boolean>;
}

/** The samplers that OpenTelemetry has names for. */
function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const name = sampler ?? 'parentbased_always_on';
  const root = name.endsWith('always_off')
    ? new AlwaysOffSampler()
    : name.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
