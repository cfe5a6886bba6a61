import type { Micros } from './money.ts';

/** Days and months of UTC as numbers that sort: 20261117 and 202611. */
export interface Periods {
  readonly day: number;
  readonly month: number;
}

export function periodsAt(time: number): Periods {
  const date = new Date(time);
  const month = date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
  return { day: month * 100 + date.getUTCDate(), month };
}

/** What an account or a key was charged in the last day and month in which it was charged anything. */
export interface Spending {
  readonly periods: Periods;
  readonly day: Micros;
  readonly month: Micros;
}

export const NOTHING_SPENT: Spending = { periods: { day: 0, month: 0 }, day: 0, month: 0 };

/** Charged today and in this month. */
export interface Spent {
  readonly day: Micros;
  readonly month: Micros;
}

export function spentAt({ periods, day, month }: Spending, time: number): Spent {
  const now = periodsAt(time);
  return { day: periods.day >= now.day ? day : 0, month: periods.month >= now.month ? month : 0 };
}

/** What may be spent in a day and in a month; null: no limit. */
export interface Budget {
  readonly day: Micros | null;
  readonly month: Micros | null;
  /** Refuses what would go beyond it; else it only tells of it. */
  readonly hard: boolean;
}

export const NO_BUDGET: Budget = { day: null, month: null, hard: true };

/**
 * Every account has a test account for what its test keys make, apart from everything live. It is an account of its own, whose
 * id is the account's with an ending, so that whatever is kept by account is kept apart without a further rule.
 */
const ENDING = '_test';

export function testAccountOf(accountId: string): string {
  return `${liveAccountOf(accountId)}${ENDING}`;
}

export function isTestAccount(accountId: string): boolean {
  return accountId.endsWith(ENDING);
}

export function liveAccountOf(accountId: string): string {
  return isTestAccount(accountId) ? accountId.slice(0, -ENDING.length) : accountId;
}

export const ACCOUNT_STATUSES = ['active', 'suspended'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Whose tasks go first when tasks wait for a worker. */
export const PRIORITIES = ['high', 'normal', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

export interface Subscription {
  readonly expiresAt: number;
  /** Null: no limit. */
  readonly quota: Micros | null;
  readonly used: Micros;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly status: AccountStatus;
  readonly priority: Priority;
  /** What is left, held amounts included; null: no limit. */
  readonly balance: Micros | null;
  readonly held: Micros;
  readonly paymentFailed: boolean;
  readonly subscription: Subscription | null;
  readonly subscriptionHeld: Micros;
  readonly spending: Spending;
  readonly budget: Budget;
  readonly createdAt: number;
}

export const KEY_TYPES = ['payg', 'subscription'] as const;
export type KeyType = (typeof KEY_TYPES)[number];

export interface RateLimit {
  readonly requests: number;
  readonly perSeconds: number;
}

export interface Key {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly type: KeyType;
  /** The first characters, to recognise it by; the key itself is stored only as a hash. */
  readonly prefix: string;
  /** Model ids, or prefixes that end in `*`; null: every model. */
  readonly models: readonly string[] | null;
  /** Addresses and CIDR ranges; null: from anywhere. */
  readonly ipAllowlist: readonly string[] | null;
  /** What this key may spend in total; null: no limit. */
  readonly quota: Micros | null;
  readonly used: Micros;
  readonly held: Micros;
  readonly spending: Spending;
  readonly budget: Budget;
  readonly expiresAt: number | null;
  /** `default`: the service's own buckets; null: no limit. */
  readonly rateLimit: RateLimit | 'default' | null;
  readonly createdAt: number;
}

/** Whether a request with this key could be charged anything at all at the moment. */
export function canPay(
  key: Pick<Key, 'type' | 'quota' | 'used'>,
  account: Pick<Account, 'balance' | 'paymentFailed' | 'subscription'>,
  now: number,
): boolean {
  if (account.paymentFailed || !isLeft(key.quota, key.used)) return false;
  if (key.type === 'payg') return isLeft(account.balance, 0);
  const { subscription } = account;
  return (
    subscription !== null && subscription.expiresAt > now && isLeft(subscription.quota, subscription.used)
  );
}

function isLeft(limit: Micros | null, used: Micros): boolean {
  return limit === null || limit > used;
}

export function keyMayUse(key: Pick<Key, 'models'>, model: string): boolean {
  if (key.models === null) return true;
  return key.models.some((allowed) =>
    allowed.endsWith('*') ? model.startsWith(allowed.slice(0, -1)) : model === allowed,
  );
}
