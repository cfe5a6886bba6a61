import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { startService, type TestService } from '../support/service.ts';

/** GET /v1/videos/{id} has a short way (`api/plain-polls.ts`) and the route; a `?` takes the route. Both say the same. */

let service: TestService;
let key: string;

before(async () => {
  service = await startService();
  ({ key } = await service.newKey({ rate_limit: { requests: 1000, per_seconds: 86_400 } }));
});
after(() => service.stop());

const poll = (id: string, headers: Record<string, string> = {}) =>
  service.call('GET', `/v1/videos/${id}`, undefined, { ...bearer(key), ...headers });

async function create(model: string, prompt: string): Promise<string> {
  const body = { model, prompt, ...(model.startsWith('vidB') && { images: [] }) };
  return (await service.call('POST', '/v1/video/create', body, bearer(key))).json.id;
}

const states = [
  { state: 'at work', prompt: 'hang: a dog' },
  { state: 'failed', prompt: 'fail: a dog' },
  { state: 'completed', prompt: 'a dog' },
];
for (const model of ['vidA3', 'vidB-2']) {
  for (const { state, prompt } of states) {
    for (const helper of ['false', 'true']) {
      test(`${model}, ${state}, poll helper ${helper}: the same from both ways`, async () => {
        const id = await create(model, prompt);
        if (state === 'at work') while ((await poll(id)).json.progress !== 75);
        else await service.finished(id, key);
        const headers = { 'x-stainless-poll-helper': helper };
        const short = await poll(id, headers);
        const route = await poll(`${id}?`, headers);
        assert.equal(short.status, 200);
        assert.equal(route.status, 200);
        if (state === 'completed') assert.equal(typeof short.json.video_url, 'string');
        else assert.deepEqual(short.json, route.json);
        assert.deepEqual(Object.keys(short.json), Object.keys(route.json));
        assert.deepEqual([...short.headers.keys()].sort(), [...route.headers.keys()].sort());
        for (const name of ['content-type', 'openai-poll-after-ms', 'x-ratelimit-limit'])
          assert.equal(short.headers.get(name), route.headers.get(name), name);
        assert.equal(
          Number(short.headers.get('x-ratelimit-remaining')) -
            Number(route.headers.get('x-ratelimit-remaining')),
          1,
        );
        if (state !== 'completed') await service.call('DELETE', `/v1/videos/${id}`, undefined, bearer(key));
      });
    }
  }
}

test('polls that arrive together are each answered for themselves', async () => {
  const mine = await Promise.all(
    ['red', 'green', 'blue'].map((colour) => create('vidA3', `hang: ${colour}`)),
  );
  const stranger = await service.newKey();
  const rates = await service.newKey({ rate_limit: { requests: 3, per_seconds: 3600 } });
  await Promise.all(
    [key, stranger.key].map((value) => service.call('GET', '/v1/models', undefined, bearer(value))),
  );
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const id = mine[index % 3]!;
      const as = [key, stranger.key, rates.key, 'sk-nobody'][index % 4]!;
      return { id, as, answer: await service.call('GET', `/v1/videos/${id}`, undefined, bearer(as)) };
    }),
  );
  for (const { id, as, answer } of answers) {
    if (as === key) assert.deepEqual([answer.status, answer.json.id], [200, id]);
    else if (as === 'sk-nobody') assertError(answer, 'invalid_api_key');
    else if (as === stranger.key) assertError(answer, 'task_not_found', 'id');
  }
  const limited = answers.filter(({ as }) => as === rates.key).map(({ answer }) => answer.json.error.code);
  assert.deepEqual(limited.sort(), [
    ...Array.from({ length: 7 }, () => 'rate_limit_exceeded'),
    ...Array.from({ length: 3 }, () => 'task_not_found'),
  ]);
  const ids = answers.map(({ answer }) => answer.headers.get('x-request-id'));
  assert.equal(new Set(ids).size, 40);
  for (const id of mine) await service.call('DELETE', `/v1/videos/${id}`, undefined, bearer(key));
});

test('a limit of three lets three plain polls through, and says when to come back', async () => {
  const { key: small } = await service.newKey({ rate_limit: { requests: 4, per_seconds: 3600 } });
  const made = await service.call(
    'POST',
    '/v1/video/create',
    { model: 'vidA3', prompt: 'hang: a cat' },
    bearer(small),
  );
  const answers = [];
  for (let count = 0; count < 4; count += 1)
    answers.push(await service.call('GET', `/v1/videos/${made.json.id}`, undefined, bearer(small)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 429],
  );
  assert.deepEqual(
    answers.map(({ headers }) => headers.get('x-ratelimit-remaining')),
    ['2', '1', '0', '0'],
  );
  assertError(answers[3]!, 'rate_limit_exceeded');
});

test('polls sent in one piece on one connection are answered in their order', async () => {
  const ids = await Promise.all(['one', 'two'].map((prompt) => create('vidA3', `hang: ${prompt}`)));
  const { port } = new URL(service.url);
  const socket = connect(Number(port), '127.0.0.1');
  const head = `host: localhost\r\nauthorization: Bearer ${key}\r\n`;
  socket.write(
    [
      `GET /v1/videos/${ids[0]} HTTP/1.1\r\n${head}\r\n`,
      `GET /v1/videos/nothing HTTP/1.1\r\n${head}\r\n`,
      `GET /v1/videos/${ids[1]} HTTP/1.1\r\n${head}connection: close\r\n\r\n`,
    ].join(''),
  );
  const answer = await text(socket);
  const found = [...answer.matchAll(/HTTP\/1\.1 (\d+)|"id":"([^"]+)"/g)].map((match) => match[1] ?? match[2]);
  assert.deepEqual(found, ['200', ids[0], '404', '200', ids[1]]);
  for (const id of ids) await service.call('DELETE', `/v1/videos/${id}`, undefined, bearer(key));
});

test('each poll is counted once, whichever way it took', async () => {
  const id = await create('vidA3', 'hang: a bird');
  const counted = async () => {
    const { text: metrics } = await service.call('GET', '/metrics');
    const line = /duration_seconds_count\{method="GET",route="\/v1\/videos\/:id",status="200"\} (\d+)/g;
    return [...metrics.matchAll(line)].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  const before = await counted();
  await poll(id);
  await poll(`${id}?`);
  await poll(id);
  assert.equal((await counted()) - before, 3);
});
