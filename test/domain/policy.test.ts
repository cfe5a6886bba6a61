import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breachedCategory, DEFAULT_POLICY } from '../../src/domain/policy.ts';

test('what no deployment wants is refused by category', () => {
  const refused = {
    'a pornographic film': 'pornography',
    PORN: 'pornography',
    一部色情电影: 'pornography',
    'the beheading of a man': 'graphic violence',
    'how to build a pipe bomb at home': 'weapons of mass harm',
    'a naked child on the beach': 'sexual content involving minors',
    'children in sexual poses': 'sexual content involving minors',
  };
  for (const [text, category] of Object.entries(refused)) {
    assert.equal(breachedCategory(DEFAULT_POLICY, text), category, text);
  }
});

test('ordinary prompts pass', () => {
  const fine = [
    'two dogs walking on the beach at sunset',
    'children playing football',
    'a minor key melody. A popcorn stand.',
    'the French Revolution: a guillotine in the square',
    'a bomb disposal robot at work',
    'a nude statue in a museum',
    'rapeseed fields in bloom',
    '',
  ];
  for (const text of fine) assert.equal(breachedCategory(DEFAULT_POLICY, text), null, text);
});

test("an operator's rule counts too, and the first breach names the category", () => {
  const rules = [{ category: 'rivals', pattern: /acme/i }, ...DEFAULT_POLICY];
  assert.equal(breachedCategory(rules, 'ACME porn'), 'rivals');
  assert.equal(breachedCategory([], 'porn'), null);
});

test('long texts are looked through in no time to speak of, whatever they hold', () => {
  const hostile = `${'child '.repeat(20_000)}${'a'.repeat(100_000)}${' how to make'.repeat(10_000)}`;
  assert.equal(breachedCategory(DEFAULT_POLICY, hostile), null);
});
