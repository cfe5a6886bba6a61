import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchFolder } from './support/scratch-folder.ts';

/** No line of the log is lost at the end of its process. */

const folder = scratchFolder();

const FIXTURE = new URL('./create-log.fixture.ts', import.meta.url).pathname;

async function linesOf(end: string, into: 'a pipe' | 'a file'): Promise<{ msg: string }[]> {
  const file = join(folder, end);
  const child = spawn(process.execPath, [FIXTURE, end], {
    stdio: ['ignore', into === 'a file' ? openSync(file, 'w') : 'pipe', 'ignore'],
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  if (into === 'a file') text = readFileSync(file, 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

for (const end of ['exit', 'uncaught', 'signal', 'by itself']) {
  for (const into of ['a pipe', 'a file'] as const) {
    test(`every line reaches ${into} when the process ends: ${end}`, async () => {
      const lines = await linesOf(end, into);
      assert.equal(lines.length, 501);
      assert.equal(lines.at(-1)!.msg, 'the last line');
    });
  }
}
