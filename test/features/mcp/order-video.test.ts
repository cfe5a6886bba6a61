import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Phonofilm } from '../../../client/src/index.ts';
import { orderVideo } from '../../../src/features/mcp/video.ts';
import { startService } from '../../support/service.ts';

test('a video whose order is cancelled before its id is known is cancelled too, and refunded', async () => {
  const service = await startService();
  const { key, account } = await service.newKey({}, { balance: 10 });
  const stop = new AbortController();
  const api = new Phonofilm({
    baseUrl: service.url,
    apiKey: key,
    fetch: async (...request) => {
      const answer = await fetch(...request);
      // The client leaves while the answer is on its way.
      stop.abort(new Error('cancelled'));
      return answer;
    },
  });
  const order = () => api.createVideo({ model: 'vidB-2', prompt: 'hang', images: [] });
  await assert.rejects(orderVideo({ service: api, signal: stop.signal }, order), /cancelled/);
  const authorization = `Bearer ${key}`;
  const { data } = (await service.call('GET', '/v1/videos', undefined, { authorization })).json;
  assert.deepEqual(
    data.map((video: { status: string }) => video.status),
    ['failed'],
  );
  assert.equal((await service.admin('GET', `/accounts/${account}`)).json.balance, 10);
  await service.stop();
});
