/**
 * Every account has a test side: what its test keys make, apart from everything live. It is an account of its own, whose
 * id is the account's with an ending, so that whatever is kept by account is kept apart without a further rule.
 */
const ENDING = '_test';

export function testSideOf(accountId: string): string {
  return `${liveSideOf(accountId)}${ENDING}`;
}

export function isTestSide(accountId: string): boolean {
  return accountId.endsWith(ENDING);
}

export function liveSideOf(accountId: string): string {
  return isTestSide(accountId) ? accountId.slice(0, -ENDING.length) : accountId;
}
