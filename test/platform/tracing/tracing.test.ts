// Own process: the exporter of traces reads the environment.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { pino } from 'pino';
import { openTracing } from '../../../src/platform/tracing/open-tracing.ts';
import type { Tracing } from '../../../src/platform/tracing/tracing.ts';
import { ConfigError, loadConfig } from '../../../src/settings/config.ts';
import { startService, TEST_KEY } from '../../support/service.ts';
import { type CollectedSpan, TraceCollector } from '../../support/trace-collector.ts';

const MODEL = 'vidA3.1';
const OURS = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = `00-${OURS}-00f067aa0ba902b7-01`;

/** A service in front of another one, both traced. */
describe('a video that another service makes', () => {
  const lines: Record<string, unknown>[] = [];
  let collector: TraceCollector;
  let spans: CollectedSpan[];

  const traced = async (name: string): Promise<Tracing> => {
    process.env['OTEL_SERVICE_NAME'] = name;
    const tracing = await openTracing(loadConfig({ ...process.env, CONFIG: '' }).tracing, '1.2.3');
    assert.ok(tracing);
    return tracing;
  };

  before(async () => {
    collector = await TraceCollector.listen();
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
    const inFront = await traced('front');
    const behind = await traced('back');
    const back = await startService({ tracing: behind });
    const other = { preset: 'contract', base_url: `${back.url}/v1`, api_key: TEST_KEY };
    const front = await startService({
      settings: { upstreams: { other }, models: { [MODEL]: { routes: [{ upstream: 'other' }] } } },
      tracing: inFront,
      log: pino({ mixin: () => inFront.ids() }, { write: (line) => void lines.push(JSON.parse(line)) }),
    });
    const order = { model: MODEL, prompt: 'a quiet lake' };
    const { json } = await front.call('POST', '/v1/video/create', order, { traceparent: CALLER });
    assert.equal((await front.finished(json.id)).status, 'completed');
    await front.call('GET', '/v1/models', undefined, { traceparent: 'nonsense' });
    await front.stop();
    await back.stop();
    await inFront.close();
    await behind.close();
    spans = collector.spans;
  });
  after(() => {
    collector.close();
  });

  const named = (name: string, service: string) => {
    const found = spans.find((span) => span.name === name && span.service === service && span.trace === OURS);
    assert.ok(
      found,
      `${name} of ${service} is in the trace:\n${spans.map((span) => `${span.service} ${span.name}`).join('\n')}`,
    );
    return found;
  };

  test('is one trace, from the request to the worker to the upstream and its own worker', () => {
    const request = named('POST /v1/video/create', 'front');
    assert.equal(request.parent, '00f067aa0ba902b7');
    assert.equal(request.facts['http.response.status_code'], 200);
    const work = spans.find((span) => span.parent === request.id);
    assert.equal(work?.facts['phonofilm.model'], MODEL);
    const call = named('create at other', 'front');
    assert.equal(call.parent, work!.id);
    const there = named('POST /v1/video/create', 'back');
    assert.equal(there.parent, call.id);
    assert.ok(spans.some((span) => span.parent === there.id && span.facts['phonofilm.task'] !== undefined));
  });

  test('carries the trace in the lines of the log', () => {
    const line = lines.find((one) => one['msg'] === 'request' && one['route'] === '/v1/video/create');
    assert.deepEqual([line?.['trace_id'], typeof line?.['span_id']], [OURS, 'string']);
  });

  test('tells nothing of prompts and keys', () => {
    const reported = JSON.stringify(spans);
    for (const secret of ['quiet lake', TEST_KEY]) assert.ok(!reported.includes(secret));
  });

  test('begins a trace of its own where the caller’s header says nothing', () => {
    const request = spans.find((span) => span.name === 'GET /v1/models');
    assert.equal(request?.parent, '');
  });
});

test('the usual variables decide whether traces are made', () => {
  const read = (environment: Record<string, string>) => loadConfig({ CONFIG: '', ...environment }).tracing;
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
  assert.equal(read({}), null);
  assert.deepEqual(read({ OTEL_EXPORTER_OTLP_ENDPOINT }), { sampler: null, ratio: 1 });
  assert.equal(read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }), null);
  assert.equal(read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }), null);
  const sampled = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  assert.equal(read({ OTEL_EXPORTER_OTLP_ENDPOINT, ...sampled })?.ratio, 0.1);
  assert.throws(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }), ConfigError);
  assert.throws(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '7' }), ConfigError);
});
