// Own process: it replaces what all code of its process uses.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { soundKindOf } from '../../src/platform/sound/sound-kind.ts';
import { assertError, bearer } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** A spoken conversation with `chat-4o-audio-preview`: spoken while it is written, no longer than one listens to. */

let service: TestService;
let recording: string;

before(async () => {
  service = await startService();
  recording = readFileSync((await sampleFiles()).speech['wav']!).toString('base64');
});
after(() => service.stop());

interface Spoken {
  readonly content: string;
  readonly audio: { readonly id: string; readonly data: string; readonly transcript: string };
}

const body = (messages: unknown, more: object = {}) => ({
  model: 'chat-4o-audio-preview',
  modalities: ['text', 'audio'],
  audio: { voice: 'alloy', format: 'wav' },
  messages: typeof messages === 'string' ? [{ role: 'user', content: messages }] : messages,
  ...more,
});

const send = (messages: unknown, more: object = {}, key = service.key) =>
  service.call('POST', '/v1/chat/completions', body(messages, more), bearer(key));

async function ask(messages: unknown, more: object = {}): Promise<Spoken & { finish: string }> {
  const { status, text, json } = await send(messages, more);
  assert.equal(status, 200, text);
  const { message, finish_reason: finish } = json.choices[0];
  assert.equal(message.audio.transcript, message.content);
  return { ...message, finish };
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;
/** Sentences of ten words. */
const SPEECH = Array.from(
  { length: 30 },
  (_, number) => `Sentence number ${number + 100} has ten words, as you can count.`,
).join(' ');
const heard = { role: 'user', content: [{ type: 'input_audio', input_audio: { data: '', format: 'wav' } }] };
const recorded = () => ({
  ...heard,
  content: [{ type: 'input_audio', input_audio: { data: recording, format: 'wav' } }],
});

test('a spoken reply ends after a whole sentence at about sixty words', async () => {
  const { content, finish } = await ask(SPEECH);
  assert.ok(wordsOf(content) >= 45 && wordsOf(content) <= 62, content);
  assert.match(content, /count\.$/);
  assert.equal(finish, 'stop');
});

test('a recording without a word is said to be one, so that no model invents what was asked', async (t) => {
  const nothing = { language: 'en', duration: 3, text: ' ', segments: [], words: [] };
  t.mock.method(service.engines.transcriber, 'transcribe', () => Promise.resolve(nothing));
  const other = Buffer.from(recording, 'base64');
  other.fill(0, other.length - 1000);
  const silence = { data: other.toString('base64'), format: 'wav' };
  const { content } = await ask([{ role: 'user', content: [{ type: 'input_audio', input_audio: silence }] }]);
  assert.match(content, /could not hear it\. Please ask me to say it again\./);
});

test('a reply that is only written is as long as the model makes it', async () => {
  const { json } = await send(SPEECH, { modalities: ['text'] });
  assert.equal(json.choices[0].message.content, `You said: ${SPEECH}`);
});

test("the caller's own limit is the only one", async () => {
  for (const limit of ['max_tokens', 'max_completion_tokens']) {
    const { content, finish } = await ask(SPEECH, { [limit]: 150 });
    assert.equal(wordsOf(content), 150);
    assert.equal(finish, 'length');
  }
});

test('a caller who asks for more gets more', async () => {
  const { content } = await ask(`Speak in 120 words. ${SPEECH}`);
  assert.ok(wordsOf(content) > 85 && wordsOf(content) <= 122, content);
  const detailed = await ask([
    { role: 'system', content: 'Give detailed answers.' },
    { role: 'user', content: SPEECH },
  ]);
  assert.ok(wordsOf(detailed.content) > 140, detailed.content);
});

test('a sentence without an end is cut at its last clause', async () => {
  const { content, finish } = await ask('and so we went on, '.repeat(60));
  assert.ok(wordsOf(content) <= 62, content);
  assert.match(content, /went on\.$/);
  assert.equal(finish, 'stop');
});

test('a reply that begins to repeat itself ends before that', async () => {
  const { content } = await ask('Hello. The sea is wide and deep. '.repeat(4));
  assert.equal(content, 'You said: Hello. The sea is wide and deep. Hello.');
});

test('a sentence is spoken while the next one is being written, and both stop when the caller leaves', async () => {
  const { speech, chat } = service.engines;
  const [spoken, stopped, expected] = [speech.requests.length, chat.stopped, speech.expected];
  const caller = new AbortController();
  const answer = fetch(`${service.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { ...bearer(service.key), 'content-type': 'application/json' },
    body: JSON.stringify(body('The first sentence is done. The second comes slowly to an end.')),
    signal: caller.signal,
  });
  await until(() => speech.requests.length > spoken);
  assert.equal(speech.requests.at(-1)!.text, 'You said: The first sentence is done.');
  // Its voice was made ready while the sentence was being written.
  assert.equal(speech.expected, expected + 1);
  caller.abort();
  await assert.rejects(answer);
  await until(() => chat.stopped === stopped + 1);
});

test('what was spoken in pieces is one sound, in every format', async () => {
  const { content, audio } = await ask('One sentence is here. Another sentence is there. And a last one.');
  const sound = Buffer.from(audio.data, 'base64');
  assert.equal(soundKindOf(sound), 'wav');
  assert.equal(sound.readUInt32LE(40), sound.length - 44);
  const pieces = service.engines.speech.requests.slice(-2);
  assert.equal(pieces.map(({ text }) => text).join(' '), content);
  const mp3 = await ask('One sentence is here. Another sentence is there.', {
    audio: { voice: 'alloy', format: 'mp3' },
  });
  assert.equal(soundKindOf(Buffer.from(mp3.audio.data, 'base64')), 'mp3');
});

test('a reply that cannot be spoken costs nothing', async () => {
  const { key, account } = await service.newKey({}, { balance: 1 });
  assertError(await send('It breaks. And it goes on.', {}, key), 'internal_error');
  const { json } = await service.admin('GET', `/accounts/${account}`);
  assert.deepEqual([json.balance, json.held], [1, 0]);
});

test('an earlier recording is not transcribed again, unless it is of another account', async () => {
  const { transcriber, chat } = service.engines;
  const before = transcriber.requests.length;
  const first = await ask([recorded()]);
  await ask([recorded(), { role: 'assistant', content: first.content }, recorded()]);
  assert.equal(transcriber.requests.length - before, 1);
  const conversation = chat.requests.at(-1)!.messages;
  assert.deepEqual(
    conversation.map(({ role }) => role),
    ['user', 'assistant', 'user'],
  );
  assert.equal(conversation[0]!.content, conversation[2]!.content);
  const { key } = await service.newKey({}, { balance: 1 });
  assert.equal((await send([recorded()], {}, key)).status, 200);
  assert.equal(transcriber.requests.length - before, 2);
});

test('an earlier reply is known by the id of its sound', async () => {
  const { audio, content } = await ask('Good evening to you all.');
  for (const reply of [
    { role: 'assistant', audio: { id: audio.id } },
    { role: 'assistant', content: null, audio },
  ]) {
    await ask([{ role: 'user', content: 'Hello' }, reply, { role: 'user', content: 'And now?' }]);
    assert.equal(service.engines.chat.requests.at(-1)!.messages[1]!.content, content);
  }
});

test('the id of a reply is refused when it is unknown or of another account', async () => {
  const { audio } = await ask('Good evening to you all.');
  const { key } = await service.newKey({}, { balance: 1 });
  const answering = (id: string) => [
    { role: 'assistant', audio: { id } },
    { role: 'user', content: 'And now?' },
  ];
  const param = 'messages[0].audio.id';
  assertError(await send(answering(audio.id), {}, key), 'invalid_parameter', param);
  assertError(await send(answering('audio_unknown')), 'invalid_parameter', param);
  assertError(await send([{ role: 'assistant' }]), 'missing_parameter', 'messages[0].content');
});

test('a question in Spanish is answered and spoken in Spanish', async () => {
  await ask('¿Cuántos meses tiene un año y cómo se llaman en español?');
  assert.equal(service.engines.chat.requests.at(-1)!.spoken?.language, 'es');
  assert.equal(service.engines.speech.requests.at(-1)!.language, 'es');
});
