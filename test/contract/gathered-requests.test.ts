import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { before, test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { TEST_KEY, useService } from '../support/service.ts';

/** Requests that arrive together are served together (`platform/http/connections/gather-requests.ts`): each still gets its own answer. */

const service = useService();
let videos: string[];

before(async () => {
  videos = await Promise.all(
    ['red', 'green', 'blue'].map(async (colour) => {
      const made = await service.call('POST', '/v1/video/create', {
        model: 'vidA3',
        prompt: `hang: ${colour}`,
      });
      return made.json.id;
    }),
  );
});

test('polls by several callers at once are each answered for themselves', async () => {
  const stranger = await service.newKey();
  const limited = await service.newKey({ rate_limit: { requests: 3, per_seconds: 3600 } });
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const id = videos[index % 3]!;
      const key = [TEST_KEY, stranger.key, limited.key, 'sk-nobody'][index % 4]!;
      return { id, key, answer: await service.call('GET', `/v1/videos/${id}`, undefined, bearer(key)) };
    }),
  );
  for (const { id, key, answer } of answers) {
    if (key === TEST_KEY) assert.deepEqual([answer.status, answer.json.id], [200, id]);
    else if (key === 'sk-nobody') assertError(answer, 'invalid_api_key');
    else if (key === stranger.key) assertError(answer, 'task_not_found', 'id');
  }
  const codes = answers.filter(({ key }) => key === limited.key).map(({ answer }) => answer.json.error.code);
  assert.deepEqual(codes.sort(), [
    ...Array.from({ length: 7 }, () => 'rate_limit_exceeded'),
    ...Array.from({ length: 3 }, () => 'task_not_found'),
  ]);
  assert.equal(new Set(answers.map(({ answer }) => answer.headers.get('x-request-id'))).size, 40);
});

test('requests sent in one piece on one connection are answered in their order', async () => {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  const head = `host: localhost\r\nauthorization: Bearer ${TEST_KEY}\r\n`;
  socket.write(
    [
      `GET /v1/videos/${videos[0]} HTTP/1.1\r\n${head}\r\n`,
      `GET /v1/videos/nothing HTTP/1.1\r\n${head}\r\n`,
      `POST /v1/video/create HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
      `GET /v1/videos/${videos[1]} HTTP/1.1\r\n${head}connection: close\r\n\r\n`,
    ].join(''),
  );
  const answer = await text(socket);
  const seen = [...answer.matchAll(/HTTP\/1\.1 (\d+)|"id":"([^"]+)"/g)].map((match) => match[1] ?? match[2]);
  assert.deepEqual(seen, ['200', videos[0], '404', '400', '200', videos[1]]);
});

test('callers that disconnect before they are served do not affect others', async () => {
  const leavers = Array.from({ length: 20 }, async () => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `GET /v1/videos/${videos[2]} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${TEST_KEY}\r\n\r\n`,
    );
    socket.resetAndDestroy();
  });
  const stayers = Array.from({ length: 20 }, () => service.call('GET', `/v1/videos/${videos[2]}`));
  await Promise.all(leavers);
  for (const { status, json } of await Promise.all(stayers)) {
    assert.deepEqual([status, json.id], [200, videos[2]]);
  }
});
