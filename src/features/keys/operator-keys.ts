import type { Key } from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import { hashKey, keyPrefix, newId, newKeyValue } from '../../platform/identity/identifiers.ts';
import { isIpRange } from '../../platform/identity/ip-allowlist.ts';
import { type Database, mustWriteOrFind, readOne } from '../../platform/storage/database.ts';
import { type Listing, type ListRequest, listPage, notFound } from '../../platform/storage/listing.ts';
import { text } from '../../platform/storage/read-column.ts';
import { accountById, firstAccount } from '../accounts/account-table.ts';
import { assertFuture } from '../accounts/assert-future.ts';
import { openTestAccount } from '../accounts/open-test-account.ts';
import { type CachedCallers, noAccount } from '../accounts/operator-accounts.ts';
import { keyResource } from './key.ts';
import { deleteKey, insertKey, type KeyChange, keyById, pageOfKeys, toKey, updateKey } from './key-table.ts';

export type NewKey = ReturnType<typeof keyResource.created> & {
  /** Null: the first account. */
  readonly accountId: string | null;
  /** False: a test key. */
  readonly livemode: boolean;
};

/** Which models there are or were: a key may be limited to these. */
export interface KnownModels {
  refresh(): Promise<void>;
  everOffered(name: string): unknown;
}

/** Keys of all accounts. A change applies from the next request on, because the caches are cleared. */
export class OperatorKeys {
  readonly #database: Database;
  readonly #callers: CachedCallers;
  readonly #catalogue: KnownModels;
  readonly #now: () => number;

  constructor(database: Database, callers: CachedCallers, catalogue: KnownModels, now: () => number) {
    this.#database = database;
    this.#callers = callers;
    this.#catalogue = catalogue;
    this.#now = now;
  }

  /** The value is returned only here; the database stores its hash. */
  async create(order: NewKey): Promise<{ key: Key; value: string }> {
    await this.#assertRestrictions(order);
    const { accountId, livemode, ...restrictions } = order;
    const value = newKeyValue(!livemode);
    const payer = await this.#accountFor(accountId);
    const key = keyResource.begin({
      ...restrictions,
      id: newId('key'),
      accountId: livemode ? payer : await openTestAccount(this.#database, payer, this.#now()),
      prefix: keyPrefix(value),
      createdAt: this.#now(),
    });
    await mustWriteOrFind(this.#database, [insertKey(key, hashKey(value))], keyById(key.id));
    this.#callers.forget();
    return { key, value };
  }

  async read(id: string): Promise<Key> {
    const row = await readOne(this.#database, keyById(id));
    if (!row) throw noKey(id);
    return toKey(row);
  }

  list(accountId: string | null, request: ListRequest): Promise<Listing<Key>> {
    return listPage(this.#database, 'keys', request, (page) => pageOfKeys(accountId, page), toKey);
  }

  async change(id: string, change: KeyChange): Promise<Key> {
    await this.#assertRestrictions(change);
    const outcome = await this.#database.write([updateKey(id, change)]);
    if (!outcome.ok) throw noKey(id);
    this.#callers.forget();
    return await this.read(id);
  }

  async delete(id: string): Promise<void> {
    const outcome = await this.#database.write([deleteKey(id, this.#now())]);
    if (!outcome.ok) throw noKey(id);
    this.#callers.forget();
  }

  async #assertRestrictions(change: KeyChange): Promise<void> {
    assertFuture(change.expiresAt, this.#now(), 'expires_at');
    if (change.models) await this.#catalogue.refresh();
    assertRestrictions(change, (name) => this.#catalogue.everOffered(name) !== undefined);
  }

  async #accountFor(id: string | null): Promise<string> {
    const row = await readOne(this.#database, id === null ? firstAccount() : accountById(id));
    if (row) return text(row, 'id');
    if (id !== null) throw noAccount(id, 'account');
    throw new ServiceError('resource_not_found', 'There is no account yet: create one first.', {
      param: 'account',
    });
  }
}

/** A restriction that can never match would silently lock the key's owner out. */
function assertRestrictions({ models, ipAllowlist }: KeyChange, isModel: (name: string) => boolean): void {
  const unknown = models?.find((model) => !model.endsWith('*') && !isModel(model));
  if (unknown !== undefined) {
    throw new ServiceError(
      'invalid_parameter',
      `\`models\` must hold ids of models, or beginnings of ids that end in *; ${JSON.stringify(unknown)} is neither.`,
      { param: 'models' },
    );
  }
  const wrong = ipAllowlist?.find((entry) => !isIpRange(entry));
  if (wrong !== undefined) {
    throw new ServiceError(
      'invalid_parameter',
      `\`ip_allowlist\` must hold IP addresses or CIDR ranges; ${JSON.stringify(wrong)} is neither.`,
      { param: 'ip_allowlist' },
    );
  }
}

function noKey(id: string): ServiceError {
  return notFound('resource_not_found', 'key', id, 'id');
}
