import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { assertErrorShape, assertRefused } from '../support/assert-refused.ts';
import { countOf } from '../support/metrics.ts';
import { RawConnection, sendRaw } from '../support/raw-connection.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
before(async () => {
  service = await startService();
});
after(async () => {
  const failures = await countOf(service, 'internal_error');
  await service.stop();
  assert.equal(failures, 0);
});

/** A request head with the key; the blank line at its end included. */
const head = (line: string, ...headers: string[]) =>
  [line, 'Host: localhost', `Authorization: Bearer ${service.key}`, ...headers, '', ''].join('\r\n');

const FILM = '{"model":"vidA3","prompt":"a boat"}';
const createHead = (...headers: string[]) =>
  head('POST /v1/video/create HTTP/1.1', 'Content-Type: application/json', ...headers);

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
    assertRefused(await sendRaw(service.url, head('CONNECT localhost:443 HTTP/1.1')), 'endpoint_not_found');
  });

  test('is refused when there is no such method in HTTP', async () => {
    assertRefused(await sendRaw(service.url, head('BREW /v1/models HTTP/1.1')), 'invalid_request');
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
      const answer = await sendRaw(service.url, head(`GET ${path} HTTP/1.1`));
      assert.equal(answer.status, 404, `${path} ${answer.text}`);
      assertErrorShape(answer, path);
    }
  });

  test('with a bad percent encoding is endpoint_not_found', async () => {
    for (const path of ['/v1/videos/%', '/v1/videos/%zz', '/v1/videos/%c3%28', '/%', '/v1/models/%E0%A4%A']) {
      assertRefused(await sendRaw(service.url, head(`GET ${path} HTTP/1.1`)), 'endpoint_not_found');
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
        assertRefused(await sendRaw(service.url, head(`${method} ${target} HTTP/1.1`)), 'task_not_found');
      }
      const queried = await sendRaw(
        service.url,
        head(`GET /v1/video/query?id=${id.replaceAll(' ', '%20')} HTTP/1.1`),
      );
      assertRefused(queried, 'task_not_found');
    }
  });

  test('with an id of thousands of characters is not found', async () => {
    for (const length of [301, 4000, 15_000]) {
      const answer = await sendRaw(service.url, head(`GET /v1/videos/${'x'.repeat(length)} HTTP/1.1`));
      assert.equal(answer.status, 404);
      assertErrorShape(answer);
    }
  });

  test('with a strange model is a model that does not exist', async () => {
    for (const id of ['__proto__', 'constructor', 'toString', 'a%2Fb', '%00', 'x'.repeat(299)]) {
      assertRefused(await sendRaw(service.url, head(`GET /v1/models/${id} HTTP/1.1`)), 'model_not_found');
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
      const answer = await sendRaw(service.url, head(`GET ${target} HTTP/1.1`));
      assert.equal(answer.status, 404, `${target} ${answer.text}`);
      assertErrorShape(answer, target);
    }
  });
});

describe('a query', () => {
  test('with a parameter given twice, as a list or as an object is refused or not found', async () => {
    const { json } = await service.call('POST', '/v1/video/create', JSON.parse(FILM));
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
    const answer = await sendRaw(service.url, head('GET /v1/video/query?id=%&%zz=%c3%28&=&&& HTTP/1.1'));
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

describe('a head', () => {
  test('that is too large is refused', async () => {
    const long = 'x'.repeat(20_000);
    for (const request of [
      head('GET /v1/models HTTP/1.1', `X-Long: ${long}`),
      head('GET /v1/models HTTP/1.1', ...Array.from({ length: 1000 }, (_, i) => `X-${i}: ${'y'.repeat(30)}`)),
      head(`GET /v1/models?${long} HTTP/1.1`),
      head(`GET /v1/videos/${long} HTTP/1.1`),
    ]) {
      assertRefused(await sendRaw(service.url, request), 'invalid_request');
    }
  });

  test('that is not HTTP is refused, and the connection closed', async () => {
    for (const request of [
      'hello\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      '\0\0\0\0\r\n\r\n',
      'GET\r\n\r\n',
      'GET /v1/models HTTP/9.9\r\n\r\n',
      'GET /v1/mod els HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /v1/models HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n',
      'GET /v1/models HTTP/1.1\r\nHost: x\r\nX-Null: a\0b\r\n\r\n',
      'GET /v1/models HTTP/1.1\nHost: x\rX: y\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ]) {
      await using connection = await RawConnection.open(service.url);
      await connection.write(request);
      assertRefused(await connection.answer(), 'invalid_request');
      assert.equal(await connection.rest(), '');
    }
  });

  test('without a Host is refused in HTTP/1.1 and fine in HTTP/1.0', async () => {
    const authorization = `Authorization: Bearer ${service.key}`;
    const later = await sendRaw(service.url, `GET /v1/models HTTP/1.1\r\n${authorization}\r\n\r\n`);
    assertRefused(later, 'invalid_request');
    const early = await sendRaw(service.url, `GET /v1/models HTTP/1.0\r\n${authorization}\r\n\r\n`);
    assert.equal(early.status, 200, early.text);
  });

  test('of HTTP/1.0 creates a film whose link is whole', async () => {
    const headers = `Authorization: Bearer ${service.key}\r\nContent-Type: application/json\r\nContent-Length: ${FILM.length}`;
    const made = await sendRaw(service.url, `POST /v1/video/create HTTP/1.0\r\n${headers}\r\n\r\n${FILM}`);
    assert.equal(made.status, 200, made.text);
    await service.finished(made.json.id);
    const line = `GET /v1/videos/${made.json.id} HTTP/1.0\r\nAuthorization: Bearer ${service.key}\r\n\r\n`;
    const read = await sendRaw(service.url, line);
    assert.ok(URL.canParse(read.json.video_url), read.text);
  });

  test('with strange Host, Expect, Upgrade and forwarding headers is served', async () => {
    for (const header of [
      'Expect: 100-continue',
      'Expect: the-unexpected',
      'Connection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
      'Connection: Upgrade\r\nUpgrade: websocket',
      'X-Forwarded-For: \x80, 1.2.3.4, ::1, __proto__',
      'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: javascript',
      'Accept: */*;q=NaN, \x80',
      'Accept-Version: 99',
      'Range: bytes=9-1,x',
      'If-None-Match: "\x80"',
      'X-Request-Id: spoofed\x80',
      'Idempotency-Key: \x80\xff',
      'Cookie: __proto__=1',
      'X-HTTP-Method-Override: DELETE',
    ]) {
      const answer = await sendRaw(
        service.url,
        createHead(`Content-Length: ${FILM.length}`, header, `X-Unique: ${header.length}`),
        FILM,
      );
      assert.equal(answer.status, 200, `${header} ${answer.text}`);
      assert.match(answer.headers['x-request-id'] ?? '', /^req_[\w-]+$/);
    }
  });

  test('with an Idempotency-Key that is too long is refused', async () => {
    const request = createHead(`Content-Length: ${FILM.length}`, `Idempotency-Key: ${'k'.repeat(256)}`);
    assertRefused(await sendRaw(service.url, request, FILM), 'invalid_request');
  });
});

describe('the framing of a body', () => {
  test('with a wrong length or encoding is refused', async () => {
    for (const headers of [
      ['Content-Length: 35', 'Transfer-Encoding: chunked'],
      ['Content-Length: 35', 'Content-Length: 36'],
      ['Content-Length: -1'],
      ['Content-Length: 1e3'],
      ['Content-Length: 99999999999999999999999999'],
      ['Transfer-Encoding: xchunked'],
      ['Transfer-Encoding: chunked, identity'],
      ['Transfer-Encoding:\x0bchunked'],
    ]) {
      const answer = await sendRaw(service.url, createHead(...headers), FILM);
      assertErrorShape(answer, headers.join(' '));
      assert.equal(answer.status, 400);
    }
  });

  test('that is broken in the middle of a chunk is refused', async () => {
    for (const chunks of ['zz\r\n', '5\r\n{"modX', 'ffffffffffffffffff\r\n', '-1\r\n', '5;\0\r\nabcde']) {
      const answer = await sendRaw(service.url, createHead('Transfer-Encoding: chunked'), chunks);
      assertErrorShape(answer, chunks);
      assert.equal(answer.status, 400);
    }
  });

  test('that is shorter than its Content-Length is answered when the caller has finished', async () => {
    await using connection = await RawConnection.open(service.url);
    await connection.write(createHead('Content-Length: 1000') + FILM);
    connection.finish();
    assertRefused(await connection.answer(), 'invalid_request');
  });

  test('that is longer than its Content-Length is cut there', async () => {
    await using connection = await RawConnection.open(service.url);
    await connection.write(createHead('Content-Length: 10') + FILM);
    assertRefused(await connection.answer(), 'invalid_request');
  });

  test('whose Content-Length is too large is refused before it arrives', async () => {
    for (const length of [60 * 1024 * 1024, Number.MAX_SAFE_INTEGER]) {
      const answer = await sendRaw(service.url, createHead(`Content-Length: ${length}`), '{');
      assertRefused(answer, 'invalid_request');
    }
  });

  test('that comes a byte at a time is read like any other', async () => {
    await using connection = await RawConnection.open(service.url);
    for (const byte of createHead(`Content-Length: ${FILM.length}`) + FILM) await connection.write(byte);
    const answer = await connection.answer();
    assert.equal(answer.status, 200, answer.text);
  });

  test('that comes in chunks of one byte, with extensions and trailers, is read like any other', async () => {
    const chunks = [...FILM].map((character) => `1;name="va;lue"\r\n${character}\r\n`).join('');
    const answer = await sendRaw(
      service.url,
      createHead('Transfer-Encoding: chunked', 'Trailer: X-End'),
      `${chunks}0\r\nX-End: yes\r\n\r\n`,
    );
    assert.equal(answer.status, 200, answer.text);
  });

  test('that never ends is cut off by a timeout', () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = service.service.app.server;
    for (const limit of [requestTimeout, headersTimeout, keepAliveTimeout]) {
      assert.ok(limit > 0 && limit <= 600_000, `${requestTimeout} ${headersTimeout} ${keepAliveTimeout}`);
    }
  });

  test('on a GET is ignored, and the next request on the connection is served', async () => {
    await using connection = await RawConnection.open(service.url);
    for (let turn = 0; turn < 3; turn += 1) {
      await connection.write(`${head('GET /v1/models HTTP/1.1', 'Content-Length: 5')}GET /`);
      assert.equal((await connection.answer()).status, 200);
    }
  });
});

describe('requests sent one after the other without waiting', () => {
  test('are answered in their order', async () => {
    await using connection = await RawConnection.open(service.url);
    const requests = [
      head('GET /v1/models HTTP/1.1'),
      createHead(`Content-Length: ${FILM.length}`) + FILM,
      head('GET /v1/nothing HTTP/1.1'),
      head('GET /v1/video/query HTTP/1.1'),
      head('GET /v1/models/vidA3 HTTP/1.1'),
      `${createHead('Content-Length: 1')}{`,
    ];
    await connection.write(requests.join(''));
    const answers = [];
    for (const _ of requests) answers.push(await connection.answer());
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [200, 200, 404, 400, 200, 400],
    );
    assert.equal(new Set(answers.map((answer) => answer.headers['x-request-id'])).size, requests.length);
  });

  test('are served in hundreds', async () => {
    await using connection = await RawConnection.open(service.url);
    await connection.write(head('GET /v1/models/vidA3 HTTP/1.1').repeat(500));
    for (let count = 0; count < 500; count += 1) assert.equal((await connection.answer()).status, 200);
  });

  test('do not corrupt a response in progress when they are broken', async () => {
    const { json } = await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'hang' });
    await using connection = await RawConnection.open(service.url);
    await connection.write(head(`GET /v1/videos/${json.id}/events HTTP/1.1`));
    await connection.received('"processing"');
    await connection.write('rubbish\r\n\r\n');
    const all = await connection.rest();
    assert.equal(all.match(/HTTP\/1\.1/g)?.length, 1, all);
    await service.call('DELETE', `/v1/videos/${json.id}`);
  });
});

describe('callers that disconnect', () => {
  test('in the middle of the headers, the body, before or during the response do no harm', async () => {
    const { json } = await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'hang' });
    for (const request of [
      'GET /v1/mod',
      createHead('Content-Length: 1000') + FILM,
      `${createHead('Transfer-Encoding: chunked')}5\r\n{"mod`,
      createHead(`Content-Length: ${FILM.length}`) + FILM,
      head(`GET /v1/videos/${json.id}?wait=60 HTTP/1.1`),
      head(`GET /v1/videos/${json.id}/events HTTP/1.1`),
    ]) {
      const connection = await RawConnection.open(service.url);
      await connection.write(request);
      connection.vanish();
    }
    await service.call('DELETE', `/v1/videos/${json.id}`);
    assert.equal((await service.call('GET', '/v1/models')).status, 200);
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
