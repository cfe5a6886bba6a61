import { api, take } from '../api/client.ts';
import { Resource } from '../parts/resource.svelte.ts';
import { t } from '../words.ts';

/** As many as one page of a list has; what is not among them is shown by its id. */
const MOST = 100;

/** The test account of an account has its id with this ending. */
const TEST_ACCOUNT = /_test$/;

/** The name of an account, by its id. */
export function accountNames(): (id: string) => string {
  const accounts = new Resource(() =>
    take(api.GET('/admin/v1/accounts', { params: { query: { limit: MOST } } })),
  );
  return (wanted) => {
    const of = wanted.replace(TEST_ACCOUNT, '');
    const name = accounts.data?.data.find(({ id }) => id === of)?.name;
    if (name === undefined) return wanted;
    return of === wanted ? name : t('{name} (test)', { name });
  };
}

/** The name of a key, by its id. */
export function keyNames(): (id: string) => string {
  const keys = new Resource(() => take(api.GET('/admin/v1/keys', { params: { query: { limit: MOST } } })));
  return (wanted) => {
    const key = keys.data?.data.find(({ id }) => id === wanted);
    return key ? key.name || `${key.prefix}…` : wanted;
  };
}
