import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { openArtifacts } from '../../../src/compose/open-artifacts.ts';
import { openRows } from '../../../src/compose/open-rows.ts';
import { BackupFolder } from '../../../src/features/backup/backup-folder.ts';
import { createBackup } from '../../../src/features/backup/create-backup.ts';
import { LinkSigner } from '../../../src/platform/artifacts/link-signer.ts';
import { loadConfig } from '../../../src/settings/config.ts';
import { runPhonofilm } from '../../cli/run-phonofilm.ts';
import { bearer } from '../../support/contract.ts';
import { fakeEngines } from '../../support/fake-engines.ts';
import { once } from '../../support/once.ts';
import { testPostgres } from '../../support/postgres.ts';
import { testS3 } from '../../support/s3.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { startService, type TestService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

/** A backup of a running service, restored elsewhere, is that service. */

type Place = Readonly<Record<string, string>>;

const HOUR = 3_600_000;

/** Texts that a careless format would break. */
const AWKWARD = 'two lines\nand a \u2028 "quoted" \\ 海 \u{1F600} boat';

let folder: string;
before(() => {
  folder = scratchFolder();
});

const embedded = async (): Promise<Place> => ({ DATA_DIR: mkdtempSync(join(folder, 'data-')) });

let places = 0;
const manyMachines = async (): Promise<Place> => {
  places += 1;
  return {
    ...(await embedded()),
    DATABASE_URL: await (await testPostgres()).newDatabase(),
    ARTIFACTS_URL: (await testS3()).replace('/prefix', `/backup-${process.pid}-${places}`),
  };
};

const phonofilm = (place: Place, ...args: string[]) => runPhonofilm(args, place, folder);

interface Before {
  readonly key: string;
  readonly account: string;
  readonly completed: string;
  readonly failed: string;
  readonly unfinished: string;
  readonly video: Buffer;
  readonly character: string;
  readonly money: unknown;
  readonly ledger: unknown;
}

const video = async (service: TestService, id: string, key: string) => {
  const { video_url: url } = (await service.call('GET', `/v1/videos/${id}`, undefined, bearer(key))).json;
  const answer = await fetch(url);
  assert.equal(answer.status, 200);
  return Buffer.from(await answer.arrayBuffer());
};

const booksOf = async (service: TestService, account: string) => ({
  money: (await service.admin('GET', `/accounts/${account}`)).json,
  ledger: (await service.admin('GET', `/ledger?account=${account}`)).json.data,
});

const body = { model: 'vidB-2', prompt: AWKWARD, images: [] };

/** Finished videos, a failed one, a character; and then one that is under way. */
async function fill(place: Place): Promise<{ service: TestService; known: Before }> {
  const first = await startService({ environment: place });
  const { key, account } = await first.newKey({}, { balance: 100 });
  const post = async (path: string, fields: object, more = {}) =>
    (await first.call('POST', path, fields, { ...bearer(key), ...more })).json;
  const completed = (await post('/v1/video/create', body, { 'idempotency-key': 'once' })).id;
  const failed = (await post('/v1/video/create', { ...body, prompt: 'they fail to land' })).id;
  for (const id of [completed, failed]) await first.finished(id, key);
  const { username } = await post('/vidB/v1/characters', { from_task: completed });
  await first.service.stop();

  const slow = await fakeEngines({ stepMs: HOUR });
  const service = await startService({ environment: place, registry: slow.registry });
  const unfinished = (await service.call('POST', '/v1/video/create', body, bearer(key))).json.id;
  const path = `/v1/videos/${unfinished}`;
  const read = () => service.call('GET', path, undefined, bearer(key));
  await until(async () => (await read()).json.status === 'processing');
  return {
    service,
    known: {
      key,
      account,
      completed,
      failed,
      unfinished,
      video: await video(service, completed, key),
      character: username,
      ...(await booksOf(service, account)),
    },
  };
}

async function assertRestored(place: Place, known: Before): Promise<void> {
  const { key, account } = known;
  const { registry } = await fakeEngines({ stepMs: HOUR });
  const waiting = await startService({ environment: place, registry });
  // Before the video under way ends, everything is as it was.
  const { money, ledger } = await booksOf(waiting, account);
  await waiting.service.stop();
  assert.deepEqual({ money, ledger }, { money: known.money, ledger: known.ledger });

  const service = await startService({ environment: place });
  assert.equal(service.service.firstKeys, null);
  assert.equal((await service.finished(known.unfinished, key))['status'], 'completed');
  const read = async (id: string) =>
    (await service.call('GET', `/v1/videos/${id}`, undefined, bearer(key))).json;
  assert.equal((await read(known.failed)).status, 'failed');
  assert.ok((await video(service, known.completed, key)).equals(known.video));
  const task = await service.call('GET', `/v1/video/query?id=${known.completed}`, undefined, bearer(key));
  assert.equal(task.json.enhanced_prompt, AWKWARD);
  const again = await service.call('POST', '/v1/video/create', body, {
    ...bearer(key),
    'idempotency-key': 'once',
  });
  assert.equal(again.json.id, known.completed, 'remembered answers are remembered');
  assert.equal((await fetch(`${service.url}/characters/${known.character}/clip.mp4`)).status, 200);
  const remix = await service.call(
    'POST',
    `/v1/videos/${known.completed}/remix`,
    { prompt: 'at night' },
    bearer(key),
  );
  assert.equal((await service.finished(remix.json.id, key))['status'], 'completed');
  const after = (await service.admin('GET', `/accounts/${account}`)).json;
  assert.equal(after.held, 0, 'what was held has been paid once');
  await service.service.stop();
}

/** A service with a video under way, and its backup. */
const backedUp = (from: () => Promise<Place>) =>
  once(async () => {
    const source = await from();
    const { service, known } = await fill(source);
    const backup = join(mkdtempSync(join(folder, 'backup-')), 'made');
    const made = await phonofilm(source, 'backup', backup, '--json');
    assert.equal(made.code, 0, made.stderr);
    await service.service.stop();
    assert.equal(JSON.parse(made.stdout).withoutFilm.length, 0);
    assert.equal(statSync(backup).mode & 0o077, 0, 'it holds secrets');
    return { backup, known };
  });
const ofOneMachine = backedUp(embedded);
const ofManyMachines = backedUp(manyMachines);

/** Each kind of place is backed up once and restored to once: a backup does not tell of which it is. */
const JOURNEYS = [
  ['one machine to many', ofOneMachine, manyMachines],
  ['many machines to one', ofManyMachines, embedded],
] as const;

describe('a backup of a running service', () => {
  for (const [title, from, to] of JOURNEYS) {
    test(`of ${title} is restored whole, and goes on`, async () => {
      const { backup, known } = await from();
      const target = await to();
      const restored = await phonofilm(target, 'restore', backup);
      assert.equal(restored.code, 0, restored.stderr);
      await assertRestored(target, known);

      const twice = await phonofilm(target, 'restore', backup);
      assert.equal(twice.code, 1);
      assert.match(twice.stderr, /^Nothing was restored: .* needs an empty place/);
    });
  }

  test('is not overwritten by the next one', async () => {
    const place = await embedded();
    await (await startService({ environment: place })).service.stop();
    const backup = join(folder, 'kept');
    assert.equal((await phonofilm(place, 'backup', backup)).code, 0);
    const { code, stderr } = await phonofilm(place, 'backup', backup);
    assert.equal(code, 1);
    assert.match(stderr, /is not empty/);
  });

  test('that is damaged, unfinished or of a newer version is refused before anything is written', async () => {
    const { backup: whole } = await ofOneMachine();
    const change = (file: string, edit: (text: string) => string) => (backup: string) =>
      writeFileSync(join(backup, file), edit(readFileSync(join(backup, file), 'utf8')));
    const [artifact] = readFileSync(join(whole, 'artifacts.jsonl'), 'utf8').split('\n');
    const { key } = JSON.parse(artifact!) as { key: string };
    const damages: [string, (backup: string) => void, RegExp][] = [
      ['rows', change('rows/accounts.jsonl', (text) => text.replace('active', 'frozen')), /damaged/],
      ['video', change(`artifacts/${key}`, (text) => `${text}.`), /damaged/],
      ['lost', (backup) => rmSync(join(backup, 'artifacts', key)), /damaged/],
      ['unfinished', (backup) => rmSync(join(backup, 'manifest.json')), /not finished/],
      [
        'newer',
        change('manifest.json', (text) => text.replace('0001-first-tables.sql', '0001-other-tables.sql')),
        /The backup belongs to another version/,
      ],
    ];
    let last: Place = {};
    for (const [name, damage, words] of damages) {
      const backup = join(folder, `damaged-${name}`);
      cpSync(whole, backup, { recursive: true });
      damage(backup);
      const target = await embedded();
      const { code, stderr } = await phonofilm(target, 'restore', backup);
      assert.equal(code, 1, name);
      assert.match(stderr, words);
      assert.equal(stderr.trimEnd().split('\n').length, 1, stderr);
      last = target;
    }
    // Nothing is in the way of the next try.
    const right = await phonofilm(last, 'restore', whole);
    assert.equal(right.code, 0, right.stderr);
  });

  test('names nothing that is not in it, however busy the service is', async () => {
    const place = await embedded();
    const service = await startService({ environment: place });
    let busy = true;
    const client = async () => {
      while (busy) {
        const { id } = (await service.call('POST', '/v1/video/create', body)).json;
        await service.finished(id);
        if (Math.random() < 0.3) await service.call('DELETE', `/v1/videos/${id}`);
      }
    };
    const clients = Array.from({ length: 2 }, client);
    const config = loadConfig({ ...place, CONFIG: '' });
    const artifacts = await openArtifacts(config, new LinkSigner(''), Date.now);
    for (let round = 0; round < 2; round += 1) {
      const path = join(folder, `busy-${round}`);
      const source = await openRows(config);
      const manifest = await createBackup({
        source,
        artifacts,
        folder: new BackupFolder(path),
        now: Date.now,
      });
      await source.close();
      const { columns } = manifest.tables.find(({ table }) => table === 'tasks')!;
      const keys = new Set(
        readFileSync(join(path, 'artifacts.jsonl'), 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line).key),
      );
      const lines = readFileSync(join(path, 'rows/tasks.jsonl'), 'utf8').split('\n').filter(Boolean);
      for (const row of lines.map((line) => JSON.parse(line))) {
        const [id, video] = [row[columns.indexOf('id')], row[columns.indexOf('film')]];
        assert.ok(video === null || keys.has(video) || manifest.withoutFilm.includes(id), video);
      }
    }
    busy = false;
    await Promise.all(clients);
    await service.stop();
  });
});
