import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { startService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** What the first start and the settings of a deployment do to the contract. */

const manyMachines = process.env['PHONOFILM_TEST_STORAGE'] === 'postgres';
const oneFolder = { skip: manyMachines && 'on PostgreSQL the state is not in the data folder' };

test(
  'the first start makes a key of the decided shape, shown once, that makes videos',
  oneFolder,
  async () => {
    const fresh = await startService({ environment: { API_KEY: '' } });
    const key = fresh.service.firstKeys!.live;
    assert.match(key, /^sk-[0-9A-Za-z]{48}$/);
    const body = { model: 'vidA3.1', prompt: 'a red boat' };
    const { json } = await fresh.call('POST', '/v1/video/create', body, bearer(key));
    assert.equal((await fresh.finished(json.id, key))['status'], 'completed');
    const { data } = (await fresh.admin('GET', '/keys')).json;
    const shown = data.map(({ livemode, type, prefix }: Record<string, unknown>) => [livemode, type, prefix]);
    const test = fresh.service.firstKeys!.test;
    assert.match(test, /^sk-test-[0-9A-Za-z]{48}$/);
    assert.deepEqual(shown.toSorted(), [
      [false, 'payg', test.slice(0, 12)],
      [true, 'payg', key.slice(0, 7)],
    ]);
    assert.ok(!JSON.stringify(data).includes(key));

    // The next start on the same data makes none, and the first still works.
    await fresh.service.stop();
    const again = await startService({ environment: { API_KEY: '', DATA_DIR: fresh.dataDirectory } });
    assert.equal(again.service.firstKeys, null);
    assert.equal((await again.call('GET', `/v1/videos/${json.id}`, undefined, bearer(key))).status, 200);
    await again.stop();
    rmSync(fresh.dataDirectory, { recursive: true });
  },
);

test('too many waiting tasks are an overloaded model, with a time to come back', async () => {
  const crowded = await startService({ settings: { limits: { waiting_tasks: 1 } } });
  const create = () =>
    crowded.call('POST', '/v1/video/create', { model: 'vidB-2', prompt: 'hang', images: [] });
  const createWhenTaken = async (): Promise<string> => {
    // For a moment a task that was just taken may still be counted as waiting.
    let answer = await create();
    while (answer.status === 503) answer = await create();
    assert.equal(answer.status, 200);
    return answer.json.id;
  };
  // Four are worked on, one waits.
  for (let count = 0; count < 4; count += 1) {
    const id = await createWhenTaken();
    const read = () => crowded.call('GET', `/v1/video/query?id=${id}`);
    await until(async () => (await read()).json.status !== 'pending');
  }
  await createWhenTaken();
  const refused = await create();
  assertError(refused, 'model_overloaded');
  assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
  const { key } = await crowded.newKey({}, { balance: 0 });
  const body = { model: 'vidB-2', prompt: 'a red boat', images: [] };
  assertError(await crowded.call('POST', '/v1/video/create', body, bearer(key)), 'insufficient_balance');
  await crowded.stop();
});

test('a video that exceeds its time limit fails with a timeout and is refunded', async () => {
  const hurried = await startService({ settings: { limits: { task_minutes: 0.002 } } });
  const { key, account } = await hurried.newKey({}, { balance: 10 });
  const body = { model: 'vidB-2', prompt: 'hang', images: [] };
  const { json } = await hurried.call('POST', '/v1/video/create', body, bearer(key));
  const done = await hurried.finished(json.id, key);
  assert.equal(done['status'], 'failed');
  assert.equal((done['error'] as { code: string }).code, 'timeout');
  const { balance, held } = (await hurried.admin('GET', `/accounts/${account}`)).json;
  assert.deepEqual([balance, held], [10, 0]);
  await hurried.stop();
});

test('a burst of creations does not pass the limit of waiting tasks', async () => {
  const crowded = await startService({ settings: { limits: { waiting_tasks: 5 } } });
  const body = { model: 'vidB-2', prompt: 'hang', images: [] };
  const burst = Array.from({ length: 40 }, () => crowded.call('POST', '/v1/video/create', body));
  const statuses = (await Promise.all(burst)).map((answer) => answer.status);
  assert.deepEqual(new Set(statuses), new Set([200, 503]));
  const created = statuses.filter((status) => status === 200).length;
  assert.ok(created <= 4 + 5, `${created} were created`);
  await crowded.stop();
});
