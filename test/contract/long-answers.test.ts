import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { EventReader } from '../support/event-stream.ts';
import { fakeEngines } from '../support/fake-engines.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** Answers that take as long as a video, and what may happen meanwhile. */

describe('answers under way when the account is suspended', () => {
  let service: TestService;
  before(async () => {
    // Long enough for an operator to step in between two steps of a video.
    const { registry } = await fakeEngines({ stepMs: 700 });
    service = await startService({ registry });
  });
  after(() => service.stop());

  const begin = async () => {
    const caller = await service.newKey();
    const body = { model: 'vidB-2', prompt: 'a red boat', images: [] };
    const { json } = await service.call('POST', '/v1/video/create', body, bearer(caller.key));
    const path = `/v1/videos/${json.id}`;
    const read = () => service.call('GET', path, undefined, bearer(caller.key));
    await until(async () => (await read()).json.status !== 'pending');
    const suspend = () => service.admin('PATCH', `/accounts/${caller.account}`, { status: 'suspended' });
    return { path, key: caller.key, suspend };
  };

  test('an event stream ends with the refusal, and delivers no link', async () => {
    const { path, key, suspend } = await begin();
    const stream = new EventReader(await fetch(`${service.url}${path}/events`, { headers: bearer(key) }));
    await stream.data();
    assert.equal((await suspend()).status, 200);
    const rest = await stream.rest();
    assert.doesNotMatch(stream.text, /signature=/);
    assert.equal(rest.at(-1).error.code, 'account_suspended');
  });

  test('a long poll is refused', async () => {
    const { path, key, suspend } = await begin();
    const poll = service.call('GET', `${path}?wait=60`, undefined, bearer(key));
    assert.equal((await suspend()).status, 200);
    assertError(await poll, 'account_suspended');
  });

  test('a video through chat delivers no link', async () => {
    const { key, account } = await service.newKey();
    const body = { model: 'vidB-2', stream: true, messages: [{ role: 'user', content: 'a red boat' }] };
    const answer = await fetch(`${service.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { ...bearer(key), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const stream = new EventReader(answer);
    assert.match((await stream.data()).choices[0].delta.content, /^task_id: /);
    await service.admin('PATCH', `/accounts/${account}`, { status: 'suspended' });
    await stream.rest();
    assert.doesNotMatch(stream.text, /signature=/);
    assert.match(stream.text, /account_suspended/);
  });
});

test('a stop answers long polls with what there is', async () => {
  const service = await startService();
  const body = { model: 'vidA3.1', prompt: 'hang' };
  const { json } = await service.call('POST', '/v1/video/create', body);
  const path = `/v1/videos/${json.id}`;
  await until(async () => (await service.call('GET', path)).json.progress >= 75);
  const poll = service.call('GET', `${path}?wait=60`);
  // Others that came later have been answered: the poll is under way.
  for (let others = 0; others < 5; others += 1) await service.call('GET', path);
  const stopped = service.stop();
  const answer = await poll;
  assert.deepEqual([answer.status, answer.json.status], [200, 'processing']);
  await stopped;
});

test("what a caller's URL carries in its query is repeated nowhere", async () => {
  const service = await startService();
  const url = 'http://127.0.0.1:9/picture.png?token=secret';
  const body = { model: 'vidA2-fast-frames', prompt: 'a red boat', images: [url] };
  const { json } = await service.call('POST', '/v1/video/create', body);
  const { error } = (await service.finished(json.id)) as { error: { code: string; message: string } };
  assert.equal(error.code, 'invalid_image');
  assert.match(error.message, /http:\/\/127\.0\.0\.1:9\/picture\.png could not be fetched/);
  assert.doesNotMatch(JSON.stringify(error), /secret/);
  await service.stop();
});
