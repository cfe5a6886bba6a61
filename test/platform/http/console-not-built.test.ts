import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { notBuiltPage, readConsole } from '../../../src/features/console/console-pages.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

test('a console that was not built is told apart, and the page in its place says how to build it', () => {
  const folder = scratchFolder();
  assert.equal(readConsole(join(folder, 'nowhere')), null);
  assert.equal(readConsole(folder), null);
  assert.match(notBuiltPage.body.toString(), /npm run build:console/);
});

test('a built console is read with its compressed forms, each file under its own address', () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>');
  writeFileSync(join(folder, 'assets/a-1.js'), 'a');
  writeFileSync(join(folder, 'assets/a-1.js.br'), 'b');
  const files = readConsole(folder);
  assert.deepEqual([...(files?.keys() ?? [])].sort(), ['assets/a-1.js', 'index.html']);
  const script = files?.get('assets/a-1.js');
  assert.equal(script?.contentType, 'text/javascript; charset=utf-8');
  assert.deepEqual([...(script?.compressed.keys() ?? [])], ['br']);
});
