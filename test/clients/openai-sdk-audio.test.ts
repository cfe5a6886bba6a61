import assert from 'node:assert/strict';
import { createReadStream, readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import type OpenAI from 'openai';
import { toFile } from 'openai';
import { sampleFiles } from '../support/fake-engines.ts';
import { openaiClient } from '../support/openai-client.ts';
import { useService } from '../support/service.ts';

/** The official SDK for JavaScript: what is heard and spoken. */

const service = useService();
let client: OpenAI;
let speech: Readonly<Record<string, string>>;
before(async () => {
  client = openaiClient(service);
  ({ speech } = await sampleFiles());
});

describe('transcriptions', () => {
  const file = () => createReadStream(speech['wav']!);
  const TEXT = 'Hello from the fake. It hears --> two sentences.';

  test('come in every response format', async () => {
    const json = await client.audio.transcriptions.create({ file: file(), model: 'asr-1' });
    assert.deepEqual(json, { text: TEXT });
    const make = (response_format: 'text' | 'srt' | 'vtt') =>
      client.audio.transcriptions.create({ file: file(), model: 'asr-1', response_format });
    assert.equal(await make('text'), `${TEXT}\n`);
    assert.match(
      String(await make('srt')),
      /^1\n00:00:00,000 --> 00:00:01,500\nHello from the fake\.\n\n2\n/,
    );
    assert.match(String(await make('vtt')), /^WEBVTT\n\n00:00:00\.000 --> 00:00:01\.500\n/);
    const verbose = await client.audio.transcriptions.create({
      file: file(),
      model: 'asr-1',
      response_format: 'verbose_json',
      language: 'de',
      temperature: 0.5,
      prompt: 'names',
    });
    assert.equal(verbose.language, 'german');
    assert.equal(verbose.duration, 3);
    assert.equal(verbose.segments?.length, 2);
    assert.equal(verbose.segments?.[0]?.temperature, 0.5);
    assert.equal(verbose.words, undefined);
  });

  test('carry the times of words when these are asked for', async () => {
    const verbose = await client.audio.transcriptions.create({
      file: await toFile(file(), 'speech.wav'),
      model: 'asr-large-v3',
      response_format: 'verbose_json',
      timestamp_granularities: ['word', 'segment'],
    });
    assert.deepEqual(verbose.words, [{ word: 'Hello', start: 0, end: 0.5 }]);
    assert.equal(verbose.segments?.length, 2);
  });

  test('stream as they are heard', async () => {
    const stream = await client.audio.transcriptions.create({
      file: file(),
      model: 'chat-4o-transcribe',
      stream: true,
    });
    const deltas: string[] = [];
    let done = '';
    for await (const event of stream) {
      if (event.type === 'transcript.text.delta') deltas.push(event.delta);
      if (event.type === 'transcript.text.done') done = event.text;
    }
    assert.equal(deltas.length, 2);
    assert.equal(deltas.join(''), TEXT);
    assert.equal(done, TEXT);
  });

  test('are json from the chat models, whatever is asked for', async () => {
    const answer = await client.audio.transcriptions.create({
      file: file(),
      model: 'chat-4o-mini-transcribe',
      response_format: 'verbose_json',
    });
    assert.deepEqual(answer, { text: TEXT });
  });

  test('of every kind of audio file are made', async () => {
    for (const format of ['mp3', 'opus', 'flac', 'wav']) {
      const made = await client.audio.transcriptions.create({
        file: createReadStream(speech[format]!),
        model: 'asr-1',
      });
      assert.equal(made.text, TEXT);
    }
  });

  test('into English come in every response format', async () => {
    const make = (response_format: 'json' | 'text' | 'srt' | 'vtt' | 'verbose_json') =>
      client.audio.translations.create({
        file: file(),
        model: 'asr-large-v3',
        response_format,
      } as never) as Promise<unknown>;
    assert.deepEqual(await make('json'), { text: TEXT });
    assert.equal(await make('text'), `${TEXT}\n`);
    assert.match(String(await make('srt')), /^1\n00:00:00,000/);
    assert.match(String(await make('vtt')), /^WEBVTT/);
    const verbose = (await make('verbose_json')) as { task: string; language: string };
    assert.equal(verbose.task, 'translate');
    assert.equal(verbose.language, 'english');
  });
});

describe('speech', () => {
  const SPEECH = { model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy', input: 'Hello there.' } as const;

  test('comes in every format, with its content type', async () => {
    for (const [response_format, type] of [
      ['mp3', 'audio/mpeg'],
      ['opus', 'audio/ogg'],
      ['aac', 'audio/aac'],
      ['flac', 'audio/flac'],
      ['wav', 'audio/wav'],
      ['pcm', 'audio/pcm'],
    ] as const) {
      const response = await client.audio.speech.create({ ...SPEECH, response_format });
      assert.equal(response.headers.get('content-type'), type);
      assert.deepEqual(Buffer.from(await response.arrayBuffer()), readFileSync(speech[response_format]!));
    }
  });

  test('is heard before it is finished', async () => {
    const controller = new AbortController();
    const response = await client.audio.speech.create(
      { ...SPEECH, input: 'speak slowly' },
      { signal: controller.signal },
    );
    const { value } = await response.body!.getReader().read();
    assert.ok(value && value.length > 0);
    controller.abort();
  });

  test('comes as events when these are asked for', async () => {
    const response = await client.audio.speech.create({
      ...SPEECH,
      response_format: 'wav',
      stream_format: 'sse',
    });
    const events = (await response.text())
      .split('\n\n')
      .filter((event) => event.startsWith('data: {'))
      .map((event) => JSON.parse(event.slice('data: '.length)));
    const audio = events.filter((event) => event.type === 'speech.audio.delta').map((event) => event.audio);
    assert.deepEqual(
      Buffer.concat(audio.map((text) => Buffer.from(text, 'base64'))),
      readFileSync(speech['wav']!),
    );
    assert.equal(events.at(-1).type, 'speech.audio.done');
  });

  test('is spoken by the second family too', async () => {
    const response = await client.audio.speech.create({
      model: 'ttsB-3.1-flash-tts-preview',
      voice: 'Kore',
      input: 'Hello.',
      speed: 1.5,
    });
    assert.ok((await response.arrayBuffer()).byteLength > 0);
  });
});
