import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { assertError, bearer } from '../../support/contract.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { samplePng } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { type Answer, useService } from '../../support/service.ts';
import { receiveWebhooks } from '../../support/webhook-receiver.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const PRICE = 0.25;
let late = 0;
const service = useService(() => ({
  settings: { cache: { price: PRICE }, retention: { film_days: 20 } },
  now: () => Date.now() + late,
}));

const BOAT = { model: 'vidB-2', prompt: 'a red boat', images: [] };
let pictures: string[];
let picture: Blob;

before(async () => {
  const files = await sampleFiles();
  picture = new Blob([new Uint8Array(readFileSync(files.picture))]);
  const png = await samplePng(join(scratchFolder(), 'other.png'), 64, 36);
  pictures = [
    `data:image/jpeg;base64,${readFileSync(files.picture).toString('base64')}`,
    `data:image/png;base64,${readFileSync(png).toString('base64')}`,
  ];
});

type Wish = 'use' | 'only' | 'refresh' | undefined;

const asking = (wish: Wish, key = service.key) => ({
  ...bearer(key),
  ...(wish && { 'phonofilm-cache': wish }),
});

/** The film of an order, once it is done, with what was said of the cache. */
async function filmOf(order: object, wish: Wish, key = service.key) {
  const created = await service.call('POST', '/v1/video/create', order, asking(wish, key));
  return await done(created, key);
}

async function done(created: Answer, key = service.key) {
  assert.equal(created.status, 200, created.text);
  const { id } = created.json;
  const film = await service.finished(id, key);
  assert.equal(film['status'], 'completed', JSON.stringify(film));
  const path = `/v1/videos/${encodeURIComponent(id)}?include=details`;
  const read = await service.call('GET', path, undefined, bearer(key));
  return {
    id: id as string,
    cache: created.headers.get('x-phonofilm-cache'),
    url: film['video_url'] as string,
    details: read.json.details,
    headers: read.headers,
    madeHere: service.engines.video.started.includes(id),
  };
}

const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

describe('an equal request', () => {
  test('ends at once with the earlier film, marked in header, task and ledger', async () => {
    const { key, account } = await service.newKey({}, { balance: 100 });
    const first = await filmOf(BOAT, 'use', key);
    assert.deepEqual([first.cache, first.madeHere, first.details.cached_from], ['miss', true, null]);

    const order = await service.call('POST', '/v1/video/create', BOAT, asking('use', key));
    assert.equal(order.json.status, 'pending', 'the contract says what a creation answers');
    const read = await service.call('GET', `/v1/videos/${order.json.id}`, undefined, bearer(key));
    assert.deepEqual([read.json.status, read.json.progress], ['completed', 100]);
    assert.equal(read.headers.get('x-phonofilm-cache'), 'hit');

    const again = await done(order, key);
    assert.deepEqual([again.cache, again.madeHere, again.details.cached_from], ['hit', false, first.id]);
    assert.deepEqual(await bytesOf(again.url), await bytesOf(first.url));
    assert.equal(again.details.price, PRICE);
    const { cached_from, money } = (await service.admin('GET', `/tasks/${again.id}`)).json;
    assert.deepEqual(
      [cached_from, money],
      [first.id, { quoted: PRICE, held: 0, captured: PRICE, released: 0 }],
    );
    const { data } = (await service.admin('GET', `/ledger?account=${account}`)).json;
    const entries = data.filter(({ task }: { task: string }) => task === again.id);
    assert.deepEqual(
      entries.map(({ kind, amount, note }: Record<string, unknown>) => [kind, amount, note]).toSorted(),
      [
        ['capture', PRICE, `cached: a copy of ${first.id}`],
        ['hold', PRICE, `cached: a copy of ${first.id}`],
      ],
    );
    const listed = (await service.call('GET', '/v1/videos', undefined, bearer(key))).json.data;
    assert.deepEqual(
      listed.map(({ id }: { id: string }) => id),
      [again.id, first.id],
    );
  });

  test('is made anew where nobody asks for the cache, and nothing is said of it', async () => {
    const { key } = await service.newKey();
    await filmOf(BOAT, undefined, key);
    const second = await filmOf(BOAT, undefined, key);
    assert.deepEqual([second.cache, second.madeHere], [null, true]);
    const third = await filmOf(BOAT, 'use', key);
    assert.equal(third.cache, 'hit', 'films that were made without it are found');
  });

  test('is another request with another prompt, parameter, model or picture', async () => {
    const { key } = await service.newKey();
    const order = { ...BOAT, images: [pictures[0]] };
    await filmOf(order, 'use', key);
    for (const change of [
      { prompt: 'a blue boat' },
      { duration: 15 },
      { watermark: false },
      { private: true },
      { model: 'vidB-2-pro' },
      { orientation: 'portrait' },
      { seed: 7 },
      { images: [] },
      { images: [pictures[1]] },
      { images: [pictures[0], pictures[0]] },
    ])
      assert.equal(
        (await filmOf({ ...order, ...change }, 'use', key)).cache,
        'miss',
        JSON.stringify(change).slice(0, 40),
      );
    assert.equal((await filmOf(order, 'use', key)).cache, 'hit');
  });

  test('of another account, or of a test key, is not answered with the film', async () => {
    const { key, account } = await service.newKey();
    await filmOf(BOAT, 'use', key);
    const other = await service.newKey();
    const body = { ...BOAT };
    assertError(
      await service.call('POST', '/v1/video/create', body, asking('only', other.key)),
      'film_not_cached',
    );
    const test = (await service.admin('POST', '/keys', { type: 'payg', account, livemode: false })).json;
    assertError(
      await service.call('POST', '/v1/video/create', body, asking('only', test.key)),
      'film_not_cached',
    );
    const sibling = (await service.admin('POST', '/keys', { type: 'payg', account })).json;
    assert.equal((await filmOf(BOAT, 'only', sibling.key)).cache, 'hit', 'another key of the account');
  });

  test('is made twice when both come at once: only a finished film is given again', async () => {
    const { key } = await service.newKey();
    const both = await Promise.all([filmOf(BOAT, 'use', key), filmOf(BOAT, 'use', key)]);
    assert.deepEqual(
      both.map(({ cache, madeHere }) => [cache, madeHere]),
      [
        ['miss', true],
        ['miss', true],
      ],
    );
    const hits = await Promise.all([filmOf(BOAT, 'use', key), filmOf(BOAT, 'use', key)]);
    assert.deepEqual(
      hits.map(({ cache }) => cache),
      ['hit', 'hit'],
    );
  });
});

describe('Phonofilm-Cache', () => {
  test('only: without an equal film the request is refused, and nothing is made or charged', async () => {
    const { key, account } = await service.newKey({}, { balance: 100 });
    const answer = await service.call('POST', '/v1/video/create', BOAT, asking('only', key));
    assertError(answer, 'film_not_cached');
    const { data } = (await service.call('GET', '/v1/videos', undefined, bearer(key))).json;
    assert.deepEqual(data, []);
    const { balance, held } = (await service.admin('GET', `/accounts/${account}`)).json;
    assert.deepEqual([balance, held], [100, 0]);
  });

  test('refresh: the film is made anew, and later requests get the new one', async () => {
    const { key } = await service.newKey();
    const first = await filmOf(BOAT, 'use', key);
    const anew = await filmOf(BOAT, 'refresh', key);
    assert.deepEqual([anew.cache, anew.madeHere], ['miss', true]);
    const third = await filmOf(BOAT, 'use', key);
    assert.notEqual(third.details.cached_from, first.id);
    assert.equal(third.details.cached_from, anew.id);
  });

  test('anything else is refused', async () => {
    const headers = { 'phonofilm-cache': 'always' };
    const answer = await service.call('POST', '/v1/video/create', BOAT, headers);
    assertError(answer, 'invalid_parameter', 'Phonofilm-Cache');
  });
});

describe('the copy', () => {
  test('stays when the first film is deleted, and the next equal request makes a film', async () => {
    const { key } = await service.newKey();
    const first = await filmOf(BOAT, 'use', key);
    const copy = await filmOf(BOAT, 'use', key);
    const before = await bytesOf(copy.url);
    await service.call('DELETE', `/v1/videos/${first.id}`, undefined, bearer(key));
    const content = await service.call(
      'GET',
      `/v1/videos/${copy.id}/content?variant=thumbnail`,
      undefined,
      bearer(key),
    );
    assert.equal(content.status, 200);
    assert.deepEqual(await bytesOf(copy.url), before);
    assert.equal((await filmOf(BOAT, 'use', key)).cache, 'miss');
  });

  test('is a film like others: it is remixed from what its film was made of', async () => {
    const { key } = await service.newKey();
    const order = { ...BOAT, images: [pictures[0]] };
    const first = await filmOf(order, 'use', key);
    const copy = await filmOf(order, 'use', key);
    const edit = { prompt: 'make it blue' };
    const remixed = async (id: string, wish: Wish) =>
      await done(await service.call('POST', `/v1/videos/${id}/remix`, edit, asking(wish, key)), key);
    const remix = await remixed(copy.id, 'use');
    assert.deepEqual([remix.cache, remix.details.remix_of], ['miss', copy.id]);
    const job = service.engines.video.jobs.find(({ taskId }) => taskId === remix.id);
    const operation = job?.remixOf?.operation as { taskId: string };
    assert.equal(operation.taskId, first.id, 'the engine is told what it made itself');
    assert.equal((await remixed(copy.id, 'use')).cache, 'hit');
    assert.equal((await remixed(first.id, 'use')).cache, 'miss', 'a remix of another film');
  });

  test('is told to webhooks, and a repeat by its key is the same film', async () => {
    const { key } = await service.newKey();
    await using receiver = await receiveWebhooks();
    const made = await service.call('POST', '/v1/webhooks', { url: receiver.url }, bearer(key));
    assert.equal(made.status, 200, made.text);
    const first = await filmOf(BOAT, 'use', key);
    const headers = { ...asking('use', key), 'idempotency-key': 'once' };
    const order = () => service.call('POST', '/v1/video/create', BOAT, headers);
    const [copy, repeat] = [await order(), await order()];
    assert.deepEqual([repeat.json.id, repeat.headers.get('x-phonofilm-cache')], [copy.json.id, 'hit']);
    const received = await receiver.until((events) => events.length >= 2);
    assert.deepEqual(received.map(({ event }) => [event.type, event.data.id]).toSorted(), [
      ...[first.id, copy.json.id].toSorted().map((id) => ['video.completed', id]),
    ]);
  });
});

test('quote, hold and charge of a film that is given again are the price that the operator set', async () => {
  const { key } = await service.newKey({}, { balance: 100 });
  const first = await filmOf(BOAT, 'use', key);
  const quoted = async (wish: Wish) =>
    (await service.call('POST', '/v1/quote', { endpoint: '/v1/video/create', body: BOAT }, asking(wish, key)))
      .json;
  assert.equal((await quoted(undefined)).amount, first.details.price);
  const quote = await quoted('use');
  assert.deepEqual([quote.amount, quote.cached], [PRICE, true]);
  assert.equal((await quoted('refresh')).amount, first.details.price);
  const copy = await filmOf(BOAT, 'use', key);
  assert.equal(copy.details.price, quote.amount);
  const { balance } = (await service.call('GET', '/v1/account', undefined, bearer(key))).json;
  assert.equal(balance, 100 - first.details.price - PRICE);
});

test('an account, or a key before its account, says how old a film may be that is given again', async () => {
  const { key, id, account } = await service.newKey({}, { cache: { films: '2d' } });
  const set = async (path: string, films: string | null) =>
    (await service.admin('PATCH', path, { cache: films && { films } })).json.cache;
  await filmOf(BOAT, undefined, key);
  assert.equal((await filmOf(BOAT, undefined, key)).cache, 'hit');
  assert.deepEqual(await set(`/keys/${id}`, 'off'), { films: 'off' });
  assert.equal((await filmOf(BOAT, undefined, key)).cache, null);
  assert.deepEqual(await set(`/keys/${id}`, '90m'), { films: '90m' });
  late = 2 * HOUR_MS;
  assert.equal((await filmOf(BOAT, undefined, key)).cache, 'miss', 'too old for the key');
  assert.equal(await set(`/keys/${id}`, null), null);
  late = DAY_MS;
  assert.equal((await filmOf(BOAT, undefined, key)).cache, 'hit');
  late = 4 * DAY_MS;
  assert.equal((await filmOf(BOAT, undefined, key)).cache, 'miss', 'too old for the account');
  const wrong = await service.admin('PATCH', `/accounts/${account}`, { cache: { films: 'always' } });
  assertError(wrong, 'invalid_parameter', 'cache.films');
});

test('the settings say it for all, also when they are read again', async () => {
  const { key } = await service.newKey();
  const { id } = await filmOf(BOAT, undefined, key);
  service.writeSettings({ cache: { films: '1d', price: 1000 }, retention: { film_days: 20 } });
  const { changed } = (await service.admin('POST', '/reload')).json;
  assert.deepEqual(changed.toSorted(), ['cache.films', 'cache.price']);
  const again = await filmOf(BOAT, undefined, key);
  assert.equal(again.details.cached_from, id);
  const made = await filmOf(BOAT, 'refresh', key);
  assert.equal(again.details.price, made.details.price, 'never more than a film that is made');
  service.writeSettings({ cache: { price: PRICE }, retention: { film_days: 20 } });
  await service.admin('POST', '/reload');
});

test('a film past its retention is not given again', async () => {
  late = 0;
  const { key } = await service.newKey();
  await filmOf(BOAT, 'use', key);
  late = 21 * DAY_MS;
  assert.equal((await filmOf(BOAT, 'use', key)).cache, 'miss');
});

test('all styles of request find the film', async () => {
  const { key } = await service.newKey();
  const form = { model: 'vidB-2', prompt: 'a harbour', seconds: '10', size: '1280x720' };
  const send = (fields: Record<string, string | Blob>) =>
    service.form('/v1/videos', fields, asking('use', key));
  const withFile = { ...form, input_reference: picture };
  assert.equal((await done(await send(withFile), key)).cache, 'miss');
  assert.equal((await done(await send(withFile), key)).cache, 'hit');
  assert.equal((await done(await send(form), key)).cache, 'miss');

  const chat = { model: 'vidB-2', messages: [{ role: 'user', content: 'a harbour' }] };
  const said = async (more: object) =>
    await service.call('POST', '/v1/chat/completions', { ...chat, ...more }, asking('use', key));
  const whole = await said({});
  assert.equal(whole.headers.get('x-phonofilm-cache'), 'hit', 'the same film as that of the form');
  const streamed = await said({ stream: true });
  assert.equal(streamed.headers.get('x-phonofilm-cache'), 'hit');
  assert.match(streamed.text, /task_id: .*video_url: .*\[DONE\]/s);
  const created = await filmOf({ model: 'vidB-2', prompt: 'a harbour', images: [] }, 'use', key);
  assert.equal(created.cache, 'hit');
});

test('a request with a picture behind a URL, or that makes a character, is always made', async () => {
  const { key } = await service.newKey();
  const order = { ...BOAT, images: ['https://pictures.example/boat.jpg'] };
  assertError(await service.call('POST', '/v1/video/create', order, asking('only', key)), 'film_not_cached');
  const fields = { model: 'vidB-2', prompt: 'a harbour', seconds: '10', size: '1280x720' };
  const character = { ...fields, character_create: '{"save_to_library":true}' };
  assertError(await service.form('/v1/videos', character, asking('only', key)), 'film_not_cached');
});
