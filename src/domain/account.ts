import type { Micros } from './money.ts';
import type { Budget, Spending } from './spending.ts';

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
  /** What this key may spend in all; null: no limit. */
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
