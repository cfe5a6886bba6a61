import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from '../../test/support/scratch-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('a program can use what `npm pack ./client` makes, as the guide for TypeScript says', () => {
  const folder = scratchFolder();
  const checkout = join(folder, 'checkout');
  cpSync(join(ROOT, 'client'), join(checkout, 'client'), { recursive: true });
  cpSync(join(ROOT, 'tsconfig.json'), join(checkout, 'tsconfig.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  execFileSync('npm', ['pack', './client', '--silent', '--pack-destination', folder], {
    cwd: checkout,
    stdio: 'pipe',
  });
  const installed = join(folder, 'project/node_modules/@phonofilm/client');
  mkdirSync(installed, { recursive: true });
  const tarball = join(folder, 'phonofilm-client-0.1.0.tgz');
  execFileSync('tar', ['xzf', tarball, '-C', installed, '--strip-components', '1']);
  const program = join(folder, 'project/program.mjs');
  writeFileSync(
    program,
    `import { Phonofilm, PhonofilmError } from '@phonofilm/client';
    console.log(typeof Phonofilm, typeof PhonofilmError);`,
  );
  assert.equal(execFileSync(process.execPath, [program], { encoding: 'utf8' }), 'function function\n');
});
