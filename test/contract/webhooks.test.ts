import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import OpenAI from 'openai';
import { verifyWebhook } from '../../client/src/verify-webhook.ts';
import { assertError, assertFields, assertRecent, bearer } from '../support/contract.ts';
import { WebhookTest } from '../support/webhook-test.ts';

/** Accounts are told when their videos are done. */

const webhooks = new WebhookTest();
before(() => webhooks.start());
after(() => webhooks.stop());
beforeEach(() => webhooks.begin());
afterEach(() => webhooks.end());

test('a webhook is made with a secret that is shown once, read, changed and deleted', async () => {
  const made = (await webhooks.call('POST', '', { url: webhooks.receiver.url })).json;
  const fields = ['id', 'object', 'url', 'events', 'enabled', 'disabled_reason', 'created_at'];
  assertFields(made, [...fields, 'secret']);
  assert.match(made.id, /^wh_\w{20}$/);
  assert.match(made.secret, /^whsec_[A-Za-z0-9+/]+=*$/);
  assertRecent(made.created_at);
  const { secret: _, ...shown } = made;
  assert.deepEqual(shown.events, ['video.completed', 'video.failed']);
  assert.deepEqual((await webhooks.call('GET', `/${made.id}`)).json, shown);
  const list = (await webhooks.call('GET', '')).json;
  assert.deepEqual([list.object, list.data, list.has_more], ['list', [shown], false]);
  const changed = await webhooks.call('PATCH', `/${made.id}`, { events: ['video.failed'], enabled: false });
  assert.deepEqual(changed.json, { ...shown, events: ['video.failed'], enabled: false });
  const gone = await webhooks.call('DELETE', `/${made.id}`);
  assert.deepEqual(gone.json, { id: made.id, object: 'webhook.deleted', deleted: true });
  assertError(await webhooks.call('GET', `/${made.id}`), 'resource_not_found', 'id');
});

test('the secret of a deleted webhook does not come again with its Idempotency-Key', async () => {
  const create = () =>
    webhooks.service.call(
      'POST',
      '/v1/webhooks',
      { url: webhooks.receiver.url },
      { ...bearer(webhooks.key), 'idempotency-key': 'to be deleted' },
    );
  const { json } = await create();
  assert.equal((await create()).json.secret, json.secret);
  await webhooks.service.call('DELETE', `/v1/webhooks/${json.id}`, undefined, bearer(webhooks.key));
  const again = await create();
  assert.deepEqual([again.status, again.json.error.code], [400, 'invalid_request']);
  assert.ok(!again.text.includes(json.secret));
});

test('a repeated creation with the same Idempotency-Key makes no second webhook', async () => {
  const repeat = () =>
    webhooks.service.call(
      'POST',
      '/v1/webhooks',
      { url: webhooks.receiver.url },
      { ...bearer(webhooks.key), 'idempotency-key': 'once' },
    );
  const [first, second] = await Promise.all([repeat(), repeat()]);
  assert.deepEqual(first.json, second.json);
  assert.deepEqual((await repeat()).json, first.json);
  assert.equal((await webhooks.call('GET', '')).json.data.length, 1);
});

test('the openai SDK and our own client verify what arrives when a video is done', async () => {
  const { id, secret } = await webhooks.create();
  const video = await webhooks.makeVideo();
  const [{ body, headers, event }] = (await webhooks.receiver.until(({ length }) => length > 0)) as [never];
  const sdk = new OpenAI({ apiKey: webhooks.key, webhookSecret: secret });
  assert.deepEqual(await sdk.webhooks.unwrap(body, headers), event);
  assert.deepEqual(await verifyWebhook(body, headers, secret), event);
  await assert.rejects(async () => await sdk.webhooks.unwrap(`${body} `, headers));
  assertFields(event, ['id', 'object', 'created_at', 'type', 'data']);
  const { object, type, data, ...rest } = event as { object: string; type: string; data: object; id: string };
  assert.deepEqual([object, type, data], ['event', 'video.completed', { id: video }]);
  assert.match(rest.id, /^evt_/);
  assert.equal(headers['webhook-id'], rest.id);
  const delivery = await webhooks.endedDelivery(id);
  assert.deepEqual([delivery.status, delivery.attempts, delivery.http_status], ['delivered', 1, 204]);
  assert.deepEqual([delivery.error, delivery.next_attempt_at], [null, null]);
  assert.ok(delivery.latency_ms >= 0);
});

test('only the events that were asked for are sent', async () => {
  const { id } = await webhooks.create({ events: ['video.failed'] });
  await webhooks.makeVideo();
  const video = await webhooks.makeVideo('please fail');
  const [{ event }] = (await webhooks.receiver.until(({ length }) => length > 0)) as [never];
  assert.deepEqual([event['type'], event['data']], ['video.failed', { id: video }]);
  assert.equal((await webhooks.deliveriesOf(id)).length, 1);
});

test('a delivery that fails is tried again with the same id, and the log tells of it', async () => {
  const { id, secret } = await webhooks.create();
  webhooks.receiver.reply = () => (webhooks.receiver.received.length < 2 ? 500 : 200);
  await webhooks.makeVideo();
  const received = await webhooks.receiver.until(({ length }) => length === 3);
  assert.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 1);
  for (const { body, headers } of received) await verifyWebhook(body, headers, secret);
  const delivery = await webhooks.endedDelivery(id);
  assert.deepEqual([delivery.status, delivery.attempts, delivery.http_status], ['delivered', 3, 200]);
});

test('after the last attempt a delivery has failed, and can be sent again', async () => {
  const { id } = await webhooks.create();
  webhooks.receiver.reply = () => 503;
  await webhooks.makeVideo();
  const failed = await webhooks.endedDelivery(id);
  assert.deepEqual([failed.status, failed.attempts, failed.error], ['failed', 4, 'status']);
  webhooks.receiver.reply = () => 200;
  const again = await webhooks.call('POST', `/${id}/deliveries/${failed.id}/redeliver`);
  assert.deepEqual([again.status, again.json.status], [200, 'pending']);
  assert.notEqual(again.json.id, failed.id);
  const delivered = await webhooks.endedDelivery(id);
  assert.deepEqual([delivered.id, delivered.status], [again.json.id, 'delivered']);
  assert.deepEqual(delivered.event, failed.event);
});

test('redirects are not followed', async () => {
  const { id } = await webhooks.create();
  webhooks.receiver.reply = (_request, response) => {
    response.setHeader('location', `${webhooks.receiver.url}/elsewhere`);
    return 307;
  };
  await webhooks.makeVideo();
  const { error, http_status } = await webhooks.endedDelivery(id);
  assert.deepEqual([error, http_status], ['redirect', 307]);
  assert.ok(webhooks.receiver.received.every(({ path }) => path === '/'));
});

test('the test button sends one event that is about no video', async () => {
  const { id, secret } = await webhooks.create();
  webhooks.receiver.reply = () => 500;
  const answer = await webhooks.call('POST', `/${id}/test`);
  assert.deepEqual([answer.status, answer.json.event.type], [200, 'webhook.test']);
  const delivery = await webhooks.endedDelivery(id);
  assert.deepEqual([delivery.status, delivery.attempts, delivery.error], ['failed', 1, 'status']);
  const [{ body, headers }] = webhooks.receiver.received as [never];
  const event = await verifyWebhook(body, headers, secret);
  assert.deepEqual([event.type, event.data], ['webhook.test', { id }]);
});

test('an answer that never ends is not read to its end', async () => {
  const { id } = await webhooks.create();
  webhooks.receiver.reply = (_request, response) => {
    response.writeHead(200).write('x'.repeat(100_000));
    return 'hang';
  };
  await webhooks.call('POST', `/${id}/test`);
  assert.equal((await webhooks.endedDelivery(id)).status, 'delivered');
});

test("another account's webhooks do not exist", async () => {
  const { id } = await webhooks.create();
  await webhooks.call('POST', `/${id}/test`);
  const delivery = await webhooks.endedDelivery(id);
  const stranger = await webhooks.service.newKey();
  const paths = [
    ['GET', `/${id}`],
    ['PATCH', `/${id}`, { enabled: false }],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/test`],
    ['GET', `/${id}/deliveries`],
    ['POST', `/${id}/deliveries/${delivery.id}/redeliver`],
  ] as const;
  for (const [method, path, body] of paths) {
    const answer = await webhooks.service.call(method, `/v1/webhooks${path}`, body, bearer(stranger.key));
    assertError(answer, 'resource_not_found', 'id', `${method} ${path}`);
  }
  const list = await webhooks.service.call('GET', '/v1/webhooks', undefined, bearer(stranger.key));
  assert.deepEqual(list.json.data, []);
  const own = await webhooks.service.call(
    'POST',
    '/v1/webhooks',
    { url: webhooks.receiver.url },
    bearer(stranger.key),
  );
  const path = `/v1/webhooks/${own.json.id}/deliveries/${delivery.id}/redeliver`;
  assertError(
    await webhooks.service.call('POST', path, undefined, bearer(stranger.key)),
    'resource_not_found',
    'delivery',
  );
});

test('what is no webhook is refused by name', async () => {
  assertError(await webhooks.call('POST', '', {}), 'missing_parameter', 'url');
  for (const url of ['', 'ftp://a.example/', 'http://me:secret@a.example/', 'http://a b/']) {
    assertError(await webhooks.call('POST', '', { url }), 'invalid_parameter', 'url', url);
  }
  assertError(
    await webhooks.call('POST', '', { url: webhooks.receiver.url, events: [] }),
    'invalid_parameter',
    'events',
  );
  const unknown = await webhooks.call('POST', '', { url: webhooks.receiver.url, events: ['video.started'] });
  assertError(unknown, 'invalid_parameter', 'events');
});

test('addresses that only this network reaches are refused', async () => {
  for (const host of ['10.0.0.1', '169.254.169.254', '192.168.1.1', '[fd00::1]', '0x0a.1', '100.64.0.1']) {
    assertError(
      await webhooks.call('POST', '', { url: `http://${host}/` }),
      'invalid_parameter',
      'url',
      host,
    );
  }
  const { id } = await webhooks.create();
  assertError(
    await webhooks.call('PATCH', `/${id}`, { url: 'http://10.0.0.1/' }),
    'invalid_parameter',
    'url',
  );
});

test('an account has twenty webhooks and not one more, however many are asked for at once', async () => {
  const requested = Array.from({ length: 25 }, () =>
    webhooks.call('POST', '', { url: webhooks.receiver.url }),
  );
  const answers = await Promise.all(requested);
  assert.equal(answers.filter(({ status }) => status === 200).length, 20);
  assertError(answers.find(({ status }) => status !== 200)!, 'invalid_request');
});

test('deliveries are listed page by page, and forgotten after a week', async () => {
  const { id } = await webhooks.create();
  for (let count = 0; count < 3; count += 1) {
    await webhooks.call('POST', `/${id}/test`);
    await webhooks.receiver.until(({ length }) => length === count + 1);
  }
  const first = (await webhooks.call('GET', `/${id}/deliveries?limit=2`)).json;
  assert.deepEqual([first.data.length, first.has_more], [2, true]);
  const second = (await webhooks.call('GET', `/${id}/deliveries?limit=2&after=${first.last_id}`)).json;
  assert.deepEqual([second.data.length, second.has_more], [1, false]);
  webhooks.ahead = 8 * 86_400_000;
  await webhooks.service.service.sweep();
  assert.deepEqual(await webhooks.deliveriesOf(id), []);
});

test('the operator makes webhooks for accounts, follows them and takes them away', async () => {
  assertError(
    await webhooks.service.admin('POST', '/webhooks', { account: 'acct_none', url: webhooks.receiver.url }),
    'resource_not_found',
    'account',
  );
  const made = (
    await webhooks.service.admin('POST', '/webhooks', {
      account: webhooks.account,
      url: webhooks.receiver.url,
    })
  ).json;
  assert.equal(made.account, webhooks.account);
  const video = await webhooks.makeVideo();
  const [{ body, headers, event }] = (await webhooks.receiver.until(({ length }) => length > 0)) as [never];
  assert.deepEqual(await verifyWebhook(body, headers, made.secret), event);
  const listed = (await webhooks.service.admin('GET', `/webhooks?account=${webhooks.account}`)).json.data;
  assert.deepEqual(listed, [(await webhooks.service.admin('GET', `/webhooks/${made.id}`)).json]);
  await webhooks.endedDelivery(made.id);
  const [delivery] = (await webhooks.service.admin('GET', `/webhooks/${made.id}/deliveries`)).json.data;
  assert.deepEqual([delivery.status, delivery.event.data.id], ['delivered', video]);
  assert.equal((await webhooks.service.admin('POST', `/webhooks/${made.id}/test`)).status, 200);
  const again = await webhooks.service.admin(
    'POST',
    `/webhooks/${made.id}/deliveries/${delivery.id}/redeliver`,
  );
  assert.equal(again.status, 200);
  await webhooks.receiver.until(({ length }) => length === 3);
  const off = await webhooks.service.admin('PATCH', `/webhooks/${made.id}`, { enabled: false });
  assert.equal(off.json.enabled, false);
  assert.equal((await webhooks.service.admin('DELETE', `/webhooks/${made.id}`)).json.deleted, true);
  assertError(await webhooks.call('GET', `/${made.id}`), 'resource_not_found', 'id');
});
