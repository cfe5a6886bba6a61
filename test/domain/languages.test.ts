import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, languageName } from '../../src/domain/texts/languages.ts';

test('every language has a name in lower case that says more than its code', () => {
  for (const code of LANGUAGES) assert.match(languageName(code), /^[a-z]{3,}( [a-z]+)?$/, code);
  assert.equal(new Set(LANGUAGES.map(languageName)).size, LANGUAGES.length);
});

test('languages are called as recognisers call them', () => {
  const names = {
    en: 'english',
    zh: 'chinese',
    ht: 'haitian creole',
    bn: 'bengali',
    my: 'myanmar',
    tl: 'tagalog',
  };
  for (const [code, name] of Object.entries(names)) assert.equal(languageName(code), name);
  assert.equal(languageName('unknown'), 'unknown');
});
