import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { SPEECH_FORMATS, type SpeechFormat } from '../../../src/domain/speech-format.ts';
import { soundKindOf } from '../../../src/platform/sound/sound-kind.ts';
import { endlessWavHeader } from '../../../src/platform/sound/wav-header.ts';
import { bearer } from '../../support/contract.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { bytes, events } from '../../support/scripted-upstream/audio-answers.ts';
import type { Script } from '../../support/scripted-upstream/fake-service.ts';
import { HostedAudio, SPEECH_MODEL } from './hosted-audio.ts';

/** Speech by a hosted service: what it can be asked for goes through; the rest of the contract's promises is made here. */

let able: HostedAudio;
let poor: HostedAudio;
let mp3: Buffer;

/** A second of a tone, at the contract's rate and as a WAV stream. */
const tone = Buffer.from(
  Int16Array.from({ length: 24_000 }, (_, at) => Math.round(9000 * Math.sin(at / 9))).buffer,
);
const wav = Buffer.concat([endlessWavHeader(24_000), tone]);

before(async () => {
  mp3 = readFileSync((await sampleFiles()).speech['mp3']!);
  able = await HostedAudio.start({ entries: [{ voices: { alloy: 'af_heart' } }] });
  poor = await HostedAudio.start({
    entries: [{ speech: { formats: ['wav'], speed: { min: 1, max: 1 }, instructions: false } }],
  });
});
after(async () => {
  await able[Symbol.asyncDispose]();
  await poor[Symbol.asyncDispose]();
});

test('what the service can do is asked of it, and its bytes go through untouched', async () => {
  able.script(bytes('audio/mpeg', mp3));
  const before = await able.spent();
  const spoken = await able.speakBytes({ speed: 1.5, instructions: 'Cheerful.' });
  assert.equal(spoken.status, 200);
  assert.equal(spoken.type, 'audio/mpeg');
  assert.deepEqual(spoken.body, mp3);
  const [call] = able.server.calls;
  assert.equal(call?.url, '/v1/audio/speech');
  assert.deepEqual(call?.json, {
    model: 'vendor/model',
    input: 'Good morning.',
    voice: 'af_heart',
    response_format: 'mp3',
    speed: 1.5,
    instructions: 'Cheerful.',
  });
  assert.deepEqual(able.upstream.endings, ['succeeded']);
  assert.ok((await able.spent()) > before);
});

for (const format of SPEECH_FORMATS) {
  test(`${format} comes even from a service that only makes wav`, async () => {
    poor.script(bytes('audio/wav', wav));
    const spoken = await poor.speakBytes({ response_format: format });
    assert.equal(spoken.status, 200);
    assert.equal(poor.server.calls[0]?.json.response_format, 'wav');
    assertFormat(spoken.body, format);
  });
}

test('another format than was asked for is recognised by its bytes, whatever its type says', async () => {
  for (const [requested, sent] of [
    ['mp3', wav],
    ['flac', wav],
    ['wav', mp3],
    ['pcm', wav],
  ] as [SpeechFormat, Buffer][]) {
    able.script(bytes('audio/mpeg', sent));
    const spoken = await able.speakBytes({ response_format: requested });
    assert.equal(spoken.status, 200);
    assertFormat(spoken.body, requested);
  }
});

test('samples at another rate are brought to the rate of the contract', async () => {
  able.script(bytes('audio/pcm;rate=12000', tone));
  const spoken = await able.speakBytes({ response_format: 'pcm' });
  assert.ok(Math.abs(spoken.body.length - 2 * tone.length) < 2000, String(spoken.body.length));
});

test('a speed that the service does not have is made here', async () => {
  for (const [speed, length] of [
    [2, tone.length / 2],
    [0.5, tone.length * 2],
  ] as const) {
    poor.script(bytes('audio/wav', wav));
    const spoken = await poor.speakBytes({ response_format: 'pcm', speed });
    assert.equal(poor.server.calls[0]?.json.speed, undefined);
    assert.ok(Math.abs(spoken.body.length - length) < length / 8, `${spoken.body.length} for ${length}`);
  }
});

test('speech that comes as events is speech all the same', async () => {
  const halves = [mp3.subarray(0, 3000), mp3.subarray(3000)].map((half) => ({
    type: 'speech.audio.delta',
    audio: half.toString('base64'),
  }));
  for (const last of [
    [{ type: 'speech.audio.done', usage: { input_tokens: 1 } }],
    [{ type: 'speech.audio.done', token_usage: { input_tokens: 1 } }, '[DONE]'],
  ]) {
    able.script(events(...halves, ...last));
    const spoken = await able.speakBytes();
    assert.deepEqual(spoken.body, mp3);
    assert.deepEqual(able.upstream.endings, ['succeeded']);
  }
  able.script(events(...halves));
  await assert.rejects(able.speakBytes());
  assert.deepEqual(able.upstream.endings, ['ambiguous']);
});

test('the first sound does not wait for the last', async () => {
  const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
  const slow: Script = async (_call, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    response.write(mp3.subarray(0, 2000));
    await heard;
    response.end(mp3.subarray(2000));
  };
  able.script(slow);
  const response = await speakRaw(able, new AbortController().signal);
  const reader = response.body!.getReader();
  const first = await reader.read();
  assert.equal(first.done, false);
  hear();
  const rest: Uint8Array[] = [first.value!];
  for (let next = await reader.read(); !next.done; next = await reader.read()) rest.push(next.value);
  assert.deepEqual(Buffer.concat(rest), mp3);
});

test('a caller who leaves stops the service, before the first sound and after it', async () => {
  for (const begin of [0, 2000]) {
    const endless: Script = (_call, response) => {
      if (begin === 0) return;
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.write(mp3.subarray(0, begin));
    };
    able.script(endless);
    const leaving = new AbortController();
    const requested = speakRaw(able, leaving.signal);
    if (begin > 0) await (await requested).body!.getReader().read();
    else while (able.server.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    leaving.abort();
    await requested.catch(() => {});
    await able.server.clientLeft();
    while (able.upstream.endings.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual(able.upstream.endings, ['abandoned']);
  }
});

test('a caller who reads slowly slows the service down', async () => {
  const piece = Buffer.concat([mp3, Buffer.alloc(64 * 1024 - mp3.length)]);
  let written = 0;
  const generous: Script = async (_call, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    for (; written < 64 * 1024 * 1024 && !response.destroyed; written += piece.length) {
      if (!response.write(piece))
        await new Promise<void>((resolve) => {
          response.once('drain', resolve);
          response.once('close', resolve);
        });
    }
  };
  able.script(generous);
  const leaving = new AbortController();
  await speakRaw(able, leaving.signal);
  // Nothing is read: what is written stops growing once the buffers on the way are full.
  let before = -1;
  while (before !== written || written === 0) {
    before = written;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  assert.ok(written < 32 * 1024 * 1024, `${written} bytes were taken`);
  leaving.abort();
  await able.server.clientLeft();
});

function speakRaw({ service, key }: HostedAudio, signal: AbortSignal): Promise<Response> {
  return fetch(`${service.url}/v1/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(key) },
    body: JSON.stringify({ model: SPEECH_MODEL, voice: 'alloy', input: 'Good morning.' }),
    signal,
  });
}

function assertFormat(body: Buffer, format: SpeechFormat): void {
  if (format === 'pcm') {
    assert.equal(soundKindOf(body), null);
    assert.equal(body.length % 2, 0);
  } else assert.equal(soundKindOf(body), format);
  assert.ok(body.length > 1000);
}
