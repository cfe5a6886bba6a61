import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useService } from '../support/service.ts';

const FUTURE = 4_000_000_000;

describe('keys', () => {
  const service = useService();

  const create = async (body: object) => {
    const answer = await service.admin('POST', '/keys', body);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
  };

  test('a new key has exactly these fields, and shows its value this once', async () => {
    const { id: account } = (await service.admin('POST', '/accounts', { name: 'owner' })).json;
    const created = await create({ type: 'payg', account, name: 'shop' });
    const { id, key, created_at: createdAt, ...rest } = created;
    assert.match(id, /^key_[0-9A-Za-z]{20}$/);
    assert.match(key, /^sk-[0-9A-Za-z]{48}$/);
    assert.ok(Math.abs(createdAt - Date.now() / 1000) < 60);
    assert.deepEqual(rest, {
      object: 'key',
      account,
      name: 'shop',
      type: 'payg',
      prefix: key.slice(0, 7),
      models: null,
      ip_allowlist: null,
      quota: null,
      used: 0,
      expires_at: null,
      rate_limit: 'default',
      budget: null,
      livemode: true,
    });
    const read = await service.admin('GET', `/keys/${id}`);
    assert.equal(read.status, 200);
    const { key: _, ...withoutValue } = created;
    assert.deepEqual(read.json, withoutValue);
    assert.ok(!read.text.includes(key));
    const listed = await service.admin('GET', `/keys?account=${account}`);
    assert.deepEqual(listed.json, { object: 'list', data: [withoutValue], has_more: false, last_id: id });
  });

  test('every restriction can be set at creation', async () => {
    const restrictions = {
      type: 'subscription',
      name: 'narrow',
      models: ['vidA*', 'asr-1'],
      ip_allowlist: ['10.0.0.0/8', '2001:db8::/32', '192.0.2.7'],
      quota: 2.5,
      expires_at: FUTURE,
      rate_limit: { requests: 5, per_seconds: 60 },
    };
    const created = await create(restrictions);
    for (const [field, value] of Object.entries(restrictions)) assert.deepEqual(created[field], value, field);
  });

  test('without an account the key belongs to the first one', async () => {
    const first = (await service.admin('GET', '/keys?limit=100')).json.data.find(
      ({ name }: { name: string }) => name === 'first key',
    );
    assert.equal((await create({ type: 'payg' })).account, first.account);
  });

  test('null is no rate limit, and "default" goes back to the service’s own', async () => {
    const { id, rate_limit: limit } = await create({ type: 'payg', rate_limit: null });
    assert.equal(limit, null);
    const patched = await service.admin('PATCH', `/keys/${id}`, { rate_limit: 'default' });
    assert.equal(patched.json.rate_limit, 'default');
  });

  test('a change touches what it names and nothing else', async () => {
    const { key: _, ...created } = await create({ type: 'payg', name: 'before' });
    const changes: object[] = [
      {},
      { name: 'after' },
      { type: 'subscription' },
      { models: ['vidB-2'] },
      { models: [] },
      { models: null },
      { ip_allowlist: ['127.0.0.1'] },
      { ip_allowlist: null },
      { quota: 0 },
      { quota: null },
      { expires_at: FUTURE },
      { expires_at: null },
      { rate_limit: { requests: 1, per_seconds: 1 } },
      { rate_limit: null },
    ];
    let expected: Record<string, unknown> = created;
    for (const change of changes) {
      expected = { ...expected, ...change };
      const answer = await service.admin('PATCH', `/keys/${created.id}`, change);
      assert.equal(answer.status, 200, answer.text);
      assert.deepEqual(answer.json, expected);
      assert.deepEqual((await service.admin('GET', `/keys/${created.id}`)).json, expected);
    }
  });

  test('a key cannot move to another account', async () => {
    const { account: other } = await service.newKey();
    const { id, account } = await create({ type: 'payg' });
    const patched = await service.admin('PATCH', `/keys/${id}`, { account: other });
    assert.equal(patched.json.account, account);
  });

  test('wrong values are named', async () => {
    const { id } = await create({ type: 'payg' });
    const cases: [object, string][] = [
      [{ type: 'free' }, 'type'],
      [{ name: 'x'.repeat(201) }, 'name'],
      [{ name: 'a\u0000b' }, 'name'],
      [{ models: 'vidA2' }, 'models'],
      [{ models: ['vidX'] }, 'models'],
      [{ models: ['vidA*2'] }, 'models'],
      [{ models: [''] }, 'models'],
      [{ models: [7] }, 'models'],
      [{ models: Array.from({ length: 101 }, () => 'vidA2') }, 'models'],
      [{ ip_allowlist: ['nowhere'] }, 'ip_allowlist'],
      [{ ip_allowlist: ['10.0.0.0/33'] }, 'ip_allowlist'],
      [{ ip_allowlist: ['300.0.0.1'] }, 'ip_allowlist'],
      [{ ip_allowlist: '10.0.0.1' }, 'ip_allowlist'],
      [{ quota: -1 }, 'quota'],
      [{ quota: 'much' }, 'quota'],
      [{ quota: 1e10 }, 'quota'],
      [{ expires_at: 0 }, 'expires_at'],
      [{ expires_at: Math.floor(Date.now() / 1000) - 1 }, 'expires_at'],
      [{ expires_at: -5 }, 'expires_at'],
      [{ expires_at: 1.5 }, 'expires_at'],
      [{ expires_at: 1e15 }, 'expires_at'],
      [{ expires_at: '2030-01-01' }, 'expires_at'],
      [{ rate_limit: 'none' }, 'rate_limit'],
      [{ rate_limit: 5 }, 'rate_limit'],
    ];
    for (const [body, param] of cases) {
      const posted = await service.admin('POST', '/keys', { type: 'payg', ...body });
      const patched = await service.admin('PATCH', `/keys/${id}`, body);
      for (const { status, json } of [posted, patched]) {
        assert.deepEqual(
          [status, json.error.code, json.error.param],
          [400, 'invalid_parameter', param],
          JSON.stringify(body),
        );
      }
    }
    for (const rateLimit of [
      {},
      { requests: 5 },
      { per_seconds: 5 },
      { requests: 0, per_seconds: 1 },
      { requests: 1, per_seconds: 0 },
      { requests: 1, per_seconds: 86_401 },
      { requests: 1.5, per_seconds: 1 },
    ]) {
      const { status, json } = await service.admin('POST', '/keys', { type: 'payg', rate_limit: rateLimit });
      assert.equal(status, 400, JSON.stringify(rateLimit));
      assert.match(json.error.param, /^rate_limit/);
      assert.match(json.error.message, /requests|per_seconds/);
    }
    const { status, json } = await service.admin('POST', '/keys', {});
    assert.deepEqual([status, json.error.code, json.error.param], [400, 'missing_parameter', 'type']);
  });

  test('an unknown account or key is 404 resource_not_found', async () => {
    const unknown = await service.admin('POST', '/keys', { type: 'payg', account: 'acct_none' });
    assert.deepEqual(
      [unknown.status, unknown.json.error.code, unknown.json.error.param],
      [404, 'resource_not_found', 'account'],
    );
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const { status, json } = await service.admin(
        method,
        '/keys/key_none',
        method === 'PATCH' ? {} : undefined,
      );
      assert.deepEqual([status, json.error.code], [404, 'resource_not_found'], method);
    }
  });

  test('a deleted key is gone, and still a place to go on listing from', async () => {
    const { account } = await service.newKey();
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) ids.push((await create({ type: 'payg', account })).id);
    const page = (await service.admin('GET', `/keys?account=${account}&limit=2`)).json;
    const deleted = await service.admin('DELETE', `/keys/${page.last_id}`);
    assert.deepEqual(deleted.json, { id: page.last_id, object: 'key.deleted', deleted: true });
    assert.equal((await service.admin('GET', `/keys/${page.last_id}`)).status, 404);
    assert.equal((await service.admin('DELETE', `/keys/${page.last_id}`)).status, 404);
    const rest = (await service.admin('GET', `/keys?account=${account}&after=${page.last_id}`)).json;
    assert.equal(rest.data.length, 2);
    assert.equal(rest.has_more, false);
  });
});
