import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bearer } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { testPostgres } from '../support/postgres.ts';
import { startService } from '../support/service.ts';

const ROUNDS = 8;

const STORAGES: readonly [string, () => Promise<string>][] = [
  ['SQLite', async () => ''],
  ['PostgreSQL', async () => await (await testPostgres()).newServiceDatabase()],
];

for (const [storage, url] of STORAGES) {
  test(`the same Idempotency-Key at once, with money for one video, gets one video and its answer: ${storage}`, async () => {
    const service = await startService({ environment: { DATABASE_URL: await url() } });
    const video = { model: 'vidB-2', prompt: 'a red boat', images: [] };
    const quote = await service.call('POST', '/v1/quote', { endpoint: '/v1/video/create', body: video });
    const balance = quote.json.amount as number;
    const picture = new Blob([readFileSync((await sampleFiles()).picture)]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { key } = await service.newKey({}, { balance });
      const headers = { ...bearer(key), 'idempotency-key': `round-${round}` };
      // A video with an upload looks at the money before it stores the file.
      const send = () =>
        round % 2 === 0
          ? service.call('POST', '/v1/video/create', video, headers)
          : service.form(
              '/v1/videos',
              {
                model: 'vidB-2',
                prompt: 'a red boat',
                seconds: '4',
                size: '480x480',
                input_reference: picture,
              },
              headers,
            );
      const answers = await Promise.all([send(), send(), send()]);
      assert.deepEqual(
        answers.map((answer) => answer.status),
        [200, 200, 200],
        answers.map((answer) => answer.text).join('\n'),
      );
      assert.equal(new Set(answers.map((answer) => answer.json.id)).size, 1);
    }
    await service.stop();
  });
}
