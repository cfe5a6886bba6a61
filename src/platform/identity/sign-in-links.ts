import { createHash, randomBytes } from 'node:crypto';
import { keptSecret } from './kept-secrets.ts';

/** Long enough to open the link that the start has printed. */
const LIFE_MS = 10 * 60_000;

/** What the console needs to sign in on this machine; a key that is kept nowhere is null. */
export interface ConsoleKeys {
  readonly apiKey: string | null;
  readonly adminKey: string;
}

/** Tokens that sign in to the console once. Only their hashes are kept, in memory. */
export class SignInLinks {
  readonly #dataDirectory: string;
  readonly #adminKey: string;
  readonly #now: () => number;
  readonly #expiries = new Map<string, number>();

  constructor(dataDirectory: string, adminKey: string, now: () => number) {
    this.#dataDirectory = dataDirectory;
    this.#adminKey = adminKey;
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
    if (expiresAt === undefined || expiresAt < this.#now()) return null;
    return { apiKey: keptSecret(this.#dataDirectory, 'first-key'), adminKey: this.#adminKey };
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
