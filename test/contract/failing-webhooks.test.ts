import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { testPostgres } from '../support/postgres.ts';
import { startService } from '../support/service.ts';
import { until, WebhookTest } from '../support/webhook-test.ts';

/** What becomes of webhooks whose endpoints fail, hang or may not be reached any more. */

const webhooks = new WebhookTest();
before(() => webhooks.start());
after(() => webhooks.stop());
beforeEach(() => webhooks.begin());
afterEach(() => webhooks.end());

test('a webhook that failed for days is disabled with a notice, and begins anew when it is enabled', async () => {
  const { id } = await webhooks.create();
  webhooks.receiver.reply = () => 500;
  await webhooks.makeVideo();
  await webhooks.endedDelivery(id);
  assert.equal((await webhooks.call('GET', `/${id}`)).json.enabled, true);
  webhooks.ahead = 4 * 86_400_000;
  await webhooks.makeVideo();
  const { json } = await until(
    () => webhooks.call('GET', `/${id}`),
    (answer) => answer.json.enabled === false,
  );
  assert.equal(json.disabled_reason, 'failing');
  assert.ok(webhooks.logged.some(({ msg, webhook }) => msg === 'a webhook was disabled' && webhook === id));
  const count = (await webhooks.deliveriesOf(id)).length;
  await webhooks.makeVideo();
  assert.equal((await webhooks.deliveriesOf(id)).length, count);
  assertError(await webhooks.call('POST', `/${id}/test`), 'invalid_request');
  const enabled = (await webhooks.call('PATCH', `/${id}`, { enabled: true })).json;
  assert.deepEqual([enabled.enabled, enabled.disabled_reason], [true, null]);
  await webhooks.makeVideo();
  await webhooks.endedDelivery(id);
  assert.equal((await webhooks.call('GET', `/${id}`)).json.enabled, true);
});

test('a success in between makes the days of failure count anew', async () => {
  const { id } = await webhooks.create();
  webhooks.receiver.reply = () => 500;
  await webhooks.makeVideo();
  await webhooks.endedDelivery(id);
  webhooks.receiver.reply = () => 200;
  webhooks.ahead = 2 * 86_400_000;
  await webhooks.makeVideo();
  await until(
    () => webhooks.deliveriesOf(id),
    ([newest]) => newest.status === 'delivered',
  );
  webhooks.receiver.reply = () => 500;
  webhooks.ahead = 4 * 86_400_000;
  await webhooks.makeVideo();
  await until(
    () => webhooks.deliveriesOf(id),
    ([newest]) => newest.status === 'failed',
  );
  assert.equal((await webhooks.call('GET', `/${id}`)).json.enabled, true);
});

test('an endpoint that answers 410 wants nothing more, and gets nothing more', async () => {
  const { id } = await webhooks.create();
  webhooks.receiver.reply = () => 410;
  await webhooks.makeVideo();
  const { json } = await until(
    () => webhooks.call('GET', `/${id}`),
    (answer) => answer.json.enabled === false,
  );
  assert.equal(json.disabled_reason, 'gone');
  const { status, error } = await webhooks.endedDelivery(id);
  assert.deepEqual([status, error], ['failed', 'disabled']);
  assert.equal(webhooks.receiver.received.length, 1);
});

test('what is still due after a restart does not go to where it may not go any more', async () => {
  const settings = { webhooks: { retry_seconds: [0.3, 0.3] } };
  const environment: Record<string, string> = {
    DATA_DIR: join(webhooks.folder, 'restarted'),
    ...(process.env['PHONOFILM_TEST_STORAGE'] === 'postgres' && {
      DATABASE_URL: await (await testPostgres()).newDatabase(),
    }),
  };
  const first = await startService({ settings, environment });
  const { json: webhook } = await first.call('POST', '/v1/webhooks', { url: webhooks.receiver.url });
  webhooks.receiver.reply = () => 500;
  const video = await first.call('POST', '/v1/video/create', {
    model: 'vidB-2',
    prompt: 'a boat',
    images: [],
  });
  await first.finished(video.json.id);
  await webhooks.receiver.until(({ length }) => length > 0);
  await first.stop();
  const before = webhooks.receiver.received.length;
  const second = await startService({
    settings: { ...settings, fetch: { allow_loopback: false } },
    environment,
  });
  const [delivery] = await until(
    async () => (await second.call('GET', `/v1/webhooks/${webhook.id}/deliveries`)).json.data,
    ([newest]) => newest.status !== 'pending',
  );
  assert.deepEqual([delivery.status, delivery.error], ['failed', 'address']);
  assert.equal(webhooks.receiver.received.length, before);
  const refused = await second.call('POST', '/v1/webhooks', { url: webhooks.receiver.url });
  assertError(refused, 'invalid_parameter', 'url');
  await second.stop();
});

test('the figures tell how attempts ended', async () => {
  const { id } = await webhooks.create();
  await webhooks.call('POST', `/${id}/test`);
  await webhooks.endedDelivery(id);
  const { text } = await webhooks.service.call(
    'GET',
    '/metrics',
    undefined,
    bearer(webhooks.service.adminKey),
  );
  assert.match(text, /^phonofilm_webhook_attempts_total\{result="delivered"\} [1-9]/m);
  assert.match(text, /^phonofilm_webhook_attempts_total\{result="given_up"\} \d/m);
});

test('hundreds of endpoints that hang delay neither a newcomer nor one that is known', async () => {
  const known = await webhooks.create({ url: `${webhooks.receiver.url}/known` });
  await webhooks.call('POST', `/${known.id}/test`);
  await webhooks.endedDelivery(known.id);
  webhooks.receiver.reply = ({ path }) => (path === '/hang' ? 'hang' : 200);
  for (let count = 0; count < 15; count += 1) {
    const { account: other } = await webhooks.service.newKey();
    const made = Array.from({ length: 20 }, async () => {
      const body = { account: other, url: `${webhooks.receiver.url}/hang` };
      const { json } = await webhooks.service.admin('POST', '/webhooks', body);
      return await webhooks.service.admin('POST', `/webhooks/${json.id}/test`);
    });
    for (const { status } of await Promise.all(made)) assert.equal(status, 200);
  }
  await webhooks.receiver.until(() => webhooks.receiver.hanging() > 30);
  const videos = [await webhooks.makeVideo()];
  await webhooks.receiver.until((all) => all.some(({ event }) => event.data.id === videos[0]));
  ({ key: webhooks.key } = await webhooks.service.newKey());
  await webhooks.create({ url: `${webhooks.receiver.url}/newcomer` });
  videos.push(await webhooks.makeVideo());
  await webhooks.receiver.until((all) => all.some(({ event }) => event.data.id === videos[1]));
  assert.ok(webhooks.receiver.hanging() > 0, 'they still hang');
  const hung = webhooks.receiver.received.filter(({ path }) => path === '/hang');
  const begun = new Set(hung.map(({ event }) => event.id)).size;
  assert.ok(begun < 300, 'one after the other, all of them would have been tried before');
});
