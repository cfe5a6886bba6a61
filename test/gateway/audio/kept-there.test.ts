import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertError, bearer } from '../../support/contract.ts';
import { answer, completion } from '../../support/scripted-upstream/audio-answers.ts';
import { CHAT_MODEL, HostedAudio } from './hosted-audio.ts';

/** What a service keeps, it keeps for all callers together: none of them gets at it. */
const hosted = HostedAudio.use({ entries: [{ paths: { responses: '/responses' } }] });

const respond = (fields: object) => {
  hosted.script(answer(200, { id: 'r', object: 'response', output: [] }));
  const body = { model: CHAT_MODEL, input: 'Hi', ...fields };
  return hosted.service.call('POST', '/v1/responses', body, bearer(hosted.key));
};
const said = (part: object) => ({
  input: [{ role: 'user', content: [{ type: 'input_text', text: 'Hi' }, part] }],
});
const withTool = (tool: object) => ({ tools: [{ type: 'web_search' }, tool] });
const item = (fields: object) => ({ input: [{ role: 'user', content: 'Hi' }, fields] });

const REFERENCES: readonly [string, object][] = [
  ['previous_response_id', { previous_response_id: 'resp_1' }],
  ['conversation', { conversation: 'conv_1' }],
  ['conversation', { conversation: { id: 'conv_1' } }],
  ['conversation_id', { conversation_id: 'conv_1' }],
  ['background', { background: true }],
  ['deferred', { deferred: true }],
  ['prompt', { prompt: { id: 'pmpt_1', version: '2' } }],
  ['input[1].type', item({ type: 'item_reference', id: 'msg_1' })],
  ['input[1].type', item({ type: 'Item_Reference', id: 'msg_1', content: 'x' })],
  ['input[1].id', item({ id: 'msg_1' })],
  ['input[1].id', item({ type: null, id: 'msg_1' })],
  ['input[1].id', item({ type: 'message', role: 'assistant', id: 'msg_1', content: [] })],
  ['input[1].id', item({ type: 'reasoning', id: 'rs_1', summary: [{ type: 'summary_text', text: 'Hm.' }] })],
  ['input[1].id', item({ type: 'image_generation_call', id: 'ig_1', status: 'completed', result: null })],
  [
    'input[1].container_id',
    item({ type: 'code_interpreter_call', id: 'ci_1', code: '1', container_id: 'cntr_1' }),
  ],
  [
    'input[1].output[0].file_id',
    item({ type: 'function_call_output', call_id: 'c', output: [{ type: 'input_file', file_id: 'file-1' }] }),
  ],
  [
    'input[1].output.file_id',
    item({
      type: 'computer_call_output',
      call_id: 'c',
      output: { type: 'computer_screenshot', file_id: 'file-1' },
    }),
  ],
  ['input[0].content[1].file_id', said({ type: 'input_file', file_id: 'file-1' })],
  ['input[0].content[1].file_id', said({ type: 'input_image', file_id: 'file-1' })],
  [
    'input[0].content[1].future.FILE_ID',
    said({ type: 'input_text', text: 'x', future: { FILE_ID: 'file-1' } }),
  ],
  [
    'input[0].content[1].future.fileId',
    said({ type: 'input_text', text: 'x', future: { fileId: 'file-1' } }),
  ],
  ['tools[1].vector_store_ids', withTool({ type: 'file_search', vector_store_ids: ['vs_1'] })],
  ['tools[1].container', withTool({ type: 'code_interpreter', container: 'cntr_1' })],
  [
    'tools[1].container.file_ids',
    withTool({ type: 'code_interpreter', container: { type: 'auto', file_ids: ['file-1'] } }),
  ],
  [
    'tools[1].environment.type',
    withTool({ type: 'shell', environment: { type: 'container_reference', container_id: 'cntr_1' } }),
  ],
  ['tools[1].environment.container_id', withTool({ type: 'shell', environment: { container_id: 'cntr_1' } })],
  [
    'tools[1].environment.skills[0].skill_id',
    withTool({ type: 'shell', environment: { type: 'container_auto', skills: [{ skill_id: 'skill_1' }] } }),
  ],
  [
    'tools[1].input_image_mask.file_id',
    withTool({ type: 'image_generation', input_image_mask: { file_id: 'file-1' } }),
  ],
  ['tools[1].connector_id', withTool({ type: 'mcp', server_label: 'x', connector_id: 'connector_gmail' })],
  [
    'tools[1].project_connection_id',
    withTool({ type: 'mcp', server_label: 'x', project_connection_id: 'c' }),
  ],
  ['tools[1].tunnel_id', withTool({ type: 'mcp', server_label: 'x', tunnel_id: 't' })],
  [
    'tools[1].tools[0].vector_store_ids',
    withTool({ type: 'namespace', tools: [{ type: 'file_search', vector_store_ids: ['vs_1'] }] }),
  ],
  [
    'tool_resources.file_search.vector_store_ids',
    { tool_resources: { file_search: { vector_store_ids: ['vs_1'] } } },
  ],
  ['agent_reference', { agent_reference: { name: 'a' } }],
  ['extra_body.google.cached_content', { extra_body: { google: { cached_content: 'cachedContents/1' } } }],
];

describe('responses that speak of what the service keeps are refused', () => {
  for (const [param, fields] of REFERENCES)
    test(`\`${param}\` of ${JSON.stringify(fields)}`, async () => {
      assertError(await respond(fields), 'invalid_parameter', param);
      assert.equal(hosted.server.calls.length, 0);
    });
});

describe('chats that speak of what the service keeps are refused', () => {
  const part = (fields: object) => ({ messages: [{ role: 'user', content: [fields] }] });
  const asked: [string, object][] = [
    ['messages[0].content[0].file.file_id', part({ type: 'file', file: { file_id: 'file-1' } })],
    ['messages[0].content[0].file_id', part({ type: 'file', file_id: 'file-1' })],
    ['deferred', { deferred: true }],
    ['container', { container: 'container_1' }],
    ['data_sources', { data_sources: [{ type: 'azure_search' }] }],
    ['extra_body.google.cached_content', { extra_body: { google: { cached_content: 'cachedContents/1' } } }],
  ];
  for (const [param, fields] of asked)
    test(`\`${param}\``, async () => {
      hosted.script(completion({ content: 'Hello.' }));
      assertError(await hosted.chat(fields), 'invalid_parameter', param);
      assert.equal(hosted.server.calls.length, 0);
    });
});

describe('what only looks like it passes', () => {
  const schema = { type: 'object', properties: { file_id: { type: 'string' }, conversation: {} } };
  const harmless: object[] = [
    { background: false, previous_response_id: null, conversation: null, prompt: null, store: false },
    {
      tools: [{ type: 'function', name: 'f', parameters: schema }],
      metadata: { file_id: 'x', thread_id: '1' },
    },
    { text: { format: { type: 'json_schema', name: 'n', schema } } },
    { tools: [{ type: 'code_interpreter', container: { type: 'auto', file_ids: [] } }] },
    { tools: [{ type: 'image_generation', background: 'transparent' }] },
    {
      tools: [
        {
          type: 'mcp',
          server_label: 'x',
          server_url: 'https://x.test',
          authorization: 'mine',
          headers: { 'X-Id': '1' },
        },
      ],
    },
    item({
      type: 'message',
      role: 'assistant',
      id: 'msg_1',
      content: [{ type: 'output_text', text: 'Hi', annotations: [] }],
    }),
    item({ type: 'function_call', id: 'fc_1', call_id: 'c', name: 'f', arguments: '{"file_id":"x"}' }),
    item({ type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'gAAA' }),
    said({ type: 'input_file', filename: 'a.pdf', file_data: 'data:application/pdf;base64,AAAA' }),
    said({ type: 'input_image', image_url: 'data:image/png;base64,AAAA', file_id: null }),
  ];
  for (const fields of harmless)
    test(JSON.stringify(fields), async () => {
      const { status, text } = await respond(fields);
      assert.equal(status, 200, text);
      assert.equal(hosted.server.calls.length, 1);
    });
});
