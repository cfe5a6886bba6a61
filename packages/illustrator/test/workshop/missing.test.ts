import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonWords } from '../../scripts/workshop/common-words.ts';
import { showNoun, showVerb, tellMissing } from '../../scripts/workshop/find-missing.ts';

const NOUNS: Readonly<Record<string, string>> = {
  fence: 'drawing',
  kitchen: 'place',
  anaconda: 'kin',
  micelle: 'sign',
};
const VERBS: Readonly<Record<string, string>> = { juggle: 'drawing', testify: 'pose', become: 'nothing' };

for (const [word, shown] of Object.entries(NOUNS))
  test(`"${word}" leads to: ${shown}`, async () => assert.equal((await showNoun(word)).shown, shown));

for (const [word, shown] of Object.entries(VERBS))
  test(`a person who should ${word} leads to: ${shown}`, async () =>
    assert.equal((await showVerb(word)).shown, shown));

test('common nouns are things that can be seen, the commonest first', () => {
  const nouns = commonWords('nouns', 2000);
  assert.equal(new Set(nouns).size, 2000);
  for (const noun of ['house', 'door', 'fence']) assert.ok(nouns.includes(noun), noun);
  for (const noun of ['idea', 'teacher', 'mississippi', 'run']) assert.ok(!nouns.includes(noun), noun);
  assert.ok(nouns.indexOf('door') < nouns.indexOf('fence'));
});

test('common verbs are deeds that can be seen, the commonest first', () => {
  const verbs = commonWords('verbs', 500);
  assert.equal(new Set(verbs).size, 500);
  for (const verb of ['run', 'carry', 'laugh']) assert.ok(verbs.includes(verb), verb);
  for (const verb of ['be', 'know', 'house']) assert.ok(!verbs.includes(verb), verb);
  assert.ok(verbs.indexOf('run') < verbs.indexOf('sweep'));
});

test('what is missing is told by what is shown instead', () => {
  const told = tellMissing({
    nouns: [
      { word: 'fence', shown: 'drawing' },
      { word: 'wire', shown: 'sign' },
      { word: 'anaconda', shown: 'kin', as: 'snake' },
    ],
    people: [{ word: 'editor', shown: 'word' }],
    verbs: [{ word: 'imagine', shown: 'nothing' }],
  });
  assert.match(told, /^3 nouns: drawing 1, kin 1, sign 1$/m);
  assert.match(told, /^sign: wire$/m);
  assert.match(told, /^kin: anaconda \(snake\)$/m);
  assert.match(told, /^1 verbs: nothing 1$/m);
});
