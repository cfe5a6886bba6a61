// Own process: it starts or ends other processes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { bundlePrograms } from '../scripts/bundle-programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'phonofilm-bundle-'));
after(() => rmSync(folder, { recursive: true }));

test('a bundled program is one file, and finds other files where its sources do', async () => {
  const words = join(folder, 'words.ts');
  writeFileSync(words, `export const child: URL = new URL('./work.child.ts', import.meta.url);\n`);
  const program = join(folder, 'program.ts');
  writeFileSync(program, `import { child } from './words.ts';\nconsole.log(child.href);\n`);
  await bundlePrograms([program], folder, join(folder, 'bundled'));
  rmSync(words);
  assert.equal(
    execFileSync(process.execPath, [join(folder, 'bundled/program.mjs')], { encoding: 'utf8' }),
    `${pathToFileURL(join(folder, 'work.child.ts'))}\n`,
  );
});
