import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertError, assertFields, bearer } from '../support/contract.ts';
import { type Answer, useService } from '../support/service.ts';

/** GET /v1/models and GET /v1/models/{id}. */

const service = useService();

/** The contract's Supported models, and the models its other tables name. */
const MODELS = [
  'vidA2',
  'vidA2-fast',
  'vidA2-pro',
  'vidA2-fast-frames',
  'vidA2-fast-components',
  'vidA3',
  'vidA3-fast',
  'vidA3-pro',
  'vidA3-pro-frames',
  'vidA3.1',
  'vidA3.1-fast',
  'vidA_3_1',
  'vidA_3_1-fast',
  'vidB-2',
  'vidB-2-pro',
  'asr-1',
  'asr-large-v3',
  'asr-large-v3-turbo',
  'chat-4o-mini-transcribe',
  'chat-4o-transcribe',
  'chat-4o-mini-tts-2025-12-15',
  'ttsB-3.1-flash-tts-preview',
  'chat-4o-audio-preview',
];

const ids = (answer: Answer): string[] => answer.json.data.map((model: { id: string }) => model.id);

test('the list holds every model of the contract, with exactly its fields', async () => {
  const answer = await service.call('GET', '/v1/models');
  assertFields(answer.json, ['object', 'data']);
  assert.equal(answer.json.object, 'list');
  assert.deepEqual(ids(answer).sort(), MODELS.toSorted());
  for (const model of answer.json.data) {
    assertFields(model, ['id', 'object', 'created', 'owned_by']);
    assert.equal(model.object, 'model');
    assert.ok(Number.isInteger(model.created));
    assert.equal(typeof model.owned_by, 'string');
  }
});

test('each model can be read by its id', async () => {
  const listed = (await service.call('GET', '/v1/models')).json.data;
  for (const model of listed) {
    const { capabilities, ...fields } = (await service.call('GET', `/v1/models/${model.id}`)).json;
    assert.deepEqual(fields, model);
    assert.ok(capabilities);
  }
  assertError(await service.call('GET', '/v1/models/vidC-1'), 'model_not_found', 'model');
});

test('a key sees the models that it may use', async () => {
  const { key } = await service.newKey({ models: ['vidB-*', 'asr-1'] });
  const answer = await service.call('GET', '/v1/models', undefined, bearer(key));
  assert.deepEqual(ids(answer).sort(), ['asr-1', 'vidB-2', 'vidB-2-pro']);
  const other = await service.call('GET', '/v1/models/vidA3', undefined, bearer(key));
  assertError(other, 'model_access_denied', 'model');
});

test('a deprecated model is absent from the list and cannot be used', async () => {
  await service.admin('PATCH', '/models/vidA2', { deprecated: true });
  assert.ok(!ids(await service.call('GET', '/v1/models')).includes('vidA2'));
  const body = { model: 'vidA2', prompt: 'a red boat' };
  assertError(await service.call('POST', '/v1/video/create', body), 'model_not_found', 'model');
  await service.admin('PATCH', '/models/vidA2', { deprecated: false });
});

test('every answer carries a request id of its own', async () => {
  const seen = new Set<string | null>();
  for (const path of ['/v1/models', '/v1/models/none', '/nowhere', '/healthz', '/v1/videos/none']) {
    seen.add((await service.call('GET', path)).headers.get('x-request-id'));
  }
  assert.ok(!seen.has(null));
  assert.equal(seen.size, 5);
});
