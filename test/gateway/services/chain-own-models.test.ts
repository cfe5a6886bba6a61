import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { sampleFiles } from '../../support/fake-engines.ts';
import { type Answer, startService, TEST_KEY, type TestService } from '../../support/service.ts';

/** Models of an operator at another Phonofilm, under names that neither the contract nor the preset knows. */
const OF_BACK = {
  'house-b': { like: 'vidB-2', price: { per_second: 0.01 } },
  'house-clip': {
    kind: 'video',
    sizes: ['832x480', '480x832'],
    seconds: [5, 10],
    price: { per_second: 0.2 },
    routes: ['fake/video'],
  },
  'house-a': { like: 'vidA3.1', price: { per_second: 0.01 } },
  'house-form': { like: 'vidA_3_1', price: { per_second: 0.01 } },
};

describe('models of an operator at another Phonofilm', () => {
  let back: TestService;
  let front: TestService;
  before(async () => {
    back = await startService({ settings: { models: OF_BACK } });
    const models = Object.entries(OF_BACK).map(([id, row]) => {
      const routes = [{ upstream: 'other', model: id }];
      return [id.replace('house', 'far'), { ...row, routes }];
    });
    const other = {
      preset: 'contract',
      base_url: `${back.url}/v1`,
      api_key: TEST_KEY,
      poll: { every: '50ms', max: '50ms' },
    };
    const settings = {
      upstreams: { other },
      models: {
        ...Object.fromEntries(models),
        'vidB-2': { routes: [{ upstream: 'other', model: 'vidA3' }] },
      },
    };
    front = await startService({ settings });
  });
  after(async () => {
    await front.stop();
    await back.stop();
  });

  async function made({ json, text }: Answer) {
    assert.ok(json?.id, text);
    const video = await front.finished(json.id);
    assert.equal(video['status'], 'completed', JSON.stringify(video));
    const job = back.engines.video.jobs.at(-1);
    assert.ok(job);
    const { model, seconds, width, height, watermark, style } = job;
    return { model, seconds, size: `${width}x${height}`, watermark, style };
  }
  const create = (body: object) =>
    front.call('POST', '/v1/video/create', { prompt: 'a boat', images: [], ...body });
  const form = (fields: Record<string, string | Blob>) =>
    front.form('/v1/videos', { prompt: 'a boat', ...fields });

  test('get the parameters of their own request style, by both endpoints', async () => {
    const large = { model: 'far-b', orientation: 'portrait', size: 'large', duration: 15, watermark: false };
    assert.deepEqual(await made(await create(large)), {
      model: 'house-b',
      seconds: 15,
      size: '1080x1920',
      watermark: false,
      style: null,
    });
    const fields = { model: 'far-b', seconds: '4', size: '480x480', style: 'news' };
    assert.deepEqual(await made(await form(fields)), {
      model: 'house-b',
      seconds: 4,
      size: '480x480',
      watermark: true,
      style: 'news',
    });
  });

  test('may have sizes and lengths that the contract does not know', async () => {
    const fields = { model: 'far-clip', seconds: '5', size: '480x832' };
    const { model, seconds, size } = await made(await form(fields));
    assert.deepEqual({ model, seconds, size }, { model: 'house-clip', seconds: 5, size: '480x832' });
  });

  test('of the other style go to the endpoint that they have', async () => {
    const small = await made(await create({ model: 'far-a', aspect_ratio: '9:16' }));
    assert.deepEqual([small.model, small.size], ['house-a', '720x1280']);
    const { picture } = await sampleFiles();
    const input_reference = new Blob([readFileSync(picture)], { type: 'image/jpeg' });
    const fields = { model: 'far-form', seconds: '8', size: '16x9', input_reference };
    const { model, size } = await made(await form(fields));
    assert.deepEqual([model, size], ['house-form', '1280x720']);
  });

  test('a model of the contract is asked for as the contract says, whatever ours is', async () => {
    const fields = { model: 'vidB-2', seconds: '8', size: '1280x720', watermark: 'false' };
    const { model, seconds } = await made(await form(fields));
    assert.deepEqual([model, seconds], ['vidA3', 8]);
  });
});
