import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { USUAL_MODELS } from '../../src/domain/models.ts';
import { sampleFiles } from '../../test/support/fake-engines.ts';
import { startService, type TestService } from '../../test/support/service.ts';
import { InvalidWebhook, Phonofilm, PhonofilmError, verifyWebhook } from '../src/index.ts';

let service: TestService;
let client: Phonofilm;

before(async () => {
  service = await startService();
  client = new Phonofilm({ baseUrl: service.url, apiKey: service.key });
});
after(() => service.stop());

test('a video is created and waited for, with its progress on the way', async () => {
  const seen: number[] = [];
  const video = await client.createAndWait(
    { model: 'vidA3.1', prompt: 'a fox in the snow' },
    { onProgress: ({ progress }) => seen.push(progress) },
  );
  assert.equal(video.status, 'completed');
  assert.equal((await fetch(String(video.video_url))).status, 200);
  assert.equal(seen.at(-1), 100);
});

test('a video that fails ends the wait with its reason', async () => {
  const video = await client.createAndWait({ model: 'vidA3.1', prompt: 'fail' });
  assert.equal(video.status, 'failed');
  assert.equal(video.error?.code, 'generation_failed');
});

test('a refusal is an error with its code, status and parameter', async () => {
  await assert.rejects(client.createVideo({ model: 'vidA3.1', prompt: '' }), (error: unknown) => {
    assert.ok(error instanceof PhonofilmError);
    assert.equal(error.status, 400);
    assert.equal(error.param, 'prompt');
    assert.ok(error.requestId);
    return true;
  });
  await assert.rejects(client.waitForVideo('vidA3.1:1-nothing'), { code: 'task_not_found' });
});

test('a video of an exact size is ordered with its picture, read, listed and downloaded', async () => {
  const { picture } = await sampleFiles();
  const input_reference = { bytes: await openAsBlob(picture), name: 'base.jpg' };
  const body = { model: 'vidA_3_1', prompt: 'she waves', seconds: '5', size: '16x9', input_reference };
  const { id } = await client.orderVideo({ endpoint: '/v1/videos', body });
  await client.waitForVideo(id);
  assert.equal((await client.readVideo(id)).status, 'completed');
  assert.equal((await client.listVideos({ limit: 1 })).data[0]?.prompt, 'she waves');
  assert.ok((await (await client.videoContent(id, 'video')).arrayBuffer()).byteLength > 0);
});

test('text is spoken, a recording is written down, and a chat is answered whole or as it comes', async () => {
  const voice = (await client.model(USUAL_MODELS.speech)).capabilities.voices?.[0] ?? '';
  const sound = await client.speak({
    model: USUAL_MODELS.speech,
    input: 'Hello.',
    voice,
    response_format: 'wav',
  });
  const recording = {
    file: await sound.blob(),
    fileName: 'hello.wav',
    model: 'asr-1',
    response_format: 'text',
  };
  assert.match(await (await client.transcribe('transcriptions', recording)).text(), /Hello from the fake/);
  const chats = (await client.models()).data.filter(({ capabilities }) => capabilities.kind === 'chat');
  const request = { model: chats[0]!.id, messages: [{ role: 'user', content: 'Hi' }] };
  assert.match((await client.chat(request)).choices[0]?.message.content ?? '', /You said: Hi/);
  let streamed = '';
  for await (const words of client.streamChat(request)) streamed += words;
  assert.match(streamed, /You said: Hi/);
});

test('the same idempotency key gives the same video', async () => {
  const request = { model: 'vidA3.1', prompt: 'a fox' };
  const first = await client.createVideo(request, { idempotencyKey: 'one' });
  const again = await client.createVideo(request, { idempotencyKey: 'one' });
  assert.equal(again.id, first.id);
});

test('a video is remixed, edited, extended, cancelled, and characters are made and listed', async () => {
  const source = await client.createAndWait({ model: 'vidB-2', prompt: 'a boat', images: [] });
  const remix = await client.remixVideo(source.id, { prompt: 'make it night' });
  assert.match(remix.id, /^vidB-2:remix-/);
  const edit = await client.editVideo(source.id, { prompt: 'make it night' });
  const longer = await client.extendVideo(source.id, { prompt: 'it sails away', seconds: 4 });
  for (const { id } of [edit, longer]) assert.equal((await client.waitForVideo(id)).status, 'completed');
  const character = await client.createCharacter({ from_task: source.id, timestamps: '0,1' });
  const { data } = await client.listCharacters({ limit: 10 });
  assert.deepEqual(
    data.map(({ id }) => id),
    [character.id],
  );
  const renamed = await client.renameCharacter(character.id, 'captain');
  assert.deepEqual([renamed.id, renamed.username], [character.id, 'captain']);
  const hanging = await client.createVideo({ model: 'vidA3.1', prompt: 'hang' });
  await client.deleteVideo(hanging.id);
  assert.equal((await client.waitForVideo(hanging.id)).error?.code, 'cancelled');
});

test('where events cannot be had and the service is away for a moment, waiting goes on by asking', async (context) => {
  const requested: string[] = [];
  const answers: Record<string, ((response: ServerResponse) => void)[]> = {
    events: [(response) => response.writeHead(502).end('<html>')],
    query: [
      (response) => response.writeHead(503, { 'retry-after': '1' }).end('{}'),
      (response) => response.destroy(),
      (response) => response.end('{"id":"x","status":"processing","video_url":null}'),
      (response) => response.end('{"id":"x","status":"completed","video_url":"http://video"}'),
    ],
  };
  const server = createServer((request, response) => {
    const name = request.url?.includes('/events') ? 'events' : 'query';
    requested.push(name);
    answers[name]?.shift()?.(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const patient = new Phonofilm({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'sk-x' });
  const video = await patient.waitForVideo('x');
  assert.equal(video.video_url, 'http://video');
  assert.deepEqual(requested, ['events', 'query', 'query', 'query', 'query']);
});

test('a caller who gives up stops waiting', async () => {
  const { id } = await client.createVideo({ model: 'vidA3.1', prompt: 'hang' });
  const giveUp = new AbortController();
  const wait = client.waitForVideo(id, {
    signal: giveUp.signal,
    onProgress: () => giveUp.abort(new Error('enough')),
  });
  await assert.rejects(wait, { message: 'enough' });
  await client.deleteVideo(id);
});

test('a price is quoted, with the reason why it cannot be paid', async () => {
  const body = { model: 'vidB-2', prompt: 'a boat', images: [], duration: 15 };
  const request = { endpoint: '/v1/video/create', body };
  assert.deepEqual(await client.quote(request), {
    object: 'quote',
    amount: 1.5,
    currency: 'credits',
    payable: true,
    reason: null,
  });
  const { key } = await service.newKey({}, { balance: 1 });
  const poor = new Phonofilm({ baseUrl: service.url, apiKey: key });
  assert.equal((await poor.quote(request)).reason, 'insufficient_balance');
  await assert.rejects(client.quote({ endpoint: '/v1/video/create', body: {} }), { param: 'model' });
});

test('a model says what it can do', async () => {
  const { id, capabilities } = await client.model('vidA2-fast-frames');
  assert.equal(id, 'vidA2-fast-frames');
  assert.deepEqual(capabilities.images, { first_frame: 1, last_frame: 1 });
  assert.deepEqual(capabilities.price, { per_second: 0.05, large_factor: 1.5 });
  await assert.rejects(client.model('vidC/1'), { code: 'model_not_found' });
});

const SECRET = `whsec_${Buffer.from('a secret of some length').toString('base64')}`;
const PAYLOAD = '{"id":"evt_1","object":"event","created_at":1,"type":"video.completed","data":{"id":"v"}}';

function delivery(payload = PAYLOAD, seconds = Math.floor(Date.now() / 1000)) {
  const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`msg_1.${seconds}.${payload}`).digest('base64');
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,AAAA v1,${signature}`,
  };
}

test('a signed delivery gives its event; a forged, changed or old one does not', async () => {
  assert.equal((await verifyWebhook(PAYLOAD, delivery(), SECRET)).type, 'video.completed');
  assert.equal((await verifyWebhook(PAYLOAD, new Headers(delivery()), SECRET)).data.id, 'v');
  const old = delivery(PAYLOAD, Math.floor(Date.now() / 1000) - 400);
  const forged = { ...delivery(), 'webhook-signature': 'v1,AAAA' };
  await assert.rejects(verifyWebhook(PAYLOAD.replace('"v"', '"w"'), delivery(), SECRET), InvalidWebhook);
  await assert.rejects(verifyWebhook(PAYLOAD, old, SECRET), InvalidWebhook);
  await assert.rejects(verifyWebhook(PAYLOAD, forged, SECRET), InvalidWebhook);
  await assert.rejects(verifyWebhook(PAYLOAD, {}, SECRET), InvalidWebhook);
});
