import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { after, describe, test } from 'node:test';
import { ServiceError } from '../../../src/domain/errors.ts';
import { type Json, StartRefused } from '../../../src/engines/video-engine.ts';
import { presetNames } from '../../../src/gateway/presets/presets.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { freePort } from '../../support/free-port.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { CREATE_FAULTS, LOST_JOBS } from '../../support/scripted-upstream/faults.ts';
import type { Script } from '../../support/scripted-upstream/script.ts';
import { ScriptedService } from '../../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { begin, descriptionOf, engineAt, NEVER, newJob, stored, untilEnded } from './engine-at.ts';
import { presetAt, videoFor, writtenPreset } from './preset-at.ts';
import { FAULTS, type NETWORK_FAULTS, type Row, rowsOf } from './preset-rows.ts';

const { video } = await sampleFiles();
const elsewhere = await new FakeService().listen();
elsewhere.on('GET', /^\/video/, { file: video });

/** Ends every connection at the first bytes: those of a request, or of TLS, which is then not there yet. */
const rough = createServer((socket) => {
  socket.on('error', () => {}).once('data', () => socket.resetAndDestroy());
}).listen(0, '127.0.0.1');
await once(rough, 'listening');
after(() => rough.close());
const roughHost = `127.0.0.1:${(rough.address() as AddressInfo).port}`;
const HOSTS: Readonly<Record<(typeof NETWORK_FAULTS)[number], string>> = {
  'connection-refused': `http://127.0.0.1:${await freePort()}`,
  'connection-reset': `http://${roughHost}`,
  'tls-reset': `https://${roughHost}`,
};

/** Settings that make what takes long take less. */
const CHANGES: Readonly<Record<string, object>> = {
  'create-slow': { create: { timeout: '200ms' } },
  'poll-hang': { poll: { timeout: '100ms' } },
  // Room for a video within the answer.
  'poll-drip': { poll: { timeout: '100ms', body_limit: '64KB' } },
};
const DOWNLOAD_LIMITS = { headersMs: 5000, silenceMs: 1000, patienceMs: 100, bytesPerSecond: 2000 };
const MINUTE = 60_000;

/**
 * What a preset says takes part in most rows. These are answered before anybody looks at it, by the same code for all: each is
 * tried at every fourth preset.
 */
const SAME_FOR_ALL = new Set([
  'connection-refused',
  'connection-reset',
  'tls-reset',
  'create-lost',
  'create-lost-unseen',
  'create-cut',
  'create-slow',
  'create-html',
  'create-202',
  'create-429-header',
  'create-429',
  'create-429-prose',
  'create-401',
  'create-402',
  'create-400',
  'poll-404',
  'poll-401',
  'poll-403',
  'poll-500',
  'poll-500-failed',
  'poll-202-empty',
  'poll-502-html',
  'poll-cut',
  'poll-lost',
  'poll-hang',
  'poll-drip',
  'poll-429',
  'video-403-once',
  'video-500-once',
  'video-cut-once',
  'video-odd-type',
  'video-html',
  'video-html-once',
  'video-drips-once',
]);
const isTriedAt = (fault: string, place: number) =>
  !SAME_FOR_ALL.has(fault) || (FAULTS.indexOf(fault) + place) % 4 === 0;

test('every preset has a fake, and every fault a row', () => {
  assert.deepEqual(SCRIPTS.map(({ preset }) => preset).sort(), presetNames());
  for (const script of SCRIPTS) assert.deepEqual(Object.keys(rowsOf(script)).sort(), [...FAULTS].sort());
  for (const fault of SAME_FOR_ALL) assert.ok(FAULTS.includes(fault), fault);
});

for (const [place, script] of SCRIPTS.entries()) {
  describe(script.preset, async () => {
    const service = await new ScriptedService(script, video).listen();

    for (const [fault, row] of Object.entries(rowsOf(script))) {
      if (row === null || !isTriedAt(fault, place)) continue;
      test(`${fault}: ${row.end ?? row.start}`, async () => {
        let pauseMs = 0;
        let waitedMs = 0;
        const now = () => {
          waitedMs += pauseMs;
          return Date.now() + waitedMs;
        };
        const host = HOSTS[fault as keyof typeof HOSTS];
        const engine = presetAt(service, CHANGES[fault], {
          ...(host !== undefined && { baseUrl: host + script.base }),
          foreign: elsewhere.origin,
          more: { now, downloadLimits: DOWNLOAD_LIMITS },
        });
        const { seconds } = engine.capabilities;
        const job = videoFor({ accepts: seconds, model: script.model }, { prompt: `a boat fault=${fault};` });
        const plan = stored(await engine.plan(job, NEVER));
        const started = await engine.start(job, NEVER, plan).then(
          (operation) => ({ start: 'begun', operation, error: null }) as const,
          (error: unknown) => ({ start: kindOf(error), operation: null, error }) as const,
        );
        assert.equal(started.start, row.start, String(started.error));
        assert.equal(service.paidFor(job.prompt).length, row.paid);
        if (row.retryAfterMs !== undefined)
          assert.equal((started.error as StartRefused).retryAfterMs, row.retryAfterMs);
        if (started.operation === null) assertDiscreet(started.error, script);
        if (row.start === 'later' && CREATE_FAULTS[fault]?.times === 1)
          assert.ok(await presetAt(service).start(job, NEVER, plan), 'the next try is taken');
        if (started.operation === null) return;
        // What a service has forgotten is given up after some time only.
        if (fault in LOST_JOBS) pauseMs = MINUTE;
        const ended = await untilEnded(engine, stored(started.operation), job);
        assert.equal(ended.state === 'completed' ? 'video' : ended.code, row.end);
        if (ended.state === 'failed') assertDiscreet(ended, script);
        assert.equal(service.paidFor(job.prompt).length, row.paid);
      });
    }

    test('the key is sent to the service alone, and nobody is asked for a part of a video', () => {
      for (const { headers, url } of elsewhere.calls) {
        assert.match(url, /^\/video/);
        assert.equal(headers.authorization, undefined);
      }
      assert.ok(elsewhere.calls.length > 0);
      for (const { headers } of service.fake.calls) {
        assert.equal(headers.range, undefined);
        assert.ok(headers.authorization);
      }
    });

    test('a creation whose reply was lost is found again as far as the service can tell, and never repeated', async () => {
      const engine = presetAt(service);
      const facts = { accepts: engine.capabilities.seconds, model: script.model };
      const job = videoFor(facts, { prompt: `a lost boat of ${script.preset} fault=create-lost` });
      const plan = stored(await engine.plan(job, NEVER));
      await assert.rejects(engine.start(job, NEVER, plan));
      const [made] = service.paidFor(job.prompt);
      assert.ok(made);
      const { reconcile, callback } = descriptionOf(writtenPreset(script.preset));
      const found = await presetAt(service).reconcile(plan, job, NEVER);
      const isExact = ['own_id', 'list', 'idempotency_key'].includes(reconcile.by);
      assert.equal(found.state, isExact ? 'started' : 'unknown');
      let operation: Json | null = found.state === 'started' ? found.operation : null;
      if (callback?.verify === 'none' && script.callback) {
        const body = Buffer.from(JSON.stringify(script.callback(made)));
        const read = await engine.readCallback(plan, { headers: {}, body });
        assert.deepEqual(read, { id: made.id });
      }
      if (callback !== null) {
        const named = await engine.reconcile(plan, { ...job, callbackId: made.id }, NEVER);
        assert.ok(named.state === 'started');
        operation = named.operation;
      }
      if (operation !== null)
        assert.equal((await untilEnded(engine, stored(operation), job)).state, 'completed');
      assert.equal(service.paidFor(job.prompt).length, 1);
    });

    test('a cancellation reaches the service where it has one, and leaves a finished video alone', async () => {
      const engine = presetAt(service);
      const facts = { accepts: engine.capabilities.seconds, model: script.model };
      const job = videoFor(facts, { prompt: 'a boat fault=never-done' });
      const operation = await engine.start(job, NEVER);
      const before = service.cancelled;
      assert.equal(await engine.cancel(operation), script.cancel ? 'stopped' : 'not-stopped');
      assert.equal(service.cancelled - before, script.cancel ? 1 : 0);
      const racing = videoFor(facts, { prompt: 'a boat fault=cancel-too-late;' });
      const late = await engine.start(racing, NEVER);
      if (script.cancel) await assert.rejects(engine.cancel(late), /did not stop a job/);
      assert.equal((await untilEnded(engine, late, racing)).state, 'completed', 'the video was quicker');
      const finished = videoFor(facts, { prompt: 'a finished boat' });
      const done = await engine.start(finished, NEVER);
      await untilEnded(engine, done, finished);
      const after = service.cancelled;
      assert.equal(await engine.cancel(done), 'not-stopped');
      assert.equal(service.cancelled, after, 'what is finished stays');
    });
  });
}

function kindOf(error: unknown): Row['start'] {
  if (error instanceof StartRefused) return error.permanent === null ? 'later' : 'never';
  return error instanceof ServiceError ? 'refused' : 'unknown';
}

/** What callers may read says nothing about the service. */
function assertDiscreet(error: unknown, { wordsAreOurs = false }: Script): void {
  if (wordsAreOurs) return;
  const shown = error instanceof StartRefused ? error.permanent?.message : (error as Error).message;
  if (error instanceof StartRefused || error instanceof ServiceError || !(error instanceof Error))
    assert.doesNotMatch(shown ?? '', /secret|vendor|127\.0\.0\.1|req-/);
}

test('a job of an older ComfyUI, which has no call to cancel it, is taken off its queue or interrupted', async () => {
  const service = await new FakeService().listen();
  let word = 'pending';
  service
    .on('POST', /^\/prompt$/, ({ json }) => ({
      json: { prompt_id: (json as { prompt_id: string }).prompt_id },
    }))
    .on('GET', /^\/api\/jobs\//, ({ url }) => ({ json: { id: url.split('/').at(-1), status: word } }))
    .on('POST', /\/cancel$/, { status: 405 })
    .on('POST', /^\/(?:queue|interrupt)$/, () => {
      word = 'failed';
      return {};
    });
  const engine = engineAt({ raw: writtenPreset('comfyui'), baseUrl: service.origin });
  for (const [state, path] of [
    ['pending', '/queue'],
    ['in_progress', '/interrupt'],
  ] as const) {
    const operation = await begin(engine, newJob());
    word = state;
    assert.equal(await engine.cancel(operation), 'stopped');
    assert.equal(service.calls.filter(({ method }) => method === 'POST').at(-1)?.url, path);
  }
});
