import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { bearer } from '../../support/contract.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { answer, events } from '../../support/scripted-upstream/audio-answers.ts';
import { HostedAudio } from './hosted-audio.ts';

/** Transcripts by a hosted service: the contract's five formats, whatever it can say. */

let able: HostedAudio;
let plain: HostedAudio;
let wav: Buffer;

const verbose = {
  task: 'transcribe',
  language: 'German',
  duration: 1.5,
  text: 'Guten Tag. Wie geht es?',
  segments: [
    { id: 0, start: 0, end: 0.8, text: 'Guten Tag.', tokens: [1, 2], avg_logprob: -0.5, vendor: 'vendor' },
    { id: 1, start: 0.8, end: 1.5, text: ' Wie geht es?' },
  ],
  words: [{ word: 'Guten', start: 0, end: 0.3 }],
};

before(async () => {
  wav = readFileSync((await sampleFiles()).speech['wav']!);
  able = await HostedAudio.start({ entries: [{ transcripts: { stream: true } }] });
  plain = await HostedAudio.start({ entries: [{ transcripts: { verbose: false } }] });
});
after(async () => {
  await able[Symbol.asyncDispose]();
  await plain[Symbol.asyncDispose]();
});

test('a form goes on with the file under the name of its format, and the price is that of its length', async () => {
  able.script(answer(200, { text: 'Hello.', usage: { type: 'duration', seconds: 1 } }));
  const before = await able.spent();
  const { status, json } = await able.transcribe({ language: 'en', prompt: 'Names', temperature: '0.2' });
  assert.equal(status, 200);
  assert.deepEqual(json, { text: 'Hello.' });
  const { url, fields, headers } = able.server.calls[0]!;
  assert.equal(url, '/v1/audio/transcriptions');
  assert.equal(headers['content-length'], String(able.server.calls[0]!.body.length));
  const { file, ...rest } = fields;
  assert.deepEqual(Buffer.from(file!, 'latin1'), wav);
  assert.deepEqual(rest, {
    model: 'vendor/model',
    response_format: 'json',
    language: 'en',
    prompt: 'Names',
    temperature: '0.2',
    filename: 'audio.wav',
  });
  assert.deepEqual(able.upstream.endings, ['succeeded']);
  assert.ok((await able.spent()) > before);
});

test('a large file goes on from disk as it is', async () => {
  const large = Buffer.concat([wav, Buffer.alloc(3_000_000, 7)]);
  able.script(answer(200, { text: 'Long.' }));
  const { status, text } = await able.service.form(
    '/v1/audio/transcriptions',
    { model: 'asr-1', file: new Blob([large]) },
    bearer(able.key),
  );
  assert.equal(status, 200, text);
  assert.deepEqual(Buffer.from(able.server.calls[0]!.fields['file']!, 'latin1'), large);
});

test('translations go to their own path', async () => {
  able.script(answer(200, { text: 'Good day.' }));
  const { json } = await able.transcribe({}, 'translations');
  assert.deepEqual(json, { text: 'Good day.' });
  assert.equal(able.server.calls[0]!.url, '/v1/audio/translations');
});

test('verbose_json, srt and vtt are made from what the service knows', async () => {
  able.script(answer(200, verbose));
  const { json } = await able.transcribe({
    response_format: 'verbose_json',
    'timestamp_granularities[]': 'word',
  });
  assert.equal(able.server.calls[0]!.fields['response_format'], 'verbose_json');
  assert.equal(able.server.calls[0]!.fields['timestamp_granularities[]'], 'segment,word');
  assert.equal(json.language, 'german');
  assert.equal(json.duration, 1.5);
  assert.deepEqual(json.words, verbose.words);
  assert.deepEqual(Object.keys(json.segments[0]), [
    'id',
    'seek',
    'start',
    'end',
    'text',
    'tokens',
    'temperature',
    'avg_logprob',
    'compression_ratio',
    'no_speech_prob',
  ]);
  const srt = await able.transcribe({ response_format: 'srt' });
  assert.match(srt.text, /^1\n00:00:00,000 --> 00:00:01,500\nGuten Tag\. Wie geht es\?\n$/);
  const vtt = await able.transcribe({ response_format: 'vtt' });
  assert.match(vtt.text, /^WEBVTT\n\n00:00:00\.000 --> 00:00:01\.500\nGuten Tag\./);
  const text = await able.transcribe({ response_format: 'text' });
  assert.equal(text.text, `${verbose.text}\n`);
});

test('a service that only knows the text gives one segment over the whole recording', async () => {
  for (const script of [
    answer(200, { text: 'All of it.' }),
    answer(200, 'All of it.\n', { 'content-type': 'text/plain' }),
  ]) {
    plain.script(script);
    const { json } = await plain.transcribe({ response_format: 'verbose_json', language: 'en' });
    assert.equal(plain.server.calls[0]!.fields['response_format'], 'json');
    assert.equal(json.language, 'english');
    assert.ok(Math.abs(json.duration - 1) < 0.1);
    assert.equal(json.segments.length, 1);
    assert.equal(json.segments[0].text, 'All of it.');
    assert.equal(json.segments[0].end, json.duration);
    const srt = await plain.transcribe({ response_format: 'srt' });
    assert.match(srt.text, /^1\n00:00:00,000 --> 00:00:01,0\d\d\nAll of it\.\n/);
  }
});

test('a streamed transcript comes through as events, with and without [DONE]', async () => {
  const deltas = ['Good', ' day.'].map((delta) => ({ type: 'transcript.text.delta', delta }));
  for (const last of [
    [{ type: 'transcript.text.done', text: 'Good day.', usage: { input_tokens: 3 } }],
    [{ type: 'transcript.text.done', text: 'Good day.', token_usage: {} }, '[DONE]'],
  ]) {
    able.script(events(...deltas, ...last));
    const { text } = await able.transcribe({ stream: 'true' });
    assert.equal(able.server.calls[0]!.fields['stream'], 'true');
    assert.deepEqual(dataOf(text), [...deltas, { type: 'transcript.text.done', text: 'Good day.' }]);
    assert.deepEqual(able.upstream.endings, ['succeeded']);
  }
});

test('a service that ignores the wish for events is heard all the same', async () => {
  able.script(answer(200, verbose));
  const { text } = await able.transcribe({ stream: 'true' });
  assert.deepEqual(dataOf(text).at(-1), { type: 'transcript.text.done', text: verbose.text });
});

test('an error event in the middle of a streamed transcript ends it with an error, for nothing', async () => {
  const before = await able.spent();
  able.script(
    events({ type: 'transcript.text.delta', delta: 'Good' }, { error: { message: 'x', code: 503 } }),
  );
  const { text } = await able.transcribe({ stream: 'true' });
  const [, last] = dataOf(text);
  assert.equal((last as { error: { code: string } }).error.code, 'model_overloaded');
  assert.equal(await able.spent(), before);
});

function dataOf(text: string): unknown[] {
  const data = text.split('\n\n').filter(Boolean);
  assert.equal(data.at(-1), 'data: [DONE]');
  return data.slice(0, -1).map((event) => JSON.parse(event.replace(/^data: /, '')));
}
