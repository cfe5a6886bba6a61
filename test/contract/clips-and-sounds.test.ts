import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { EVERYTHING } from '../../src/engines/video-capabilities.ts';
import { assertError, bearer } from '../support/contract.ts';
import { fakeEngines, sampleFiles } from '../support/fake-engines.ts';
import { sampleVideo } from '../support/media-fixtures.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { serveFile } from '../support/serve-file.ts';
import { startService, type TestService, useService } from '../support/service.ts';

/** Reference videos and recordings, in each request style that can bring them. */

const service = useService();
const folder = scratchFolder();
/** Its engines take neither. */
let limited: TestService;
let clip: string;
let recording: string;
let clipUrl: string;
const served: AsyncDisposable[] = [];

before(async () => {
  clip = join(folder, 'clip.mp4');
  await sampleVideo(clip, { seconds: 2, width: 160, height: 120 });
  writeFileSync(join(folder, 'words.txt'), 'words, but none that are heard');
  recording = (await sampleFiles()).speech['wav']!;
  clipUrl = await addressOf(clip);
  const { registry } = await fakeEngines({ capabilities: { ...EVERYTHING, inputs: { reference: 2 } } });
  limited = await startService({ registry });
});
after(async () => {
  await limited.stop();
  for (const server of served) await server[Symbol.asyncDispose]();
});

async function addressOf(file: string): Promise<string> {
  const server = await serveFile(file, 'video/mp4');
  served.push(server);
  return server.url;
}

const FORM = { model: 'vidB-2', prompt: 'a red boat', seconds: '4', size: '1280x720' };
const CREATE = { model: 'vidB-2', prompt: 'a red boat', images: [] };
const dataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;

async function rolesOf(id: string): Promise<string[]> {
  assert.equal((await service.finished(id))['status'], 'completed');
  const job = service.engines.video.jobs.find(({ taskId }) => taskId === id);
  return job!.inputs.map(({ role }) => role);
}

test('a form brings a clip and a recording as files', async () => {
  const answer = await service.form('/v1/videos', {
    ...FORM,
    video_reference: new File([readFileSync(clip)], 'clip.mp4'),
    audio_reference: new File([readFileSync(recording)], 'words.wav'),
  });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(await rolesOf(answer.json.id), ['clip', 'sound']);
});

test('a form brings them by URL, too, plain or in an object', async () => {
  for (const video_reference of [clipUrl, JSON.stringify({ video_url: clipUrl })]) {
    const answer = await service.form('/v1/videos', { ...FORM, video_reference });
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(await rolesOf(answer.json.id), ['clip']);
  }
});

test('a JSON body brings several, by URL or as data', async () => {
  const videos = [clipUrl, dataUrl('video/mp4', clip)];
  const audios = [dataUrl('audio/wav', recording)];
  const { json, text } = await service.call('POST', '/v1/video/create', { ...CREATE, videos, audios });
  assert.ok(json.id, text);
  assert.deepEqual((await rolesOf(json.id)).sort(), ['clip', 'clip', 'sound']);
});

const base64 = (file: string) => readFileSync(file).toString('base64');
const says = (...parts: object[]) => ({
  model: 'vidB-2',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'a red boat' }, ...parts] }],
});
const chat = (body: object, headers = {}) => service.call('POST', '/v1/chat/completions', body, headers);
const videoPart = (url: string) => ({ type: 'video_url', video_url: { url } });
const audioPart = (file: string) => ({
  type: 'input_audio',
  input_audio: { data: base64(file), format: 'wav' },
});

test('the parts of a chat bring them, by URL or as data', async () => {
  const body = says(videoPart(clipUrl), videoPart(dataUrl('video/mp4', clip)), audioPart(recording));
  const answer = await chat(body);
  assert.equal(answer.status, 200, answer.text);
  const id = /task_id: (\S+)/.exec(answer.json.choices[0].message.content)![1]!;
  assert.deepEqual((await rolesOf(id)).sort(), ['clip', 'clip', 'sound']);
  const read = await service.call('GET', `/v1/videos/${id}?include=details`);
  const heard = await fetch(read.json.details.audios[0]);
  assert.deepEqual(Buffer.from(await heard.arrayBuffer()), readFileSync(recording));
});

test('those of a chat are checked, counted and paid like others', async () => {
  const broken = { type: 'input_audio', input_audio: { data: 'no base64!', format: 'wav' } };
  assertError(await chat(says(broken)), 'invalid_parameter', 'messages');
  const noRecording = audioPart(clip.replace('clip.mp4', 'words.txt'));
  assertError(await chat(says(noRecording)), 'invalid_file_format', 'messages');
  assertError(await chat(says({ type: 'video_url' })), 'missing_parameter', 'messages');
  assertError(await chat(says(videoPart('ftp://videos.example/a'))), 'invalid_parameter', 'messages');
  for (const part of [videoPart(clipUrl), audioPart(recording)])
    assertError(
      await limited.call('POST', '/v1/chat/completions', says(part)),
      'invalid_parameter',
      'messages',
    );
  const { key } = await service.newKey(
    { type: 'subscription' },
    { subscription: { quota: 10, expires_at: 4_000_000_000 } },
  );
  assertError(await chat(says(audioPart(recording)), bearer(key)), 'audio_requires_payg');
  assert.equal((await chat(says(videoPart(clipUrl)), bearer(key))).status, 200);
});

test('they are kept with the video, and shown with a link', async () => {
  const videos = [dataUrl('video/mp4', clip)];
  const { json } = await service.call('POST', '/v1/video/create', { ...CREATE, videos });
  await service.finished(json.id);
  const answer = await service.call('GET', `/v1/videos/${json.id}?include=details`);
  const { details } = answer.json;
  assert.deepEqual([details.images, details.audios, details.videos.length], [[], [], 1]);
  const kept = await fetch(details.videos[0]);
  assert.deepEqual(Buffer.from(await kept.arrayBuffer()), readFileSync(clip));
});

test('a table prices them, and a quote is what is paid', async () => {
  const rows = [
    { when: { clips: { min: 2 } }, per_video: 5 },
    { when: { input: 'video' }, per_video: 3 },
    { when: { sounds: 1 }, per_video: 2 },
  ];
  await service.admin('PATCH', '/models/vidB-2', { price: { rows, per_video: 1 } });
  const { key, account } = await service.newKey({}, { balance: 100 });
  const headers = { authorization: `Bearer ${key}` };
  const [one, sound] = [dataUrl('video/mp4', clip), dataUrl('audio/wav', recording)];
  for (const [more, price] of [
    [{}, 1],
    [{ audios: [sound] }, 2],
    [{ videos: [one], audios: [sound] }, 3],
    [{ videos: [one, one] }, 5],
  ] as const) {
    const body = { ...CREATE, ...more };
    const quote = await service.call('POST', '/v1/quote', { endpoint: '/v1/video/create', body }, headers);
    assert.equal(quote.json.amount, price);
    const { json } = await service.call('POST', '/v1/video/create', body, headers);
    await service.finished(json.id, key);
    const { json: task } = await service.admin('GET', `/tasks/${encodeURIComponent(json.id)}`);
    assert.equal(task.money.captured, price);
  }
  assert.equal((await service.admin('GET', `/accounts/${account}`)).json.balance, 89);
  await service.admin('PATCH', '/models/vidB-2', { price: null });
});

test('a model that does not take them says so by the name of the parameter', async () => {
  const file = new File([readFileSync(clip)], 'clip.mp4');
  for (const param of ['video_reference', 'audio_reference'])
    assertError(await limited.form('/v1/videos', { ...FORM, [param]: file }), 'invalid_parameter', param);
  for (const param of ['videos', 'audios']) {
    const body = { ...CREATE, [param]: [clipUrl] };
    assertError(await limited.call('POST', '/v1/video/create', body), 'invalid_parameter', param);
  }
  const { json } = await limited.call('GET', '/v1/models/vidB-2');
  assert.ok(!('videos' in json.capabilities) && !('audios' in json.capabilities));
});

test('what is no video, or no recording, is refused', async () => {
  const text = new File(['this is no video'], 'clip.mp4');
  for (const param of ['video_reference', 'audio_reference'])
    assertError(await service.form('/v1/videos', { ...FORM, [param]: text }), 'invalid_file_format', param);
  const torn = new File([readFileSync(clip).subarray(0, 900)], 'clip.mp4');
  const answer = await service.form('/v1/videos', { ...FORM, video_reference: torn });
  assertError(answer, 'invalid_file_format', 'video_reference');
  for (const video_reference of ['', 'ftp://videos.example/a.mp4', '{"url": "http://a.example"}'])
    assertError(
      await service.form('/v1/videos', { ...FORM, video_reference }),
      'invalid_parameter',
      'video_reference',
    );
});

test('a video that is too long is refused, and one that cannot be fetched ends the task', async () => {
  const long = join(folder, 'long.mp4');
  await sampleVideo(long, { seconds: 62, width: 32, height: 32 });
  const file = new File([readFileSync(long)], 'long.mp4');
  const answer = await service.form('/v1/videos', { ...FORM, video_reference: file });
  assertError(answer, 'invalid_parameter', 'video_reference');
  writeFileSync(long, 'no video at all');
  const url = await addressOf(long);
  const { json } = await service.call('POST', '/v1/video/create', { ...CREATE, videos: [url] });
  const ended = await service.finished(json.id);
  assert.equal(ended['status'], 'failed');
  assert.equal((ended['error'] as { code: string }).code, 'invalid_file_format');
});
