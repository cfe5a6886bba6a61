import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { taskFolder } from '../../src/platform/artifacts/artifact-store.ts';
import { S3ArtifactStore } from '../../src/platform/artifacts/s3-artifact-store.ts';
import { parseS3Location, type S3Location } from '../../src/platform/artifacts/s3-location.ts';
import { assertError } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { testS3 } from '../support/s3.ts';
import { startService, type TestService } from '../support/service.ts';

/** The whole service with its files in an S3-compatible store, on an address that callers' URLs must not lead to. */

const DAY_MS = 86_400_000;

let service: TestService;
let location: S3Location;
let client: S3Client;
let video: Buffer;
let picture: Buffer;
/** How far the service's clock is ahead. */
let ahead = 0;

before(async () => {
  const artifactsUrl = await testS3();
  location = parseS3Location(artifactsUrl);
  client = new S3Client({
    region: location.region,
    endpoint: location.endpoint!,
    forcePathStyle: true,
    credentials: location.credentials!,
  });
  service = await startService({
    settings: { fetch: { allow_loopback: false } },
    environment: { ARTIFACTS_URL: artifactsUrl },
    now: () => Date.now() + ahead,
  });
  const samples = await sampleFiles();
  video = readFileSync(samples.video);
  picture = readFileSync(samples.picture);
});
after(async () => {
  await service.stop();
  client.destroy();
});

const create = async (more: object = {}) => {
  const body = { model: 'vidB-2', prompt: 'a red boat', images: [], ...more };
  const { json, text } = await service.call('POST', '/v1/video/create', body);
  assert.ok(json.id, text);
  return json.id as string;
};

const completed = async (id: string) => {
  const task = await service.finished(id);
  assert.equal(task['status'], 'completed', JSON.stringify(task));
  return task;
};

const linkOf = async (id: string) => (await completed(id))['video_url'] as string;

/** What the store holds of a task, by names. */
const objectsOf = async (id: string) => {
  const below = `${location.prefix}${taskFolder(id)}/`;
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: location.bucket, Prefix: below }),
  );
  return Contents.map(({ Key }) => Key!.slice(below.length)).sort();
};

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('a video is stored there, and its link leads straight to it', async () => {
  const id = await create();
  const link = await linkOf(id);
  assert.equal(new URL(link).origin, location.endpoint);
  const whole = await fetch(link);
  assert.equal(whole.headers.get('content-type'), 'video/mp4');
  assert.ok((await bytesOf(whole)).equals(video));
  const part = await fetch(link, { headers: { range: 'bytes=4-7' } });
  assert.equal(part.status, 206);
  assert.equal((await bytesOf(part)).toString(), 'ftyp');
  assert.deepEqual(
    (await objectsOf(id)).map((name) => name.replace(/^runs\/[\w-]+\//, '')),
    ['film.mp4', 'spritesheet.jpg', 'thumbnail.jpg'],
  );
  assert.equal((await service.call('GET', `/v1/videos/${id}`)).json.status, 'completed');
});

test('the service sends the bytes itself on request', async () => {
  const id = await create();
  await completed(id);
  const get = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/v1/videos/${id}/content${query}`, {
      headers: { authorization: `Bearer ${service.key}`, ...headers },
    });
  const whole = await get('', { accept: 'application/binary' });
  assert.equal(whole.headers.get('content-type'), 'video/mp4');
  assert.ok((await bytesOf(whole)).equals(video));
  const etag = whole.headers.get('etag')!;
  const part = await get('', { accept: 'video/mp4', range: 'bytes=4-7', 'if-range': etag });
  assert.equal(part.status, 206);
  assert.equal((await bytesOf(part)).toString(), 'ftyp');
  assert.equal((await get('', { accept: 'video/mp4', 'if-none-match': etag })).status, 304);
  const thumbnail = await get('?variant=thumbnail');
  assert.equal(thumbnail.headers.get('content-type'), 'image/jpeg');
  assert.ok((await bytesOf(thumbnail)).equals(picture));
  assert.equal((await get('')).headers.get('content-type')?.split(';')[0], 'application/json');
});

test('a video there is remixed, and gives characters by its id or by its link', async () => {
  const id = await create();
  const url = await linkOf(id);
  const remix = await service.call('POST', `/v1/videos/${id}/remix`, { prompt: 'at night' });
  await completed(remix.json.id);
  for (const source of [{ from_task: id }, { url }]) {
    const { status, json, text } = await service.call('POST', '/vidB/v1/characters', source);
    assert.equal(status, 200, text);
    const portrait = await fetch(json.profile_picture_url);
    assert.deepEqual([portrait.status, portrait.headers.get('content-type')], [200, 'image/jpeg']);
    await portrait.arrayBuffer();
    await completed(await create({ prompt: `@${json.username} in a red boat` }));
  }
  const form = { model: 'vidB-2', prompt: 'a boat', seconds: '4', size: '1280x720', character_url: url };
  await completed((await service.form('/v1/videos', form)).json.id);
});

test('uploads are kept there with their task', async () => {
  const input = new Blob([new Uint8Array(picture)]);
  const form = { model: 'vidB-2', prompt: 'a boat', seconds: '4', size: '1280x720', input_reference: input };
  const { json } = await service.form('/v1/videos', form);
  await completed(json.id);
  assert.ok((await objectsOf(json.id)).includes('inputs/upload-0'));
});

test('our own links may be inputs although the store has a private address; other links to it may not', async () => {
  const source = await create();
  await completed(source);
  const store = new S3ArtifactStore(location, Date.now);
  const name = (await objectsOf(source)).find((object) => object.endsWith('thumbnail.jpg'));
  const thumbnail = `${taskFolder(source)}/${name}`;
  const link = await store.link(thumbnail, '', Date.now() + 60_000);
  const id = await create({ images: [link] });
  await completed(id);
  assert.ok((await objectsOf(id)).includes('inputs/0'));

  const wrong = [
    link.replace('thumbnail', 'spritesheet'),
    await store.link(thumbnail, '', Date.now() - 60_000),
    `${service.url}/picture.jpg`,
  ];
  ahead = 2000;
  for (const url of wrong) {
    const task = await service.finished(await create({ images: [url] }));
    assert.equal((task['error'] as { code: string }).code, 'invalid_image', url);
    assertError(await service.call('POST', '/vidB/v1/characters', { url }), 'invalid_parameter', 'url');
  }
  ahead = 0;
  store.close();
});

test('a deleted task leaves nothing behind', async () => {
  const done = await create();
  const link = await linkOf(done);
  await service.call('DELETE', `/v1/videos/${done}`);
  assert.deepEqual(await objectsOf(done), []);
  assert.equal((await fetch(link)).status, 404);
  assertError(await service.call('GET', `/v1/videos/${done}/content`), 'task_not_found', 'id');
});

test('what is past its time is deleted', async () => {
  const id = await create();
  await completed(id);
  ahead = 6 * DAY_MS;
  await service.service.sweep();
  assert.equal((await objectsOf(id)).length, 3);
  ahead = 8 * DAY_MS;
  await service.service.sweep();
  assert.deepEqual(await objectsOf(id), []);
  assert.equal((await completed(id))['video_url'], null);
});
