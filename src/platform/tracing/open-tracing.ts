import type { Tracing, TracingSettings } from './tracing.ts';

/** OpenTelemetry is loaded only where traces are sent somewhere. */
export async function openTracing(
  settings: TracingSettings | null,
  version: string,
): Promise<Tracing | null> {
  if (settings === null) return null;
  const { OtlpTracing } = await import('./otlp-tracing.ts');
  return new OtlpTracing(settings, version);
}
