import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useService } from '../support/service.ts';

describe('a table of prices', () => {
  const service = useService();

  const priceOf = async (model: string) => (await service.admin('GET', `/models/${model}`)).json.price;

  test('sets the prices that it has and leaves the others', async () => {
    const before = await priceOf('vidA2');
    const prices = [
      { model: 'vidB-2', price: { per_second: 0.12, large_factor: 1.7 } },
      { model: 'asr-1', price: { per_minute: 0.009 } },
    ];
    const { status, json, text } = await service.admin('POST', '/prices', { prices });
    assert.equal(status, 200, text);
    assert.deepEqual(
      json.data.map(({ id }: { id: string }) => id),
      ['vidB-2', 'asr-1'],
    );
    assert.deepEqual(await priceOf('vidB-2'), { per_second: 0.12, large_factor: 1.7 });
    assert.deepEqual(await priceOf('asr-1'), { per_minute: 0.009 });
    assert.deepEqual(await priceOf('vidA2'), before);
  });

  test('with a mistake anywhere changes nothing and says where it is', async () => {
    const before = await priceOf('vidA2');
    const wrong = [
      { model: 'vidA2', price: { per_second: 9 } },
      { model: 'asr-1', price: { per_second: 1 } },
    ];
    const refused = await service.admin('POST', '/prices', { prices: wrong });
    assert.deepEqual([refused.status, refused.json.error.code], [400, 'invalid_parameter']);
    assert.match(refused.json.error.message, /asr-1/);
    const unknown = await service.admin('POST', '/prices', { prices: [{ model: 'nope', price: {} }] });
    assert.equal(unknown.json.error.code, 'model_not_found');
    assert.deepEqual(await priceOf('vidA2'), before);
  });
});
