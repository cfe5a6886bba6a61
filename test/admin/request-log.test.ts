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
      status: 400,
      error: 'voice_not_supported',
      account,
      key: id,
      model: SPEECH.model,
      task: null,
      charged: null,
      attempts: [],
      parameters: null,
    });
  });

  test('what was charged is said, and nothing of what was sent', async () => {
    const { key } = await service.newKey();
    const spoken = await service.call('POST', '/v1/audio/speech', SPEECH, as(key));
    assert.equal(spoken.status, 200);
    const found = await find(spoken);
    assert.ok(found.charged > 0);
    assert.ok(!JSON.stringify(found).includes('secret'));
  });

  test('a film leads to its task, also from a form', async () => {
    const made = await service.call('POST', '/v1/video/create', { model: 'vidA2-fast', prompt: 'a boat' });
    assert.deepEqual([(await find(made)).task, (await find(made)).model], [made.json.id, 'vidA2-fast']);
    const fields = { model: 'vidB-2', prompt: 'a boat', seconds: '4', size: '480x480' };
    const sent = await service.form('/v1/videos', fields);
    assert.deepEqual([(await find(sent)).task, (await find(sent)).model], [sent.json.id, 'vidB-2']);
    await service.finished(made.json.id);
    await service.finished(sent.json.id);
  });

  test('a stream of events has no duration, there and in the latencies', async () => {
    const { json } = await service.call('POST', '/v1/video/create', {
      model: 'vidA2-fast',
      prompt: 'a boat',
    });
    await service.finished(json.id);
    const followed = await service.call('GET', `/v1/videos/${encodeURIComponent(json.id)}/events`);
    assert.equal((await find(followed)).duration_ms, null);
    const { json: lately } = await service.admin('GET', '/requests');
    const events = lately.by_route.find(({ route }: { route: string }) => route === '/v1/videos/:id/events');
    assert.deepEqual([events.count, events.p50_ms, events.p95_ms], [1, 0, 0]);
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
