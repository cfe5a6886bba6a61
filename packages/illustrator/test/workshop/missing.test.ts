import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonNouns } from '../../scripts/workshop/common-nouns.ts';
import { showNoun, tellMissing } from '../../scripts/workshop/find-missing.ts';

const SHOWN: Readonly<Record<string, string>> = {
  fence: 'drawing',
  kitchen: 'place',
  anaconda: 'kin',
  micelle: 'sign',
};

for (const [noun, shown] of Object.entries(SHOWN))
  test(`"${noun}" leads to: ${shown}`, async () => assert.equal((await showNoun(noun)).shown, shown));

test('common nouns are things that can be seen, the commonest first', () => {
  const nouns = commonNouns(2000);
  assert.equal(new Set(nouns).size, 2000);
  for (const noun of ['house', 'door', 'fence']) assert.ok(nouns.includes(noun), noun);
  for (const noun of ['idea', 'teacher', 'mississippi']) assert.ok(!nouns.includes(noun), noun);
  assert.ok(nouns.indexOf('door') < nouns.indexOf('fence'));
});

test('what is missing is told by what is shown instead', () => {
  const told = tellMissing([
    { noun: 'fence', shown: 'drawing' },
    { noun: 'wire', shown: 'sign' },
    { noun: 'anaconda', shown: 'kin', as: 'snake' },
  ]);
  assert.match(told, /^3 nouns: drawing 1, kin 1, sign 1$/m);
  assert.match(told, /^sign: wire$/m);
  assert.match(told, /^kin: anaconda \(snake\)$/m);
});
