export interface TracingSettings {
  /** `OTEL_TRACES_SAMPLER`; null: every trace whose caller does not say otherwise. */
  readonly sampler: string | null;
  /** `OTEL_TRACES_SAMPLER_ARG`: the part of traces that is kept. */
  readonly ratio: number;
}

/** Facts about a span, by the names of OpenTelemetry's conventions or with `phonofilm.` before them. */
export type SpanFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export interface NewSpan {
  readonly name: string;
  /** Who is asked, who asks, or who works on what another has left. */
  readonly kind: 'server' | 'client' | 'consumer';
  readonly facts: SpanFacts;
  /** What it belongs to, as the header `traceparent` has it; default: the span that is under way here. */
  readonly parent?: string | null;
}

export interface OpenSpan {
  /** As the header `traceparent` has it. */
  readonly header: string;
  add(facts: SpanFacts): void;
  end(failure?: unknown): void;
}

/** The way of one request through its handler, its worker and its upstreams, as spans of a trace. */
export interface Tracing {
  begin(span: NewSpan): OpenSpan;
  /** Runs `work`: what it begins, and what those things begin, belongs to the span. */
  within<Result>(span: OpenSpan, work: () => Result): Result;
  /** The span that is under way here. */
  current(): OpenSpan | null;
  /** For a line of the log. */
  ids(): Readonly<Record<string, string>>;
  /** Sends what has gathered. */
  close(): Promise<void>;
}

/** Begins a span, ends it with what comes of `work`, and makes it the one under way meanwhile. */
export async function traced<Result>(
  tracing: Tracing,
  span: NewSpan,
  work: (span: OpenSpan) => Promise<Result>,
): Promise<Result> {
  const open = tracing.begin(span);
  try {
    const result = await tracing.within(open, () => work(open));
    open.end();
    return result;
  } catch (error) {
    open.end(error);
    throw error;
  }
}
