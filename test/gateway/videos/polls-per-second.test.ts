import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HttpUpstream } from '../../../src/gateway/http-upstream.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { NEVER } from './engine-at.ts';

test('polls are spread out as the settings say, and nothing else waits for them', async () => {
  const fake = await new FakeService().listen();
  fake.on('GET', /./, { json: {} });
  const upstream = new HttpUpstream({
    name: 'slow',
    baseUrl: fake.origin,
    credentials: new Map(),
    headers: {},
    concurrency: 10,
    waitMs: 1000,
    pollsPerSecond: 20,
    now: () => performance.now(),
  });
  const call = async (purpose: 'poll' | 'download') => {
    const reply = await upstream.call(
      { method: 'GET', url: `${fake.origin}/${purpose}`, credential: null, mostBytes: 1e6, purpose },
      NEVER,
    );
    reply.body.resume();
    return performance.now();
  };
  const begun = performance.now();
  const video = call('download');
  const polls = await Promise.all(Array.from({ length: 6 }, () => call('poll')));
  const last = Math.max(...polls);
  // Six polls at twenty a second begin over a quarter of a second; a slow machine takes longer, never less.
  assert.ok(last - begun >= 245, `${last - begun} ms`);
  assert.ok((await video) <= last);
  await upstream.close();
});
