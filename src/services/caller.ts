import type { Account, Key } from '../domain/account.ts';

/** Who asks: the key that was sent, and the account it belongs to. */
export interface Caller {
  readonly key: Key;
  readonly account: Pick<Account, 'id' | 'status' | 'priority'>;
}
