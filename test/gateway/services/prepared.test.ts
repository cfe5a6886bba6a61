import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { sampleFiles } from '../../support/fake-engines.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { startService } from '../../support/service.ts';

/** Through a whole service: services that want pictures before the creation, Runway by a signed form, another by a signed address. */
const { video, picture } = await sampleFiles();
const pictureBytes = readFileSync(picture);
const pictureUrl = `data:image/jpeg;base64,${pictureBytes.toString('base64')}`;
const fake = await new FakeService().listen();
const storage = await new FakeService().listen();
const entry = { base_url: fake.origin, auth: 'bearer the-key' };
const service = await startService({
  settings: {
    upstreams: {
      runway: { preset: 'runway', ...entry, poll: { every: '20ms', first: '0s' } },
      putting: {
        protocol: 'task',
        ...entry,
        base_url: `${fake.origin}/putting`,
        prepare: [
          {
            post: '/uploads',
            json: { type: '$item.mime' },
            bind: { put_url: 'upload_url', uploaded: 'file_url' },
          },
          { put: '{put_url}', file: '$item.file' },
        ],
        create: {
          post: '/jobs',
          json: { prompt: '$prompt', first: '$first_frame.uploaded?', last: '$last_frame.uploaded?' },
          id: 'id',
        },
        poll: { get: '/jobs/{id}', status: 'state', every: '20ms', map: { ready: 'done' } },
        result: [{ video: 'video' }],
      },
    },
    models: {
      'vidA2-fast-frames': {
        routes: [{ upstream: 'runway', model: 'gen4', accepts: { seconds: { from: 1, to: 60 } } }],
      },
      'vidA3-pro-frames': { routes: [{ upstream: 'putting', model: 'great' }] },
    },
  },
});
after(() => service.stop());
fake.on('GET', /^\/media\//, { file: video });

const create = async (body: object): Promise<string> => {
  const made = await service.call('POST', '/v1/video/create', body);
  assert.equal(made.status, 200, made.text);
  return made.json.id;
};
const moneyOf = async (id: string) =>
  (await service.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json.money;

test('pictures for Runway go to its storage by the signed form, without our key, and into the creation by its name', async () => {
  let uploads = 0;
  fake
    .on('POST', /^\/v1\/uploads$/, () => {
      uploads += 1;
      const fields = { key: `ephemeral/${uploads}.jpg`, 'X-Amz-Signature': 'signed' };
      return { json: { uploadUrl: `${storage.origin}/bucket`, fields, runwayUri: `runway://${uploads}` } };
    })
    .on('POST', /image_to_video$/, { json: { id: 'r-1' } })
    .on('GET', /^\/v1\/tasks\//, { json: { status: 'SUCCEEDED', output: [`${fake.origin}/media/r-1`] } });
  storage.on('POST', /bucket/, { status: 204 });
  const id = await create({ model: 'vidA2-fast-frames', prompt: 'a boat', images: [pictureUrl, pictureUrl] });
  assert.equal((await service.finished(id))['status'], 'completed');

  for (const { json, headers } of fake.seen('POST', /uploads/)) {
    assert.deepEqual(json, { filename: 'a.jpg', type: 'ephemeral' });
    assert.equal(headers.authorization, 'Bearer the-key');
    assert.equal(headers['x-runway-version'], '2024-11-06');
  }
  assert.equal(storage.calls.length, 2);
  for (const [index, { headers, body }] of storage.calls.entries()) {
    assert.equal(headers.authorization, undefined);
    const form = body.toString('latin1');
    const names = [...form.matchAll(/; name="([^"]+)"/g)].map(([, name]) => name);
    assert.deepEqual(names, ['key', 'X-Amz-Signature', 'file'], 'the file comes last, as S3 wants it');
    assert.match(form, new RegExp(`\r\n\r\nephemeral/${index + 1}\\.jpg\r\n`));
    assert.ok(body.includes(pictureBytes));
  }
  const [created, ...more] = fake.seen('POST', /image_to_video/);
  assert.deepEqual(more, []);
  assert.deepEqual((created?.json as { promptImage: object }).promptImage, [
    { uri: 'runway://1', position: 'first' },
    { uri: 'runway://2', position: 'last' },
  ]);
  const money = await moneyOf(id);
  assert.deepEqual([money.captured > 0, money.held], [true, 0]);
});

test('pictures are put where a service says, and a service that does not take them costs nothing', async () => {
  fake
    .on('POST', /putting\/uploads/, {
      json: { upload_url: `${storage.origin}/put?signed`, file_url: 'file-1' },
    })
    .on('POST', /putting\/jobs/, { json: { id: 'p-1' } })
    .on('GET', /putting\/jobs/, { json: { state: 'ready', video: '/media/p-1' } });
  storage.on('PUT', /put/, { text: '' });
  const body = { model: 'vidA3-pro-frames', prompt: 'a boat', images: [pictureUrl] };
  const id = await create(body);
  assert.equal((await service.finished(id))['status'], 'completed');
  const [put] = storage.seen('PUT', /put/);
  assert.ok(put?.body.equals(pictureBytes));
  assert.equal(put?.headers['content-type'], 'image/jpeg');
  assert.equal(put?.headers.authorization, undefined);
  const [created] = fake.seen('POST', /putting\/jobs/);
  assert.deepEqual(created?.json, { prompt: 'a boat', first: 'file-1' });

  storage.on('PUT', /put/, { status: 413, text: 'too large' });
  const refused = await create(body);
  const { status, error } = await service.finished(refused);
  assert.deepEqual([status, (error as { code: string }).code], ['failed', 'upstream_error']);
  assert.equal(fake.seen('POST', /putting\/jobs/).length, 1, 'nothing was begun');
  const money = await moneyOf(refused);
  assert.deepEqual([money.captured, money.released > 0], [0, true]);
});
