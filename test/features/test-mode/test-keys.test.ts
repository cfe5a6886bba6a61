import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { type ServiceInTestMode, startInTestMode } from '../../support/service-in-test-mode.ts';

const ORDER = { model: 'vidA3-fast', prompt: 'a fox runs through the snow', seconds: 4 };

describe('test keys', () => {
  let service: ServiceInTestMode;
  before(async () => {
    service = await startInTestMode();
  });
  after(() => service.stop());

  const videoOf = async (order: object, outcome?: string) => {
    const created = await service.inTestMode('POST', '/v1/video/create', order, outcome);
    assert.equal(created.status, 200, created.text);
    const video = await service.finished(created.json.id, service.testKey);
    assert.equal(video['status'], 'completed', JSON.stringify(video));
    return video;
  };

  const bytesOf = async (video: Record<string, unknown>) => {
    const answer = await fetch(video['video_url'] as string);
    assert.equal(answer.status, 200);
    return Buffer.from(await answer.arrayBuffer());
  };

  test('a test key begins with sk-test- and is listed beside the live ones of its account', async () => {
    assert.match(service.testKey, /^sk-test-[0-9A-Za-z]{48}$/);
    const { data } = (await service.admin('GET', '/keys')).json;
    const shown = data.map(({ livemode, prefix }: { livemode: boolean; prefix: string }) => [
      livemode,
      prefix.startsWith('sk-test-'),
    ]);
    assert.deepEqual(shown.toSorted(), [
      [false, true],
      [false, true],
      [true, false],
    ]);
    assert.equal(new Set(data.map(({ account }: { account: string }) => account)).size, 1);
    const accounts = (await service.admin('GET', '/accounts')).json.data;
    assert.equal(accounts.length, 1, 'the test account of an account is no account for people');
  });

  test('the same order gives a video of the same bytes, and every answer says that it is a test', async () => {
    const created = await service.inTestMode('POST', '/v1/video/create', ORDER);
    assert.equal(created.headers.get('x-phonofilm-livemode'), 'false');
    const [first, second] = [await bytesOf(await videoOf(ORDER)), await bytesOf(await videoOf(ORDER))];
    assert.equal(digest(first), digest(second));
    assert.notEqual(digest(first), digest(await bytesOf(await videoOf({ ...ORDER, prompt: 'an owl' }))));
  });

  test('an answer to a live key does not speak of tests', async () => {
    const answer = await service.call('GET', '/v1/models');
    assert.equal(answer.headers.get('x-phonofilm-livemode'), null);
    const requested = await service.call('GET', '/v1/models', undefined, {
      'phonofilm-test': 'internal_error',
    });
    assert.equal(requested.status, 200, 'only a test key can ask for an outcome');
  });

  test('speech names its text, and its transcript is that text', async () => {
    const text = 'The ferry leaves at noon. Bring a coat.';
    const order = { model: 'chat-4o-mini-tts-2025-12-15', voice: 'alloy', input: text };
    for (const format of ['mp3', 'opus', 'flac', 'wav']) {
      const speech = await fetch(`${service.url}/v1/audio/speech`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.testKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...order, response_format: format }),
      });
      assert.equal(speech.status, 200, format);
      const file = new Blob([Buffer.from(await speech.arrayBuffer())]);
      const answer = await service.form(
        '/v1/audio/transcriptions',
        { model: 'asr-1', file, response_format: 'verbose_json' },
        { authorization: `Bearer ${service.testKey}` },
      );
      assert.equal(answer.status, 200, `${format} ${answer.text}`);
      assert.equal(answer.json.text, text);
      assert.equal(answer.json.segments.length, 2);
    }
  });

  test('a chat is answered with the question', async () => {
    const messages = [{ role: 'user', content: 'Is it raining?' }];
    const answer = await service.inTestMode('POST', '/v1/chat/completions', {
      model: 'chat-4o-audio-preview',
      messages,
    });
    assert.equal(answer.status, 200, answer.text);
    assert.match(answer.json.choices[0].message.content, /Is it raining\?/);
  });

  test('a suspended account suspends its test keys', async () => {
    const { account } = await service.newKey();
    const { key } = (await service.admin('POST', '/keys', { type: 'payg', account, livemode: false })).json;
    const read = () => service.call('GET', '/v1/models', undefined, { authorization: `Bearer ${key}` });
    assert.equal((await read()).status, 200);
    const headers = { authorization: `Bearer ${key}` };
    const { id } = (await service.call('POST', '/v1/video/create', ORDER, headers)).json;
    await service.finished(id, key);
    const link = await service.call('POST', `/v1/videos/${encodeURIComponent(id)}/links`, {}, headers);
    assert.equal((await fetch(link.json.url)).status, 200);
    await service.admin('PATCH', `/accounts/${account}`, { status: 'suspended' });
    assert.equal((await read()).json.error.code, 'account_suspended');
    assert.equal((await fetch(link.json.url)).status, 404, 'what it has shared is gone too');
  });
});

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
