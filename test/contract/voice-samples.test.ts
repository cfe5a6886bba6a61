import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useService } from '../support/service.ts';

const service = useService();
const path = (voice: string, model = 'chat-4o-mini-tts-2025-12-15') => `/v1/models/${model}/voices/${voice}`;

test('a voice is heard free, and is made once for all who ask', async () => {
  const { key, account } = await service.newKey({}, { balance: 0 });
  const authorization = `Bearer ${key}`;
  const before = service.engines.speech.requests.length;
  const [one, other] = await Promise.all([
    service.call('GET', path('nova'), undefined, { authorization }),
    service.call('GET', path('nova')),
  ]);
  assert.deepEqual([one.status, other.status], [200, 200]);
  assert.equal(one.headers.get('content-type'), 'audio/mpeg');
  assert.equal(one.text, other.text);
  assert.equal(service.engines.speech.requests.length - before, 1);
  const { balance, held } = (await service.admin('GET', `/accounts/${account}`)).json;
  assert.deepEqual([balance, held], [0, 0]);
});

test('a voice or a model that cannot be heard is said with what can', async () => {
  const { status, json } = await service.call('GET', path('Kore'));
  assert.deepEqual([status, json.error.code, json.error.param], [400, 'voice_not_supported', 'voice']);
  const silent = await service.call('GET', path('nova', 'vidB-2'));
  assert.deepEqual([silent.status, silent.json.error.code], [400, 'invalid_parameter']);
  const missing = await service.call('GET', path('nova', 'nothing'));
  assert.deepEqual([missing.status, missing.json.error.code], [404, 'model_not_found']);
});
