import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import OpenAI from 'openai';
import { VideoShop } from './video-shop.ts';

const shop = new VideoShop();
before(() => shop.open());
after(() => shop.close());

test('a video that is ordered is delivered, and its link opens', async () => {
  const order = await shop.outcome(await shop.order('two dogs on the beach'));
  assert.equal(order.state, 'delivered');
  const video = await fetch(order.link);
  assert.equal(video.headers.get('content-type'), 'video/mp4');
});

test('a refused video is no order', async () => {
  await assert.rejects(
    shop.order('something forbidden [test: content_policy_violation]'),
    (error) => error instanceof OpenAI.APIError && error.code === 'content_policy_violation',
  );
});

test('a video that fails at 70 % is a failed order', async () => {
  const order = await shop.outcome(await shop.order('a tower [test: fail:upstream_error@70%]'));
  assert.deepEqual(order, { state: 'failed', reason: 'upstream_error' });
});

test('a video that takes its time is delivered', async () => {
  const order = await shop.outcome(await shop.order('a slow river [test: slow:2s]'));
  assert.equal(order.state, 'delivered');
});
