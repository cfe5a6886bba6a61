import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { bearer } from '../../support/contract.ts';
import { answer, completion, delta, events } from '../../support/scripted-upstream/audio-answers.ts';
import { CHAT_MODEL, HostedAudio } from './hosted-audio.ts';

/**
 * A hosted chat model gets the caller's fields, and the caller gets the service's bytes. The bodies are recorded: those of the
 * openai and the AI SDK as these sent them, those of LangChain as its sources write them.
 */
const RECORDED = new URL('../../clients/recorded-chats/', import.meta.url);
const bodies = readdirSync(RECORDED).map((name) => ({
  name,
  body: readFileSync(new URL(name, RECORDED), 'utf8'),
}));

const hosted = HostedAudio.use({ pass: ['service_tier'] });

async function send(body: string | Buffer, to = hosted): Promise<{ status: number; text: string }> {
  const response = await fetch(`${to.service.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(to.key) },
    body,
  });
  return { status: response.status, text: await response.text() };
}

const received = (from = hosted) => from.server.calls[0]!.body.toString();
const OURS = `"model":"${CHAT_MODEL}"`;
const USAGE = { include_usage: true };

/** What may differ: the model's name, and that a stream ends with its usage. */
function expected(body: string): object {
  const { stream_options: options, ...rest } = JSON.parse(body);
  const requested = rest.stream
    ? { stream_options: { ...options, ...USAGE } }
    : options && { stream_options: options };
  return { ...rest, ...requested, model: 'vendor/model' };
}

describe('the fields of', () => {
  test('twenty bodies are here', () => assert.equal(bodies.length, 20));

  for (const { name, body } of bodies) {
    test(`${name} reach the service`, async () => {
      const { stream } = JSON.parse(body);
      hosted.script(stream ? events(delta('Hello.', 'stop'), '[DONE]') : completion({ content: 'Hello.' }));
      const { status, text } = await send(body);
      assert.equal(status, 200, text);
      assert.deepEqual(JSON.parse(received()), expected(body));
      assert.equal(hosted.server.calls[0]!.headers['content-length'], String(Buffer.byteLength(received())));
    });
  }

  test('a picture of megabytes reach the service', async () => {
    const url = `data:image/png;base64,${'iVBORw0K'.repeat(400_000)}`;
    const messages = [{ role: 'user', content: [{ type: 'image_url', image_url: { url } }] }];
    const body = JSON.stringify({ messages, model: CHAT_MODEL });
    hosted.script(completion({ content: 'A dot.' }));
    assert.equal((await send(body)).status, 200);
    assert.ok(received() === body.replace(OURS, '"model":"vendor/model"'));
  });
});

test('the answer is the service’s own, to the byte', async () => {
  const text = `{"id":"x", "model":"vendor-9", "choices":[{"index":0,"message":{"role":"assistant","content":null,
    "tool_calls":[{"id":"c","type":"function","function":{"name":"f","arguments":"{}"}}],"future":1e400},
    "logprobs":{"content":[]},"finish_reason":"tool_calls"}],"usage":{"prompt_tokens":1,"completion_tokens":2}}\n`;
  hosted.script(answer(200, Buffer.from(text)));
  assert.equal((await send(`{${OURS},"messages":[{"role":"user","content":"Hi"}]}`)).text, text);
});

test('the events are the service’s own, and its usage is shown to the caller who asked for it', async () => {
  const counted = { usage: { prompt_tokens: 3, completion_tokens: 4 } };
  // LiteLLM writes the second.
  const usages = [
    { choices: [], ...counted },
    { choices: [{ index: 0, delta: {} }], ...counted },
  ];
  const tool = {
    choices: [{ index: 0, delta: { tool_calls: [{ index: 0, function: { arguments: '{"a' } }] } }],
  };
  const sent = [tool, delta('', 'tool_calls', { future: [1] })];
  const lines = (all: object[]) => all.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('');
  const requested = [undefined, USAGE].flatMap((options) => usages.map((usage) => ({ options, usage })));
  for (const { options, usage } of requested) {
    hosted.script(events(...sent, usage, '[DONE]'));
    const before = await hosted.spent();
    const body = { model: CHAT_MODEL, messages: [{ role: 'user', content: 'Hi' }], stream: true };
    const { text } = await send(JSON.stringify({ ...body, stream_options: options }));
    assert.equal(text, `${lines(options ? [...sent, usage] : sent)}data: [DONE]\n\n`);
    assert.equal((await hosted.spent()) - before, 70);
  }
});

test('a service that does not stream answers with one event', async () => {
  hosted.script(completion({ content: 'All at once.' }));
  const { text } = await send(`{${OURS},"stream":true,"messages":[{"role":"user","content":"Hi"}]}`);
  const chunk = JSON.parse(text.split('\n\n')[0]!.slice('data: '.length));
  assert.equal(chunk.object, 'chat.completion.chunk');
  assert.equal(chunk.choices[0].delta.content, 'All at once.');
});

test('our limits, our content policy and the contract’s ranges hold before anything is sent', async () => {
  const refused: [object, string][] = [
    [{ max_tokens: 16_385 }, 'invalid_parameter'],
    [{ temperature: 3 }, 'invalid_parameter'],
    [{ n: 129 }, 'invalid_parameter'],
    [
      { messages: [{ role: 'user', content: [{ type: 'text', text: 'they behead the king' }] }] },
      'content_policy_violation',
    ],
  ];
  for (const [fields, code] of refused) {
    hosted.script(completion({ content: 'Hello.' }));
    const { status, json } = await hosted.chat(fields);
    assert.equal(status, 400);
    assert.equal(json.error.code, code);
    assert.equal(hosted.server.calls.length, 0);
  }
});

test('input, cached, output and audio tokens each have their price', async () => {
  const price = {
    per_thousand_tokens: 1,
    per_thousand_input_tokens: 2,
    per_thousand_cached_tokens: 0.5,
    per_thousand_output_tokens: 8,
    per_thousand_audio_tokens: 100,
  };
  const set = (value: object | null) =>
    hosted.service.admin('PATCH', `/models/${CHAT_MODEL}`, { price: value });
  const usage = {
    prompt_tokens: 1000,
    completion_tokens: 100,
    prompt_tokens_details: { cached_tokens: 600, audio_tokens: 10 },
    completion_tokens_details: { audio_tokens: 1 },
  };
  const cost = async () => {
    hosted.script(completion({ content: 'Hello.' }, { usage }));
    const before = await hosted.spent();
    assert.equal((await hosted.chat({ max_tokens: 100 }, 'x '.repeat(1500))).status, 200);
    return ((await hosted.spent()) - before) / 1000;
  };
  await hosted.service.admin('PATCH', `/accounts/${hosted.account}`, { balance: 100_000 });
  assert.equal((await set(price)).status, 200);
  assert.equal(await cost(), 390 * 2 + 600 * 0.5 + 10 * 100 + 99 * 8 + 100);
  await set({ per_thousand_tokens: 1, per_thousand_output_tokens: 3 });
  assert.equal(await cost(), 1000 + 100 * 3);
  await set(null);
});

describe('a model of this machine', () => {
  test('says what it cannot do, instead of leaving it out', async () => {
    const tool = { type: 'function', function: { name: 'f', parameters: {} } };
    const requested: [string, object][] = [
      ['tools', { tools: [tool] }],
      ['functions', { functions: [{ name: 'f' }] }],
      [
        'response_format',
        { response_format: { type: 'json_schema', json_schema: { name: 'x', schema: {} } } },
      ],
      ['response_format', { response_format: { type: 'json_object' } }],
      ['logprobs', { logprobs: true }],
      [
        'messages[0].tool_calls',
        { messages: [{ role: 'assistant', content: null, tool_calls: [{ id: 'c' }] }] },
      ],
      ['messages[0].role', { messages: [{ role: 'tool', content: 'x', tool_call_id: 'c' }] }],
      [
        'messages[0].content[0].type',
        {
          messages: [
            { role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://x.test/a.png' } }] },
          ],
        },
      ],
    ];
    await using local = await HostedAudio.start({ entries: [], withLocal: true });
    await using both = await HostedAudio.start({ withLocal: true });
    for (const service of [local, both]) {
      for (const [param, fields] of requested) {
        const { status, json } = await service.chat(fields);
        assert.equal(status, 400, param);
        assert.equal(json.error.code, 'invalid_parameter');
        assert.equal(json.error.param, param);
      }
      const nothing = {
        tools: [],
        functions: null,
        response_format: { type: 'text' },
        logprobs: false,
        unknown: 1,
      };
      if (service === local) assert.equal((await service.chat(nothing)).status, 200);
    }
  });

  test('beside recordings a hosted one says so too: those are measured and heard as the contract says', async () => {
    const spoken = { modalities: ['text', 'audio'], audio: { voice: 'nova', format: 'wav' } };
    const { json } = await hosted.chat({ ...spoken, logprobs: true });
    assert.equal(json.error.param, 'logprobs');
  });
});
