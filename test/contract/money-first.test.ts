import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { type Answer, useService } from '../support/service.ts';

/** What costs us is held before it is done: a key without money gets its 402, and no engine has heard of it. */

const service = useService(() => ({ now: () => now }));
let wav: Buffer;
let now = Date.now();

before(async () => {
  wav = readFileSync((await sampleFiles()).speech['wav']!);
});

const hearing = (content: object[] = []) => ({
  model: 'chat-4o-audio-preview',
  messages: [
    {
      role: 'user',
      content: [
        { type: 'input_audio', input_audio: { data: wav.toString('base64'), format: 'wav' } },
        ...content,
      ],
    },
  ],
});

const json = (path: string, body: () => object) => (headers: Record<string, string>) =>
  service.call('POST', path, body(), headers);
const upload = (path: string, fields: Record<string, string>) => (headers: Record<string, string>) =>
  service.form(path, { ...fields, file: new Blob([wav]) }, headers);

const PAID: readonly [string, (headers: Record<string, string>) => Promise<Answer>][] = [
  ['audio in chat', json('/v1/chat/completions', hearing)],
  ['audio in a streamed chat', json('/v1/chat/completions', () => ({ ...hearing(), stream: true }))],
  [
    'text in chat',
    json('/v1/chat/completions', () => ({
      model: 'chat-4o-audio-preview',
      messages: [{ role: 'user', content: 'Good morning' }],
    })),
  ],
  ['a transcription', upload('/v1/audio/transcriptions', { model: 'asr-1' })],
  ['a streamed transcription', upload('/v1/audio/transcriptions', { model: 'asr-1', stream: 'true' })],
  ['a translation', upload('/v1/audio/translations', { model: 'asr-1' })],
  [
    'a speech',
    json('/v1/audio/speech', () => ({
      model: 'chat-4o-mini-tts-2025-12-15',
      voice: 'alloy',
      input: 'Good morning',
    })),
  ],
  [
    'a prompt to enhance',
    json('/v1/video/create', () => ({ model: 'vidA3', prompt: 'a red boat', enhance_prompt: true })),
  ],
];

function seenByEngines(): number {
  const { transcriber, speech, chat, video } = service.engines;
  return transcriber.requests.length + speech.requests.length + chat.requests.length + video.started.length;
}

for (const [what, send] of PAID) {
  test(`${what} from a key without money is refused before any engine sees it`, async () => {
    const { key } = await service.newKey({}, { balance: 0 });
    const before = seenByEngines();
    assertError(await send(bearer(key)), 'insufficient_balance');
    assert.equal(seenByEngines(), before);
  });
}

test('audio in chat needs money for the longest reply it allows, and pays for the reply it got', async () => {
  const { key, account } = await service.newKey({}, { balance: 0.1 });
  const { transcriber } = service.engines;
  const heard = transcriber.requests.length;
  // 16,384 tokens of reply would cost 0.16.
  assertError(
    await service.call('POST', '/v1/chat/completions', hearing(), bearer(key)),
    'insufficient_balance',
  );
  assert.equal(transcriber.requests.length, heard);
  const brief = { ...hearing(), max_tokens: 100 };
  const answer = await service.call('POST', '/v1/chat/completions', brief, bearer(key));
  assert.equal(answer.status, 200, answer.text);
  const { json: money } = await service.admin('GET', `/accounts/${account}`);
  assert.equal(money.held, 0);
  assert.equal(money.balance, 0.1 - answer.json.usage.total_tokens * 0.00001);
});

test('a chat whose engine fails after the transcription is refunded', async () => {
  const { key, account } = await service.newKey({}, { balance: 10 });
  const body = hearing([{ type: 'text', text: 'crash' }]);
  assertError(await service.call('POST', '/v1/chat/completions', body, bearer(key)), 'internal_error');
  const { json: money } = await service.admin('GET', `/accounts/${account}`);
  assert.deepEqual([money.balance, money.held], [10, 0]);
});

test('money stays held for as long as its request lives', async () => {
  const { key, account } = await service.newKey({}, { balance: 10 });
  const held = async () => (await service.admin('GET', `/accounts/${account}`)).json.held;
  const caller = new AbortController();
  const { transcriber } = service.engines;
  const heard = transcriber.requests.length;
  const form = new FormData();
  for (const [name, value] of Object.entries({ model: 'asr-1', prompt: 'slowly' })) form.append(name, value);
  form.append('file', new Blob([wav]));
  const answer = fetch(`${service.url}/v1/audio/transcriptions`, {
    method: 'POST',
    headers: bearer(key),
    body: form,
    signal: caller.signal,
  });
  while (transcriber.requests.length === heard) await new Promise((resolve) => setImmediate(resolve));
  const before = await held();
  assert.ok(before > 0);
  now += 2 * 3_600_000;
  await service.service.sweep();
  assert.equal(await held(), before);
  caller.abort();
  await assert.rejects(answer);
  while ((await held()) > 0) await new Promise((resolve) => setImmediate(resolve));
});
