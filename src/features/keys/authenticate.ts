import { type Account, canPay, isTestAccount, type Key, liveAccountOf } from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { hashKey } from '../../platform/identity/identifiers.ts';
import { IpAllowlist } from '../../platform/identity/ip-allowlist.ts';
import { type Database, readOne } from '../../platform/storage/database.ts';
import { accountById, toAccount } from '../accounts/account-table.ts';
import { keyByHash, toKey } from './key-table.ts';

interface CachedCaller {
  readonly caller: Caller;
  readonly allowlist: IpAllowlist | null;
  readonly freshUntil: number;
}

/**
 * How long a key's record is cached, so that not every request reads it. Changes made through this process apply at
 * once (`forget`), changes made by another within this time.
 */
const FRESH_MS = 1000;

const MAX_CACHED = 10_000;

/**
 * Turns an `Authorization` header into a caller. A missing, unknown or expired key is a 401; a suspended account or an
 * address that is not allowed is a 403.
 */
export class Authenticator {
  readonly #database: Database;
  readonly #now: () => number;
  /** By the key's hash; contains only keys that exist, however their headers are written. */
  readonly #cache = new Map<string, CachedCaller>();
  /** Incremented by `forget`: a record read before it must not be cached after it. */
  #generation = 0;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async authenticate(header: string | undefined, address: () => string): Promise<Caller> {
    const hash = hashKey(bearer(header ?? ''));
    const now = this.#now();
    const cached = this.#cache.get(hash);
    const isFresh = cached !== undefined && cached.freshUntil > now;
    return admitted(isFresh ? cached : await this.#load(hash, now), address, now);
  }

  /** Call after any change to keys or accounts. */
  forget(): void {
    this.#generation += 1;
    this.#cache.clear();
  }

  async #load(hash: string, now: number): Promise<CachedCaller> {
    const generation = this.#generation;
    const keyRow = await readOne(this.#database, keyByHash(hash));
    if (!keyRow) {
      this.#cache.delete(hash);
      throw invalidKey();
    }
    const key: Key = toKey(keyRow);
    const accountRow = await readOne(this.#database, accountById(key.accountId));
    if (!accountRow) throw invalidKey();
    const account = await this.#asLiveAccount(toAccount(accountRow));
    const cached: CachedCaller = {
      caller: { key, account, withoutMoney: !canPay(key, account, now) },
      allowlist: key.ipAllowlist === null ? null : new IpAllowlist(key.ipAllowlist),
      freshUntil: now + FRESH_MS,
    };
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    if (generation === this.#generation) this.#cache.set(hash, cached);
    return cached;
  }

  /** A test key is refused where its account is. */
  async #asLiveAccount(account: Account): Promise<Account> {
    if (!isTestAccount(account.id)) return account;
    const row = await readOne(this.#database, accountById(liveAccountOf(account.id)));
    if (!row) throw invalidKey();
    return { ...account, status: toAccount(row).status };
  }
}

function admitted({ caller, allowlist }: CachedCaller, address: () => string, now: number): Caller {
  if (caller.key.expiresAt !== null && caller.key.expiresAt <= now) {
    throw new ServiceError('expired_api_key', 'This API key has expired. Ask the operator for a new one.');
  }
  if (caller.account.status === 'suspended') {
    throw new ServiceError(
      'account_suspended',
      'This account is suspended. Contact the operator of the service.',
    );
  }
  if (allowlist !== null && !allowlist.includes(address())) {
    throw new ServiceError('ip_not_allowed', `This API key may not be used from the address ${address()}.`);
  }
  return caller;
}

/** The scheme's name is case-insensitive (RFC 7235); a key without a scheme counts as mistyped. */
function bearer(authorization: string): string {
  const header = authorization.trim();
  if (header === '' || /^bearer$/i.test(header)) {
    throw new ServiceError(
      'missing_api_key',
      'No API key was sent. Send it in the header: Authorization: Bearer <API_KEY>.',
    );
  }
  const value = /^bearer +(\S+)$/i.exec(header)?.[1];
  if (value === undefined) throw invalidKey();
  return value;
}

function invalidKey(): ServiceError {
  return new ServiceError(
    'invalid_api_key',
    'This API key is not valid: it is unknown, deleted or mistyped. Send it as Authorization: Bearer <API_KEY>.',
  );
}
