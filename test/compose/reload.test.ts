import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { deliveredVideo } from '../support/media-fixtures.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { FakeService } from '../support/scripted-upstream/fake-service.ts';
import { jobsEntry, makeVideos } from '../support/scripted-upstream/video-jobs.ts';
import { startService } from '../support/service.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

/** The settings file is read again while the service runs. */
const folder = scratchFolder();
const fake = await new FakeService().listen();
const video = await deliveredVideo(folder);
makeVideos(fake, video).on('POST', /jobs/, ({ headers }) =>
  headers.authorization === 'Bearer right' ? { json: { id: 'j' } } : { status: 401, json: {} },
);

const hosted = (key: string, create: object = {}, upstream = 'far') => ({
  upstreams: {
    far: jobsEntry(fake.origin, {
      auth: `bearer ${key}`,
      create: { post: '/jobs', json: { prompt: '$prompt' }, id: 'id', ...create },
    }),
  },
  models: { vidA3: { routes: [{ upstream, model: 'great' }], price: { per_second: 0.5 } } },
});
const limits = { task_minutes: 20 };
const service = await startService({ settings: { limits } });
const write = (settings: object | string) => service.writeSettings(settings);
after(() => service.stop());

const reload = () => service.admin('POST', '/reload');
const order = () => service.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'a boat' });
const price = async () => {
  const body = { model: 'vidA3', prompt: 'a boat' };
  return (await service.call('POST', '/v1/quote', { endpoint: '/v1/video/create', body })).json.amount;
};

test('a new upstream, its route and its price apply at once', async () => {
  const before = await price();
  write({ limits, ...hosted('right') });
  const { status, json } = await reload();
  assert.equal(status, 200, JSON.stringify(json));
  assert.ok(json.changed.includes('models.vidA3.price.per_second'), json.changed.join());
  assert.ok(json.changed.includes('upstreams.far.base_url'));
  assert.deepEqual(json.restart_needed, []);
  assert.notEqual(await price(), before);
  assert.equal(await price(), 4);
  const ended = await service.finished((await order()).json.id);
  assert.equal(ended['status'], 'completed');
  assert.equal(fake.seen('POST', /jobs/).length, 1);
});

test('a mistake leaves the settings in force, and is named', async () => {
  for (const [text, says] of [
    [hosted('right', { jason: {} }), /upstreams\.far\.create/],
    [{ ...hosted('right'), limit: {} }, /limit is not a known setting/],
    [hosted('right', {}, 'near'), /models\.vidA3\.routes\[0\]\.upstream/],
    ['models: [', /not valid YAML/],
  ] as const) {
    write(text);
    const { status, json } = await reload();
    assert.equal(status, 400, JSON.stringify(text));
    assert.equal(json.error.code, 'invalid_request');
    assert.match(json.error.message, says);
    assert.equal(await price(), 4);
  }
});

test('settings that are used at the start alone are named, and stay what they were', async () => {
  write({ limits: { task_minutes: 10, reads_per_minute: 7 }, ...hosted('right') });
  const { json } = await reload();
  assert.deepEqual(json.restart_needed, ['limits.task_minutes']);
  assert.deepEqual(json.changed, ['limits.reads_per_minute']);
  const { key } = await service.newKey();
  const read = await service.call('GET', '/v1/models', undefined, { authorization: `Bearer ${key}` });
  assert.equal(read.headers.get('x-ratelimit-limit'), '7');
  write({ limits, ...hosted('right') });
  await reload();
});

test('with the right key in the file, videos that wait go on, and new ones are taken at once', async () => {
  write(hosted('wrong'));
  await reload();
  const waiting = (await order()).json.id;
  await until(async () => (await order()).status === 503);
  write(hosted('right'));
  await reload();
  assert.equal((await order()).status, 200);
  assert.equal((await service.finished(waiting))['status'], 'completed');
});

test('what was taken out of the file is made on this machine again', async () => {
  write({});
  await reload();
  fake.calls.length = 0;
  assert.equal((await service.finished((await order()).json.id))['status'], 'completed');
  assert.equal(fake.calls.length, 0);
});

test('SIGHUP reads the file again, and a mistake does not end the service', async () => {
  const own = join(folder, 'own.yaml');
  const logFile = join(folder, 'log');
  writeFileSync(own, '{}\n');
  const started = await startServiceProcess({
    dataDirectory: join(folder, 'data'),
    environment: { CONFIG: own },
    logFile,
  });
  const logged = (words: RegExp) => until(() => words.test(readFileSync(logFile, 'utf8')));
  writeFileSync(own, 'limits: { reads_per_minute: 5, task_minutes: 5 }\n');
  started.child.kill('SIGHUP');
  await logged(/"restartNeeded":\["limits\.task_minutes"\].*the settings were read again/);
  writeFileSync(own, 'limits: { reads_per_minute: none }\n');
  started.child.kill('SIGHUP');
  await logged(/limits\.reads_per_minute.*those in force stay/);
  assert.equal((await fetch(`${started.url}/healthz`)).status, 200);
  started.child.kill('SIGTERM');
  assert.equal(await started.ended, 0);
});
