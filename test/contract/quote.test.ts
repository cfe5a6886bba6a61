import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { type Answer, useService } from '../support/service.ts';

/** POST /v1/quote: what the real call would hold, and what it would be refused with. */

const service = useService();
let picture: Buffer;
let recording: Buffer;
/** A finished video of the first account. */
let video: string;

before(async () => {
  const files = await sampleFiles();
  picture = readFileSync(files.picture);
  recording = readFileSync(files.speech['wav']!);
  video = (await service.call('POST', '/v1/video/create', BOAT)).json.id;
  await service.finished(video);
});

const BOAT = { model: 'vidB-2', prompt: 'a red boat', images: [] };
const FORM = { model: 'vidB-2', prompt: 'a red boat', seconds: '8', size: '1080x1080' };
const SPEECH = { model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy', input: 'Hello, 世界 😀!' };
const CHAT = { model: 'chat-4o-audio-preview', messages: [{ role: 'user', content: 'hello' }] };

const quote = (endpoint: unknown, body: unknown, key = service.key): Promise<Answer> =>
  service.call('POST', '/v1/quote', { endpoint, body }, bearer(key));

interface Case {
  readonly endpoint: string;
  readonly body: object;
  /** What is sent in a form in place of the body's own fields: files. */
  readonly files?: () => Record<string, Blob>;
  /** The body of the real call where it differs: it brings what the quote only tells of. */
  readonly sent?: () => object;
}

const json = (endpoint: string, ...bodies: object[]): Case[] => bodies.map((body) => ({ endpoint, body }));
const block = (input_audio: object) => ({
  ...CHAT,
  messages: [{ role: 'user', content: [{ type: 'input_audio', input_audio }] }],
});
const withPicture = () => ({ ...BOAT, images: [`data:image/jpeg;base64,${picture.toString('base64')}`] });

const CASES: readonly Case[] = [
  ...json(
    '/v1/video/create',
    BOAT,
    { ...BOAT, duration: 25, size: 'large' },
    { model: 'vidA3', prompt: 'a boat', enhance_prompt: true },
    { model: 'vidA3', prompt: 'a boat', enable_upsample: true, aspect_ratio: '9:16' },
    { ...BOAT, images: ['https://pictures.example/a.png'] },
  ),
  {
    endpoint: '/v1/videos',
    body: { model: 'vidA_3_1', prompt: 'a boat', seconds: 7, size: '16x9', input_reference: 'boat.jpg' },
    files: () => ({ input_reference: new Blob([new Uint8Array(picture)]) }),
  },
  { endpoint: '/v1/videos', body: FORM, files: () => ({}) },
  {
    endpoint: '/v1/videos',
    body: { ...FORM, watermark: false, metadata: '{"a":1}', character_create: 'true' },
    files: () => ({}),
  },
  ...json('/v1/chat/completions', {
    model: 'vidB-2-pro',
    messages: [{ role: 'user', content: 'a red boat' }],
  }),
  ...json(
    '/v1/chat/completions',
    CHAT,
    { ...CHAT, max_tokens: 100, n: 3 },
    { ...CHAT, max_completion_tokens: 50, modalities: ['text', 'audio'], audio: { voice: 'alloy' } },
  ),
  {
    endpoint: '/v1/chat/completions',
    body: block({ seconds: 1, format: 'wav' }),
    sent: () => block({ data: recording.toString('base64'), format: 'wav' }),
  },
  ...['/v1/audio/transcriptions', '/v1/audio/translations'].map((endpoint) => ({
    endpoint,
    body: { model: 'asr-1', seconds: 1, temperature: 0.5, response_format: 'srt' },
    files: () => ({ file: new Blob([new Uint8Array(recording)]) }),
  })),
  ...json('/v1/audio/speech', SPEECH, { ...SPEECH, input: 'a'.repeat(4096), speed: 2 }),
];

function callFor({ endpoint, body, files, sent }: Case, key: string): Promise<Answer> {
  if (!files) return service.call('POST', endpoint, sent?.() ?? body, bearer(key));
  const fields = Object.entries({ ...body, ...files() }).filter(
    ([name]) => endpoint === '/v1/videos' || name !== 'seconds',
  );
  const form = fields.map(([name, value]) => [name, value instanceof Blob ? value : String(value)]);
  return service.form(endpoint, Object.fromEntries(form), bearer(key));
}

async function ledger(account: string): Promise<{ kind: string; amount: number }[]> {
  return (await service.admin('GET', `/ledger?account=${account}&limit=100`)).json.data;
}

for (const known of CASES) {
  test(`${known.endpoint} with ${JSON.stringify(known.body).slice(0, 160)} holds what was quoted`, async () => {
    const { key, account } = await service.newKey({}, { balance: 1000 });
    const quoted = await quote(known.endpoint, known.body, key);
    assert.equal(quoted.status, 200, quoted.text);
    const { amount, enhanced_prompt: enhanced, ...rest } = quoted.json;
    const asksToEnhance = 'enhance_prompt' in known.body;
    assert.equal(enhanced, asksToEnhance ? 'A cinematic view of a boat' : undefined);
    assert.deepEqual(rest, { object: 'quote', currency: 'credits', payable: true, reason: null });
    assert.ok(amount > 0);
    // Nothing was held, and no video was made.
    assert.deepEqual(
      (await ledger(account)).map(({ kind }) => kind),
      ['adjustment'],
    );
    assert.deepEqual((await service.call('GET', '/v1/videos', undefined, bearer(key))).json.data, []);

    // A caller who has exactly as much may have it; one who has the smallest amount less may not.
    await service.admin('PATCH', `/accounts/${account}`, { balance: amount - 0.000001 });
    assertError(await callFor(known, key), 'insufficient_balance');
    await service.admin('PATCH', `/accounts/${account}`, { balance: amount });
    const real = await callFor(known, key);
    assert.equal(real.status, 200, real.text);
  });
}

test('pictures and recordings may be sent along, large ones too, and are looked at', async () => {
  const large = `data:image/png;base64,${'AAAA'.repeat(100_000)}`;
  assert.equal((await quote('/v1/video/create', withPicture())).json.amount, 1);
  assertError(await quote('/v1/video/create', { ...BOAT, images: [large] }), 'invalid_image', 'images');
  const sent = await quote(
    '/v1/chat/completions',
    block({ data: recording.toString('base64'), format: 'wav' }),
  );
  const reported = await quote('/v1/chat/completions', block({ seconds: 1, format: 'wav' }));
  assert.equal(sent.json.amount, reported.json.amount);
  const noAudio = block({ data: 'AAAA'.repeat(100_000), format: 'wav' });
  const param = 'messages[0].content[0].input_audio';
  assertError(await quote('/v1/chat/completions', noAudio), 'invalid_file_format', param);
});

test('a remix is quoted by its source and size', async () => {
  const prices = [];
  for (const id of [video, encodeURIComponent(video)]) {
    for (const size of [undefined, '1080x1080']) {
      const { json: quoted } = await quote(`/v1/videos/${id}/remix`, { prompt: 'at night', size });
      prices.push(quoted.amount);
    }
  }
  assert.deepEqual(prices, [1, 1.7, 1, 1.7]);
  const made = await service.call('POST', `/v1/videos/${video}/remix`, { prompt: 'at night' });
  const task = await service.admin('GET', `/tasks/${encodeURIComponent(made.json.id)}`);
  assert.equal(task.json.money.quoted, 1);
});

test('names after @ that no character of the account has are told before a video is paid', async () => {
  const character = await service.call('POST', '/vidB/v1/characters', { from_task: video });
  const prompt = `@${character.json.username} and @nobody dance`;
  const { json } = await quote('/v1/video/create', { ...BOAT, prompt });
  assert.deepEqual(json.unknown_characters, ['nobody']);
  const known = await quote('/v1/video/create', { ...BOAT, prompt: `@${character.json.username} dances` });
  assert.ok(!('unknown_characters' in known.json));
});

test('characters cost nothing', async () => {
  const { key } = await service.newKey({}, { balance: 0 });
  for (const [body, who] of [
    [{ url: 'https://clips.example/somebody.mp4' }, key],
    [{ from_task: video, timestamps: '0,2' }, service.key],
  ] as const) {
    const { amount, payable, reason } = (await quote('/vidB/v1/characters', body, who)).json;
    assert.deepEqual({ amount, payable, reason }, { amount: 0, payable: true, reason: null });
  }
});

/** Bodies that the real call refuses. */
const REFUSED: readonly Case[] = [
  ...json(
    '/v1/video/create',
    {},
    { model: 'vidC-1', prompt: 'a boat' },
    { model: 'asr-1', prompt: 'a boat' },
    { model: 'vidA3' },
    { model: 'vidB-2', prompt: 'a boat' },
    { ...BOAT, duration: 11 },
    { ...BOAT, images: ['ftp://pictures.example/a.png'] },
    { ...BOAT, images: ['data:image/png;base64,AAAA'] },
    { ...BOAT, prompt: 'pornography' },
    { ...BOAT, prompt: 'long '.repeat(20_000) },
    { ...BOAT, character_timestamps: '3,1' },
    { model: 'vidA3-pro-frames', prompt: 'a', images: ['https://a.example/1', 'https://a.example/2'] },
  ),
  ...[
    { ...FORM, seconds: '9' },
    { ...FORM, size: '1x1' },
    { ...FORM, metadata: 'no json' },
    { ...FORM, style: 'pornography' },
    { ...FORM, character_from_task: 'vidB-2:1-none' },
    { model: 'vidA_3_1', prompt: 'a boat', seconds: '8', size: '16x9' },
    { model: 'vidA3', prompt: 'a boat' },
  ].map((body) => ({ endpoint: '/v1/videos', body, files: () => ({}) })),
  ...json(
    '/v1/chat/completions',
    { ...CHAT, messages: [] },
    { ...CHAT, n: 129 },
    { ...CHAT, max_tokens: 1_000_000 },
    { ...CHAT, modalities: ['audio'] },
    { ...CHAT, modalities: ['audio'], audio: { voice: 'nobody' } },
    { ...CHAT, messages: [{ role: 'user', content: 'pornography' }] },
    block({ data: '!', format: 'wav' }),
    { model: 'vidB-2', messages: [{ role: 'user', content: [] }] },
  ),
  ...[
    { model: 'asr-1', temperature: '2' },
    { model: 'asr-1', response_format: 'xml' },
    { model: 'vidA3' },
  ].map((body) => ({
    endpoint: '/v1/audio/transcriptions',
    body,
    files: () => ({ file: new Blob([new Uint8Array(recording)]) }),
  })),
  ...json(
    '/v1/audio/speech',
    { ...SPEECH, voice: 'nobody' },
    { ...SPEECH, input: '' },
    { ...SPEECH, speed: 0.25, input: 'a'.repeat(4096) },
    { ...SPEECH, instructions: 'pornography' },
  ),
  ...json('/v1/videos/vidB-2:1-none/remix', { prompt: 'at night' }, {}),
  ...json(
    '/vidB/v1/characters',
    {},
    { url: 'https://a.example/b', from_task: 'x' },
    { from_task: 'vidB-2:1-none' },
  ),
];

for (const refused of REFUSED) {
  const { endpoint, body } = refused;
  test(`${endpoint} with ${JSON.stringify(body).slice(0, 160)} is refused as the real call is`, async () => {
    const real = await callFor(refused, service.key);
    const quoted = await quote(endpoint, body);
    assert.ok(real.status >= 400 && real.status < 500, real.text);
    assert.deepEqual([quoted.status, quoted.json], [real.status, real.json]);
  });
}

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);

for (const [reason, key, account] of [
  ['payment_failed', {}, { balance: 0, payment_failed: true }],
  ['insufficient_balance', {}, { balance: 0.5 }],
  ['quota_exceeded', { quota: 0.5 }, {}],
  [
    'subscription_expired',
    { type: 'subscription' },
    { subscription: { expires_at: now() - DAY, quota: null } },
  ],
  ['quota_exceeded', { type: 'subscription' }, { subscription: { expires_at: now() + DAY, quota: 0.5 } }],
] as const) {
  test(`a video that cannot be paid (${reason}) has a price all the same, and the reason`, async () => {
    const made = await service.newKey(key);
    await service.admin('PATCH', `/accounts/${made.account}`, account);
    const { json: quoted } = await quote('/v1/video/create', BOAT, made.key);
    assert.deepEqual(quoted, { object: 'quote', amount: 1, currency: 'credits', payable: false, reason });
    assertError(await service.call('POST', '/v1/video/create', BOAT, bearer(made.key)), reason);
  });
}

test('the price is the one that the operator set', async () => {
  await service.admin('PATCH', '/models/vidB-2-pro', { price: { per_second: 0.5 } });
  assert.equal((await quote('/v1/video/create', { ...BOAT, model: 'vidB-2-pro' })).json.amount, 5);
  await service.admin('PATCH', '/models/vidB-2-pro', { price: null });
});

test('a key is quoted only what it may ask for', async () => {
  const { key } = await service.newKey({ models: ['asr-1'] });
  assertError(await quote('/v1/video/create', BOAT, key), 'model_access_denied', 'model');
  const subscriber = await service.newKey({ type: 'subscription' });
  assertError(await quote('/v1/chat/completions', CHAT, subscriber.key), 'audio_requires_payg');
  const stranger = await service.newKey();
  const remix = await quote(`/v1/videos/${video}/remix`, { prompt: 'at night' }, stranger.key);
  assertError(remix, 'task_not_found', 'id');
});

test('a quote needs an endpoint that costs something, its body, and the length of audio', async () => {
  assertError(await service.call('POST', '/v1/quote', { body: {} }), 'missing_parameter', 'endpoint');
  assertError(
    await service.call('POST', '/v1/quote', { endpoint: '/v1/videos' }),
    'missing_parameter',
    'body',
  );
  for (const endpoint of ['/v1/models', 'v1/videos', '/v1/videos/x', 'constructor', 7])
    assertError(await quote(endpoint, BOAT), 'invalid_parameter', 'endpoint');
  for (const body of ['a boat', null, 3]) {
    assertError(await quote('/v1/video/create', body), 'invalid_parameter', 'body');
  }
  const audio = { model: 'asr-1' };
  assertError(await quote('/v1/audio/transcriptions', audio), 'missing_parameter', 'seconds');
  for (const seconds of [0, -1, '7', 1e9, null])
    assertError(
      await quote('/v1/audio/transcriptions', { ...audio, seconds }),
      'invalid_parameter',
      'seconds',
    );
  const param = 'messages[0].content[0].input_audio.seconds';
  assertError(
    await quote('/v1/chat/completions', block({ seconds: 0, format: 'wav' })),
    'invalid_parameter',
    param,
  );
});

test('quotes count as reads', async () => {
  const { key } = await service.newKey();
  const { headers } = await quote('/v1/video/create', BOAT, key);
  assert.equal(headers.get('x-ratelimit-limit'), '3000');
  assert.equal(headers.get('x-ratelimit-remaining'), '2999');
});

test('a prompt is enhanced for nobody who cannot pay the video', async () => {
  const { key } = await service.newKey({}, { balance: 0 });
  const body = { model: 'vidA3', prompt: 'a boat', enhance_prompt: true };
  const { json: quoted } = await quote('/v1/video/create', body, key);
  assert.equal(quoted.payable, false);
  assert.ok(!('enhanced_prompt' in quoted));
});
