import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { stringify } from 'yaml';
import { FaultyRelay } from '../support/faulty-relay.ts';
import { freePort } from '../support/free-port.ts';
import { settingsFile } from '../support/own-models.ts';
import { KilledService } from '../support/scripted-upstream/killed-service.ts';
import { startService, TEST_KEY, type TestService } from '../support/service.ts';
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';

const CHARACTERS = /^\/(?:v1\/\.\.\/)?vidB\/v1\/characters$/;
const isMaking = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && CHARACTERS.test(path);

/** Two real services: the characters of the one in front act in films that the other makes. */
describe('a character of ours at another Phonofilm', () => {
  let back: TestService;
  let front: TestService;
  let relay: FaultyRelay;
  let entrance: TcpProxy;
  let source: string;
  before(async () => {
    back = await startService({
      environment: { CONFIG: settingsFile('fetch: { allow_loopback: true }') },
    });
    relay = await FaultyRelay.to(back.url);
    const port = await freePort();
    front = await startService({
      environment: { CONFIG: settingsFile(settingsOfFront()), PUBLIC_URL: `http://127.0.0.1:${port}` },
    });
    entrance = await tcpProxy({ host: '127.0.0.1', port: Number(new URL(front.url).port) }, port);
    source = await filmOf('a hen');
  });
  after(async () => {
    await front.stop();
    await entrance.stop();
    relay.stop();
    await back.stop();
  });
  beforeEach(async () => {
    relay.fault = () => null;
    relay.hold = () => null;
    for (const { id } of await libraryOf(front)) await front.call('DELETE', `/v1/characters/${id}`);
    await until(async () => (await libraryOf(back)).length === 0);
    relay.calls.splice(0);
  });

  const settingsOfFront = () =>
    stringify({
      upstreams: {
        other: {
          preset: 'contract',
          base_url: `${relay.url}/v1`,
          api_key: TEST_KEY,
          poll: { every: '50ms', max: '50ms' },
        },
      },
      models: { 'vidB-2': { routes: [{ upstream: 'other' }] } },
      fetch: { allow_loopback: true },
    });
  const libraryOf = async (service: TestService) => (await service.call('GET', '/v1/characters')).json.data;
  const order = (prompt: string) =>
    front.call('POST', '/v1/video/create', { model: 'vidB-2', prompt, images: [], duration: 10 });
  async function filmOf(prompt: string): Promise<string> {
    const { json, text } = await order(prompt);
    assert.ok(json.id, text);
    const film = await front.finished(json.id);
    assert.equal(film['status'], 'completed', JSON.stringify(film));
    return json.id;
  }
  async function newCharacter(): Promise<{ id: string; username: string }> {
    const { json, text } = await front.call('POST', '/vidB/v1/characters', {
      from_task: source,
      timestamps: '0,1',
    });
    assert.ok(json.id, text);
    return json;
  }
  const lastJob = () => {
    const job = back.engines.video.jobs.at(-1);
    assert.ok(job);
    return { prompt: job.prompt, actors: job.inputs.map(({ role, name }) => ({ role, name })) };
  };
  /** The film at the back has theirs, by its name there. */
  async function assertActs(words: (name: string) => string): Promise<string> {
    const [theirs, ...others] = await libraryOf(back);
    assert.equal(others.length, 0, 'one character there, no more');
    const actors = [{ role: 'character', name: theirs.username }];
    assert.deepEqual(lastJob(), { prompt: words(`@${theirs.username}`), actors });
    return theirs.id;
  }

  test('is made there at the first film, used by later ones, made again once it is forgotten, and removed with ours', async () => {
    const { id, username } = await newCharacter();
    const words = (name: string) => `${name} at home, and ${name}. @nobody waves`;
    const first = await filmOf(words(`@${username}`));
    const theirs = await assertActs(words);
    const { enhanced_prompt: said } = await front.finished(first);
    assert.equal(said, words(`@${username}`));
    assert.notEqual((await libraryOf(back))[0].username, username);
    await filmOf(`@${username} again`);
    assert.equal(await assertActs((name) => `${name} again`), theirs);
    assert.equal(relay.count('POST', CHARACTERS), 1);

    await back.call('DELETE', `/v1/characters/${theirs}`);
    await filmOf(`@${username} stands`);
    assert.notEqual(await assertActs((name) => `${name} stands`), theirs);
    await filmOf(`@${username} walks`);
    await assertActs((name) => `${name} walks`);
    assert.equal(relay.count('POST', CHARACTERS), 2);

    // The other is away when ours is deleted.
    relay.fault = ({ method }) => (method === 'DELETE' ? 'away' : null);
    assert.equal((await front.call('DELETE', `/v1/characters/${id}`)).status, 200);
    await front.service.sweep();
    assert.equal((await libraryOf(back)).length, 1);
    relay.fault = () => null;
    await until(async () => {
      await front.service.sweep();
      return (await libraryOf(back)).length === 0;
    });
  });

  test('acts beside others: each is made there, none of them is an input of the film', async () => {
    const [one, other] = [await newCharacter(), await newCharacter()];
    await filmOf(`@${one.username} meets @${other.username}`);
    const names = (await libraryOf(back)).map(({ username }: { username: string }) => username);
    assert.equal(names.length, 2);
    assert.deepEqual(
      lastJob()
        .actors.map(({ name }) => name)
        .sort(),
      names.sort(),
    );
  });

  test('is made once for two films at once', async () => {
    const { username } = await newCharacter();
    const { promise, resolve } = Promise.withResolvers<void>();
    relay.hold = (call) => (isMaking(call) ? promise : null);
    const films = ['one', 'two'].map((word) => filmOf(`@${username} ${word}`));
    await until(() => relay.count('POST', CHARACTERS) > 0);
    resolve();
    await Promise.all(films);
    assert.equal((await libraryOf(back)).length, 1);
    assert.equal(relay.count('POST', CHARACTERS), 1);
  });

  test('is the same one when the answer to its making is lost', async () => {
    const { username } = await newCharacter();
    let left = 2;
    relay.fault = (call) => (isMaking(call) && left-- > 0 ? 'lost' : null);
    await filmOf(`@${username} runs`);
    await assertActs((name) => `${name} runs`);
    assert.equal(relay.count('POST', CHARACTERS), 3);
  });

  test('is not left there when the operator deletes ours while it is made', async () => {
    const { id, username } = await newCharacter();
    const { promise, resolve } = Promise.withResolvers<void>();
    relay.hold = (call) => (isMaking(call) ? promise : null);
    const { json } = await order(`@${username} dances`);
    await until(async () => (await libraryOf(back)).length === 1);
    assert.equal((await front.admin('DELETE', `/characters/${id}`)).status, 200);
    resolve();
    const film = (await front.finished(json.id)) as { error?: { code: string } };
    assert.equal(film.error?.code, 'invalid_request');
    await until(async () => (await libraryOf(back)).length === 0);
  });

  test('goes along as a picture where it cannot be made, beside another', async () => {
    const [one, other] = [await newCharacter(), await newCharacter()];
    const refusal = { status: 400, json: { error: { code: 'invalid_request', message: 'No room.' } } };
    relay.fault = (call) => (isMaking(call) ? refusal : null);
    await filmOf(`@${one.username} and @${other.username}`);
    assert.deepEqual(
      lastJob().actors.map(({ role }) => role),
      ['reference', 'reference'],
    );
    assert.deepEqual(await libraryOf(back), []);
  });

  test('goes along as a clip, and keeps no film waiting, when the other makes films, but no characters', async () => {
    const { username } = await newCharacter();
    relay.fault = (call) => (isMaking(call) ? { status: 500, json: {} } : null);
    await filmOf(`@${username} smiles`);
    assert.equal(relay.count('POST', CHARACTERS), 3);
    assert.deepEqual(lastJob().actors, [{ role: 'character', name: undefined }]);
  });

  test('is the same one when we are killed between its making and its remembering', async () => {
    const port = await freePort();
    const killed = new KilledService({ PUBLIC_URL: `http://127.0.0.1:${port}` });
    const settings = settingsOfFront();
    await killed.start(settings, String(port));
    try {
      const film = { model: 'vidB-2', prompt: 'a hen', images: [], duration: 10 };
      const from = await killed.create(film);
      assert.equal(await killed.outcome(from), 'completed');
      const ours = await killed.json('POST', '/vidB/v1/characters', { from_task: from, timestamps: '0,1' });
      const { promise, resolve } = Promise.withResolvers<void>();
      relay.hold = (call) => (isMaking(call) ? promise : null);
      const id = await killed.create({ ...film, prompt: `@${ours.username} sings` });
      await until(async () => (await libraryOf(back)).length === 1);
      await killed.kill();
      resolve();
      await killed.start(settings, String(port));
      assert.equal(await killed.outcome(id), 'completed');
      await assertActs((name) => `${name} sings`);
      const { money } = await killed.task(id);
      assert.ok(money.captured > 0 && money.held === 0, JSON.stringify(money));
      await killed.json('DELETE', `/v1/characters/${ours.id}`);
      await until(async () => (await libraryOf(back)).length === 0);
    } finally {
      await killed.close();
    }
  });
});
