import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { bundlePrograms } from '../scripts/bundle-programs.ts';
import { scratchFolder } from './support/scratch-folder.ts';

const folder = scratchFolder();

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

test('a bundled program starts others as they were bundled', async () => {
  const child = join(folder, 'other.child.ts');
  writeFileSync(child, `console.log('at work');\n`);
  const program = join(folder, 'starter.ts');
  writeFileSync(program, `await import(new URL('./other.child.ts', import.meta.url).href);\n`);
  await bundlePrograms([program, child], folder, join(folder, 'bundled'));
  rmSync(child);
  assert.equal(
    execFileSync(process.execPath, [join(folder, 'bundled/starter.mjs')], { encoding: 'utf8' }),
    'at work\n',
  );
});
