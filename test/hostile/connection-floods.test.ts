import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { GREEDY, getFrom, MODEST } from '../support/local-callers.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { type ServiceProcess, startServiceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** Connections without end, to a process that may have 1,024 descriptors. */

const DESCRIPTORS = 1024;
let folder: string;
let service: ServiceProcess;
before(async () => {
  folder = scratchFolder();
  service = await startServiceProcess({
    dataDirectory: folder,
    descriptors: DESCRIPTORS,
    logFile: join(folder, 'log'),
  });
});
after(async () => {
  service.child.kill('SIGKILL');
  await service.ended;
});

/** Opens a connection that neither sends nor reads nor ends. */
function occupy(localAddress: string): Promise<Socket> {
  const socket = connect({
    host: '127.0.0.1',
    port: Number(new URL(service.url).port),
    localAddress,
    allowHalfOpen: true,
  });
  socket.on('error', () => {});
  socket.pause();
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('close', () => resolve(socket));
  });
}

const health = async () => {
  const answer = await getFrom(MODEST, `${service.url}/healthz`).catch((error: Error) => error.message);
  return typeof answer === 'string' ? answer : answer.status;
};

const openDescriptors = () => readdirSync(`/proc/${service.child.pid}/fd`).length;

/** Floods from the addresses in turns; answers what a modest caller got meanwhile. */
async function flood(addresses: readonly string[], connections: number): Promise<(number | string)[]> {
  const sockets: Socket[] = [];
  const seen: (number | string)[] = [];
  for (let opened = 0; opened < connections; opened += 100) {
    const batch = Array.from({ length: 100 }, (_, index) => occupy(addresses[index % addresses.length]!));
    sockets.push(...(await Promise.all(batch)));
    for (let count = 0; count < 3; count += 1) seen.push(await health());
  }
  assert.ok(openDescriptors() < DESCRIPTORS - 100, `${openDescriptors()} descriptors are open`);
  for (const socket of sockets) socket.destroy();
  await until(() => openDescriptors() < 200);
  return seen;
}

test('1,800 connections from one address cost another none of its requests', async () => {
  assert.deepEqual(new Set(await flood([GREEDY], 1800)), new Set([200]));
});

test('1,800 connections from ten addresses cost another none of its requests', async () => {
  const addresses = Array.from({ length: 10 }, (_, index) => `127.0.1.${index + 1}`);
  assert.deepEqual(new Set(await flood(addresses, 1800)), new Set([200]));
});

test('a start with so few descriptors says so', async () => {
  let warning: string | undefined;
  // Lines of the log are written together, a moment later.
  await until(() => {
    const lines = readFileSync(join(folder, 'log'), 'utf8').split('\n');
    warning = lines.find((line) => line.includes('ulimit -n'));
    return warning !== undefined;
  });
  assert.equal(JSON.parse(warning ?? '').descriptors, DESCRIPTORS);
});
