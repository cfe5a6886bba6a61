import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { lineages } from '../../src/vocabulary/open-vocabulary.ts';

const packed = readFileSync(new URL('../../src/vocabulary/noun-index.txt.br', import.meta.url));
const [, nouns = ''] = brotliDecompressSync(packed).toString('latin1').split('\n\n');
const NOUNS = nouns
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t')[0]!);

test('every noun of the dictionary is found in it, wherever it stands', async () => {
  assert.ok(NOUNS.length > 90_000);
  assert.deepEqual(
    NOUNS.filter((noun) => lineages(noun) === null),
    [],
  );
});

test('what is no noun is not found, whatever it would stand beside', async () => {
  const known = new Set(NOUNS);
  const unknown = NOUNS.map((noun) => `${noun}-zq`).filter((word) => !known.has(word));
  assert.deepEqual(
    ['', ' ', '\n', '\t', 'ärger', ...unknown].filter((word) => lineages(word) !== null),
    [],
  );
});

test('a noun has its meanings, from itself to what it is at last', async () => {
  const [fox] = lineages('fox')!;
  assert.equal(fox?.[0]?.category, 'animal');
  assert.ok(fox?.some(({ words }) => words.includes('canine')));
});
