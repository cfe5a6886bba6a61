import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadConfig } from '../../../src/settings/config.ts';
import { bearer } from '../../support/contract.ts';
import { startService, type TestService, useService } from '../../support/service.ts';
import { settingsFile } from '../../support/settings-file.ts';

/** Pages of other origins as callers: by setting, and only those that it names. */

const APP = 'https://app.example';
const STRANGER = 'https://stranger.example';
const EXPOSED = ['X-RateLimit-Limit', 'Retry-After', 'x-request-id', 'openai-poll-after-ms'];

const allowing = (...cors_origins: string[]) => ({ server: { cors_origins } });
const listed = useService(() => ({ settings: allowing(APP, 'http://localhost:3000') }));

const preflight = (service: TestService, path: string, origin = APP) =>
  fetch(service.url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-stainless-lang',
    },
  });

const allowed = (answer: { headers: Headers }) => answer.headers.get('access-control-allow-origin');

test('a preflight is answered without a key', async () => {
  const answer = await preflight(listed, '/v1/video/create');
  assert.equal(answer.status, 204);
  assert.equal(allowed(answer), APP);
  assert.match(answer.headers.get('access-control-allow-methods') ?? '', /POST.*DELETE/);
  assert.equal(
    answer.headers.get('access-control-allow-headers'),
    'authorization,content-type,x-stainless-lang',
  );
  assert.equal(answer.headers.get('access-control-allow-credentials'), null);
  assert.match(answer.headers.get('vary') ?? '', /Origin/);
  assert.ok(answer.headers.get('x-request-id'));
});

test('answers, refusals and streams name the origin and what may be read', async () => {
  const video = { model: 'vidB-2', prompt: 'a boat', images: [] };
  const chat = { model: 'vidB-2', stream: true, messages: [{ role: 'user', content: 'a boat' }] };
  const { json } = await listed.call('POST', '/v1/video/create', video);
  const { video_url: link } = await listed.finished(json.id);
  const from = { origin: APP };
  const answers = {
    'an answer': await listed.call('GET', '/v1/models', undefined, from),
    'a refusal': await listed.call('POST', '/v1/video/create', {}, from),
    'no key': await listed.call('GET', '/v1/models', undefined, { ...from, ...bearer('sk-none') }),
    'no such path': await listed.call('GET', '/v1/nothing', undefined, from),
    'a stream': await listed.call('POST', '/v1/chat/completions', chat, from),
    events: await listed.call('GET', `/v1/videos/${json.id}/events`, undefined, from),
    'a video': await fetch(String(link), { headers: from }),
  };
  for (const [what, answer] of Object.entries(answers)) {
    assert.equal(allowed(answer), APP, what);
    for (const name of EXPOSED)
      assert.ok(answer.headers.get('access-control-expose-headers')?.includes(name), `${what}: ${name}`);
    assert.match(answer.headers.get('vary') ?? '', /Origin/, what);
  }
  assert.match(answers['a stream'].text, /\[DONE\]/);
  const content = await listed.call('GET', `/v1/videos/${json.id}/content`, undefined, from);
  assert.equal(content.headers.get('vary'), 'Accept, Origin');
});

test('a page of another origin is not allowed, and the operator API allows none', async () => {
  const stranger = await listed.call('GET', '/v1/models', undefined, { origin: STRANGER });
  assert.equal(stranger.status, 200);
  assert.equal(allowed(stranger), null);
  // What one page is answered must not be kept for another.
  assert.match(stranger.headers.get('vary') ?? '', /Origin/);
  const refused = await preflight(listed, '/v1/video/create', STRANGER);
  assert.deepEqual([refused.status, allowed(refused)], [404, null]);
  for (const path of ['/admin/v1/accounts', '/metrics'])
    assert.equal(allowed(await preflight(listed, path)), null, path);
});

test('without the setting no origin is allowed', async () => {
  const service = await startService();
  const answer = await service.call('GET', '/v1/models', undefined, { origin: APP });
  assert.deepEqual([allowed(answer), answer.headers.get('vary')], [null, null]);
  assert.equal((await preflight(service, '/v1/models')).status, 404);
  await service.stop();
});

test('the setting * allows every origin', async () => {
  const service = await startService({ settings: allowing('*') });
  assert.equal(allowed(await preflight(service, '/v1/models', STRANGER)), '*');
  const answer = await service.call('GET', '/v1/models', undefined, { origin: STRANGER });
  assert.deepEqual([allowed(answer), answer.headers.get('vary')], ['*', null]);
  await service.stop();
});

for (const wrong of [
  'app.example',
  'https://app.example/',
  'https://app.example/page',
  'ftp://app.example',
  'null',
])
  test(`${wrong} is no origin, and is named at the start`, () => {
    assert.throws(
      () => loadConfig({ CONFIG: settingsFile(allowing(wrong)) }),
      /server\.cors_origins\[0\] must be an origin such as https:\/\/app\.example/,
    );
  });
