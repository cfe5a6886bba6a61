import type { Account, Key } from '../domain/account.ts';
import type { Turn } from '../turns/fair-gate.ts';

/** Who asks: the key that was sent, and the account it belongs to. */
export interface Caller {
  readonly key: Key;
  readonly account: Pick<Account, 'id' | 'status' | 'priority'>;
}

/** What is shared is taken in turns by account, not by key: more keys make nobody's turn come sooner. */
export function turnOf({ account }: Caller): Turn {
  return { account: account.id };
}
