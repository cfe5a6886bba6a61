import { session } from '../session.svelte.ts';
import { api, take } from './client.ts';
import type { paths } from './schema.d.ts';

export type Account = paths['/v1/account']['get']['responses'][200]['content']['application/json'];

/** The account of the key in use; null: not read yet, or nobody is signed in with a key. */
export const own: { account: Account | null } = $state({ account: null });

/** An error is not told: whatever page is open says what is wrong with key or service. */
export async function readAccount(): Promise<void> {
  const { apiKey } = session;
  if (apiKey === null) {
    own.account = null;
    return;
  }
  const account = await take(api.GET('/v1/account')).catch(() => null);
  if (session.apiKey === apiKey) own.account = account;
}

/** What can still be spent: of the balance, or of the subscription. Null: no limit. */
export function leftOf({ balance, held, subscription, key }: Account): number | null {
  if (key.type === 'payg') return balance === null ? null : Math.max(0, balance - held);
  if (subscription === null) return 0;
  return subscription.quota === null ? null : Math.max(0, subscription.quota - subscription.used - held);
}
