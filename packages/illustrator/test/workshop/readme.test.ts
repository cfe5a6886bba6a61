import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { compileShelf } from '../../scripts/workshop/compile-shelf.ts';
import { SHELVES } from '../../scripts/workshop/shelves.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const counted = (count: number) => (count === 0 ? '' : count.toLocaleString('en'));

for (const shelf of SHELVES)
  test(`the README counts ${shelf.many}`, () => {
    const { files } = compileShelf(shelf);
    const words = files.flatMap(({ data }) => data.words ?? []);
    const row = README.split('\n').find((line) => line.includes(`(\`${shelf.many}/\`)`));
    assert.equal(
      row?.slice(row.indexOf(')') + 1),
      ` | ${counted(files.length)} | ${counted(words.length)} |`,
    );
  });
