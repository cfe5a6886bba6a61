import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { EventReader } from '../support/event-stream.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { useService } from '../support/service.ts';

/** Money: held at creation, captured at completion, given back on failure; and the operator's books add up. */

const service = useService();
let speech: Blob;

before(async () => {
  speech = new Blob([readFileSync((await sampleFiles()).speech['wav']!)]);
});

/** An account with a balance of 10, and what the operator sees of it. */
class Purse {
  readonly key: string;
  readonly keyId: string;
  readonly account: string;

  private constructor(made: { key: string; id: string; account: string }) {
    this.key = made.key;
    this.keyId = made.id;
    this.account = made.account;
  }

  static async open(key: object = {}, account: object = { balance: 10 }): Promise<Purse> {
    return new Purse(await service.newKey(key, account));
  }

  async money(): Promise<{ balance: number; held: number; used: number }> {
    const { json: account } = await service.admin('GET', `/accounts/${this.account}`);
    const { json: key } = await service.admin('GET', `/keys/${this.keyId}`);
    return { balance: account.balance, held: account.held, used: key.used };
  }

  video(fields: object = {}) {
    const body = { model: 'vidB-2', prompt: 'a red boat', images: [], ...fields };
    return service.call('POST', '/v1/video/create', body, bearer(this.key));
  }

  speak(input: string, headers = {}) {
    const body = { model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy', input };
    return service.call('POST', '/v1/audio/speech', body, { ...bearer(this.key), ...headers });
  }

  /** Every entry of the ledger. */
  async ledger(): Promise<{ kind: string; amount: number; hold: string | null }[]> {
    return (await service.admin('GET', `/ledger?account=${this.account}&limit=100`)).json.data;
  }

  async task(id: string) {
    return (await service.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json.money;
  }
}

const micros = (amount: number) => Math.round(amount * 1_000_000);

test('creation holds the price, completion captures it', async () => {
  const purse = await Purse.open();
  const hanging = (await purse.video({ prompt: 'hang' })).json.id;
  assert.deepEqual(await purse.money(), { balance: 10, held: 1, used: 0 });
  assert.deepEqual(await purse.task(hanging), { quoted: 1, held: 1, captured: 0, released: 0 });
  const done = (await purse.video()).json.id;
  await service.finished(done, purse.key);
  assert.deepEqual(await purse.money(), { balance: 9, held: 1, used: 1 });
  assert.deepEqual(await purse.task(done), { quoted: 1, held: 0, captured: 1, released: 0 });
  await service.call('DELETE', `/v1/videos/${hanging}`, undefined, bearer(purse.key));
});

for (const prompt of ['fail', 'crash', 'breach']) {
  test(`a video that is told to ${prompt} costs nothing`, async () => {
    const purse = await Purse.open();
    const { id } = (await purse.video({ prompt })).json;
    await service.finished(id, purse.key);
    assert.deepEqual(await purse.money(), { balance: 10, held: 0, used: 0 });
    assert.deepEqual(await purse.task(id), { quoted: 1, held: 0, captured: 0, released: 1 });
  });
}

test('a video whose image cannot be fetched costs nothing', async () => {
  const purse = await Purse.open();
  const { id } = (await purse.video({ images: [`${service.url}/healthz`] })).json;
  assert.equal((await service.finished(id, purse.key))['status'], 'failed');
  assert.deepEqual(await purse.money(), { balance: 10, held: 0, used: 0 });
});

test('a video that fails once and then succeeds is charged once', async () => {
  const purse = await Purse.open();
  await service.finished((await purse.video({ prompt: 'flaky' })).json.id, purse.key);
  assert.deepEqual(await purse.money(), { balance: 9, held: 0, used: 1 });
});

test('cancelling gives the money back, once', async () => {
  const purse = await Purse.open();
  const { id } = (await purse.video({ prompt: 'hang' })).json;
  await Promise.all(
    Array.from({ length: 5 }, () => service.call('DELETE', `/v1/videos/${id}`, undefined, bearer(purse.key))),
  );
  assert.deepEqual(await purse.money(), { balance: 10, held: 0, used: 0 });
});

test('deleting a finished video gives nothing back', async () => {
  const purse = await Purse.open();
  const { id } = (await purse.video()).json;
  await service.finished(id, purse.key);
  await service.call('DELETE', `/v1/videos/${id}`, undefined, bearer(purse.key));
  assert.deepEqual(await purse.money(), { balance: 9, held: 0, used: 1 });
});

for (const [fields, price] of [
  [{}, 1],
  [{ duration: 25 }, 2.5],
  [{ size: 'large' }, 1.7],
  [{ model: 'vidB-2-pro', duration: 15, size: 'large' }, 7.65],
  [{ model: 'vidA3' }, 1.2],
  [{ model: 'vidA3', enable_upsample: true }, 1.8],
  [{ model: 'vidA2-fast' }, 0.4],
] as const) {
  test(`a video with ${JSON.stringify(fields)} costs ${price}`, async () => {
    const purse = await Purse.open();
    await service.finished((await purse.video(fields)).json.id, purse.key);
    assert.deepEqual(await purse.money(), {
      balance: (micros(10) - micros(price)) / 1e6,
      held: 0,
      used: price,
    });
  });
}

test('what is held cannot be spent a second time', async () => {
  const purse = await Purse.open({}, { balance: 2.5 });
  const hanging = [await purse.video({ prompt: 'hang' }), await purse.video({ prompt: 'hang' })];
  assertError(await purse.video(), 'insufficient_balance');
  for (const { json } of hanging)
    await service.call('DELETE', `/v1/videos/${json.id}`, undefined, bearer(purse.key));
  assert.equal((await purse.video()).status, 200);
});

test('a race for the last of the balance has as many winners as it pays for', async () => {
  const purse = await Purse.open({}, { balance: 3 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => purse.video()));
  assert.equal(answers.filter((answer) => answer.status === 200).length, 3);
  for (const answer of answers) if (answer.status !== 200) assertError(answer, 'insufficient_balance');
  for (const answer of answers) {
    if (answer.status === 200) await service.finished(answer.json.id, purse.key);
  }
  assert.deepEqual(await purse.money(), { balance: 0, held: 0, used: 3 });
});

test("a key's own quota caps what that key may spend, and is not the account's", async () => {
  const purse = await Purse.open({ quota: 1.5 });
  await service.finished((await purse.video()).json.id, purse.key);
  assertError(await purse.video(), 'quota_exceeded');
  const other = await service.admin('POST', '/keys', { account: purse.account, type: 'payg' });
  const body = { model: 'vidB-2', prompt: 'a red boat', images: [] };
  assert.equal((await service.call('POST', '/v1/video/create', body, bearer(other.json.key))).status, 200);
});

test('a subscription key draws on the subscription, not on the balance', async () => {
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const purse = await Purse.open(
    { type: 'subscription' },
    { balance: 10, subscription: { expires_at: expires, quota: 1.5 } },
  );
  await service.finished((await purse.video()).json.id, purse.key);
  const { json } = await service.admin('GET', `/accounts/${purse.account}`);
  assert.deepEqual([json.balance, json.held, json.subscription.used], [10, 0, 1]);
  assertError(await purse.video(), 'quota_exceeded');
});

test('a remix is paid like a video of its own', async () => {
  const purse = await Purse.open();
  const { id } = (await purse.video({ size: 'large' })).json;
  await service.finished(id, purse.key);
  const body = { prompt: 'make it blue', size: '480x480' };
  const remix = await service.call('POST', `/v1/videos/${id}/remix`, body, bearer(purse.key));
  await service.finished(remix.json.id, purse.key);
  assert.deepEqual(await purse.money(), { balance: 7.3, held: 0, used: 2.7 });
});

for (const character of ['x', '好', '😀']) {
  test(`speech is paid by the character, and ${character} is one`, async () => {
    const purse = await Purse.open();
    assert.equal((await purse.speak(character.repeat(1000))).status, 200);
    assert.deepEqual(await purse.money(), { balance: 9.985, held: 0, used: 0.015 });
  });
}

for (const input of ['crash', 'upstream', 'overload', 'unavailable', 'silent']) {
  test(`a speech that ends in ${input} costs nothing`, async () => {
    const purse = await Purse.open();
    assert.ok((await purse.speak(input)).status >= 500);
    assert.deepEqual(await purse.money(), { balance: 10, held: 0, used: 0 });
  });
}

test('a speech that breaks in the middle costs nothing', async () => {
  const purse = await Purse.open();
  await assert.rejects(purse.speak('it breaks'));
  assert.deepEqual(await purse.money(), { balance: 10, held: 0, used: 0 });
});

test('transcription is paid by the started second', async () => {
  const purse = await Purse.open();
  const file = speech;
  const answer = await service.form('/v1/audio/transcriptions', { model: 'asr-1', file }, bearer(purse.key));
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(await purse.money(), { balance: 9.9999, held: 0, used: 0.0001 });
  await service.form(
    '/v1/audio/transcriptions',
    { model: 'asr-1', file, prompt: 'crash' },
    bearer(purse.key),
  );
  assert.deepEqual(await purse.money(), { balance: 9.9999, held: 0, used: 0.0001 });
});

for (const stream of [false, true]) {
  test(`chat is paid by the token, ${stream ? 'streamed' : 'at once'}`, async () => {
    const purse = await Purse.open();
    const body = {
      model: 'chat-4o-audio-preview',
      messages: [{ role: 'user', content: 'Good morning' }],
      stream,
    };
    assert.equal((await service.call('POST', '/v1/chat/completions', body, bearer(purse.key))).status, 200);
    assert.deepEqual(await purse.money(), { balance: 9.99994, held: 0, used: 0.00006 });
  });
}

test('a video through chat holds and captures like any other', async () => {
  const purse = await Purse.open();
  const response = await fetch(`${service.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { ...bearer(purse.key), 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'vidB-2',
      stream: true,
      messages: [{ role: 'user', content: 'a red boat' }],
    }),
  });
  await new EventReader(response).rest();
  assert.deepEqual(await purse.money(), { balance: 9, held: 0, used: 1 });
});

test("the operator's price is what a video costs", async () => {
  const purse = await Purse.open();
  await service.admin('PATCH', '/models/vidA3-fast', { price: { per_second: 0.25, large_factor: 2 } });
  await service.finished((await purse.video({ model: 'vidA3-fast' })).json.id, purse.key);
  assert.deepEqual(await purse.money(), { balance: 8, held: 0, used: 2 });
  await service.admin('PATCH', '/models/vidA3-fast', { price: null });
});

test("the operator's books add up", async () => {
  const purse = await Purse.open();
  const videos = await Promise.all(['one', 'fail', 'two', 'crash'].map((prompt) => purse.video({ prompt })));
  for (const { json } of videos) await service.finished(json.id, purse.key);
  const hanging = (await purse.video({ prompt: 'hang' })).json.id;
  await purse.speak('x'.repeat(1000));
  await purse.speak('crash');

  const ledger = await purse.ledger();
  const sum = (kind: string) =>
    ledger.filter((entry) => entry.kind === kind).reduce((total, entry) => total + micros(entry.amount), 0);
  const money = await purse.money();
  assert.equal(sum('adjustment') - sum('capture'), micros(money.balance));
  const ofVideos = ledger.filter((entry) => !entry.hold?.startsWith('hold_'));
  const sumOfVideos = (kind: string) =>
    ofVideos.filter((entry) => entry.kind === kind).reduce((total, entry) => total + micros(entry.amount), 0);
  assert.equal(sumOfVideos('hold') - sumOfVideos('capture') - sumOfVideos('release'), micros(money.held));
  const spoken = ledger.filter((entry) => entry.hold?.startsWith('hold_')).map((entry) => entry.kind);
  assert.deepEqual(spoken, ['capture'], 'of speech the ledger lists what was charged');
  assert.equal(sum('capture'), micros(money.used));
  const settled = ledger.filter((entry) => entry.kind === 'capture' || entry.kind === 'release');
  assert.equal(new Set(settled.map((entry) => entry.hold)).size, settled.length, 'each hold is settled once');

  const usage = (await service.admin('GET', `/usage?account=${purse.account}&by=model`)).json;
  assert.equal(micros(usage.total.captured), sum('capture'));
  assert.deepEqual(
    usage.data.map((row: { model: string; requests: number; failed: number }) => [
      row.model,
      row.requests,
      row.failed,
    ]),
    [
      ['chat-4o-mini-tts-2025-12-15', 2, 1],
      ['vidB-2', 4, 2],
    ],
  );
  await service.call('DELETE', `/v1/videos/${hanging}`, undefined, bearer(purse.key));
});
