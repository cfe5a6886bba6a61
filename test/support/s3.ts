import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

const BUCKET = 'films';

let shared: Promise<string> | null = null;

/** The `ARTIFACTS_URL` of a real S3-compatible server in a process of its own, shared by the tests of one process. */
export function testS3(): Promise<string> {
  shared ??= start();
  return shared;
}

async function start(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-s3-'));
  const port = await freePort();
  const home = dirname(createRequire(import.meta.url).resolve('s3rver/package.json'));
  const server = spawn(
    process.execPath,
    [
      join(home, 'bin/s3rver.js'),
      '--directory',
      folder,
      '--port',
      String(port),
      '--address',
      '127.0.0.1',
      '--silent',
      '--configure-bucket',
      BUCKET,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  server.unref();
  process.once('exit', () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const endpoint = `http://127.0.0.1:${port}`;
  while ((await fetch(endpoint).catch(() => null)) === null) {
    if (server.exitCode !== null) throw new Error(`s3rver did not start: it ended with ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return `s3://S3RVER:S3RVER@${BUCKET}/prefix?endpoint=${encodeURIComponent(endpoint)}`;
}
