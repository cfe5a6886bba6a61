import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMPILED } from '../support/compiled.ts';
import { programPath } from '../support/program-path.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const MAIN = programPath(new URL('../../src/main.ts', import.meta.url));

/** What the service says when it is started with these settings, and its exit code. */
function start(settings: string): { code: number | null; said: string } {
  const folder = scratchFolder();
  try {
    writeFileSync(join(folder, 'config.yaml'), settings);
    const { status, stderr } = spawnSync(process.execPath, [MAIN, 'serve'], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: join(folder, 'data'),
        PORT: '0',
        LOG_LEVEL: 'silent',
        ...COMPILED,
      },
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { code: status, said: stderr };
  } finally {
  }
}

test('a route that does not exist is named in one line, and the service does not start', () => {
  const { code, said } = start('models: { vidB-2: { routes: [local, nowhere] } }\n');
  assert.deepEqual(
    [code, said],
    [1, 'phonofilm: models.vidB-2.routes[1]: there is no route nowhere; there is local.\n'],
  );
});

test('a route to an upstream that is not there is named', () => {
  const { code, said } = start('models: { asr-1: { routes: [local, { upstream: ears }] } }\n');
  assert.deepEqual(
    [code, said],
    [1, 'phonofilm: models.asr-1.routes[1].upstream: there is no "ears" under upstreams.\n'],
  );
});
