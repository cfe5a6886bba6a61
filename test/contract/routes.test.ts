import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { EngineRegistry } from '../../src/engines/engine-registry.ts';
import type { VideoCapabilities } from '../../src/engines/video-capabilities.ts';
import {
  type Json,
  type PolledVideoEngine,
  StartRefused,
  type VideoEngine,
  type VideoStatus,
} from '../../src/engines/video-engine.ts';
import { assertError } from '../support/contract.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { FakePolledVideoEngine, FakeVideoEngine } from '../support/fake-video-engine.ts';
import { testPostgres } from '../support/postgres.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** A model leads to engines in order; a task stays with the engine that holds its operation. */

const onPostgres = process.env['PHONOFILM_TEST_STORAGE'] === 'postgres';
const samples = await sampleFiles();
const folders: string[] = [];
const services: TestService[] = [];

afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A place on disk, and a database, that one service after the other may use. */
async function newPlace(settings = ''): Promise<Record<string, string>> {
  const folder = scratchFolder();
  folders.push(folder);
  writeFileSync(join(folder, 'config.yaml'), settings);
  return {
    DATA_DIR: join(folder, 'data'),
    CONFIG: join(folder, 'config.yaml'),
    ...(onPostgres && { DATABASE_URL: await (await testPostgres()).newDatabase() }),
  };
}

/** `vidB-2` leads to the engines in the order given, unless the settings say otherwise. */
async function serve(
  engines: readonly VideoEngine[],
  { environment, now }: { environment?: Record<string, string>; now?: () => number } = {},
): Promise<TestService> {
  const registry = new EngineRegistry();
  for (const engine of engines) registry.addVideo(engine);
  registry.routeVideo(
    ['vidB-2'],
    engines.map(({ name }) => ({ name })),
  );
  const service = await startService({
    registry,
    environment: environment ?? (await newPlace()),
    ...(now && { now }),
  });
  services.push(service);
  return service;
}

async function stop(service: TestService): Promise<void> {
  services.splice(services.indexOf(service), 1);
  await service.stop();
}

const fake = (name: string, capabilities: Partial<VideoCapabilities> = {}) =>
  new FakeVideoEngine({ ...samples, name, capabilities });
const polls = (name: string) => new FakePolledVideoEngine({ ...samples, name, stepMs: 5 });

const create = async (service: TestService, prompt: string, more: object = {}) => {
  const body = { model: 'vidB-2', prompt, images: [], ...more };
  const answer = await service.call('POST', '/v1/video/create', body);
  assert.equal(answer.status, 200, answer.text);
  return answer.json.id as string;
};

/** As the operator sees it. */
const seen = async (service: TestService, id: string) => (await service.admin('GET', `/tasks/${id}`)).json;

test('the first route that can make a video makes it', async () => {
  const [short, any] = [fake('short', { seconds: [4] }), fake('any')];
  const service = await serve([short, any]);
  const id = await create(service, 'a red boat');
  assert.equal((await service.finished(id))['status'], 'completed');
  assert.equal((await seen(service, id)).route, 'any');
  const form = { model: 'vidB-2', prompt: 'a red boat', seconds: '4', size: '1280x720' };
  const { json } = await service.form('/v1/videos', form);
  await service.finished(json.id);
  assert.equal((await seen(service, json.id)).route, 'short');
});

test('a video that no route can make is refused before anything is made or held', async () => {
  const service = await serve([
    fake('small', { sizes: ['480x480'] }),
    fake('plain', { sizes: ['480x480'], remix: false }),
  ]);
  const body = { model: 'vidB-2', prompt: 'a red boat', images: [] };
  const answer = await service.call('POST', '/v1/video/create', body);
  assertError(answer, 'invalid_request');
  assert.match(answer.json.error.message, /1280x720/);
  assert.deepEqual((await service.call('GET', '/v1/videos')).json.data, []);
});

test('the settings choose the routes of a model', async () => {
  const environment = await newPlace('models: { vidB-2: { routes: [second, first] } }\n');
  const service = await serve([fake('first'), fake('second')], { environment });
  const id = await create(service, 'a red boat');
  await service.finished(id);
  assert.equal((await seen(service, id)).route, 'second');
});

test('a route that does not exist is named, and the service does not start', async () => {
  const environment = await newPlace('models: { vidB-2: { routes: [first, missing] } }\n');
  await assert.rejects(serve([fake('first')], { environment }), {
    name: 'ConfigError',
    message: 'models.vidB-2.routes[1]: there is no route missing; there is first.',
  });
});

test('an engine that refuses to begin is passed over for the next', async () => {
  const refusing = fake('refusing');
  let refusals = 0;
  refusing.start = async () => {
    refusals += 1;
    throw new StartRefused('too much to do');
  };
  const service = await serve([refusing, fake('willing')]);
  const id = await create(service, 'a red boat');
  assert.equal((await service.finished(id))['status'], 'completed');
  const task = await seen(service, id);
  assert.deepEqual([task.route, task.attempts, refusals], ['willing', 1, 1]);
});

test('when every engine refuses, they are asked again', async () => {
  const engine = fake('busy-at-first');
  const service = await serve([engine]);
  const id = await create(service, 'a busy harbour');
  assert.equal((await service.finished(id))['status'], 'completed');
  assert.equal(engine.started.length, 1);
});

test('a start whose answer got lost is not repeated where a repeat would be paid', async () => {
  const paid = new FakeVideoEngine({ ...samples, name: 'paid', repeatableStart: false });
  const service = await serve([paid, fake('other')]);
  const id = await create(service, 'a lost boat');
  const task = await service.finished(id);
  assert.deepEqual([task['status'], (task['error'] as { code: string }).code], ['failed', 'upstream_error']);
  assert.deepEqual(paid.started, [id]);
  const { money, route } = await seen(service, id);
  assert.deepEqual([money.held, money.released, route], [0, 1, 'paid']);
});

test('an engine that is asked is polled to the end, and odd answers end nothing', async () => {
  const engine = polls('asked');
  const service = await serve([engine]);
  const id = await create(service, 'an odd boat');
  const task = await service.finished(id);
  assert.equal(task['status'], 'completed', JSON.stringify(task));
  assert.ok(engine.polls >= 2);
  assert.equal((await fetch(task['video_url'] as string)).status, 200);
  // It brought nothing but the video: the stills were made here.
  for (const variant of ['thumbnail', 'spritesheet']) {
    const answer = await service.call('GET', `/v1/videos/${id}/content?variant=${variant}`);
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/jpeg']);
  }
});

test('after a restart a task continues with its engine, even if its model has other routes now', async () => {
  const environment = await newPlace();
  const before = polls('keeper');
  const first = await serve([before], { environment });
  const id = await create(first, 'hang');
  await until(() => before.polls > 0);
  await stop(first);
  const [keeper, other] = [polls('keeper'), polls('other')];
  const second = await serve([other, keeper], { environment });
  await until(() => keeper.polls > 0);
  assert.deepEqual([keeper.started, other.started, other.polls], [[], [], 0]);
  const task = await seen(second, id);
  assert.deepEqual([task.status, task.route, task.attempts], ['processing', 'keeper', 1]);
});

/** An engine with nothing to remember. */
class ForgetfulEngine extends FakePolledVideoEngine implements PolledVideoEngine {
  ended = false;
  override async start(): Promise<Json> {
    this.started.push('once');
    return null;
  }
  override async status(
    operation: Json,
    ...rest: Parameters<PolledVideoEngine['status']> extends [Json, ...infer Rest] ? Rest : never
  ): Promise<VideoStatus> {
    assert.equal(operation, null);
    this.polls += 1;
    if (!this.ended) return { state: 'pending', askAgainAfterMs: 5 };
    return { state: 'completed', result: { video: await this.video(rest[0]) } };
  }
}

test('an operation of null is an operation: the job is not started a second time', async () => {
  const environment = await newPlace();
  const options = { ...samples, name: 'forgetful' };
  const before = new ForgetfulEngine(options);
  const first = await serve([before], { environment });
  const id = await create(first, 'a red boat');
  await until(() => before.polls > 0);
  await stop(first);
  const engine = new ForgetfulEngine(options);
  engine.ended = true;
  const second = await serve([engine], { environment });
  assert.equal((await second.finished(id))['status'], 'completed');
  assert.deepEqual([before.started.length, engine.started.length], [1, 0]);
});

test('a task whose engine is gone fails and is refunded', async () => {
  const environment = await newPlace();
  let ahead = 0;
  const before = polls('gone');
  const now = () => Date.now() + ahead;
  const first = await serve([before], { environment, now });
  const id = await create(first, 'hang');
  await until(() => before.polls > 0);
  await stop(first);
  const second = await serve([polls('other')], { environment, now });
  if (onPostgres) {
    // Another node may still have the engine, so its time must be over first.
    ahead = 36 * 60_000;
    await second.service.sweep();
  }
  const task = await second.finished(id);
  const code = (task['error'] as { code: string }).code;
  assert.deepEqual([task['status'], code], ['failed', onPostgres ? 'timeout' : 'service_unavailable']);
  const { money } = await seen(second, id);
  assert.deepEqual([money.held, money.captured, money.released], [0, 0, 1]);
});

test("a task's time runs from its first start, so that a restart does not extend it", async () => {
  const environment = await newPlace();
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const before = polls('slow');
  const first = await serve([before], { environment, now });
  const id = await create(first, 'hang');
  await until(() => before.polls > 0);
  await stop(first);
  ahead = 31 * 60_000;
  const second = await serve([polls('slow')], { environment, now });
  const task = await second.finished(id);
  assert.deepEqual([task['status'], (task['error'] as { code: string }).code], ['failed', 'timeout']);
});
