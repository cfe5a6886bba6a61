import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { scratchFolder } from '../support/scratch-folder.ts';
import { runPhonofilm } from './run-phonofilm.ts';

describe('the command line without a server', () => {
  let folder: string;
  before(() => {
    folder = scratchFolder();
    // As the first start leaves it when it is killed at once.
    writeFileSync(join(folder, 'phonofilm.db'), '');
  });

  const run = (...args: string[]) => runPhonofilm(args, { DATA_DIR: folder });

  test('works on the data folder itself, and what it does stays', async () => {
    const created = await run('keys', 'create', '--name', 'early', '--json');
    assert.equal(created.code, 0, created.stderr);
    const { id } = JSON.parse(created.stdout);
    const shown = await run('keys', 'show', id, '--json');
    assert.equal(shown.code, 0, shown.stderr);
    assert.equal(JSON.parse(shown.stdout).name, 'early');
  });

  test('keeps the first key where the server looks for it, readable by its owner alone', async () => {
    const file = join(folder, 'first-key');
    assert.match(readFileSync(file, 'utf8'), /^sk-[0-9A-Za-z]{48}\n$/);
    assert.equal(statSync(file).mode & 0o777, 0o600);
  });

  test('sees through the address that a killed server left behind', async () => {
    // No process has this id: it is above the largest that Linux gives out.
    writeFileSync(
      join(folder, 'server.json'),
      JSON.stringify({ url: 'http://127.0.0.1:9', pid: 2 ** 22 + 1 }),
    );
    const dead = await run('accounts', 'list');
    assert.equal(dead.code, 0, dead.stderr);
    // The process is there, but it is another one: nobody listens.
    const reused = JSON.stringify({ url: 'http://127.0.0.1:9', pid: process.pid });
    writeFileSync(join(folder, 'server.json'), reused);
    writeFileSync(join(folder, 'admin-key'), 'some\n');
    const silent = await run('accounts', 'list');
    assert.equal(silent.code, 0, silent.stderr);
    writeFileSync(join(folder, 'server.json'), 'torn');
    assert.equal((await run('accounts', 'list')).code, 0);
  });

  test('help of the service starts nothing and makes no key', async () => {
    const data = join(folder, 'untouched');
    for (const role of ['serve', 'api', 'worker']) {
      const { code, stdout } = await runPhonofilm([role, '--help'], { DATA_DIR: data }, folder);
      assert.deepEqual([code, stdout.split('\n')[0]], [0, `Usage: phonofilm ${role} [flags]`]);
    }
    assert.equal(existsSync(data), false);
  });

  test('a data folder that is missing is said to be, and not made', async () => {
    const data = join(folder, 'misspelt');
    for (const words of [
      ['accounts', 'list'],
      ['keys', 'create'],
      ['backup', join(folder, 'backup')],
    ]) {
      const { code, stderr } = await runPhonofilm(words, { DATA_DIR: data }, folder);
      assert.deepEqual(
        [code, stderr.split(' Check DATA_DIR')[0]],
        [1, `phonofilm: There is no database in ${data}.`],
      );
    }
    const { code, stderr } = await runPhonofilm(['migrate'], { DATA_DIR: data }, folder);
    assert.equal(code, 1);
    assert.match(stderr, /needs DATABASE_URL/);
    assert.equal(existsSync(data), false);
  });

  test('a mistake on the command line is exit code 2', async () => {
    assert.equal((await run('kyes', 'list')).code, 2);
  });

  test('wrong settings are named', async () => {
    const { code, stderr } = await runPhonofilm(['keys', 'list'], { DATA_DIR: folder, PORT: 'many' });
    assert.equal(code, 1);
    assert.match(stderr, /PORT/);
  });
});
