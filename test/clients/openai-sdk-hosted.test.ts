import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import OpenAI from 'openai';
import { CHAT_MODEL, HostedAudio } from '../gateway/audio/hosted-audio.ts';
import { completion, delta, events, failure } from '../support/scripted-upstream/audio-answers.ts';
import type { Answer, Script } from '../support/scripted-upstream/fake-service.ts';

/** The official SDK through the gateway, before a service that refuses whatever it was not told to expect. */

let client: OpenAI;
const hosted = HostedAudio.use();
before(() => {
  client = new OpenAI({ apiKey: hosted.key, baseURL: `${hosted.service.url}/v1`, maxRetries: 0 });
});

/** Answers only to exactly these fields. */
function onlyTo(fields: object, then: Answer): Script {
  return (call) => {
    try {
      assert.deepEqual(call.json, { model: 'vendor/model', ...fields });
    } catch (error) {
      return failure(400, { message: String(error) });
    }
    return then;
  };
}

const question = { role: 'user', content: 'How warm is Oslo?' } as const;
const parameters = {
  type: 'object',
  properties: { city: { type: 'string' } },
  required: ['city'],
  additionalProperties: false,
};
const tool = { type: 'function', function: { name: 'weather', strict: true, parameters } } as const;
const called = {
  id: 'call_1',
  type: 'function',
  function: { name: 'weather', arguments: '{"city":"Oslo"}' },
} as const;
const calling = { role: 'assistant', content: null, tool_calls: [called] } as const;
const stopped = (reason: string, message: object) =>
  completion({}, { choices: [{ index: 0, message, finish_reason: reason }] });

describe('chat completions', () => {
  test('call a tool and go on with its result', async () => {
    const tools = [tool];
    const result = { role: 'tool', tool_call_id: 'call_1', content: '-3' } as const;
    hosted.script(
      onlyTo({ messages: [question], tools, tool_choice: 'auto' }, stopped('tool_calls', calling)),
      onlyTo({ messages: [question, calling, result], tools }, completion({ content: 'It is -3 °C.' })),
    );
    const model = CHAT_MODEL;
    const first = await client.chat.completions.create({
      model,
      messages: [question],
      tools,
      tool_choice: 'auto',
    });
    const { message, finish_reason } = first.choices[0]!;
    assert.equal(finish_reason, 'tool_calls');
    assert.deepEqual(message, calling);
    const second = await client.chat.completions.create({
      model,
      messages: [question, message, result],
      tools,
    });
    assert.equal(second.choices[0]?.message.content, 'It is -3 °C.');
  });

  test('run tools by themselves', async () => {
    hosted.script(stopped('tool_calls', calling), completion({ content: 'It is -3 °C.' }));
    const runner = client.chat.completions.runTools({
      model: CHAT_MODEL,
      messages: [question],
      tools: [
        {
          type: 'function',
          function: {
            name: 'weather',
            parameters,
            parse: JSON.parse,
            function: ({ city }: { city: string }) => `${city}: -3`,
          },
        },
      ],
    } as never);
    assert.equal(await runner.finalContent(), 'It is -3 °C.');
    assert.equal(hosted.server.calls[1]!.json.messages.at(-1).content, 'Oslo: -3');
  });

  test('parse structured outputs, and refusals of them', async () => {
    const response_format = {
      type: 'json_schema',
      json_schema: { name: 'answer', strict: true, schema: parameters },
    } as const;
    const order = { model: CHAT_MODEL, messages: [question], response_format };
    const requested = { messages: [question], response_format };
    hosted.script(
      onlyTo(requested, completion({ content: '{"city":"Oslo"}' })),
      onlyTo(requested, completion({ content: null, refusal: 'I would rather not.' })),
    );
    const parsed = await client.chat.completions.parse(order);
    assert.deepEqual(JSON.parse(parsed.choices[0]!.message.content!), { city: 'Oslo' });
    assert.equal(
      (await client.chat.completions.parse(order)).choices[0]!.message.refusal,
      'I would rather not.',
    );
  });

  test('stream tool calls to the helper, which puts them together', async () => {
    const piece = (call: object, reason: string | null = null) => ({
      id: 'x',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'vendor-9',
      choices: [
        {
          index: 0,
          delta: { role: 'assistant', tool_calls: [{ index: 0, ...call }] },
          finish_reason: reason,
        },
      ],
    });
    const usage = {
      id: 'x',
      choices: [],
      usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 },
    };
    hosted.script(
      onlyTo(
        { messages: [question], tools: [tool], stream: true, stream_options: { include_usage: true } },
        events(
          piece({ id: 'call_1', type: 'function', function: { name: 'weather', arguments: '' } }),
          piece({ function: { arguments: '{"city":' } }),
          piece({ function: { arguments: '"Oslo"}' } }),
          piece({ function: { arguments: '' } }, 'tool_calls'),
          usage,
          '[DONE]',
        ),
      ),
    );
    const runner = client.chat.completions.stream({ model: CHAT_MODEL, messages: [question], tools: [tool] });
    const { choices } = await runner.finalChatCompletion();
    assert.equal(choices[0]?.finish_reason, 'tool_calls');
    const [call] = choices[0]?.message.tool_calls ?? [];
    assert.ok(call?.type === 'function');
    assert.equal(call.function.arguments, '{"city":"Oslo"}');
  });

  test('say with their class that the service does not take a request', async () => {
    hosted.script(onlyTo({ never: true }, completion({ content: 'Hello.' })));
    await assert.rejects(
      client.chat.completions.create({ model: CHAT_MODEL, messages: [question] }),
      OpenAI.BadRequestError,
    );
  });

  test('stream words', async () => {
    hosted.script(events(delta('Good '), delta('morning.', 'stop'), '[DONE]'));
    const stream = await client.chat.completions.create({
      model: CHAT_MODEL,
      messages: [question],
      stream: true,
    });
    let words = '';
    for await (const chunk of stream) words += chunk.choices[0]!.delta.content;
    assert.equal(words, 'Good morning.');
  });
});
