import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, test } from 'node:test';
import type { VideoInput, VideoJob } from '../../../src/engines/video-engine.ts';
import { sampleAudio, sampleVideo } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { FakeService, type SeenCall } from '../../support/scripted-upstream/fake-service.ts';
import { type EngineAt, engineAt, NEVER, newJob } from './engine-at.ts';
import { writtenPreset } from './preset-at.ts';

/**
 * What is sent to each service that takes clips, recordings, or videos to change and to continue. The requests are written
 * from the services' documentation and sources (docs/upstreams.md names what was never tried).
 */

const folder = scratchFolder();
const files = { clip: join(folder, 'clip.mp4'), sound: join(folder, 'sound.mp3') };
const fake = await new FakeService().listen();

before(async () => {
  await sampleVideo(files.clip, { seconds: 2, width: 160, height: 120 });
  await sampleAudio(files.sound, 'mp3', 1);
});

const LINK = 'https://videos.example/files';
const input = (role: VideoInput['role'], file: string): VideoInput => ({
  role,
  open: async () => file,
  link: async () => `${LINK}/${role}`,
});
const CLIP = () => input('clip', files.clip);
const SOUND = () => input('sound', files.sound);
const SOURCE = () => input('source', files.clip);

/** The one request that begins a video, as JSON or as the text of a form. */
async function sent(preset: string, job: Partial<VideoJob>, more: Partial<EngineAt> = {}) {
  const calls: SeenCall[] = [];
  const remember = (call: SeenCall) => {
    calls.push(call);
    const id = 'job-1';
    const json = {
      id,
      request_id: id,
      name: id,
      task_id: id,
      output: { task_id: id },
      code: 0,
      data: preset === 'kling' ? { id } : [{ id }],
    };
    const uploads = { uploadUrl: `${fake.origin}/bucket`, fields: { key: 'k' }, runwayUri: 'runway://1' };
    return { json: call.url.includes('/uploads') ? uploads : json };
  };
  fake.on('POST', /./, remember);
  const engine = engineAt({ raw: writtenPreset(preset), baseUrl: fake.origin, ...more });
  const whole = newJob({ seconds: 8, width: 1280, height: 720, ...job });
  const plan = await engine.plan?.(whole, NEVER);
  await engine.start(whole, NEVER, plan);
  const { url, body, headers } = calls.at(-1)!;
  const text = body.toString('latin1');
  const isJson = String(headers['content-type']).startsWith('application/json');
  return { url, text, json: isJson ? JSON.parse(body.toString('utf8')) : null };
}

/** The value of a field of a form; of a file, its type. */
function field(form: string, name: string): string | null {
  const found = new RegExp(
    `name="${name}"(?:; filename="[^"]*"\\r\\nContent-Type: ([^\\r]*)|)\\r\\n\\r\\n([^\\r]*)`,
  ).exec(form);
  return found ? (found[1] ?? found[2] ?? '') : null;
}

test('Seedance gets clips and recordings among the content, each in its role', async () => {
  const { json } = await sent('ark-seedance', { prompt: 'a boat', inputs: [CLIP(), SOUND()] });
  assert.deepEqual(json.content, [
    { type: 'text', text: 'a boat' },
    { type: 'video_url', video_url: { url: `${LINK}/clip` }, role: 'reference_video' },
    { type: 'audio_url', audio_url: { url: `${LINK}/sound` }, role: 'reference_audio' },
  ]);
});

test('MiniMax H3 gets clips among the content', async () => {
  const { json } = await sent('minimax', { prompt: 'a boat', inputs: [CLIP(), CLIP()] });
  const clip = { type: 'video_url', video_url: { url: `${LINK}/clip` }, role: 'reference_video' };
  assert.deepEqual(json.content, [{ type: 'text', text: 'a boat' }, clip, clip]);
});

test('Wan gets a recording by its address, and clips where references are', async () => {
  const spoken = await sent('dashscope-wan', { prompt: 'a boat', inputs: [SOUND()] });
  assert.deepEqual(spoken.json.input, { prompt: 'a boat', audio_url: `${LINK}/sound` });
  const clipped = await sent('dashscope-wan', { prompt: 'a boat', inputs: [CLIP()] });
  assert.deepEqual(clipped.json.input, { prompt: 'a boat', reference_urls: [`${LINK}/clip`] });
});

test('vLLM-Omni gets a clip where a picture stands, and a recording as a reference', async () => {
  const { text } = await sent('vllm-omni', { inputs: [CLIP(), SOUND()] });
  assert.equal(field(text, 'input_reference'), 'video/mp4');
  assert.equal(field(text, 'audio_reference'), `{"audio_url":"${LINK}/sound"}`);
  const plain = await sent('vllm-omni', {});
  assert.equal(field(plain.text, 'audio_reference'), null);
});

test('SGLang gets a clip as a file of the form', async () => {
  assert.equal(field((await sent('sglang', { inputs: [CLIP()] })).text, 'video_reference'), 'video/mp4');
});

test('LightX2V gets a recording as it gets pictures', async () => {
  const { json } = await sent('lightx2v', { inputs: [SOUND()] });
  assert.ok(Buffer.from(json.audio_path, 'base64').length > 1000);
});

test('another Phonofilm gets clips and recordings by the names that callers use', async () => {
  const route = { accepts: { clips: 1 } };
  const { text, url } = await sent('contract', { inputs: [CLIP(), SOUND()] }, { route });
  assert.equal(url, '/videos');
  assert.equal(field(text, 'video_reference'), 'video/mp4');
  assert.equal(field(text, 'audio_reference'), 'audio/mpeg');
});

const rework = (kind: 'edit' | 'extension', more: Partial<VideoJob> = {}): Partial<VideoJob> => ({
  prompt: 'a boat on a lake',
  edits: ['it turns round'],
  inputs: [SOURCE()],
  reworks: { kind, seconds: 8, route: null },
  ...more,
});

/** Of a video that the same service has made. */
const own = (kind: 'edit' | 'extension'): Partial<VideoJob> => {
  const operation = { id: 'their-1', upstream: 'fake' };
  const route = 'upstream/fake/m';
  return rework(kind, {
    remixOf: { taskId: 'task-0', route, operation: operation as never },
    reworks: { kind, seconds: 8, route },
  });
};

test("OpenAI's protocol is told the id of its own video, and sent any other", async () => {
  const edit = await sent('openai-videos', own('edit'));
  assert.equal(edit.url, '/videos/edits');
  assert.deepEqual(edit.json, { prompt: 'it turns round', video: { id: 'their-1' } });
  const extension = await sent('openai-videos', own('extension'));
  assert.equal(extension.url, '/videos/extensions');
  assert.deepEqual(extension.json, { prompt: 'it turns round', seconds: '8', video: { id: 'their-1' } });
  const other = await sent('openai-videos', rework('extension'));
  assert.equal(other.url, '/videos/extensions');
  assert.equal(field(other.text, 'video'), 'video/mp4');
  assert.equal(field(other.text, 'seconds'), '8');
});

test('xAI gets a video to edit or extend by its address', async () => {
  const edit = await sent('xai', rework('edit'), { model: 'grok-imagine-video' });
  assert.equal(edit.url, '/videos/edits');
  const video = { url: `${LINK}/source` };
  assert.deepEqual(edit.json, { model: 'grok-imagine-video', prompt: 'it turns round', video });
  const extension = await sent('xai', rework('extension'), { model: 'grok-imagine-video' });
  assert.equal(extension.url, '/videos/extensions');
  assert.deepEqual(extension.json, { ...edit.json, duration: 8 });
});

test('Runway gets a video to edit in its storage, and Luma by its address', async () => {
  const runway = await sent('runway', rework('edit'));
  assert.equal(runway.url, '/v1/video_to_video');
  assert.equal(runway.json.videoUri, 'runway://1');
  const luma = await sent('luma', rework('edit'));
  assert.equal(luma.url, '/generations/video/modify');
  assert.deepEqual(luma.json.media, { url: `${LINK}/source` });
});

test('Veo on Vertex gets the video that it extends within the request', async () => {
  const { json, url } = await sent('vertex-veo', rework('extension', { seconds: 7 }), {
    model: 'veo-3.1-generate-001',
  });
  assert.equal(url, '/veo-3.1-generate-001:predictLongRunning');
  const [instance] = json.instances;
  assert.equal(instance.video.mimeType, 'video/mp4');
  assert.ok(Buffer.from(instance.video.bytesBase64Encoded, 'base64').subarray(4, 8).toString() === 'ftyp');
  assert.equal(json.parameters.durationSeconds, 7);
});

test('OpenRouter gets references, clips and recordings in one list', async () => {
  const { json } = await sent('openrouter', { inputs: [CLIP(), SOUND()] });
  assert.deepEqual(json.input_references, [
    { type: 'video_url', video_url: { url: `${LINK}/clip` } },
    { type: 'audio_url', audio_url: { url: `${LINK}/sound` } },
  ]);
  assert.equal('input_references' in (await sent('openrouter', {})).json, false);
});

test("Kling's Omni models get pictures and a clip among the contents, and a video to change", async () => {
  const model = 'kling-3.0-omni';
  const clipped = await sent('kling', { prompt: 'a boat', inputs: [CLIP()] }, { model });
  assert.equal(clipped.url, '/omni-video/kling-3.0-omni');
  const prompt = { type: 'prompt', text: 'a boat' };
  assert.deepEqual(clipped.json.contents, [prompt, { type: 'feature_video', url: `${LINK}/clip` }]);
  const edit = await sent('kling', rework('edit'), { model });
  assert.deepEqual(edit.json.contents, [
    { type: 'prompt', text: 'it turns round' },
    { type: 'base_video', url: `${LINK}/source` },
  ]);
  assert.deepEqual(edit.json.settings, { resolution: '720p' });
});
