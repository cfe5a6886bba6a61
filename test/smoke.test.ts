import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useService } from './support/service.ts';

const service = useService();

test('a video is created, finished and opened by its link', async () => {
  const created = await service.call('POST', '/v1/video/create', { model: 'vidA3.1', prompt: 'a red boat' });
  assert.equal(created.status, 200, created.text);
  const done = await service.finished(created.json.id);
  assert.equal(done['status'], 'completed');
  const video = await fetch(done['video_url'] as string);
  assert.equal(video.status, 200);
  assert.equal(video.headers.get('content-type'), 'video/mp4');
  assert.ok((await video.arrayBuffer()).byteLength > 1000);
});

test('the service of a test leaves it to its clients to end an idle connection', async () => {
  const { status, headers } = await service.call('GET', '/v1/models');
  assert.equal(status, 200);
  // Where it named a time, both ends could come to it at once, and the next request would be lost.
  assert.equal(headers.get('keep-alive'), null);
});
