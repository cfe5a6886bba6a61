import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ERRORS } from '../src/domain/errors.ts';

const SOURCE = fileURLToPath(new URL('../console/src/', import.meta.url));
const sources = globSync('**/*.{svelte,ts}', { cwd: SOURCE })
  .filter((file) => file !== 'api/schema.d.ts')
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'));
/** The service's words for what to do about an error. */
const remedies = Object.values(ERRORS).flatMap(({ remedy }) => remedy ?? []);
const table = JSON.parse(readFileSync(join(SOURCE, 'languages/zh.json'), 'utf8')) as Record<string, string>;

/** The texts between quotes that are said to be texts of the page. */
const texts = new Set([
  ...remedies,
  ...sources.flatMap((source) =>
    [...source.matchAll(/\bt\(\s*'((?:\\.|[^'\\])*)'/g)].map(([, text]) => text!.replaceAll("\\'", "'")),
  ),
]);

test('every text of the console has its Chinese', () => {
  assert.ok(texts.size > 400);
  assert.deepEqual(
    [...texts].filter((text) => !(text in table)),
    [],
  );
});

test('no table has a text that the console does not have', () => {
  const all = [...sources, ...remedies.map((text) => `'${text}'`)].join('\n').replaceAll("\\'", "'");
  assert.deepEqual(
    Object.keys(table).filter((text) => !all.includes(`'${text}'`) && !all.includes(`${text}:`)),
    [],
  );
});

test('a translation has the values of its text', () => {
  const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [text, chinese] of Object.entries(table)) assert.deepEqual(values(chinese), values(text), text);
});
