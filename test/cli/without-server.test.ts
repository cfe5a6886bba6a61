import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { runPhonofilm } from './run-phonofilm.ts';

describe('the command line without a server', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'phonofilm-cli-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

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

  test('wrong settings are named', async () => {
    const { code, stderr } = await runPhonofilm(['keys', 'list'], { DATA_DIR: folder, PORT: 'many' });
    assert.equal(code, 1);
    assert.match(stderr, /PORT/);
  });
});

describe('the command line when it is called wrongly', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'phonofilm-cli-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const run = (...args: string[]) => runPhonofilm(args, { DATA_DIR: folder });

  const mistakes: [string, string[], RegExp][] = [
    ['an unknown command', ['kyes', 'list'], /There is no command `kyes list`/],
    ['half a command', ['keys'], /There is no command `keys`[\s\S]*keys create/],
    ['an unknown flag', ['keys', 'list', '--colour'], /`keys list` has no flag --colour/],
    ['a flag of another command', ['keys', 'show', 'x', '--quota', '5'], /`keys show` has no flag --quota/],
    ['a missing argument', ['keys', 'show'], /`keys show` needs <ID>/],
    ['an argument too many', ['keys', 'show', 'a', 'b'], /`keys show` does not take "b"/],
    ['a flag without its value', ['keys', 'create', '--name'], /--name/],
    ['an amount that is none', ['keys', 'create', '--quota', 'much'], /--quota takes an amount/],
    ['a negative amount', ['keys', 'create', '--quota=-1'], /--quota takes an amount/],
    ['a time that is none', ['keys', 'create', '--expires', 'soon'], /--expires takes a date/],
    ['a rate that is none', ['keys', 'create', '--rate-limit', 'fast'], /--rate-limit takes requests/],
    ['an update of nothing', ['keys', 'update', 'x'], /nothing to change: give at least one of --type/],
    ['an account without a name', ['accounts', 'create'], /--name is required/],
    ['half a subscription', ['accounts', 'update', 'x', '--subscription-quota', '1'], /both/],
    ['a ledger of nobody', ['ledger'], /--account is required/],
    ['neither yes nor no', ['catalogue', 'set', 'vidA2', '--deprecated', 'maybe'], /yes or no/],
    [
      'two prices at once',
      ['catalogue', 'set', 'vidA2', '--reset-price', '--per-second', '1'],
      /--reset-price/,
    ],
  ];
  for (const [title, args, message] of mistakes) {
    test(`${title} is explained, with exit code 2`, async () => {
      const { code, stdout, stderr } = await run(...args);
      assert.deepEqual([code, stdout], [2, ''], stderr);
      assert.match(stderr, message);
      assert.match(stderr, /npm run phonofilm --/);
    });
  }

  test('help is there for everything, a group and each command', async () => {
    const all = await run('--help');
    assert.equal(all.code, 0);
    for (const name of ['keys create', 'accounts update <ID>', 'usage', 'ledger', 'catalogue set <MODEL>']) {
      assert.ok(all.stdout.includes(`  ${name}  `), name);
    }
    const group = await run('tasks', '--help');
    assert.equal(group.code, 0);
    assert.ok(group.stdout.includes('tasks list') && !group.stdout.includes('keys list'));
    const one = await run('keys', 'update', '--help');
    assert.equal(one.code, 0);
    for (const flag of ['--rate-limit LIMIT', '--json', '--admin-key KEY', 'Example']) {
      assert.ok(one.stdout.includes(flag), flag);
    }
  });
});
