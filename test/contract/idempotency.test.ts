import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { type Answer, useService } from '../support/service.ts';

/** `Idempotency-Key` on every POST that makes a video or a character. */

const service = useService(() => ({ now: () => Date.now() + ahead }));
let ahead = 0;
let pictures: [Blob, Blob];
let source: string;

before(async () => {
  const samples = await sampleFiles();
  const picture = readFileSync(samples.picture);
  // A JPEG ends at its end marker: a byte more is the same picture in another file.
  pictures = [new Blob([picture]), new Blob([picture, 'x'])];
  source = (await create({}, {})).json.id;
  await service.finished(source);
});

const VIDEO = { model: 'vidB-2', prompt: 'a red boat', images: [] as string[] };
const FORM = { model: 'vidB-2', prompt: 'a red boat', seconds: '4', size: '480x480' };

const create = (fields: object, headers: Record<string, string>) =>
  service.call('POST', '/v1/video/create', { ...VIDEO, ...fields }, headers);

let counter = 0;
const newKey = () => ({ 'idempotency-key': `order-${++counter}` });

/** Every creating endpoint, with fields and other fields. */
const CREATIONS: readonly [string, (other: boolean, headers: Record<string, string>) => Promise<Answer>][] = [
  ['/v1/video/create', (other, headers) => create({ prompt: other ? 'a blue boat' : 'a red boat' }, headers)],
  [
    '/v1/videos',
    (other, headers) => service.form('/v1/videos', { ...FORM, seconds: other ? '8' : '4' }, headers),
  ],
  [
    '/v1/videos/{id}/remix',
    (other, headers) =>
      service.call('POST', `/v1/videos/${source}/remix`, { prompt: other ? 'at night' : 'at noon' }, headers),
  ],
  [
    '/vidB/v1/characters',
    (other, headers) =>
      service.call(
        'POST',
        '/vidB/v1/characters',
        { from_task: source, timestamps: other ? '0,1' : '0,2' },
        headers,
      ),
  ],
];

for (const [endpoint, send] of CREATIONS) {
  test(`${endpoint}: the same key and fields give the first answer again`, async () => {
    const headers = newKey();
    const first = await send(false, headers);
    assert.equal(first.status, 200, first.text);
    const retry = { ...headers, 'x-stainless-retry-count': '1' };
    assert.deepEqual((await send(false, retry)).json, first.json);
  });

  test(`${endpoint}: the same key with other fields is an invalid request`, async () => {
    const headers = newKey();
    assert.equal((await send(false, headers)).status, 200);
    assertError(await send(true, headers), 'invalid_request');
  });

  test(`${endpoint}: without a key, or with another, something new is made`, async () => {
    const ids = [
      (await send(false, {})).json.id,
      (await send(false, {})).json.id,
      (await send(false, newKey())).json.id,
    ];
    assert.equal(new Set(ids).size, 3);
  });
}

test('a video through chat is made once, streamed or not', async () => {
  const headers = newKey();
  const body = { model: 'vidB-2', messages: [{ role: 'user', content: 'a red boat' }] };
  const chat = (more: object) => service.call('POST', '/v1/chat/completions', { ...body, ...more }, headers);
  const first = /task_id: (\S+?)(?=\\n|\n|")/.exec((await chat({})).text)![1];
  const again = /task_id: (\S+?)(?=\\n|\n|")/.exec((await chat({ stream: true })).text)![1];
  assert.equal(again, first);
  assertError(await chat({ messages: [{ role: 'user', content: 'a blue boat' }] }), 'invalid_request');
});

test('twenty at once with one key make one task', async () => {
  const headers = newKey();
  const started = service.engines.video.started.length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => create({}, headers)));
  const ids = new Set(answers.map((answer) => answer.json.id));
  assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [200]);
  assert.equal(ids.size, 1);
  await service.finished([...ids][0]!);
  assert.equal(service.engines.video.started.length, started + 1);
});

test('uploads at once with one key make one task', async () => {
  const headers = newKey();
  const fields = { ...FORM, input_reference: pictures[0] };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => service.form('/v1/videos', fields, headers)),
  );
  assert.equal(new Set(answers.map((answer) => answer.json.id)).size, 1);
});

test('twenty at once with one key pay once', async () => {
  const { key, account } = await service.newKey({}, { balance: 100 });
  const headers = { ...newKey(), ...bearer(key) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => create({}, headers)));
  await service.finished(answers[0]!.json.id, key);
  const { json } = await service.admin('GET', `/accounts/${account}`);
  assert.deepEqual([json.balance, json.held], [99, 0]);
});

/** What may have changed since the first request. Each leaves the service as it was. */
const CHANGES: readonly [string, (account: string, keyId: string) => Promise<() => Promise<unknown>>][] = [
  [
    'the model is deprecated',
    async () => {
      await service.admin('PATCH', '/models/vidB-2', { deprecated: true });
      return () => service.admin('PATCH', '/models/vidB-2', { deprecated: false });
    },
  ],
  [
    'the balance is empty',
    async (account) => {
      await service.admin('PATCH', `/accounts/${account}`, { balance: 0 });
      return async () => {};
    },
  ],
  [
    'the key may no longer use the model',
    async (_account, keyId) => {
      await service.admin('PATCH', `/keys/${keyId}`, { models: ['asr-1'] });
      return async () => {};
    },
  ],
];

for (const [what, change] of CHANGES) {
  test(`a repeat gets the first answer though ${what}`, async (context) => {
    const { key, id, account } = await service.newKey({}, { balance: 100 });
    const mine = bearer(key);
    const own = (await create({}, mine)).json.id;
    await service.finished(own, key);
    const chat = { model: 'vidB-2', messages: [{ role: 'user', content: 'a red boat' }] };
    const sends = [
      (headers: Record<string, string>) => create({}, headers),
      (headers: Record<string, string>) =>
        service.form('/v1/videos', { ...FORM, input_reference: pictures[0] }, headers),
      (headers: Record<string, string>) =>
        service.call('POST', `/v1/videos/${own}/remix`, { prompt: 'at noon' }, headers),
      (headers: Record<string, string>) =>
        service.call('POST', '/vidB/v1/characters', { from_task: own, timestamps: '0,1' }, headers),
      (headers: Record<string, string>) => service.call('POST', '/v1/chat/completions', chat, headers),
    ].map((send) => ({ send, headers: { ...newKey(), ...mine } }));
    const made = (answer: Answer) =>
      answer.json.choices === undefined
        ? answer.json
        : /task_id: \S+/.exec(answer.json.choices[0].message.content)![0];
    const first = [];
    for (const { send, headers } of sends) {
      const answer = await send(headers);
      assert.equal(answer.status, 200, answer.text);
      first.push(made(answer));
    }
    context.after(await change(account, id));
    for (const [index, { send, headers }] of sends.entries()) {
      const again = await send(headers);
      assert.equal(again.status, 200, again.text);
      assert.deepEqual(made(again), first[index]);
    }
  });
}

test('a repeat of a remix or a character gets the first answer though its source is gone', async () => {
  const own = (await create({}, {})).json.id;
  await service.finished(own);
  const remix = { ...newKey() };
  const character = { ...newKey() };
  const send = async () => [
    (await service.call('POST', `/v1/videos/${own}/remix`, { prompt: 'at noon' }, remix)).json,
    (await service.call('POST', '/vidB/v1/characters', { from_task: own, timestamps: '0,1' }, character))
      .json,
  ];
  const first = await send();
  assert.ok(
    first.every((made) => made.id),
    JSON.stringify(first),
  );
  await service.call('DELETE', `/v1/videos/${own}`);
  assert.deepEqual(await send(), first);
});

test('a new multipart boundary and another order of fields are the same request', async () => {
  const headers = newKey();
  const form = (fields: [string, string | Blob][], boundary: string) => {
    const parts = fields.map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return service.call('POST', '/v1/videos', `${parts.join('')}--${boundary}--\r\n`, {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });
  };
  const first = await form(Object.entries(FORM), 'one');
  const again = await form(Object.entries(FORM).reverse(), 'another');
  assert.equal(first.status, 200, first.text);
  assert.deepEqual(again.json, first.json);
});

test('the order of JSON fields means nothing', async () => {
  const headers = newKey();
  const first = await service.call('POST', '/v1/video/create', VIDEO, headers);
  const turned = Object.fromEntries(Object.entries(VIDEO).reverse());
  assert.deepEqual((await service.call('POST', '/v1/video/create', turned, headers)).json, first.json);
});

test('a file is compared by its content', async () => {
  const headers = newKey();
  const send = (file: Blob, name: string) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(FORM)) form.append(field, value);
    form.append('input_reference', file, name);
    return service.call('POST', '/v1/videos', form, headers);
  };
  const first = await send(pictures[0], 'boat.jpg');
  assert.equal(first.status, 200, first.text);
  assert.deepEqual((await send(pictures[0], 'renamed.jpg')).json, first.json);
  assertError(await send(pictures[1], 'boat.jpg'), 'invalid_request');
});

test('a key belongs to its account', async () => {
  const headers = newKey();
  const first = (await create({}, headers)).json.id;
  const { key } = await service.newKey();
  const other = await create({ prompt: 'a blue boat' }, { ...headers, ...bearer(key) });
  assert.equal(other.status, 200, other.text);
  assert.notEqual(other.json.id, first);
});

test('a key belongs to its endpoint', async () => {
  const headers = newKey();
  assert.equal((await create({}, headers)).status, 200);
  assertError(await service.form('/v1/videos', FORM, headers), 'invalid_request');
});

test('a refused request is not remembered', async () => {
  const headers = newKey();
  assertError(await create({ duration: 11 }, headers), 'invalid_parameter', 'duration');
  assert.equal((await create({ duration: 10 }, headers)).status, 200);
});

test('a key is free again after a day', async () => {
  const headers = newKey();
  const first = (await create({}, headers)).json.id;
  ahead = 23 * 3_600_000;
  assert.equal((await create({}, headers)).json.id, first);
  ahead = 25 * 3_600_000;
  const next = await create({ prompt: 'a blue boat' }, headers);
  assert.equal(next.status, 200, next.text);
  assert.notEqual(next.json.id, first);
  ahead = 0;
});

test('a key of more than 255 characters is an invalid request', async () => {
  assert.equal((await create({}, { 'idempotency-key': 'k'.repeat(255) })).status, 200);
  assertError(await create({}, { 'idempotency-key': 'k'.repeat(256) }), 'invalid_request');
});
