import { createHash, randomBytes } from 'node:crypto';

/** Long enough to open the link that the start has printed. */
const LIFE_MS = 10 * 60_000;

/** What the console needs to sign in on this machine; a key that is kept nowhere is null. */
export interface ConsoleKeys {
  readonly apiKey: string | null;
  readonly adminKey: string;
}

/** Tokens that sign in to the console once. Only their hashes are kept, in memory. */
export class SignInLinks {
  readonly #keys: () => ConsoleKeys;
  readonly #now: () => number;
  readonly #expiries = new Map<string, number>();

  constructor(keys: () => ConsoleKeys, now: () => number) {
    this.#keys = keys;
    this.#now = now;
  }

  newToken(): string {
    const token = randomBytes(24).toString('base64url');
    this.#expiries.set(hash(token), this.#now() + LIFE_MS);
    return token;
  }

  /** The keys, the first time a valid token is shown; otherwise null. */
  redeem(token: string): ConsoleKeys | null {
    const hashed = hash(token);
    const expiresAt = this.#expiries.get(hashed);
    this.#expiries.delete(hashed);
    return expiresAt === undefined || expiresAt < this.#now() ? null : this.#keys();
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
