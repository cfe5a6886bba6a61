import assert from 'node:assert/strict';
import { hostname } from 'node:os';
import { test } from 'node:test';
import pino from 'pino';
import { Webhook as Verifier } from 'standardwebhooks';
import type { Alarm } from '../../src/features/alerts/alert-table.ts';
import { Alerts } from '../../src/features/alerts/alerts.ts';
import { noteBackup } from '../../src/features/backup/failed-backup.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { openDataFolder } from '../support/seed-account.ts';
import { startService, useService } from '../support/service.ts';
import { receiveWebhooks } from '../support/webhook-receiver.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
let time = Date.now();
const service = useService(() => ({ now: () => time }));
const open = async (at: Pick<typeof service, 'admin'> = service) =>
  (await at.admin('GET', '/alerts')).json.data;

test('a failed backup is an alert until one succeeds', async () => {
  assert.deepEqual(await open(), []);
  await assert.rejects(noteBackup(service.dataDirectory, Promise.reject(new Error('no room'))), /no room/);
  const [alert] = await open();
  assert.deepEqual([alert.id, alert.kind], [`backup:${hostname()}`, 'backup']);
  assert.equal(alert.message, 'The last backup failed: Error: no room');
  time += 3_600_000;
  assert.equal((await open())[0].created_at, alert.created_at + 3600, 'nobody had looked for an hour');
  await noteBackup(service.dataDirectory, Promise.resolve());
  time += 80_000;
  assert.deepEqual(await open(), []);
});

test('a disk that is nearly full is an alert, posted with a signature', async () => {
  await using receiver = await receiveWebhooks();
  const full = await startService({
    settings: { disk: { free_megabytes: 1_000_000_000 }, alerts: { webhook: receiver.url, secret } },
  });
  try {
    const [{ headers, body }] = (await receiver.until(({ length }) => length > 0)) as [
      (typeof receiver.received)[0],
    ];
    const { type, data } = new Verifier(secret).verify(body, headers) as {
      type: string;
      data: { id: string; kind: string; subject: string; message: string };
    };
    assert.deepEqual([type, data.id, data.kind], ['alert.raised', `disk:${hostname()}`, 'disk']);
    assert.match(data.message, /^only \d+ MB are free on the disk of the /);
    const metrics = await (await fetch(`${full.url}/metrics`)).text();
    for (const folder of ['data folder', 'videos', 'scratch folder'])
      assert.ok(metrics.includes(`phonofilm_disk_free_bytes{folder="${folder}"}`), folder);
    const [alert] = await open(full);
    assert.deepEqual(alert, { ...data, object: 'alert', created_at: alert.created_at });
  } finally {
    await full.stop();
  }
});

test('of several nodes one posts an alert, again after a failure, and a few times at most', async () => {
  const database = openDataFolder(scratchFolder());
  let now = 1_000_000;
  let status = 500;
  const posted: string[] = [];
  const alarms: Alarm[] = [
    { kind: 'outage', subject: 'vidA3 (far)', message: 'The model takes no requests.' },
  ];
  const node = () =>
    new Alerts({
      database,
      alarms: async () => alarms,
      webhook: { url: 'https://example.com', secret },
      post: async ({ headers }) => {
        posted.push(headers['webhook-id'] ?? '');
        return status;
      },
      log: pino({ level: 'silent' }),
      now: () => now,
    });
  const nodes = [node(), node()];
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 30) {
      now += 30_000;
      await Promise.all(nodes.map((one) => one.run()));
    }
  };
  await pass(30);
  assert.deepEqual(posted, ['evt_outage:vidA3 (far):1030000']);
  status = 204;
  await pass(3600);
  assert.equal(posted.length, 2);
  alarms.length = 0;
  await pass(120);
  assert.deepEqual(await nodes[0]!.open(), []);
  alarms.push({ kind: 'outage', subject: 'vidA3 (far)', message: 'The model takes no requests.' });
  status = 302;
  await pass(10_000);
  assert.equal(posted.length, 7);
  assert.equal(new Set(posted).size, 2);
  await database.close();
});
