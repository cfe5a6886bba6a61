import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useService } from '../support/service.ts';

/** More than any disk has. */
const service = useService(() => ({ settings: { disk: { free_megabytes: 1_000_000_000 } } }));

const prompt = 'a red boat';
const chat = { model: 'vidB-2', messages: [{ role: 'user', content: prompt }] };

test('without disk space no video is begun, by whichever endpoint it is asked for', async () => {
  const answers = [
    await service.call('POST', '/v1/video/create', { model: 'vidB-2', prompt, images: [] }),
    await service.form('/v1/videos', { model: 'vidB-2', prompt, seconds: '4', size: '480x480' }),
    await service.call('POST', '/v1/chat/completions', chat),
  ];
  for (const { status, json } of answers) {
    assert.equal(status, 503, JSON.stringify(json));
    assert.equal(json.error.code, 'service_unavailable');
    assert.match(json.error.message, /no disk space left/);
  }
  const { json } = await service.call('GET', '/v1/videos');
  assert.deepEqual(json.data, []);
});
