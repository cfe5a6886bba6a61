import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { assertError, assertFields, assertRecent } from '../support/contract.ts';
import { EventReader } from '../support/event-stream.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { testParameters } from '../support/parameter-table.ts';
import { useService } from '../support/service.ts';

/** POST /v1/chat/completions with `chat-4o-audio-preview`. */

const service = useService();
const base64 = { wav: '', mp3: '' };

before(async () => {
  const { speech } = await sampleFiles();
  base64.wav = readFileSync(speech['wav']!).toString('base64');
  base64.mp3 = readFileSync(speech['mp3']!).toString('base64');
});

const chat = (body: object) => service.call('POST', '/v1/chat/completions', body);
const says = (content: unknown) => ({
  model: 'chat-4o-audio-preview',
  messages: [{ role: 'user', content }],
});
const spoken = { modalities: ['text', 'audio'], audio: { voice: 'alloy', format: 'wav' } };
const hears = (audio: unknown) => says([{ type: 'input_audio', input_audio: audio }]);

testParameters({
  of: 'chat-4o-audio-preview',
  accepted: () => says('Good morning') as Record<string, unknown>,
  send: chat,
  rows: [
    {
      param: 'messages',
      rule: 'is required and is an array of messages',
      required: true,
      allowed: [
        [{ role: 'user', content: 'Good morning' }],
        [
          { role: 'system', content: 'Be brief.' },
          { role: 'developer', content: 'Be kind.' },
          { role: 'user', content: [{ type: 'text', text: 'Good morning' }] },
          { role: 'assistant', content: null },
          { role: 'user', content: 'And?' },
        ],
      ],
      refused: [[], 'Good morning', {}, null, [7]],
    },
    { param: 'stream', rule: 'is a boolean', allowed: [true, false], refused: ['true', 1, null] },
    {
      param: 'modalities',
      rule: 'is an array of text and audio',
      allowed: [['text']],
      refused: [[], ['video'], 'text', [7], null],
    },
    {
      param: 'audio',
      rule: 'is an object, looked at only for audio output',
      allowed: [{ voice: 'alloy', format: 'wav' }, { voice: 'nobody' }],
      refused: ['alloy', 7, null, []],
    },
    {
      param: 'temperature',
      rule: 'is a number from 0 to 2',
      allowed: [0, 1, 2],
      refused: [-0.1, 2.1, '1', null],
    },
    {
      param: 'top_p',
      rule: 'is a number from 0 to 1',
      allowed: [0, 0.5, 1],
      refused: [-0.1, 1.1, '1', null],
    },
    {
      param: 'max_tokens',
      rule: "is a whole number from 1 to the model's limit",
      allowed: [1, 16_384],
      refused: [0, 16_385, 1.5, '1', null],
    },
    {
      param: 'max_completion_tokens',
      rule: "is a whole number from 1 to the model's limit",
      allowed: [1, 16_384],
      refused: [0, 16_385, 1.5, '1', null],
    },
    {
      param: 'n',
      rule: 'is a whole number from 1 to 128',
      allowed: [1, 128],
      refused: [0, 129, 1.5, '2', null],
    },
  ],
});

test('a reply is one chat completion with exactly its fields', async () => {
  const { json } = await chat(says('Good morning'));
  assertFields(json, ['id', 'object', 'created', 'model', 'choices', 'usage']);
  assertRecent(json.created);
  assert.match(json.id, /^chatcmpl/);
  const { id: _id, created: _created, ...facts } = json;
  assert.deepEqual(facts, {
    object: 'chat.completion',
    model: 'chat-4o-audio-preview',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: 'You said: Good morning' },
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 2, completion_tokens: 4, total_tokens: 6 },
  });
});

for (const format of ['wav', 'mp3'] as const) {
  test(`${format} input is heard`, async () => {
    const { json } = await chat(
      says([
        { type: 'text', text: 'What is this?' },
        { type: 'input_audio', input_audio: { data: base64[format], format } },
      ]),
    );
    assert.equal(
      json.choices[0].message.content,
      'You said: What is this?\nHello from the fake. It hears --> two sentences.',
    );
  });
}

test('a spoken reply has the audio in base64, and the text too', async () => {
  const clips = (await sampleFiles()).speech;
  for (const [format, clip] of [
    ['wav', clips['wav']],
    ['mp3', clips['mp3']],
    ['opus', clips['opus']],
    ['flac', clips['flac']],
    ['pcm16', clips['pcm']],
  ] as const) {
    const { json } = await chat({ ...says('Good morning'), ...spoken, audio: { voice: 'alloy', format } });
    const { message } = json.choices[0];
    assertFields(message, ['role', 'content', 'audio']);
    assert.equal(message.content, 'You said: Good morning');
    assertFields(message.audio, ['id', 'data', 'expires_at', 'transcript']);
    assert.equal(message.audio.transcript, message.content);
    assert.ok(Number.isInteger(message.audio.expires_at) && message.audio.expires_at > Date.now() / 1000);
    assert.deepEqual(Buffer.from(message.audio.data, 'base64'), readFileSync(clip!));
  }
});

/** What can be wrong inside a message, and how the offending part is named. */
const WRONG: readonly [string, () => object, Parameters<typeof assertError>[1], string][] = [
  [
    'a message without a role',
    () => ({ messages: [{ content: 'hi' }] }),
    'missing_parameter',
    'messages[0].role',
  ],
  [
    'a message without content',
    () => ({ messages: [{ role: 'user' }] }),
    'missing_parameter',
    'messages[0].content',
  ],
  [
    'an unknown role',
    () => ({ messages: [{ role: 'king', content: 'hi' }] }),
    'invalid_parameter',
    'messages[0].role',
  ],
  ['content that is a number', () => says(7), 'invalid_parameter', 'messages[0].content'],
  [
    'a block without a type',
    () => says([{ text: 'hi' }]),
    'missing_parameter',
    'messages[0].content[0].type',
  ],
  ['an unknown block', () => says([{ type: 'smell' }]), 'invalid_parameter', 'messages[0].content[0].type'],
  [
    'a text block without text',
    () => says([{ type: 'text' }]),
    'missing_parameter',
    'messages[0].content[0].text',
  ],
  [
    'an input_audio block without input_audio',
    () => says([{ type: 'input_audio' }]),
    'missing_parameter',
    'messages[0].content[0].input_audio',
  ],
  [
    'input_audio without data',
    () => hears({ format: 'wav' }),
    'missing_parameter',
    'messages[0].content[0].input_audio.data',
  ],
  [
    'input_audio without a format',
    () => hears({ data: base64.wav }),
    'missing_parameter',
    'messages[0].content[0].input_audio.format',
  ],
  [
    'input_audio of another format',
    () => hears({ data: base64.wav, format: 'ogg' }),
    'invalid_parameter',
    'messages[0].content[0].input_audio.format',
  ],
  [
    'input_audio that is no base64',
    () => hears({ data: '%%%', format: 'wav' }),
    'invalid_parameter',
    'messages[0].content[0].input_audio.data',
  ],
  [
    'input_audio that is no audio',
    () => hears({ data: Buffer.from('a text').toString('base64'), format: 'wav' }),
    'invalid_file_format',
    'messages[0].content[0].input_audio',
  ],
  [
    'audio output without an audio object',
    () => ({ ...says('hi'), modalities: ['text', 'audio'] }),
    'missing_parameter',
    'audio',
  ],
  [
    'audio output without a voice',
    () => ({ ...says('hi'), ...spoken, audio: { format: 'wav' } }),
    'missing_parameter',
    'audio.voice',
  ],
  [
    "audio output in another model's voice",
    () => ({ ...says('hi'), ...spoken, audio: { voice: 'Kore', format: 'wav' } }),
    'voice_not_supported',
    'audio.voice',
  ],
  [
    'audio output in an unknown format',
    () => ({ ...says('hi'), ...spoken, audio: { voice: 'alloy', format: 'midi' } }),
    'invalid_parameter',
    'audio.format',
  ],
  [
    'streamed audio output',
    () => ({ ...says('hi'), ...spoken, stream: true }),
    'invalid_parameter',
    'stream',
  ],
  [
    'a reply too long to speak',
    () => ({ ...says('on and on '.repeat(1500)), ...spoken, max_tokens: 16_000 }),
    'output_length_exceeded',
    'messages',
  ],
  [
    'a conversation longer than the context',
    () => says('on and on '.repeat(60_000)),
    'context_length_exceeded',
    'messages',
  ],
];

for (const [what, body, code, param] of WRONG) {
  test(`${what} is answered with ${code}`, async () => {
    assertError(await chat({ model: 'chat-4o-audio-preview', ...body() }), code, param);
  });
}

test('a text reply streams word by word, with one finish_reason', async () => {
  const response = await fetch(`${service.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...says('Good morning'), stream: true, stream_options: { include_usage: true } }),
  });
  assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  const events = await new EventReader(response).rest();
  assert.equal(events.pop(), '[DONE]');
  const usage = events.pop();
  assert.deepEqual(usage.choices, []);
  assert.deepEqual(usage.usage, { prompt_tokens: 2, completion_tokens: 4, total_tokens: 6 });
  for (const event of events) {
    assertFields(event, ['id', 'object', 'created', 'model', 'choices']);
    assert.equal(event.object, 'chat.completion.chunk');
  }
  assert.equal(events[0].choices[0].delta.role, 'assistant');
  assert.equal(
    events.map((event) => event.choices[0].delta.content ?? '').join(''),
    'You said: Good morning',
  );
  assert.deepEqual(
    events.map((event) => event.choices[0].finish_reason).filter((reason) => reason !== null),
    ['stop'],
  );
});

for (const streamed of [false, true]) {
  test(`n replies are n choices, ${streamed ? 'streamed' : 'at once'}`, async () => {
    const answer = await chat({ ...says('Good morning'), n: 3, stream: streamed });
    const events = streamed
      ? answer.text.match(/(?<=^data: )\{.*$/gm)!.map((line) => JSON.parse(line).choices[0])
      : answer.json.choices;
    for (const index of [0, 1, 2]) {
      const own = events.filter((choice: { index: number }) => choice.index === index);
      const text = own.map((choice: { delta?: { content?: string }; message?: { content: string } }) =>
        choice.message ? choice.message.content : (choice.delta?.content ?? ''),
      );
      assert.equal(text.join(''), 'You said: Good morning');
      assert.equal(own.at(-1).finish_reason, 'stop');
    }
  });
}

test('a reply that max_tokens cuts short has the finish_reason length', async () => {
  const { json } = await chat({ ...says('Good morning'), max_tokens: 2 });
  assert.equal(json.choices[0].finish_reason, 'length');
  assert.equal(json.usage.completion_tokens, 2);
});
