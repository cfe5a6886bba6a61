import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../test/support/free-port.ts';
import { plainSamples } from '../test/support/plain-samples.ts';
import { startServer } from '../test/support/postgres.ts';
import type { GatewayLoadOrder, GatewayLoadReport } from './gateway/gateway-load.ts';
import { type Kind, type Peer, PROGRAMS, type StartedPeer } from './peers/peer.ts';
import { bifrost, litellm, newApi, phonofilm, portkey } from './peers/peers.ts';
import { chatOf, pollOf, speechOf, transcriptionOf, videoOf } from './peers/requests.ts';
import { slowStreams } from './peers/slow-streams.ts';
import { median } from './support/measurements.ts';
import { memoryOfTree, processTree } from './support/process-tree.ts';

/**
 * Gateways in front of the same tiny service, in turns on one machine: `docs/peers.md` says what is compared and what is
 * not. `PEERS_ONLY=Phonofilm,Bifrost PEERS_KINDS=chat,stream PEERS_LEVELS=1,64 PEERS_MS=2000 PEERS_ROUNDS=3 PEERS_DATABASE=postgres`.
 * Prints Markdown; `PEERS_OUT` is a file of JSON for all figures.
 */
const list = (name: string, usual: string) => (process.env[name] ?? usual).split(',');
const only = list('PEERS_ONLY', 'Portkey,LiteLLM,new-api,Bifrost,Phonofilm');
const kinds = list('PEERS_KINDS', 'chat,stream,transcription,speech,video,poll') as Kind[];
const levels = list('PEERS_LEVELS', '1,64,256').map(Number);
const ROUNDS = Number(process.env['PEERS_ROUNDS'] ?? 3);
const MILLISECONDS = Number(process.env['PEERS_MS'] ?? 2000);
const onPostgres = process.env['PEERS_DATABASE'] === 'postgres';
/** Before a kind is measured. */
const WARM_REQUESTS = 400;
const WARMS_WITHIN_MS = 10_000;
const server = onPostgres ? await startServer(['fsync=on']) : null;
const SLOW_STREAMS = 200;
const TICKS_PER_SECOND = 100;

const peers = [portkey, litellm, newApi, bifrost, phonofilm].filter(({ name }) =>
  only.some((start) => name.startsWith(start)),
);
const folder = mkdtempSync(join(tmpdir(), 'phonofilm-peers-'));
const video = join(folder, 'video.mp4');
writeFileSync(video, readFileSync(plainSamples(join(folder, 'samples')).video));
const upstream = fork(new URL('./gateway/tiny-upstream.ts', import.meta.url), [video]);
const upstreamPort = ((await once(upstream, 'message')) as [{ port: number }])[0].port;
const address = `http://127.0.0.1:${upstreamPort}`;
const generator = fork(new URL('./gateway/gateway-load.ts', import.meta.url));
const figures: Record<string, unknown>[] = [];

interface Running {
  readonly peer: Peer;
  readonly started: StartedPeer;
  readonly port: number;
  readonly folder: string;
}

const running: Running[] = [];
try {
  const starts = [];
  for (const peer of peers) {
    const { row, ...one } = await startMeasured(peer);
    starts.push(row);
    running.push(one);
  }
  table('What a start costs, until the first answered chat', starts);
  for (const kind of kinds) {
    for (const { started, port } of running) {
      const request = await requestOf(kind, started, port);
      // A program that compiles itself as it runs costs ten times as much at its first requests of a kind.
      if (request) await load(port, 8, request, WARMS_WITHIN_MS, WARM_REQUESTS);
    }
    for (const connections of levels) await compare(kind, connections);
  }
  if (process.env['PEERS_STREAMS'] !== 'no') {
    const rows = [];
    for (const one of running) rows.push(await memoryUnderStreams(one));
    table(
      `Memory in megabytes, all processes of a peer: at rest after the load, and with ${SLOW_STREAMS} slow streams`,
      rows,
    );
  }
} finally {
  if (process.env['PEERS_OUT']) writeFileSync(process.env['PEERS_OUT'], JSON.stringify(figures, null, 1));
  for (const child of PROGRAMS) await stop(child);
  generator.disconnect();
  upstream.disconnect();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function startMeasured(peer: Peer) {
  const own = join(folder, peer.name.replaceAll(/\W+/g, '-'));
  mkdirSync(own);
  const port = await freePort();
  const database = (await server?.newDatabase()) ?? null;
  const began = performance.now();
  const started = await peer.start({ folder: own, port, upstream: address, database });
  const request = await requestOf('chat', started, port);
  const first = await load(port, 1, request!, 60_000, 1);
  if (first.failed > 0) throw new Error(`${peer.name}: ${first.firstFailure}`);
  const seconds = (performance.now() - began) / 1000;
  const row = {
    peer: peer.name,
    'seconds, set up included': Number(seconds.toFixed(1)),
    'processor seconds': Number((await cpuSecondsOf(started.child)).toFixed(1)),
    'MB at rest': (await memoryOfTree(started.child.pid!)).together,
  };
  return { peer, started, port, folder: own, row };
}

async function compare(kind: Kind, connections: number): Promise<void> {
  const measured = new Map<
    Running,
    { report: GatewayLoadReport; cpu: number; added: number; added99: number }[]
  >();
  for (let round = 0; round < ROUNDS; round += 1) {
    const straight = await requestOf(kind, null, upstreamPort);
    const direct = await load(upstreamPort, connections, straight!, MILLISECONDS);
    for (const one of running) {
      const request = await requestOf(kind, one.started, one.port);
      if (!request) continue;
      const before = await cpuSecondsOf(one.started.child);
      const report = await load(one.port, connections, request, MILLISECONDS);
      const cpu = ((await cpuSecondsOf(one.started.child)) - before) / Math.max(1, report.done);
      const added = report.medianMs - direct.medianMs;
      const list = measured.get(one) ?? [];
      list.push({ report, cpu, added, added99: report.p99Ms - direct.p99Ms });
      measured.set(one, list);
      figures.push({
        kind,
        connections,
        round,
        peer: one.peer.name,
        postgres: onPostgres,
        cpu,
        added,
        ...report,
        direct,
      });
    }
  }
  const rows = [...measured].map(([{ peer }, rounds]) => {
    const of = (read: (one: (typeof rounds)[number]) => number) => median(rounds.map(read));
    return {
      peer: peer.name,
      'requests per processor second': Math.round(1 / of(({ cpu }) => cpu)),
      'requests/s': Math.round(of(({ report }) => report.done / report.seconds)),
      'added ms, median': Number(of(({ added }) => added).toFixed(2)),
      'added ms, 99th': Number(of(({ added99 }) => added99).toFixed(1)),
      ...(kind === 'stream' && {
        'first event, ms': Number(of(({ report }) => report.firstMs ?? Number.NaN).toFixed(1)),
        'between events 99th, ms': Number(of(({ report }) => report.gapP99Ms ?? Number.NaN).toFixed(1)),
      }),
      failed: rounds.reduce((sum, { report }) => sum + report.failed, 0),
    };
  });
  table(`${kind}, ${connections} connection${connections === 1 ? '' : 's'}`, rows);
}

async function memoryUnderStreams({ peer, started, port }: Running) {
  const rest = (await memoryOfTree(started.child.pid!)).together;
  const requests = [chatOf(started, 'slow'), started.models.speech && speechOf(started, 'unread')];
  const { peak, open } = await slowStreams(
    started.child.pid!,
    port,
    requests.filter((one) => one !== null && one !== ''),
    SLOW_STREAMS,
  );
  return {
    peer: peer.name,
    'after load': rest,
    'with streams': peak,
    more: peak - rest,
    'streams open at the end': open,
  };
}

async function requestOf(kind: Kind, started: StartedPeer | null, port: number): Promise<Buffer | null> {
  const to: Pick<StartedPeer, 'headers' | 'models' | 'videosByJson'> = started ?? {
    headers: {},
    models: { chat: 'tiny', stream: 'tiny', transcription: 'tiny', speech: 'tiny', video: 'sora-2' },
  };
  if (to.models[kind === 'poll' ? 'video' : kind] === null) return null;
  if (kind === 'chat') return chatOf(to, null);
  if (kind === 'stream') return chatOf(to, 'brief');
  if (kind === 'transcription') return transcriptionOf(to);
  if (kind === 'speech') return speechOf(to, 'brief');
  return kind === 'video' ? videoOf(to) : await pollOf(to, port);
}

async function load(
  port: number,
  connections: number,
  request: Buffer,
  milliseconds: number,
  requests = 1e9,
): Promise<GatewayLoadReport> {
  const order: GatewayLoadOrder = {
    port,
    connections,
    requests,
    milliseconds,
    request: request.toString('base64'),
  };
  const reply = once(generator, 'message') as Promise<[GatewayLoadReport]>;
  generator.send(order);
  return (await reply)[0];
}

/** User and system time of a program with all that it started, to a hundredth of a second. */
async function cpuSecondsOf({ pid }: ChildProcess): Promise<number> {
  let ticks = 0;
  for (const each of await processTree(pid!)) {
    // A process that has just ended has none; its parent has its time.
    const fields = statOf(each);
    for (const at of [11, 12, 13, 14]) ticks += Number(fields[at] ?? 0);
  }
  return ticks / TICKS_PER_SECOND;
}

/** The fields after the name, which may have spaces. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function table(title: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  console.log(`\n### ${title}\n\n| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}`);
  for (const row of rows) console.log(`| ${columns.map((column) => row[column]).join(' | ')} |`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([ended, delay(10_000)]);
  child.kill('SIGKILL');
}
