import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertError, CONTRACT_ERRORS, type ContractCode } from '../../support/contract.ts';
import { type ServiceInTestMode, startInTestMode } from '../../support/service-in-test-mode.ts';
import { receiveWebhooks } from '../../support/webhook-receiver.ts';

const ORDER = { model: 'vidA3-fast', prompt: 'a fox runs through the snow', seconds: 4 };

const RATE_HEADERS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

describe('named outcomes', () => {
  let service: ServiceInTestMode;
  before(async () => {
    service = await startInTestMode();
  });
  after(() => service.stop());

  const create = async (outcome: string) => {
    const created = await service.inTestMode('POST', '/v1/video/create', ORDER, outcome);
    assert.equal(created.status, 200, created.text);
    return created.json.id as string;
  };
  const read = (id: string) => service.inTestMode('GET', `/v1/video/query?id=${encodeURIComponent(id)}`);

  for (const code of Object.keys(CONTRACT_ERRORS) as ContractCode[]) {
    test(`\`${code}\` is answered as the contract's table has it`, async () => {
      const [status] = CONTRACT_ERRORS[code];
      const param = /^(?:invalid|missing)_parameter$/.test(code) ? 'prompt' : undefined;
      for (const answer of [
        await service.inTestMode('POST', '/v1/video/create', ORDER, code),
        await service.inTestMode('POST', '/v1/video/create', { ...ORDER, prompt: `a fox [test: ${code}]` }),
        await service.inTestMode('GET', '/v1/models', undefined, code),
      ]) {
        assertError(answer, code, param);
        assert.equal(answer.headers.has('retry-after'), status === 429 || status === 503);
        if (status === 429) for (const name of RATE_HEADERS) assert.ok(answer.headers.has(name), name);
      }
    });

    test(`a video can end with \`${code}\`, and is refunded`, async () => {
      const video = await service.finished(await create(`fail:${code}`), service.testKey);
      assert.equal(video['status'], 'failed');
      assert.equal((video['error'] as { code: string }).code, code);
    });
  }

  for (const outcome of ['fail:upstream_error@70%', 'fail:upstream_error@70%, slow:1s'])
    test(`a video of \`${outcome}\` has come as far as that`, async () => {
      const id = await create(outcome);
      const video = await service.finished(id, service.testKey);
      assert.equal(video['status'], 'failed');
      assert.equal(
        (await service.inTestMode('GET', `/v1/videos/${encodeURIComponent(id)}`)).json.progress,
        70,
      );
    });

  test('a video can fail as one does whose time is over', async () => {
    const video = await service.finished(await create('fail:timeout'), service.testKey);
    assert.equal((video['error'] as { code: string }).code, 'timeout');
  });

  test('a video that is stuck goes on being made until it is cancelled', async () => {
    const id = await create('stuck@40%');
    for (;;) {
      const { json } = await service.inTestMode('GET', `/v1/videos/${encodeURIComponent(id)}?wait=20`);
      if (json.progress === 40) break;
      assert.ok(json.status !== 'failed' && json.status !== 'completed', JSON.stringify(json));
    }
    const cancelled = await service.inTestMode('DELETE', `/v1/videos/${encodeURIComponent(id)}`);
    assert.equal(cancelled.status, 200);
    assert.equal((await read(id)).json.status, 'failed');
  });

  test('a webhook says that it is of a test', async () => {
    await using receiver = await receiveWebhooks();
    const made = await service.inTestMode('POST', '/v1/webhooks', { url: receiver.url });
    assert.equal(made.status, 200, made.text);
    const id = await create('slow:10ms');
    const [received] = await receiver.until((all) => all.length === 1);
    assert.equal(received?.event.data.id, id);
    assert.equal(JSON.parse(received?.body ?? '').livemode, false);
  });

  test('an outcome that there is not is refused by name', async () => {
    const answer = await service.inTestMode('POST', '/v1/video/create', ORDER, 'explode');
    assert.equal(answer.status, 400);
    assert.equal(answer.json.error.param, 'Phonofilm-Test');
    assert.match(answer.json.error.message, /"explode"/);
  });
});
