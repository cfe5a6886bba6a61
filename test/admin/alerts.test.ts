import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { test } from 'node:test';
import { ALERT_KINDS, ALERT_SENTENCES } from '../../src/domain/alert.ts';
import { startService, useService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { receiveWebhooks } from '../support/webhook-receiver.ts';

interface Shown {
  id: string;
  kind: string;
  subject: string;
  message: string;
  created_at: number;
}

let time = Date.now();
const service = useService(() => ({ now: () => time }));
const alerts = async (at: Pick<typeof service, 'admin'> = service) => {
  // A look that is fresh answers several readers.
  time += 2000;
  const data = (await at.admin('GET', '/alerts')).json.data as Shown[];
  // Those that the console has in every language.
  const sentences = Object.values(ALERT_SENTENCES).map(
    (text) => new RegExp(`^${text.replaceAll(/\{\w+\}/g, '.+')}\\.?$`),
  );
  for (const { message } of data)
    assert.ok(
      sentences.some((one) => one.test(message)),
      message,
    );
  return data;
};

test('nothing is alarming while all is well', async () => {
  assert.deepEqual(await alerts(), []);
});

test('a spent budget is an alert, told once to a webhook of the operator when it begins and once when it is over', async () => {
  await using receiver = await receiveWebhooks();
  const { key, account } = await service.newKey({}, { balance: 100, budget: { day: 0.01, hard: false } });
  const hook = { account, url: receiver.url, events: ['alert.raised', 'alert.cleared'] };
  assert.equal((await service.admin('POST', '/webhooks', hook)).status, 200);
  const order = { model: 'vidA3', prompt: 'a boat' };
  const headers = { authorization: `Bearer ${key}` };
  const { json } = await service.call('POST', '/v1/video/create', order, headers);
  await service.finished(json.id, key);
  const [alert] = await alerts();
  assert.deepEqual([alert?.id, alert?.kind, alert?.subject], [`budget:${account}`, 'budget', account]);
  assert.match(alert!.message, /of a budget of 0\.01 credits are spent\.$/);
  const since = alert!.created_at;
  assert.equal((await alerts())[0]?.created_at, since);
  await service.admin('PATCH', `/accounts/${account}`, { budget: { day: 1000, hard: false } });
  assert.deepEqual(await alerts(), []);
  const told = () =>
    receiver.received.map(({ event }) => event).filter(({ type }) => type.startsWith('alert.'));
  await receiver.until(() => told().length >= 2);
  assert.deepEqual(
    told()
      .map(({ type, data }) => [type, data.id])
      .sort(),
    [
      ['alert.cleared', `budget:${account}`],
      ['alert.raised', `budget:${account}`],
    ],
  );
});

test('a webhook at which nothing arrives is an alert after a quarter of an hour', async () => {
  await using receiver = await receiveWebhooks();
  receiver.reply = () => 500;
  const { key } = await service.newKey();
  const headers = { authorization: `Bearer ${key}` };
  const made = await service.call('POST', '/v1/webhooks', { url: receiver.url }, headers);
  const { json } = await service.call(
    'POST',
    '/v1/video/create',
    { model: 'vidA3', prompt: 'a boat' },
    headers,
  );
  await service.finished(json.id, key);
  const failed = async () =>
    (await service.call('GET', `/v1/webhooks/${made.json.id}/deliveries`, undefined, headers)).json.data[0]
      ?.attempts;
  await until(async () => (await failed()) > 0);
  assert.deepEqual(await alerts(), []);
  time += 16 * 60_000;
  assert.deepEqual(
    (await alerts()).map(({ id }) => id),
    [`webhook:${made.json.id}`],
  );
  await service.call('DELETE', `/v1/webhooks/${made.json.id}`, undefined, headers);
  assert.deepEqual(await alerts(), []);
});

test('a disk that is nearly full is an alert of its host', async () => {
  const full = await startService({ settings: { disk: { free_megabytes: 1_000_000_000 } } });
  try {
    assert.deepEqual(
      (await alerts(full)).map(({ id, kind }) => [id, kind]),
      [[`disk:${hostname()}`, 'disk']],
    );
  } finally {
    await full.stop();
  }
});

test('a caller cannot have a webhook receive what is alarming the operator', async () => {
  const body = { url: 'https://example.com/hook', events: ['alert.raised'] };
  const refused = await service.call('POST', '/v1/webhooks', body);
  assert.deepEqual([refused.status, refused.json.error.param], [400, 'events']);
  assert.match(refused.json.error.message, /webhooks that the operator creates/);
});

test('the page on monitoring tells every kind of alert in the words of its definition', () => {
  const page = readFileSync(new URL('../../docs/monitoring.md', import.meta.url), 'utf8');
  const section = page.slice(page.indexOf('\n## Alerts'), page.indexOf('\n## Traces'));
  const told = [...section.matchAll(/^\| `(\w+)` \| [^|]* \| ([^|]+) \|$/gm)].map(([, kind, meaning]) => [
    kind,
    meaning,
  ]);
  assert.deepEqual(told, Object.entries(ALERT_KINDS));
});
