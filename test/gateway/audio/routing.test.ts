import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StartRefused } from '../../../src/engines/video-engine.ts';
import { parseAudioDialect } from '../../../src/gateway/audio/audio-dialect.ts';
import {
  answer,
  bytes,
  completion,
  cut,
  delta,
  events,
  failure,
  reset,
} from '../../support/scripted-upstream/audio-answers.ts';
import type { Script } from '../../support/scripted-upstream/fake-service.ts';
import { HostedAudio } from './hosted-audio.ts';

/** Routes in order: the next one is tried until somebody has begun to answer. */

const mp3Start = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(3000)]);

test('each kind of request moves on after a failure that may pass elsewhere, and is paid once', async () => {
  await using hosted = await HostedAudio.start({ entries: [{}, {}] });
  const [first, second] = hosted.servers;
  const good: [() => Promise<{ status: number }>, Script][] = [
    [() => hosted.speakBytes(), bytes('audio/mpeg', mp3Start)],
    [() => hosted.transcribe(), answer(200, { text: 'Hi.' })],
    [() => hosted.chat(), completion({ content: 'Hi.' })],
    [() => hosted.chat({ stream: true }), events(delta('Hi.', 'stop'), '[DONE]')],
  ];
  const faults = [
    failure(429),
    failure(503),
    failure(500),
    failure(401),
    failure(404),
    reset,
    answer(200, '<html>'),
  ];
  for (const [ask, script] of good) {
    for (const fault of faults) {
      first!.script(fault);
      second!.script(script);
      assert.equal((await ask()).status, 200);
      assert.deepEqual([first!.calls.length, second!.calls.length], [1, 1]);
    }
  }
  const { json } = await hosted.service.admin('GET', '/usage?by=model');
  assert.equal(
    json.data.reduce((sum: number, { requests }: { requests: number }) => sum + requests, 0),
    good.length * faults.length,
  );
});

test('a request that is invalid or refused is so everywhere', async () => {
  await using hosted = await HostedAudio.start({ entries: [{}, {}] });
  const [first, second] = hosted.servers;
  for (const fault of [failure(400), failure(422), failure(400, { code: 'content_filter' })]) {
    first!.script(fault);
    second!.script(completion({ content: 'Hi.' }));
    assert.equal((await hosted.chat()).status, 400);
    assert.equal(second!.calls.length, 0);
  }
});

test('nobody takes over once an answer has begun', async () => {
  await using hosted = await HostedAudio.start({ entries: [{}, {}] });
  const [first, second] = hosted.servers;
  second!.script(completion({ content: 'Hi.' }));
  first!.script(events(delta('Half '), { error: { code: 500 } }));
  assert.match((await hosted.chat({ stream: true })).text, /"code":"upstream_error"/);
  first!.script(cut('audio/mpeg', mp3Start));
  await assert.rejects(hosted.speakBytes());
  assert.equal(second!.calls.length, 0);
});

test('the last failure is what the caller reads, when all have failed', async () => {
  await using hosted = await HostedAudio.start({ entries: [{}, {}] });
  const [first, second] = hosted.servers;
  first!.script(failure(500));
  second!.script(failure(429, {}, { 'retry-after': '9' }));
  const { status, json, headers } = await hosted.chat();
  assert.equal(status, 503);
  assert.equal(json.error.code, 'model_overloaded');
  assert.equal(headers.get('retry-after'), '9');
});

test('this machine stands in where it is the last route, with the recording written out', async () => {
  await using hosted = await HostedAudio.start({
    entries: [{ chat: { hears: ['wav'], speaks: ['wav'] } }],
    withLocal: true,
  });
  hosted.script(failure(503));
  assert.equal((await hosted.transcribe()).json.text, 'Hello from the fake. It hears --> two sentences.');
  const data = Buffer.concat([Buffer.from('RIFF....WAVE'), Buffer.alloc(40)]);
  assert.equal((await hosted.speakBytes()).status, 200);
  const { json } = await hosted.chat({
    modalities: ['text', 'audio'],
    audio: { voice: 'nova', format: 'wav' },
  });
  assert.equal(json.choices[0].message.content, 'You said: Hello there.');
  assert.ok(json.choices[0].message.audio.data.length > data.length);
  assert.equal(hosted.local.chat.requests[0]?.speech, undefined);
});

test('a service that is not to be asked now is skipped, and says when to come back if it is the only one', async () => {
  await using hosted = await HostedAudio.start({ entries: [{}, {}] });
  const [, second] = hosted.servers;
  hosted.upstream.refusal = new StartRefused('left alone', { retryAfterMs: 12_300 });
  second!.script(completion({ content: 'Hi.' }));
  assert.equal((await hosted.chat()).status, 200);
  assert.equal(hosted.server.calls.length, 0);
  hosted.upstreams[1]!.refusal = hosted.upstream.refusal;
  const { status, json, headers } = await hosted.chat();
  assert.equal(status, 503);
  assert.equal(json.error.code, 'service_unavailable');
  assert.equal(headers.get('retry-after'), '13');
});

test('a mistake in the settings of a service is named with its path', () => {
  const mistakes: [object, RegExp][] = [
    [{ speech: { formats: ['mp4'] } }, /^upstreams\.ears\.speech\.formats\.0 must be one of mp3, opus/],
    [{ speech: { speeds: 1 } }, /^upstreams\.ears\.speech\.speeds is not a known setting/],
    [{ chat: { hears: 'wav' } }, /^upstreams\.ears\.chat\.hears must be a list/],
    [{ paths: { speech: 'audio' } }, /^upstreams\.ears\.paths\.speech/],
  ];
  for (const [entry, message] of mistakes) {
    assert.throws(() => parseAudioDialect('openai', entry, 'upstreams.ears'), { message });
  }
  assert.doesNotThrow(() =>
    parseAudioDialect('openai', { base_url: 'http://x', api_key: 'y' }, 'upstreams.ears'),
  );
});
