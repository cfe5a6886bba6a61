import { join } from 'node:path';
import { aKey, anAccount, openDataFolder, seedAccount } from '../test/support/seed-account.ts';
import { BENCH_KEY, BenchProcesses, requestText } from './support/bench-processes.ts';
import { cpuMicrosOf, median } from './support/measurements.ts';
import { report } from './support/report.ts';
import { storedTask, storeTasks } from './support/stored-tasks.ts';

/** What a poll costs with a million tasks stored, against a thousand; each request asks for another task. */
const ROUNDS = 9;
const REQUESTS = 8000;
const CONNECTIONS = 16;
const ASKED_FOR = 4000;

await using bench = new BenchProcesses();
const load = await bench.load();
const limit = { requests: 1_000_000_000, perSeconds: 60 };
const services = [];
for (const tasks of [1000, 1_000_000]) {
  const dataDirectory = join(bench.folder, `data-${tasks}`);
  const database = openDataFolder(dataDirectory);
  await seedAccount(database, anAccount('a'), aKey('k', 'a', { rateLimit: limit }), BENCH_KEY);
  await storeTasks(database, tasks, 'a', 'k');
  await database.close();
  const texts = Array.from({ length: ASKED_FOR }, (_, index) => {
    const number = Math.floor((index * tasks) / ASKED_FOR);
    return requestText('GET', `/v1/videos/${storedTask(number, 'a', 'k').id}`);
  });
  // In no order: neighbours in time are not asked for one after the other.
  const shuffled = texts.map((_, index) => texts[(index * 1_597) % ASKED_FOR]!);
  services.push({ tasks, texts: shuffled, costs: [] as number[], ...(await bench.service(dataDirectory)) });
}

for (let round = -2; round < ROUNDS; round += 1) {
  for (const { child, url, texts, costs } of services) {
    const before = await cpuMicrosOf(child);
    const port = Number(new URL(url).port);
    await load({ port, connections: CONNECTIONS, requests: REQUESTS, texts });
    const cost = ((await cpuMicrosOf(child)) - before) / REQUESTS;
    // The first rounds warm both up.
    if (round >= 0) costs.push(cost);
  }
}

const [few, many] = services;
report({
  title: 'Million: processor time of one GET /v1/videos/{id} by the number of tasks stored',
  rows: services.map(({ tasks, costs }) => ({
    tasks,
    'CPU µs per request': Number(median(costs).toFixed(1)),
  })),
  measured: median(many!.costs.map((cost, round) => cost / few!.costs[round]!)),
  unit: 'a million / a thousand',
  target: { atMost: 1.1 },
});
