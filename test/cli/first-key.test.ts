import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { greeting } from '../../src/greeting.ts';
import { loadConfig } from '../../src/settings/config.ts';
import { COMPILED } from '../support/compiled.ts';
import { CTRL_C, inTerminal, lacksTerminals } from '../support/in-terminal.ts';
import { programPath } from '../support/program-path.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const MAIN = programPath(new URL('../../src/main.ts', import.meta.url));

/** Starts the program on a data folder, asks it something, stops it; what it said. */
async function startOnce(dataDirectory: string, ask: (url: string) => Promise<void>): Promise<string> {
  const settings = join(dataDirectory, 'settings.yaml');
  writeFileSync(settings, 'local: { warm: false }\n');
  const server = spawn(process.execPath, [MAIN, 'serve'], {
    cwd: dataDirectory,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDirectory, PORT: '0', CONFIG: settings, ...COMPILED },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let spoken = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    spoken += text;
  });
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    spoken += text;
    const match = /ready at (http\S+)/.exec(spoken);
    if (match) resolve(match[1]!);
  });
  server.once('exit', () => reject(new Error(spoken)));
  await ask(await ready);
  server.kill('SIGTERM');
  await once(server, 'close');
  return spoken;
}

describe('the first, unlimited key', () => {
  let folder: string;
  before(() => {
    folder = scratchFolder();
    mkdirSync(join(folder, 'data'));
    // As an operator may have made it.
    chmodSync(join(folder, 'data'), 0o755);
  });

  test('never reaches a journal, works from its file, and its folder is closed to others', async () => {
    const data = join(folder, 'data');
    for (const start of ['first', 'second']) {
      const spoken = await startOnce(data, async (url) => {
        const key = readFileSync(join(data, 'first-key'), 'utf8').trim();
        const models = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
        assert.equal(models.status, 200);
        const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter(
          (entry) => entry.isFile() && entry.name !== 'settings.yaml',
        );
        assert.ok(files.some(({ name }) => name === 'phonofilm.db-wal'));
        for (const { parentPath, name } of files)
          assert.equal(statSync(join(parentPath, name)).mode & 0o077, 0, `${name} of the ${start} start`);
      });
      const key = readFileSync(join(data, 'first-key'), 'utf8').trim();
      assert.match(key, /^sk-[0-9A-Za-z]{48}$/);
      assert.ok(!spoken.includes(key), `the ${start} start said it`);
      assert.doesNotMatch(spoken, /sign-in#/);
      assert.match(spoken, /API key {4}kept in first-key/);
      assert.match(spoken, /export API_KEY=\$\(cat first-key\)/);
    }
  });

  test('a terminal also shows the link that signs in to the console once', {
    skip: lacksTerminals && 'no `script` of util-linux here',
  }, async () => {
    const data = join(folder, 'data');
    const settings = { DATA_DIR: data, PORT: '0', CONFIG: join(data, 'settings.yaml') };
    const terminal = inTerminal(['serve'], settings, data);
    await terminal.shows(/sign-in#[\w-]{32} /);
    const [, origin, token] = /(http:\S+)\/sign-in#([\w-]+)/.exec(terminal.drawn()) ?? [];
    const redeem = () =>
      fetch(`${origin}/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
    assert.equal((await redeem()).status, 200);
    assert.equal((await redeem()).status, 401);
    terminal.type(CTRL_C);
    assert.equal(await terminal.ended, 0);
  });

  test('is shown once, to a person', () => {
    const data = join(folder, 'data');
    const facts = { url: 'http://127.0.0.1:8080', dataDirectory: data, isKeyGiven: false, signInToken: null };
    const first = greeting({ ...facts, shownKey: 'sk-value' });
    assert.equal(first.split('sk-value').length, 2);
    assert.match(first, /shown only once; stored in .*first-key/);
  });

  test('is said to be the given one where one was given', () => {
    const dataDirectory = join(folder, 'elsewhere');
    const facts = { url: 'http://127.0.0.1:8080', dataDirectory, shownKey: null, signInToken: null };
    const spoken = greeting({ ...facts, isKeyGiven: true });
    assert.match(spoken, /API key {4}the one that FIRST_API_KEY had/);
    assert.match(spoken, /export API_KEY="\$FIRST_API_KEY"/);
    assert.doesNotMatch(greeting({ ...facts, isKeyGiven: false }), /API_KEY/);
  });

  test('is given as FIRST_API_KEY, or as API_KEY as before', () => {
    const keyOf = (environment: Record<string, string>) =>
      loadConfig({ DATA_DIR: folder, ...environment }).firstApiKey;
    assert.equal(keyOf({ FIRST_API_KEY: 'sk-new', API_KEY: 'sk-of-a-caller' }), 'sk-new');
    assert.equal(keyOf({ API_KEY: 'sk-old' }), 'sk-old');
    assert.equal(keyOf({}), null);
  });
});
