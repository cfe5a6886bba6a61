import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { getFrom, MODEST, neverRead } from '../support/local-callers.ts';
import { RawConnection } from '../support/raw-connection.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { TEST_KEY } from '../support/service.ts';
import { type ServiceProcess, startServiceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** Requests sent ahead on one connection whose answers are never read; for these files nobody needs a key. */

const VIDEO_BYTES = 16 * 1024 * 1024;
/** Long enough for a caller on a busy machine to read something. */
const STALLED_SECONDS = 6;

let dataDirectory: string;
let service: ServiceProcess;
/** Path and query of a video's link. */
let video: string;
before(async () => {
  dataDirectory = scratchFolder();
  service = await startServiceProcess({
    dataDirectory,
    descriptors: 512,
    settings: { server: { stalled_seconds: STALLED_SECONDS } },
    environment: { API_KEY: TEST_KEY, LOG_LEVEL: 'silent' },
  });
  video = await makeVideo();
});
after(async () => {
  service.child.kill('SIGKILL');
  await service.ended;
});

async function makeVideo(): Promise<string> {
  const headers = { authorization: `Bearer ${TEST_KEY}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ model: 'vidA3', prompt: 'a boat' });
  const made = await fetch(`${service.url}/v1/video/create`, { method: 'POST', headers, body });
  const { id } = (await made.json()) as { id: string };
  const query = `${service.url}/v1/video/query?wait=20&id=${encodeURIComponent(id)}`;
  for (;;) {
    const task = (await (await fetch(query, { headers })).json()) as { video_url: string | null };
    if (task.video_url === null) continue;
    // Larger than all the buffers between the service and its caller.
    const [file] = globSync(join(dataDirectory, 'artifacts/tasks/**/film.mp4'));
    writeFileSync(file!, Buffer.alloc(VIDEO_BYTES, 'video'));
    const { pathname, search } = new URL(task.video_url);
    return pathname + search;
  }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

function openVideos(): number {
  const folder = `/proc/${service.child.pid}/fd`;
  const targets = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target.endsWith('film.mp4')).length;
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}

test('one connection with 2,000 requests for a video takes no descriptors from others', async () => {
  const attack = await neverRead(service.url, get(video).repeat(2000));
  const other = await getFrom(MODEST, service.url + video);
  assert.deepEqual([other.status, other.bytes], [200, VIDEO_BYTES]);
  assert.ok(openVideos() <= 1, `${openVideos()} videos are open`);
  attack.destroy();
});

test('each connection has one open video at a time', async () => {
  const attacks = await Promise.all(
    Array.from({ length: 100 }, () => neverRead(service.url, get(video).repeat(60))),
  );
  const other = await getFrom(MODEST, service.url + video);
  assert.deepEqual([other.status, other.bytes], [200, VIDEO_BYTES]);
  assert.ok(openVideos() <= 64, `${openVideos()} videos are open`);
  for (const attack of attacks) attack.destroy();
  await until(() => openVideos() === 0);
});

test('22,000 pipelined requests cost little memory, and others are still answered', async () => {
  const before = residentMegabytes();
  const attacks = await Promise.all(
    Array.from({ length: 10 }, () => neverRead(service.url, get(video).repeat(2200))),
  );
  const health = await getFrom(MODEST, `${service.url}/healthz`);
  assert.equal(health.status, 200);
  assert.ok(residentMegabytes() - before < 150, `${residentMegabytes() - before} MB more`);
  for (const attack of attacks) attack.destroy();
});

test('a client that stops reading a video loses its connection', async () => {
  const stalled = await neverRead(service.url, get(video));
  await until(() => openVideos() === 1);
  await until(() => openVideos() === 0);
  stalled.destroy();
});

test('a long poll does not count as a client that stops reading', async () => {
  const body = JSON.stringify({ model: 'vidA3', prompt: 'hang' });
  const headers = { authorization: `Bearer ${TEST_KEY}`, 'content-type': 'application/json' };
  const made = await fetch(`${service.url}/v1/video/create`, { method: 'POST', headers, body });
  const { id } = (await made.json()) as { id: string };
  const path = `/v1/videos/${encodeURIComponent(id)}?wait=${2 * STALLED_SECONDS}`;
  let [before, news] = ['', ''];
  do {
    before = news;
    const polled = await fetch(service.url + path, { headers });
    assert.equal(polled.status, 200);
    news = await polled.text();
    // The same again: this poll has waited for all of its time.
  } while (news !== before);
});

test('pipelined requests are answered in order, each after the one before', async () => {
  await using connection = await RawConnection.open(service.url);
  const part = get(video).replace('\r\n\r\n', '\r\nrange: bytes=0-999999\r\n\r\n');
  await connection.write(get('/healthz') + part + get('/nowhere') + get('/healthz'));
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await connection.answer()).status);
  assert.deepEqual(statuses, [200, 206, 404, 200]);
});
