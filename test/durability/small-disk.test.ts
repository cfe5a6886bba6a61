import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { isDiskFull } from '../../src/domain/disk-full.ts';
import { SceneEngine } from '../../src/engines/local/illustration/scene-engine.ts';
import { TEST_KEY } from '../support/service.ts';
import { type ServiceProcess, startServiceProcess } from '../support/service-process.ts';
import { mountSmallDisk, type SmallDisk } from '../support/small-disk.ts';
import { until } from '../support/until.ts';
import { videoJob } from '../support/video-job.ts';

/** What a service does whose disk fills up under it, and when there is room again. */

const NODE = new URL('../support/node-with-fakes.ts', import.meta.url);
const headers = { authorization: `Bearer ${TEST_KEY}`, 'content-type': 'application/json' };

let disk: SmallDisk | null;
let folder: string;
before(() => {
  disk = mountSmallDisk('24m');
  folder = mkdtempSync(join(tmpdir(), 'phonofilm-small-disk-'));
});
after(async () => {
  await disk?.[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const create = (service: ServiceProcess) =>
  fetch(`${service.url}/v1/video/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ model: 'vidA3.1', prompt: 'a red boat' }),
  });

async function created(service: ServiceProcess): Promise<string> {
  const answer = await create(service);
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { id: string }).id;
}

const read = async (service: ServiceProcess, id: string) =>
  (await (await fetch(`${service.url}/v1/videos/${id}`, { headers })).json()) as {
    status: string;
    progress: number;
  };

describe('a disk that fills up', () => {
  async function start(name: string, freeMegabytes: number) {
    const logFile = join(folder, `${name}.log`);
    const service = await startServiceProcess({
      dataDirectory: join(disk!.path, name),
      script: NODE,
      logFile,
      settings: { disk: { free_megabytes: freeMegabytes } },
      environment: {
        ROLE: 'serve',
        API_KEY: TEST_KEY,
        LOG_LEVEL: 'info',
        FAKE_STEP_MS: '700',
      },
    });
    return { service, log: () => readFileSync(logFile, 'utf8') };
  }

  const assertRefused = async (service: ServiceProcess) => {
    const refused = await create(service);
    assert.equal(refused.status, 503);
    assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    const text = await refused.text();
    assert.equal(JSON.parse(text).error.code, 'service_unavailable');
    assert.doesNotMatch(text, /sqlite|ENOSPC|\/tmp/i, 'internals stay inside');
  };

  const notReady = async (service: ServiceProcess) => {
    const answer = await fetch(`${service.url}/readyz`);
    const text = await answer.text();
    return answer.status === 503 && /disk/.test(text);
  };

  test('with little disk space left no work is accepted; it resumes by itself', async (context) => {
    if (disk === null) return context.skip('SKIPPED: this user may mount no disk');
    const { service, log } = await start('nearly', 6);
    disk.fill(3 * 1024 * 1024);
    await until(() => notReady(service));
    await assertRefused(service);
    await until(() => /only \d MB are free on the disk of the data folder/.test(log()));
    disk.clear();
    await until(async () => (await fetch(`${service.url}/readyz`)).status === 200);
    const id = await created(service);
    await until(async () => (await read(service, id)).status === 'completed');
    service.child.kill('SIGTERM');
    assert.equal(await service.ended, 0);
  });

  test('a video that finds the disk full returns to the queue, with the cause in the log, and is finished later', async (context) => {
    if (disk === null) return context.skip('SKIPPED: this user may mount no disk');
    const { service, log } = await start('full', 0);
    const id = await created(service);
    await until(async () => (await read(service, id)).progress > 0);
    disk.fill();
    await until(() => log().includes('ENOSPC'));
    await until(() => notReady(service));
    await assertRefused(service);
    assert.equal((await read(service, id)).status, 'processing', 'it has not failed');
    disk.clear();
    await until(async () => (await read(service, id)).status === 'completed');
    assert.doesNotMatch(log(), /video failed/);
    await created(service);
    service.child.kill('SIGTERM');
    assert.equal(await service.ended, 0);
  });

  test('a local engine distinguishes a full disk from a video that cannot be made', async (context) => {
    if (disk === null) return context.skip('SKIPPED: this user may mount no disk');
    const scratchDirectory = join(disk.path, 'engine');
    mkdirSync(scratchDirectory, { recursive: true });
    disk.fill();
    const job = videoJob(scratchDirectory);
    const engine = new SceneEngine();
    const signal = new AbortController().signal;
    const video = engine.watch(await engine.start(job, signal), job, signal, () => {});
    await assert.rejects(video, (error) => isDiskFull(error));
    disk.clear();
  });
});
