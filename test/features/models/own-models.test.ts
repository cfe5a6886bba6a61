import assert from 'node:assert/strict';
import { copyFileSync, createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { SEED } from '../../../src/domain/parameters.ts';
import { type UserHome, userHome } from '../../cli/user/user-home.ts';
import { assertError } from '../../support/contract.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { openaiClient, order } from '../../support/openai-client.ts';
import { OWN_MODELS } from '../../support/own-models.ts';
import { startService, type TestService } from '../../support/service.ts';

/** Models that stand in the settings alone are models like any other. */
const IDS = ['studio/clip-5', 'quick-video', 'anna-tts', 'ear-1', 'wise-chat'];

describe('models of the settings', () => {
  let service: TestService;
  let home: UserHome;
  before(async () => {
    service = await startService({ settings: OWN_MODELS });
    home = userHome(service);
    copyFileSync((await sampleFiles()).speech['wav']!, home.path('talk.wav'));
  });
  after(async () => {
    home.remove();
    await service.stop();
  });

  const quoted = async (endpoint: string, body: object) =>
    (await service.call('POST', '/v1/quote', { endpoint, body })).json.amount;

  test('are listed after those of the contract', async () => {
    const { data } = await openaiClient(service).models.list();
    assert.deepEqual(
      data.slice(-5).map(({ id }) => id),
      IDS,
    );
    assert.equal(data.length, 28);
  });

  test('say what they can do', async () => {
    const of = async (id: string) =>
      (await service.call('GET', `/v1/models/${encodeURIComponent(id)}`)).json.capabilities;
    assert.deepEqual(await of('studio/clip-5'), {
      kind: 'video',
      description: 'Short clips of the house.',
      endpoints: ['/v1/video/create', '/v1/videos', '/v1/chat/completions'],
      request_style: 'B',
      sizes: ['832x480', '480x832'],
      seconds: [5, 10],
      images: { reference: 2 },
      videos: 10,
      audios: 10,
      edits: 'own',
      extensions: 'own',
      remix: true,
      characters: true,
      context_tokens: 16_384,
      parameters: { seed: SEED },
      price: { per_second: 0.2, large_factor: 1 },
    });
    assert.deepEqual((await of('quick-video')).price, { per_second: 0.01, large_factor: 1.7 });
    const { voices, languages, instructions } = await of('anna-tts');
    assert.deepEqual([voices, languages, instructions], [['anna', 'ben'], ['de', 'en'], true]);
    assert.deepEqual((await of('ear-1')).languages, ['de']);
    assert.equal((await of('wise-chat')).context_tokens, 9000);
  });

  test('are used through the openai SDK: videos', async () => {
    const client = openaiClient(service);
    const made = await client.videos.create(order({ model: 'studio/clip-5', seconds: '5', size: '832x480' }));
    assert.match(made.id, /^studio\/clip-5:\d+-\w+$/);
    assert.equal((await service.finished(made.id))['status'], 'completed');
    const { video_url } = (await service.call('GET', `/v1/videos/${encodeURIComponent(made.id)}`)).json;
    assert.equal((await fetch(video_url)).status, 200);
    const { width, height, seconds } = service.engines.video.jobs.at(-1)!;
    assert.deepEqual([width, height, seconds], [832, 480, 5]);
    await assert.rejects(
      async () =>
        await client.videos.create(order({ model: 'studio/clip-5', seconds: '4', size: '832x480' })),
      { status: 400, code: 'invalid_parameter', param: 'seconds' },
    );
    const remix = await client.videos.remix(made.id, { prompt: 'at night' });
    assert.match(remix.id, /^studio\/clip-5:remix-/);
  });

  test('are used through the openai SDK: speech, transcripts and chat', async () => {
    const client = openaiClient(service);
    const speech = await client.audio.speech.create({
      model: 'anna-tts',
      voice: 'ben',
      input: 'Good morning.',
    });
    assert.ok((await speech.arrayBuffer()).byteLength > 100);
    assert.equal(service.engines.speech.requests.at(-1)?.voice, 'ben');
    await assert.rejects(
      async () => await client.audio.speech.create({ model: 'anna-tts', voice: 'alloy', input: 'x' }),
      { code: 'voice_not_supported' },
    );
    const file = () => createReadStream(home.path('talk.wav'));
    const heard = await client.audio.transcriptions.create({ model: 'ear-1', file: file(), language: 'de' });
    assert.ok(heard.text.length > 0);
    await assert.rejects(
      async () => await client.audio.transcriptions.create({ model: 'ear-1', file: file(), language: 'fr' }),
      { status: 400, param: 'language' },
    );
    await assert.rejects(
      async () => await client.audio.translations.create({ model: 'ear-1', file: file() }),
      { status: 400, param: 'model' },
    );
    const messages = [{ role: 'user', content: 'Why is the sky blue?' }] as const;
    const reply = await client.chat.completions.create({ model: 'wise-chat', messages: [...messages] });
    assert.equal(reply.model, 'wise-chat');
    await assert.rejects(
      async () =>
        await client.chat.completions.create({
          model: 'wise-chat',
          messages: [...messages],
          max_tokens: 1001,
        }),
      { status: 400, param: 'max_tokens' },
    );
  });

  test('sizes and lengths of their own are chosen by shape, exactly, or not at all', async () => {
    const made = async (fields: object) => {
      const body = { model: 'studio/clip-5', prompt: 'a boat', images: [], ...fields };
      const { json, status } = await service.call('POST', '/v1/video/create', body);
      assert.equal(status, 200, JSON.stringify(json));
      await service.finished(json.id);
      const { width, height, seconds } = service.engines.video.jobs.at(-1)!;
      return [width, height, seconds];
    };
    assert.deepEqual(await made({}), [832, 480, 10]);
    assert.deepEqual(await made({ orientation: 'portrait', duration: 5 }), [480, 832, 5]);
    assert.deepEqual(await made({ size: '480x832' }), [480, 832, 10]);
    const wrong = { model: 'studio/clip-5', prompt: 'a boat', images: [], duration: 15 };
    assertError(await service.call('POST', '/v1/video/create', wrong), 'invalid_parameter', 'duration');
  });

  test('another name is the same model, and the answer says which', async () => {
    const speech = { model: 'gpt-4o-mini-tts', voice: 'anna', input: 'x'.repeat(1000) };
    assert.equal((await service.call('POST', '/v1/audio/speech', speech)).status, 200);
    assert.equal(service.engines.speech.requests.at(-1)?.model, 'anna-tts');
    assert.equal((await service.call('GET', '/v1/models/gpt-4o-mini-tts')).json.id, 'anna-tts');
    assert.equal(await quoted('/v1/audio/speech', speech), 0.5);
  });

  test('they are priced as their rows say', async () => {
    const clip = { model: 'studio/clip-5', prompt: 'a boat', seconds: '10', size: '480x832' };
    assert.equal(await quoted('/v1/videos', clip), 2);
    assert.equal(
      await quoted('/v1/video/create', { model: 'quick-video', prompt: 'a boat', images: [] }),
      0.1,
    );
    assert.equal(await quoted('/v1/audio/transcriptions', { model: 'ear-1', seconds: 60 }), 0.6);
    await service.admin('PATCH', '/models/ear-1', { price: { per_minute: 6 } });
    assert.equal(await quoted('/v1/audio/transcriptions', { model: 'ear-1', seconds: 60 }), 6);
    await service.admin('PATCH', '/models/ear-1', { price: null });
  });

  test('a key is limited to some of them, by any of their names', async () => {
    const { key } = await service.newKey({ models: ['quick-*', 'gpt-4o-mini-tts'] });
    const headers = { authorization: `Bearer ${key}` };
    const { json } = await service.call('GET', '/v1/models', undefined, headers);
    assert.deepEqual(
      json.data.map(({ id }: { id: string }) => id),
      ['quick-video', 'anna-tts'],
    );
    const order = { model: 'studio/clip-5', prompt: 'a boat', images: [] };
    assertError(
      await service.call('POST', '/v1/video/create', order, headers),
      'model_access_denied',
      'model',
    );
    const unknown = await service.admin('POST', '/keys', { type: 'payg', models: ['no-such-model'] });
    assertError(unknown, 'invalid_parameter', 'models');
  });

  test('the command line uses them like any other', async () => {
    const listed = await home.run('models');
    for (const id of IDS) assert.ok(listed.stdout.includes(id), id);
    const made = await home.run(
      'video',
      'a boat',
      '--model',
      'studio/clip-5',
      '--seconds',
      '5',
      '-o',
      'boat.mp4',
    );
    assert.equal(made.code, 0, made.stderr);
    const exact = await home.run('video', 'a boat', '-m', 'studio/clip-5', '--size', '480x832', '--json');
    assert.equal(exact.code, 0, exact.stderr);
    const { width, height, seconds } = service.engines.video.jobs.at(-1)!;
    assert.deepEqual([width, height, seconds], [480, 832, 10]);
    const spoken = await home.run('speak', 'Good morning.', '--model', 'anna-tts', '-o', 'morning.mp3');
    assert.equal(spoken.code, 0, spoken.stderr);
    assert.ok(existsSync(home.path('morning.mp3')));
    assert.equal(service.engines.speech.requests.at(-1)?.voice, 'anna');
    const heard = await home.run('transcribe', 'talk.wav', '--model', 'ear-1');
    assert.equal(heard.code, 0, heard.stderr);
    const chat = await home.run('chat', 'Hello', '--model', 'wise-chat');
    assert.equal(chat.code, 0, chat.stderr);
    const quote = await home.run('quote', 'video', 'a boat', '--model', 'quick-video');
    assert.equal(quote.stdout, '0.1 credits\n');
  });
});

test('a model is retired on its day: 404 from then on, and its tasks stay readable', async () => {
  let now = Date.parse('2027-01-30T23:59:00Z');
  const service = await startService({
    settings: { models: { 'short-lived': { like: 'vidB-2', retires: '2027-01-31' } } },
    now: () => now,
  });
  const order = { model: 'short-lived', prompt: 'a boat', images: [] };
  const { json } = await service.call('POST', '/v1/video/create', order);
  now = Date.parse('2027-01-31T00:00:00Z');
  assertError(await service.call('POST', '/v1/video/create', order), 'model_not_found', 'model');
  assertError(await service.call('GET', '/v1/models/short-lived'), 'model_not_found', 'model');
  const { data } = (await service.call('GET', '/v1/models')).json;
  assert.equal(
    data.some(({ id }: { id: string }) => id === 'short-lived'),
    false,
  );
  const read = await service.call('GET', `/v1/videos/${json.id}`);
  assert.deepEqual([read.status, read.json.model], [200, 'short-lived']);
  await service.stop();
});

test('a model that was renamed answers to its old name, also for the tasks and keys of before', async () => {
  const service = await startService({
    settings: { models: { 'new-name': { like: 'vidB-2', aliases: ['old-name'] } } },
  });
  const order = { model: 'old-name', prompt: 'a boat', images: [] };
  const { json } = await service.call('POST', '/v1/video/create', order);
  assert.match(json.id, /^new-name:/);
  await service.stop();
});

test('a model without an engine is named at start, and answers 503', async () => {
  const spoken: { models?: string[] }[] = [];
  const { pino } = await import('pino');
  const log = pino({ level: 'warn' }, { write: (line: string) => spoken.push(JSON.parse(line)) });
  const service = await startService({
    settings: { models: { 'nobodys-video': { kind: 'video', price: { per_second: 0.1 } } } },
    log,
  });
  assert.deepEqual(
    spoken.flatMap(({ models }) => models ?? []),
    ['nobodys-video'],
  );
  const order = { model: 'nobodys-video', prompt: 'a boat', images: [] };
  assertError(await service.call('POST', '/v1/video/create', order), 'service_unavailable');
  await service.stop();
});

test('a chat model without voices takes subscription keys, as long as there is no sound', async () => {
  const chat = { kind: 'chat', price: { per_thousand_tokens: 0 }, routes: ['local'] };
  const models = { scribe: chat, singer: { ...chat, voices: ['anna'] } };
  const service = await startService({ settings: { models } });
  const subscription = { expires_at: Math.floor(Date.now() / 1000) + 600, quota: null };
  const { key } = await service.newKey({ type: 'subscription' }, { subscription });
  const authorization = `Bearer ${key}`;
  const say = (model: string, content: unknown, more = {}) => {
    const body = { model, messages: [{ role: 'user', content }], ...more };
    return service.call('POST', '/v1/chat/completions', body, { authorization });
  };
  const wav = await readFile((await sampleFiles()).speech['wav']!, 'base64');
  const heard = [{ type: 'input_audio', input_audio: { data: wav, format: 'wav' } }];
  assert.equal((await say('scribe', 'Hello')).status, 200);
  assertError(await say('scribe', heard), 'audio_requires_payg');
  const spoken = { modalities: ['text', 'audio'], audio: { voice: 'anna', format: 'wav' } };
  assertError(await say('scribe', 'Hello', spoken), 'audio_requires_payg');
  assertError(await say('singer', 'Hello'), 'audio_requires_payg');
  assertError(await say('chat-4o-audio-preview', 'Hello'), 'audio_requires_payg');
  await service.stop();
});
