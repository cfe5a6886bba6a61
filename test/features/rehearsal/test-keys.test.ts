import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { exampleBody, type Operation, operationsOf } from '../../support/operations.ts';
import { type RehearsingService, startRehearsing } from '../../support/rehearsing-service.ts';

const ORDER = { model: 'vidA3-fast', prompt: 'a fox runs through the snow', seconds: 4 };

describe('test keys', () => {
  let service: RehearsingService;
  before(async () => {
    service = await startRehearsing();
  });
  after(() => service.stop());

  const filmOf = async (order: object, outcome?: string) => {
    const created = await service.rehearse('POST', '/v1/video/create', order, outcome);
    assert.equal(created.status, 200, created.text);
    const film = await service.finished(created.json.id, service.testKey);
    assert.equal(film['status'], 'completed', JSON.stringify(film));
    return film;
  };

  const bytesOf = async (film: Record<string, unknown>) => {
    const answer = await fetch(film['video_url'] as string);
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
    assert.equal(accounts.length, 1, 'the test side of an account is no account for people');
  });

  test('the same order gives a film of the same bytes, and every answer says that it is a test', async () => {
    const created = await service.rehearse('POST', '/v1/video/create', ORDER);
    assert.equal(created.headers.get('x-phonofilm-livemode'), 'false');
    const [first, second] = [await bytesOf(await filmOf(ORDER)), await bytesOf(await filmOf(ORDER))];
    assert.equal(digest(first), digest(second));
    assert.notEqual(digest(first), digest(await bytesOf(await filmOf({ ...ORDER, prompt: 'an owl' }))));
  });

  test('an answer to a live key does not speak of tests', async () => {
    const answer = await service.call('GET', '/v1/models');
    assert.equal(answer.headers.get('x-phonofilm-livemode'), null);
    const asked = await service.call('GET', '/v1/models', undefined, { 'phonofilm-test': 'internal_error' });
    assert.equal(asked.status, 200, 'only a test key can ask for an outcome');
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
    const answer = await service.rehearse('POST', '/v1/chat/completions', {
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
    await service.admin('PATCH', `/accounts/${account}`, { status: 'suspended' });
    assert.equal((await read()).json.error.code, 'account_suspended');
  });

  test('no route leads a test key to what is live, and nothing live changes', async () => {
    const live = await liveThings(service);
    const before = await liveState(service);
    const operations = operationsOf((await service.call('GET', '/openapi.json')).json).filter(
      ({ path, method }) => path.startsWith('/v1/') && !(method === 'GET' && path.endsWith('/events')),
    );
    assert.ok(operations.length > 30, String(operations.length));
    for (const operation of operations) {
      for (const id of live.ids) {
        const answer = await send(service, operation, id);
        const title = `${operation.method} ${operation.path} ${id}: ${answer.status}`;
        assert.ok(answer.status < 500, `${title} ${answer.text}`);
        for (const secret of live.secrets) assert.ok(!answer.text.includes(secret), title);
        if (operation.path.includes('{')) assert.ok(answer.status >= 400, title);
      }
    }
    assert.deepEqual(await liveState(service), before);
  });
});

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** One of everything that an account can have, made with the live key. */
async function liveThings(service: RehearsingService) {
  const secret = 'a walrus in a top hat';
  const film = (await service.call('POST', '/v1/video/create', { ...FAMILY_B, prompt: secret })).json;
  await service.finished(film.id);
  const webhook = (await service.call('POST', '/v1/webhooks', { url: 'https://example.com/secret-hook' }))
    .json;
  const character = (await service.call('POST', '/v1/characters', { from_task: film.id })).json;
  const link = (await service.call('POST', `/v1/videos/${film.id}/links`, {})).json;
  const ids = [film.id, webhook.id, character.id, link?.id].filter(
    (id): id is string => typeof id === 'string',
  );
  assert.ok(ids.length >= 3, JSON.stringify({ film, webhook, character, link }));
  return { ids, secrets: [secret, 'secret-hook'] };
}

const FAMILY_B = { model: 'vidB-2', images: [] };

/** What the operator sees of everything live. */
async function liveState(service: RehearsingService): Promise<unknown> {
  const { json: accounts } = await service.admin('GET', '/accounts');
  const id = accounts.data[0].id;
  const read = async (path: string) => (await service.admin('GET', path)).json;
  const usage = await read('/usage');
  const tasks = await read(`/tasks?account=${id}`);
  const ledger = await read(`/accounts/${id}/ledger`);
  const webhooks = (await service.call('GET', '/v1/webhooks')).json;
  const characters = (await service.call('GET', '/v1/characters')).json;
  return { accounts, usage: usage.data ?? usage, tasks, ledger, webhooks, characters };
}

async function send(service: RehearsingService, operation: Operation, id: string) {
  const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
  const query = operation.method === 'GET' ? `?id=${encodeURIComponent(id)}` : '';
  const headers = { authorization: `Bearer ${service.testKey}` };
  if (operation.body === null) return await service.rehearse(operation.method, path + query);
  const body = exampleBody(operation);
  if (operation.isForm) return await service.form(path, { ...(body as Record<string, string>) }, headers);
  return await service.rehearse(operation.method, path, withId(body, id));
}

/** The example with the id wherever a text can name something. */
function withId(body: object, id: string): object {
  const named = Object.entries(body).filter(([name]) => /task|character|source|id$/.test(name));
  return { ...body, ...Object.fromEntries(named.map(([name]) => [name, id])) };
}
