import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { startService, useService } from '../support/service.ts';

/** The bytes of videos: /content, video_url, and how long both last. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const service = useService(() => ({ now: () => Date.now() + ahead }));
/** How far the service's clock has been put forward. */
let ahead = 0;
let id: string;
let url: string;
let video: Buffer;
let picture: Buffer;

before(async () => {
  const samples = await sampleFiles();
  video = readFileSync(samples.video);
  picture = readFileSync(samples.picture);
  id = await create();
  url = await link(id);
});

async function create(prompt = 'a red boat', headers: Record<string, string> = {}): Promise<string> {
  const body = { model: 'vidB-2', prompt, images: [] };
  const { json } = await service.call('POST', '/v1/video/create', body, headers);
  if (prompt !== 'hang') await service.finished(json.id);
  return json.id;
}

const link = async (task: string) =>
  (await service.call('GET', `/v1/videos/${task}`)).json.video_url as string;

const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(target, { method, headers });
const content = (search = '', headers: Record<string, string> = {}, method = 'GET') =>
  get(`${service.url}/v1/videos/${id}/content${search}`, { ...bearer(service.key), ...headers }, method);
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

for (const accept of ['application/binary', 'application/octet-stream', 'video/*', 'video/mp4']) {
  test(`/content with Accept: ${accept} is the video itself`, async () => {
    const response = await content('', { accept });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'video/mp4');
    assert.match(response.headers.get('vary') ?? '', /\baccept\b/i);
    assert.deepEqual(await bytes(response), video);
  });
}

for (const accept of ['application/json', '*/*', 'text/html']) {
  test(`/content with Accept: ${accept} is JSON`, async () => {
    const response = await content('', { accept });
    assert.match(response.headers.get('content-type')!, /^application\/json/);
    assert.match(response.headers.get('vary') ?? '', /\baccept\b/i);
    assert.equal(((await response.json()) as { id: string }).id, id);
  });
}

for (const [variant, type, own] of [
  ['video', 'video/mp4', () => video],
  ['thumbnail', 'image/jpeg', () => picture],
  ['spritesheet', 'image/jpeg', () => picture],
] as const) {
  test(`/content?variant=${variant} is ${type}`, async () => {
    const response = await content(`?variant=${variant}`);
    assert.equal(response.headers.get('content-type'), type);
    assert.deepEqual(await bytes(response), own());
    const head = await content(`?variant=${variant}`, {}, 'HEAD');
    assert.equal(head.status, 200);
    assert.equal(head.headers.get('content-length'), String(own().length));
    assert.equal((await bytes(head)).length, 0);
  });
}

test('an unknown variant is refused', async () => {
  for (const variant of ['poster', '', 'video&variant=thumbnail']) {
    const answer = await service.call('GET', `/v1/videos/${id}/content?variant=${variant}`);
    assertError(answer, 'invalid_parameter', 'variant');
  }
});

test('an unfinished task has no bytes either', async () => {
  const unfinished = await create('hang');
  for (const [search, accept] of [
    ['?variant=video', '*/*'],
    ['', 'video/*'],
  ] as const) {
    assertError(
      await service.call('GET', `/v1/videos/${unfinished}/content${search}`, undefined, { accept }),
      'invalid_request',
    );
  }
  await service.call('DELETE', `/v1/videos/${unfinished}`);
});

/** Both ways to the bytes answer alike. */
const WAYS = [
  ['video_url', (headers: Record<string, string>, method?: string) => get(url, headers, method)],
  [
    '/content',
    (headers: Record<string, string>, method?: string) => content('?variant=video', headers, method),
  ],
] as const;

for (const [way, open] of WAYS) {
  test(`${way} takes ranges`, async () => {
    const { length } = video;
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, length - 1],
      ['bytes=-50', length - 50, length - 1],
      [`bytes=0-${length + 100}`, 0, length - 1],
      ['bytes=0-0', 0, 0],
    ] as const) {
      const response = await open({ range });
      assert.equal(response.status, 206, range);
      assert.equal(response.headers.get('content-range'), `bytes ${start}-${end}/${length}`);
      assert.equal(response.headers.get('content-length'), String(end - start + 1));
      assert.deepEqual(await bytes(response), video.subarray(start, end + 1));
    }
    const beyond = await open({ range: `bytes=${length}-` });
    assert.equal(beyond.status, 416);
    assert.equal(beyond.headers.get('content-range'), `bytes */${length}`);
    assert.doesNotMatch(beyond.headers.get('cache-control') ?? '', /max-age/);
    assert.deepEqual(await beyond.json(), {
      error: {
        message: `The file has ${length} bytes, and the Range begins after its end.`,
        type: 'invalid_request_error',
        code: 'invalid_request',
      },
    });
    assert.equal((await open({ range: `bytes=${length}-` }, 'HEAD')).status, 416);
    for (const range of ['bytes=0-1,5-6', 'lines=1-2', 'bytes=x-y']) {
      assert.equal((await open({ range })).status, 200, range);
    }
  });

  test(`${way} takes HEAD and says that it takes ranges`, async () => {
    const response = await open({}, 'HEAD');
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-length'), String(video.length));
    assert.equal(response.headers.get('accept-ranges'), 'bytes');
    assert.equal((await bytes(response)).length, 0);
  });

  test(`${way} has an ETag that spares a second download`, async () => {
    const etag = (await open({}, 'HEAD')).headers.get('etag')!;
    assert.match(etag, /^"[^"]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await open({ 'if-none-match': known });
      assert.equal(response.status, 304, known);
      assert.equal((await bytes(response)).length, 0);
    }
    assert.equal((await open({ 'if-none-match': '"other"' })).status, 200);
    assert.equal((await open({ range: 'bytes=0-9', 'if-range': etag })).status, 206);
    assert.equal((await open({ range: 'bytes=0-9', 'if-range': '"other"' })).status, 200);
  });
}

test('video_url opens in a browser without a key', async () => {
  const response = await get(url);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'video/mp4');
  assert.deepEqual(await bytes(response), video);
});

test('video_url is under the host that was asked', async () => {
  assert.ok(url.startsWith(`${service.url}/`));
  const other = service.url.replace('127.0.0.1', 'localhost');
  const response = await get(`${other}/v1/videos/${id}`, bearer(service.key));
  const { video_url: shown } = (await response.json()) as { video_url: string };
  assert.ok(shown.startsWith(`${other}/`), shown);
});

test('video_url is under PUBLIC_URL where that is set', async () => {
  const named = await startService({ environment: { PUBLIC_URL: 'https://videos.example/base/' } });
  const { json } = await named.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'a red boat' });
  const done = await named.finished(json.id);
  assert.match(done['video_url'] as string, /^https:\/\/videos\.example\/base\/files\//);
  await named.stop();
});

test('a link that was tampered with does not open', async () => {
  const { origin, pathname, searchParams } = new URL(url);
  const [expires, signature] = [searchParams.get('expires')!, searchParams.get('signature')!];
  const swapped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  for (const wrong of [
    `${pathname}?expires=${Number(expires) + 1}&signature=${signature}`,
    `${pathname}?expires=${expires}&signature=${swapped}`,
    `${pathname}?expires=${expires}&signature=`,
    `${pathname}?expires=${expires}`,
    `${pathname}?signature=${signature}`,
    `${pathname}`,
    `${pathname.replace('film.mp4', 'thumbnail.jpg')}?expires=${expires}&signature=${signature}`,
    `${pathname}/../../x?expires=${expires}&signature=${signature}`,
  ]) {
    assertError(await service.call('GET', wrong, undefined, { authorization: '' }), 'resource_not_found');
  }
  assert.equal((await get(origin + pathname + new URL(url).search)).status, 200);
});

test('a link lasts an hour; each read of the task signs a new one', async () => {
  const task = await create();
  const before = await link(task);
  ahead += HOUR - 60_000;
  assert.equal((await get(before)).status, 200);
  const later = await link(task);
  ahead += 120_000;
  assert.equal((await get(before)).status, 404);
  assert.equal((await get(later)).status, 200);
  ahead = 0;
});

test('a video is kept for 7 days; then video_url is null and /content not found, together', async () => {
  const task = await create();
  const open = async () => {
    const { json } = await service.call('GET', `/v1/videos/${task}`);
    const jsonContent = await service.call('GET', `/v1/videos/${task}/content`);
    const video = await service.call('GET', `/v1/videos/${task}/content?variant=video`);
    return { status: json.status, url: json.video_url !== null, content: [jsonContent.status, video.status] };
  };
  const kept = { status: 'completed', url: true, content: [200, 200] };
  ahead += 7 * DAY - HOUR;
  await service.service.sweep();
  assert.deepEqual(await open(), kept);
  const last = await link(task);
  ahead += 2 * HOUR;
  await service.service.sweep();
  assert.deepEqual(await open(), { status: 'completed', url: false, content: [404, 404] });
  assertError(await service.call('GET', `/v1/videos/${task}/content`), 'resource_not_found');
  ahead = 0;
  assert.equal((await get(last)).status, 404, 'the bytes are gone, not only their link');
});

test("a task's record is kept for 30 days", async () => {
  const task = await create();
  ahead += 30 * DAY - HOUR;
  await service.service.sweep();
  assert.equal((await service.call('GET', `/v1/videos/${task}`)).status, 200);
  ahead += 2 * HOUR;
  await service.service.sweep();
  assertError(await service.call('GET', `/v1/videos/${task}`), 'task_not_found', 'id');
  ahead = 0;
});

test('a task long past its time limit is ended, also when its worker is gone', async () => {
  const task = await create('hang');
  const read = async () => (await service.call('GET', `/v1/videos/${task}?wait=1`)).json;
  while ((await read()).progress < 75);
  ahead = HOUR / 2;
  await service.service.sweep();
  assert.equal((await read()).status, 'processing', 'its worker has a while to do so');
  ahead = HOUR;
  await service.service.sweep();
  const { status, error } = await read();
  assert.deepEqual([status, error.code], ['failed', 'timeout']);
  ahead = 0;
});

test('the times can be set', async () => {
  let later = 0;
  const short = await startService({
    settings: { retention: { video_days: 1, task_days: 2, link_minutes: 5 } },
    now: () => Date.now() + later,
  });
  const { json } = await short.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'a red boat' });
  const opened = (await short.finished(json.id))['video_url'] as string;
  later = 6 * 60_000;
  assert.equal((await get(opened)).status, 404);
  later = DAY + HOUR;
  await short.service.sweep();
  assert.equal((await short.call('GET', `/v1/videos/${json.id}`)).json.video_url, null);
  later = 2 * DAY + HOUR;
  await short.service.sweep();
  assert.equal((await short.call('GET', `/v1/videos/${json.id}`)).status, 404);
  await short.stop();
});
