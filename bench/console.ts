import { join } from 'node:path';
import { CHROMIUM, startBrowser } from '../test/support/browser.ts';
import { BenchProcesses } from './support/bench-processes.ts';
import { median } from './support/measurements.ts';
import { report } from './support/report.ts';

/** From asking for the console in a browser that has never seen it until a person can type a key. */
const ROUNDS = 9;

await using bench = new BenchProcesses();
const service = await bench.service(join(bench.folder, 'data'));
const browser = await startBrowser();
const times: number[] = [];
for (let round = -1; round < ROUNDS; round += 1) {
  // A context of its own has nothing in its cache.
  const context = await browser.newContext();
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(service.url, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'API key' }).fill('sk-typed');
  await page.getByRole('button', { name: 'Sign in' }).click({ trial: true });
  // The first round starts the browser's processes.
  if (round >= 0) times.push((performance.now() - start) / 1000);
  await context.close();
}
await browser.close();

report({
  title: `Console: from the address to the sign-in form in use, ${CHROMIUM}, empty cache, loopback`,
  rows: [
    {
      rounds: ROUNDS,
      'median s': Number(median(times).toFixed(2)),
      'slowest s': Number(Math.max(...times).toFixed(2)),
    },
  ],
  measured: median(times),
  unit: 'seconds until interactive',
  target: { atMost: 1 },
});
