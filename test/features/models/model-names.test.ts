import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { allModels } from '../../../src/domain/catalogue.ts';

/** Where the names of models are data, and what is made from the reference with its examples. */
const NAMES = new Set(['src/domain/models.ts', 'src/domain/model-words.ts', 'console/src/api/schema.d.ts']);
const ROOT = new URL('../../../', import.meta.url);

const sources = (folder: string) =>
  readdirSync(new URL(folder, ROOT), { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(ts|svelte)$/.test(file) && !NAMES.has(file));

test('no model is named in the source outside of the catalogue: what differs between models is a column of its row', () => {
  const ids = allModels().map(({ id }) => id);
  const found: string[] = [];
  for (const file of [...sources('src'), ...sources('console/src'), ...sources('client/src')]) {
    const text = readFileSync(new URL(file, ROOT), 'utf8');
    for (const id of ids) if (hasWord(text, id)) found.push(`${file}: ${id}`);
  }
  assert.deepEqual(found, []);
});

test('no source asks how the name of a model begins', () => {
  const beginnings = /startsWith\(['"](?:vid[AB]|asr|chat-|tts)/;
  const asking = [...sources('src'), ...sources('console/src'), ...sources('client/src')].filter((file) =>
    beginnings.test(readFileSync(new URL(file, ROOT), 'utf8')),
  );
  assert.deepEqual(asking, []);
});

/** `vidA2` is no part of `vidA2-fast`. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + word.length]];
    if (!/[\w.-]/.test(before) && !/[\w-]/.test(after)) return true;
  }
  return false;
}
