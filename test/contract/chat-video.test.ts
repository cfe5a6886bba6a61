import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertError, assertFields, assertRecent, bearer, TASK_ID } from '../support/contract.ts';
import { EventReader } from '../support/event-stream.ts';
import { testParameters } from '../support/parameter-table.ts';
import { useService } from '../support/service.ts';

/** POST /v1/chat/completions with a family B model: a video through chat. */

const service = useService();

const CHAT = '/v1/chat/completions';
const says = (content: unknown, model = 'vidB-2') => ({ model, messages: [{ role: 'user', content }] });
const chat = (body: object) => service.call('POST', CHAT, body);

async function stream(body: object, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(service.url + CHAT, {
    method: 'POST',
    headers: { ...bearer(service.key), 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...body, stream: true }),
  });
}

testParameters({
  of: `${CHAT}, family B`,
  accepted: () => says('a red boat') as Record<string, unknown>,
  send: chat,
  rows: [
    {
      param: 'model',
      rule: 'is required and is a family B or audio chat model',
      required: true,
      allowed: ['vidB-2', 'vidB-2-pro', 'chat-4o-audio-preview'],
      refused: ['vidA3', 'vidA_3_1', 'asr-1', 'ttsB-3.1-flash-tts-preview', 7, null],
    },
    {
      param: 'model',
      rule: 'must exist',
      required: true,
      allowed: [],
      refused: ['gpt', ''],
      code: 'model_not_found',
    },
    { param: 'stream', rule: 'is a boolean', allowed: [false, true], refused: ['true', 1, null] },
    {
      param: 'messages',
      rule: 'is required and holds a user message with the prompt',
      required: true,
      allowed: [
        [{ role: 'user', content: 'a red boat' }],
        [
          { role: 'system', content: 'You make videos.' },
          { role: 'user', content: [{ type: 'text', text: 'a red boat' }] },
        ],
      ],
      refused: [
        [],
        'a red boat',
        {},
        null,
        ['a red boat'],
        [{ role: 'user', content: '' }],
        [{ role: 'user', content: null }],
        [{ role: 'user', content: [] }],
      ],
    },
    {
      param: 'temperature',
      rule: 'is a number from 0 to 2',
      allowed: [0, 2],
      refused: [-0.1, 2.1, '1', null],
    },
    { param: 'top_p', rule: 'is a number from 0 to 1', allowed: [0, 1], refused: [-0.1, 1.1, '1', null] },
    {
      param: 'max_tokens',
      rule: 'is a whole number of at least 1',
      allowed: [1],
      refused: [0, 1.5, '1', null],
    },
    {
      param: 'n',
      rule: 'is 1: one request makes one video',
      allowed: [1],
      refused: [0, 2, 128, 129, 1.5, '1', null],
    },
  ],
});

test('a video through chat has the defaults of family B', async () => {
  const { json } = await chat(says('a red boat', 'vidB-2-pro'));
  const id = /^task_id: (\S+)/.exec(json.choices[0].message.content)![1]!;
  const { seconds, width, height, watermark, prompt, model } = service.engines.video.jobs.find(
    (job) => job.taskId === id,
  )!;
  assert.deepEqual(
    { seconds, width, height, watermark, prompt, model },
    { seconds: 10, width: 1280, height: 720, watermark: true, prompt: 'a red boat', model: 'vidB-2-pro' },
  );
});

test('without streaming the reply waits, and is one chat completion with two lines', async () => {
  const { json } = await chat(says('a red boat'));
  assertFields(json, ['id', 'object', 'created', 'model', 'choices', 'usage']);
  assert.match(json.id, /^chatcmpl/);
  assert.deepEqual([json.object, json.model], ['chat.completion', 'vidB-2']);
  assertRecent(json.created);
  assertFields(json.usage, ['prompt_tokens', 'completion_tokens', 'total_tokens']);
  assert.equal(json.choices.length, 1);
  const { message, ...choice } = json.choices[0];
  assert.deepEqual(choice, { index: 0, finish_reason: 'stop' });
  assertFields(message, ['role', 'content']);
  assert.equal(message.role, 'assistant');
  const lines = message.content.split('\n');
  assert.equal(lines.length, 2);
  const [, id] = /^task_id: (\S+)$/.exec(lines[0])!;
  const [, url] = /^video_url: (\S+)$/.exec(lines[1])!;
  assert.match(id!, TASK_ID('vidB-2'));
  assert.equal((await fetch(url!)).status, 200);
});

test('without streaming a failed video is an error that names the task, and never a 5xx', async () => {
  const failed = await chat(says('fail'));
  assertError(failed, 'invalid_request');
  assert.match(failed.json.error.message, /vidB-2:\d+-\w+.*told to fail/);
  assertError(await chat(says('breach')), 'content_policy_violation');
});

test('a streamed reply is task_id, progress, video_url, [DONE], byte for byte', async () => {
  const response = await stream(says('a red boat'));
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  assert.ok(response.headers.get('x-request-id'));
  const reader = new EventReader(response);
  const events = await reader.rest();
  assert.equal(events.pop(), '[DONE]');
  const { id, created } = events[0];
  assert.match(id, /^chatcmpl/);
  assertRecent(created);
  const contents: string[] = events.map((event) => event.choices[0].delta.content);
  const [, task] = /^task_id: (\S+)$/.exec(contents[0]!)!;
  assert.match(task!, TASK_ID('vidB-2'));
  const [, url] = /^video_url: (\S+)$/.exec(contents.at(-1)!)!;
  assert.equal((await fetch(url!)).status, 200);
  const percents = contents.slice(1, -1).map((content) => Number(/^progress: (\d+)%$/.exec(content)![1]));
  assert.deepEqual(
    percents,
    [...new Set(percents)].sort((a, b) => a - b),
  );
  assert.equal(percents.at(-1), 100);

  const head = `{"id":"${id}","object":"chat.completion.chunk","created":${created},"model":"vidB-2"`;
  const chunk = (delta: string, finish: string) =>
    `data: ${head},"choices":[{"index":0,"delta":{${delta}},"finish_reason":${finish}}]}\n\n`;
  const expected = [
    chunk(`"role":"assistant","content":"task_id: ${task}"`, 'null'),
    ...percents.map((percent) => chunk(`"content":"progress: ${percent}%"`, 'null')),
    chunk(`"content":"video_url: ${url}"`, '"stop"'),
    'data: [DONE]\n\n',
  ].join('');
  assert.equal(reader.text, expected);
});

test('the task_id is there at once, long before the video', async () => {
  const reader = new EventReader(await stream(says('hang')));
  const first = await reader.data();
  const id = first.choices[0].delta.content.replace('task_id: ', '');
  assert.equal((await service.call('GET', `/v1/videos/${id}`)).status, 200);
  await service.call('DELETE', `/v1/videos/${id}`);
  const rest = await reader.rest();
  assert.equal(rest.at(-1), '[DONE]');
  assert.deepEqual(rest.at(-2), {
    error: {
      message: 'The task was cancelled by its owner.',
      type: 'invalid_request_error',
      code: 'cancelled',
    },
  });
});

for (const [prompt, error] of [
  ['fail', { message: 'The fake engine was told to fail.', type: 'server_error', code: 'generation_failed' }],
  [
    'breach',
    {
      message: 'The video would have violated the usage policy.',
      type: 'content_policy_error',
      code: 'content_policy_violation',
    },
  ],
] as const) {
  test(`a video that is told to ${prompt} ends the stream with its error`, async () => {
    const reader = new EventReader(await stream(says(prompt)));
    const events = await reader.rest();
    assert.match(events[0].choices[0].delta.content, /^task_id: /);
    assert.deepEqual(events.slice(-2), [{ error }, '[DONE]']);
    assert.ok(reader.text.endsWith(`data: ${JSON.stringify({ error })}\n\ndata: [DONE]\n\n`));
  });
}

test('a caller that disconnects does not stop the task', async () => {
  const busy = await Promise.all(
    Array.from(
      { length: 4 },
      async () =>
        (await service.call('POST', '/v1/video/create', { model: 'vidB-2', prompt: 'hang', images: [] })).json
          .id,
    ),
  );
  const reader = new EventReader(await stream(says('a red boat')));
  const id = (await reader.data()).choices[0].delta.content.replace('task_id: ', '');
  await reader.cancel();
  for (const blocker of busy) await service.call('DELETE', `/v1/videos/${blocker}`);
  assert.equal((await service.finished(id))['status'], 'completed');
});

test('usage is streamed only when it is asked for', async () => {
  const events = await new EventReader(
    await stream({ ...says('a red boat'), stream_options: { include_usage: true } }),
  ).rest();
  const last = events.at(-2);
  assert.deepEqual(last.choices, []);
  assertFields(last.usage, ['prompt_tokens', 'completion_tokens', 'total_tokens']);
  assert.match(events.at(-3).choices[0].delta.content, /^video_url: /);
});

test('what a video cannot honour is refused, instead of being left out', async () => {
  const requested: [string, object][] = [
    ['tools', { tools: [{ type: 'function', function: { name: 'f', parameters: {} } }] }],
    ['functions', { functions: [{ name: 'f' }] }],
    ['response_format', { response_format: { type: 'json_object' } }],
    ['logprobs', { logprobs: true }],
  ];
  for (const [param, fields] of requested) {
    for (const stream of [false, true])
      assertError(await chat({ ...says('a red boat'), ...fields, stream }), 'invalid_parameter', param);
    const order = { ...says('a red boat'), ...fields };
    assertError(
      await service.call('POST', '/v1/quote', { endpoint: CHAT, body: order }),
      'invalid_parameter',
      param,
    );
  }
  const nothing = { n: 1, tools: [], functions: null, response_format: { type: 'text' }, logprobs: false };
  assert.equal((await chat({ ...says('a red boat'), ...nothing })).status, 200);
});

test('a refusal before the stream is a proper error answer', async () => {
  for (const [body, code, param] of [
    [{ model: 'vidB-2' }, 'missing_parameter', 'messages'],
    [says('behead the king'), 'content_policy_violation', 'messages'],
    [says('a red boat '.repeat(20_000)), 'context_length_exceeded', 'messages'],
  ] as const) {
    assertError(await chat({ ...body, stream: true }), code, param);
  }
});
