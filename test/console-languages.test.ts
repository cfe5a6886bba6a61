import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ERRORS } from '../src/domain/errors.ts';
import { MODEL_WORDS, WORDS_HERE } from '../src/domain/models.ts';
import { SEED } from '../src/domain/parameters.ts';
import { DELIVERY_STATUSES } from '../src/domain/webhook.ts';
import { ROUTE_REASONS } from '../src/features/videos/worker/choose-routes.ts';

const SOURCE = fileURLToPath(new URL('../console/src/', import.meta.url));
const sources = globSync('**/*.{svelte,ts}', { cwd: SOURCE })
  .filter((file) => file !== 'api/schema.d.ts')
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'));
/** Words of the service that pages show. */
const wordsOfService = [
  ...Object.values(ERRORS).flatMap(({ condition, remedy }) => [condition, remedy ?? []].flat()),
  ...Object.values(ROUTE_REASONS),
  ...DELIVERY_STATUSES,
  ...Object.values(MODEL_WORDS),
  ...Object.values(WORDS_HERE),
  SEED.description ?? '',
];
const table = JSON.parse(readFileSync(join(SOURCE, 'languages/zh.json'), 'utf8')) as Record<string, string>;

/** The texts between quotes that are said to be texts of the page. */
const texts = new Set([
  ...wordsOfService,
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
  const all = [...sources, ...wordsOfService.map((text) => `'${text}'`)].join('\n').replaceAll("\\'", "'");
  assert.deepEqual(
    Object.keys(table).filter((text) => !all.includes(`'${text}'`)),
    [],
  );
});

test('a translation has the values of its text', () => {
  const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [text, chinese] of Object.entries(table)) assert.deepEqual(values(chinese), values(text), text);
});

test('no two pages of a part of the menu have one name, in any language', () => {
  const pages = readFileSync(join(SOURCE, 'shell/pages.ts'), 'utf8');
  const entries = [...pages.matchAll(/title: '([^']+)',\s+needs: '\w+',\s+menu: (\w+)/g)];
  assert.ok(entries.length > 20);
  for (const name of [(title: string) => title, (title: string) => table[title]]) {
    const names = entries.map(([, title = '', part]) => `${part} ${name(title)}`);
    const byStudio = names.map((text) => text.replace(/^(studio|library) /, 'studio '));
    assert.deepEqual([...new Set(byStudio)], byStudio);
  }
});
