import { once } from 'node:events';
import { join } from 'node:path';
import { aKey, anAccount, openDataFolder, seedAccount } from '../test/support/seed-account.ts';
import { BENCH_KEY, BenchProcesses, requestText } from './support/bench-processes.ts';
import type { CommitOrder } from './support/group-commit.ts';
import { median } from './support/measurements.ts';
import { report } from './support/report.ts';

/**
 * Creations a second over HTTP, beside the same batches a second straight to the storage. Nothing is consumed. The bound is
 * for two cores of arm64.
 */
const WARM_UP_ROUNDS = 6;
const ROUNDS = 9;
const CREATIONS = 6000;
const AT_ONCE = 64;

await using bench = new BenchProcesses();
const dataDirectory = join(bench.folder, 'data');
const database = openDataFolder(dataDirectory);
const limit = { requests: 1_000_000_000, perSeconds: 60 };
await seedAccount(database, anAccount('a'), aKey('k', 'a', { rateLimit: limit }), BENCH_KEY);
await database.close();

const service = await bench.service(dataDirectory);
const storage = bench.fork('./group-commit.ts', join(bench.folder, 'reference'));
await once(storage, 'message');
const load = await bench.load();

const port = Number(new URL(service.url).port);
// The first task occupies the one worker for ever, so the others wait.
const video = { model: 'vidA3.1', prompt: 'hang: two dogs walking on the beach at sunset' };
const texts = [requestText('POST', '/v1/video/create', video)];
const rates = { storage: [] as number[], service: [] as number[] };
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
  const committed = once(storage, 'message') as Promise<[{ seconds: number }]>;
  storage.send({ batches: CREATIONS, atOnce: AT_ONCE } satisfies CommitOrder);
  const [{ seconds }] = await committed;
  const created = await load({ port, connections: AT_ONCE, requests: CREATIONS, texts });
  // The compiler goes on improving the service's code for some 30,000 requests.
  if (round < 0) continue;
  rates.storage.push(CREATIONS / seconds);
  rates.service.push(CREATIONS / created.seconds);
}

report({
  title: `Create: POST /v1/video/create, ${AT_ONCE} connections`,
  rows: [
    { what: `Database.write, ${AT_ONCE} at once`, 'per second': Math.round(median(rates.storage)) },
    { what: 'POST /v1/video/create', 'per second': Math.round(median(rates.service)) },
  ],
  measured: median(rates.service),
  unit: 'creations per second',
  target: { atLeast: 7000 },
});
const ratio = median(rates.service.map((rate, round) => rate / rates.storage[round]!));
console.log(`service / storage: ${ratio.toFixed(2)}`);
