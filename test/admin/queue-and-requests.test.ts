import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { samplePng } from '../support/media-fixtures.ts';
import { useService } from '../support/service.ts';

/** What the operator sees of the work at hand, and the second try of a failed video. */

const service = useService();

const video = (prompt: string, more: Record<string, string | Blob> = {}) =>
  service.form('/v1/videos', { model: 'vidB-2', prompt, seconds: '4', size: '480x480', ...more });

test('the queue names its lanes and the lines of this node, with what runs and what waits', async () => {
  const { json } = await video('a boat that will hang');
  let lanes: { name: string; running: number }[] = [];
  while (!lanes.some(({ running }) => running > 0)) lanes = (await service.admin('GET', '/queue')).json.lanes;
  await service.call('DELETE', `/v1/videos/${json.id}`);
  const { lines } = (await service.admin('GET', '/queue')).json;
  assert.ok(lines.some(({ name }: { name: string }) => name === 'downloads'));
});

test('a failed video is made again as a new task of the same account, and pays again', async () => {
  const { json: failed } = await video('a flaky boat that will fail');
  assert.equal((await service.finished(failed.id))['status'], 'failed');
  const { status, json: again } = await service.admin('POST', `/tasks/${failed.id}/retry`);
  assert.equal(status, 200);
  assert.notEqual(again.id, failed.id);
  assert.equal(again.money.held, again.money.quoted);
  const { json: before } = await service.admin('GET', `/tasks/${failed.id}`);
  assert.deepEqual([before.status, again.account, again.key], ['failed', before.account, before.key]);
  await service.finished(again.id);
});

test('what has not failed, or came with a picture, is not tried again, and the reason is said', async () => {
  const { json: good } = await video('a boat');
  await service.finished(good.id);
  const file = await samplePng(join(service.dataDirectory, 'picture.png'), 64, 64);
  const { json: pictured } = await video('a boat that will fail', {
    input_reference: new Blob([readFileSync(file)]),
  });
  await service.finished(pictured.id);
  const lost = await service.admin('POST', `/tasks/${pictured.id}/retry`);
  assert.equal(lost.status, 400);
  assert.match(lost.json.error.message, /pictures or clips/);
  const refused = await service.admin('POST', `/tasks/${good.id}/retry`);
  assert.equal(refused.status, 400);
  assert.match(refused.json.error.message, /only failed tasks/);
  assert.equal((await service.admin('POST', '/tasks/vidB-2:1-none/retry')).status, 404);
});

test('the list of videos shows prompts to those who ask for them', async () => {
  const plain = await service.call('GET', '/v1/videos?limit=1');
  assert.equal('prompt' in plain.json.data[0], false);
  const reported = await service.call('GET', '/v1/videos?limit=1&include=prompt');
  assert.equal(reported.json.data[0].prompt, 'a boat that will fail');
  assert.equal((await service.call('GET', '/v1/videos?include=secrets')).json.error.param, 'include');
});
