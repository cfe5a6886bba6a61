import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import OpenAI from 'openai';
import { TestEngines } from '../../../src/engines/test-mode/test-engines.ts';
import { CHAT_MODEL, HostedAudio, SPEECH_MODEL } from '../../gateway/audio/hosted-audio.ts';

/** Models that hosted services make for live keys. */

const RECORDED = new URL('../../clients/recorded-chats/', import.meta.url);

let hosted: HostedAudio;
let testEngines: TestEngines;
let key: string;
before(async () => {
  hosted = await HostedAudio.start({ pass: ['service_tier'] });
  testEngines = new TestEngines();
  hosted.local.registry.useInTestMode(testEngines);
  const created = await hosted.service.admin('POST', '/keys', {
    type: 'payg',
    account: hosted.account,
    livemode: false,
  });
  key = created.json.key;
});
after(async () => {
  await hosted[Symbol.asyncDispose]();
  testEngines.close();
});

const client = () => new OpenAI({ baseURL: `${hosted.service.url}/v1`, apiKey: key, maxRetries: 0 });

test('bodies of every client are answered in their own form, without the service and without money', async () => {
  for (const name of readdirSync(RECORDED)) {
    const body = readFileSync(new URL(name, RECORDED), 'utf8');
    const answer = await fetch(`${hosted.service.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body,
    });
    const text = await answer.text();
    assert.equal(answer.status, 200, `${name}: ${text}`);
    assert.match(text, JSON.parse(body).stream ? /\[DONE\]/ : /This is a test reply/, name);
  }
  assert.equal(hosted.server.calls.length, 0);
  assert.equal(await hosted.spent(), 0);
});

test('the openai SDK reads chats, whole and streamed', async () => {
  const messages = [{ role: 'user' as const, content: 'Is it raining?' }];
  const whole = await client().chat.completions.create({ model: CHAT_MODEL, messages });
  assert.match(whole.choices[0]?.message.content ?? '', /You said: Is it raining\?/);
  let streamed = '';
  for await (const chunk of await client().chat.completions.create({
    model: CHAT_MODEL,
    messages,
    stream: true,
  }))
    streamed += chunk.choices[0]?.delta.content ?? '';
  assert.equal(streamed, whole.choices[0]?.message.content);
  assert.equal(hosted.server.calls.length, 0);
});

test('an outcome in the question refuses the request', async () => {
  const messages = [{ role: 'user' as const, content: 'Hello [test: overloaded]' }];
  await assert.rejects(
    client().chat.completions.create({ model: CHAT_MODEL, messages }),
    (error) => error instanceof OpenAI.APIError && error.code === 'model_overloaded' && error.status === 503,
  );
});

test('speech and transcripts of hosted models stay here', async () => {
  const speech = await client().audio.speech.create({
    model: SPEECH_MODEL,
    voice: 'alloy',
    input: 'Good day.',
  });
  const file = new File([Buffer.from(await speech.arrayBuffer())], 'speech.mp3');
  const transcript = await client().audio.transcriptions.create({ model: 'asr-1', file });
  assert.equal(transcript.text, 'Good day.');
  assert.equal(hosted.server.calls.length, 0);
});
