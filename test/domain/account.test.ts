import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canPay, keyMayUse } from '../../src/domain/account.ts';
import { aKey, anAccount } from '../support/seed-account.ts';

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

test('who can pay has something left of what the key draws on', () => {
  const now = 1000;
  const of = (key: Parameters<typeof aKey>[2], account: Parameters<typeof anAccount>[1]) =>
    canPay(aKey('key', 'account', key), anAccount('account', account), now);
  assert.equal(of({}, { balance: null }), true);
  assert.equal(of({}, { balance: 1 }), true);
  assert.equal(of({}, { balance: 0 }), false);
  assert.equal(of({}, { balance: 1, paymentFailed: true }), false);
  assert.equal(of({ quota: 5, used: 4 }, {}), true);
  assert.equal(of({ quota: 5, used: 5 }, {}), false);
  const type = 'subscription' as const;
  const subscription = { expiresAt: now + 1, quota: 5, used: 4 };
  assert.equal(of({ type }, { balance: 1, subscription: null }), false);
  assert.equal(of({ type }, { balance: 0, subscription }), true);
  assert.equal(of({ type }, { balance: 1, subscription: { ...subscription, used: 5 } }), false);
  assert.equal(of({ type }, { subscription: { ...subscription, expiresAt: now } }), false);
});
