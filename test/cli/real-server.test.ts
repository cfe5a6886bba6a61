import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMPILED } from '../support/compiled.ts';
import { programPath } from '../support/program-path.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { runPhonofilm } from './run-phonofilm.ts';

const MAIN = programPath(new URL('../../src/main.ts', import.meta.url));

test('the command line finds the server that runs on its data folder, and does without it afterwards', async () => {
  const parent = scratchFolder();
  const folder = join(parent, 'data');
  const settings = join(parent, 'settings.yaml');
  writeFileSync(settings, 'local: { warm: false }\n');
  const environment = { DATA_DIR: folder, CONFIG: settings, PORT: '0', LOG_LEVEL: 'silent' };
  const server = spawn(process.execPath, [MAIN, 'serve'], {
    cwd: parent,
    env: { PATH: process.env['PATH'], ...COMPILED, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    let greeting = '';
    for await (const text of server.stderr.setEncoding('utf8')) {
      greeting += text;
      if (greeting.includes('ready at')) break;
    }
    const serverFile = join(folder, 'server.json');
    assert.equal(statSync(folder).mode & 0o777, 0o700);
    assert.equal(statSync(serverFile).mode & 0o777, 0o600);
    const { url } = JSON.parse(readFileSync(serverFile, 'utf8'));

    const created = await runPhonofilm(['keys', 'create', '--name', 'live', '--json'], environment);
    assert.equal(created.code, 0, created.stderr);
    const { id, key } = JSON.parse(created.stdout);
    const models = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
    assert.equal(models.status, 200);

    server.kill('SIGTERM');
    await once(server, 'exit');
    assert.equal(existsSync(serverFile), false);
    const shown = await runPhonofilm(['keys', 'show', id, '--json'], environment);
    assert.equal(shown.code, 0, shown.stderr);
    assert.equal(JSON.parse(shown.stdout).name, 'live');
  } finally {
    server.kill('SIGKILL');
  }
});
