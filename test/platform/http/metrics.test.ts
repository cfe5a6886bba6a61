import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { sampleFiles } from '../../support/fake-engines.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { useService } from '../../support/service.ts';

/** /metrics: what the service works on, and that alerts and dashboard speak of metrics that exist. */

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const LOCKED = 'vidA3-fast';
/** A service of which nothing is known but that it does not take our key. */
const locked = await new FakeService().listen();
locked.on('POST', /./, { status: 401, json: {} });

const service = useService(() => ({
  settings: {
    upstreams: { locked: { preset: 'openai-videos', base_url: locked.origin, api_key: 'wrong' } },
    models: { [LOCKED]: { routes: [{ upstream: 'locked' }] } },
  },
}));

const metrics = async () => (await service.call('GET', '/metrics')).text;

/** The value of a metric with these labels, or undefined. */
async function metricOf(name: string, labels: Record<string, string>): Promise<number | undefined> {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = (await metrics())
    .split('\n')
    .find(
      (candidate) => candidate.startsWith(`${name}{`) && wanted.every((part) => candidate.includes(part)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

/** Counting follows the end of a task a moment later. */
async function until(name: string, labels: Record<string, string>, value: number): Promise<void> {
  while ((await metricOf(name, labels)) !== value) await service.call('GET', '/healthz');
}

const video = (prompt: string, model = 'vidA3') =>
  service.call('POST', '/v1/video/create', { model, prompt });

test('ended tasks are counted by model, status and code, with their time and money', async () => {
  await service.finished((await video('a boat')).json.id);
  await service.finished((await video('fail')).json.id);
  const model = 'vidA3';
  await until('phonofilm_tasks_ended_total', { model, status: 'completed', code: 'none' }, 1);
  await until('phonofilm_tasks_ended_total', { model, status: 'failed', code: 'generation_failed' }, 1);
  assert.equal(await metricOf('phonofilm_video_duration_seconds_count', { model }), 1);
  assert.equal(await metricOf('phonofilm_captured_credits_total', { model }), 1.2);
});

test('waiting and running tasks are counted by lane', async () => {
  const lane = service.engines.video.name;
  const { concurrency } = service.engines.video;
  const hanging = [];
  for (let index = 0; index < concurrency + 3; index += 1) hanging.push((await video('hang')).json.id);
  await until('phonofilm_tasks', { lane, state: 'running' }, concurrency);
  await until('phonofilm_tasks', { lane, state: 'waiting' }, 3);
  for (const id of hanging) await service.call('DELETE', `/v1/videos/${id}`);
  await until('phonofilm_tasks', { lane, state: 'running' }, 0);
  await until('phonofilm_tasks', { lane, state: 'waiting' }, 0);
});

test('audio requests are counted by model and by whether they were paid', async () => {
  const model = 'chat-4o-mini-tts-2025-12-15';
  const speak = (input: string) => service.call('POST', '/v1/audio/speech', { model, voice: 'alloy', input });
  await speak('hello');
  await speak('crash');
  await until('phonofilm_audio_requests_total', { model, outcome: 'captured' }, 1);
  await until('phonofilm_audio_requests_total', { model, outcome: 'released' }, 1);
  const file = new Blob([readFileSync((await sampleFiles()).speech['wav']!)]);
  await service.form('/v1/audio/transcriptions', { model: 'asr-1', file });
  assert.equal(await metricOf('phonofilm_audio_requests_total', { model: 'asr-1', outcome: 'captured' }), 1);
  assert.equal(await metricOf('phonofilm_captured_credits_total', { model: 'asr-1' }), 0.0001);
});

test('queues and free disk space are shown, and nothing by account or key', async () => {
  for (const line of ['fetches', 'downloads', 'decode image', 'decode audio'])
    assert.equal(await metricOf('phonofilm_line_work', { line, state: 'waiting' }), 0, line);
  assert.ok((await metricOf('phonofilm_disk_free_bytes', { folder: 'data folder' }))! > 0);
  const labels = new Set([...(await metrics()).matchAll(/[{,](\w+)="/g)].map((match) => match[1]));
  for (const label of ['account', 'key', 'task']) assert.ok(!labels.has(label), label);
});

for (const [file, expressions] of [
  ['deploy/prometheus/alerts.yaml', alertExpressions],
  ['deploy/grafana/phonofilm.json', dashboardExpressions],
] as const) {
  test(`every metric that ${file} speaks of is served, with the labels that it asks for`, async () => {
    await video('a boat', LOCKED);
    await until('phonofilm_model_outage', { model: LOCKED, reason: 'auth', whole: 'true' }, 1);
    const served = await metrics();
    const names = new Set([...served.matchAll(/^(\w+)[{ ]/gm)].map((match) => match[1]));
    const labels = new Set([...served.matchAll(/[{,](\w+)="/g)].map((match) => match[1]));
    const written = expressions(read(file));
    assert.ok(written.length >= 9);
    for (const expression of written) {
      const named = [...expression.matchAll(/\bphonofilm_\w+/g)].map((match) => match[0]);
      for (const name of named) assert.ok(names.has(name), `${name} in ${expression}`);
      const requested = [...expression.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map((match) => match[1]!);
      const grouped = [...expression.matchAll(/(?:by|on) \(([^)]*)\)/g)].flatMap((match) =>
        match[1]!.split(', '),
      );
      for (const label of [...requested, ...grouped])
        assert.ok(labels.has(label) || FROM_PROMETHEUS.includes(label), `${label} in ${expression}`);
    }
  });
}

/** Added by Prometheus itself when it reads the metrics. */
const FROM_PROMETHEUS = ['instance', 'job'];

function alertExpressions(text: string): string[] {
  const { groups } = parse(text) as { groups: { rules: { alert: string; expr: string }[] }[] };
  return groups.flatMap((group) => group.rules.map((rule) => rule.expr));
}

function dashboardExpressions(text: string): string[] {
  const { panels } = JSON.parse(text) as { panels: { targets: { expr: string }[] }[] };
  return panels.flatMap((panel) => panel.targets.map((target) => target.expr));
}
