import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useService } from '../../support/service.ts';

const studio = { preset: 'openai-videos', base_url: 'http://127.0.0.1:9', api_key: 'none' };
const service = useService(() => ({
  settings: {
    upstreams: { studio },
    models: { 'vidB-2-pro': { routes: [{ upstream: 'studio', model: 'sora-2-pro' }] } },
  },
}));

const spoken = async (id: string): Promise<string> =>
  (await service.call('GET', `/v1/models/${id}`)).json.capabilities.description;

test('a -pro model that is drawn here says that it is no better; one of a hosted service does not', async () => {
  assert.match(await spoken('vidA2-pro'), /drawn here exactly like those of vidA2-fast/);
  assert.match(await spoken('vidA3-pro'), /drawn here exactly like those of vidA3-fast/);
  assert.doesNotMatch(await spoken('vidB-2-pro'), /drawn here/);
});
