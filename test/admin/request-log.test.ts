import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useService } from '../support/service.ts';

const DAY_MS = 86_400_000;

describe('the log of requests', () => {
  let ahead = 0;
  const service = useService(() => ({
    settings: { request_log: { days: 2, rows: 30 } },
    now: () => Date.now() + ahead,
  }));

  const as = (key: string) => ({ authorization: `Bearer ${key}` });
  const find = async (answer: { headers: Headers }) => {
    const id = answer.headers.get('x-request-id');
    const found = await service.admin('GET', `/requests/${id}`);
    assert.equal(found.status, 200, found.text);
    return found.json;
  };
  const SPEECH = { model: 'chat-4o-mini-tts-2025-12-15', input: 'A secret word.', voice: 'alloy' };

  test('an error is found by the id that its answer carries, with account, key and model', async () => {
    const { key, id, account } = await service.newKey();
    const refused = await service.call('POST', '/v1/audio/speech', { ...SPEECH, voice: 'nobody' }, as(key));
    const { duration_ms: duration, created_at: createdAt, ...rest } = await find(refused);
    assert.ok(duration > 0 && createdAt > 0);
    assert.deepEqual(rest, {
      id: refused.headers.get('x-request-id'),
      object: 'request',
      method: 'POST',
      route: '/v1/audio/speech',
      path: '/v1/audio/speech',
      status: 400,
      error: 'voice_not_supported',
      message: refused.json.error.message,
      address: '127.0.0.1',
      account,
      key: id,
      model: SPEECH.model,
      task: null,
      charged: null,
      attempts: [],
      parameters: { model: SPEECH.model, input: '(14 characters)', voice: 'nobody' },
    });
  });

  test('what was charged is said, and nothing of what was sent', async () => {
    const { key } = await service.newKey();
    const spoken = await service.call('POST', '/v1/audio/speech', SPEECH, as(key));
    assert.equal(spoken.status, 200);
    const found = await find(spoken);
    assert.ok(found.charged > 0);
    assert.ok(!JSON.stringify(found).includes('secret'));
    assert.equal(found.parameters.input, '(14 characters)');
  });

  test('a video leads to its task, also from a form', async () => {
    const made = await service.call('POST', '/v1/video/create', { model: 'vidA2-fast', prompt: 'a boat' });
    assert.deepEqual([(await find(made)).task, (await find(made)).model], [made.json.id, 'vidA2-fast']);
    const fields = { model: 'vidB-2', prompt: 'a boat', seconds: '4', size: '480x480' };
    const sent = await service.form('/v1/videos', fields);
    assert.deepEqual([(await find(sent)).task, (await find(sent)).model], [sent.json.id, 'vidB-2']);
    assert.deepEqual((await find(sent)).parameters, { ...fields, prompt: '(6 characters)' });
    await service.finished(made.json.id);
    await service.finished(sent.json.id);
  });

  test('a stream of events has no duration', async () => {
    const { json } = await service.call('POST', '/v1/video/create', {
      model: 'vidA2-fast',
      prompt: 'a boat',
    });
    await service.finished(json.id);
    const followed = await service.call('GET', `/v1/videos/${encodeURIComponent(json.id)}/events`);
    assert.equal((await find(followed)).duration_ms, null);
  });

  test('requests without a key and to nowhere are kept too, and those of the operator only when they fail', async () => {
    const lost = await service.call('GET', '/v1/nowhere', undefined, { authorization: '' });
    assert.deepEqual([(await find(lost)).error, (await find(lost)).account], ['endpoint_not_found', null]);
    const read = await service.admin('GET', '/accounts');
    assert.equal((await service.admin('GET', `/requests/${read.headers.get('x-request-id')}`)).status, 404);
    const failed = await service.admin('GET', '/accounts/acct_none');
    assert.equal((await find(failed)).error, 'resource_not_found');
  });

  test('is searched by account and by error, page by page', async () => {
    const { key, account } = await service.newKey();
    for (let index = 0; index < 3; index += 1) await service.call('GET', '/v1/models', undefined, as(key));
    await service.call('GET', '/v1/models/nope', undefined, as(key));
    const list = async (query: string) => (await service.admin('GET', `/requests/log?${query}`)).json;
    const all = await list(`account=${account}`);
    assert.equal(all.data.length, 4);
    const first = await list(`account=${account}&limit=3`);
    assert.equal(first.has_more, true);
    const rest = await list(`account=${account}&after=${first.last_id}`);
    assert.equal(rest.data.length, 1);
    const wrong = await list(`account=${account}&error=model_not_found`);
    assert.deepEqual(
      wrong.data.map(({ route }: { route: string }) => route),
      ['/v1/models/:id'],
    );
    const unknown = await service.admin('GET', '/requests/log?error=nonsense');
    assert.deepEqual([unknown.status, unknown.json.error.param], [400, 'error']);
  });

  test('the owner of a key reads the requests of the account, and reading them adds none', async () => {
    const { key } = await service.newKey();
    const { key: stranger } = await service.newKey();
    const refused = await service.call('GET', '/v1/models/nope?include=capabilities', undefined, as(key));
    const id = refused.headers.get('x-request-id');
    await service.call('GET', '/v1/models', undefined, as(stranger));
    const list = await service.call('GET', '/v1/requests', undefined, as(key));
    const again = await service.call('GET', '/v1/requests?error=model_not_found', undefined, as(key));
    assert.deepEqual(again.json.data, list.json.data);
    const [found] = list.json.data;
    assert.deepEqual(
      [found.id, found.path, found.message, found.parameters],
      [id, '/v1/models/nope', refused.json.error.message, { include: 'capabilities' }],
    );
    assert.ok(!('account' in found) && !('attempts' in found));
    assert.equal((await service.call('GET', `/v1/requests/${id}`, undefined, as(key))).json.id, id);
    for (const path of [`/v1/requests/${id}`, `/v1/requests?after=${id}`])
      assert.equal((await service.call('GET', path, undefined, as(stranger))).status, 404, path);
  });

  test('a path that is a secret is not kept', async () => {
    const ended = await service.call('GET', '/shared/a-secret-word');
    assert.equal(ended.status, 404);
    const { path, route, ...rest } = await find(ended);
    assert.deepEqual([path, JSON.stringify({ route, ...rest }).includes('secret-word')], [null, false]);
  });

  test('the token of a callback is kept nowhere, also when there is no such endpoint', async () => {
    for (const method of ['GET', 'POST']) {
      const lost = await service.call(method, '/callbacks/a-secret-word');
      assert.equal(lost.status, 404);
      const found = await find(lost);
      assert.equal(found.error, 'endpoint_not_found');
      assert.ok(!JSON.stringify(found).includes('secret-word'), JSON.stringify(found));
    }
  });

  test('is kept within its bounds: so many, and so long', async () => {
    for (let index = 0; index < 40; index += 1) await service.call('GET', '/v1/models');
    const list = async () => (await service.admin('GET', '/requests/log?limit=100')).json.data.length;
    assert.ok((await list()) > 30);
    ahead += 1000;
    await service.service.sweep();
    assert.ok((await list()) <= 30);
    ahead += 3 * DAY_MS;
    await service.service.sweep();
    assert.equal(await list(), 0);
  });
});
