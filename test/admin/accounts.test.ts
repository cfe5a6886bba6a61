import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useService } from '../support/service.ts';

const FUTURE = 4_000_000_000;

describe('accounts', () => {
  const service = useService();

  const create = async (body: object) => {
    const answer = await service.admin('POST', '/accounts', body);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
  };

  test('a new account has exactly these fields, and reads back the same', async () => {
    const account = await create({ name: 'ACME', balance: 12.5 });
    const { id, created_at: createdAt, ...rest } = account;
    assert.match(id, /^acct_[0-9A-Za-z]{20}$/);
    assert.ok(Math.abs(createdAt - Date.now() / 1000) < 60);
    assert.deepEqual(rest, {
      object: 'account',
      name: 'ACME',
      status: 'active',
      priority: 'normal',
      balance: 12.5,
      held: 0,
      payment_failed: false,
      subscription: null,
      budget: null,
    });
    assert.deepEqual((await service.admin('GET', `/accounts/${id}`)).json, account);
  });

  test('its tasks run first or last, by its priority', async () => {
    assert.equal((await create({ name: 'hurried', priority: 'high' })).priority, 'high');
    assert.equal((await create({ name: 'patient', priority: 'low' })).priority, 'low');
  });

  test('without a balance it has nothing; with null it has no limit', async () => {
    assert.equal((await create({ name: 'poor' })).balance, 0);
    assert.equal((await create({ name: 'boundless', balance: null })).balance, null);
  });

  test('a subscription shows what was used of it', async () => {
    const account = await create({ name: 's', subscription: { expires_at: FUTURE, quota: 3 } });
    assert.deepEqual(account.subscription, { expires_at: FUTURE, quota: 3, used: 0 });
    const boundless = await create({ name: 's', subscription: { expires_at: FUTURE, quota: null } });
    assert.deepEqual(boundless.subscription, { expires_at: FUTURE, quota: null, used: 0 });
    assert.equal((await create({ name: 's', subscription: null })).subscription, null);
  });

  test('a change touches what it names and nothing else', async () => {
    const account = await create({ name: 'before', balance: 5 });
    const path = `/accounts/${account.id}`;
    const changes: [object, object][] = [
      [{}, {}],
      [{ name: 'after' }, { name: 'after' }],
      [{ status: 'suspended' }, { status: 'suspended' }],
      [{ status: 'active' }, { status: 'active' }],
      [{ priority: 'high' }, { priority: 'high' }],
      [{ priority: 'low' }, { priority: 'low' }],
      [{ balance: 0.000001 }, { balance: 0.000001 }],
      [{ balance: null }, { balance: null }],
      [{ payment_failed: true }, { payment_failed: true }],
      [{ payment_failed: false }, { payment_failed: false }],
      [
        { subscription: { expires_at: FUTURE, quota: 1 } },
        { subscription: { expires_at: FUTURE, quota: 1, used: 0 } },
      ],
      [{ subscription: null }, { subscription: null }],
    ];
    let expected = account;
    for (const [change, effect] of changes) {
      expected = { ...expected, ...effect };
      const answer = await service.admin('PATCH', path, change);
      assert.equal(answer.status, 200, answer.text);
      assert.deepEqual(answer.json, expected);
      assert.deepEqual((await service.admin('GET', path)).json, expected);
    }
  });

  test('wrong values are named', async () => {
    const { id } = await create({ name: 'x' });
    const subscription = { expires_at: FUTURE, quota: 1 };
    const cases: [object, string, string][] = [
      [{}, 'missing_parameter', 'name'],
      [{ name: 7 }, 'invalid_parameter', 'name'],
      [{ name: '' }, 'invalid_parameter', 'name'],
      [{ name: 'x'.repeat(201) }, 'invalid_parameter', 'name'],
      [{ name: 'null\u0000byte' }, 'invalid_parameter', 'name'],
      [{ name: null }, 'invalid_parameter', 'name'],
      [{ name: 'x', priority: 'highest' }, 'invalid_parameter', 'priority'],
      [{ name: 'x', priority: 1 }, 'invalid_parameter', 'priority'],
      [{ name: 'x', priority: null }, 'invalid_parameter', 'priority'],
      [{ name: 'x', balance: -0.01 }, 'invalid_parameter', 'balance'],
      [{ name: 'x', balance: '1' }, 'invalid_parameter', 'balance'],
      [{ name: 'x', balance: 1e12 }, 'invalid_parameter', 'balance'],
      [{ name: 'x', subscription: 5 }, 'invalid_parameter', 'subscription'],
      [{ name: 'x', subscription: { quota: 1 } }, 'missing_parameter', 'subscription.expires_at'],
      [{ name: 'x', subscription: { expires_at: FUTURE } }, 'missing_parameter', 'subscription.quota'],
      [
        { name: 'x', subscription: { ...subscription, quota: -1 } },
        'invalid_parameter',
        'subscription.quota',
      ],
      [
        { name: 'x', subscription: { ...subscription, expires_at: Math.floor(Date.now() / 1000) - 1 } },
        'invalid_parameter',
        'subscription.expires_at',
      ],
      [
        { name: 'x', subscription: { ...subscription, expires_at: 0 } },
        'invalid_parameter',
        'subscription.expires_at',
      ],
      [
        { name: 'x', subscription: { ...subscription, expires_at: 1.5 } },
        'invalid_parameter',
        'subscription.expires_at',
      ],
      [
        { name: 'x', subscription: { ...subscription, expires_at: null } },
        'invalid_parameter',
        'subscription.expires_at',
      ],
    ];
    for (const [body, code, param] of cases) {
      const { status, json } = await service.admin('POST', '/accounts', body);
      assert.deepEqual([status, json.error.code, json.error.param], [400, code, param], JSON.stringify(body));
      if (code === 'missing_parameter' && param === 'name') continue;
      const patched = await service.admin('PATCH', `/accounts/${id}`, body);
      assert.deepEqual(
        [patched.status, patched.json.error.code, patched.json.error.param],
        [400, code, param],
      );
    }
    for (const [body, param] of [
      [{ status: 'closed' }, 'status'],
      [{ status: null }, 'status'],
      [{ payment_failed: 'yes' }, 'payment_failed'],
    ] as const) {
      const { status, json } = await service.admin('PATCH', `/accounts/${id}`, body);
      assert.deepEqual([status, json.error.code, json.error.param], [400, 'invalid_parameter', param]);
    }
  });

  test('parameters that do not exist are ignored', async () => {
    const account = await create({ name: 'x', colour: 'red', id: 'mine', held: 4 });
    assert.equal(account.held, 0);
    assert.notEqual(account.id, 'mine');
  });

  test('an unknown account is 404 resource_not_found', async () => {
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { name: 'x' }],
      ['PATCH', { balance: 5 }],
    ] as const) {
      const { status, json } = await service.admin(method, '/accounts/acct_none', body);
      assert.deepEqual([status, json.error.code], [404, 'resource_not_found']);
      assert.equal(json.error.type, 'invalid_request_error');
    }
  });
});

describe('listing accounts', () => {
  const service = useService();

  test('pages go from the newest to the oldest, without gap or repetition', async () => {
    const made: string[] = [];
    for (let index = 0; index < 24; index += 1) {
      made.unshift((await service.admin('POST', '/accounts', { name: `account ${index}` })).json.id);
    }
    const first = (await service.admin('GET', '/accounts')).json;
    assert.deepEqual(Object.keys(first), ['object', 'data', 'has_more', 'last_id']);
    assert.equal(first.object, 'list');
    assert.equal(first.data.length, 20);
    assert.equal(first.has_more, true);
    assert.equal(first.last_id, first.data[19].id);

    const listed: string[] = [];
    let page = (await service.admin('GET', '/accounts?limit=7')).json;
    for (;;) {
      listed.push(...page.data.map((account: { id: string }) => account.id));
      if (!page.has_more) break;
      assert.equal(page.data.length, 7);
      page = (await service.admin('GET', `/accounts?limit=7&after=${page.last_id}`)).json;
    }
    // The 25th is the one that the first start made. Those of the same millisecond may come in either order.
    assert.equal(listed.length, 25);
    assert.deepEqual([...new Set(listed)].sort(), [...made, listed.at(-1)].sort());
    const all = (await service.admin('GET', '/accounts?limit=100')).json;
    assert.equal(all.has_more, false);
    assert.deepEqual(
      all.data.map((account: { id: string }) => account.id),
      listed,
    );
    const times = all.data.map((account: { created_at: number }) => account.created_at);
    assert.deepEqual(
      times,
      times.toSorted((a: number, b: number) => b - a),
    );

    const beyond = (await service.admin('GET', `/accounts?after=${listed.at(-1)}`)).json;
    assert.deepEqual(beyond, { object: 'list', data: [], has_more: false, last_id: null });
  });

  test('wrong pages are named', async () => {
    for (const [query, param] of [
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['limit=two', 'limit'],
      ['limit=1.5', 'limit'],
      ['limit=', 'limit'],
      ['limit=1&limit=2', 'limit'],
      ['after=', 'after'],
    ]) {
      const { status, json } = await service.admin('GET', `/accounts?${query}`);
      assert.deepEqual([status, json.error.code, json.error.param], [400, 'invalid_parameter', param], query);
    }
    const { status, json } = await service.admin('GET', '/accounts?after=acct_none');
    assert.deepEqual([status, json.error.code, json.error.param], [404, 'resource_not_found', 'after']);
  });
});
