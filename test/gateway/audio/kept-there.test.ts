import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertError } from '../../support/contract.ts';
import { completion } from '../../support/scripted-upstream/audio-answers.ts';
import { HostedAudio } from './hosted-audio.ts';

/** What a service keeps, it keeps for all callers together: none of them gets at it. */
const hosted = HostedAudio.use();

const chat = (fields: object) => {
  hosted.script(completion({ content: 'Hello.' }));
  return hosted.chat(fields);
};
const said = (part: object) => ({
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }, part] }],
});
const withTool = (tool: object) => ({ tools: [{ type: 'web_search' }, tool] });

const REFERENCES: readonly [string, object][] = [
  ['previous_response_id', { previous_response_id: 'resp_1' }],
  ['conversation', { conversation: 'conv_1' }],
  ['conversation', { conversation: { id: 'conv_1' } }],
  ['conversation_id', { conversation_id: 'conv_1' }],
  ['background', { background: true }],
  ['deferred', { deferred: true }],
  ['prompt', { prompt: { id: 'pmpt_1', version: '2' } }],
  ['container', { container: 'container_1' }],
  ['data_sources', { data_sources: [{ type: 'azure_search' }] }],
  ['agent_reference', { agent_reference: { name: 'a' } }],
  ['messages[0].content[1].file.file_id', said({ type: 'file', file: { file_id: 'file-1' } })],
  ['messages[0].content[1].file_id', said({ type: 'file', file_id: 'file-1' })],
  ['messages[0].content[1].type', said({ type: 'item_reference', id: 'msg_1' })],
  ['messages[0].content[1].type', said({ type: 'Item_Reference', id: 'msg_1', content: 'x' })],
  ['messages[0].content[1].future.FILE_ID', said({ type: 'text', text: 'x', future: { FILE_ID: 'file-1' } })],
  ['messages[0].content[1].future.fileId', said({ type: 'text', text: 'x', future: { fileId: 'file-1' } })],
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
  ['tools[1].connector_id', withTool({ type: 'mcp', server_label: 'x', connector_id: 'connector_gmail' })],
  ['tools[1].tunnel_id', withTool({ type: 'mcp', server_label: 'x', tunnel_id: 't' })],
  [
    'tools[1].tools[0].vector_store_ids',
    withTool({ type: 'namespace', tools: [{ type: 'file_search', vector_store_ids: ['vs_1'] }] }),
  ],
  [
    'tool_resources.file_search.vector_store_ids',
    { tool_resources: { file_search: { vector_store_ids: ['vs_1'] } } },
  ],
  ['extra_body.google.cached_content', { extra_body: { google: { cached_content: 'cachedContents/1' } } }],
];

describe('chats that speak of what the service keeps are refused', () => {
  for (const [param, fields] of REFERENCES)
    test(`\`${param}\` of ${JSON.stringify(fields)}`, async () => {
      assertError(await chat(fields), 'invalid_parameter', param);
      assert.equal(hosted.server.calls.length, 0);
    });
});

describe('what only looks like it passes', () => {
  const schema = { type: 'object', properties: { file_id: { type: 'string' }, conversation: {} } };
  const harmless: object[] = [
    { background: false, previous_response_id: null, conversation: null, prompt: null, store: false },
    {
      tools: [{ type: 'function', function: { name: 'f', parameters: schema } }],
      metadata: { file_id: 'x', thread_id: '1' },
    },
    { response_format: { type: 'json_schema', json_schema: { name: 'n', schema } } },
    { tools: [{ type: 'code_interpreter', container: { type: 'auto', file_ids: [] } }] },
    { tools: [{ type: 'image_generation', background: 'transparent' }] },
    said({ type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,AAAA' } }),
    said({ type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' }, file_id: null }),
  ];
  for (const fields of harmless)
    test(JSON.stringify(fields), async () => {
      const { status, text } = await chat(fields);
      assert.equal(status, 200, text);
      assert.equal(hosted.server.calls.length, 1);
    });
});
