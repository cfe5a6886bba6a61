import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allModels } from '../../src/domain/catalogue.ts';
import { SEED } from '../../src/domain/parameters.ts';
import { EVERYTHING } from '../../src/engines/video-capabilities.ts';
import { fakeEngines } from '../support/fake-engines.ts';
import { startService, useService } from '../support/service.ts';

/** `capabilities` of GET /v1/models/{id}: what the contract lets callers ask of a model, and what its engines can make. */

const service = useService();

const capabilities = async (id: string, of = service) =>
  (await of.call('GET', `/v1/models/${id}`)).json.capabilities;

const LANDSCAPE = ['1280x720', '1920x1080'];
const BOTH_WAYS = ['1280x720', '1920x1080', '720x1280', '1080x1920'];
const context_tokens = 16_384;
const parameters = { seed: SEED };

/** Of an engine that takes anything, and changes its own videos. */
const BEYOND = { videos: 10, audios: 10, edits: 'own', extensions: 'own' };

const EXPECTED: Readonly<Record<string, object>> = {
  'vidA2-fast-frames': {
    kind: 'video',
    request_style: 'A',
    endpoints: ['/v1/video/create'],
    sizes: LANDSCAPE,
    seconds: [8],
    images: { first_frame: 1, last_frame: 1 },
    ...BEYOND,
    remix: false,
    characters: false,
    parameters,
    context_tokens,
    price: { per_second: 0.05, large_factor: 1.5 },
  },
  'vidA3-pro-frames': {
    kind: 'video',
    request_style: 'A',
    endpoints: ['/v1/video/create'],
    sizes: BOTH_WAYS,
    seconds: [8],
    images: { first_frame: 1 },
    ...BEYOND,
    remix: false,
    characters: false,
    parameters,
    context_tokens,
    price: { per_second: 0.3, large_factor: 1.5 },
  },
  vidA_3_1: {
    kind: 'video',
    request_style: 'A',
    endpoints: ['/v1/videos'],
    sizes: ['1280x720', '720x1280'],
    seconds: Array.from({ length: 60 }, (_, index) => index + 1),
    images: { reference: 1 },
    ...BEYOND,
    remix: false,
    characters: false,
    parameters,
    context_tokens,
    price: { per_second: 0.15, large_factor: 1.5 },
  },
  'vidB-2': {
    kind: 'video',
    request_style: 'B',
    endpoints: ['/v1/video/create', '/v1/videos', '/v1/chat/completions'],
    sizes: ['720x1280', '1080x1920', '1280x720', '1920x1080', '480x480', '1080x1080'],
    seconds: [4, 8, 10, 12, 15, 25],
    images: { reference: 10 },
    ...BEYOND,
    remix: true,
    characters: true,
    parameters,
    context_tokens,
    price: { per_second: 0.1, large_factor: 1.7 },
  },
  'asr-1': {
    usual: true,
    kind: 'transcription',
    endpoints: ['/v1/audio/transcriptions', '/v1/audio/translations'],
    formats: ['json', 'text', 'srt', 'vtt', 'verbose_json'],
    context_tokens,
    price: { per_minute: 0.006 },
  },
  'chat-4o-transcribe': {
    kind: 'transcription',
    endpoints: ['/v1/audio/transcriptions'],
    formats: ['json'],
    context_tokens,
    price: { per_minute: 0.006 },
  },
  'ttsB-3.1-flash-tts-preview': {
    kind: 'speech',
    endpoints: ['/v1/audio/speech'],
    voices: ['Aoede', 'Charon', 'Fenrir', 'Kore', 'Puck'],
    instructions: false,
    formats: ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'],
    max_output_seconds: 900,
    context_tokens,
    price: { per_thousand_characters: 0.01 },
  },
  'chat-4o-audio-preview': {
    usual: true,
    kind: 'chat',
    endpoints: ['/v1/chat/completions'],
    voices: ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'],
    formats: ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'],
    max_output_tokens: 16_384,
    context_tokens: 128_000,
    price: { per_thousand_tokens: 0.01 },
  },
};

for (const [id, expected] of Object.entries(EXPECTED)) {
  test(`${id} says what it can do`, async () => {
    const { description, ...found } = await capabilities(id);
    assert.match(description, /^[A-Z].*[a-z]$/, 'it says in a line what it is for');
    assert.deepEqual(found, expected);
  });
}

test('a video of every listed length and size can be ordered', async () => {
  const { sizes, seconds } = await capabilities('vidA_3_1');
  const spelled = (size: string) => (size === '1280x720' ? '16x9' : size);
  const body = { model: 'vidA_3_1', prompt: 'a boat', input_reference: 'boat.png' };
  const order = async (size: string, length: number) =>
    (
      await service.call('POST', '/v1/quote', {
        endpoint: '/v1/videos',
        body: { ...body, size: spelled(size), seconds: length },
      })
    ).status;
  for (const size of sizes) for (const length of seconds) assert.equal(await order(size, length), 200);
  assert.equal(await order(sizes[0], seconds.at(-1) + 1), 400);
});

test('the price is the one that is asked for now', async () => {
  await service.admin('PATCH', '/models/vidA3', { price: { per_second: 0.5 } });
  assert.deepEqual((await capabilities('vidA3')).price, { per_second: 0.5, large_factor: 1.5 });
  await service.admin('PATCH', '/models/vidA3', { price: null });
});

test('what no engine of a model can make is not offered', async () => {
  const { registry } = await fakeEngines({
    capabilities: {
      ...EVERYTHING,
      sizes: ['1280x720'],
      seconds: [4, 8],
      inputs: { reference: 2 },
      remix: false,
    },
  });
  const limited = await startService({ registry });
  const { sizes, seconds, images, remix, characters } = await capabilities('vidB-2', limited);
  assert.deepEqual(
    { sizes, seconds, images, remix, characters },
    { sizes: ['1280x720'], seconds: [4, 8], images: { reference: 2 }, remix: false, characters: false },
  );
  assert.deepEqual((await capabilities('vidA2-fast-components', limited)).images, {});
  await limited.stop();
});

test('a model without an engine is described as the catalogue has it', async () => {
  const without = await startService({ engines: false });
  for (const { id } of allModels()) {
    // What only engines know of is beyond the catalogue.
    const { videos, audios, edits, extensions, ...known } = await capabilities(id);
    assert.deepEqual(await capabilities(id, without), known);
  }
  await without.stop();
});
