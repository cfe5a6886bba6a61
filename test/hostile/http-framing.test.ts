import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertErrorShape, assertRefused } from '../support/assert-refused.ts';
import { RawConnection, sendRaw } from '../support/raw-connection.ts';
import { rawHead } from '../support/raw-head.ts';
import { useAttackedService } from './attacked-service.ts';

/** How a request is sent: its head, the framing of its body, requests sent ahead, callers that leave. */

const service = useAttackedService();

const VIDEO = '{"model":"vidA3","prompt":"a boat"}';
const createHead = (...headers: string[]) =>
  rawHead('POST /v1/video/create HTTP/1.1', 'Content-Type: application/json', ...headers);

describe('a head', () => {
  test('that is too large is refused', async () => {
    const long = 'x'.repeat(20_000);
    for (const request of [
      rawHead('GET /v1/models HTTP/1.1', `X-Long: ${long}`),
      rawHead(
        'GET /v1/models HTTP/1.1',
        ...Array.from({ length: 1000 }, (_, i) => `X-${i}: ${'y'.repeat(30)}`),
      ),
      rawHead(`GET /v1/models?${long} HTTP/1.1`),
      rawHead(`GET /v1/videos/${long} HTTP/1.1`),
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

  test('with two Hosts is refused, whatever they say', async () => {
    for (const [one, other] of [
      ['localhost', 'localhost'],
      ['localhost', 'videos.example'],
      ['videos.example', ''],
    ]) {
      const request = `GET /v1/models HTTP/1.1\r\nHost: ${one}\r\nhost: ${other}\r\n\r\n`;
      assertRefused(await sendRaw(service.url, request), 'invalid_request');
    }
  });

  test('without a Host is refused in HTTP/1.1 and fine in HTTP/1.0', async () => {
    const authorization = `Authorization: Bearer ${service.key}`;
    const later = await sendRaw(service.url, `GET /v1/models HTTP/1.1\r\n${authorization}\r\n\r\n`);
    assertRefused(later, 'invalid_request');
    const early = await sendRaw(service.url, `GET /v1/models HTTP/1.0\r\n${authorization}\r\n\r\n`);
    assert.equal(early.status, 200, early.text);
  });

  test('of HTTP/1.0 creates a video whose link is whole', async () => {
    const headers = `Authorization: Bearer ${service.key}\r\nContent-Type: application/json\r\nContent-Length: ${VIDEO.length}`;
    const made = await sendRaw(service.url, `POST /v1/video/create HTTP/1.0\r\n${headers}\r\n\r\n${VIDEO}`);
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
        createHead(`Content-Length: ${VIDEO.length}`, header, `X-Unique: ${header.length}`),
        VIDEO,
      );
      assert.equal(answer.status, 200, `${header} ${answer.text}`);
      assert.match(answer.headers['x-request-id'] ?? '', /^req_[\w-]+$/);
    }
  });

  test('with an Idempotency-Key that is too long is refused', async () => {
    const request = createHead(`Content-Length: ${VIDEO.length}`, `Idempotency-Key: ${'k'.repeat(256)}`);
    assertRefused(await sendRaw(service.url, request, VIDEO), 'invalid_request');
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
      const answer = await sendRaw(service.url, createHead(...headers), VIDEO);
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
    await connection.write(createHead('Content-Length: 1000') + VIDEO);
    connection.finish();
    assertRefused(await connection.answer(), 'invalid_request');
  });

  test('that is longer than its Content-Length is cut there', async () => {
    await using connection = await RawConnection.open(service.url);
    await connection.write(createHead('Content-Length: 10') + VIDEO);
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
    for (const byte of createHead(`Content-Length: ${VIDEO.length}`) + VIDEO) await connection.write(byte);
    const answer = await connection.answer();
    assert.equal(answer.status, 200, answer.text);
  });

  test('that comes in chunks of one byte, with extensions and trailers, is read like any other', async () => {
    const chunks = [...VIDEO].map((character) => `1;name="va;lue"\r\n${character}\r\n`).join('');
    const answer = await sendRaw(
      service.url,
      createHead('Transfer-Encoding: chunked', 'Trailer: X-End'),
      `${chunks}0\r\nX-End: yes\r\n\r\n`,
    );
    assert.equal(answer.status, 200, answer.text);
  });

  test('that never ends is cut off by a timeout', () => {
    const { requestTimeout, headersTimeout } = service.service.app.server;
    for (const limit of [requestTimeout, headersTimeout])
      assert.ok(limit > 0 && limit <= 600_000, `${requestTimeout} ${headersTimeout}`);
  });

  test('on a GET is ignored, and the next request on the connection is served', async () => {
    await using connection = await RawConnection.open(service.url);
    for (let turn = 0; turn < 3; turn += 1) {
      await connection.write(`${rawHead('GET /v1/models HTTP/1.1', 'Content-Length: 5')}GET /`);
      assert.equal((await connection.answer()).status, 200);
    }
  });
});

describe('requests sent one after the other without waiting', () => {
  test('are answered in their order', async () => {
    await using connection = await RawConnection.open(service.url);
    const requests = [
      rawHead('GET /v1/models HTTP/1.1'),
      createHead(`Content-Length: ${VIDEO.length}`) + VIDEO,
      rawHead('GET /v1/nothing HTTP/1.1'),
      rawHead('GET /v1/video/query HTTP/1.1'),
      rawHead('GET /v1/models/vidA3 HTTP/1.1'),
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
    await connection.write(rawHead('GET /v1/models/vidA3 HTTP/1.1').repeat(500));
    for (let count = 0; count < 500; count += 1) assert.equal((await connection.answer()).status, 200);
  });

  test('do not corrupt a response in progress when they are broken', async () => {
    const { json } = await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'hang' });
    await using connection = await RawConnection.open(service.url);
    await connection.write(rawHead(`GET /v1/videos/${json.id}/events HTTP/1.1`));
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
      createHead('Content-Length: 1000') + VIDEO,
      `${createHead('Transfer-Encoding: chunked')}5\r\n{"mod`,
      createHead(`Content-Length: ${VIDEO.length}`) + VIDEO,
      rawHead(`GET /v1/videos/${json.id}?wait=60 HTTP/1.1`),
      rawHead(`GET /v1/videos/${json.id}/events HTTP/1.1`),
    ]) {
      const connection = await RawConnection.open(service.url);
      await connection.write(request);
      connection.vanish();
    }
    await service.call('DELETE', `/v1/videos/${json.id}`);
    assert.equal((await service.call('GET', '/v1/models')).status, 200);
  });
});
