import { once } from 'node:events';
import { join } from 'node:path';
import { aKey, anAccount, openDataFolder, seedAccount } from '../test/support/seed-account.ts';
import { BENCH_KEY, BenchProcesses, requestText } from './support/bench-processes.ts';
import { cpuMicrosOf, median } from './support/measurements.ts';
import { report } from './support/report.ts';
import { storedTask, storeTasks } from './support/stored-tasks.ts';

/** What a poll costs the service, with key, limits, metrics and log, against a bare server that sends the same bytes. */
const ROUNDS = 9;
const REQUESTS = 8000;
const CONNECTIONS = 16;

await using bench = new BenchProcesses();
const dataDirectory = join(bench.folder, 'data');
const database = openDataFolder(dataDirectory);
const limit = { requests: 1_000_000_000, perSeconds: 60 };
await seedAccount(database, anAccount('a'), aKey('k', 'a', { rateLimit: limit }), BENCH_KEY);
await storeTasks(database, 1000, 'a', 'k');
await database.close();

const service = await bench.service(dataDirectory);
const raw = bench.fork('./raw-server.ts');
const load = await bench.load();

const path = `/v1/videos/${storedTask(7, 'a', 'k').id}`;
const answer = await fetch(service.url + path, { headers: { authorization: `Bearer ${BENCH_KEY}` } });
const own = new Set(['connection', 'keep-alive', 'date']);
const headers = [...answer.headers].filter(([name]) => !own.has(name)).flat();
const listening = once(raw, 'message') as Promise<[{ port: number }]>;
raw.send({ headers, body: await answer.text() });
const [{ port: rawPort }] = await listening;

const servers = [
  { name: 'node:http', child: raw, port: rawPort, costs: [] as number[], rates: [] as number[] },
  {
    name: 'GET /v1/videos/{id}',
    child: service.child,
    port: Number(new URL(service.url).port),
    costs: [] as number[],
    rates: [] as number[],
  },
];
const texts = [requestText('GET', path)];
for (let round = -1; round < ROUNDS; round += 1) {
  for (const { child, port, costs, rates } of servers) {
    const before = await cpuMicrosOf(child);
    const { seconds } = await load({ port, connections: CONNECTIONS, requests: REQUESTS, texts });
    const cost = ((await cpuMicrosOf(child)) - before) / REQUESTS;
    // The first round warms both up.
    if (round < 0) continue;
    costs.push(cost);
    rates.push(REQUESTS / seconds);
  }
}

report({
  title: 'Poll: processor time of one GET /v1/videos/{id}',
  rows: servers.map(({ name, costs, rates }) => ({
    server: name,
    'CPU µs per request': Number(median(costs).toFixed(1)),
    'requests/s': Math.round(median(rates)),
  })),
  measured: median(servers[1]!.costs.map((cost, round) => cost / servers[0]!.costs[round]!)),
  unit: 'service / node:http',
  target: { atMost: 1.5 },
});
