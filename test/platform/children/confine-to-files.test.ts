import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { FRESH } from '../../../src/platform/children/child-policy.ts';
import { ChildPool } from '../../../src/platform/children/child-pool.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { unlessLacking } from '../../support/unless-lacking.ts';

const hasLandlock =
  process.platform === 'linux' &&
  (await import('koffi').then(
    () => true,
    () => false,
  ));
const skip = unlessLacking(!hasLandlock, 'koffi is not installed: npm ci');

test('a confined process opens the files of its job and no other, and connects to nowhere', {
  skip,
}, async (t) => {
  const root = scratchFolder();
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [allowed, folder, other] = ['allowed', 'folder', 'other'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  try {
    mkdirSync(folder);
    for (const file of [allowed, other]) writeFileSync(file, 'unchanged');
    const pool = new ChildPool({
      name: 'the fixture',
      module: new URL('./confine-to-files.fixture.ts', import.meta.url),
      memoryMb: 300,
      policy: FRESH,
    });
    const port = String((server.address() as AddressInfo).port);
    const input = { allowed, folder, other, port };
    const { confined, ...seen } = await pool.run<Record<string, unknown>>(
      { turn: { account: 'a' }, input, timeoutMs: 20_000 },
      t.signal,
    );
    if (!confined) return t.skip('this kernel has no Landlock');
    assert.deepEqual(seen, {
      read: 'done',
      write: 'done',
      readOther: 'EACCES',
      writeOther: 'EACCES',
      readSystem: 'EACCES',
      connected: 'EACCES',
    });
    assert.equal(readFileSync(other, 'utf8'), 'unchanged');
  } finally {
    server.close();
  }
});
