import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bearer } from '../../support/contract.ts';
import { useService } from '../../support/service.ts';

/** Long texts are read before anybody pays, one at a time in a thread: in turns by account. */

const service = useService();

test('eight long texts of an account without money delay the long text of another by a turn', async () => {
  const greedy = (await service.newKey({}, { balance: 0 })).key;
  const modest = (await service.newKey()).key;
  const messages = [{ role: 'user', content: 'mountains and 1234 rivers '.repeat(20_000) }];
  const order: string[] = [];
  const ask = async (name: string, key: string) => {
    const body = { model: 'chat-4o-audio-preview', messages };
    await service.call('POST', '/v1/chat/completions', body, bearer(key));
    order.push(name);
  };
  const greedyTexts = Array.from({ length: 8 }, (_, index) => ask(`greedy ${index}`, greedy));
  await Promise.all([...greedyTexts, ask('modest', modest)]);
  assert.ok(order.indexOf('modest') <= 3, order.join(', '));
});
