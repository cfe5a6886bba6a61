import { keepKeys } from '../session.svelte.ts';
import { noAnswer, toApiError } from './api-error.ts';

async function ask(path: string, key: string): Promise<Response> {
  return await fetch(path, { headers: { authorization: `Bearer ${key}` } }).catch(() => {
    throw noAnswer();
  });
}

/** One field takes both kinds of key: the service knows which it is. */
export async function signInWith(key: string): Promise<'api' | 'admin'> {
  const asUser = await ask('/v1/models', key);
  if (asUser.ok) {
    keepKeys({ apiKey: key });
    return 'api';
  }
  const asOperator = await ask('/admin/v1/accounts?limit=1', key);
  if (asOperator.ok) {
    keepKeys({ adminKey: key });
    return 'admin';
  }
  throw toApiError(asUser, await asUser.json().catch(() => null));
}

/** The token of the link that the service has printed, for the keys of this machine. */
export async function signInByLink(token: string): Promise<void> {
  const response = await fetch('/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => {
    throw noAnswer();
  });
  const body = await response.json().catch(() => null);
  if (!response.ok) throw toApiError(response, body);
  keepKeys({ apiKey: body.api_key, adminKey: body.admin_key });
}
