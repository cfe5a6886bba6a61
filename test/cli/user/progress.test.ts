import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { showProgress } from '../../../src/cli/progress.ts';

for (const [columns, hasName] of [
  [160, true],
  [100, true],
  [80, false],
  [50, false],
  [20, false],
] as const)
  test(`on a terminal of ${columns} columns the bar fits into one line`, () => {
    const lines: string[] = [];
    const terminal = new Writable({
      write(chunk, _encoding, done) {
        lines.push(stripVTControlCharacters(String(chunk)).replaceAll('\r', ''));
        done();
      },
    });
    const output = Object.assign(terminal, { isTTY: true, columns }) as unknown as NodeJS.WriteStream;
    const progress = showProgress(output, 'vidA3.1:1789000000000-0123456789');
    progress.update('processing', 40);
    const line = lines.at(-1)!;
    progress.end();
    assert.ok(line.length < columns, `${line.length}: ${line}`);
    assert.equal(line.includes('vidA3.1:'), hasName, line);
    if (columns >= 50) assert.match(line, /█+░+ +40 %/u);
  });
