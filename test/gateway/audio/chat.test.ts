import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { soundKindOf } from '../../../src/platform/sound/sound-kind.ts';
import { bearer } from '../../support/contract.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { completion, delta, events } from '../../support/scripted-upstream/audio-answers.ts';
import type { Script } from '../../support/scripted-upstream/fake-service.ts';
import { CHAT_MODEL, HostedAudio, SPEECH_MODEL } from './hosted-audio.ts';

/** Replies by a hosted service: its words and its count of tokens. `passed-chat.test.ts` holds the bytes together. */

let deaf: HostedAudio;
let able: HostedAudio;
let wav: Buffer;
let flac: Buffer;

before(async () => {
  wav = readFileSync((await sampleFiles()).speech['wav']!);
  flac = readFileSync((await sampleFiles()).speech['flac']!);
  deaf = await HostedAudio.start({ entries: [{ chat: { count_seconds: 0.01 } }] });
  able = await HostedAudio.start({
    entries: [{ chat: { hears: ['wav', 'mp3'], speaks: ['wav'] }, voices: { nova: 'vendor-nova' } }],
  });
  for (const hosted of [deaf, able]) aroundIt(hosted);
});
after(async () => {
  await deaf[Symbol.asyncDispose]();
  await able[Symbol.asyncDispose]();
});

const recording = (bytes: Buffer) => ({
  type: 'input_audio',
  input_audio: { data: bytes.toString('base64'), format: 'wav' },
});

/** What is spoken or heard around the service is the fakes' work here. */
function aroundIt({ local }: HostedAudio): void {
  local.registry
    .assignTranscriber(['asr-1', 'chat-4o-transcribe'], local.transcriber)
    .assignSpeech([SPEECH_MODEL], local.speech);
}

test('a reply is the service’s own, and costs what its tokens cost', async () => {
  deaf.script(completion({ content: 'Good morning.' }));
  const before = await deaf.spent();
  const { status, json } = await deaf.chat({ temperature: 0.5, max_tokens: 50, stop: ['x'], seed: 7 });
  assert.equal(status, 200);
  assert.equal(json.id, 'vendor-id');
  assert.equal(json.model, 'vendor-model');
  assert.deepEqual(json.choices, [
    { index: 0, message: { role: 'assistant', content: 'Good morning.' }, finish_reason: 'stop' },
  ]);
  assert.deepEqual(json.usage, { prompt_tokens: 11, completion_tokens: 5, total_tokens: 16 });
  assert.deepEqual(deaf.server.calls[0]!.json, {
    model: 'vendor/model',
    messages: [{ role: 'user', content: 'Hello there.' }],
    temperature: 0.5,
    max_tokens: 50,
    stop: ['x'],
    seed: 7,
  });
  assert.equal((await deaf.spent()) - before, await priceOf(deaf, 16));
});

test('a streamed reply is passed on word by word, and its usage is the service’s own', async () => {
  const usage = { prompt_tokens: 21, completion_tokens: 9 };
  for (const last of [
    [delta('', 'stop'), { choices: [], usage }, '[DONE]'],
    [delta('', 'stop', { usage })],
    [delta('', 'stop'), { choices: [], token_usage: { input_tokens: 21, output_tokens: 9 } }],
  ]) {
    deaf.script(events(delta('Good '), delta('morning.'), ...last));
    const before = await deaf.spent();
    const { text } = await deaf.chat({ stream: true, stream_options: { include_usage: true } });
    const data = text.split('\n\n').filter((line) => line.startsWith('data: {'));
    const chunks = data.map((line) => JSON.parse(line.slice(6)));
    const words = chunks.flatMap((chunk) =>
      chunk.choices.map((choice: { delta: { content?: string } }) => choice.delta.content ?? ''),
    );
    assert.equal(words.join(''), 'Good morning.');
    assert.ok(text.endsWith('data: [DONE]\n\n'));
    assert.equal((await deaf.spent()) - before, await priceOf(deaf, 30));
    assert.deepEqual(deaf.upstream.endings, ['succeeded']);
  }
  assert.deepEqual(deaf.server.calls[0]!.json.stream_options, { include_usage: true });
});

test('a reply without any count of tokens still has a price', async () => {
  deaf.script(completion({ content: 'Good morning, how are you?' }, { usage: null }));
  const before = await deaf.spent();
  assert.equal((await deaf.chat()).json.usage, null);
  assert.ok((await deaf.spent()) > before);
});

test('a reply that reached its limit says so', async () => {
  deaf.script(completion({}, { choices: [{ message: { content: 'Half' }, finish_reason: 'length' }] }));
  assert.equal((await deaf.chat()).json.choices[0].finish_reason, 'length');
});

test('recordings are transcribed here for a service that does not hear', async () => {
  deaf.script(completion({ content: 'I see.' }));
  await deaf.chat({}, [{ type: 'text', text: 'Listen:' }, recording(wav)]);
  const [message] = deaf.server.calls[0]!.json.messages;
  assert.match(message.content, /^Listen:\n.*Hello from the fake\./s);
});

test('recordings go as they are to a service that hears, and are written out where it does not take them', async () => {
  able.script(completion({ content: 'I heard.' }));
  await able.chat({}, [{ type: 'text', text: 'Listen:' }, recording(wav)]);
  const [message] = able.server.calls[0]!.json.messages;
  assert.deepEqual(message.content[0], { type: 'text', text: 'Listen:' });
  assert.equal(message.content[1].input_audio.format, 'wav');
  assert.deepEqual(Buffer.from(message.content[1].input_audio.data, 'base64'), wav);
  assert.equal(able.local.transcriber.requests.length, 0);

  able.script(completion({ content: 'I read.' }));
  await able.chat({}, [recording(flac)]);
  assert.match(able.server.calls[0]!.json.messages[0].content, /Hello from the fake/);
});

test('words beside a recording are held against our content policy before anything is sent', async () => {
  for (const hosted of [deaf, able]) {
    hosted.script(completion({ content: 'Yes.' }));
    const { status, json } = await hosted.chat({}, [
      { type: 'text', text: 'they behead the king' },
      recording(wav),
    ]);
    assert.equal(status, 400);
    assert.equal(json.error.code, 'content_policy_violation');
    assert.equal(hosted.server.calls.length, 0);
  }
});

test('a service that speaks is asked to, its words are in the content, and its format is made ours', async () => {
  const audio = { id: 'vendor', data: wav.toString('base64'), transcript: 'Good day.', expires_at: 1 };
  for (const format of ['wav', 'mp3']) {
    able.script(completion({ content: null, audio }));
    const { json } = await able.chat({ modalities: ['text', 'audio'], audio: { voice: 'nova', format } });
    const { message } = json.choices[0];
    assert.deepEqual(able.server.calls[0]!.json.audio, { voice: 'vendor-nova', format: 'wav' });
    assert.equal(message.content, 'Good day.');
    assert.equal(message.audio.transcript, 'Good day.');
    assert.equal(soundKindOf(Buffer.from(message.audio.data, 'base64')), format);
  }
  assert.equal(able.local.speech.requests.length, 0);
});

test('a reply without sound is spoken here', async () => {
  for (const hosted of [deaf, able]) {
    hosted.script(completion({ content: 'Good day.' }));
    const body = { modalities: ['text', 'audio'], audio: { voice: 'nova', format: 'wav' } };
    const { json } = await hosted.chat(body);
    assert.equal(soundKindOf(Buffer.from(json.choices[0].message.audio.data, 'base64')), 'wav');
  }
});

test('a service that does not speak is told that its reply will be spoken, how long and in which language', async () => {
  const question = '¿Cuántos meses tiene un año y cómo se llaman en español?';
  const spoken = { modalities: ['text', 'audio'], audio: { voice: 'nova', format: 'wav' } };
  deaf.script(completion({ content: 'Son doce.' }), completion({ content: 'Son doce.' }));
  await deaf.chat(spoken, question);
  const [system, user] = deaf.server.calls[0]!.json.messages;
  assert.equal(system.role, 'system');
  assert.match(system.content, /spoken.*at most 60 words.*Spanish/s);
  assert.equal(user.content, question);
  await deaf.chat({ ...spoken, max_tokens: 50 }, 'How are you today, my friend?');
  assert.equal(deaf.server.calls[1]!.json.messages.length, 1);
});

test('a caller who leaves a streamed reply stops the service, and pays for what was said', async () => {
  const endless: Script = (_call, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify(delta('Once '))}\n\n`);
  };
  deaf.script(endless);
  const before = await deaf.spent();
  const leaving = new AbortController();
  const response = await fetch(`${deaf.service.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(deaf.key) },
    body: JSON.stringify({ model: CHAT_MODEL, stream: true, messages: [{ role: 'user', content: 'Hi' }] }),
    signal: leaving.signal,
  });
  const reader = response.body!.getReader();
  let seen = '';
  while (!seen.includes('Once')) seen += Buffer.from((await reader.read()).value!).toString();
  leaving.abort();
  await deaf.server.clientLeft();
  while (deaf.upstream.endings.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.deepEqual(deaf.upstream.endings, ['abandoned']);
  while ((await deaf.spent().catch(() => before)) === before)
    await new Promise((resolve) => setTimeout(resolve, 5));
});

async function priceOf({ service }: HostedAudio, tokens: number): Promise<number> {
  const { json } = await service.call('GET', `/v1/models/${CHAT_MODEL}`);
  return Math.ceil((json.capabilities.price.per_thousand_tokens * 1_000_000 * tokens) / 1000);
}
