import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { extract } from 'tar';
import { bearer } from '../support/contract.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { startService } from '../support/service.ts';
import type { RecordedFolder } from './recorded-folder.ts';

/** Data folders of earlier versions, opened by this one. `record-data-folder.ts` says how they were made. */

const folder = new URL('./recorded/', import.meta.url).pathname;
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.tgz'))
  .map((file) => file.slice(0, -4));

/** A link is signed anew at each read. */
const withoutLink = ({ video_url: _, ...rest }: Record<string, unknown>) => rest;

const byId = (items: readonly Record<string, unknown>[]) =>
  new Map(items.map((item) => [item['id'] as string, item]));

/** What was there then is there now; fields may have been added since. */
function assertKept(now: readonly Record<string, unknown>[], then: readonly Record<string, unknown>[]): void {
  const current = byId(now);
  for (const item of then) {
    const kept = Object.keys(item).map((field) => [field, current.get(item['id'] as string)?.[field]]);
    assert.deepEqual(Object.fromEntries(kept), item);
  }
}

for (const name of names) {
  test(`everything in a data folder of ${name} is served, and its unfinished film is finished`, async () => {
    const recorded = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as RecordedFolder;
    const dataDirectory = scratchFolder();
    await extract({ file: join(folder, `${name}.tgz`), cwd: dataDirectory });
    const service = await startService({
      environment: { DATA_DIR: dataDirectory, API_KEY: '' },
      now: () => recorded.recordedAt + 60_000,
    });
    try {
      assert.equal(service.service.firstKeys, null, 'the keys of the folder are known');
      assert.equal((await service.call('GET', '/v1/models', undefined, bearer(recorded.key))).status, 200);
      // Before anything else moves money.
      const { unfinished } = recorded;
      assert.equal((await service.finished(unfinished.id, unfinished.key))['status'], 'completed');

      for (const { id, key, answer } of recorded.tasks) {
        const read = await service.call('GET', `/v1/videos/${id}`, undefined, bearer(key));
        assert.deepEqual(withoutLink(read.json), withoutLink(answer));
        if (answer['video_url'] === null || answer['video_url'] === undefined) continue;
        const old = new URL(answer['video_url'] as string);
        for (const link of [read.json.video_url, service.url + old.pathname + old.search]) {
          const film = await fetch(link);
          assert.equal(film.status, 200, link);
          assert.ok((await film.arrayBuffer()).byteLength > 1000);
        }
      }
      const { remembered, payerKey } = recorded;
      const again = await service.call('POST', '/v1/video/create', remembered.body, {
        ...bearer(payerKey),
        'idempotency-key': remembered.key,
      });
      assert.equal(again.json.id, remembered.id, 'a repeated creation is answered as before');
      const { username } = recorded.character;
      assert.equal((await fetch(`${service.url}/characters/${username}`)).status, 200);
      assert.equal((await fetch(`${service.url}/characters/${username}/clip.mp4`)).status, 200);

      // The unfinished film was paid meanwhile, by the subscriber.
      const unpaid = ({ subscription: _, ...rest }: Record<string, unknown>) => rest;
      const unspent = ({ used: _used, held: _held, ...rest }: Record<string, unknown>) => rest;
      assertKept(
        (await service.admin('GET', '/accounts')).json.data.map(unpaid),
        recorded.accounts.map(unpaid),
      );
      assertKept((await service.admin('GET', '/keys')).json.data.map(unspent), recorded.keys.map(unspent));
      const payer = recorded.accounts.find((account) => account['name'] === 'payer')!;
      assertKept((await service.admin('GET', `/ledger?account=${payer['id']}`)).json.data, recorded.ledger);
      const body = { model: 'vidA3.1', prompt: 'a new boat' };
      const { json } = await service.call('POST', '/v1/video/create', body, bearer(payerKey));
      assert.equal((await service.finished(json.id, payerKey))['status'], 'completed');
    } finally {
      await service.stop();
    }
  });
}
