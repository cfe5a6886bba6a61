import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { testPostgres } from '../support/postgres.ts';
import { type RehearsingService, startRehearsing } from '../support/rehearsing-service.ts';
import { S3Server } from '../support/s3/s3-server.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import type { TestServiceOptions } from '../support/service.ts';
import { settingsFile } from '../support/settings-file.ts';
import { runHere } from './run-here.ts';

interface Finding {
  readonly part: string;
  readonly state: string;
  readonly message: string;
  readonly seconds?: number;
}

const ALL = ['service', 'film', 'cancel', 'webhook', 'backup', 'restore', 'clean-up'];

/** A service that runs on its data folder, with the environment that a doctor there has. */
async function running(options: TestServiceOptions = {}) {
  const onPostgres = process.env['PHONOFILM_TEST_STORAGE'] === 'postgres' || options.role !== undefined;
  const environment = {
    ...(onPostgres && { DATABASE_URL: await (await testPostgres()).newServiceDatabase() }),
    ...options.environment,
  };
  const service = await startRehearsing({ ...options, environment });
  const { dataDirectory, url, adminKey } = service;
  writeFileSync(join(dataDirectory, 'server.json'), JSON.stringify({ url, pid: process.pid }));
  const scratch = join(scratchFolder(), 'drill');
  mkdirSync(scratch);
  const here: Record<string, string> = {
    ...environment,
    DATA_DIR: dataDirectory,
    ADMIN_KEY: adminKey,
    CONFIG: options.settings ? settingsFile(options.settings) : '',
  };
  const drill = async (...flags: string[]) => {
    const run = await runHere(['doctor', '--drill', '--json', '--scratch', scratch, ...flags], here);
    const { healthy, findings } = JSON.parse(run.stdout) as { healthy: boolean; findings: Finding[] };
    assert.equal(run.code, healthy ? 0 : 1, run.stdout);
    return { findings, of: (part: string) => findings.find((finding) => finding.part === part) };
  };
  return { service, here, scratch, drill, [Symbol.asyncDispose]: () => service.stop() };
}

/** What a drill must not change. */
async function stateOf(service: RehearsingService) {
  const data = async (path: string) => (await service.admin('GET', path)).json.data;
  const films = (await service.rehearse('GET', '/v1/videos')).json.data;
  return [await data('/keys'), await data('/webhooks'), await data('/accounts'), films];
}

describe('doctor --drill', () => {
  test('runs a service through all steps, and leaves nothing behind', async () => {
    await using place = await running();
    const before = await stateOf(place.service);
    const { findings } = await place.drill();
    assert.deepEqual(
      findings.map(({ part, state }) => [part, state]),
      ALL.map((part) => [part, 'ok']),
      JSON.stringify(findings),
    );
    for (const { seconds } of findings) assert.equal(typeof seconds, 'number');
    assert.match(findings.find(({ part }) => part === 'restore')?.message ?? '', /the same, byte for byte/);
    assert.deepEqual(await stateOf(place.service), before);
    assert.deepEqual(readdirSync(place.scratch), []);
  });

  test('says it in lines for people, with the time of each step', async () => {
    await using place = await running();
    const run = await runHere(['doctor', '--drill', '--scratch', place.scratch], place.here);
    assert.equal(run.code, 0, run.stdout);
    assert.match(
      run.stdout,
      /^ok +film +A film was ordered, made and downloaded \(\d+ kB\)\. \(\d+\.\d s\)$/m,
    );
  });

  test('skips the webhook where the settings do not allow one to this machine, and says so', async () => {
    await using place = await running({ settings: { fetch: { allow_loopback: false } } });
    const { of } = await place.drill();
    assert.equal(of('webhook')?.state, 'warning');
    assert.match(of('webhook')?.message ?? '', /^Skipped: .*fetch\.allow_loopback/);
    assert.equal(of('restore')?.state, 'ok');
  });

  test('names a store of films that is away', async () => {
    const s3 = await new S3Server().listen();
    await using place = await running({ environment: { ARTIFACTS_URL: s3.url('&timeout_seconds=1') } });
    assert.equal((await place.drill()).of('restore')?.state, 'ok');
    s3.close();
    const { of } = await place.drill();
    assert.equal(of('film store')?.state, 'broken');
    assert.match(of('film store')?.message ?? '', /nothing listens at its endpoint\. Start the store/);
    assert.deepEqual([of('film')?.state, of('backup')?.state], ['unknown', 'unknown']);
    assert.match(of('film')?.message ?? '', /until this works: film store/);
  });

  test('names a scratch folder that cannot be written, and what to do', async () => {
    await using place = await running();
    const file = join(place.scratch, 'a-file');
    writeFileSync(file, '');
    const { of } = await place.drill('--scratch', file);
    assert.equal(of('backup')?.state, 'broken');
    assert.match(
      of('backup')?.message ?? '',
      /a-file cannot be written \(ENOTDIR\)\. Name another .*--scratch/,
    );
    assert.deepEqual([of('film')?.state, of('restore')?.state], ['ok', 'unknown']);
  });

  test('names that no worker runs', async () => {
    await using place = await running({ role: 'api' });
    const { of } = await place.drill();
    assert.equal(of('service')?.state, 'broken');
    assert.match(of('service')?.message ?? '', /No worker is running.*phonofilm worker/);
    assert.equal(of('film')?.state, 'unknown');
  });

  test('names that no service runs, and that a service elsewhere needs its admin key', async () => {
    const environment = { DATA_DIR: scratchFolder(), CONFIG: '' };
    const none = await runHere(['doctor', '--drill'], environment);
    assert.equal(none.code, 1);
    assert.match(none.stdout, /^broken +service +No service runs on .*Start it, or name another/m);
    await using place = await running();
    const { url, adminKey } = place.service;
    const keyless = await runHere(['doctor', '--drill', '--server', url], environment);
    assert.match(keyless.stdout, /^broken +service +There is no admin key for /m);
    const far = await runHere(['doctor', '--drill', '--server', url, '--admin-key', adminKey], environment);
    assert.equal(far.code, 0, far.stdout);
    assert.match(far.stdout, /^ok +film /m);
    assert.match(far.stdout, /^warning +backup +Skipped: the data of .* is on another machine/m);
  });
});
