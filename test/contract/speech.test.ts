import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { testParameters } from '../support/parameter-table.ts';
import { useService } from '../support/service.ts';

/** POST /v1/audio/speech. */

const service = useService();

const speak = (body: object) => service.call('POST', '/v1/audio/speech', body);

const MODEL_A = 'chat-4o-mini-tts-2025-12-15';
const MODEL_B = 'ttsB-3.1-flash-tts-preview';
const VOICES: Readonly<Record<string, readonly string[]>> = {
  [MODEL_A]: ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'],
  [MODEL_B]: ['Aoede', 'Charon', 'Fenrir', 'Kore', 'Puck'],
};
const accepted = (model = MODEL_A) => ({ model, input: 'Good morning.', voice: VOICES[model]![0]! });

testParameters({
  of: '/v1/audio/speech',
  accepted: () => accepted() as Record<string, unknown>,
  send: speak,
  rows: [
    {
      param: 'model',
      rule: 'is required and is a speech model',
      required: true,
      allowed: [MODEL_A],
      refused: ['asr-1', 'vidB-2', 'chat-4o-audio-preview', 7, null],
    },
    {
      param: 'model',
      rule: 'must exist',
      required: true,
      allowed: [],
      refused: ['tts-1', ''],
      code: 'model_not_found',
    },
    {
      param: 'input',
      rule: 'is required text of at most 4096 characters',
      required: true,
      allowed: ['a', 'x'.repeat(4096), '早上好'],
      refused: ['', 'x'.repeat(4097), 7, null, ['a'], {}],
    },
    {
      param: 'voice',
      rule: 'is required and is text',
      required: true,
      allowed: [],
      refused: [7, null, ['alloy'], { id: 'alloy' }],
    },
    {
      param: 'response_format',
      rule: 'is one of the six formats',
      allowed: ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'],
      refused: ['ogg', 'MP3', '', 3, null],
    },
    {
      param: 'speed',
      rule: 'is a number from 0.25 to 4.0',
      allowed: [0.25, 1, 1.5, 4],
      refused: [0.24, 4.01, 0, -1, '1', null],
    },
    {
      param: 'instructions',
      rule: 'is text',
      allowed: ['Speak softly.', ''],
      refused: [7, null, ['softly']],
    },
  ],
});

for (const [model, voices] of Object.entries(VOICES)) {
  testParameters({
    of: model,
    accepted: () => accepted(model) as Record<string, unknown>,
    send: speak,
    rows: [
      {
        param: 'voice',
        rule: `is one of ${voices.join(', ')}`,
        required: true,
        allowed: voices,
        refused: [
          ...Object.values(VOICES).flatMap((others) => (others === voices ? [] : others)),
          'nobody',
          '',
          voices[0]!.toUpperCase(),
        ],
        code: 'voice_not_supported',
      },
    ],
  });
}

for (const [format, contentType] of [
  ['mp3', 'audio/mpeg'],
  ['opus', 'audio/ogg'],
  ['aac', 'audio/aac'],
  ['flac', 'audio/flac'],
  ['wav', 'audio/wav'],
  ['pcm', 'audio/pcm'],
] as const) {
  test(`${format} answers ${contentType}, byte for byte as the engine made it`, async () => {
    const response = await fetch(`${service.url}/v1/audio/speech`, {
      method: 'POST',
      headers: { ...bearer(service.key), 'content-type': 'application/json' },
      body: JSON.stringify({ ...accepted(), response_format: format }),
    });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), contentType);
    assert.ok(response.headers.get('x-phonofilm-voice'), 'says which engine speaks');
    const made = readFileSync((await sampleFiles()).speech[format]!);
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), made);
  });
}

test('mp3 is the default format and 1 the default speed', async () => {
  const answer = await speak(accepted());
  assert.equal(answer.headers.get('content-type'), 'audio/mpeg');
  const { account, report: _report, ...requested } = service.engines.speech.requests.at(-1)!;
  assert.match(account, /^acct_/);
  assert.deepEqual(requested, {
    model: MODEL_A,
    text: 'Good morning.',
    voice: 'alloy',
    format: 'mp3',
    speed: 1,
    instructions: null,
  });
});

test('instructions are honoured by the first model only', async () => {
  for (const [model, honoured] of [
    [MODEL_A, 'Speak softly.'],
    [MODEL_B, null],
  ] as const) {
    await speak({ ...accepted(model), instructions: 'Speak softly.', speed: 2 });
    const requested = service.engines.speech.requests.at(-1)!;
    assert.deepEqual([requested.instructions, requested.speed], [honoured, 2]);
  }
});

test('the first audio leaves before the last is made, and a caller who leaves stops the engine', async () => {
  const response = await fetch(`${service.url}/v1/audio/speech`, {
    method: 'POST',
    headers: { ...bearer(service.key), 'content-type': 'application/json' },
    body: JSON.stringify({ ...accepted(), input: 'Speak slowly, please.' }),
  });
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  assert.ok(value!.length > 0);
  await reader.cancel();
  await untilStopped(1);
});

/** The engine's own count is the event: there is nothing over HTTP to wait for once the caller has gone. */
async function untilStopped(count: number): Promise<void> {
  while (service.engines.speech.stopped < count) await new Promise((resolve) => setImmediate(resolve));
}

test('an engine that fails midway cuts the response off, so that it does not look complete', async () => {
  await assert.rejects(speak({ ...accepted(), input: 'It breaks here.' }));
});

test('a speech longer than the model can make is refused', async () => {
  const answer = await speak({ ...accepted(), input: 'x'.repeat(4096), speed: 0.25 });
  assertError(answer, 'output_length_exceeded', 'input');
});

test('instructions longer than the context of the model are refused', async () => {
  const answer = await speak({ ...accepted(), instructions: 'softly, then loudly '.repeat(20_000) });
  assertError(answer, 'context_length_exceeded', 'instructions');
});

test('an event stream whose engine fails midway reports the error and ends', async () => {
  const { text } = await speak({ ...accepted(), input: 'It breaks here.', stream_format: 'sse' });
  const events = text.match(/(?<=^data: ).*$/gm)!.map((data) => JSON.parse(data));
  assert.deepEqual(
    events.map((event) => event.type ?? event.error.code),
    ['speech.audio.delta', 'internal_error'],
  );
});
