import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { report } from './support/report.ts';

/**
 * How long `phonofilm rehearse` takes from its start to its first answer, beside a process that does nothing but answer
 * (`node:http`), in turns; how long the first and a second video of a test key take; and the tests of the example application
 * with all that, three seconds of which they wait for a webhook that is late.
 */
const ROUNDS = 7;
const EXAMPLE_ROUNDS = 3;
const MAIN = fileURLToPath(new URL('../bin/phonofilm.mjs', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../examples/typescript/video-shop.test.ts', import.meta.url));
const BARE = `const server = require('node:http').createServer((_, answer) => answer.end('{}'));
  server.listen(0, '127.0.0.1', () => console.log('export BASE_URL=http://127.0.0.1:' + server.address().port));`;

interface Started {
  readonly ms: number;
  readonly firstVideoMs: number | null;
  readonly secondVideoMs: number | null;
}

async function start(args: readonly string[]): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const variables: Record<string, string> = {};
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name = '', value = ''] = /^export (\w+)=(\S+)$/.exec(line) ?? [];
    variables[name] = value;
    if (name === 'PHONOFILM_KEY' || args[0] === '-e') break;
  }
  const { BASE_URL: url = '', API_KEY: key } = variables;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', connection: 'close' };
  await (await fetch(`${url}/models`, { headers })).arrayBuffer();
  const ms = performance.now() - began;
  const video = async () => {
    const ordered = performance.now();
    const body = JSON.stringify({ model: 'vidA3-fast', prompt: 'a fox runs through the snow' });
    const made = await fetch(`${url}/video/create`, { method: 'POST', headers, body });
    const { id } = (await made.json()) as { id: string };
    for (;;) {
      const read = await fetch(`${url}/video/query?wait=20&id=${encodeURIComponent(id)}`, { headers });
      if (((await read.json()) as { status: string }).status === 'completed') break;
    }
    return performance.now() - ordered;
  };
  const videos = key
    ? { firstVideoMs: await video(), secondVideoMs: await video() }
    : { firstVideoMs: null, secondVideoMs: null };
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { ms, ...videos };
}

const runs: Started[] = [];
const bare: Started[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  bare.push(await start(['-e', BARE]));
  runs.push(await start([MAIN, 'rehearse']));
}

async function runExample(): Promise<number> {
  const began = performance.now();
  const args = [MAIN, 'rehearse', '--', process.execPath, '--test', EXAMPLE];
  const [code] = await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error('the tests of the example fail');
  return performance.now() - began;
}

const examples: number[] = [];
for (let round = 0; round < EXAMPLE_ROUNDS; round += 1) examples.push(await runExample());

const median = (values: readonly (number | null)[]) =>
  Math.round(values.map(Number).toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
const ready = median(runs.map(({ ms }) => ms));
const reference = median(bare.map(({ ms }) => ms));
report({
  title: 'Rehearsal: from its start to its first answer',
  rows: [
    { what: 'node:http alone', ms: reference },
    { what: 'phonofilm rehearse', ms: ready, ratio: Number((ready / reference).toFixed(1)) },
    { what: 'its first video of 8 s', ms: median(runs.map(({ firstVideoMs }) => firstVideoMs)) },
    { what: 'its second video of 8 s', ms: median(runs.map(({ secondVideoMs }) => secondVideoMs)) },
    { what: 'the tests of examples/typescript', ms: median(examples) },
  ],
  measured: ready,
  unit: 'ms until it answers',
  target: { atMost: 1500 },
});
