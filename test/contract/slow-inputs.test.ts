import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { bearer } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { testPostgres } from '../support/postgres.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { startService, useService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** Inputs behind URLs are fetched before an engine's place is taken, fairly, and once. */

const service = useService();
let pictures: Server;
let address: string;
const requested = new Map<string, number>();
const hanging = new Set<ServerResponse>();

before(async () => {
  const picture = readFileSync((await sampleFiles()).picture);
  pictures = createServer((request, response) => {
    const path = request.url ?? '';
    requested.set(path, (requested.get(path) ?? 0) + 1);
    if (path.startsWith('/never') || (path === '/later' && requested.get(path) === 1)) hanging.add(response);
    else response.setHeader('content-type', 'image/jpeg').end(picture);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => pictures.once('listening', resolve));
  address = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
after(async () => {
  pictures.closeAllConnections();
  pictures.close();
});

const create = async (images: string[], key = service.key, prompt = 'a red boat') => {
  const body = { model: 'vidB-2', prompt, images };
  const answer = await service.call('POST', '/v1/video/create', body, bearer(key));
  assert.equal(answer.status, 200, answer.text);
  return answer.json.id as string;
};

test('an account whose images never arrive does not delay the videos of others', async () => {
  const [greedy, modest] = [await service.newKey(), await service.newKey()];
  const stuck: string[] = [];
  for (let number = 0; number < 40; number += 1)
    stuck.push(await create([`${address}/never-${number}`], greedy.key));
  await until(() => hanging.size >= 4);
  const plain = await create([], modest.key);
  assert.equal((await service.finished(plain, modest.key))['status'], 'completed');
  const pictured = await create([`${address}/quick.jpg`], modest.key);
  assert.equal((await service.finished(pictured, modest.key))['status'], 'completed');
  assert.ok(hanging.size <= 8, 'no account takes more than half of the places');
  const waiting = await service.call('GET', `/v1/videos/${stuck[0]}`, undefined, bearer(greedy.key));
  assert.equal(waiting.json.status, 'pending', 'no engine has begun');
  for (const id of stuck) await service.call('DELETE', `/v1/videos/${id}`, undefined, bearer(greedy.key));
  const again = await create([`${address}/again.jpg`], greedy.key);
  assert.equal((await service.finished(again, greedy.key))['status'], 'completed');
});

test('a remix uses the pictures of its source, which are fetched once and outlive it', async () => {
  const url = `${address}/once.jpg`;
  const source = await create([url]);
  await service.finished(source);
  const remix = async (id: string) => {
    const answer = await service.call('POST', `/v1/videos/${id}/remix`, { prompt: 'at night' });
    assert.equal(answer.status, 200, answer.text);
    const task = await service.finished(answer.json.id);
    assert.equal(task['status'], 'completed', JSON.stringify(task));
    return answer.json.id as string;
  };
  const first = await remix(source);
  await service.call('DELETE', `/v1/videos/${source}`);
  const second = await remix(first);
  assert.equal(requested.get('/once.jpg'), 1);
  const job = service.engines.video.jobs.find((candidate) => candidate.taskId === second)!;
  assert.deepEqual(
    job.inputs.map((input) => input.role),
    ['reference'],
  );
});

test('inputs that were on their way at a stop are fetched after the next start', async () => {
  const folder = scratchFolder();
  const environment = {
    DATA_DIR: folder,
    ...(process.env['PHONOFILM_TEST_STORAGE'] === 'postgres' && {
      DATABASE_URL: await (await testPostgres()).newDatabase(),
    }),
  };
  const first = await startService({ environment });
  const body = { model: 'vidB-2', prompt: 'a red boat', images: [`${address}/later`] };
  const { json } = await first.call('POST', '/v1/video/create', body);
  await until(() => requested.has('/later'));
  await first.stop();
  const second = await startService({ environment });
  const task = await second.finished(json.id);
  assert.equal(task['status'], 'completed', JSON.stringify(task));
  assert.equal(requested.get('/later'), 2);
  await second.stop();
});

test('one image that cannot be fetched fails the video at once, without waiting for the others', async () => {
  const { key } = await service.newKey();
  const hung = hanging.size;
  const id = await create([`${address}/never-again`, `${service.url}/healthz?secret=1`], key);
  const task = await service.finished(id, key);
  const { code, message } = task['error'] as { code: string; message: string };
  assert.equal(code, 'invalid_image');
  assert.ok(!message.includes('secret'), 'a query may hold a signature');
  assert.ok(hanging.size <= hung + 1);
});
