import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertError } from '../support/contract.ts';
import { type Answer, useService } from '../support/service.ts';

/** What pages for people need of the API: all models at once, the facts of videos, links to show them. */

let clock = 0;
const service = useService(() => ({ now: () => Date.now() + clock }));

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

const openPage = (path: string): Promise<Answer> =>
  service.call('GET', path, undefined, { accept: 'text/html,application/xhtml+xml', authorization: '' });

async function make(body: object, key = service.key): Promise<string> {
  const authorization = `Bearer ${key}`;
  const { json } = await service.call('POST', '/v1/video/create', body, { authorization });
  await service.finished(json.id, key);
  return json.id;
}

test('one request lists all models with what they can do', async () => {
  const listed = (await service.call('GET', '/v1/models?include=capabilities')).json.data;
  const plain = (await service.call('GET', '/v1/models')).json.data;
  assert.deepEqual(
    listed.map(({ capabilities: _, ...model }: { capabilities: object }) => model),
    plain,
  );
  for (const model of listed.slice(0, 3))
    assert.deepEqual(model, (await service.call('GET', `/v1/models/${model.id}`)).json);
  assertError(await service.call('GET', '/v1/models?include=all'), 'invalid_parameter', 'include');
});

test('all facts of a video can be read, in the words of its owner', async () => {
  const order = { model: 'vidA3', prompt: 'a red boat', enhance_prompt: true, images: [PIXEL] };
  const id = await make(order);
  const { details } = (await service.call('GET', `/v1/videos/${id}?include=details`)).json;
  assert.equal(details.prompt, 'a red boat');
  assert.equal(details.model, 'vidA3');
  assert.equal(details.size, '1280x720');
  assert.ok(details.price > 0 && details.created_at > 0 && details.finished_at >= details.created_at);
  assert.equal((await fetch(details.images[0].url)).status, 200);
  const list = (await service.call('GET', '/v1/videos?include=prompt')).json.data;
  assert.equal(list.find((video: { id: string }) => video.id === id).prompt, 'a red boat');
  const plain = (await service.call('GET', `/v1/videos/${id}`)).json;
  assert.ok(!('details' in plain), 'the contract knows no such field');
});

test('a list shows 1,000 characters of what was asked for', async () => {
  const shown = async (id: string) => {
    const { data } = (await service.call('GET', '/v1/videos?include=prompt')).json;
    return data.find((video: { id: string }) => video.id === id).prompt;
  };
  const long = `a "boat" \u0007 at\\night 🛶 ${'éa '.repeat(3000)}`;
  const id = await make({ model: 'vidB-2', prompt: long, images: [] });
  assert.equal(await shown(id), long.slice(0, 1000));
  assert.equal((await service.call('GET', `/v1/videos/${id}?include=details`)).json.details.prompt, long);
  const short = await make({ model: 'vidB-2', prompt: 'x\u0001'.repeat(200), images: [] });
  const edit = '"sail", '.repeat(2000);
  const remix = (await service.call('POST', `/v1/videos/${short}/remix`, { prompt: edit })).json.id;
  await service.finished(remix);
  assert.equal(await shown(remix), `${'x\u0001'.repeat(200)}; ${edit}`.slice(0, 1000));
});

test('a remix says what it is a remix of, and a failed video that it cost nothing', async () => {
  const id = await make({ model: 'vidB-2', prompt: 'a boat', images: [] });
  const remix = (await service.call('POST', `/v1/videos/${id}/remix`, { prompt: 'at night' })).json.id;
  await service.finished(remix);
  const { details } = (await service.call('GET', `/v1/videos/${remix}?include=details`)).json;
  assert.deepEqual([details.remix_of, details.prompt], [id, 'a boat; at night']);
  const failed = await make({ model: 'vidA3', prompt: 'a boat that will fail' });
  assert.equal((await service.call('GET', `/v1/videos/${failed}?include=details`)).json.details.price, 0);
});

test('a video is shown by a link for as long as its owner chose, or until it is deleted', async () => {
  const id = await make({ model: 'vidA3', prompt: 'a <b>boat</b>' });
  const share = (body: object) => service.call('POST', `/v1/videos/${id}/links`, body);
  const short = (await share({ expires_in: 60 })).json;
  const long = (await share({})).json;
  assert.equal(long.expires_at - long.created_at, 7 * 86_400);
  const path = new URL(long.url).pathname;
  const page = await openPage(path);
  assert.equal(page.status, 200);
  assert.match(page.text, /a &#60;b&#62;boat/);
  assert.equal((await fetch(`${service.url}${path}/video.mp4`)).headers.get('content-type'), 'video/mp4');
  clock += 61_000;
  assert.equal((await openPage(new URL(short.url).pathname)).status, 404);
  assert.equal((await openPage(path)).status, 200);
  const listed = (await service.call('GET', `/v1/videos/${id}/links`)).json.data;
  assert.deepEqual(listed, [long]);
  await service.call('DELETE', `/v1/videos/${id}/links/${long.id}`);
  const ended = await openPage(path);
  assert.equal(ended.status, 404);
  assert.match(ended.text, /<h1>This link has expired<\/h1>/);
  assertError(await service.call('GET', path), 'resource_not_found');
});

test('links are made of finished videos of the own account only, and not without end', async () => {
  const id = await make({ model: 'vidA3', prompt: 'a boat' });
  const links = `/v1/videos/${id}/links`;
  assertError(await service.call('POST', links, { expires_in: 1 }), 'invalid_parameter', 'expires_in');
  const { key } = await service.newKey();
  const stranger = { authorization: `Bearer ${key}` };
  assertError(await service.call('POST', links, {}, stranger), 'task_not_found', 'id');
  assertError(await service.call('GET', links, undefined, stranger), 'task_not_found', 'id');
  const failed = await make({ model: 'vidA3', prompt: 'a boat that will fail' });
  assertError(await service.call('POST', `/v1/videos/${failed}/links`, {}), 'invalid_request');
  const once = { 'idempotency-key': 'the-same-link' };
  const [one, two] = [
    await service.call('POST', links, {}, once),
    await service.call('POST', links, {}, once),
  ];
  assert.equal(one.json.id, two.json.id);
  for (let made = 1; made < 20; made += 1) assert.equal((await service.call('POST', links, {})).status, 200);
  assertError(await service.call('POST', links, {}), 'invalid_request');
});

test('a person who opens an unknown address or an ended link in a browser reads a page, programs read JSON', async () => {
  const unknown = await openPage('/no-such-page');
  assert.equal(unknown.status, 404);
  assert.match(unknown.text, /<h1>There is no such page<\/h1>/);
  assert.match(unknown.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  assert.match((await openPage('/files/tasks/x.mp4?expires=1&signature=x')).text, /This link has expired/);
  assertError(await service.call('GET', '/no-such-page'), 'endpoint_not_found');
  assert.equal((await openPage('/v1/no-such-endpoint')).json.error.code, 'endpoint_not_found');
});
