import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { bearer } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { toForm, useService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { wavFile } from '../support/wav-file.ts';

/** A caller who leaves stops the engine, and pays for what it was given. A video goes on: see chat-video. */

const service = useService();
let speech: Blob;
before(async () => {
  speech = new Blob([readFileSync((await sampleFiles()).speech['wav']!)]);
});

async function newPurse() {
  const { key, account } = await service.newKey({}, { balance: 10 });
  const read = async () => (await service.admin('GET', `/accounts/${account}`)).json;
  return { headers: bearer(key), read };
}

test('a transcription whose caller has left stops and costs nothing', async () => {
  const { headers, read } = await newPurse();
  const { transcriber } = service.engines;
  const heard = transcriber.requests.length;
  const caller = new AbortController();
  const answer = fetch(`${service.url}/v1/audio/transcriptions`, {
    method: 'POST',
    headers,
    body: toForm({ model: 'asr-1', file: speech, prompt: 'slowly' }),
    signal: caller.signal,
  });
  await until(() => transcriber.requests.length > heard);
  assert.ok((await read()).held > 0);
  caller.abort();
  await assert.rejects(answer);
  await until(() => transcriber.stopped === 1);
  await until(async () => (await read()).held === 0);
  assert.equal((await read()).balance, 10);
});

test('a streamed transcription whose caller has left stops, and what was heard is charged', async () => {
  const { headers, read } = await newPurse();
  const { transcriber } = service.engines;
  const stopped = transcriber.stopped;
  const caller = new AbortController();
  const response = await fetch(`${service.url}/v1/audio/transcriptions`, {
    method: 'POST',
    headers,
    body: toForm({
      model: 'asr-1',
      file: new Blob([wavFile(Buffer.alloc(60 * 32_000))]),
      prompt: 'haltingly',
      stream: 'true',
    }),
    signal: caller.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; !text.includes('Hello from the fake.'); text += (await reader.read()).value);
  await reader.cancel();
  caller.abort();
  await until(() => transcriber.stopped > stopped);
  await until(async () => (await read()).held === 0);
  // The first of the sentences ends after 1.5 of 60 seconds; a minute costs 0.006.
  assert.equal((await read()).balance, 10 - (2 * 0.006) / 60);
});

test('a streamed chat whose caller has left stops, and what was sent is charged', async () => {
  const { headers, read } = await newPurse();
  const response = await fetch(`${service.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'chat-4o-audio-preview',
      stream: true,
      messages: [{ role: 'user', content: 'Speak slowly please' }],
    }),
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; !text.includes('slowly'); text += (await reader.read()).value);
  await reader.cancel();
  await until(() => service.engines.chat.stopped === 1);
  await until(async () => (await read()).held === 0);
  const { balance } = await read();
  assert.ok(balance < 10 && balance > 9.99, `${balance}`);
});

test('a caller who leaves a chat pays for a long text also when it came in one piece', async () => {
  const { headers, read } = await newPurse();
  const stopped = service.engines.chat.stopped;
  const response = await fetch(`${service.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'chat-4o-audio-preview',
      stream: true,
      messages: [{ role: 'user', content: `${'and'.repeat(4000)} slowly please` }],
    }),
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; !text.includes('slowly'); text += (await reader.read()).value);
  await reader.cancel();
  await until(() => service.engines.chat.stopped === stopped + 1);
  await until(async () => (await read()).held === 0);
  // Three thousand tokens at least.
  assert.ok((await read()).balance <= 10 - 0.03);
});
