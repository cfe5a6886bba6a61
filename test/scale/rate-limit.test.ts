import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestNode, TestNodes } from '../support/nodes.ts';
import { testPostgres } from '../support/postgres.ts';
import { TEST_ADMIN_KEY, TEST_KEY } from '../support/service.ts';
import { until } from '../support/until.ts';

/** What a node knows of keys and models is a second old at most; the rest is for a busy machine. */
const SOON_MS = 20_000;

let nodes: TestNodes;
let api: TestNode[];

before(async () => {
  nodes = new TestNodes({ databaseUrl: await (await testPostgres()).newDatabase() });
  api = [await nodes.add('api'), await nodes.add('api')];
  // At once: both migrate, and both would make the first key.
  await Promise.all(api.map((node) => node.start()));
});

after(() => nodes.killAll());

async function admin(node: TestNode, method: string, path: string, body: unknown) {
  const response = await fetch(`${node.url}/admin/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${TEST_ADMIN_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.equal(response.status, 200);
  return (await response.json()) as { key: string; id: string };
}

const read = (node: TestNode, key: string) =>
  fetch(`${node.url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });

test('a limit of 400 requests holds across two nodes within 10 %', async () => {
  const { key } = await admin(api[0]!, 'POST', '/keys', {
    type: 'payg',
    rate_limit: { requests: 400, per_seconds: 3600 },
  });
  let allowed = 0;
  let refused = 0;
  const caller = async (node: TestNode) => {
    for (let request = 0; request < 50; request += 1) {
      const response = await read(node, key);
      await response.arrayBuffer();
      if (response.status === 200) allowed += 1;
      else if (response.status === 429) refused += 1;
      else assert.fail(`status ${response.status}`);
    }
  };
  await Promise.all(api.flatMap((node) => Array.from({ length: 8 }, () => caller(node))));
  assert.equal(allowed + refused, 800);
  assert.ok(allowed >= 360 && allowed <= 440, `${allowed} of 400 were allowed`);
});

test('a small limit holds across two nodes exactly', async () => {
  const { key } = await admin(api[0]!, 'POST', '/keys', {
    type: 'payg',
    rate_limit: { requests: 5, per_seconds: 3600 },
  });
  const statuses: number[] = [];
  for (let request = 0; request < 12; request += 1) {
    statuses.push((await read(api[request % 2]!, key)).status);
  }
  assert.equal(statuses.filter((status) => status === 200).length, 5);
});

test('a key that one node deletes is soon refused by the other', async () => {
  const { key, id } = await admin(api[0]!, 'POST', '/keys', { type: 'payg' });
  assert.equal((await read(api[1]!, key)).status, 200);
  const response = await fetch(`${api[0]!.url}/admin/v1/keys/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${TEST_ADMIN_KEY}` },
  });
  assert.equal(response.status, 200);
  const deadline = Date.now() + SOON_MS;
  await until(async () => {
    assert.ok(Date.now() < deadline, 'still accepted');
    return (await read(api[1]!, key)).status === 401;
  });
});

test('a model that one node deprecates is soon gone from the other', async () => {
  const lists = async () => {
    const body = (await (await read(api[1]!, TEST_KEY)).json()) as { data: { id: string }[] };
    return body.data.some((model) => model.id === 'vidB-2');
  };
  assert.equal(await lists(), true);
  await admin(api[0]!, 'PATCH', '/models/vidB-2', { deprecated: true });
  const deadline = Date.now() + SOON_MS;
  await until(async () => {
    assert.ok(Date.now() < deadline, 'still offered');
    return !(await lists());
  });
});
