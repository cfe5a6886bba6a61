import { type Account, isTestAccount, type Key } from '../../domain/account.ts';
import type { TestMode } from '../../domain/test-mode.ts';
import type { Turn } from '../turns/fair-gate.ts';

/** The key of the request, and the account it belongs to. */
export interface Caller {
  readonly key: Key;
  readonly account: Pick<Account, 'id' | 'status' | 'priority'>;
  /** Nothing could be charged when the key was last read. Money is decided by the database; this only orders lines. */
  readonly withoutMoney?: boolean;
  /** What a request with a test key asks to happen. */
  readonly testMode?: TestMode;
}

/** Turns an `Authorization` header into a caller, or throws why not. */
export interface Admission {
  authenticate(header: string | undefined, address: () => string): Promise<Caller>;
}

/**
 * Shared resources are shared fairly by account, not by key: more keys do not give an account more. All test keys count as
 * one account without money.
 */
export function turnOf({ account, withoutMoney = false }: Caller): Turn {
  if (isTestAccount(account.id)) return { account: 'test mode', withoutMoney: true };
  return { account: account.id, withoutMoney };
}
