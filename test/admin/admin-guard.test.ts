import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useService } from '../support/service.ts';

describe('the operator API lets only the operator in', () => {
  const service = useService();

  const paths = [
    '/accounts',
    '/characters',
    '/keys',
    '/tasks',
    '/usage',
    '/ledger',
    '/models',
    '/queue/dead',
  ];

  const refused = async (authorization: string | null, status: number, code: string, type: string) => {
    for (const path of paths) {
      const response = await fetch(`${service.url}/admin/v1${path}`, {
        headers: authorization === null ? {} : { authorization },
      });
      const { error } = (await response.json()) as { error: Record<string, string> };
      assert.equal(response.status, status, path);
      assert.equal(error['code'], code, path);
      assert.equal(error['type'], type, path);
    }
  };

  test('without a key it answers 401 missing_api_key', () =>
    refused(null, 401, 'missing_api_key', 'authentication_error'));

  test('an ordinary key gets 403 access_denied', () =>
    refused(`Bearer ${service.key}`, 403, 'access_denied', 'permission_error'));

  test('an unknown key gets 401 invalid_api_key', () =>
    refused('Bearer sk-unknown', 401, 'invalid_api_key', 'authentication_error'));

  test('the beginning of the admin key, or more than it, is an unknown key', async () => {
    await refused(`Bearer ${service.adminKey.slice(0, -1)}`, 401, 'invalid_api_key', 'authentication_error');
    await refused(`Bearer ${service.adminKey}x`, 401, 'invalid_api_key', 'authentication_error');
  });

  test('another scheme gets 401 invalid_api_key', () =>
    refused(`Basic ${service.adminKey}`, 401, 'invalid_api_key', 'authentication_error'));

  test('the admin key is no key of the service itself', async () => {
    const answer = await service.call('GET', '/v1/models', undefined, {
      authorization: `Bearer ${service.adminKey}`,
    });
    assert.equal(answer.status, 401);
  });

  test('the key is looked at before the body', async () => {
    const answer = await service.call('POST', '/admin/v1/accounts', '{"broken', {
      'content-type': 'application/json',
    });
    assert.equal(answer.json.error.code, 'access_denied');
  });

  test('the scheme is written in any case, and answers are never cached', async () => {
    const response = await fetch(`${service.url}/admin/v1/models`, {
      headers: { authorization: `bearer ${service.adminKey}` },
    });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.match(response.headers.get('x-request-id') ?? '', /./);
  });

  test('a path or method that does not exist is 404 endpoint_not_found', async () => {
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['PUT', '/accounts'],
      ['DELETE', '/accounts/some'],
      ['POST', '/tasks'],
    ] as const) {
      const answer = await service.admin(method, path);
      assert.equal(answer.status, 404, `${method} ${path}`);
      assert.equal(answer.json.error.code, 'endpoint_not_found');
    }
  });

  test('bodies that are no JSON objects are 400 invalid_request', async () => {
    for (const body of ['{"broken', '[]', '"text"', 'null', '']) {
      const answer = await service.call('POST', '/admin/v1/accounts', body, {
        authorization: `Bearer ${service.adminKey}`,
        'content-type': 'application/json',
      });
      assert.equal(answer.status, 400, body);
      assert.equal(answer.json.error.code, 'invalid_request', body);
    }
  });

  test('the reference page describes every operator route', async () => {
    const { json } = await service.call('GET', '/openapi.json');
    const described = Object.entries(json.paths as Record<string, Record<string, { tags: string[] }>>)
      .filter(([path]) => path.startsWith('/admin/v1/'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, route]) => `${method} ${path} ${route.tags.join()}`),
      );
    assert.deepEqual(described.sort(), [
      'delete /admin/v1/characters/{id} Operator',
      'delete /admin/v1/keys/{id} Operator',
      'delete /admin/v1/models/{id} Operator',
      'delete /admin/v1/webhooks/{id} Operator',
      'get /admin/v1/accounts Operator',
      'get /admin/v1/accounts/{id} Operator',
      'get /admin/v1/alerts Operator',
      'get /admin/v1/characters Operator',
      'get /admin/v1/keys Operator',
      'get /admin/v1/keys/{id} Operator',
      'get /admin/v1/ledger Operator',
      'get /admin/v1/models Operator',
      'get /admin/v1/models/{id} Operator',
      'get /admin/v1/queue Operator',
      'get /admin/v1/queue/dead Operator',
      'get /admin/v1/requests/log Operator',
      'get /admin/v1/requests/{id} Operator',
      'get /admin/v1/tasks Operator',
      'get /admin/v1/tasks/{id} Operator',
      'get /admin/v1/upstreams Operator',
      'get /admin/v1/upstreams/{id}/models Operator',
      'get /admin/v1/usage Operator',
      'get /admin/v1/webhooks Operator',
      'get /admin/v1/webhooks/{id} Operator',
      'get /admin/v1/webhooks/{id}/deliveries Operator',
      'patch /admin/v1/accounts/{id} Operator',
      'patch /admin/v1/keys/{id} Operator',
      'patch /admin/v1/models/{id} Operator',
      'patch /admin/v1/webhooks/{id} Operator',
      'post /admin/v1/accounts Operator',
      'post /admin/v1/accounts/{id}/credits Operator',
      'post /admin/v1/keys Operator',
      'post /admin/v1/models Operator',
      'post /admin/v1/prices Operator',
      'post /admin/v1/queue/dead/redrive Operator',
      'post /admin/v1/reload Operator',
      'post /admin/v1/tasks/{id}/resolve Operator',
      'post /admin/v1/tasks/{id}/retry Operator',
      'post /admin/v1/upstreams/{id}/describe Operator',
      'post /admin/v1/upstreams/{id}/reset Operator',
      'post /admin/v1/upstreams/{id}/test Operator',
      'post /admin/v1/webhooks Operator',
      'post /admin/v1/webhooks/{id}/deliveries/{delivery}/redeliver Operator',
      'post /admin/v1/webhooks/{id}/test Operator',
    ]);
  });
});
