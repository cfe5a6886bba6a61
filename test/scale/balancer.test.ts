import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { EventReader } from '../support/event-stream.ts';
import { freePort } from '../support/free-port.ts';
import { type TestNode, TestNodes } from '../support/nodes.ts';
import { testPostgres } from '../support/postgres.ts';
import { TEST_KEY } from '../support/service.ts';
import { unlessLacking } from '../support/unless-lacking.ts';
import { wavFile } from '../support/wav-file.ts';

/** deploy/nginx.conf in front of two api nodes, where nginx is installed. */

const skip = unlessLacking(spawnSync('nginx', ['-v']).error !== undefined, 'nginx is not installed here');
/** More than an SDK makes, fewer than would hide a node that stays away. */
const ATTEMPTS = 5;
const authorization = `Bearer ${TEST_KEY}`;

describe('the balancer', { skip }, () => {
  let nodes: TestNodes;
  let api: TestNode[];
  let nginx: ChildProcess;
  let url: string;

  before(async () => {
    nodes = new TestNodes({
      databaseUrl: await (await testPostgres()).newDatabase(),
      settings: { server: { drain_seconds: 1 } },
      environment: { FAKE_STEP_MS: '100', TRUSTED_PROXIES: '127.0.0.1' },
    });
    api = [await nodes.add('api'), await nodes.add('api')];
    await Promise.all([...api, await nodes.add('worker')].map((node) => node.start()));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const config = join(nodes.folder, 'nginx.conf');
    writeFileSync(config, configFor(port));
    const globals = `daemon off; pid ${join(nodes.folder, 'nginx.pid')}; error_log ${join(nodes.folder, 'nginx.log')};`;
    nginx = spawn('nginx', ['-c', config, '-g', globals], { stdio: 'ignore' });
    while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
      assert.equal(nginx.exitCode, null, 'nginx runs');
      await delay(20);
    }
  });
  after(async () => {
    nginx?.kill('SIGTERM');
    await nodes?.killAll();
  });

  /** As it is deployed, but for the addresses. */
  function configFor(port: number): string {
    return readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
      .replace(/^ *server api:8080(.*)$/m, (_, options: string) =>
        api.map((node) => `server ${new URL(node.url).host}${options}`).join('\n'),
      )
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('http {', `http {\n${temporaryFolders()}`);
  }

  /** Where a user other than root may write. */
  const temporaryFolders = () =>
    ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(nodes.folder, name)};`)
      .join('\n');

  const create = (idempotencyKey: string = randomUUID()) =>
    fetch(`${url}/v1/video/create`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify({ model: 'vidA3.1', prompt: 'a quiet lake' }),
    });

  /** nginx may have connected to a node that closes before it accepts: that is the caller's to repeat. */
  const answered = async (request: () => Promise<Response>): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await request();
      if (response.status !== 502 || attempt === ATTEMPTS) return response;
      await response.arrayBuffer();
    }
  };

  const read = (id: string, query = '') =>
    fetch(`${url}/v1/video/query?id=${id}${query}`, { headers: { authorization } });

  test('a video is created, followed, read and opened through it', async () => {
    const { id } = (await (await create()).json()) as { id: string };
    const events = await fetch(`${url}/v1/videos/${id}/events`, { headers: { authorization } });
    const stream = new EventReader(events);
    const first = await stream.data();
    assert.notEqual(first.status, 'completed', 'events come as they happen, not at the end');
    assert.equal((await stream.rest()).at(-1).status, 'completed');
    const task = (await (await read(id)).json()) as { status: string; video_url: string };
    assert.equal(task.status, 'completed');
    assert.ok(task.video_url.startsWith(`${url}/files/`), task.video_url);
    const video = await fetch(task.video_url, { headers: { range: 'bytes=0-2' } });
    assert.deepEqual([video.status, await video.text()], [206, 'the']);
  });

  test('a large upload passes through it as it comes', async () => {
    const form = new FormData();
    form.append('model', 'asr-1');
    form.append('file', new Blob([wavFile(new Uint8Array(20 * 1024 * 1024))]), 'long.wav');
    const options = { method: 'POST', headers: { authorization }, body: form };
    const response = await fetch(`${url}/v1/audio/transcriptions`, options);
    assert.equal(response.status, 200, await response.text());
  });

  test('restarts of the nodes behind it are not noticed by callers who repeat what was not answered', async () => {
    let running = true;
    let answers = 0;
    const client = async () => {
      while (running) {
        const key = randomUUID();
        const created = await answered(() => create(key));
        assert.equal(created.status, 200, await created.clone().text());
        const { id } = (await created.json()) as { id: string };
        const polled = await answered(() => read(id, '&wait=0.05'));
        assert.equal(polled.status, 200, await polled.clone().text());
        await polled.arrayBuffer();
        answers += 2;
        // So many videos as fast as they come are work for the nodes, and no proof.
        await delay(50);
      }
    };
    const clients = Array.from({ length: 3 }, client);
    const restarts = (async () => {
      for (const node of api) {
        assert.equal(await node.stop(), 0);
        const before = requestsTo(node);
        await node.start();
        while (running && requestsTo(node) === before) await delay(50);
      }
      const soFar = answers;
      while (running && answers < soFar + 20) await delay(20);
      running = false;
    })();
    await Promise.all([restarts, ...clients]).finally(() => {
      running = false;
    });
  });
});

function requestsTo(node: TestNode): number {
  return node.log().filter((line) => line['msg'] === 'request').length;
}
