import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { deliveredVideo } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { jobsEntry, makeVideos } from '../../support/scripted-upstream/video-jobs.ts';
import { startService } from '../../support/service.ts';

const fake = makeVideos(await new FakeService().listen(), await deliveredVideo(scratchFolder()));
const far = jobsEntry(fake.origin, {
  headers: { 'x-team': 'the secret of our team' },
  create: {
    post: '/jobs',
    json: {
      prompt: '$prompt',
      size: '$size',
      frames: '$frames',
      seconds: '$seconds',
      mark: '$watermark?',
      style: '$style?',
    },
    id: 'id',
  },
  frames: { fps: 16, step: 4 },
});
const service = await startService({
  settings: {
    upstreams: { far },
    models: {
      'own-video': {
        kind: 'video',
        like: 'vidB-2',
        sizes: ['854x480', '480x854'],
        seconds: [6, 12],
        price: { per_second: 0.1 },
        parameters: { steps: { type: 'integer', default: 30, to: 'input.steps' } },
        routes: [
          { upstream: 'far', model: 'wan', input: { quality: 'high' }, frames: { fps: 24 }, drop: ['style'] },
        ],
      },
    },
  },
});
after(() => service.stop());

test('the request that is described is the request that is sent', async () => {
  const order = { model: 'own-video', prompt: 'a hen' };
  const described = await service.admin('POST', '/upstreams/far/describe', order);
  assert.equal(described.status, 200, described.text);
  const { json, text } = await service.call('POST', '/v1/video/create', { ...order, images: [] });
  assert.ok(json.id, text);
  await service.finished(json.id);
  const sent = fake.calls.find(({ method }) => method === 'POST');
  const { method, url, headers, body } = described.json;
  assert.deepEqual([method, url], [sent?.method, fake.origin + sent?.url]);
  assert.deepEqual(body, sent?.json);
  for (const name of ['x-team', 'content-type']) assert.ok(name in headers && name in sent!.headers, name);
  assert.doesNotMatch(described.text, /the secret/);
});
