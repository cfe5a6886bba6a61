import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertError, assertRecent, bearer } from '../support/contract.ts';
import { type Answer, useService } from '../support/service.ts';

/** Rate limits and their headers. */

const service = useService();

const VIDEO = { model: 'vidB-2', prompt: 'a red boat', images: [] };
const SPEECH = { model: 'chat-4o-mini-tts-2025-12-15', input: 'Good morning.', voice: 'alloy' };

const video = (fields: object = {}) => service.call('POST', '/v1/video/create', { ...VIDEO, ...fields });

test('a 429 names the limit and has Retry-After', async () => {
  const { key } = await service.newKey({ rate_limit: { requests: 2, per_seconds: 30 } });
  const read = () => service.call('GET', '/v1/models', undefined, bearer(key));
  const limits = ({ headers }: Answer) =>
    ['x-ratelimit-limit', 'x-ratelimit-remaining'].map((name) => headers.get(name));
  assert.deepEqual(limits(await read()), ['2', '1']);
  assert.deepEqual(limits(await read()), ['2', '0']);
  const refused = await read();
  assertError(refused, 'rate_limit_exceeded');
  assert.deepEqual(limits(refused), ['2', '0']);
  const reset = Number(refused.headers.get('x-ratelimit-reset'));
  assert.ok(reset > Date.now() / 1000 && reset <= Date.now() / 1000 + 31);
  const wait = Number(refused.headers.get('retry-after'));
  assert.ok(Number.isInteger(wait) && wait >= 1 && wait <= 15, `${wait}`);
  assert.equal(refused.headers.get('x-should-retry'), null);
});

test('a wait of more than a minute tells the SDK not to retry', async () => {
  const { key } = await service.newKey({ rate_limit: { requests: 1, per_seconds: 3600 } });
  await service.call('GET', '/v1/models', undefined, bearer(key));
  const refused = await service.call('GET', '/v1/models', undefined, bearer(key));
  assertError(refused, 'rate_limit_exceeded');
  assert.equal(refused.headers.get('x-should-retry'), 'false');
  assert.ok(Number(refused.headers.get('retry-after')) > 60);
});

test('reads, creations and audio have buckets of their own, with the decided sizes', async () => {
  const headers = bearer((await service.newKey()).key);
  for (const [method, path, body, limit] of [
    ['GET', '/v1/models', undefined, '3000'],
    ['POST', '/v1/video/create', VIDEO, '300'],
    ['POST', '/v1/audio/speech', SPEECH, '300'],
  ] as const) {
    const answer = await service.call(method, path, body, headers);
    assert.equal(answer.headers.get('x-ratelimit-limit'), limit);
    assert.equal(answer.headers.get('x-ratelimit-remaining'), String(Number(limit) - 1));
  }
});

test('the first key has no limit, and its answers carry the headers all the same', async () => {
  for (const answer of [
    await video(),
    await video({ duration: 11 }),
    await service.call('GET', '/v1/models'),
  ]) {
    assert.equal(answer.headers.get('x-ratelimit-limit'), '2147483647');
    assert.equal(answer.headers.get('x-ratelimit-remaining'), '2147483647');
    assertRecent(Number(answer.headers.get('x-ratelimit-reset')));
  }
});
