import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { bearer } from '../../support/contract.ts';
import { type Answer, FakeService } from '../../support/scripted-upstream/fake-service.ts';
import type { Hostility } from '../../support/scripted-upstream/hostile-answers.ts';
import { startService } from '../../support/service.ts';
import { until } from '../../support/until.ts';
import { wavFile } from '../../support/wav-file.ts';

/** Hosted speech, transcripts and chat that never end, are too much, come too slowly, or lie. */
const KEY = 'our-key-at/the-service+0123456789';
const fake = await new FakeService().listen();
const protocols = { plain: 'openai', passing: 'contract', gemini: 'gemini-speech' };
const upstreams = Object.fromEntries(
  Object.entries(protocols).map(([name, protocol]) => {
    const base_url = `${fake.origin}/${name}`;
    return [name, { protocol, base_url, api_key: KEY, answer_megabytes: 1, answer_seconds: 1 }];
  }),
);
const at = (upstream: string) => ({ routes: [{ upstream, model: 'great' }] });
const models = {
  'chat-4o-audio-preview': at('plain'),
  'asr-1': at('plain'),
  'chat-4o-transcribe': at('passing'),
  'chat-4o-mini-tts-2025-12-15': at('plain'),
  'ttsB-3.1-flash-tts-preview': at('gemini'),
};
let logged = '';
const write = (line: string) => {
  logged += line;
};
const log = pino({ level: 'trace' }, { write });
const service = await startService({ settings: { upstreams, models }, log });
after(() => service.stop());

async function payer() {
  const { key, account } = await service.newKey({}, { balance: 100 });
  const money = async () => (await service.admin('GET', `/accounts/${account}`)).json;
  return { key, spent: async () => 100 - (await money()).balance, held: async () => (await money()).held };
}

const recording = () => new Blob([wavFile(Buffer.alloc(32_000))], { type: 'audio/wav' });
const transcribe = (key: string, more: Record<string, string> = {}) =>
  service.form('/v1/audio/transcriptions', { file: recording(), model: 'asr-1', ...more }, bearer(key));
const chat = (key: string, more: object = {}) =>
  service.call(
    'POST',
    '/v1/chat/completions',
    { model: 'chat-4o-audio-preview', messages: [{ role: 'user', content: 'Hello?' }], ...more },
    bearer(key),
  );
const speak = (key: string, model: string, voice: string) =>
  service.call('POST', '/v1/audio/speech', { model, voice, input: 'Hello.' }, bearer(key));

const KINDS: Readonly<Record<string, (key: string) => ReturnType<typeof chat>>> = {
  chat: (key) => chat(key),
  'a spoken chat': (key) =>
    chat(key, { modalities: ['text', 'audio'], audio: { voice: 'alloy', format: 'wav' } }),
  'a transcript': (key) => transcribe(key),
  'a transcript by another of ours': (key) => transcribe(key, { model: 'chat-4o-transcribe' }),
  'a translation': (key) =>
    service.form('/v1/audio/translations', { file: recording(), model: 'asr-1' }, bearer(key)),
  speech: (key) => speak(key, 'chat-4o-mini-tts-2025-12-15', 'alloy'),
  'speech of Gemini': (key) => speak(key, 'ttsB-3.1-flash-tts-preview', 'Kore'),
};
const HOSTILE: readonly Hostility[] = ['endless', 'endless-events', 'huge', 'many', 'deep', 'slow'];

/** Every one of these counts against the service; the next request is to reach it all the same. */
const closeBreakers = async () => {
  for (const name of Object.keys(protocols))
    assert.equal((await service.admin('POST', `/upstreams/${name}/reset`)).status, 200);
};

for (const hostility of HOSTILE) {
  for (const [kind, ask] of Object.entries(KINDS)) {
    test(`${kind} that is ${hostility} is a 502, costs nothing, and is left`, async () => {
      await closeBreakers();
      fake.on('POST', /./, { hostile: hostility });
      const { key, spent, held } = await payer();
      const answer = await ask(key);
      assert.deepEqual(
        [answer.status, answer.json?.error?.code],
        [502, 'upstream_error'],
        answer.text.slice(0, 300),
      );
      assert.deepEqual([await spent(), await held()], [0, 0]);
      await until(() => fake.hostile.open === 0);
      assert.ok(fake.hostile.longest < 32e6, `${fake.hostile.longest} bytes were sent`);
    });
  }
}

test('a streamed chat without an end is cut off, and what came of it is charged, within what was held', async () => {
  await closeBreakers();
  fake.on('POST', /./, { hostile: 'endless-events' });
  const { key, spent, held } = await payer();
  const answer = await chat(key, { stream: true, max_tokens: 100 });
  assert.match(answer.text, /and on /);
  assert.match(answer.text, /sent more than was asked for/);
  assert.ok(answer.text.length < 5e6);
  assert.ok((await spent()) > 0);
  assert.equal(await held(), 0);
  await until(() => fake.hostile.open === 0);
});

const json = (value: unknown, more: Partial<Answer> = {}): Answer => ({ json: value, ...more });

test('times that cannot be never reach subtitles', async () => {
  await closeBreakers();
  const times = [-1, 1e308, '3', null, 1e9];
  const segments = times.map((time, id) => ({ id, start: time, end: time, text: `line ${id}` }));
  // JSON can say a number that is not finite.
  const text = JSON.stringify({ text: 'lines', duration: -5, language: 'x'.repeat(1e4), segments }).replace(
    '1e+308',
    '1e999',
  );
  fake.on('POST', /transcriptions/, { text, headers: { 'content-type': 'application/json' } });
  const { key } = await payer();
  for (const response_format of ['srt', 'vtt', 'verbose_json']) {
    const answer = await transcribe(key, { response_format });
    assert.equal(answer.status, 200, answer.text);
    assert.match(answer.text, /line 0/);
    assert.doesNotMatch(answer.text, /Infinity|NaN|-1|xxxx|\d{3,}:/);
  }
});

for (const tokens of [-1, 1e308, '17', Number.MAX_SAFE_INTEGER, null, 1.5]) {
  test(`a usage of ${tokens} tokens is not believed`, async () => {
    await closeBreakers();
    const message = { role: 'assistant', content: 'Hello.' };
    const usage = { prompt_tokens: tokens, completion_tokens: tokens };
    fake.on('POST', /chat/, json({ choices: [{ index: 0, message, finish_reason: 'stop' }], usage }));
    const { key, spent } = await payer();
    const answer = await chat(key);
    assert.equal(answer.status, 200, answer.text);
    const cost = await spent();
    assert.ok(cost > 0 && cost < 0.1, String(cost));
  });
}

test('our key in the words of a service reaches neither callers nor the log', async () => {
  const echo = `bad key: Bearer ${KEY} and ${encodeURIComponent(KEY)}`;
  const error = { error: { code: 'upstream_error', message: echo, type: echo } };
  const answers: Answer[] = [
    json(error, { status: 500, headers: { 'x-echo': `Bearer ${KEY}`, 'retry-after': KEY } }),
    json(error),
    { text: echo, status: 400, headers: { 'content-type': 'application/json' } },
    { text: echo.replaceAll('/', '\\/'), headers: { 'content-type': 'application/json' } },
    { text: `data: ${JSON.stringify(error)}\n\n`, headers: { 'content-type': 'text/event-stream' } },
    { text: echo, headers: { 'content-type': 'audio/wav' } },
  ];
  const { key } = await payer();
  for (const answer of answers) {
    fake.on('POST', /./, answer);
    for (const ask of Object.values(KINDS)) {
      await closeBreakers();
      const { text } = await ask(key);
      assert.doesNotMatch(text, /our-key-at/);
    }
  }
  assert.match(logged, /bad key/);
  assert.doesNotMatch(logged, /our-key-at/);
});
