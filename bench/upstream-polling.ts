import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { aKey, anAccount, openDataFolder, seedAccount } from '../test/support/seed-account.ts';
import { BENCH_KEY, BenchProcesses } from './support/bench-processes.ts';
import { cpuMicrosOf } from './support/measurements.ts';
import { report } from './support/report.ts';

/** Processor time of the service while it follows thousands of videos at a hosted service, as the preset says. */
const TASKS = 5000;
const AT_ONCE = 32;
const SECONDS = 20;

await using bench = new BenchProcesses();
const dataDirectory = join(bench.folder, 'data');
const database = openDataFolder(dataDirectory);
const rateLimit = { requests: 1_000_000_000, perSeconds: 60 };
await seedAccount(database, anAccount('a'), aKey('k', 'a', { rateLimit }), BENCH_KEY);
await database.close();

const upstream = bench.fork('./endless-upstream.ts');
const [{ port }] = (await once(upstream, 'message')) as [{ port: number }];
const service = await bench.service(
  dataDirectory,
  `upstreams: { far: { preset: openai-videos, base_url: "http://127.0.0.1:${port}/v1", api_key: secret, concurrency: 10000 } }
models: { vidA3-fast: { routes: [ { upstream: far, model: sora-2 } ] } }
`,
);

const create = async () => {
  const response = await fetch(`${service.url}/v1/video/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${BENCH_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'vidA3-fast', prompt: 'a red boat on a lake' }),
  });
  if (response.status !== 200) throw new Error(await response.text());
  await response.arrayBuffer();
};
let left = TASKS;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) await create();
  }),
);

const countsOf = async (child: ChildProcess): Promise<{ jobs: number; polls: number }> => {
  const reply = once(child, 'message') as Promise<[{ jobs: number; polls: number }]>;
  child.send('count');
  return (await reply)[0];
};
while ((await countsOf(upstream)).jobs < TASKS) await delay(200);
// The first polls come together; then they spread out.
await delay(15_000);
const before = {
  cpu: await cpuMicrosOf(service.child),
  at: performance.now(),
  ...(await countsOf(upstream)),
};
await delay(SECONDS * 1000);
const after = { cpu: await cpuMicrosOf(service.child), at: performance.now(), ...(await countsOf(upstream)) };
const seconds = (after.at - before.at) / 1000;
const polls = after.polls - before.polls;
const percent = (after.cpu - before.cpu) / 10_000 / seconds;

report({
  title: `Hosted videos: ${TASKS} open tasks, polled as the preset openai-videos says`,
  rows: [
    {
      'polls per second': Math.round(polls / seconds),
      'µs per poll': Math.round((after.cpu - before.cpu) / Math.max(1, polls)),
      'load of the machine': loadavg()[0]!.toFixed(1),
    },
  ],
  measured: percent,
  unit: '% of one core',
  target: { atMost: 20 },
});
