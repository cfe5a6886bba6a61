import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endlessWavHeader } from '../src/platform/sound/wav-header.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../test/support/seed-account.ts';
import type { GatewayLoadOrder, GatewayLoadReport } from './gateway/gateway-load.ts';
import { memoryOfSlowStreams } from './gateway/slow-streams.ts';
import { BENCH_KEY, BenchProcesses } from './support/bench-processes.ts';
import { cpuMicrosOf, median } from './support/measurements.ts';
import { report } from './support/report.ts';

/**
 * What passing a request on to a hosted service costs, with key, limits, content policy, money, metrics and log, against
 * Portkey's gateway and a minimal proxy, all three before the same tiny service.
 */
const ROUNDS = 11;
const SLOW_STREAMS = 200;
/** The compiler goes on improving the code for as long. */
const WARM_UP = 20_000;
const LEVELS = [
  { connections: 1, requests: 1500 },
  { connections: 64, requests: 4000 },
] as const;

await using bench = new BenchProcesses();
const upstream = bench.fork('../gateway/tiny-upstream.ts');
const upstreamPort = await portOf(upstream);
const upstreamUrl = `http://127.0.0.1:${upstreamPort}`;
const proxy = bench.fork('../gateway/minimal-proxy.ts', upstreamUrl);
const proxyPort = await portOf(proxy);
const portkey = await startPortkey();
const service = await startGateway();
const servicePort = Number(new URL(service.url).port);
const generator = bench.fork('../gateway/gateway-load.ts');

const servers = [
  { name: 'minimal proxy', child: proxy, port: proxyPort },
  { name: 'Portkey', child: portkey.child, port: portkey.port },
  { name: 'Phonofilm', child: service.child, port: servicePort },
] as const;

const chat = (stream: boolean) =>
  requestOf('/v1/chat/completions', 'application/json', [
    JSON.stringify({
      model: 'chat-4o-audio-preview',
      messages: [
        { role: 'system', content: 'You are a helpful assistant who answers in a few sentences.' },
        { role: 'user', content: 'When does the train to the coast leave, and where do I buy a ticket?' },
      ],
      ...(stream && { stream: true }),
    }),
  ]);
const speech = requestOf('/v1/audio/speech', 'application/json', [
  JSON.stringify({ model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy', input: 'A long story.' }),
]);
/** The bounds are what callers feel; `timesPortkey` by the number of connections. */
const kinds = [
  { name: 'chat', request: chat(false), timesPortkey: { 1: 1.2, 64: 2.5 }, mostAddedMs: 1.2 },
  {
    name: 'transcription of 64 KB',
    request: transcription(),
    timesPortkey: { 1: 1.2, 64: 2 },
    mostAddedMs: 1.5,
  },
];

for (const kind of kinds) {
  for (const { port } of servers) await load(port, 32, WARM_UP, kind.request);
  for (const level of LEVELS) await compare(kind, level);
}
const more = await memoryOfSlowStreams(service.child.pid!, servicePort, [chat(true), speech], SLOW_STREAMS);
report({
  title: `Memory: ${SLOW_STREAMS} slow streams open, chat and speech`,
  rows: [],
  measured: more,
  unit: 'megabytes more at most',
  target: { atMost: 150 },
});

async function compare(
  { name, request, timesPortkey, mostAddedMs }: (typeof kinds)[number],
  { connections, requests }: (typeof LEVELS)[number],
): Promise<void> {
  const costs = servers.map(() => [] as number[]);
  const rates = servers.map(() => [] as number[]);
  const delays = servers.map(() => [] as number[]);
  const direct: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    direct.push((await load(upstreamPort, connections, requests, request)).medianMs);
    for (const [index, { child, port }] of servers.entries()) {
      const before = await cpuMicrosOf(child);
      const { seconds, medianMs } = await load(port, connections, requests, request);
      costs[index]!.push(((await cpuMicrosOf(child)) - before) / requests);
      rates[index]!.push(requests / seconds);
      delays[index]!.push(medianMs);
    }
  }
  const added = delays.map((times) => median(times.map((time, round) => time - direct[round]!)));
  const rows = servers.map((server, index) => ({
    server: server.name,
    'CPU µs per request': Number(median(costs[index]!).toFixed(1)),
    'requests per CPU second': Math.round(1e6 / median(costs[index]!)),
    'requests/s': Math.round(median(rates[index]!)),
    'added ms at the median': Number(added[index]!.toFixed(3)),
  }));
  const ratio = (other: number) => median(costs[other]!.map((cost, round) => cost / costs[2]![round]!));
  const title = `Gateway: ${name}, ${connections} connection${connections === 1 ? '' : 's'}`;
  const unit = (of: string) => `requests per CPU second, times ${of}'s`;
  const target = { atLeast: timesPortkey[connections] };
  report({ title, rows, measured: ratio(1), unit: unit('Portkey'), target });
  console.log(`${unit('the minimal proxy')}: ${ratio(0).toFixed(2)}`);
  if (connections === 1) {
    report({ title, rows: [], measured: added[2]!, unit: 'added ms', target: { atMost: mostAddedMs } });
  }
}

async function load(
  port: number,
  connections: number,
  requests: number,
  request: Buffer,
): Promise<GatewayLoadReport> {
  const order: GatewayLoadOrder = { port, connections, requests, request: request.toString('base64') };
  const reply = once(generator, 'message') as Promise<[GatewayLoadReport]>;
  generator.send(order);
  return (await reply)[0];
}

/** Portkey is told by headers where the service is; the others ignore them. */
function requestOf(path: string, type: string, body: readonly (string | Uint8Array)[]): Buffer {
  const bytes = Buffer.concat(body.map((part) => Buffer.from(part)));
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${BENCH_KEY}`,
    'x-portkey-provider: openai',
    `x-portkey-custom-host: ${upstreamUrl}/v1`,
    `content-type: ${type}`,
    `content-length: ${bytes.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}

/** Two seconds of a voice, as a form. */
function transcription(): Buffer {
  const boundary = 'a-boundary-as-clients-write-it';
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const sound = Buffer.from(
    Int16Array.from({ length: 32 * 1024 - 22 }, (_, at) => 900 * Math.sin(at / 9)).buffer,
  );
  return requestOf('/v1/audio/transcriptions', `multipart/form-data; boundary=${boundary}`, [
    part('model', 'asr-1'),
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="voice.wav"\r\n`,
    'content-type: audio/wav\r\n\r\n',
    endlessWavHeader(16_000),
    sound,
    `\r\n--${boundary}--\r\n`,
  ]);
}

async function portOf(child: ChildProcess): Promise<number> {
  return ((await once(child, 'message')) as [{ port: number }])[0].port;
}

async function startPortkey(): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const script = new URL('../node_modules/@portkey-ai/gateway/build/start-server.js', import.meta.url);
  const child = fork(script, ['--headless', `--port=${port}`], {
    execArgv: ['--import', new URL('./gateway/measured-portkey.ts', import.meta.url).href],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  bench.adopt(child);
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer) return { child, port };
    await delay(100);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function startGateway(): Promise<{ url: string; child: ChildProcess }> {
  const dataDirectory = join(bench.folder, 'data');
  const database = openDataFolder(dataDirectory);
  const limit = { requests: 1_000_000_000, perSeconds: 60 };
  await seedAccount(
    database,
    anAccount('a', { balance: 1e12 }),
    aKey('k', 'a', { rateLimit: limit }),
    BENCH_KEY,
  );
  await database.close();
  const route = '{ routes: [ { upstream: tiny, model: tiny } ] }';
  return await bench.service(
    dataDirectory,
    `
upstreams:
  tiny: { protocol: openai, base_url: "${upstreamUrl}/v1", api_key: key, concurrency: 512 }
models:
  chat-4o-audio-preview: ${route}
  chat-4o-mini-tts-2025-12-15: ${route}
  asr-1: ${route}
`,
  );
}
