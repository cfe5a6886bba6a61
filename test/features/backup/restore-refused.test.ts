import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { runPhonofilm } from '../../cli/run-phonofilm.ts';
import { ADMIN_KEY } from '../../durability/busy-callers.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { startServiceProcess } from '../../support/service-process.ts';

/** What is restored is a backup and nothing else, into an empty place and nowhere else. */

let folder: string;
let backup: string;
const accounts: string[] = [];

const phonofilm = (place: string, ...args: string[]) => runPhonofilm(args, { DATA_DIR: place }, folder);
const admin = { authorization: `Bearer ${ADMIN_KEY}`, 'content-type': 'application/json' };

before(async () => {
  folder = scratchFolder();
  const dataDirectory = join(folder, 'crashed');
  const service = await startServiceProcess({ dataDirectory, environment: { ADMIN_KEY } });
  for (let count = 0; count < 10; count += 1) {
    const body = JSON.stringify({ name: 'opened', balance: 1 });
    const answer = await fetch(`${service.url}/admin/v1/accounts`, { method: 'POST', headers: admin, body });
    accounts.push(((await answer.json()) as { id: string }).id);
  }
  service.child.kill('SIGKILL');
  await service.ended;
  backup = join(folder, 'backup');
  const made = await phonofilm(dataDirectory, 'backup', backup);
  assert.equal(made.code, 0, made.stderr);
});

const emptyPlace = () => mkdtempSync(join(folder, 'place-'));

/** A copy of the backup that somebody has changed; its checksums are right. */
function changed(
  change: (copy: string, manifest: { tables: { table: string }[]; artifacts: { sha256: string } }) => void,
): string {
  const copy = mkdtempSync(join(folder, 'changed-'));
  cpSync(backup, copy, { recursive: true });
  const file = join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  change(copy, manifest);
  writeFileSync(file, JSON.stringify(manifest));
  return copy;
}

const sha256 = (bytes: string) => createHash('sha256').update(bytes).digest('hex');

async function assertRefused(copy: string, why: RegExp, place = emptyPlace()): Promise<void> {
  const { code, stderr } = await phonofilm(place, 'restore', copy);
  assert.equal(code, 1);
  assert.match(stderr, why);
  assert.equal(existsSync(join(place, 'phonofilm.db')), false);
  assert.equal(existsSync(join(place, 'phonofilm.db.restoring')), false);
}

test('a backup of a service that crashed has everything that was answered', async () => {
  const place = emptyPlace();
  const restored = await phonofilm(place, 'restore', backup);
  assert.equal(restored.code, 0, restored.stderr);
  const service = await startServiceProcess({ dataDirectory: place, environment: { ADMIN_KEY } });
  for (const id of accounts)
    assert.equal((await fetch(`${service.url}/admin/v1/accounts/${id}`, { headers: admin })).status, 200);
  service.child.kill('SIGTERM');
  assert.equal(await service.ended, 0);
});

for (const suffix of ['-wal', '-shm', '-journal', '-redo'])
  test(`beside a left-over phonofilm.db${suffix} nothing is restored`, async () => {
    const place = emptyPlace();
    writeFileSync(join(place, `phonofilm.db${suffix}`), 'the last changes of another database');
    await assertRefused(backup, /phonofilm\.db-\w+ may hold the last changes .* move or delete/, place);
  });

test('a backup with a link in place of its rows, or of a folder, is refused', async () => {
  const link = (path: string) => (copy: string) => {
    renameSync(join(copy, path), join(copy, 'elsewhere'));
    symlinkSync(join(copy, 'elsewhere'), join(copy, path));
  };
  for (const path of ['rows/accounts.jsonl', 'rows', 'artifacts.jsonl'])
    await assertRefused(changed(link(path)), /symbolic link/);
});

test('a backup with a link in place of a video is refused', async () => {
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'a file of this machine');
  const copy = changed((path, manifest) => {
    mkdirSync(join(path, 'artifacts'), { recursive: true });
    symlinkSync(secret, join(path, 'artifacts', 'film.mp4'));
    const line = `${JSON.stringify({ key: 'film.mp4', bytes: 22, sha256: sha256('a file of this machine') })}\n`;
    writeFileSync(join(path, 'artifacts.jsonl'), line);
    manifest.artifacts.sha256 = sha256(line);
  });
  await assertRefused(copy, /symbolic link/);
});

for (const key of ['../../secret', '/etc/hostname', 'tasks/../../x', 'tasks//x', ''])
  test(`a backup with the artifact ${JSON.stringify(key)} is refused`, async () => {
    const copy = changed((path, manifest) => {
      const line = `${JSON.stringify({ key, bytes: 1, sha256: sha256('x') })}\n`;
      writeFileSync(join(path, 'artifacts.jsonl'), line);
      manifest.artifacts.sha256 = sha256(line);
    });
    await assertRefused(copy, /is not the name of an artifact/);
  });

for (const table of ['../accounts', '/tmp/accounts', 'sqlite_master', 'migrations', 'strangers'])
  test(`a backup with the table ${table} is refused`, async () => {
    const copy = changed((_path, manifest) => {
      manifest.tables[0]!.table = table;
    });
    await assertRefused(copy, /there is no table/);
  });
