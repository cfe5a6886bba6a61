import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { describe, test } from 'node:test';
import { assertErrorShape, assertRefused } from '../support/assert-refused.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { rawHead } from '../support/raw-head.ts';
import { useAttackedService } from './attacked-service.ts';

/** What is asked for: methods, paths, queries and keys. */

const service = useAttackedService();

const PATHS: readonly (readonly [path: string, ...methods: string[]])[] = [
  ['/v1/video/create', 'POST'],
  ['/v1/video/query', 'GET'],
  ['/v1/videos', 'GET', 'POST'],
  ['/v1/videos/vidB-2:1-a', 'GET', 'DELETE'],
  ['/v1/videos/vidB-2:1-a/content', 'GET', 'HEAD'],
  ['/v1/videos/vidB-2:1-a/remix', 'POST'],
  ['/v1/videos/vidB-2:1-a/events', 'GET'],
  ['/vidB/v1/characters', 'POST'],
  ['/v1/chat/completions', 'POST'],
  ['/v1/audio/transcriptions', 'POST'],
  ['/v1/audio/translations', 'POST'],
  ['/v1/audio/speech', 'POST'],
  ['/v1/models', 'GET'],
  ['/v1/models/vidA3', 'GET'],
  ['/v1/nothing', ''],
  // The console.
  ['/', 'GET', 'HEAD'],
];

describe('a method that a path does not have', () => {
  for (const [path, ...methods] of PATHS) {
    test(`is endpoint_not_found on ${path}, with and without a key or a body`, async () => {
      for (const method of [
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'PROPFIND',
      ]) {
        if (methods.includes(method)) continue;
        for (const key of [true, false]) {
          const body = method === 'GET' || method === 'HEAD' ? '' : '<text/>';
          const answer = await rawRequest(method, path, key, body);
          assert.equal(answer.status, 404, `${method} ${answer.text}`);
          assert.match(answer.headers['x-request-id'] ?? '', /^req_/);
          if (method !== 'HEAD') assertRefused(answer, 'endpoint_not_found');
        }
      }
    });
  }

  test('is endpoint_not_found when it opens a tunnel', async () => {
    assertRefused(
      await sendRaw(service.url, rawHead('CONNECT localhost:443 HTTP/1.1')),
      'endpoint_not_found',
    );
  });

  test('is refused when there is no such method in HTTP', async () => {
    assertRefused(await sendRaw(service.url, rawHead('BREW /v1/models HTTP/1.1')), 'invalid_request');
  });
});

describe('a path', () => {
  test('that no route has is endpoint_not_found, however it is spelled', async () => {
    for (const path of [
      '//v1/models',
      '/v1//models',
      '/v1/models/',
      '/v1/./models',
      '/v1/../v1/models',
      '/V1/models',
      '/v1/models%20',
      '/v1/models;x=1',
      '/v1%2Fmodels',
      '/v1/videos/',
      '/v1/videos/a/b',
      '/v1/videos/a/content/more',
      '/v1/__proto__',
      '/constructor',
      '/%00',
      '/files/../../etc/passwd/x/%2e%2e',
    ]) {
      const answer = await sendRaw(service.url, rawHead(`GET ${path} HTTP/1.1`));
      assert.equal(answer.status, 404, `${path} ${answer.text}`);
      assertErrorShape(answer, path);
    }
  });

  test('with a bad percent encoding is endpoint_not_found', async () => {
    for (const path of ['/v1/videos/%', '/v1/videos/%zz', '/v1/videos/%c3%28', '/%', '/v1/models/%E0%A4%A']) {
      assertRefused(await sendRaw(service.url, rawHead(`GET ${path} HTTP/1.1`)), 'endpoint_not_found');
    }
  });

  test('with a strange id is a task that does not exist', async () => {
    for (const id of [
      '..%2F..%2Fetc%2Fpasswd',
      'a%2Fb',
      'a%00b',
      '%00',
      '...',
      '%2e%2e',
      '__proto__',
      'constructor',
      'vidB-2:1-a%0d%0aX-Injected:%20yes',
      "' OR '1'='1",
      '%F0%9F%98%80',
      '%EF%BF%BD',
      'x'.repeat(299),
    ]) {
      for (const [method, rest] of [
        ['GET', ''],
        ['GET', '/content'],
        ['GET', '/content?variant=video'],
        ['GET', '/events'],
        ['DELETE', ''],
      ] as const) {
        const target = `/v1/videos/${id.replaceAll(' ', '%20')}${rest}`;
        assertRefused(await sendRaw(service.url, rawHead(`${method} ${target} HTTP/1.1`)), 'task_not_found');
      }
      const queried = await sendRaw(
        service.url,
        rawHead(`GET /v1/video/query?id=${id.replaceAll(' ', '%20')} HTTP/1.1`),
      );
      assertRefused(queried, 'task_not_found');
    }
  });

  test('with an id of thousands of characters is not found', async () => {
    for (const length of [301, 4000, 15_000]) {
      const answer = await sendRaw(service.url, rawHead(`GET /v1/videos/${'x'.repeat(length)} HTTP/1.1`));
      assert.equal(answer.status, 404);
      assertErrorShape(answer);
    }
  });

  test('with a strange model is a model that does not exist', async () => {
    for (const id of ['__proto__', 'constructor', 'toString', 'a%2Fb', '%00', 'x'.repeat(299)]) {
      assertRefused(await sendRaw(service.url, rawHead(`GET /v1/models/${id} HTTP/1.1`)), 'model_not_found');
    }
  });

  test('with a forged or broken link to a file is not found', async () => {
    for (const target of [
      '/files/',
      '/files/tasks/x/film.mp4',
      '/files/tasks/x/film.mp4?expires=99999999999999&signature=abc',
      '/files/tasks/x/film.mp4?expires=a&expires=b&signature=c&signature=d',
      '/files/tasks/x/film.mp4?expires=99999999999999&signature=%00%ff',
      '/files/..%2F..%2Fphonofilm.db?expires=99999999999999&signature=abc',
      '/files/%2e%2e/%2e%2e/phonofilm.db',
      '/characters/nobody',
      '/characters/..%2F..%2Fx/picture.jpg',
      '/characters/__proto__/clip.mp4',
    ]) {
      const answer = await sendRaw(service.url, rawHead(`GET ${target} HTTP/1.1`));
      assert.equal(answer.status, 404, `${target} ${answer.text}`);
      assertErrorShape(answer, target);
    }
  });
});

describe('a query', () => {
  test('with a parameter given twice, as a list or as an object is refused or not found', async () => {
    const { json } = await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'a boat' });
    await service.finished(json.id);
    for (const target of [
      '/v1/video/query?id=a&id=b',
      '/v1/video/query?id[]=a',
      '/v1/video/query?id[a]=b',
      `/v1/video/query?id=${json.id}&wait=1&wait=2`,
      '/v1/videos?after=a&after=b',
      '/v1/videos?limit=1&limit=2',
      '/v1/videos?order=asc&order=desc',
      `/v1/videos/${json.id}/content?variant=video&variant=thumbnail`,
      `/v1/videos/${json.id}?wait=1&wait=2`,
    ]) {
      assertErrorShape(await service.call('GET', target), target);
    }
  });

  test('with values out of range is refused', async () => {
    for (const limit of ['0', '101', '-1', '1.5', 'x', '1e1000', '', '%00', '0x10z', '9'.repeat(400)]) {
      assertRefused(await service.call('GET', `/v1/videos?limit=${limit}`), 'invalid_parameter', 'limit');
    }
    for (const wait of ['-1', '61', 'NaN', 'Infinity', '', 'x']) {
      const answer = await service.call('GET', `/v1/video/query?id=x&wait=${wait}`);
      assertRefused(answer, 'invalid_parameter', 'wait');
    }
    assertRefused(await service.call('GET', '/v1/videos?order=sideways'), 'invalid_parameter', 'order');
    assertRefused(await service.call('GET', '/v1/videos?after=nothing'), 'task_not_found');
  });

  test('with thousands of parameters or broken encodings is answered', async () => {
    const many = Array.from({ length: 1500 }, (_, index) => `p${index}=x`).join('&');
    assert.equal((await service.call('GET', `/v1/videos?${many}`)).status, 200);
    const answer = await sendRaw(service.url, rawHead('GET /v1/video/query?id=%&%zz=%c3%28&=&&& HTTP/1.1'));
    assertRefused(answer, 'task_not_found');
  });
});

describe('a key', () => {
  test('is refused in every shape but the right one', async () => {
    for (const [authorization, code] of [
      ['', 'missing_api_key'],
      ['Bearer', 'missing_api_key'],
      ['Bearer  ', 'missing_api_key'],
      ['Basic dXNlcjpwYXNz', 'invalid_api_key'],
      ['Bearer a b', 'invalid_api_key'],
      [`Bearer ${'k'.repeat(8000)}`, 'invalid_api_key'],
      ['Bearer __proto__', 'invalid_api_key'],
      ['Bearer \u00ff\u00fe', 'invalid_api_key'],
      ["Bearer ' OR 1=1 --", 'invalid_api_key'],
    ] as const) {
      const line = `GET /v1/models HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`;
      assertRefused(await sendRaw(service.url, line), code);
    }
  });

  test('that is wrong is refused while a large body is still arriving', async () => {
    const body = new Uint8Array(30 * 1024 * 1024).fill(0x20);
    for (const path of ['/v1/video/create', '/v1/audio/transcriptions', '/v1/nothing']) {
      const response = await fetch(service.url + path, {
        method: 'POST',
        headers: { authorization: 'Bearer sk-wrong', 'content-type': 'application/json' },
        body,
      });
      const text = await response.text();
      const code = path === '/v1/nothing' ? 'endpoint_not_found' : 'invalid_api_key';
      assertRefused(
        { ...response, status: response.status, headers: response.headers, text, json: JSON.parse(text) },
        code,
      );
    }
  });
});

/** With node's own client, which sends any method and path as they are. */
function rawRequest(
  method: string,
  path: string,
  withKey: boolean,
  body: string,
): Promise<{ status: number; headers: Record<string, string>; text: string; json: unknown }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: Record<string, string>;
    text: string;
    json: unknown;
  }>();
  const headers = {
    ...(withKey && { authorization: `Bearer ${service.key}` }),
    ...(body && { 'content-type': 'text/xml', 'content-length': body.length }),
  };
  const { hostname, port } = new URL(service.url);
  const request = httpRequest({ method, host: hostname, port, path, headers }, async (response) => {
    const text = (await response.toArray()).join('');
    const json = text.startsWith('{') ? JSON.parse(text) : undefined;
    resolve({
      status: response.statusCode ?? 0,
      headers: response.headers as Record<string, string>,
      text,
      json,
    });
  });
  request.on('error', reject);
  request.end(body);
  return promise;
}
