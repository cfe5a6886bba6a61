import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import OpenAI from 'openai';
import { pino } from 'pino';
import { verifyWebhook } from '../../client/src/verify-webhook.ts';
import { assertError, assertFields, assertRecent, bearer } from '../support/contract.ts';
import { testPostgres } from '../support/postgres.ts';
import { startService, type TestService } from '../support/service.ts';
import { receiveWebhooks, type WebhookReceiver } from '../support/webhook-receiver.ts';

/** Accounts are told when their films are done. */

const folder = mkdtempSync(join(tmpdir(), 'phonofilm-webhooks-'));
const logged: Record<string, unknown>[] = [];
let ahead = 0;
let service: TestService;
let receiver: WebhookReceiver;
/** A newcomer for each test. */
let key: string;
let account: string;

const settings = (text: string) => {
  const file = join(folder, 'config.yaml');
  writeFileSync(file, text);
  return file;
};

before(async () => {
  service = await startService({
    environment: { CONFIG: settings('webhooks: { retry_seconds: [0.05, 0.05, 0.05] }\n') },
    now: () => Date.now() + ahead,
    log: pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
  });
});
after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  receiver = await receiveWebhooks();
  ({ key, account } = await service.newKey());
});
afterEach(async () => {
  ahead = 0;
  await receiver[Symbol.asyncDispose]();
});

const call = (method: string, path: string, body?: unknown) =>
  service.call(method, `/v1/webhooks${path}`, body, bearer(key));

async function create(fields: object = {}): Promise<{ id: string; secret: string }> {
  const answer = await call('POST', '', { url: receiver.url, ...fields });
  assert.equal(answer.status, 200, answer.text);
  return answer.json;
}

async function makeFilm(prompt = 'a red boat'): Promise<string> {
  const body = { model: 'vidB-2', prompt, images: [] };
  const answer = await service.call('POST', '/v1/video/create', body, bearer(key));
  await service.finished(answer.json.id, key);
  return answer.json.id;
}

const deliveriesOf = async (id: string) => (await call('GET', `/${id}/deliveries`)).json.data;

async function until<Value>(read: () => Promise<Value>, holds: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The newest delivery of a webhook once it has ended. */
const endedDelivery = async (id: string) =>
  (
    await until(
      () => deliveriesOf(id),
      ([newest]) => newest !== undefined && newest.status !== 'pending',
    )
  )[0];

test('a webhook is made with a secret that is shown once, read, changed and deleted', async () => {
  const made = (await call('POST', '', { url: receiver.url })).json;
  const fields = ['id', 'object', 'url', 'events', 'enabled', 'disabled_reason', 'created_at'];
  assertFields(made, [...fields, 'secret']);
  assert.match(made.id, /^wh_\w{20}$/);
  assert.match(made.secret, /^whsec_[A-Za-z0-9+/]+=*$/);
  assertRecent(made.created_at);
  const { secret: _, ...shown } = made;
  assert.deepEqual(shown.events, ['video.completed', 'video.failed']);
  assert.deepEqual((await call('GET', `/${made.id}`)).json, shown);
  const list = (await call('GET', '')).json;
  assert.deepEqual([list.object, list.data, list.has_more], ['list', [shown], false]);
  const changed = await call('PATCH', `/${made.id}`, { events: ['video.failed'], enabled: false });
  assert.deepEqual(changed.json, { ...shown, events: ['video.failed'], enabled: false });
  const gone = await call('DELETE', `/${made.id}`);
  assert.deepEqual(gone.json, { id: made.id, object: 'webhook.deleted', deleted: true });
  assertError(await call('GET', `/${made.id}`), 'resource_not_found', 'id');
});

test('a repeated creation with the same Idempotency-Key makes no second webhook', async () => {
  const repeat = () =>
    service.call(
      'POST',
      '/v1/webhooks',
      { url: receiver.url },
      { ...bearer(key), 'idempotency-key': 'once' },
    );
  const [first, second] = await Promise.all([repeat(), repeat()]);
  assert.deepEqual(first.json, second.json);
  assert.deepEqual((await repeat()).json, first.json);
  assert.equal((await call('GET', '')).json.data.length, 1);
});

test('the openai SDK and our own client verify what arrives when a film is done', async () => {
  const { id, secret } = await create();
  const film = await makeFilm();
  const [{ body, headers, event }] = (await receiver.until(({ length }) => length > 0)) as [never];
  const sdk = new OpenAI({ apiKey: key, webhookSecret: secret });
  assert.deepEqual(await sdk.webhooks.unwrap(body, headers), event);
  assert.deepEqual(await verifyWebhook(body, headers, secret), event);
  await assert.rejects(async () => await sdk.webhooks.unwrap(`${body} `, headers));
  assertFields(event, ['id', 'object', 'created_at', 'type', 'data']);
  const { object, type, data, ...rest } = event as { object: string; type: string; data: object; id: string };
  assert.deepEqual([object, type, data], ['event', 'video.completed', { id: film }]);
  assert.match(rest.id, /^evt_/);
  assert.equal(headers['webhook-id'], rest.id);
  const delivery = await endedDelivery(id);
  assert.deepEqual([delivery.status, delivery.attempts, delivery.http_status], ['delivered', 1, 204]);
  assert.deepEqual([delivery.error, delivery.next_attempt_at], [null, null]);
  assert.ok(delivery.latency_ms >= 0);
});

test('only the events that were asked for are sent', async () => {
  const { id } = await create({ events: ['video.failed'] });
  await makeFilm();
  const film = await makeFilm('please fail');
  const [{ event }] = (await receiver.until(({ length }) => length > 0)) as [never];
  assert.deepEqual([event['type'], event['data']], ['video.failed', { id: film }]);
  assert.equal((await deliveriesOf(id)).length, 1);
});

test('a delivery that fails is tried again with the same id, and is told of in the log', async () => {
  const { id, secret } = await create();
  receiver.reply = () => (receiver.received.length < 2 ? 500 : 200);
  await makeFilm();
  const received = await receiver.until(({ length }) => length === 3);
  assert.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 1);
  for (const { body, headers } of received) await verifyWebhook(body, headers, secret);
  const delivery = await endedDelivery(id);
  assert.deepEqual([delivery.status, delivery.attempts, delivery.http_status], ['delivered', 3, 200]);
});

test('after the last attempt a delivery has failed, and can be sent again', async () => {
  const { id } = await create();
  receiver.reply = () => 503;
  await makeFilm();
  const failed = await endedDelivery(id);
  assert.deepEqual([failed.status, failed.attempts, failed.error], ['failed', 4, 'status']);
  receiver.reply = () => 200;
  const again = await call('POST', `/${id}/deliveries/${failed.id}/redeliver`);
  assert.deepEqual([again.status, again.json.status], [200, 'pending']);
  assert.notEqual(again.json.id, failed.id);
  const delivered = await endedDelivery(id);
  assert.deepEqual([delivered.id, delivered.status], [again.json.id, 'delivered']);
  assert.deepEqual(delivered.event, failed.event);
});

test('redirects are not followed', async () => {
  const { id } = await create();
  receiver.reply = (_request, response) => {
    response.setHeader('location', `${receiver.url}/elsewhere`);
    return 307;
  };
  await makeFilm();
  const { error, http_status } = await endedDelivery(id);
  assert.deepEqual([error, http_status], ['redirect', 307]);
  assert.ok(receiver.received.every(({ path }) => path === '/'));
});

test('the test button sends one event that is about no film', async () => {
  const { id, secret } = await create();
  receiver.reply = () => 500;
  const answer = await call('POST', `/${id}/test`);
  assert.deepEqual([answer.status, answer.json.event.type], [200, 'webhook.test']);
  const delivery = await endedDelivery(id);
  assert.deepEqual([delivery.status, delivery.attempts, delivery.error], ['failed', 1, 'status']);
  const [{ body, headers }] = receiver.received as [never];
  const event = await verifyWebhook(body, headers, secret);
  assert.deepEqual([event.type, event.data], ['webhook.test', { id }]);
});

test('an answer that never ends is not read to its end', async () => {
  const { id } = await create();
  receiver.reply = (_request, response) => {
    response.writeHead(200).write('x'.repeat(100_000));
    return 'hang';
  };
  await call('POST', `/${id}/test`);
  assert.equal((await endedDelivery(id)).status, 'delivered');
});

test("another account's webhooks do not exist", async () => {
  const { id } = await create();
  await call('POST', `/${id}/test`);
  const delivery = await endedDelivery(id);
  const stranger = await service.newKey();
  const paths = [
    ['GET', `/${id}`],
    ['PATCH', `/${id}`, { enabled: false }],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/test`],
    ['GET', `/${id}/deliveries`],
    ['POST', `/${id}/deliveries/${delivery.id}/redeliver`],
  ] as const;
  for (const [method, path, body] of paths) {
    const answer = await service.call(method, `/v1/webhooks${path}`, body, bearer(stranger.key));
    assertError(answer, 'resource_not_found', 'id', `${method} ${path}`);
  }
  const list = await service.call('GET', '/v1/webhooks', undefined, bearer(stranger.key));
  assert.deepEqual(list.json.data, []);
  const own = await service.call('POST', '/v1/webhooks', { url: receiver.url }, bearer(stranger.key));
  const path = `/v1/webhooks/${own.json.id}/deliveries/${delivery.id}/redeliver`;
  assertError(
    await service.call('POST', path, undefined, bearer(stranger.key)),
    'resource_not_found',
    'delivery',
  );
});

test('what is no webhook is refused by name', async () => {
  assertError(await call('POST', '', {}), 'missing_parameter', 'url');
  for (const url of ['', 'ftp://a.example/', 'http://me:secret@a.example/', 'http://a b/']) {
    assertError(await call('POST', '', { url }), 'invalid_parameter', 'url', url);
  }
  assertError(await call('POST', '', { url: receiver.url, events: [] }), 'invalid_parameter', 'events');
  const unknown = await call('POST', '', { url: receiver.url, events: ['video.started'] });
  assertError(unknown, 'invalid_parameter', 'events');
});

test('addresses that only this network reaches are refused', async () => {
  for (const host of ['10.0.0.1', '169.254.169.254', '192.168.1.1', '[fd00::1]', '0x0a.1', '100.64.0.1']) {
    assertError(await call('POST', '', { url: `http://${host}/` }), 'invalid_parameter', 'url', host);
  }
  const { id } = await create();
  assertError(await call('PATCH', `/${id}`, { url: 'http://10.0.0.1/' }), 'invalid_parameter', 'url');
});

test('an account has twenty webhooks and not one more, however many are asked for at once', async () => {
  const asked = Array.from({ length: 25 }, () => call('POST', '', { url: receiver.url }));
  const answers = await Promise.all(asked);
  assert.equal(answers.filter(({ status }) => status === 200).length, 20);
  assertError(answers.find(({ status }) => status !== 200)!, 'invalid_request');
});

test('a webhook that failed for days is disabled with a notice, and begins anew when it is enabled', async () => {
  const { id } = await create();
  receiver.reply = () => 500;
  await makeFilm();
  await endedDelivery(id);
  assert.equal((await call('GET', `/${id}`)).json.enabled, true);
  ahead = 4 * 86_400_000;
  await makeFilm();
  const { json } = await until(
    () => call('GET', `/${id}`),
    (answer) => answer.json.enabled === false,
  );
  assert.equal(json.disabled_reason, 'failing');
  assert.ok(logged.some(({ msg, webhook }) => msg === 'a webhook was disabled' && webhook === id));
  const count = (await deliveriesOf(id)).length;
  await makeFilm();
  assert.equal((await deliveriesOf(id)).length, count);
  assertError(await call('POST', `/${id}/test`), 'invalid_request');
  const enabled = (await call('PATCH', `/${id}`, { enabled: true })).json;
  assert.deepEqual([enabled.enabled, enabled.disabled_reason], [true, null]);
  await makeFilm();
  await endedDelivery(id);
  assert.equal((await call('GET', `/${id}`)).json.enabled, true);
});

test('a success in between makes the days of failure count anew', async () => {
  const { id } = await create();
  receiver.reply = () => 500;
  await makeFilm();
  await endedDelivery(id);
  receiver.reply = () => 200;
  ahead = 2 * 86_400_000;
  await makeFilm();
  await until(
    () => deliveriesOf(id),
    ([newest]) => newest.status === 'delivered',
  );
  receiver.reply = () => 500;
  ahead = 4 * 86_400_000;
  await makeFilm();
  await until(
    () => deliveriesOf(id),
    ([newest]) => newest.status === 'failed',
  );
  assert.equal((await call('GET', `/${id}`)).json.enabled, true);
});

test('an endpoint that answers 410 wants nothing more, and gets nothing more', async () => {
  const { id } = await create();
  receiver.reply = () => 410;
  await makeFilm();
  const { json } = await until(
    () => call('GET', `/${id}`),
    (answer) => answer.json.enabled === false,
  );
  assert.equal(json.disabled_reason, 'gone');
  const { status, error } = await endedDelivery(id);
  assert.deepEqual([status, error], ['failed', 'disabled']);
  assert.equal(receiver.received.length, 1);
});

test('deliveries are listed page by page, and forgotten after a week', async () => {
  const { id } = await create();
  for (let count = 0; count < 3; count += 1) {
    await call('POST', `/${id}/test`);
    await receiver.until(({ length }) => length === count + 1);
  }
  const first = (await call('GET', `/${id}/deliveries?limit=2`)).json;
  assert.deepEqual([first.data.length, first.has_more], [2, true]);
  const second = (await call('GET', `/${id}/deliveries?limit=2&after=${first.last_id}`)).json;
  assert.deepEqual([second.data.length, second.has_more], [1, false]);
  ahead = 8 * 86_400_000;
  await service.service.sweep();
  assert.deepEqual(await deliveriesOf(id), []);
});

test('the operator makes webhooks for accounts, follows them and takes them away', async () => {
  assertError(
    await service.admin('POST', '/webhooks', { account: 'acct_none', url: receiver.url }),
    'resource_not_found',
    'account',
  );
  const made = (await service.admin('POST', '/webhooks', { account, url: receiver.url })).json;
  assert.equal(made.account, account);
  const film = await makeFilm();
  const [{ body, headers, event }] = (await receiver.until(({ length }) => length > 0)) as [never];
  assert.deepEqual(await verifyWebhook(body, headers, made.secret), event);
  const listed = (await service.admin('GET', `/webhooks?account=${account}`)).json.data;
  assert.deepEqual(listed, [(await service.admin('GET', `/webhooks/${made.id}`)).json]);
  await endedDelivery(made.id);
  const [delivery] = (await service.admin('GET', `/webhooks/${made.id}/deliveries`)).json.data;
  assert.deepEqual([delivery.status, delivery.event.data.id], ['delivered', film]);
  assert.equal((await service.admin('POST', `/webhooks/${made.id}/test`)).status, 200);
  const again = await service.admin('POST', `/webhooks/${made.id}/deliveries/${delivery.id}/redeliver`);
  assert.equal(again.status, 200);
  await receiver.until(({ length }) => length === 3);
  const off = await service.admin('PATCH', `/webhooks/${made.id}`, { enabled: false });
  assert.equal(off.json.enabled, false);
  assert.equal((await service.admin('DELETE', `/webhooks/${made.id}`)).json.deleted, true);
  assertError(await call('GET', `/${made.id}`), 'resource_not_found', 'id');
});

test('what was due before a restart is delivered after it, but not to where it may not go any more', async () => {
  const environment: Record<string, string> = {
    DATA_DIR: join(folder, 'restarted'),
    CONFIG: settings('webhooks: { retry_seconds: [0.3, 0.3] }\n'),
    ...(process.env['PHONOFILM_TEST_STORAGE'] === 'postgres' && {
      DATABASE_URL: await (await testPostgres()).newDatabase(),
    }),
  };
  const first = await startService({ environment });
  const { json: webhook } = await first.call('POST', '/v1/webhooks', { url: receiver.url });
  receiver.reply = () => 500;
  const film = await first.call('POST', '/v1/video/create', {
    model: 'vidB-2',
    prompt: 'a boat',
    images: [],
  });
  await first.finished(film.json.id);
  await receiver.until(({ length }) => length > 0);
  await first.stop();
  const before = receiver.received.length;
  const closed = settings('webhooks: { retry_seconds: [0.3, 0.3] }\nfetch: { allow_loopback: false }\n');
  const second = await startService({ environment: { ...environment, CONFIG: closed } });
  const [delivery] = await until(
    async () => (await second.call('GET', `/v1/webhooks/${webhook.id}/deliveries`)).json.data,
    ([newest]) => newest.status !== 'pending',
  );
  assert.deepEqual([delivery.status, delivery.error], ['failed', 'address']);
  assert.equal(receiver.received.length, before);
  const refused = await second.call('POST', '/v1/webhooks', { url: receiver.url });
  assertError(refused, 'invalid_parameter', 'url');
  await second.stop();
});

test('the figures tell how attempts ended', async () => {
  const { id } = await create();
  await call('POST', `/${id}/test`);
  await endedDelivery(id);
  const { text } = await service.call('GET', '/metrics', undefined, bearer(service.adminKey));
  assert.match(text, /^phonofilm_webhook_attempts_total\{result="delivered"\} [1-9]/m);
  assert.match(text, /^phonofilm_webhook_attempts_total\{result="given_up"\} \d/m);
});

test('hundreds of endpoints that hang delay neither a newcomer nor one that is known', async () => {
  const known = await create({ url: `${receiver.url}/known` });
  await call('POST', `/${known.id}/test`);
  await endedDelivery(known.id);
  receiver.reply = ({ path }) => (path === '/hang' ? 'hang' : 200);
  for (let count = 0; count < 15; count += 1) {
    const { account: other } = await service.newKey();
    const made = Array.from({ length: 20 }, async () => {
      const body = { account: other, url: `${receiver.url}/hang` };
      const { json } = await service.admin('POST', '/webhooks', body);
      return await service.admin('POST', `/webhooks/${json.id}/test`);
    });
    for (const { status } of await Promise.all(made)) assert.equal(status, 200);
  }
  await receiver.until(() => receiver.hanging() > 30);
  const began = performance.now();
  const films = [await makeFilm()];
  await receiver.until((all) => all.some(({ event }) => event.data.id === films[0]));
  ({ key } = await service.newKey());
  await create({ url: `${receiver.url}/newcomer` });
  films.push(await makeFilm());
  await receiver.until((all) => all.some(({ event }) => event.data.id === films[1]));
  assert.ok(receiver.hanging() > 0, 'they still hang');
  // One after the other, the places for new endpoints would be taken for a minute and a half.
  assert.ok(performance.now() - began < 30_000);
});
