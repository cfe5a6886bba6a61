import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyMayUse } from '../../src/domain/account.ts';

test('a key without a list may use every model', () => {
  assert.equal(keyMayUse({ models: null }, 'vidA3.1'), true);
});

test('a list names models, or prefixes that end in a star', () => {
  const key = { models: ['vidB-2', 'vidA3*'] };
  const answers = { 'vidB-2': true, 'vidB-2-pro': false, vidA3: true, 'vidA3.1-pro': true, vidA2: false };
  for (const [model, may] of Object.entries(answers)) assert.equal(keyMayUse(key, model), may, model);
  assert.equal(keyMayUse({ models: ['*'] }, 'anything'), true);
  assert.equal(keyMayUse({ models: [] }, 'anything'), false);
});
