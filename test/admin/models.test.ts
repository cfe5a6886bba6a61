import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { allModels } from '../../src/domain/catalogue.ts';
import { useService } from '../support/service.ts';

describe('the catalogue as the operator sees it', () => {
  const service = useService();

  const read = async (id: string) => (await service.admin('GET', `/models/${id}`)).json;

  test('all models are listed at once, with kind, price and whether they are deprecated', async () => {
    const { json } = await service.admin('GET', '/models');
    assert.equal(json.object, 'list');
    assert.equal(json.has_more, false);
    assert.deepEqual(
      json.data.map((model: { id: string }) => model.id),
      allModels().map((model) => model.id),
    );
    assert.equal(json.last_id, json.data.at(-1).id);
    assert.deepEqual(await read('vidB-2'), {
      id: 'vidB-2',
      object: 'model',
      kind: 'video',
      price: { per_second: 0.1, large_factor: 1.7 },
      deprecated: false,
      origin: 'contract',
      has_engine: true,
      aliases: [],
      retires_at: null,
      description: 'Videos with characters, style and remixes',
      speed: null,
      facts: {},
      routes: null,
    });
    assert.deepEqual((await read('asr-1')).price, { per_minute: 0.006 });
    assert.deepEqual((await read('ttsB-3.1-flash-tts-preview')).price, { per_thousand_characters: 0.01 });
    assert.deepEqual((await read('chat-4o-audio-preview')).price, { per_thousand_tokens: 0.01 });
  });

  test('a chat model of this machine says which weights it has, what for, and whether they are in memory', async () => {
    const { chat, registry } = service.engines;
    const about = { name: 'Some 7B', goodFor: 'conversation', isLoaded: false };
    registry.assignChat(['chat-4o-audio-preview'], {
      name: chat.name,
      reply: (request, signal) => chat.reply(request, signal),
      about: () => about,
    });
    const served = { name: 'Some 7B', good_for: 'conversation', loaded: false };
    assert.deepEqual((await read('chat-4o-audio-preview')).served_by, served);
    const { json } = await service.admin('GET', '/models');
    assert.deepEqual(json.data.at(-1).served_by, served);
  });

  test('a price that is set is what the next video costs; null brings the old one back', async () => {
    const quoted = async () => {
      const { json } = await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'a boat' });
      return (await service.admin('GET', `/tasks/${encodeURIComponent(json.id)}`)).json.money.quoted;
    };
    assert.equal(await quoted(), 1.2);
    const { json } = await service.admin('PATCH', '/models/vidA3', { price: { per_second: 0.000002 } });
    assert.deepEqual(json.price, { per_second: 0.000002, large_factor: 1.5 });
    assert.equal(await quoted(), 0.000016);
    await service.admin('PATCH', '/models/vidA3', { price: { large_factor: 3 } });
    assert.deepEqual((await read('vidA3')).price, { per_second: 0.15, large_factor: 3 });
    await service.admin('PATCH', '/models/vidA3', { price: { per_second: 0 } });
    assert.equal(await quoted(), 0);
    const reset = await service.admin('PATCH', '/models/vidA3', { price: null });
    assert.deepEqual(reset.json.price, { per_second: 0.15, large_factor: 1.5 });
    assert.equal(await quoted(), 1.2);
  });

  test('a deprecated model is gone for callers and still there for the operator', async () => {
    const create = () => service.call('POST', '/v1/video/create', { model: 'vidA2-pro', prompt: 'a boat' });
    await service.admin('PATCH', '/models/vidA2-pro', { price: { per_second: 1 } });
    const { json } = await service.admin('PATCH', '/models/vidA2-pro', { deprecated: true });
    assert.equal(json.deprecated, true);
    assert.equal(json.price.per_second, 1);
    assert.equal((await create()).json.error.code, 'model_not_found');
    assert.equal((await read('vidA2-pro')).deprecated, true);
    await service.admin('PATCH', '/models/vidA2-pro', { deprecated: false });
    assert.equal((await create()).status, 200);
  });

  test('wrong values are named', async () => {
    for (const [body, param] of [
      [{ price: 5 }, 'price'],
      [{ price: { per_second: -1 } }, 'price.per_second'],
      [{ price: { per_second: '1' } }, 'price.per_second'],
      [{ price: { per_second: 1e9 } }, 'price.per_second'],
      [{ price: { per_second: null } }, 'price.per_second'],
      [{ price: { per_secnd: 1 } }, 'price.per_secnd'],
      [{ price: { per_minute: 1 } }, 'price.per_minute'],
      [{ deprecated: 'yes' }, 'deprecated'],
    ] as const) {
      const { status, json } = await service.admin('PATCH', '/models/vidA2', body);
      assert.deepEqual(
        [status, json.error.code, json.error.param],
        [400, 'invalid_parameter', param],
        JSON.stringify(body),
      );
    }
    assert.deepEqual((await read('vidA2')).price, { per_second: 0.1, large_factor: 1.5 });
  });

  test('an unknown model is 404 model_not_found', async () => {
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { deprecated: true }],
    ] as const) {
      const { status, json } = await service.admin(method, '/models/vidX', body);
      assert.deepEqual([status, json.error.code], [404, 'model_not_found']);
    }
  });
});
