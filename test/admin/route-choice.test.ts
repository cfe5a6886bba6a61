import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { deliveredVideo } from '../support/media-fixtures.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { FakeService } from '../support/scripted-upstream/fake-service.ts';
import { jobsEntry } from '../support/scripted-upstream/video-jobs.ts';
import { startService } from '../support/service.ts';

/** Two services; each refuses videos when it is told to. */

let refusing = '';
const nameOf = ({ url }: { readonly url: string }) => url.split('/')[1] ?? '';
const upstream = (await new FakeService().listen())
  .on('POST', /jobs/, (call) => ({ status: nameOf(call) === refusing ? 429 : 200, json: { id: 'job' } }))
  .on('GET', /jobs/, (call) => ({ json: { status: 'done', video: `/${nameOf(call)}/video` } }))
  .on('GET', /video/, { file: await deliveredVideo(scratchFolder()) });

const far = (name: string) =>
  jobsEntry(`${upstream.origin}/${name}`, {
    error: { classes: { http_429: 'rate' } },
    drop: ['watermark'],
  });
const service = await startService({
  settings: {
    upstreams: { one: far('one'), other: far('other') },
    models: { 'vidA3.1': { routes: [{ upstream: 'one' }, { upstream: 'other' }] } },
  },
});
after(() => service.stop());

/** The service that made a video, and why. */
async function made(model: string): Promise<[string, string]> {
  const { json, text } = await service.call('POST', '/v1/video/create', { model, prompt: 'a boat' });
  assert.ok(json.id, text);
  assert.equal((await service.finished(json.id))['status'], 'completed');
  const task = (await service.admin('GET', `/tasks/${encodeURIComponent(json.id)}`)).json;
  return [task.route.split('/')[1], task.route_why];
}

test('routes are asked in order; one that refuses leaves the video to the next, and the task says so', async () => {
  assert.deepEqual(await made('vidA3.1'), ['one', 'first in order']);
  refusing = 'one';
  assert.deepEqual(await made('vidA3.1'), ['other', 'second in order; upstream/one/vidA3.1/vidA3.1 refused']);
});
