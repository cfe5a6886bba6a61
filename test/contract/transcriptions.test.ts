import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { assertError, assertFields } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { SAMPLE_AUDIO_FORMATS, sampleAudio } from '../support/media-fixtures.ts';
import { testParameters } from '../support/parameter-table.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { useService } from '../support/service.ts';

/** POST /v1/audio/transcriptions and /v1/audio/translations. */

const service = useService();
let speech: Blob;

before(async () => {
  speech = new Blob([readFileSync((await sampleFiles()).speech['wav']!)]);
});

const TRANSCRIPTIONS = '/v1/audio/transcriptions';
const TRANSLATIONS = '/v1/audio/translations';

const send = (path: string) => (fields: Record<string, unknown>) =>
  service.form(path, fields as Record<string, string | Blob>);
const accepted = (): Record<string, unknown> => ({ model: 'asr-1', file: speech });
const text = new Blob(['a text, not a sound']);

for (const path of [TRANSCRIPTIONS, TRANSLATIONS]) {
  testParameters({
    of: path,
    accepted,
    send: send(path),
    rows: [
      {
        param: 'model',
        rule: 'must exist',
        required: true,
        allowed: [],
        refused: ['asr-2', 'ASR-1', ''],
        code: 'model_not_found',
      },
      {
        param: 'file',
        rule: 'is required and is a file',
        required: true,
        allowed: [],
        refused: ['speech.wav'],
      },
      {
        param: 'file',
        rule: 'must be audio, by its bytes',
        required: true,
        allowed: [],
        refused: [text, new Blob([]), new Blob(['RIFF'])],
        code: 'invalid_file_format',
      },
      { param: 'prompt', rule: 'is text', allowed: ['Phonofilm'], refused: [text] },
      {
        param: 'response_format',
        rule: 'is one of the five formats',
        // Each of them is asked for, and looked at, below.
        allowed: [],
        refused: ['xml', 'JSON', '', text],
      },
      {
        param: 'temperature',
        rule: 'is a number from 0 to 1',
        allowed: ['0', '1', '1e-05'],
        refused: ['-0.01', '1.01', '2', 'warm', '', 'NaN', '0x1', text],
      },
    ],
  });
}

testParameters({
  of: TRANSCRIPTIONS,
  accepted,
  send: send(TRANSCRIPTIONS),
  rows: [
    {
      param: 'model',
      rule: 'is required and is one of the five that transcribe',
      required: true,
      allowed: [
        'asr-1',
        'asr-large-v3',
        'asr-large-v3-turbo',
        'chat-4o-mini-transcribe',
        'chat-4o-transcribe',
      ],
      refused: ['vidB-2', 'chat-4o-audio-preview', 'ttsB-3.1-flash-tts-preview', text],
    },
    {
      param: 'language',
      rule: 'is an ISO 639-1 code',
      allowed: ['en', 'de', 'zh'],
      refused: ['english', 'EN', 'xx', '', 'en-US', text],
    },
  ],
});

testParameters({
  of: TRANSLATIONS,
  accepted,
  send: send(TRANSLATIONS),
  rows: [
    {
      param: 'model',
      rule: 'is required and is an asr model',
      required: true,
      allowed: ['asr-1', 'asr-large-v3', 'asr-large-v3-turbo'],
      refused: ['chat-4o-mini-transcribe', 'chat-4o-transcribe', 'vidB-2'],
    },
  ],
});

test('each of the nine formats is taken, whatever the file is called', async () => {
  const folder = scratchFolder();
  for (const format of SAMPLE_AUDIO_FORMATS) {
    const path = await sampleAudio(join(folder, `a.${format}`), format, 0.5);
    const file = new File([readFileSync(path)], 'notes.txt', { type: 'text/plain' });
    const answer = await send(TRANSCRIPTIONS)({ model: 'asr-1', file });
    assert.equal(answer.status, 200, `${format}: ${answer.text}`);
  }
});

test('a file of 25 MB is read, one byte more is refused', async () => {
  const limit = 26_214_400;
  for (const path of [TRANSCRIPTIONS, TRANSLATIONS]) {
    const atLimit = await send(path)({ model: 'asr-1', file: new Blob([new Uint8Array(limit)]) });
    assertError(atLimit, 'invalid_file_format', 'file');
    const over = await send(path)({ model: 'asr-1', file: new Blob([new Uint8Array(limit + 1)]) });
    assertError(over, 'invalid_parameter', 'file');
  }
});

const TEXT = 'Hello from the fake. It hears --> two sentences.';

test('json is the text alone, and the default', async () => {
  for (const path of [TRANSCRIPTIONS, TRANSLATIONS]) {
    const [absent, requested] = await Promise.all([
      send(path)(accepted()),
      send(path)({ ...accepted(), response_format: 'json' }),
    ]);
    assert.deepEqual([absent.json, requested.json], [{ text: TEXT }, { text: TEXT }]);
  }
});

for (const [path, task, language, named] of [
  [TRANSCRIPTIONS, 'transcribe', 'de', 'german'],
  [TRANSCRIPTIONS, 'transcribe', undefined, 'english'],
  [TRANSLATIONS, 'translate', undefined, 'english'],
] as const) {
  test(`verbose_json of ${path} in ${language ?? 'no language'} says ${task} and ${named}`, async () => {
    const { json } = await send(path)({
      ...accepted(),
      response_format: 'verbose_json',
      temperature: '0.5',
      ...(language && { language }),
    });
    assertFields(json, ['task', 'language', 'duration', 'text', 'segments']);
    const { segments, ...facts } = json;
    assert.deepEqual(facts, { task, language: named, duration: 3, text: TEXT });
    assert.equal(segments.length, 2);
    assert.deepEqual(segments[0], {
      id: 0,
      seek: 0,
      start: 0,
      end: 1.5,
      text: 'Hello from the fake.',
      tokens: [50364, 2425],
      temperature: 0.5,
      avg_logprob: -0.25,
      compression_ratio: 1.1,
      no_speech_prob: 0.01,
    });
  });
}

for (const [format, contentType, body] of [
  ['text', 'text/plain; charset=utf-8', `${TEXT}\n`],
  [
    'srt',
    'text/plain; charset=utf-8',
    '1\n00:00:00,000 --> 00:00:01,500\nHello from the fake.\n\n2\n00:00:01,500 --> 00:00:03,000\nIt hears -> two sentences.\n',
  ],
  [
    'vtt',
    'text/vtt; charset=utf-8',
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nHello from the fake.\n\n00:00:01.500 --> 00:00:03.000\nIt hears -> two sentences.\n',
  ],
] as const) {
  test(`${format} answers as ${contentType}`, async () => {
    for (const path of [TRANSCRIPTIONS, TRANSLATIONS]) {
      const answer = await send(path)({ ...accepted(), response_format: format });
      assert.equal(answer.headers.get('content-type'), contentType);
      assert.equal(answer.text, body);
    }
  });
}

for (const model of ['chat-4o-transcribe', 'chat-4o-mini-transcribe']) {
  test(`${model} answers json whatever format is asked for`, async () => {
    for (const format of ['text', 'srt', 'vtt', 'verbose_json']) {
      const answer = await send(TRANSCRIPTIONS)({ model, file: speech, response_format: format });
      assert.deepEqual(answer.json, { text: TEXT });
    }
    assertError(
      await send(TRANSCRIPTIONS)({ model, file: speech, response_format: 'xml' }),
      'invalid_parameter',
      'response_format',
    );
  });
}

test('the engine hears what was asked for', async () => {
  const fields = { language: 'de', prompt: 'Phonofilm', temperature: '0.25' };
  await send(TRANSCRIPTIONS)({ ...accepted(), ...fields });
  const {
    file: _file,
    account,
    report: _report,
    giveBack: _giveBack,
    ...requested
  } = service.engines.transcriber.requests.at(-1)!;
  assert.match(account, /^acct_/);
  assert.deepEqual(requested, {
    model: 'asr-1',
    task: 'transcribe',
    language: 'de',
    prompt: 'Phonofilm',
    temperature: 0.25,
    words: false,
    textOnly: true,
    effort: 'usual',
    durationSeconds: 1,
    samples: null,
  });
  await send(TRANSLATIONS)({ ...accepted(), model: 'asr-large-v3' });
  const translated = service.engines.transcriber.requests.at(-1)!;
  assert.deepEqual([translated.model, translated.task], ['asr-large-v3', 'translate']);
});

test('fields may come after the file', async () => {
  const answer = await send(TRANSCRIPTIONS)({ file: speech, model: 'asr-1' });
  assert.equal(answer.status, 200, answer.text);
});

test('JSON instead of a form is an invalid request', async () => {
  for (const path of [TRANSCRIPTIONS, TRANSLATIONS]) {
    assertError(await service.call('POST', path, { model: 'asr-1' }), 'invalid_request');
  }
});
