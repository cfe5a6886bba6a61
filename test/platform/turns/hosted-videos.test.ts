import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { bearer } from '../../support/contract.ts';
import { deliveredVideo } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { jobsEntry } from '../../support/scripted-upstream/video-jobs.ts';
import { startService } from '../../support/service.ts';

/** Videos of hosted services are polled, fetched and looked at by service: one of them delays no other. */
const folder = scratchFolder();
const fake = await new FakeService().listen();
const video = await deliveredVideo(folder);
const BUSY_VIDEOS = 6;
const MODELS = { busy: 'vidA3', quick: 'vidA3-pro', silent: 'vidA2' } as const;
const done = { json: { status: 'done', video: '/busy-video' } };
const fetched = () => fake.seen('GET', /busy-video/).length;
fake
  .on('POST', /jobs/, { json: { id: 'j' } })
  .on('GET', /video/, { file: video })
  .on('GET', /busy\/jobs/, done)
  // Its video comes when all those of the busy one are in line.
  .on('GET', /quick\/jobs/, () =>
    fetched() < BUSY_VIDEOS
      ? { json: { status: 'working' } }
      : { json: { status: 'done', video: '/quick-video' } },
  )
  .on('GET', /silent\/jobs/, { hang: true });

const names = Object.entries(MODELS);
const service = await startService({
  settings: {
    upstreams: Object.fromEntries(names.map(([name]) => [name, jobsEntry(`${fake.origin}/${name}`)])),
    models: Object.fromEntries(
      names.map(([upstream, model]) => [model, { routes: [{ upstream, model: 'm' }] }]),
    ),
  },
});
after(() => service.stop());

async function order(upstream: keyof typeof MODELS, key: string): Promise<string> {
  const body = { model: MODELS[upstream], prompt: 'a boat' };
  const { status, json, text } = await service.call('POST', '/v1/video/create', body, bearer(key));
  assert.equal(status, 200, text);
  return json.id;
}

test('videos of one service that are in line to be looked at delay the video of another by a turn', async () => {
  const { key: many } = await service.newKey();
  const { key: few } = await service.newKey();
  const ended: string[] = [];
  const make = async (upstream: keyof typeof MODELS, key: string) => {
    const video = await service.finished(await order(upstream, key), key);
    assert.equal(video['status'], 'completed', JSON.stringify(video));
    ended.push(upstream);
  };
  await Promise.all([...Array.from({ length: BUSY_VIDEOS }, () => make('busy', many)), make('quick', few)]);
  assert.ok(ended.indexOf('quick') < BUSY_VIDEOS - 1, ended.join(', '));
});

test('a service whose polls are never answered delays no video of another', async () => {
  const { key } = await service.newKey();
  const waiting = await Promise.all(Array.from({ length: 5 }, () => order('silent', key)));
  const video = await service.finished(await order('quick', key), key);
  assert.equal(video['status'], 'completed');
  for (const id of waiting) {
    const { json } = await service.call('GET', `/v1/video/query?id=${id}`, undefined, bearer(key));
    assert.notEqual(json.status, 'failed');
  }
});
