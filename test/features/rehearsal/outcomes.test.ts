import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertError, CONTRACT_ERRORS, type ContractCode } from '../../support/contract.ts';
import { type RehearsingService, startRehearsing } from '../../support/rehearsing-service.ts';
import { receiveWebhooks } from '../../support/webhook-receiver.ts';

const ORDER = { model: 'vidA3-fast', prompt: 'a fox runs through the snow', seconds: 4 };

const RATE_HEADERS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

describe('named outcomes', () => {
  let service: RehearsingService;
  before(async () => {
    service = await startRehearsing();
  });
  after(() => service.stop());

  const create = async (outcome: string) => {
    const created = await service.rehearse('POST', '/v1/video/create', ORDER, outcome);
    assert.equal(created.status, 200, created.text);
    return created.json.id as string;
  };
  const read = (id: string) => service.rehearse('GET', `/v1/video/query?id=${encodeURIComponent(id)}`);

  for (const code of Object.keys(CONTRACT_ERRORS) as ContractCode[]) {
    test(`\`${code}\` is answered as the contract's table has it`, async () => {
      const [status] = CONTRACT_ERRORS[code];
      const param = /^(?:invalid|missing)_parameter$/.test(code) ? 'prompt' : undefined;
      for (const answer of [
        await service.rehearse('POST', '/v1/video/create', ORDER, code),
        await service.rehearse('POST', '/v1/video/create', { ...ORDER, prompt: `a fox [test: ${code}]` }),
        await service.rehearse('GET', '/v1/models', undefined, code),
      ]) {
        assertError(answer, code, param);
        assert.equal(answer.headers.has('retry-after'), status === 429 || status === 503);
        if (status === 429) for (const name of RATE_HEADERS) assert.ok(answer.headers.has(name), name);
      }
    });

    test(`a film can end with \`${code}\`, and is refunded`, async () => {
      const film = await service.finished(await create(`fail:${code}`), service.testKey);
      assert.equal(film['status'], 'failed');
      assert.equal((film['error'] as { code: string }).code, code);
    });
  }

  for (const outcome of ['fail:upstream_error@70%', 'fail:upstream_error@70%, slow:1s'])
    test(`a film of \`${outcome}\` has come as far as that`, async () => {
      const id = await create(outcome);
      const film = await service.finished(id, service.testKey);
      assert.equal(film['status'], 'failed');
      assert.equal((await service.rehearse('GET', `/v1/videos/${encodeURIComponent(id)}`)).json.progress, 70);
    });

  test('a film can fail as one does whose time is over', async () => {
    const film = await service.finished(await create('fail:timeout'), service.testKey);
    assert.equal((film['error'] as { code: string }).code, 'timeout');
  });

  test('a film that is stuck goes on being made until it is cancelled', async () => {
    const id = await create('stuck@40%');
    for (;;) {
      const { json } = await service.rehearse('GET', `/v1/videos/${encodeURIComponent(id)}?wait=20`);
      if (json.progress === 40) break;
      assert.ok(json.status !== 'failed' && json.status !== 'completed', JSON.stringify(json));
    }
    const cancelled = await service.rehearse('DELETE', `/v1/videos/${encodeURIComponent(id)}`);
    assert.equal(cancelled.status, 200);
    assert.equal((await read(id)).json.status, 'failed');
  });

  test('the first reads of a film can fail', async () => {
    const id = await create('polls:2');
    assert.deepEqual([(await read(id)).status, (await read(id)).status], [503, 503]);
    assert.equal((await read(id)).status, 200);
  });

  test('a link can be over, and the next read brings no better one', async () => {
    const film = await service.finished(await create('link:expired'), service.testKey);
    assert.equal(film['status'], 'completed');
    const answer = await fetch(film['video_url'] as string);
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /or has expired/);
  });

  test('an answer can break off in the middle, as a header or the question asks', async () => {
    const question = 'one two three four five six seven eight nine ten';
    for (const [content, headers] of [
      [question, { 'phonofilm-test': 'disconnect@50%' }],
      [`${question} [test: disconnect@50%]`, {}],
    ] as const) {
      const stream = await fetch(`${service.url}/v1/chat/completions`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${service.testKey}`,
          'content-type': 'application/json',
          ...headers,
        },
        body: JSON.stringify({
          ...{ model: 'chat-4o-audio-preview', stream: true },
          messages: [{ role: 'user', content }],
        }),
      });
      assert.equal(stream.status, 200);
      let text = '';
      await assert.rejects(async () => {
        for await (const chunk of stream.body!) text += Buffer.from(chunk).toString();
      });
      assert.match(text, /This/);
      assert.doesNotMatch(text, /\[DONE\]/);
    }
  });

  test('the download of a film breaks off after that part of its bytes', async () => {
    const id = await create('engine:card');
    await service.finished(id, service.testKey);
    const path = `/v1/videos/${encodeURIComponent(id)}/content?variant=video`;
    const whole = Number((await service.rehearse('HEAD', path)).headers.get('content-length'));
    const download = await fetch(service.url + path, {
      headers: { authorization: `Bearer ${service.testKey}`, 'phonofilm-test': 'disconnect@50%' },
    });
    assert.equal(download.status, 200);
    let bytes = 0;
    await assert.rejects(async () => {
      for await (const chunk of download.body!) bytes += chunk.length;
    });
    assert.ok(bytes <= whole / 2, `${bytes} of ${whole}`);
  });

  test('a webhook says that it is of a test, can come twice, and late', async () => {
    await using receiver = await receiveWebhooks();
    const made = await service.rehearse('POST', '/v1/webhooks', { url: receiver.url });
    assert.equal(made.status, 200, made.text);
    const twice = await create('webhook:twice');
    const late = await create('webhook:late');
    const received = await receiver.until((all) => all.length === 3);
    assert.deepEqual(
      received.map(({ event }) => event.data.id),
      [twice, twice, late],
    );
    assert.equal(received[0]?.event.id, received[1]?.event.id);
    for (const { body } of received) assert.equal(JSON.parse(body).livemode, false);
  });

  test('the engine of this machine can be asked for', async () => {
    const film = await service.finished(await create('engine:local'), service.testKey);
    assert.equal(film['status'], 'completed');
  });

  test('an outcome that there is not is refused by name', async () => {
    const answer = await service.rehearse('POST', '/v1/video/create', ORDER, 'explode');
    assert.equal(answer.status, 400);
    assert.equal(answer.json.error.param, 'Phonofilm-Test');
    assert.match(answer.json.error.message, /"explode"/);
  });
});
