import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertError, bearer } from '../../support/contract.ts';
import { completion } from '../../support/scripted-upstream/audio-answers.ts';
import { CHAT_MODEL, HostedAudio } from './hosted-audio.ts';

/**
 * A hosted chat model gets the known fields of chat completions and of its widely used extensions. With any other, a caller could
 * choose another model, provider or tier than the price is for, have the service run tools, or name what it keeps for all callers.
 */
const hosted = HostedAudio.use();

const chat = (fields: object, to = hosted) => {
  to.script(completion({ content: 'Hello.' }));
  return to.chat(fields);
};
const received = (by = hosted) => JSON.parse(by.server.calls[0]!.body.toString());
const spoken = (part: object) => ({
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }, part] }],
});
const requested = (message: object) => ({ messages: [{ role: 'user', content: 'Hi', ...message }] });
const FUNCTION = { type: 'function', function: { name: 'f' } };
const withTool = (tool: object) => ({ tools: [FUNCTION, tool] });

const REFUSED: readonly [string, object][] = [
  // Another model, provider or tier.
  ['models', { models: ['dearest'] }],
  ['provider', { provider: { order: ['dearest'] } }],
  ['preset', { preset: 'dearest' }],
  ['route', { route: 'fallback' }],
  ['plugins', { plugins: [{ id: 'web' }] }],
  ['fallbacks', { fallbacks: ['dearest'] }],
  ['user_config', { user_config: { model_list: [] } }],
  ['api_base', { api_base: 'https://a.test' }],
  ['service_tier', { service_tier: 'priority' }],
  ['priority', { priority: 1 }],
  ['lora_request', { lora_request: { name: 'x' } }],
  // More of a reply than is held.
  ['best_of', { best_of: 100 }],
  ['max_new_tokens', { max_new_tokens: 99_999 }],
  ['options', { options: { num_predict: -1 } }],
  // Tools of the service.
  ['web_search_options', { web_search_options: { search_context_size: 'high' } }],
  ['tools[1].type', withTool({ type: 'web_search' })],
  ['tools[1].type', withTool({ type: 'image_generation' })],
  ['tools[1].name', withTool({ name: 'f' })],
  ['tools[1].vector_store_ids', withTool({ type: 'file_search', vector_store_ids: ['vs_1'] })],
  ['tools[1].container', withTool({ type: 'code_interpreter', container: 'cntr_1' })],
  ['tools[0].function.Name', { tools: [{ type: 'function', function: { Name: 'f' } }] }],
  // What the service keeps.
  ['previous_response_id', { previous_response_id: 'resp_1' }],
  ['conversation', { conversation: 'conv_1' }],
  ['background', { background: true }],
  ['prompt', { prompt: { id: 'pmpt_1', version: '2' } }],
  ['data_sources', { data_sources: [{ type: 'azure_search' }] }],
  ['tool_resources', { tool_resources: { file_search: { vector_store_ids: ['vs_1'] } } }],
  ['extra_body', { extra_body: { google: { cached_content: 'cachedContents/1' } } }],
  ['messages[0].content[1].file.file_id', spoken({ type: 'file', file: { file_id: 'file-1' } })],
  ['messages[0].content[1].file_id', spoken({ type: 'file', file_id: 'file-1' })],
  ['messages[0].content[1].id', spoken({ type: 'item_reference', id: 'msg_1' })],
  ['messages[0].content[1].type', spoken({ type: 'item_reference' })],
  ['messages[0].content[1].future', spoken({ type: 'text', text: 'x', future: { FILE_ID: 'file-1' } })],
  [
    'messages[0].content[1].image_url',
    spoken({ type: 'image_url', image_url: { url: 'gs://theirs/a.png' } }),
  ],
  [
    'messages[0].content[1].image_url',
    spoken({ type: 'image_url', image_url: `gs://theirs/${'a'.repeat(9000)}` }),
  ],
  [
    'messages[0].content[1].file.file_data',
    spoken({ type: 'file', file: { file_data: 's3://theirs/a.pdf' } }),
  ],
  // Other spellings, which some services read as the known names.
  ['Model', { Model: 'dearest' }],
  ['Max_Tokens', { Max_Tokens: 99_999 }],
  ['maxCompletionTokens', { maxCompletionTokens: 99_999 }],
  ['ſtream', { ſtream: true }],
  ['top_p\0', { 'top_p\0': 0.1 }],
  ['stream_options.Include_Usage', { stream_options: { Include_Usage: true } }],
  ['response_format.TYPE', { response_format: { TYPE: 'json_object' } }],
  ['messages[0].Content', requested({ Content: 'Bye' })],
  [
    'messages[0].content[1].image_url.URL',
    spoken({ type: 'image_url', image_url: { url: 'https://a.test/b', URL: 'https://c.test' } }),
  ],
  ['a'.repeat(200), { ['a'.repeat(100_000)]: 1 }],
];

describe('a field that is not known is refused by its name', () => {
  for (const [param, fields] of REFUSED)
    test(`${param} of ${JSON.stringify(fields).slice(0, 100)}`, async () => {
      assertError(await chat(fields), 'invalid_parameter', param);
      assert.equal(hosted.server.calls.length, 0);
    });

  test('when only the price is asked for, too', async () => {
    const body = { model: CHAT_MODEL, ...requested({}), service_tier: 'priority' };
    const response = await fetch(`${hosted.service.url}/v1/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(hosted.key) },
      body: JSON.stringify({ endpoint: '/v1/chat/completions', body }),
    });
    assert.equal(response.status, 400);
    assert.equal(((await response.json()) as { error: { param: string } }).error.param, 'service_tier');
  });
});

const schema = { type: 'object', properties: { file_id: { type: 'string' }, Type: {}, conversation: {} } };
const PASSED: readonly object[] = [
  {
    tools: [{ type: 'function', function: { name: 'f', parameters: schema, strict: true } }],
    tool_choice: 'auto',
  },
  { tools: [{ type: 'custom', custom: { name: 'c', format: { type: 'grammar', grammar: {} } } }] },
  { metadata: { file_id: 'x', thread_id: '1' }, store: true, logit_bias: { 1: 2 }, user: 'u', seed: 1 },
  { response_format: { type: 'json_schema', json_schema: { name: 'n', schema, strict: true } } },
  { reasoning_effort: 'low', verbosity: 'low', reasoning: { effort: 'low' }, thinking: { type: 'disabled' } },
  {
    top_k: 1,
    min_p: 0.1,
    repetition_penalty: 1.1,
    stop_token_ids: [1],
    ignore_eos: false,
    xtc_threshold: 0.1,
  },
  { chat_template_kwargs: { enable_thinking: false }, add_generation_prompt: true },
  {
    guided_json: schema,
    guided_choice: ['a'],
    structured_outputs: { json: schema },
    grammar: 'root ::= "a"',
  },
  spoken({ type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,AAAA' } }),
  spoken({ type: 'file', file: { filename: 'a.pdf', file_data: 'AAAA' } }),
  spoken({ type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA', detail: 'low' } }),
  spoken({ type: 'image_url', image_url: { url: 'https://a.test/b.png' } }),
  {
    messages: [
      { role: 'user', content: 'Hi', name: 'ann' },
      {
        role: 'assistant',
        content: null,
        refusal: null,
        audio: null,
        reasoning_content: 'Hm.',
        tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: 'c', content: 'x' },
    ],
  },
];

describe('known fields pass as they are', () => {
  for (const fields of PASSED)
    test(JSON.stringify(fields).slice(0, 100), async () => {
      const { status, text } = await chat(fields);
      assert.equal(status, 200, text);
      for (const [name, value] of Object.entries(fields)) assert.deepEqual(received()[name], value);
    });

  test('without what has no value: clients send the names of all that they do not want', async () => {
    const empty = {
      service_tier: null,
      background: false,
      previous_response_id: null,
      conversation: '',
      plugins: [],
    };
    const message = { role: 'assistant', content: 'Hi', annotations: [], function_call: null };
    const { status, text } = await chat({
      ...empty,
      messages: [message, { role: 'user', content: 'Go on' }],
    });
    assert.equal(status, 200, text);
    for (const name of Object.keys(empty)) assert.equal(name in received(), false, name);
    assert.equal('annotations' in received().messages[0], false);
  });

  test('of a name that is there twice the service gets the one that was read here', async () => {
    hosted.script(completion({ content: 'Hello.' }));
    const messages = '"messages":[{"role":"user","content":"Hi"}]';
    const response = await fetch(`${hosted.service.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(hosted.key) },
      body: `{"max_tokens":9,"model":"dearest",${messages},"max_tokens":1,"model":"${CHAT_MODEL}"}`,
    });
    assert.equal(response.status, 200);
    assert.deepEqual(
      [...hosted.server.calls[0]!.body.toString().matchAll(/"max_tokens":\d+|"model":"[^"]*"/g)].flat(),
      ['"max_tokens":1', '"model":"vendor/model"'],
    );
  });
});

test('an operator adds names, wherever they stand', async () => {
  const pass = ['service_tier', 'cache_control', 'video_url', 'web_search', 'search_context_size'];
  await using open = await HostedAudio.start({ entries: [{ chat: { pass } }], pass: ['provider'] });
  const fields = {
    service_tier: 'flex',
    provider: { order: ['a'] },
    tools: [{ type: 'web_search', search_context_size: 'low' }],
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Hi', cache_control: { type: 'ephemeral' } },
          { type: 'video_url', video_url: { url: 'https://a.test/b.mp4' } },
        ],
      },
    ],
  };
  const { status, text } = await chat(fields, open);
  assert.equal(status, 200, text);
  const { model, ...sent } = received(open);
  assert.deepEqual([model, sent], ['vendor/model', fields]);
  assertError(await chat({ ...fields, plugins: [{ id: 'web' }] }, open), 'invalid_parameter', 'plugins');
});

test('a name passes where all routes of the model let it', async () => {
  const entries = [{ chat: { pass: ['service_tier', 'models'] } }, { chat: { pass: ['models'] } }];
  await using both = await HostedAudio.start({ entries });
  assert.equal((await chat({ models: ['a'] }, both)).status, 200);
  assertError(await chat({ service_tier: 'flex' }, both), 'invalid_parameter', 'service_tier');
});
